import type { TableInfo } from '@questhall/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outbox } from '../calls/outbox.ts';
import { ApiFailure } from '../failure.ts';
import type { Log } from '../log.ts';
import type { Watcher } from '../match/audience.ts';
import type { Errand, Others } from '../match/errands.ts';
import type { Hall } from '../match/hall.ts';
import { Elsewhere } from '../match/tenure.ts';
import type { SharedDatabase } from '../store/postgres/open.ts';
import type { Bus } from './bus.ts';
import { Lines, type MatchLine } from './lines.ts';
import { type Item, Links } from './links.ts';
import { hangUp, MISDIRECTED, NODE, type Passed, Passing, passedOf, type Reply } from './passing.ts';
import { NoAnswer, Questions } from './questions.ts';

/** For so long it is tried to find who plays a match: until a node that has gone is fenced, and another one has taken it over. */
const FIND_MS = 8_000;
const AGAIN_MS = 100;
/** Whoever does not say in time who is at its tables is not waited for. */
const TABLES_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What all nodes are told. */
type News = { closed: string[] } | { wishes: string } | { gone: string };

export interface NodesParts {
  database: SharedDatabase;
  bus: Bus;
  log: Log;
  /** Milliseconds by a clock that only goes on, by which a silent node is told from one that lives; absent: this process's. */
  elapsed?: () => number;
  /** Sockets of these devices are closed: they have been logged out. */
  close: (devices: ReadonlySet<string>) => void;
}

/** This server as one of several: which others there are, and what is passed on to them. */
export class Nodes implements Others {
  readonly passing = new Passing();
  readonly lines: Lines;
  readonly #parts: NodesParts;
  readonly #me: string;
  readonly #links: Links;
  readonly #questions: Questions;
  #peers: readonly string[] = [];
  #draining = false;
  #hall: Hall | undefined;
  #calls: Outbox | undefined;
  #app: FastifyInstance | undefined;

