import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { Person, playOn, serve } from './player.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

test('two people and two bots play a match to its end over sockets', async () => {
  const anna = await Person.enter(server.address, 'Anna');
  const bo = await Person.enter(server.address, 'Bo');
  const { id, code } = await anna.newMatch({ seats: 4, bots: ['easy'] });
  const found = await bo.get(`/api/tables/${code}`);
  expect(found.id).toBe(id);
  await bo.post(`/api/matches/${id}/seats/2/join`);
  await anna.post(`/api/matches/${id}/seats/3/bot`, { level: 'normal' });
  const a = await anna.connect(id);
  const b = await bo.connect(id);
  expect(a.sight).toBeNull();
  await anna.post(`/api/matches/${id}/start`);
  await a.until(() => a.sight !== null, 'the beginning');
  expect([a.seat, b.seat]).toEqual([0, 2]);
  await playOn([a, b]);
  expect(a.table?.status).toBe('over');
  expect(a.sight?.view.outcome.reason).toBe('score');
  expect(a.log.filter(({ event }) => event.type === 'revealed')).toHaveLength(3);
  expect(a.log.map(({ n }) => n)).toEqual(a.log.map((_, i) => i + 1));
  expect(await a.act('1')).toMatchObject({ t: 'refused', code: 'not-running' });
  await a.close();
  await b.close();
});
