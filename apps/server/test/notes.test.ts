import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { newFolder, Person, serve } from './player.ts';

/** What people note for themselves: for their own eyes, on all of their devices, and nowhere else. */

const MARKER = 'a-marked-note-7f3';
let server: RunningServer;
let anna: Person;
let bo: Person;
let cleo: Person;
const lines: string[] = [];
beforeAll(async () => {
  server = await serve({ logLevel: 'trace', logTo: { write: (line: string) => void lines.push(line) } });
  anna = await Person.enter(server.address, 'Anna');
  bo = await Person.enter(server.address, 'Bo');
  cleo = await Person.enter(server.address, 'Cleo');
});
afterAll(() => server.stop());

const noteAt = (match: string, seat = 0) => `/api/matches/${match}/seats/${seat}/note`;
const write = (who: Person, match: string, text: string, n: number, seat = 0) => who.ask('PUT', noteAt(match, seat), { text, n });

async function together(): Promise<string> {
  const { id } = await anna.newMatch({});
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  return id;
}

/** Another device of the same person. */
async function another(who: Person): Promise<Person> {
  const { code } = await who.post('/api/session/link', {});
  const answer = await fetch(`${who.address}/api/session/devices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const { id, token } = (await answer.json()) as { id: string; token: string };
  return Person.from(who.address, id, token);
}

describe('a note to oneself', () => {
  test('is kept for one’s seat, counted, and read on all of one’s devices', async () => {
    const match = await together();
    expect(await anna.get(noteAt(match))).toEqual({ text: '', n: 0, at: null });
    expect(await write(anna, match, 'Bo bluffs', 0)).toMatchObject({ status: 200, body: { text: 'Bo bluffs', n: 1 } });
    expect(await write(anna, match, 'Bo bluffs a lot\n\nAsk twice', 1)).toMatchObject({ body: { n: 2 } });
    const phone = await another(anna);
    expect(await phone.get(noteAt(match))).toMatchObject({ text: 'Bo bluffs a lot\n\nAsk twice', n: 2 });
    expect(await bo.get(noteAt(match, 1))).toMatchObject({ text: '', n: 0 });
  });

  test('is nobody else’s', async () => {
    const match = await together();
    await write(anna, match, MARKER, 0);
    for (const who of [bo, cleo]) {
      expect(await who.ask('GET', noteAt(match))).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
      expect(await write(who, match, 'mine', 1)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    }
    expect((await fetch(server.address + noteAt(match))).status).toBe(401);
    expect(await anna.ask('GET', noteAt('a'.repeat(16)))).toMatchObject({ status: 404, body: { code: 'no-match' } });
  });

  test('shows in nothing that others are sent, nor in a log, also where it is refused', async () => {
    const match = await together();
    const others = await Promise.all([bo, cleo].map((who) => who.connect(match, { talk: true })));
    const sent = others.map(({ received }) => received.length);
    await write(anna, match, `${MARKER} and more`, 0);
    await write(anna, match, `${MARKER} ${'x'.repeat(4000)}`, 1);
    await write(anna, match, `${MARKER} again`, 7);
    for (const client of others) {
      client.send({ t: 'ping' });
      await client.until(() => client.messages.some((m) => m.t === 'pong'));
    }
    expect(others.map(({ received }, i) => received.length - sent[i]!)).toEqual([1, 1]);
    for (const path of ['', '/view', '/log?before=99', '/talk', '/reactions', '/replay', '/record'])
      for (const who of [bo, cleo]) expect(JSON.stringify(await who.ask('GET', `/api/matches/${match}${path}`))).not.toContain(MARKER);
    expect(JSON.stringify(await bo.get('/api/session/words'))).not.toContain(MARKER);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => line.includes(MARKER))).toEqual([]);
    await Promise.all(others.map((client) => client.close()));
  });

  test('that another device has changed meanwhile is not written over; sent twice it counts once', async () => {
    const match = await together();
    const phone = await another(anna);
    await write(anna, match, 'one', 0);
    expect(await write(anna, match, 'one', 0)).toMatchObject({ status: 200, body: { n: 1 } });
    await write(phone, match, 'two', 1);
    expect(await write(anna, match, 'three', 1)).toMatchObject({ status: 409, body: { code: 'note-changed' } });
    expect(await write(anna, match, 'three', 9)).toMatchObject({ status: 409, body: { code: 'note-changed' } });
    expect(await anna.get(noteAt(match))).toMatchObject({ text: 'two', n: 2 });
    const both = await Promise.all([write(anna, match, 'from here', 2), write(phone, match, 'from there', 2)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const kept = both.find(({ status }) => status === 200)!.body;
    expect(await anna.get(noteAt(match))).toEqual(kept);
  });

  test('has at most 4,000 characters, and none that no database takes', async () => {
    const match = await together();
    expect(await write(anna, match, '𝄞'.repeat(4000), 0)).toMatchObject({ status: 200 });
    expect(await write(anna, match, 'x'.repeat(4001), 1)).toMatchObject({ status: 400, body: { code: 'bad-words', args: { most: 4000 } } });
    expect(await write(anna, match, 'x'.repeat(8001), 1)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(await write(anna, match, 'a\u0000b\ud800c', 1)).toMatchObject({ body: { text: 'abc', n: 2 } });
  });

  test('outlives the server, is in one’s own export alone, and goes with whoever leaves for good', async () => {
    const dataDir = newFolder();
    const first = await serve({ dataDir });
    const dora = await Person.enter(first.address, 'Dora');
    const { id, code } = await dora.newMatch({ bots: ['easy'], start: true });
    await write(dora, id, MARKER, 0);
    await dora.post(`/api/matches/${id}/talk`, { id: 'said-by-dora', phrase: 'hello' });
    await dora.ask('PUT', `/api/matches/${id}/log/1/reaction`, { reaction: 'bravo' });
    await first.stop();
    const second = await serve({ dataDir });
    const again = dora.at(second.address);
    expect(await again.get('/api/session/words')).toMatchObject({
      name: 'Dora',
      matches: [{ match: id, code, game: 'bids' }],
      notes: [{ match: id, seat: 0, text: MARKER }],
      said: [{ match: id, room: 'table', n: 1, words: 'hello' }],
      reactions: [{ match: id, reaction: 'bravo' }],
    });
    await again.ask('DELETE', '/api/session');
    await second.stop();
    const { SqliteStore } = await import('../src/store/sqlite.ts');
    const store = new SqliteStore(`${dataDir}/questhall.db`);
    expect(await store.note(id, dora.id, 0)).toBeUndefined();
    await store.close();
  });

  test('stays behind for nobody who takes the seat over', async () => {
    const match = await together();
    await write(anna, match, MARKER, 0);
    const { code } = await anna.post(`/api/matches/${match}/seats/0/offer`, {});
    await cleo.post(`/api/matches/${match}/seats/0/take`, { code });
    expect(await cleo.get(noteAt(match))).toEqual({ text: '', n: 0, at: null });
    expect(await anna.ask('GET', noteAt(match))).toMatchObject({ status: 403 });
    expect((await anna.get('/api/session/words')).notes.map(({ text }: { text: string }) => text)).toContain(MARKER);
  });
});
