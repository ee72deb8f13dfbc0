import type { Seat } from '@questhall/kernel';
import { CASTLE, regionOf, SPACES, type Space, type SpaceId } from '../../board/index.ts';
import { figureOf } from '../../figure.ts';
import { perMatch } from '../../installed.ts';
import { reckon } from '../../reckonings.ts';
import type { State } from '../../state.ts';

/** Whether what names this space is ignored, since it is not in play (TDE-11.17). */
export const isCovered = (s: State, space: SpaceId): boolean => reckon(s).covered(s, space);

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
