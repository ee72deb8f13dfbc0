import type { GameEvent, Seat, Text } from '@questhall/kernel';
import type { Catalogue, Speaker } from '@questhall/text';

/** How a game is shown in a terminal. */
export interface Words {
  catalogue: Catalogue;
  eventText(event: GameEvent): Text;
  /** What events in a row, oldest first, say as one line; nothing where each has its own. */
  together?(events: readonly GameEvent[]): Text | undefined;
  /** The table as one seat sees it, in lines of at most `width` characters. */
  draw(view: unknown, context: { speak: Speaker; nameOf: (seat: Seat) => string; width: number }): string[];
  /** What is told once, before the table is shown for the first time with it: the story of a level. `id`: which it is. */
  story?(view: unknown, speak: Speaker): { id: string; says: string[] } | undefined;
  /** What something is called that a seat may do unasked. */
  aside?(id: string, view: unknown, speak: Speaker): string;
  /** The cards with a text, in these editions; absent where no card has one. */
  cards?(which: { edition?: string }): PrintedCard[];
}

/** A card as it is printed: its name and its lines. */
export interface PrintedCard {
  name: Text;
  lines: readonly Text[];
}
