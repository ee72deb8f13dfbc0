import type { Chance } from '@questhall/kernel';
import { type Grid, isCorridor, isRoom, type Square, squareOf } from './board/grid.ts';
import type { LevelFile, TreasureEntry, XY } from './board/level.ts';
import type { MonsterCode } from './content/index.ts';
import { campaignLevel } from './levels/index.ts';
import { gridAt, levelOf } from './rules/values.ts';
import type { State } from './state.ts';

/*
 * The level as heroes may imagine it who have not seen all of it: what is set up is as it is, behind closed doors and
 * where corridors go on lie rooms of chance with monsters of chance. Nothing hidden of the true level is looked at but
 * what the goals speak of (everybody knows that it is somewhere) and how many things there are of a kind.
 */

/** A drawing of the level in the making. */
interface Draft {
  grid: Grid;
  cells: string[];
  chance: Chance;
  /** Letters for rooms that are not in use. */
  letters: string[];
  /** Squares that were drawn and are still free. */
  free: Square[];
}

const ROOM_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** One monster for so many squares that nobody has seen. */
const SQUARES_A_MONSTER = 6;
/** How far a corridor may go on at most. */
const LONGEST = 5;

/** A level that fits all that is set up. `s` must be in a level; it is changed to fit the new one. */
export function imagine(s: State, chance: Chance): void {
  const level = levelOf(s);
  const grid = gridAt(s);
  const letters = ROOM_LETTERS.filter((letter) => !s.revealed.includes(letter));
  const known = (at: Square, cell: string) => (cell === '+' ? s.doors.includes(at) : s.revealed.includes(cell));
  const cells = grid.cells.map((cell, at) => (known(at, cell) ? cell : '#'));
  const draft: Draft = { grid, cells, chance, letters, free: [] };
  for (const [at, letter] of openings(s, grid)) draw(draft, at, letter);
  for (const [at, letter] of openings(s, grid)) goOn(draft, at, letter);
  for (const door of s.doors) {
    if (s.open.includes(door)) continue;
    for (const at of grid.neighbours[door]!) {
      // Behind the door, seen from the side that is known.
      const before = 2 * door - at;
      if (cells[at] === '#' && cells[before] !== '#' && cells[before] !== undefined && !border(grid, at)) carve(draft, at, door);
    }
  }
  s.imagined = fill(s, level, draft);
}

/** Squares where a known corridor goes on into a section that is not set up, with the letter of that section. */
function openings(s: State, grid: Grid): [Square, string][] {
  return grid.cells.flatMap((cell, at): [Square, string][] => {
    if (!isCorridor(cell) || s.revealed.includes(cell)) return [];
    const touches = grid.neighbours[at]!.some((near) => isCorridor(grid.cells[near]!) && s.revealed.includes(grid.cells[near]!));
    return touches ? [[at, cell]] : [];
  });
}

const border = (grid: Grid, at: Square): boolean =>
  at % grid.width === 0 || at % grid.width === grid.width - 1 || at < grid.width || at >= grid.cells.length - grid.width;

function draw(draft: Draft, at: Square, letter: string): void {
  draft.cells[at] = letter;
  draft.free.push(at);
}

/** A corridor goes on for a while, away from everything that is drawn. */
function goOn(draft: Draft, from: Square, letter: string): void {
  const { grid, cells, chance } = draft;
  let at = from;
  for (let n = chance.below(LONGEST); n > 0; n--) {
    const next = grid.neighbours[at]!.filter(
      (to) => cells[to] === '#' && !border(grid, to) && grid.neighbours[to]!.every((near) => near === at || cells[near] === '#'),
    );
    if (next.length === 0) return;
    at = next[chance.below(next.length)]!;
    draw(draft, at, letter);
  }
}

/** A room behind a door, as large as chance and the rock allow; perhaps with another one behind it. */
function carve(draft: Draft, at: Square, door: Square, depth = 0): void {
  const { grid, cells, chance } = draft;
  const letter = draft.letters.shift();
  if (letter === undefined) return;
  const room = [at];
  draw(draft, at, letter);
  const fits = (to: Square) =>
    cells[to] === '#' && !border(grid, to) && grid.neighbours[to]!.every((near) => cells[near] === '#' || cells[near] === letter);
  const wanted = 4 + chance.below(14);
  for (let i = 0; i < room.length && room.length < wanted; i++) {
    for (const to of grid.neighbours[room[i]!]!) {
      if (to === door || !fits(to)) continue;
      room.push(to);
      draw(draft, to, letter);
    }
  }
  if (depth >= 2 || chance.below(2) === 0) return;
  // Another door in one of its walls, with rock behind.
  const doors = room.flatMap((from) =>
    grid.neighbours[from]!.flatMap((to) => {
      const beyond = 2 * to - from;
      const alone = grid.neighbours[to]!.every((near) => near === from || cells[near] === '#');
      return cells[to] === '#' &&
        alone &&
        beyond > 0 &&
        beyond < cells.length &&
        cells[beyond] === '#' &&
        !border(grid, to) &&
        !border(grid, beyond)
        ? [[to, beyond] as const]
        : [];
    }),
  );
  const other = doors[doors.length === 0 ? 0 : chance.below(doors.length)];
  if (!other) return;
  cells[other[0]] = '+';
  carve(draft, other[1], other[0], depth + 1);
}

