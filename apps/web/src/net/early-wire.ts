import { socketAddress, type Wire } from './socket.ts';

/** The first word of a page that knows nothing yet. */
const HELLO = '{"t":"hello","packed":true,"midway":true,"talk":true}';
/** A line that nobody has taken by then is hung up: the person went elsewhere. */
const PATIENCE_MS = 30_000;

/**
 * A socket that is opened, and has said hello, before the code that listens is here. What comes meanwhile is kept and
 * handed over in order once somebody listens; the hello of the listener, the same again, is then not sent.
 */
class EarlyWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly #socket: WebSocket;
  #kept: (() => void)[] = [];
  #taken = false;
  #greeted = false;

  constructor(address: string) {
    this.#socket = new WebSocket(address);
    this.#socket.onopen = () => {
      this.#socket.send(HELLO);
      this.#pass(() => this.onopen?.());
    };
    this.#socket.onmessage = ({ data }) => this.#pass(() => this.onmessage?.({ data }));
    this.#socket.onclose = () => this.#pass(() => this.onclose?.());
  }

  get alive(): boolean {
    return this.#socket.readyState <= WebSocket.OPEN;
  }

  /** Somebody listens from now on. */
  take(): this {
    queueMicrotask(() => {
      this.#taken = true;
      for (const tell of this.#kept.splice(0)) tell();
    });
    return this;
  }

  send(data: string): void {
    if (!this.#greeted) {
      this.#greeted = true;
      if (data === HELLO) return;
    }
    this.#socket.send(data);
  }

  close(): void {
    this.#kept = [];
    this.#socket.close();
  }

  #pass(tell: () => void): void {
    if (this.#taken) tell();
    else this.#kept.push(tell);
  }
}

let early: { id: string; wire: EarlyWire } | null = null;

/** Opens the line to a match before its page is here. One at a time: a page shows one table. */
export function openEarly(id: string): void {
  if (early?.id === id) return;
  const wire = new EarlyWire(socketAddress(id));
  early?.wire.close();
  early = { id, wire };
  setTimeout(() => {
    if (early?.wire === wire) {
      early = null;
      wire.close();
    }
  }, PATIENCE_MS);
}

/** The line to a match: the one that was opened early, where it still holds, else a new one. */
export function openWire(id: string): Wire {
  const waiting = early?.id === id ? early.wire : null;
  if (waiting) early = null;
  if (waiting?.alive) return waiting.take();
  return new WebSocket(socketAddress(id)) as Wire;
}
