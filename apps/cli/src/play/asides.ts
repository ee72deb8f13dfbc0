import type { AnyGame, AnyState, Seat } from '@questhall/kernel';

/** What a seat may do unasked now, each with what it is called. */
export interface Aside {
  id: string;
  label: string;
}

/** What a seat may do unasked, under the numbers by which it is typed. @param label what one is called; its id where nobody says */
export function asidesOf(game: AnyGame, s: AnyState, seat: Seat, label: (id: string) => string = (id) => id): Aside[] {
  return (game.asides?.options(s, seat) ?? []).map((id) => ({ id, label: label(id) }));
}

/** Everything that may be done unasked, as lines. */
export function asideLines(asides: readonly Aside[]): string[] {
  if (asides.length === 0) return ['There is nothing that you may do unasked now.'];
  const width = String(asides.length).length;
  return ['Unasked you may:', ...asides.map(({ label }, i) => `  do ${String(i + 1).padStart(width)}  ${label}`)];
}

/** The aside that a number or an id means, or why it is none. */
export function readAside(asides: readonly Aside[], words: string): { id: string } | { problem: string } {
  const found = asides[Number(words) - 1] ?? asides.find(({ id }) => id === words);
  if (found) return { id: found.id };
  if (asides.length === 0) return { problem: asideLines(asides)[0]! };
  return { problem: `"${words}" is nothing that you may do unasked. Type do to see what is.` };
}
