import type { Attempt, Core, Seat } from '@questhall/kernel';
import type { SpaceId } from './board/index.ts';
import type { Foe, RollFor, Side } from './events.ts';
import type { Options } from './options.ts';
import type { Alignment, Creature, Effect, Moment, Row, Stat } from './vocabulary.ts';

/**
 * The complete truth of a match. Cards are instances: "adv.goblin", "adv.goblin.2"; their printed side is
 * `cardOf(instance)`. Piles are unordered: a draw picks from what is left; only cards that somebody has looked at
 * have a fixed place (`top`).
 */
export interface State extends Core<Locals> {
  options: Options;
  turn: Turn;
  characters: Character[];
  /** Adventure cards in no fixed order, below those of `top`. */
  deck: string[];
  /** The top of the Adventure deck as far as it was looked at, the next card first. */
  top: string[];
  /** Who has looked at `top`. */
  seen: Seat[];
  discard: string[];
  spellDeck: string[];
  spellDiscard: string[];
  /** Purchase and Talisman cards that nobody has. */
  stock: string[];
  /** Face-up cards by space, in the order in which they came; only spaces where something lies. */
  lying: Partial<Record<SpaceId, string[]>>;
  /** Loose gold by space. */
  loose: Partial<Record<SpaceId, number>>;
  /** What fountains, streams and pools still hold. */
  held: Record<string, number>;
  hexes: Hex[];
  /** The seat whose Destroy Magic is at work, or null. */
  ban: Seat | null;
  /** Character cards that nobody has played. */
  unused: string[];
  crownReached: boolean;
}

export interface Hex {
  space: SpaceId;
  card: string;
  owner: Seat;
  /** Starts of the owner's turn left until it is discarded. */
  turns: number;
}

export interface Turn {
  seat: Seat;
  /** From 1. */
  n: number;
  phase: 'setup' | 'start' | 'move' | 'encounter' | 'end';
  /** The space on which the turn began. */
  start: SpaceId;
  /** Set where the turn ends at once. */
  over: boolean;
  /** Set where the encounter goes on elsewhere. */
  moved: boolean;
  /** Cards that the active character put down this turn: they do not count for its own draw. */
  put: string[];
  /** Further turns of Temporal Warp after this one. */
  extra: number;
}

export interface Character {
  /** Null while the seat waits for a new character, or is out. */
  card: string | null;
  out: boolean;
  space: SpaceId;
  /** Own values, without Objects and Followers. Those of a toad wait here too. */
  strength: number;
  craft: number;
  lives: number;
  gold: number;
  alignment: Alignment;
  /** The turn of the last change (T86-6.7.2). */
  changed: number;
  objects: string[];
  followers: string[];
  spells: string[];
  trophies: string[];
  grantMark: number;
  misses: number;
  toad: number;
  /** 'waiting': announced, the missed turn is running; 'ready': may cross now. */
  raft: 'none' | 'waiting' | 'ready';
  slave: boolean;
  quest: number;
  ride: SpaceId | 'outer' | null;
  healed: number;
  slow: number;
  vanished: boolean;
  bound: boolean;
  potion: number;
  /** The turn in which the Mercenary was last hired. */
  hired: number;
  werewolf: number;
  lizardMen: number;
  dicing: boolean;
}

/** Everything that a card may prevent, bend or answer. */
export type Change =
  | { type: 'cast'; seat: Seat; spell: string; target?: Seat; card?: string; space?: SpaceId; about: number }
  | { type: 'loseLife'; seat: Seat; combat: boolean; by?: Seat; stoppable: boolean }
  | { type: 'killFollower'; seat: Seat; card: string }
  /** The foes of a fight about to be killed. */
  | { type: 'killFoes'; seat: Seat; frame: number }
  /** A character is about to attack, or to use an ability on, another; or creatures are. */
  | { type: 'attack'; seat: Seat; target: Seat; frame: number }
  | { type: 'evade'; seat: Seat; from: Seat }
  /** A checkpoint: nothing changes, but others may cast (section H2). */
  | { type: 'moment'; seat: Seat; moment: Moment };

/** The procedures of the game and what each remembers while it runs. */
export interface Locals {
  match: { rolls?: number[]; tied?: Seat[]; choice?: string; at?: number };
  turn: { choice?: string; missed?: boolean };
  attempt: Attempt<Change>;
  settle: { who?: Seat; picks?: string[] };
  move: { steps: number; path: SpaceId[]; choice?: string; result?: string };
  portal: { stat?: Stat; choice?: string; steps: number };
  arrive: { hex?: boolean };
  encounter: { choice?: string; target?: Seat };
  space: { met: string[]; old: string[]; drawn: string[]; choice?: string; replaced?: string[]; card?: string; left?: string[]; did?: string };
  take: { choice?: string; free: string[] | null };
  fightCards: { number: 2 | 3; old: string[]; foes: string[]; quiet: string[]; tried: string[]; choice?: string; result?: string };
  fight: {
    seat: Seat;
    stat: Stat;
    foes: Foe[];
    /** Foes out of reach of Spells and evasion (Inner Region). */
    inner: boolean;
    old: boolean;
    bonus: number;
    weapons?: string[];
    helpers?: string[];
    extra?: number;
    assassin?: boolean;
    choice?: string;
    dice?: number[];
    foeDie?: number;
    saved?: boolean;
    hero?: Side;
    won?: boolean;
    kill?: string;
  };
  duel: {
    seat: Seat;
    target: Seat;
    stat: Stat;
    assassin: boolean;
    attacked?: boolean;
    /** Who may act in the window before the dice, and how many have passed in a row. */
    turn?: Seat;
    passes?: number;
    choice?: string;
    sides?: Prepared[];
    attack?: Side;
    defence?: Side;
    winner?: Seat;
    loser?: Seat;
    picks?: string[];
    lost?: boolean;
  };
  ability: { seat: Seat; target: Seat; what: string; frame?: number; allowed?: boolean; choice?: string; roll?: number };
  effects: { seat: Seat; todo: Effect[]; card: string | null; cause: string; caster?: Seat; about?: number; target?: Seat; at?: SpaceId; choice?: string; picks?: string[]; n?: number; result?: string };
  roll: { seat: Seat; dice: number; rows: readonly Row[]; for: RollFor; choice?: string; add?: number };
  loseLives: { seat: Seat; n: number; combat: boolean; by?: Seat; lost?: number; one?: boolean; choice?: string };
  death: { seat: Seat };
  cast: { seat: Seat; spell: string; about: number; choice?: string; card?: string; from?: Seat; space?: SpaceId; target?: Seat };
  market: { at: Seat; passes: number; choice?: string; partner?: Seat; given?: string[]; wanted?: string[] };
  discardVia: { seat: Seat };
  inner: { choice?: string; picks?: string[]; n?: number; result?: string };
}

/** What one side of a fight between characters has made ready. */
export interface Prepared {
  weapons: string[];
  helpers: string[];
  extra: number;
}

export type CreatureFoe = { creature: Creature; value: number };
