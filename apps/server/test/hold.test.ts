import type { AnyState, Seat } from '@questhall/kernel';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveMatch } from '../src/match/live.ts';
import { EMPTY } from '../src/match/seating.ts';
import { heard } from '../src/match/sight.ts';
import type { MatchRecord, Store } from '../src/store/store.ts';
import { bids } from './bids.ts';
import { personOn, recordOf } from './records.ts';

/** Answers to secret questions are taken at ticks alone, and a window that nobody could answer looks like one that is open. */

const TICK = 250;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function table(seats: MatchRecord['seats'], clock: number | null = null): LiveMatch {
  const record = recordOf(seats.length, { options: { rounds: 3 }, seats, clock });
  const store = { seen: async () => false, commit: async () => undefined } as unknown as Store;
  const log = pino({ level: 'silent' });
  const saved = { record, state: null, events: [], taken: seats.map(() => 0) };
  return new LiveMatch(saved, { game: bids, store, log, now: Date.now, tick: TICK, changed: () => undefined });
}

/** A match whose first hands let these seats swap, and nobody else: they alone are asked. */
async function dealt(who: readonly Seat[], clock: number | null = null): Promise<LiveMatch> {
  for (;;) {
    const match = table([personOn(0), personOn(1)], clock);
    const started = match.start(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const { hands } = match.state as unknown as { hands: number[][] };
    const swappers = hands.flatMap((hand, seat) => (hand.some((card) => card >= 8) ? [seat] : []));
    if (JSON.stringify(swappers) === JSON.stringify(who)) return match;
    match.hold.release();
    await started;
  }
}

/** Sends an answer; what comes back, with the time of it, lands in the list. */
function answer(match: LiveMatch, seat: Seat, heard: string[], choice = 'keep', decision = 1): void {
  const from = Date.now();
  void match.act({ id: `command-of-${seat}`, session: `session-${seat}`, seat, decision, choice }, (reply) => {
    heard.push(`${seat} ${reply.t} ${Date.now() - from}`);
  });
}

/** Moves the clock to the match's next tick. */
async function toTick(match: LiveMatch): Promise<void> {
  void match.hold.next();
  await vi.advanceTimersToNextTimerAsync();
}

const phase = (match: LiveMatch) => (match.state as AnyState & { phase: string }).phase;

describe('a secret answer', () => {
  test('is taken at the next tick, in the order of coming, whether or not it closes the question', async () => {
    const match = await dealt([0, 1]);
    const heard: string[] = [];
    await toTick(match);
    vi.advanceTimersByTime(100);
    answer(match, 1, heard);
    await vi.advanceTimersByTimeAsync(50);
    answer(match, 0, heard);
    await vi.advanceTimersByTimeAsync(99);
    expect([heard, phase(match)]).toEqual([[], 'swap']);
    await vi.advanceTimersByTimeAsync(1);
    expect([heard, phase(match)]).toEqual([['1 done 150', '0 done 100'], 'bid']);
  });

  test('that comes at once waits a whole tick', async () => {
    const match = await dealt([0]);
    await toTick(match);
    const heard: string[] = [];
    answer(match, 0, heard);
    await vi.advanceTimersByTimeAsync(TICK);
    expect(heard).toEqual([`0 done ${TICK}`]);
  });

  test('of another is not noticed by who is refused meanwhile', async () => {
    const match = await dealt([0]);
    const heard: string[] = [];
    answer(match, 0, heard);
    answer(match, 1, heard);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['1 refused 0']);
  });

  test('of a bot, and the default of a clock, wait as well; what came before the clock rang counts', async () => {
    const match = await dealt([0, 1], 10);
    const heard: string[] = [];
    await toTick(match);
    vi.advanceTimersByTime(200);
    answer(match, 0, heard, 'swap');
    const [first, second] = match.state!.pending;
    const rung = Promise.all([match.playFor('clock', first!.id), match.playFor('clock', second!.id)]);
    await vi.advanceTimersByTimeAsync(49);
    expect(match.taken).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    await rung;
    expect(heard).toEqual(['0 done 50']);
    expect(match.taken).toEqual([1, 1]);
    expect(match.events.map(({ told }) => told.event.type)).toContain('swapped');
    expect(match.record.deadline).toBe(Date.now() + 10_000);
  });

  test('of one person against bots is taken at once', async () => {
    const match = table([personOn(0), { ...EMPTY, kind: 'bot', level: 'easy' }]);
    await match.start(() => undefined);
    const asked = match.state!.pending.find(({ seat }) => seat === 0);
    const heard: string[] = [];
    if (asked) answer(match, 0, heard, asked.options[0]);
    for (const { id, seat } of [...match.state!.pending]) if (seat === 1) await match.playFor('bot', id);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(asked ? ['0 done 0'] : []);
    expect(match.taken[1]! + match.taken[0]!).toBeGreaterThan(0);
  });
});

describe('a window that nobody could answer', () => {
  /** What a spectator is sent when the match begins, and when it is sent more. */
  async function watched(who: readonly Seat[]): Promise<{ first: string[]; changed: number; later: number | undefined; match: LiveMatch }> {
    const match = await dealt(who, 60);
    const sight = JSON.stringify([match.audience.feed(undefined).sight, heard(match.events, undefined)]);
    const opened = Date.now();
    const changed = match.record.changed - opened;
    let later: number | undefined;
    const send = (text: string) => {
      if (text.startsWith('{"t":"update"')) later ??= Date.now() - opened;
    };
    match.welcome({ session: undefined, viewer: undefined, send }, {});
    await vi.advanceTimersByTimeAsync(3000);
    return { first: [sight], changed, later, match };
  }

  test('looks like an open one, and what comes of it is told some ticks later, with that time', async () => {
    const open = await watched([1]);
    vi.setSystemTime(1_000_000);
    const passed = await watched([]);
    expect(passed.first[0]!.replace(/\d{7}/g, 'T')).toBe(open.first[0]!.replace(/\d{7}/g, 'T'));
    expect(open.later).toBeUndefined();
    expect(passed.later).toBeGreaterThan(TICK);
    expect(passed.later).toBeLessThanOrEqual(6 * TICK);
    expect([phase(open.match), phase(passed.match)]).toEqual(['swap', 'bid']);
    // The clock of the next question runs from when it is seen.
    expect(passed.match.record.changed).toBeGreaterThan(1_000_000 + TICK);
    expect(passed.match.record.deadline).toBe(passed.match.record.changed + 60_000);
    // Until then it was last changed when the window opened, like an open one.
    expect([open.changed, passed.changed]).toEqual([0, 0]);
  });

  test('closes at once when the server stops', async () => {
    const match = await dealt([]);
    match.hold.release();
    await match.mailbox.finished();
    expect(phase(match)).toBe('bid');
  });
});
