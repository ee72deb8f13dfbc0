import type { Core, Seat } from '@questhall/kernel';
import type { SpaceId } from './board/index.ts';
import type { Locals } from './locals.ts';
import type { AddedPreparation, AddedState } from './open.ts';
import type { Options } from './options.ts';
import type { Alignment, Moment, PurchaseKind } from './vocabulary.ts';

export type { Locals } from './locals.ts';

/**
 * The complete truth of a match. Cards are instances: "adv.goblin", "adv.goblin.2"; their printed side is
 * `cardOf(instance)`. Piles are unordered: a draw picks from what is left; only cards that somebody has looked at
 * have a fixed place (`top`).
 */
export interface State extends Core<Locals>, AddedState {
  options: Readonly<Options>;
  turn: Turn;
  characters: Character[];
  /** Adventure cards in no fixed order, below those of `top`. */
  deck: string[];
  /** The top of the Adventure deck as far as it was looked at, the next card first. */
  top: string[];
  /** Who has looked at how many cards of `top`. */
  seen: { seat: Seat; n: number }[];
  discard: string[];
  spellDeck: string[];
  spellDiscard: string[];
  /** Spells that were announced and are not dealt with yet: they lie nowhere else (T86-6.9.6b, TDE-6.14). */
  inAir: string[];
  /** Purchase and Talisman cards that nobody has. */
  stock: string[];
  /** Face-up cards by space, in the order in which they came; only spaces where something lies. */
  lying: Partial<Record<SpaceId, string[]>>;
  /** Loose gold by space. */
  loose: Partial<Record<SpaceId, number>>;
  /** Enemies that follow a character, or lie where a Follower was left: charmed (Minstrel) or raised (Ghoul). */
  tame: Record<string, Tame>;
  /** What fountains, streams and pools still hold. */
  held: Record<string, number>;
  hexes: Hex[];
  /** Events that last some rounds, each face up on its space (TDE-3.14). */
  lasting: Lasting[];
  /** The seat whose Destroy Magic is at work, or null. */
  ban: Seat | null;
  /** Character cards that nobody has played. */
  unused: string[];
  crownReached: boolean;
  /** The seats that want to be asked on arrival, when they have taken something and as their turn ends, to put things down. */
  halts: Seat[];
  /** Something changed that the limits must be checked against (section H7). */
  unsettled: boolean;
}

/** How an Enemy came to follow somebody: the Minstrel, the Ghoul, the Dark Baptism, the Haunt. */
export type Tame = 'charmed' | 'raised' | 'familiar' | 'haunting';

/** What is sold for how much. */
export interface Ware {
  kind: PurchaseKind;
  price: number;
}

export interface Hex {
  space: SpaceId;
  card: string;
  owner: Seat;
  /** Starts of the owner's turn left until it is discarded. */
  turns: number;
}

/** An Event at work: it ends at the start of a turn of its owner (TDE-4.21). */
export interface Lasting {
  card: string;
  owner: Seat;
  /** Starts of the owner's turn left until it is discarded. */
  turns: number;
  /** What holds on the whole board meanwhile: 'slow', everybody moves one space a turn. */
  law: string;
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
  /** Who has evaded whom this turn: no attack and no Spell of that opponent reaches him any more (T86-6.18.1b). */
  evaded: { seat: Seat; from: Seat }[];
  /** Further turns of Temporal Warp after this one. */
  extra: number;
  /** The space where the turn began is met all the same (the Wrong Turn). */
  comesBack?: true;
  /** How many Spells the active character held as the turn began (TDE-6.17). */
  held: number;
  /** How many Spells each seat has cast this turn; a seat that is not there has cast none. */
  casts: number[];
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
  fate: number;
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
  /** 'ready': built, and to be used in the next turn. */
  raft: 'none' | 'ready';
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
  /** Turned back in the Inner Region, and bound for the Plain of Peril (TDE-10.10). */
  turnedBack: boolean;
  /** What a toad has gained in Strength and Craft; lost when it changes back (TDE-8.2). */
  toadStrength: number;
  toadCraft: number;
  /** The turn in which the last quest was accepted (TDE-8.23). */
  questTurn: number;
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
  | { type: 'moment'; seat: Seat; moment: Moment; all?: boolean };

/** What one side has made ready for a fight. */
export interface Prepared extends AddedPreparation {
  weapons: string[];
  /** A charmed animal or a raised Enemy that fights along. */
  helpers: string[];
  /** Strength from Spells (Psionic Blast). */
  extra: number;
  /** The Mercenary paid for this fight. */
  hired?: string;
  /** No weapon, armour or Spell is used against such an opponent. */
  bare?: boolean;
  noDie?: boolean;
  noFate?: boolean;
}

/** The totals of a roll, both included, that are a success. */
export interface Aim {
  from: number;
  to: number;
}

/** How a fight ended for the character. */
export type Result = 'won' | 'lost' | 'draw';
