import { type State as DystopiaState, dystopia, standingOrders as dystopiaOrders } from '@questhall/dystopia';
import { type AnyState, begin, decisionView, fast, play as playIn, resume } from '@questhall/kernel';
import { type State, standingOrders, talisman } from '@questhall/talisman';
import { randomAction } from '@questhall/testkit/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEntry } from '../src/bots/port.ts';
import { LiveMatch } from '../src/match/live.ts';
import { EMPTY, giveOrders } from '../src/match/seating.ts';
import { SelfPlay } from '../src/match/self-play.ts';
import { sealNew } from '../src/secret.ts';
import type { MatchRecord, Store } from '../src/store/store.ts';
import { Person, serve } from './player.ts';
import { recordOf } from './records.ts';

/** Standing orders are carried out by the server, and nobody can tell them from a window that nobody could answer. */

const TICK = 250;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A running match: seat 0 is hurt, holds Healing and is about to move; seat 1 holds the given Spells, seat 2 looks on. */
function table(held: readonly string[]): LiveMatch {
  let s = begin(talisman, { seats: 3, options: {} }, fast(1, 1));
  for (let seed = 2; s.stack.at(-1)!.proc !== 'turn'; seed++) s = begin(talisman, { seats: 3, options: {} }, fast(seed, 1));
  s.turn.seat = 0;
  for (const c of s.characters) Object.assign(c, { strength: 9, craft: 9, lives: 4, spells: [], grantMark: 3 });
  Object.assign(s.characters[0]!, { lives: 1, spells: ['sp.healing'] });
  s.characters[1]!.spells = [...held];
  const turn = s.stack.at(-1)!;
  turn.step = 'ask';
  s.pending.length = 0;
  resume(talisman, s, fast(1, 1));
  return live(s as AnyState);
}

/** A running match at this point, with three people, each with what is said of the table and the seats. */
function live(
  s: AnyState,
  more: Partial<MatchRecord> = {},
  botDelay: readonly [number, number] = [0, 0],
  { game, orders }: Pick<GameEntry, 'game' | 'orders'> = { game: talisman, orders: standingOrders },
): LiveMatch {
  const record = recordOf(3, { game: game.id, status: 'running', pending: [0], ...more });
  const store = { seen: async () => false, commit: async () => undefined } as unknown as Store;
  const log = pino({ level: 'silent' });
  let play: SelfPlay | undefined;
  const match = new LiveMatch(
    { record, state: s, events: [], taken: [0, 0, 0] },
    { game, store, log, now: Date.now, tick: TICK, changed: () => play?.look() },
  );
  const bots = { choose: () => Promise.reject(new Error('no bots here')), stop: async () => undefined };
  play = new SelfPlay(match, bots, { botDelay, now: Date.now }, { orders });
  play.look();
  return match;
}

/** Seat 0 answers what it is asked; decisions are numbered seat by seat. */
async function answer(match: LiveMatch, choice: string): Promise<void> {
  const decision = match.taken[0]! + 1;
  await match.act({ id: choice, session: 'session-0', seat: 0, decision, choice }, (reply) => expect(reply).toMatchObject({ t: 'done' }));
}

/** Casts Healing on oneself; what the onlooker is sent, without its times, and how long the window stood open. */
async function healing(held: readonly string[]): Promise<{ sent: string[]; waited: number; match: LiveMatch }> {
  const match = table(held);
  const sent: string[] = [];
  let first = 0;
  let last = 0;
  match.welcome(
    {
      session: 'session-2',
      viewer: undefined,
      send: (text) => {
        sent.push(text.replace(/^\[(\d+),\d+/, '[$1,T'));
        last = Date.now();
      },
    },
    { packed: true },
  );
  sent.length = 0;
  void answer(match, 'cast:sp.healing');
  await vi.advanceTimersByTimeAsync(0);
  void answer(match, '0');
  await vi.advanceTimersByTimeAsync(0);
  first = Date.now();
  await vi.advanceTimersByTimeAsync(6 * TICK + 1);
  return { sent, waited: last - first, match };
}

describe('a window of Talisman', () => {
  test('section H: an onlooker is sent the same whether or not somebody holds the Counterspell, in the same time', async () => {
    const able = await healing(['sp.counterspell', 'sp.alchemy']);
    const unable = await healing(['sp.mesmerism', 'sp.alchemy']);
    expect(able.sent.length).toBeGreaterThan(1);
    expect(able.sent).toEqual(unable.sent);
    for (const { waited } of [able, unable]) {
      expect(waited).toBeGreaterThan(TICK);
      expect(waited).toBeLessThanOrEqual(6 * TICK);
    }
  });

  test('asks nobody where orders say so, and the match flows on; "ask" waits for the person', async () => {
    const flows = await healing(['sp.counterspell']);
    expect(flows.match.state!.pending.map(({ seat }) => seat)).toEqual([0]);
    expect((flows.match.state as unknown as { characters: { lives: number }[] }).characters[0]!.lives).toBe(4);

    const match = table(['sp.counterspell']);
    await match.giveOrders((record) => giveOrders(record, 1, 'session-1', JSON.stringify({ cast: 'ask' })));
    await answer(match, 'cast:sp.healing');
    await answer(match, '0');
    await vi.advanceTimersByTimeAsync(10 * TICK);
    expect(match.state!.pending.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'react']]);
  });

  test('a Spell that is kept for a window is cast by itself where it concerns the seat', async () => {
    const match = table(['sp.counterspell']);
    await match.giveOrders((record) => giveOrders(record, 0, 'session-0', JSON.stringify({ cast: 'never' })));
    await match.giveOrders((record) => giveOrders(record, 1, 'session-1', JSON.stringify({ cast: { cast: 'sp.counterspell' } })));
    (match.state as unknown as { characters: { lives: number }[] }).characters[1]!.lives = 1;
    await answer(match, 'cast:sp.healing');
    // Healing on seat 1: its own affair.
    await answer(match, '1');
    await vi.advanceTimersByTimeAsync(10 * TICK);
    expect((match.state as unknown as { characters: { lives: number }[] }).characters[1]!.lives).toBe(1);
  });
});

