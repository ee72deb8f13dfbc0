import { BOXES } from '../games/index.ts';
import { storedSettings } from '../settings/stored.ts';

/**
 * The options of the box that somebody comes from, in the way that was chosen on it (`?box=souls`).
 * None where the address names no box of this game.
 */
export function optionsOfBox(game: string, search: string): Record<string, string | number | boolean> {
  const id = new URLSearchParams(search).get('box');
  const found = BOXES.find((one) => one.game.id === game && one.box.id === id);
  if (!found) return {};
  const { options, tabs = [] } = found.box;
  const way = storedSettings().last.ways[found.box.id];
  return { ...options, ...(tabs.find((tab) => tab.id === way) ?? tabs[0])?.options };
}
