/** How a bot likes to play. Numbers are offsets to what a sensible person would do. */
export interface Taste {
  /** Added to the odds of a fight before they are weighed: bold above 0. */
  nerve: number;
  /** How gladly it attacks other characters, 1 being usual. */
  malice: number;
  /** How much it values gold and Objects, 1 being usual. */
  greed: number;
  /** How sharply the better option is preferred. */
  sharpness: number;
  /** The chance of getting past the Portal and what lies behind it that is enough to go. */
  ready: number;
  /** The lives that it wants for that. */
  lives: number;
  /** The might that it wants before it leaves the Outer Region. */
  middle: number;
  /** How strongly an aim draws it: a space nearer, in lives. */
  pull: number;
}

export const TASTES = {
  easy: { nerve: 0.1, malice: 0.6, greed: 1, sharpness: 1.2, ready: 0.3, lives: 3, middle: 5, pull: 0.1 },
  normal: { nerve: 0, malice: 1, greed: 1, sharpness: 20, ready: 0.1, lives: 2, middle: 5, pull: 0.2 },
  cautious: { nerve: -0.12, malice: 0.4, greed: 1, sharpness: 20, ready: 0.3, lives: 4, middle: 6, pull: 0.2 },
  covetous: { nerve: 0, malice: 1.2, greed: 2, sharpness: 20, ready: 0.2, lives: 3, middle: 5, pull: 0.1 },
  aggressive: { nerve: 0.1, malice: 2.5, greed: 0.8, sharpness: 20, ready: 0.08, lives: 2, middle: 4, pull: 0.2 },
} satisfies Record<string, Taste>;

/**
 * The taste of one that thinks, found by matches against the normal one (docs/bots.md): it grows for longer in the Outer Region, is
 * drawn less by its aim than by what lies about, and goes for the Crown with a better chance.
 */
export const THINKER: Taste = { ...TASTES.normal, middle: 9, pull: 0.1, ready: 0.3 };
