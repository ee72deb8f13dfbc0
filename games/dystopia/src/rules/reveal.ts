import { isCorridor, isRoom, type Square, squareOf } from '../board/grid.ts';
import { monsterCard } from '../content/index.ts';
import { FLOOR, type Ground, groundOf } from './ground.ts';
import type { Table } from './kit.ts';
import { monsterId, onBoard } from './values.ts';

/**
 * Sets up what has come into sight (A.14): areas first, then monsters, furniture, neutral beings, doors. To be called
 * after every step of a hero and whenever a door opens (DYS-REV.9). True where anything new was set up.
 */
export function reveal(g: Table): boolean {
  const ground = groundOf(g.s);
  let anything = false;
  for (;;) {
    const areas = bringsAreas(g, ground) ? newAreas(g) : NONE;
    if (areas.length > 0) {
      g.s.revealed = [...g.s.revealed, ...areas].sort();
      ground.fit(g.s);
      tellAreas(g, areas);
    }
    const found = newThings(g, ground);
    if (areas.length === 0 && !found) {
      lookInto(g, ground);
      return anything;
    }
    anything = true;
  }
}

/** Whether there are areas to set up: found at a glance, since most steps bring none. */
function bringsAreas({ s, grid }: Table, { ajar, still, onward }: Ground): boolean {
  if (ajar) return true;
  for (const h of s.heroes)
    if (onBoard(h) && (onward[h.at] === 1 || ((still[h.at]! & FLOOR) === 0 && grid.cells[h.at] !== '+'))) return true;
  return false;
}

/** Areas beside open doors, and corridor sections that touch the one in which a hero stands (DYS-REV.4, DYS-REV.5). */
function newAreas(g: Table): string[] {
  const { s, grid } = g;
  let wanted: string[] = NONE;
  const want = (area: string) => {
    if (!s.revealed.includes(area) && !wanted.includes(area)) wanted = [...wanted, area];
  };
  for (const door of s.open) for (const area of grid.doorSides.get(door) ?? NONE) want(area);
  for (const h of s.heroes) {
    if (!onBoard(h)) continue;
    const cell = grid.cells[h.at]!;
    if (cell !== '+') want(cell);
    if (isCorridor(cell)) for (const area of grid.touching.get(cell) ?? NONE) want(area);
  }
  return wanted.length > 1 ? wanted.sort() : wanted;
}

/** Rooms come into view by one rule, corridors by another, and what is seen at the start of a level by a third. */
function tellAreas(g: Table, areas: readonly string[]): void {
  const told = (some: readonly string[], rule: string) => {
    if (some.length > 0) g.tell?.({ type: 'revealed', rule, areas: [...some] });
  };
  const start = g.s.round === 0;
  const corridors = areas.filter((area) => !isRoom(area));
  told(start ? areas : areas.filter(isRoom), start ? 'DYS-REV.7' : 'DYS-REV.4');
  if (!start) told(corridors, 'DYS-REV.5');
}

const NONE: string[] = [];
const NOBODY: readonly number[] = [];

/** Remembers the squares of corridors that are in sight. */
function lookInto(g: Table, ground: Ground): void {
  const { s } = g;
  const { corridors, noted } = ground;
  if (corridors.length === s.seen.length) return;
  noted.fill(0);
  for (const at of s.seen) noted[at] = 1;
  for (const at of corridors) if (noted[at] === 0 && seen(g, at, ground)) s.seen.push(at);
}

/** Whether a hero sees the square; rooms are set up with everything in them (DYS-REV.8). */
function inSight(g: Table, at: Square, ground: Ground): boolean {
  const cell = ground.grid.cells[at]!;
  if ((ground.still[at]! & FLOOR) === 0 || cell === '+') return false;
  return isRoom(cell) || seen(g, at, ground);
}

function seen(g: Table, at: Square, ground: Ground): boolean {
  for (const h of g.s.heroes) if (onBoard(h) && ground.sees(h.at, at)) return true;
  return false;
}

