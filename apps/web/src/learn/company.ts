import type { BotLevel } from '@questhall/protocol';
import { seatedFor } from '../games/editions.ts';
import { boxOf, gameEntry } from '../games/index.ts';
import { companyIn } from '../pages/box-options.ts';
import type { Settings } from '../settings/stored.ts';
import type { GameLessons } from './chapter.ts';

/** The match to which chapters lead, with the bots that it gets. */
export interface Laid {
  bots: number;
  level: BotLevel;
  options: Readonly<Record<string, string | number | boolean>>;
  /** Whether the bots are those that somebody chose in the hall, for the box of this match. */
  chosen: boolean;
}

/**
 * How the match after the chapters is laid: with the bots that were chosen for its box in the hall, where somebody chose any,
 * else with those of the chapter. The options stay the chapter's: what was taught is in it.
 */
export function laidAs(game: string, { bots, options }: GameLessons['match'], last: Settings['last']): Laid {
  const entry = gameEntry(game);
  const box = boxOf(game, options);
  if (!entry || !box || !last.company[box.id]) return { bots, level: 'easy', options, chosen: false };
  const company = companyIn(last, entry, box.id);
  const all = { ...options, ...(company.bots === 0 ? entry.quick?.alone : {}) };
  return { ...company, options: seatedFor(game, all, company.bots + 1), chosen: true };
}
