import type { LevelFile, XY } from '@questhall/dystopia/levels';

/*
 * Edits of a level: plain functions from one document to the next, which share what did not change. None of them asks
 * whether the result can be played; the checks do (`@questhall/dystopia/levels`).
 */

export const LEAST = 6;
export const MOST = 40;

/** What stands on a square, and where in the document. */
export type Selected =
  | { kind: 'monster' | 'furniture' | 'trap' | 'neutral' | 'start' | 'exit'; index: number }
  | { kind: 'captive' }
  | { kind: 'door'; at: XY }
  | { kind: 'area'; area: string };

/** What can be put on a square. */
export type Piece =
  | { kind: 'monster'; code: LevelFile['monsters'][number]['code'] }
  | { kind: 'furniture'; what: 'chest' | 'grave' | 'bookcase' }
  | { kind: 'trap'; what: string }
  | { kind: 'being'; what: 'S4' | 'L1' | 'captive' }
  | { kind: 'start' }
  | { kind: 'exit' };

export const same = (a: XY, b: XY): boolean => a[0] === b[0] && a[1] === b[1];
export const widthOf = (level: LevelFile): number => level.map[0]?.length ?? 0;
export const signAt = (level: LevelFile, [x, y]: XY): string => level.map[y]?.[x] ?? '#';
const isFloor = (sign: string): boolean => sign !== '#' && sign !== '+';
export const isInside = (level: LevelFile, [x, y]: XY): boolean => x > 0 && y > 0 && x < widthOf(level) - 1 && y < level.map.length - 1;

/** The map with these signs, squares of the edge left as they are. */
function withSigns(level: LevelFile, squares: readonly XY[], sign: (was: string, at: XY) => string): LevelFile {
  const rows = level.map.map((row) => [...row]);
  for (const at of squares) {
    if (isInside(level, at)) rows[at[1]]![at[0]] = sign(rows[at[1]]![at[0]]!, at);
  }
  return tidy({ ...level, map: rows.map((row) => row.join('')) });
}

/** All squares of the rectangle with these corners. */
export function rectangle([ax, ay]: XY, [bx, by]: XY): XY[] {
  const squares: XY[] = [];
  for (let y = Math.min(ay, by); y <= Math.max(ay, by); y++) {
    for (let x = Math.min(ax, bx); x <= Math.max(ax, bx); x++) squares.push([x, y]);
  }
  return squares;
}

/** The squares from one to another, each sharing a side with the one before; the first is left out. */
export function steps([ax, ay]: XY, [bx, by]: XY): XY[] {
  const path: XY[] = [];
  let [x, y] = [ax, ay];
  while (x !== bx || y !== by) {
    if (Math.abs(bx - x) >= Math.abs(by - y)) x += Math.sign(bx - x);
    else y += Math.sign(by - y);
    path.push([x, y]);
  }
  return path;
}

/** The first letter that no area has yet; undefined where all 26 are taken. */
function freeLetter(map: readonly string[], from: 'a' | 'A'): string | undefined {
  const used = new Set(map.join(''));
  return Array.from({ length: 26 }, (_, i) => String.fromCharCode(from.charCodeAt(0) + i)).find((letter) => !used.has(letter));
}

/** Floor of a room in a rectangle: of the room in which it begins, else of a new one. Undefined where letters are used up. */
export function drawRoom(level: LevelFile, from: XY, to: XY): LevelFile | undefined {
  const begun = signAt(level, from);
  const letter = /[A-Z]/.test(begun) ? begun : freeLetter(level.map, 'A');
  return letter === undefined ? undefined : withSigns(level, rectangle(from, to), () => letter);
}

/** Floor of a corridor where there was rock: of the section in which it begins, else of a new one. */
export function drawCorridor(level: LevelFile, squares: readonly XY[]): LevelFile | undefined {
  const begun = squares[0] ? signAt(level, squares[0]) : '#';
  const letter = /[a-z]/.test(begun) ? begun : freeLetter(level.map, 'a');
  return letter === undefined ? undefined : withSigns(level, squares, (was) => (was === '#' ? letter : was));
}

export const drawRock = (level: LevelFile, from: XY, to: XY): LevelFile => withSigns(level, rectangle(from, to), () => '#');

/** A closed door in the rock, or on floor. */
export const drawDoor = (level: LevelFile, at: XY): LevelFile => withSigns(level, [at], () => '+');

