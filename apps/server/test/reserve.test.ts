import { dystopia } from '@questhall/dystopia';
import { type AnyGame, type AnyState, type Choice, decisionView } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { BACK } from '@questhall/record';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotTask } from '../src/bots/port.ts';
import { LiveMatch } from '../src/match/live.ts';
import { endOf, NOTHING_SPENT } from '../src/match/reserve.ts';
import { SelfPlay } from '../src/match/self-play.ts';
import { Sights } from '../src/match/sight.ts';
import { takeBack } from '../src/match/stand-ins.ts';
import type { ActionRecord, Commit, MatchRecord, Store } from '../src/store/store.ts';
import { bids } from './bids.ts';
import { newFolder, Person, serve } from './player.ts';
import { endPrograms, program } from './program.ts';
import { recordOf } from './records.ts';

/** What people have in reserve for a match, and what happens to whoever has no time left. */

const S = 1000;
const dungeon = dystopia as AnyGame;

interface Table {
  match: LiveMatch;
  kept: Commit[];
  /** Answers for whoever is asked in public, or for this seat. */
  answer: (seat?: number) => Promise<void>;
  /** The seat that is asked. */
  asked: () => number;
  /** Whoever is asked answers, until it is this seat's turn. */
  until: (seat: number) => Promise<void>;
  left: () => readonly number[] | undefined;
  ends: () => (number | null)[];
}

/** A match of two people at a clock of 20 seconds, which has begun. */
async function table(game: AnyGame, over: Partial<MatchRecord>): Promise<Table> {
  const options = Object.fromEntries(game.options.map(({ id, byDefault }) => [id, byDefault]));
  const record = recordOf(2, { game: game.id, options, clock: 20, spent: NOTHING_SPENT, ...over });
  const kept: Commit[] = [];
  const store = { seen: async () => false, commit: async (one: Commit) => void kept.push(one) } as unknown as Store;
  let play: SelfPlay | undefined;
  const match = new LiveMatch(
    { record, state: null, events: [], taken: [0, 0] },
    { game, store, log: pino({ level: 'silent' }), now: Date.now, changed: () => play?.look() },
  );
  const choose = async ({ state, seat }: BotTask): Promise<Choice> => state.pending.find((d) => d.seat === seat)!.options[0]!;
  play = new SelfPlay(match, { choose }, { botDelay: [300, 301], now: Date.now });
  await match.start(() => undefined);
  const state = () => match.state as AnyState;
  const asked = () => state().pending[0]!.seat;
  const answer = async (seat = asked()) => {
    const decision = decisionView(game, state(), seat)!;
    let refused: unknown;
    const command = { id: `command-${Math.random()}`, session: `session-${seat}`, seat, decision: (match.taken[seat] ?? 0) + 1 };
    await match.act({ ...command, choice: decision.options[0]!.id }, (message) => {
      if (message.t === 'refused') refused = message;
    });
    expect(refused).toBeUndefined();
  };
  const until = async (seat: number) => {
    for (let tries = 0; asked() !== seat; tries++) {
      if (tries > 200) throw new Error(`seat ${seat} is never asked`);
      await answer();
    }
  };
  const sight = () => new Sights(game, state()).sight(match.record, match.taken, undefined);
  return { match, kept, answer, asked, until, left: () => sight().reserves, ends: () => [0, 1].map((seat) => endOf(match.record, seat)) };
}

const by = ({ kept }: Table) => kept.flatMap(({ action }) => (action ? [action.by] : [])) as ActionRecord['by'][];

