import type { Seat } from '@questhall/kernel';
import type { FigureId } from './state.ts';

/** What happens in Dystopia. Squares are "x,y". Everything is public unless the table says otherwise when it tells. */
export type DystopiaEvent = { rule: string } & (
  | { type: 'heroChosen'; seat: Seat; hero: number; code: string }
  | { type: 'levelBegan'; level: number }
  | { type: 'roundBegan'; round: number }
  | { type: 'turnBegan'; hero: number; code: string }
  | { type: 'turnLost'; figure: FigureId }
  | { type: 'wizorBegan' }
  | { type: 'revealed'; areas: string[] }
  | { type: 'appeared'; figure?: FigureId; code?: string; thing?: string; at: string }
  | { type: 'doorShown'; at: string; locked: boolean }
  | { type: 'doorOpened'; hero?: number; at: string }
  | { type: 'moved'; figure: FigureId; path: string[]; steps: number; jump?: boolean }
  | { type: 'placed'; figure: FigureId; at: string; by: 'spell' | 'start' | 'trap' | 'undo' }
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
  | { type: 'hurt'; figure: FigureId; n: number; energy: number }
  | { type: 'healed'; figure: FigureId; n: number; energy: number }
  | { type: 'died'; figure: FigureId; code: string; at: string }
  | { type: 'saved'; hero: number; thing: string }
  | { type: 'searched'; hero: number; kind: string; at: string }
  | { type: 'found'; hero: number; gold?: number; thing?: string; spell?: string }
  | { type: 'cursed'; hero: number; curse: string }
  | { type: 'cured'; hero: number }
  | { type: 'trapSprung'; hero: number; trap: string; at: string }
  | { type: 'trapShown'; trap: string; at: string }
  | { type: 'trapRemoved'; hero: number; at: string }
  | { type: 'cast'; caster: FigureId; spell: string; targets: string[] }
  | { type: 'ate'; hero: number; item: string }
  | { type: 'swapped'; hero: number; attack: string | null; defence: string | null }
  | { type: 'handed'; hero: number; to: number; thing: string }
  | { type: 'declined'; hero: number }
  | { type: 'traded'; hero: number; partner: number; given: string[]; got: string[] }
  | { type: 'picked'; hero: number; things: string[]; gold: number }
  | { type: 'laid'; hero: number; things: string[]; gold: number; at: string }
  | { type: 'freed'; hero: number }
  | { type: 'led'; mode: string; seat: Seat }
  | { type: 'bought'; hero: number; thing: string; price: number }
  | { type: 'sold'; hero: number; thing: string; price: number }
  | { type: 'left'; hero: number }
  | { type: 'goalMet'; goal: number }
  | { type: 'levelWon'; level: number }
  | { type: 'levelLost'; level: number }
  | { type: 'rested'; hero: number; n: number }
  | { type: 'returned'; hero: number }
  | { type: 'ended'; won: boolean }
);
