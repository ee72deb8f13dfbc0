import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { Outbox } from '../src/calls/outbox.ts';
import type { Ways } from '../src/calls/ways.ts';
import { USUAL_TIMES } from '../src/calls/wishes.ts';
import { ApiFailure } from '../src/failure.ts';
import { Feed, withDone } from '../src/match/feed.ts';
import { LiveMatch } from '../src/match/live.ts';
import { Mailbox } from '../src/match/mailbox.ts';
import { EMPTY } from '../src/match/seating.ts';
import { takeBack } from '../src/match/stand-ins.ts';
import { nameAtTable } from '../src/names.ts';
import { chanceOf, sealNew } from '../src/secret.ts';
import { Allowance } from '../src/socket/allowance.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { NotSaved, type Store } from '../src/store/store.ts';
import { bids } from './bids.ts';
import { newFolder } from './player.ts';
import { recordOf } from './records.ts';

const record = (id = 'aaaaaaaaaaaaaaaa', code = 'AAAAA') => recordOf(2, { id, code, options: { rounds: 3 } });

function live(store: Store, of = record()): LiveMatch {
  return new LiveMatch(
    { record: of, state: null, events: [], taken: [0, 0] },
    { game: bids, store, log: pino({ level: 'silent' }), now: Date.now, changed: () => undefined },
  );
}

const ANNA = { id: 's', name: 'Anna', created: 1, device: { id: 'd', tokenHash: 'h', label: '', created: 1, used: 1 } };

describe('a full disk', () => {
  test('refuses the action, changes nothing and tells nobody; the same action counts once there is room', async () => {
    let full = false;
    const store = {
      seen: async () => false,
      commit: async () => {
        if (full) throw new NotSaved(new Error('database or disk is full'));
      },
    } as unknown as Store;
    const match = live(store);
    await match.start(() => undefined);
    const told: string[] = [];
    match.welcome({ session: 'session-1', viewer: undefined, send: (text) => void told.push(text) }, {});
    const seat = match.record.pending[0]!;
    const choice = match.state!.pending.find((d) => d.seat === seat)!.options[0]!;
    const act = () =>
      new Promise((resolve) => {
        void match.act({ id: 'command-1', session: `session-${seat}`, seat, decision: 1, choice }, resolve);
      });
    const before = [JSON.stringify(match.state), JSON.stringify(match.record), told.length];
    full = true;
    expect(await act()).toMatchObject({ t: 'refused', code: 'not-saved' });
    await expect(match.reseat((r) => takeBack(r, 0, 'session-0'))).rejects.toThrow(NotSaved);
    expect([JSON.stringify(match.state), JSON.stringify(match.record), told.length]).toEqual(before);
    full = false;
    expect(await act()).toMatchObject({ t: 'done' });
    expect(match.taken[seat]).toBe(1);
  });
});

describe('a call', () => {
  test('is told who has answered, and for whom the clock has', async () => {
    const heard: unknown[] = [];
    const store = { seen: async () => false, commit: async () => undefined } as unknown as Store;
    const calls = {
      changes: (...[, , , , of]: Parameters<Outbox['changes']>) => void heard.push(of),
      sign: () => undefined,
      freeTimeOf: () => undefined,
      quietOf: () => undefined,
    };
    const match = new LiveMatch(
      { record: { ...record(), clock: 86_400 }, state: null, events: [], taken: [0, 0] },
      { game: bids, store, log: pino({ level: 'silent' }), now: Date.now, changed: () => undefined, calls },
    );
    await match.start(() => undefined);
    heard.length = 0;
    const [by] = match.state!.pending;
    await new Promise((resolve) => {
      const of = { session: `session-${by!.seat}`, seat: by!.seat, decision: 1, choice: by!.options[0]! };
      void match.act({ id: 'command-1', ...of }, resolve);
    });
    const [late] = match.state!.pending;
    await match.playFor('clock', late!.id);
    expect(heard).toEqual([
      { by: `session-${by!.seat}`, late: null, from: expect.any(Number) },
      { by: null, late: `session-${late!.seat}`, from: expect.any(Number) },
    ]);
  });

  test('begins anew where the clock has played for whoever was told, at tables of hours and days', async () => {
    const wishes = { ...USUAL_TIMES, origin: '', push: [], mail: 'anna@home.example', hook: null };
    const outbox = await Outbox.open({
      store: { wishes: async () => new Map([['session-0', JSON.stringify(wishes)]]) } as unknown as Store,
      ways: { close: () => undefined } as unknown as Ways,
      log: pino({ level: 'silent' }),
      now: () => 5,
      every: 2 ** 31 - 1,
    });
    const missed = (clock: number) => {
      const of = { ...record(), status: 'running' as const, pending: [0], clock };
      return outbox.changes(of, of, bids, null, { late: 'session-0' })?.missed;
    };
    // A message for each minute that somebody misses would be too much.
    expect([86_400, 3600, 3599].map(missed)).toEqual([['session-0'], ['session-0'], []]);
    await outbox.close();
  });
});

describe('the store', () => {
  test('writes that are asked for together are committed together; a bad one takes only itself back', async () => {
    const store = new SqliteStore(`${newFolder()}/questhall.db`);
    const results = await Promise.allSettled([
      store.addMatch(record('a'.repeat(16), 'AAAAA')),
      store.addMatch(record('b'.repeat(16), 'AAAAA')), // the same code
      store.addMatch(record('c'.repeat(16), 'CCCCC')),
    ]);
    expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(store.stats).toMatchObject({ writes: 3, commits: 1, lost: 1 });
    expect((await store.record('a'.repeat(16)))?.seats).toHaveLength(2);
    expect(await store.record('b'.repeat(16))).toBeUndefined();
    expect((await store.recordByCode('CCCCC'))?.id).toBe('c'.repeat(16));
    await store.close();
  });

  test('what is asked for just before the end is kept', async () => {
    const file = `${newFolder()}/questhall.db`;
    const store = new SqliteStore(file);
    const kept = store.addSession(ANNA);
    await store.close();
    await kept;
    const again = new SqliteStore(file);
    expect(await again.sessionByToken('h')).toEqual(ANNA);
    await again.close();
  });
});

