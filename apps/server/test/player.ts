import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Book,
  diff,
  doneOf,
  isPacked,
  midwayOf,
  type Packed,
  patch,
  type ServerMessage,
  type Sight,
  type TableInfo,
  type Update,
  type Whole,
} from '@questhall/protocol';
import { WebSocket } from 'ws';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers and views of every kind
type Loose = any;

export const BIDS = new URL('./bids.ts', import.meta.url);

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'questhall-'));
}

/** A server for tests: a free port, its own folder, the small game, bots that do not pretend to think. */
export function serve(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: newFolder(),
    games: BIDS,
    botDelay: [0, 0],
    secretTick: 0,
    logLevel: 'error',
    limits: {
      sessions: { max: 10_000, timeWindow: 60_000 },
      matches: { max: 10_000, timeWindow: 60_000 },
      codes: { max: 10_000, timeWindow: 60_000 },
      replays: { max: 10_000, timeWindow: 60_000 },
      requests: { perAddress: { perSecond: 10_000, burst: 10_000 }, perSession: { perSecond: 10_000, burst: 10_000 } },
      sockets: { perAddress: 10_000, perSession: 10_000 },
      tables: { listed: 1_000, playing: 1_000 },
    },
    ...options,
  });
}

/** One person with a session, over HTTP. */
export class Person {
  readonly address: string;
  readonly id: string;
  readonly token: string;

  private constructor(address: string, id: string, token: string) {
    this.address = address;
    this.id = id;
    this.token = token;
  }

  static async enter(address: string, name: string): Promise<Person> {
    const answer = await fetch(`${address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const { id, token } = (await answer.json()) as { id: string; token: string };
    return new Person(address, id, token);
  }

  /** Somebody whose session is known. */
  static from(address: string, id: string, token: string): Person {
    return new Person(address, id, token);
  }

  /** The same person at a server that has been started again. */
  at(address: string): Person {
    return new Person(address, this.id, this.token);
  }

  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Loose }> {
    const answer = await fetch(this.address + path, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** As `ask`, and throws where the answer is an error. */
  async get(path: string): Promise<Loose> {
    const { status, body } = await this.ask('GET', path);
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }
  async post(path: string, body?: unknown): Promise<Loose> {
    const answer = await this.ask('POST', path, body);
    if (answer.status !== 200) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  newMatch(wanted: object): Promise<TableInfo> {
    return this.post('/api/matches', { game: 'bids', seats: 2, ...wanted });
  }

  /** @param before the client whose place it takes, with all that it knew */
  connect(match: string, hello: object = {}, before?: Client): Promise<Client> {
    return Client.open(this.address, match, this.token, hello, before);
  }
}

/** One socket at one match, which applies what it is sent as a browser would. */
export class Client {
  /** Everything received, as it came. */
  readonly received: string[] = [];
  readonly messages: ServerMessage[] = [];
  sight: Sight<Loose> | null = null;
  table: TableInfo | undefined;
  seat: number | null = null;
  epoch = '';
  n = 0;
  log: { n: number; event: Loose }[] = [];
  closed: { code: number } | undefined;
  readonly socket: WebSocket;
  #waiting: { test: () => boolean; done: () => void }[] = [];
  #ids = 0;
  #book: Book | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#take((data as Buffer).toString()));
    socket.on('close', (code) => {
      this.closed = { code };
      this.#look();
    });
    socket.on('error', () => undefined);
  }

  static async open(address: string, match: string, token: string | undefined, hello: object = {}, before?: Client): Promise<Client> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const client = new Client(socket);
    if (before) client.#takeOver(before);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    client.send({ t: 'hello', packed: true, ...hello });
    await client.until(() => client.messages.length > 0 || client.closed !== undefined);
    return client;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Gives a sign of life; resolves once the server has taken it. */
  async here(): Promise<void> {
    const from = this.messages.length;
    this.send({ t: 'here' });
    this.send({ t: 'ping' });
    await this.until(() => this.messages.slice(from).some(({ t }) => t === 'pong'), 'the answer to a sign of life');
  }

  get decision() {
    return this.sight?.decisions[0];
  }

  /** Resolves once `test` holds, at the latest after each message. */
  until(test: () => boolean, what = 'what was waited for'): Promise<void> {
    if (test()) return Promise.resolve();
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error(`${what} did not come; last: ${this.received.at(-1)}`)), 20_000);
      this.#waiting.push({
        test,
        done: () => {
          clearTimeout(timer);
          done();
        },
      });
    });
  }

  /** Sends an answer and waits for `done` or `refused`. */
  async act(choice: string | string[], over: object = {}): Promise<Loose> {
    const id = `command-${++this.#ids}-${Math.random()}`;
    const act = { t: 'act', id, seat: this.seat ?? 0, decision: this.decision?.id ?? 1, choice, ...over } as { id: string };
    const from = this.messages.length;
    this.send(act);
    const answer = () => this.messages.slice(from).find((m) => (m.t === 'done' || m.t === 'refused') && m.id === act.id);
    await this.until(() => answer() !== undefined, `an answer to ${JSON.stringify(act)}`);
    return answer();
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== undefined);
  }

  #take(text: string): void {
    this.received.push(text);
    const parsed = JSON.parse(text) as ServerMessage<Loose> | Packed;
    if (isPacked(parsed)) {
      this.#unpack(parsed);
      this.#look();
      return;
    }
    const message = parsed;
    if (message.t === 'whole') this.#whole(message);
    if (message.t === 'update') this.#update(message);
    if (message.t === 'table') this.table = message.table;
    this.messages.push(message);
    this.#look();
  }

