/** After so long, what somebody has used counts half, in milliseconds. */
const HALF_LIFE_MS = 30_000;
/** Above so many, accounts that have used next to nothing are forgotten. */
const REMEMBERED = 1_000;

interface Account<T> {
  waiting: { nr: number; task: T }[];
  running: number;
  /** Milliseconds of thinking that have not been forgotten at `at`. */
  used: number;
  at: number;
}

/**
 * Whose turn it is, among many who want more than there is. First come those with the fewest under way, then those who
 * have lately used the least, then whoever has waited longest. So somebody with two hundred tables waits for himself,
 * and who asks for little is asked to wait for no more than what is under way.
 */
export class Queue<T> {
  readonly #accounts = new Map<string, Account<T>>();
  #size = 0;
  #nr = 0;

  get size(): number {
    return this.#size;
  }

  add(account: string, task: T): void {
    this.#of(account).waiting.push({ nr: ++this.#nr, task });
    this.#size++;
  }

  /** The next task, which counts as under way until `ended`; undefined where none waits. */
  take(now: number): T | undefined {
    let best: Account<T> | undefined;
    for (const one of this.#accounts.values()) {
      if (one.waiting.length === 0) continue;
      forget(one, now);
      if (!best || before(one, best)) best = one;
    }
    const next = best?.waiting.shift();
    if (!best || !next) return undefined;
    this.#size--;
    best.running++;
    return next.task;
  }

  /** A task of this account has been under way since `from`. */
  ended(account: string, from: number, now: number): void {
    const one = this.#of(account);
    forget(one, now);
    one.running = Math.max(0, one.running - 1);
    one.used += Math.max(0, now - from);
    if (this.#accounts.size > REMEMBERED) this.#tidy(now);
  }

  /** All that wait, in no order; none wait any more. */
  clear(): T[] {
    const all = [...this.#accounts.values()].flatMap(({ waiting }) => waiting.splice(0).map(({ task }) => task));
    this.#size = 0;
    return all;
  }

  #of(name: string): Account<T> {
    let one = this.#accounts.get(name);
    if (!one) {
      one = { waiting: [], running: 0, used: 0, at: 0 };
      this.#accounts.set(name, one);
    }
    return one;
  }

  #tidy(now: number): void {
    for (const [name, one] of this.#accounts) {
      forget(one, now);
      if (one.waiting.length === 0 && one.running === 0 && one.used < 1) this.#accounts.delete(name);
    }
  }
}

function forget<T>(one: Account<T>, now: number): void {
  one.used *= 0.5 ** (Math.max(0, now - one.at) / HALF_LIFE_MS);
  one.at = now;
}

function before<T>(a: Account<T>, b: Account<T>): boolean {
  if (a.running !== b.running) return a.running < b.running;
  // Differences of less than a thought are none.
  if (Math.abs(a.used - b.used) > 1) return a.used < b.used;
  return a.waiting[0]!.nr < b.waiting[0]!.nr;
}
