import type { SpaceId } from './board/space-ids.ts';
import type { AddedAbilities, AddedCreatures, AddedEffects, AddedMarks, AddedTargets, AddedTraits } from './open.ts';

/**
 * The closed vocabulary in which cards, spells, characters and spaces are written. The engine runs it, the texts in
 * five languages are made from it: a new word needs a function in rules/, and a sentence pattern in each language. A word that
 * fewer than three cards use stands beside its card instead (own/shapes.ts).
 */

export type Alignment = 'good' | 'neutral' | 'evil';
export type Stat = 'strength' | 'craft';
/** What a character can win or lose in numbers. */
export type Asset = Stat | 'life' | 'gold' | 'spell' | 'fate';

/** Result of the dice → effects; `to` inclusive. A result that no row names does nothing. */
export interface Row {
  from: number;
  to: number;
  then: readonly Effect[];
}

/** One of several things on offer. `id` names its text (`choice.<id>`). */
export interface Choice {
  id: string;
  then: readonly Effect[];
}

/** A condition on the character who meets the card. */
export type Condition = { is: 'below' | 'atLeast'; stat: Stat; n: number } | { is: 'alignment'; of: readonly Alignment[] };

/** Everything that a card, a space or a spell can do. */
export type Effect = PlainEffect | AddedEffects[keyof AddedEffects];

export type PlainEffect =
  // --- gains and losses of the character who meets it
  | { do: 'gain'; what: Asset; n: number }
  /** `safeAt` names the ability that spares a life here (desert, chapel, graveyard). */
  | { do: 'lose'; what: Exclude<Asset, 'spell'>; n: number; safeAt?: SafePlace }
  /** Restores lost lives up to the quota: at most n (or all), each for `price` gold; the player says how many. */
  | { do: 'heal'; n: number | 'quota'; price: number }
  | { do: 'loseFollower' }
  /** `next`: whatever is still to be met, it is the next turn that is lost (Forest, Crags). */
  | { do: 'missTurn'; next?: true }
  | { do: 'toad' }
  | { do: 'become'; alignment: Alignment }
  | { do: 'awardTalisman' }
  // --- chance and choice
  /** `skip`: characters with the ability need not roll here. `add`: an ability may add to the result (pray, cave). */
  | { do: 'roll'; dice: number; rows: readonly Row[]; skip?: RollPlace; add?: 'pray' | 'cave' }
  | { do: 'may'; then: readonly Effect[] }
  /** Choose exactly one of those that are possible. */
  | { do: 'choose'; of: readonly Choice[] }
  /** May visit one of these, or none. */
  | { do: 'visit'; one: readonly Choice[] }
  /** `safe`: characters with `safeAt` of that place are not asked (the Maze). */
  | { do: 'if'; when: Condition; safe?: 'maze'; then: readonly Effect[] }
  | { do: 'byAlignment'; good?: readonly Effect[]; neutral?: readonly Effect[]; evil?: readonly Effect[] }
  /** The first character whom the condition fits gets the rest, and the card is discarded. */
  | { do: 'firstOnly'; when?: Condition; then: readonly Effect[] }
  // --- movement
  | { do: 'teleport'; to: SpaceId | 'region' }
  // --- goods
  | { do: 'pay'; gold: number }
  | { do: 'buy'; goods: readonly { kind: PurchaseKind; price: number }[] }
  /** One of what the card holds; empty, it is discarded. */
  | { do: 'takeOne' }
  // --- fights
  | { do: 'fight'; creature: Creature; stat: Stat; n: number }
  // --- everybody
  /** `clockwise`: the drawer first, as it ends nobody's turn. */
  | { do: 'everyone'; where: 'region' | 'everywhere'; except?: Alignment; clockwise?: true; then: readonly Effect[] }
  /** The card becomes a Follower that nobody wants. */
  | { do: 'curse' }
  // --- spells only
  | { do: 'stop' }
  | { do: 'bind' }
  /** Carries out effects for the target instead of the caster. */
  | { do: 'forTarget'; then: readonly Effect[] };

export type PlainVerb = PlainEffect['do'];
export type AddedVerb = AddedEffects[keyof AddedEffects]['do'];
export type Verb = PlainVerb | AddedVerb;

/** Places whose roll an ability may spare. */
export type RollPlace = 'crags' | 'forest' | 'chasm';
/** Places where an ability saves the life. */
export type SafePlace = 'desert' | 'chapel' | 'graveyard';
export type Terrain = 'woods' | 'hills';
/** Creatures that are no cards. */
export type Creature =
  | 'sentinel'
  | 'spirit'
  | 'farmer'
  | 'brigand'
  | 'caveDragon'
  | 'caveGoblin'
  | 'werewolf'
  | 'lizardMan'
  | 'pitFiend'
  | keyof AddedCreatures;

/**
 * What a character, a Follower or an Object can do beyond its numbers. The rules ask for abilities, never for a card
 * or a character by name. Each has one sentence pattern a language.
 */
export type Ability = PlainAbility | AddedAbilities[keyof AddedAbilities];

