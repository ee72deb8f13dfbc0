import { patch, type Replay, type Update, type Whole } from '@questhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { USUAL_LIMITS } from '../src/limits.ts';
import { PAGE, replayOf } from '../src/replay/moments.ts';
import { openFolder } from '../src/store/folder.ts';
import { bids } from './bids.ts';
import { Client, newFolder, Person, playOn, serve } from './player.ts';

// biome-ignore lint/suspicious/noExplicitAny: the views of a game for tests
type Seen = { view: any; log: any[] };

/** What this client had before it, one after the other, as far as its view or its log changed. */
function livedBy(client: Client): Seen[] {
  const whole = client.messages.find((m): m is Whole => m.t === 'whole' && m.sight !== null);
  const updates = client.messages.filter((m): m is Update => m.t === 'update');
  let sight = whole?.sight ?? null;
  const seen: Seen[] = whole ? [{ view: whole.sight!.view, log: whole.log }] : [];
  for (const { changes, log } of updates) {
    sight = patch(sight, changes);
    const view = sight!.view;
    if (seen.length > 0 && log.length === 0 && JSON.stringify(view) === JSON.stringify(seen.at(-1)!.view)) continue;
    seen.push({ view, log });
  }
  return seen;
}

/** The same out of a replay. */
function seenIn({ first, moments }: Replay): Seen[] {
  const seen: Seen[] = [{ view: first!.view, log: first!.log }];
  for (const { changes, log } of moments) seen.push({ view: patch(seen.at(-1)!.view, changes), log });
  return seen;
}

describe('a replay', () => {
  let server: RunningServer;
  let anna: Person;
  let bo: Person;
  let guest: Person;

  beforeAll(async () => {
    server = await serve();
    anna = await Person.enter(server.address, 'Anna');
    bo = await Person.enter(server.address, 'Bo');
    guest = await Person.enter(server.address, 'Guest');
  });
  afterAll(() => server.stop());

  async function begun(rounds: number): Promise<{ id: string; clients: Client[]; watching: Client }> {
    const { id } = await anna.newMatch({ seats: 2, options: { rounds } });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    const clients = [await anna.connect(id), await bo.connect(id)];
    const watching = await guest.connect(id);
    await anna.post(`/api/matches/${id}/start`);
    for (const client of [...clients, watching]) await client.until(() => client.sight !== null);
    return { id, clients, watching };
  }

  test('shows each viewer what it was told while it happened, step by step, and nothing else', async () => {
    for (let match = 0; match < 12; match++) {
      const { id, clients, watching } = await begun(5);
      const [one, two] = clients as [Client, Client];
      const look = async () => {
        for (const [person, client] of [
          [anna, one],
          [bo, two],
          [guest, watching],
        ] as const) {
          const replay: Replay = await person.get(`/api/matches/${id}/replay`);
          const lived = livedBy(client);
          // An update may still be on its way: what has come is what the replay begins with.
          const seen = seenIn(replay).slice(0, lived.length);
          expect(seen).toEqual(lived);
          expect(replay.seat).toBe(client.seat);
          expect(replay.moments.map((m) => m.n)).toEqual(replay.moments.map((_, i) => i + 1));
          expect(replay.last).toBe(replay.moments.length);
        }
      };
      for (let step = 0; step < 6; step++) {
        await look();
        const turn = clients[step % 2]!;
        if (turn.decision) await turn.act(turn.decision.options.at(-1)!.id);
      }
      await playOn(clients);
      await look();
    }
  });

  test('of a running match is one’s own: nobody else’s eyes, and no word of others’ cards', async () => {
    const { id } = await begun(3);
    const own = await guest.ask('GET', `/api/matches/${id}/replay`);
    for (const query of ['seat=0', 'seat=1', 'seat=none']) {
      expect((await guest.ask('GET', `/api/matches/${id}/replay?${query}`)).body).toEqual(own.body);
    }
    const spied: Replay = await bo.get(`/api/matches/${id}/replay?seat=0`);
    expect(spied).toEqual(await bo.get(`/api/matches/${id}/replay`));
    const dealt = spied.first!.log.map(({ event }) => [event.type, event.seat, 'cards' in event]);
    expect(dealt).toEqual([
      ['dealt', 0, false],
      ['dealt', 1, true],
    ]);
    const all = await bo.ask('GET', `/api/matches/${id}/replay?seat=all`);
    expect([all.status, all.body.code]).toEqual([409, 'not-over']);
  });

  test('after the end anybody sees with the eyes of any seat, or of all', async () => {
    const { id, clients, watching } = await begun(3);
    await playOn(clients);
    await watching.until(() => watching.table?.status === 'over');
    for (const client of clients) {
      const replay: Replay = await guest.get(`/api/matches/${id}/replay?seat=${client.seat}`);
      expect(replay.seat).toBe(client.seat);
      expect(seenIn(replay)).toEqual(livedBy(client));
    }
    const open: Replay = await guest.get(`/api/matches/${id}/replay?seat=all`);
    const last = seenIn(open).at(-1)!.view;
    expect(last).toEqual(clients.map((c) => c.sight!.view));
    // Every event in full, also those that only one seat heard.
    const dealt = seenIn(open)[0]!.log.filter((entry) => entry.event.type === 'dealt');
    expect(dealt.map((entry) => entry.event.cards)).toEqual([expect.any(Array), expect.any(Array)]);
    expect((await guest.ask('GET', `/api/matches/${id}/replay?seat=5`)).body.code).toBe('no-seat');
    expect((await guest.ask('GET', `/api/matches/${id}/replay?seat=x`)).status).toBe(400);
  });

  test('comes in pages that go on from each other', async () => {
    const { id, clients } = await begun(6);
    await playOn(clients);
    const whole: Replay = await anna.get(`/api/matches/${id}/replay`);
    expect(whole.last).toBeLessThan(PAGE);
    const rest: Replay = await anna.get(`/api/matches/${id}/replay?from=4`);
    expect([rest.first, rest.moments]).toEqual([null, whole.moments.slice(4)]);
    const none: Replay = await anna.get(`/api/matches/${id}/replay?from=${whole.last}`);
    expect([none.moments, none.last]).toEqual([[], whole.last]);
  });

  test('is refused before the start and where it is asked for too often, and is described', async () => {
    const { id } = await anna.newMatch({ seats: 2 });
    expect((await anna.ask('GET', `/api/matches/${id}/replay`)).body.code).toBe('not-started');
    expect(USUAL_LIMITS.replays.max).toBeLessThanOrEqual(120);
    const slow = await serve({ limits: { replays: { max: 1, timeWindow: 60_000 } } });
    const cas = await Person.enter(slow.address, 'Cas');
    const { id: other } = await cas.newMatch({ seats: 2, bots: ['easy'], start: true });
    const twice = [await cas.ask('GET', `/api/matches/${other}/replay`), await cas.ask('GET', `/api/matches/${other}/replay`)];
    expect(twice.map((a) => a.status)).toEqual([200, 429]);
    await slow.stop();
    expect((await anna.get('/api/openapi.json')).paths['/api/matches/{id}/replay'].get.operationId).toBe('replay');
  });
});

