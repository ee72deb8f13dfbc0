import pg, { type Client, type QueryConfig } from 'pg';
import { NotSaved, type StoreStats } from '../store.ts';
import { type ActionRow, DIVISION_BY_ZERO, type Fence } from './fence.ts';

/** Another node serves now: nothing more of this one is taken. */
export class Fenced extends Error {
  constructor() {
    super('another Questhall has taken this database over');
  }
}

/** Another node plays a match of this batch; of actions alone, those that are kept all the same. */
class Missing extends Error {
  readonly kept: ReadonlySet<string> | undefined;

  constructor(kept?: ReadonlySet<string>) {
    super('another node plays this match');
    this.kept = kept;
  }
}

interface Waiting {
  action: ActionRow | undefined;
  /** The match that it changes, where nobody but whoever plays it may. */
  match: string | undefined;
  statements: readonly QueryConfig[];
  kept: () => void;
  lost: (error: NotSaved) => void;
}

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
  readonly #fence: Fence;
  readonly #stats: StoreStats;
  /** Called once, when it cannot be known what was kept, or nothing is any more. */
  readonly #gone: (why: Error) => void;
  /** Called where a match is another node's. */
  readonly #lost: (match: string) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #isGone = false;
  #ended = false;

  constructor(client: Client, fence: Fence, stats: StoreStats, of: { gone: (why: Error) => void; lost: (match: string) => void }) {
    this.#client = client;
    this.#fence = fence;
    this.#stats = stats;
    this.#gone = of.gone;
    this.#lost = of.lost;
  }

  /**
   * Kept once it is on the database's disk. After a lost connection, or where another server has taken over or plays the
   * match, the promise stays open: what was under way may be kept, and nobody must be told that it is not.
   * @param of the action that is written, or the match that is changed
   * @throws NotSaved also for what comes after the end: the server that stops has said good-bye, and nothing has been lost
   */
  write(statements: readonly QueryConfig[], of: { action?: ActionRow; match?: string } = {}): Promise<void> {
    this.#stats.writes++;
    const { action, match = action?.match } = of;
    if (this.#ended) return Promise.reject(new NotSaved(new Error('the server is stopping')));
    return new Promise((kept, lost) => {
      this.#waiting.push({ action, match, statements, kept, lost });
      this.#running ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => this.#flush());
    });
  }

  /** Resolves when nothing waits any more; nothing is taken from then on. */
  async end(): Promise<void> {
    while (this.#running && !this.#isGone) await this.#running;
    this.#ended = true;
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
      else if (error instanceof Missing && error.kept) this.#some(batch, error.kept);
      else if (batch.length > 1) for (const one of batch) await this.#alone(one, await this.#try([one]));
      else await this.#alone(batch[0]!, error);
    }
    this.#running = undefined;
  }

  /** Of a batch of actions these are kept; the others are of matches that another node plays. */
  #some(batch: readonly Waiting[], kept: ReadonlySet<string>): void {
    this.#keep(batch.filter(({ action }) => kept.has(nameOf(action!))));
    for (const one of batch) if (!kept.has(nameOf(one.action!))) this.#lost(one.action!.match);
  }

  async #alone(one: Waiting, found: Error | undefined): Promise<void> {
    let error = found;
    for (let tries = 1; error && tries < TRIES && AGAIN.has(codeOf(error)); tries++) error = await this.#try([one]);
    if (this.#isGone) return;
    if (error === undefined) return this.#keep([one]);
    if (error instanceof Missing) return this.#lost(one.match!);
    this.#stats.lost++;
    one.lost(new NotSaved(error));
  }

  #keep(batch: readonly Waiting[]): void {
    if (batch.length > 0) this.#stats.commits++;
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
      if (why instanceof Missing) return why;
      if (isRefusal(why)) return why;
      this.#isGone = true;
      this.#gone(why);
      return undefined;
    }
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const actions = batch.flatMap(({ action }) => action ?? []);
    const statements = batch.flatMap((one) => one.statements);
    if (statements.length === 0) {
      const { rows } = await this.#client.query<{ match: string; seq: number }>(this.#fence.insert(actions));
      if (rows.length === actions.length) return;
      // Either nothing of this server is taken any more, or these matches are another node's.
      await this.#stillThere();
      throw new Missing(new Set(rows.map(nameOf)));
    }
    const owns = this.#fence.owns(batch.flatMap(({ match }) => match ?? []));
    // Sent in one go; where one fails, those after it fail, and the last one takes all of them back.
    const asked = [
      { text: 'BEGIN' },
      this.#fence.alive(),
      ...(owns ? [owns] : []),
      ...(actions.length > 0 ? [this.#fence.insert(actions)] : []),
      ...statements,
      { text: 'COMMIT' },
    ].map((one) => this.#client.query(one));
    const answers = await Promise.allSettled(asked);
    const zero = (nr: number) => answers[nr]?.status === 'rejected' && codeOf(answers[nr].reason) === DIVISION_BY_ZERO;
    if (zero(1)) throw new Fenced();
    if (owns && zero(2)) throw new Missing();
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
    const last = answers.at(-1);
    if (last?.status !== 'fulfilled' || last.value.command !== 'COMMIT') throw new Error('a transaction did not hold');
  }

  /** @throws Fenced */
  async #stillThere(): Promise<void> {
    try {
      await this.#client.query(this.#fence.alive());
    } catch (error) {
      throw codeOf(error) === DIVISION_BY_ZERO ? new Fenced() : error;
    }
  }
}

/**
 * Whether the database itself has said no, and goes on. What the connection says of its end tells nothing of what was kept: a code
 * of the system (EPIPE) looks like one of the database's, and 08 and 57P are those by which it ends connections.
 */
const isRefusal = (error: Error): boolean => error instanceof pg.DatabaseError && !/^(08|57P)/.test(codeOf(error));

const nameOf = ({ match, seq }: { match: string; seq: number }) => `${match} ${seq}`;

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
