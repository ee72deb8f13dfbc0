import type { AnyEvent } from '../contract.ts';

/** What is worth telling again at the end, and how much. */
const WEIGHTS: Readonly<Record<string, number>> = {
  levelWon: 90,
  levelLost: 90,
  freed: 80,
  goalMet: 70,
  returned: 40,
  cursed: 24,
  saved: 50,
  trapSprung: 16,
};

/**
 * The stations of a match's story in the order in which they happened, as places in the log: levels, goals, deaths of heroes.
 * @param most how many are told; the weightiest are kept
 */
export function stations(log: readonly AnyEvent[], most = 6): { at: number }[] {
  const heroFell = (e: AnyEvent) => e.type === 'died' && String(e['figure']).startsWith('h');
  return log
    .map((event, at) => ({ event, at, weight: heroFell(event) ? 75 : (WEIGHTS[event.type] ?? 0) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ at }) => ({ at }));
}

/** What was done in all: monsters beaten, blows struck, heroes fallen, rounds. */
export function tally(log: readonly AnyEvent[]): { beaten: number; fallen: number; rounds: number } {
  const count = (test: (e: AnyEvent) => boolean) => log.filter(test).length;
  return {
    beaten: count((e) => e.type === 'died' && String(e['figure']).startsWith('m')),
    fallen: count((e) => e.type === 'died' && String(e['figure']).startsWith('h')),
    rounds: count((e) => e.type === 'roundBegan'),
  };
}

/** From where to where in the log a level was played: its last try. From the end where it was not. */
export function partOf(log: readonly AnyEvent[], level: number): [from: number, to: number] {
  const from = log.findLastIndex((e) => (e.type === 'levelBegan' || e.type === 'retried') && e['level'] === level);
  if (from < 0) return [log.length, log.length];
  const to = log.findIndex((e, at) => at > from && e.type === 'levelBegan' && e['level'] !== level);
  return [from, to < 0 ? log.length : to];
}

/** With which line the level of this log was lost, where it is not being tried again; null where it is won or still played. */
export function lostIn(log: readonly AnyEvent[]): AnyEvent | null {
  const last = log.findLast(({ type }) => ENDS.has(type));
  return last?.type === 'levelLost' ? last : null;
}
const ENDS: ReadonlySet<string> = new Set(['levelBegan', 'retried', 'levelWon', 'levelLost']);

/** The heroes who lay dead when a level was won: whoever returned before came through. */
export function fallenIn(part: readonly AnyEvent[]): ReadonlySet<string> {
  const won = part.findIndex(({ type }) => type === 'levelWon');
  const fallen = new Set<string>();
  for (const e of won < 0 ? part : part.slice(0, won)) {
    if (e.type === 'died' && String(e['figure']).startsWith('h')) fallen.add(String(e['figure']));
    if (e.type === 'returned') fallen.delete(`h${String(e['hero'])}`);
  }
  return fallen;
}
