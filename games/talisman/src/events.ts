import type { Seat } from '@questhall/kernel';
import type { Called, SpaceId } from './board/index.ts';
import type { AddedEvents, AddedPiles, AddedRolls } from './open.ts';
import type { Alignment, Asset, Creature, Stat } from './vocabulary.ts';

/** Why dice were rolled. */
export type RollFor =
  | 'first'
  | 'move'
  | 'slave'
  | 'space'
  | 'card'
  | 'pray'
  | 'follower'
  | 'armour'
  | 'portal'
  | 'crypt'
  | 'mines'
  | 'vampire'
  | 'werewolf'
  | 'pits'
  | 'fiends'
  | 'fight'
  | 'foe'
  | 'death'
  | 'command'
  | 'quest'
  | 'charm'
  | 'beguile'
  | 'spell'
  | 'place'
  | keyof AddedRolls;

/** One number of a score and where it comes from: a card, a stat, the die, the Runes, an ability. */
export interface ScorePart {
  from: 'own' | 'die' | 'card' | 'runes' | 'craft' | 'potion' | 'foe';
  /** The card or creature that gives it. */
  card?: string;
  n: number;
}

/** One side of a fight: its parts add up to the score. `dice` are all that were rolled, also those that do not count. */
export interface Side {
  parts: ScorePart[];
  dice: number[];
  score: number;
}

/** One who fights for the board: a card, or a creature without one. */
export type Foe = { card: string; value: number } | { creature: Creature; value: number };

/** How a figure came to another space. */
export type MovedBy = 'walk' | 'step' | 'bridge' | 'portal' | 'raft' | 'ride' | 'teleport' | 'exit' | 'quest';

/**
 * What happens in Talisman. A missing `spell` means: this viewer may not know it. Cards are named by instance. Where an event names a
 * space that bears another name at that moment, it says what all such spaces are called (`called`); those of old matches do not.
 */
