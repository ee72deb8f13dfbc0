import { know, policyOf } from '@questhall/bots';
import { fast } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { dystopia, heuristic } from '../src/index.ts';
import { type Situation, table } from './table.ts';

const fight: Situation = {
  heroes: [
    { code: 'warrior', at: '3,3', energy: 3 },
    { code: 'archer', at: '2,3' },
  ],
  monsters: [
    { code: 'S1', at: '4,3' },
    { code: 'U2', at: '9,3' },
  ],
};

const search = policyOf('search', { game: dystopia as never, heuristic: heuristic as never });

describe('what a search compares', () => {
  const compared = (situation: Situation) => {
    const t = table(situation);
    const asked = t.asked();
    const weights = heuristic.consider(dystopia.glance!(t.s, asked.seat), asked);
    return { asked, weights, kept: asked.options.filter((_, i) => weights[i]! > 0) };
  };

  test('blows, meals and squares near a monster, what the rules of thumb take first', () => {
    const { asked, weights, kept } = compared(fight);
    const thumb = heuristic.weighGlance(dystopia.glance!(table(fight).s, asked.seat), asked);
    expect(weights.indexOf(Math.max(...weights))).toBe(thumb.indexOf(1));
    expect(kept).toContain('attack:m0');
    expect(kept).not.toContain('attack:h1');
    expect(kept.some((id) => id.startsWith('go:'))).toBe(true);
    // Few, since every one of them costs playouts: the first and four others.
    expect(kept.length).toBeLessThanOrEqual(5);
  });

  test('nothing where no monster is about', () => {
    expect(compared({ ...fight, monsters: [] }).kept).toHaveLength(1);
  });
});

test('a position is worth more with more energy, a lost match nothing, also where nobody sits in Wizor’s seat', () => {
  const chance = (change: Partial<Situation>) => heuristic.value(table({ ...fight, ...change }).s)[0]!;
  const hurt = [{ code: 'warrior', at: '3,3', energy: 1 }, fight.heroes![1]!] as Situation['heroes'] & object;
  expect(chance({})).toBeGreaterThan(chance({ heroes: hurt }));
  const lost = table(fight).s;
  lost.outcome = { winners: [], ranking: [[0]], rule: 'DYS-END.2', reason: 'wizor' };
  expect(heuristic.prize(lost)).toEqual([0]);
  lost.outcome = { winners: [0], ranking: [[0]], rule: 'DYS-END.1', reason: 'heroes' };
  expect(heuristic.prize(lost)).toEqual([1]);
});

test('a search answers with an option, the same for the same chance, and leaves the match as it is', () => {
  const t = table(fight);
  const before = JSON.stringify(t.s);
  const asked = t.asked();
  const choose = () => search(know(dystopia as never, t.s as never, asked.seat) as never, fast(7), { iterations: 24 });
  const choice = choose();
  expect(asked.options).toContain(choice);
  expect(choose()).toBe(choice);
  expect(JSON.stringify(t.s)).toBe(before);
});
