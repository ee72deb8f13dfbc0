import type { Seat } from '@questhall/kernel';
import { BENDS, type Bend, PAWNS } from '../components.ts';
import type { State } from '../state.ts';
import type { Table } from './table.ts';

/**
 * What a seat may do unasked: choose another pawn before the first reveal ("pawn:2"), bend the strip that it laid last
 * ("bend:left"), and, where draws may be declined, say whether it wants to be asked ("draw:ask", "draw:always"). None of
 * it changes what anybody may answer.
 */
export const asides = {
  options(s: State, seat: Seat): string[] {
    if (s.outcome) return [];
    return [...pawns(s), ...bends(s, seat), ...draws(s, seat)];
  },

  act(g: Table, seat: Seat, id: string): void {
    const { s, tell } = g;
    const [what, value = ''] = id.split(':');
    const player = s.players[seat]!;
    if (what === 'pawn') {
      player.pawn = Number(value);
      tell?.({ type: 'pawnChosen', rule: 'NW-1.2', seat, pawn: player.pawn });
    } else if (what === 'bend') {
      const strip = s.laid.length - 1;
      s.laid[strip]!.bend = value as Bend;
      tell?.({ type: 'stripBent', rule: 'NW-3.8', seat, strip, bend: value as Bend });
    } else {
      player.asksToDraw = value === 'ask';
      tell?.({ type: 'drawOrder', rule: 'NW-16.12', seat, asks: player.asksToDraw });
    }
  },
};

/** The pawns that nobody has, until the first cards are shown (NW-1.2). */
function pawns(s: State): string[] {
  if (s.round > 1 || s.reveal) return [];
  return PAWNS.filter((pawn) => !s.players.some((player) => player.pawn === pawn)).map((pawn) => `pawn:${pawn}`);
}

/** The other two ways in which the strip laid last may lie, for who laid it, until the next one is turned up (NW-3.8). */
function bends(s: State, seat: Seat): string[] {
  const last = s.laid.at(-1);
  if (!last || last.by !== seat || s.turnedStrip) return [];
  return BENDS.filter((bend) => bend !== last.bend).map((bend) => `bend:${bend}`);
}

function draws(s: State, seat: Seat): string[] {
  if (!s.options.mayDecline) return [];
  return [s.players[seat]!.asksToDraw ? 'draw:always' : 'draw:ask'];
}
