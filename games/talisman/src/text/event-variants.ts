import type { TextArg } from '@questhall/kernel';
import type { EventType, MovedBy, RollFor, TalismanEvent } from '../events.ts';
import type { AddedEvents, AddedPiles, AddedRolls, AddedVariants } from '../open.ts';

type Result = '.won' | '.lost' | '.draw';
export type YesNo = '.yes' | '.no';

/** Events that are told in other ways than one; '' where one of them has no name. */
interface Variants extends AddedVariants {
  dealt: '' | '.again';
  rolled: '' | '.counts' | '.pray';
  cursed: '' | '.object';
  moved: `.${MovedBy}` | '.over';
  nothing: '' | '.for' | '.card' | '.card.for' | '.card.atLeast' | '.card.below' | '.stays' | '.stays.for' | '.stays.fee';
  healed: '' | '.paid';
  replenished: '' | '.paid';
  paid: '' | '.card';
  gotSpell: '' | '.card';
  discarded: '' | '.seat';
  cast: '' | '.seat' | '.thing' | '.taken' | '.space' | '.to';
  countered: '' | '.command';
  prevented: '.life' | '.follower' | '.enemy';
  evaded: '.thing' | '.seat';
  bound: '.thing' | '.seat';
  fought: Result;
  duelBegan: '' | '.psychic' | '.assassin';
  duelled: Result;
  saved: YesNo;
  spoils: '.life' | '.gold' | '.object' | '.nothing';
  bribeOffered: '' | '.nothing';
  bribeAnswered: YesNo;
  beguiled: YesNo;
  charmed: YesNo;
  bought: '' | '.free';
  tradedTrophies: '' | '.nothing';
  sold: '' | '.handed' | '.nothing';
  becameToad: '' | '.again';
  offered: '' | '.outer';
  held: '' | '.empty';
  looked: '' | '.cards';
  rerolled: '' | '.same';
  reshuffled: `.${'adventure' | 'spell' | keyof AddedPiles}`;
  commanded: YesNo;
  traded: '' | '.gift' | '.spells';
}
export type VariantOf<T extends EventType> = T extends keyof Variants ? Variants[T] : '';

/** The log lines that each language must have. */
export type AddedEvent = AddedEvents[keyof AddedEvents]['type'];
type AddedLogKey =
  | { [T in AddedEvent]: `log.${T}${VariantOf<T>}` }[AddedEvent]
  | `log.reshuffled.${keyof AddedPiles}`
  | `roll.${keyof AddedRolls}`;
/** The log lines that there are; those that each language must have are without what expansions add. */
export type LogKey =
  | { [T in EventType]: `log.${T}${VariantOf<T>}` }[EventType]
  | `roll.${RollFor}`
  | 'rolled.at'
  | 'log.walked'
  | 'log.moved.spell'
  | 'log.cursed.drawn'
  | 'log.fought.won.trophy';
export type LogPatterns = Readonly<Record<Exclude<LogKey, AddedLogKey>, string>>;

export type Of<T extends EventType> = Extract<TalismanEvent, { type: T }>;
export type Told<V> = [variant: V, args: Record<string, TextArg>];
export type Teller<T extends EventType> = (e: Of<T>) => Told<VariantOf<T>>;
