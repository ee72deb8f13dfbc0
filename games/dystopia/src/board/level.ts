import type { MonsterCode } from '../content/index.ts';

/** A square of a level file: column from the left, row from the top, both from 0. */
export type XY = readonly [number, number];

export type TreasureEntry = { gold: number } | { item: string } | { spell: string } | { curse: true };

export type Goal =
  | { type: 'escape' }
  | { type: 'freeWizard' }
  | { type: 'defeatWizor' }
  | { type: 'killBoss'; boss: string }
  | { type: 'findItem'; item: string };

/** The published level format "dystopia-level/1" (E.1). */
export interface LevelFile {
  schema: 'dystopia-level/1';
  id: string;
  number: number;
  title: string;
  /** Rows from the top: # rock, + door, a-z corridor sections, A-Z rooms. */
  map: readonly string[];
  areas?: Readonly<Record<string, string>>;
  doors?: readonly { at: XY; state: 'closed' | 'open' | 'locked'; key?: string }[];
  starts: readonly XY[];
  exits: readonly XY[];
  goals: readonly Goal[];
  furniture: readonly { kind: 'chest' | 'grave' | 'bookcase'; at: XY; treasure: readonly TreasureEntry[]; minParty?: number }[];
  traps: readonly { kind: string; at: XY; visible?: boolean }[];
  monsters: readonly MonsterEntry[];
  neutrals?: readonly { code: 'S4' | 'L1'; at: XY }[];
  captive?: { at: XY };
  story: { intro: string; won: string };
  after: Stop | null;
}

export interface MonsterEntry {
  code: MonsterCode;
  at: XY;
  minParty?: number;
  boss?: string;
  name?: string;
  energy?: number;
  attack?: number;
  defence?: number;
  int?: number;
  pockets?: readonly TreasureEntry[];
}

/** Where the party goes between two levels (A.17). */
export interface Stop {
  place: string;
  kind: 'inn' | 'camp';
  rest: 'full' | number;
  /** Item ids, and "spell:<id>". */
  stock: readonly string[];
}
