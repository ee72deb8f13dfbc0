import type { AnyGame } from '@questhall/kernel';
import { describe, expect, test, vi } from 'vitest';
import { Outbox } from '../apps/server/src/calls/outbox.ts';
import { games as all } from './games.ts';
import { keepsSecrets, timing } from './timing.ts';

const games = all.filter(({ game }) => keepsSecrets(game));

/** The game as it would be had its authors forgotten to say which questions are secret. */
const outspoken = (game: AnyGame): AnyGame => ({
  ...game,
  decisions: Object.fromEntries(
    Object.entries(game.decisions).map(([name, kind]) => {
      const open = { ...kind };
      delete open.secret;
      return [name, open];
    }),
  ),
});

describe('time tells nothing', () => {
  test('whoever else is asked, or answers last: the same messages at the same moments', async () => {
    const { counts, failures } = await timing({ size: 40, seed: 1, within: 90_000 });
    expect(failures).toEqual([]);
    for (const { game } of games) expect(counts[`${game.id}: pairs`]).toBeGreaterThan(20);
    expect(counts['nachtwacht: nobody asked in one world']).toBeGreaterThan(5);
    expect(counts['duel: others asked']).toBeGreaterThan(5);
  });

  test('a planted leak is caught: answers are taken when they come', async () => {
    const { failures } = await timing({ size: 40, seed: 1, within: 90_000 }, { tick: 0, enough: 1 });
    expect(failures.length).toBeGreaterThan(0);
  });

  test('a planted leak is caught: whoever is to be called is written down before a window has closed', async () => {
    const { changes } = Outbox.prototype;
    const told = vi.spyOn(Outbox.prototype, 'changes').mockImplementation(function (this: Outbox, before, after, game, state, of = {}) {
      const { from: _, ...others } = of;
      return changes.call(this, before, after, game, state, others);
    });
    const { failures } = await timing(
      { size: 60, seed: 1, within: 90_000 },
      { played: games.map(({ game }) => game).slice(0, 1), enough: 1 },
    );
    told.mockRestore();
    expect(failures[0]?.what).toMatch(/since|next|called/);
  });

  for (const { game } of games) {
    test(`a planted leak is caught: a question of ${game.id} that is not said to be secret`, async () => {
      const { failures } = await timing({ size: 40, seed: 1, within: 90_000 }, { played: [game], served: outspoken, enough: 1 });
      expect(failures.length).toBeGreaterThan(0);
    });
  }
});
