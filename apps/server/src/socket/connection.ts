import type { Socket } from 'node:net';
import type { Seat } from '@questhall/kernel';
import { ClientMessage, type ErrorCode, type ServerMessage } from '@questhall/protocol';
import { Compile } from 'typebox/compile';
import type { RawData, WebSocket } from 'ws';
import { ApiFailure } from '../failure.ts';
import type { Log } from '../log.ts';
import type { Watcher } from '../match/audience.ts';
import { Elsewhere } from '../match/tenure.ts';
import type { MatchLine } from '../nodes/lines.ts';
import { NoAnswer } from '../nodes/questions.ts';
import type { Services } from '../services.ts';
import { Allowance } from './allowance.ts';
import { sendText } from './frame.ts';

/** The largest message that a client has a reason to send is an answer of 100 options. */
const LARGEST = 32 * 1024;
/** More than this waiting to be sent means that nobody reads any more. */
const BACKLOG = 4 * 1024 * 1024;
/** After so many messages beyond the allowance the connection is closed. */
const PATIENCE = 200;
const PING_MS = 25_000;

/** Of a line that is told so as it is opened: what comes on it meanwhile needs no answer. */
const TURNED_AWAY: ReadonlySet<ErrorCode> = new Set(['no-match', 'players-only']);

export const CLOSE = { again: 1012, flood: 1008, noMatch: 4404, playersOnly: 4403 } as const;

const isClientMessage = Compile(ClientMessage);

/** One socket at one match: checks what comes in, and is a watcher of the match. */
export class Connection implements Watcher {
  session: string | undefined;
  viewer: Seat | undefined;
  openedBy: string | undefined;
  packed = false;
  midway = false;
  talk = false;
  readonly #socket: WebSocket;
  /** What the socket runs on. */
  readonly #line: Socket;
  readonly #services: Services;
  /** When the visit of the device that opened it is over; undefined where it may stay. */
  readonly #until: number | undefined;
  /** Names the request that opened the socket in each line. */
  readonly #log: Log;
  readonly #allowance: Allowance;
  readonly #ping: NodeJS.Timeout;
  readonly #match: Promise<MatchLine>;
  /** The same once it is here. */
  #live: MatchLine | undefined;
  #heard = true;
  #excess = 0;
  #greeted = false;

  constructor(
    { socket, line }: { socket: WebSocket; line: Socket },
    id: string,
    { session, until }: { session: string | undefined; until: number | undefined },
    services: Services,
    log: Log,
  ) {
    this.#socket = socket;
    this.#line = line;
    this.#services = services;
    this.#log = log;
    this.session = session;
    this.#until = until;
    this.#allowance = new Allowance(services.limits.messages, services.elapsed());
    this.#match = services.nodes ? services.nodes.line(id, this) : services.hall.match(id, session);
    this.#match.then(
      (match) => {
        this.#live = match;
      },
      (error) => this.#turnAway(error),
    );
    socket.on('message', (data) => this.#take(data));
    socket.on('pong', () => {
      this.#heard = true;
    });
    socket.on('error', (error) => log.debug({ err: error }, 'a socket broke'));
    socket.on('close', () => this.#gone());
    this.#ping = setInterval(() => this.#stillThere(), PING_MS);
    this.#ping.unref();
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > BACKLOG) this.#socket.terminate();
    else sendText(this.#line, text);
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #problem(code: ErrorCode, message: string): void {
    this.#services.metrics.messages.inc({ kind: 'refused' });
    this.#say({ t: 'problem', code, message });
  }

  #take(data: RawData): void {
    this.#heard = true;
    // What comes during the stop is not taken: the client sends it again to the server that comes after.
    if (this.#services.stopping() || this.#isOver()) return;
    if (!this.#allowance.spend(this.#services.elapsed())) {
      this.#problem('too-fast', 'too many messages; this one was not read');
      if (++this.#excess > PATIENCE) this.#socket.close(CLOSE.flood, 'too many messages');
      return;
    }
    const message = this.#read(data);
    if (!message) return;
    this.#services.metrics.heard[message.t].inc();
    const answered = this.#live ? this.#answer(this.#live, message) : this.#match.then((match) => this.#answer(match, message));
    answered.catch((error) => {
      if (error instanceof Elsewhere || error instanceof NoAnswer || (error instanceof ApiFailure && TURNED_AWAY.has(error.code))) return;
      this.#log.error({ err: error }, 'a message failed');
      this.#problem('failed', 'our fault; nothing has changed');
    });
  }

  #read(data: RawData): ClientMessage | undefined {
    const text = (data as Buffer).toString('utf8'); // the socket's usual kind of data
    if (text.length > LARGEST) {
      this.#problem('too-large', `a message may have ${LARGEST} bytes`);
      return undefined;
    }
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      this.#problem('malformed', 'this is not JSON');
      return undefined;
    }
    if (isClientMessage.Check(message)) return message;
    this.#problem('malformed', 'this is no message of the protocol');
    return undefined;
  }

  async #answer(match: MatchLine, message: ClientMessage): Promise<void> {
    switch (message.t) {
      case 'hello':
        this.#greeted = true;
        if (this.#socket.readyState === this.#socket.OPEN) match.welcome(this, message);
        return;
      case 'here':
        match.here(this.session);
        return;
      case 'ping':
        this.#say({ t: 'pong', now: this.#services.now() });
        return;
      case 'act': {
        if (!this.#greeted) return this.#problem('malformed', 'say hello first');
        const { id, seat, decision, choice, byItself } = message;
        await match.act({ id, session: this.session, seat, decision, choice, byItself }, (reply) => this.#say(reply), this);
      }
    }
  }

  /** The match is played elsewhere from now on. */
  again(): void {
    this.#socket.close(CLOSE.again, 'come back in a moment');
  }

  refuse(failure: ApiFailure): void {
    this.#turnAway(failure);
  }

  #turnAway(error: unknown): void {
    if (error instanceof Elsewhere || error instanceof NoAnswer) {
      this.again();
      return;
    }
    const failure = error instanceof ApiFailure ? error : new ApiFailure('failed', 'our fault');
    if (failure.code === 'failed') this.#log.error({ err: error }, 'a match could not be opened');
    this.#problem(failure.code, failure.message);
    const why = failure.code === 'failed' ? 1011 : failure.code === 'players-only' ? CLOSE.playersOnly : CLOSE.noMatch;
    this.#socket.close(why, failure.code);
  }

  /** A visit ends also on a line that is open: from now on the device is nobody here. */
  #isOver(): boolean {
    if (this.#until === undefined || this.#services.now() <= this.#until) return false;
    this.again();
    return true;
  }

  #stillThere(): void {
    if (this.#isOver()) return;
    if (!this.#heard) {
      this.#socket.terminate();
      return;
    }
    this.#heard = false;
    this.#socket.ping();
  }

  #gone(): void {
    clearInterval(this.#ping);
    this.#match.then(
      (match) => match.goodbye(this),
      () => undefined, // turned away before
    );
  }
}
