import { begin, fast } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { hint, know, search } from '../src/index.ts';
import { clueless, duel, guess } from './games.ts';

/** What a bot says it would do, with what it has reckoned, in games whose best play is known. */

const BUDGET = { iterations: 400 };

describe('a hint', () => {
  test('where one decides alone: the better option with its chance to win, and what the next one brings', () => {
    const s = begin(guess, { seats: 2 }, fast(1));
    const told = hint(guess, clueless, know(guess, s, 0), fast(3), BUDGET);
    expect(told).toMatchObject({ choice: 'red', by: 'playouts', next: { choice: 'blue', sure: true } });
    expect(told.best).toBeGreaterThan(0.65);
    expect(told.best).toBeLessThan(0.85);
    expect(told.next!.worth).toBeLessThan(0.35);
  });

  test('is what the search itself would answer', () => {
    const s = begin(guess, { seats: 2 }, fast(1));
    for (let seed = 0; seed < 10; seed++) {
      const k = know(guess, s, 0);
      expect(hint(guess, clueless, k, fast(seed), { iterations: 40 }).choice).toBe(
        search(guess, clueless)(k, fast(seed), { iterations: 40 }),
      );
    }
  });

  test('does not depend on what is true: the hidden card may be red or blue', () => {
    const worlds = Array.from({ length: 40 }, (_, seed) => begin(guess, { seats: 2 }, fast(seed)));
    const [red, blue] = ['red', 'blue'].map((card) => worlds.find((s) => s.hidden === card)!);
    expect([red!.hidden, blue!.hidden]).toEqual(['red', 'blue']);
    const told = [red!, blue!].map((s) => hint(guess, clueless, know(guess, s, 0), fast(5), BUDGET));
    expect(told[0]).toEqual(told[1]);
  });

  test('where all choose at once: the likelier option of the mix, and how often each is chosen', () => {
    const s = begin(duel, { seats: 2 }, fast(1));
    const told = hint(duel, clueless, know(duel, s, 0), fast(7), BUDGET);
    // In equilibrium low is chosen two times of three.
    expect(told).toMatchObject({ choice: 'low', by: 'mix', next: { choice: 'high' } });
    expect(told.best! + told.next!.worth).toBeCloseTo(1, 5);
    expect(told.best).toBeGreaterThan(0.5);
  });

  test('by a rule of thumb, where the game has nothing to think about: with the chance to win after it', () => {
    const s = begin(guess, { seats: 2 }, fast(1));
    const k = know(guess, s, 0);
    const plain = { ...clueless, weigh: () => k.question.options.map((id) => (id === 'blue' ? 1 : 0)) };
    const told = hint(guess, plain, k, fast(7), BUDGET);
    expect(told).toMatchObject({ choice: 'blue', by: 'habit', next: null });
    expect(told.best).toBeGreaterThan(0.15);
    expect(told.best).toBeLessThan(0.35);
    // A chance that is shared by two is told as theirs together.
    expect(hint(guess, { ...plain, sharers: () => 2 }, k, fast(7), BUDGET).best).toBeGreaterThan(0.3);
  });

  test('where there is one answer: that, and nothing reckoned', () => {
    const s = begin(guess, { seats: 2 }, fast(1));
    const k = know(guess, s, 0);
    const only = { ...k, seat: 0, question: { ...k.question, options: ['red'] }, sample: () => expect.unreachable() };
    expect(hint(guess, clueless, only as never, fast(7), BUDGET)).toEqual({ choice: 'red', by: 'only', best: null, next: null });
  });
});
