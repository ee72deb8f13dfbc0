import type { BoxEntry, GameEntry } from '../games/contract.ts';
import { BOXES } from '../games/index.ts';
import { type Company, type Settings, storedSettings } from '../settings/stored.ts';

/** The most bots that a match at once may have beside one person. */
export const mostBots = ({ quick, seats }: GameEntry): number => quick?.companions ?? seats.max - 1;

/** The bots of a box, as they were chosen there last. */
export function companyIn(last: Settings['last'], game: GameEntry, box: string | null): Company {
  const { bots, level } = (box === null ? undefined : last.company[box]) ?? { bots: game.usualBots ?? mostBots(game), level: 'normal' };
  return { bots: Math.min(mostBots(game), Math.max(game.seats.min - 1, bots)), level };
}

/** The box that somebody comes from; undefined where the address names none of this game. */
export function boxFrom(game: string, search: string): BoxEntry | undefined {
  const id = new URLSearchParams(search).get('box');
  return BOXES.find((one) => one.game.id === game && one.box.id === id)?.box;
}

/**
 * The options of the box that somebody comes from, in the way that was chosen on it (`?box=souls`), on the level that was (`&level=4`).
 * None where the address names no box of this game.
 */
export function optionsOfBox(game: string, search: string): Record<string, string | number | boolean> {
  const box = boxFrom(game, search);
  if (!box) return {};
  const { options, tabs = [] } = box;
  const way = storedSettings().last.ways[box.id];
  const tab = tabs.find((one) => one.id === way) ?? tabs[0];
  const level = Number(new URLSearchParams(search).get('level'));
  return { ...options, ...tab?.options, ...(tab?.levels && Number.isInteger(level) && level > 0 ? { level } : {}) };
}