/** A match in which somebody who is not on turn is asked this, and not for the sake of a Spell alone. */
function askedOutOfTurn(kind: string): State {
  for (let seed = 1; ; seed++) {
    const [chance, own] = [fast(seed, 1), fast(seed, 2)];
    const s = begin(talisman, { seats: 3, options: {} }, chance) as State;
    while (!s.outcome && s.turn.n < 200) {
      const d = s.pending[0]!;
      if (d.kind === kind && d.seat !== s.turn.seat && s.pending.length === 1) return s;
      playIn(talisman, s, randomAction(s as AnyState, own)!, chance);
    }
  }
}

/** A match in which somebody attacks a character and may still make ready. */
function duelToPrepare(): { s: State; attacker: number; target: number; onlooker: number } {
  for (let seed = 1; ; seed++) {
    const [chance, own] = [fast(seed, 1), fast(seed, 2)];
    const s = begin(talisman, { seats: 3, options: {} }, chance) as State;
    while (!s.outcome && s.turn.n < 200) {
      const d = s.pending[0]!;
      const duel = s.stack.find(({ proc }) => proc === 'duel') as { seat: number; target: number; stat: string } | undefined;
      if (d.kind === 'prepare' && d.seat === s.turn.seat && duel?.stat === 'strength' && s.characters[duel.target]!.toad === 0)
        return { s, attacker: d.seat, target: duel.target, onlooker: [0, 1, 2].find((seat) => seat !== d.seat && seat !== duel.target)! };
      playIn(talisman, s, randomAction(s as AnyState, own)!, chance);
    }
  }
}

describe('a question to somebody who is not on turn', () => {
  const DAY = 86_400;
  const asked = (match: LiveMatch) => match.state!.pending.map(({ id }) => id);
  const givenTo = (s: State, orders: object) =>
    [0, 1, 2].map((seat) => ({
      ...EMPTY,
      kind: 'person' as const,
      session: `session-${seat}`,
      name: `Player ${seat}`,
      orders: seat === s.pending[0]!.seat ? JSON.stringify(orders) : null,
    }));

  test.each(['spoils', 'evade'])(
    '%s: at a table of days it is answered at once; at any other it waits, as where one wants to be asked',
    async (kind) => {
      const s = askedOutOfTurn(kind);
      const question = s.pending[0]!.id;
      const left = async (match: LiveMatch) => {
        await vi.advanceTimersByTimeAsync(20 * TICK);
        return asked(match).includes(question);
      };
      expect(await left(live(structuredClone(s) as AnyState, { clock: DAY }))).toBe(false);
      expect(await left(live(structuredClone(s) as AnyState, { clock: 60 }))).toBe(true);
      expect(await left(live(structuredClone(s) as AnyState))).toBe(true);
      const ask = kind === 'spoils' ? { spoils: 'ask' } : { flee: 'ask' };
      expect(await left(live(structuredClone(s) as AnyState, { clock: DAY, seats: givenTo(s, ask) }))).toBe(true);
      const order = kind === 'spoils' ? { spoils: 'life' } : { flee: 'stand' };
      expect(await left(live(structuredClone(s) as AnyState, { seats: givenTo(s, order) }))).toBe(false);
    },
  );

  test('whoever has just attacked has time to take it back before an order answers', async () => {
    const s = askedOutOfTurn('evade');
    const question = s.pending[0]!.id;
    const match = live(structuredClone(s) as AnyState, { clock: DAY, trail: [{} as never] }, [0, 100]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(asked(match)).toContain(question);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked(match)).not.toContain(question);
  });

  test('before the dice an onlooker is sent the same, in the same time, whether an order let a Spell go by or nobody could cast', async () => {
    const { s, attacker, target, onlooker } = duelToPrepare();
    const sealed = sealNew(3);
    const world = async (spell: string) => {
      const state = structuredClone(s);
      Object.assign(state.characters[target]!, { spells: [spell], objects: [], followers: [] });
      const match = live(state as AnyState, { clock: DAY, ...sealed });
      const sent: string[] = [];
      const at: number[] = [];
      match.welcome(
        {
          session: `session-${onlooker}`,
          viewer: undefined,
          send: (text) => {
            sent.push(text.replace(/^\[(\d+),\d+/, '[$1,T'));
            at.push(Date.now());
          },
        },
        { packed: true },
      );
      sent.length = 0;
      at.length = 0;
      const began = Date.now();
      const decision = match.taken[attacker]! + 1;
      void match.act({ id: 'roll', session: `session-${attacker}`, seat: attacker, decision, choice: 'roll' }, () => undefined);
      await vi.advanceTimersByTimeAsync(8 * TICK);
      return {
        sent: sent.map((text) => text.replaceAll(/\b\d{7,}\b/g, 'T')),
        ticks: at.map((one) => Math.ceil((one - began) / TICK)),
        match,
      };
    };
    const able = await world('sp.psionic-blast');
    const unable = await world('sp.alchemy');
    expect(able.sent.length).toBeGreaterThan(1);
    expect(able.sent).toEqual(unable.sent);
    expect(able.ticks).toEqual(unable.ticks);
    // In one world somebody was asked, and an order answered.
    expect(able.match.taken[target]! - unable.match.taken[target]!).toBe(1);
  });

  test('before the dice, which is secret: an order takes as long as where nobody could do anything', async () => {
    const s = askedOutOfTurn('prepare');
    const question = s.pending[0]!;
    const match = live(structuredClone(s) as AnyState, { clock: DAY });
    expect(decisionView(talisman, s, question.seat)!.options.length).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked(match)).toContain(question.id);
    await vi.advanceTimersByTimeAsync(TICK);
    expect(asked(match)).not.toContain(question.id);
  });
});

