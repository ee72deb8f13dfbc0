import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnyState } from '@questhall/kernel';
import { StartProblem } from '../apps/server/src/index.ts';
import { openDatabase } from '../apps/server/src/store/driver.ts';
import { DATABASE, HEADS, openFolder } from '../apps/server/src/store/folder.ts';
import { type HeadCounts, readHeads } from '../apps/server/src/store/heads.ts';
import { inspectDatabase } from '../apps/server/src/store/inspect.ts';
import { isDamage } from '../apps/server/src/store/read-through.ts';
import { SqliteStore } from '../apps/server/src/store/sqlite.ts';
import { bundleServer, newFolder, Server } from './child.ts';
import { Crowd } from './kills/crowd.ts';
import { type Asked, ENOUGH, type Failure, type Findings, roundsWithin, runAsProgram } from './program.ts';

/*
 * Writes that were torn. A real server is killed under load; then the log that it leaves is torn at one byte after the other of its
 * end: cut there, followed by noughts from there, and with that byte alone turned over. Each time what is left must be the
 * beginning of what there was, or be refused; and whatever is missing of what was acknowledged must be told, to the last action.
 */

const LOG = `${DATABASE}-wal`;
/** So many actions must be kept before the server is killed: what is torn are then their bytes, and not those of tables that are made. */
const PLAYED = 150;
/** All that lies in a log of SQLite before its first frame, and in each frame before its page (sqlite.org/fileformat2.html, 4.1). */
const HEADER = 32;
const FRAME = 24;

/** A database of Node 20's package is closed once its statements are collected, and thousands are opened here: asked for now and then. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** What was collected is closed in a turn of the event loop of its own. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const COLLECT = 256;

/**
 * How a log is torn at a byte, in place, one byte nearer to its beginning each time: so a tear takes as long as one byte takes.
 * Each gets the file as the tear before it has left it, and what the log was.
 */
const TEARS: Readonly<Record<string, (file: number, at: number, log: Buffer) => void>> = {
  cut: (file, at) => ftruncateSync(file, at),
  'noughts from there': (file, at) => void writeSync(file, NOUGHT, 0, 1, at),
  'turned over': (file, at, log) => {
    if (at + 1 < log.length) writeSync(file, log, at + 1, 1, at + 1);
    writeSync(file, Buffer.of(log[at]! ^ 0xff), 0, 1, at);
  },
};
const NOUGHT = Buffer.alloc(1);

/** What a server that was killed left behind. */
interface Left {
  folder: string;
  log: Buffer;
  heads: HeadCounts;
  /** By match, its actions as texts, in their order. */
  actions: ReadonlyMap<string, readonly string[]>;
}

/**
 * @param size so many bytes at the end of the log are torn, each in every way
 * @param plant spoils what a start knows besides the log, so that a test can see that it is missed
 */
export async function torn({ size, seed, within, tell }: Asked, plant: (folder: string) => void = () => undefined): Promise<Findings> {
  const main = bundleServer();
  const left = await killed(main, seed);
  const failures: Failure[] = [];
  const fail = (what: string) => void failures.push({ seed, what });
  const from = Math.max(HEADER, left.log.length - size);
  const counts: Record<string, number> = { 'bytes of the log': left.log.length, actions: total(left.actions), tears: 0 };
  for (const as of ['nothing is missing', 'refused, and told how much is missing', 'refused as damaged']) counts[as] = 0;
  /** What is left after a tear, by all that can be read there; each is looked through once. */
  const seen = new Set<string>();
  const trial = join(newFolder(), 'data');
  mkdirSync(trial, { mode: 0o700 });
  copyFileSync(join(left.folder, DATABASE), join(trial, DATABASE));
  copyFileSync(join(left.folder, HEADS), join(trial, HEADS));
  plant(trial);
  const more = roundsWithin(within);
  for (const [how, tear] of Object.entries(TEARS)) {
    writeFileSync(join(trial, LOG), left.log, { mode: 0o600 });
    const file = openSync(join(trial, LOG), 'r+');
    for (let at = left.log.length - 1; at >= from && failures.length < ENOUGH && more(); at--) {
      tear(file, at, left.log);
      renew(trial);
      counts.tears!++;
      const said = look(trial, left);
      counts[said.as]!++;
      if (said.wrong) fail(`${how} at ${at}: ${said.wrong}`);
      if (!seen.has(said.key)) {
        seen.add(said.key);
        for (const wrong of await lookThrough(main, trial, left, said.as)) fail(`${how} at ${at}: ${wrong}`);
      }
      if (counts.tears! % COLLECT === 0) {
        collect();
        await turn();
      }
      if (counts.tears! % 8192 === 0) tell?.(`${counts.tears} tears, ${seen.size} different ends`);
    }
    closeSync(file);
  }
  counts['different ends, each played on'] = seen.size;
  return { counts, failures };
}

