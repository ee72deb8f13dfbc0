import { type AnyState, begin, fast, type PlanStop, resume } from '@questhall/kernel';
import { planning, standingOrders, talisman } from '@questhall/talisman';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveMatch } from '../src/match/live.ts';
import { leave } from '../src/match/seating.ts';
import { SelfPlay } from '../src/match/self-play.ts';
import type { Commit, MatchRecord, Store } from '../src/store/store.ts';
import { record as counted } from './counting.ts';
import { newFolder, Person, serve } from './player.ts';

/** A turn planned ahead is carried out by the server, and nobody else learns that there was a plan. */

const GAMES = new URL('../src/games.ts', import.meta.url);

// biome-ignore lint/suspicious/noExplicitAny: positions are put together by hand
type Loose = any;

interface At {
  match: LiveMatch;
  state: () => Loose;
  commits: Commit[];
}

/** Two people: seat 0 is asked how it begins its turn, seat 1 stands on O10 of the Outer Region and plans. */
function table(change: (s: Loose) => void = () => undefined): At {
  let s: Loose = begin(talisman, { seats: 2, options: {} }, fast(1, 1));
  for (let seed = 2; s.stack.at(-1).proc !== 'turn'; seed++) s = begin(talisman, { seats: 2, options: {} }, fast(seed, 1));
  s.turn.seat = 0;
  for (const c of s.characters) Object.assign(c, { strength: 4, craft: 4, lives: 4, spells: [], grantMark: 3, objects: [], followers: [] });
  s.characters[0].card = 'chr.troll';
  s.characters[1].card = 'chr.dwarf';
  s.characters[0].space = 'M10';
  s.characters[1].space = 'O10';
  s.lying = {};
  // Nobody draws what befalls the other one.
  s.deck = s.deck.filter((card: string) => /\.(sword|axe|helmet|shield|armour|raft)$/.test(card));
  change(s);
  s.stack.at(-1).step = 'ask';
  s.pending.length = 0;
  resume(talisman, s, fast(1, 1));
  const commits: Commit[] = [];
  const record: MatchRecord = { ...counted('a'), game: 'talisman' };
  const store = { seen: async () => false, commit: async (one: Commit) => void commits.push(one) } as unknown as Store;
  let play: SelfPlay | undefined;
  const match = new LiveMatch(
    { record, state: s as AnyState, events: [], taken: [0, 0] },
    { game: talisman, planning, store, log: pino({ level: 'silent' }), now: Date.now, changed: () => play?.look() },
  );
  const bots = { choose: () => Promise.reject(new Error('no bots here')), stop: async () => undefined };
  play = new SelfPlay(match, bots, { botDelay: [0, 0], now: Date.now }, { orders: standingOrders, planning });
  return { match, state: () => match.state, commits };
}

/** Seat 0 plays by hand until its turn is over. */
async function othersTurn({ match, state }: At): Promise<void> {
  for (let n = 0; state().turn.seat === 0 && n < 60; n++) {
    const asked = match.state!.pending.find(({ seat }) => seat === 0);
    if (!asked) break;
    const choice = ['roll', 'no', 'done', 'space'].find((one) => asked.options.includes(one)) ?? asked.options[0]!;
    await match.act({ id: `c${n}`, session: 'session-0', seat: 0, decision: match.taken[0]! + 1, choice }, (reply) =>
      expect(reply).toMatchObject({ t: 'done' }),
    );
    await vi.advanceTimersByTimeAsync(1);
  }
}

const answers = ({ commits }: At) =>
  commits.flatMap(({ action }) =>
    action?.action.seat === 1 ? [{ choice: action.action.choice, by: action.by, command: action.command }] : [],
  );

const stopOf = ({ match }: At): PlanStop | undefined => match.record.seats[1]!.planStopped?.why;

