import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { Person, serve } from './player.ts';

/** A code on paper, by which a person is found again where every device is lost. */

let server: RunningServer;
beforeAll(async () => {
  server = await serve();
}, 30_000);
afterAll(() => server.stop());

/** What a new device gets for a code. */
async function enterWith(code: string): Promise<{ status: number; body: { id?: string; name?: string; token?: string; code?: string } }> {
  const answer = await fetch(`${server.address}/api/session/devices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  return { status: answer.status, body: await answer.json() };
}

test('it lets in one device, however it is written, also where all others are logged out; then it is spent', async () => {
  const anna = await Person.enter(server.address, 'Anna');
  expect(await anna.get('/api/session/recovery')).toEqual({ made: null });
  const { code, made } = await anna.post('/api/session/recovery', {});
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{20}$/);
  expect(await anna.get('/api/session/recovery')).toEqual({ made });
  const [device] = await anna.get('/api/session/devices');
  await anna.ask('DELETE', `/api/session/devices/${device.id}`);
  expect((await anna.ask('GET', '/api/session/recovery')).status).toBe(401);

  const found = await enterWith(` ${code.slice(0, 5).toLowerCase()} ${code.slice(5, 10)}-${code.slice(10)}`);
  expect(found).toMatchObject({ status: 200, body: { id: anna.id, name: 'Anna' } });
  const again = Person.from(server.address, anna.id, found.body.token!);
  expect(await again.get('/api/session/recovery')).toEqual({ made: null });
  expect(await enterWith(code)).toMatchObject({ status: 404, body: { code: 'no-link' } });
});

test('a new code takes the place of the one before, and one that is forgotten is nobody’s', async () => {
  const bo = await Person.enter(server.address, 'Bo');
  const first = await bo.post('/api/session/recovery', {});
  const second = await bo.post('/api/session/recovery', {});
  expect((await enterWith(first.code)).status).toBe(404);
  expect((await bo.ask('DELETE', '/api/session/recovery')).status).toBe(200);
  expect((await enterWith(second.code)).status).toBe(404);
  const third = await bo.post('/api/session/recovery', {});
  expect((await bo.ask('DELETE', '/api/session')).status).toBe(200);
  expect((await enterWith(third.code)).status).toBe(404);
});

test('strangers have none', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await fetch(`${server.address}/api/session/recovery`, { method })).status).toBe(401);
});