/** What can be selected on a square, the uppermost first. */
export function thingAt(level: LevelFile, at: XY): Selected | undefined {
  const find = (kind: 'monster' | 'furniture' | 'trap' | 'neutral' | 'start' | 'exit', squares: readonly XY[]): Selected | undefined => {
    const index = squares.findIndex((one) => same(one, at));
    return index < 0 ? undefined : { kind, index };
  };
  const list = (entries: readonly { at: XY }[] = []) => entries.map((entry) => entry.at);
  return (
    find('monster', list(level.monsters)) ??
    find('furniture', list(level.furniture)) ??
    find('trap', list(level.traps)) ??
    find('neutral', list(level.neutrals)) ??
    (level.captive && same(level.captive.at, at) ? { kind: 'captive' } : undefined) ??
    find('start', level.starts) ??
    find('exit', level.exits) ??
    (signAt(level, at) === '+' ? { kind: 'door', at } : undefined)
  );
}

/** The same, or the area of the square. */
export function anythingAt(level: LevelFile, at: XY): Selected | undefined {
  const sign = signAt(level, at);
  return thingAt(level, at) ?? (isFloor(sign) ? { kind: 'area', area: sign } : undefined);
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index);

/** Takes away what is selected; of a door the rock is closed again, an area is filled with rock. */
export function remove(level: LevelFile, what: Selected): LevelFile {
  switch (what.kind) {
    case 'monster':
      return { ...level, monsters: without(level.monsters, what.index) };
    case 'furniture':
      return { ...level, furniture: without(level.furniture, what.index) };
    case 'trap':
      return { ...level, traps: without(level.traps, what.index) };
    case 'neutral':
      return { ...level, neutrals: without(level.neutrals ?? [], what.index) };
    case 'start':
      return { ...level, starts: without(level.starts, what.index) };
    case 'exit':
      return { ...level, exits: without(level.exits, what.index) };
    case 'captive': {
      const { captive: _, ...rest } = level;
      return rest;
    }
    case 'door':
      return withSigns(level, [what.at], () => '#');
    case 'area':
      return tidy({ ...level, map: level.map.map((row) => row.replaceAll(what.area, '#')) });
  }
}

/** Everything but start and exit squares taken off a square. */
function cleared(level: LevelFile, at: XY): LevelFile {
  const found = thingAt(level, at);
  return found && !['start', 'exit', 'door'].includes(found.kind) ? cleared(remove(level, found), at) : level;
}

/** Puts a piece on a floor square, in place of what stands there. Start and exit squares are put and taken away. */
export function put(level: LevelFile, piece: Piece, at: XY): LevelFile {
  if (!isFloor(signAt(level, at))) return level;
  if (piece.kind === 'start' || piece.kind === 'exit') {
    const field = piece.kind === 'start' ? 'starts' : 'exits';
    const list = level[field];
    return { ...level, [field]: list.some((one) => same(one, at)) ? list.filter((one) => !same(one, at)) : [...list, at] };
  }
  const free = cleared(level, at);
  const next = { ...free, starts: free.starts.filter((one) => !same(one, at)), exits: free.exits.filter((one) => !same(one, at)) };
  switch (piece.kind) {
    case 'monster':
      return { ...next, monsters: [...next.monsters, { code: piece.code, at }] };
    case 'furniture':
      return { ...next, furniture: [...next.furniture, { kind: piece.what, at, treasure: [] }] };
    case 'trap':
      // Teeth of ice are always in sight (D.7).
      return { ...next, traps: [...next.traps, { kind: piece.what, at, ...(piece.what === 'ice-teeth' ? { visible: true } : {}) }] };
    case 'being':
      return piece.what === 'captive'
        ? { ...next, captive: { at } }
        : { ...next, neutrals: [...(next.neutrals ?? []), { code: piece.what, at }] };
  }
}

