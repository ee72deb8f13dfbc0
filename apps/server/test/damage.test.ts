import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { backupFolder, restoreFolder, StartProblem } from '../src/index.ts';
import { openFolder } from '../src/store/folder.ts';
import { Heads, readHeads } from '../src/store/heads.ts';
import type { Commit, MatchRecord } from '../src/store/store.ts';
import { newFolder, Person, serve } from './player.ts';
import { recordOf } from './records.ts';

/** What a data folder does when something has happened to its files, and who may read them. */

const match = (letter: string): MatchRecord =>
  recordOf(1, { id: letter.repeat(16), code: letter.toUpperCase().repeat(5), status: 'running', pending: [0] });

function action(record: MatchRecord, seq: number): Commit {
  return {
    record,
    state: { version: 1, seq },
    taken: [seq],
    action: {
      seq,
      by: 'person',
      at: seq,
      action: { decision: seq, seat: 0, choice: 'x' },
      drawn: 0,
      version: 1,
      changes: [[['seq'], seq]],
      command: `command-${seq}`,
    },
  };
}

/** The folder of a server that was stopped hard after so many actions of each of two matches, each in a commit of its own. */
async function stoppedHard(actions: number): Promise<string> {
  const folder = newFolder();
  const open = openFolder(folder);
  for (const letter of ['a', 'b']) await open.store.addMatch(match(letter));
  for (const letter of ['a', 'b']) await open.store.commit({ record: match(letter), state: { version: 1, seq: 0 } });
  for (let seq = 1; seq <= actions; seq++) for (const letter of ['a', 'b']) await open.store.commit(action(match(letter), seq));
  // What a hard stop leaves is what lies there now.
  const left = copyOf(folder);
  await open.close();
  return left;
}

function copyOf(folder: string): string {
  const copy = join(newFolder(), 'data');
  mkdirSync(copy, { mode: 0o700 });
  for (const name of readdirSync(folder)) if (name !== 'lock.db') copyFileSync(join(folder, name), join(copy, name));
  return copy;
}

function garble(file: string, at: number, bytes = 64): void {
  const text = readFileSync(file);
  text.fill(0xa5, at, at + bytes);
  writeFileSync(file, text);
}

const contents = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).flatMap((name) => (/-shm$|lock/.test(name) ? [] : [[name, readFileSync(join(folder, name), 'hex')]])),
  );