  #takeOver(before: Client): void {
    const { seat, sight, table, epoch, n, log } = before;
    Object.assign(this, { seat, sight, table, epoch, n, log: [...log] });
    this.#book = before.#book;
  }

  /** As if it had come in plain form: `done` first, then the update. */
  #unpack(packed: Packed): void {
    const done = doneOf(packed);
    if (done !== undefined) this.messages.push({ t: 'done', id: done });
    const before = this.sight!;
    const { sight, log, views } = this.#book!.unpack(packed, before);
    const { midway } = midwayOf(before.view, views.slice(0, -1));
    const message: Update = {
      t: 'update',
      n: packed[0],
      now: 0,
      changes: diff(before, sight),
      log,
      ...(midway.length > 0 ? { midway } : {}),
    };
    this.#update(message);
    this.messages.push(message);
  }

  #whole(message: Whole<Loose>): void {
    this.#book = new Book({ ...message, created: message.table.created });
    this.epoch = message.epoch;
    this.n = message.n;
    this.seat = message.seat;
    this.table = message.table;
    this.sight = message.sight;
    this.log = [...message.log];
  }

  #update(message: Update): void {
    if (message.n !== this.n + 1 && this.n > 0) throw new Error(`update ${message.n} after ${this.n}`);
    this.n = message.n;
    this.sight = patch(this.sight, message.changes);
    this.log.push(...message.log);
    if (message.now > 0) this.#book?.learn(this.sight, message.log);
  }

  #look(): void {
    const met = this.#waiting.filter(({ test }) => test());
    this.#waiting = this.#waiting.filter((w) => !met.includes(w));
    for (const { done } of met) done();
  }
}

/** Plays for these clients, always the first option, until the match is over. */
export async function playOn(clients: Client[]): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      for (;;) {
        await client.until(() => client.decision !== undefined || client.table?.status === 'over', 'a decision');
        const { decision } = client;
        if (client.table?.status === 'over' || !decision) return;
        await client.act(decision.options[0]!.id);
        await client.until(() => client.decision?.id !== decision.id, 'the update of the action');
      }
    }),
  );
}

/** Plays so many answers for these clients, or to the end: any of the options in turn, so that no match goes in a circle. Each must be taken. */
export async function playFor(clients: Client[], answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    await Promise.race(clients.map((one) => one.until(() => one.decision !== undefined || one.table?.status === 'over', 'a decision')));
    const client = clients.find(({ decision }) => decision !== undefined);
    if (!client) return;
    const { id, options, choose } = client.decision!;
    const ids = options.map((option) => option.id);
    const [from, others] = [ids.slice(n % ids.length), ids.slice(0, n % ids.length)];
    const answer = await client.act(choose ? [...from, ...others].slice(0, choose.min) : from[0]!);
    // A window may have closed by itself meanwhile.
    if (answer.t !== 'done' && answer.code !== 'stale') throw new Error(`an answer was refused: ${JSON.stringify(answer)}`);
    await client.until(() => client.decision?.id !== id, 'the update of the action');
  }
}

/** Whoever of the two is asked gives one answer. */
export async function answerOnce(anna: Person, bo: Person, match: string): Promise<void> {
  const clients = [await anna.connect(match), await bo.connect(match)];
  const asked = clients.find(({ decision }) => decision !== undefined)!;
  const answer = await asked.act(asked.decision!.options[0]!.id);
  if (answer.t !== 'done') throw new Error(`an answer was refused: ${JSON.stringify(answer)}`);
  for (const client of clients) await client.close();
}
