import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPEN_TO_VISITORS } from '../src/http/visiting.ts';
import { backupFolder, type RunningServer, restoreFolder, type ServerOptions } from '../src/index.ts';
import { newFolder, Person, serve } from './player.ts';
import { MailHouse } from './post-office.ts';

/** The link in a mail: it lets in one device, once, at one match. */

let mails: MailHouse;
beforeAll(async () => {
  mails = await MailHouse.open();
});
afterAll(() => mails.close());

const HOUR = 3_600_000;
const MUCH = { max: 10_000, timeWindow: 60_000 };
let later = 0;
const options: Partial<ServerOptions> = {
  callsInside: true,
  callsEvery: 10,
  now: () => Date.now() + later,
  limits: { calls: MUCH, sessions: MUCH, matches: MUCH },
};

interface Called {
  server: RunningServer;
  dataDir: string;
  anna: Person;
  bo: Person;
  id: string;
  code: string;
  /** The key in the latest mail to this match. */
  key: string;
}

const ADDRESS = 'anna@home.example';
const keysIn = (text: string) => [...text.matchAll(/\/t\/(\w{5})#key=([\w-]+)/g)].map(([, code, key]) => ({ code: code!, key: key! }));
const lettersWithKeys = () => mails.letters.filter(({ text }) => text.includes('#key='));

async function mailed(count: number): Promise<void> {
  for (const end = Date.now() + 20_000; lettersWithKeys().length < count && Date.now() < end; ) await pause(10);
  expect(lettersWithKeys()).toHaveLength(count);
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Two people at a running match that waits for Anna, who has been told by mail. */
async function called(over: Partial<ServerOptions> = {}, wanted: object = {}): Promise<Called> {
  later = 0;
  const dataDir = newFolder();
  const mail = { url: mails.url, from: 'Questhall <hall@questhall.example>' };
  const server = await serve({ ...options, dataDir, mail, ...over });
  const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
  await anna.ask('PUT', '/api/calls', { locale: 'en', zone: 'UTC', quiet: null, after: 300 });
  await anna.post('/api/calls/mail', { address: ADDRESS });
  const [code] = /\b\d{6}\b/.exec(mails.letters.at(-1)!.text)!;
  await anna.ask('PUT', '/api/calls/mail', { code });
  const match = await anna.newMatch(wanted);
  await bo.post(`/api/matches/${match.id}/seats/1/join`);
  await anna.post(`/api/matches/${match.id}/start`);
  if (!(await waits(anna, match.id))) await answerAll(bo, match.id);
  expect(await waits(anna, match.id)).toBe(true);
  const before = lettersWithKeys().length;
  later += 301_000;
  await mailed(before + 1);
  const [found] = keysIn(lettersWithKeys().at(-1)!.text);
  expect(found!.code).toBe(match.code);
  return { server, dataDir, anna, bo, id: match.id, code: match.code, key: found!.key };
}

const waits = async (person: Person, id: string) =>
  (await person.get('/api/matches?of=mine')).find((table: { id: string }) => table.id === id).yourTurn as boolean;

async function answerAll(person: Person, id: string): Promise<void> {
  for (let n = 0; await waits(person, id); n++) await answer(person, id, n);
}

async function answer(person: Person, id: string, n = 0): Promise<{ status: number }> {
  const { sight, seat } = await person.get(`/api/matches/${id}/view`);
  const [asked] = sight.decisions;
  const body = { id: `answer-${asked.id}-${n}-${person.token.slice(0, 4)}`, seat, decision: asked.id, choice: asked.options[0].id };
  return person.ask('POST', `/api/matches/${id}/actions`, body);
}

/** A browser that keeps cookies by their paths. */
class Browser {
  readonly #address: string;
  readonly #jar = new Map<string, { name: string; value: string; path: string }>();

  constructor(address: string) {
    this.#address = address;
  }

  async ask(method: string, path: string, body?: object) {
    const sent = [...this.#jar.values()].filter((one) => path.startsWith(one.path)).map(({ name, value }) => `${name}=${value}`);
    const answer = await fetch(this.#address + path, {
      method,
      headers: { cookie: sent.join('; '), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      const [, at] = /Path=([^;]+)/.exec(line)!;
      if (value) this.#jar.set(`${name} ${at}`, { name: name!, value, path: at! });
      else this.#jar.delete(`${name} ${at}`);
    }
    return { status: answer.status, body: await answer.json(), cookies: answer.headers.getSetCookie() };
  }
}

test('the key of a mail lets in one device, at that match alone, which plays there and can do nothing else', async () => {
  const { server, bo, id, code, key } = await called();
  const letter = lettersWithKeys().at(-1)!.text;
  expect(letter).toContain(`Take your turn: ${server.address}/t/${code}#key=${key}`);
  expect(letter).toMatch(/The link works once, until .+ at the latest\. With it you can play at this table for a day/);
  const phone = new Browser(server.address);
  // Who only looks at the address spends nothing: programs that read mails do.
  await phone.ask('GET', `/api/tables/${code}`);
  expect((await phone.ask('GET', `/api/matches/${id}/view`)).body.seat).toBeNull();
  const visit = await phone.ask('POST', `/api/matches/${id}/visit`, { key });
  expect(visit).toMatchObject({ status: 200, body: { name: 'Anna', until: expect.any(Number) } });
  expect(visit.cookies.map((one) => /Path=([^;]+)/.exec(one)![1])).toEqual([`/api/matches/${id}`, `/api/tables/${code}`]);
  for (const one of visit.cookies) expect(one).toMatch(/HttpOnly/);
  expect(Math.abs(visit.body.until - (Date.now() + later + 24 * HOUR))).toBeLessThan(60_000);
  // It plays.
  const { sight, seat } = (await phone.ask('GET', `/api/matches/${id}/view`)).body;
  expect(seat).toBe(0);
  expect((await phone.ask('GET', `/api/tables/${code}`)).body.seats[0].yours).toBe(true);
  const [asked] = sight.decisions;
  const act = { id: 'answer-by-visit', seat, decision: asked.id, choice: asked.options[0].id };
  expect(await phone.ask('POST', `/api/matches/${id}/actions`, act)).toMatchObject({ status: 200, body: { t: 'done' } });
  // It is nobody elsewhere.
  expect((await phone.ask('GET', '/api/session')).body).toBeNull();
  for (const [method, path] of [
    ['GET', '/api/session/devices'],
    ['GET', '/api/matches?of=mine'],
    ['GET', '/api/calls'],
    ['POST', '/api/session/link'],
    ['POST', '/api/session/recovery'],
    ['DELETE', '/api/session'],
    ['POST', '/api/matches'],
  ] as const) {
    const body = path === '/api/matches' ? { game: 'bids', seats: 2 } : undefined;
    expect([path, (await phone.ask(method, path, body)).status]).toEqual([path, 401]);
  }
  // Nor with its token by hand: it is worth nothing but there.
  const program = Person.from(server.address, '', visit.body.token);
  expect((await program.ask('GET', '/api/session/devices')).status).toBe(401);
  expect((await program.ask('GET', `/api/matches/${id}/view`)).body.seat).toBe(0);
  const other = await bo.newMatch({});
  expect((await program.ask('POST', `/api/matches/${other.id}/seats/1/join`)).status).toBe(401);
  // What could take the seat away from Anna is refused.
  for (const [method, what] of [
    ['POST', 'seats/0/leave'],
    ['POST', 'seats/0/offer'],
    ['POST', 'rematch'],
    ['PUT', 'talk'],
    ['POST', 'seats/1/clear'],
  ] as const) {
    const answered = await phone.ask(method, `/api/matches/${id}/${what}`, {});
    expect([what, answered.status, answered.body.code]).toEqual([what, 403, 'visiting']);
  }
  // Once.
  const second = new Browser(server.address);
  expect(await second.ask('POST', `/api/matches/${id}/visit`, { key })).toMatchObject({ status: 404, body: { code: 'no-key' } });
  // The same device may come by its link again.
  expect(await phone.ask('POST', `/api/matches/${id}/visit`, { key })).toMatchObject({ status: 200, body: { name: 'Anna' } });
  await server.stop();
});

test('where nobody but the players looks on, the key lets in as it does elsewhere', async () => {
  const { server, id, code, key } = await called({}, { lookingOn: 'players' });
  const phone = new Browser(server.address);
  for (const path of [`/api/tables/${code}`, `/api/matches/${id}/view`])
    expect(await phone.ask('GET', path)).toMatchObject({ status: 403, body: { code: 'players-only', args: { match: id } } });
  expect((await phone.ask('POST', `/api/matches/${id}/visit`, { key })).status).toBe(200);
  expect((await phone.ask('GET', `/api/tables/${code}`)).body.seats[0]).toMatchObject({ yours: true });
  expect((await phone.ask('GET', `/api/matches/${id}/view`)).body.seat).toBe(0);
  await server.stop();
});

test('the person sees which device was let in, ends that, and then nothing of it is left', async () => {
  const { server, anna, id, code, key } = await called();
  const phone = new Browser(server.address);
  const { body } = await phone.ask('POST', `/api/matches/${id}/visit`, { key });
  const client = await Person.from(server.address, '', body.token).connect(id);
  const devices = await anna.get('/api/session/devices');
  expect(devices.map((one: { visit: unknown }) => one.visit)).toEqual([null, { code, until: body.until }]);
  await anna.ask('DELETE', `/api/session/devices/${devices[1].id}`);
  expect((await phone.ask('GET', `/api/matches/${id}/view`)).body.seat).toBeNull();
  await client.until(() => client.closed !== undefined);
  await server.stop();
});

test('a device that looks on, or plays at other tables as somebody else, is that person everywhere but there', async () => {
  const { server, bo, id, key } = await called();
  const tablet = new Browser(server.address);
  await tablet.ask('POST', '/api/session', { name: 'Cleo' });
  await tablet.ask('POST', `/api/matches/${id}/visit`, { key });
  expect((await tablet.ask('GET', '/api/session')).body.name).toBe('Cleo');
  expect((await tablet.ask('GET', `/api/matches/${id}/view`)).body.seat).toBe(0);
  // It ends there by its own wish.
  await tablet.ask('DELETE', `/api/matches/${id}/visit`);
  expect((await tablet.ask('GET', `/api/matches/${id}/view`)).body.seat).toBeNull();
  expect((await tablet.ask('GET', '/api/session')).body.name).toBe('Cleo');
  expect(bo.id).not.toBe('');
  await server.stop();
});

test('a device that holds the session already spends no key; one that plays there as another is refused, and spends none', async () => {
  const { server, anna, bo, id, key } = await called();
  expect(await anna.ask('POST', `/api/matches/${id}/visit`, { key })).toMatchObject({ status: 200, body: { until: null } });
  expect(await bo.ask('POST', `/api/matches/${id}/visit`, { key })).toMatchObject({ status: 409, body: { code: 'seated-here' } });
  const phone = new Browser(server.address);
  expect((await phone.ask('POST', `/api/matches/${id}/visit`, { key })).status).toBe(200);
  await server.stop();
});

test('a key is worth nothing once its turn has passed, or its time, or another device was logged out, or the mail is another', async () => {
  const used = async (what: string, how: (of: Called) => Promise<unknown>) => {
    const one = await called();
    await how(one);
    const phone = new Browser(one.server.address);
    const answered = await phone.ask('POST', `/api/matches/${one.id}/visit`, { key: one.key });
    expect([what, answered.status, answered.body.code]).toEqual([what, 404, 'no-key']);
    expect((await phone.ask('GET', `/api/matches/${one.id}/view`)).body.seat).toBeNull();
    await one.server.stop();
  };
  await used('the turn', ({ anna, id }) => answerAll(anna, id));
  await used('three days', async () => {
    later += 72 * HOUR + 60_000;
  });
  await used('a device', async ({ anna, server }) => {
    const { code } = await anna.post('/api/session/link');
    const phone = new Browser(server.address);
    await phone.ask('POST', '/api/session/devices', { code });
    const devices = await anna.get('/api/session/devices');
    await anna.ask('DELETE', `/api/session/devices/${devices[1].id}`);
  });
  await used('the mail', ({ anna }) => anna.ask('DELETE', '/api/calls/mail'));
  await used('leaving', ({ anna }) => anna.ask('DELETE', '/api/session'));
});

test('a visit ends after a day, also on a line that is open', async () => {
  const { server, id, key } = await called();
  const phone = new Browser(server.address);
  const { token } = (await phone.ask('POST', `/api/matches/${id}/visit`, { key })).body;
  expect((await phone.ask('GET', `/api/matches/${id}/view`)).body.seat).toBe(0);
  const client = await Person.from(server.address, '', token).connect(id);
  client.send({ t: 'here' });
  later += 24 * HOUR + 60_000;
  expect(client.closed).toBeUndefined();
  client.send({ t: 'here' });
  await client.until(() => client.closed !== undefined);
  expect((await phone.ask('GET', `/api/matches/${id}/view`)).body.seat).toBeNull();
  await server.stop();
});

test('a restart keeps key and visit; a key in a backup that is restored is worth nothing', async () => {
  const one = await called();
  await one.server.stop();
  const backup = `${one.dataDir}.backup`;
  backupFolder(one.dataDir, backup);
  const server = await serve({ ...options, dataDir: one.dataDir });
  const { status, body } = await new Browser(server.address).ask('POST', `/api/matches/${one.id}/visit`, { key: one.key });
  expect(status).toBe(200);
  await server.stop();
  const again = await serve({ ...options, dataDir: one.dataDir });
  expect((await Person.from(again.address, '', body.token).get(`/api/matches/${one.id}/view`)).seat).toBe(0);
  expect((await new Browser(again.address).ask('POST', `/api/matches/${one.id}/visit`, { key: one.key })).status).toBe(404);
  await again.stop();
  const restored = newFolder();
  restoreFolder(backup, restored);
  const third = await serve({ ...options, dataDir: restored });
  expect(await waits(one.anna.at(third.address), one.id)).toBe(true);
  expect((await new Browser(third.address).ask('POST', `/api/matches/${one.id}/visit`, { key: one.key })).status).toBe(404);
  await third.stop();
});

test('nothing that goes out or is written down holds the key but the mail', async () => {
  const lines: string[] = [];
  const { Writable } = await import('node:stream');
  const logTo = new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(line.toString());
      done();
    },
  });
  const { server, id, key, dataDir } = await called({ logLevel: 'trace', logTo, metricsToken: 'm' });
  const phone = new Browser(server.address);
  const { token } = (await phone.ask('POST', `/api/matches/${id}/visit`, { key })).body;
  const wrong = await phone.ask('POST', `/api/matches/${id}/visit`, { key: `${key}x` });
  const broken = await phone.ask('POST', `/api/matches/${id}/visit`, { key: [key] });
  const metrics = await (await fetch(`${server.address}/metrics`, { headers: { authorization: 'Bearer m' } })).text();
  await server.stop();
  const { readFileSync } = await import('node:fs');
  const kept = readFileSync(`${dataDir}/questhall.db`, 'latin1');
  expect(lines.length).toBeGreaterThan(3);
  for (const said of [lines.join(''), metrics, kept, JSON.stringify(wrong.body), JSON.stringify(broken.body)]) {
    expect(said).not.toContain(key);
    expect(said).not.toContain(token);
  }
});

test('what visitors may do are routes that there are', async () => {
  const server = await serve();
  const { paths } = await (await fetch(`${server.address}/api/openapi.json`)).json();
  const routes = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect([...OPEN_TO_VISITORS].filter((route) => !routes.includes(route))).toEqual([]);
  await server.stop();
});
