import type { Talk, TalkLine } from '@questhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { type Client, newFolder, Person, playOn, serve } from './player.ts';

let server: RunningServer;
let anna: Person;
let bo: Person;
let cleo: Person;
const LIMITS = { talk: { perSecond: 1000, burst: 1000 } };
beforeAll(async () => {
  server = await serve({ limits: LIMITS });
  anna = await Person.enter(server.address, 'Anna');
  bo = await Person.enter(server.address, 'Bo');
  cleo = await Person.enter(server.address, 'Cleo');
});
afterAll(() => server.stop());

let ids = 0;
const say = (text: string, more: object = {}) => ({ id: `said-${++ids}-here`, text, ...more });
const talkAt = (id: string) => `/api/matches/${id}/talk`;
const heard = (client: Client) => client.messages.flatMap((m) => (m.t === 'talk' ? (m as Talk).lines : []));
const texts = (lines: TalkLine[]) => lines.map(({ text, phrase }) => text ?? phrase);

/** A running match of Anna and Bo. */
async function together(): Promise<string> {
  const { id } = await anna.newMatch({});
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  return id;
}

describe('what is said at a table', () => {
  test('is heard by everybody, in the lobby and after it, numbered, and is there for who comes later', async () => {
    const { id } = await anna.newMatch({});
    const at = await anna.connect(id, { talk: true });
    await anna.post(talkAt(id), say('Hello'));
    await bo.post(`/api/matches/${id}/seats/1/join`);
    const line = await bo.post(talkAt(id), { id: 'said-by-bo-1', phrase: 'good-luck' });
    expect(line).toMatchObject({ room: 'table', n: 2, seat: 1, name: 'Bo', phrase: 'good-luck', text: null, yours: true });
    await at.until(() => heard(at).length === 2);
    expect(heard(at)).toMatchObject([
      { n: 1, text: 'Hello', name: 'Anna', seat: 0, yours: true },
      { n: 2, phrase: 'good-luck', name: 'Bo', seat: 1, yours: false },
    ]);
    const late = await cleo.connect(id, { talk: true });
    await late.until(() => heard(late).length === 2);
    expect(texts(heard(late))).toEqual(['Hello', 'good-luck']);
    expect(await cleo.get(`${talkAt(id)}?before=2`)).toMatchObject([{ n: 1, text: 'Hello' }]);
    await Promise.all([at.close(), late.close()]);
  });

  test('comes to nobody who did not ask for it', async () => {
    const id = await together();
    const plain = await bo.connect(id);
    const before = plain.received.length;
    await anna.post(talkAt(id), say('Is anybody there?'));
    plain.send({ t: 'ping' });
    await plain.until(() => plain.messages.some((m) => m.t === 'pong'));
    expect(plain.received.slice(before).filter((text) => text.includes('anybody'))).toEqual([]);
    await plain.close();
  });

  test('counts once when it is sent twice, also at the same moment', async () => {
    const id = await together();
    const words = say('Once');
    const lines = await Promise.all([anna.post(talkAt(id), words), anna.post(talkAt(id), words), bo.post(talkAt(id), words)]);
    expect(await anna.post(talkAt(id), words)).toEqual(lines[0]);
    expect(lines[1]).toEqual(lines[0]);
    expect(texts(await anna.get(talkAt(id)))).toEqual(['Once', 'Once']); // Bo's own
  });

  test('is made plain, and has 1 to 1,000 characters as it stands there', async () => {
    const id = await together();
    const said = async (text: string) => (await anna.post(talkAt(id), say(text))).text;
    expect(await said('  a\u202eb\u200b  c\u0007 ')).toBe('ab c');
    expect(await said('one\n\n\n\ntwo\r\nthree\n')).toBe('one\n\ntwo\nthree');
    expect(await said('<img src=x onerror=alert(1)> https://example.com')).toBe('<img src=x onerror=alert(1)> https://example.com');
    expect(await said('é'.repeat(1000).normalize('NFD'))).toHaveLength(1000);
    expect((await said('x\n'.repeat(400))).split('\n')).toHaveLength(20);
    for (const bad of ['', ' \u200b\n', 'x'.repeat(1001)])
      expect(await anna.ask('POST', talkAt(id), say(bad))).toMatchObject({
        status: 400,
        body: { code: 'bad-words', args: { most: 1000 } },
      });
    expect(await anna.ask('POST', talkAt(id), say('x'.repeat(9000)))).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(await anna.ask('POST', talkAt(id), say('both', { phrase: 'hello' }))).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
    // The small game of these tests has no phrases of its own.
    for (const phrase of ['talisman.truce', 'nothing', '__proto__'])
      expect(await anna.ask('POST', talkAt(id), { id: 'a-phrase-1', phrase })).toMatchObject({ status: 400, body: { code: 'bad-words' } });
  });

  test('is said by a person, from a seat of their own', async () => {
    const { id } = await anna.newMatch({ seats: 3 });
    await anna.post(`/api/matches/${id}/seats/2/join`, { name: 'Carl' });
    expect(await anna.post(talkAt(id), say('I am Carl', { seat: 2 }))).toMatchObject({ seat: 2, name: 'Carl' });
    expect(await anna.ask('POST', talkAt(id), say('Bo?', { seat: 1 }))).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    const stranger = await fetch(server.address + talkAt(id), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(say('Who am I?')),
    });
    expect(stranger.status).toBe(401);
  });

  test('the host chooses what may be said, when the table is set and later', async () => {
    const { id } = await anna.newMatch({ talk: 'phrases' });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    expect(await bo.ask('POST', talkAt(id), say('free'))).toMatchObject({ status: 403, body: { code: 'talk-off' } });
    await bo.post(talkAt(id), { id: 'a-phrase-2', phrase: 'hello' });
    expect(await bo.ask('PUT', talkAt(id), { talk: 'free' })).toMatchObject({ status: 403, body: { code: 'not-host' } });
    expect((await anna.ask('PUT', talkAt(id), { talk: 'off' })).body).toMatchObject({ talk: 'off' });
    for (const person of [anna, bo, cleo])
      expect(await person.ask('POST', talkAt(id), { id: 'a-phrase-3', phrase: 'hello' })).toMatchObject({
        status: 403,
        body: { code: 'talk-off' },
      });
    await anna.ask('PUT', talkAt(id), { talk: 'free' });
    expect(await bo.post(talkAt(id), say('free'))).toMatchObject({ text: 'free' });
  });

  test('what is minded is reported to the host alone, who may take it away; so may whoever said it', async () => {
    const id = await together();
    const host = await anna.connect(id, { talk: true });
    const other = await bo.connect(id, { talk: true });
    await bo.post(talkAt(id), say('rude'));
    for (const who of [cleo, cleo, anna]) await who.post(`${talkAt(id)}/table/1/report`);
    await host.until(() => heard(host).at(-1)?.reports === 2);
    expect(other.received.filter((text) => text.includes('reports'))).toEqual([]);
    expect((await bo.get(talkAt(id)))[0]).not.toHaveProperty('reports');
    expect(await cleo.ask('DELETE', `${talkAt(id)}/table/1`)).toMatchObject({ status: 403, body: { code: 'not-host' } });
    expect((await anna.ask('DELETE', `${talkAt(id)}/table/1`)).body).toMatchObject({ n: 1, text: null, phrase: null });
    await other.until(() => heard(other).at(-1)?.text === null);
    await bo.post(talkAt(id), say('sorry'));
    expect((await bo.ask('DELETE', `${talkAt(id)}/table/2`)).status).toBe(200);
    expect(texts(await cleo.get(talkAt(id)))).toEqual([null, null]);
    expect(await anna.ask('DELETE', `${talkAt(id)}/table/9`)).toMatchObject({ status: 404, body: { code: 'no-line' } });
    await Promise.all([host.close(), other.close()]);
  });

  test('nobody says more than a few things at once', async () => {
    const slow = await serve({ limits: { ...LIMITS, talk: { perSecond: 0.001, burst: 3 } } });
    const one = await Person.enter(slow.address, 'One');
    const { id } = await one.newMatch({});
    for (const words of ['1', '2', '3']) await one.post(talkAt(id), say(words));
    expect(await one.ask('POST', talkAt(id), say('4'))).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    const two = await Person.enter(slow.address, 'Two');
    expect(await two.post(talkAt(id), say('I may'))).toMatchObject({ room: 'stands' });
    await slow.stop();
  });

  test('outlives the server, and goes with whoever leaves for good', async () => {
    const dataDir = newFolder();
    const first = await serve({ dataDir, limits: LIMITS });
    const dora = await Person.enter(first.address, 'Dora');
    const { id } = await dora.newMatch({ talk: 'free' });
    const words = say('Still here?');
    await dora.post(talkAt(id), words);
    await first.stop();
    const second = await serve({ dataDir, limits: LIMITS });
    const again = dora.at(second.address);
    expect(await again.post(talkAt(id), words)).toMatchObject({ n: 1, text: 'Still here?' });
    const eve = await Person.enter(second.address, 'Eve');
    const listening = await eve.connect(id, { talk: true });
    await listening.until(() => heard(listening).length === 1);
    await again.ask('DELETE', '/api/session');
    await listening.until(() => heard(listening).at(-1)?.text === null);
    expect(await eve.get(talkAt(id))).toMatchObject([{ n: 1, name: null, text: null, phrase: null }]);
    await listening.close();
    await second.stop();
  });
});

