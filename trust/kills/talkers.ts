import { randomBytes } from 'node:crypto';

/** Somebody who talks on and on at one match, whatever becomes of the server: what was not acknowledged is said again. */
export class Talker {
  readonly match: string;
  /** In order: by id, what was said and what the server said is on the disk. */
  readonly said = new Map<string, string>();
  readonly acknowledged = new Set<string>();
  readonly #token: string;
  readonly #address: () => string;
  readonly #pause: number;
  #closed = false;

  /** @param pause between two things said, in milliseconds */
  constructor(match: string, token: string, address: () => string, pause = 10) {
    this.match = match;
    this.#token = token;
    this.#address = address;
    this.#pause = pause;
    void this.#talk();
  }

  close(): void {
    this.#closed = true;
  }

  async #talk(): Promise<void> {
    for (let n = 1; !this.#closed; n++) {
      const id = `words-${n}-${randomBytes(4).toString('hex')}`;
      this.said.set(id, `This is sentence ${n}.`);
      await new Promise((resolve) => setTimeout(resolve, this.#pause));
      while (!this.#closed && !(await this.#say(id))) await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }

  /** False where nobody has acknowledged it: the server is gone, or has no time. */
  async #say(id: string): Promise<boolean> {
    try {
      const answer = await fetch(`${this.#address()}/api/matches/${this.match}/talk`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id, text: this.said.get(id) }),
      });
      await answer.arrayBuffer();
      if (answer.status === 200) this.acknowledged.add(id);
      return answer.status === 200;
    } catch {
      return false; // the server has been killed; said again to the next one
    }
  }
}
