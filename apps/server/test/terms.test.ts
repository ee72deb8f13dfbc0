import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { newFolder, Person, playOn, serve } from './player.ts';
import { endPrograms, program } from './program.ts';

/** What a table agrees on before the start: it may change until somebody is ready. */

let server: RunningServer;
let anna: Person;
let bo: Person;

beforeAll(async () => {
  server = await serve();
  anna = await Person.enter(server.address, 'Anna');
  bo = await Person.enter(server.address, 'Bo');
});
afterAll(async () => {
  await server.stop();
  endPrograms();
});

const terms = (id: string) => `/api/matches/${id}/terms`;
const ready = (id: string, seat: number) => `/api/matches/${id}/seats/${seat}/ready`;

async function set(who: Person, path: string, body: object) {
  const answer = await who.ask('PUT', path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Anna's table with Bo on seat 1. */
async function table(wanted: object = {}): Promise<string> {
  const { id } = await anna.newMatch({ seats: 2, ...wanted });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  return id;
}

describe('what is played', () => {
  test('the host changes it, everybody connected is told, and the match begins with it', async () => {
    const id = await table({ options: { rounds: 3 } });
    const b = await bo.connect(id);
    expect(b.table).toMatchObject({ terms: 0, options: { rounds: 3 }, clock: null });
    const changed = await set(anna, terms(id), {
      terms: 0,
      options: { rounds: 1 },
      clock: 60,
      reserve: 600,
      increment: true,
      overtime: 'out',
      patience: 600,
      takingBack: 'never',
    });
    expect(changed).toMatchObject({
      terms: 1,
      options: { rounds: 1 },
      clock: 60,
      reserve: 600,
      overtime: 'out',
      patience: 600,
      takingBack: 'never',
    });
    await b.until(() => b.table?.terms === 1, 'the new terms');
    expect(b.table).toMatchObject({ options: { rounds: 1 }, clock: 60, patience: 600, takingBack: 'never' });
    // What is left out stays.
    expect(await set(anna, terms(id), { terms: 1, clock: null })).toMatchObject({
      terms: 2,
      options: { rounds: 1 },
      clock: null,
      reserve: 600,
      overtime: 'out',
      patience: 600,
    });
    // What comes out as it was is no change.
    expect(await set(anna, terms(id), { terms: 2, options: { rounds: 1 }, clock: null })).toMatchObject({ terms: 2 });
    await anna.post(`/api/matches/${id}/start`);
    await playOn([await anna.connect(id), b]);
    expect(b.sight!.view).toMatchObject({ round: 1, phase: 'over' });
    expect(await anna.ask('PUT', terms(id), { terms: 2, clock: 60 })).toMatchObject({ status: 409, body: { code: 'already-started' } });
    expect(await bo.ask('PUT', ready(id, 1), { ready: true, terms: 2 })).toMatchObject({ status: 409, body: { code: 'already-started' } });
  });

  test('only the host changes it, and only to what can be played', async () => {
    const id = await table();
    expect(await bo.ask('PUT', terms(id), { terms: 0, clock: 60 })).toMatchObject({ status: 403, body: { code: 'not-host' } });
    const refused = { status: 400, body: { code: 'bad-option', args: { option: 'rounds' } } };
    expect(await anna.ask('PUT', terms(id), { terms: 0, options: { rounds: 99 }, clock: 60 })).toMatchObject(refused);
    expect(await anna.ask('PUT', terms(id), { terms: 0, clock: 1 })).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(await anna.get(`/api/matches/${id}`)).toMatchObject({ terms: 0, clock: null });
  });

  test('a change by somebody who had not seen the last one is refused', async () => {
    const id = await table();
    await set(anna, terms(id), { terms: 0, options: { rounds: 4 } });
    expect(await anna.ask('PUT', terms(id), { terms: 0, options: { rounds: 5 } })).toMatchObject({
      status: 409,
      body: { code: 'terms-changed' },
    });
    expect(await anna.get(`/api/matches/${id}`)).toMatchObject({ terms: 1, options: { rounds: 4 } });
  });
});

describe('being ready', () => {
  test('fixes what is played until it is taken back', async () => {
    const id = await table();
    const a = await anna.connect(id);
    expect((await set(bo, ready(id, 1), { ready: true, terms: 0 })).seats[1]).toMatchObject({ ready: true });
    await a.until(() => a.table?.seats[1]?.ready === true, 'the mark');
    const fixed = { status: 409, body: { code: 'terms-fixed', args: { name: 'Bo' } } };
    expect(await anna.ask('PUT', terms(id), { terms: 0, clock: 60 })).toMatchObject(fixed);
    expect(await anna.get(`/api/matches/${id}`)).toMatchObject({ terms: 0, clock: null });
    await set(bo, ready(id, 1), { ready: false, terms: 0 });
    expect(await set(anna, terms(id), { terms: 0, clock: 60 })).toMatchObject({
      terms: 1,
      clock: 60,
      seats: [{ ready: false }, { ready: false }],
    });
  });

  test('is for the terms that were seen: nobody agrees to others', async () => {
    const id = await table();
    await set(anna, terms(id), { terms: 0, options: { rounds: 4 } });
    expect(await bo.ask('PUT', ready(id, 1), { ready: true, terms: 0 })).toMatchObject({ status: 409, body: { code: 'terms-changed' } });
    // Together: whichever comes first, Bo is never ready for what Anna changed after he looked.
    const answers = await Promise.all([
      anna.ask('PUT', terms(id), { terms: 1, options: { rounds: 6 } }),
      bo.ask('PUT', ready(id, 1), { ready: true, terms: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort((x, y) => x - y)).toEqual([200, 409]);
    const now = await anna.get(`/api/matches/${id}`);
    expect(now.seats[1].ready).toBe(now.options.rounds === 4);
  });

  test('is said for one’s own seat only, and goes with whoever gets up', async () => {
    const id = await table();
    expect(await anna.ask('PUT', ready(id, 1), { ready: true, terms: 0 })).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    await set(bo, ready(id, 1), { ready: true, terms: 0 });
    await bo.post(`/api/matches/${id}/seats/1/leave`);
    expect(await set(anna, terms(id), { terms: 0, clock: 60 })).toMatchObject({ terms: 1 });
    expect((await bo.post(`/api/matches/${id}/seats/1/join`)).seats[1]).toMatchObject({ ready: false });
    // Nor does a rematch take it for granted.
    await set(bo, ready(id, 1), { ready: true, terms: 1 });
    await anna.post(`/api/matches/${id}/seats/1/clear`);
    expect((await anna.get(`/api/matches/${id}`)).seats[1]).toMatchObject({ kind: 'open', ready: false });
  });
});

test('kill -9 loses neither who is ready nor what is played', { timeout: 120_000 }, async () => {
  const dataDir = newFolder();
  const { child, open, ended } = program(['--port', '0', '--host', '127.0.0.1', '--data', dataDir]);
  const address = await open;
  const [host, guest] = [await Person.enter(address, 'Anna'), await Person.enter(address, 'Bo')];
  const { id } = await host.newMatch({ game: 'nachtwacht', seats: 2 });
  await guest.post(`/api/matches/${id}/seats/1/join`);
  await set(host, terms(id), { terms: 0, options: { beatenMonster: 'supply' }, clock: 45 });
  await set(guest, ready(id, 1), { ready: true, terms: 1 });
  child.kill('SIGKILL');
  await ended;
  const again = await serve({ dataDir, games: new URL('../src/games.ts', import.meta.url) });
  try {
    const found = await host.at(again.address).get(`/api/matches/${id}`);
    expect(found).toMatchObject({ terms: 1, clock: 45, seats: [{ ready: false }, { ready: true }] });
    expect(await host.at(again.address).ask('PUT', terms(id), { terms: 1, clock: null })).toMatchObject({
      status: 409,
      body: { code: 'terms-fixed' },
    });
    await host.at(again.address).post(`/api/matches/${id}/start`);
  } finally {
    await again.stop();
  }
});
