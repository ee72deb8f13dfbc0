import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '@questhall/protocol';
import { checkRecord } from '@questhall/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveStore, restoreFolder } from '../src/index.ts';
import { openDatabase } from '../src/store/driver.ts';
import { bids } from './bids.ts';
import { Database, programs } from './database.ts';
import { answerOnce, newFolder, Person, playOn, serve } from './player.ts';

/** A table as it is kept: who looks at it now, since when not, and how often it was told, is no part of that. */
const remembered = (table: TableInfo) => {
  const seats = table.seats.map((seat) => ({ ...seat, online: false, awaySince: null, quietSince: null }));
  return { ...table, revision: 0, hostAwaySince: null, seats };
};

/** A club's folder goes into PostgreSQL and comes back, with everything in it. */

describe.runIf(programs)('a move', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.start();
  }, 60_000);
  afterAll(() => database.end(), 60_000);

  test('takes a folder into a database and back: matches play on where they were, and what was left is refused', async () => {
    const [dataDir, back, url] = [newFolder(), join(newFolder(), 'back'), await database.fresh()];
    let server = await serve({ dataDir });
    const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
    const newMatch = async () => {
      const { id } = await anna.newMatch({ options: { rounds: 2 } });
      await bo.post(`/api/matches/${id}/seats/1/join`);
      await anna.post(`/api/matches/${id}/start`);
      return id;
    };
    const [over, running] = [await newMatch(), await newMatch()];
    await playOn([await anna.connect(over), await bo.connect(over)]);
    await answerOnce(anna, bo, running);
    await anna.post(`/api/matches/${running}/talk`, { id: 'said-once-here', text: 'Wait for me' });
    await anna.ask('PUT', `/api/matches/${running}/log/1/reaction`, { reaction: 'bravo' });
    expect((await anna.ask('PUT', `/api/matches/${running}/seats/0/note`, { text: 'For myself', n: 0 })).status).toBe(200);
    await anna.newMatch({});
    const look = async (who: Person) => [
      await who.get(`/api/matches/${running}/view`).then(({ sight, log }) => [sight, log]),
      await who.get(`/api/matches/${running}/talk`),
      await who.get(`/api/matches/${running}/reactions`),
      (await who.get('/api/session/words')).notes,
      await who.get(`/api/matches/${over}/record`),
      (await who.get('/api/matches?of=mine')).map(remembered),
    ];
    const before = await look(anna);
    await expect(moveStore(dataDir, { to: url })).rejects.toThrow('Another Questhall is using the data folder');
    await server.stop();

    expect(await moveStore(dataDir, { to: url })).toEqual({ matches: 3, checked: 2, actions: expect.any(Number), sessions: 2 });
    await expect(serve({ dataDir })).rejects.toThrow(/has been moved to postgres:\/\/127\.0\.0\.1:\d+\/\w+; serve from there/);
    await expect(moveStore(newFolder(), { to: url })).rejects.toThrow('holds a Questhall already; move into an empty one.');
    server = await serve({ store: url });
    expect(await look(anna.at(server.address))).toEqual(before);
    await expect(moveStore(back, { from: url })).rejects.toThrow('is using this database');
    await answerOnce(anna.at(server.address), bo.at(server.address), running);
    const then = await look(anna.at(server.address));
    await server.stop();

    expect(await moveStore(back, { from: url })).toMatchObject({ matches: 3, checked: 2, sessions: 2 });
    await expect(serve({ store: url })).rejects.toThrow('What was in this database has been moved to');
    await expect(moveStore(back, { from: url })).rejects.toThrow('holds a Questhall already');
    server = await serve({ dataDir: back });
    expect(await look(anna.at(server.address))).toEqual(then);
    await playOn([await anna.at(server.address).connect(running), await bo.at(server.address).connect(running)]);
    const record = await anna.at(server.address).get(`/api/matches/${running}/record`);
    expect(checkRecord(record, { gameOf: () => bids }).verdict).toBe('good');
    await server.stop();
  });

  test('of a chain that does not hold moves nothing', async () => {
    const [dataDir, url] = [newFolder(), await database.fresh()];
    const snapshot = fileURLToPath(new URL('./snapshots/0.1.0.backup', import.meta.url));
    restoreFolder(snapshot, join(dataDir, 'a'));
    const facts = await moveStore(join(dataDir, 'a'), { to: url });
    expect(facts).toMatchObject({ matches: 6, sessions: 2 });
    expect(facts.checked).toBeGreaterThan(3);
    restoreFolder(snapshot, join(dataDir, 'b'));
    const db = openDatabase(join(dataDir, 'b', 'questhall.db'));
    db.exec(`UPDATE matches SET chain = '${'0'.repeat(64)}' WHERE id = (SELECT id FROM matches WHERE status = 'running' LIMIT 1)`);
    db.close();
    const empty = await database.fresh();
    await expect(moveStore(join(dataDir, 'b'), { to: empty })).rejects.toThrow(/The chain of match \w+ does not hold; nothing was moved\./);
    expect(await database.ask('SELECT * FROM sessions', [], empty)).toEqual([]);
    expect(existsSync(join(dataDir, 'b', 'moved'))).toBe(false);
  });
});
