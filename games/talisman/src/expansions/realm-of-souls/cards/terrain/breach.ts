import type { TerrainCard } from '../../vocabulary.ts';

export const breach: TerrainCard = { id: 'ter.breach', place: { other: { deck: 'veil', n: 1 } } };
