import type { Seat } from './seat.ts';

/**
 * A sentence that is not yet in any language: the key of a message and what fills its gaps.
 * Only `@questhall/text` turns it into words, so server, engine and bots stay free of English.
 */
export interface Text {
  readonly key: string;
  readonly args?: Readonly<Record<string, TextArg>>;
}

/**
 * What may fill a gap: a number, a literal word (a player's name), another text (the name of a card),
 * a seat (shown as its player's name), or a list of these (shown as "a, b and c").
 */
export type TextArg = string | number | Text | SeatRef | readonly TextArg[];

/** A gap that is filled with the name of whoever sits on this seat. */
export interface SeatRef {
  readonly seat: Seat;
}

/** Shorthand for a text: `text('power.torch')`, `text('log.moved', { seat: { seat: 0 }, steps: 3 })`. */
export function text(key: string, args?: Readonly<Record<string, TextArg>>): Text {
  return args ? { key, args } : { key };
}
