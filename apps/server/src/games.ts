import { dystopia, heuristic as dystopiaHeuristic } from '@questhall/dystopia';
import { heuristic, nachtwacht } from '@questhall/nachtwacht';
import { standingOrders, talisman, heuristic as talismanHeuristic } from '@questhall/talisman';
import type { GameEntry } from './bots/port.ts';

/** The games of this server: everything that serves games in general (server, threads of bots) reads this list. */
export const games: readonly GameEntry[] = [
  { game: nachtwacht, heuristic },
  { game: talisman, heuristic: talismanHeuristic, orders: standingOrders },
  { game: dystopia, heuristic: dystopiaHeuristic },
];
