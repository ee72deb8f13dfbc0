import type { GameLessons } from './chapter.ts';

/** Every game with a `learn/index.ts` in its folder. */
const LESSONS = import.meta.glob<{ lessons: GameLessons }>('../games/*/learn/index.ts');

const pathOf = (game: string) => `../games/${game}/learn/index.ts`;

/** Whether a game can be learnt by playing it. */
export const hasLessons = (game: string): boolean => pathOf(game) in LESSONS;

/** Loads what a game teaches. Rejects for a game without lessons. */
export async function loadLessons(game: string): Promise<GameLessons> {
  const load = LESSONS[pathOf(game)];
  if (!load) throw new Error(`no lessons of ${game}`);
  return (await load()).lessons;
}
