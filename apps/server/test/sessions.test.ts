import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hashOf } from '../src/ids.ts';
import type { RunningServer } from '../src/index.ts';
import { newFolder, Person, serve } from './player.ts';

const dataDir = newFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await serve({ dataDir });
});
afterAll(() => server.stop());

const post = (headers: Record<string, string>, body: unknown = { name: 'Anna' }) =>
  fetch(`${server.address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('sessions', () => {
  test('a guest by name gets a cookie that scripts cannot read and other sites do not send', async () => {
    const answer = await post({});
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^questhall=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
    const who = await fetch(`${server.address}/api/session`, { headers: { cookie: cookie.split(';')[0]! } });
    expect(await who.json()).toMatchObject({ name: 'Anna' });
  });

  test('behind https the cookie travels over https only', async () => {
    const proxied = await serve({ trustProxy: 1 });
    const answer = await fetch(`${proxied.address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: '{"name":"Anna"}',
    });
    expect(answer.headers.get('set-cookie')).toContain('Secure');
    await proxied.stop();
  });

  test('only the hash of a token is on the disk', async () => {
    const anna = await Person.enter(server.address, 'Anna');
    const bytes = ['questhall.db', 'questhall.db-wal'].map((file) => readFileSync(join(dataDir, file), 'latin1')).join('');
    expect(bytes).toContain(hashOf(anna.token));
    expect(bytes).not.toContain(anna.token);
  });

  test('no session, an unknown token: nobody, and 401 with a code where somebody is needed', async () => {
    for (const headers of [{}, { authorization: 'Bearer nonsense' }, { cookie: 'questhall=nonsense' }]) {
      const nobody = await fetch(`${server.address}/api/session`, { headers });
      expect([nobody.status, await nobody.json()]).toEqual([200, null]);
      const answer = await fetch(`${server.address}/api/matches?of=mine`, { headers });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'no-session' });
    }
  });

  test('names are cleaned, and refused where nothing is left', async () => {
    expect(await (await post({}, { name: '  Anna \u202e  Lise\n ' })).json()).toMatchObject({ name: 'Anna Lise' });
    expect(await (await post({}, { name: ' \u200b ' })).json()).toMatchObject({ code: 'bad-name' });
    expect((await post({}, { name: 'x'.repeat(25) })).status).toBe(400);
    expect((await post({}, { name: 5 })).status).toBe(400);
  });

  test('a new name stands at the table at once', async () => {
    const anna = await Person.enter(server.address, 'Anna');
    const { id } = await anna.newMatch({});
    const looking = await anna.connect(id);
    expect((await anna.ask('PATCH', '/api/session', { name: 'Hanna' })).body).toMatchObject({ name: 'Hanna' });
    await looking.until(() => looking.table?.seats[0]?.name === 'Hanna', 'the new name');
    await looking.close();
  });

  test('nothing that cannot be seen is a name, and a name is as long as it stands there', async () => {
    for (const hidden of ['\u3164', '\u2800', '\u034f', '\ufe0f', '\u200e\u202e', '\u0301', ` \u2066\u2069 `]) {
      expect(await (await post({}, { name: hidden })).json()).toMatchObject({ code: 'bad-name', args: { most: 24 } });
      expect(await (await post({}, { name: `${hidden}Anna ${hidden} Lise` })).json()).toMatchObject({ name: 'Anna Lise' });
    }
    // 24 letters, each sent with its accent apart; 25 are too many, and so are 9 that Unicode's composing makes 27.
    expect(await (await post({}, { name: 'e\u0301'.repeat(24) })).json()).toMatchObject({ name: 'é'.repeat(24) });
    expect(await (await post({}, { name: 'e\u0301'.repeat(25) })).json()).toMatchObject({ code: 'bad-name' });
    expect(await (await post({}, { name: '\ufb2c'.repeat(9) })).json()).toMatchObject({ code: 'bad-name' });
    expect(await (await post({}, { name: `Anna${'\u200b'.repeat(60)}` })).json()).toMatchObject({ name: 'Anna' });
  });

  test('at one table nobody is called like another, whichever way the name came', async () => {
    const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
    const names = async (id: string) => (await anna.get(`/api/matches/${id}`)).seats.map(({ name }: { name: string }) => name);
    const { id } = await anna.newMatch({ seats: 3 });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    // Taken as a new name while sitting there, with Cyrillic letters that are drawn alike, and in full width.
    for (const name of ['Anna', 'ANNA', 'Аnnа', 'Ａｎｎａ', 'An\u200bna']) {
      await bo.ask('PATCH', '/api/session', { name });
      expect((await names(id))[1]).toMatch(/ 2$/);
    }
    // The number goes with the name, and the next new name is taken all the same.
    await bo.ask('PATCH', '/api/session', { name: 'Cy' });
    expect(await names(id)).toEqual(['Anna', 'Cy', null]);
    await bo.post(`/api/matches/${id}/seats/2/join`, { name: 'Аnnа' });
    expect((await names(id))[2]).toBe('Аnnа 2');
    // What somebody else at one screen is called does not change with it.
    await bo.ask('PATCH', '/api/session', { name: 'Bo' });
    expect(await names(id)).toEqual(['Anna', 'Bo', 'Аnnа 2']);
  });

  test('what another site asks for is refused, sockets too', async () => {
    expect((await post({ origin: 'http://other.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await post({ origin: 'null' })).status).toBe(403);
    expect((await post({ origin: server.address })).status).toBe(200);
    expect((await post({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' })).status).toBe(200);
    const { id } = await (await Person.enter(server.address, 'Anna')).newMatch({});
    const path = `${server.address.replace('http', 'ws')}/api/matches/${id}/socket`;
    expect(await handshake(path, { origin: 'http://other.example' })).toBe(403);
    expect(await handshake(path, { origin: server.address })).toBe(101);
  });

  test('too many new sessions: 429 that says when to come back', async () => {
    const strict = await serve({ limits: { sessions: { max: 2, timeWindow: 60_000 } } });
    await Person.enter(strict.address, 'Anna');
    await Person.enter(strict.address, 'Bo');
    const answer = await fetch(`${strict.address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Cy"}',
    });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ code: 'too-fast', args: { seconds: 30 } });
    await strict.stop();
  });
});

/** The status with which a handshake is answered. */
function handshake(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(path, { headers });
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}
