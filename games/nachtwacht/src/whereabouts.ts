import { type Bend, fullLengthOf, type SquareKind, STRIP_KINDS } from './components.ts';
import type { State } from './state.ts';

/** Where a match stands, as a small drawing of its path needs it: what lies, and who stands where. */
export interface NachtwachtWhereabouts {
  /** How many squares the path will have. */
  length: number;
  /** Each strip that lies: how many squares it has, and how it lies. */
  strips: (readonly [squares: number, bend: Bend])[];
  /** The kind of each square by its first letter, square 1 first; a capital where a monster stands. */
  squares: string;
  /** Of each seat the pawn and its square: 0 is the underworld, one more than there are squares the library. */
  pawns: (readonly [pawn: number, square: number])[];
}

const LETTERS: Readonly<Record<SquareKind, string>> = { plain: 'p', monster: 'm', power: 'w' };

/** Picks it from a state: nothing that not everybody sees, and quickly, as it is made after each answer that leads to a question. */
export function whereabouts({ options, laid, kinds, monsters, players }: State): NachtwachtWhereabouts {
  const strips = laid.map(({ strip, bend }) => [STRIP_KINDS[strip].length, bend] as const);
  const squares = strips.reduce((all, [count]) => all + count, 0);
  return {
    length: fullLengthOf(options.pathLength),
    strips,
    squares: kinds
      .slice(0, squares)
      .map((kind, at) => (monsters[at] ? LETTERS[kind].toUpperCase() : LETTERS[kind]))
      .join(''),
    pawns: players.map(({ pawn, square }) => [pawn, square]),
  };
}
