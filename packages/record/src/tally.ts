import type { SeenDraw } from './witness.ts';

/** How often one outcome of a kind of draw came, and how often it was to be expected. */
export interface TallyRow {
  /** A face of a die ("4"), a card, a thing drawn from a pile. */
  item: string;
  count: number;
  expected: number;
  /** In at least 95 of 100 matches the count lies from `low` to `high`. */
  low: number;
  high: number;
}

/** All draws of one kind. */
export interface Tally {
  what: string;
  n: number;
  rows: TallyRow[];
}

/**
 * Counts draws by kind. Draws from a pile that only shrinks in between are judged together, by what lay in it before
 * the first of them: of a pile that is drawn to its end everything comes, and nothing about that is luck.
 */
export function tallies(draws: readonly SeenDraw[]): Tally[] {
  const kinds = new Map<string, { what: string; draws: SeenDraw[] }>();
  for (const draw of draws) {
    // Draws of no known items are counted by their faces: dice of different sizes are different kinds.
    const key = draw.items ? `${draw.what}\n` : `${draw.what}\n${draw.of}`;
    const kind = kinds.get(key) ?? { what: draw.what, draws: [] };
    kind.draws.push(draw);
    kinds.set(key, kind);
  }
  return [...kinds.values()].map(({ what, draws: all }) => ({ what, n: all.length, rows: rowsOf(all) }));
}

/** Draws from one pile without putting back; a roll is a run of its own. */
interface Run {
  /** How many of each item lay there before the first draw. */
  pile: Map<string, number>;
  size: number;
  draws: number;
}

function rowsOf(draws: readonly SeenDraw[]): TallyRow[] {
  const counts = new Map<string, number>();
  for (const draw of draws) {
    const came = itemName(draw, draw.result);
    counts.set(came, (counts.get(came) ?? 0) + 1);
  }
  const runs = runsOf(draws);
  const items = new Set(runs.flatMap(({ pile }) => [...pile.keys()]));
  // Items of the same chances, such as the faces of a die, have the same range.
  const ranges = new Map<string, { low: number; high: number }>();
  return [...items]
    .map((item): TallyRow => {
      const among = runs.filter(({ pile }) => pile.has(item));
      const chances = among.map((run) => `${run.draws} of ${run.size}: ${run.pile.get(item)}`).join();
      if (!ranges.has(chances)) {
        ranges.set(chances, range(among.reduce((before, run) => convolved(before, fromPile(run, run.pile.get(item)!)), [1])));
      }
      const expected = among.reduce((total, run) => total + (run.draws * run.pile.get(item)!) / run.size, 0);
      return { item, count: counts.get(item) ?? 0, expected, ...ranges.get(chances)! };
    })
    .sort((a, b) => a.item.localeCompare(b.item, 'en', { numeric: true }));
}

function runsOf(draws: readonly SeenDraw[]): Run[] {
  const runs: Run[] = [];
  /** What must lie there if the next draw goes on with the run. */
  let left: Map<string, number> | undefined;
  for (const draw of draws) {
    const pile = pileOf(draw);
    const run = runs.at(-1);
    if (run && left && draw.items && equal(left, pile)) run.draws++;
    else runs.push({ pile, size: draw.of, draws: 1 });
    const came = itemName(draw, draw.result);
    left = new Map(pile);
    left.set(came, (left.get(came) ?? 0) - 1);
    if (left.get(came) === 0) left.delete(came);
  }
  return runs;
}

function pileOf(draw: SeenDraw): Map<string, number> {
  const pile = new Map<string, number>();
  for (let i = 0; i < draw.of; i++) {
    const item = itemName(draw, i);
    pile.set(item, (pile.get(item) ?? 0) + 1);
  }
  return pile;
}

function equal(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([item, n]) => b.get(item) === n);
}

function itemName({ items }: SeenDraw, at: number): string {
  if (!items) return String(at + 1);
  const item = items[at];
  if (typeof item !== 'object' || item === null) return String(item);
  const { id } = item as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? String(id) : JSON.stringify(item);
}

/** The counts outside of which at most 2.5 % lie on either side; `sum[k]` is the probability of a count of k. */
export function range(sum: readonly number[]): { low: number; high: number } {
  const tail = 0.025 + 1e-12;
  let low = 0;
  for (let below = sum[0]!; below <= tail && low < sum.length - 1; below += sum[++low]!);
  let high = sum.length - 1;
  for (let above = sum[high]!; above <= tail && high > 0; above += sum[--high]!);
  return { low, high };
}

/** The probabilities of 0, 1, 2 … of the `copies` among the draws of a run (hypergeometric). */
function fromPile({ size, draws }: Run, copies: number): number[] {
  // One draw after the other: `found[k]` is the probability of k copies so far.
  let found = [1];
  for (let drawn = 0; drawn < draws; drawn++) {
    const next = new Array<number>(found.length + 1).fill(0);
    for (const [k, p] of found.entries()) {
      const hit = Math.max(0, copies - k) / (size - drawn);
      next[k]! += p * (1 - hit);
      next[k + 1]! += p * hit;
    }
    found = next;
  }
  return found;
}

/** The probabilities of a sum of two independent counts. */
function convolved(a: readonly number[], b: readonly number[]): number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) sum[i + j]! += a[i]! * b[j]!;
  return sum;
}