describe('with a clock moved by hand', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  test('a decision has its own time first; what is used of the reserve after that is gone for the match', async () => {
    const it = await table(dungeon, { reserve: 60 });
    const one = it.asked();
    const left = () => it.left()![one];
    expect(it.left()).toEqual([60 * S, 60 * S]);
    expect(it.ends()[one]).toBe(Date.now() + 80 * S);
    await vi.advanceTimersByTimeAsync(15 * S);
    await it.answer();
    expect(it.left()).toEqual([60 * S, 60 * S]);
    // Whoever is asked next begins anew; nobody has used what they did not need.
    await it.until(one);
    await vi.advanceTimersByTimeAsync(50 * S);
    await it.answer();
    expect(left()).toBe(30 * S);
    await it.until(one);
    expect(it.ends()[one]).toBe(Date.now() + 50 * S);
    const before = by(it).length;
    await vi.advanceTimersByTimeAsync(50 * S - 1);
    expect(by(it).slice(before)).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(by(it).slice(before)).toEqual(['clock']);
    expect(left()).toBe(0);
    const none = await table(dungeon, { reserve: 60, spent: { counts: false, ms: [60 * S, 60 * S] } });
    expect(none.ends()[none.asked()]).toBe(Date.now() + 20 * S);
  });

  test('with an increment a quick answer fills the reserve up again, up to what it was at first, of whoever gave it alone', async () => {
    const it = await table(dungeon, { reserve: 60, increment: true });
    const one = it.asked();
    const left = (seat = one) => it.left()![seat];
    // Nothing is saved up beyond what it was.
    await it.answer();
    expect(it.left()).toEqual([60 * S, 60 * S]);
    await it.until(one);
    await vi.advanceTimersByTimeAsync(50 * S);
    await it.answer();
    expect(left()).toBe(30 * S);
    await it.until(one);
    // What others answer meanwhile gives this one nothing.
    const [before, other] = [left()!, left(1 - one)];
    await vi.advanceTimersByTimeAsync(15 * S);
    await it.answer();
    expect(left()).toBe(Math.min(60 * S, before + 5 * S));
    expect(left(1 - one)).toBe(other);
    // An answer by the clock gives nothing: there was no time left, and the reserve is empty.
    await it.until(one);
    const rest = left()!;
    await vi.advanceTimersByTimeAsync(20 * S + rest);
    expect(by(it).at(-1)).toBe('clock');
    expect(left()).toBe(0);
  });

  test('with an increment a step that is taken back takes back what it had given, and a secret answer gives nothing', async () => {
    const it = await table(dungeon, { reserve: 60, increment: true, spent: { counts: false, ms: [40 * S, 40 * S] } });
    const one = it.asked();
    await vi.advanceTimersByTimeAsync(5 * S);
    await it.answer();
    expect(it.left()![one]).toBe(35 * S);
    const back = { id: 'back-command', session: `session-${one}`, seat: one, decision: BACK, choice: '1' };
    let answer: string | undefined;
    await it.match.act(back, ({ t }) => {
      answer = t;
    });
    expect(answer).toBe('done');
    expect(it.left()![one]).toBe(20 * S);
    const secret = await table(bids as AnyGame, { reserve: 60, increment: true, spent: { counts: false, ms: [40 * S, 0] } });
    const { pending } = secret.match.state!;
    expect(pending.length).toBeGreaterThan(0);
    for (const { seat } of [...pending]) await secret.answer(seat);
    expect(secret.left()).toEqual([20 * S, 60 * S]);
  });

  test('taking back gives nothing back and takes nothing twice', async () => {
    const it = await table(dungeon, { reserve: 60 });
    const one = it.asked();
    await vi.advanceTimersByTimeAsync(30 * S);
    await it.answer();
    expect(it.left()![one]).toBe(50 * S);
    await vi.advanceTimersByTimeAsync(5 * S);
    const back = { id: 'back-command', session: `session-${one}`, seat: one, decision: BACK, choice: '1' };
    let answer: string | undefined;
    await it.match.act(back, ({ t }) => {
      answer = t;
    });
    expect(answer).toBe('done');
    // 35 of 80 seconds are over: 45 are left, all of them of the reserve.
    expect(it.ends()[one]).toBe(Date.now() + 45 * S);
    await it.answer();
    expect(it.left()![one]).toBe(45 * S);
  });

  test('a table that sleeps uses up nothing more', async () => {
    const it = await table(dungeon, { reserve: 60 });
    const one = it.asked();
    await vi.advanceTimersByTimeAsync(30 * S);
    await it.match.sleep();
    expect(it.left()![one]).toBe(50 * S);
    await vi.advanceTimersByTimeAsync(1000 * S);
    it.match.here(`session-${one}`);
    await vi.advanceTimersByTimeAsync(0);
    expect(it.left()![one]).toBe(50 * S);
    expect(it.ends()[one]).toBe(Date.now() + 70 * S);
  });

  test('in a secret question nobody has a reserve, and nothing of it is used: every clock runs alike', async () => {
    const it = await table(bids as AnyGame, { reserve: 60, spent: { counts: false, ms: [40 * S, 0] }, overtime: 'bot' });
    expect(it.left()).toEqual([20 * S, 60 * S]);
    expect(it.ends()).toEqual([Date.now() + 20 * S, Date.now() + 20 * S]);
    const { kind } = it.match.state!.pending[0]!;
    expect(['swap', 'bid']).toContain(kind);
    const round = by(it).length;
    await vi.advanceTimersByTimeAsync(20 * S);
    // And no bot comes, since that would tell who was asked.
    expect(
      by(it)
        .slice(round)
        .every((one) => one === 'clock'),
    ).toBe(true);
    expect(by(it).length).toBeGreaterThan(round);
    expect(it.match.record.seats.map(({ standIn }) => standIn)).toEqual([null, null]);
    expect(it.left()).toEqual([20 * S, 60 * S]);
  });

  test('a bot plays from the end of the time on, this question too, until the person is back', async () => {
    const it = await table(dungeon, { overtime: 'bot' });
    const one = it.asked();
    await vi.advanceTimersByTimeAsync(20 * S);
    expect(it.match.record.seats[one]).toMatchObject({ standIn: 'normal' });
    expect(it.match.record.seats[one]).not.toHaveProperty('out');
    expect(by(it)).toEqual([]);
    // Who comes back before the bot has answered gains no time by it.
    await it.match.reseat((record) => takeBack(record, one, `session-${one}`));
    await vi.advanceTimersByTimeAsync(2000);
    expect(by(it)).toEqual(['bot']);
    expect(it.match.record.seats[one]).toMatchObject({ standIn: null });
    await it.until(one);
    await it.answer();
    expect(by(it).at(-1)).toBe('person');
  });

  test('out: a bot plays to the end, and the person neither answers nor comes back', async () => {
    const it = await table(dungeon, { overtime: 'out' });
    const one = it.asked();
    await vi.advanceTimersByTimeAsync(22 * S);
    expect(it.match.record.seats[one]).toMatchObject({ standIn: 'normal', out: true });
    expect(it.match.table('somebody').seats[one]).toMatchObject({ standIn: 'normal', out: true });
    await expect(it.match.reseat((record) => takeBack(record, one, `session-${one}`))).rejects.toMatchObject({ code: 'out-of-time' });
    await it.until(one);
    const decision = (it.match.taken[one] ?? 0) + 1;
    const choice = it.match.state!.pending[0]!.options[0]!;
    let code: string | undefined;
    await it.match.act({ id: 'too-late-now', session: `session-${one}`, seat: one, decision, choice }, (message) => {
      if (message.t === 'refused') code = message.code;
    });
    expect(code).toBe('not-your-seat');
    await vi.advanceTimersByTimeAsync(2000);
    expect(by(it).at(-1)).toBe('bot');
  });

  test('NW-14.3 where everybody sees who chooses a card, a bot comes as well', async () => {
    const it = await table(nachtwacht as AnyGame, { overtime: 'bot' });
    expect(it.match.state!.pending.map(({ kind }) => kind)).toEqual(['commit', 'commit']);
    await it.answer(1);
    await vi.advanceTimersByTimeAsync(20 * S);
    expect(it.match.record.seats.map(({ standIn }) => standIn)).toEqual(['normal', null]);
  });
});

