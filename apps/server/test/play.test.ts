import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { newFolder, Person, playOn, serve } from './player.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

/** Anna on seat 0 and Bo on seat 1, started. */
async function duel(options: object = {}) {
  const anna = await Person.enter(server.address, 'Anna');
  const bo = await Person.enter(server.address, 'Bo');
  const { id } = await anna.newMatch({ options });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  return { anna, bo, id, a: await anna.connect(id), b: await bo.connect(id) };
}

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
  expect(await anna.get(`/api/matches/${id}/view`)).toMatchObject({ sight: a.sight, log: a.log });
  expect(await anna.get(`/api/matches/${id}/log?before=3`)).toEqual(a.log.slice(0, 2));
});

test('a Nachtwacht match of one person against three bots goes to the library', async () => {
  const real = await serve({ games: new URL('../src/games.ts', import.meta.url) });
  const anna = await Person.enter(real.address, 'Anna');
  const bots = ['easy', 'normal', 'easy'];
  const { id } = await anna.newMatch({ game: 'nachtwacht', seats: 4, bots, options: { pathLength: 'short', roundLimit: 12 }, start: true });
  const a = await anna.connect(id);
  await playOn([a]);
  expect(a.table?.outcome?.winners.length).toBeGreaterThan(0);
  await real.stop();
});

test('an answer is acknowledged before its update, and the same command counts once, also after a restart', async () => {
  const dataDir = newFolder();
  let own = await serve({ dataDir });
  let anna = await Person.enter(own.address, 'Anna');
  const { id } = await anna.newMatch({ options: { rounds: 50 } });
  await anna.post(`/api/matches/${id}/seats/1/join`, { name: 'Bo' });
  await anna.post(`/api/matches/${id}/start`);
  let a = await anna.connect(id, { seat: 0 });
  await untilBids(a, anna, id);
  const command = { id: 'the-same-command', seat: 0, decision: a.decision!.id, choice: a.decision!.options[0]!.id };
  const from = a.messages.length;
  a.send({ t: 'act', ...command });
  a.send({ t: 'act', ...command });
  await a.until(() => a.messages.slice(from).filter((m) => m.t === 'done').length === 2, 'two acknowledgements');
  const after = a.messages.slice(from).map((m) => m.t);
  expect(after[0]).toBe('done');
  expect(after.filter((t) => t === 'update')).toHaveLength(1);
  expect(await anna.post(`/api/matches/${id}/actions`, command)).toEqual({ t: 'done', id: command.id });
  await own.stop();
  own = await serve({ dataDir });
  anna = anna.at(own.address);
  a = await anna.connect(id, { seat: 0 });
  expect(a.decision).toBeUndefined();
  expect(await anna.post(`/api/matches/${id}/actions`, command)).toEqual({ t: 'done', id: command.id });
  await own.stop();
});

test('stale, illegal and foreign answers are refused with code, reason and rule', async () => {
  const { anna, bo, id, a, b } = await duel({ rounds: 50 });
  await untilBids(a, anna, id, bo);
  await b.until(() => b.decision?.kind === 'bid');
  const held = a.sight!.view.hand as number[];
  const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((n) => !held.includes(n))!;
  expect(await a.act(String(missing))).toMatchObject({
    t: 'refused',
    code: 'not-an-option',
    reason: { key: 'no.notInHand', args: { n: missing } },
    rule: 'B-3',
  });
  expect(await a.act('nothing')).toMatchObject({ code: 'not-an-option', reason: null, rule: 'B-3' });
  expect(await a.act([String(held[0])])).toMatchObject({ code: 'malformed', rule: 'B-3' });
  expect(await a.act(String(held[0]), { decision: a.decision!.id + 1 })).toMatchObject({ code: 'stale' });
  expect(await a.act(String(held[0]), { decision: 99 })).toMatchObject({ code: 'stale' });
  expect(await a.act('1', { seat: 1 })).toMatchObject({ code: 'not-your-seat' });
  const cy = await Person.enter(server.address, 'Cy');
  const watcher = await cy.connect(id);
  expect(watcher.seat).toBeNull();
  expect(await watcher.act('1', { seat: 0 })).toMatchObject({ code: 'not-your-seat' });
  expect(await cy.ask('POST', `/api/matches/${id}/actions`, { id: 'command-1', seat: 0, decision: 1, choice: '1' })).toMatchObject({
    status: 409,
    body: { t: 'refused', code: 'not-your-seat' },
  });
  expect(await a.act(String(held[0]))).toMatchObject({ t: 'done' });
});

test('a family at one screen plays several seats over one socket', async () => {
  const anna = await Person.enter(server.address, 'Anna');
  const { id } = await anna.newMatch({ seats: 3, options: { rounds: 2 } });
  await anna.post(`/api/matches/${id}/seats/1/join`, { name: 'Bo' });
  await anna.post(`/api/matches/${id}/seats/2/join`, { name: 'Cy' });
  await anna.post(`/api/matches/${id}/start`);
  const screen = await anna.connect(id);
  expect(screen.seat).toBe(0);
  const seen = new Set<number>();
  while (screen.table?.status !== 'over') {
    const next = screen.sight!.yours[0]!;
    if (screen.seat !== next) {
      screen.send({ t: 'hello', packed: true, seat: next });
      await screen.until(() => screen.seat === next, `the eyes of seat ${next}`);
    }
    seen.add(next);
    expect(screen.sight!.view.you).toBe(next);
    await screen.act(screen.decision!.options[0]!.id);
    await screen.until(() => !screen.sight!.yours.includes(next) || screen.sight!.decisions.length > 0 || screen.table?.status === 'over');
  }
  expect(seen).toEqual(new Set([0, 1, 2]));
});

/** Lets everybody keep their cards until seat 0 must bid. */
async function untilBids(a: Awaited<ReturnType<Person['connect']>>, anna: Person, id: string, bo?: Person): Promise<void> {
  for (const [seat, who] of [anna, bo ?? anna].entries()) {
    const { sight } = await who.get(`/api/matches/${id}/view?seat=${seat}`);
    const asked = sight.decisions[0];
    if (asked?.kind !== 'swap') continue;
    await who.post(`/api/matches/${id}/actions`, { id: `keep-${seat}-${Math.random()}`, seat, decision: asked.id, choice: 'keep' });
  }
  await a.until(() => a.decision?.kind === 'bid', 'the bids');
}
