import { once } from 'node:events';
import { ClientMessage, type SeatOffer, type TableInfo } from '@questhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { backupFolder, type RunningServer, restoreFolder } from '../src/index.ts';
import { mayLookOn, type Watched } from '../src/match/looking-on.ts';
import { Client, newFolder, Person, playOn, serve } from './player.ts';

/** A table at which nobody but the players looks on: who is kept out, by whichever way they come, and who goes on as ever. */

const MUCH = { perSecond: 10_000, burst: 10_000 };
const OFTEN = { max: 10_000, timeWindow: 60_000 };
const limits = { talk: MUCH, reactions: MUCH, hints: MUCH, calls: OFTEN, codes: OFTEN, replays: OFTEN, sessions: OFTEN, matches: OFTEN };
const KEPT_OUT = { status: 403, body: { code: 'players-only' } };

let server: RunningServer;
beforeAll(async () => {
  server = await serve({ limits });
});
afterAll(() => server.stop());

const person = (name: string) => Person.enter(server.address, name);

/** Anna's table with Bo, begun, at which nobody else looks on. */
async function sitDown(wanted: object = {}): Promise<{ anna: Person; bo: Person; table: TableInfo; id: string }> {
  const [anna, bo] = [await person('Annabella'), await person('Bonifatius')];
  const table = await anna.newMatch({ lookingOn: 'players', ...wanted });
  await bo.post(`/api/matches/${table.id}/seats/1/join`);
  await anna.post(`/api/matches/${table.id}/start`);
  return { anna, bo, table, id: table.id };
}

/** Waits until a line has been ended by the server, and says with what. */
async function ended(line: Client): Promise<unknown[]> {
  await line.until(() => line.closed !== undefined, 'the end of the line');
  return [line.messages.at(-1), line.closed];
}
const SENT_AWAY = [{ t: 'problem', code: 'players-only', message: expect.any(String) }, { code: 4403 }];

describe('who may look on', () => {
  const seats = [{ session: 'anna' }, { session: null }];
  const at = (lookingOn: Watched['lookingOn'], status: Watched['status']): Watched => ({
    ...{ id: 'a', game: 'bids', host: 'host', seats },
    lookingOn,
    status,
  });

  test.each(['anna', 'host'])('the players and the host, always (%s)', (who) => {
    for (const status of ['open', 'running', 'closed', 'over'] as const) expect(mayLookOn(at('players', status), who)).toBe(true);
  });

  test.each(['eve', undefined])('whoever has the link: before the beginning, and after the end (%s)', (who) => {
    const may = (lookingOn: Watched['lookingOn']) =>
      (['open', 'running', 'closed', 'over'] as const).map((status) => mayLookOn(at(lookingOn, status), who));
    expect(may('players')).toEqual([true, false, false, true]);
    expect(may('link')).toEqual([true, true, true, true]);
  });
});

