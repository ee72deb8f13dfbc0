import type { HeroCode, MonsterCode } from './content/index.ts';
import { gridAt, inPlay } from './rules/values.ts';
import type { State } from './state.ts';

/** Where a match stands, as a small drawing of its level needs it: what is set up of the map, and who stands where. */
export interface DystopiaWhereabouts {
  /** The upper left corner of what is set up. */
  from: readonly [x: number, y: number];
  /** Row by row from there: floor as bits in base 32, the highest for the first column; none between levels. */
  rows: string[];
  /** Columns of each row. */
  wide: number;
  doors: (readonly [x: number, y: number, open: 0 | 1])[];
  heroes: (readonly [code: HeroCode, x: number, y: number, seat: number])[];
  monsters: (readonly [code: MonsterCode, x: number, y: number])[];
}

/** Picks it from a state: nothing that the heroes have not seen, and quickly, as it is made after each answer that leads to a question. */
export function whereabouts(s: State): DystopiaWhereabouts {
  if (s.phase !== 'level') return { from: [0, 0], rows: [], wide: 0, doors: [], heroes: [], monsters: [] };
  const grid = gridAt(s);
  const xy = (at: number): [number, number] => [at % grid.width, Math.floor(at / grid.width)];
  const shown = new Set(s.revealed);
  const floor = grid.cells.flatMap((area, at) => (area !== '#' && (area === '+' ? s.open.includes(at) : shown.has(area)) ? [xy(at)] : []));
  const [left, top] = [Math.min(...floor.map(([x]) => x)), Math.min(...floor.map(([, y]) => y))];
  const wide = Math.max(...floor.map(([x]) => x)) - left + 1;
  const bits = Array.from({ length: Math.max(...floor.map(([, y]) => y)) - top + 1 }, () => Array<number>(wide).fill(0));
  for (const [x, y] of floor) bits[y - top]![x - left] = 1;
  return {
    from: [left, top],
    rows: bits.map((row) => BigInt(`0b${row.join('')}`).toString(32)),
    wide,
    doors: grid.doors.filter((at) => s.doors.includes(at)).map((at) => [...xy(at), s.open.includes(at) ? 1 : 0]),
    heroes: s.heroes.flatMap(({ code, at, seat }) => (at < 0 ? [] : [[code, ...xy(at), code === 'wizard' ? s.lead.seat : seat] as const])),
    monsters: s.monsters.filter(inPlay).map(({ code, at }) => [code, ...xy(at)]),
  };
}
