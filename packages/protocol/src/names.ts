import type { SeatInfo } from './http.ts';

/** Bots have names of our own, one for each seat, so that a table of bots reads like a table of people. */
const BOT_NAMES = ['Brom', 'Ysolde', 'Kato', 'Mirre', 'Torvald', 'Sanne', 'Wick', 'Orla', 'Fenna', 'Joss', 'Birk', 'Tove'] as const;

/** The name shown for whoever sits on a seat; null for an open one. */
export function seatName({ kind, seat, name }: Pick<SeatInfo, 'kind' | 'seat' | 'name'>): string | null {
  return kind === 'bot' ? (BOT_NAMES[seat % BOT_NAMES.length] ?? null) : name;
}
