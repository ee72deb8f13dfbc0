import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type Alarm, backupFolder, type RunningServer, restoreFolder, startServer } from '@questhall/server';
import { Endpoint, MailHouse } from '../../apps/server/test/post-office.ts';
import { type Told, toldByLast } from '../../apps/server/test/told.ts';

const MUCH = { max: 1_000_000, timeWindow: 60_000 };
const FAST = { perSecond: 100_000, burst: 100_000 };
/** A Monday, 00:00 UTC. */
export const BEGAN = Date.UTC(2027, 0, 4);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

// biome-ignore lint/suspicious/noExplicitAny: answers of every kind
export type Loose = any;

interface Ringing {
  at: number;
  ring: () => void;
}

/** A server by a clock that is moved by hand, the clocks of its matches too, with a mail house and a service of push beside it. */
export class House {
  readonly mails: MailHouse;
  readonly service: Endpoint;
  /** What the server has blamed itself for. */
  readonly errors: string[] = [];
  now = BEGAN;
  /** By so much clocks of matches ring too late: a fault that is planted. */
  tardy = 0;
  /** When the server was started last. */
  started = BEGAN;
  dataDir = join(mkdtempSync(join(tmpdir(), 'questhall-month-')), 'data');
  readonly #alarms = new Set<Ringing>();
  #server!: RunningServer;
  #told!: Told;

  private constructor(mails: MailHouse, service: Endpoint) {
    this.mails = mails;
    this.service = service;
  }

  static async open(): Promise<House> {
    const house = new House(await MailHouse.open(), await Endpoint.open());
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    this.started = this.now;
    const logTo = new Writable({
      write: (line: Buffer, _, done) => {
        this.errors.push(line.toString());
        done();
      },
    });
    const alarm: Alarm = (ms, ring) => {
      const one = { at: this.now + ms + this.tardy, ring };
      this.#alarms.add(one);
      // What is over already rings without anybody moving the clock.
      if (ms <= 0) setImmediate(() => this.#ring(one));
      return () => void this.#alarms.delete(one);
    };
    this.#server = await startServer({
      port: 0,
      host: '127.0.0.1',
      dataDir: this.dataDir,
      games: new URL('../../apps/server/src/games.ts', import.meta.url),
      secretTick: 0,
      botDelay: [0, 0],
      logLevel: 'error',
      logTo,
      mail: { url: this.mails.url, from: 'Questhall <hall@questhall.example>' },
      callsInside: true,
      callsEvery: 100,
      now: () => this.now,
      alarm,
      limits: {
        ...{ sessions: MUCH, matches: MUCH, codes: MUCH, calls: MUCH, replays: MUCH, feeds: MUCH },
        requests: { perAddress: FAST, perSession: FAST },
      },
    });
    this.#told = toldByLast();
  }

  /** Resolves when whoever is to be called by now has been: who has not is called too late, and who ought not to be will not be. */
  told(): Promise<void> {
    return this.#told.all();
  }

  #ring(one: Ringing): void {
    if (this.#alarms.delete(one)) one.ring();
  }

  /**
   * Moves the clock on; each clock of a match rings at its own moment, and those of one moment all before anything is waited for:
   * a match whose clock were still to ring would be seen to do nothing about a time that is over. Who is to be called by then has been.
   * @param rung resolves once what the clocks that rang lead to is done
   */
  async moveTo(at: number, rung: () => Promise<void> = async () => undefined): Promise<void> {
    for (let next = this.#first(at); next; next = this.#first(at)) {
      this.now = Math.max(this.now, next.at);
      for (const one of [...this.#alarms]) if (one.at <= this.now) this.#ring(one);
      await rung();
      await this.told();
    }
    this.now = at;
    await this.told();
  }

  #first(until: number): Ringing | undefined {
    return [...this.#alarms].filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  async again(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Goes on from its backup, in another folder. */
  async restore(): Promise<void> {
    await this.stop();
    const copy = `${this.dataDir}.backup`;
    backupFolder(this.dataDir, copy);
    this.dataDir = `${this.dataDir}-again`;
    restoreFolder(copy, this.dataDir);
    await this.start();
  }

  async close(): Promise<void> {
    await this.stop();
    await Promise.all([this.mails.close(), this.service.close()]);
  }

  async ask(token: string, method: string, path: string, body?: object): Promise<{ status: number; body: Loose }> {
    const answer = await fetch(this.#server.address + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** @throws Error where the answer is an error */
  async done(token: string, method: string, path: string, body?: object): Promise<Loose> {
    const answer = await this.ask(token, method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** A new person who is called by mail. Returns the token and the address. */
  async person(name: string, times: object): Promise<{ token: string; address: string }> {
    const { token } = await this.done('', 'POST', '/api/session', { name });
    const address = `${name.toLowerCase()}@home.example`;
    await this.done(token, 'PUT', '/api/calls', times);
    await this.done(token, 'POST', '/api/calls/mail', { address });
    const [code] = /\b\d{6}\b/.exec(this.mails.letters.findLast(({ to }) => to.includes(address))!.text)!;
    await this.done(token, 'PUT', '/api/calls/mail', { code });
    return { token, address };
  }

  lettersTo(address: string): string[] {
    return this.mails.letters.filter(({ to, text }) => to.includes(address) && text.includes('/t/')).map(({ text }) => text);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
