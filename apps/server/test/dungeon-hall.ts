import { afterAll, beforeAll } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { newFolder, Person, serve } from './player.ts';

/** A server of Dystopia with two persons, for the tests of one file. */
export interface DungeonHall {
  anna: Person;
  bo: Person;
  /** Stops the server and starts it anew on the same folder; both persons are there again. */
  restart(): Promise<void>;
}

/** Opens the hall before the tests of the file that calls it, and closes it after them. */
export function dungeonHall(): DungeonHall {
  const games = new URL('./dungeon.ts', import.meta.url);
  const dataDir = newFolder();
  let server: RunningServer;
  const hall = {
    async restart() {
      await server.stop();
      server = await serve({ games, dataDir });
      [hall.anna, hall.bo] = [hall.anna.at(server.address), hall.bo.at(server.address)];
    },
  } as DungeonHall;
  beforeAll(async () => {
    server = await serve({ games, dataDir });
    [hall.anna, hall.bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
  }, 60_000);
  afterAll(() => server.stop());
  return hall;
}
