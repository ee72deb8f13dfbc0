import type { Seat } from '@questhall/kernel';
import { cardOf } from '../../editions/index.ts';
import { frameAt, innermost } from '../../frames.ts';
import { reckon } from '../../reckon.ts';
import type { Locals } from '../../state.ts';
import type { Card } from '../../vocabulary.ts';
import type { Looking } from '../kit/looking.ts';
import type { Table } from '../kit/table.ts';
import { putBack } from '../variants.ts';
import { placeOf } from './places.ts';

type Frame = Locals['space'];

/** Where Places are met before anything is taken: behind the Strangers (TDE-4.16). */
const BEFORE_TAKING = 4.5;

/** The encounter number of a card's type (T86-6.15.3 to T86-6.15.10). */
function numberOf(g: Looking, card: Card): number {
  if (card.number !== undefined) return card.number;
  // Some monsters and dragons of the Veil fight on Craft.
  if (card.craft !== undefined && card.strength === undefined) return 3;
  switch (card.type) {
    case 'event':
      return 1;
    case 'animal':
    case 'monster':
    case 'dragon':
      return 2;
    case 'spirit':
      return 3;
    case 'stranger':
      return 4;
    case 'place':
      return g.rules.placesBeforeTaking ? BEFORE_TAKING : 6;
    default:
      return 5;
  }
}

/** Enemies that follow somebody are met as Followers, wherever they were left (section C: Ghoul, Minstrel). */
export const numberIn = (g: Looking, card: string): number => (g.s.tame[card] === undefined ? numberOf(g, cardOf(card)) : 5);

/** An Event at work lies there, and is not met again (TDE-3.14). */
export const lasts = (g: Looking, card: string): boolean => g.s.lasting.length > 0 && g.s.lasting.some((one) => one.card === card);

/** Cards of a number on the space that have not been met in this encounter, old before new. */
export function unmet(f: Frame, g: Table, number: number): string[] {
  const lying = g.s.lying[g.of(f.seat).space] ?? [];
  return lying.filter(
    (card) => !f.met.includes(card) && !putBack(g.s, card) && !lasts(g, card) && numberIn(g, card) === number && isMet(f, g, card),
  );
}

/** Whether this character meets the card at all (TDE-11.12b, TDE-11.14). */
const isMet = (f: Frame, g: Table, card: string): boolean =>
  f.only !== undefined ? card === f.only : f.forced?.includes(card) === true || reckon(g.s).meets(g, f.seat, card);

/** 1 to 6, or 7 for the printed instruction. Taking (5) comes once, after everything up to 4. */
export function nextNumber(f: Frame, g: Table): number {
  const lying = g.s.lying[g.of(f.seat).space] ?? [];
  let lowest = 7;
  for (const card of lying) {
    if (f.met.includes(card) || putBack(g.s, card) || lasts(g, card) || !isMet(f, g, card)) continue;
    const number = numberIn(g, card);
    if (number === 5 && f.tookAt) continue;
    if (number < lowest) lowest = number;
  }
  if (lowest > 5 && !f.tookAt && f.only === undefined && (g.s.loose[g.of(f.seat).space] ?? 0) > 0) return 5;
  return lowest;
}

/** Whether anything is still to be met here for which Strength might matter. */
export function goesOn(f: Frame, g: Table): boolean {
  const next = nextNumber(f, g);
  return next !== 5 && (next < 7 || placeOf(g.s, g.of(f.seat).space).instruction.length > 0);
}

/**
 * Whether a card lies on the character's space that it would still have met (TDE-8.12a). Only while it meets the space.
 */
export function cardsLeft(g: Table, seat: Seat): boolean {
  const frame = innermost(g.s, 'space');
  if (!frame?.met || frame.seat !== seat) return false;
  const meeting = frameAt(g.s, frame.id, 'space');
  return nextNumber(meeting, g) < 7 && (g.s.lying[g.of(seat).space] ?? []).some((card) => isLeft(meeting, g, card));
}

const isLeft = (f: Frame, g: Table, card: string): boolean =>
  !f.met.includes(card) && !putBack(g.s, card) && isMet(f, g, card) && !(f.tookAt === true && numberIn(g, card) === 5);
