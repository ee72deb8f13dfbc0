import type { Client } from 'pg';
import { StartProblem } from '../../start-problem.ts';
import { Fenced } from './writer.ts';

/** How often it is said that this server is there, and looked whether the other one still is. */
const BEAT_MS = 500;
/**
 * A server that has said nothing for so long is taken to be frozen or cut off. Long, so that a machine with much to do is
 * not taken for a dead one; one that is killed is noticed by its connection, at once.
 */
const SILENCE_S = 10;

/**
 * Whether somebody serves: not where nobody is entered, where the connection by which it holds its place has ended, or
 * where it has been silent for too long. Start times are hidden from other roles: then the number has to do.
 */
const LOOK = `SELECT epoch, node, moved, node IS NULL OR beat < clock_timestamp() - interval '${SILENCE_S} seconds' OR NOT EXISTS (
    SELECT 1 FROM pg_stat_activity a WHERE a.pid = s.pid AND a.datname = current_database() AND (a.backend_start = s.since OR a.backend_start IS NULL)
  ) AS free FROM server s WHERE one = 1`;
/** Waits for commits under way (the epoch is part of the key); whoever else was looking finds another epoch. */
const TAKE = `UPDATE server SET epoch = epoch + 1, node = $1, pid = pg_backend_pid(), beat = clock_timestamp(),
    since = (SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())
  WHERE one = 1 AND epoch = $2 RETURNING epoch`;
const BEAT = 'UPDATE server SET beat = clock_timestamp() WHERE one = 1 AND epoch = $1';
const LEAVE = 'UPDATE server SET node = NULL WHERE one = 1 AND epoch = $1';

interface Look {
  epoch: string;
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
   * Gets it, at once or when the one that serves has gone. Undefined where `given` says that it is not wanted any more.
   * @throws StartProblem where another one serves and is not to be waited for, or the database was moved away
   */
  static async take(client: Client, { node, wait, given }: Waiting): Promise<Lease | undefined> {
    for (let told = false; !given?.aborted; ) {
      const { rows } = await client.query<Look>(LOOK);
      const found = rows[0]!;
      if (found.moved !== null) throw new StartProblem(`What was in this database has been moved to ${found.moved}; serve from there.`);
      if (found.free) {
        const taken = await client.query<{ epoch: string }>(TAKE, [node, found.epoch]);
        if (taken.rows[0]) return new Lease(client, Number(taken.rows[0].epoch));
      }
      if (!told && !found.free) {
        told = true;
        if (!wait(found.node ?? '')) throw new StartProblem(`Another Questhall (${found.node}) is using this database.`);
      }
      await new Promise((resolve) => setTimeout(resolve, BEAT_MS / 2));
    }
    return undefined;
  }

  /**
   * Says again and again that this one is there.
   * @param lost called when it has the right no more, or cannot know
   */
  keep(lost: (why: Error) => void): void {
    let since: number | undefined;
    this.#timer = setInterval(() => {
      if (since !== undefined) {
        // Cut off: its connection may seem to live for a quarter of an hour, while another one serves.
        if (performance.now() - since > SILENCE_S * 1000) lost(new Error(`the database has not answered for ${SILENCE_S} seconds`));
        return;
      }
      since = performance.now();
      this.#client.query(BEAT, [this.epoch]).then(
        ({ rowCount }) => {
          since = undefined;
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
