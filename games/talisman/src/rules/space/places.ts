import type { Seat } from '@questhall/kernel';
import { CASTLE, regionOf, SPACES, type Space, type SpaceId, spaceOf } from '../../board/index.ts';
import { editionOf } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import { perMatch } from '../../installed.ts';
import { reckon } from '../../reckon.ts';
import type { State } from '../../state.ts';
import type { Table } from '../kit/table.ts';

/** A space as it is in this match. @throws Error for an id that is none */
export function placeOf(s: Pick<State, 'options'>, id: SpaceId): Space {
  const found = editionOf(s).board.get(id) ?? spaceOf(id);
  return reckon(s).space(found, s);
}

/** Whether what names this space is ignored, since it is not in play (TDE-11.17). */
export const isCovered = (s: State, space: SpaceId): boolean => reckon(s).covered(s, space);

/**
 * Whether a space that an effect names is in play. Every effect that names one asks here first: what names a space under
 * a Terrain card is ignored (TDE-11.17), and the table is told so.
 * @param card what names it, where it is a card
 */
export function spaceInPlay(g: Table, seat: Seat, space: SpaceId, card?: string): boolean {
  if (!isCovered(g.s, space)) return true;
  g.tell?.({ type: 'notInPlay', rule: 'TDE-11.17', seat, space, ...(card === undefined ? {} : { card }) });
  return false;
}

/** The Royal Doctor asks nothing of whoever comes in good company (M16). */
export const healsFree = (s: State, seat: Seat): boolean =>
  figureOf(s, seat).space === CASTLE && !isCovered(s, CASTLE) && reckon(s).doctorsFree(s, seat);

/** The spaces of a match: those of the board, and those that the expansions in play lay beside it. */
export const spacesOf: (s: Pick<State, 'options'>) => readonly Space[] = perMatch((expansions) => [
  ...SPACES,
  ...expansions.flatMap(({ printed }) => printed.spaces ?? []),
]);

/** The spaces of a region without the given one. */
export function otherSpaces(s: State, of: SpaceId): SpaceId[] {
  const region = regionOf(of);
  return spacesOf(s)
    .filter((space) => space.region === region && space.id !== of)
    .map((space) => space.id);
}
