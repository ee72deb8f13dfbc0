import { Elsewhere } from '../match/tenure.ts';
import type { Head, Item, Links } from './links.ts';

const PATIENCE_MS = 15_000;

/** No answer came. Where `sent` is false nothing was asked either; else it cannot be known whether it was done. */
export class NoAnswer extends Error {
  readonly sent: boolean;

  constructor(sent: boolean) {
    super(sent ? 'no answer came from another node' : 'another node is out of reach');
    this.sent = sent;
  }
}

interface Open {
  node: string;
  done: (answer: Item) => void;
  failed: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Does what another node asks for, and gives what it is answered. */
export type Answering = (question: Item, from: string) => Promise<{ head?: Record<string, unknown>; text?: string }>;

/** Questions between nodes, each with one answer. */
export class Questions {
  readonly #links: Links;
  readonly #answer: Answering;
  readonly #open = new Map<number, Open>();
  #nr = 0;

  constructor(links: Links, answer: Answering) {
    this.#links = links;
    this.#answer = answer;
  }

  /**
   * @throws NoAnswer
   * @throws Elsewhere where the other node does not play the match that this is about: nothing has been done
   */
  ask(node: string, head: Record<string, unknown>, text?: string, patience = PATIENCE_MS): Promise<Item> {
    if (!this.#links.isThere) return Promise.reject(new NoAnswer(false));
    const nr = ++this.#nr;
    return new Promise((done, failed) => {
      const timer = setTimeout(() => {
        this.#open.delete(nr);
        failed(new NoAnswer(true));
      }, patience);
      this.#open.set(nr, { node, done, failed, timer });
      this.#links.send(node, { ...head, t: 'ask', nr }, text);
    });
  }

  /** Takes what another node says of questions; false where it is of something else. */
  take(from: string, item: Item): boolean {
    const { head } = item;
    if (head.t === 'ask') this.#asked(from, item);
    else if (head.t === 'answer') {
      const one = this.#open.get(head.nr as number);
      this.#open.delete(head.nr as number);
      clearTimeout(one?.timer);
      if (head.elsewhere === true) one?.failed(new Elsewhere('', ''));
      else if (head.failed === true) one?.failed(new NoAnswer(true));
      else one?.done(item);
    } else return false;
    return true;
  }

  broken(node: string): void {
    for (const [nr, one] of this.#open) {
      if (one.node !== node) continue;
      this.#open.delete(nr);
      clearTimeout(one.timer);
      one.failed(new NoAnswer(true));
    }
  }

  #asked(from: string, question: Item): void {
    const { nr } = question.head;
    const answer = (head: Record<string, unknown>, text?: string) => this.#links.send(from, { ...head, t: 'answer', nr } as Head, text);
    this.#answer(question, from).then(
      ({ head = {}, text }) => answer(head, text),
      (error: unknown) => answer(error instanceof Elsewhere ? { elsewhere: true } : { failed: true }),
    );
  }
}