  constructor(parts: NodesParts) {
    this.#parts = parts;
    const { bus, database, elapsed } = parts;
    this.#me = database.tenure.node;
    this.#links = new Links(this.#me, bus, {
      elapsed,
      take: (from, item) => void (this.lines.take(from, item) || this.#questions.take(from, item)),
      broken: (node) => {
        this.lines.broken(node);
        this.#questions.broken(node);
      },
    });
    this.#questions = new Questions(this.#links, (question) => this.#answer(question));
    this.lines = new Lines(this.#links, (id, session) => this.#theHall().match(id, session));
    bus.hear('all', (text) => this.#learn(JSON.parse(text) as News));
    bus.changed = (isThere) => {
      parts.log.warn({ bus: isThere }, isThere ? 'the bus is there again' : 'the bus is out of reach');
      this.#links.breakAll();
      // What was told meanwhile has not come.
      if (isThere) void this.#rereadWishes();
    };
  }

  /** How many nodes there are: what is limited is shared out among them. */
  get size(): number {
    return Math.max(1, this.#peers.length);
  }

  /** False where this node cannot know whether it plays its matches still. */
  get isFresh(): boolean {
    return this.#parts.database.membership.isFresh;
  }

  /** Whether this node plays the match. */
  plays(match: string): boolean {
    return this.#parts.database.membership.epochs.has(match);
  }

  /** Finds out who plays a match, which this node does from now on where nobody else does. */
  async seek(match: string): Promise<void> {
    try {
      await this.#parts.database.tenure.claim(match);
    } catch (error) {
      // Whoever comes for it asks again, and is told what is wrong.
      this.#parts.log.debug({ err: error, match }, 'who plays a match could not be found out');
    }
  }

  /** From now on matches are taken over, and questions of others answered. */
  begin(hall: Hall, calls: Outbox, app: FastifyInstance): void {
    this.#hall = hall;
    this.#calls = calls;
    this.#app = app;
    const { database, log } = this.#parts;
    database.store.lost = (match) => hall.lose(match);
    database.watch({
      peers: (all) => {
        const ids = all.map(({ id }) => id);
        for (const node of this.#peers) if (!ids.includes(node)) this.#links.forget(node);
        this.#peers = ids;
      },
      orphans: (matches) => {
        log.info({ matches: matches.length }, 'matches of a node that has gone are taken over');
        hall.adopt(matches).catch((error) => log.error({ err: error }, 'matches could not be taken over'));
      },
    });
  }

  /** Tells all others. */
  tell(news: News): void {
    this.#parts.bus.send('all', JSON.stringify(news));
  }

  /** Nothing more is taken: others take new matches, and soon those of this node. */
  drain(): Promise<void> {
    this.#draining = true;
    return this.#parts.database.membership.drain();
  }

  async close(): Promise<void> {
    this.#links.close();
    this.tell({ gone: this.#me });
    await this.#parts.bus.close();
  }

  /**
   * A client's line to its match, wherever that is played.
   * @throws ApiFailure; NoAnswer where it cannot be found
   */
  async line(match: string, watcher: Watcher): Promise<MatchLine> {
    return this.#find(
      async (node) => (node === this.#me ? this.#theHall().match(match, watcher.session) : this.lines.open(node, match, watcher)),
      match,
    );
  }

  /** Answers a request whose match another node plays. Where it cannot be known what came of it, the connection ends, as a server's that ends. */
  async forward(request: FastifyRequest, reply: FastifyReply, { match }: Elsewhere): Promise<unknown> {
    const passed = passedOf(request);
    const body = request.body === undefined || request.body === null ? undefined : JSON.stringify(request.body);
    // An answer has the client's own id and counts once; looking changes nothing.
    const repeatable = request.method === 'GET' || request.routeOptions.url === '/api/matches/:id/actions';
    try {
      const answer = await this.#find(
        async (node) => {
          const { status, headers, body: text } = await this.#passTo(node, passed, body);
          if (status === MISDIRECTED) throw new Elsewhere(match, headers[NODE] ?? '');
          return { status, headers, text };
        },
        match,
        repeatable,
      );
      return reply
        .code(answer.status)
        .headers(answer.headers)
        .serializer((sent: unknown) => sent as string)
        .send(answer.text);
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
      return hangUp(request, reply, error);
    }
  }

  async #passTo(node: string, passed: Passed, body: string | undefined): Promise<Reply> {
    if (node === this.#me) return this.passing.answer(this.#app!, passed, body);
    const { head, text = '' } = await this.#questions.ask(node, { what: 'http', passed }, body);
    return { ...(head as unknown as Omit<Reply, 'body'>), body: text };
  }

  async errand(errand: Errand): Promise<unknown> {
    return this.#find(async (node) => {
      if (node === this.#me) return this.#theHall().run(errand);
      const { head, text } = await this.#questions.ask(node, { what: 'errand', errand });
      const failure = head.failure as ConstructorParameters<typeof ApiFailure> | undefined;
      if (failure) throw new ApiFailure(...failure);
      return text === undefined ? undefined : JSON.parse(text);
    }, errand.match);
  }

  async tables(ids: readonly string[], session: string | undefined): Promise<Map<string, TableInfo>> {
    const found = new Map<string, TableInfo>();
    await this.#askAll({ what: 'tables', ids, session: session ?? null }, (text) => {
      for (const table of JSON.parse(text) as TableInfo[]) found.set(table.id, table);
    });
    return found;
  }

  async playing(session: string): Promise<number> {
    let sum = 0;
    await this.#askAll({ what: 'playing', session }, (text) => {
      sum += Number(text);
    });
    return sum;
  }

  async #askAll(question: Record<string, unknown>, take: (text: string) => void): Promise<void> {
    const others = this.#peers.filter((node) => node !== this.#me);
    const answers = others.map((node) => this.#questions.ask(node, question, undefined, TABLES_MS));
    for (const answer of await Promise.allSettled(answers)) if (answer.status === 'fulfilled') take(answer.value.text ?? '');
  }

  /**
   * Does something where a match is played: here, or at the node that plays it; tried again while that is being found out.
   * @throws ApiFailure as whoever does it says; NoAnswer where it was not found, or it cannot be known what came of it
   * @param repeatable false where what may have been done must not be done twice
   */
  async #find<T>(doAt: (node: string) => Promise<T>, match: string, repeatable = true): Promise<T> {
    for (const until = performance.now() + FIND_MS; ; await pause(AGAIN_MS)) {
      try {
        const node = await this.#parts.database.tenure.claim(match);
        if (node === undefined) throw new ApiFailure('no-match', `there is no match ${match}`);
        if (node !== '') return await doAt(node);
        if (this.#draining) throw new NoAnswer(false);
      } catch (error) {
        const again = error instanceof Elsewhere || (error instanceof NoAnswer && (repeatable || !error.sent));
        if (!again || this.#draining || performance.now() > until) throw error instanceof ApiFailure ? error : new NoAnswer(true);
      }
      if (performance.now() > until) throw new NoAnswer(false);
    }
  }

  async #answer({ head, text }: Item): Promise<{ head?: Record<string, unknown>; text?: string }> {
    const hall = this.#theHall();
    switch (head.what) {
      case 'http': {
        const { body, ...rest } = await this.passing.answer(this.#app!, head.passed as Passed, text);
        return { head: { ...rest }, text: body };
      }
      case 'errand':
        try {
          const done = await hall.run(head.errand as Errand);
          return done === undefined ? {} : { text: JSON.stringify(done) };
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error;
          return { head: { failure: [error.code, error.message, error.args] } };
        }
      case 'tables':
        return { text: JSON.stringify(hall.tablesHere(head.ids as string[], (head.session as string | null) ?? undefined)) };
      case 'playing':
        return { text: String(hall.playing(head.session as string)) };
      default:
        throw new Error(`a question that nobody knows: ${String(head.what)}`);
    }
  }

  #learn(news: News): void {
    if ('closed' in news) this.#parts.close(new Set(news.closed));
    else if ('gone' in news) this.#links.forget(news.gone);
    else void this.#reread(news.wishes);
  }

  async #reread(session: string): Promise<void> {
    try {
      this.#calls?.learn(session, await this.#parts.database.store.wishesOf(session));
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'how somebody wants to be called could not be read again');
    }
  }

  async #rereadWishes(): Promise<void> {
    try {
      await this.#calls?.learnAll();
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'how people want to be called could not be read again');
    }
  }

  #theHall(): Hall {
    if (!this.#hall) throw new Elsewhere('', '');
    return this.#hall;
  }
}
