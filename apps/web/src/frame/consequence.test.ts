import { text } from '@questhall/kernel';
import { speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { cellsOf, goodAndBad } from './consequence.tsx';

const speak = speaker('en', [{ nothing: 'nothing', toad: 'toad', out: '{odds} out' }], String);

test('what several numbers bring stands in one cell, also where they are no neighbours; a chance is that of its own numbers', () => {
  const [nothing, toad] = [text('nothing'), text('toad')];
  const cells = (results: Parameters<typeof cellsOf>[0]) => cellsOf(results, speak).map(({ range, brings }) => `${range} ${brings}`);
  expect(
    cells([
      { from: 1, to: 1, brings: nothing },
      { from: 2, to: 3, brings: toad, helps: false },
      { from: 4, to: 6, brings: nothing },
    ]),
  ).toEqual(['1, 4–6 nothing', '2–3 toad']);
  const chance = text('out', { odds: 5 });
  expect(
    cells([
      { from: 2, to: 2, brings: chance },
      { from: 12, to: 12, brings: chance },
    ]),
  ).toEqual(['2 5 out', '12 5 out']);
});

test('how likely dice help and hurt: of one die, of two; nothing where they do neither, or are not all that dice can show', () => {
  const brings = text('nothing');
  const one = (from: number, to: number, helps?: boolean) => ({ from, to, brings, ...(helps === undefined ? {} : { helps }) });
  expect(goodAndBad([one(1, 1, false), one(2, 4), one(5, 6, true)])).toEqual({ good: 2 / 6, bad: 1 / 6 });
  expect(goodAndBad([one(2, 3, true), one(4, 11), one(12, 12, false)])).toEqual({ good: 3 / 36, bad: 1 / 36 });
  expect(goodAndBad([one(1, 6)])).toBeNull();
  expect(goodAndBad([one(1, 4, true)])).toBeNull();
});