describe('every door of a table that is being played', () => {
  /** Whoever comes by these brings a key of their own, and is told whether it fits. */
  const BRINGS_A_KEY: Record<string, string> = {
    'POST /api/matches/{id}/seats/{seat}/take': 'no-offer',
    'POST /api/matches/{id}/visit': 'no-key',
    'DELETE /api/matches/{id}/visit': 'no-device', // one's own device alone
  };
  const QUERIES: Record<string, string> = { before: '100', of: 'listed' };

  interface Operation {
    parameters?: { name: string; in: string; required?: boolean }[];
    requestBody?: { content: { 'application/json': { schema: { examples?: unknown[] }; example?: unknown } } };
  }
  async function operations(): Promise<{ method: string; path: string; about: Operation }[]> {
    const description = await (await fetch(`${server.address}/api/openapi.json`)).json();
    return Object.entries(description.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, about]) => ({ method: method.toUpperCase(), path, about })),
    );
  }
  function bodyOf({ requestBody }: Operation): unknown {
    const content = requestBody?.content['application/json'];
    return content?.example ?? content?.schema.examples?.[0];
  }

  test('a stranger’s session gets the same clear answer at every route of the match, and no other route tells of it', async () => {
    const { anna, table, id } = await sitDown({ listed: true });
    await anna.post(`/api/matches/${id}/talk`, { id: 'my-words-1', text: 'quite among ourselves' });
    const values: Record<string, string> = {
      ...{ id, code: table.code, seat: '0', room: 'table', n: '1' },
      ...{ device: 'a-device', passkey: 'a-passkey', key: 'k'.repeat(32) },
    };
    const kept: string[] = [];
    for (const { method, path, about } of await operations()) {
      const name = `${method} ${path}`;
      if (path.endsWith('/socket')) continue; // below
      const eve = await person('Eve');
      const query = (about.parameters ?? [])
        .filter((one) => one.in === 'query' && one.required)
        .map((one) => `${one.name}=${QUERIES[one.name]}`);
      const address = `${path.replace(/\{(\w+)\}/g, (_all, key: string) => values[key]!)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
      const answer = await fetch(server.address + address, {
        method,
        headers: { authorization: `Bearer ${eve.token}`, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
        ...(method === 'GET' ? {} : { body: JSON.stringify(bodyOf(about) ?? {}) }),
      });
      const text = await answer.text();
      for (const secret of ['Annabella', 'Bonifatius', 'quite among', table.code, table.commitment])
        expect([name, text.includes(secret)]).toEqual([name, false]);
      const isOfMatch = path.startsWith('/api/matches/{id}') || path.startsWith('/api/tables/');
      if (!isOfMatch) {
        expect([name, text.includes(id)]).toEqual([name, false]);
        continue;
      }
      const code = (JSON.parse(text) as { code?: string } | null)?.code;
      const wanted = BRINGS_A_KEY[name] ?? 'players-only';
      expect([name, code]).toEqual([name, wanted]);
      if (wanted === 'players-only') expect([name, answer.status]).toEqual([name, 403]);
      kept.push(name);
    }
    expect(kept.length).toBeGreaterThan(35);
    for (const name of Object.keys(BRINGS_A_KEY)) expect(kept).toContain(name);
    // Nothing of that has changed anything, and the answer says to the table's own page which one it is.
    expect(await anna.get(`/api/matches/${id}`)).toMatchObject({ status: 'running', host: true, seats: [{ yours: true }, {}] });
    const eve = await person('Eve');
    expect((await eve.ask('GET', `/api/tables/${table.code}`)).body.args).toEqual({ match: id, game: 'bids' });
  });

  test('the same for somebody without any session', async () => {
    const { table, id } = await sitDown();
    for (const path of [
      `/api/matches/${id}`,
      `/api/tables/${table.code}`,
      ...['view', 'log?before=9', 'replay', 'record', 'talk', 'reactions'].map((what) => `/api/matches/${id}/${what}`),
    ]) {
      const answer = await fetch(server.address + path);
      expect([path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([path, 403, 'players-only']);
    }
    expect(await ended(await Client.open(server.address, id, undefined))).toEqual(SENT_AWAY);
  });

  test('a stranger’s socket is told so and ends, whatever it says', async () => {
    const { id } = await sitDown();
    const SAID: Record<string, object> = {
      hello: { watch: true, talk: true, seat: 0, midway: true, epoch: 'x', n: 0 },
      act: { id: 'an-answer-1', seat: 0, decision: 1, choice: '1' },
      here: {},
      ping: {},
    };
    const kinds = (ClientMessage.anyOf as { properties: { t: { const: string } } }[]).map(({ properties }) => properties.t.const);
    // A new kind of message is asked after here.
    expect(kinds.sort()).toEqual(Object.keys(SAID).sort());
    for (const kind of kinds) {
      const eve = await person('Eve');
      const line = await eve.connect(id);
      line.send({ t: kind, ...SAID[kind] });
      expect(await ended(line)).toEqual(SENT_AWAY);
      expect(line.messages.every(({ t }) => t === 'problem')).toBe(true);
    }
  });

  test('neither the list of open tables nor anybody’s own has it, and a player’s own has', async () => {
    const { anna, bo, id } = await sitDown({ listed: true });
    const eve = await person('Eve');
    const ids = async (who: Person, of: string) => ((await who.get(`/api/matches?of=${of}`)) as TableInfo[]).map((table) => table.id);
    expect([...(await ids(eve, 'mine')), ...(await ids(eve, 'listed'))]).not.toContain(id);
    for (const who of [anna, bo]) expect(await ids(who, 'mine')).toContain(id);
  });
});

describe('on the way to a seat', () => {
  test('before the match begins whoever has the link comes in; once it has begun, whoever sits nowhere is told and let go', async () => {
    const [anna, bo, eve] = [await person('Anna'), await person('Bo'), await person('Eve')];
    const { id, code, lookingOn } = await anna.newMatch({ lookingOn: 'players' });
    expect(lookingOn).toBe('players');
    expect(await eve.get(`/api/tables/${code}`)).toMatchObject({ lookingOn: 'players', seats: [{ name: 'Anna' }, { kind: 'open' }] });
    const lines = [await eve.connect(id, { talk: true }), await eve.connect(id, { watch: true })];
    const b = await bo.connect(id);
    await bo.post(`/api/matches/${id}/seats/1/join`);
    await anna.post(`/api/matches/${id}/start`);
    for (const line of lines) {
      expect(await ended(line)).toEqual(SENT_AWAY);
      // Nothing of the match has come before that.
      expect(line.sight).toBeNull();
      expect(line.table?.status).toBe('open');
      expect(line.received.some((text) => text.includes('"running"'))).toBe(false);
    }
    // Whoever sat down meanwhile plays on, on the line that they had.
    await b.until(() => b.sight !== null, 'the match');
    expect(b.table).toMatchObject({ status: 'running', spectators: 0, lookingOn: 'players' });
    expect(await eve.ask('POST', `/api/matches/${id}/seats/1/join`)).toMatchObject(KEPT_OUT);
  });

  test('a line that was opened before the match began, and says its first word after that, is told nothing else', async () => {
    const [anna, eve] = [await person('Anna'), await person('Eve')];
    const { id } = await anna.newMatch({ lookingOn: 'players', bots: ['easy'] });
    const line = new WebSocket(`${server.address.replace('http', 'ws')}/api/matches/${id}/socket`, {
      headers: { authorization: `Bearer ${eve.token}` },
    });
    const told: unknown[] = [];
    line.on('message', (data) => told.push(JSON.parse((data as Buffer).toString())));
    await once(line, 'open');
    line.send('{"t":"ping"}');
    await expect.poll(() => told).toMatchObject([{ t: 'pong' }]);
    await anna.post(`/api/matches/${id}/start`);
    line.send('{"t":"hello","talk":true}');
    const [code] = await once(line, 'close');
    expect([told.slice(1), code]).toMatchObject([[{ t: 'problem', code: 'players-only' }], 4403]);
  });

  test('whoever brings the code of a handed seat takes it, and whoever has given it away looks on no more', async () => {
    const { anna, bo, id } = await sitDown();
    const cleo = await person('Cleo');
    const [a, b] = [await anna.connect(id), await bo.connect(id)];
    const screen = await bo.connect(id, { watch: true });
    const { code }: SeatOffer = await bo.post(`/api/matches/${id}/seats/1/offer`);
    expect(await cleo.ask('GET', `/api/matches/${id}`)).toMatchObject(KEPT_OUT);
    const wrong = await cleo.ask('POST', `/api/matches/${id}/seats/1/take`, { code: 'AAAAAAAAAA' });
    expect(wrong).toMatchObject({ status: 404, body: { code: 'no-offer' } });
    const table: TableInfo = await cleo.post(`/api/matches/${id}/seats/1/take`, { code });
    expect(table.seats[1]).toMatchObject({ name: 'Cleo', yours: true });
    expect((await cleo.connect(id)).seat).toBe(1);
    for (const line of [b, screen]) expect(await ended(line)).toEqual(SENT_AWAY);
    expect(await bo.ask('GET', `/api/matches/${id}/view`)).toMatchObject(KEPT_OUT);
    expect(a.closed).toBeUndefined();
  });

  test('a person for whom a bot stands in, one who has left, and a family at one screen come and go as ever', async () => {
    const anna = await person('Anna');
    const { id } = await anna.newMatch({ lookingOn: 'players' });
    await anna.post(`/api/matches/${id}/seats/1/join`, { name: 'Bo' });
    await anna.post(`/api/matches/${id}/start`);
    const line = await anna.connect(id);
    for (const seat of [1, 0]) {
      line.send({ t: 'hello', seat });
      await line.until(() => line.seat === seat, `the eyes of seat ${seat}`);
    }
    await anna.post(`/api/matches/${id}/seats/1/bot`, { level: 'easy' });
    for (const seat of [0, 1]) await anna.post(`/api/matches/${id}/seats/${seat}/leave`);
    // Everybody has left: it goes on once somebody takes the seat back, and is nobody else's affair meanwhile.
    expect(await (await person('Eve')).ask('GET', `/api/matches/${id}`)).toMatchObject(KEPT_OUT);
    expect(await anna.get(`/api/matches/${id}`)).toMatchObject({ status: 'closed' });
    expect(await anna.post(`/api/matches/${id}/seats/0/back`)).toMatchObject({ status: 'running' });
    expect(line.closed).toBeUndefined();
  });

  test('a big screen opens for whoever sits there, and shows what everybody may see', async () => {
    const { anna, id } = await sitDown();
    const screen = await anna.connect(id, { watch: true });
    expect([screen.seat, screen.sight !== null]).toEqual([null, true]);
    // Once a screen, always a screen.
    screen.send({ t: 'hello', seat: 0 });
    const before = screen.messages.length;
    await screen.until(() => screen.messages.length > before, 'an answer');
    expect([screen.seat, screen.closed]).toEqual([null, undefined]);
    expect(await ended(await (await person('Eve')).connect(id, { watch: true }))).toEqual(SENT_AWAY);
  });
});

test('after the end whoever has the link sees how it went', async () => {
  const { anna, bo, table, id } = await sitDown({ options: { rounds: 1 } });
  const eve = await person('Eve');
  await playOn([await anna.connect(id), await bo.connect(id)]);
  expect(await eve.get(`/api/tables/${table.code}`)).toMatchObject({ status: 'over' });
  for (const what of ['view', 'replay?seat=all', 'record', 'talk', 'log?before=9']) await eve.get(`/api/matches/${id}/${what}`);
  expect((await eve.connect(id)).table).toMatchObject({ status: 'over', outcome: expect.anything() });
});

describe('what a table has agreed on', () => {
  test('whoever has the link looks on where nothing was said, and the host alone changes that before the start', async () => {
    const [anna, bo, eve] = [await person('Anna'), await person('Bo'), await person('Eve')];
    const { id, lookingOn, terms } = await anna.newMatch({});
    expect([lookingOn, terms]).toEqual(['link', 0]);
    await bo.post(`/api/matches/${id}/seats/1/join`);
    const set = (who: Person, wanted: object) => who.ask('PUT', `/api/matches/${id}/terms`, wanted);
    expect(await set(bo, { terms: 0, lookingOn: 'players' })).toMatchObject({ status: 403, body: { code: 'not-host' } });
    expect(await set(anna, { terms: 0, lookingOn: 'players' })).toMatchObject({ status: 200, body: { lookingOn: 'players', terms: 1 } });
    // What is left out stays.
    expect(await set(anna, { terms: 1, clock: 60 })).toMatchObject({ body: { lookingOn: 'players', terms: 2 } });
    await bo.ask('PUT', `/api/matches/${id}/seats/1/ready`, { ready: true, terms: 2 });
    expect(await set(anna, { terms: 2, lookingOn: 'link' })).toMatchObject({ status: 409, body: { code: 'terms-fixed' } });
    await anna.post(`/api/matches/${id}/start`);
    expect(await set(anna, { terms: 2, lookingOn: 'link' })).toMatchObject({ status: 409, body: { code: 'already-started' } });
    expect(await eve.ask('GET', `/api/matches/${id}`)).toMatchObject(KEPT_OUT);
  });

  test('a rematch keeps it, and so do a restart, and a backup that is restored', async () => {
    const dataDir = newFolder();
    const first = await serve({ dataDir, limits });
    const [anna, bo, eve] = await Promise.all(['Anna', 'Bo', 'Eve'].map((name) => Person.enter(first.address, name)));
    const { id } = await anna!.newMatch({ lookingOn: 'players', options: { rounds: 1 } });
    await bo!.post(`/api/matches/${id}/seats/1/join`);
    await anna!.post(`/api/matches/${id}/start`);
    await playOn([await anna!.connect(id), await bo!.connect(id)]);
    const next: TableInfo = await anna!.post(`/api/matches/${id}/rematch`);
    expect(next.lookingOn).toBe('players');
    await bo!.post(`/api/matches/${id}/rematch`);
    await anna!.post(`/api/matches/${next.id}/start`);
    const out = `${newFolder()}/now.backup`;
    backupFolder(dataDir, out);
    await first.stop();
    const restored = `${newFolder()}/restored`;
    restoreFolder(out, restored);
    for (const folder of [dataDir, restored]) {
      const again = await serve({ dataDir: folder, limits });
      expect(await eve!.at(again.address).ask('GET', `/api/matches/${next.id}`)).toMatchObject(KEPT_OUT);
      expect(await anna!.at(again.address).get(`/api/matches/${next.id}`)).toMatchObject({ status: 'running', lookingOn: 'players' });
      await again.stop();
    }
  });
});
