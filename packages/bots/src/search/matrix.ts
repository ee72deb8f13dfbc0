/**
 * What joint choices have turned out to be worth, learnt from playouts, and mixed strategies from it.
 *
 * For each seat the worth of an own option is kept against each option of each other seat. With two seats this is
 * the whole payoff matrix; with more it adds up the influences of the others as if they did not interact, which
 * needs a few hundred playouts where the whole table would need tens of thousands.
 */
export class JointWorth {
  /** How many options each seat has. */
  readonly sizes: readonly number[];
  private readonly own: { sum: Float64Array; count: Float64Array }[];
  private readonly versus: { sum: Float64Array; count: Float64Array }[][];
  private readonly all: { sum: number; count: number }[];

  constructor(sizes: readonly number[]) {
    this.sizes = sizes;
    const table = (n: number) => ({ sum: new Float64Array(n), count: new Float64Array(n) });
    this.own = sizes.map(table);
    this.versus = sizes.map((mine) => sizes.map((other) => table(mine * other)));
    this.all = sizes.map(() => ({ sum: 0, count: 0 }));
  }

  /** Takes in one playout: the option that each player chose and what it was worth to each. */
  learn(chosen: readonly number[], worth: readonly number[]): void {
    for (let p = 0; p < this.sizes.length; p++) {
      const a = chosen[p]!;
      const u = worth[p]!;
      const own = this.own[p]!;
      own.sum[a]! += u;
      own.count[a]! += 1;
      const all = this.all[p]!;
      all.sum += u;
      all.count += 1;
      for (let q = 0; q < this.sizes.length; q++) {
        if (q === p) continue;
        const cell = a * this.sizes[q]! + chosen[q]!;
        const versus = this.versus[p]![q]!;
        versus.sum[cell]! += u;
        versus.count[cell]! += 1;
      }
    }
  }

  /** The worth of every own option of player p against these strategies of the others. */
  against(p: number, strategies: readonly Float64Array[], into: Float64Array): void {
    const mine = this.sizes[p]!;
    const own = this.own[p]!;
    const mean = this.all[p]!.count > 0 ? this.all[p]!.sum / this.all[p]!.count : 0;
    for (let a = 0; a < mine; a++) {
      const base = (own.sum[a]! + PRIOR * mean) / (own.count[a]! + PRIOR);
      let worth = base;
      for (let q = 0; q < this.sizes.length; q++) {
        if (q === p) continue;
        const { sum, count } = this.versus[p]![q]!;
        const theirs = strategies[q]!;
        const n = this.sizes[q]!;
        for (let b = 0, cell = a * n; b < n; b++, cell++) {
          const c = count[cell]!;
          // Pulled towards the option's own mean while little is known of the pair.
          if (c > 0) worth += (theirs[b]! * (sum[cell]! - c * base)) / (c + PRIOR);
        }
      }
      into[a] = worth;
    }
  }
}

/** A pair of options counts as if it had been seen this many times with the average result. */
const PRIOR = 2;

/** Regret matching for one player: plays each option in proportion to how much it is regretted not to have played it. */
export class RegretLearner {
  readonly strategy: Float64Array;
  private readonly regret: Float64Array;
  private readonly total: Float64Array;
  private weight = 0;

  constructor(size: number) {
    this.strategy = new Float64Array(size).fill(1 / size);
    this.regret = new Float64Array(size);
    this.total = new Float64Array(size);
  }

  /** One round of learning from the worth of every option; later rounds count more in the average. */
  learn(worth: Float64Array): void {
    const { strategy, regret, total } = this;
    let expected = 0;
    for (let a = 0; a < strategy.length; a++) expected += strategy[a]! * worth[a]!;
    this.weight++;
    let sum = 0;
    for (let a = 0; a < strategy.length; a++) {
      total[a]! += this.weight * strategy[a]!;
      regret[a] = Math.max(0, regret[a]! + worth[a]! - expected);
      sum += regret[a]!;
    }
    for (let a = 0; a < strategy.length; a++) strategy[a] = sum > 0 ? regret[a]! / sum : 1 / strategy.length;
  }

  /** The average strategy, which is what comes close to an equilibrium (the last one need not). */
  average(): Float64Array {
    const sum = this.total.reduce((a, b) => a + b, 0);
    return sum > 0 ? this.total.map((t) => t / sum) : Float64Array.from(this.strategy);
  }
}

/** An equilibrium-like mix of every player in the learnt worths, by regret matching against each other. */
export function solve(worth: JointWorth, rounds: number): Float64Array[] {
  const learners = worth.sizes.map((size) => new RegretLearner(size));
  const buffers = worth.sizes.map((size) => new Float64Array(size));
  const strategies = learners.map((l) => l.strategy);
  for (let i = 0; i < rounds; i++) {
    for (let p = 0; p < learners.length; p++) {
      worth.against(p, strategies, buffers[p]!);
      learners[p]!.learn(buffers[p]!);
    }
  }
  return learners.map((l) => l.average());
}
