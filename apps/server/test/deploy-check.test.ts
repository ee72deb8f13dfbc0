import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@questhall/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkMatches } from '../src/deploy/matches.ts';
import { deployCheck, moveStore, restoreFolder } from '../src/index.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { openDatabase } from '../src/store/driver.ts';
import { openFolder } from '../src/store/folder.ts';
import { bids } from './bids.ts';
import { Database, freePort, programs } from './database.ts';
import { answerOnce, newFolder, Person, playOn, serve } from './player.ts';

/** What is said of a set-up before a server serves from it; nothing of it is changed by being looked at. */

const SNAPSHOT = fileURLToPath(new URL('./snapshots/0.1.0.backup', import.meta.url));
const site = newFolder();
writeFileSync(join(site, 'index.html'), '');

const settings = (env: NodeJS.ProcessEnv) => readSettings(['--port', '0'], { HOST: '127.0.0.1', TRUST_PROXY: '1', ...env }) as Settings;
const check = (env: NodeJS.ProcessEnv, webDir: string | undefined = site) => deployCheck(settings(env), { webDir, finished: 100 });
/** All but what is true of any machine with Node 20. */
const mind = (report: { mind: string[] }) => report.mind.filter((one) => !/^Node 20/.test(one));
const bytesOf = (folder: string) => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('base64')]);

describe('settings', () => {
  test('that are well: nothing but that the folder is new', async () => {
    const folder = join(newFolder(), 'data');
    const report = await check({ DATA_DIR: folder });
    expect([report.wrong, mind(report), report.matches]).toEqual([
      [],
      [`There is no folder ${folder} yet: the first start makes it.`],
      undefined,
    ]);
  });

  test.each([
    [{}, 'wrong', /^The site has not been built/, null],
    [{ HOST: '203.0.113.7' }, 'wrong', /^203\.0\.113\.7 is no address of this machine/],
    [{ HOST: '0.0.0.0' }, 'mind', /^TRUST_PROXY is a number and HOST is 0\.0\.0\.0: whoever reaches the port/],
    [{ TRUST_PROXY: '' }, 'mind', /^HOST is 127\.0\.0\.1, so a proxy stands in front, but TRUST_PROXY is not set/],
    [{ METRICS_TOKEN: 'short' }, 'mind', /^METRICS_TOKEN has 5 characters/],
    [{ METRICS_FROM: '0.0.0.0/0' }, 'mind', /^METRICS_FROM lets everybody see/],
    [{ SECRET_TICK: '0' }, 'mind', /^SECRET_TICK is 0/],
    [{ CALLS_INSIDE: '1' }, 'mind', /^CALLS_INSIDE is 1/],
  ] as const)('%o is told', async (env, kind, words, web?: null) => {
    const report = await check({ DATA_DIR: newFolder(), ...env }, web === null ? join(site, 'nowhere') : site);
    const told = kind === 'wrong' ? report.wrong : mind(report);
    expect(told.filter((one) => words.test(one))).toHaveLength(1);
    const without = await check({ DATA_DIR: newFolder() });
    expect([...without.wrong, ...without.mind].filter((one) => words.test(one))).toEqual([]);
  });

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const report = await deployCheck({ ...settings({ DATA_DIR: newFolder() }), port }, { webDir: site, finished: 0 });
    other.close();
    expect(mind(report)).toContainEqual(expect.stringMatching(new RegExp(`^Port ${port} is taken`)));
  });
});

describe('a folder', () => {
  test('of an older version, and one that serves: what becomes of its matches, with nothing changed', async () => {
    const folder = join(newFolder(), 'data');
    restoreFolder(SNAPSHOT, folder);
    const before = bytesOf(folder);
    const report = await check({ DATA_DIR: folder });
    expect([report.wrong, mind(report)]).toEqual([[], []]);
    expect(report.matches).toMatchObject({ held: [], wrong: [] });
    expect(report.matches!.carried).toBe(5);
    expect(bytesOf(folder).filter(([name]) => name !== 'lock.db')).toEqual(before.filter(([name]) => name !== 'lock.db'));
    const { close } = openFolder(folder);
    const beside = await check({ DATA_DIR: folder });
    expect(mind(beside)).toEqual([`A Questhall serves from ${folder} now: it must end before another one can.`]);
    await close();
  });

  test('that was moved, is open to others, or is damaged', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'moved'), 'elsewhere');
    expect((await check({ DATA_DIR: folder })).wrong).toContainEqual(expect.stringContaining('has been moved elsewhere'));
    const open = join(newFolder(), 'open');
    mkdirSync(open, { mode: 0o755 });
    expect(mind(await check({ DATA_DIR: open }))).toContainEqual(expect.stringContaining('Others on this machine may look into'));
    const damaged = newFolder();
    writeFileSync(join(damaged, 'questhall.db'), 'nonsense'.repeat(1000));
    expect((await check({ DATA_DIR: damaged })).wrong).toHaveLength(1);
  });
});

