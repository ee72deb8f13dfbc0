import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { StartProblem } from '../src/index.ts';
import { addressLines, readSettings } from '../src/settings.ts';
import { openDatabase } from '../src/store/driver.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { newFolder, Person, playOn, serve } from './player.ts';
import { endPrograms, program } from './program.ts';

afterEach(endPrograms);

describe('a restart', () => {
  test('in the middle of a decision: every viewer has what it had, and clients are told to come back', async () => {
    const dataDir = newFolder();
    let server = await serve({ dataDir });
    const anna = await Person.enter(server.address, 'Anna');
    const bo = await Person.enter(server.address, 'Bo');
    const { id } = await anna.newMatch({ seats: 3, bots: ['easy'], options: { rounds: 2 } });
    await bo.post(`/api/matches/${id}/seats/2/join`);
    await anna.post(`/api/matches/${id}/start`);
    let a = await anna.connect(id);
    let b = await bo.connect(id);
    // One of those who are asked answers, the others are still thinking.
    await a.until(() => a.decision !== undefined || b.decision !== undefined);
    const first = a.decision ? a : b;
    await first.act(first.decision!.options[0]!.id);
    await new Promise((resolve) => setTimeout(resolve, 300)); // the bot has had its say
    const before = [a, b].map(({ sight, log }) => ({ sight, log }));
    await server.stop();
    await a.until(() => a.closed !== undefined);
    expect(a.closed?.code).toBe(1012);

    server = await serve({ dataDir });
    a = await anna.at(server.address).connect(id, { epoch: a.epoch, n: a.n });
    b = await bo.at(server.address).connect(id);
    expect(a.messages[0]?.t).toBe('whole');
    expect([a, b].map(({ sight, log }) => ({ sight, log }))).toEqual(before);
    await playOn([a, b]);
    expect(a.table?.status).toBe('over');
    await server.stop();
  });

  test('kill -9 loses no acknowledged action, and the state is the one that they led to', async () => {
    const dataDir = newFolder();
    const { child, open, ended } = program(['--port', '0', '--host', '127.0.0.1', '--data', dataDir]);
    const address = await open;
    const anna = await Person.enter(address, 'Anna');
    const { id } = await anna.newMatch({ game: 'nachtwacht', seats: 2 });
    await anna.post(`/api/matches/${id}/seats/1/join`, { name: 'Bo' });
    await anna.post(`/api/matches/${id}/start`);
    const clients = [await anna.connect(id, { seat: 0 }), await anna.connect(id, { seat: 1 })];
    let acknowledged = 0;
    let killed = false;
    await Promise.all(
      clients.map(async (client) => {
        while (!killed && !client.closed) {
          await client.until(() => client.decision !== undefined || client.closed !== undefined || killed);
          const { decision } = client;
          if (!decision) continue;
          const { options } = decision;
          const answer = client.act(options[acknowledged % options.length]!.id);
          const done = await Promise.race([answer.catch(() => undefined), client.until(() => client.closed !== undefined)]);
          if (done) acknowledged++;
          if (acknowledged === 25) {
            killed = true;
            child.kill('SIGKILL');
          }
          await client.until(() => client.decision?.id !== decision.id || client.closed !== undefined);
        }
      }),
    );
    await ended;
    await new SqliteStore(`${dataDir}/questhall.db`).close(); // what is in the journal comes into chapters
    const db = openDatabase(`${dataDir}/questhall.db`);
    const kept = Number(db.prepare('SELECT count(*) AS n FROM actions').get()?.n);
    const state = JSON.parse(String(db.prepare('SELECT state FROM matches').get()?.state));
    db.close();
    expect(kept).toBeGreaterThanOrEqual(acknowledged);
    expect(state.seq).toBe(kept);
    const server = await serve({ dataDir, games: new URL('../src/games.ts', import.meta.url) });
    const again = await anna.at(server.address).get(`/api/matches/${id}/view?seat=0`);
    expect(again.sight.view.round).toBeGreaterThanOrEqual(clients[0]!.sight!.view.round);
    expect(again.log.length).toBeGreaterThanOrEqual(clients[0]!.log.length);
    await server.stop();
  });
});

