import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';

/**
 * The process: a connection of its own that only reads, table by table, so that the log is held up by none for long. A
 * text and not a file, since another process reads no TypeScript. A process and no thread, since nothing ends a thread
 * while SQLite reads, and a server that is stopped must not wait for it.
 */
const PROCESS = `
const [file, driver] = process.argv.slice(1);
const { DatabaseSync } = process.getBuiltinModule?.('node:sqlite') ?? require(driver);
const db = new DatabaseSync(file, { readOnly: true });
db.exec('PRAGMA busy_timeout = 3000');
for (const { name } of db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()) {
  const said = String(db.prepare('PRAGMA quick_check("' + name.replaceAll('"', '""') + '")').all()[0]?.quick_check);
  if (said === 'ok') continue;
  process.stdout.write(name + ': ' + said.replace(/\\s+/g, ' '));
  break;
}
db.close();
`;

/** What SQLite says of damaged pages, or why they could not be looked at, which says nothing of them. */
export interface Found {
  isDamaged: boolean;
  what: string;
}

/** A database that is being read through. */
export interface Reading {
  /** What was found; undefined where all pages are sound, or where it was ended before. Never rejects. */
  found: Promise<Found | undefined>;
  end(): Promise<void>;
}

/** Whether an error of SQLite speaks of damaged pages. */
export const isDamage = (message: string): boolean => /malformed|not a database/.test(message);

/** Reads a database through beside a server that serves from it, at low priority. */
export function readThrough(file: string): Reading {
  const driver = createRequire(import.meta.url).resolve('@photostructure/sqlite');
  const child = spawn(process.execPath, ['-e', PROCESS, file, driver], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.unref();
  if (child.pid !== undefined) setPriority(child.pid, 10);
  let [said, errors, ended] = ['', '', false];
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    errors = (errors + data).slice(-2000);
  });
  const found = new Promise<Found | undefined>((resolve) => {
    child.once('error', (error) => resolve({ isDamaged: false, what: error.message }));
    child.once('close', (code, signal) => {
      if (ended) return resolve(undefined);
      if (code === 0) return resolve(said ? { isDamaged: true, what: said } : undefined);
      const what = /^\w*Error: (.+)$/m.exec(errors)?.[1] ?? `ended with ${code ?? signal}`;
      // What reading alone throws of is damaged as well.
      resolve({ isDamaged: isDamage(what), what });
    });
  });
  return {
    found,
    async end() {
      ended = true;
      child.kill('SIGKILL');
      await found;
    },
  };
}
