import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { checkRecord } from '@questhall/record';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { StartProblem } from '../src/index.ts';
import { readSettings } from '../src/settings.ts';
import { migratePostgres, WHO_SERVES } from '../src/store/postgres/migrations.ts';
import { openPostgres, readPostgres } from '../src/store/postgres/open.ts';
import { NotSaved } from '../src/store/store.ts';
import { bids } from './bids.ts';
import { action, begun, id } from './counting.ts';
import { Database, freePort, programs } from './database.ts';
import { answerOnce, type Client, Person, playOn, serve } from './player.ts';
import { endPrograms, program } from './program.ts';

/** What PostgreSQL alone can get wrong: several servers at one database, and a database that goes away. */

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const never = Symbol('not answered');
const orNever = <T>(promise: Promise<T>, ms = 700) => Promise.race([promise, pause(ms).then(() => never)]);

describe.runIf(programs)('PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.start();
  }, 60_000);
  afterAll(() => database.end(), 60_000);
  afterEach(endPrograms);

  /** A store at this database, and why it can serve no more. */
  async function store(url: string, standby?: (node: string) => void) {
    const gone: Error[] = [];
    const open = await openPostgres(url, { gone: (why) => gone.push(why), ...(standby ? { standby } : {}) });
    return { ...open!, gone };
  }

  test('several servers make the tables of one empty database at the same time, and one of them serves', async () => {
    for (let round = 0; round < sized(1, 3); round++) {
      const url = await database.fresh();
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => store(url)));
      const open = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const refused = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
      expect(open).toHaveLength(1);
      for (const why of refused) expect(why).toMatch(/^Another Questhall \(.+:\d+\) is using this database\.$/);
      await open[0]!.close();
    }
  });

  test('what a newer Questhall wrote is refused in one sentence, and so is what is no database, without its password', async () => {
    const url = await database.fresh();
    await (await store(url)).close();
    await database.ask('UPDATE versions SET version = 99', [], url);
    const newer =
      /^The database postgres:\/\/127\.0\.0\.1:\d+\/\w+ cannot be used: it was written by a newer Questhall \(version 99, this one knows \d+\)\.$/;
    await expect(store(url)).rejects.toThrow(newer);
    await expect(readPostgres(url)).rejects.toThrow(newer);
    const secret = url.replace('questhall@', 'questhall:pass-word@').replace(/\/\w+$/, '/nowhere');
    const problem = await store(secret).catch((error: Error) => error);
    expect(problem).toBeInstanceOf(StartProblem);
    expect((problem as Error).message).toContain('database "nowhere" does not exist');
    expect((problem as Error).message).not.toContain('pass-word');
    await expect(readPostgres(await database.fresh())).rejects.toThrow('there is no Questhall in it');
    expect(() => readSettings(['--store', 'mysql://x/y'], {})).toThrow('STORE is postgres://user:password@host/name.');
    expect(readSettings([], { STORE: url })).toMatchObject({ store: url });
  });

  test('one that waits changes nothing under one that serves; the tables are brought up to date by whoever serves', async () => {
    const url = await database.fresh();
    const old = new pg.Client({ connectionString: url });
    await old.connect();
    await migratePostgres(old, WHO_SERVES);
    const version = async () => (await database.ask('SELECT version FROM versions', [], url))[0]!.version;
    // As an older server that serves: it has its turn, and says so.
    await old.query("UPDATE server SET epoch = 1, node = 'older', pid = pg_backend_pid(), beat = clock_timestamp() + interval '1 hour'");
    await old.query('UPDATE server SET since = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())');
    const waiting = store(url, () => undefined);
    expect(await orNever(waiting)).toBe(never);
    expect(await version()).toBe(WHO_SERVES);
    await old.end();
    const next = await waiting;
    expect(await version()).toBeGreaterThan(WHO_SERVES);
    await begun(next.store, 'a');
    await next.close();
  });

  test('who was taken over commits nothing any more, and is told nothing of what it tried', async () => {
    const url = await database.ready();
    const first = await store(url);
    const a = await begun(first.store, 'a');
    await first.store.commit(action(a, 1));
    await expect(first.store.commit(action(a, 1))).rejects.toBeInstanceOf(NotSaved);
    // As if it had been frozen for long: its place has been given away before it notices.
    await database.ask("UPDATE server SET epoch = epoch + 1, node = 'another'", [], url);
    const late = [
      first.store.commit(action(a, 2)),
      first.store.addSession({ id: 's', name: 'Anna', created: 1, device: { id: 'd', tokenHash: 'h', label: '', created: 1, used: 1 } }),
    ];
    expect(await orNever(Promise.race(late))).toBe(never);
    expect(first.gone.map(({ message }) => message)).toEqual(['another Questhall has taken this database over']);
    expect(await database.ask('SELECT max(seq) AS seq FROM actions', [], url)).toEqual([{ seq: 1 }]);
    expect(await database.ask('SELECT * FROM sessions', [], url)).toEqual([]);
    const next = await store(url); // the other one has no connection
    await next.store.commit(action(a, 2));
    const epochs = await database.ask('SELECT epoch FROM actions ORDER BY seq', [], url);
    expect(epochs.map(({ epoch }) => Number(epoch))).toEqual([1, 1, 3]);
    await next.close();
  });

  test('a server that has nothing to write notices as well', async () => {
    const url = await database.ready();
    const first = await store(url);
    await database.ask("UPDATE server SET epoch = epoch + 1, node = 'another'", [], url);
    for (let i = 0; i < 40 && first.gone.length === 0; i++) await pause(50);
    expect(first.gone).toHaveLength(1);
  });

  test('one that is frozen within a transaction stops no takeover', async () => {
    const url = await database.ready();
    await (await store(url)).close();
    const frozen = new pg.Client({ connectionString: url, options: '-c idle_in_transaction_session_timeout=1500' });
    frozen.on('error', () => undefined);
    await frozen.connect();
    await frozen.query('BEGIN');
    await frozen.query('SELECT 1 FROM server WHERE one = 1 FOR KEY SHARE');
    const from = Date.now();
    const next = await store(url);
    expect(Date.now() - from).toBeGreaterThan(1000); // it did wait for what might be committed
    expect(Date.now() - from).toBeLessThan(4000);
    await next.close();
  });

  test('one that is cut off from the database ends by itself, though its connection seems to live', async () => {
    const url = await database.ready();
    let cut = false;
    const line = createServer((near) => {
      const far = connect(Number(new URL(url).port), '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        from.on('data', (data) => void (cut || to.write(data)));
        from.on('close', () => to.destroy()).on('error', () => undefined);
      }
    }).listen(0, '127.0.0.1');
    await once(line, 'listening');
    const through = new URL(url);
    through.port = String((line.address() as { port: number }).port);
    const first = await store(through.href);
    const a = await begun(first.store, 'a');
    cut = true;
    const late = first.store.commit(action(a, 1));
    const waited = Date.now();
    const next = await store(url, () => undefined);
    expect(Date.now() - waited).toBeGreaterThan(8000); // a machine with much to do is not taken for a dead one
    for (let i = 0; i < 60 && first.gone.length === 0; i++) await pause(50);
    expect(first.gone.map(({ message }) => message)).toEqual(['the database has not answered for 10 seconds']);
    expect(await orNever(late)).toBe(never);
    await next.store.commit(action(a, 1));
    await next.close();
    line.close();
  }, 30_000);

  test('one that waits takes over when the other stops, and not before', async () => {
    const url = await database.ready();
    const first = await store(url);
    const a = await begun(first.store, 'a');
    const waits: string[] = [];
    const second = store(url, (node) => waits.push(node));
    expect(await orNever(second, 1200)).toBe(never);
    expect(waits).toHaveLength(1);
    await first.store.commit(action(a, 1));
    const from = Date.now();
    await first.close();
    const { store: next, close } = await second;
    expect(Date.now() - from).toBeLessThan(1500);
    expect((await next.load(id('a')))?.state).toMatchObject({ seq: 1 });
    await close();
  });

  test('a lost database: nobody is told "not saved" of what may be kept, and the server ends', async () => {
    const url = await database.ready();
    const first = await store(url);
    const a = await begun(first.store, 'a');
    const answers: unknown[] = [];
    const under = (async () => {
      for (let seq = 1; ; seq++) {
        const answer = await first.store.commit(action(a, seq)).then(
          () => seq,
          (error: unknown) => error,
        );
        answers.push(answer);
      }
    })();
    for (let i = 0; i < 400 && answers.length <= 10; i++) await pause(20);
    await database.down();
    for (let i = 0; i < 100 && first.gone.length === 0; i++) await pause(20);
    expect(first.gone).toHaveLength(1);
    expect(await orNever(under, 300)).toBe(never);
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.every((answer) => typeof answer === 'number')).toBe(true);
    await database.up();
    const next = await store(url);
    const { actions } = (await next.store.history(id('a')))!;
    expect(actions.length - answers.length).toBeGreaterThanOrEqual(0);
    expect(actions.length - answers.length).toBeLessThanOrEqual(1);
    await next.close();
  });

  test('a whole match is played on it, over a stop and a start, and its record is the one of SQLite’s form', async () => {
    const url = await database.ready();
    let server = await serve({ store: url });
    const anna = await Person.enter(server.address, 'Anna');
    const bo = await Person.enter(server.address, 'Bo');
    const { id } = await anna.newMatch({ options: { rounds: 3 } });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    await anna.post(`/api/matches/${id}/start`);
    await answerOnce(anna, bo, id);
    await server.stop();
    server = await serve({ store: url });
    await playOn([await anna.at(server.address).connect(id), await bo.at(server.address).connect(id)]);
    const record = await anna.at(server.address).get(`/api/matches/${id}/record`);
    expect(record.actions.length).toBeGreaterThan(4);
    expect(checkRecord(record, { gameOf: () => bids }).verdict).toBe('good');
    await server.stop();
  });

  test('a backup by pg_dump, made while it serves, is whole and serves at once', async () => {
    const url = await database.ready();
    const server = await serve({ store: url });
    const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
    const { id } = await anna.newMatch({ options: { rounds: 3 } });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    await anna.post(`/api/matches/${id}/start`);
    await answerOnce(anna, bo, id);
    const before = (await anna.get(`/api/matches/${id}/view`)).sight;
    const file = database.file('club.dump');
    database.run('pg_dump', ['-Fc', '-f', file, url]);
    const copy = await database.fresh();
    database.run('pg_restore', ['--no-owner', '-d', copy, file]);
    const from = Date.now();
    const again = await serve({ store: copy }); // beside the other one, whose place the copy names
    expect(Date.now() - from).toBeLessThan(8000);
    expect((await anna.at(again.address).get(`/api/matches/${id}/view`)).sight).toEqual(before);
    await playOn([await anna.at(again.address).connect(id), await bo.at(again.address).connect(id)]);
    const record = await anna.at(again.address).get(`/api/matches/${id}/record`);
    expect(checkRecord(record, { gameOf: () => bids }).verdict).toBe('good');
    await again.stop();
    await server.stop();
  });

  /** Resolves when the server at this port waits for its turn. */
  async function waits(port: number): Promise<void> {
    const status = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status;
    for (let i = 0; i < 400; i++) {
      if ((await status()) === 503) return;
      await pause(50);
    }
    throw new Error(`nobody waits at port ${port}`);
  }

  /** Two people who answer as fast as they can, until they are to stop or their server has gone. */
  function answering(clients: Client[]) {
    const done: string[] = [];
    const all = Promise.all(
      clients.map(async (client) => {
        while (!client.closed) {
          await client.until(() => client.decision !== undefined || client.closed !== undefined);
          const { decision } = client;
          if (!decision || client.closed) return;
          const command = `command-${decision.id}-${client.seat}-of-a-match`;
          const answer = client.act(decision.options[done.length % decision.options.length]!.id, { id: command });
          const said = await Promise.race([answer.catch(() => undefined), client.until(() => client.closed !== undefined)]);
          if ((said as { t?: string } | undefined)?.t === 'done') done.push(command);
          await client.until(() => client.decision?.id !== decision.id || client.closed !== undefined);
        }
      }),
    );
    return { done, all };
  }

  test('kill -9 loses no acknowledged action: the server that waited goes on within five seconds', async () => {
    const url = await database.ready();
    const ports = [await freePort(), await freePort()];
    const start = (port: number) => program(['--port', String(port), '--host', '127.0.0.1'], { STORE: url });
    let serving = start(ports[0]!);
    const address = await serving.open;
    let waiting = start(ports[1]!);
    const anna = await Person.enter(address, 'Anna');
    const { id } = await anna.newMatch({ game: 'nachtwacht', seats: 2 });
    await anna.post(`/api/matches/${id}/seats/1/join`, { name: 'Bo' });
    await anna.post(`/api/matches/${id}/start`);
    const acknowledged: string[] = [];
    const took: number[] = [];
    for (let kill = 0; kill < sized(1, 3); kill++) {
      const [here, there] = [ports[kill % 2]!, ports[(kill + 1) % 2]!].map((port) => `http://127.0.0.1:${port}`);
      await waits(ports[(kill + 1) % 2]!);
      expect(await (await fetch(`${there}/healthz`)).json()).toEqual({ ok: true, waiting: true });
      const clients = [await anna.at(here!).connect(id, { seat: 0 }), await anna.at(here!).connect(id, { seat: 1 })];
      const play = answering(clients);
      const from = acknowledged.length;
      for (let i = 0; i < 400 && play.done.length < 10; i++) await pause(20);
      const killed = Date.now();
      serving.child.kill('SIGKILL');
      await waiting.open;
      const again = await anna.at(there!).connect(id, { seat: 0 });
      took.push(Date.now() - killed);
      await play.all;
      acknowledged.push(...play.done);
      expect(acknowledged.length - from).toBeGreaterThanOrEqual(10);
      await again.close();
      serving = waiting;
      waiting = start(Number(new URL(here!).port));
    }
    expect(Math.max(...took), `takeovers took ${took.join(', ')} ms`).toBeLessThan(5000);
    const rows = await database.ask('SELECT seq, epoch, command FROM actions WHERE seq > 0 ORDER BY seq', [], url);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    const commands = rows.map(({ command }) => command);
    for (const one of acknowledged) expect(commands.filter((command) => command === one)).toHaveLength(1);
    const epochs = rows.map(({ epoch }) => Number(epoch));
    expect(epochs).toEqual([...epochs].sort((a, b) => a - b));
    const { store: reader, close } = await readPostgres(url);
    expect((await reader.load(id))?.state).toMatchObject({ seq: rows.length });
    await close();
  }, 120_000);

  test('one that waits and loses the database leaves its port, with one sentence', async () => {
    const url = await database.ready();
    const first = await store(url);
    const port = await freePort();
    const waiting = serve({ store: url, port });
    const ended = waiting.then(
      () => 'open',
      (error: Error) => error.message,
    );
    await waits(port);
    const [{ pid }] = (await database.ask(
      'SELECT pid FROM pg_stat_activity WHERE datname = $1 AND pid NOT IN (SELECT pid FROM server WHERE pid IS NOT NULL) AND query LIKE $2',
      [new URL(url).pathname.slice(1), 'SELECT epoch, node, moved%'],
      url,
    )) as [{ pid: number }];
    await database.ask('SELECT pg_terminate_backend($1)', [pid]);
    expect(await ended).toMatch(/^The database .+ cannot be used: /);
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
    await first.close();
  });

  test('a frozen server is taken over after its silence, and ends when it wakes; a stop leaves its place at once', async () => {
    const url = await database.ready();
    const [first, second] = [await freePort(), await freePort()];
    const frozen = program(['--port', String(first), '--host', '127.0.0.1', '--store', url]);
    await frozen.open;
    const waiting = program(['--port', String(second), '--host', '127.0.0.1', '--store', url]);
    await waits(second);
    expect(waiting.out()).toBe('');
    frozen.child.kill('SIGSTOP');
    await waiting.open;
    frozen.child.kill('SIGCONT');
    expect(await frozen.ended).toBe(1);
    expect(frozen.err()).toMatch(/This server ends: .+ \(postgres:\/\/127\.0\.0\.1:\d+\/\w+\)\. Started again, it goes on where it can\./);
    const third = program(['--port', String(first), '--host', '127.0.0.1', '--store', url]);
    await waits(first);
    const from = Date.now();
    waiting.child.kill('SIGTERM');
    await third.open;
    expect(Date.now() - from).toBeLessThan(3000);
    expect(await waiting.ended).toBe(0);
  }, 60_000);
});