const total = (actions: Left['actions']) => [...actions.values()].reduce((sum, { length }) => sum + length, 0);

/**
 * The database as it was, as a file of its own beside the log. Within a process all who open one file share what they know of its
 * log, also those that were closed and are not collected yet: they would look into the log as it was before.
 */
function renew(folder: string): void {
  const file = join(folder, DATABASE);
  copyFileSync(file, `${file}.next`);
  renameSync(`${file}.next`, file);
  rmSync(`${file}-shm`, { force: true });
}

/** Kills a server under load, once its log is long enough. */
async function killed(main: string, seed: number): Promise<Left> {
  const folder = newFolder();
  // Once stopped as usual, so that the tables and all that is made but once stand in the database, and the log begins with the play.
  const first = await Server.start({ main, dataDir: folder });
  first.child.kill('SIGTERM');
  await first.ended;
  const server = await Server.start({ main, dataDir: folder });
  const crowd = await Crowd.enter(server.address, seed);
  for (let table = 0; table < 4; table++) await crowd.open();
  const kept = () => [...readHeads(join(folder, HEADS)).values()].reduce((sum, seq) => sum + seq, 0);
  for (const until = Date.now() + 60_000; kept() < PLAYED; await new Promise((resolve) => setTimeout(resolve, 10)))
    if (Date.now() > until) throw new Error(`${kept()} actions are kept after a minute`);
  await server.kill();
  crowd.close();
  const heads = readHeads(join(folder, HEADS));
  const file = join(folder, LOG);
  let log = ownFrames(readFileSync(file));
  writeFileSync(file, log);
  // What was written last may be a table or a chapter, of which nobody is told: what is torn first is an action.
  for (;;) {
    const shorter = log.subarray(0, log.length - frameIn(log));
    const trial = copyOf(folder);
    writeFileSync(join(trial, LOG), shorter);
    if (shorter.length <= HEADER || inspectDatabase(join(trial, DATABASE), heads).lost.length > 0) break;
    log = shorter;
    writeFileSync(file, log);
  }
  return { folder, log, heads, actions: await actionsIn(copyOf(folder)) };
}

/** How many bytes a frame of this log has. */
const frameIn = (log: Buffer): number => FRAME + log.readUInt32BE(8);

/** The part of a log that was written since it began anew: what lies after it is of before, and counts for nothing. */
function ownFrames(log: Buffer): Buffer {
  if (log.length < HEADER) return log.subarray(0, 0);
  const frame = frameIn(log);
  let end = HEADER;
  while (end + frame <= log.length && log.compare(log, 16, 24, end + 8, end + 16) === 0) end += frame;
  return log.subarray(0, end);
}

function copyOf(folder: string): string {
  const copy = join(newFolder(), 'data');
  mkdirSync(copy, { mode: 0o700 });
  for (const name of [DATABASE, LOG, HEADS]) if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(copy, name));
  return copy;
}

/** By match, all actions that can be read, each as a text. */
async function actionsIn(folder: string): Promise<Map<string, string[]>> {
  const file = join(folder, DATABASE);
  const db = openDatabase(file, { readOnly: true });
  const ids = db.prepare('SELECT id FROM matches').all();
  db.close();
  const store = new SqliteStore(file, 'read');
  try {
    const found = new Map<string, string[]>();
    for (const { id } of ids) {
      const actions = (await store.history(String(id)))?.actions ?? [];
      const kept = await store.load(String(id));
      const seq = (kept?.state as AnyState | null | undefined)?.seq ?? 0;
      if (seq !== actions.length) throw new Error(`match ${id}: the state is after ${seq} actions, ${actions.length} are kept`);
      found.set(
        String(id),
        actions.map((action) => JSON.stringify(action)),
      );
    }
    return found;
  } finally {
    await store.close();
  }
}

