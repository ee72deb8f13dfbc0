import { hint, know } from '@questhall/bots';
import { fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { dystopia, heuristic } from '../src/index.ts';
import { type Situation, table } from './table.ts';

/** A weak warrior stands before a monster, with a ham to eat. */
const weak: Situation = {
  heroes: [
    { code: 'warrior', at: '3,3', energy: 2, things: ['smoked-ham'] },
    { code: 'archer', at: '2,3' },
  ],
  monsters: [
    { code: 'S1', at: '4,3' },
    { code: 'U2', at: '9,3' },
  ],
};

test('who strikes first instead of eating keeps more heroes alive', () => {
  const t = table(weak);
  const told = hint(dystopia as never, heuristic as never, know(dystopia as never, t.s as never, t.asked().seat), fast(7), {
    iterations: 400,
  });
  expect(told).toMatchObject({ choice: 'attack:m0', next: { choice: 'eat:smoked-ham' }, reasons: [{ feature: 'fallen' }] });
  expect(told.reasons[0]!.more).toBeGreaterThan(0.1);
});

test('the party is counted together, and whoever is Wizor is told nothing', () => {
  const { s } = table(weak);
  const { worth, count } = heuristic.reasons;
  const before = count(s, 0);
  expect(before).toMatchObject({ fallen: 0, beaten: 0, goals: 0 });
  s.heroes[0]!.dead = true;
  s.monsters[1]!.dead = true;
  expect(count(s, 0)).toMatchObject({ energy: before.energy - 2, fallen: 1, beaten: 1 });
  s.wizor = 0;
  expect(Object.values(count(s, 0)).every((n) => n === 0)).toBe(true);
  expect(Object.keys(worth).sort()).toEqual(Object.keys(before).sort());
});
