import type { Options } from '../../options.ts';
import { REALM_OF_SOULS } from './cards.ts';
import { beginSouls } from './copies.gen.ts';
import type { Finale, Souls } from './state.ts';

/** How many ghosts of a kind there can be at once: one each, so as many as there are cards. */
const copies = ([{ id }, n]: readonly [{ id: string }, number]): string[] =>
  Array.from({ length: n }, (_, i) => (i === 0 ? id : `${id}.${i + 1}`));

/** The cards of the expansion that stand apart from the decks. */
export const SOUL_PILES = {
  veil: REALM_OF_SOULS.veil.map(({ id }) => id),
  ghosts: REALM_OF_SOULS.ghosts.map(({ id }) => id),
  terrain: REALM_OF_SOULS.terrain.flatMap(copies),
} as const;

/** The King of the Dead where he waits on the Crown (TDE-G.1). */
const COURT = REALM_OF_SOULS.endings.find(({ finale }) => finale === 'court')!;
export const KING_LIVES = COURT.lives!;
/** His Strength, and as much Craft. */
export const KING_STRENGTH = COURT.strength!;

/** Everything of the Realm of Souls in its place. A hidden ending is drawn when the match begins. */
export function freshSouls(seats: number, options: Options): Souls {
  return {
    ...beginSouls(),
    veil: [...SOUL_PILES.veil],
    terrainStack: [...SOUL_PILES.terrain],
    ghosts: Array.from({ length: seats }, () => null),
    ghostCards: [...SOUL_PILES.ghosts],
    finale: options.finale === 'hidden' ? 'crown' : options.finale,
    revealed: options.finale !== 'hidden',
    king: KING_LIVES,
  };
}

export const FINALES: readonly Finale[] = ['crown', 'court', 'throne'];
