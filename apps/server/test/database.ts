import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migratePostgres } from '../src/store/postgres/migrations.ts';

/*
 * A real PostgreSQL for tests, on a free port, in a folder of its own that is gone afterwards. Where the programs are
 * missing the tests that need them say so and do not run; `npm test` installs them where it can.
 */

/** Where `initdb` and `postgres` lie, or undefined. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export const programs = findPrograms();
if (!programs) console.error('PostgreSQL is not installed here (package postgresql): the tests of the store on it do not run.');

/** What must not run as root runs as the account that its package has made, else as nobody. */
export function account(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // There is no such account: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no other account');
}

/** Below those that a system gives to whoever asks for any port: nobody is given one of these between the looking and the using. */
const PORTS = { from: 20_000, to: 32_000 };

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const one = createServer().listen(port, '127.0.0.1');
    try {
      await once(one, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw error;
    }
    one.close();
    await once(one, 'close');
    return port;
  }
}

const INIT = ['-U', 'questhall', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];

/** Where the folder of a database lies as `initdb` of this PostgreSQL makes it: kept, since that takes a second of a processor each time. */
function untouched(): string {
  const version = execFileSync(join(programs!, 'postgres'), ['--version'], { encoding: 'utf8' });
  const of = createHash('sha256')
    .update(JSON.stringify([version, INIT]))
    .digest('hex')
    .slice(0, 16);
  return join(fileURLToPath(new URL('../../../.build/databases', import.meta.url)), of);
}

/** Makes the folder of an empty database, which belongs to the account of the server. */
function makeData(data: string, cwd: string): void {
  const as = account();
  const kept = untouched();
  if (existsSync(kept)) {
    cpSync(kept, data, { recursive: true });
    chmodSync(data, 0o700);
    if (as.uid !== undefined) execFileSync('chown', ['-R', `${as.uid}:${as.gid}`, data]);
    return;
  }
  execFileSync(join(programs!, 'initdb'), ['-D', data, ...INIT], { ...as, cwd, stdio: 'ignore', timeout: 120_000 });
  mkdirSync(join(kept, '..'), { recursive: true });
  const fresh = mkdtempSync(`${kept}-`);
  cpSync(data, fresh, { recursive: true });
  try {
    renameSync(fresh, kept);
  } catch {
    // Another process was quicker.
    rmSync(fresh, { recursive: true });
  }
}

/**
 * A machine that loses its power is not what is tested: nothing waits for the disk, or is written for a page that is torn. A server
 * that is killed, at once too, still has all that was committed. What PostgreSQL does besides for times of its own is left out.
 */
const HASTY = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '32MB',
};

const ALWAYS = { listen_addresses: '127.0.0.1', max_connections: '200' };

export class Database {
  readonly #folder: string;
  readonly #port: number;
  #child: ChildProcess | undefined;
  #made = 0;
  #pattern: Promise<string> | undefined;

  readonly #isHasty: boolean;

  private constructor(folder: string, port: number, isHasty: boolean) {
    this.#folder = folder;
    this.#port = port;
    this.#isHasty = isHasty;
  }

  /** @param how `as usual` where the database itself is a part of what is put to the proof: as an operator has it */
  static async start(how: 'hasty' | 'as usual' = 'hasty'): Promise<Database> {
    const folder = mkdtempSync(join(tmpdir(), 'questhall-postgres-'));
    const as = account();
    if (as.uid !== undefined) execFileSync('chown', [`${as.uid}:${as.gid}`, folder]);
    chmodSync(folder, 0o700);
    makeData(join(folder, 'data'), folder);
    const database = new Database(folder, await freePort(), how === 'hasty');
    await database.up();
    return database;
  }

  /** Its first process, whose children all others are. */
  get pid(): number {
    return this.#child!.pid!;
  }

  /** Starts the server, also again after `down`. */
  async up(): Promise<void> {
    const settings = { port: this.#port, unix_socket_directories: this.#folder, ...ALWAYS, ...(this.#isHasty ? HASTY : {}) };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.#child = spawn(join(programs!, 'postgres'), ['-D', join(this.#folder, 'data'), ...flags], {
      ...account(),
      cwd: this.#folder,
      stdio: 'ignore',
    });
    for (const from = Date.now(); ; ) {
      try {
        await this.ask('SELECT 1', [], 'postgres');
        return;
      } catch (error) {
        if (Date.now() - from > 20_000) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  /** Ends the server, whoever is connected; `at once` as a crash would, after which a start takes its time. */
  async down(how: 'at once' | 'fast' = 'fast'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await gone;
    this.#child = undefined;
  }

  async end(): Promise<void> {
    await this.down('at once');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Runs a program of PostgreSQL's own, such as `pg_dump`, as the account of the server. */
  run(name: string, args: string[]): void {
    execFileSync(join(programs!, name), args, {
      ...account(),
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 120_000,
    });
  }

  /** A file in its folder, which its programs may write. */
  file(name: string): string {
    return join(this.#folder, name);
  }

  /** The address of a database that is empty. */
  async fresh(): Promise<string> {
    const name = `d${++this.#made}_${process.pid}`;
    await this.ask(`CREATE DATABASE ${name}`, [], 'postgres');
    return this.url(name);
  }

  /** The address of one that has the tables of this version, and nothing in them: for tests of something else than making them. */
  async ready(): Promise<string> {
    this.#pattern ??= this.#makePattern();
    const name = `d${++this.#made}_${process.pid}`;
    await this.ask(`CREATE DATABASE ${name} TEMPLATE ${await this.#pattern} STRATEGY FILE_COPY`);
    return this.url(name);
  }

  async #makePattern(): Promise<string> {
    const url = await this.fresh();
    await asking(url, (client) => migratePostgres(client));
    return new URL(url).pathname.slice(1);
  }

  url(name: string): string {
    return `postgres://questhall@127.0.0.1:${this.#port}/${name}`;
  }

  /** One question over a connection of its own. */
  async ask(text: string, values: unknown[] = [], where = 'postgres'): Promise<Record<string, unknown>[]> {
    return asking(where.includes('://') ? where : this.url(where), async (client) => (await client.query(text, values)).rows);
  }
}

/** Does something over a connection of its own to the database with this address. */
export async function asking<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
