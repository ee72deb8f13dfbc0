import type { Crowd } from '../kills/crowd.ts';

/** The proxy may have closed a line just then, as it may for anybody: tried again, for ten seconds. */
export async function patiently<T>(doIt: () => Promise<T>): Promise<T> {
  for (const to = Date.now() + 10_000; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
    try {
      return await doIt();
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > to) throw error;
    }
  }
}

/** How long after `from` each match had its next acknowledged answer. Nobody tells the clients to hurry. */
export async function goesOn(crowd: Crowd, from: number): Promise<number[]> {
  const count = (match: string) =>
    crowd.seats.filter(({ parts }) => parts.match === match).reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  const open = crowd.seats.filter(({ over }) => !over).map(({ parts }) => parts.match);
  const before = new Map(open.map((match) => [match, count(match)]));
  const took: number[] = [];
  await crowd.until(() => {
    for (const [match, n] of before) {
      const over = crowd.seats.some((seat) => seat.parts.match === match && seat.over);
      if (count(match) === n && !over) continue;
      if (!over) took.push(Date.now() - from);
      before.delete(match);
    }
    return before.size === 0;
  }, 30_000);
  return [...took, ...[...before].map(() => Number.POSITIVE_INFINITY)];
}

/** The median and the longest of some times. */
export function spread(all: readonly number[]): string {
  const sorted = [...all].sort((a, b) => a - b);
  return sorted.length === 0 ? 'none' : `median ${sorted[Math.floor(sorted.length / 2)]}, longest ${sorted.at(-1)}`;
}

/** What a program that ends servers says of all that was played meanwhile. */
export function booksOf(crowd: Crowd, woken: number, inFlight: number): Record<string, number> {
  return {
    'woken late, which ended and wrote nothing': woken,
    matches: crowd.matches,
    'acknowledged answers': crowd.acknowledged,
    'acknowledged words': crowd.heard,
    'answers under way when it happened': inFlight,
  };
}