describe('in Dystopia', () => {
  /** A level in which somebody is handed something by another, who is on turn. */
  function offered(): DystopiaState {
    for (let seed = 1; ; seed++) {
      const [chance, own] = [fast(seed, 1), fast(seed, 2)];
      const s = begin(dystopia, { seats: 3, options: { campaign: false, level: 4 } }, chance) as DystopiaState;
      for (let n = 0; !s.outcome && n < 3000; n++) {
        const d = s.pending[0]!;
        if (d.kind === 'accept' && s.turn.hero >= 0 && s.heroes[s.turn.hero]!.seat !== d.seat) return s;
        playIn(dystopia, s, randomAction(s as AnyState, own)!, chance);
      }
    }
  }

  test('DYS-TRD.4 what is handed over waits for nobody at a table of days; at any other, and where one wants to be asked, it waits', async () => {
    const s = offered();
    const { id, seat } = s.pending[0]!;
    const given = (orders: object) =>
      [0, 1, 2].map((n) => ({
        ...EMPTY,
        kind: 'person' as const,
        session: `session-${n}`,
        name: `Player ${n}`,
        orders: n === seat ? JSON.stringify(orders) : null,
      }));
    const waits = async (more: Partial<MatchRecord>) => {
      const match = live(structuredClone(s) as AnyState, more, [0, 0], { game: dystopia, orders: dystopiaOrders });
      await vi.advanceTimersByTimeAsync(20 * TICK);
      return match.state!.pending.some((one) => one.id === id);
    };
    expect(await waits({ clock: 86_400 })).toBe(false);
    expect(await waits({ clock: 60 })).toBe(true);
    expect(await waits({ clock: 86_400, seats: given({ gift: 'ask' }) })).toBe(true);
    expect(await waits({ seats: given({ gift: 'take' }) })).toBe(false);
  });
});

describe('orders over HTTP', () => {
  test("are kept for one's own seat, cleaned, and shown to nobody else", async () => {
    vi.useRealTimers();
    const server = await serve({ games: new URL('../src/games.ts', import.meta.url) });
    try {
      const anna = await Person.enter(server.address, 'Anna');
      const bo = await Person.enter(server.address, 'Bo');
      const { id } = await anna.newMatch({ game: 'talisman' });
      await bo.post(`/api/matches/${id}/seats/1/join`, {});
      const path = `/api/matches/${id}/seats/1/orders`;
      const kept = await bo.ask('PUT', path, {
        orders: { checkpoint: 'never', cast: { cast: 'sp.counterspell' }, attack: 'sometimes', weather: 1 },
      });
      expect(kept).toEqual({ status: 200, body: { orders: { checkpoint: 'never', cast: { cast: 'sp.counterspell' } } } });
      expect((await anna.ask('PUT', path, { orders: {} })).status).toBe(403);
      expect((await anna.ask('GET', path)).status).toBe(403);
      expect(JSON.stringify(await anna.get(`/api/matches/${id}`))).not.toContain('never');
      expect(await bo.get(path)).toEqual({ orders: { checkpoint: 'never', cast: { cast: 'sp.counterspell' } } });
    } finally {
      await server.stop();
    }
  });
});
