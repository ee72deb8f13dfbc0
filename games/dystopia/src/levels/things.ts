import type { LevelFile, TreasureEntry, XY } from '../board/level.ts';

/** What stands on a square of its own (DYS-LVL.7), with where the document tells of it. */
export interface Thing {
  /** The word for it is `level.thing.<what>`. */
  what: 'start' | 'chest' | 'grave' | 'bookcase' | 'trap' | 'monster' | 'S4' | 'L1' | 'captive';
  at: XY;
  pointer: string;
  /** It fills its square: nobody walks through it, or nobody has to (DYS-LVL.9). */
  blocks: boolean;
}

/** All that stands on squares of a level, in the order of the document. */
export function thingsOf(level: LevelFile): Thing[] {
  const list = <T extends { at: XY }>(field: string, entries: readonly T[], what: (entry: T) => Thing['what'], blocks: boolean): Thing[] =>
    entries.map((entry, i) => ({ what: what(entry), at: entry.at, pointer: `/${field}/${i}`, blocks }));
  return [
    ...level.starts.map((at, i): Thing => ({ what: 'start', at, pointer: `/starts/${i}`, blocks: false })),
    ...list('furniture', level.furniture, ({ kind }) => kind, true),
    ...list('traps', level.traps, () => 'trap', true),
    ...list('monsters', level.monsters, () => 'monster', false),
    ...list('neutrals', level.neutrals ?? [], ({ code }) => code, true),
    ...(level.captive ? list('captive', [level.captive], () => 'captive', true).map((one) => ({ ...one, pointer: '/captive' })) : []),
  ];
}

/** A hiding place of treasure: what is in it, where, and how large a party must be for it to be there. */
export interface Hoard {
  entries: readonly TreasureEntry[];
  at: XY;
  pointer: string;
  /** Furniture is searched from beside it; a monster's pockets fall on its own square. */
  beside: boolean;
  minParty: number;
}

export function hoardsOf(level: LevelFile): Hoard[] {
  return [
    ...level.furniture.map(
      ({ treasure, at, minParty = 1 }, i): Hoard => ({
        entries: treasure,
        at,
        pointer: `/furniture/${i}/treasure`,
        beside: true,
        minParty,
      }),
    ),
    ...level.monsters.map(
      ({ pockets = [], at, minParty = 1 }, i): Hoard => ({
        entries: pockets,
        at,
        pointer: `/monsters/${i}/pockets`,
        beside: false,
        minParty,
      }),
    ),
  ];
}
