import type { SeatOffer, TableInfo } from '@questhall/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { OFFER_MS, offerSeat, takeOffered } from '../src/match/handing-over.ts';
import { EMPTY } from '../src/match/seating.ts';
import type { MatchRecord } from '../src/store/store.ts';
import { newFolder, Person, serve } from './player.ts';

/** A seat that goes to somebody else in the middle of a match: by a link that works once, with all that lies there. */

const NIGHT = new URL('./night.ts', import.meta.url);
let server: RunningServer;
let dataDir: string;
let anna: Person;
let bo: Person;
let cleo: Person;

beforeEach(async () => {
  dataDir = newFolder();
  server = await serve({ dataDir, games: NIGHT });
  [anna, bo, cleo] = [
    await Person.enter(server.address, 'Anna'),
    await Person.enter(server.address, 'Bo'),
    await Person.enter(server.address, 'Cleo'),
  ];
});
afterEach(() => server.stop());

async function sitDown(): Promise<string> {
  const { id }: TableInfo = await anna.post('/api/matches', { game: 'nachtwacht', seats: 2 });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  return id;
}
const seat = (id: string, what: string, of = 0) => `/api/matches/${id}/seats/${of}/${what}`;

test('whoever brings the code plays on with what lies there, under their own name; the other one sees no more than anybody', async () => {
  const id = await sitDown();
  const [a, b, c] = [await anna.connect(id), await bo.connect(id), await cleo.connect(id)];
  await a.until(() => a.decision !== undefined);
  const hand = structuredClone(a.decision!.options);
  expect(c.seat).toBeNull();
  const { code, until }: SeatOffer = await anna.post(seat(id, 'offer'));
  expect(until).toBeGreaterThan(Date.now() + OFFER_MS - 60_000);
  // Nobody at the table is sent the code, and it outlasts the server.
  for (const one of [a, b, c]) expect(one.received.join()).not.toContain(code);
  await server.stop();
  server = await serve({ dataDir, games: NIGHT });
  const [anna2, cleo2] = [anna.at(server.address), cleo.at(server.address)];
  const looking = await anna2.connect(id);
  expect(await cleo2.ask('POST', seat(id, 'take'), { code: 'AAAAAAAAAA' })).toMatchObject({ status: 404, body: { code: 'no-offer' } });
  expect(await cleo2.ask('POST', seat(id, 'take', 1), { code })).toMatchObject({ status: 404, body: { code: 'no-offer' } });
  const table: TableInfo = await cleo2.post(seat(id, 'take'), { code });
  expect(table.seats[0]).toMatchObject({ name: 'Cleo', yours: true, kind: 'person' });
  expect(table.host).toBe(true);
  const playing = await cleo2.connect(id);
  expect(playing.seat).toBe(0);
  await playing.until(() => playing.decision !== undefined);
  expect(playing.decision!.options).toEqual(hand);
  await looking.until(() => looking.seat === null);
  expect(looking.sight!.decisions).toEqual([]);
  expect(await looking.act(hand[0]!.id, { seat: 0, decision: 1 })).toMatchObject({ t: 'refused', code: 'not-your-seat' });
  // It worked once.
  expect(await anna2.ask('POST', seat(id, 'take'), { code })).toMatchObject({ status: 404, body: { code: 'no-offer' } });
});

test('a link that is withdrawn, or followed by a newer one, is worth nothing; nobody gives away what is not theirs', async () => {
  const id = await sitDown();
  expect(await bo.ask('POST', seat(id, 'offer'), {})).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
  const first: SeatOffer = await anna.post(seat(id, 'offer'));
  const second: SeatOffer = await anna.post(seat(id, 'offer'));
  expect((await cleo.ask('POST', seat(id, 'take'), { code: first.code })).body).toMatchObject({ code: 'no-offer' });
  expect((await anna.ask('DELETE', seat(id, 'offer'))).status).toBe(200);
  expect((await cleo.ask('POST', seat(id, 'take'), { code: second.code })).body).toMatchObject({ code: 'no-offer' });
  const open: TableInfo = await anna.post('/api/matches', { game: 'nachtwacht', seats: 2 });
  expect(await anna.ask('POST', seat(open.id, 'offer'), {})).toMatchObject({ status: 409, body: { code: 'not-started' } });
});

test('it holds for a week; a name is told apart from others; who has two seats keeps the table', () => {
  const record = {
    status: 'running',
    host: 'anna',
    seats: [
      { ...EMPTY, kind: 'person', session: 'anna', name: 'Anna', standIn: 'easy', left: true, orders: '{}' },
      { ...EMPTY, kind: 'person', session: 'bo', name: 'Bo' },
      { ...EMPTY, kind: 'person', session: 'anna', name: 'Ann' },
    ],
  } as unknown as MatchRecord;
  offerSeat(record, 0, 'anna', 'CODE', 1000);
  expect(JSON.stringify(record)).not.toContain('CODE');
  expect(() => takeOffered(structuredClone(record), 0, 'cleo', 'Bo', 'CODE', 1000 + OFFER_MS + 1)).toThrow(/too old/);
  takeOffered(record, 0, 'cleo', 'Bo', 'CODE', 1000 + OFFER_MS);
  expect(record.seats[0]).toEqual({ ...EMPTY, kind: 'person', session: 'cleo', name: expect.stringMatching(/^Bo.+/) });
  expect(record.host).toBe('anna');
  offerSeat(record, 2, 'anna', 'CODE', 0);
  takeOffered(record, 2, 'bo', 'Bo', 'CODE', 1);
  expect(record.host).toBe('bo');
});
