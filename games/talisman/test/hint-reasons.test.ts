import { hint, know } from '@questhall/bots';
import { fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { heuristic, talisman } from '../src/index.ts';
import { type Figure, Game } from './table.ts';

/** What a hint tells Ann, who stands before a Bandit with these figures, while Bob holds this Spell. */
function atTheBandit(ann: Figure, spell = 'hex') {
  const figures = {
    Ann: { character: 'warrior', at: 'O3', ...ann },
    Bob: { character: 'monk', at: 'O12', spells: [spell] },
  };
  const g = new Game({ figures, lying: { O2: ['bandit'] } });
  g.rolls(1).ann('roll', 'ccw');
  return hint(talisman as never, heuristic as never, know(talisman as never, g.s as never, 0), fast(7), { iterations: 400 });
}

test('whoever beats a Bandit instead of paying has its trophy: more of it the more surely they win', () => {
  const [even, strong] = [{}, { strength: 6 }].map((more) => atTheBandit({ gold: 4, ...more }));
  for (const told of [even!, strong!]) {
    expect(told).toMatchObject({ choice: 'fight', by: 'playouts', next: { choice: 'pay:adv.bandit' } });
    expect(told.reasons[0]!.feature).toBe('trophyPoints');
  }
  // A Bandit has Strength 4.
  expect(strong!.reasons[0]!.more).toBeGreaterThan(even!.reasons[0]!.more + 0.3);
  expect(strong!.reasons[0]!.more).toBeLessThan(4.5);
});

test('which Spell another seat holds changes nothing in a hint and its reasons', () => {
  const [hex, other] = ['hex', 'destroy-magic'].map((spell) => atTheBandit({ gold: 2 }, spell));
  expect(hex!.reasons.length).toBeGreaterThan(0);
  expect(other).toEqual(hex);
});

test('the dead are counted as dead, with nothing left', () => {
  const { s } = new Game({ Ann: { at: 'O2', lives: 3, gold: 2, objects: ['axe'] }, Bob: { character: 'monk' } });
  const { worth, count } = heuristic.reasons;
  expect(count(s, 0)).toMatchObject({ lives: 3, gold: 2, objects: 1, talisman: 0, inner: 0, death: 0, theirLives: 0 });
  s.crownReached = true;
  expect(count(s, 0).theirLives).toBe(s.characters[1]!.lives);
  s.characters[0]!.card = null;
  expect(count(s, 0)).toMatchObject({ lives: 0, gold: 0, objects: 0, death: 1 });
  expect(Object.keys(worth).sort()).toEqual(Object.keys(count(s, 0)).sort());
});
