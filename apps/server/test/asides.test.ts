import { dystopia } from '@questhall/dystopia';
import { ASIDE } from '@questhall/kernel';
import { checkRecord, type ExportedMatch } from '@questhall/record';
import { expect, test, vi } from 'vitest';
import { exportedMatch } from '../src/proof/export.ts';
import { importRecord } from '../src/proof/import.ts';
import { openFolder } from '../src/store/folder.ts';
import { dungeonHall } from './dungeon-hall.ts';
import { type Client, newFolder } from './player.ts';

/** What a seat does unasked: taken at any moment, told to all, kept in the record, and the same when it is played again. */

const hall = dungeonHall();

const passes = (client: Client): boolean[] => client.sight!.view.heroes.map((h: { pass: boolean }) => h.pass);

/** Whoever is asked lets it be until the first hero has his turn. */
async function untilFirstTurn(clients: readonly Client[]): Promise<void> {
  for (;;) {
    const client = await vi.waitUntil(() => clients.find(({ decision }) => decision), { interval: 2 });
    if (client.decision!.kind === 'hero') return;
    const { id, byDefault } = client.decision!;
    await client.act(byDefault as string);
    await client.until(() => client.decision?.id !== id);
  }
}

test('DYS-MOVE.8: a switch that is turned in another’s turn', { timeout: 60_000 }, async () => {
  let { anna, bo } = hall;
  const { id } = await anna.post('/api/matches', { game: 'dystopia', seats: 2, clock: 600, options: { roundLimit: 1 } });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  const clients = [await anna.connect(id), await bo.connect(id)] as const;
  const [a, b] = clients;
  await untilFirstTurn(clients);
  const asked = structuredClone(a.decision!);
  const deadlines = [...a.sight!.deadlines];
  expect([asked.seat, b.decision]).toEqual([0, undefined]);

  const send = { t: 'act', id: 'bo-closes-the-way', seat: 1, decision: ASIDE, choice: 'pass:1:off' };
  b.send(send);
  await a.until(() => passes(a)[1] === false);
  await b.until(() => passes(b)[1] === false);
  expect(a.log.at(-1)!.event).toMatchObject({ type: 'passSet', rule: 'DYS-MOVE.8', hero: 1, allow: false });
  // Anna is asked under the same number, with the time that she had, and with what she may do now.
  expect(a.decision).toMatchObject({ id: asked.id, seat: 0, kind: 'hero' });
  expect(a.sight!.deadlines).toEqual(deadlines);
  expect(a.decision!.options.map((o) => o.id)).toContain('way:1');
  expect(b.decision).toBeUndefined();

  // Sent again it counts once; what is so already, or is another's, is not taken.
  expect(await b.act('pass:1:off', { id: send.id, decision: ASIDE })).toMatchObject({ t: 'done' });
  expect(await b.act('pass:1:off', { decision: ASIDE })).toMatchObject({ t: 'refused', code: 'stale' });
  expect(await a.act('pass:1:on', { decision: ASIDE })).toMatchObject({ t: 'refused', code: 'stale' });
  expect(await a.act('pass:1:on', { decision: ASIDE, seat: 1 })).toMatchObject({ t: 'refused', code: 'not-your-seat' });
  expect(passes(a)).toEqual([true, false]);

  // The server starts anew: the switch and the numbers are as they were.
  await hall.restart();
  ({ anna, bo } = hall);
  const again = [await anna.connect(id), await bo.connect(id)] as const;
  expect(passes(again[0])).toEqual([true, false]);
  expect(again[0].decision).toMatchObject({ id: asked.id, kind: 'hero' });
  expect(await bo.post(`/api/matches/${id}/actions`, { id: 'over-http', seat: 1, decision: ASIDE, choice: 'pass:1:on' })).toMatchObject({
    t: 'done',
  });
  await again[0].until(() => passes(again[0])[1] === true);
  expect(again[0].decision!.options).toEqual(asked.options);

  await again[0].act('end');
  await again[1].until(() => again[1].decision !== undefined, "Bo's turn");
  await again[0].act('pass:0:off', { decision: ASIDE });
  await again[1].act('end');
  await again[0].until(() => again[0].table?.status === 'over', 'the end');

  const record = (await anna.get(`/api/matches/${id}/record`)) as ExportedMatch;
  expect(record.actions.filter(({ aside }) => aside).map(({ seat, choice }) => [seat, choice])).toEqual([
    [1, 'pass:1:off'],
    [1, 'pass:1:on'],
    [0, 'pass:0:off'],
  ]);
  const gameOf = () => dystopia;
  expect(checkRecord(record, { gameOf })).toMatchObject({ verdict: 'good', findings: [] });
  const forged = structuredClone(record);
  delete forged.actions.find(({ aside }) => aside)!.aside;
  expect(checkRecord(forged, { gameOf }).verdict).toBe('bad');

  // Taken in elsewhere, it gives the same record.
  const { store, close } = openFolder(newFolder());
  const { id: imported } = await importRecord(store, gameOf, record);
  const kept = await store.record(imported);
  expect(await exportedMatch(store, kept!)).toEqual(record);
  await close();

  const replay = await bo.get(`/api/matches/${id}/replay?seat=1`);
  const told = replay.moments.flatMap(({ log }: { log: { event: { type: string } }[] }) => log.map(({ event }) => event.type));
  expect(told.filter((type: string) => type === 'passSet')).toHaveLength(3);
});
