import { type Text, type TextArg, text } from '@questhall/kernel';
import { nameOf as squareName } from '../board/grid.ts';
import { campaignLevel } from '../levels/index.ts';
import { gridAt, isHero, levelOf, numberOf, squareAt } from '../rules/values.ts';
import type { FigureId, State } from '../state.ts';
import { goalText, heroName, numberedName } from './names.ts';

/** Names that depend on the level being played: texts in the campaign, the level's own words elsewhere. */

/** A hero by its kind, a monster by its kind and its number, a boss by its own name. */
export function figureName(s: State, id: FigureId): TextArg {
  if (isHero(id)) return heroName(s.heroes[numberOf(id)]?.code ?? 'any');
  const n = numberOf(id);
  const m = s.monsters[n];
  return entryName(s, m?.entry ?? -1) ?? numberedName(m?.code ?? 'any', kindNumber(s, n));
}

/**
 * Which one of its kind a monster is, in the order in which they were set up: the fallen keep their numbers, and none is given
 * twice in a level. Null for Wizor, for whoever has a name of his own, and for a monster that is not there.
 */
export function kindNumber(s: State, n: number): number | null {
  const m = s.monsters[n];
  if (!m || m.code === 'W1' || entryName(s, m.entry) !== undefined) return null;
  let number = 0;
  for (let i = 0; i <= n; i++) {
    const other = s.monsters[i]!;
    if (other.code === m.code && entryName(s, other.entry) === undefined) number++;
  }
  return number;
}

/** A boss's own name, by its place in the level file; undefined where it has none. */
function entryName(s: State, place: number): TextArg | undefined {
  const entry = levelOf(s).monsters[place];
  return entry?.boss !== undefined && s.custom === null ? text(`boss.${entry.boss}`) : entry?.name;
}

/** "3/4", told with the name of its area where that has one. */
export function squareText(s: State, at: string): Text {
  const [x = '', y = ''] = at.split(',');
  const grid = gridAt(s);
  const letter = grid.cells[Number(y) * grid.width + Number(x)] ?? '#';
  // A refused jump may name a square that nobody has seen: what is there is not told (DYS-HID.3).
  const area = s.revealed.includes(letter) ? areaName(s, letter) : null;
  return area === null ? text('square', { x, y }) : text('square.in', { area, x, y });
}

/** The square on which a figure stands. */
export const placeOf = (s: State, id: FigureId): Text => squareText(s, squareName(gridAt(s), squareAt(s, id)));

/** The name of a room or corridor; null where it has none. */
export function areaName(s: State, letter: string): TextArg | null {
  const level = levelOf(s);
  const own = level.areas?.[letter];
  if (own === undefined) return null;
  return s.custom === null ? text(`level.${level.id}.area.${letter}`) : own;
}

/** What the party sees when a room opens before it; null for corridors and outside the campaign. */
export function roomStory(s: State, letter: string): Text | null {
  const room = letter >= 'A' && letter <= 'Z';
  return room && s.custom === null ? text(`level.${levelOf(s).id}.room.${letter}`) : null;
}

/** The title of the level that is played. */
export function levelTitle(s: State): TextArg {
  const level = levelOf(s);
  return s.custom === null ? text(`level.${level.id}.title`) : level.title;
}

/** The title of the level to which the party sets out from a stop: the one that is played, or the campaign's next. */
export function nextTitle(s: State): TextArg {
  return !s.stop || s.stop.place === null ? levelTitle(s) : text(`level.${campaignLevel(s.level + 1).id}.title`);
}

/** Where the party is between two levels: an inn or a camp, or before its single level. */
export function stopName(s: State): TextArg {
  if (!s.stop || s.stop.place === null) return text('place.before', { title: levelTitle(s) });
  return s.custom === null ? text(`level.${levelOf(s).id}.place`) : s.stop.place;
}

/** A goal of the level that is played, by its place in the level file. */
export function goalOf(s: State, n: number): Text {
  const level = levelOf(s);
  const goal = level.goals[n]!;
  const boss = goal.type === 'killBoss' ? level.monsters.findIndex((m) => m.boss === goal.boss) : -1;
  return goalText(goal, entryName(s, boss));
}
