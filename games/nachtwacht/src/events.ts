import type { Seat } from '@questhall/kernel';
import type { Bend, Power, PowerCard, SquareKind, StepCard, StripLength } from './components.ts';

/** What happens in Nachtwacht, in the words of the rulebook. A missing `card` means: this viewer may not know it. */
export type NachtwachtEvent = { rule: string } & (
  | { type: 'roundBegan'; round: number; refilled: boolean }
  /** All fights of a round are shown together (NW-12.5). Only victories are told. */
  | { type: 'fought'; seat: Seat; square: number; monster: Power; card: PowerCard }
  | { type: 'committed'; seat: Seat; card?: StepCard }
  | { type: 'revealed'; cards: StepCard[]; cancelled: Seat[]; order: Seat[] }
  /** A unique card begins to act. */
  | { type: 'acts'; seat: Seat; card: StepCard }
  /** `path` lists every square set foot on, bounce and stepping back included, the last being where it ends. */
  | { type: 'moved'; seat: Seat; card: StepCard; from: number; path: number[]; to: number; bounced: boolean; steppedBack: boolean }
  | { type: 'heldFast'; seat: Seat; card: StepCard; square: number }
  /** `place`: where it lay face down, from 1. */
  | { type: 'stripTurned'; seat: Seat; length: StripLength; place: number; kinds: SquareKind[] }
  /** `first` is the number of its first square on the path; `kinds` in path order. */
  | { type: 'stripLaid'; seat: Seat; first: number; kinds: SquareKind[]; reversed: boolean }
  | { type: 'libraryAttached'; square: number }
  | { type: 'monsterTurned'; seat: Seat; monster: Power }
  | { type: 'monsterLaid'; seat: Seat; square: number; monster: Power; cause: 'skull' | 'landing' }
  | { type: 'monsterMoved'; seat: Seat; from: number; square: number; monster: Power; cause: 'skull' | 'landing' }
  | { type: 'skullPassed'; seat: Seat }
  | { type: 'skullFoundNoSquare'; seat: Seat }
  | { type: 'blocked'; seat: Seat; square: number; monster: Power }
  | { type: 'drew'; seat: Seat; cause: 'setup' | 'square' | 'blocked'; card?: PowerCard }
  | { type: 'stole'; seat: Seat; victim: Seat; card?: PowerCard }
  | { type: 'vegaPassed'; seat: Seat }
  | { type: 'vegaFoundNobody'; seat: Seat }
  | { type: 'discarded'; seat: Seat; card: PowerCard }
  | { type: 'reshuffled'; cards: number }
  /** The deck lies face up: what is now on top (NW-16.11). */
  | { type: 'topTurned'; card: PowerCard }
  | { type: 'drawDeclined'; seat: Seat }
  /** What a seat does unasked. */
  | { type: 'drawOrder'; seat: Seat; asks: boolean }
  | { type: 'pawnChosen'; seat: Seat; pawn: number }
  /** `strip` counts from 0, in the order in which strips were laid. */
  | { type: 'stripBent'; seat: Seat; strip: number; bend: Bend }
  | { type: 'won'; seat: Seat; round: number }
  | { type: 'roundLimit'; round: number; winners: Seat[] }
);
