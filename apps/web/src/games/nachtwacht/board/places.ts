import type { NachtwachtView } from '@questhall/nachtwacht/client';
import type { LaidStripShape, PathLayout, Point } from './layout.ts';

/** How many squares each laid strip has, and how it is bent. */
export function stripsOf(view: Pick<NachtwachtView, 'path' | 'bends'>): LaidStripShape[] {
  const strips: LaidStripShape[] = view.bends.map(({ bend }) => ({ length: 0, bend }));
  for (const square of view.path) strips[square.strip]!.length++;
  return strips;
}

/** The middle of a square by its number: 0 is the underworld, one behind the last square is the library. */
export function spot(table: PathLayout, square: number, libraryAt: number | null): Point {
  if (square <= 0) return table.underworld;
  if (libraryAt !== null && square >= libraryAt) return table.library;
  return table.squares[square - 1] ?? table.library;
}

/** Pawns on the underworld stand in a fan before the cave. */
const FAN: readonly Point[] = [
  { x: -46, y: 22 },
  { x: -16, y: 34 },
  { x: 16, y: 36 },
  { x: 46, y: 24 },
];

/** Where the foot of a seat's pawn stands. Beside a monster card it leaves the portrait free. */
export function foot(table: PathLayout, view: Pick<NachtwachtView, 'path' | 'libraryAt'>, seat: number, square: number): Point {
  const at = spot(table, square, view.libraryAt);
  if (square <= 0) {
    const fan = FAN[seat % FAN.length]!;
    return { x: at.x + fan.x, y: at.y + fan.y };
  }
  if (view.libraryAt !== null && square >= view.libraryAt) return { x: at.x, y: at.y + 44 };
  const card = view.path[square - 1]?.monster;
  return card ? { x: at.x + 22, y: at.y + 24 } : { x: at.x, y: at.y + 15 };
}
