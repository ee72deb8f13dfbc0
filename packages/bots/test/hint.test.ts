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

  test('by a rule of thumb that is surely better than the answer it would give next: with that one, and the reasons', () => {
    const s = begin(guess, { seats: 2 }, fast(1));
    const k = know(guess, s, 0);
    const won = {
      worth: { wins: 1 },
      count: (one: { outcome: { winners: readonly number[] } | null }) => ({ wins: one.outcome!.winners.includes(0) ? 1 : 0 }),
    };
    const likes = (liked: string) => ({ ...clueless, weigh: () => k.question.options.map((id) => (id === liked ? 1 : 0)), reasons: won });
    const told = hint(guess, likes('red') as never, k, fast(7), BUDGET);
    expect(told).toMatchObject({ choice: 'red', by: 'habit', next: { choice: 'blue', sure: true }, reasons: [{ feature: 'wins' }] });
    expect(told.next!.worth).toBeLessThan(told.best!);
    // What speaks for the other one is not told of it.
    expect(hint(guess, likes('blue') as never, k, fast(7), BUDGET)).toMatchObject({ choice: 'blue', by: 'habit', next: null, reasons: [] });
  });

  test('where there is one answer: that, and nothing reckoned', () => {
    const s = begin(guess, { seats: 2 }, fast(1));
    const k = know(guess, s, 0);
    const only = { ...k, seat: 0, question: { ...k.question, options: ['red'] }, sample: () => expect.unreachable() };
    expect(hint(guess, clueless, only as never, fast(7), BUDGET)).toEqual({
      choice: 'red',
      by: 'only',
      best: null,
      next: null,
      reasons: [],
    });
  });
});

describe('the reasons of a hint', () => {
  /** Three apples for whoever wins, a bruise for whoever loses; and a leaf for everybody. */
  const counting = (worth: Readonly<Record<string, number>>) => ({
    ...clueless,
    reasons: {
      worth,
      count: (s: { outcome: { winners: readonly number[] } | null }, seat: number) => {
        const won = s.outcome?.winners.includes(seat) ?? false;
        return { apples: won ? 3 : 0, bruises: won ? 0 : 1, leaves: 1 };
      },
    },
  });
  const ask = (worth: Readonly<Record<string, number>>, iterations = 400) =>
    hint(guess, counting(worth) as typeof clueless, know(guess, begin(guess, { seats: 2 }, fast(1)), 0), fast(3), { iterations });

  test('what playouts after the choice bring more than after the next best, the gravest first, and of what is no good how much less', () => {
    const { choice, next, reasons } = ask({ bruises: -1, apples: 1, leaves: 1 });
    expect([choice, next!.choice]).toEqual(['red', 'blue']);
    expect(reasons.map(({ feature }) => feature)).toEqual(['apples', 'bruises']);
    // Red wins three times in four, blue once.
    expect(reasons[0]!.more).toBeCloseTo(3 / 2, 0);
    expect(reasons[1]!.more).toBeCloseTo(1 / 2, 0);
  });

  test('what speaks against the choice, is worth next to nothing, or may be chance is none', () => {
    expect(ask({ apples: -1, leaves: 1 }).reasons).toEqual([]);
    expect(ask({ apples: 0.001 }).reasons).toEqual([]);
    expect(ask({ apples: 1 }, 16).reasons).toEqual([]);
  });

  test('cost no playout: the choice and its chance are those of a hint without', () => {
    const { reasons, ...told } = ask({ apples: 1 });
    expect(reasons).toHaveLength(1);
    const plain = hint(guess, clueless, know(guess, begin(guess, { seats: 2 }, fast(1)), 0), fast(3), BUDGET);
    expect({ ...told, reasons: [] }).toEqual(plain);
  });

  test('are counted in imagined worlds: the hidden card changes nothing', () => {
    const worlds = Array.from({ length: 40 }, (_, seed) => begin(guess, { seats: 2 }, fast(seed)));
    const [red, blue] = ['red', 'blue'].map((card) => worlds.find((s) => s.hidden === card)!);
    const told = [red!, blue!].map((s) => hint(guess, counting({ apples: 1 }) as typeof clueless, know(guess, s, 0), fast(5), BUDGET));
    expect(told[0]!.reasons).toHaveLength(1);
    expect(told[1]!.reasons).toEqual(told[0]!.reasons);
  });

  test('where all choose at once they are those of the answers that are chosen most', () => {
    const s = begin(duel, { seats: 2 }, fast(1));
    const stones = {
      ...clueless,
      reasons: {
        worth: { stones: 1 },
        count: (one: { chosen: string[] }, seat: number) => ({ stones: one.chosen[seat] === 'low' ? 2 : 0 }),
      },
    };
    const told = hint(duel, stones as never, know(duel, s, 0), fast(7), BUDGET);
    expect(told).toMatchObject({ choice: 'low', by: 'mix', reasons: [{ feature: 'stones', more: 2 }] });
    // Where a game’s own rules have mixed, both are tried for the reasons alone.
    const mixed = { ...stones, mix: () => [0.3, 0.7] };
    expect(hint(duel, mixed as never, know(duel, s, 0), fast(7), BUDGET)).toMatchObject({ best: 0.7, reasons: [{ more: 2 }] });
  });
});
