import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Allowances, addressOf, Open } from '../src/http/limits.ts';
import { hashOf } from '../src/ids.ts';
import type { RunningServer } from '../src/index.ts';
import { openDatabase } from '../src/store/driver.ts';
import { newFolder, Person, serve } from './player.ts';

const dataDir = newFolder();
const lines: string[] = [];
let server: RunningServer;
beforeAll(async () => {
  server = await serve({ dataDir, metricsToken: 'let-me-look', logLevel: 'debug', logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.stop());

const look = () => fetch(`${server.address}/metrics`, { headers: { authorization: 'Bearer let-me-look' } });

/** Not by `fetch`, which sets the host itself. */
function statusOf(address: string, headers: Record<string, string>): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    request(`${address}/metrics`, { headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0 });
    })
      .on('error', reject)
      .end();
  });
}

describe('metrics', () => {
  test('count and time what happens, without a name, an id or an address of anybody', async () => {
    const anna = await Person.enter(server.address, 'Annabella');
    const { id, code } = await anna.newMatch({ bots: ['easy'], start: true, options: { rounds: 1 } });
    const client = await anna.connect(id);
    const text = await (await look()).text();
    for (const name of [
      'questhall_matches_in_memory 1',
      'questhall_sockets 1',
      'questhall_store_commits_total',
      'process_cpu_seconds_total',
    ]) {
      expect(text).toContain(name);
    }
    expect(text).toMatch(/questhall_socket_messages_total\{kind="hello"\} 1/);
    expect(text).toMatch(/route="\/api\/matches"/);
    for (const hidden of ['Annabella', anna.id, anna.token, id, code, '127.0.0.1']) expect(text).not.toContain(hidden);
    await client.close();
  });

  test('are for whom the operator has opened them, by token or by address, and for nobody else', async () => {
    const statuses = async (at: RunningServer, all: Record<string, string>[]) =>
      Promise.all(all.map(async (headers) => (await statusOf(at.address, headers)).status));
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect(
      await statuses(server, [{}, bearer('wrong'), bearer('let-me-look'), { 'x-forwarded-for': '203.0.113.7', ...bearer('let-me-look') }]),
    ).toEqual([404, 404, 200, 200]);
    const shut = await serve({});
    expect(await statuses(shut, [{}, bearer('')])).toEqual([404, 404]);
    await shut.stop();
    const elsewhere = await serve({ metricsFrom: ['192.0.2.0/24'] });
    expect(await statuses(elsewhere, [{}])).toEqual([404]);
    await elsewhere.stop();
    const near = await serve({ metricsFrom: ['127.0.0.0/8', '::1'] });
    const hosts = ['localhost', '127.0.0.1:8080', '[::1]:80', 'other.example', 'localhost.other.example'].map((host) => ({ host }));
    expect(await statuses(near, [...hosts, { 'x-forwarded-for': '203.0.113.7' }, { via: '1.1 proxy' }])).toEqual([
      200, 200, 200, 404, 404, 404, 404,
    ]);
    await near.stop();
  });
});

describe('a request', () => {
  test('has an id, its own where it brings one, in the answer and in the log', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.address}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"name":"Anna"}',
      });
    expect((await ask({ 'x-request-id': 'browser-tab-0001' })).headers.get('x-request-id')).toBe('browser-tab-0001');
    expect(lines.some((line) => line.includes('"reqId":"browser-tab-0001"'))).toBe(true);
    for (const bad of ['short', 'x'.repeat(65), 'with spaces in it', '{"level":60}']) {
      expect((await ask({ 'x-request-id': bad })).headers.get('x-request-id')).toMatch(/^[a-z0-9]{16}$/);
    }
    expect(lines.join('')).not.toContain('with spaces in it');
  });
});

