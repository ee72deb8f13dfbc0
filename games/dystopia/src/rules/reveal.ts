import { isCorridor, isRoom, type Square, squareOf } from '../board/grid.ts';
import { clear } from '../board/sight.ts';
import { monsterCard } from '../content/index.ts';
import type { Table } from './kit.ts';
import { monsterId, onBoard, opaqueIn } from './values.ts';

/**
 * Sets up what has come into sight (A.14): areas first, then monsters, furniture, neutral beings, doors. To be called
 * after every step of a hero and whenever a door opens (DYS-REV.9). True where anything new was set up.
 */
export function reveal(g: Table): boolean {
  let anything = false;
  for (;;) {
    const areas = newAreas(g);
    if (areas.length > 0) {
      g.s.revealed = [...g.s.revealed, ...areas].sort();
      g.tell?.({ type: 'revealed', rule: 'DYS-REV.5', areas });
    }
    const found = newThings(g);
    if (areas.length === 0 && !found) {
      lookInto(g);
      return anything;
    }
    anything = true;
  }
}

/** Areas beside open doors, and corridor sections that touch the one in which a hero stands (DYS-REV.4, DYS-REV.5). */
function newAreas(g: Table): string[] {
  const { s, grid } = g;
  const wanted = new Set<string>();
  for (const door of s.open) for (const area of grid.doorSides.get(door) ?? []) wanted.add(area);
  for (const h of s.heroes) {
    if (!onBoard(h)) continue;
    const cell = grid.cells[h.at]!;
    if (cell !== '+') wanted.add(cell);
    if (isCorridor(cell)) for (const area of grid.touching.get(cell) ?? []) wanted.add(area);
  }
  return [...wanted].filter((area) => !s.revealed.includes(area)).sort();
}

/** Remembers the squares of corridors that are in sight. */
function lookInto(g: Table): void {
  const { s, grid } = g;
  const opaque = opaqueIn(s);
  const known = new Set(s.seen);
  for (const area of s.revealed) {
    if (!isCorridor(area)) continue;
    for (const at of grid.areas.get(area)!) if (!known.has(at) && seen(g, at, opaque)) s.seen.push(at);
  }
}

/** Whether a hero sees the square; rooms are set up with everything in them (DYS-REV.8). */
function inSight(g: Table, at: Square, opaque: (at: Square) => boolean): boolean {
  const cell = g.grid.cells[at]!;
  if (!g.s.revealed.includes(cell)) return false;
  return isRoom(cell) || seen(g, at, opaque);
}

const seen = (g: Table, at: Square, opaque: (at: Square) => boolean): boolean =>
  g.s.heroes.some((h) => onBoard(h) && clear(g.grid, h.at, at, opaque));

function newThings(g: Table): boolean {
  const { s, grid, level } = g;
  const opaque = opaqueIn(s);
  let found = false;
  const seenNow = s.waiting.filter((entry) => inSight(g, squareOf(grid, level.monsters[entry]!.at), opaque));
  for (const entry of seenNow) {
    const { code, at, energy } = level.monsters[entry]!;
    const m = { entry, code, at: squareOf(grid, at), energy: energy ?? monsterCard(code).energy };
    s.monsters.push({ ...m, dead: false, lost: 0, effects: [], done: false });
    s.waiting.splice(s.waiting.indexOf(entry), 1);
    found = true;
    g.tell?.({ type: 'appeared', rule: 'DYS-REV.8', figure: monsterId(s.monsters.length - 1), code, at: g.name(m.at) });
  }
  level.furniture.forEach((thing, i) => {
    const at = squareOf(grid, thing.at);
    if (s.furniture[i]!.shown || absent(g, thing.minParty) || !inSight(g, at, opaque)) return;
    s.furniture[i]!.shown = true;
    found = true;
    g.tell?.({ type: 'appeared', rule: 'DYS-REV.8', thing: thing.kind, at: g.name(at) });
  });
  (level.neutrals ?? []).forEach((being, i) => {
    const at = squareOf(grid, being.at);
    if (s.neutrals[i] || !inSight(g, at, opaque)) return;
    s.neutrals[i] = true;
    found = true;
    g.tell?.({ type: 'appeared', rule: 'DYS-REV.8', thing: being.code, at: g.name(at) });
  });
  if (s.captive === 'hidden' && level.captive && inSight(g, squareOf(grid, level.captive.at), opaque)) {
    s.captive = 'shown';
    found = true;
    g.tell?.({ type: 'appeared', rule: 'DYS-WIZ.3', thing: 'captive', at: g.name(squareOf(grid, level.captive.at)) });
  }
  level.traps.forEach((trap, i) => {
    const at = squareOf(grid, trap.at);
    if (!trap.visible || s.traps[i]!.visible || s.traps[i]!.gone || !inSight(g, at, opaque)) return;
    s.traps[i]!.visible = true;
    found = true;
    g.tell?.({ type: 'trapShown', rule: 'DYS-TRAP.12', trap: trap.kind, at: g.name(at) });
  });
  return newDoors(g, opaque) || found;
}

/** A door is set up with the room it belongs to, or when a revealed square before it is in sight (DYS-REV.8, DYS-REV.13). */
function newDoors(g: Table, opaque: (at: Square) => boolean): boolean {
  const { s, grid, level } = g;
  let found = false;
  for (const door of grid.doors) {
    if (s.doors.includes(door)) continue;
    const before = grid.neighbours[door]!.filter((at) => s.revealed.includes(grid.cells[at]!));
    if (!before.some((at) => isRoom(grid.cells[at]!) || seen(g, at, opaque))) continue;
    s.doors.push(door);
    found = true;
    const entry = level.doors?.find((one) => squareOf(grid, one.at) === door);
    g.tell?.({ type: 'doorShown', rule: 'DYS-REV.8', at: g.name(door), locked: entry?.state === 'locked' });
    if (entry?.state === 'open') s.open.push(door);
  }
  return found;
}

/** Monsters and furniture for larger parties (DYS-LVL.1). */
export const absent = (g: Table, minParty: number | undefined): boolean => (minParty ?? 1) > g.s.party;
