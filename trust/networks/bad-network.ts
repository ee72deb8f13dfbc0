import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { Pick } from '../program.ts';

/** What a bad line does to each message, as one in so many; 0: never. */
export interface BadLine {
  late: number;
  twice: number;
  swapped: number;
  /** The longest delay of a late message, in milliseconds. */
  delay: number;
}

/** One line through the proxy. */
interface Line {
  client: WebSocket;
  server: WebSocket;
}

/** Between clients and a server: passes messages on, but cuts lines, and delays, doubles and swaps messages. */
export class BadNetwork {
  readonly counts = { cuts: 0, late: 0, twice: 0, swapped: 0, passed: 0, lost: 0, requests: 0, 'answers lost': 0 };
  readonly #http: Server;
  readonly #lines = new Set<Line>();
  /** Requests whose answers are under way. */
  readonly #answers = new Set<ServerResponse>();
  readonly #pick: Pick;
  #bad: BadLine;
  /** While the network is away, nobody gets through. */
  away = false;

  private constructor(http: Server, bad: BadLine, pick: Pick) {
    this.#http = http;
    this.#bad = bad;
    this.#pick = pick;
  }

  static async open(target: string, bad: BadLine, pick: Pick): Promise<BadNetwork> {
    const http = createServer();
    const proxy = new BadNetwork(http, bad, pick);
    const sockets = new WebSocketServer({ noServer: true });
    http.on('upgrade', (request, socket, head) => {
      if (proxy.away) return void socket.destroy();
      const server = new WebSocket(target.replace('http', 'ws') + (request.url ?? ''), {
        headers: { authorization: request.headers.authorization ?? '' },
      });
      server.on('error', () => socket.destroy());
      server.once('open', () => sockets.handleUpgrade(request, socket, head, (client) => proxy.#join({ client, server })));
    });
    http.on('request', (request, response) => void proxy.#pass(target, request, response));
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  /** Cuts all lines at once, in the middle of whatever is under way: what is late by now is lost. */
  cut(): void {
    this.counts.cuts++;
    this.#drop();
  }

  #drop(): void {
    for (const { client, server } of this.#lines) {
      client.terminate();
      server.terminate();
    }
    this.#lines.clear();
    for (const response of this.#answers) this.#lose(response);
  }

  #lose(response: ServerResponse): void {
    this.counts['answers lost']++;
    this.#answers.delete(response);
    response.destroy();
  }

  /** A request: passed on once or twice, with an answer that comes, comes late, or is lost. */
  async #pass(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (this.away) return void response.destroy();
    this.counts.requests++;
    this.#answers.add(response);
    const { late, twice, delay } = this.#bad;
    const { authorization = '', 'content-type': type } = request.headers;
    const headers = { authorization, ...(type ? { 'content-type': type } : {}) };
    const body = parts.length > 0 ? { body: Buffer.concat(parts) } : {};
    const once = () => fetch(target + (request.url ?? ''), { method: request.method ?? 'GET', headers, ...body });
    const passed = Promise.all(this.#hits(twice) ? [once(), once().then((second) => second.arrayBuffer())] : [once()]);
    const [answer] = await passed.catch((error: unknown) => {
      // The server has closed a line that nobody used, just as it was to be used again: lost, as anything may be here.
      if (error instanceof TypeError) return [];
      throw error;
    });
    if (!answer) return this.#answers.has(response) ? this.#lose(response) : undefined;
    const said = Buffer.from(await answer.arrayBuffer());
    if (this.#hits(late)) await new Promise((resolve) => setTimeout(resolve, 1 + this.#pick(delay)));
    // Cut meanwhile, or lost on the way back: done, and whoever asked does not know it.
    if (!this.#answers.has(response)) return;
    if (this.#hits(late)) return this.#lose(response);
    this.#answers.delete(response);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(said);
  }

  /** From now on everything passes as it should. */
  heal(): void {
    this.#bad = { late: 0, twice: 0, swapped: 0, delay: 0 };
  }

  async close(): Promise<void> {
    this.#drop();
    this.#http.close();
    await once(this.#http, 'close');
  }

  #join(line: Line): void {
    this.#lines.add(line);
    this.#carry(line, line.server, line.client);
    this.#carry(line, line.client, line.server);
    for (const socket of [line.client, line.server]) {
      socket.on('error', () => undefined); // 'close' follows
      socket.on('close', () => {
        this.#lines.delete(line);
        line.client.close();
        line.server.close();
      });
    }
  }

  /** One direction. A message that waits to be swapped goes after the next one, or after a moment by itself. */
  #carry(line: Line, from: WebSocket, to: WebSocket): void {
    let held: { text: string; timer: NodeJS.Timeout } | undefined;
    const send = (text: string) => {
      if (!this.#lines.has(line) || to.readyState !== to.OPEN) this.counts.lost++;
      else {
        this.counts.passed++;
        to.send(text);
      }
    };
    const release = () => {
      if (!held) return;
      clearTimeout(held.timer);
      const { text } = held;
      held = undefined;
      send(text);
    };
    from.on('message', (data) => {
      const text = (data as Buffer).toString();
      const { late, twice, swapped, delay } = this.#bad;
      if (!held && this.#hits(swapped)) {
        this.counts.swapped++;
        held = { text, timer: setTimeout(release, delay) };
        return;
      }
      if (this.#hits(late)) {
        this.counts.late++;
        setTimeout(() => send(text), 1 + this.#pick(delay));
      } else send(text);
      if (this.#hits(twice)) {
        this.counts.twice++;
        send(text);
      }
      release();
    });
  }

  #hits(oneIn: number): boolean {
    return oneIn > 0 && this.#pick(oneIn) === 0;
  }
}
