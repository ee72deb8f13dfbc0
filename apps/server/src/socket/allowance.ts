/** How much somebody may still do: refilled steadily, never above `burst`. Times are milliseconds of a clock that only goes on. */
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
    this.#refill(now);
    return this.#left >= this.#burst;
  }

  /**
   * True where one more is within the allowance.
   * @param weight how many it counts for: one of several nodes sees a part of what somebody does, and counts it as all
   */
  spend(now: number, weight = 1): boolean {
    this.#refill(now);
    const counted = Math.min(weight, this.#burst);
    if (this.#left < counted) return false;
    this.#left -= counted;
    return true;
  }

  /** Milliseconds until there is one again. */
  wait(now: number): number {
    this.#refill(now);
    return Math.max(0, 1 - this.#left) / this.#perMs;
  }

  #refill(now: number): void {
    // A time before the last one takes nothing away, and counts as no time.
    const passed = Math.max(0, now - this.#at);
    this.#left = Math.min(this.#burst, this.#left + passed * this.#perMs);
    this.#at = now;
  }
}