describe('matches', () => {
  /** A folder with one match that is over, one that runs and one that waits, of bids. */
  async function played(): Promise<string> {
    const dataDir = newFolder();
    const server = await serve({ dataDir });
    const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
    const ids: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { id } = await anna.newMatch({ options: { rounds: 2 } });
      await bo.post(`/api/matches/${id}/seats/1/join`);
      await anna.post(`/api/matches/${id}/start`);
      ids.push(id);
    }
    await playOn([await anna.connect(ids[0]!), await bo.connect(ids[0]!)]);
    await answerOnce(anna, bo, ids[1]!);
    await anna.newMatch({});
    await server.stop();
    return dataDir;
  }
  const look = async (folder: string, game: AnyGame | undefined) => {
    const copy = newFolder();
    copyFileSync(join(folder, 'questhall.db'), join(copy, 'questhall.db'));
    const { store, close } = openFolder(copy);
    try {
      return await checkMatches(store, () => game, 100);
    } finally {
      await close();
    }
  };
  const others = { held: [], wrong: [], carried: 0, older: 0, same: 0, unchanged: 0, without: 0 };

  test('go on unchanged, are carried over, or need the version that they stand on', async () => {
    const folder = await played();
    expect(await look(folder, bids)).toEqual({ ...others, unchanged: 2, same: 1 });
    const newer = { ...bids, version: bids.version + 1 } as AnyGame;
    const why = (words: string) => expect.objectContaining({ game: 'bids', why: expect.stringContaining(words) });
    expect(await look(folder, newer)).toEqual({ ...others, unchanged: 1, older: 1, held: [why('no migration from version')] });
    const carried = { ...newer, migrations: { ...bids.migrations, [bids.version]: (s: object) => ({ ...s, version: newer.version }) } };
    expect(await look(folder, carried as AnyGame)).toEqual({ ...others, unchanged: 1, older: 1, carried: 1 });
    const unsound = { ...carried, invariants: () => ['a card is nowhere'] };
    expect((await look(folder, unsound as AnyGame)).held).toEqual([why('it is not sound: a card is nowhere')]);
    expect((await look(folder, { ...bids, version: bids.version - 1 } as AnyGame)).held).toEqual([why('it stands on rules')]);
    expect((await look(folder, undefined)).held).toEqual([why('does not have the game'), why('does not have the game')]);
  });

  test('rules that changed without another number, and a chain that was altered, are found', async () => {
    const folder = await played();
    const setup = (...args: Parameters<AnyGame['setup']>) => ({ ...(bids as AnyGame).setup(...args), gold: 7 });
    const otherwise = await look(folder, { ...bids, setup } as AnyGame);
    expect(otherwise).toMatchObject({ unchanged: 1, same: 0, wrong: [{ why: expect.any(String) }] });
    expect(otherwise.held).toEqual([
      expect.objectContaining({ why: expect.stringContaining('played again by these rules it is not what was kept') }),
    ]);
    const db = openDatabase(join(folder, 'questhall.db'));
    db.exec(`UPDATE matches SET chain = '${'0'.repeat(64)}' WHERE status <> 'open'; PRAGMA wal_checkpoint(TRUNCATE)`);
    db.close();
    const altered = await look(folder, bids);
    expect(altered.held).toEqual([expect.objectContaining({ why: expect.stringContaining('its chain does not hold') })]);
    expect(altered.wrong).toEqual([expect.objectContaining({ why: 'its chain does not hold' })]);
  });
});

describe.runIf(programs)('a PostgreSQL database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.start('as usual');
  }, 60_000);
  afterAll(() => database.end(), 60_000);

  test('that is not there, is new, holds a club, is served from, was moved', async () => {
    expect((await check({ STORE: `postgres://127.0.0.1:${await freePort()}/club` })).wrong).toEqual([
      expect.stringMatching(/^The database postgres:\/\/127\.0\.0\.1:\d+\/club cannot be used: /),
    ]);
    const url = await database.fresh();
    expect(mind(await check({ STORE: url }))).toEqual([
      expect.stringMatching(/^There is no Questhall in .+ yet: the first start makes its tables\.$/),
    ]);
    expect(await database.ask("SELECT to_regclass('server') AS made", [], url)).toEqual([{ made: null }]);
    const folder = join(newFolder(), 'data');
    restoreFolder(SNAPSHOT, folder);
    await moveStore(folder, { to: url });
    const report = await check({ STORE: url });
    expect([report.wrong, mind(report)]).toEqual([[], []]);
    expect(report.matches).toMatchObject({ carried: 5, held: [], wrong: [] });
    const server = await serve({ store: url });
    expect(mind(await check({ STORE: url }))).toEqual([
      expect.stringMatching(/^A Questhall \(.+\) serves from .+ now: one that is started here waits/),
    ]);
    await server.stop();
    await moveStore(join(newFolder(), 'back'), { from: url });
    expect((await check({ STORE: url })).wrong).toEqual([expect.stringContaining('has been moved to')]);
  });

  test('in which power would lose actions, and one that is far away in the clear', async () => {
    const url = await database.fresh();
    await database.ask('ALTER SYSTEM SET fsync = off');
    await database.ask('SELECT pg_reload_conf()');
    try {
      expect((await check({ STORE: url })).wrong).toEqual([expect.stringContaining('fsync is off')]);
    } finally {
      await database.ask('ALTER SYSTEM RESET fsync');
      await database.ask('SELECT pg_reload_conf()');
    }
    const latin = `${url}_latin`;
    await database.ask(`CREATE DATABASE ${new URL(latin).pathname.slice(1)} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
    expect((await check({ STORE: latin })).wrong).toEqual([expect.stringContaining('is in LATIN1: names need UTF8')]);
    const far = await check({ STORE: 'postgres://questhall@db.invalid/club' });
    expect(mind(far)).toEqual([
      expect.stringContaining('Nothing says that the connection to db.invalid must be encrypted'),
      'STORE names no password for db.invalid.',
    ]);
    const sealed = await check({ STORE: 'postgres://questhall:secret@db.invalid/club?sslmode=verify-full' });
    expect([mind(sealed), sealed.wrong.join().includes('secret')]).toEqual([[], false]);
  });
});
