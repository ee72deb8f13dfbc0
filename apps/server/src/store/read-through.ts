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

/** A database that is being read through. */
export interface Reading {
  /** What SQLite says of damaged pages; undefined where all are sound, or where it was ended before. Never rejects. */
  damage: Promise<string | undefined>;
  end(): Promise<void>;
}

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
  const damage = new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(`it could not be read through: ${error.message}`));
    child.once('close', (code) => {
      if (ended) resolve(undefined);
      else if (code === 0) resolve(said || undefined);
      // What reading alone throws of is damaged as well.
      else resolve(/^\w*Error: (.+)$/m.exec(errors)?.[1] ?? `it could not be read through (${code})`);
    });
  });
  return {
    damage,
    async end() {
      ended = true;
      child.kill('SIGKILL');
      await damage;
    },
  };
}