describe('a turn planned ahead', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  test('is carried out when the turn comes, with nobody there, and remembered as played by plan', async () => {
    const at = table();
    const form = at.match.planOf(1, 'session-1').form.map(({ id }) => id);
    expect(form).toEqual(['move', 'meet', 'fight', 'take', 'offers']);
    await at.match.plan(1, 'session-1', { move: [{ do: 'at:O1' }, { do: 'ccw' }].slice(1), meet: [{ do: 'space' }] });
    const before = at.match.events.length;
    await othersTurn(at);
    await vi.advanceTimersByTimeAsync(50);
    const given = answers(at);
    expect(given.slice(0, 2).map(({ choice }) => choice)).toEqual(['roll', 'ccw']);
    expect(given.every(({ by, command }) => by === 'person' && command === null)).toBe(true);
    const { lines, begun } = at.match.planOf(1, 'session-1');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines[0]![0]).toBeGreaterThan(before);
    expect(begun || at.match.record.seats[1]!.plan === null).toBe(true);
    // Every answer is kept together with how far the plan has come.
    expect(at.commits.filter(({ action }) => action?.action.seat === 1).every(({ seats }) => seats)).toBe(true);
  });

  test('stops before its first answer where the figure was moved, a life lost, or somebody came to where it leads', async () => {
    const changes: [PlanStop, (s: Loose) => void][] = [
      ['moved', (s) => void Object.assign(s.characters[1], { space: 'O3' })],
      ['lost', (s) => void Object.assign(s.characters[1], { lives: 3 })],
      ['changed', (s) => void Object.assign(s.characters[1], { objects: ['adv.ring'] })],
      ['company', (s) => void Object.assign(s.characters[0], { space: 'O12' })],
    ];
    for (const [why, change] of changes) {
      const at = table();
      await at.match.plan(1, 'session-1', { move: [{ do: 'at:O12' }, { do: 'cw' }] });
      change(at.match.state);
      if (why === 'company') {
        // Seat 0 misses its turn, so that it stays where it came.
        Object.assign(at.state().characters[0], { space: 'O12' });
      }
      Object.assign(at.state().turn, { seat: 1, phase: 'start' });
      Object.assign(at.state().pending[0], { seat: 1, options: ['roll'] });
      at.match.record.pending.splice(0, 1, 1);
      await at.match.giveOrders(() => undefined);
      await vi.advanceTimersByTimeAsync(10);
      expect([why, stopOf(at), answers(at).length, at.match.record.seats[1]!.plan]).toEqual([why, why, 0, null]);
    }
  });

  test('a step by hand ends it, and so does leaving the seat', async () => {
    const at = table();
    await at.match.plan(1, 'session-1', { move: [{ do: 'cw' }] });
    await at.match.reseat((record) => leave(record, 1, 'session-1'));
    expect(at.match.record.seats[1]!.plan).toBeNull();
  });

  test('nobody else is told: another at the table is sent the same with this plan, with that one, and with none', async () => {
    const sent = async (wishes: Loose) => {
      vi.setSystemTime(1_000_000);
      const at = table();
      const heard: string[] = [];
      at.match.welcome({ session: 'session-0', viewer: 0, send: (text) => void heard.push(text) }, {});
      await vi.advanceTimersByTimeAsync(1);
      const from = heard.length;
      if (wishes) await at.match.plan(1, 'session-1', wishes);
      await vi.advanceTimersByTimeAsync(1000);
      return { told: heard.slice(from), table: { ...at.match.table('session-0'), commitment: '' } };
    };
    const worlds = [await sent({ move: [{ do: 'cw' }] }), await sent({ move: [{ do: 'ccw' }], take: [{ do: 'all' }] }), await sent(null)];
    expect(worlds[0]!.told).toEqual([]);
    expect(worlds[0]).toEqual(worlds[2]);
    expect(worlds[1]).toEqual(worlds[2]);
  });
});

