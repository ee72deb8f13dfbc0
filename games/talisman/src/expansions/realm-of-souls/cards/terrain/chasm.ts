import { MIDDLE } from '../../../../board/middle.ts';
import type { TerrainCard } from '../../vocabulary.ts';

/** As the space of that name (TDE-B.31); never in the stack of a match. */
export const chasm: TerrainCard = {
  id: 'ter.chasm',
  like: 'M7',
  place: { duty: 'must', instruction: MIDDLE.find((space) => space.id === 'M7')!.instruction },
};
