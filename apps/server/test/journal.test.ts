import { copyFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ASIDE } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../src/store/driver.ts';
import { migrateDatabase } from '../src/store/migrations.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { action, begun, id } from './counting.ts';
import { newFolder } from './player.ts';

/** Actions come into the journal first and into chapters later; what is read is the same at every moment. */

async function everything(store: SqliteStore, letter: string) {
  return [await store.load(id(letter)), await store.history(id(letter)), (await store.matchesOf('session-0', 9)).map((m) => m.chain)];
}

const rowsOf = (file: string, table: string): number => {
  const db = openDatabase(file);
  const n = Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
  db.close();
  return n;
};

describe('the journal', () => {
  test('holds what is in no chapter yet; the same is read before, after a hard stop, and after a soft one', async () => {
    const file = `${newFolder()}/questhall.db`;
    const store = new SqliteStore(file);
    const [a, b] = [await begun(store, 'a'), await begun(store, 'b')];
    for (let seq = 1; seq <= 70; seq++)
      await Promise.all([store.commit(action(a, seq)), ...(seq < 9 ? [store.commit(action(b, seq))] : [])]);
    const before = [await everything(store, 'a'), await everything(store, 'b')];
    expect(before[0]![0]).toMatchObject({ state: { seq: 70, total: 700 }, taken: [35, 35], record: { drawn: 70, chain: 'link 70' } });
    expect((before[0]![1] as unknown as { actions: unknown[] }).actions).toHaveLength(70);
    expect(rowsOf(file, 'journal')).toBeGreaterThan(60);
    expect(rowsOf(file, 'commands')).toBe(64);

    // A process that is gone: what lies on the disk is all there is.
    const gone = `${newFolder()}/questhall.db`;
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, gone + end);
    const reader = new SqliteStore(file, 'read');
    expect([await everything(reader, 'a'), await everything(reader, 'b')]).toEqual(before);
    await reader.close();
    const again = new SqliteStore(gone);
    expect([await everything(again, 'a'), await everything(again, 'b')]).toEqual(before);
    expect([rowsOf(gone, 'journal'), rowsOf(gone, 'actions'), rowsOf(gone, 'events')]).toEqual([0, 78, 80]);
    await again.commit(action(b, 9));
    expect((await again.load(id('b')))?.taken).toEqual([4, 5]);
    await again.close();

    await store.close();
    const soft = new SqliteStore(file);
    expect([await everything(soft, 'a'), await everything(soft, 'b')]).toEqual(before);
    await soft.close();
  });

  test('after a hard stop, what a seat has done unasked is no answer of it', async () => {
    const file = `${newFolder()}/questhall.db`;
    const store = new SqliteStore(file);
    const a = await begun(store, 'a');
    const aside = action(a, 1, { taken: [0, 0] });
    await store.commit({ ...aside, action: { ...aside.action!, action: { decision: ASIDE, seat: 1, choice: 'x' } } });
    await store.commit(action(a, 2, { taken: [1, 0] }));
    const before = await store.load(id('a'));
    expect(before?.taken).toEqual([1, 0]);
    const gone = `${newFolder()}/questhall.db`;
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, gone + end);
    await store.close();
    const again = new SqliteStore(gone);
    expect(await again.load(id('a'))).toEqual(before);
    await again.close();
  });

  test('knows commands from journal and chapters alike', async () => {
    const store = new SqliteStore(`${newFolder()}/questhall.db`);
    const a = await begun(store, 'a');
    for (let seq = 1; seq <= 66; seq++) await store.commit(action(a, seq));
    for (const seq of [1, 64, 65, 66]) expect(await store.seen(id('a'), seq % 2, `command-${seq}`)).toBe(true);
    expect(await store.seen(id('a'), 0, 'command-1')).toBe(false);
    expect(await store.seen(id('b'), 1, 'command-1')).toBe(false);
    await store.close();
  });

  test('is short however long the server runs, also beside a match that stands still', async () => {
    const file = `${newFolder()}/questhall.db`;
    const store = new SqliteStore(file);
    const [still, busy] = [await begun(store, 'a'), await begun(store, 'b')];
    await store.commit(action(still, 1));
    for (let seq = 1; seq <= 2200; seq++) await store.commit(action(busy, seq));
    expect(rowsOf(file, 'journal')).toBeLessThan(2100);
    expect((await store.load(id('a')))?.state).toMatchObject({ seq: 1 });
    await store.close();
    const again = new SqliteStore(file);
    expect((await again.load(id('b')))?.state).toMatchObject({ seq: 2200 });
    expect((await again.history(id('b')))?.actions).toHaveLength(2200);
    await again.close();
  });

  test('a match that ends, or whose rules were renewed, is saved as a whole at once', async () => {
    const file = `${newFolder()}/questhall.db`;
    const store = new SqliteStore(file);
    const [a, b] = [await begun(store, 'a'), await begun(store, 'b')];
    await store.commit(action(a, 1));
    await store.commit({
      ...action(a, 2),
      record: { ...a, status: 'over', outcome: { winners: [0], ranking: [[0], [1]], rule: 'C-9', reason: 'end' } },
    });
    await store.commit(action(b, 1, { whole: true, state: { version: 2, seq: 1, other: true } }));
    const db = openDatabase(file);
    const states = db.prepare('SELECT status, state FROM matches ORDER BY id').all();
    db.close();
    expect(states).toEqual([
      { status: 'over', state: '{"version":1,"seq":2,"total":20}' },
      { status: 'running', state: '{"version":2,"seq":1,"other":true}' },
    ]);
    expect((await store.history(id('a')))?.actions).toHaveLength(2);
    await store.close();
  });

  test('a damaged state harms no other match, and its actions are kept', async () => {
    const file = `${newFolder()}/questhall.db`;
    const store = new SqliteStore(file);
    for (const letter of ['a', 'b']) await store.commit(action(await begun(store, letter), 1));
    const gone = `${newFolder()}/questhall.db`;
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, gone + end);
    await store.close();
    const db = openDatabase(gone);
    db.prepare("UPDATE matches SET state = '{' WHERE id = ?").run(id('a'));
    db.close();
    const again = new SqliteStore(gone);
    await expect(again.load(id('a'))).rejects.toThrow('the database has been damaged');
    expect((await again.history(id('a')))?.actions).toHaveLength(1);
    expect((await again.load(id('b')))?.state).toMatchObject({ seq: 1 });
    await again.close();
  });
});

describe('a database of the version before', () => {
  test('keeps every action, event, command and count', async () => {
    const file = `${newFolder()}/questhall.db`;
    copyFileSync(fileURLToPath(new URL('./snapshots/0.1.0.backup', import.meta.url)), file);
    const db = openDatabase(file);
    const read = () => ({
      actions: db.prepare('SELECT match, seq, seat, done_by, at, drawn, version FROM actions ORDER BY match, seq').all(),
      texts: db.prepare('SELECT action, changes, proof FROM actions ORDER BY match, seq').all(),
      commands: db.prepare('SELECT match, seat, command, seq FROM commands ORDER BY match, seq').all(),
      events: db.prepare('SELECT match, at, event, audience, twin FROM events ORDER BY match, n').all(),
    });
    const before = read();
    expect(before.actions.length).toBeGreaterThan(50);
    migrateDatabase(db);
    expect(read()).toEqual(before);
    const counts = db.prepare('SELECT id, taken FROM matches').all();
    db.close();
    for (const { id: match, taken } of counts) {
      const expected = before.actions.filter((a) => a.match === match).length;
      expect((JSON.parse(String(taken)) as number[]).reduce((sum, n) => sum + n, 0)).toBe(expected);
    }
  });
});
