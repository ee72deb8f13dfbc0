import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restoreFolder } from '@questhall/server';
import { expect, test } from 'vitest';
import { wantedAt } from '../apps/server/src/calls/wanted.ts';
import { openFolder } from '../apps/server/src/store/folder.ts';
import { sized } from '../test/sized.ts';
import { newFolder } from './child.ts';
import { audit, auditStore } from './kills/audit.ts';
import { disks, kills } from './kills.ts';
import type { SeatParts } from './seat.ts';

test('kill -9 at random moments: nothing acknowledged is lost or doubled, all play on', async () => {
  const { counts, failures } = await kills({ size: sized(4, 12), seed: 1, within: 10_000 });
  expect(failures).toEqual([]);
  expect(counts.kills).toBeGreaterThan(0);
  expect(counts['acknowledged answers']).toBeGreaterThan(10);
  expect(counts['actions and their commits']).toMatch(/^[1-9][\d,]* in [1-9]/);
  expect(counts['acknowledged words']).toBeGreaterThan(10);
  expect(counts['acknowledged notes and proposals']).toBeGreaterThan(10);
  expect(counts['steps taken back, alone and by agreement']).toMatch(/^\d+ and [1-9]/);
  expect(counts['acknowledged plans']).toBeGreaterThan(0);
  expect(counts['keys of mails, and devices that they let in']).toMatch(/^[1-9]\d* and [1-9]/);
});

test('a full disk and a read-only folder: clear refusals, nothing corrupt, all play on', async () => {
  const { counts, failures } = await disks(1, sized(['full'], undefined));
  expect(failures).toEqual([]);
  expect(counts['answers refused for want of room']).toBeGreaterThan(0);
  if (sized(false, true)) expect(counts['answers refused by a read-only folder']).toBeGreaterThan(0);
});

test('an acknowledged answer that is lost, and one that nobody sent, are noticed', async () => {
  const snapshots = new URL('../apps/server/test/snapshots/', import.meta.url);
  const { matches } = JSON.parse(readFileSync(new URL('0.1.0.json', snapshots), 'utf8')) as { matches: string[] };
  const dataDir = join(newFolder(), 'data');
  restoreFolder(fileURLToPath(new URL('0.1.0.backup', snapshots)), dataDir);
  const parts = { match: matches[3], seat: 0 } as SeatParts;
  const talker = { match: matches[3]!, said: new Map([['lost', 'Hm']]), acknowledged: new Set(['lost']) };
  const clerk = { match: matches[3]!, session: 'nobody', noted: new Map(), last: 3, proposed: 7 };
  const rest = {
    ...{ match: matches[3]!, called: 'nobody', planner: { session: 'nobody', seat: 0 }, keys: new Map([['key', ['one', 'two']]]) },
    ...{ planned: [{ move: [{ do: 'chapel' }] }], lastPlan: 1 },
  };
  const wrong = await audit(dataDir, [{ parts, sent: new Map(), acknowledged: new Set(['never-kept']) }], [talker], [clerk], rest);
  expect(wrong.some((what) => what.includes('plan 1 was acknowledged, and what is kept is null'))).toBe(true);
  expect(wrong.some((what) => what.includes('a key has let in 2 devices'))).toBe(true);
  expect(wrong.some((what) => what.includes('a device was let in, and is lost'))).toBe(true);
  expect(wrong.some((what) => what.includes('note 3 was acknowledged, and what is kept is note 0'))).toBe(true);
  expect(wrong.some((what) => what.includes('proposal 7 was acknowledged and is lost'))).toBe(true);
  expect(wrong.some((what) => what.includes('never-kept was acknowledged and is lost'))).toBe(true);
  expect(wrong.some((what) => what.includes('is on the disk and was never sent'))).toBe(true);
  expect(wrong.some((what) => what.includes('the words lost were acknowledged and are lost'))).toBe(true);
});

test('draws that come again, as after a step that was taken back with its dice, are noticed', async () => {
  const snapshots = new URL('../apps/server/test/snapshots/', import.meta.url);
  const { matches } = JSON.parse(readFileSync(new URL('0.1.0.json', snapshots), 'utf8')) as { matches: string[] };
  const dataDir = join(newFolder(), 'data');
  restoreFolder(fileURLToPath(new URL('0.1.0.backup', snapshots)), dataDir);
  const { store, close } = openFolder(dataDir);
  const histories = await Promise.all(matches.map((id) => store.history(id)));
  const at = histories.findIndex((history) =>
    history?.actions.some(({ drawn }, i) => drawn > (history.actions[i - 1]?.drawn ?? 0) && i > 0),
  );
  const { actions } = histories[at]!;
  const drew = actions.findIndex(({ drawn }, i) => i > 0 && drawn > actions[i - 1]!.drawn);
  const [first, again] = [actions[drew]!, actions[drew - 1]!];
  const book = { parts: { match: matches[at], seat: 0 } as SeatParts, sent: new Map(), acknowledged: new Set<string>() };
  const wrongIn = async (kept: typeof actions) => {
    const faulty = new Proxy(store, {
      get: (of, key) => (key === 'history' ? async () => ({ ...histories[at]!, actions: kept }) : Reflect.get(of, key).bind(of)),
    });
    return (await auditStore(faulty, [book], [])).filter((what) => what.includes('draws count'));
  };
  expect(await wrongIn([...actions])).toEqual([]);
  // One more action, after which as many draws count as before the last one that drew.
  const back = { ...again, seq: first.seq + 1 };
  expect(await wrongIn([...actions.slice(0, drew + 1), back])).toEqual([
    `match ${matches[at]}: after action ${back.seq} ${again.drawn} draws count, and ${first.drawn} had been made`,
  ]);
  await close();
});

test('somebody who is to be called and is not in the outbox is noticed', async () => {
  const snapshots = new URL('../apps/server/test/snapshots/', import.meta.url);
  const { matches } = JSON.parse(readFileSync(new URL('0.1.0.json', snapshots), 'utf8')) as { matches: string[] };
  const dataDir = join(newFolder(), 'data');
  restoreFolder(fileURLToPath(new URL('0.1.0.backup', snapshots)), dataDir);
  const { store, close } = openFolder(dataDir);
  const records = await Promise.all(matches.map((id) => store.record(id)));
  const record = records.find((one) => one && wantedAt(one).size > 0)!;
  const [session] = wantedAt(record).keys();
  await store.putWishes(session!, '{}');
  await close();
  const book = { parts: { match: record.id, seat: 0 } as SeatParts, sent: new Map(), acknowledged: new Set<string>() };
  expect(await audit(dataDir, [book])).toContain(`match ${record.id}: it waits for ${session}, and to be called is nobody`);
});
