import type { Later, Seat } from '@questhall/kernel';
import type { SpaceId } from '../../board/spaces.ts';
import { depends, eachOrNull, list, type Of, one, table, things, unseen, value } from '../../shape.ts';
import type { Effect, Stat } from '../../vocabulary.ts';

/** How a match ends once somebody has reached the Crown (TDE-G.1, TDE-G.2). */
export type Finale = 'crown' | 'court' | 'throne';

/** What one who is spirited away owns and cannot use. */
export const KEPT = { objects: list<string>(), followers: list<string>() } as const;

/** A character as a ghost: its figure shows a Ghost card now. */
export const GHOST = {
  /** The card of the living character. */
  character: value<string>(''),
  /** Where its gravestone stands; null for one who was only spirited away. */
  grave: value<SpaceId | null>(null),
  /** Own turns left until it returns from being spirited away; 0: it is dead. */
  away: value<number>(0),
  kept: one(KEPT),
} as const;

/** What the Realm of Souls keeps in the state of a match. */
export const SOULS = {
  /** The Veil deck in no fixed order, and its discard pile (TDE-11.14a). */
  veil: unseen(list<string>()),
  veilDiscard: list<string>(),
  /** Terrain cards laid over spaces, and those that nobody has laid (TDE-11.15). */
  terrain: table<Partial<Record<SpaceId, string>>>(),
  terrainStack: list<string>(),
  /** By seat; null for whoever is no ghost. */
  ghosts: eachOrNull(GHOST),
  /** Ghost cards that nobody has. */
  ghostCards: unseen(list<string>()),
  /** Face down before a character, until its turn begins (the Medium). */
  facedown: depends(things<{ card: string; by: Seat; before: Seat }>()),
  /** Which ending is played; until it is revealed it is known to nobody. */
  finale: depends(value<Finale>('crown')),
  revealed: value<boolean>(true),
  /** The lives of the King of the Dead on the Crown. */
  king: value<number>(0),
  /** The Mistwalker shows its dark side: it counts as an Adventure card. */
  dark: value<boolean>(false),
  /** Objects put on the Rakshasa. */
  hoard: list<string>(),
  /** The Object in the Heart of Night. */
  heart: value<string | null>(null),
  /** Who rolls three dice for the next move (the Pit of Souls). */
  threeDice: list<Seat>(),
  /** The turn in which the Barbed Bracer was last used. */
  bracer: value<number>(-1),
  /** Enemies evaded this turn: they do not cling to anybody. */
  evaded: list<string>(),
  /** Trophies won as a ghost: worth lives, not Strength or Craft (TDE-11.28). */
  lifeTrophies: list<string>(),
} as const;

export type Souls = Of<typeof SOULS>;
export type Ghost = Of<typeof GHOST>;
export type Kept = Of<typeof KEPT>;

/** A question of the Realm of Souls: each is a kind of decision. */
export type SoulQuestion =
  | 'passOn'
  | 'trial'
  | 'rise'
  | 'fetchCard'
  | 'wander'
  | 'ditchFollower'
  | 'sacrificeObject'
  | 'sacrificeFollower'
  | 'sacrificeSpell'
  | 'medium'
  | 'stepAside'
  | 'giftOne'
  | 'rakshasa'
  | 'hoard'
  | 'terrain'
  | 'layToRest'
  | 'lift'
  | 'ditchDoom'
  | 'moveGrave'
  | 'bendRoll'
  | 'weaponOfChoice'
  | 'spiritEye'
  | 'veilInstead'
  | 'secondDrop'
  | 'anyAlignment';

/** The procedures of the Realm of Souls and what each remembers. */
export interface SoulLocals {
  soulChoice: {
    seat: Seat;
    what: SoulQuestion;
    card: string | null;
    at?: SpaceId;
    /** The character to whom it happens, where another answers. */
    of?: Seat;
    /** What each answer stands for, in the frame that asked. */
    effects?: number;
    cases?: Readonly<Record<string, readonly Effect[]>>;
    choice?: string;
  };
  eachDitches: { left: Seat[] };
  trial: { seat: Seat; target: Seat };
  crawl: { seat: Seat; card: string } & Later<{ n: number }>;
  danceAway: { seat: Seat; card: string } & Later<{ n: number }>;
  sacrifice: { seat: Seat; left: SoulQuestion[]; missing: number };
  /** `card`: what gives. */
  gifts: { seat: Seat; card: string; left: number; taken: string[] } & Later<{ choice: string }>;
  rakshasa: { seat: Seat; card: string; result?: string; picks?: string[] } & Later<{ choice: string }>;
  resurrecting: { seat: Seat; heal?: boolean; at?: SpaceId };
  king: { seat: Seat; stat: Stat; result?: string };
  throne: { seat: Seat } & Later<{ roll: number; left: Seat[] }>;
  visited: { seat: Seat; left: string[] | null };
  /** The other frame is that of the fight, the space, the move in which it is asked. */
  spiritEye: { seat: Seat; frame: number } & Later<{ choice: string }>;
  weaponOfChoice: { seat: Seat; frame: number } & Later<{ choice: string }>;
  bendRoll: { seat: Seat; frame: number; n: number } & Later<{ choice: string }>;
  veilInstead: { seat: Seat; frame: number } & Later<{ choice: string }>;
  secondDraw: { seat: Seat; frame: number; card: string } & Later<{ choice: string }>;
}

/** A ghost as everybody sees it. */
export interface GhostView {
  /** The card of the living character. */
  character: string;
  grave: SpaceId | null;
  /** Own turns until it is back from being spirited away; 0: it is dead. */
  away: number;
  /** What one who is spirited away owns and cannot use. */
  kept: { objects: string[]; followers: string[] };
}

/** What a viewer may know of the Realm of Souls (the last table of chapter J). */
export interface SoulsView {
  /** By seat. */
  ghosts: (GhostView | null)[];
  terrain: { space: SpaceId; card: string }[];
  terrainStack: string[];
  /** Cards left in the Veil deck. */
  veil: number;
  veilDiscard: string[];
  /** Ghost cards that nobody has. */
  ghostCards: number;
  /** Face down before a character; the card only for whoever drew it. */
  facedown: { before: Seat; by: Seat; card: string | null }[];
  /** Null while it is hidden. */
  finale: Finale | null;
  /** Lives of the King of the Dead on the Crown. */
  king: number;
  dark: boolean;
  hoard: string[];
  heart: string | null;
  threeDice: Seat[];
  lifeTrophies: string[];
}
