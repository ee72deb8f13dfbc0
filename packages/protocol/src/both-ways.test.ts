import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffBothWays } from './both-ways.ts';
import { diff, patch } from './changes.ts';

const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('__proto__'));

/** Objects with few names, so that two of them have much in common, in lists and in other objects. */
const { state } = fc.letrec<{ state: unknown }>((again) => {
  const part = fc.oneof(
    { maxDepth: 3 },
    fc.integer({ min: 0, max: 3 }),
    fc.constant('a longer word'),
    fc.array(again('state'), { maxLength: 3 }),
  );
  const member = fc.tuple(
    fc.constantFrom('id', 'step', 'seat', 'answer', '7', 'toString'),
    fc.oneof({ maxDepth: 3 }, part, again('state')),
  );
  return { state: fc.array(member, { maxLength: 5 }).map((members) => Object.fromEntries(members)) };
});

describe('changes in both directions', () => {
  for (const [name, value] of [
    ['any two values', json],
    ['two values with much in common', state],
  ] as const)
    test(`${name}: the same as each direction by itself; what is said to come back exactly does`, () => {
      let exact = 0;
      fc.assert(
        fc.property(value, value, (before, after) => {
          const both = diffBothWays(before, after);
          expect(both.there).toEqual(diff(before, after));
          expect(both.back).toEqual(diff(after, before));
          if (!both.exact) return;
          exact++;
          expect(JSON.stringify(patch(after, both.back))).toBe(JSON.stringify(before));
        }),
        { numRuns: 1000 },
      );
      expect(exact).toBeGreaterThan(150);
    });

  test('a member that a question adds to a frame is taken away exactly', () => {
    const frame = { id: 1, proc: 'turn', step: 'roll', seat: 0 };
    expect(diffBothWays(frame, { ...frame, step: 'move', answer: 'roll' })).toMatchObject({ exact: true });
  });

  test('a member that would come back at another place is not exact', () => {
    const both = diffBothWays({ answer: 'a long enough answer', step: 'rolled', proc: 'turn' }, { step: 'rolled', proc: 'turn' });
    expect(both.exact).toBe(false);
    expect(JSON.stringify(patch({ step: 'rolled', proc: 'turn' }, both.back))).toBe(
      '{"step":"rolled","proc":"turn","answer":"a long enough answer"}',
    );
  });
});
