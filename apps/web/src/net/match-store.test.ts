import { ASIDE, type DecisionView } from '@questhall/kernel';
import type { ServerMessage, Sight, TableInfo } from '@questhall/protocol';
import { diff } from '@questhall/protocol/changes';
import type { Packed } from '@questhall/protocol/packed';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMatch, ownAnswer } from './match-store.ts';
import type { Wire } from './socket.ts';

/** The other end of the line: tests speak as the server. */
class FakeWire implements Wire {
  static all: FakeWire[] = [];
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  sent: { t: string; [key: string]: unknown }[] = [];
  closed = false;
  constructor() {
    FakeWire.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
    this.onclose?.();
  }
  say(m: ServerMessage | Packed) {
    this.onmessage?.({ data: JSON.stringify(m) });
  }
}
const wire = () => FakeWire.all.at(-1) as FakeWire;

const table = { id: 'm', status: 'running', seats: [] } as unknown as TableInfo;
const decision = (id: number): DecisionView => ({
  id,
  seat: 0,
  kind: 'commit',
  rule: 'NW-5.4',
  prompt: { key: 'p' },
  options: [{ id: '1', label: { key: 'o' } }],
  refused: [],
  byDefault: null,
});
const sight = (view: unknown, decisions: DecisionView[] = []): Sight => ({ view, decisions, waiting: [], yours: [], deadlines: [] });
const whole = (s: Sight | null, n = 1): ServerMessage => ({ t: 'whole', epoch: 'e1', n, now: 0, table, seat: 0, sight: s, log: [] });
const update = (n: number, before: Sight, after: Sight): ServerMessage => ({
  t: 'update',
  n,
  now: 0,
  changes: diff(before, after),
  log: [],
});

let match: ReturnType<typeof openMatch>;
let speed = 1;
const sounds: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  sounds.length = 0;
  speed = 1;
  let id = 0;
  match = openMatch({
    transport: {
      earlier: async (_seat, before) => [{ n: before - 1, at: 0, event: { type: 'x', rule: 'NW-1.1' } }],
      wire: () => new FakeWire(),
    },
    speed: () => speed,
    reducedMotion: () => false,
    hidden: () => false,
    sound: (name) => sounds.push(name),
    newId: () => `action-${++id}`,
  });
});
afterEach(() => {
  match.close();
  vi.useRealTimers();
});
const state = () => match.store.getState();

