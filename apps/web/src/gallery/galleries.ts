import type { GameGallery } from './contract.ts';

/** Every game with a `gallery.tsx` in its folder. */
const GALLERIES = import.meta.glob<{ gallery: GameGallery }>('../games/*/gallery.tsx');

const pathOf = (game: string) => `../games/${game}/gallery.tsx`;

/** Whether the cards of a game can be looked up. */
export const hasGallery = (game: string): boolean => pathOf(game) in GALLERIES;

/** Loads the cards of a game. Rejects for a game without a gallery. */
export async function loadGallery(game: string): Promise<GameGallery> {
  const load = GALLERIES[pathOf(game)];
  if (!load) throw new Error(`no gallery of ${game}`);
  return (await load()).gallery;
}
