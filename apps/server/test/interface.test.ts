import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import stringify from 'fast-json-stringify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainSchema, type Schema } from '../src/http/plain-schema.ts';
import { serializers } from '../src/http/serializers.ts';
import { validators } from '../src/http/validators.ts';
import type { RunningServer } from '../src/index.ts';
import { VERSION } from '../src/version.ts';
import { newFolder, Person, serve } from './player.ts';

const webDir = newFolder();
const SCRIPT = 'console.log("a script that is long enough to be worth packing");'.repeat(20);
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Questhall</title>');
  writeFileSync(join(webDir, 'assets', 'main-abc123.js'), SCRIPT);
  writeFileSync(join(webDir, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(webDir, 'assets', 'check.worker-abc123.js'), SCRIPT);
  writeFileSync(join(webDir, 'assets', 'seal-abc123.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await serve({ webDir });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.address + path, { headers });
const page = { accept: 'text/html,*/*' };

describe('the site', () => {
  test('its addresses get its page, its files never change or are asked for again', async () => {
    for (const path of ['/', '/match/abc', '/index.html']) {
      const answer = await get(path, page);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(await answer.text()).toContain('<title>Questhall');
    }
    const script = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toMatch('javascript');
    expect(await script.text()).toBe(SCRIPT);
    expect((await get('/assets/main-abc123.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
    expect((await get('/assets/gone-1.js')).status).toBe(404);
    expect((await get('/../package.json')).status).toBe(404);
    expect((await get('/%2e%2e/%2e%2e/etc/passwd')).status).toBe(404);
  });

  test('runs no foreign or inline script, and works on plain http', async () => {
    const policy = (await get('/', page)).headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect((await get('/', page)).headers.get('strict-transport-security')).toBeNull();
  });

  test('what can be a page of its own has the policy, what never is one goes without its half kilobyte', async () => {
    const policyOf = async (file: string) => (await get(file, { 'accept-encoding': 'br' })).headers.get('content-security-policy');
    expect(await policyOf('/assets/check.worker-abc123.js')).toContain("default-src 'self'");
    expect(await policyOf('/assets/seal-abc123.svg')).toContain("default-src 'self'");
    expect(await policyOf('/assets/gone-1.js')).toContain("default-src 'self'");
    const { headers } = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect([headers.get('content-security-policy'), headers.get('x-frame-options')]).toEqual([null, null]);
    expect([headers.get('x-content-type-options'), headers.get('cross-origin-resource-policy')]).toEqual(['nosniff', 'same-origin']);
  });

  test('an unknown address of the API is answered in JSON, a broken body too', async () => {
    const answer = await get('/api/nothing', page);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'no-route' }]);
    const broken = await fetch(`${server.address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"na',
    });
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'malformed' }]);
    const form = await fetch(`${server.address}/api/session`, { method: 'POST', body: new URLSearchParams({ name: 'Anna' }) });
    expect([form.status, await form.json()]).toMatchObject([400, { code: 'malformed' }]);
    const anna = await Person.enter(server.address, 'Anna');
    const { id } = await anna.newMatch({});
    const empty = await fetch(`${server.address}/api/matches/${id}/seats/1/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${anna.token}` },
    });
    expect([empty.status, await empty.json()]).toMatchObject([200, { seats: [{ name: 'Anna' }, { name: 'Anna 2' }] }]);
    const large = await fetch(`${server.address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(100_000) }),
    });
    expect([large.status, await large.json()]).toMatchObject([413, { code: 'too-large' }]);
  });
});

interface Operation {
  operationId: string;
  summary: string;
  responses: Record<string, { description: string; content?: object }>;
  requestBody?: { content: { 'application/json': { schema?: object; example?: unknown; examples?: object } } };
}

describe('the description', () => {
  test('names every route once, with its answers and errors and an example for what is sent', async () => {
    const description = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, Operation>>;
    };
    expect(description.openapi).toBe('3.1.0');
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
    );
    expect(operations.map(({ name }) => name).sort()).toEqual([
      'DELETE /api/calls/away',
      'DELETE /api/calls/feed',
      'DELETE /api/calls/hook',
      'DELETE /api/calls/mail',
      'DELETE /api/calls/push',
      'DELETE /api/matches/{id}/seats/{seat}/offer',
      'DELETE /api/matches/{id}/talk/{room}/{n}',
      'DELETE /api/matches/{id}/visit',
      'DELETE /api/session',
      'DELETE /api/session/devices/{device}',
      'DELETE /api/session/passkeys/{passkey}',
      'DELETE /api/session/recovery',
      'GET /api/address',
      'GET /api/calls',
      'GET /api/feed/{key}',
      'GET /api/games',
      'GET /api/lengths',
      'GET /api/matches',
      'GET /api/matches/{id}',
      'GET /api/matches/{id}/log',
      'GET /api/matches/{id}/reactions',
      'GET /api/matches/{id}/record',
      'GET /api/matches/{id}/replay',
      'GET /api/matches/{id}/seats/{seat}/digest',
      'GET /api/matches/{id}/seats/{seat}/note',
      'GET /api/matches/{id}/seats/{seat}/orders',
      'GET /api/matches/{id}/seats/{seat}/plan',
      'GET /api/matches/{id}/socket',
      'GET /api/matches/{id}/talk',
      'GET /api/matches/{id}/view',
      'GET /api/session',
      'GET /api/session/devices',
      'GET /api/session/passkeys',
      'GET /api/session/recovery',
      'GET /api/session/words',
      'GET /api/tables/{code}',
      'GET /healthz',
      'GET /readyz',
      'PATCH /api/session',
      'POST /api/calls/mail',
      'POST /api/calls/trial',
      'POST /api/matches',
      'POST /api/matches/{id}/actions',
      'POST /api/matches/{id}/host',
      'POST /api/matches/{id}/proposals',
      'POST /api/matches/{id}/rematch',
      'POST /api/matches/{id}/resume',
      'POST /api/matches/{id}/seats/{seat}/back',
      'POST /api/matches/{id}/seats/{seat}/bot',
      'POST /api/matches/{id}/seats/{seat}/clear',
      'POST /api/matches/{id}/seats/{seat}/hint',
      'POST /api/matches/{id}/seats/{seat}/join',
      'POST /api/matches/{id}/seats/{seat}/leave',
      'POST /api/matches/{id}/seats/{seat}/nudge',
      'POST /api/matches/{id}/seats/{seat}/offer',
      'POST /api/matches/{id}/seats/{seat}/take',
      'POST /api/matches/{id}/start',
      'POST /api/matches/{id}/talk',
      'POST /api/matches/{id}/talk/{room}/{n}/report',
      'POST /api/matches/{id}/visit',
      'POST /api/passkeys',
      'POST /api/passkeys/options',
      'POST /api/session',
      'POST /api/session/devices',
      'POST /api/session/link',
      'POST /api/session/passkeys',
      'POST /api/session/passkeys/options',
      'POST /api/session/recovery',
      'PUT /api/calls',
      'PUT /api/calls/away',
      'PUT /api/calls/feed',
      'PUT /api/calls/hook',
      'PUT /api/calls/hours',
      'PUT /api/calls/mail',
      'PUT /api/calls/push',
      'PUT /api/matches/{id}/log/{n}/reaction',
      'PUT /api/matches/{id}/proposals/{n}',
      'PUT /api/matches/{id}/seats/{seat}/contribution',
      'PUT /api/matches/{id}/seats/{seat}/digest',
      'PUT /api/matches/{id}/seats/{seat}/note',
      'PUT /api/matches/{id}/seats/{seat}/orders',
      'PUT /api/matches/{id}/seats/{seat}/plan',
      'PUT /api/matches/{id}/seats/{seat}/ready',
      'PUT /api/matches/{id}/talk',
      'PUT /api/matches/{id}/talk/{room}/{n}/reaction',
      'PUT /api/matches/{id}/terms',
    ]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { name, summary, responses, requestBody } of operations) {
      expect(summary, name).toBeTruthy();
      for (const [status, { description: said }] of Object.entries(responses)) {
        expect(said, `${name} ${status}`).not.toBe('Default Response');
      }
      if (requestBody) {
        const { example, examples } = requestBody.content['application/json'];
        expect(example ?? examples, name).toBeTruthy();
      }
    }
  });

  test('is a valid OpenAPI document', async () => {
    const { Validator } = await import('@seriousme/openapi-schema-validator');
    const document = (await (await get('/api/openapi.json')).json()) as Record<string, never>;
    const result = await new Validator().validate(document);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('health says that all is well', async () => {
    await Person.enter(server.address, 'Anna');
    expect(await (await get('/healthz')).json()).toMatchObject({ ok: true, version: VERSION });
    expect(await (await get('/readyz')).json()).toEqual({ ready: true });
  });
});

test('every request and answer that the interface describes can be read and written by its schema, though each is built when it is first needed', () => {
  expect(serializers.all().length).toBeGreaterThan(40);
  expect(validators.all().length).toBeGreaterThan(30);
});

/** Values of a schema: each alternative, lists of none and two, without and with what may be left out. */
function samples(schema: Schema): unknown[] {
  const { type, anyOf } = schema;
  const { items, properties, patternProperties } = schema as {
    items: Schema | Schema[];
    properties?: Record<string, Schema>;
    patternProperties?: Record<string, Schema>;
  };
  if ('const' in schema) return [schema.const];
  if (anyOf) return anyOf.flatMap(samples);
  // A list whose places differ.
  if (Array.isArray(items)) return [items.map((of) => samples(of)[0]), items.map((of) => samples(of).at(-1))];
  if (type === 'array') return [[], samples(items).slice(0, 2), samples(items)];
  if (type === 'object') {
    const inside: [string, unknown[]][] = Object.entries(properties ?? {}).map(([name, of]) => [name, samples(of)]);
    const most = Math.max(1, ...inside.map(([, all]) => all.length));
    const more = Object.values(patternProperties ?? {}).map((of) => Object.fromEntries(samples(of).map((one, n) => [`k${n}`, one])));
    const required = (schema.required ?? []) as string[];
    return [
      Object.fromEntries(inside.filter(([name]) => required.includes(name)).map(([name, all]) => [name, all[0]])),
      ...Array.from({ length: most }, (_, n) => Object.fromEntries(inside.map(([name, all]) => [name, all[n % all.length]]))),
      ...more,
    ];
  }
  const { minLength = 0, minimum = 0, maximum = 7 } = schema as Record<string, number>;
  const simple: Record<string, unknown[]> = {
    string: [...(minLength > 0 ? [] : ['']), 'a "word" of a table'],
    integer: [minimum, maximum],
    number: [0.5, -3],
    boolean: [true, false],
    null: [null],
  };
  return simple[type as string] ?? [{ a: [1, null, 'x'] }, 'x', null];
}

test('what answers are written by says the same as their schemas, and nothing in it needs a validator', () => {
  const left: unknown[] = [];
  let values = 0;
  for (const schema of serializers.all() as Schema[]) {
    const [whole, plain] = [stringify(schema as object), stringify(plainSchema(schema) as object)];
    left.push(...(JSON.stringify(plainSchema(schema)).match(/"anyOf":/g) ?? []));
    for (const value of samples(schema)) {
      values++;
      expect(plain(value)).toBe(whole(value));
      expect(JSON.parse(plain(value))).toEqual(JSON.parse(whole(value)));
    }
  }
  expect(left).toEqual([]);
  expect(values).toBeGreaterThan(200);
});
