import { talisman } from '@questhall/talisman';
import { expect, test } from 'vitest';
import { sized } from '../../../../../test/sized.ts';
import { type AsShown, showMatch } from '../as-shown.ts';
import { asEvent, duration, playback } from './playback.ts';

type View = ReturnType<typeof talisman.observe>;

/** What the board must show when this event's turn comes, as far as the event says; the kind of event where there is such a thing. */
function check({ event, before, view }: AsShown<View>): string | undefined {
  const e = asEvent(event);
  const now = 'seat' in e && e.seat !== undefined ? view.characters[e.seat] : undefined;
  const was = 'seat' in e && e.seat !== undefined ? before.characters[e.seat] : undefined;
  if (!now || !was) return undefined;
  const lying = (of: View, card: string) => of.lying.some((l) => l.cards.includes(card));
  if (e.type === 'moved') expect(now.space).toBe(e.to);
  else if (e.type === 'lost' && e.what === 'life') expect(now.lives).toBeLessThan(was.lives);
  else if (e.type === 'lost' && e.what === 'gold') expect(now.gold).toBeLessThan(was.gold);
  else if (e.type === 'gained' && e.what === 'life') expect(now.lives).toBeGreaterThan(was.lives);
  else if (e.type === 'healed') expect(now.lives).toBeGreaterThan(was.lives);
  else if (e.type === 'paid') expect(now.gold).toBeLessThan(was.gold);
  else if (e.type === 'drew') expect(lying(view, e.card)).toBe(true);
  else if (e.type === 'met') expect(view.meeting).toBe(e.card);
  else if (e.type === 'turnBegan') expect(view.turn.seat).toBe(e.seat);
  else if (e.type === 'trophy') expect(now.trophies).toEqual(expect.arrayContaining([...e.cards]));
  else if (e.type === 'bought') expect(now.objects).toContain(e.card);
  else if (e.type === 'tookGold') expect(now.gold).toBeGreaterThan(was.gold);
  else return undefined;
  return e.type;
}

for (const [seats, options] of [
  [2, {}],
  [4, { lives: 2, gold: 5, startSpell: true }],
  [3, { lives: 1 }],
  [3, { edition: 'digital', expansion: 'realm-of-souls' }],
] as const) {
  test(`the board shows what each event says, when its turn comes: ${seats} seats, ${JSON.stringify(options)}`, () => {
    const checked = new Set<string>();
    for (let seed = 1; seed <= sized(1, 4); seed++) {
      showMatch<View>(talisman, { seed, seats, options: { roundLimit: 12, ...options } }, 0, (shown) => {
        const type = check(shown);
        if (type && !shown.last) checked.add(type);
      });
    }
    expect([...checked]).toEqual(expect.arrayContaining(['moved', 'lost', 'drew', 'met']));
  });
}

test('no event holds the table for longer than three seconds, and every one that is played has its time', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= sized(2, 6); seed++) {
    showMatch(talisman, { seed, seats: 4, options: { startSpell: true, roundLimit: 12 } }, 0, ({ event }) => {
      seen.set(event.type, Math.max(seen.get(event.type) ?? 0, duration(event)));
      playback.sound(event);
    });
  }
  expect(seen.size).toBeGreaterThan(30);
  for (const [type, ms] of seen) expect(ms, type).toBeLessThanOrEqual(3000);
  expect(seen.get('pause') ?? 0).toBe(0);
});

test('the line of a card that comes from its deck, or of an ending, waits until the card has turned over', () => {
  const drew = { type: 'drew', rule: 'T86-6.13.4a', seat: 0, card: 'adv.two-bags-of-gold', space: 'O2' };
  const ending = { type: 'finaleRevealed', rule: 'TDE-G.1', finale: 'court' };
  const took = { type: 'took', rule: 'T86-6.12.1b', seat: 0, card: 'adv.two-bags-of-gold', space: 'O2' };
  expect([drew, ending, took].map((e) => [duration(e) > 0, playback.spoils?.(e)])).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ]);
});

test('a fight of one’s own stays long enough to be read at every pace, attacked by another too; those of others do not', () => {
  const least = (event: object, me: number | null) => playback.least?.(event as Parameters<NonNullable<typeof playback.least>>[0], me);
  const fought = { type: 'fought', seat: 1 };
  const duelled = { type: 'duelled', seat: 2, target: 0 };
  expect([least(fought, 1), least(duelled, 2), least(duelled, 0)]).toEqual([1600, 1600, 1600]);
  expect([least(fought, 0), least(fought, null), least(duelled, 1), least({ type: 'rolled', seat: 1 }, 1)]).toEqual([0, 0, 0, 0]);
});
