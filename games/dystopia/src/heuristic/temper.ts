/** How the automatic heroes differ from one another in what they dare; as many levels are won with each. */
export interface Temper {
  /** How much the danger of a square counts where a blow is weighed, 1 being usual. */
  fear: number;
  /** What a blow must be worth, for all but the Wizard. */
  least: number;
  /** In quiet one eats below this share of the party's energy. */
  hunger: number;
  /** Chests, graves and piles within reach come before blows. */
  greed: boolean;
}

export const TEMPERS = {
  normal: { fear: 1, least: -0.6, hunger: 0.75, greed: false },
  cautious: { fear: 1.2, least: -0.55, hunger: 0.9, greed: false },
  covetous: { fear: 1, least: -0.6, hunger: 0.75, greed: true },
  aggressive: { fear: 0.5, least: -1.2, hunger: 0.6, greed: false },
} as const satisfies Record<string, Temper>;

/** A bot that is easy looks at a match as a normal one does: it only slips more often. */
export const temperOf = (manner: keyof typeof TEMPERS | 'easy' = 'normal'): Temper => TEMPERS[manner === 'easy' ? 'normal' : manner];
