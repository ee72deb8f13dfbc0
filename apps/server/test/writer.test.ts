import pg, { type Client, type QueryConfig } from 'pg';
import { expect, test } from 'vitest';
import { TurnFence } from '../src/store/postgres/fence.ts';
import { Writer } from '../src/store/postgres/writer.ts';
import { NotSaved, type StoreStats } from '../src/store/store.ts';

/** The one connection through which everything is written, without a database behind it. */

function writer() {
  const gone: Error[] = [];
  const written: string[] = [];
  let wrong: Error | undefined;
  const query = async ({ text }: QueryConfig) => {
    if (wrong) throw wrong;
    written.push(text);
    return { command: text, rows: [], rowCount: 1 };
  };
  const stats: StoreStats = { writes: 0, commits: 0, seconds: 0, lost: 0, actions: 0 };
  const one = new Writer({ query } as unknown as Client, new TurnFence(1), stats, { gone: (why) => gone.push(why), lost: () => undefined });
  /** From now on every statement ends with this. */
  const fail = (error: Error) => {
    wrong = error;
  };
  return { one, gone, written, fail, close: () => fail(new Error('Client was closed and is not queryable')) };
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

const refused = (code: string) => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code });

test.each([
  ['a pipe that is broken, whose code is as long as one of the database’s', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
  ['a line that was cut', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
  ['a database that is shut down', refused('57P01')],
  ['one that was killed', refused('57P02')],
])('%s: nobody is told that it was not saved', async (_, error) => {
  const { one, gone, fail } = writer();
  fail(error);
  let told: unknown;
  one.write([{ text: 'first' }]).catch((why) => {
    told = why;
  });
  await expect.poll(() => gone).toEqual([error]);
  expect(told).toBeUndefined();
});

test('what the database refuses was not saved, and the connection goes on', async () => {
  const { one, gone, fail } = writer();
  fail(refused('23514'));
  await expect(one.write([{ text: 'first' }])).rejects.toThrow(NotSaved);
  expect(gone).toEqual([]);
});
