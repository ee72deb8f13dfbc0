import type { SeatInfo } from '@questhall/protocol';

/** Bots have names of our own, one for each seat, so that a table of bots reads like a table of people. */
const BOT_NAMES = ['Brom', 'Ysolde', 'Kato', 'Mirre', 'Torvald', 'Sanne', 'Wick', 'Orla', 'Fenna', 'Joss', 'Birk', 'Tove'] as const;

/** The name shown for whoever sits on a seat; null for an open one. */
export function seatName(seat: SeatInfo): string | null {
  if (seat.kind === 'bot') return BOT_NAMES[seat.seat % BOT_NAMES.length] ?? null;
  return seat.name;
}
