import type { Outcome, Seat } from '@questhall/kernel';
import type { Called, SpaceId } from './board/index.ts';
import type { Foe, RollFor } from './events.ts';
import type { AddedView } from './open.ts';
import type { Tame } from './state.ts';
import type { Alignment, Stat } from './vocabulary.ts';

/** A character as everybody sees it (section H4). Totals are those of this moment, on this space. */
export interface CharacterView {
  seat: Seat;
  /** Null while the seat waits for a new character, or is out. */
  card: string | null;
  out: boolean;
  space: SpaceId;
  strength: { own: number; quota: number; total: number; combat: number };
  craft: { own: number; quota: number; total: number };
  lives: number;
  fate: number;
  gold: number;
  alignment: Alignment;
  objects: string[];
  /** How many of them count for the limit, and the limit; null: none. */
  load: { n: number; limit: number | null };
  followers: string[];
  trophies: string[];
  spellCount: number;
  allowance: number;
  /** The Spells where this viewer may see them: the own ones, and all for the Prophetess. */
  spells: string[] | null;
  misses: number;
  /** Turns left as a toad; 0: none. */
  toad: number;
  slave: boolean;
  quest: number;
  ride: SpaceId | 'outer' | null;
  /** Whether it wants to be asked wherever things can be put down. */
  halts: boolean;
  /** A built Raft waits here, or a Raft card must be used next turn. */
  raft: boolean;
  /** Turns left in which the Blizzard holds it to one space. */
  slow: number;
  vanished: boolean;
  bound: boolean;
  /** The unfinished adventure of an Inner space; of the Vampire, how many lives it still wants. */
  unfinished: { werewolf?: number; lizardMen?: number; vampire?: number; death?: true } | null;
}

/** What lies on a space: cards in the order in which they came, and loose gold. */
export interface LyingView {
  space: SpaceId;
  cards: string[];
  gold: number;
}

/** The fight that is under way, before its dice. */
export interface FightView {
  seat: Seat;
  /** Before it has begun, before its dice, after them. */
  stage?: 'facing' | 'ready' | 'rolled';
  stat: Stat;
  foes: Foe[];
  /** The character attacked, in a fight between characters. */
  target: Seat | null;
}

/** A Spell that has been cast and not yet resolved; the last one may be answered. */
export interface CastView {
  seat: Seat;
  spell: string;
  target?: Seat;
  card?: string;
  space?: SpaceId;
}

/** What a seat's points are made of, where points have decided a match. */
export interface StoodView {
  seat: Seat;
  points: number;
  strength: number;
  craft: number;
  lives: number;
  /** What its Talisman counts; 0 without one. */
  talisman: number;
}

/** What has decided a match that was cut off: the winner's points, and those of the best of all others. */
export interface DecidedView {
  /** 'alone': nobody else has a character. 'seat': level in points, the earlier seat has won. 'level': both have won. */
  by: 'crown' | 'points' | 'seat' | 'level' | 'alone';
  first: StoodView;
  next: StoodView | null;
}

/** What one seat, or a spectator, may know. */
export interface TalismanView extends AddedView {
  you: Seat | null;
  options: Readonly<Record<string, string | number | boolean>>;
  turn: { seat: Seat; n: number; phase: 'setup' | 'start' | 'move' | 'encounter' | 'end' };
  characters: CharacterView[];
  lying: LyingView[];
  /** The spaces that bear another name than the printed one, and which; none: nothing is said (TDE-11.15). */
  called?: Called;
  /** Enemies that are Followers now, charmed or raised; where they lie they may be taken. */
  tame: Record<string, Tame>;
  /** What fountains, streams and pools still hold, by card. */
  held: Record<string, number>;
  hexes: { space: SpaceId; card: string; turns: number }[];
  deck: number;
  discard: string[];
  spellDeck: number;
  spellDiscard: string[];
  piles: Record<string, number>;
  talismans: number;
  /** Characters that nobody has played yet. */
  unused: number;
  crownReached: boolean;
  /** The seat whose Destroy Magic is at work. */
  magicBanned: Seat | null;
  extraTurns: number;
  fight: FightView | null;
  casting: CastView[];
  /** Dice that lie on the table while their owner thinks about fate (TDE-2.9). */
  rolled?: { seat: Seat; dice: number[]; for: RollFor };
  /** The card that is being met. */
  meeting: string | null;
  /** The top of the Adventure deck, for whoever has looked at it. */
  looked: string[];
  /** Events that last some rounds, and the starts of turns of their owner until they end. */
  lasting: { card: string; turns: number }[];
  /** What this viewer may put down now, unasked: cards, or 'gold'. */
  leavable: string[];
  outcome: Outcome | null;
  /** Once a match is over that was cut off and has a winner. */
  decided?: DecidedView;
}
