import { STEP_CARDS } from '../components.ts';
import type { State } from '../state.ts';
import { blockedSeats } from './board.ts';
import { fightOptions } from './fight.ts';
import { roundLimitReached } from './library.ts';
import { heldFast } from './movement.ts';
import { drawPower, grantDraw } from './powers.ts';
import { revealCards } from './reveal.ts';
import { rule } from './table.ts';

/** A match: the deal, then round after round until somebody wins. */
export const match = rule('match', {
  /** Each player takes one power card in seat order (NW-2.5). */
  deal(_f, g) {
    for (let seat = 0; seat < g.s.seats; seat++) drawPower(g, seat, 'setup');
  },

  playRound: () => ({ call: 'round', with: {} }),

  nextRound: () => 'playRound',
});

/** The phases of a round, in order (NW-6.1). */
export const round = rule('round', {
  refill(_f, { s, tell }) {
    s.round++;
    const refilled = s.players[0]!.steps.length === 0;
    if (refilled) refillHands(s);
    tell?.({ type: 'roundBegan', rule: refilled ? 'NW-5.7' : 'NW-6.1', round: s.round, refilled });
  },

  fight(_f, { s }) {
    s.phase = 'fight';
    return { call: 'fight', with: {} };
  },

  choose(_f, { s }) {
    s.phase = 'choose';
    return { call: 'choose', with: {} };
  },

  reveal(f, g) {
    g.s.phase = 'resolve';
    f.blocked = blockedSeats(g.s);
    revealCards(g);
  },

  /** Unique cards act one at a time, each completely before the next one starts (NW-7.3, NW-7.4). */
  resolve(_f, g) {
    const { s, tell } = g;
    const { order, acted, cards } = s.reveal!;
    const seat = order[acted];
    if (seat === undefined) return 'blockedDraw';
    const card = cards[seat]!;
    tell?.({ type: 'acts', rule: 'NW-7.3', seat, card });
    if (card === 'skull') return { call: 'skull', with: { seat } };
    if (card === 'vega') return { call: 'vega', with: { seat }, into: 'vega' };
    if (s.players[seat]!.blocked) return heldFast(g, seat, card);
    return { call: 'move', with: { seat, steps: Number(card), strips: 0, landings: 0 } };
  },

  resolveNext(_f, { s }) {
    s.reveal!.acted++;
    return 'resolve';
  },

  /** In seat order, whoever was blocked at the reveal and did not play Vega draws (NW-12.9). */
  blockedDraw(f, g) {
    f.drawn ??= 0;
    const seat = f.blocked?.[f.drawn];
    if (seat === undefined) return 'putAside';
    f.drawn++;
    if (g.s.reveal!.cards[seat] === 'vega' && !vegaLeavesDraw(g.s, seat, f.vega)) return 'blockedDraw';
    if (g.s.options.search === 'missing' && fightOptions(g.s, seat).length > 1) return 'blockedDraw';
    return grantDraw(g, seat, 'blocked');
  },

  drawNext: () => 'blockedDraw',

  /** Played step cards are spent, whether they worked or not (NW-5.5). */
  putAside(_f, { s }) {
    s.players.forEach((player, seat) => {
      player.aside.push(s.reveal!.cards[seat]!);
    });
  },

  limit: (_f, g) => roundLimitReached(g),
});

/** Everybody takes back all eight step cards (NW-5.7). */
function refillHands(s: State): void {
  for (const player of s.players) {
    player.steps = [...STEP_CARDS];
    player.aside = [];
  }
}

/** A blocked player who played Vega gives up the draw (NW-12.10), unless the table plays otherwise (NW-16.5). */
function vegaLeavesDraw(s: State, seat: number, vega: string | undefined): boolean {
  if (s.options.vegaNoDraw === 'played') return false;
  return s.reveal!.cancelled.includes(seat) || vega === 'nobody';
}
