import { afterAll, beforeAll, expect, test } from 'vitest';
import { Challenges } from '../src/http/passkeys.ts';
import { MemorySlips } from '../src/http/slips.ts';
import type { RunningServer } from '../src/index.ts';
import { Person, serve } from './player.ts';

/** Passkeys at the server: what is asked of browsers, and what is not taken. That one lets in is shown in a browser. */

let server: RunningServer;
beforeAll(async () => {
  server = await serve();
}, 30_000);
afterAll(() => server.stop());

test('what a browser is asked names this site and the person, once for each question', async () => {
  const anna = await Person.enter(server.address, 'Anna');
  const ask = () => anna.post('/api/session/passkeys/options', {});
  const [one, two] = [await ask(), await ask()];
  expect(one).toMatchObject({
    rp: { id: '127.0.0.1', name: 'Questhall' },
    user: { name: 'Anna', id: Buffer.from(anna.id).toString('base64url') },
    authenticatorSelection: { residentKey: 'required' },
    attestation: 'none',
    excludeCredentials: [],
  });
  expect(one.challenge).not.toBe(two.challenge);
  expect(await anna.get('/api/session/passkeys')).toEqual([]);
  // Who is to be found says nothing beforehand: the browser offers what it has for this site.
  const found = await (await fetch(`${server.address}/api/passkeys/options`, { method: 'POST' })).json();
  expect(found).toMatchObject({ rpId: '127.0.0.1', challenge: expect.any(String) });
  expect(found).not.toHaveProperty('allowCredentials.0');
});

test('strangers make none, and nothing that does not fit lets anybody in', async () => {
  const anna = await Person.enter(server.address, 'Anna');
  for (const [method, path] of [
    ['POST', '/api/session/passkeys/options'],
    ['GET', '/api/session/passkeys'],
  ])
    expect((await fetch(server.address + path!, { method: method! })).status).toBe(401);
  const options = await anna.post('/api/session/passkeys/options', {});
  const client = { type: 'webauthn.create', challenge: options.challenge, origin: server.address };
  const response = (over: object) => ({
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify({ ...client, ...over })).toString('base64url'),
      attestationObject: 'oA',
      authenticatorData: 'oA',
      signature: 'oA',
    },
  });
  for (const over of [{}, { origin: 'https://elsewhere.example' }, { challenge: 'bm9uZQ' }, { type: 'webauthn.get' }]) {
    expect(await anna.ask('POST', '/api/session/passkeys', { response: response(over) })).toMatchObject({
      status: 404,
      body: { code: 'no-passkey' },
    });
    expect(await anna.ask('POST', '/api/passkeys', { response: response(over) })).toMatchObject({ status: 404 });
  }
  expect(await anna.ask('POST', '/api/passkeys', { response: {} })).toMatchObject({ status: 404, body: { code: 'no-passkey' } });
  expect((await anna.ask('POST', '/api/passkeys', {})).status).toBe(400);
  expect(await anna.get('/api/session/passkeys')).toEqual([]);
});

test('what was asked is answered once, in time, and by whom it was asked', async () => {
  let at = 0;
  const challenges = new Challenges(new MemorySlips(() => at));
  await challenges.put('a', 'anna');
  expect(await challenges.take('a', 'bo')).toBe(false);
  expect(await challenges.take('a', 'anna')).toBe(false); // a wrong try is the last one
  await challenges.put('b', 'anna');
  expect([await challenges.take('b', 'anna'), await challenges.take('b', 'anna')]).toEqual([true, false]);
  await challenges.put('c', 'anna');
  at = 5 * 60_000 + 1;
  expect(await challenges.take('c', 'anna')).toBe(false);
  for (let n = 0; n <= 30_000; n++) await challenges.put(`n${n}`, 'anna');
  expect([await challenges.take('n0', 'anna'), await challenges.take('n1', 'anna')]).toEqual([false, true]);
});

test('codes and passkeys are tried a few times a minute, not more', async () => {
  const hall = await serve({ limits: { sessions: { max: 4, timeWindow: 60_000 } } });
  const anna = await Person.enter(hall.address, 'Anna');
  const tries = [];
  for (let n = 0; n < 5; n++) tries.push((await anna.ask('POST', '/api/session/devices', { code: 'NOSUCHCODE' })).status);
  expect(tries).toEqual([404, 404, 404, 429, 429]);
  expect((await anna.ask('POST', '/api/passkeys', { response: {} })).status).toBe(429);
  await hall.stop();
});
