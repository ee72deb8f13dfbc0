import type { Seat } from '@questhall/kernel';
import { regionOf, type SpaceId } from '../../../board/index.ts';
import { cardOf } from '../../../editions/index.ts';
import { figureOf } from '../../../figure.ts';
import { mayOwn } from '../../../rules/character/numbers.ts';
import { landedIn } from '../../../rules/magic/spells.ts';
import type { Change, State } from '../../../state.ts';

/** Face-up Soulbound cards that the character may own (the Remnant). */
export const boundCards = (s: State, seat: Seat): string[] =>
  (Object.keys(s.lying) as SpaceId[]).flatMap((space) =>
    s.lying[space]!.filter((card) => cardOf(card).soulbound === true && mayOwn(figureOf(s, seat), card)),
  );

/** Where a character has just ended its move, in the caster's region and outside the Inner Region (Shape Mist). */
export function mistFits(s: State, seat: Seat, change: Change | undefined): boolean {
  const landed = change === undefined ? (s.turn.seat === seat ? seat : undefined) : landedIn(change);
  if (landed === undefined) return false;
  const region = regionOf(figureOf(s, landed).space);
  return region !== 'inner' && region === regionOf(figureOf(s, seat).space);
}
