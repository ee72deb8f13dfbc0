import { ask, type Guest } from '../seat.ts';

/** The number of the proposal to call it a draw: others at the table propose things that all agree to, and those are gone then. */
const drawIn = (proposals: readonly { n: number; wish: string }[]): number | null =>
  proposals.find(({ wish }) => wish === 'draw')?.n ?? null;

/** What somebody writes down at one match beside the play, whatever becomes of the server: a note to oneself again and again, and one proposal. */
export class Clerk {
  readonly match: string;
  readonly session: string;
  /** The text of each number of the note that was sent. */
  readonly noted = new Map<number, string[]>();
  /** The last number that the server said is on the disk. */
  last = 0;
  /** The proposal that the server said is on the disk. */
  proposed: number | null = null;
  readonly #token: string;
  readonly #address: () => string;
  #closed = false;

  /** @param who sits on seat 0 there */
  constructor(match: string, { id, token }: Guest, address: () => string) {
    this.match = match;
    this.session = id;
    this.#token = token;
    this.#address = address;
    void this.#write();
  }

  close(): void {
    this.#closed = true;
  }

  async #write(): Promise<void> {
    for (let n = 0; !this.#closed; ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      try {
        // An end of the match, which nobody answers: it stays open as long as the match runs.
        if (this.proposed === null) await this.#propose();
        n = await this.#note(n);
      } catch {
        // The server has been killed, or the match is over: what was written last is read anew.
        n = (await this.#read()) ?? n;
      }
    }
  }

  async #propose(): Promise<void> {
    const at = `/api/matches/${this.match}`;
    try {
      const { status, proposals } = await ask(this.#address(), this.#token, 'POST', `${at}/proposals`, { wish: 'draw' });
      if (status === 'running') this.proposed = drawIn(proposals);
    } catch {
      // Perhaps it was made, and the answer was lost; in some games there is no such thing.
      const { proposals } = await ask(this.#address(), this.#token, 'GET', at);
      this.proposed = drawIn(proposals);
    }
  }

  async #note(n: number): Promise<number> {
    const text = `Note ${n + 1} of ${this.match}, written at ${performance.now()}`;
    this.noted.set(n + 1, [...(this.noted.get(n + 1) ?? []), text]);
    const kept = await ask(this.#address(), this.#token, 'PUT', `/api/matches/${this.match}/seats/0/note`, { text, n });
    this.last = kept.n;
    return kept.n;
  }

  async #read(): Promise<number | undefined> {
    try {
      return (await ask(this.#address(), this.#token, 'GET', `/api/matches/${this.match}/seats/0/note`)).n;
    } catch {
      return undefined; // it is not back yet
    }
  }
}
