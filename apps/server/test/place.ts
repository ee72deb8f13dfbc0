import { afterAll, afterEach, beforeAll } from 'vitest';
import type { RunningServer, ServerOptions } from '../src/index.ts';
import { Database } from './database.ts';
import { Nats } from './nats.ts';
import { serve } from './player.ts';

/** Where the nodes of a group of tests meet. */
export interface Place {
  readonly database: Database;
  readonly nats: Nats;
  /** Starts a node at a database; it is stopped after the test. */
  node(store: string, options?: Partial<ServerOptions>): Promise<RunningServer>;
  /** Stops a node within the test. */
  stop(server: RunningServer): Promise<void>;
}

/** One PostgreSQL and one NATS for the tests of the group that this is called in. */
export function place(): Place {
  let database: Database | undefined;
  let nats: Nats | undefined;
  let running: RunningServer[] = [];
  beforeAll(async () => {
    [database, nats] = [await Database.start(), await Nats.start()];
  }, 60_000);
  afterAll(async () => {
    await nats?.down();
    await database?.end();
  }, 60_000);
  afterEach(async () => {
    await Promise.all(running.map((one) => one.stop()));
    running = [];
  }, 60_000);
  return {
    get database() {
      return database!;
    },
    get nats() {
      return nats!;
    },
    async node(store, options = {}) {
      const server = await serve({ store, bus: nats!.url, gone: (why) => console.error(why.message), ...options });
      running.push(server);
      return server;
    },
    async stop(server) {
      running = running.filter((one) => one !== server);
      await server.stop();
    },
  };
}
