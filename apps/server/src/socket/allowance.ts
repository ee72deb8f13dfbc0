/** How many messages a connection may still send: refilled steadily, never above `burst`. */
export class Allowance {
  readonly #perMs: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor({ perSecond, burst }: { perSecond: number; burst: number }, now: number) {
    this.#perMs = perSecond / 1000;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  /** True where nothing has been spent that has not come back by now. */
  isFull(now: number): boolean {
    return this.#left + (now - this.#at) * this.#perMs >= this.#burst;
  }

  /** True where one more message is within the allowance. */
  spend(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + (now - this.#at) * this.#perMs);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