test('a match whose first state and event numbers were not kept is dealt again, and only where its hash fits', async () => {
  const dataDir = newFolder();
  const server = await serve({ dataDir });
  const anna = await Person.enter(server.address, 'Anna');
  const { id } = await anna.newMatch({ seats: 2, bots: ['easy'], options: { rounds: 4 }, start: true });
  const client = await Client.open(server.address, id, anna.token);
  await playOn([client]);
  await server.stop();

  const folder = openFolder(dataDir);
  const history = (await folder.store.history(id))!;
  const record = (await folder.store.record(id))!;
  await folder.store.close();
  const kept = await replayOf({ game: bids, record, history }, 0);
  const start = { ...history.start!, at: 1 };
  // As an import writes it: no first state, and events that only the time assigns. Each action has its own millisecond here.
  const actions = history.actions.map((a) => ({ ...a, at: a.seq + 1 }));
  const events = history.events.map((e) => ({ ...e, at: (e.seq ?? 0) + 1, seq: null }));
  const older = await replayOf({ game: bids, record, history: { start, first: null, actions, events } }, 0);
  expect(older.moments.map((m) => [m.changes, m.log.map((l) => l.event)])).toEqual(
    kept.moments.map((m) => [m.changes, m.log.map((l) => l.event)]),
  );
  const other = { ...start, state: start.state.replace(/./g, '0') };
  await expect(replayOf({ game: bids, record, history: { ...history, start: other, first: null } }, 0)).rejects.toMatchObject({
    code: 'no-record',
  });
});

test('Nachtwacht: a whole match against a bot is told again to each seat and to a spectator as they lived it', async () => {
  const server = await serve({ games: new URL('../src/games.ts', import.meta.url) });
  const [anna, bo, guest] = await Promise.all(['Anna', 'Bo', 'Guest'].map((name) => Person.enter(server.address, name)));
  const { id } = await anna!.newMatch({ game: 'nachtwacht', seats: 3, bots: ['easy'], options: { pathLength: 'short', roundLimit: 12 } });
  await bo!.post(`/api/matches/${id}/seats/2/join`);
  // Whoever asks for it is told line by line what changed; Bo's page is an old one that does not.
  const clients = await Promise.all([anna!.connect(id, { midway: true }), bo!.connect(id), guest!.connect(id, { midway: true })]);
  await anna!.post(`/api/matches/${id}/start`);
  const [one, two, watching] = clients as [Client, Client, Client];
  await playOn([one, two]);
  for (const client of clients) await client.until(() => client.sight?.view.outcome != null, 'the end');
  for (const [person, client, seat] of [
    [anna!, one, 0],
    [bo!, two, 2],
    [guest!, watching, 'none'],
  ] as const) {
    const replay: Replay = await person.get(`/api/matches/${id}/replay?seat=${seat}`);
    expect(replay.last).toBeGreaterThan(20);
    expect(seenIn(replay)).toEqual(livedBy(client));
    // Played again, the rules say line by line what they said then.
    const lived = client.messages.flatMap((m) => (m.t === 'update' && m.midway ? [m.midway] : []));
    const again = replay.moments.flatMap(({ midway }) => midway ?? []);
    expect(again.length).toBeGreaterThan(20);
    expect(lived.flat()).toEqual(client === two ? [] : again);
  }
  await server.stop();
});
