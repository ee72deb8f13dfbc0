import type { Outcome, Seat } from '@questhall/kernel';
import type { Goal, Stop, TreasureEntry } from './board/level.ts';
import type { HeroCode, MonsterCode } from './content/index.ts';
import type { Effect, FigureId, Hero, LeadMode } from './state.ts';

/** One square that is set up. `area` is a letter, '+' for a door. */
export interface SquareView {
  at: string;
  area: string;
}

/** What a hero's card shows, and where his figure stands. `seat`: who leads it (see `lead` for the Wizard). */
export interface HeroView extends Omit<Hero, 'at' | 'seat'> {
  id: FigureId;
  seat: Seat;
  /** Null where it has no figure on the board. */
  at: string | null;
  values: { attack: number; defence: number; speed: number; int: number; energy: number; range: readonly [number, number] };
}

export interface MonsterView {
  id: FigureId;
  code: MonsterCode;
  /** Which one of its kind it is, as on its base; null for whoever has a name of his own, and for those that wait. */
  number: number | null;
  /** A boss's own name. */
  name: string | null;
  boss: boolean;
  /** A boss's id in the level file: in the campaign its name is the text `boss.<id>`. */
  bossId: string | null;
  at: string;
  energy: number;
  most: number;
  lost: number;
  done: boolean;
  /** Until which round something changes its values. */
  effects: Effect[];
  /** What it carries, for Wizor's player; null: not for this seat (DYS-HID.2). */
  pockets: readonly TreasureEntry[] | null;
  values: { attack: number; defence: number; speed: number; int: number; range: readonly [number, number] };
}

/** A square to which the seat's acting figure can go: the way there (without the first square) and whom it could attack from it. */
export interface WayView {
  to: string;
  steps: number;
  path: string[];
  attacks: FigureId[];
  /** Whom it could strike from there, if a step were left (DYS-COMB.3). Only where there are any. */
  tired?: FigureId[];
  /** How likely each of those that it could attack strikes back, were it to stand there. Only where any might. */
  risks?: Partial<Record<FigureId, number>>;
}

/** What an attack of the seat's acting figure on an opponent would bring. `problem`: why it cannot from where it stands. */
export interface AimView {
  to: FigureId;
  wound: number;
  countered: number;
  problem: string | null;
  /** It stands in reach, and only a step is missing. */
  tired?: true;
}

/** What one seat, or a spectator, may know (section H). Hidden things are not there at all. */
export interface DystopiaView {
  you: Seat | null;
  /** Whether this seat plays Wizor: it sees the whole level. */
  wizor: boolean;
  /** Who is Wizor; null: the computer, or nobody yet. */
  wizorSeat: Seat | null;
  options: Record<string, string | number | boolean>;
  phase: 'choose' | 'level' | 'between' | 'over';
  level: number;
  /** The words of a level of one's own; null for a level of the campaign, whose words the catalogue has. */
  story: { title: string; intro: string; won: string } | null;
  round: number;
  /** `boss`: who is meant, in a level of one's own; the campaign's bosses have their names in the catalogue. */
  goals: { goal: Goal; met: boolean; boss?: { code: MonsterCode; name: string | null } }[];
  areas: Record<string, string>;
  /** For those who see everything (Wizor's seat, all once it is over): the areas that the heroes know. */
  shown: string[] | null;
  squares: SquareView[];
  doors: { at: string; open: boolean; locked: boolean; key: string | null }[];
  exits: string[];
  /** `treasure`: for Wizor's player, as long as it is in there. */
  furniture: { at: string; kind: string; searched: boolean; shown: boolean; treasure: readonly TreasureEntry[] | null }[];
  traps: { at: string; kind: string; visible: boolean }[];
  neutrals: { at: string; code: 'S4' | 'L1' }[];
  captive: string | null;
  heroes: HeroView[];
  monsters: MonsterView[];
  /** For Wizor's seat: monsters that wait, with ids of their own (from m1000). */
  waiting: MonsterView[];
  /** Columns and rows of the map, for Wizor's seat; the heroes' board grows. */
  size: { width: number; height: number } | null;
  /** How the Wizard is led, and by whom this round (DYS-WIZ.6); `next`: what was voted for the next round. */
  lead: { mode: LeadMode; seat: Seat; next: string | null };
  /** How often the level has been begun, with the option `checkpoint`. */
  attempt: number;
  piles: { at: string; gold: number; things: string[]; spells: string[]; of: HeroCode | null }[];
  heap: { gold: number; things: string[]; spells: string[] };
  turn: { hero: number; monster: number; steps: number; stage: 'fresh' | 'moved' | 'acted' };
  /** For the seat that leads the acting figure: where it can go, and whom it can attack. */
  ways: WayView[];
  aims: AimView[];
  /** Squares where a corridor goes on that is not set up yet. */
  openings: string[];
  /** Where the party buys and sells: after a level its place, before a single level no place. `ready`: heroes, by number. */
  stop: (Omit<Stop, 'place'> & { place: string | null; prices: Record<string, number>; ready: number[] }) | null;
  sorceries: Record<string, number>;
  silenced: boolean;
  outcome: Outcome | null;
}
