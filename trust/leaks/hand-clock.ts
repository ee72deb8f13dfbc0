interface Timer {
  due: number;
  call: () => void;
}

/** Time that stands still until it is moved by hand, for everything in this process that waits by `setTimeout`. */
export class HandClock {
  /** Milliseconds since 1970. */
  now: number;
  readonly #timers = new Set<Timer>();
  readonly #real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

  /** Takes the place of the true clock until `giveBack`. */
  constructor(now: number) {
    this.now = now;
    const set = (call: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const timer: Timer & object = { due: this.now + Math.max(1, ms), call: () => call(...args) };
      this.#timers.add(timer);
      const itself = (): object => handle;
      const handle = Object.assign(timer, { unref: itself, ref: itself, refresh: itself, hasRef: () => false });
      return handle;
    };
    globalThis.setTimeout = set as unknown as typeof setTimeout;
    globalThis.clearTimeout = ((timer: unknown) => void this.#timers.delete(timer as Timer)) as typeof clearTimeout;
  }

  giveBack(): void {
    Object.assign(globalThis, this.#real);
  }

  /** Moves on by so many milliseconds; timers go off at their own moments, and what follows of them is done. */
  async move(ms: number): Promise<void> {
    const to = this.now + ms;
    for (let next = this.#first(to); next; next = this.#first(to)) {
      this.now = Math.max(this.now, next.due);
      this.#timers.delete(next);
      next.call();
      await settle();
    }
    this.now = to;
    await settle();
  }

  /** Drops all that waits, with whatever it holds: for when those who wait are gone. */
  forget(): void {
    this.#timers.clear();
  }

  #first(until: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) if (timer.due <= until && (!first || timer.due < first.due)) first = timer;
    return first;
  }
}

/** Lets promises and sockets come to rest. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}
