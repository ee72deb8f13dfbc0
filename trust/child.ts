import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRIEFLY, bundle } from '../apps/server/test/bundle.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A folder of its own for this test; the system cleans it up. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'questhall-trust-'));
}

/** The server with what programs ask of it besides (child/main.ts), as plain JavaScript. Returns the file to run. */
export function bundleServer(): string {
  // Threads of bots read a file of their own, beside the others.
  const parts = { main: 'trust/child/main.ts', games: 'trust/games.ts', worker: 'apps/server/src/bots/worker.ts' };
  return join(bundle(parts), 'main.js');
}

export interface ServerSettings {
  main: string;
  dataDir: string;
  /** A PostgreSQL database instead of the folder. */
  store?: string;
  /** By which it shares the matches of that database with others. */
  bus?: string;
  port?: number;
  limits?: object;
  /** How long a bot seems to think, least and most, in milliseconds; as usual where it is left out. */
  botDelay?: readonly [number, number];
  /** Where it hands in mails; it then looks for calls all the time. */
  mail?: string;
  /** As `TRUST_PROXY` of an operator. */
  trust?: string;
  /** Words before the program, to run it under another's rule: `['prlimit', '--fsize=…']`. */
  under?: string[];
  nodeOptions?: string[];
}

/** A server process that may not be open yet. */
export interface Launched {
  child: ChildProcess;
  open: Promise<Server>;
  ended: Promise<number | null>;
  errors: () => string;
}

/** What people come to: one server, or several behind one address. */
export interface Site {
  readonly address: string;
  /** Where each process itself can be asked what it has done, past any proxy. */
  readonly doors: readonly string[];
  /** The end of what was logged: errors alone. */
  readonly errors: string;
  /** Whether every process goes on. */
  readonly running: boolean;
  /** Bytes of the heap after collecting garbage; needs `--expose-gc`. */
  heap(): Promise<number>;
  /** Lets so much of the server's own time go by at once. */
  pass(ms: number): Promise<void>;
  /** Sets the system's clock, as the server sees it, off by so many milliseconds. */
  wall(off: number): Promise<void>;
  kill(): Promise<void>;
}

/** A running server process. */
export class Server implements Site {
  readonly child: ChildProcess;
  readonly address: string;
  readonly ended: Promise<number | null>;
  readonly #errors: () => string;

  private constructor(child: ChildProcess, address: string, ended: Promise<number | null>, errors: () => string) {
    this.child = child;
    this.address = address;
    this.ended = ended;
    this.#errors = errors;
  }

  /** @throws Error with the server's own sentence where it cannot start */
  static start(settings: ServerSettings): Promise<Server> {
    return Server.launch(settings).open;
  }

  /** Starts the process, which opens at once or waits for its turn at a database. */
  static launch({
    main,
    dataDir,
    store = '',
    bus = '',
    port = 0,
    limits = MUCH,
    trust = '',
    mail = '',
    botDelay,
    under = [],
    nodeOptions = [],
  }: ServerSettings): Launched {
    const words = [...under, process.execPath, ...BRIEFLY, ...nodeOptions, main];
    const child = spawn(words[0]!, words.slice(1), {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: String(port),
        DATA: dataDir,
        STORE: store,
        BUS: bus,
        LIMITS: JSON.stringify(limits),
        TRUST: trust,
        MAIL: mail,
        BOT_DELAY: botDelay ? JSON.stringify(botDelay) : '',
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr!.on('data', (data) => {
      errors = (errors + data).slice(-20_000);
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    const address = new Promise<string>((resolve, reject) => {
      child.on('message', (said: { address?: string; problem?: string }) => {
        if (said.address) resolve(said.address);
        if (said.problem) reject(new Error(said.problem));
      });
      void ended.then((code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
    });
    const open = address.then((at) => new Server(child, at, ended, () => errors));
    open.catch(() => undefined); // of one that never opens, `ended` is all that is asked
    return { child, open, ended, errors: () => errors };
  }

  get doors(): readonly string[] {
    return [this.address];
  }
  get port(): number {
    return Number(new URL(this.address).port);
  }
  get errors(): string {
    return this.#errors();
  }
  get running(): boolean {
    return this.child.exitCode === null;
  }

  heap(): Promise<number> {
    return new Promise((resolve) => {
      this.child.once('message', (said: { heap: number }) => resolve(said.heap));
      this.child.send('heap');
    });
  }

  pass(ms: number): Promise<void> {
    return this.#set({ pass: ms });
  }
  wall(off: number): Promise<void> {
    return this.#set({ wall: off });
  }
  #set(word: object): Promise<void> {
    if (!this.child.connected) return Promise.resolve();
    return new Promise((resolve) => {
      this.child.once('message', () => resolve());
      void this.ended.then(() => resolve());
      this.child.send(word);
    });
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

const FAST = { perSecond: 1e9, burst: 1e9 };
const OFTEN = { max: 1e9, timeWindow: 60_000 };
/** Limits that nobody meets. */
export const MUCH = {
  talk: { perSecond: 10_000, burst: 10_000 },
  sessions: OFTEN,
  matches: OFTEN,
  codes: OFTEN,
  calls: OFTEN,
  messages: FAST,
  requests: { perAddress: FAST, perSession: FAST },
  sockets: { perAddress: 1e9, perSession: 1e9 },
  tables: { listed: 1e9, playing: 1e9 },
  connections: 1e9,
};
