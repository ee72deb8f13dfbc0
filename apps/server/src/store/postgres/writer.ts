import type { Client, QueryConfig } from 'pg';
import { NotSaved, type StoreStats } from '../store.ts';

/** An action as it is written. */
export interface ActionRow {
  match: string;
  seq: number;
  seat: number;
  command: string | null;
  /** JSON: what it changes of the record, the action, its events. */
  progress: string;
  action: string;
  events: string;
}

/** Another node serves now: nothing more of this one is taken. */
export class Fenced extends Error {
  constructor() {
    super('another Questhall has taken this database over');
  }
}

interface Waiting {
  action: ActionRow | undefined;
  statements: readonly QueryConfig[];
  kept: () => void;
  lost: (error: NotSaved) => void;
}

/** JSON holds no such sign, so texts can travel as one: an array costs twice as much. */
const BETWEEN = '\u001e';
const split = (n: number) => `string_to_array($${n}, E'\\x1e')`;

const ROWS = `unnest($2::text[], $3::int[], $4::int[], $5::text[], ${split(6)}, ${split(7)}, ${split(8)})
  AS u (match, seq, seat, command, progress, action, events)`;
const COLUMNS = 'match, seq, epoch, seat, command, progress, action, events';
/** The fence and the actions in one statement: what is not alive writes no row. */
const ACTIONS = `WITH alive AS (SELECT epoch FROM server WHERE one = 1 AND epoch = $1 FOR KEY SHARE)
  INSERT INTO actions (${COLUMNS})
  SELECT u.match, u.seq, alive.epoch, u.seat, u.command, u.progress, u.action, u.events FROM alive, ${ROWS}`;
/** Fails where another has the next epoch: what follows in the transaction fails with it. */
const FENCE = `SELECT 1 / count(*) FROM (SELECT 1 FROM server WHERE one = 1 AND epoch = $1 FOR KEY SHARE) alive`;
const DIVISION_BY_ZERO = '22012';

/** Serialization failure and deadlock: the same again may hold. */
const AGAIN = new Set(['40001', '40P01']);
const TRIES = 3;
/** So many writes share a transaction at most. */
const TOGETHER = 500;

/**
 * All writes go through one connection, one transaction after the other; what comes meanwhile shares the next one. Each
 * begins with the fence: a lock on the row that says who serves, which a server that takes over must wait for, and after
 * which nothing of this one is taken. A write that fails takes only itself back.
 */
export class Writer {
  readonly #client: Client;
  readonly #epoch: number;
  readonly #stats: StoreStats;
  /** Called once, when it cannot be known what was kept, or nothing is any more. */
  readonly #gone: (why: Error) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #isGone = false;

  constructor(client: Client, epoch: number, stats: StoreStats, gone: (why: Error) => void) {
    this.#client = client;
    this.#epoch = epoch;
    this.#stats = stats;
    this.#gone = gone;
  }

  /**
   * Kept once it is on the database's disk. After a lost connection, or where another server has taken over, the promise
   * stays open: what was under way may be kept, and nobody must be told that it is not.
   * @throws NotSaved
   */
  write(statements: readonly QueryConfig[], action?: ActionRow): Promise<void> {
    this.#stats.writes++;
    return new Promise((kept, lost) => {
      this.#waiting.push({ action, statements, kept, lost });
      this.#running ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => this.#flush());
    });
  }

  /** Resolves when nothing waits any more. */
  async end(): Promise<void> {
    if (!this.#isGone) await this.#running;
  }

  /** No write is answered any more. */
  stop(): void {
    this.#isGone = true;
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#isGone) {
      const batch = this.#waiting.splice(0, TOGETHER);
      const started = performance.now();
      const error = await this.#try(batch);
      if (this.#isGone) return;
      this.#stats.seconds += (performance.now() - started) / 1000;
      if (error === undefined) this.#keep(batch);
      else if (batch.length > 1) for (const one of batch) await this.#alone(one, await this.#try([one]));
      else await this.#alone(batch[0]!, error);
    }
    this.#running = undefined;
  }

  async #alone(one: Waiting, found: Error | undefined): Promise<void> {
    let error = found;
    for (let tries = 1; error && tries < TRIES && AGAIN.has(codeOf(error)); tries++) error = await this.#try([one]);
    if (this.#isGone) return;
    if (error === undefined) return this.#keep([one]);
    this.#stats.lost++;
    one.lost(new NotSaved(error));
  }

  #keep(batch: readonly Waiting[]): void {
    this.#stats.commits++;
    for (const { kept } of batch) kept();
  }

  /** Commits these together. Returns why the database refused them; where it cannot be known, this one is gone. */
  async #try(batch: readonly Waiting[]): Promise<Error | undefined> {
    if (this.#isGone) return undefined;
    try {
      await this.#commit(batch);
      return undefined;
    } catch (error) {
      const why = error as Error;
      if (!(why instanceof Fenced) && /^[0-9A-Z]{5}$/.test(codeOf(why)) && !/^(08|57P)/.test(codeOf(why))) return why;
      this.#isGone = true;
      this.#gone(why);
      return undefined;
    }
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const actions = batch.flatMap(({ action }) => action ?? []);
    const statements = batch.flatMap((one) => one.statements);
    if (statements.length === 0) {
      const { rowCount } = await this.#client.query(this.#insert(actions));
      if (rowCount !== actions.length) throw new Fenced();
      return;
    }
    // Sent in one go; where one fails, those after it fail, and the last one takes all of them back.
    const asked = [
      { text: 'BEGIN' },
      { name: 'fence', text: FENCE, values: [this.#epoch] },
      ...(actions.length > 0 ? [this.#insert(actions)] : []),
      ...statements,
      { text: 'COMMIT' },
    ].map((one) => this.#client.query(one));
    const answers = await Promise.allSettled(asked);
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) {
      const fenced = answers[1]?.status === 'rejected' && codeOf(answers[1].reason) === DIVISION_BY_ZERO;
      throw fenced ? new Fenced() : failed.reason;
    }
    const last = answers.at(-1);
    if (last?.status !== 'fulfilled' || last.value.command !== 'COMMIT') throw new Error('a transaction did not hold');
  }

  #insert(actions: readonly ActionRow[]): QueryConfig {
    const all = <K extends keyof ActionRow>(key: K) => actions.map((one) => one[key]);
    const joined = (key: 'progress' | 'action' | 'events') => all(key).join(BETWEEN);
    return {
      name: 'actions',
      text: ACTIONS,
      values: [this.#epoch, all('match'), all('seq'), all('seat'), all('command'), joined('progress'), joined('action'), joined('events')],
    };
  }
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
