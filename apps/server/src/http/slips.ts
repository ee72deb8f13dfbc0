/**
 * What somebody is asked at one moment and answers at another: codes that let in a device, challenges of passkeys. Each is
 * taken once. Where several nodes share the matches, whoever asks may come back to another one.
 */
export interface Slips {
  /** @param ms how long it holds */
  put(key: string, body: string, ms: number): Promise<void>;
  /** What was put there, if it holds still; from now on it is there no more. */
  take(key: string): Promise<string | undefined>;
}

/** So many are remembered at once, of everybody: the oldest go first. */
const MOST = 30_000;

/** In memory: a server that is started again has none. */
export class MemorySlips implements Slips {
  readonly #all = new Map<string, { body: string; until: number }>();
  readonly #elapsed: () => number;

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  async put(key: string, body: string, ms: number): Promise<void> {
    const oldest = this.#all.keys().next().value;
    if (this.#all.size >= MOST && oldest !== undefined) this.#all.delete(oldest);
    this.#all.delete(key); // the newest stand last
    this.#all.set(key, { body, until: this.#elapsed() + ms });
  }

  async take(key: string): Promise<string | undefined> {
    const found = this.#all.get(key);
    this.#all.delete(key);
    return found && found.until >= this.#elapsed() ? found.body : undefined;
  }
}
