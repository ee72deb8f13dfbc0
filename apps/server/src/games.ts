import {
  dystopia,
  heuristic as dystopiaHeuristic,
  standingOrders as dystopiaOrders,
  planning as dystopiaPlanning,
  telling as dystopiaTelling,
  whereabouts as dystopiaWhereabouts,
} from '@questhall/dystopia';
import { heuristic, nachtwacht, planning, telling, whereabouts } from '@questhall/nachtwacht';
import {
  standingOrders,
  talisman,
  heuristic as talismanHeuristic,
  planning as talismanPlanning,
  telling as talismanTelling,
  whereabouts as talismanWhereabouts,
} from '@questhall/talisman';
import type { GameEntry } from './bots/port.ts';

/** The games of this server: everything that serves games in general (server, threads of bots) reads this list. */
export const games: readonly GameEntry[] = [
  {
    game: nachtwacht,
    heuristic,
    planning,
    telling,
    whereabouts,
    words: async (locale) => {
      const { eventText, loadCatalogue } = await import('@questhall/nachtwacht/client');
      return { eventText, catalogue: await loadCatalogue(locale) };
    },
  },
  {
    game: talisman,
    heuristic: talismanHeuristic,
    orders: standingOrders,
    planning: talismanPlanning,
    telling: talismanTelling,
    whereabouts: talismanWhereabouts,
    words: async (locale) => {
      const { eventText, loadCatalogue } = await import('@questhall/talisman/client');
      return { eventText, catalogue: await loadCatalogue(locale) };
    },
  },
  {
    game: dystopia,
    heuristic: dystopiaHeuristic,
    orders: dystopiaOrders,
    planning: dystopiaPlanning,
    telling: dystopiaTelling,
    whereabouts: dystopiaWhereabouts,
    words: async (locale) => {
      const { eventText, loadCatalogue } = await import('@questhall/dystopia/client');
      return { eventText, catalogue: await loadCatalogue(locale) };
    },
  },
];