describe('a damaged data folder', () => {
  test('a hard stop alone loses nothing and says nothing', async () => {
    const folder = await stoppedHard(50);
    const open = openFolder(folder);
    expect(open.warnings).toEqual([]);
    expect((await open.store.load('a'.repeat(16)))?.state).toMatchObject({ seq: 50 });
    await open.close();
    expect(existsSync(join(folder, 'questhall.heads'))).toBe(false);
  });

  test('64 garbled bytes in the live log: which matches, how many actions, how to restore; and nothing is touched', async () => {
    const folder = await stoppedHard(250);
    const wal = join(folder, 'questhall.db-wal');
    // Behind the steps that make the tables.
    garble(wal, Math.floor(statSync(wal).size / 6));
    const before = contents(folder);
    const refused =
      /^The data folder \S+ has been damaged: (\d+) acknowledged actions are missing: (\d+) of 250 of table [AB]{5} \([ab]{16}\), (\d+) of 250 of table [AB]{5} \([ab]{16}\)\. .*questhall restore FILE --data NEW.*--accept-loss/;
    for (const time of ['first', 'second']) {
      let problem: unknown;
      try {
        openFolder(folder);
      } catch (error) {
        problem = error;
      }
      expect(problem, time).toBeInstanceOf(StartProblem);
      const [, total, one, other] = refused.exec((problem as Error).message) ?? [];
      expect([(problem as Error).message, Number(one) + Number(other)]).toEqual([expect.stringMatching(refused), Number(total)]);
      expect(Number(total)).toBeGreaterThan(400);
      expect(contents(folder)).toEqual(before);
    }
    // A backup of it would be one without them.
    expect(() => backupFolder(folder, join(newFolder(), 'a.backup'))).toThrow(/was not written: the data folder has been damaged: \d+ ack/);
    await expect(serve({ dataDir: folder })).rejects.toThrow(refused);

    const open = openFolder(folder, { acceptLoss: true });
    expect(open.warnings).toEqual([expect.stringMatching(/was damaged; it goes on as it is now: \d+ acknowledged actions are missing/)]);
    const left = (await open.store.load('a'.repeat(16)))?.state as unknown as { seq: number };
    await open.store.commit(action(match('a'), left.seq + 1));
    const stopped = copyOf(folder);
    await open.close();
    // From here on it is as sound as any other.
    expect(openFolder(stopped).warnings).toEqual([]);
  });

  test('a log that is gone, and a database without its matches, are noticed as well', async () => {
    const folder = await stoppedHard(20);
    writeFileSync(join(folder, 'questhall.db-wal'), '');
    expect(() => openFolder(folder)).toThrow(/40 acknowledged actions are missing/);
  });

  test('damaged pages, and a file that is no database, end the start in one sentence', async () => {
    const folder = await stoppedHard(300);
    await openFolder(folder).close();
    const file = join(folder, 'questhall.db');
    const pages = statSync(file).size / 4096;
    let refused = 0;
    for (let page = 1; page < pages; page++) {
      const copy = copyOf(folder);
      garble(join(copy, 'questhall.db'), page * 4096, 512);
      try {
        await openFolder(copy).close();
      } catch (error) {
        refused++;
        expect(error).toBeInstanceOf(StartProblem);
        expect((error as Error).message).toMatch(
          /^The database in the data folder \S+ is damaged \([^\n]+\); nothing was changed in it\. Restore/,
        );
      }
    }
    // Not every byte of a page means anything to SQLite: free ones, and texts.
    expect(pages).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(pages / 3);
    const other = join(newFolder(), 'data');
    mkdirSync(other);
    writeFileSync(join(other, 'questhall.db'), 'no database at all, but a longer text'.repeat(100));
    await expect(serve({ dataDir: other })).rejects.toThrow(/^The database in the data folder \S+ is damaged \(file is not a database\)/);
  });

  test('a large database is read through beside the open server, which says what is damaged', async () => {
    const folder = await stoppedHard(300);
    await openFolder(folder).close();
    const sound = openFolder(folder, { whole: 0 });
    expect(await sound.later).toBeUndefined();
    await sound.close();
    const pages = statSync(join(folder, 'questhall.db')).size / 4096;
    const said: (string | undefined)[] = [];
    // A process each: not every page.
    const step = Math.ceil(pages / sized(5, 12));
    for (let page = 1; page < pages; page += step) {
      const copy = copyOf(folder);
      garble(join(copy, 'questhall.db'), page * 4096, 512);
      // What the start itself needs is refused as ever; it is the rest that this is about.
      try {
        const open = openFolder(copy, { whole: 0 });
        said.push(await open.later);
        await open.close();
      } catch (error) {
        expect(error).toBeInstanceOf(StartProblem);
      }
    }
    const damaged = said.filter((what) => what !== undefined);
    expect(damaged.length).toBeGreaterThan(1);
    for (const what of damaged) expect(what).toMatch(/^The database in the data folder \S+ is damaged in part \([^\n]+\): what lies there/);
    // A server that is stopped while it is read does not wait for it.
    const stopped = openFolder(copyOf(folder), { whole: 0 });
    await stopped.close();
    expect(await stopped.later).toBeUndefined();
  });

  test('counts that are cut or damaged themselves accuse nobody, and those that are whole still count', () => {
    const file = join(newFolder(), 'heads');
    const heads = new Heads(file);
    heads.note([['a', 1]]);
    heads.note([
      ['a', 2],
      ['b', 1],
    ]);
    heads.note([['c', 9]]);
    heads.forget('b');
    const text = readFileSync(file, 'utf8');
    expect(Object.fromEntries(readHeads(file))).toEqual({ a: 2, b: 0, c: 9 });
    writeFileSync(file, text.slice(0, -3).replace('c:9', 'c:99'));
    expect(Object.fromEntries(readHeads(file))).toEqual({ a: 2, b: 1 });
  });

  test('a match that was deleted is missed by nobody after a hard stop', async () => {
    const folder = newFolder();
    const open = openFolder(folder);
    for (const letter of ['a', 'b']) await open.store.addMatch(match(letter));
    for (let seq = 1; seq <= 5; seq++) for (const letter of ['a', 'b']) await open.store.commit(action(match(letter), seq));
    await open.store.remove('a'.repeat(16));
    const left = copyOf(folder);
    await open.close();
    expect(Object.fromEntries(readHeads(join(left, 'questhall.heads')))).toEqual({ ['a'.repeat(16)]: 0, ['b'.repeat(16)]: 5 });
    const again = openFolder(left);
    expect(again.warnings).toEqual([]);
    expect(await again.store.record('a'.repeat(16))).toBeUndefined();
    await again.close();
  });

  test('the file of counts does not grow without end', () => {
    const file = join(newFolder(), 'heads');
    const heads = new Heads(file);
    for (let seq = 1; seq <= 60_000; seq++) heads.note([['a'.repeat(16), seq]]);
    expect(statSync(file).size).toBeLessThan(1_100_000);
    expect(readHeads(file).get('a'.repeat(16))).toBe(60_000);
  });
});

describe('who may read what the server keeps', () => {
  const modes = (folder: string) =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]));

  test('its own account alone, whatever the folder allows; and an open folder is said at the start', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'lock.db'), '', { mode: 0o644 });
    const logged: string[] = [];
    const logTo = new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    });
    const server = await serve({ dataDir: folder, logLevel: 'warn', logTo });
    const anna = await Person.enter(server.address, 'Anna');
    await anna.newMatch({ bots: ['easy'], options: { rounds: 20 }, start: true });
    const now = modes(folder);
    expect(Object.keys(now).sort()).toEqual(expect.arrayContaining(['lock.db', 'questhall.db', 'questhall.db-shm', 'questhall.db-wal']));
    expect(new Set(Object.values(now))).toEqual(new Set(['600']));
    expect(logged.join('')).toMatch(/Others on this machine may look into the data folder .*chmod 700/);

    const copies = newFolder();
    const [out, again] = [join(copies, 'a.backup'), join(copies, 'again')];
    backupFolder(folder, out);
    restoreFolder(out, again);
    expect([...Object.values(modes(again)), modes(copies)['a.backup'], modes(copies)['a.backup.sha256']]).toEqual(
      new Array(Object.keys(modes(again)).length + 2).fill('600'),
    );
    await server.stop();
  });

  test('files of an older server, which others could read, are closed; a folder of one’s own is not complained of', async () => {
    const folder = newFolder();
    await openFolder(folder).close();
    chmodSync(join(folder, 'questhall.db'), 0o644);
    const open = openFolder(folder);
    expect(open.warnings).toEqual([]);
    expect(new Set(Object.values(modes(folder)))).toEqual(new Set(['600']));
    await open.close();
  });
});
