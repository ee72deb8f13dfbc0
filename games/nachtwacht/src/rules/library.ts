import type { Outcome, Seat } from '@questhall/kernel';
import type { State } from '../state.ts';
import { UNDERWORLD } from './board.ts';
import type { Table } from './table.ts';

/** The first pawn on the library wins, and the match ends at that instant (NW-13.5, NW-13.6). */
export function victory({ s, tell }: Table, seat: Seat): { over: Outcome } {
  s.phase = 'over';
  tell?.({ type: 'won', rule: 'NW-13.5', seat, round: s.round });
  return { over: { winners: [seat], ranking: ranking(s), rule: 'NW-13.5', reason: 'library' } };
}

/** After the last round that the table allows, the furthest pawn wins; if all are on the underworld, nobody (NW-14.1). */
export function roundLimitReached({ s, tell }: Table): { over: Outcome } | undefined {
  const { roundLimit } = s.options;
  if (roundLimit === 0 || s.round < roundLimit) return;
  s.phase = 'over';
  const { winners, ...places } = standing(s);
  tell?.({ type: 'roundLimit', rule: 'NW-14.1', round: s.round, winners: [...winners] });
  return { over: { winners, ...places, reason: winners.length > 0 ? 'roundLimit' : 'draw' } };
}

/** Who has won where a match is cut off: the furthest pawns, and nobody where all are on the underworld (NW-14.1). */
export function standing(s: State): Pick<Outcome, 'winners' | 'ranking' | 'rule'> {
  const places = ranking(s);
  const first = places[0]!;
  const winners = s.players[first[0]!]!.square === UNDERWORLD ? [] : [...first];
  return { winners, ranking: places, rule: 'NW-14.1' };
}

/** Nearest to the library first; who is together on the underworld shares a place (NW-13.7). */
export function ranking(s: State): Seat[][] {
  const places: Seat[][] = [];
  const squareOf = (seat: Seat) => s.players[seat]!.square;
  for (let seat = 0; seat < s.seats; seat++) {
    const at = places.findIndex(([other]) => squareOf(other!) <= squareOf(seat));
    if (at < 0) places.push([seat]);
    else if (squareOf(places[at]![0]!) === squareOf(seat)) places[at]!.push(seat);
    else places.splice(at, 0, [seat]);
  }
  return places;
}
