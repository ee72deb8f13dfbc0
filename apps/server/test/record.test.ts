import { checkRecord, type ExportedMatch } from '@questhall/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { exportedMatch } from '../src/proof/export.ts';
import { importRecord } from '../src/proof/import.ts';
import { openFolder } from '../src/store/folder.ts';
import { bids } from './bids.ts';
import { type Client, newFolder, Person, playOn, serve } from './player.ts';

const check = (record: unknown, kept = {}) => checkRecord(record, { gameOf: (id) => (id === 'bids' ? bids : undefined), kept });

describe('dice that everybody takes part in', () => {
  let server: RunningServer;
  let anna: Person;
  let bo: Person;

  beforeAll(async () => {
    server = await serve({ dataDir: newFolder() });
    anna = await Person.enter(server.address, 'Anna');
    bo = await Person.enter(server.address, 'Bo');
  });
  afterAll(() => server.stop());

  /** Anna and Bo at a table, each with a contribution; both connected. */
  async function twoAtTable(): Promise<{ id: string; clients: [Client, Client]; commitment: string }> {
    const { id, commitment } = await anna.newMatch({ seats: 2 });
    await anna.ask('PUT', `/api/matches/${id}/seats/0/contribution`, { contribution: 'heads of Anna' });
    await bo.post(`/api/matches/${id}/seats/1/join`, { contribution: 'tails of Bo' });
    return { id, commitment, clients: [await anna.connect(id), await bo.connect(id)] };
  }

  test('the commitment is there first; a contribution is its own seat’s until the start, and everybody’s from then on', async () => {
    const { id, clients, commitment } = await twoAtTable();
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect((await anna.get(`/api/matches/${id}`)).seats.map((s: { contribution: unknown }) => s.contribution)).toEqual([
      'heads of Anna',
      null,
    ]);
    expect((await bo.get(`/api/matches/${id}`)).seats.map((s: { contribution: unknown }) => s.contribution)).toEqual([null, 'tails of Bo']);
    expect(clients[1].received.join()).not.toContain('heads of Anna');
    await anna.post(`/api/matches/${id}/start`);
    await clients[1].until(() => clients[1].table?.status === 'running');
    expect(clients[1].table!.seats.map((s) => s.contribution)).toEqual(['heads of Anna', 'tails of Bo']);
    expect(clients[1].table!.commitment).toBe(commitment);
    const late = await anna.ask('PUT', `/api/matches/${id}/seats/0/contribution`, { contribution: 'again' });
    expect([late.status, late.body.code]).toEqual([409, 'already-started']);
  });

  test('only one’s own seat contributes, and who leaves takes the contribution along', async () => {
    const { id } = await twoAtTable();
    const foreign = await bo.ask('PUT', `/api/matches/${id}/seats/0/contribution`, { contribution: 'mine' });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'not-your-seat']);
    expect((await bo.ask('PUT', `/api/matches/${id}/seats/1/contribution`, { contribution: 'x'.repeat(65) })).status).toBe(400);
    await bo.post(`/api/matches/${id}/seats/1/leave`);
    await anna.post(`/api/matches/${id}/seats/1/bot`, { level: 'easy' });
    const started = await anna.post(`/api/matches/${id}/start`);
    expect(started.seats.map((s: { contribution: unknown }) => s.contribution)).toEqual(['heads of Anna', '']);
  });

  test('a running match gives nothing away: no record, no secret, no head', async () => {
    const { id, clients } = await twoAtTable();
    const before = await anna.ask('GET', `/api/matches/${id}/record`);
    await anna.post(`/api/matches/${id}/start`);
    const during = await anna.ask('GET', `/api/matches/${id}/record`);
    expect([before, during].map((a) => [a.status, a.body.code])).toEqual([
      [409, 'not-over'],
      [409, 'not-over'],
    ]);
    expect(Object.keys(during.body).sort()).toEqual(['code', 'message']);
    const { secret, head, opening } = await anna.get(`/api/matches/${id}`);
    expect([secret, head]).toEqual([null, null]);
    await playOn(clients);
    const record = (await anna.get(`/api/matches/${id}/record`)) as ExportedMatch;
    for (const client of clients) {
      const over = client.received.findIndex((text) => text.includes('"status":"over"'));
      const early = client.received.slice(0, over).join('\n');
      for (const hidden of [record.secret!, record.start.link, record.start.state, ...record.actions.map((a) => a.link)]) {
        expect(early).not.toContain(hidden);
      }
      expect(early).toContain(opening);
    }
  });

  test('the record of a finished match is in order, and bound to what was shown during the match', async () => {
    const { id, clients, commitment } = await twoAtTable();
    const { opening } = await anna.post(`/api/matches/${id}/start`);
    // A new name stands at the table; the record tells the one of the start.
    await bo.ask('PATCH', '/api/session', { name: 'Bodil' });
    await playOn(clients);
    await bo.ask('PATCH', '/api/session', { name: 'Bo' });
    const table = await anna.get(`/api/matches/${id}`);
    const record = (await anna.get(`/api/matches/${id}/record`)) as ExportedMatch;
    const report = check(record, { commitment, opening, head: table.head });
    expect(report.findings).toEqual([]);
    expect(report.verdict).toBe('good');
    expect(record.secret).toBe(table.secret);
    expect(record.seats.map((s) => [s.name, s.contribution])).toEqual([
      ['Anna', 'heads of Anna'],
      ['Bo', 'tails of Bo'],
    ]);
    expect(record.actions.length).toBeGreaterThan(5);
  });

  test('defaults of the clock, which draw, are checked too, and so is a match that went on after a restart', async () => {
    const dataDir = newFolder();
    let own = await serve({ dataDir });
    let cy = await Person.enter(own.address, 'Cy');
    const { id } = await cy.newMatch({ seats: 2, bots: ['easy'], clock: 5, options: { rounds: 1 }, start: true });
    await own.stop();
    own = await serve({ dataDir });
    cy = cy.at(own.address);
    const client = await cy.connect(id);
    await client.until(() => client.table?.status === 'over', 'the end');
    const record = (await cy.get(`/api/matches/${id}/record`)) as ExportedMatch;
    await own.stop();
    expect(record.actions.some((a) => a.by === 'clock' && a.byDefault && a.draws.some((d) => d.what === ''))).toBe(true);
    expect(check(record).findings).toEqual([]);
  });

  test('goes into another folder and comes out as it was; a second time it is refused', async () => {
    const { id, clients } = await twoAtTable();
    await anna.post(`/api/matches/${id}/start`);
    await playOn(clients);
    const record = (await anna.get(`/api/matches/${id}/record`)) as ExportedMatch;
    const { store, close } = openFolder(newFolder());
    const gameOf = (game: string) => (game === 'bids' ? bids : undefined);
    const { code } = await importRecord(store, gameOf, record);
    expect(await exportedMatch(store, (await store.recordByCode(code))!)).toEqual(record);
    await expect(importRecord(store, gameOf, record)).rejects.toThrow(`the match ${id} is there already`);
    const forged = { ...record, secret: record.secret!.replace(/^./, (d) => (d === '0' ? '1' : '0')) };
    await expect(importRecord(store, gameOf, forged)).rejects.toThrow('not in order: secret: its SHA-256');
    const saved = await store.load(id);
    expect([saved!.events.length > 5, saved!.record.status]).toEqual([true, 'over']);
    await close();
  });

  test('a rematch that waits lets the seats contribute first', async () => {
    const { id } = await anna.newMatch({ seats: 2, bots: ['easy'], options: { rounds: 1 }, start: true });
    await playOn([await anna.connect(id)]);
    const next = await anna.post(`/api/matches/${id}/rematch`, { wait: true });
    expect(next.status).toBe('open');
    await anna.ask('PUT', `/api/matches/${next.id}/seats/0/contribution`, { contribution: 'once more' });
    const started = await anna.post(`/api/matches/${next.id}/start`);
    expect([started.status, started.seats[0].contribution]).toEqual(['running', 'once more']);
  });
});