describe('the clock', () => {
  test('plays the default of whoever does not answer, keeps running over a restart, and tells both', async () => {
    const dataDir = newFolder();
    let server = await serve({ dataDir });
    const anna = await Person.enter(server.address, 'Anna');
    const { id } = await anna.newMatch({ clock: 5, options: { rounds: 1 } });
    await anna.post(`/api/matches/${id}/seats/1/join`, { name: 'Bo' });
    expect(await anna.get(`/api/matches/${id}`)).toMatchObject({ clock: 5 });
    await server.stop();
    hurry(dataDir);
    server = await serve({ dataDir });
    const from = Date.now();
    await anna.at(server.address).post(`/api/matches/${id}/start`);
    const a = await anna.at(server.address).connect(id);
    const [deadline = 0, other] = a.sight!.deadlines;
    expect(deadline).toBeGreaterThanOrEqual(from + 1000);
    expect(deadline).toBeLessThanOrEqual(Date.now() + 1000);
    expect(other).toBe(deadline);
    await server.stop();

    server = await serve({ dataDir });
    const back = await anna.at(server.address).connect(id);
    await back.until(() => back.table?.status === 'over', 'the end by the clock alone');
    await server.stop();
    const db = openDatabase(`${dataDir}/questhall.db`);
    const by = db.prepare('SELECT done_by, drawn FROM actions ORDER BY seq').all();
    db.close();
    expect(by.map((row) => row.done_by)).toEqual(by.map(() => 'clock'));
    // Bids are drawn: the default of the clock counts as a draw of the match.
    expect(Number(by.at(-1)?.drawn)).toBeGreaterThan(4);
  });
});

/** The least clock of the interface is five seconds; a test has one. */
function hurry(dataDir: string): void {
  const db = openDatabase(`${dataDir}/questhall.db`);
  db.exec('UPDATE matches SET clock = 1');
  db.close();
}

describe('the program', () => {
  test('prints its address last and ends on SIGTERM with 0; with nonsense it ends with 1 and one sentence', async () => {
    const dataDir = newFolder();
    const first = program(['--port', '0', '--host', '0.0.0.0', '--data', dataDir]);
    const address = await first.open;
    expect(first.out().trim().split('\n').at(-1)).toBe(`Questhall is open at ${address}`);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const wrong = program(['--port', 'eighty']);
    expect(await wrong.ended).toBe(1);
    expect([wrong.out(), wrong.err()]).toEqual(['', 'A port is a number from 0 to 65535, not eighty.\n']);
  });

  test('says in one sentence why it cannot start', async () => {
    const dataDir = newFolder();
    const first = await serve({ dataDir });
    const port = Number(new URL(first.address).port);
    writeFileSync(join(dataDir, 'a-file'), '');
    await expect(serve({ port })).rejects.toThrow(`Port ${port} is taken by another program; choose another with --port or PORT.`);
    await expect(serve({ dataDir })).rejects.toThrow(`Another Questhall is using the data folder ${dataDir}.`);
    await expect(serve({ dataDir: '/proc/nowhere' })).rejects.toThrow(StartProblem);
    await expect(serve({ dataDir: join(dataDir, 'a-file', 'x') })).rejects.toThrow('cannot be written');
    await expect(serve({ host: '192.0.2.77' })).rejects.toThrow('This machine has no address 192.0.2.77');
    await first.stop();
    // The folder is free again, and a folder of a newer version is left alone.
    const db = openDatabase(join(dataDir, 'questhall.db'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    await expect(serve({ dataDir })).rejects.toThrow('was written by a newer Questhall');
  });

  test('takes flags before the environment', () => {
    expect(readSettings(['--port', '1'], { PORT: '2', HOST: '::1', DATA_DIR: '/d', LOG_LEVEL: 'debug', SECRET_TICK: '100' })).toEqual({
      port: 1,
      host: '::1',
      dataDir: '/d',
      logLevel: 'debug',
      trustProxy: false,
      metricsFrom: [],
      acceptLoss: false,
      callsInside: false,
      secretTick: 100,
    });
    expect(readSettings(['--help'], {})).toBe('help');
    expect(() => readSettings(['--prot', '80'], {})).toThrow("Unknown option '--prot'");
    expect(() => readSettings([], { SECRET_TICK: 'soon' })).toThrow('SECRET_TICK is 0 to 5000');
    expect(() => readSettings([], { LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL is one of');
    expect(addressLines('127.0.0.1', 80)).toEqual(['Questhall is open at http://localhost:80']);
    expect(addressLines('::1', 80)).toEqual(['Questhall is open at http://[::1]:80']);
  });
});
