import { begin, type Choice, fast } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { answerBy, BOT_NAMES, draw, greedy, know, policyOf, random, search } from '../src/index.ts';
import { clueless, duel, guess } from './games.ts';

const count = (times: number, one: (i: number) => Choice) => {
  const counts: Record<string, number> = {};
  for (let i = 0; i < times; i++) {
    const choice = String(one(i));
    counts[choice] = (counts[choice] ?? 0) + 1;
  }
  return counts;
};

describe('what a bot gets', () => {
  test('holds no way to the true state', () => {
    const s = begin(guess, { seats: 2 }, fast(1));
    const k = know(guess, s, 0);
    expect(Object.values(k).some((v) => (v as unknown) === s)).toBe(false);
    expect(JSON.stringify(k)).not.toContain(`"hidden"`);
  });

  test('samples are new each time and may be played on', () => {
    const s = begin(guess, { seats: 2 }, fast(1));
    const k = know(guess, s, 0);
    const chance = fast(2);
    const one = k.sample(chance);
    expect(one).not.toBe(k.sample(chance));
    one.pending.length = 0;
    expect(k.sample(chance).pending).toHaveLength(1);
  });

  test('is refused where nothing waits for the seat', () => {
    expect(() => know(guess, begin(guess, { seats: 2 }, fast(1)), 1)).toThrow('nothing waits for seat 1');
  });
});

describe('drawing by weight', () => {
  test('keeps to the weights and never takes weight 0', () => {
    const chance = fast(3);
    const counts = [0, 0, 0];
    for (let i = 0; i < 4000; i++) counts[draw([1, 0, 3], chance)]!++;
    expect(counts[1]).toBe(0);
    expect(counts[2]! / 4000).toBeCloseTo(0.75, 1);
  });

  test('is even where nothing has weight', () => {
    const chance = fast(4);
    const counts = [0, 0];
    for (let i = 0; i < 2000; i++) counts[draw([0, 0], chance)]!++;
    expect(counts[0]! / 2000).toBeCloseTo(0.5, 1);
  });

  test('chooses k of n different options within the bounds', () => {
    const q = { id: 1, seat: 0, kind: 'x', options: ['a', 'b', 'c', 'd'], choose: { min: 1, max: 3 } };
    const chance = fast(5);
    const lengths = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const chosen = answerBy(q, [1, 1, 0, 0], chance) as string[];
      expect(new Set(chosen).size).toBe(chosen.length);
      lengths.add(chosen.length);
    }
    expect(lengths).toEqual(new Set([1, 2, 3]));
  });
});

test('random takes every option about equally often', () => {
  const s = begin(guess, { seats: 2 }, fast(1));
  const chance = fast(6);
  const counts = count(3000, () => random(know(guess, s, 0), chance, {}));
  for (const id of ['blue', 'red', 'green']) expect(counts[id]! / 3000).toBeCloseTo(1 / 3, 1);
});

test('greedy goes by the weights of the game', () => {
  const s = begin(guess, { seats: 2 }, fast(1));
  const sure = greedy({ ...clueless, weigh: () => [0, 0, 1] }, 'normal');
  expect(sure(know(guess, s, 0), fast(1), {})).toBe('green');
});

describe('search', () => {
  test('decides alone by what is likely, not by what is true', () => {
    const think = search(guess, clueless);
    // Seeds where the hidden card is blue: a bot that peeked would say so.
    const truths = Array.from({ length: 40 }, (_, seed) => begin(guess, { seats: 2 }, fast(seed))).filter((s) => s.hidden === 'blue');
    expect(truths.length).toBeGreaterThan(3);
    for (const s of truths) expect(think(know(guess, s, 0), fast(9), { iterations: 300 })).toBe('red');
  });

  test.each([0, 1])('mixes a simultaneous choice as the equilibrium does, seat %i', (seat) => {
    const think = search(duel, clueless);
    const s = begin(duel, { seats: 2 }, fast(1));
    const counts = count(300, (i) => think(know(duel, s, seat), fast(100, i), { iterations: 300 }));
    expect(counts.high! / 300).toBeGreaterThan(0.23);
    expect(counts.high! / 300).toBeLessThan(0.43);
  });

  test('the same knowledge, chance and playouts give the same choice', () => {
    const think = search(duel, clueless);
    const s = begin(duel, { seats: 2 }, fast(1));
    const play = () => count(40, (i) => think(know(duel, s, 0), fast(7, i), { iterations: 60 }));
    expect(play()).toEqual(play());
  });

  test('keeps to its time', () => {
    const think = search(duel, clueless);
    const s = begin(duel, { seats: 2 }, fast(1));
    const before = Date.now();
    think(know(duel, s, 0), fast(7), { ms: 50 });
    expect(Date.now() - before).toBeGreaterThanOrEqual(45);
    expect(Date.now() - before).toBeLessThan(1000);
  });
});

test('every bot name plays', () => {
  const s = begin(duel, { seats: 2 }, fast(1));
  for (const name of BOT_NAMES) {
    const policy = policyOf(name, { game: duel, heuristic: clueless });
    expect(['high', 'low']).toContain(policy(know(duel, s, 1) as never, fast(1), { iterations: 20 }));
  }
});
