import { ASIDE } from '@questhall/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres/open.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import {
  type CallRecord,
  type LengthRecord,
  type LineRecord,
  type MatchRecord,
  type NoteRecord,
  NotSaved,
  type ReactionRecord,
  type Store,
} from '../src/store/store.ts';
import { action, begun, id, record } from './counting.ts';
import { Database, programs } from './database.ts';
import { newFolder } from './player.ts';
import { claiming, sharing } from './sharing.ts';

/** What every store must do, whatever database is behind it. */

interface Place {
  open(): Promise<Store>;
}

let database: Database | undefined;
beforeAll(async () => {
  if (programs) database = await Database.start();
}, 60_000);
afterAll(() => database?.end(), 60_000);

const sqlite = async (): Promise<Place> => {
  const file = `${newFolder()}/questhall.db`;
  return { open: async () => new SqliteStore(file) };
};
const postgres = async (): Promise<Place> => {
  const url = await database!.ready();
  const gone = (why: Error) => {
    throw why;
  };
  return { open: async () => (await openPostgres(url, { gone }))!.store };
};
const node = async (): Promise<Place> => {
  const url = await database!.ready();
  let nr = 0;
  return { open: async () => claiming(await sharing(url, `node-${++nr}`)) };
};
const onPostgres = [
  { kind: 'PostgreSQL', place: postgres },
  { kind: 'PostgreSQL, as one of several nodes', place: node },
];
const kinds = [{ kind: 'SQLite', place: sqlite }, ...(programs ? onPostgres : [])];

const device = (n: number) => ({ id: `device-${n}`, tokenHash: `hash-${n}`, label: 'Firefox, Linux', created: n, used: n });

