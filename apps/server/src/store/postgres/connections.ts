import { hostname } from 'node:os';
import pg, { type ClientConfig } from 'pg';
import type { Rules } from '../../nodes/rules.ts';
import { StartProblem } from '../../start-problem.ts';
import type { Row } from '../driver.ts';
import type { Ask } from './ask.ts';
import { type Fence, NodeFence, TurnFence } from './fence.ts';
import { Lease, type Waiting } from './lease.ts';
import { migratePostgres, mustBeCurrent, WHO_SERVES } from './migrations.ts';
import { Membership, type Watching } from './nodes.ts';

/** Questions that are asked at the same time, at most. */
const READERS = 6;
/** How many a server has in all: one that holds its right to serve, one that writes, those that read. */
export const CONNECTIONS = READERS + 2;
const PATIENCE_MS = 10_000;
/** Older ones have not been tried. */
const OLDEST = 150_000;

/** Where a database is, without its password: for sentences. */
export function withoutPassword(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    return `${protocol}//${host}${pathname}`;
  } catch {
    return 'the database';
  }
}

/** An acknowledged action must survive; a frozen server must not keep its lock within a transaction. */
function settings(url: string): ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    application_name: 'questhall',
    options: '-c synchronous_commit=on -c idle_in_transaction_session_timeout=1500',
    keepAlive: true,
  };
}

/** @throws StartProblem where the database cannot be reached or used, in one sentence without its password */
async function connect(url: string, pipeline = false): Promise<pg.Client> {
  try {
    const client = new pg.Client({ ...settings(url), ...(pipeline ? { pipeline } : {}) } as ClientConfig);
    // A connection that ends says so to whoever uses it next; without a listener the process would end here.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    throw databaseProblem(url, error);
  }
}

export function databaseProblem(url: string, error: unknown): StartProblem {
  if (error instanceof StartProblem) return error;
  const { message, code } = error as { message?: string; code?: string };
  return new StartProblem(`The database ${withoutPassword(url)} cannot be used: ${message || code || String(error)}.`);
}

/** Where nobody's place is held: nothing may be written. */
const NOBODY = -1;

/** By what a server holds its place: alone, as one of several nodes, or not at all where it only reads. */
type Place = { lease: Lease } | { membership: Membership } | undefined;

/** All connections of one server: one that holds its right to serve, one that writes, some that read. */
export class Connections {
  readonly ask: Ask;
  readonly writing: pg.Client;
  readonly fence: Fence;
  /** This node's place among others that share the matches; undefined where a server serves alone. */
  readonly membership: Membership | undefined;
  readonly #holding: pg.Client;
  readonly #reading: pg.Pool;
  readonly #lease: Lease | undefined;
  /** Called when it cannot be known any more whether this server serves. */
  lost: (why: Error) => void = () => undefined;
  /** What a node is told of the others; nothing where a server serves alone. */
  watching: Omit<Watching, 'lost'> = { peers: () => undefined, orphans: () => undefined };

  private constructor(holding: pg.Client, writing: pg.Client, reading: pg.Pool, place: Place) {
    this.#holding = holding;
    this.writing = writing;
    this.#reading = reading;
    this.#lease = place && 'lease' in place ? place.lease : undefined;
    this.membership = place && 'membership' in place ? place.membership : undefined;
    this.fence = this.membership ? new NodeFence(this.membership.id, this.membership.epochs) : new TurnFence(this.epoch);
    this.ask = async (text, values = []) => (await reading.query<Row>(text, [...values])).rows;
    this.#lease?.keep((why) => this.lost(why));
    this.membership?.keep({
      lost: (why) => this.lost(why),
      peers: (all) => this.watching.peers(all),
      orphans: (matches) => this.watching.orphans(matches),
    });
    holding.on('end', () => this.lost(new Error('the connection to the database has ended')));
    writing.on('end', () => this.lost(new Error('the connection to the database has ended')));
  }

  /** The number of this server's turn to serve; nobody's number where it only reads, or is one of several. */
  get epoch(): number {
    return this.#lease?.epoch ?? NOBODY;
  }

  /**
   * Brings the database up to date and gets the right to serve from it, waiting for it where `wait` says so. Undefined
   * where it is not wanted any more.
   * @throws StartProblem in one sentence
   */
  static serving(url: string, waiting: Omit<Waiting, 'node'>): Promise<Connections | undefined> {
    return Connections.#placed(url, async (holding, node) => {
      const lease = await Lease.take(holding, { node, ...waiting });
      if (lease) await migratePostgres(holding);
      return lease && { lease };
    });
  }

  /**
   * The same beside other nodes, which share the matches.
   * @param id names this node among them
   * @param rules by which it plays
   * @throws StartProblem in one sentence
   */
  static sharing(url: string, id: string, rules: Rules, waiting: Omit<Waiting, 'node'>): Promise<Connections | undefined> {
    return Connections.#placed(url, async (holding, node) => {
      const membership = await Membership.join(holding, id, rules, { node, ...waiting });
      return membership && { membership };
    });
  }

  static async #placed(url: string, take: (holding: pg.Client, node: string) => Promise<Place>): Promise<Connections | undefined> {
    const holding = await connect(url);
    try {
      const { rows } = await holding.query<{ n: string }>("SELECT current_setting('server_version_num') AS n");
      if (Number(rows[0]?.n) < OLDEST) throw new StartProblem('Questhall needs PostgreSQL 15 or newer.');
      await migratePostgres(holding, WHO_SERVES);
      const place = await take(holding, `${hostname()}:${process.pid}`);
      if (place) return await Connections.#open(url, holding, place);
    } catch (error) {
      await holding.end();
      throw databaseProblem(url, error);
    }
    await holding.end();
    return undefined;
  }

  /**
   * For reading alone, beside a server.
   * @throws StartProblem in one sentence
   */
  static async reading(url: string): Promise<Connections> {
    const holding = await connect(url);
    try {
      await mustBeCurrent(holding);
      return await Connections.#open(url, holding, undefined);
    } catch (error) {
      await holding.end();
      throw databaseProblem(url, error);
    }
  }

  static async #open(url: string, holding: pg.Client, place: Place): Promise<Connections> {
    const writing = await connect(url, true);
    const reading = new pg.Pool({ ...settings(url), max: READERS });
    reading.on('error', () => undefined); // an idle connection that ended; who asks next gets another
    return new Connections(holding, writing, reading, place);
  }

  /** Nothing is written any more; what is still asked fails. */
  drop(): void {
    this.lost = () => undefined;
    this.#lease?.drop();
    this.membership?.drop();
    for (const client of [this.#holding, this.writing]) void client.end().catch(() => undefined);
    void this.#reading.end().catch(() => undefined);
  }

  /** Leaves the right to serve to whoever waits for it, and matches to the other nodes. */
  async close(): Promise<void> {
    this.lost = () => undefined;
    await this.writing.end();
    await this.#reading.end();
    await this.#lease?.leave();
    await this.membership?.leave();
    await this.#holding.end();
  }
}