describe('the mailbox', () => {
  test('does one thing at a time, in order; a failure stops nothing after it', async () => {
    const mailbox = new Mailbox();
    const done: number[] = [];
    const slow = mailbox.post(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      done.push(1);
    });
    const failing = mailbox.post(() => {
      throw new ApiFailure('failed', 'planned');
    });
    const last = mailbox.post(() => void done.push(2));
    await expect(failing).rejects.toThrow('planned');
    await Promise.all([slow, last]);
    expect(done).toEqual([1, 2]);
    await mailbox.finished();
    expect(mailbox.idle).toBe(true);
  });
});

describe('a feed', () => {
  const sight = (view: number) => ({ view, decisions: [], waiting: [], deadlines: [], yours: [] });

  test('numbers what was sent, and keeps the last 64', () => {
    const feed = new Feed(0, 0, sight(0), []);
    expect(feed.update(sight(0), [], 1)).toBeUndefined();
    expect(feed.n).toBe(0);
    for (let i = 1; i <= 300; i++) expect(feed.update(sight(i), [], i)?.packed).toMatch(new RegExp(`^\\[${i},`));
    expect(feed.since(feed.epoch, 300, false)).toEqual([]);
    expect(feed.since(feed.epoch, 298, false)).toHaveLength(2);
    expect(feed.since(feed.epoch, 236, false)).toHaveLength(64);
    expect(feed.since(feed.epoch, 235, false)).toBeUndefined();
    expect(feed.since(feed.epoch, 301, false)).toBeUndefined();
    expect(feed.since('another', 298, false)).toBeUndefined();
  });

  test('keeps no more text than everything anew has; who missed more gets that', () => {
    const feed = new Feed(0, 0, sight(0), []);
    const long = (i: number) => ({ ...sight(i), view: `${i}${'x'.repeat(4_990)}` });
    for (let i = 1; i <= 5; i++) feed.update(long(i) as never, [], i);
    expect(feed.since(feed.epoch, 2, false)).toHaveLength(3);
    expect(feed.since(feed.epoch, 1, false)).toBeUndefined();
    feed.update({ ...sight(6), view: 'x'.repeat(20_000) } as never, [], 6);
    expect(feed.since(feed.epoch, 6, false)).toEqual([]);
    expect(feed.since(feed.epoch, 5, false)).toBeUndefined();
    feed.update(sight(7), [], 7);
    expect(feed.since(feed.epoch, 6, false)).toHaveLength(1);
  });

  test('tells line by line what changed, to those who ask for it, with the answer that led to it', () => {
    const feed = new Feed(0, 0, { ...sight(0), view: { gold: 1, at: 'A1' } }, []);
    const lines = ['paid', 'moved'].map((type, i) => ({ n: i + 1, at: 5, event: { type, rule: 'B-1' } }));
    const after = { ...sight(0), view: { gold: 0, at: 'B2' } };
    const told = feed.update(after, lines, 5, { seen: [{ gold: 0, at: 'A1' }], plainToo: false })!;
    expect(JSON.parse(told.packed!).slice(2, 3)).toEqual([[['at', 'B2']]]);
    expect(JSON.parse(told.packed!).slice(6)).toEqual([0, [[0, ['gold', 0]]]]);
    expect(JSON.parse(withDone(told.packed!, told, 'my-answer')).slice(6)).toEqual(['my-answer', [[0, ['gold', 0]]]]);
    // Whoever does not understand it gets everything anew.
    expect(feed.since(feed.epoch, 0, true)).toEqual([told.packed]);
    expect(feed.since(feed.epoch, 0, false)).toBeUndefined();
    const plain = feed.update({ ...after, view: { gold: 7, at: 'B2' } }, lines, 6, { plainToo: false })!;
    expect([plain.midway, JSON.parse(withDone(plain.packed!, plain, 'my-answer'))[6]]).toEqual(['', 'my-answer']);
    expect(feed.since(feed.epoch, 1, false)).toHaveLength(1);
  });
});

describe('small things', () => {
  test('an allowance is spent and comes back with time', () => {
    const allowance = new Allowance({ perSecond: 10, burst: 2 }, 0);
    expect([allowance.spend(0), allowance.spend(0), allowance.spend(0), allowance.spend(100), allowance.spend(100)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  test('two of a name at one table are told apart, within 24 characters', () => {
    const seats = ['Anna', 'anna 2', 'x'.repeat(24)].map((name) => ({ ...EMPTY, name }));
    expect(nameAtTable('Bo', seats)).toBe('Bo');
    expect(nameAtTable('ANNA', seats)).toBe('ANNA 3');
    expect(nameAtTable('x'.repeat(24), seats)).toBe(`${'x'.repeat(22)} 2`);
  });

  test('chance goes on after a restart where it stood', () => {
    const of = { id: 'a'.repeat(16), ...sealNew(2) };
    const one = chanceOf(of, 0);
    const draws = Array.from({ length: 10 }, () => one.below(1000));
    const two = chanceOf(of, 6);
    expect(Array.from({ length: 4 }, () => two.below(1000))).toEqual(draws.slice(6));
    expect(two.drawn).toBe(10);
  });
});
