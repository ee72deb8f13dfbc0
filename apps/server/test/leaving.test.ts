import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRecord, type ExportedMatch } from '@questhall/record';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deviceLabel } from '../src/http/sessions.ts';
import { backupFolder, type RunningServer } from '../src/index.ts';
import { importRecord } from '../src/proof/import.ts';
import { openFolder } from '../src/store/folder.ts';
import { bids } from './bids.ts';
import { newFolder, Person, playOn, serve } from './player.ts';

/** Devices of a session, and leaving: on one of them, or for good. */

const dataDir = newFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await serve({ dataDir });
});
afterAll(() => server.stop());

const gameOf = (id: string) => (id === 'bids' ? bids : undefined);
const enter = (name: string) => Person.enter(server.address, name);

/** The same session by another device, let in with a code. */
async function second(person: Person, agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'): Promise<Person> {
  const { code } = await person.post('/api/session/link');
  const answer = await fetch(`${server.address}/api/session/devices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ code: `${code.slice(0, 5).toLowerCase()} ${code.slice(5)}` }),
  });
  const { id, token } = (await answer.json()) as { id: string; token: string };
  return Person.from(server.address, id, token);
}

describe('devices', () => {
  test('each has a token of its own, is listed by browser and system, and can be logged out by another', async () => {
    const anna = await enter('Anna');
    const phone = await second(anna);
    expect([phone.id, phone.token === anna.token]).toEqual([anna.id, false]);
    const { id } = await anna.newMatch({ bots: ['easy'], options: { rounds: 20 }, start: true });
    const looking = await phone.connect(id);
    expect(looking.seat).toBe(0);
    const devices = await anna.get('/api/session/devices');
    expect(devices.map((d: { label: string; here: boolean }) => [d.label, d.here])).toEqual([
      ['', true],
      ['Firefox, Linux', false],
    ]);
    expect((await anna.ask('DELETE', `/api/session/devices/${devices[1].id}`)).status).toBe(200);
    await looking.until(() => looking.closed !== undefined, 'the closing of its line');
    expect((await phone.ask('GET', '/api/matches?of=mine')).status).toBe(401);
    expect((await anna.get('/api/matches?of=mine')).length).toBe(1);
    expect(await anna.ask('DELETE', `/api/session/devices/${devices[1].id}`)).toMatchObject({ status: 404, body: { code: 'no-device' } });
  });

  test('logging out here forgets the cookie, and the token is nobody’s; the seat stays', async () => {
    const anna = await enter('Anna');
    const phone = await second(anna);
    const { id } = await anna.newMatch({});
    const [here] = await anna.get('/api/session/devices');
    const answer = await fetch(`${server.address}/api/session/devices/${here.id}`, {
      method: 'DELETE',
      headers: { cookie: `questhall=${anna.token}` },
    });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringMatching(/^questhall=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/),
    ]);
    expect(await anna.get('/api/session')).toBeNull();
    expect((await phone.get(`/api/matches/${id}`)).seats[0]).toMatchObject({ name: 'Anna', yours: true });
  });

  test('a code lets in one device, once, and others’ devices are nobody else’s to log out', async () => {
    const [anna, bo] = [await enter('Anna'), await enter('Bo')];
    const { code } = await anna.post('/api/session/link');
    expect((await bo.ask('POST', '/api/session/devices', { code: 'AAAAAAAAAA' })).body.code).toBe('no-link');
    // Bo's own session is let go by this device.
    const changed = await bo.post('/api/session/devices', { code });
    expect(changed).toMatchObject({ id: anna.id, name: 'Anna' });
    expect((await bo.ask('GET', '/api/matches?of=mine')).status).toBe(401);
    expect((await bo.ask('POST', '/api/session/devices', { code })).body.code).toBe('no-link');
    const cy = await enter('Cy');
    const [device] = await anna.get('/api/session/devices');
    expect((await cy.ask('DELETE', `/api/session/devices/${device.id}`)).status).toBe(404);
    expect((await anna.get('/api/session')).name).toBe('Anna');
  });

  test('a code for another device holds for two minutes', async () => {
    const [anna, bo] = [await enter('Anna'), await enter('Bo')];
    const { code, seconds } = await anna.post('/api/session/link');
    expect(seconds).toBe(120);
    const before = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => before + 121_000);
    try {
      expect((await bo.ask('POST', '/api/session/devices', { code })).body.code).toBe('no-link');
    } finally {
      clock.mockRestore();
    }
    const again = await anna.post('/api/session/link');
    const later = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => later + 115_000);
    try {
      expect((await bo.post('/api/session/devices', { code: again.code })).id).toBe(anna.id);
    } finally {
      vi.restoreAllMocks();
    }
  });

  test('names of devices are a browser and a system, nothing more', () => {
    const chrome = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
    expect(deviceLabel(chrome)).toBe('Chrome, Android');
    expect(deviceLabel(`${chrome} Edg/130.0`)).toBe('Edge, Android');
    expect(deviceLabel('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1')).toBe(
      'Safari, iPhone',
    );
    expect(deviceLabel('\u001b[31m evil')).toBe('');
  });
});

describe('leaving for good', () => {
  test('an open seat opens, a bot plays on, and the name is gone from finished matches and their records, which stay checkable', async () => {
    const [anna, bo] = [await enter('Ariadne'), await enter('Bo')];
    const table = async (wanted: object) => {
      const { id } = await anna.newMatch(wanted);
      await bo.post(`/api/matches/${id}/seats/1/join`);
      return id;
    };
    const over = await table({});
    await anna.post(`/api/matches/${over}/start`);
    const playing = [await anna.connect(over), await bo.connect(over)];
    await playOn(playing);
    const before = (await bo.get(`/api/matches/${over}/record`)) as ExportedMatch;
    const running = await table({ options: { rounds: 20 } });
    await anna.post(`/api/matches/${running}/start`);
    await anna.ask('PUT', `/api/matches/${running}/seats/0/orders`, { orders: {} });
    const open = await table({});
    const seen = await bo.connect(running);
    const phone = await second(anna);
    const line = await phone.connect(running);

    expect((await anna.ask('DELETE', '/api/session')).status).toBe(200);
    await line.until(() => line.closed !== undefined, 'the closing of lines');
    for (const person of [anna, phone]) expect((await person.ask('GET', '/api/matches?of=mine')).status).toBe(401);
    const seats = async (id: string) => (await bo.get(`/api/matches/${id}`)).seats;
    expect((await seats(open))[0]).toMatchObject({ kind: 'open', name: null });
    expect((await bo.get(`/api/matches/${open}`)).host).toBe(true);
    expect((await seats(running))[0]).toMatchObject({ kind: 'person', name: null, standIn: 'normal' });
    expect((await seats(over))[0]).toMatchObject({ kind: 'person', name: null });
    await seen.until(() => seen.table?.seats[0]?.name === null, 'the table without the name');

    const record = (await bo.get(`/api/matches/${over}/record`)) as ExportedMatch;
    expect(JSON.stringify(record)).not.toContain('Ariadne');
    expect(record.end.link).toBe(before.end.link);
    const report = checkRecord(record, { gameOf, kept: { opening: before.seats.at(-1)!.link, head: before.end.link } });
    expect([report.verdict, report.unchecked, report.findings]).toEqual(['partly', ['names'], []]);

    // The match goes on, and its record has no name either.
    await playOn([seen]);
    const later = (await bo.get(`/api/matches/${running}/record`)) as ExportedMatch;
    expect(JSON.stringify(later)).not.toContain('Ariadne');
    expect(checkRecord(later, { gameOf }).unchecked).toEqual(['names']);
    const again = await bo.post(`/api/matches/${over}/rematch`, { wait: true });
    expect(again.seats[0]).toMatchObject({ kind: 'open', name: null });

    // Such a record can be kept elsewhere, too.
    const elsewhere = openFolder(newFolder());
    await importRecord(elsewhere.store, gameOf, record);
    expect((await elsewhere.store.record(over))?.opening?.seats[0]).toMatchObject({ name: null, withheld: before.seats[0]!.link });
    await elsewhere.close();

    // Nothing that is read of the folder names the person any more.
    await server.stop();
    const store = openFolder(dataDir);
    for (const id of [over, running, open])
      expect(JSON.stringify(await store.store.record(id))).not.toMatch(new RegExp(`Ariadne|${anna.id}`));
    expect(await store.store.devicesOf(anna.id)).toEqual([]);
    expect(await store.store.nameOf(anna.id)).toBeUndefined();
    await store.close();
    // In the database itself SQLite leaves bytes of what was deleted until it needs the room; a backup is written anew.
    const backup = join(newFolder(), 'a.backup');
    backupFolder(dataDir, backup);
    expect(readFileSync(backup, 'latin1')).toContain('Bo');
    expect(readFileSync(backup, 'latin1')).not.toContain('Ariadne');
    server = await serve({ dataDir });
  }, 60_000);
});
