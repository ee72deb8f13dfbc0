import { type Seat, type Text, text } from '@questhall/kernel';
import { type SquareKind, STRIP_KINDS, type StepCard } from './components.ts';
import { kindAt, laidLength, libraryAt, monsterAt, openSquares, stripsLeft, UNDERWORLD } from './rules/board.ts';
import { countedSquare, freeSquare } from './rules/movement.ts';
import type { State } from './state.ts';

/**
 * What choosing something would do as the board lies now, in one sentence. Made from open things and the seat's own
 * hand alone: who else moves first, or cancels, nobody knows.
 */

/** What a step card would do if nobody else showed it and nothing changed before. */
export function forecastCard(s: State, seat: Seat, card: StepCard): Text {
  const { blocked } = s.players[seat]!;
  if (card === 'skull') return forecastSkull(s);
  if (card === 'vega') return forecastVega(s, seat, blocked);
  return blocked ? text('note.walk.blocked') : forecastWalk(s, seat, Number(card));
}

function forecastSkull(s: State): Text {
  if (openSquares(s).length === 0) return text('note.skull.nowhere');
  return text(s.supply.length > 0 ? 'note.skull.place' : 'note.skull.move');
}

function forecastVega(s: State, seat: Seat, blocked: boolean): Text {
  if (s.players.every(({ power }, other) => other === seat || power.length === 0)) return text('note.vega.nobody');
  return text(blocked ? 'note.vega.blocked' : 'note.vega.take');
}

function forecastWalk(s: State, seat: Seat, steps: number): Text {
  const from = s.players[seat]!.square;
  if (from + steps > laidLength(s) && stripsLeft(s)) return text('note.walk.newStrip', { n: steps });
  const counted = countedSquare(s, from, steps);
  const to = freeSquare(s, seat, counted);
  if (to === libraryAt(s)) return text('note.walk.library', { n: steps });
  if (to === from) return text('note.walk.stay');
  const manner = to !== counted ? 'pushed' : counted !== from + steps ? 'bounced' : 'straight';
  return text(`note.walk.${manner}`, { n: steps, square: to, what: whatWaits(s, seat, to) });
}

/** What a landing there would mean. */
function whatWaits(s: State, seat: Seat, square: number): Text {
  if (square === UNDERWORLD) return text('note.what.underworld');
  const monster = monsterAt(s, square);
  if (monster) {
    const { power } = s.players[seat]!;
    const match = power.includes(monster) || power.includes('joker');
    return text(match ? 'note.what.cardMatch' : 'note.what.card', { monster: text(`monster.${monster}`) });
  }
  return text(`note.what.${kindAt(s, square)}`);
}

/** The squares of the strip that is turned up, in path order for one of the two directions. */
export function turnedKinds(s: State, reversed: boolean): readonly SquareKind[] {
  const kinds = s.turnedStrip ? STRIP_KINDS[s.turnedStrip.strip] : [];
  return reversed ? kinds.toReversed() : kinds;
}

/** Where the moving pawn would end if the strip were laid like this. */
export function forecastStrip(s: State, seat: Seat, kinds: readonly SquareKind[]): Text {
  const moving = s.stack.find((frame) => frame.proc === 'move');
  const wanted = s.players[seat]!.square + (moving?.steps ?? 0);
  const end = laidLength(s) + kinds.length;
  if (wanted <= end) return landsOn(wanted);
  if (stripsLeft(s)) return text('note.strip.further');
  const library = end + 1;
  if (wanted === library) return text('note.strip.library');
  const bounced = 2 * library - wanted;
  return bounced > laidLength(s) ? landsOn(bounced) : text('note.strip.further');

  function landsOn(square: number): Text {
    return text('note.strip.lands', { square, what: text(`note.what.${kinds[square - laidLength(s) - 1]}`) });
  }
}
