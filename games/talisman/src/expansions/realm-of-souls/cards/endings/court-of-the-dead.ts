import type { EndingCard } from '../../vocabulary.ts';

export const courtOfTheDead: EndingCard = { id: 'ending.court-of-the-dead', finale: 'court', strength: 12, craft: 12, lives: 4 };
