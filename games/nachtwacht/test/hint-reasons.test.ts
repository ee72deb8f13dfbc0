import { begin, fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { heuristic, nachtwacht } from '../src/index.ts';

const { worth, count } = heuristic.reasons;

test('reasons count squares gone, cards left, and who holds the exact card that nobody can cancel', () => {
  const s = begin(nachtwacht, { seats: 2, options: { pathLength: 'short' } }, fast(1));
  const [me, other] = s.players as [(typeof s.players)[0], (typeof s.players)[0]];
  me.square = 20;
  me.steps = ['5', '2', 'skull'];
  me.power = ['tooth', 'blood'];
  other.square = 7;
  other.steps = ['2', '3'];
  expect(count(s, 0)).toEqual({ square: 20, numbers: 7, power: 2, held: 0, exact: 1, theirs: 7 });
  other.steps = ['5'];
  expect(count(s, 0)).toMatchObject({ exact: 0 });
  expect(count(s, 1)).toMatchObject({ square: 7, theirs: 20, numbers: 5 });
  // Held fast only by a monster that no card in hand beats.
  me.blocked = true;
  s.monsters[19] = 'torch';
  expect(count(s, 0).held).toBe(1);
  s.monsters[19] = 'tooth';
  expect(count(s, 0).held).toBe(0);
  expect(Object.keys(worth).sort()).toEqual(Object.keys(count(s, 0)).sort());
});
