import type { DecisionView } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { refolded, stillShown, unfolded } from './unfold.ts';

const way = (id: string, space: string) => ({ id, label: { key: 'way', args: { space } }, target: { space } });
const fate: DecisionView = {
  id: 7,
  seat: 1,
  kind: 'fate',
  rule: 'TDE-2.9',
  prompt: { key: 'ask.fate' },
  options: [
    { id: 'keep', label: { key: 'keep' }, after: [way('cw', 'O3'), way('ccw', 'O23')] },
    { id: 'reroll:2', label: { key: 'reroll' } },
  ],
  refused: [],
  byDefault: 'keep',
};
const direction: DecisionView = { ...fate, id: 8, kind: 'direction', options: [way('cw', 'O3'), way('ccw', 'O23')], byDefault: 'cw' };

test('an answer that says what is asked after it gives way to those answers; one touch gives both', () => {
  const question = unfolded(fate);
  expect(question.options.map(({ id, target }) => [id, target?.space])).toEqual([
    ['keep>cw', 'O3'],
    ['keep>ccw', 'O23'],
    ['reroll:2', undefined],
  ]);
  const { choice, next } = refolded(question, 'keep>ccw');
  expect(choice).toBe('keep');
  expect(next).toMatchObject({ seat: 1, asked: 7, choice: 'keep', give: 'ccw' });
  expect(stillShown(direction, next!)).toBe(true);
  expect(refolded(question, 'reroll:2')).toEqual({ choice: 'reroll:2' });
});

test('what was promised otherwise, to somebody else or not at all is asked', () => {
  const { next } = refolded(unfolded(fate), 'keep>ccw');
  expect(stillShown({ ...direction, options: [way('cw', 'O3'), way('ccw', 'O22')] }, next!)).toBe(false);
  expect(stillShown({ ...direction, seat: 0 }, next!)).toBe(false);
  expect(stillShown({ ...direction, options: [way('cw', 'O3')] }, next!)).toBe(false);
});

test('a question without such an answer stays the very same', () => {
  expect(unfolded(direction)).toBe(direction);
  expect(refolded(direction, 'cw')).toEqual({ choice: 'cw' });
});