describe('plans over HTTP', () => {
  test('are kept over a restart for the own seat alone, refused where they make no sense, and carried out in Nachtwacht', async () => {
    const dataDir = newFolder();
    let server = await serve({ games: GAMES, dataDir });
    let [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
    const { id } = await anna.newMatch({ game: 'nachtwacht' });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    await anna.post(`/api/matches/${id}/start`);
    const path = `/api/matches/${id}/seats/1/plan`;
    const a = await anna.connect(id);
    const b = await bo.connect(id);
    await b.until(() => b.decision !== undefined);
    // It is one's own turn: there is nothing to plan.
    expect(await bo.get(path)).toMatchObject({ wishes: null, form: [] });
    expect(await bo.ask('PUT', path, { wishes: { card: [{ do: '3' }] } })).toMatchObject({ status: 409, body: { code: 'no-plan' } });
    await b.act('1');
    const { form } = await bo.get(path);
    expect(form.map(({ id: part }: Loose) => part)).toEqual(['card', 'monster', 'strip']);
    expect(form[0].choices.map(({ id: card }: Loose) => card)).not.toContain('1');
    for (const [wishes, code] of [
      [{ card: [{ do: '1' }] }, 'plan-stale'],
      [{ card: [{ do: '3', if: 'odds:60' }] }, 'plan-stale'],
      [{ weather: [{ do: '3' }] }, 'plan-stale'],
      [{ card: ['3'] }, 'malformed'],
      [{ card: Array(7).fill({ do: '3' }) }, 'malformed'],
    ] as const)
      expect((await bo.ask('PUT', path, { wishes })).body.code).toBe(code);
    const wishes = {
      card: [{ do: '6', if: 'blocked' }, { do: '4' }],
      monster: [{ do: 'spend' }],
      strip: [{ do: '3' }, { do: '4' }, { do: '5' }],
    };
    expect(await bo.ask('PUT', path, { wishes })).toMatchObject({ status: 200, body: { wishes } });
    for (const method of ['GET', 'PUT'])
      expect((await anna.ask(method, path, method === 'PUT' ? { wishes: {} } : undefined)).status).toBe(403);
    expect(JSON.stringify(await anna.get(`/api/matches/${id}`))).not.toContain('wishes');
    await a.close();
    await b.close();
    await server.stop();

    server = await serve({ games: GAMES, dataDir });
    [anna, bo] = [anna.at(server.address), bo.at(server.address)];
    expect(await bo.get(path)).toMatchObject({ wishes, begun: false });
    const back = await anna.connect(id);
    await back.until(() => back.decision !== undefined);
    await back.act('2');
    // What is asked in this round is no matter of the plan: it is answered by hand, and the plan stays.
    const bAgain = await bo.connect(id);
    const done = () => back.sight?.view.round === 2 && back.sight.view.phase === 'choose';
    // What the plan answers is left to it, and waited for: whoever only looked again would never let it come to that. Anna has none.
    const planned = ['commit', 'fight'];
    const byHand = () => {
      if (back.decision !== undefined) return back;
      return bAgain.decision !== undefined && !planned.includes(bAgain.decision.kind) ? bAgain : undefined;
    };
    while (!done()) {
      await expect.poll(() => done() || byHand() !== undefined, { timeout: 20_000 }).toBe(true);
      const asked = byHand();
      if (asked && !done()) await asked.act(asked.decision!.options[0]!.id);
    }
    // The next round: Bo's card is chosen by the plan, Anna is asked.
    await back.until(
      () => back.sight?.view.round === 2 && back.sight.view.phase === 'choose' && back.sight.view.players[1].committed,
      'the card of the plan',
    );
    const found = await bo.get(path);
    expect(found.stopped).toBeNull();
    // That a card was chosen is told with the cards; until then the note says that the plan is at work.
    expect(found.begun).toBe(true);
    await bo.ask('PUT', path, { wishes: {} });
    expect(await bo.get(path)).toMatchObject({ wishes: null });
    await server.stop();
  });
});
