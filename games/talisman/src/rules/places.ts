import { regionOf, SPACES, type SpaceId } from '../board/index.ts';
import { reckon } from '../reckonings.ts';
import type { State } from '../state.ts';

/** Whether what names this space is ignored, since it is not in play (TDE-11.17). */
export const isCovered = (s: State, space: SpaceId): boolean => reckon(s).covered(s, space);

/** The spaces of a region without the given one. */
export function otherSpaces(of: SpaceId): SpaceId[] {
  const region = regionOf(of);
  return SPACES.filter((space) => space.region === region && space.id !== of).map((space) => space.id);
}
