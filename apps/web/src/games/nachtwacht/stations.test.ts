import { expect, test } from 'vitest';
import type { AnyEvent } from '../contract.ts';
import { moments, records, tally } from './stations.ts';

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

test('three records at most, and none that is shared', () => {
  expect(records(log, 2).map(({ key }) => key)).toEqual(['ui.nw.story.cancelled', 'ui.nw.story.blocked', 'ui.nw.story.fights']);
  expect(records([reveal([0, 1]), reveal([0, 1])], 2)).toEqual([]);
});

test('the moments of a night lead to their lines, the step that decided among them with words of its own', () => {
  expect(moments(log)).toEqual([
    { at: 1 },
    { at: 4 },
    { at: 6, text: { key: 'ui.nw.story.step', args: { card: { key: 'step.4' }, n: 9 } } },
  ]);
  // One step of one square is none otherwise, three cards that cancel each other are.
  expect(moments([log[6] as AnyEvent, reveal([0, 1, 2]), reveal([0, 1])])).toEqual([{ at: 1 }]);
});

test('no kind of moment is told more than twice', () => {
  const fights = [1, 2, 3].map((square) => e('fought', { seat: 0, square, monster: 'torch', card: 'torch' }));
  expect(moments(fights)).toHaveLength(2);
});

test('NW-8.6 a card that was cancelled and would have won is a moment, unless a monster held whoever played it', () => {
  const way = [
    e('libraryAttached', { square: 9 }),
    e('moved', { seat: 1, card: '4', from: 0, path: [4], to: 4, bounced: false, steppedBack: false }),
  ];
  const spoilt = e('revealed', { cards: ['5', '5'], cancelled: [0, 1], order: [] });
  expect(moments([...way, spoilt])).toContainEqual({
    at: 2,
    text: { key: 'ui.nw.story.spoilt', args: { card: { key: 'step.5' }, seat: { seat: 1 } } },
  });
  const held = e('blocked', { seat: 1, square: 4, monster: 'torch' });
  expect(moments([...way, held, spoilt]).map(({ at }) => at)).not.toContain(3);
});
