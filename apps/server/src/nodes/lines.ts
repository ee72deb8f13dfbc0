import type { Seat } from '@questhall/kernel';
import type { Hello } from '@questhall/protocol';
import { ApiFailure } from '../failure.ts';
import type { Command } from '../match/answers.ts';
import type { Watcher } from '../match/audience.ts';
import type { LiveMatch } from '../match/live.ts';
import { Elsewhere } from '../match/tenure.ts';
import type { Head, Item, Links } from './links.ts';

/** A match as a socket sees it: in this node's memory, or in another's. */
export type MatchLine = Pick<LiveMatch, 'welcome' | 'here' | 'act' | 'goodbye'>;

/** A match that another node plays: whatever a client says goes there, and what it is told comes from there. */
class FarMatch implements MatchLine {
  readonly #send: (head: Head) => void;

  constructor(send: (head: Head) => void) {
    this.#send = send;
  }

  welcome(_watcher: Watcher, hello: Omit<Hello, 't'>): void {
    this.#send({ t: 'hello', hello });
  }
  here(): void {
    this.#send({ t: 'here' });
  }
  /** The answer comes with what else the client is told. */
  async act({ id, seat, decision, choice, byItself }: Command): Promise<void> {
    this.#send({ t: 'act', command: { id, seat, decision, choice, ...(byItself ? { byItself } : {}) } });
  }
  goodbye(): void {
    this.#send({ t: 'bye' });
  }
}

/** A client of another node, as the match sees it. */
class FarWatcher implements Watcher {
  session: string | undefined;
  viewer: Seat | undefined;
  openedBy: string | undefined;
  packed = false;
  midway = false;
  talk = false;
  readonly match: Promise<LiveMatch>;
  readonly #links: Links;
  readonly #node: string;
  readonly #client: number;

  constructor(links: Links, node: string, client: number, session: string | undefined, match: Promise<LiveMatch>) {
    this.#links = links;
    this.#node = node;
    this.#client = client;
    this.session = session;
    this.match = match;
  }

  send(text: string): void {
    this.#links.say(this.#node, this.#client, text);
  }
  again(): void {
    this.#links.send(this.#node, { t: 'again', client: this.#client });
  }
  refuse({ code, message }: ApiFailure): void {
    this.#links.send(this.#node, { t: 'out', client: this.#client, code, message });
  }
}

interface Opened {
  node: string;
  watcher: Watcher;
  done: (line: MatchLine) => void;
  failed: (error: unknown) => void;
}

/** Sockets whose match is played elsewhere: their clients here, and the clients of others at the matches here. */
export class Lines {
  readonly #links: Links;
  readonly #matchOf: (id: string, session: string | undefined) => Promise<LiveMatch>;
  /** Clients here, by the number that they have for others. */
  readonly #mine = new Map<number, Opened>();
  /** Clients of other nodes, by node and number. */
  readonly #far = new Map<string, Map<number, FarWatcher>>();
  #nr = 0;

  constructor(links: Links, matchOf: (id: string, session: string | undefined) => Promise<LiveMatch>) {
    this.#links = links;
    this.#matchOf = matchOf;
  }

  /** How many sockets here are at matches of other nodes. */
  get size(): number {
    return this.#mine.size;
  }

