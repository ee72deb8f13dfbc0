import type { SpaceId } from './board/spaces.ts';
import type { State } from './state.ts';

/** Where a match stands, as a small drawing of its board needs it: each seat’s character and its space; null where it has none. */
export interface TalismanWhereabouts {
  figures: (readonly [card: string, space: SpaceId] | null)[];
}

/** Picks it from a state: nothing that not everybody sees, and quickly, as it is made after each answer that leads to a question. */
export function whereabouts({ characters }: State): TalismanWhereabouts {
  return {
    figures: characters.map(({ card, out, space, toad }) => (card === null || out ? null : [toad > 0 ? 'toad' : card, space])),
  };
}
