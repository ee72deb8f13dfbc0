import type { Bus } from './bus.ts';

/** What one node tells another: what it is, and a text that goes as it is. */
export interface Item {
  head: Head;
  text?: string;
}

/** Small, and read with each item. */
export type Head = { t: string } & Record<string, unknown>;

/** Neither is in JSON as it is written: control characters are escaped there. */
const BETWEEN = '\u001e';
const BEFORE_TEXT = '\u001f';
/** So much goes in one message at most; the bus takes a megabyte. */
const LARGEST = 200_000;
const TICK_MS = 500;
/** Whoever has said nothing for so long is frozen or cut off. */
const SILENCE_MS = 3_000;

interface Link {
  /** How often it has been broken; the higher number counts. */
  life: number;
  sent: number;
  heard: number;
  /** What has come of an item that is not whole. */
  part: string;
  waiting: Item[];
  at: number;
}

/**
 * What nodes tell each other, in order and without gaps: each message has a number, and where one is missing the link is
 * broken for both sides, which drop whatever went over it (clients come back and ask anew) and begin to count again.
 */
export class Links {
  readonly #me: string;
  readonly #bus: Bus;
  readonly #take: (from: string, item: Item) => void;
  readonly #broken: (node: string) => void;
  readonly #elapsed: () => number;
  readonly #links = new Map<string, Link>();
  readonly #timer: NodeJS.Timeout;

  /** @param of what is done with what comes and with a link that is broken; `elapsed`: milliseconds by a clock that only goes on */
  constructor(
    me: string,
    bus: Bus,
    of: { take: (from: string, item: Item) => void; broken: (node: string) => void; elapsed?: (() => number) | undefined },
  ) {
    this.#me = me;
    this.#bus = bus;
    this.#take = of.take;
    this.#broken = of.broken;
    this.#elapsed = of.elapsed ?? (() => performance.now());
    bus.hear(`node.${me}`, (text) => this.#hear(text));
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  get isThere(): boolean {
    return this.#bus.isThere;
  }

  send(to: string, head: Head, text?: string): void {
    const { waiting } = this.#link(to);
    if (waiting.length === 0) setImmediate(() => this.#flush(to));
    waiting.push(text === undefined ? { head } : { head, text });
  }

  /** The same text for one more client of that node: those who hear the same get it in one message. */
  say(to: string, client: number, text: string): void {
    const last = this.#link(to).waiting.at(-1);
    if (last?.head.t === 'say' && last.text === text) (last.head.to as number[]).push(client);
    else this.send(to, { t: 'say', to: [client] }, text);
  }

  /** This node has gone: nothing more goes to it, and nothing more comes from it. */
  forget(node: string): void {
    if (this.#links.delete(node)) this.#broken(node);
  }

  /** Everything that was under way is lost: the bus was away. */
  breakAll(): void {
    for (const node of [...this.#links.keys()]) this.#break(node);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const node of this.#links.keys()) this.#flush(node);
  }

  #link(node: string): Link {
    let link = this.#links.get(node);
    if (!link) {
      link = { life: 1, sent: 0, heard: 0, part: '', waiting: [], at: this.#elapsed() };
      this.#links.set(node, link);
    }
    return link;
  }

  #break(node: string, life = this.#link(node).life + 1): void {
    this.#links.set(node, { life, sent: 0, heard: 0, part: '', waiting: [], at: this.#elapsed() });
    this.#broken(node);
    this.send(node, { t: 'tick' }); // the other one learns of it at once
  }

  #flush(to: string): void {
    const link = this.#links.get(to);
    if (!link || link.waiting.length === 0) return;
    const items = link.waiting.splice(0);
    const all = items.map(({ head, text }) => JSON.stringify(head) + (text === undefined ? '' : BEFORE_TEXT + text)).join(BETWEEN);
    for (let from = 0; from < all.length; from += LARGEST) {
      const more = from + LARGEST < all.length ? 1 : 0;
      this.#bus.send(`node.${to}`, `${this.#me} ${link.life} ${++link.sent} ${more}\n${all.slice(from, from + LARGEST)}`);
    }
  }

  #hear(message: string): void {
    const end = message.indexOf('\n');
    const [from = '', life, nr, more] = message.slice(0, end).split(' ');
    let link = this.#link(from);
    if (Number(life) < link.life) return; // from before the break
    if (Number(life) > link.life) {
      this.#break(from, Number(life));
      link = this.#link(from);
    }
    if (Number(nr) !== link.heard + 1) {
      this.#break(from);
      return;
    }
    link.heard++;
    link.at = this.#elapsed();
    link.part += message.slice(end + 1);
    if (more === '1') return;
    const all = link.part;
    link.part = '';
    for (const one of all.split(BETWEEN)) {
      const at = one.indexOf(BEFORE_TEXT);
      const head = JSON.parse(at < 0 ? one : one.slice(0, at)) as Head;
      if (head.t !== 'tick') this.#take(from, at < 0 ? { head } : { head, text: one.slice(at + 1) });
    }
  }

  #tick(): void {
    for (const [node, link] of this.#links) {
      const silent = this.#bus.isThere && this.#elapsed() - link.at > SILENCE_MS;
      // One of which nothing has been heard for two silences is no partner any more; should it wake up, its number is higher.
      if (silent && link.heard === 0) this.forget(node);
      else if (silent) this.#break(node);
      else this.send(node, { t: 'tick' });
    }
  }
}
