import type { Seat, TextArg } from '@questhall/kernel';
import type { FigureId } from './state.ts';

/**
 * What happens in Dystopia. Squares are "x,y". Everything is public unless the table says otherwise when it tells.
 * `names`: what the figures, areas, goals and levels are called that it mentions by number; a hero's number n is "h<n>".
 */
export type DystopiaEvent = { rule: string; names?: Readonly<Record<string, TextArg>> } & DystopiaHappening;

export type DystopiaHappening =
  | { type: 'heroChosen'; seat: Seat; hero: number; code: string }
  /** Who of the people is Wizor. */
  | { type: 'wizorChosen'; seat: Seat }
  /** The order of the heroes, by their codes. */
  | { type: 'ordered'; heroes: string[] }
  | { type: 'levelBegan'; level: number }
  | { type: 'roundBegan'; round: number }
  | { type: 'turnBegan'; hero: number; code: string }
  | { type: 'turnLost'; figure: FigureId }
  | { type: 'wizorBegan' }
  | { type: 'revealed'; areas: string[] }
  /** A monster (`figure`), or a thing: a kind of furniture, "S4", "L1", "captive". */
  | { type: 'appeared'; figure?: FigureId; code?: string; thing?: string; at: string }
  | { type: 'doorShown'; at: string; locked: boolean }
  /** By a hero, or by a spell. */
  | { type: 'doorOpened'; hero?: number; at: string }
  | { type: 'moved'; figure: FigureId; path: string[]; steps: number; jump?: boolean }
  | { type: 'placed'; figure: FigureId; at: string; by: 'spell' | 'start' | 'trap' | 'undo' | 'back' }
  | {
      type: 'attacked';
      from: FigureId;
      to: FigureId;
      red: number[];
      white: (number | 'U')[];
      attack: number;
      defence: number;
      result: 'wounded' | 'held' | 'countered' | 'averted' | 'outwitted';
    }
  | { type: 'wits'; figure: FigureId; white: (number | 'U')[]; int: number; passed: boolean }
  /** The unicorn pin turned a die. */
  | { type: 'pinned'; hero: number }
  | { type: 'hurt'; figure: FigureId; n: number; energy: number }
  | { type: 'healed'; figure: FigureId; n: number; energy: number }
  | { type: 'died'; figure: FigureId; code: string; at: string }
  | { type: 'saved'; hero: number; thing: string }
  | { type: 'searched'; hero: number; kind: string; at: string }
  | { type: 'found'; hero: number; gold?: number; thing?: string; spell?: string }
  | { type: 'cursed'; hero: number; curse: string }
  /** Both white dice of Shamyr's drink (DYS-NEU.3). */
  | { type: 'tasted'; hero: number; white: (number | 'U')[]; laced: boolean }
  | { type: 'cured'; hero: number }
  | { type: 'trapSprung'; hero: number; trap: string; at: string }
  | { type: 'trapShown'; trap: string; at: string }
  | { type: 'trapRemoved'; hero: number; at: string }
  /** `targets`: figures, squares, areas. Sorceries have ids with "x-". */
  | { type: 'cast'; caster: FigureId; spell: string; targets: string[] }
  | { type: 'lensUsed'; hero: number }
  | { type: 'ate'; hero: number; item: string }
  | { type: 'swapped'; hero: number; attack: string | null; defence: string | null }
  | { type: 'handed'; hero: number; to: number; thing: string }
  | { type: 'paid'; hero: number; to: number; gold: number }
  | { type: 'declined'; hero: number }
  /** An exchange that would break the limit of weapons costs nobody anything (DYS-TRD.6). */
  | { type: 'tradeVoid'; hero: number; partner: number }
  | { type: 'traded'; hero: number; partner: number; given: string[]; got: string[]; gave: number; received: number }
  | { type: 'picked'; hero: number; things: string[]; gold: number }
  | { type: 'laid'; hero: number; things: string[]; gold: number; at: string }
  /** Where leave to pass is asked for: whether this hero's player gave it to another. */
  | { type: 'leaveGiven'; hero: number; to: number; allow: boolean }
  | { type: 'passSet'; hero: number; allow: boolean }
  | { type: 'freed'; hero: number }
  /** How the Wizard is led from now on; `seat`: by whom, where it is one. */
  | { type: 'led'; mode: 'rotate' | 'fixed' | 'joint'; seat: Seat }
  | { type: 'bought'; hero: number; thing: string; price: number }
  | { type: 'sold'; hero: number; thing: string; price: number }
  | { type: 'eased'; difficulty: 'easy' | 'normal' }
  | { type: 'left'; hero: number }
  | { type: 'goalMet'; goal: number }
  | { type: 'levelWon'; level: number }
  | { type: 'levelLost'; level: number; why: 'dead' | 'rounds' | 'gaveUp' }
  | { type: 'retried'; level: number; attempt: number }
  | { type: 'stopReached'; level: number; kind: 'inn' | 'camp' | 'before' }
  /** A hero is ready to leave a stop, or not any more. */
  | { type: 'ready'; hero: number }
  | { type: 'unready'; hero: number }
  | { type: 'rested'; hero: number; n: number }
  | { type: 'returned'; hero: number }
  /** `single`: the match was about one level, and that is won; Wizor lives on. */
  | { type: 'ended'; won: boolean; single?: true };
