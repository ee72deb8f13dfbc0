import fc from 'fast-check';
import { expect, test } from 'vitest';
import { midwayOf, viewsMidway } from './midway.ts';

const view = fc.record({
  gold: fc.nat(3),
  lies: fc.array(fc.constantFrom('axe', 'bow'), { maxLength: 3 }),
  at: fc.constantFrom('A1', 'B2'),
});

test('the changes line by line lead through the same views', () => {
  fc.assert(
    fc.property(view, fc.array(fc.option(view, { nil: undefined }), { maxLength: 6 }), (before, seen) => {
      const { midway, view: reached } = midwayOf(before, seen);
      // What is not known at a line is as it was before.
      const expected = seen.map((_, i) => seen.slice(0, i + 1).findLast((one) => one !== undefined) ?? before);
      const sent = JSON.parse(JSON.stringify(midway)) as typeof midway;
      expect(viewsMidway(before, sent, seen.length)).toEqual(expected);
      // One line more, which brings nothing of its own.
      expect(viewsMidway(before, sent, seen.length + 1).at(-1)).toEqual(reached);
    }),
    { numRuns: 300 },
  );
});

test('lines at which nothing has changed cost nothing', () => {
  const before = { gold: 1, lives: 4 };
  expect(midwayOf(before, [before, { gold: 1, lives: 3 }, { gold: 1, lives: 3 }]).midway).toEqual([[1, [[['lives'], 3]]]]);
  expect(midwayOf(before, []).midway).toEqual([]);
});