export type TalismanEvent = { rule: string; called?: Called } & (
  | AddedEvents[keyof AddedEvents]
  | { type: 'dealt'; seat: Seat; character: string; space: SpaceId; again: boolean }
  | { type: 'starts'; seat: Seat }
  | { type: 'turnBegan'; seat: Seat; turn: number }
  | { type: 'turnMissed'; seat: Seat; left: number }
  | { type: 'rolled'; seat: Seat; dice: number[]; total: number; for: RollFor; card?: string; space?: SpaceId }
  /** Fate was spent: one of the dice just rolled shows another number now (TDE-2.9). */
  | { type: 'rerolled'; seat: Seat; was: number; now: number; dice: number[]; total: number; for: RollFor }
  /** `path` lists every space entered, the last being where the figure stands. */
  | { type: 'moved'; seat: Seat; from: SpaceId; path: SpaceId[]; to: SpaceId; by: MovedBy }
  | { type: 'portalHeld'; seat: Seat; stat: Stat }
  | { type: 'regenerated'; seat: Seat }
  /**
   * The number that fell, or the character, has no line of its own on what it was asked for: it does nothing. Where it would do
   * something to others: to whom (`whom`), or with how much of a value. `stays`: a drawn thing that cannot be taken, for its `fee`.
   */
  | {
      type: 'nothing';
      seat: Seat;
      space: SpaceId;
      card?: string;
      whom?: Alignment[];
      stat?: Stat;
      atLeast?: number;
      below?: number;
      stays?: true;
      fee?: number;
    }
  | { type: 'drew'; seat: Seat; card: string; space: SpaceId }
  | { type: 'replaced'; seat: Seat; card: string; by: string; space: SpaceId }
  | { type: 'placed'; seat: Seat; card: string; space: SpaceId }
  | { type: 'met'; seat: Seat; card: string; space: SpaceId }
  | { type: 'discarded'; card: string; space?: SpaceId; seat?: Seat }
  | { type: 'took'; seat: Seat; card: string; space: SpaceId }
  | { type: 'tookGold'; seat: Seat; n: number; space: SpaceId }
  | { type: 'left'; seat: Seat; cards: string[]; gold: number; space: SpaceId }
  | { type: 'visited'; seat: Seat; choice: string; space: SpaceId }
  | { type: 'gained'; seat: Seat; what: Exclude<Asset, 'spell'>; n: number }
  | { type: 'lost'; seat: Seat; what: Exclude<Asset, 'spell'>; n: number }
  | { type: 'healed'; seat: Seat; n: number; paid: number }
  /** Fate got back up to the printed value. */
  | { type: 'replenished'; seat: Seat; n: number; paid: number }
  | { type: 'paid'; seat: Seat; n: number; card?: string }
  | { type: 'gotSpell'; seat: Seat; spell?: string }
  | { type: 'droppedSpells'; seat: Seat; spells: string[] }
  | { type: 'cast'; seat: Seat; spell: string; target?: Seat; card?: string; space?: SpaceId }
  /** A Spell was undone by another one. */
  | { type: 'countered'; seat: Seat; spell: string }
  | { type: 'prevented'; seat: Seat; what: 'life' | 'follower' | 'enemy'; card?: string }
  | { type: 'evaded'; seat: Seat; card?: string; creature?: Creature; from?: Seat }
  | { type: 'bound'; seat: Seat; target?: Seat; card?: string; creature?: Creature }
  | { type: 'fightBegan'; seat: Seat; stat: Stat; foes: Foe[]; space: SpaceId }
  /** `roller`: the player to the left, who rolls for the creatures (T86-6.16.4c). */
  | { type: 'fought'; seat: Seat; roller: Seat; stat: Stat; foes: Foe[]; hero: Side; foe: Side; result: 'won' | 'lost' | 'draw' }
  | { type: 'duelBegan'; seat: Seat; target: Seat; stat: Stat; assassin: boolean }
  | { type: 'duelled'; seat: Seat; target: Seat; stat: Stat; attack: Side; defence: Side; result: 'won' | 'lost' | 'draw' }
  | { type: 'saved'; seat: Seat; card: string; roll: number; worked: boolean }
  | { type: 'spoils'; seat: Seat; target: Seat; what: 'life' | 'gold' | 'object' | 'nothing'; card?: string }
  | { type: 'bribeOffered'; seat: Seat; target: Seat; cards: string[]; gold: number; spells: number }
  | { type: 'bribeAnswered'; seat: Seat; target: Seat; accepted: boolean }
  | { type: 'stole'; seat: Seat; target: Seat; card?: string; gold?: number }
  | { type: 'beguiled'; seat: Seat; target: Seat; worked: boolean }
  | { type: 'charmed'; seat: Seat; card: string; worked: boolean }
  | { type: 'raised'; seat: Seat; card: string }
  | { type: 'destroyed'; seat: Seat; cards: string[] }
  | { type: 'trophy'; seat: Seat; cards: string[] }
  | { type: 'tradedTrophies'; seat: Seat; cards: string[]; points: number; n: number; stat: Stat }
  | { type: 'bought'; seat: Seat; card: string; price: number }
  | { type: 'sold'; seat: Seat; cards: string[]; gold: number }
  | { type: 'awarded'; seat: Seat; card: string }
  | { type: 'turnedTo'; seat: Seat; alignment: Alignment }
  | { type: 'becameToad'; seat: Seat; again?: true }
  | { type: 'toadNoMore'; seat: Seat }
  | { type: 'willMiss'; seat: Seat }
  | { type: 'enslaved'; seat: Seat }
  | { type: 'freed'; seat: Seat }
  | { type: 'cursed'; seat: Seat; card: string }
  | { type: 'curseLifted'; seat: Seat; card: string }
  | { type: 'raftBuilt'; seat: Seat }
  | { type: 'raftLost'; seat: Seat }
  | { type: 'offered'; seat: Seat; to: SpaceId | 'outer' }
  | { type: 'questGiven'; seat: Seat; quest: number }
  | { type: 'questDone'; seat: Seat; quest: number }
  | { type: 'held'; card: string; left: number }
  | { type: 'hexLaid'; seat: Seat; card: string; space: SpaceId }
  | { type: 'hexStruck'; seat: Seat; space: SpaceId }
  | { type: 'slowed'; turns: number }
  | { type: 'magicBanned'; seat: Seat }
  | { type: 'magicBack' }
  | { type: 'extraTurns'; seat: Seat; n: number }
  | { type: 'vanished'; seat: Seat }
  /** `cards` only for the one who looks. */
  | { type: 'looked'; seat: Seat; n: number; cards?: string[] }
  | { type: 'drank'; seat: Seat; card: string }
  | { type: 'hired'; seat: Seat; card: string }
  /** Whoever was offered a trade does not want it. */
  | { type: 'tradeDeclined'; seat: Seat; target: Seat }
  | { type: 'traded'; seat: Seat; target: Seat; given: string[]; got: string[]; gold: number; spells: number }
  | { type: 'killed'; card: string; seat: Seat }
  | { type: 'died'; seat: Seat; character: string; space: SpaceId }
  | { type: 'out'; seat: Seat }
  | { type: 'reshuffled'; pile: 'adventure' | 'spell' | keyof AddedPiles; n: number }
  /** A space was named that is not in play. */
  | { type: 'notInPlay'; seat: Seat; space: SpaceId; card?: string }
  | { type: 'crownReached'; seat: Seat }
  | { type: 'commanded'; seat: Seat; roll: number; worked: boolean }
  | { type: 'won'; seat: Seat }
);

export type EventType = TalismanEvent['type'];
