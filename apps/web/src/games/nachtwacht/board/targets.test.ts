import type { DecisionView } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { squareOfPick, squareTargets } from './targets.ts';

const label = { key: 'l' };
const decision = (kind: string, options: DecisionView['options'], refused: DecisionView['refused'] = []): DecisionView => ({
  id: 1,
  seat: 0,
  kind,
  rule: 'NW-8.3',
  prompt: label,
  options,
  refused,
  byDefault: null,
});

test('targets are exactly the squares of the options; what is refused says why', () => {
  const d = decision(
    'placeMonster',
    [
      { id: '3', label, target: { space: '3' } },
      { id: 'pass', label },
    ],
    [{ id: '4', label, target: { space: '4' }, reason: { key: 'no.pawnThere' }, rule: 'NW-9.1' }],
  );
  expect(squareTargets(d, null)).toEqual([
    { square: 3, pick: '3', label, note: undefined },
    { square: 4, pick: '4', label, refused: { key: 'no.pawnThere' } },
  ]);
});

test('a move is picked in two taps: first the monster, then where it goes', () => {
  const d = decision('moveMonster', [
    { id: '2>5', label, target: { from: '2', space: '5' } },
    { id: '2>6', label, target: { from: '2', space: '6' } },
    { id: '9>5', label, target: { from: '9', space: '5' } },
  ]);
  expect(squareTargets(d, null).map((t) => [t.square, t.from])).toEqual([
    [2, '2'],
    [9, '9'],
  ]);
  // The lifted monster stays in reach: tapped again, it is put down.
  expect(squareTargets(d, '2').map((t) => t.pick ?? t.from)).toEqual(['2', '2>5', '2>6']);
});

test('the ghost stands only where the option itself says that the walk would end', () => {
  const d = decision('commit', [
    { id: '3', label, note: { key: 'note.walk.straight', args: { n: 3, square: 7 } } },
    { id: 'skull', label, note: { key: 'note.skull.place' } },
  ]);
  expect(squareOfPick(d, '3')).toBe(7);
  expect(squareOfPick(d, 'skull')).toBeNull();
  expect(squareOfPick(d, null)).toBeNull();
});

test('nothing may be tapped while nothing is asked', () => {
  expect(squareTargets(undefined, null)).toEqual([]);
});