/** Moves what is selected to a free floor square; undefined where it cannot stand there. */
export function move(level: LevelFile, what: Selected, to: XY): LevelFile | undefined {
  if (what.kind === 'door' || what.kind === 'area' || !isFloor(signAt(level, to)) || thingAt(level, to)) return undefined;
  const moved = <T extends { at: XY }>(list: readonly T[], index: number): T[] =>
    list.map((one, i) => (i === index ? { ...one, at: to } : one));
  switch (what.kind) {
    case 'monster':
      return { ...level, monsters: moved(level.monsters, what.index) };
    case 'furniture':
      return { ...level, furniture: moved(level.furniture, what.index) };
    case 'trap':
      return { ...level, traps: moved(level.traps, what.index) };
    case 'neutral':
      return { ...level, neutrals: moved(level.neutrals ?? [], what.index) };
    case 'captive':
      return { ...level, captive: { at: to } };
    case 'start':
      return { ...level, starts: level.starts.map((at, i) => (i === what.index ? to : at)) };
    case 'exit':
      return { ...level, exits: level.exits.map((at, i) => (i === what.index ? to : at)) };
  }
}

/** The square of what is selected; of an area its first one. */
export function squareOf(level: LevelFile, what: Selected): XY | undefined {
  switch (what.kind) {
    case 'monster':
      return level.monsters[what.index]?.at;
    case 'furniture':
      return level.furniture[what.index]?.at;
    case 'trap':
      return level.traps[what.index]?.at;
    case 'neutral':
      return level.neutrals?.[what.index]?.at;
    case 'start':
      return level.starts[what.index];
    case 'exit':
      return level.exits[what.index];
    case 'captive':
      return level.captive?.at;
    case 'door':
      return what.at;
    case 'area': {
      const y = level.map.findIndex((row) => row.includes(what.area));
      return y < 0 ? undefined : [level.map[y]!.indexOf(what.area), y];
    }
  }
}

/** Another size, with rock added or cut off at the right and below. */
export function resize(level: LevelFile, width: number, height: number): LevelFile {
  const old = { w: widthOf(level), h: level.map.length };
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const edge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      return edge || x >= old.w || y >= old.h ? '#' : level.map[y]![x]!;
    }).join(''),
  );
  return tidy({ ...level, map: rows });
}

/** Gives loose pieces of an area letters of their own, and drops what has lost its floor or its door. */
function tidy(level: LevelFile): LevelFile {
  const map = lettered(level.map);
  const next = { ...level, map };
  const onFloor = (at: XY) => isFloor(signAt(next, at));
  const standing = <T extends { at: XY }>(list: readonly T[]): readonly T[] =>
    list.every(({ at }) => onFloor(at)) ? list : list.filter(({ at }) => onFloor(at));
  const letters = new Set(map.join(''));
  const { captive, areas, doors, neutrals, ...rest } = next;
  return {
    ...rest,
    ...(areas ? { areas: Object.fromEntries(Object.entries(areas).filter(([letter]) => letters.has(letter))) } : {}),
    ...(doors ? { doors: doors.filter(({ at }) => signAt(next, at) === '+') } : {}),
    starts: next.starts.filter(onFloor),
    exits: next.exits.filter(onFloor),
    furniture: standing(next.furniture),
    traps: standing(next.traps),
    monsters: standing(next.monsters),
    ...(neutrals ? { neutrals: standing(neutrals) } : {}),
    ...(captive && onFloor(captive.at) ? { captive } : {}),
  };
}

/** The largest piece of each area keeps its letter; where letters are used up, the check says so. */
function lettered(map: readonly string[]): string[] {
  const rows = map.map((row) => [...row]);
  const seen = new Set<string>();
  const pieces = new Map<string, XY[][]>();
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of row.entries()) {
      if (!isFloor(letter) || seen.has(`${x},${y}`)) continue;
      const piece: XY[] = [[x, y]];
      seen.add(`${x},${y}`);
      for (const [px, py] of piece) {
        for (const [nx, ny] of [
          [px + 1, py],
          [px - 1, py],
          [px, py + 1],
          [px, py - 1],
        ] as const) {
          if (rows[ny]?.[nx] !== letter || seen.has(`${nx},${ny}`)) continue;
          seen.add(`${nx},${ny}`);
          piece.push([nx, ny]);
        }
      }
      pieces.set(letter, [...(pieces.get(letter) ?? []), piece]);
    }
  }
  for (const [letter, found] of pieces) {
    const [, ...loose] = found.sort((a, b) => b.length - a.length);
    for (const piece of loose) {
      const fresh = freeLetter(
        rows.map((row) => row.join('')),
        letter < 'a' ? 'A' : 'a',
      );
      if (fresh !== undefined) for (const [x, y] of piece) rows[y]![x] = fresh;
    }
  }
  return rows.map((row) => row.join(''));
}
