import type { AddedCreatures, AddedPatterns } from '../open.ts';
import type { CardType, Creature, Occasion, PlainCan, PlainVerb, SafePlace, Terrain } from '../vocabulary.ts';

/**
 * Which sentence patterns a language must have for cards, spaces and characters. A word added to the vocabulary does
 * not compile before it has its pattern here and in all five languages.
 *
 * A verb's pattern is a phrase without capital and full stop ("gain {what}"), told to whoever meets the card. Its form
 * `/they` tells it of somebody else ("gains {what}"). The form `/cap`, with a capital, is made by the catalogue.
 */
export type VerbKey = { [V in PlainVerb]: V extends keyof Variants ? `verb.${V}${Variants[V]}` : `verb.${V}` }[PlainVerb];

/** Verbs with other patterns than one of their own name; `choose` and `byAlignment` are said by what they hold. */
interface Variants {
  choose: never;
  byAlignment: never;
  lose: '' | `.${SafePlace}`;
  heal: '' | '.paid' | '.all' | '.allPaid';
  missTurn: '' | '.next';
  roll: '' | '.teleport';
  visit: '' | '.one';
  if: '.below' | '.atLeast' | '.alignment';
  firstOnly: '' | '.below' | '.atLeast' | '.alignment';
  teleport: '' | '.region';
  everyone: '.clockwise' | '.region' | '.everywhere' | '.regionExcept' | '.everywhereExcept';
  stop: '.cast' | '.loss';
  bind: `.${Answered}`;
}

/** What Spells answer; their effects say when. */
export type Answered = 'othersTurn' | 'faced' | 'attacked' | 'evaded';

/** Phrases that may be told of somebody else: of everyone, of the first who comes, of the target of a Spell. */
type TheyVerb =
  | 'gain'
  | 'lose'
  | 'heal'
  | 'heal.all'
  | 'missTurn'
  | 'missTurn.next'
  | 'buy'
  | 'toad'
  | 'awardTalisman'
  | 'roll'
  | 'teleport.region';

/** Phrases that may stand after "you may", and so need an infinitive where that differs from the command. */
type MayVerb = 'gain' | 'pay' | 'roll' | 'roll.teleport' | 'takeOne' | 'heal' | 'heal.paid' | 'heal.all' | 'heal.allPaid';

type CanVariants = {
  add: '' | '.combat' | '.dragon';
  destroySpirits: '' | '.spell';
  safeAt: `.${SafePlace | 'maze'}`;
  takeFollowers: '.only' | '.except' | '.all';
};
export type CanKey = { [C in PlainCan]: C extends keyof CanVariants ? `can.${C}${CanVariants[C]}` : `can.${C}` }[PlainCan];

/** Whom a part of a card is for, where it is not for everybody. */
export type Whom = 'good' | 'neutral' | 'evil' | 'goodNeutral' | 'goodEvil' | 'neutralEvil';

/** What stands on a card besides its effects and abilities. */
export type FaceKey =
  | `amount.${'strength' | 'craft' | 'life' | 'gold' | 'spell' | 'fate'}`
  | `stat.${'strength' | 'craft'}`
  | `type.${CardType | 'enemy' | 'equipment' | 'spell' | 'character' | 'space'}`
  | `many.${'animal' | 'dragon'}`
  | `card.${'strength' | 'craft' | 'gold' | 'placed' | 'holds' | 'toll' | 'fee' | 'owners'}`
  | `for.${Whom}`
  | `line${'' | '.list' | '.row' | '.for' | '.choice' | '.goods'}`
  | `range${'' | '.one'}`
  | `list.${'or' | 'either' | 'comma' | 'numbered'}`
  | 'told.they'
  | 'spell.when'
  | `when.${Exclude<Occasion, Answered>}`
  | 'when.aroundMove'
  | `chr.facts${'' | '.fate'}`
  | `alignment.${'good' | 'neutral' | 'evil'}`
  | `space.${'draw' | 'timber' | 'runes' | 'cursed' | 'across'}`
  | `space.at.${'O5' | 'M1' | 'M4'}`
  | `inner.${'plain' | 'mines' | 'vampire' | 'pits' | 'fiends' | 'valley' | 'werewolf' | 'death' | 'crypt' | 'crown'}`
  | `inner.crown.${'last' | 'hold' | 'reach'}`;

export type TerrainKey = `terrain.${Terrain}`;
export type CreatureKey = `creature.${Exclude<Creature, keyof AddedCreatures>}`;
export type PatternKey = VerbKey | CanKey | FaceKey | TerrainKey | AddedPatterns[keyof AddedPatterns];

/** The patterns of one language; forms of its own nouns beside them. */
export type VerbPatterns = Record<VerbKey, string> & Record<`verb.${TheyVerb}/they`, string> & Record<string, string>;
/** Languages that need an infinitive, `/inf`, after "you may". */
export type VerbPatternsWithInfinitives = VerbPatterns & Record<`verb.${MayVerb}/inf`, string>;
export type CanPatterns = Record<CanKey, string>;
export type FacePatterns = Record<FaceKey | TerrainKey, string> & Record<string, string>;

/** Choices of spaces and cards, by the ids that their data give them. */
export type ChoiceId =
  | 'healer'
  | 'blacksmith'
  | 'mystic'
  | 'heal'
  | 'pray'
  | 'enchantress'
  | 'alchemist'
  | 'doctor'
  | 'royalDoctor'
  | 'handOver'
  | 'payKnight'
  | 'loseLife'
  | 'replenish'
  | 'loseFollower'
  | `wish${'Spell' | 'Gold' | 'Strength' | 'Craft' | 'Life' | 'Fate' | 'Teleport'}`;

export type WordPatterns = Record<`choice.${ChoiceId}` | CreatureKey | `quest.${1 | 2 | 3 | 4 | 5 | 6}`, string> & Record<string, string>;
