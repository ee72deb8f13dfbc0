import type { Later, Seat } from '@questhall/kernel';
import { type Of, value } from '../../shape.ts';

/** What the Drowned Crypts keep in the state of a match. Everybody sees it. */
export const CRYPTS = {
  /** How often the Tide Bell has rung (TDC-6.4). */
  rings: value<number>(0),
} as const;
export type Crypts = Of<typeof CRYPTS>;

export type CryptsView = Crypts;

/** The procedures of the Drowned Crypts and what each remembers. */
export interface CryptLocals {
  drowning: { seat: Seat; upTo: number } & Later<{ rolled: number }>;
  /** Who was washed up, and has not lost the life yet; `own`: whoever drew the card was among them. */
  washingUp: { seat: Seat; left: Seat[]; own: boolean };
  ringing: { seat: Seat } & Later<{ rolled: number }>;
}

/** At the last of so many the match is won (TDC-6.5). */
export const LAST_RING = 3;
