/** What is counted of a position, by name: lives, squares gone. */
export type Count = Readonly<Record<string, number>>;

/** What playouts of one answer came to, in things that people count. */
export class Tally {
  playouts = 0;
  readonly #of = new Map<string, { sum: number; squares: number }>();

  /** Takes in the position with which a playout was cut off. */
  learn(count: Count): void {
    this.playouts++;
    for (const [name, n] of Object.entries(count)) {
      const of = this.#of.get(name) ?? { sum: 0, squares: 0 };
      of.sum += n;
      of.squares += n * n;
      this.#of.set(name, of);
    }
  }

  /** The mean of one thing, and the squared standard error of it. */
  of(name: string): { mean: number; noise: number } {
    const { sum, squares } = this.#of.get(name) ?? { sum: 0, squares: 0 };
    const mean = sum / Math.max(1, this.playouts);
    return { mean, noise: this.playouts > 1 ? Math.max(0, squares / this.playouts - mean ** 2) / (this.playouts - 1) : 1 };
  }
}

/** A reason for one answer before another: so much more of this, or less of what is no good; always above 0. */
export interface Reason {
  feature: string;
  more: number;
}

/** Of fewer playouts nothing is told. */
const FEWEST = 12;
/** Below so many standard errors a difference may be chance: many things are compared at once. */
const SURE = 3;
/** What adds less than this to the logarithm of the odds is no reason. */
const LEAST = 0.03;
/** So much less than the first reason, and another one is none beside it. */
const BESIDE = 0.3;
/** More reasons than these nobody keeps in mind. */
const MOST = 2;

/**
 * What speaks for the first answer before the other one: the one or two things of which it brings most, by what they are worth.
 * `worth`: what one more of each adds to the logarithm of the odds; below 0 fewer are better. What speaks against it is no reason.
 */
export function reasonsFor(best: Tally, next: Tally, worth: Count): Reason[] {
  if (Math.min(best.playouts, next.playouts) < FEWEST) return [];
  const found = Object.entries(worth).flatMap(([feature, one]) => {
    const [a, b] = [best.of(feature), next.of(feature)];
    const more = (a.mean - b.mean) * Math.sign(one);
    const counts = more * Math.abs(one);
    return more > 0 && counts >= LEAST && more >= SURE * Math.sqrt(a.noise + b.noise) ? [{ feature, more, counts }] : [];
  });
  const order = found.sort((a, b) => b.counts - a.counts);
  return order
    .filter(({ counts }) => counts >= BESIDE * order[0]!.counts)
    .slice(0, MOST)
    .map(({ feature, more }) => ({ feature, more: Math.round(more * 100) / 100 }));
}
