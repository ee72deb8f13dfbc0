import { begin, decisionOf, type Seat } from '@questhall/kernel';
import { nachtwacht, type State } from '@questhall/nachtwacht';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { Watcher } from '../src/match/audience.ts';
import { LiveMatch } from '../src/match/live.ts';
import { chanceOf } from '../src/secret.ts';
import type { SavedMatch, Store } from '../src/store/store.ts';
import { bids } from './bids.ts';
import { newFolder, Person, playOn, serve } from './player.ts';
import { recordOf } from './records.ts';

const ID = 'aaaaaaaaaaaaaaaa';

/** A store that keeps nothing: these matches live in memory alone. */
const NOWHERE = { commit: async () => undefined, seen: async () => false } as unknown as Store;

function worldOf(game: typeof nachtwacht | typeof bids, seats: number, secret = '5e'.repeat(32)): LiveMatch {
  const record = recordOf(seats, {
    id: ID,
    game: game.id,
    options: Object.fromEntries(game.options.map((o) => [o.id, o.byDefault])),
    clock: 60,
    created: 0,
    changed: 0,
    secret,
    commitment: '',
    contributions: new Array(seats).fill(''),
  });
  return awaken(game, { record, state: null, events: [], taken: record.seats.map(() => 0) });
}

/** Time goes on by one second with every look at the clock, so that nobody can hide behind equal times. */
function awaken(game: typeof nachtwacht | typeof bids, saved: SavedMatch): LiveMatch {
  let time = 1_000_000;
  return new LiveMatch(saved, {
    game,
    store: NOWHERE,
    log: pino({ level: 'silent' }),
    now: () => {
      time += 1000;
      return time;
    },
    changed: () => undefined,
  });
}

/** Looks on from a seat, or as a spectator, and keeps every byte. */
function look(match: LiveMatch, seat: Seat | undefined): Watcher & { bytes: string[] } {
  const bytes: string[] = [];
  const watcher = {
    session: seat === undefined ? undefined : `session-${seat}`,
    viewer: seat,
    bytes,
    send: (text: string) => void bytes.push(text),
  };
  match.welcome(watcher, {});
  return watcher;
}

async function answer(match: LiveMatch, seat: Seat, choice: string): Promise<void> {
  const decision = (match.taken[seat] ?? 0) + 1;
  const reply = await new Promise<{ t: string }>((resolve) => {
    void match.act({ id: `command-${seat}-${decision}`, session: `session-${seat}`, seat, decision, choice }, resolve);
  });
  expect(reply.t).toBe('done');
}

/** Everything that a client can get hold of, without the clock and the name of its feed. */
function allThat(watcher: { session: string | undefined; viewer: Seat | undefined; bytes: string[] }, match: LiveMatch): string {
  const whole = JSON.stringify(match.company.whole(watcher.session, watcher.viewer));
  return [...watcher.bytes, whole]
    .join('\n')
    .replace(/"epoch":"[^"]*"/g, '')
    .replace(/"now":\d+/g, '');
}

