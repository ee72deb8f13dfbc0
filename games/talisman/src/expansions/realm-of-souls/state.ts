import type { Seat } from '@questhall/kernel';
import type { SpaceId } from '../../board/spaces.ts';
import type { Effect, Stat } from '../../vocabulary.ts';

/** How a match ends once somebody has reached the Crown (TDE-G.1, TDE-G.2). */
export type Finale = 'crown' | 'court' | 'throne';

/** What the Realm of Souls keeps in the state of a match. */
export interface Souls {
  /** The Veil deck in no fixed order, and its discard pile (TDE-11.14a). */
  veil: string[];
  veilDiscard: string[];
  /** Terrain cards laid over spaces, and those that nobody has laid (TDE-11.15). */
  terrain: Partial<Record<SpaceId, string>>;
  terrainStack: string[];
  /** By seat; null for whoever is no ghost. */
  ghosts: (Ghost | null)[];
  /** Ghost cards that nobody has. */
  ghostCards: string[];
  /** Face down before a character, until its turn begins (the Medium). */
  facedown: { card: string; by: Seat; before: Seat }[];
  /** Which ending is played; until it is revealed it is known to nobody. */
  finale: Finale;
  revealed: boolean;
  /** The lives of the King of the Dead on the Crown. */
  king: number;
  /** The Mistwalker shows its dark side: it counts as an Adventure card. */
  dark: boolean;
  /** Objects put on the Rakshasa. */
  hoard: string[];
  /** The Object in the Heart of Night. */
  heart: string | null;
  /** Who rolls three dice for the next move (the Pit of Souls). */
  threeDice: Seat[];
  /** The turn in which the Barbed Bracer was last used. */
  bracer: number;
  /** Enemies evaded this turn: they do not cling to anybody. */
  evaded: string[];
  /** Trophies won as a ghost: worth lives, not Strength or Craft (TDE-11.28). */
  lifeTrophies: string[];
}

/** A character as a ghost: its figure shows a Ghost card now. */
export interface Ghost {
  /** The card of the living character. */
  character: string;
  /** Where its gravestone stands; null for one who was only spirited away. */
  grave: SpaceId | null;
  /** Own turns left until it returns from being spirited away; 0: it is dead. */
  away: number;
  /** What one who is spirited away owns and cannot use. */
  kept: { objects: string[]; followers: string[] };
}

/** A question of the Realm of Souls: what it is about. */
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
  crawl: { seat: Seat; card: string; n?: number };
  danceAway: { seat: Seat; card: string; n?: number };
  sacrifice: { seat: Seat; left: SoulQuestion[]; missing: number };
  /** `card`: what gives. */
  gifts: { seat: Seat; card: string; left: number; taken: string[]; choice?: string };
  rakshasa: { seat: Seat; card: string; choice?: string; result?: string; picks?: string[] };
  resurrecting: { seat: Seat; heal?: boolean; at?: SpaceId };
  king: { seat: Seat; stat: Stat; result?: string };
  throne: { seat: Seat; roll?: number; left?: Seat[] };
  visited: { seat: Seat; left: string[] | null };
  /** The other frame is that of the fight, the space, the move in which it is asked. */
  spiritEye: { seat: Seat; frame: number; choice?: string };
  weaponOfChoice: { seat: Seat; frame: number; choice?: string };
  bendRoll: { seat: Seat; frame: number; n: number; choice?: string };
  veilInstead: { seat: Seat; frame: number; choice?: string };
  secondDraw: { seat: Seat; frame: number; card: string; choice?: string };
}
