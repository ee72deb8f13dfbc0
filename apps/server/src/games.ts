import type { GameEntry } from './bots/port.ts';

/** The games of this server: everything that serves games in general (server, bots' workers) reads this list. */
export const games: readonly GameEntry[] = [];
