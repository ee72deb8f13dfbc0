import type { Core, Seat } from '@questhall/kernel';
import type { Square } from './board/grid.ts';
import type { LevelFile, Stop, TreasureEntry } from './board/level.ts';
import type { HeroCode, MonsterCode, Stat } from './content/index.ts';
import type { Options } from './options.ts';

/** The complete truth of a campaign or of a single level. Squares are numbers (row times width plus column). */
export interface State extends Core<Locals> {
  options: Options;
  /** The level being played, or the one before the stop. */
  level: number;
  /** The text of a level that is not of the campaign: a text, so that a copy of the state costs nothing. */
  custom: string | null;
  /** In a determinization: the level as somebody imagines it who has not seen all of the true one. */
  imagined: LevelFile | null;
  phase: 'choose' | 'level' | 'between' | 'over';
  round: number;
  /** Heroes with whom the level began, the Wizard included: decides how many monsters wait (DYS-LVL.1). */
  party: number;
  /** Wizor's seat, or null where the automatic Wizor plays. */
  wizor: Seat | null;
  /** In turn order; the freed Wizard comes last. */
  heroes: Hero[];
  /** Monsters that are set up, dead ones too, in the order in which they were: so a number tells nothing of those that wait. */
  monsters: Monster[];
  /** Monsters that wait to be set up, by their place in the level file, in its order. */
  waiting: number[];
  /** Areas that are set up, by letter. */
  revealed: string[];
  /** Squares of corridors into which a hero has looked: where something may still come into sight is not among them. */
  seen: Square[];
  /** Doors that are set up, and those that stand open. */
  doors: Square[];
  open: Square[];
  furniture: { shown: boolean; searched: boolean }[];
  traps: { visible: boolean; gone: boolean }[];
  /** Neutral beings that are set up, by place in the level file. */
  neutrals: boolean[];
  captive: 'none' | 'hidden' | 'shown' | 'freed';
  piles: Pile[];
  /** What was collected on the way, between two levels. */
  heap: { gold: number; things: string[]; spells: string[] };
  /** Goals of the level that are met, in the order of the file; `escape` stays false until the end. */
  goals: boolean[];
  turn: Turn;
  /** How often each sorcery has been used by whom: "3:x-storm". */
  sorceries: Record<string, number>;
  /** Wizor casts no sorcery in his next turn. */
  silenced: boolean;
  /** Steps that monsters have more in the coming round of Wizor (alarm gong). */
  alarm: number;
  /**
   * How the Wizard is led, and by whom this round (DYS-WIZ.6). `voted`: the round of the last vote; `wanted`: what it
   * decided, from the next round on.
   */
  lead: { mode: LeadMode; seat: Seat; next: number; voted: number; wanted: string | null };
  /** Whether the players have voted on going on without the dead Wizard, and how (DYS-WIZ.4, option `withoutWizard`). */
  mourned: 'no' | 'asked' | 'gaveUp';
  /** Set when the level is decided: everything on the stack unwinds. */
  ended: 'won' | 'lost' | null;
  /** The party as it was when it left the last stop (option `checkpoint`), and how often it has tried the level since. */
  checkpoint: { heroes: Hero[]; heap: State['heap']; lead: State['lead']; attempt: number } | null;
  /** Where the party buys and sells now: before a single level, or after one. */
  stop: (Pick<Stop, 'kind' | 'rest' | 'stock'> & { place: string | null }) | null;
}

/** The heroes' players in turn, one round each; one of them; or whoever speaks first (DYS-WIZ.6). */
export type LeadMode = 'rotate' | 'fixed' | 'joint';

export interface Turn {
  /** The hero (number in `heroes`) or the monster that is acting; -1: nobody. */
  hero: number;
  monster: number;
  /** Steps spent. */
  spent: number;
  stage: 'fresh' | 'moved' | 'acted';
  /** Squares of this turn, the first being where it began: for going back from a trap. */
  path: Square[];
  /** How many squares of the path may be taken back, since nothing new was revealed. */
  undo: number;
  over: boolean;
  /** Heroes whose players refused leave to pass in this turn, where it is asked for (DYS-MOVE.8). */
  barred?: number[];
}

