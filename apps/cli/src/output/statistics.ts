/** The middle of the pack: what a list of numbers looks like. */
export interface Spread {
  mean: number;
  median: number;
  p95: number;
  min: number;
  max: number;
}

/** Mean, median and 95th percentile (nearest rank); null where there is nothing to describe. */
export function spread(numbers: readonly number[]): Spread | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
  const middle = sorted.length >> 1;
  return {
    mean: round(sorted.reduce((a, b) => a + b, 0) / sorted.length),
    median: sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2,
    p95: rank(0.95),
    min: sorted[0]!,
    max: sorted.at(-1)!,
  };
}

/** Rounded to so many digits behind the point. */
export function round(n: number, digits = 2): number {
  return Math.round(n * 10 ** digits) / 10 ** digits;
}

/** Two-sided 95 % of a normal distribution. */
const Z = 1.959964;

/** The 95 % Wilson interval of a rate: where the true rate lies, given `wins` of `n`. Holds near 0 and 1, too. */
export function wilson(wins: number, n: number): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const p = wins / n;
  const z2 = Z * Z;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
