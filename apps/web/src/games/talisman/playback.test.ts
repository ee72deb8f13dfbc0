import { begin, fast, type GameEvent, heardBy, play } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import { expect, test } from 'vitest';
import type { AnyEvent } from '../contract.ts';
import { duration, playback } from './playback.ts';

type View = ReturnType<typeof talisman.observe>;

/** What the board and the sheets show of a view and what must be right after every event of an update. */
const open = (view: View) => ({
  turn: view.turn.n,
  characters: view.characters.map((c) => ({
    card: c.card,
    space: c.card && c.space,
    lives: c.lives,
    gold: c.card && c.gold,
    strength: c.card && c.strength.own,
    craft: c.card && c.craft.own,
    objects: [...c.objects].sort(),
    followers: [...c.followers].sort(),
    trophies: [...c.trophies].sort(),
    spells: c.spellCount,
  })),
  lying: view.lying
    .filter((l) => l.cards.length > 0 || l.gold > 0)
    .map((l) => ({ ...l, cards: [...l.cards].sort() }))
    .sort((a, b) => (a.space < b.space ? -1 : 1)),
  deck: view.deck,
});

/** Plays one match at random and calls back after every answer with what one viewer saw and heard. */
function watch(
  seed: number,
  seats: number,
  set: Record<string, unknown>,
  look: (before: View, heard: AnyEvent[], after: View) => void,
): void {
  const chance = fast(seed);
  const mind = fast(seed, 7);
  let heard: AnyEvent[] = [];
  const tell = (event: GameEvent, to?: readonly number[], twin?: GameEvent) => {
    const mine = heardBy(to ? { event, to, ...(twin ? { twin } : {}) } : { event }, 0);
    if (mine) heard.push(mine as AnyEvent);
  };
  const state = begin(talisman, { seats, options: { roundLimit: 12, ...set } }, chance, tell);
  for (let guard = 0; !state.outcome && guard < 900; guard++) {
    const before = talisman.observe(state, 0);
    heard = [];
    const d = state.pending[mind.below(state.pending.length)]!;
    const some = [...d.options].slice(0, d.choose ? Math.max(d.choose.min, Math.min(d.choose.max, 1)) : 1);
    const choice = d.choose ? some : d.options[mind.below(d.options.length)]!;
    play(talisman, state, { decision: d.id, seat: d.seat, choice }, chance, tell);
    look(before, heard, talisman.observe(state, 0));
  }
}

for (const [seats, set] of [
  [2, {}],
  [4, { lives: 2, gold: 5, startSpell: true }],
  [3, { lives: 1 }],
] as const) {
  test(`playback leads to the server's view: ${seats} seats, ${JSON.stringify(set)}`, () => {
    for (let seed = 1; seed <= 4; seed++) {
      watch(seed, seats, set, (before, heard, after) => {
        // What was offered is told an answer earlier; of a trade the Spells are nobody else's business, and what may not be kept falls.
        if (heard.some((e) => e.type === 'bribeAnswered' || e.type === 'traded')) return;
        const shown = heard.reduce(playback.show, before);
        expect(open(shown), `seed ${seed}: ${JSON.stringify(heard)}`).toEqual(open(after));
      });
    }
  });
}

test('who dies is shown with what the ghost card prints, and who lives again with its own, as the server says right after', () => {
  const told = { becameGhost: 0, resurrected: 0 };
  const numbers = (view: View, seat: number) => {
    const { card, strength, craft } = view.characters[seat]!;
    return [card, strength.own, craft.own];
  };
  for (let seed = 1; seed <= 3; seed++) {
    watch(seed, 3, { edition: 'digital', expansion: 'realm-of-souls', roundLimit: 60 }, (before, heard, after) => {
      const turned = heard.filter((e) => e.type === 'becameGhost' || e.type === 'resurrected');
      if (turned.length !== 1) return;
      const [e] = turned;
      const seat = Number(e!['seat']);
      told[e!.type as keyof typeof told]++;
      expect(numbers(heard.reduce(playback.show, before), seat), `seed ${seed}`).toEqual(numbers(after, seat));
    });
  }
  expect(told.becameGhost).toBeGreaterThan(0);
});

test('no event holds the table for longer than three seconds, and every one that is played has its time', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= 6; seed++) {
    watch(seed, 4, { startSpell: true }, (_before, heard) => {
      for (const e of heard) {
        seen.set(e.type, Math.max(seen.get(e.type) ?? 0, duration(e)));
        playback.sound(e);
      }
    });
  }
  expect(seen.size).toBeGreaterThan(30);
  for (const [type, ms] of seen) expect(ms, type).toBeLessThanOrEqual(3000);
  expect(seen.get('pause') ?? 0).toBe(0);
});