test('kill -9 loses nothing of what was used, and gives nothing back', { timeout: 120_000 }, async () => {
  const dataDir = newFolder();
  const { child, open, ended } = program(['--port', '0', '--host', '127.0.0.1', '--data', dataDir]);
  const address = await open;
  const [anna, bo] = [await Person.enter(address, 'Anna'), await Person.enter(address, 'Bo')];
  const { id } = await anna.newMatch({ game: 'dystopia', seats: 2, clock: 5, reserve: 600, overtime: 'out' });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  const clients = [await anna.connect(id), await bo.connect(id)];
  const one = clients.find(({ decision }) => decision)!;
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const { id: decision, options } = one.decision!;
  expect(await one.act(options[0]!.id)).toMatchObject({ t: 'done' });
  await one.until(() => one.decision?.id !== decision);
  const { reserves, deadlines } = one.sight!;
  expect(reserves![one.seat!]).toBeLessThan(600_000 - 500);
  expect(reserves![1 - one.seat!]).toBe(600_000);
  child.kill('SIGKILL');
  await ended;
  const again = await serve({ dataDir, games: new URL('../src/games.ts', import.meta.url) });
  try {
    const back = await anna.at(again.address).connect(id);
    expect(back.sight!.reserves).toEqual(reserves);
    expect(back.sight!.deadlines).toEqual(deadlines);
    expect(back.table).toMatchObject({ clock: 5, reserve: 600, overtime: 'out' });
    await back.close();
  } finally {
    await again.stop();
    endPrograms();
  }
});
