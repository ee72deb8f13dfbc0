import type { GameModule } from './contract.ts';

/** What the page must know of a game before its module is loaded. Titles are names and not translated. */
export interface GameEntry {
  id: string;
  title: string;
  subtitle: string;
  seats: { min: number; max: number };
}

/** The games that this page can show, in the order of the shelf. */
export const GAMES: readonly GameEntry[] = [{ id: 'nachtwacht', title: 'Nachtwacht', subtitle: 'Ad Inferos', seats: { min: 2, max: 4 } }];

/** Every folder beside this file with an `index.tsx` that exports `module`: a chunk of its own. */
const MODULES = import.meta.glob<{ module: GameModule }>('./*/index.tsx');

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find((g) => g.id === id);

/** Loads a game's board, cards and texts. Rejects where this page does not know the game. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = MODULES[`./${id}/index.tsx`];
  if (!load) throw new Error(`no game ${id}`);
  return (await load()).module;
}
