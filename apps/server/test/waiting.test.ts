import type { TableInfo } from '@questhall/protocol';
import { expect, test } from 'vitest';
import type { BotPlayer } from '../src/bots/port.ts';
import type { Hall } from '../src/match/hall.ts';
import { openDatabase } from '../src/store/driver.ts';
import { hallOn } from './halls.ts';
import { newFolder } from './player.ts';

/* Whom a match waits for, as the list of one's matches says it: by what everybody sees, whether it is in memory or not. */

const DAY = 86_400;
const BEGIN = 1_000_000;
const anna = { id: 'anna', name: 'Anna', created: 1, device: { id: 'a', tokenHash: 'a', label: '', created: 1, used: 1 } };

let now = BEGIN;

const opened = (folder: string) => hallOn(folder, { now: () => now, bots: {} as BotPlayer });

/** Anna and Bo at a match of days that has come to bids, which both are asked for at once. */
async function bidding(folder: string) {
  now = BEGIN;
  const at = opened(folder);
  await at.store.addSession(anna);
  const { id } = await at.hall.create({ game: 'bids', seats: 2, clock: DAY, options: { rounds: 9 } }, anna);
  const match = await at.hall.unlocked(id);
  await match.reseat((record) => {
    Object.assign(record.seats[1]!, { kind: 'person', session: 'bo', name: 'Bo' });
  });
  await at.hall.start(match, 'anna');
  let n = 0;
  const answer = async (seat: number) => {
    const { options } = match.state!.pending.find((d) => d.seat === seat)!;
    const command = { id: `command-${++n}`, session: seat === 0 ? 'anna' : 'bo', seat, decision: (match.taken[seat] ?? 0) + 1 };
    let replied: unknown;
    await match.act({ ...command, choice: options[0]! }, (message) => {
      replied = message;
    });
    expect(replied).toMatchObject({ t: 'done' });
  };
  for (const { seat, kind } of [...match.state!.pending]) if (kind === 'swap') await answer(seat);
  expect(match.state!.pending.map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'bid'],
    [1, 'bid'],
  ]);
  return { ...at, id, match, answer };
}

const listed = async (hall: Hall, session: string): Promise<TableInfo> => (await hall.tablesOf(session))[0]!;

test('a list says whom everybody sees deciding, never who is asked in secret, and a secret answer changes nothing of it', async () => {
  const { hall, match, answer } = await bidding(newFolder());
  const { waiting } = await listed(hall, 'bo');
  expect(waiting).toEqual({ seats: [0, 1], since: BEGIN, until: BEGIN + DAY * 1000 });
  now = BEGIN + 60_000;
  await answer(0);
  expect(match.record.pending).toEqual([1]);
  for (const who of ['anna', 'bo']) expect((await listed(hall, who)).waiting).toEqual(waiting);
  expect((await listed(hall, 'anna')).yourTurn).toBe(false);
  // What everybody hears begins a new wait.
  now = BEGIN + 120_000;
  await answer(1);
  expect((await listed(hall, 'anna')).waiting).toEqual({ seats: [0, 1], since: now, until: now + DAY * 1000 });
});

test('a match that is not in memory is listed alike, after a restart too', async () => {
  const folder = newFolder();
  const first = await bidding(folder);
  now = BEGIN + 60_000;
  await first.answer(1);
  const there = (await listed(first.hall, 'anna')).waiting;
  expect(there).toMatchObject({ seats: [0, 1], since: BEGIN });
  await first.end();
  const { hall } = opened(folder);
  for (const who of ['anna', 'bo']) expect((await listed(hall, who)).waiting).toEqual(there);
  expect(hall.size).toBe(0);
});

test('nobody is waited for in a pause, nor when it is over', async () => {
  const { hall, match } = await bidding(newFolder());
  await match.agree((record) => {
    record.agreement = { last: 1, open: [], paused: { at: now, seat: 0 }, refused: [] };
  });
  expect(await listed(hall, 'anna')).not.toHaveProperty('waiting');
  now = BEGIN + 3 * DAY * 1000;
  await match.agree((record) => {
    delete record.agreement;
  });
  // Since it goes on again, not since before the pause.
  expect((await listed(hall, 'anna')).waiting).toEqual({ seats: [0, 1], since: now, until: now + DAY * 1000 });
  await match.propose('anna', 'draw');
  await match.agree((record) => {
    for (const one of record.agreement!.open) one.yes = ['anna', 'bo'];
  });
  expect(await listed(hall, 'anna')).toMatchObject({ status: 'over' });
  expect(await listed(hall, 'anna')).not.toHaveProperty('waiting');
  expect(match.record).not.toHaveProperty('waiting');
});

test('what a server kept that did not know is found when the match is next opened', async () => {
  const folder = newFolder();
  const first = await bidding(folder);
  await first.end();
  const db = openDatabase(`${folder}/questhall.db`);
  db.exec('UPDATE matches SET waiting = NULL');
  db.close();
  const { hall } = opened(folder);
  expect(await listed(hall, 'anna')).not.toHaveProperty('waiting');
  await hall.unlocked(first.id);
  expect((await listed(hall, 'anna')).waiting).toEqual({ seats: [0, 1], since: BEGIN, until: BEGIN + DAY * 1000 });
});