describe('limits', () => {
  test('requests of an address and of a session', async () => {
    const rate = { perSecond: 0.001, burst: 3 }; // nothing comes back within the test, however slow the machine
    const much = { perSecond: 1000, burst: 1000 };
    for (const requests of [
      { perAddress: rate, perSession: much },
      { perAddress: much, perSession: rate },
    ]) {
      const strict = await serve({ limits: { requests } });
      const anna = await Person.enter(strict.address, 'Anna');
      const answers = [];
      for (let i = 0; i < 5; i++) answers.push(await anna.ask('GET', '/api/games'));
      expect(answers.map((a) => a.status)).toContain(200);
      expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'too-fast', args: { seconds: 1000 } } });
      // Somebody else at the same address is held up by the address alone.
      const bo = await fetch(`${strict.address}/api/games`);
      expect(bo.status).toBe(requests.perAddress === rate ? 429 : 200);
      await strict.stop();
    }
  });

  test('sockets of an address and of a session; a closed one makes room', async () => {
    for (const sockets of [
      { perAddress: 2, perSession: 9 },
      { perAddress: 9, perSession: 2 },
    ]) {
      const strict = await serve({ limits: { sockets } });
      const anna = await Person.enter(strict.address, 'Anna');
      const { id } = await anna.newMatch({});
      const [first] = [await anna.connect(id), await anna.connect(id)];
      const third = await anna.connect(id);
      await third.until(() => third.closed !== undefined);
      expect([third.messages[0], third.closed?.code]).toMatchObject([{ t: 'problem', code: 'too-fast' }, 1008]);
      // Plain requests to the same address are no sockets and stay uncounted.
      for (let i = 0; i < 5; i++) expect((await fetch(`${strict.address}/api/matches/${id}/socket`)).status).toBe(404);
      await first.close();
      expect((await anna.connect(id)).messages[0]?.t).toBe('whole');
      await strict.stop();
    }
  });

  test('an allowance a person, and no memory without end', () => {
    const all = new Allowances({ perSecond: 1, burst: 1 });
    expect([all.spend('a', 0), all.spend('a', 0), all.spend('b', 0)]).toEqual([true, false, true]);
    for (let i = 0; i < 30_000; i++) all.spend(`guest ${i}`, i);
    expect(all.spend('a', 40_000)).toBe(true);
    const open = new Open(1);
    expect([open.take('a'), open.take('a'), open.take('b')]).toEqual([true, false, true]);
    open.giveBack('a');
    expect(open.take('a')).toBe(true);
  });

  test('a household has one address of each kind', () => {
    expect(addressOf('203.0.113.7')).toBe('203.0.113.7');
    expect(addressOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe(addressOf('2001:db8:1:2::9'));
    expect(addressOf('2001:db8:1:3::9')).not.toBe(addressOf('2001:db8:1:2::9'));
    expect(addressOf('2001:db8::9')).toBe('2001:db8:0:0');
  });
});

describe('a session', () => {
  test('lives for a year after its last use, and its use prolongs it', async () => {
    const anna = await Person.enter(server.address, 'Anna');
    const db = openDatabase(`${dataDir}/questhall.db`);
    const hash = hashOf(anna.token);
    const age = (days: number) => db.prepare('UPDATE devices SET used = ? WHERE token_hash = ?').run(Date.now() - days * 86_400_000, hash);
    const used = () => Number(db.prepare('SELECT used FROM devices WHERE token_hash = ?').get(hash)?.used);
    const who = (headers: Record<string, string>) => fetch(`${server.address}/api/session`, { headers });
    age(364);
    const answer = await who({ cookie: `questhall=${anna.token}` });
    expect(await answer.json()).toMatchObject({ name: 'Anna' });
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=31536000');
    expect(Date.now() - used()).toBeLessThan(60_000);
    expect((await who({ cookie: `questhall=${anna.token}` })).headers.get('set-cookie')).toBeNull();
    age(366);
    expect(await (await who({ cookie: `questhall=${anna.token}` })).json()).toBeNull();
    db.close();
  });
});