describe('a match', () => {
  test('says hello, takes the whole, then patches it and leaves the old view as it was', () => {
    wire().onopen?.();
    expect(wire().sent).toEqual([{ t: 'hello', packed: true, midway: true, talk: true }]);
    const first = sight({ round: 1, path: [1, 2] });
    wire().say(whole(first));
    expect(state()).toMatchObject({ connection: 'open', seat: 0, shown: { view: { round: 1 } } });
    const before = state().sight;
    wire().say(update(2, first, sight({ round: 2, path: [1, 2] })));
    expect(state().shown?.view).toEqual({ round: 2, path: [1, 2] });
    expect(before?.view).toEqual({ round: 1, path: [1, 2] });
  });

  test('a table that came by HTTP is taken where it is not older than what the socket has told since', () => {
    const ready = (revision: number | undefined, name: string) => ({ ...table, revision, seats: [{ name }] }) as unknown as TableInfo;
    wire().onopen?.();
    wire().say(whole(sight({})));
    match.setTable(ready(undefined, 'of a server that counts nothing'));
    expect(state().table?.seats[0]?.name).toBe('of a server that counts nothing');
    wire().say({ t: 'table', table: ready(5, 'told') });
    match.setTable(ready(4, 'answered before, and late'));
    expect(state().table?.seats[0]?.name).toBe('told');
    match.setTable(ready(5, 'told, and answered'));
    match.setTable(ready(6, 'answered before it was told'));
    expect(state().table?.seats[0]?.name).toBe('answered before it was told');
    // A server that has begun anew counts anew.
    wire().say({ t: 'table', table: ready(1, 'anew') });
    expect(state().table?.seats[0]?.name).toBe('anew');
  });

  test('comes back with where it stood and sends the waiting answer again', () => {
    wire().onopen?.();
    wire().say(whole(sight({}, [decision(7)]), 4));
    match.act(0, 7, '1');
    expect(wire().sent.at(-1)).toEqual({ t: 'act', id: 'action-1', seat: 0, decision: 7, choice: '1' });
    wire().close();
    expect(state().connection).toBe('offline');
    vi.advanceTimersByTime(1000);
    expect(FakeWire.all).toHaveLength(2);
    wire().onopen?.();
    expect(wire().sent).toEqual([
      { t: 'hello', packed: true, midway: true, talk: true, epoch: 'e1', n: 4 },
      { t: 'act', id: 'action-1', seat: 0, decision: 7, choice: '1' },
    ]);
    wire().say({ t: 'done', id: 'action-1' });
    expect(state()).toMatchObject({ outgoing: null, answered: 7 });
  });

  test('takes back what the sight says can be, once until it is acknowledged, and nothing while an answer is on its way', () => {
    wire().onopen?.();
    wire().say(whole(sight({}, [decision(7)]), 4));
    match.takeBack(0);
    expect(wire().sent).toHaveLength(1);
    wire().say(update(5, sight({}, [decision(7)]), { ...sight({}, [decision(7)]), back: 2 }));
    match.takeBack(0);
    match.takeBack(0);
    expect(wire().sent.slice(1)).toEqual([{ t: 'act', id: 'action-1', seat: 0, decision: -1, choice: '2' }]);
    wire().say({ t: 'refused', id: 'action-1', code: 'stale', reason: null, rule: null });
    match.act(0, 7, '1');
    match.takeBack(0);
    expect(
      wire()
        .sent.slice(2)
        .map(({ decision: d }) => d),
    ).toEqual([7]);
    wire().say({ t: 'done', id: 'action-2' });
    match.takeBack(0);
    expect(wire().sent.at(-1)).toMatchObject({ decision: -1, choice: '2' });
  });

  test('sends what is done unasked beside an answer, and again after a cut until it is acknowledged', () => {
    wire().onopen?.();
    wire().say(whole(sight({}, [decision(7)]), 4));
    match.act(0, 7, '1');
    match.aside(1, 'pass:1:off');
    match.aside(1, 'pass:1:on');
    const [off, on] = ['off', 'on'].map((to, i) => ({ t: 'act', id: `action-${i + 2}`, seat: 1, decision: ASIDE, choice: `pass:1:${to}` }));
    expect(wire().sent.slice(-2)).toEqual([off, on]);
    wire().say({ t: 'done', id: 'action-2' });
    expect(state().outgoing?.id).toBe('action-1');
    wire().close();
    vi.advanceTimersByTime(1000);
    wire().onopen?.();
    expect(
      wire()
        .sent.slice(1)
        .map(({ id }) => id),
    ).toEqual(['action-1', 'action-3']);
    wire().say({ t: 'refused', id: 'action-3', code: 'stale', reason: null, rule: null });
    expect([sounds, state().refused]).toEqual([['refused'], null]);
    wire().close();
    vi.advanceTimersByTime(2000);
    wire().onopen?.();
    expect(
      wire()
        .sent.slice(1)
        .map(({ id }) => id),
    ).toEqual(['action-1']);
  });

  test('waits longer from try to try, and tries at once when hurried', () => {
    wire().close();
    // The first wait lasts 300 to 500 ms by lot, the second 450 to 750.
    vi.advanceTimersByTime(500);
    expect(FakeWire.all).toHaveLength(2);
    wire().close();
    vi.advanceTimersByTime(449);
    expect(FakeWire.all).toHaveLength(2);
    match.hurry();
    expect(FakeWire.all).toHaveLength(3);
  });

  test('gives up a silent line', () => {
    wire().onopen?.();
    vi.advanceTimersByTime(20_000);
    expect(wire().sent.at(-1)).toEqual({ t: 'ping' });
    wire().say({ t: 'pong', now: 0 });
    vi.advanceTimersByTime(20_000 + 8_000);
    expect(state().connection).toBe('offline');
  });

  test('sends one answer at a time and keeps the question closed until the sight moves on', () => {
    wire().onopen?.();
    const asked = sight({}, [decision(7)]);
    wire().say(whole(asked));
    match.act(0, 7, '1');
    match.act(0, 7, '1');
    expect(wire().sent.filter((m) => m.t === 'act')).toHaveLength(1);
    wire().say({ t: 'done', id: 'action-1' });
    expect(state().answered).toBe(7);
    wire().say(update(2, asked, sight({})));
    expect(state().answered).toBeNull();
  });

  test('an answer that its person gave is told from an only one and from one by a standing order', () => {
    wire().onopen?.();
    wire().say(whole(sight({}, [decision(5)])));
    const own = () => ownAnswer(match.store.getState());
    expect(own()).toBe(null);
    const answers = [{ byItself: [{ key: 'o' }] }, { byOrder: true }, undefined] as const;
    const sent = answers.map((more) => {
      match.act(0, 5, '1', more);
      const { outgoing } = match.store.getState();
      const seen = own();
      wire().say({ t: 'done', id: outgoing?.id ?? '' } as ServerMessage);
      return [outgoing !== null, seen !== null];
    });
    expect(sent).toEqual([
      [true, false],
      [true, false],
      [true, true],
    ]);
  });

  test('of what went by itself since the last answer by hand the last three are told', () => {
    wire().onopen?.();
    wire().say(whole(sight({}, [decision(5)])));
    for (const key of ['a', 'b', 'c', 'd']) {
      match.act(0, 5, '1', { byItself: [{ key }] });
      wire().say({ t: 'done', id: state().outgoing?.id ?? '' });
    }
    expect(state().byItself.map(({ key }) => key)).toEqual(['b', 'c', 'd']);
  });

  test('what went by itself is told until another turn begins; what has a sentence of its own is told after a round as well', () => {
    match.setPlayback({ duration: () => 0, sound: () => null }, ({ type }) => type === 'turnBegan');
    wire().onopen?.();
    wire().say(whole(sight({}, [decision(5)])));
    for (const key of ['roll', 'sole.commit']) {
      match.act(0, 5, '1', { byItself: [{ key }] });
      wire().say({ t: 'done', id: state().outgoing?.id ?? '' });
    }
    const told = (n: number, type: string) => {
      const line = { n: n + 10, at: 0, event: { type, rule: 'T86-6.1' } };
      wire().say({ ...update(n, sight({}), sight({})), log: [line], midway: [] } as unknown as ServerMessage);
      return state().byItself.map(({ key }) => key);
    };
    expect(told(2, 'moved')).toEqual(['roll', 'sole.commit']);
    expect(told(3, 'turnBegan')).toEqual(['sole.commit']);
  });

  test.each([
    ['stays until it is put away', null, true],
    ['goes by while a bot plays in one’s place', 'bot', undefined],
  ] as const)('a great moment %s', (_, standIn, stays) => {
    match.setPlayback({ duration: () => 1000, sound: () => null, stays: () => true });
    wire().onopen?.();
    const before = sight({ round: 1 });
    wire().say({ ...whole(before), table: { ...table, seats: [{ seat: 0, standIn }] } } as unknown as ServerMessage);
    const log = [{ n: 2, at: 5, event: { type: 'died', rule: 'R-1' } }];
    wire().say({ t: 'update', n: 2, now: 0, changes: [[['view', 'round'], 2]], log } as unknown as ServerMessage);
    expect(state().shown?.playing?.stays).toBe(stays);
  });

  test('tells why an answer was refused and lets another one be given', () => {
    wire().onopen?.();
    wire().say(whole(sight({}, [decision(7)])));
    match.act(0, 7, 'x');
    wire().say({ t: 'refused', id: 'action-1', code: 'not-an-option', reason: { key: 'no.spent' }, rule: 'NW-5.5' });
    expect(state()).toMatchObject({ outgoing: null, refused: { decision: 7, code: 'not-an-option', rule: 'NW-5.5' } });
    expect(sounds).toEqual(['refused']);
    match.act(0, 7, '1');
    expect(state().refused).toBeNull();
    expect(wire().sent.at(-1)).toMatchObject({ t: 'act', choice: '1' });
  });

  test('whoever may not look on any more is told so, and knocks no more', () => {
    wire().onopen?.();
    wire().say(whole(null));
    const line = wire();
    line.say({ t: 'problem', code: 'players-only', message: '' });
    line.onclose?.();
    vi.advanceTimersByTime(60_000);
    match.hurry();
    expect(state().problem).toBe('players-only');
    expect(FakeWire.all).toHaveLength(1);
  });

  test('asks for the whole again where changes do not fit', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    wire().onopen?.();
    wire().say(whole(sight({})));
    wire().say({ t: 'update', n: 2, now: 0, changes: [[['view', 'nowhere', 'deep'], 1]], log: [] });
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', packed: true, midway: true, talk: true });
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });

  test('an update that comes twice counts once; where one is missing, those after the last are asked for', () => {
    wire().onopen?.();
    const first = sight({ path: ['a'] });
    wire().say(whole(first, 4));
    const second = sight({ path: ['a', 'b'] });
    wire().say(update(5, first, second));
    wire().say(update(5, first, second));
    expect(state().sight?.view).toEqual({ path: ['a', 'b'] });
    wire().say(update(7, second, sight({ path: ['a', 'b', 'c'] })));
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', packed: true, midway: true, talk: true, epoch: 'e1', n: 5 });
    expect(state().sight?.view).toEqual({ path: ['a', 'b'] });
    // A whole from before that comes late takes nothing back.
    wire().say(whole(first, 4));
    expect(state().sight?.view).toEqual({ path: ['a', 'b'] });
  });

  test.each([
    ['packed', [2, 5, [['at', 'B2']], [], ['paid', 'moved'].map((type) => ({ type, rule: 'R-1' })), null, 0, [[0, ['gold', 0]]]]],
    [
      'plain',
      {
        t: 'update',
        n: 2,
        now: 0,
        changes: [
          [['view', 'gold'], 0],
          [['view', 'at'], 'B2'],
        ],
        log: ['paid', 'moved'].map((type, i) => ({ n: i + 1, at: 5, event: { type, rule: 'R-1' } })),
        midway: [[0, [[['gold'], 0]]]],
      },
    ],
  ])('shows each line of an update with what had changed by then: %s', (_how, update) => {
    match.setPlayback({ duration: () => 1000, sound: () => null });
    wire().onopen?.();
    wire().say(whole(sight({ gold: 1, at: 'A1' })));
    wire().say(update as unknown as ServerMessage);
    expect(state().sight?.view).toEqual({ gold: 0, at: 'B2' });
    expect(state().shown).toMatchObject({ view: { gold: 0, at: 'A1' }, told: 1, playing: { event: { type: 'paid' } } });
    vi.advanceTimersByTime(1000);
    expect(state().shown).toMatchObject({ view: { gold: 0, at: 'B2' }, told: 2, playing: { event: { type: 'moved' } } });
    vi.advanceTimersByTime(1000);
    expect(state().shown).toEqual({ view: { gold: 0, at: 'B2' }, told: 2, playing: null });
  });

  test('at four times the pace, what came of the answer that a person gave takes half its time, and of an only one a quarter', () => {
    speed = 4;
    match.setPlayback({ duration: () => 1000, sound: () => null });
    wire().onopen?.();
    const seen: unknown[] = [];
    for (const [i, more] of [undefined, { byItself: [{ key: 'o' }] }].entries()) {
      const asked = sight({ round: i }, [decision(7)]);
      wire().say(whole(asked, 10 * i + 1));
      match.act(0, 7, '1', more);
      wire().say({ t: 'done', id: state().outgoing?.id ?? '' });
      for (const n of [10 * i + 2, 10 * i + 3]) {
        const log = [{ n, at: 5, event: { type: 'moved', rule: 'R-1' } }];
        wire().say({ t: 'update', n, now: 0, changes: [[['view', 'round'], n]], log } as unknown as ServerMessage);
        seen.push(state().shown?.playing?.ms);
        vi.runOnlyPendingTimers();
      }
    }
    expect(seen).toEqual([500, 250, 250, 250]);
  });

  test('looks through the eyes of another seat of the session', () => {
    wire().onopen?.();
    wire().say(whole(sight({ you: 0 })));
    match.see(2);
    expect(wire().sent.at(-1)).toEqual({ t: 'hello', packed: true, midway: true, talk: true, seat: 2 });
  });

  test('fetches earlier lines of the log and puts them before', async () => {
    wire().onopen?.();
    wire().say({ ...whole(sight({})), log: [{ n: 5, at: 0, event: { type: 'y', rule: 'NW-1.1' } }] } as ServerMessage);
    await match.loadEarlier();
    expect(state().log.map((entry) => entry.n)).toEqual([4, 5]);
  });
});
