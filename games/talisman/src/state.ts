import type { Core, Seat } from '@questhall/kernel';
import type { SpaceId } from './board/index.ts';
import type { Locals } from './locals.ts';
import type { AddedState } from './open.ts';
import type { Options } from './options.ts';
import { constantly, depends, each, list, lists, type Of, one, sometimes, table, things, unseen, value } from './shape.ts';
import type { Alignment } from './vocabulary.ts';

export type { Aim, Change, Locals, Prepared, Ware } from './locals.ts';

/** A turn. */
export const TURN = {
  seat: value<Seat>(0),
  /** From 1. */
  n: value<number>(0),
  phase: value<'setup' | 'start' | 'move' | 'encounter' | 'end'>('setup'),
  /** The space on which the turn began. */
  start: value<SpaceId>('O1'),
  /** Set where the turn ends at once. */
  over: value<boolean>(false),
  /** Set where the encounter goes on elsewhere. */
  moved: value<boolean>(false),
  /** Cards that the active character put down this turn: they do not count for its own draw. */
  put: list<string>(),
  /** Who has evaded whom this turn: no attack and no Spell of that opponent reaches him any more (T86-6.18.1b). */
  evaded: things<{ seat: Seat; from: Seat }>(),
  /** Further turns of Temporal Warp after this one. */
  extra: value<number>(0),
  /** How many Spells the active character held as the turn began (TDE-6.17). */
  held: value<number>(0),
  /** How many Spells each seat has cast this turn; a seat that is not there has cast none. */
  casts: list<number>(),
  /** The space where the turn began is met all the same (the Wrong Turn). */
  comesBack: sometimes<true>(),
} as const;

/** A seat; as it begins, before its character is dealt. */
export const CHARACTER = {
  /** Null while the seat waits for a new character, or is out. */
  card: value<string | null>(null),
  out: value<boolean>(false),
  space: value<SpaceId>('O1'),
  /** Own values, without Objects and Followers. Those of a toad wait here too. */
  strength: value<number>(0),
  craft: value<number>(0),
  lives: value<number>(0),
  fate: value<number>(0),
  gold: value<number>(0),
  alignment: value<Alignment>('neutral'),
  /** The turn of the last change (T86-6.7.2). */
  changed: value<number>(-1),
  objects: list<string>(),
  followers: list<string>(),
  /** Seen by its owner, and by whoever sees the Spells of all. */
  spells: depends(list<string>()),
  trophies: list<string>(),
  grantMark: value<number>(0),
  misses: value<number>(0),
  toad: value<number>(0),
  /** 'ready': built, and to be used in the next turn. */
  raft: value<'none' | 'ready'>('none'),
  slave: value<boolean>(false),
  quest: value<number>(0),
  ride: value<SpaceId | 'outer' | null>(null),
  healed: value<number>(0),
  slow: value<number>(0),
  vanished: value<boolean>(false),
  bound: value<boolean>(false),
  potion: value<number>(0),
  /** The turn in which the Mercenary was last hired. */
  hired: value<number>(-1),
  werewolf: value<number>(0),
  lizardMen: value<number>(0),
  dicing: value<boolean>(false),
  /** Turned back in the Inner Region, and bound for the Plain of Peril (TDE-10.10). */
  turnedBack: value<boolean>(false),
  /** What a toad has gained in Strength and Craft; lost when it changes back (TDE-8.2). */
  toadStrength: value<number>(0),
  toadCraft: value<number>(0),
  /** The turn in which the last quest was accepted (TDE-8.23). */
  questTurn: value<number>(-1),
} as const;

/** What the base game keeps in the state of a match. */
export const OWN = {
  options: constantly<Readonly<Options>>(),
  turn: one(TURN),
  characters: depends(each(CHARACTER)),
  /** Adventure cards in no fixed order, below those of `top`. */
  deck: unseen(list<string>()),
  /** The top of the Adventure deck as far as it was looked at, the next card first. Seen by whoever looked, as far as it did. */
  top: depends(list<string>()),
  /** Who has looked at how many cards of `top`. */
  seen: unseen(things<{ seat: Seat; n: number }>()),
  discard: list<string>(),
  spellDeck: unseen(list<string>()),
  spellDiscard: list<string>(),
  /** Spells that were announced and are not dealt with yet: they lie nowhere else (T86-6.9.6b, TDE-6.14). */
  inAir: list<string>(),
  /** The seats that want to be asked on arrival, when they have taken something and as their turn ends, to put things down. */
  halts: list<Seat>(),
  /** Purchase and Talisman cards that nobody has. */
  stock: list<string>(),
  /** Face-up cards by space, in the order in which they came; only spaces where something lies. */
  lying: lists<Partial<Record<SpaceId, string[]>>>(),
  /** Loose gold by space. */
  loose: table<Partial<Record<SpaceId, number>>>(),
  /** Enemies that follow a character, or lie where a Follower was left: charmed (Minstrel) or raised (Ghoul). */
  tame: table<Record<string, Tame>>(),
  /** What fountains, streams and pools still hold. */
  held: table<Record<string, number>>(),
  hexes: things<Hex>(),
  /** Events that last some rounds, each face up on its space (TDE-3.14). */
  lasting: things<Lasting>(),
  /** The seat whose Destroy Magic is at work, or null. */
  ban: value<Seat | null>(null),
  /** Character cards that nobody has played. */
  unused: unseen(list<string>()),
  crownReached: value<boolean>(false),
  /** Something changed that the limits must be checked against (section H7). */
  unsettled: unseen(value<boolean>(false)),
} as const;

export type Own = Of<typeof OWN>;
export type Turn = Of<typeof TURN>;
export type Character = Of<typeof CHARACTER>;

/**
 * The complete truth of a match. Cards are instances: "adv.goblin", "adv.goblin.2"; their printed side is
 * `cardOf(instance)`. Piles are unordered: a draw picks from what is left; only cards that somebody has looked at
 * have a fixed place (`top`).
 */
export interface State extends Own, Core<Locals>, AddedState {}

/** How an Enemy came to follow somebody: the Minstrel, the Ghoul, the Dark Baptism, the Haunt. */
export type Tame = 'charmed' | 'raised' | 'familiar' | 'haunting';

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