/** Puts monsters and things into what was drawn, and makes a level of it. */
function fill(s: State, level: LevelFile, draft: Draft): LevelFile {
  const { grid, cells, chance } = draft;
  const square = (at: XY) => squareOf(grid, at);
  const xy = (at: Square): XY => [at % grid.width, Math.floor(at / grid.width)];
  /** A free square that nobody has seen; undefined where none is left. */
  const place = (): XY | undefined => (draft.free.length === 0 ? undefined : xy(draft.free.splice(chance.below(draft.free.length), 1)[0]!));
  const nowhere: XY = [0, 0];
  const rooms = draft.free.length;
  const seen = (at: XY) => s.revealed.includes(grid.cells[square(at)]!);
  const exits = level.exits.map((at) => (seen(at) ? at : (place() ?? nowhere))).filter((at) => at !== nowhere);
  const captive = level.captive && (s.captive === 'hidden' ? { at: place() ?? nowhere } : level.captive);
  const furniture = level.furniture.map((thing, i) => (s.furniture[i]!.shown ? thing : { ...thing, at: place() ?? nowhere }));
  const closed = furniture.flatMap((_, i) => (s.furniture[i]!.searched ? [] : [i]));
  // Sorted first: where a thing truly lies must not decide where it is imagined to lie.
  const contents = shuffled(sorted(closed.map((i) => furniture[i]!.treasure)), chance);
  closed.forEach((i, k) => {
    furniture[i] = { ...furniture[i]!, treasure: contents[k] ?? [] };
  });
  const monsters = imagineMonsters(s, level, chance, Math.round(rooms / SQUARES_A_MONSTER), place);
  const stood = new Set([...s.heroes.map((h) => h.at), ...s.monsters.map((m) => m.at), ...exits.map(square), ...grid.starts]);
  // Where something hidden truly is must not be spared: nothing would be imagined there, and that would tell.
  const beings = (level.neutrals ?? []).filter((_, i) => s.neutrals[i]);
  const found = level.traps.filter((_, i) => s.traps[i]!.visible || s.traps[i]!.gone);
  const taken = new Set([...furniture, ...beings, ...found].map(({ at }) => square(at)));
  const floor = cells.flatMap((cell, at) => ((isRoom(cell) || isCorridor(cell)) && !stood.has(at) && !taken.has(at) ? [at] : []));
  const traps = level.traps.map((trap, i) => {
    if (s.traps[i]!.visible || s.traps[i]!.gone || floor.length === 0) return trap;
    return { ...trap, at: xy(floor.splice(chance.below(floor.length), 1)[0]!) };
  });
  return {
    ...level,
    map: Array.from({ length: grid.height }, (_, y) => cells.slice(y * grid.width, (y + 1) * grid.width).join('')),
    doors: (level.doors ?? []).filter(({ at }) => s.doors.includes(square(at))),
    exits,
    furniture,
    traps,
    monsters,
    neutrals: (level.neutrals ?? []).map((being, i) => (s.neutrals[i] ? being : { ...being, at: place() ?? nowhere })),
    ...(captive ? { captive } : {}),
  };
}

/**
 * Those that are set up, as they are, with pockets of chance; the bosses that a goal names; others of the level's kinds.
 * The hidden ones of the true level are forgotten: how many they are, in which order they stand and what they carry tells
 * nothing, so that two levels which look alike are imagined alike.
 */
function imagineMonsters(s: State, level: LevelFile, chance: Chance, count: number, place: () => XY | undefined): LevelFile['monsters'] {
  const isWanted = ({ boss, code }: LevelFile['monsters'][number]) =>
    level.goals.some((goal) => (goal.type === 'killBoss' && goal.boss === boss) || (goal.type === 'defeatWizor' && code === 'W1'));
  const setUp = new Set(s.monsters.map(({ entry }) => entry));
  const hidden = level.monsters.flatMap((m, i) => (isWanted(m) && !setUp.has(i) && (m.minParty ?? 1) <= s.party ? [i] : []));
  const kept = [...new Set([...s.monsters.flatMap(({ entry }) => (entry >= 0 ? [entry] : [])), ...hidden])].sort((a, b) => a - b);
  const monsters = kept.map((i) => level.monsters[i]!);
  const anew = (entry: number) => (entry < 0 ? entry : kept.indexOf(entry));
  for (const m of s.monsters) m.entry = anew(m.entry);
  const wanted = hidden.map(anew);
  const dead = new Set(s.monsters.filter((m) => m.dead).map((m) => m.entry));
  const open = [...monsters.keys()].filter((i) => !dead.has(i));
  const pockets = shuffled(sorted(open.map((i): readonly TreasureEntry[] => monsters[i]!.pockets ?? [])), chance);
  open.forEach((i, k) => {
    monsters[i] = { ...monsters[i]!, pockets: pockets[k] ?? [] };
  });
  s.waiting = [];
  for (const i of wanted) {
    const at = place();
    if (!at) continue;
    monsters[i] = { ...monsters[i]!, at };
    s.waiting.push(i);
  }
  const kinds = kindsOf(s);
  for (let n = wanted.length; n < count && kinds.length > 0; n++) {
    const at = place();
    if (!at) break;
    s.waiting.push(monsters.push({ code: kinds[chance.below(kinds.length)]!, at }) - 1);
  }
  return monsters;
}

/** Kinds of monsters that may still come: those of the campaign's level, as its book has them; in a level of one's own those that have been seen. */
function kindsOf(s: State): MonsterCode[] {
  const seen = s.monsters.filter(({ entry }) => entry >= 0).map(({ code }) => code);
  const own = s.custom !== null && seen.length > 0;
  return own
    ? seen
    : campaignLevel(s.custom === null ? s.level : 1)
        .monsters.filter((m) => m.boss === undefined)
        .map((m) => m.code);
}

/** In an order that says nothing of where they come from. */
const sorted = <T>(items: readonly T[]): T[] => {
  const keyed = items.map((item) => ({ item, key: JSON.stringify(item) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ item }) => item);
};

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}