  /**
   * Opens a client's line to a match that this node plays.
   * @throws Elsewhere where it does not; ApiFailure as the match's node says
   */
  open(node: string, match: string, watcher: Watcher): Promise<MatchLine> {
    if (!this.#links.isThere) return Promise.reject(new Elsewhere(match, ''));
    const client = ++this.#nr;
    return new Promise((done, failed) => {
      this.#mine.set(client, { node, watcher, done, failed });
      this.#links.send(node, { t: 'open', client, match, ...(watcher.session === undefined ? {} : { session: watcher.session }) });
    });
  }

  /** Takes what another node says of lines; false where it is of something else. */
  take(from: string, { head, text }: Item): boolean {
    switch (head.t) {
      case 'say':
        for (const client of head.to as number[]) this.#mine.get(client)?.watcher.send(text ?? '');
        return true;
      case 'opened':
      case 'elsewhere':
      case 'refused':
      case 'again':
      case 'out':
        this.#answered(from, head);
        return true;
      case 'open':
      case 'hello':
      case 'act':
      case 'here':
      case 'bye':
        this.#asked(from, head);
        return true;
      default:
        return false;
    }
  }

  /** What goes over this link is lost: clients here come back, those there have gone. */
  broken(node: string): void {
    for (const [client, one] of this.#mine) {
      if (one.node !== node) continue;
      this.#mine.delete(client);
      one.failed(new Elsewhere('', ''));
      one.watcher.again?.();
    }
    for (const watcher of this.#far.get(node)?.values() ?? []) this.#goodbye(watcher);
    this.#far.delete(node);
  }

  /** Of a client here. */
  #answered(node: string, head: Head): void {
    const client = head.client as number;
    const one = this.#mine.get(client);
    if (!one) return;
    if (head.t === 'out') {
      // Its line ends with that, and says so to the other node.
      one.watcher.refuse?.(failureIn(head));
      return;
    }
    if (head.t === 'opened') {
      const send = (what: Head) => {
        if (!this.#mine.has(client)) return; // broken: the client comes back
        if (what.t === 'bye') this.#mine.delete(client);
        this.#links.send(node, { ...what, client });
      };
      one.done(new FarMatch(send));
      return;
    }
    this.#mine.delete(client);
    if (head.t === 'elsewhere') one.failed(new Elsewhere('', ''));
    else if (head.t === 'refused') one.failed(failureIn(head));
    else one.watcher.again?.();
  }

  /** By a client there. */
  #asked(node: string, head: Head): void {
    const client = head.client as number;
    if (head.t === 'open') {
      this.#open(node, client, head);
      return;
    }
    const watcher = this.#far.get(node)?.get(client);
    if (!watcher) return;
    if (head.t === 'bye') {
      this.#far.get(node)?.delete(client);
      this.#goodbye(watcher);
      return;
    }
    watcher.match.then(
      (match) => {
        if (head.t === 'hello') match.welcome(watcher, head.hello as Omit<Hello, 't'>);
        else if (head.t === 'here') match.here(watcher.session);
        else {
          const command = { ...(head.command as Omit<Command, 'session'>), session: watcher.session };
          match
            .act(command, (reply) => watcher.send(JSON.stringify(reply)), watcher)
            .catch((error) => {
              match.log.error({ err: error, match: match.record.id }, 'a message failed');
              const problem = { t: 'problem', code: 'failed', message: 'our fault; nothing has changed' };
              watcher.send(JSON.stringify(problem));
            });
        }
      },
      () => undefined, // refused before
    );
  }

  #open(node: string, client: number, { match: id, session }: Head): void {
    const match = this.#matchOf(id as string, session as string | undefined);
    const all = this.#far.get(node) ?? new Map<number, FarWatcher>();
    this.#far.set(node, all);
    all.set(client, new FarWatcher(this.#links, node, client, session as string | undefined, match));
    match.then(
      () => this.#links.send(node, { t: 'opened', client }),
      (error: unknown) => {
        all.delete(client);
        const { code, message } = error instanceof ApiFailure ? error : new ApiFailure('failed', 'our fault');
        this.#links.send(node, error instanceof Elsewhere ? { t: 'elsewhere', client } : { t: 'refused', client, code, message });
      },
    );
  }

  #goodbye(watcher: FarWatcher): void {
    watcher.match.then(
      (match) => match.goodbye(watcher),
      () => undefined, // it was never there
    );
  }
}

/** What another node refuses, as it says it. */
function failureIn({ code, message }: Head): ApiFailure {
  return new ApiFailure(code as ApiFailure['code'], String(message));
}
