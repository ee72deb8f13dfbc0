import { createHash } from 'node:crypto';
import type PgBoss from 'pg-boss';
import { CliError } from '../errors.ts';
import { gameNamed } from '../games.ts';
import { type MatchPlan, type MatchResult, playMatch } from './match.ts';
import { type Block, onThreads } from './run.ts';

/*
 * One row of matches, shared by any number of machines through a PostgreSQL database. Blocks of matches are jobs of pg-boss,
 * which gives each to one process at a time, and to another one where nothing was heard of it for too long. What came of
 * a block is kept in a table of ours; a block that was played twice counts once, since both played the same.
 */

/** pg-boss keeps its tables here, and we keep what came of the blocks. */
const SCHEMA = 'questhall_simulations';
/** Blocks are of one size on all machines: a share of the row, and small enough that little is lost with one. */
const BLOCKS = 400;
const LARGEST = 50;
/** A process that has not said what came of a block for so long is taken for gone. */
const GONE_SECONDS = 60;
/** Rows of matches are kept so long, so that a command that was given again finds them. */
const KEPT = "interval '30 days'";
const LOOK_MS = 300;

const TABLES = `
  BEGIN;
  SELECT pg_advisory_xact_lock(hashtext('${SCHEMA}'));
  CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.rows (id text PRIMARY KEY, began timestamptz NOT NULL DEFAULT now(), first_hash text NOT NULL, over boolean NOT NULL DEFAULT false);
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.blocks (
    row_id text NOT NULL REFERENCES ${SCHEMA}.rows ON DELETE CASCADE,
    first integer NOT NULL,
    results json NOT NULL,
    PRIMARY KEY (row_id, first)
  );
  DELETE FROM ${SCHEMA}.rows WHERE began < now() - ${KEPT};
  COMMIT`;

interface Asked {
  matches: number;
  workers: number;
  /** Told how many of all matches are there. */
  at: (done: number) => void;
  /** Filled with the matches that this process has played. */
  here: Set<number>;
  /** When a process is taken for gone (tests do not wait for minutes). */
  goneSeconds?: number;
}

/**
 * Plays matches 0 … matches − 1 of a plan together with all processes that were asked for the same at this database, and
 * returns all of them in order, whoever played them.
 * @param url `postgres://user:password@host/name`
 * @throws CliError where the plan cannot be repeated, another process plays by other rules, or the database is not there
 */
export async function playOverQueue(url: string, plan: MatchPlan, asked: Asked): Promise<MatchResult[]> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new CliError(`--queue wants postgres://user:password@host/name, not ${url}.`);
  const timed = plan.players.find(({ budget }) => budget.ms !== undefined);
  if (timed)
    throw new CliError(`${timed.label} thinks by the clock and plays otherwise on every machine; give it playouts, such as search:800.`);
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: asked.workers + 2 });
  // A connection that breaks while nobody uses it: the next question says so.
  pool.on('error', () => undefined);
  try {
    await pool.query(TABLES).catch((error: Error) => {
      throw new CliError(`The database of the queue cannot be used: ${error.message}`);
    });
    return await new SharedRow(pool, plan, asked).played();
  } finally {
    await pool.end();
  }
}

/** The part of `pg` that is used here. */
interface Database {
  // biome-ignore lint/suspicious/noExplicitAny: rows of every kind
  query: (text: string, values?: any[]) => Promise<{ rows: any[] }>;
  connect: () => Promise<Pick<Database, 'query'> & { release: (end: boolean) => void }>;
}

interface Job extends Block {
  id: string;
}

class SharedRow {
  readonly #db: Database;
  readonly #plan: MatchPlan;
  readonly #asked: Asked;
  /** The same wherever the same is asked. */
  readonly #id: string;
  readonly #size: number;

  constructor(db: Database, plan: MatchPlan, asked: Asked) {
    this.#db = db;
    this.#plan = plan;
    this.#asked = asked;
    const { version } = gameNamed(plan.game).game;
    const sum = createHash('sha256')
      .update(JSON.stringify([plan, asked.matches, version]))
      .digest('hex');
    this.#id = `row-${sum.slice(0, 24)}`;
    // A match between bots that search may take as long as a block of others.
    const slow = plan.players.some(({ bot }) => bot === 'search' || bot === 'hard');
    this.#size = slow ? 1 : Math.max(1, Math.min(LARGEST, Math.floor(asked.matches / BLOCKS)));
  }

