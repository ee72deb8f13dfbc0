import { text } from '@questhall/kernel';
import { speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { cellsOf } from './consequence.tsx';

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
