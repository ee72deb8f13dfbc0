import type { ClientMessage, Hello, ServerMessage } from '@questhall/protocol';

export type Connection = 'connecting' | 'open' | 'offline';

/** The part of a WebSocket that is used, so that tests can play the server. */
export interface Wire {
  send: (data: string) => void;
  close: () => void;
  onopen: (() => void) | null;
  onmessage: ((e: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface SocketOptions {
  open: () => Wire;
  message: (m: ServerMessage) => void;
  /** Told at each change. `hello` must answer where the client stands. */
  connection: (state: Connection) => void;
  hello: () => Hello;
}

/**
 * First pause before the next attempt, and the longest one, in milliseconds. Not doubled: a server that takes another's place
 * is there after a second or two, and nobody should then wait for long.
 */
const BACKOFF = { first: 400, growth: 1.5, longest: 10_000 };
/** A silent line is asked after this long, and given up when nothing comes for the second time span. */
const PING = { every: 20_000, patience: 8_000 };

/** The address of a match's socket on the server that this page came from. */
export function socketAddress(matchId: string, at: { protocol: string; host: string } = location): string {
  return `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/api/matches/${matchId}/socket`;
}

/** How long to wait before attempt n (0 is the first after a loss): half as long again each time, with a spread so that not all come at once. */
export function backoff(n: number, random: () => number = Math.random): number {
  return Math.min(BACKOFF.longest, BACKOFF.first * BACKOFF.growth ** n) * (0.75 + random() / 2);
}

/** A socket that comes back by itself: says hello with where it stands, pings, and tries again when the line is lost. */
export class MatchSocket {
  private readonly options: SocketOptions;
  private wire: Wire | null = null;
  private ready = false;
  private attempts = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SocketOptions) {
    this.options = options;
    this.connect();
  }

  /** Sends now, or returns false where the line is down. */
  send(message: ClientMessage): boolean {
    if (!this.wire || !this.ready) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once instead of waiting: the network or the page came back. */
  hurry(): void {
    if (this.closed || this.wire) return;
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    this.connect();
  }

  /** Somebody has touched the page. */
  here(): void {
    if (this.ready) this.wire?.send('{"t":"here"}');
  }

  /** Hangs up and connects anew. */
  restart(): void {
    const wire = this.wire;
    this.wire = null;
    this.ready = false;
    wire?.close();
    this.hurry();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private connect(): void {
    this.options.connection(this.attempts === 0 ? 'connecting' : 'offline');
    const wire = this.options.open();
    this.wire = wire;
    wire.onopen = () => {
      if (this.wire !== wire) return;
      this.ready = true;
      wire.send(JSON.stringify(this.options.hello()));
      this.options.connection('open');
      this.listen(wire);
    };
    wire.onmessage = (e) => {
      if (this.wire !== wire) return;
      // Only a word from the server counts as success: a line that is closed at once must not be tried in a hot loop.
      this.attempts = 0;
      this.listen(wire);
      this.options.message(JSON.parse(String(e.data)) as ServerMessage);
    };
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
  }

  /** Something was heard: the line is alive for now. */
  private listen(wire: Wire): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => {
      wire.send('{"t":"ping"}');
      this.ping = setTimeout(() => {
        // Half-open lines never say that they are closed, so we do.
        if (this.wire !== wire) return;
        wire.onclose = null;
        wire.close();
        this.lost();
      }, PING.patience);
    }, PING.every);
  }

  private lost(): void {
    this.wire = null;
    this.ready = false;
    clearTimeout(this.ping);
    if (this.closed) return;
    this.options.connection('offline');
    this.retry = setTimeout(() => this.connect(), backoff(this.attempts));
    this.attempts++;
  }
}
