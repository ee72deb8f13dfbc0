import { type Gain, KEEP_ALL, pointsFor, sums, TURN_IN } from '../rules/goods/trophies.ts';
import type { State } from '../state.ts';
import type { Outlook } from './outlook.ts';

/** Lays down the trophies that bring most and waste least, and turns them in. */
export function trophyWorth(
  outlook: Outlook,
  q: { options: readonly string[]; about?: Readonly<Record<string, unknown>> },
  id: string,
): number {
  if (id === KEEP_ALL) return -2;
  const life = q.about?.['life'] === true;
  const laid = (q.about?.['laid'] ?? []) as string[];
  outlook.laying ??= best(outlook.s, [...laid, ...q.options.filter((option) => option !== KEEP_ALL && option !== TURN_IN)], life);
  const wanted = outlook.laying;
  if (id === TURN_IN) return wanted.every((card) => laid.includes(card)) ? 2 : -1;
  return wanted.includes(id) ? 1 : -1;
}

/** Of each kind the set with most full points, and of those the one that loses least. */
function best(s: State, cards: readonly string[], life: boolean): string[] {
  const gains: readonly Gain[] = life ? ['life'] : ['strength', 'craft'];
  return gains.flatMap((gain) => {
    const each = pointsFor(s, gain);
    // The sum of points, and one set that has it.
    let reached = new Map<number, string[]>([[0, []]]);
    for (const card of cards) {
      const points = sums(s, [card], life).find((sum) => sum.gain === gain)?.points ?? 0;
      if (points === 0) continue;
      const more = new Map(reached);
      for (const [sum, set] of reached) if (!more.has(sum + points)) more.set(sum + points, [...set, card]);
      reached = more;
    }
    const [, set] = [...reached].reduce((a, b) => {
      const [na, nb] = [Math.floor(a[0] / each), Math.floor(b[0] / each)];
      return nb > na || (nb === na && b[0] < a[0]) ? b : a;
    });
    return set;
  });
}
