/** The queue of one match: one task at a time, in the order in which they came. A task that fails stops none after it. */
export class Mailbox {
  readonly #waiting: (() => void)[] = [];
  #busy = false;

  /** The task's own result or error. Where nothing is under way it begins at once. */
  post<T>(task: () => T | Promise<T>): Promise<T> {
    if (!this.#busy) return this.#run(task);
    return new Promise((done) => {
      this.#waiting.push(() => done(this.#run(task)));
    });
  }

  get idle(): boolean {
    return !this.#busy;
  }

  /** Resolves when everything posted so far is finished, and what it posted in its turn. */
  async finished(): Promise<void> {
    while (!this.idle) await this.post(() => undefined);
  }

  async #run<T>(task: () => T | Promise<T>): Promise<T> {
    this.#busy = true;
    try {
      return await task();
    } finally {
      this.#busy = false;
      this.#waiting.shift()?.();
    }
  }
}