function newThings(g: Table, ground: Ground): boolean {
  const { s, grid, level } = g;
  let found = false;
  let comes = NOBODY;
  for (const entry of s.waiting) if (inSight(g, grid.monstersAt[entry]!, ground)) comes = [...comes, entry];
  for (const entry of comes) {
    const { code, energy } = level.monsters[entry]!;
    const at = grid.monstersAt[entry]!;
    // Written out: a literal that goes on after a spread makes a kind of object of its own each time, and whoever looks at one is slow.
    s.monsters.push({ entry, code, at, energy: energy ?? monsterCard(code).energy, dead: false, lost: 0, effects: [], done: false });
    s.waiting.splice(s.waiting.indexOf(entry), 1);
    found = true;
    g.tell?.({ type: 'appeared', rule: 'DYS-REV.8', figure: monsterId(s.monsters.length - 1), code, at: g.name(at) });
  }
  for (let i = 0; i < s.furniture.length; i++) {
    const at = grid.furnitureAt[i]!;
    if (s.furniture[i]!.shown || !inSight(g, at, ground)) continue;
    const { kind, minParty } = level.furniture[i]!;
    if (absent(g, minParty)) continue;
    s.furniture[i]!.shown = true;
    found = true;
    g.tell?.({ type: 'appeared', rule: 'DYS-REV.8', thing: kind, at: g.name(at) });
  }
  for (let i = 0; i < grid.neutralsAt.length; i++) {
    const at = grid.neutralsAt[i]!;
    if (s.neutrals[i] || !inSight(g, at, ground)) continue;
    s.neutrals[i] = true;
    found = true;
    g.tell?.({ type: 'appeared', rule: 'DYS-REV.8', thing: level.neutrals![i]!.code, at: g.name(at) });
  }
  if (s.captive === 'hidden' && grid.captive !== null && inSight(g, grid.captive, ground)) {
    s.captive = 'shown';
    found = true;
    g.tell?.({ type: 'appeared', rule: 'DYS-WIZ.3', thing: 'captive', at: g.name(grid.captive) });
  }
  for (let i = 0; i < s.traps.length; i++) {
    const at = grid.trapsAt[i]!;
    const trap = level.traps[i]!;
    if (!trap.visible || s.traps[i]!.visible || s.traps[i]!.gone || !inSight(g, at, ground)) continue;
    s.traps[i]!.visible = true;
    found = true;
    g.tell?.({ type: 'trapShown', rule: 'DYS-TRAP.12', trap: trap.kind, at: g.name(at) });
  }
  return newDoors(g, ground) || found;
}

/** Whether there is floor that is set up before a door: most doors have none yet, which is found at a glance. */
function standsBefore({ still, grid }: Ground, door: Square): boolean {
  for (const at of grid.neighbours[door]!) if ((still[at]! & FLOOR) !== 0) return true;
  return false;
}

function isShown(g: Table, door: Square, ground: Ground): boolean {
  for (const at of g.grid.neighbours[door]!) if (inSight(g, at, ground)) return true;
  return false;
}

/** A door is set up with the room it belongs to, or when a revealed square before it is in sight (DYS-REV.8, DYS-REV.13). */
function newDoors(g: Table, ground: Ground): boolean {
  const { s, grid, level } = g;
  let found = false;
  if (s.doors.length === grid.doors.length) return false;
  for (const door of grid.doors) {
    if (!standsBefore(ground, door) || s.doors.includes(door) || !isShown(g, door, ground)) continue;
    s.doors.push(door);
    found = true;
    const entry = level.doors?.find((one) => squareOf(grid, one.at) === door);
    const rule = entry?.state === 'open' ? 'DYS-REV.13' : 'DYS-REV.8';
    g.tell?.({ type: 'doorShown', rule, at: g.name(door), locked: entry?.state === 'locked' });
    if (entry?.state !== 'open') continue;
    s.open.push(door);
    ground.fit(s);
  }
  return found;
}

/** Monsters and furniture for larger parties (DYS-LVL.1). */
export const absent = (g: Table, minParty: number | undefined): boolean => (minParty ?? 1) > g.s.party;
