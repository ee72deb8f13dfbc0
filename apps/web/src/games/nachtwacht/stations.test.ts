import { expect, test } from 'vitest';
import type { AnyEvent } from '../contract.ts';
import { stations, tally } from './stations.ts';

const e = (type: string, more: Record<string, unknown>): AnyEvent => ({ type, rule: 'NW-8.3', ...more });
const reveal = (cancelled: number[]) => e('revealed', { cards: ['1', '2'], cancelled, order: [] });

const log = [
  e('stripLaid', { seat: 1, first: 1, kinds: ['plain', 'plain', 'power'], reversed: false }),
  e('blocked', { seat: 0, square: 3, monster: 'torch' }),
  reveal([]),
  reveal([1]),
  e('fought', { seat: 0, square: 3, monster: 'torch', card: 'torch' }),
  reveal([1]),
  e('moved', { seat: 0, card: '4', from: 3, path: [4], to: 4, bounced: false, steppedBack: false }),
  e('won', { seat: 0, round: 9 }),
];

test('the tally counts the rounds that a monster held somebody, from the block to the fight', () => {
  expect(tally(log, 2)).toEqual([
    { cancelled: 0, held: 2, fights: 1, built: 0, thefts: 0 },
    { cancelled: 2, held: 0, fights: 0, built: 3, thefts: 0 },
  ]);
});

test('three stations, the last of them the step that decided', () => {
  const told = stations(log, 2);
  expect(told).toHaveLength(3);
  expect(told[2]).toEqual({ key: 'ui.nw.story.step', args: { card: { key: 'step.4' }, n: 9 } });
});

test('who shares a record has no story of it', () => {
  expect(stations([reveal([0, 1]), reveal([0, 1])], 2)).toEqual([]);
});
