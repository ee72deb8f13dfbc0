import type { Ruled } from '../../expansion-rules.ts';

/** How much the events of the Realm of Souls tell whoever was away. */
export const TELLING: NonNullable<Ruled['telling']> = {
  finaleRevealed: 6,
  becameGhost: 5,
  resurrected: 4,
  spiritedAway: 4,
  kingHurt: 4,
  throneRolled: 4,
  struck: 3,
  lawBegan: 3,
  laidToRest: 2,
  stormed: 2,
  familiar: 2,
};
