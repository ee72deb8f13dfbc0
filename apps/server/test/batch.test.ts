import { expect, test, vi } from 'vitest';
import { Batch, type Collected } from '../src/store/batch.ts';
import type { Database } from '../src/store/driver.ts';

const stats = () => ({ writes: 0, commits: 0, seconds: 0, lost: 0, actions: 0 });
const nothing: Collected = { flush() {}, size: 0, held: () => () => undefined, lost() {}, mark: () => 0, back() {} };
/** A turn of the event loop in which nothing comes, and the one in which that is seen. */
const turn = async () => {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
};

/** A database that only says what it is told to do. */
function recorder(): { db: Database; said: string[] } {
  const said: string[] = [];
  const statement = (sql: string) => ({ run: () => void said.push(sql), get: () => expect.unreachable(), all: () => expect.unreachable() });
  return { said, db: { exec: (sql) => void said.push(sql), close() {}, prepare: statement } };
}

test('nobody is told before the disk has it; what comes meanwhile shares the next transaction', async () => {
  const { db, said } = recorder();
  const disk: (() => void)[] = [];
  const batch = new Batch(db, stats(), nothing, { sync: () => new Promise((resolve) => disk.push(resolve)), pause: () => undefined });
  const told: string[] = [];
  const write = (name: string) => void batch.write(() => void said.push(name)).then(() => told.push(name));
  write('a');
  await turn();
  write('b');
  write('c');
  await turn();
  expect([said.filter((word) => /^[abc]$/.test(word)), told, disk.length]).toEqual([['a'], [], 1]);
  disk.shift()!();
  await turn();
  expect([said.filter((word) => /^[abc]$/.test(word)), told, disk.length]).toEqual([['a', 'b', 'c'], ['a'], 1]);
  expect(said.filter((word) => word === 'COMMIT').length).toBe(2);
  disk.shift()!();
  await batch.end();
  expect([told, batch.isBusy]).toEqual([['a', 'b', 'c'], false]);
});

test('what comes turn after turn of the event loop shares a transaction, but nothing waits for long', async () => {
  // Moved by hand: on a busy machine a turn of the event loop alone may take longer than anything may wait.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  try {
    const { db, said } = recorder();
    const batch = new Batch(db, stats(), nothing);
    const commits = () => said.filter((word) => word === 'COMMIT').length;
    const writes: Promise<void>[] = [];
    const more = async () => {
      writes.push(batch.write(() => undefined));
      await new Promise((resolve) => setImmediate(resolve));
    };
    for (let i = 0; i < 3; i++) await more();
    expect(commits()).toBe(0);
    await Promise.all(writes);
    expect(commits()).toBe(1);
    // As long as more comes in every turn, and for two thousandths of a second at most.
    for (let turns = 0; turns < 20; turns++) await more();
    expect(commits()).toBe(1);
    now += 2.1;
    for (let turns = 0; turns < 20 && commits() === 1; turns++) await more();
    expect(commits()).toBe(2);
    await batch.end();
  } finally {
    clock.mockRestore();
  }
});

test('a transaction that fails loses only itself, while the disk is busy with the one before', async () => {
  const { db } = recorder();
  const disk: (() => void)[] = [];
  const batch = new Batch(db, stats(), nothing, { sync: () => new Promise((resolve) => disk.push(resolve)), pause: () => undefined });
  const good = batch.write(() => undefined);
  await turn();
  const bad = batch.write(() => {
    throw new Error('full');
  });
  const after = batch.write(() => undefined);
  const lost = expect(bad).rejects.toThrow('not saved');
  disk.shift()!();
  await good;
  await lost;
  disk.shift()!();
  await after;
});

test('where the disk fails, nobody is told that anything is kept, and the server stops', async () => {
  const { db } = recorder();
  const batch = new Batch(db, stats(), nothing, { sync: () => Promise.reject(new Error('EIO')), pause: () => undefined });
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  const stopped = new Promise<Error>((resolve) => process.once('uncaughtException', resolve));
  let told = false;
  void batch
    .write(() => undefined)
    .finally(() => {
      told = true;
    });
  const error = await stopped;
  for (const listener of listeners) process.on('uncaughtException', listener);
  expect([error.message, (error.cause as Error).message, told]).toEqual([
    'the disk does not keep what is written; the server stops',
    'EIO',
    false,
  ]);
});