describe('the stands', () => {
  test('players hear nothing of them, byte by byte, until the match is over; then all of it', async () => {
    const id = await together();
    const dora = await Person.enter(server.address, 'Dora');
    const players = await Promise.all([anna, bo].map((person) => person.connect(id, { talk: true })));
    const watchers = await Promise.all([cleo, dora].map((person) => person.connect(id, { talk: true })));
    const sent = players.map((player) => player.received.length);
    expect(await cleo.post(talkAt(id), say('Anna holds a 3'))).toMatchObject({ room: 'stands', n: 1, seat: null, name: 'Cleo' });
    await dora.post(talkAt(id), { id: 'said-by-dora', phrase: 'wow' });
    await watchers[1]!.until(() => heard(watchers[1]!).length === 2);
    for (const person of [anna, bo]) {
      expect(await person.ask('GET', `${talkAt(id)}?room=stands`)).toMatchObject({ status: 404, body: { code: 'no-line' } });
      expect(await person.get(talkAt(id))).toEqual([]);
      expect(await person.ask('POST', `${talkAt(id)}/stands/1/report`)).toMatchObject({ status: 404, body: { code: 'no-line' } });
      expect(await person.ask('DELETE', `${talkAt(id)}/stands/1`)).toMatchObject({ status: 404, body: { code: 'no-line' } });
    }
    for (const player of players) {
      player.send({ t: 'ping' });
      await player.until(() => player.messages.some((m) => m.t === 'pong'));
    }
    // The pong is all that a player was sent meanwhile, and numbers at the table begin with 1.
    expect(players.map((player, i) => player.received.length - sent[i]!)).toEqual([1, 1]);
    expect(await anna.post(talkAt(id), say('Quiet here'))).toMatchObject({ room: 'table', n: 1 });
    expect(players.some((player) => player.received.some((text) => text.includes('stands') || text.includes('holds')))).toBe(false);
    await playOn(players);
    for (const player of players) {
      await player.until(() => heard(player).some(({ room }) => room === 'stands'), 'the stands after the end');
      expect(texts(heard(player).filter(({ room }) => room === 'stands'))).toEqual(['Anna holds a 3', 'wow']);
    }
    expect(await anna.get(`${talkAt(id)}?room=stands`)).toHaveLength(2);
    await Promise.all([...players, ...watchers].map((client) => client.close()));
  });
});
