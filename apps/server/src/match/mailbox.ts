/** The queue of one match: one task at a time, in the order in which they came. A task that fails stops none after it. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** The task's own result or error. */
  post<T>(task: () => T | Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(task).finally(() => {
      this.#waiting--;
    });
    // The next task waits for this one, whatever becomes of it; its error belongs to whoever posted it.
    this.#last = done.catch(() => undefined);
    return done;
  }

  get idle(): boolean {
    return this.#waiting === 0;
  }

  /** Resolves when everything posted so far is finished. */
  async finished(): Promise<void> {
    while (!this.idle) await this.#last;
  }
}
