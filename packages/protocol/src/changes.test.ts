import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, patch } from './changes.ts';

/** Values as they come out of JSON; a member called __proto__ is no member of any view. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('__proto__'));

describe('changes', () => {
  test('any value is turned into any other, also after a trip through JSON', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const sent = JSON.parse(JSON.stringify(diff(before, after)));
        expect(patch(before, sent)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('equal values have no changes, whatever the identity of their parts', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diff(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  test('a patch alters nothing that it was given and shares what has not changed', () => {
    const before = { hand: ['a', 'b'], board: { squares: [1, 2, 3], kind: 'long enough to be kept' } };
    const copy = structuredClone(before);
    const after = patch(before, [[['hand', 1], 'c']]);
    expect(before).toEqual(copy);
    expect(after.hand).toEqual(['a', 'c']);
    expect(after.board).toBe(before.board);
  });

  test('only what differs is named', () => {
    const before = { round: 1, players: [{ square: 3, blocked: false, name: 'a long name' }, { square: 4 }] };
    const after = { round: 1, players: [{ square: 5, blocked: false, name: 'a long name' }, { square: 4 }] };
    expect(diff(before, after)).toEqual([[['players', 0, 'square'], 5]]);
  });

  test('a list that grows is appended to, one that shrinks is cut', () => {
    const long = ['a longer word', 'another longer word', 'a third longer word'];
    expect(diff({ log: long.slice(0, 2) }, { log: long })).toEqual([[['log', 2], long[2]]]);
    expect(diff({ log: long }, { log: long.slice(0, 1) })).toEqual([[['log', 1]]]);
  });

  test('a list that changes all over is replaced whole', () => {
    expect(diff({ hand: [1, 2, 3, 4] }, { hand: [2, 3, 4] })).toEqual([[['hand'], [2, 3, 4]]]);
  });

  test('undefined members count as absent', () => {
    expect(diff({ a: 1, b: undefined }, { a: 1 })).toEqual([]);
    expect(diff({ a: 1 }, { a: undefined })).toEqual([[['a']]]);
  });

  test('changes for another value are refused', () => {
    expect(() => patch({ a: 1 }, [[['a', 'b', 'c'], 1]])).toThrow('not there');
  });
});