describe.each(kinds)('the store on $kind', ({ place }) => {
  /** A store, and the same one after a stop and a start. */
  async function store(): Promise<{ now: Store; again: () => Promise<Store> }> {
    const { open } = await place();
    let current = await open();
    return {
      now: current,
      again: async () => {
        await current.close();
        current = await open();
        return current;
      },
    };
  }

  test('keeps sessions with their devices, and forgets them', async () => {
    const { now, again } = await store();
    await now.addSession({ id: 's', name: 'Anna', created: 1, device: device(1) });
    await now.addDevice('s', device(2));
    await now.touchDevice('device-2', 9);
    await now.renameSession('s', 'Anna-Lise ½ “日本” \ud83c\udfb2');
    await expect(now.addDevice('s', device(1))).rejects.toBeInstanceOf(NotSaved);
    const then = await again();
    const name = 'Anna-Lise ½ “日本” \ud83c\udfb2';
    expect(await then.sessionByToken('hash-2')).toEqual({ id: 's', name, created: 1, device: { ...device(2), used: 9 } });
    expect(await then.devicesOf('s')).toEqual([device(1), { ...device(2), used: 9 }]);
    expect([await then.nameOf('s'), await then.nameOf('t')]).toEqual([name, undefined]);
    await then.removeDevice('s', 'device-1');
    expect(await then.sessionByToken('hash-1')).toBeUndefined();
    await then.removeSession('s');
    expect([await then.nameOf('s'), await then.devicesOf('s'), await then.sessionByToken('hash-2')]).toEqual([undefined, [], undefined]);
    await then.close();
  });

  test('keeps one key a person and match, which lets in one device there, once, until its time or its turn is over', async () => {
    const { now, again } = await store();
    for (const [nr, id] of ['s', 't'].entries()) await now.addSession({ id, name: 'Anna', created: 1, device: device(nr + 1) });
    const key = (hash: string, session = 's', match = 'a') => ({ hash, session, match, until: 100 });
    const visitor = (nr: number, match = 'a', at = 50) => ({ ...device(nr), created: at, used: at, visit: { match, until: at + 40 } });
    const found = async (nr: number) => (await now.sessionByToken(`hash-${nr}`))?.device.visit;
    await now.putKey(key('old'));
    await now.putKey(key('new'));
    await now.putKey(key('other', 't'));
    await now.putKey(key('there', 's', 'b'));
    await expect(now.putKey(key('new', 't', 'b'))).rejects.toBeInstanceOf(NotSaved);
    const holders = (match: string, at = 100) =>
      Promise.all(['old', 'new', 'other', 'there'].map((hash) => now.sessionByKey(hash, match, at)));
    expect(await holders('a')).toEqual([undefined, 's', 't', undefined]);
    expect(await holders('a', 101)).toEqual([undefined, undefined, undefined, undefined]);
    // One that was replaced, one of another match, one whose time is over.
    await now.useKey('old', visitor(3));
    await now.useKey('there', visitor(3));
    await now.useKey('new', visitor(3, 'a', 101));
    expect(await found(3)).toBeUndefined();
    // Of two at the same moment one is let in.
    await Promise.all([now.useKey('new', visitor(4)), now.useKey('new', visitor(5))]);
    expect((await Promise.all([found(4), found(5)])).filter(Boolean)).toEqual([{ match: 'a', until: 90 }]);
    expect(await now.sessionByKey('new', 'a', 50)).toBeUndefined();
    // Visits that are over go as the next one begins.
    await now.useKey('other', visitor(6, 'a', 95));
    expect([await found(4), await found(5), await found(6)]).toEqual([undefined, undefined, { match: 'a', until: 135 }]);
    const then = await again();
    expect(await then.devicesOf('t')).toEqual([device(2), visitor(6, 'a', 95)]);
    expect(await then.sessionByKey('there', 'b', 50)).toBe('s');
    // With the turn, with all of the person's, with the wish to be called, and with the session.
    const call = { match: 'b', at: 1, from: 1, waiting: [], answered: [], missed: [], done: ['s'] };
    await then.changeCalls(call);
    expect(await then.sessionByKey('there', 'b', 50)).toBeUndefined();
    for (const drop of [() => then.dropKeys('s'), () => then.putWishes('s', null), () => then.removeSession('s')]) {
      await then.putKey(key('last', 's', 'b'));
      expect(await then.sessionByKey('last', 'b', 50)).toBe('s');
      await drop();
      expect(await then.sessionByKey('last', 'b', 50)).toBeUndefined();
    }
    await then.close();
  });

  test('keeps passkeys, finds them by their names, and forgets them with their session', async () => {
    const { now, again } = await store();
    await now.addSession({ id: 's', name: 'Anna', created: 1, device: device(1) });
    const passkey = (n: number) => ({
      ...{ id: `passkey-${n}`, session: 's', credential: `credential-${n}`, publicKey: 'a-_0', counter: 0, transports: ['internal'] },
      ...{ label: 'Chrome, Android', created: n, used: n },
    });
    await now.addPasskey(passkey(2));
    await now.addPasskey(passkey(1));
    await expect(now.addPasskey({ ...passkey(3), credential: 'credential-1' })).rejects.toBeInstanceOf(NotSaved);
    await now.usePasskey('passkey-1', 7, 99);
    const then = await again();
    expect(await then.passkeysOf('s')).toEqual([{ ...passkey(1), counter: 7, used: 99 }, passkey(2)]);
    expect([await then.passkey('credential-2'), await then.passkey('credential-3')]).toEqual([passkey(2), undefined]);
    await then.removePasskey('somebody else', 'passkey-2');
    await then.removePasskey('s', 'passkey-1');
    expect(await then.passkeysOf('s')).toEqual([passkey(2)]);
    await then.removeSession('s');
    expect([await then.passkeysOf('s'), await then.passkey('credential-2')]).toEqual([[], undefined]);
    await then.close();
  });

  test('keeps one code on paper a session, finds the session by it, and forgets it with the session', async () => {
    const { now, again } = await store();
    for (const [nr, id] of ['s', 't'].entries()) await now.addSession({ id, name: 'Anna', created: 1, device: device(nr + 1) });
    await now.setRecovery('s', { hash: 'old', made: 5 });
    await now.setRecovery('s', { hash: 'new', made: 7 });
    await expect(now.setRecovery('t', { hash: 'new', made: 8 })).rejects.toBeInstanceOf(NotSaved);
    const then = await again();
    expect([await then.sessionByRecovery('old'), await then.sessionByRecovery('new')]).toEqual([undefined, 's']);
    expect([await then.recoveryMade('s'), await then.recoveryMade('t')]).toEqual([7, undefined]);
    await then.setRecovery('s', null);
    expect([await then.sessionByRecovery('new'), await then.recoveryMade('s')]).toEqual([undefined, undefined]);
    await then.setRecovery('s', { hash: 'last', made: 9 });
    await then.removeSession('s');
    expect(await then.sessionByRecovery('last')).toBeUndefined();
    await then.close();
  });

  test('keeps a match as it was given, and finds it by id and by code', async () => {
    const { now, again } = await store();
    const one = {
      ...record('a'),
      options: { level: 'a\u0000b "c" \\ 日本', rounds: 2, open: true },
      clock: 30,
      reserve: 600,
      increment: true,
      overtime: 'out' as const,
      spent: { counts: true, ms: [0, 1500] },
      listed: true,
      lookingOn: 'players' as const,
      rematch: null,
    };
    one.seats[1] = {
      ...one.seats[1]!,
      orders: '{"x":1}',
      plan: '{"wishes":{}}',
      planStopped: { why: 'moved', turn: '3' },
      byPlan: [[1, 4]],
      standIn: 'easy',
      left: true,
      out: true,
    };
    await now.addMatch(one);
    await expect(now.addMatch({ ...record('b'), code: one.code })).rejects.toBeInstanceOf(NotSaved);
    await now.addMatch(record('b'), id('a'));
    const then = await again();
    expect(await then.record(id('a'))).toEqual({ ...one, rematch: id('b') });
    expect(await then.recordByCode(one.code)).toEqual({ ...one, rematch: id('b') });
    expect([await then.record('nobody'), await then.recordByCode('NO'), await then.load('nobody')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await then.load(id('b'))).toEqual({
      record: record('b') && (await then.record(id('b'))),
      state: null,
      events: [],
      taken: [0, 0],
    });
    await then.close();
  });

  test('reads the same before and after a stop, wherever the last actions stand', async () => {
    const { now, again } = await store();
    const [a, b] = [await begun(now, 'a'), await begun(now, 'b')];
    for (let seq = 1; seq <= 130; seq++) await Promise.all([now.commit(action(a, seq)), ...(seq <= 5 ? [now.commit(action(b, seq))] : [])]);
    const everything = async (from: Store) =>
      Promise.all(
        ['a', 'b'].map(async (letter) => ({
          loaded: await from.load(id(letter)),
          history: await from.history(id(letter)),
          record: await from.record(id(letter)),
          listed: (await from.matchesOf('session-0', 9)).map(({ id, chain, changed }) => [id, chain, changed]),
        })),
      );
    const FROM = [0, 1, 63, 64, 65, 129, 130];
    const afterEach = (from: Store) => Promise.all(FROM.map(async (seq) => (await from.actionsAfter(id('a'), seq)).map((one) => one.seq)));
    const fromEach = FROM.map((seq) => Array.from({ length: 130 - seq }, (_, i) => seq + 1 + i));
    expect(await afterEach(now)).toEqual(fromEach);
    const before = await everything(now);
    expect(before[0]!.loaded).toMatchObject({
      state: { version: 1, seq: 130, total: 1300 },
      taken: [65, 65],
      record: { drawn: 130, chain: 'link 130', changed: 230, spent: { counts: true, ms: [130, 0] } },
    });
    const history = before[1]!.history!;
    expect(history.events.map(({ at, seq }) => [at, seq])).toEqual([[50, 0], ...[1, 2, 3, 4, 5].map((seq) => [100 + seq, seq])]);
    expect([history.first, history.actions.map(({ seq }) => seq)]).toEqual([{ version: 1, seq: 0, total: 0 }, [1, 2, 3, 4, 5]]);
    const then = await again();
    expect(await everything(then)).toEqual(before);
    expect(await afterEach(then)).toEqual(fromEach);
    for (const seq of [1, 63, 64, 65, 130]) expect(await then.seen(id('a'), seq % 2, `command-${seq}`)).toBe(true);
    expect([await then.seen(id('a'), 0, 'command-1'), await then.seen(id('b'), 0, 'command-6')]).toEqual([false, false]);
    await then.commit(action(b, 6));
    expect(await then.load(id('b'))).toMatchObject({ state: { seq: 6 }, taken: [3, 3] });
    // What changes at the seats with an action is kept with it.
    const next = action(b, 7);
    const seats = b.seats.map((place, at) => (at === 1 ? { ...place, plan: '{"turn":"2"}', byPlan: [[3, 9] as const] } : place));
    await then.commit({ ...next, record: { ...next.record, seats }, seats: true });
    expect((await then.load(id('b')))!.record.seats[1]).toMatchObject({ plan: '{"turn":"2"}', byPlan: [[3, 9]] });
    expect((await then.awake(0)).includes(id('b'))).toBe((await then.record(id('b')))!.pending.includes(1));
    await then.close();
  });

  test('keeps what a table of days needs: free time, since when a question runs, what is agreed on, how far people have come', async () => {
    const { now, again } = await store();
    const a = await begun(now, 'a');
    const free = { zone: 'Europe/Berlin', night: { from: 1320, to: 420 }, weekends: true, holidays: [{ from: 5, until: 90 }] };
    const agreement: NonNullable<MatchRecord['agreement']> = {
      last: 2,
      open: [{ n: 2, wish: 'back', seat: 1, at: 7, yes: ['session-1'], to: 3, since: 4 }],
      paused: { at: 6, seat: 0 },
      refused: [{ session: 'session-0', wish: 'draw', at: 5 }],
    };
    const began = { counts: true, ms: [0, 20], began: 77 };
    const waiting = { seats: [0, 1], since: 60 };
    const whereabouts = { pawns: [3] };
    // Changed without an answer: as when somebody goes on holiday, or proposes something.
    const asked: MatchRecord = { ...a, clock: 86_400, spent: began, agreement, waiting, whereabouts, marks: [null, { acted: 1, seen: 1 }] };
    asked.seats = [
      { ...a.seats[0]!, free },
      { ...a.seats[1]!, standInUntil: 99, offer: { hash: 'h', until: 9 } },
    ];
    await now.commit({ record: asked });
    expect(await now.record(id('a'))).toEqual(asked);
    // Changed with answers, of which the last agrees to something: then more than an answer changes is written.
    const marks = [
      { acted: 9, seen: 7 },
      { acted: 1, seen: 8 },
    ];
    const next = { seats: [1], since: 78 };
    const goes: MatchRecord = { ...asked, drawn: 1, spent: { ...began, began: 78 }, waiting: next, whereabouts: { pawns: [4] }, marks };
    await now.commit(action(asked, 1, { record: goes }));
    expect(await now.record(id('a'))).toEqual(goes);
    expect((await now.matchesOf('session-0', 9))[0]).toMatchObject({
      agreement,
      marks,
      waiting: next,
      whereabouts: { pawns: [4] },
      spent: { began: 78 },
    });
    const { agreement: _, waiting: __, ...over } = goes;
    const ended: MatchRecord = { ...over, drawn: 2, spent: { counts: false, ms: [0, 40] } };
    await now.commit(action(asked, 2, { record: goes }));
    const before = { record: await now.record(id('a')), loaded: await now.load(id('a')) };
    const then = await again();
    expect({ record: await then.record(id('a')), loaded: await then.load(id('a')) }).toEqual(before);
    await then.commit(action(asked, 3, { record: ended, whole: true }));
    expect(await then.record(id('a'))).toEqual(ended);
    const last = await again();
    expect(await last.record(id('a'))).toEqual(ended);
    expect((await last.load(id('a')))!.record).toEqual(ended);
    await last.close();
  });

  test('how many answers each seat has given is kept as told: a taking back asks several anew, what is done unasked counts nothing', async () => {
    const { now, again } = await store();
    const a = await begun(now, 'a');
    const trail: MatchRecord['trail'] = [{ seat: 1, lines: 1, before: { undo: [[['seq'], 0]], deadline: 40 } }];
    await now.commit(action(a, 1, { record: { ...a, drawn: 1, trail } }));
    await now.commit(action(a, 2, { taken: [1, 2], record: { ...a, drawn: 2, trail } }));
    const aside = action(a, 3, { taken: [1, 2], record: { ...a, drawn: 3, trail: [] } });
    await now.commit({ ...aside, action: { ...aside.action!, action: { decision: ASIDE, seat: 1, choice: 'x' } } });
    const before = await now.load(id('a'));
    expect(before).toMatchObject({ taken: [1, 2], record: { trail: [], drawn: 3 }, state: { seq: 3 } });
    // A change of the record alone writes the row that the last action was ahead of.
    const renamed = { ...before!.record, changed: 500, trail };
    await now.commit({ record: renamed });
    expect(await now.load(id('a'))).toMatchObject({ taken: [1, 2], record: renamed });
    const then = await again();
    expect(await then.load(id('a'))).toMatchObject({ taken: [1, 2], record: renamed });
    expect(await then.record(id('a'))).toEqual(renamed);
    await then.close();
  });

  test('what changes of a match between two actions counts until the next one', async () => {
    const { now, again } = await store();
    const a = await begun(now, 'a');
    await now.commit(action(a, 1, { record: { ...a, changed: 101, deadline: 500, drawn: 1 } }));
    expect(await now.due(500)).toEqual([id('a')]);
    const asleep = { ...(await now.record(id('a')))!, asleep: true, deadline: null, changed: 777 };
    asleep.seats[1] = { ...asleep.seats[1]!, name: 'Cleo' };
    await now.commit({ record: asleep });
    expect(await now.record(id('a'))).toEqual(asleep);
    expect([await now.due(9999), await now.unchanged('begun', 700, 9)]).toEqual([[], []]);
    const then = await again();
    expect(await then.load(id('a'))).toMatchObject({ record: asleep, state: { seq: 1 }, taken: [0, 1] });
    await then.commit(action(asleep, 2, { record: { ...asleep, asleep: false, changed: 888, deadline: 900 } }));
    expect(await then.record(id('a'))).toMatchObject({ changed: 888, deadline: 900, drawn: 1 });
    await then.close();
  });

  test('a write that fails takes only itself back', async () => {
    const { now, again } = await store();
    const [a, b] = [await begun(now, 'a'), await begun(now, 'b')];
    await now.commit(action(a, 1));
    const calls = {
      match: 'nobody',
      ...{ at: 1, from: 1 },
      waiting: [{ session: 's', isOpen: true, next: 1, lastAt: null }],
      answered: [],
      missed: [],
      done: [],
    };
    const answers = await Promise.allSettled([
      now.commit(action(b, 1)),
      now.changeCalls(calls),
      now.addSession({ id: 's', name: 'Anna', created: 1, device: device(1) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const then = await again();
    expect((await then.load(id('b')))?.state).toMatchObject({ seq: 1 });
    expect(await then.nameOf('s')).toBe('Anna');
    await then.close();
  });

  test('ends, renewed rules and matches from elsewhere are kept whole', async () => {
    const { now, again } = await store();
    const [a, b] = [await begun(now, 'a'), await begun(now, 'b')];
    const outcome = { winners: [0], ranking: [[0], [1]], rule: 'C-9', reason: 'end' };
    await now.commit(action(a, 1));
    await now.commit({ ...action(a, 2), record: { ...a, status: 'over', outcome, pending: [] } });
    await now.commit(action(b, 1, { whole: true, state: { version: 2, seq: 1, other: true } }));
    const one = action(record('c'), 1);
    const events = [{ at: 1, told: { event: { type: 'counted', rule: 'C-1' } } }];
    const opening = { rules: 1, seats: [], link: 'x' };
    const proof = { draws: [], state: 'hash' };
    const finished = { ...record('c'), status: 'over' as const, outcome, opening };
    await now.addFinished({
      record: finished,
      state: one.state!,
      start: { draws: [], state: 'hash' },
      actions: [{ ...one.action!, command: null, proof }],
      events,
    });
    const then = await again();
    expect(await then.load(id('a'))).toMatchObject({ record: { status: 'over', outcome, pending: [] }, state: { seq: 2 } });
    expect(await then.load(id('b'))).toMatchObject({ state: { version: 2, other: true }, taken: [0, 1] });
    expect(await then.load(id('c'))).toEqual({
      record: finished,
      state: one.state,
      events: events.map((event) => ({ ...event, seq: null })),
      taken: [0, 1],
    });
    expect(await then.played(id('c'))).toMatchObject({ start: { state: 'hash' }, actions: [{ seq: 1, state: 'hash' }] });
    expect(await then.played(id('a'))).toBeUndefined();
    await then.close();
  });

  test('lists, wakes and tidies', async () => {
    const { now, again } = await store();
    const open = { ...record('a'), status: 'open' as const, listed: true, created: 5, changed: 5 };
    const invited = { ...record('b'), status: 'open' as const, changed: 7, host: null };
    invited.seats = [{ ...invited.seats[0]!, kind: 'open', session: null, invited: 'session-9' }, invited.seats[1]!];
    const [clock, bot, still] = [record('c'), record('d'), record('e')];
    bot.seats[0] = { ...bot.seats[0]!, kind: 'bot', session: null, level: 'easy' };
    for (const one of [open, invited, { ...clock, deadline: 1000 }, bot, still]) await now.addMatch(one);
    for (const one of [clock, still])
      await now.commit(action(one, 1, { record: { ...one, changed: 50, deadline: one === clock ? 300 : null } }));
    const then = await again();
    expect((await then.listed(9)).map((t) => t.id)).toEqual([id('a')]);
    expect(await then.listed(9)).toEqual([expect.not.objectContaining({ options: {} })]);
    expect([await then.listedBy('session-0'), await then.listedBy('session-1')]).toEqual([1, 0]);
    expect((await then.matchesOf('session-9', 9)).map((t) => t.id)).toEqual([id('b')]);
    expect((await then.matchesOf('session-0', 9)).map((t) => t.changed)).toEqual([50, 50, 5]);
    expect((await then.matchIdsOf('session-0')).sort()).toEqual(['a', 'c', 'd', 'e'].map(id));
    expect(await then.awake(299)).toEqual([id('d')]);
    expect(await then.awake(300)).toEqual([id('c'), id('d')]);
    expect([await then.due(299), await then.due(300)]).toEqual([[], [id('c')]]);
    expect([await then.unchanged('open', 6, 9), await then.unchanged('begun', 50, 9)]).toEqual([[id('a')], [id('d')]]);
    // Bots play for everybody, and one of them is back by a time.
    const away = record('h');
    const standIns = away.seats.map((seat, i) => ({ ...seat, standIn: 'easy' as const, ...(i === 1 ? { standInUntil: 400 } : {}) }));
    await then.addMatch(away);
    await then.commit({ record: { ...away, deadline: 1, seats: standIns } });
    expect([await then.due(399), await then.due(400)]).toEqual([[id('c')], [id('c'), id('h')]]);
    expect([(await then.awake(399)).includes(id('h')), (await then.awake(400)).includes(id('h'))]).toEqual([false, true]);
    await then.commit({ record: { ...away, deadline: 1, seats: standIns, asleep: true } });
    expect(await then.due(400)).toEqual([id('c')]);
    await then.remove(id('h'));
    for (const one of [still, clock])
      await then.commit(action(one, 2, { record: { ...one, changed: one === clock ? 901 : 900, status: 'over' } }));
    expect([await then.over(9), await then.over(1)]).toEqual([[id('c'), id('e')], [id('c')]]);
    await then.remove(id('d'));
    expect([await then.record(id('d')), await then.history(id('d')), await then.due(9999)]).toEqual([undefined, undefined, []]);
    await then.close();
  });

  test('a match that is over is not removed', async () => {
    const { now } = await store();
    const a = await begun(now, 'a');
    await now.commit(action(a, 1, { record: { ...a, status: 'over' } }));
    await now.remove(id('a'));
    expect((await now.history(id('a')))?.actions).toHaveLength(1);
    expect((await now.record(id('a')))?.seats).toHaveLength(2);
    await now.close();
  });

  test('keeps what is said, once', async () => {
    const { now, again } = await store();
    await begun(now, 'a');
    const line = (n: number): LineRecord => ({
      match: id('a'),
      room: 'table',
      n,
      at: n,
      session: 's',
      who: 'w',
      seat: 0,
      name: 'Anna',
      command: `c-${n}`,
      phrase: null,
      text: `line ${n}`,
      reports: [],
    });
    for (const n of [1, 2, 3]) await now.putLine(line(n));
    await now.putLine({ ...line(2), text: null, reports: ['t'] });
    const then = await again();
    expect(await then.lines(id('a'), 'table', Number.MAX_SAFE_INTEGER, 2)).toEqual([{ ...line(2), text: null, reports: ['t'] }, line(3)]);
    expect(await then.lineOf(id('a'), 's', 'c-3')).toEqual(line(3));
    expect(await then.forgetLines('s')).toEqual([id('a')]);
    expect(await then.lines(id('a'), 'table', 2, 9)).toEqual([{ ...line(1), session: null, name: null, text: null }]);
    expect(await then.lineOf(id('a'), 's', 'c-3')).toBeUndefined();
    await then.close();
  });

  test('keeps what people give to lines: one a person, seat and line, until it is taken back', async () => {
    const { now, again } = await store();
    for (const match of ['a', 'b']) await begun(now, match);
    const given = (n: number, more: Partial<ReactionRecord> = {}): ReactionRecord => ({
      ...{ match: id('a'), to: 'told', n, session: 's', seat: 0, who: 'w', name: 'Anna', at: n, reaction: 'bravo' },
      ...more,
    });
    const stands = given(2, { session: 't', seat: null, who: 'v', name: 'Bo' });
    const other = given(2, { seat: 1, at: 1 });
    const elsewhere = given(1, { match: id('b'), to: 'table' });
    for (const one of [given(1), given(2), stands, other, given(3), elsewhere]) await now.putReaction(one);
    await now.putReaction({ ...given(1), at: 9, name: 'Anna-Lise', reaction: 'sad' });
    await now.dropReaction(given(3));
    await now.dropReaction(given(7));
    const then = await again();
    const sad = { ...given(1), at: 9, name: 'Anna-Lise', reaction: 'sad' };
    expect(await then.reactions(id('a'), 'told', 1, Number.MAX_SAFE_INTEGER)).toEqual([sad, other, stands, given(2)]);
    expect(await then.reactions(id('a'), 'told', 2, 2)).toEqual([other, stands, given(2)]);
    expect(await then.reactions(id('a'), 'table', 1, 9)).toEqual([]);
    expect(await then.reactions(id('b'), 'table', 1, 9)).toEqual([elsewhere]);
    expect([await then.reactionsOf(id('a'), 's'), await then.reactionsOf(id('b'), 't')]).toEqual([3, 0]);
    expect((await then.forgetReactions('s')).sort()).toEqual([id('a'), id('b')]);
    expect(await then.reactions(id('a'), 'told', 1, 9)).toEqual([stands]);
    await then.remove(id('a'));
    expect(await then.reactions(id('a'), 'told', 1, 9)).toEqual([]);
    await then.close();
  });

  test('keeps what people note for themselves, each number once, as long as their session', async () => {
    const { now, again } = await store();
    for (const match of ['a', 'b']) await begun(now, match);
    await now.addSession({ id: 's', name: 'Anna', created: 1, device: device(1) });
    const note = (n: number, text: string): NoteRecord => ({ match: id('a'), session: 's', seat: 0, text, n, at: n });
    for (const one of [note(1, 'one'), note(2, 'two'), note(2, 'late'), note(9, 'far')]) await now.putNote(one);
    await now.putNote({ ...note(1, 'there'), match: id('b'), at: 7 });
    await now.putNote({ ...note(1, 'of another'), session: 't' });
    const then = await again();
    expect(await then.note(id('a'), 's', 0)).toEqual(note(2, 'two'));
    expect([await then.note(id('a'), 's', 1), await then.note(id('b'), 't', 0)]).toEqual([undefined, undefined]);
    expect((await then.wordsOf('s')).notes.map(({ text }) => text)).toEqual(['two', 'there']);
    await then.remove(id('b'));
    expect(await then.note(id('b'), 's', 0)).toBeUndefined();
    await then.removeSession('s');
    expect(await then.note(id('a'), 's', 0)).toBeUndefined();
    expect(await then.note(id('a'), 't', 0)).toMatchObject({ text: 'of another' });
    await then.close();
  });

  test('keeps how long matches took, each once, and reads those that ended last', async () => {
    const { now, again } = await store();
    const one = (nr: number): LengthRecord => ({
      match: `m${nr}`,
      game: 'nachtwacht',
      options: '{"pathLength":"short"}',
      people: 2,
      bots: 1,
      seconds: 60 * nr,
      ended: Date.UTC(2026, 10, 26) + nr,
    });
    for (const nr of [2, 1, 3]) await now.addLength(one(nr));
    await now.addLength({ ...one(2), seconds: 7 });
    expect(await now.lengths(2)).toEqual([one(3), one(2)]);
    const then = await again();
    expect(await then.lengths(5)).toEqual([one(3), one(2), one(1)]);
    await then.close();
  });

  test('keeps wishes and calls, and what was made once', async () => {
    const { now, again } = await store();
    const a = await begun(now, 'a');
    expect([await now.keptText('k', () => 'one'), await now.keptText('k', () => 'two')]).toEqual(['one', 'one']);
    await now.putWishes('session-0', '{"a":1}');
    await now.putWishes('session-0', '{"a":2}');
    // Of two changes of the same wishes the second is told that it was not kept, also where nothing was kept before.
    expect([await now.wishesOf('session-0'), await now.wishesOf('session-1')]).toEqual(['{"a":2}', undefined]);
    const both = await Promise.all(['{"b":1}', '{"b":2}'].map((wishes) => now.changeWishes('session-1', null, wishes)));
    expect(both).toEqual([true, false]);
    expect(await now.changeWishes('session-1', '{"b":2}', '{"b":3}')).toBe(false);
    expect(await now.changeWishes('session-1', '{"b":1}', '{"b":4}')).toBe(true);
    expect(await now.wishesOf('session-1')).toBe('{"b":4}');
    await now.putWishes('session-1', null);
    const waiting = [{ session: 'session-0', isOpen: false, next: 10, lastAt: null as number | null }];
    await now.commit({ ...action(a, 1), calls: { match: id('a'), at: 5, from: 5, waiting, answered: [], missed: [], done: [] } });
    const call: CallRecord = {
      match: id('a'),
      session: 'session-0',
      since: 5,
      sign: null,
      isOpen: false,
      next: 10,
      tries: 0,
      sent: [],
      told: null,
      lastAt: null,
      isLast: false,
    };
    const then = await again();
    expect(await then.wishes()).toEqual(new Map([['session-0', '{"a":2}']]));
    expect([await then.dueCalls(9, 9), await then.dueCalls(10, 9)]).toEqual([[], [call]]);
    // What a message to the same person may tell as well: before it is due, but not before it waits, and untried.
    const first = (session: string, now: number) => then.firstCalls(session, now, 9);
    expect([await first('session-0', 5), await first('session-0', 4), await first('session-1', 5)]).toEqual([[call], [], []]);
    await then.changeCalls({
      match: id('a'),
      at: 6,
      from: 6,
      waiting: [{ ...waiting[0]!, isOpen: true }],
      answered: [],
      missed: [],
      done: [],
    });
    await then.putCall({ ...call, since: 99, told: 1 });
    await then.putCall({ ...call, sign: 1, told: 1 });
    expect(await then.dueCalls(10, 9)).toEqual([{ ...call, isOpen: true }]);
    let told: readonly CallRecord[] = [];
    await then.tellOne(await then.dueCalls(10, 9), { now: 10, limit: 9 }, async (due) => {
      told = due;
    });
    expect(told).toEqual([{ ...call, isOpen: true }]);
    await then.putCall({ ...call, tries: 1 });
    expect([await first('session-0', 99), (await then.dueCalls(10, 9)).length]).toEqual([[], 1]);
    await then.putCall({ ...call, isLast: true });
    expect(await first('session-0', 99)).toEqual([]);
    await then.putCall({ ...call, told: 12 });
    expect(await first('session-0', 99)).toEqual([]);
    await then.putCall({ ...call, tries: 1, sent: ['push'], told: 12 });
    expect(await then.dueCalls(99, 9)).toEqual([]);
    await then.seenAt(id('a'), 'session-0', 20);
    expect(await then.dueCalls(20, 9)).toEqual([{ ...call, isOpen: true, since: 20, sign: 20, next: 20 }]);
    await then.changeCalls({
      match: id('a'),
      ...{ at: 30, from: 30 },
      waiting: [{ ...waiting[0]!, next: 40 }],
      answered: ['session-0'],
      missed: [],
      done: [],
    });
    expect(await then.dueCalls(40, 9)).toEqual([{ ...call, since: 30, sign: 30, next: 40 }]);
    // A last one: due in its time also where the first has been made, moved with the match, once.
    const last = { ...call, since: 30, sign: 30, next: 40, lastAt: 60 };
    const goesOn = (lastAt: number) =>
      then.changeCalls({ match: id('a'), at: 31, from: 31, waiting: [{ ...waiting[0]!, lastAt }], answered: [], missed: [], done: [] });
    await goesOn(60);
    await then.putCall({ ...last, told: 41 });
    expect([await then.dueCalls(59, 9), await then.dueCalls(60, 9)]).toEqual([[], [{ ...last, told: 41 }]]);
    await goesOn(80);
    // What was read before that does not undo it.
    await then.putCall({ ...last, told: 41 }, 70);
    expect([await then.dueCalls(79, 9), await then.dueCalls(80, 9)]).toEqual([[], [{ ...last, told: 41, lastAt: 80 }]]);
    await then.putCall({ ...last, told: 41, lastAt: 80 }, 90);
    expect([await then.dueCalls(89, 9), await then.dueCalls(90, 9)]).toEqual([[], [{ ...last, told: 41, lastAt: 90 }]]);
    await then.putCall({ ...last, told: null, next: 95, isLast: true, lastAt: 90 }, null);
    const retried = await then.dueCalls(95, 9);
    expect(retried).toEqual([{ ...last, next: 95, isLast: true, lastAt: null }]);
    await then.putCall({ ...retried[0]!, told: 96 });
    await goesOn(97);
    expect(await then.dueCalls(99, 9)).toEqual([]);
    await then.seenAt(id('a'), 'session-0', 98);
    expect(await then.dueCalls(98, 9)).toEqual([{ ...last, since: 98, sign: 98, next: 98, lastAt: null }]);
    // Where the clock has played, whoever was told is told anew, and whoever was not as it was due.
    const missed = (at: number) =>
      then.changeCalls({
        ...{ match: id('a'), at, from: at, answered: [], missed: ['session-0'], done: [] },
        waiting: [{ ...waiting[0]!, next: at + 1, lastAt: at + 9 }],
      });
    const seen = { ...last, since: 98, sign: 98, next: 98 };
    await then.putCall({ ...seen, lastAt: null, tries: 2, sent: ['push'] });
    await missed(100);
    expect(await then.dueCalls(100, 9)).toEqual([{ ...seen, lastAt: 109, tries: 2, sent: ['push'] }]);
    await then.putCall({ ...seen, lastAt: 109, told: 101, isLast: true });
    await missed(110);
    expect([await then.dueCalls(110, 9), await then.dueCalls(111, 9)]).toEqual([
      [],
      [{ ...seen, since: 110, sign: null, next: 111, lastAt: 119 }],
    ]);
    await then.putWishes('session-0', null);
    expect([await then.dueCalls(99, 9), (await then.wishes()).size]).toEqual([[], 0]);
    await then.close();
  });
});
