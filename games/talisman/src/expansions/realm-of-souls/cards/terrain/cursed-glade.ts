import type { TerrainCard } from '../../vocabulary.ts';

/** As the space of that name (TDE-B.29); never in the stack of a match. */
export const cursedGlade: TerrainCard = { id: 'ter.cursed-glade', like: 'M5', place: { draw: 1, cursed: true } };
