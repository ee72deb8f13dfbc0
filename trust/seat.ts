import { type Choice, fast, type Seat } from '@questhall/kernel';
import { doneOf, isPacked, type Packed, type ServerMessage } from '@questhall/protocol';
import { BACK } from '@questhall/record';
import { WebSocket } from 'ws';
import { type Match, openMatch } from '../apps/web/src/net/match-store.ts';
import type { Wire } from '../apps/web/src/net/socket.ts';

/*
 * A seat that is played by the web's own connection code (`apps/web/src/net`), outside a browser: what is proved with it
 * holds for what people use.
 */

/** Somebody with a session. */
export interface Guest {
  token: string;
  id: string;
}

/** One request; throws where the answer is no 200. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every kind
export async function ask(address: string, token: string | undefined, method: string, path: string, body?: unknown): Promise<any> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

export async function enter(address: string, name: string): Promise<Guest> {
  return ask(address, undefined, 'POST', '/api/session', { name });
}

/** A started match with these people on its seats; its id. */
export async function newTable(address: string, guests: readonly Guest[], game: string, options: object = {}): Promise<string> {
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const { id } = await ask(address, host.token, 'POST', '/api/matches', { game, seats: guests.length, options });
  for (const [i, guest] of others.entries()) await ask(address, guest.token, 'POST', `/api/matches/${id}/seats/${i + 1}/join`, {});
  await ask(address, host.token, 'POST', `/api/matches/${id}/start`, {});
  return id;
}

/** An answer as it was sent. */
export interface SentAnswer {
  match: string;
  seat: Seat;
  decision: number;
  choice: Choice;
}

export interface SeatParts {
  /** Where to connect; asked before each attempt. */
  address: () => string;
  match: string;
  seat: Seat;
  token: string;
  seed: number;
  /** How long to think, at most, in milliseconds. */
  think: number;
}

/** One of so many times that a step could be taken back, it is. */
const TAKES_BACK = 12;

/** One seat at one match that answers whatever it is asked, at random, until the end, and takes a step back now and then. */
export class AutoSeat {
  readonly web: Match;
  readonly parts: SeatParts;
  /** By command id: what was sent, and what the server said is on the disk. */
  readonly sent = new Map<string, SentAnswer>();
  readonly acknowledged = new Set<string>();
  readonly refused: string[] = [];
  readonly #think: () => void;
  #timer: NodeJS.Timeout | undefined;
  #ids = 0;
  #closed = false;
  #waits = false;

  constructor(parts: SeatParts) {
    this.parts = parts;
    const { match, seat, token, seed, think } = parts;
    const chance = fast(seed, seat + 10);
    const line = {
      wire: () => this.#wire(`${parts.address().replace('http', 'ws')}/api/matches/${match}/socket`, token),
      earlier: async () => [],
    };
    this.web = openMatch({
      transport: line,
      speed: () => Number.POSITIVE_INFINITY,
      reducedMotion: () => true,
      hidden: () => true,
      sound: () => undefined,
      newId: () => `seat-${seat}-${seed}-${++this.#ids}`,
    });
    this.web.see(seat);
    this.#think = () => {
      if (this.#timer || !(this.#open() || this.#mayTakeBack())) return;
      this.#timer = setTimeout(
        () => {
          this.#timer = undefined;
          if (this.#mayTakeBack() && chance.below(TAKES_BACK) === 0) {
            this.web.takeBack(seat);
            return this.#think(); // whatever becomes of it
          }
          const d = this.#open();
          if (!d) return;
          const left = d.options.map(({ id }) => id);
          const draw = () => left.splice(chance.below(left.length), 1)[0]!;
          this.web.act(seat, d.id, d.choose ? Array.from({ length: d.choose.min }, draw) : draw());
        },
        chance.below(think + 1),
      );
    };
    this.web.store.subscribe(this.#think);
  }

  /** Steps that the server said it has taken back. */
  get takenBack(): number {
    return [...this.acknowledged].filter((id) => this.sent.get(id)?.decision === BACK).length;
  }

  #mayTakeBack(): boolean {
    const { connection, outgoing, sight } = this.web.store.getState();
    return !this.#closed && !this.#waits && !outgoing && connection === 'open' && (sight?.back ?? 0) > 0;
  }

  /** The question that may be answered now. */
  #open() {
    const { connection, outgoing, sight, answered } = this.web.store.getState();
    const asked = sight?.decisions[0];
    const may = !this.#closed && !this.#waits && !outgoing && connection === 'open';
    return may && asked && answered !== asked.id ? asked : undefined;
  }

  /** Answers nothing for a while, or again. */
  wait(waits: boolean): void {
    this.#waits = waits;
    this.#think();
  }

  get over(): boolean {
    return this.web.store.getState().table?.status === 'over';
  }

  /** How it stands, for whoever wants to know why it does not go on. */
  get standing(): string {
    const { connection, outgoing, sight, answered } = this.web.store.getState();
    const asked = sight?.decisions.map(({ id, kind }) => `${kind} (${id})`).join() || 'nothing';
    const sent = outgoing ? ', an answer under way' : '';
    return `seat ${this.parts.seat}: ${connection}, asked ${asked}, last answered ${answered}${sent}, refused ${this.refused.slice(-3).join() || 'never'}`;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.web.close();
  }

  /** A socket as the web's code knows them, which also keeps the books of answers and acknowledgements. */
  #wire(address: string, token: string): Wire {
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
    const wire: Wire = {
      send: (data) => {
        const message = JSON.parse(data);
        if (message.t === 'act') this.sent.set(message.id, { match: this.parts.match, ...message });
        if (socket.readyState === socket.OPEN) socket.send(data);
      },
      close: () => socket.close(),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    socket.on('open', () => wire.onopen?.());
    socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      const message = JSON.parse(text) as ServerMessage | Packed;
      const done = isPacked(message) ? doneOf(message) : message.t === 'done' ? message.id : undefined;
      if (done !== undefined) this.acknowledged.add(done);
      if (!isPacked(message) && message.t === 'refused') this.refused.push(message.code);
      wire.onmessage?.({ data: text });
    });
    // A line that breaks closes as well.
    socket.on('error', () => undefined);
    socket.on('close', () => wire.onclose?.());
    return wire;
  }
}
