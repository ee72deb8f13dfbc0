import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { backupFolder, restoreFolder } from '../src/index.ts';
import { openDatabase } from '../src/store/driver.ts';
import { newFolder, Person, playFor, playOn, serve } from './player.ts';

const GAMES = new URL('../src/games.ts', import.meta.url);
const SNAPSHOTS = fileURLToPath(new URL('./snapshots', import.meta.url));

describe('a backup', () => {
  test('of a running server is whole: restored elsewhere, everybody is where they were and plays on', async () => {
    const dataDir = newFolder();
    const server = await serve({ dataDir });
    const anna = await Person.enter(server.address, 'Anna');
    const bo = await Person.enter(server.address, 'Bo');
    const { id } = await anna.newMatch({ options: { rounds: 20 } });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    await anna.post(`/api/matches/${id}/start`);
    const clients = [await anna.connect(id), await bo.connect(id)];
    // It is written in the middle of play.
    const out = join(newFolder(), 'now.backup');
    const play = playOn(clients);
    await clients[0]!.until(() => clients[0]!.log.length > 6);
    const facts = backupFolder(dataDir, out);
    expect(facts).toMatchObject({ matches: 1, running: 1, sessions: 2 });
    expect(statSync(out).mode & 0o077).toBe(0);
    await play;
    await server.stop();

    const again = join(newFolder(), 'restored');
    expect(restoreFolder(out, again)).toEqual(facts);
    const second = await serve({ dataDir: again });
    const back = [await anna.at(second.address).connect(id), await bo.at(second.address).connect(id)];
    expect(back[0]!.table?.status).toBe('running');
    expect(clients[0]!.log.slice(0, back[0]!.log.length)).toEqual(back[0]!.log);
    await playOn(back);
    await second.stop();
  });

  test('overwrites nothing, and what is damaged, foreign or newer is refused in one sentence', async () => {
    const dataDir = newFolder();
    const server = await serve({ dataDir });
    const anna = await Person.enter(server.address, 'Anna');
    await anna.newMatch({ bots: ['easy'], start: true });
    const folder = newFolder();
    const out = join(folder, 'a.backup');
    backupFolder(dataDir, out);
    await server.stop();
    expect(() => backupFolder(dataDir, out)).toThrow('exists already');
    expect(() => backupFolder(newFolder(), join(folder, 'b.backup'))).toThrow('There is no Questhall in the folder');
    expect(() => backupFolder(dataDir, '/proc/a.backup')).toThrow('The backup was not written: ');
    expect(() => restoreFolder(out, dataDir)).toThrow('holds a Questhall already');
    expect(() => restoreFolder(join(folder, 'none'), newFolder())).toThrow('There is no file');

    const changed = (name: string, change: (file: string) => void) => {
      const file = join(folder, name);
      copyFileSync(out, file);
      if (name === 'flipped') copyFileSync(`${out}.sha256`, `${file}.sha256`);
      change(file);
      const target = newFolder();
      expect(() => restoreFolder(file, target), name).toThrow(/was not restored: .*\.$/);
      expect(existsSync(join(target, 'questhall.db'))).toBe(false);
    };
    const sql = (words: string) => (file: string) => {
      const db = openDatabase(file);
      db.exec(words);
      db.close();
    };
    changed('noise', (file) => writeFileSync(file, 'no database at all, but some bytes'));
    changed('cut', (file) => writeFileSync(file, readFileSync(file).subarray(0, 20_000)));
    changed('flipped', (file) => {
      const bytes = readFileSync(file);
      bytes[10_000]! ^= 1;
      writeFileSync(file, bytes);
    });
    changed('newer', sql('PRAGMA user_version = 99'));
    changed('other', sql('PRAGMA user_version = 0'));
    changed('lost', sql('UPDATE matches SET state = \'{"seq":77}\''));
  });
});

describe('snapshots of releases', () => {
  const releases = readdirSync(SNAPSHOTS).filter((file) => file.endsWith('.backup'));

  test('there are some, with matches of each game', () => {
    expect(releases).toContain('0.1.0.backup');
    const games = releases.flatMap((release) => {
      const db = openDatabase(join(SNAPSHOTS, release), { readOnly: true });
      const found = db.prepare("SELECT DISTINCT game FROM matches WHERE status = 'running'").all();
      db.close();
      return found.map(({ game }) => String(game));
    });
    expect(new Set(games)).toEqual(new Set(['nachtwacht', 'talisman', 'dystopia']));
  });

  for (const release of releases) {
    // In the short form one of Nachtwacht comes to its end, and each of the others plays on for a while.
    test(`${release}: every match in it plays on, those of Nachtwacht to their end`, async () => {
      const { people, matches } = JSON.parse(readFileSync(join(SNAPSHOTS, release.replace('.backup', '.json')), 'utf8'));
      const dataDir = join(newFolder(), 'data');
      restoreFolder(join(SNAPSHOTS, release), dataDir);
      const server = await serve({ dataDir, games: GAMES, limits: { messages: { perSecond: 10_000, burst: 10_000 } } });
      // Sessions end after a year without use, and this one may be years old.
      const db = openDatabase(join(dataDir, 'questhall.db'));
      db.prepare('UPDATE devices SET used = ?').run(Date.now());
      db.close();
      const persons = people.map(({ id, token }: { id: string; token: string }) => Person.from(server.address, id, token)) as Person[];
      let ended = 0;
      for (const match of matches) {
        const clients = [await persons[0]!.connect(match), await persons[1]!.connect(match)];
        const { game, lookingOn } = clients[0]!.table!;
        // Tables of before were never asked.
        expect(lookingOn).toBe('link');
        // By chance a match of Talisman may take thousands of answers.
        const toItsEnd = game === 'nachtwacht' && ended < sized(1, Number.POSITIVE_INFINITY);
        if (toItsEnd) await playOn(clients);
        else await playFor(clients, sized(40, 150));
        if (toItsEnd) {
          expect(clients[0]!.table?.status).toBe('over');
          ended++;
        }
        for (const client of clients) await client.close();
      }
      expect(ended).toBeGreaterThan(0);
      await server.stop();
    }, 180_000);
  }
});