/**
 * What a start would say, without one: how far each match is, and whether that is told.
 * @returns under which of the counts it falls, a text that differs wherever anything of it does, and what is wrong
 */
function look(folder: string, { heads, actions }: Left): { as: string; key: string; wrong?: string } {
  try {
    const { pages, lost } = inspectDatabase(join(folder, DATABASE), heads);
    if (pages !== undefined) return { as: 'refused as damaged', key: 'damaged' };
    const as = lost.length > 0 ? 'refused, and told how much is missing' : 'nothing is missing';
    const missing = new Map(lost.map((one) => [one.match, one.missing]));
    const key = JSON.stringify([...heads].map(([match, of]) => [match, of - (missing.get(match) ?? 0)]));
    const more = lost.find(({ match, missing: some }) => some > (actions.get(match)?.length ?? 0));
    return {
      as,
      key: `${key} ${rowsIn(folder)}`,
      ...(more ? { wrong: `more is said to be missing than there was: ${JSON.stringify(more)}` } : {}),
    };
  } catch (error) {
    return { as: 'refused as damaged', key: String(error), ...(isDamage(String(error)) ? {} : { wrong: String(error) }) };
  }
}

/** How many rows every table has, as one text. */
function rowsIn(folder: string): string {
  const db = openDatabase(join(folder, DATABASE), { readOnly: true });
  try {
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
    return tables.map(({ name }) => `${name} ${db.prepare(`SELECT count(*) AS n FROM "${name}"`).all()[0]!.n}`).join();
  } finally {
    db.close();
  }
}

/** One end of the log, with all that a server does with it. @returns what is wrong */
async function lookThrough(main: string, trial: string, left: Left, as: string): Promise<string[]> {
  const folder = copyOf(trial);
  const whole = as === 'nothing is missing';
  const said = opened(folder);
  if (whole !== (said === undefined)) return [`it is ${said === undefined ? 'opened' : `refused: ${said}`}, where ${as}`];
  if (as === 'refused as damaged') return /is damaged/.test(said!) ? [] : [`it is refused as: ${said}`];
  const wrong: string[] = [];
  const open = openFolder(folder, { acceptLoss: true });
  if (!whole && !/it goes on as it is now: \d+ acknowledged/.test(open.warnings.join()))
    wrong.push(`it says ${JSON.stringify(open.warnings)}`);
  await open.close();
  const kept = await actionsIn(folder);
  let missing = 0;
  for (const [match, of] of left.heads) missing += Math.max(0, of - (kept.get(match)?.length ?? 0));
  for (const [match, actions] of kept) {
    const all = left.actions.get(match) ?? [];
    const other = actions.findIndex((action, i) => action !== all[i]);
    if (other >= 0) wrong.push(`match ${match}: action ${other + 1} is another one than was kept`);
  }
  const told = Number(/(\d+) acknowledged actions? (?:is|are) missing/.exec(said ?? '')?.[1] ?? 0);
  if (told !== missing) wrong.push(`${missing} of the acknowledged actions are missing, and told are ${told}`);
  // What is left is played on by a server that knows of nothing.
  const server = await Server.start({ main, dataDir: folder });
  const crowd = await Crowd.enter(server.address, 1);
  await crowd.open();
  for (const stuck of await crowd.playedOut(60_000)) wrong.push(stuck);
  crowd.close();
  await server.kill();
  if (server.errors !== '') wrong.push(`the server blames itself: ${server.errors.slice(0, 300)}`);
  return wrong;
}

/** The sentence by which a start is refused; undefined where it opens. */
function opened(folder: string): string | undefined {
  const trial = copyOf(folder);
  try {
    void openFolder(trial).close();
    return undefined;
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return error.message;
  }
}

await runAsProgram(import.meta.url, 65_536, (asked) => torn(asked));
