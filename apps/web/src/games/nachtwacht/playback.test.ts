import { begin, fast, type GameEvent, heardBy, play } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { expect, test } from 'vitest';
import type { AnyEvent } from '../contract.ts';
import { duration, playback, show } from './playback.ts';

/** What everybody sees of a view and what must be right after every event of an update. */
const open = (view: ReturnType<typeof nachtwacht.observe>) => ({
  path: view.path,
  squares: view.players.map((p) => p.square),
  blocked: view.players.map((p) => p.blocked),
  powerCounts: view.players.map((p) => p.powerCount),
  stepHands: view.players.map((p) => p.stepHand),
  yourPower: [...view.yourPower].sort(),
  stripsLeft: view.stripsLeft,
  libraryAt: view.libraryAt,
  libraryAttached: view.libraryAttached,
  monsterSupply: view.monsterSupply,
  powerDeck: view.powerDeck,
  powerDiscard: view.powerDiscard,
  round: view.round,
  turnedStrip: view.turnedStrip,
  turnedMonster: view.turnedMonster,
});

/** Plays one match at random and calls back after every action with what one viewer saw and heard. */
function watch(
  seed: number,
  seats: number,
  set: Record<string, unknown>,
  viewer: number | undefined,
  look: (before: ReturnType<typeof nachtwacht.observe>, heard: AnyEvent[], after: ReturnType<typeof nachtwacht.observe>) => void,
): void {
  const chance = fast(seed);
  const pick = fast(seed, 7);
  let heard: AnyEvent[] = [];
  const tell = (event: GameEvent, to?: readonly number[], twin?: GameEvent) => {
    const mine = heardBy(to ? { event, to, ...(twin ? { twin } : {}) } : { event }, viewer);
    if (mine) heard.push(mine as AnyEvent);
  };
  const state = begin(nachtwacht, { seats, options: set }, chance, tell);
  for (let guard = 0; !state.outcome && guard < 4000; guard++) {
    const before = nachtwacht.observe(state, viewer);
    heard = [];
    const decision = state.pending[pick.below(state.pending.length)]!;
    const choice = decision.options[pick.below(decision.options.length)]!;
    play(nachtwacht, state, { decision: decision.id, seat: decision.seat, choice }, chance, tell);
    look(before, heard, nachtwacht.observe(state, viewer));
  }
}

for (const [seats, set] of [
  [2, { pathLength: 'short' }],
  [3, { pathLength: 'standard', beatenMonster: 'supply' }],
  [4, { pathLength: 'long', vegaPick: 'look', skullReveal: 'after' }],
  [4, {}],
] as const) {
  test(`playback leads to the server's view: ${seats} seats, ${JSON.stringify(set)}`, () => {
    for (let seed = 1; seed <= 6; seed++) {
      for (const viewer of [undefined, 0]) {
        watch(seed, seats, set, viewer, (before, heard, after) => {
          const shown = heard.reduce(show, before);
          expect(open(shown), `seed ${seed}: ${heard.map((e) => e.type).join(' ')}`).toEqual(open(after));
        });
      }
    }
  });
}

test('every event has a duration, and none holds the table for longer than three seconds', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= 8; seed++) {
    watch(seed, 4, {}, 0, (_before, heard) => {
      for (const e of heard) {
        seen.set(e.type, Math.max(seen.get(e.type) ?? 0, duration(e)));
        playback.sound(e);
      }
    });
  }
  expect(seen.size).toBeGreaterThan(15);
  for (const [type, ms] of seen) expect(ms, type).toBeLessThanOrEqual(3000);
});