export type PlainAbility =
  /** A bonus to a stat; `combat`: in combat only; `against`: this bonus instead, against such an Enemy. */
  | { can: 'add'; stat: Stat; n: number; combat?: true; against?: 'dragon' }
  | { can: 'weapon' }
  /** Saves a life lost in combat on this result or more. */
  | { can: 'armour'; from: number }
  | { can: 'evadeIn'; terrain: Terrain }
  | { can: 'skipRoll'; at: readonly RollPlace[] }
  | { can: 'safeAt'; place: SafePlace | 'maze'; of?: Alignment }
  | { can: 'enterValley' }
  /** On the next turn cross the river instead of moving; then gone, used or not. */
  | { can: 'raft' }
  /** `gain`: a Spell for each. */
  | { can: 'destroySpirits'; gain?: 'spell' }
  /** On casting the last Spell draw one at once. */
  | { can: 'alwaysSpell' }
  | { can: 'replaceDrawn' }
  | { can: 'sellAtCastle'; price: number }
  | { can: 'portalDice'; stat: Stat; dice: number }
  | { can: 'minesDice'; dice: number }
  | { can: 'prayBonus'; n: number }
  | { can: 'startSpells'; n: number }
  | { can: 'attackByCraft' }
  /** From a character landed on; `only` or `except` name card kinds. `all`: every one that fits, else one. */
  | { can: 'takeFollowers'; only?: readonly string[]; except?: readonly string[]; all?: true }
  | { can: 'noWeapons' }
  // curses
  | { can: 'moveOne'; until: 'river' };

export type PlainCan = PlainAbility['can'];
export type AddedCan = AddedAbilities[keyof AddedAbilities]['can'];
export type Can = PlainCan | AddedCan;

/** animal, monster, dragon: physical Enemies (number 2); spirit: number 3. */
export type CardType =
  | 'event'
  | 'animal'
  | 'monster'
  | 'dragon'
  | 'spirit'
  | 'stranger'
  | 'follower'
  | 'object'
  | 'magicObject'
  | 'gold'
  | 'place';

/** What an Enemy does besides fighting. */
export interface FoeText {
  /** How it fights otherwise than with one die and its printed value. */
  traits?: readonly AddedTraits[keyof AddedTraits][];
  /** As soon as it is drawn. */
  revealed?: readonly Effect[];
  /** When it has won, to whoever lost. */
  beaten?: readonly Effect[];
  /** When it was not killed. */
  unslain?: readonly Effect[];
  /** When it was killed, besides the reward. */
  slain?: readonly Effect[];
  /** When it was killed, in place of the reward. */
  reward?: readonly Effect[];
}

/** An Adventure, purchase or Talisman card. */
export interface Card extends AddedMarks {
  id: string;
  type: CardType;
  /** The encounter number, where it is another than that of its type (a Follower who must be taken: 1). */
  number?: 1;
  /** The Strength of an animal, monster or dragon. */
  strength?: number;
  /** The Craft of a spirit. */
  craft?: number;
  /** The gold of a bag. */
  gold?: number;
  /** What happens to whoever meets it (events, strangers, places). */
  meet?: readonly Effect[];
  /** When drawn, a die says on which space it is put; place n is the result n. */
  placedBy?: readonly SpaceId[];
  /** How many it holds, and of what (fountain, stream, pool). */
  holds?: { what: Stat | 'life'; n: number };
  /** A creature of this card: evadable though it does not attack (T86-6.18.2). */
  evadable?: true;
  /** After it has been met it goes to the discard pile. Absent: it stays (strangers, places) or is carried. */
  leaves?: true;
  /** Does not attack whoever pays this much gold. */
  toll?: number;
  /** Joins, or may be taken, only for this much gold. */
  fee?: number;
  /** Who may own it; absent: everybody. */
  owners?: readonly Alignment[];
  abilities?: readonly Ability[];
  /** Must be taken and cannot be left (TDE-11.23). */
  cursed?: true;
  foe?: FoeText;
}

export interface CharacterCard {
  id: string;
  strength: number;
  craft: number;
  /** Lives at the start, and the most that healing restores; absent where the edition prints none. */
  lives?: number;
  /** Fate at the start, and the most that is got back; absent: none. */
  fate?: number;
  alignment: Alignment;
  start: SpaceId;
  abilities: readonly Ability[];
}

/** The purchase cards of 1986, in the order of their piles. */
export const PURCHASE_KINDS = [
  'pur.armour',
  'pur.axe',
  'pur.helmet',
  'pur.mule',
  'pur.raft',
  'pur.shield',
  'pur.sword',
  'pur.water-bottle',
] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number] | 'pur.digital.mule';

/** When a Spell may be cast (section H1). */
export type Occasion =
  | 'turnStart' // W1: start of the own turn, before moving
  | 'insteadOfRoll' // W1, in place of the movement roll
  | 'othersTurn' // W2: start of another character's turn
  | 'landed' // some character has ended its move, before its encounter (Shape Mist)
  | 'moved' // W3: own move completed, before the encounter
  | 'faced' // W4: creatures are about to attack the caster
  | 'attacked' // W4: somebody or something is about to attack, or use an ability on, the caster
  | 'evaded' // W4e: a character has declared that he evades the caster
  | 'fight' // W5: a fight of the caster is about to be rolled
  | 'loss' // W6: a life is about to be lost, a Follower or an Enemy about to be killed
  | 'cast' // W7: a Spell has just been cast
  | 'turnEnd' // W8: end of the own turn
  | 'any'; // W9: every checkpoint

/** What the caster names as he casts. */
export type SpellTarget =
  | 'nothing'
  | 'character' // any one, the caster included
  | 'objectOrGold' // one Object or 1 gold of another character
  | 'follower' // one Follower of another character
  | 'faceUpCard' // an Adventure card on the board
  | 'cardAndSpace' // an Adventure card on the board, and a free space of its region
  | 'freeSpace' // an Outer or Middle space without a character
  | 'spaceOfRegion' // another space of the caster's region
  | 'acrossTheRiver'
  | 'outsideInner' // any space outside the Inner Region
  | keyof AddedTargets
  | 'theirs'; // what is being answered: the Spell, the loss, the attack

export interface Spell {
  id: string;
  when: readonly Occasion[];
  target: SpellTarget;
  effects: readonly Effect[];
}