/** A lasting effect on a hero or a monster. `until`: the round at whose end it ends; 0: the end of this turn. */
export interface Effect {
  what: Stat | 'ghost' | 'mirror';
  n: number;
  until: number;
}

export interface Hero {
  code: HeroCode;
  /** Who leads it; for the Wizard see `State.lead`. */
  seat: Seat;
  /** -1: not on the board. */
  at: Square;
  energy: number;
  gold: number;
  /** Weapons carried besides the starting ones: at most one of each slot. */
  weapons: string[];
  /** The weapon in hand; null: the starting one, or none. */
  attack: string | null;
  defence: string | null;
  /** Trinkets, food, potions, keys, quest items. */
  things: string[];
  spells: string[];
  curses: { id: string; until: number }[];
  effects: Effect[];
  /** Turns owed. */
  lost: number;
  /** How many of them because of sorcery. */
  chained: number;
  pass: boolean;
  /** Once-per-level uses that are spent: trinkets, Wizard spells, Lyra. */
  used: string[];
  dead: boolean;
  /** Left through an exit. */
  away: boolean;
  firm: boolean;
}

export interface Monster {
  /** Its place in the level file, or -1 for one called later. */
  entry: number;
  code: MonsterCode;
  at: Square;
  energy: number;
  dead: boolean;
  lost: number;
  effects: Effect[];
  /** Has had its turn in this round of Wizor. */
  done: boolean;
}

export interface Pile {
  at: Square;
  gold: number;
  things: string[];
  spells: string[];
  /** The hero who died here. */
  of: HeroCode | null;
}

/** A hero or a monster by its number in the state: "h2", "m14". */
export type FigureId = `${'h' | 'm'}${number}`;

/** The procedures of the game and what each remembers while it runs. */
export interface Locals {
  /** `votes`: by seat, on who is Wizor or which hero comes next; `place`: how many places of the order are settled. */
  match: { choice?: string; at?: number; free?: HeroCode[]; votes?: (string | null)[]; place?: number };
  level: object;
  round: { at?: number; size?: number };
  /** `begged`: heroes who were asked in this turn to let others pass; the last one is being asked. */
  heroTurn: {
    hero: number;
    choice?: string;
    picks?: string[];
    undone?: boolean;
    begged?: number[];
    answer?: string;
    leave?: { path: Square[]; through: number[] };
  };
  wizorRound: { choice?: string; auto?: boolean };
  monsterTurn: { monster: number; auto?: boolean; choice?: string; plan?: string[]; cast?: boolean };
  walk: { hero: number; path: Square[]; seen?: boolean };
  wits: { figure: FigureId; against: 'trap' | 'spell' | 'sorcery'; dice?: (number | 'U')[]; choice?: string };
  attack: { from: FigureId; to: FigureId; red?: number[]; white?: (number | 'U')[]; choice?: string };
  harm: { figure: FigureId; n: number; by?: number };
  gain: { hero: number; treasure: TreasureEntry[]; choice?: string };
  surplus: { hero: number; slot: 'attack' | 'defence'; choice?: string; agreed?: string; refused?: number[] };
  curse: { hero: number };
  trap: { hero: number; trap: number; back: Square[]; passed?: boolean; left?: number[] };
  spell: {
    caster: FigureId;
    spell: string;
    sorcery: boolean;
    auto?: boolean;
    aim?: string;
    choice?: string;
    picks?: string[];
    targets?: string[];
    square?: Square;
  };
  apply: { caster: FigureId; effects: number; spell: string; sorcery: boolean; target: string; square?: Square; passed?: boolean };
  hand: { hero: number; thing: string; choice?: string; to: number; gave?: boolean };
  trade: {
    hero: number;
    partner: number;
    given?: string[];
    wanted?: string[];
    choice?: string;
  };
  /** `twins`: kinds of which one was taken and another lies there still. */
  pick: { hero: number; pile: Square; picks?: string[]; twins?: string[] };
  eat: { hero: number; item: string };
  vote: { first: boolean; votes?: (string | null)[] };
  goOn: { votes?: (string | null)[] };
  /**
   * `ready`: by hero; `acting`: by seat, the hero of whom it is asked; `seat`: who has answered; `calls`: how often gifts
   * have called each hero back who was ready.
   */
  between: { ready?: boolean[]; acting?: number[]; calls?: number[]; choice?: string; seat?: Seat };
}