describe('what leaves for a seat', () => {
  test('a secret answer of another causes nothing at all: no update, no number, no time', async () => {
    const match = worldOf(
      bids,
      3,
      findSecret((hands) => hands[0]!.some((c) => c >= 8) && hands[1]!.some((c) => c >= 8)),
    );
    await match.start(() => undefined);
    const watchers = [look(match, 1), look(match, 2), look(match, undefined)];
    const before = watchers.map((w) => allThat(w, match));
    expect(decisionOf(match.state!, 0)?.kind).toBe('swap');
    await answer(match, 0, 'keep');
    expect(decisionOf(match.state!, 0)).toBeUndefined();
    expect(decisionOf(match.state!, 1)?.kind).toBe('swap');
    expect(watchers.map((w) => allThat(w, match))).toEqual(before);
  });

  test('whether another seat was asked cannot be told from numbers of decisions, deadlines or refusals', async () => {
    // Seat 2 holds nothing to swap; seat 1 does in one world and not in the other.
    const hands = (own: number[], other: number[]) => [[1, 2], other, own];
    const sights = [];
    for (const other of [
      [8, 3],
      [4, 3],
    ]) {
      const match = await withHands(hands([1, 5], other));
      const watcher = look(match, 2);
      if (decisionOf(match.state!, 1)?.kind === 'swap') await answer(match, 1, 'keep');
      const probe = await new Promise((resolve) => {
        void match.act({ id: 'command-probe', session: 'session-2', seat: 2, decision: 7, choice: 'keep' }, resolve);
      });
      sights.push(JSON.stringify([match.company.whole('session-2', 2).sight?.decisions, probe, watcher.viewer]));
    }
    expect(sights[0]).toBe(sights[1]);
  });

  test('two worlds that differ in what another holds and chose give equal bytes until the reveal', async () => {
    const bytes: string[][] = [];
    for (const [card, trade] of [
      ['3', false],
      ['5', true],
    ] as const) {
      const first = worldOf(nachtwacht, 3);
      await first.start(() => undefined);
      const saved = structuredClone({ record: first.record, state: first.state!, events: [...first.events], taken: [...first.taken] });
      if (trade) tradeFirstPowerCard(saved);
      const match = awaken(nachtwacht, saved);
      const watchers = [look(match, 1), look(match, 2), look(match, undefined)];
      await answer(match, 0, card);
      await answer(match, 1, '2');
      bytes.push(watchers.map((w) => allThat(w, match)));
      await answer(match, 2, '4');
      const shown = allThat(watchers[2]!, match);
      expect(shown).toContain(`"cards":["${card}","2","4"]`);
    }
    expect(bytes[0]).toEqual(bytes[1]);
  });

  test('a whole Nachtwacht match: nobody hears of cards of others before they are shown, and never a secret of the server', async () => {
    const dataDir = newFolder();
    const server = await serve({ dataDir, games: new URL('../src/games.ts', import.meta.url) });
    const people = await Promise.all(['Anna', 'Bo', 'Cy'].map((name) => Person.enter(server.address, name)));
    const [anna, bo, cy] = people as [Person, Person, Person];
    const { id } = await anna.newMatch({ game: 'nachtwacht', seats: 4, options: { pathLength: 'short', roundLimit: 10 } });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    for (const seat of [2, 3]) await anna.post(`/api/matches/${id}/seats/${seat}/bot`, { level: 'easy' });
    const clients = [await anna.connect(id), await bo.connect(id), await cy.connect(id)];
    await anna.post(`/api/matches/${id}/start`);
    await playOn(clients.slice(0, 2));
    await Promise.all(clients.map((c) => c.until(() => c.table?.status === 'over')));
    await server.stop();
    const { openDatabase } = await import('../src/store/driver.ts');
    const db = openDatabase(`${dataDir}/questhall.db`);
    const { secret } = db.prepare('SELECT secret FROM matches').get() as { secret: string };
    db.close();
    for (const client of clients) {
      const all = client.received.join('\n');
      // The end publishes the secret, and nothing before it does.
      const over = client.received.findIndex((text) => text.includes('"status":"over"'));
      expect(client.received.slice(0, over).join('\n')).not.toContain(secret);
      expect(client.received.slice(over).join('\n')).toContain(secret);
      for (const hidden of [...people.map((p) => p.token)]) expect(all).not.toContain(hidden);
      for (const word of ['"stack"', '"pending"', '"deck"', '"supply"', '"into"']) expect(all).not.toContain(word);
      for (const { event } of client.log) {
        if (event.seat === client.seat || event.victim === client.seat) continue;
        if (['committed', 'drew', 'stole'].includes(event.type)) expect(event.card, JSON.stringify(event)).toBeUndefined();
      }
      if (client.seat === null) expect(all).not.toMatch(/"(yourPower|yourCommit)"\],?(\["|")/);
    }
    expect(clients[0]!.log.some(({ event }) => event.type === 'revealed')).toBe(true);
  });
});

/** A secret whose first deal among three seats looks as wanted. */
function findSecret(wanted: (hands: number[][]) => boolean): string {
  for (let i = 0; i < 1000; i++) {
    const secret = i.toString(16).padStart(64, '0');
    const state = begin(bids, { seats: 3 }, chanceOf({ id: ID, secret, contributions: ['', '', ''] }, 0));
    if (wanted(state.hands)) return secret;
  }
  throw new Error('no such deal');
}

/** A match of bids in its first question, after a deal of these hands. */
async function withHands(hands: number[][]): Promise<LiveMatch> {
  const cards = hands.flat();
  const chance = { below: () => cards.shift()! - 1 };
  const state = begin(bids, { seats: hands.length }, chance);
  const { record } = worldOf(bids, hands.length);
  const pending = state.pending.map((d) => d.seat);
  return awaken(bids, { record: { ...record, status: 'running', pending }, state, events: [], taken: hands.map(() => 0) });
}

/** Seat 0's first power card changes places with another kind from the deck: only seat 0 could tell. */
function tradeFirstPowerCard(saved: SavedMatch): void {
  const state = saved.state as unknown as State;
  const [held] = state.players[0]!.power;
  const at = state.deck.findIndex((card) => card !== held);
  const other = state.deck[at]!;
  state.deck[at] = held!;
  state.players[0]!.power[0] = other;
  for (const { told } of saved.events) {
    if (told.event.type === 'drew' && (told.event as { seat?: Seat }).seat === 0) (told.event as { card?: string }).card = other;
  }
}
