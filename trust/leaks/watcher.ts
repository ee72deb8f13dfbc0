import { once } from 'node:events';
import { WebSocket } from 'ws';
import { tokenOf } from './server.ts';

/** One connection at a match that keeps every byte that it is sent. */
export class Watcher {
  #bytes: string[] = [];
  readonly #socket: WebSocket;
  readonly #headers: Record<string, string>;
  readonly #base: string;
  /** The match at the node that plays it: who comes under another token comes there. */
  readonly #played: string;
  /** Who waits for a message that holds these words. */
  #waiting: { words: string; resolve: (text: string) => void; reject: (why: Error) => void }[] = [];
  #ids = 0;
  /** Counted apart: what is said in one world only must not show in the names of answers. */
  #words = 0;

  readonly #rest: (() => Promise<void>) | undefined;

  private constructor(
    socket: WebSocket,
    of: { base: string; played: string; headers: Record<string, string>; rest: (() => Promise<void>) | undefined },
  ) {
    const { base, played, headers, rest } = of;
    this.#played = played;
    this.#rest = rest;
    this.#socket = socket;
    this.#base = base;
    this.#headers = headers;
    socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      this.#bytes.push(text);
      const heard = this.#waiting.filter(({ words }) => text.includes(words));
      this.#waiting = this.#waiting.filter((one) => !heard.includes(one));
      for (const { resolve } of heard) resolve(text);
    });
    // What was asked is answered no more: said at once, and not waited for without end.
    socket.on('close', (code, why) => {
      for (const { words, reject } of this.#waiting.splice(0))
        reject(new Error(`the server ended the line (${code} ${why.toString()}) before ${words}`));
    });
  }

  /**
   * @param seat undefined: a spectator
   * @param at the address of the node that plays the match, and of the one that this connection comes to
   * @param rest where these are two: resolves once nothing is under way between them any more
   */
  static async open(
    at: { plays: string; door: string },
    match: string,
    seat: number | undefined,
    rest?: () => Promise<void>,
  ): Promise<Watcher> {
    const headers: Record<string, string> = seat === undefined ? {} : { authorization: `Bearer ${tokenOf(seat)}` };
    const [base, played] = [at.door, at.plays].map((address) => `${address}/api/matches/${match}`) as [string, string];
    const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, { headers });
    const watcher = new Watcher(socket, { base, played, headers, rest });
    await once(socket, 'open');
    await watcher.ask({ t: 'hello', packed: true, midway: true, talk: true }, '"t":"whole"');
    return watcher;
  }

  /** What it was sent since the last time. */
  take(): readonly string[] {
    const taken = this.#bytes;
    this.#bytes = [];
    return taken;
  }

  /** Sends a message and waits for the first message after it that holds these words. */
  ask(message: object, words: string): Promise<string> {
    const answer = new Promise<string>((resolve, reject) => this.#waiting.push({ words, resolve, reject }));
    this.#socket.send(JSON.stringify(message));
    return answer;
  }

  /** Answers a decision; the words of the server: done or refused. */
  async act(seat: number, decision: number, choice: string | readonly string[]): Promise<string> {
    const id = `command-${++this.#ids}`;
    // On its own, or at the end of the packed update that follows from it.
    const said = await this.ask({ t: 'act', id, seat, decision, choice }, `"${id}"`);
    return said.startsWith('[') ? `{"t":"done","id":"${id}"}` : said;
  }

  /** Everything that was sent before has come once this resolves. */
  async settled(): Promise<void> {
    await this.ask({ t: 'ping' }, '"t":"pong"');
    if (!this.#rest) return;
    await this.#rest();
    await this.ask({ t: 'ping' }, '"t":"pong"');
  }

  /** Asks over plain HTTP and keeps status, headers and body. */
  get(path: string): Promise<void> {
    return this.#keep(this.#base + path, this.#headers);
  }

  /** What came by another way counts as sent. */
  has(text: string): void {
    this.#bytes.push(text);
  }

  /** Reads the feed at this secret address, as a program that knows nothing else. */
  feed(key: string): Promise<void> {
    return this.#keep(new URL(`/api/feed/${key}`, this.#base).href, {});
  }

  /** Asks for the list of one's matches. */
  list(): Promise<void> {
    return this.#keep(new URL('/api/matches?of=mine', this.#base).href, this.#headers);
  }

  async #keep(address: string, headersSent: Record<string, string>): Promise<void> {
    const answer = await fetch(address, { headers: headersSent });
    const headers = [...answer.headers]
      // What a tag is made from stands below, where a difference can be read.
      .filter(([name]) => name !== 'date' && name !== 'x-request-id' && name !== 'etag')
      .map(([name, value]) => `${name}: ${value}`);
    this.#bytes.push([answer.status, ...headers, await answer.text()].join('\n'));
  }

  /** Says something, as this connection's seat or under another token, and waits until it is acknowledged. */
  async say(text: string, token?: string): Promise<void> {
    const headers = { ...this.#headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const body = JSON.stringify({ id: `words-${++this.#words}-said`, text });
    const answer = await fetch(`${token === undefined ? this.#base : this.#played}/talk`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (answer.status !== 200) throw new Error(`talk: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  }

  /** Changes something over plain HTTP, as this connection's seat or under another token, and waits until it is done. Refusals are answers, too. */
  async change(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    token?: string,
  ): Promise<{ status: number; body: { proposals?: { n: number }[] } }> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { ...this.#headers, ...authorization, 'content-type': 'application/json' };
    const answer = await fetch((token === undefined ? this.#base : this.#played) + path, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as { proposals?: { n: number }[] } };
  }

  async close(): Promise<void> {
    this.#socket.close();
    await once(this.#socket, 'close');
  }
}

/** What a client may compare: all bytes but the random name of its feed, which is as long in every world. */
export function comparable(bytes: readonly string[]): string {
  return bytes.join('\n').replace(/"epoch":"[a-z0-9]{16}"/g, '"epoch":""');
}
