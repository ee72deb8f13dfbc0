import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Database, freePort, programs } from '../../apps/server/test/database.ts';
import { Nats, natsServer } from '../../apps/server/test/nats.ts';
import { type Launched, newFolder, ROOT, Server, type ServerSettings, type Site } from '../child.ts';
import { haproxy } from '../product/compose.ts';

/** What operators get for their HAProxy, with the nodes that there are here. Returns the file. */
function proxyFor(ports: readonly number[], at: number): string {
  const nodes = ports.map((port, nr) => `    server node${nr} 127.0.0.1:${port}`).join('\n');
  const text = readFileSync(join(ROOT, 'ship/haproxy-nodes.cfg'), 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${at}`)
    .replace(/( {4}server .*\n)+/, `${nodes}\n`);
  const file = join(newFolder(), 'haproxy.cfg');
  writeFileSync(file, text);
  return file;
}

/** Several nodes at one PostgreSQL database and one NATS server, and HAProxy as operators set it up before them. */
export class Cluster implements Site {
  readonly address: string;
  /** The address of the database that they share. */
  readonly store: string;
  readonly #servers: readonly Server[];
  readonly #database: Database;
  readonly #nats: Nats;
  readonly #front: ChildProcess;

  private constructor(address: string, store: string, servers: readonly Server[], database: Database, nats: Nats, front: ChildProcess) {
    this.address = address;
    this.store = store;
    this.#servers = servers;
    this.#database = database;
    this.#nats = nats;
    this.#front = front;
  }

  /** @throws Error where PostgreSQL, NATS or HAProxy is not installed */
  static async start(settings: ServerSettings, nodes: number): Promise<Cluster> {
    if (!programs) throw new Error('PostgreSQL is not installed here (package postgresql)');
    if (!natsServer) throw new Error('NATS is not installed here (package nats-server)');
    if (!haproxy) throw new Error('HAProxy is not installed here (package haproxy)');
    const [database, nats] = [await Database.start('as usual'), await Nats.start()];
    const store = await database.ready();
    const ports = await Promise.all(Array.from({ length: nodes }, freePort));
    const launched: Launched[] = ports.map((port) => Server.launch({ ...settings, dataDir: newFolder(), store, bus: nats.url, port }));
    const servers = await Promise.all(launched.map(({ open }) => open));
    const at = await freePort();
    const front = spawn(haproxy, ['-db', '-f', proxyFor(ports, at)], { stdio: 'ignore' });
    const address = `http://127.0.0.1:${at}`;
    const ready = () =>
      fetch(`${address}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 50));
    return new Cluster(address, store, servers, database, nats, front);
  }

  get doors(): readonly string[] {
    return this.#servers.map(({ address }) => address);
  }
  get errors(): string {
    return this.#servers.map(({ errors }) => errors).join('');
  }
  get running(): boolean {
    return this.#servers.every(({ running }) => running);
  }

  /** Bytes of all their heaps together. */
  async heap(): Promise<number> {
    return (await Promise.all(this.#servers.map((server) => server.heap()))).reduce((sum, bytes) => sum + bytes, 0);
  }
  async pass(ms: number): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.pass(ms)));
  }
  async wall(off: number): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.wall(off)));
  }

  async kill(): Promise<void> {
    this.#front.kill('SIGKILL');
    await Promise.all(this.#servers.map((server) => server.kill()));
    await this.#nats.down();
    await this.#database.end();
  }
}

/** One server, or so many nodes that share the matches of one database. */
export function openSite(settings: ServerSettings, nodes = 1): Promise<Site> {
  return nodes > 1 ? Cluster.start(settings, nodes) : Server.start(settings);
}
