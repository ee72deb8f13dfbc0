import type { Client } from 'pg';
import { StartProblem } from '../../start-problem.ts';
import { Fenced } from './writer.ts';

/** How often it is said that this server is there, and looked whether the other one still is. */
const BEAT_MS = 500;
/**
 * A server that has said nothing for so long is taken to be frozen or cut off. Long, so that a machine with much to do is
 * not taken for a dead one; one that is killed is noticed by its connection, at once.
 */
export const SILENCE_S = 10;

/** The connection by which somebody holds its place has ended. Start times are hidden from other roles: then the number has to do. */
export const vanished = (of: string) => `NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.pid = ${of}.pid
  AND a.datname = current_database() AND (a.backend_start = ${of}.since OR a.backend_start IS NULL))`;
export const silent = (of: string) => `${of}.beat < clock_timestamp() - interval '${SILENCE_S} seconds'`;
/** Whether a node has gone: frozen, cut off, or its connection has ended. `n`: its row. */
const LATE = `${silent('n')} OR ${vanished('n')}`;

/** Whether a single server serves: not where nobody is entered, or whoever is has gone. */
const SINGLE = `SELECT epoch, node, moved, node IS NULL OR ${silent('s')} OR ${vanished('s')} AS free FROM server s WHERE one = 1`;
/** The nodes that share the matches, where there are any. */
const NODES = `SELECT n.id, n.label FROM nodes n WHERE NOT (${LATE}) ORDER BY n.id LIMIT 1`;
/** Waits for commits under way (each locks this row), and lets one go on at a time. */
const HOLD = 'SELECT 1 FROM server WHERE one = 1 FOR UPDATE';
/** Higher than whatever any node has written with, so that what is newer always has the higher number. */
const TAKE = `UPDATE server SET epoch = greatest(epoch, $2) + 1, node = $1, pid = pg_backend_pid(), beat = clock_timestamp(),
    since = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())
  WHERE one = 1 RETURNING epoch`;
const BEAT = 'UPDATE server SET beat = clock_timestamp() WHERE one = 1 AND epoch = $1';
const LEAVE = 'UPDATE server SET node = NULL WHERE one = 1 AND epoch = $1';

interface Single {
  node: string | null;
  moved: string | null;
  free: boolean;
}

export interface Waiting {
  /** How this server is called where others ask. */
  node: string;
  /** Another one serves: false where this one is not to wait for it. Called once. */
  wait: (node: string) => boolean;
  /** This one is to wait no more. */
  given?: AbortSignal | undefined;
}

/**
 * Who serves from the database, where that keeps another one out.
 * @param alone whether nodes that share the matches do so too
 * @throws StartProblem where the database was moved away
 */
async function whoServes(client: Client, alone: boolean): Promise<string | undefined> {
  const { rows } = await client.query<Single>(SINGLE);
  const found = rows[0]!;
  if (found.moved !== null) throw new StartProblem(`What was in this database has been moved to ${found.moved}; serve from there.`);
  if (!found.free) return found.node ?? '';
  if (!alone || !(await hasNodes(client))) return undefined;
  const nodes = await client.query<{ label: string }>(NODES);
  return nodes.rows[0]?.label;
}

/** False in a database of before there were any. */
async function hasNodes(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>("SELECT to_regclass('nodes') IS NOT NULL AS there");
  return rows[0]!.there;
}

/**
 * Does something once nobody serves who keeps this one out, in a transaction that holds the right to serve.
 * @param ready what is to be done before, while nobody serves
 * @throws StartProblem where somebody serves and is not to be waited for, or the database was moved away
 */
export async function inTurn<T>(
  client: Client,
  { alone, wait, given }: Omit<Waiting, 'node'> & { alone: boolean },
  take: () => Promise<T>,
  ready: () => Promise<void> = async () => undefined,
): Promise<T | undefined> {
  for (let told = false; !given?.aborted; ) {
    let serves = await whoServes(client, alone);
    if (serves === undefined) {
      await ready();
      await client.query('BEGIN');
      try {
        await client.query(HOLD);
        serves = await whoServes(client, alone);
        const taken = serves === undefined ? await take() : undefined;
        await client.query('COMMIT');
        if (taken !== undefined) return taken;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined); // the error that led here is the one to tell
        throw error;
      }
    }
    if (!told && serves !== undefined) {
      told = true;
      if (!wait(serves)) throw new StartProblem(`Another Questhall (${serves}) is using this database.`);
    }
    await new Promise((resolve) => setTimeout(resolve, BEAT_MS / 2));
  }
  return undefined;
}

/**
 * Whether the database answers. It is looked again and again, and the looks are counted, not the time: while this process
 * itself got no processor, an answer may have come that it has not read yet.
 */
export class Silence {
  readonly #every: number;
  readonly #lost: (why: Error) => void;
  #looks = 0;

  /** @param every how many milliseconds lie between two looks */
  constructor(every: number, lost: (why: Error) => void) {
    this.#every = every;
    this.#lost = lost;
  }

  /** Something is asked now, or an answer has come. */
  begin(): void {
    this.#looks = 0;
  }

  look(): void {
    if (++this.#looks * this.#every > SILENCE_S * 1000) this.#lost(new Error(`the database has not answered for ${SILENCE_S} seconds`));
  }
}

/** The right to serve from a database, as long as it lasts. Only one has it at a time, whatever clocks and networks do. */
export class Lease {
  readonly epoch: number;
  readonly #client: Client;
  #timer: NodeJS.Timeout | undefined;

  private constructor(client: Client, epoch: number) {
    this.#client = client;
    this.epoch = epoch;
  }

  /**
   * Gets it, at once or when whoever serves has gone: another server, or all nodes that share the matches. Undefined where
   * `given` says that it is not wanted any more.
   * @throws StartProblem where another one serves and is not to be waited for, or the database was moved away
   */
  static async take(client: Client, { node, wait, given }: Waiting): Promise<Lease | undefined> {
    const epoch = await inTurn(client, { alone: true, wait, given }, async () => {
      let highest = 0;
      if (await hasNodes(client)) {
        await client.query('DELETE FROM nodes');
        await client.query('UPDATE owners SET node = NULL, orphan = 0 WHERE node IS NOT NULL OR orphan = 1');
        const { rows } = await client.query<{ epoch: string }>('SELECT COALESCE(max(epoch), 0) AS epoch FROM owners');
        highest = Number(rows[0]!.epoch);
      }
      return Number((await client.query<{ epoch: string }>(TAKE, [node, highest])).rows[0]!.epoch);
    });
    return epoch === undefined ? undefined : new Lease(client, epoch);
  }

  /**
   * Says again and again that this one is there.
   * @param lost called when it has the right no more, or cannot know
   */
  keep(lost: (why: Error) => void): void {
    let asks = false;
    // Cut off: its connection may seem to live for a quarter of an hour, while another one serves.
    const silence = new Silence(BEAT_MS, lost);
    this.#timer = setInterval(() => {
      if (asks) {
        silence.look();
        return;
      }
      asks = true;
      silence.begin();
      this.#client.query(BEAT, [this.epoch]).then(
        ({ rowCount }) => {
          asks = false;
          if (rowCount === 0) lost(new Fenced());
        },
        (error: Error) => lost(error),
      );
    }, BEAT_MS);
    this.#timer.unref();
  }

  /** From now on another one may have it. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await this.#client.query(LEAVE, [this.epoch]);
  }

  /** It has been lost: nothing is said of it any more. */
  drop(): void {
    clearInterval(this.#timer);
  }
}
