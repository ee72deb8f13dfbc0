import { nachtwacht } from '@questhall/nachtwacht';
import { expect, test } from 'vitest';
import { sized } from '../../../../../test/sized.ts';
import { type AsShown, showMatch } from '../as-shown.ts';
import { asEvent, duration, playback } from './playback.ts';

type View = ReturnType<typeof nachtwacht.observe>;

/** What the board must show when this event's turn comes, as far as the event says. */
function check({ event, view, before }: AsShown<View>): void {
  const e = asEvent(event);
  const player = 'seat' in e ? view.players[e.seat]! : undefined;
  const count = (of: View, seat: number) => of.players[seat]!.powerCount;
  if (e.type === 'moved') expect(player?.square).toBe(e.to);
  else if (e.type === 'monsterLaid' || e.type === 'monsterMoved') expect(view.path[e.square - 1]?.monster).toBe(e.monster);
  else if (e.type === 'blocked') expect(player?.blocked).toBe(true);
  else if (e.type === 'drew') expect(count(view, e.seat)).toBe(count(before, e.seat) + 1);
  else if (e.type === 'discarded' || e.type === 'fought') expect(view.powerDiscard.length).toBe(before.powerDiscard.length + 1);
  else if (e.type === 'revealed') expect(view.reveal?.cards).toEqual(e.cards);
  else if (e.type === 'libraryAttached') expect(view.libraryAt).toBe(e.square);
  else if (e.type === 'stripLaid') expect(view.path.length).toBeGreaterThan(before.path.length);
  else if (e.type === 'roundBegan') expect(view.round).toBe(e.round);
}

for (const [seats, options] of [
  [2, { pathLength: 'short' }],
  [3, { pathLength: 'standard', beatenMonster: 'supply' }],
  [4, { pathLength: 'long', vegaPick: 'look', skullReveal: 'after' }],
  [4, {}],
] as const) {
  test(`the board shows what each event says, when its turn comes: ${seats} seats, ${JSON.stringify(options)}`, () => {
    let early = 0;
    for (let seed = 1; seed <= sized(2, 6); seed++) {
      for (const viewer of [undefined, 0]) {
        showMatch<View>(nachtwacht, { seed, seats, options, longest: 4000 }, viewer, (shown) => {
          check(shown);
          if (!shown.last) early++;
        });
      }
    }
    expect(early).toBeGreaterThan(100);
  });
}

test('every event has a duration, and none holds the table for longer than three seconds', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= sized(3, 8); seed++) {
    showMatch(nachtwacht, { seed, seats: 4, longest: 4000 }, 0, ({ event }) => {
      seen.set(event.type, Math.max(seen.get(event.type) ?? 0, duration(event)));
      playback.sound(event);
    });
  }
  expect(seen.size).toBeGreaterThan(15);
  for (const [type, ms] of seen) expect(ms, type).toBeLessThanOrEqual(3000);
});
