import { expect, test } from 'vitest';
import type { AnyEvent } from '../contract.ts';
import { befell } from './befell.ts';

const revealed = {
  type: 'revealed',
  rule: 'NW-6.2',
  cards: ['4', 'skull', '4', '4'],
  cancelled: [0, 2, 3],
  order: [1],
} as unknown as AnyEvent;

test('whose card was cancelled is told so, with the others who showed it; nobody else is', () => {
  const [told, ...more] = befell([revealed], 2);
  expect(more).toEqual([]);
  expect(told?.text).toEqual({
    key: 'ui.nw.befell.cancelled',
    args: { seats: [{ seat: 0 }, { seat: 3 }] },
  });
  expect(befell([revealed], 1)).toEqual([]);
});

test('who was robbed is told of what, where that is known', () => {
  const stole = (more: object) => ({ type: 'stole', rule: 'NW-10.3', seat: 1, victim: 0, ...more }) as unknown as AnyEvent;
  expect(befell([stole({ card: 'torch' })], 0)[0]?.text.key).toBe('ui.nw.befell.card');
  expect(befell([stole({})], 0)[0]?.text.key).toBe('ui.nw.befell');
  expect(befell([stole({})], 1)).toEqual([]);
});
