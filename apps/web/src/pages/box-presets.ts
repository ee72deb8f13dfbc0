import type { BoxEntry } from '../games/contract.ts';
import { storedSettings } from '../settings/stored.ts';
import { boxFrom } from './box-options.ts';
import { type Preset, presetsOf } from './presets.ts';

/** The options that the ways on the front of a box decide. */
const decided = ({ tabs = [] }: BoxEntry): ReadonlySet<string> => new Set(tabs.flatMap(({ options }) => Object.keys(options)));

/** The presets that say something which the ways on the front of a box do not: the rulebook's, which is the first, and those. */
export function presetsOfBox(game: string, box: BoxEntry): Preset[] {
  const front = decided(box);
  return presetsOf(game).filter(({ options }, i) => i === 0 || Object.keys(options).some((option) => !front.has(option)));
}

/** What was chosen on a box; undefined where that is the rulebook, or nothing that it offers. */
export const presetKept = (game: string, box: BoxEntry, id: string | undefined): Preset | undefined =>
  presetsOfBox(game, box).find((preset, i) => i > 0 && preset.id === id);

/** Whether a preset and a way of a box agree in what both decide. */
export function goesWith(box: BoxEntry, { options }: Preset, way: string): boolean {
  const tab = box.tabs?.find(({ id }) => id === way);
  return [...decided(box)].every((option) => options[option] === undefined || options[option] === tab?.options[option]);
}

/** The way of a box that goes with a preset: the one that is chosen, else the first that does. */
export function wayFor(box: BoxEntry, preset: Preset, way: string | undefined): string | undefined {
  if (way === undefined || goesWith(box, preset, way)) return way;
  return box.tabs?.find(({ id }) => goesWith(box, preset, id))?.id ?? way;
}

/** What the house rules set that were chosen last on the box from which somebody comes (`?box=souls`). */
export function rulesOfBox(game: string, search: string): Preset['options'] {
  const box = boxFrom(game, search);
  return (box && presetKept(game, box, storedSettings().last.rules[box.id])?.options) ?? {};
}
