import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Checkpoints } from '../src/store/checkpoints.ts';
import { openDatabase } from '../src/store/driver.ts';

function opened() {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'test.db');
  const db = openDatabase(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE lines (n INTEGER PRIMARY KEY, body TEXT)');
  const add = db.prepare('INSERT INTO lines (body) VALUES (?)');
  return { file, db, add: () => void add.run('x'.repeat(20_000)) };
}

test('a thread moves the log into the database while it is written, and the log begins anew', async () => {
  const { file, db, add } = opened();
  const checkpoints = new Checkpoints(db, file, { after: 2, every: 10, long: 20 });
  let waited = 0;
  for (let i = 0; i < 2000 && waited < 3; i++) {
    add();
    const pause = checkpoints.pause(20_000);
    if (pause) {
      waited++;
      await pause;
    } else await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(waited).toBe(3);
  const before = statSync(`${file}-wal`).size;
  add();
  expect(statSync(`${file}-wal`).size).toBe(before); // written over from its beginning
  const count = db.prepare('SELECT count(*) AS n FROM lines').get()?.n;
  await checkpoints.stop();
  expect(checkpoints.pause(20_000)).toBeUndefined();
  // All but what was written since the thread was last waited for, and before the closing of the store moves anything itself.
  expect(readFileSync(file).length).toBeGreaterThan((Number(count) - 1) * 20_000);
  db.close();
  const again = openDatabase(file);
  expect(again.prepare('SELECT count(*) AS n FROM lines').get()?.n).toBe(count);
  again.close();
});

test('where the thread cannot work, SQLite does it as ever, and nobody waits', async () => {
  const { db, add } = opened();
  const checkpoints = new Checkpoints(db, '/nowhere/at/all.db', { after: 1, every: 1, long: 1 });
  const pages = () => Number(db.prepare('PRAGMA wal_autocheckpoint').get()?.wal_autocheckpoint);
  const usual = pages();
  add();
  await checkpoints.pause(20_000);
  expect(pages()).toBeGreaterThan(usual);
  while (pages() !== usual) await new Promise((resolve) => setTimeout(resolve, 5));
  add();
  expect(checkpoints.pause(20_000)).toBeUndefined();
  expect(checkpoints.stop()).toBeUndefined();
  db.close();
});
