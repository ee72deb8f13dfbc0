import type { DystopiaView, WayView } from '@questhall/dystopia/client';
import { cellOf } from '../map/model.ts';

/** True where something can be used by whoever stands beside it: what has not been searched yet, a door, a pile, a being, a captive. */
function isUsed(view: DystopiaView, at: string): boolean {
  return (
    view.furniture.some((thing) => thing.at === at && !thing.searched) ||
    view.doors.some((door) => door.at === at && !door.open) ||
    view.piles.some((pile) => pile.at === at) ||
    view.neutrals.some((being) => being.at === at) ||
    view.captive === at
  );
}

/**
 * The shortest walk of this turn to a square beside one where something can be done; 'tooFar' where there is none, null where nothing
 * can be done there, or the acting hero stands beside it already.
 */
export function wayBeside(view: DystopiaView, at: string): WayView | 'tooFar' | null {
  const hero = view.heroes.find(({ id }) => id === `h${view.turn.hero}`);
  if (!hero?.at || !isUsed(view, at)) return null;
  const there = cellOf(at);
  const isBeside = (other: string): boolean => {
    const { x, y } = cellOf(other);
    return Math.abs(x - there.x) + Math.abs(y - there.y) <= 1;
  };
  if (isBeside(hero.at)) return null;
  const ways = view.ways.filter(({ to }) => isBeside(to)).sort((a, b) => a.steps - b.steps);
  return ways[0] ?? 'tooFar';
}
