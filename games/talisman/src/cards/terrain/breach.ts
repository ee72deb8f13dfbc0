import type { TerrainCard } from '../../souls/vocabulary.ts';

export const breach: TerrainCard = { id: 'ter.breach', place: { veil: 1 } };
