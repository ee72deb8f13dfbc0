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
 * Counts draws by kind. Expected is the sum of each outcome's chance at the moment of each draw: what lay in the pile
 * then, so a pile that runs out is judged rightly. The range is that of the sum of these draws (Poisson binomial).
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

function rowsOf(draws: readonly SeenDraw[]): TallyRow[] {
  const counts = new Map<string, number>();
  const chances = new Map<string, number[]>();
  for (const draw of draws) {
    const shares = new Map<string, number>();
    for (let i = 0; i < (draw.items?.length ?? draw.of); i++) {
      const item = itemName(draw, i);
      shares.set(item, (shares.get(item) ?? 0) + 1 / draw.of);
    }
    for (const [item, share] of shares) {
      const list = chances.get(item) ?? [];
      list.push(share);
      chances.set(item, list);
    }
    const came = itemName(draw, draw.result);
    counts.set(came, (counts.get(came) ?? 0) + 1);
  }
  return [...chances]
    .map(([item, list]) => ({ item, count: counts.get(item) ?? 0, expected: list.reduce((a, b) => a + b, 0), ...range(list) }))
    .sort((a, b) => a.item.localeCompare(b.item, 'en', { numeric: true }));
}

function itemName({ items }: SeenDraw, at: number): string {
  if (!items) return String(at + 1);
  const item = items[at];
  if (typeof item !== 'object' || item === null) return String(item);
  const { id } = item as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? String(id) : JSON.stringify(item);
}

/** The counts outside of which at most 2.5 % lie on either side, for draws with these chances. */
export function range(chances: readonly number[]): { low: number; high: number } {
  const sum = distribution(chances);
  const tail = 0.025 + 1e-12;
  let low = 0;
  for (let below = sum[0]!; below <= tail && low < chances.length; below += sum[++low]!);
  let high = chances.length;
  for (let above = sum[high]!; above <= tail && high > 0; above += sum[--high]!);
  return { low, high };
}

/** `distribution(chances)[k]`: the probability that exactly k of the draws succeed. */
function distribution(chances: readonly number[]): number[] {
  const found = [1];
  for (const p of chances) {
    found.push(0);
    for (let k = found.length - 1; k > 0; k--) found[k] = found[k]! * (1 - p) + found[k - 1]! * p;
    found[0] = found[0]! * (1 - p);
  }
  return found;
}
