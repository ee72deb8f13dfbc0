import type { Client, QueryConfig } from 'pg';
import { expect, test } from 'vitest';
import { TurnFence } from '../src/store/postgres/fence.ts';
import { Writer } from '../src/store/postgres/writer.ts';
import { NotSaved, type StoreStats } from '../src/store/store.ts';

/** The one connection through which everything is written, without a database behind it. */

function writer() {
  const gone: Error[] = [];
  const written: string[] = [];
  let isOpen = true;
  const query = async ({ text }: QueryConfig) => {
    if (!isOpen) throw new Error('Client was closed and is not queryable');
    written.push(text);
    return { command: text, rows: [], rowCount: 1 };
  };
  const stats: StoreStats = { writes: 0, commits: 0, seconds: 0, lost: 0, actions: 0 };
  const one = new Writer({ query } as unknown as Client, new TurnFence(1), stats, { gone: (why) => gone.push(why), lost: () => undefined });
  const close = () => {
    isOpen = false;
  };
  return { one, gone, written, close };
}

test('what is written before the end is kept, what comes after it is refused, and no connection counts as lost for that', async () => {
  const { one, gone, written, close } = writer();
  const first = one.write([{ text: 'first' }]);
  // While the first is under way another one comes; both are waited for.
  const second = first.then(() => one.write([{ text: 'second' }]));
  await one.end();
  await Promise.all([first, second]);
  close();
  await expect(one.write([{ text: 'late' }])).rejects.toThrow(NotSaved);
  expect(written.filter((text) => /first|second|late/.test(text))).toEqual(['first', 'second']);
  expect(gone).toEqual([]);
});

test('a connection that is closed under it is lost', async () => {
  const { one, gone, close } = writer();
  close();
  void one.write([{ text: 'first' }]);
  await expect.poll(() => gone.map(({ message }) => message)).toEqual(['Client was closed and is not queryable']);
});
