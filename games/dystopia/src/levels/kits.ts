/** What a party has that begins with this level instead of playing up to it (D.10). */
export interface Kit {
  gold: number;
  spells: readonly string[];
  wizard: boolean;
  sceptre: boolean;
}

const kit = (gold: number, spells: readonly string[], wizard = false, sceptre = false): Kit => ({ gold, spells, wizard, sceptre });

const THIRD = ['mend', 'ember-dart'];
const FOURTH = [...THIRD, 'oak-skin', 'web'];
const FIFTH = [...FOURTH, 'w-dawn-circle'];
const SIXTH = [...FIFTH, 'w-sun-lance'];
const SEVENTH = [...SIXTH, 'w-great-ward', 'w-banish'];
const EIGHTH = [...SEVENTH, 'w-still-hour'];
const NINTH = [...EIGHTH, 'w-star-rain', 'w-call-back'];

/** By level, the first at 0. */
export const KITS: readonly Kit[] = [
  kit(0, []),
  kit(20, ['mend']),
  kit(40, THIRD),
  kit(65, FOURTH),
  kit(100, FIFTH),
  kit(160, SIXTH, true),
  kit(200, SEVENTH, true, true),
  kit(260, EIGHTH, true, true),
  kit(315, NINTH, true, true),
  kit(400, [...NINTH, 'w-break-crown', 'w-mind-mirror', 'w-gate-step'], true, true),
];
