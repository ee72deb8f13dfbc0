import type { AnyEvent } from '../contract.ts';

/** What is worth telling again at the end, and how much. */
const WEIGHTS: Readonly<Record<string, number>> = {
  levelWon: 90,
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