  async played(): Promise<MatchResult[]> {
    const { default: Boss } = await import('pg-boss');
    await this.#sameRules();
    const { goneSeconds = GONE_SECONDS } = this.#asked;
    const boss = new Boss({
      db: { executeSql: (text, values) => this.#db.query(text, values) },
      schema: SCHEMA,
      schedule: false,
      maintenanceIntervalSeconds: Math.min(10, goneSeconds),
      expireInSeconds: goneSeconds,
      // A block is not given up: whatever ends a process is no fault of the block.
      retryLimit: 10_000,
    });
    let broken: Error | undefined;
    boss.on('error', (error) => {
      broken = error;
    });
    await this.#alone(async () => {
      await boss.start();
      await this.#laidOut(boss);
    });
    try {
      const next = async () => {
        if (broken) throw new CliError(`The queue does not answer: ${broken.message}`);
        return this.#next(boss);
      };
      await onThreads(this.#plan, this.#asked.workers, next, async (results, job: Job) => {
        for (const { index } of results) this.#asked.here.add(index);
        await this.#keep(boss, job, results);
      });
      await this.#clearedAway(boss);
    } finally {
      await boss.stop({ graceful: false, wait: true });
    }
    return this.#all();
  }

  /** Whoever comes first says what comes of match 0; all others must find the same. */
  async #sameRules(): Promise<void> {
    const { hash } = playMatch(gameNamed(this.#plan.game), this.#plan, 0);
    await this.#db.query(`INSERT INTO ${SCHEMA}.rows (id, first_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [this.#id, hash]);
    const { rows } = await this.#db.query(`SELECT first_hash FROM ${SCHEMA}.rows WHERE id = $1`, [this.#id]);
    if (rows[0]?.first_hash !== hash)
      throw new CliError(
        'Another machine plays these matches by other rules: the first one ends otherwise there. Use the same version on all.',
      );
  }

  /** All are played: one of the processes takes the jobs away. */
  async #clearedAway(boss: PgBoss): Promise<void> {
    const { rows } = await this.#db.query(`UPDATE ${SCHEMA}.rows SET over = true WHERE id = $1 AND NOT over RETURNING id`, [this.#id]);
    if (rows.length === 0) return;
    await boss.deleteJob(
      this.#id,
      [...this.#firsts()].map((first) => this.#idOf(first)),
    );
    await boss.deleteQueue(this.#id);
  }

  /** The first match of every block. */
  *#firsts(): Iterable<number> {
    for (let first = 0; first < this.#asked.matches; first += this.#size) yield first;
  }

  /** Does something while no other process does the same: tables and queues that two make at once hinder each other. */
  async #alone(act: () => Promise<void>): Promise<void> {
    const line = await this.#db.connect();
    try {
      await line.query(`SELECT pg_advisory_lock(hashtext('${SCHEMA}'))`);
      await act();
    } finally {
      // The lock goes with its connection, whatever has happened to that.
      line.release(true);
    }
  }

  /** Lays out a job for each block of which nothing is known. Twice is no harm: they have the same ids. */
  async #laidOut(boss: PgBoss): Promise<void> {
    const there = await this.#there();
    const blocks: Job[] = [];
    for (const first of this.#firsts())
      if (!there.has(first)) blocks.push({ id: this.#idOf(first), first, count: Math.min(this.#size, this.#asked.matches - first) });
    if (blocks.length === 0) return;
    await boss.createQueue(this.#id);
    await boss.insert(blocks.map(({ id, first, count }) => ({ id, name: this.#id, data: { first, count } })));
  }

  /** The id of a block's job: as pg-boss wants it, and the same on all machines. */
  #idOf(first: number): string {
    const sum = createHash('sha256').update(`${this.#id}/${first}`).digest('hex');
    return [sum.slice(0, 8), sum.slice(8, 12), sum.slice(12, 16), sum.slice(16, 20), sum.slice(20, 32)].join('-');
  }

  /** The next block to play; undefined as soon as all are there. While others play the last ones it waits, since they may end. */
  async #next(boss: PgBoss): Promise<Job | undefined> {
    for (;;) {
      const there = await this.#there();
      this.#asked.at(Math.min(this.#asked.matches, there.size * this.#size));
      if (there.size === Math.ceil(this.#asked.matches / this.#size)) return undefined;
      const [job] = await boss.fetch<Block>(this.#id);
      if (!job) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      else if (there.has(job.data.first)) await boss.complete(this.#id, job.id);
      else return { id: job.id, ...job.data };
    }
  }

  async #keep(boss: PgBoss, { id, first }: Job, results: readonly MatchResult[]): Promise<void> {
    const text = `INSERT INTO ${SCHEMA}.blocks (row_id, first, results) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`;
    await this.#db.query(text, [this.#id, first, JSON.stringify(results)]);
    await boss.complete(this.#id, id);
  }

  /** The blocks that are there, by their first match. */
  async #there(): Promise<Set<number>> {
    const { rows } = await this.#db.query(`SELECT first FROM ${SCHEMA}.blocks WHERE row_id = $1`, [this.#id]);
    return new Set(rows.map(({ first }) => first as number));
  }

  async #all(): Promise<MatchResult[]> {
    const { rows } = await this.#db.query(`SELECT results FROM ${SCHEMA}.blocks WHERE row_id = $1 ORDER BY first`, [this.#id]);
    return rows.flatMap(({ results }) => results as MatchResult[]);
  }
}
