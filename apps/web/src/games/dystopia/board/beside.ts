import type { AimView, DystopiaView, WayView } from '@questhall/dystopia/client';
import type { Text } from '@questhall/kernel';
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

/**
 * Why the acting hero cannot strike a monster from where it stands. The rules call what is too near and what is too far alike;
 * whoever plays must know which of the two it is, and whether a walk of this turn would mend it.
 */
export function whyNoStrike(view: DystopiaView, aim: AimView, at: string): Text {
  const hero = view.heroes.find(({ id }) => id === `h${view.turn.hero}`);
  if (aim.problem !== 'OUT_OF_RANGE' || !hero?.at) return { key: `no.${aim.problem}`, args: { what: 'attack' } };
  const [here, there] = [cellOf(hero.at), cellOf(at)];
  if (Math.max(Math.abs(here.x - there.x), Math.abs(here.y - there.y)) < hero.values.range[0]) return { key: 'ui.dy.reach.near' };
  // A walk into reach is offered below these words.
  if (view.ways.some(({ attacks }) => attacks.includes(aim.to))) return { key: 'ui.dy.reach.far' };
  return { key: view.ways.some(({ tired }) => tired?.includes(aim.to)) ? 'ui.dy.reach.tired' : 'ui.dy.reach.walk' };
}
