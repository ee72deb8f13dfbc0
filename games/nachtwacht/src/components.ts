/** The six powers of monsters and cards (NW-1.4, NW-1.5). */
export const POWERS = ['tooth', 'blood', 'feather', 'sword', 'torch', 'potion'] as const;
export type Power = (typeof POWERS)[number];
/** A joker counts as any power (NW-11.6). */
export type PowerCard = Power | 'joker';

/** Every player's eight step cards, in the order in which a hand is shown (NW-1.3, NW-17.2). */
export const STEP_CARDS = ['1', '2', '3', '4', '5', '6', 'skull', 'vega'] as const;
export type StepCard = (typeof STEP_CARDS)[number];

export type SquareKind = 'plain' | 'monster' | 'power';
export type StripLength = 3 | 4 | 5;
export type PathLength = 'short' | 'standard' | 'long';
