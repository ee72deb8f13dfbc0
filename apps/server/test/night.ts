import { heuristic, nachtwacht } from '@questhall/nachtwacht';

/** The games of a server for tests: Nachtwacht alone, with bots that think. */
export const games = [{ game: nachtwacht, heuristic }];
