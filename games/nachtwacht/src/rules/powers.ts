import type { Seat } from '@questhall/kernel';
import { POWER_CARDS, type PowerCard } from '../components.ts';
import type { State } from '../state.ts';
import { forgetSpent, learnDraw } from './knowledge.ts';
import { askIfChoice, rule, type Table } from './table.ts';

/** More cards than this nobody may keep (NW-11.3). */
export const HAND_LIMIT = 3;

const DRAW_RULE = { setup: 'NW-2.5', square: 'NW-4.4', blocked: 'NW-12.9' } as const;

/**
 * The seat draws one power card, seen by nobody else (NW-11.2); an empty deck is made anew from the discard pile first
 * (NW-11.5). Hand the result on: it calls the discard where the hand has become too large.
 */
export function drawPower(g: Table, seat: Seat, cause: keyof typeof DRAW_RULE) {
  const { s, tell } = g;
  const open = s.options.powerDeck === 'up';
  if (open && !s.top) turnTop(g);
  if (s.deck.length === 0 && !s.top) reshuffle(g);
  if (s.deck.length === 0 && !s.top) return;
  const card = s.top ?? g.take(s.deck, 'power deck');
  s.top = null;
  s.players[seat]!.power.push(card);
  if (open) learnDraw(s, seat, card);
  if (tell) {
    const event = { type: 'drew', rule: DRAW_RULE[cause], seat, cause } as const;
    if (open) tell({ ...event, card });
    else tell({ ...event, card }, [seat], event);
  }
  if (open) turnTop(g);
  return keepHandLimit(s, seat);
}

/** Where the deck lies face up, its top card is seen by all (NW-16.11). Chance decides it when it comes to lie on top. */
function turnTop(g: Table): void {
  const { s } = g;
  if (s.deck.length === 0) reshuffle(g);
  if (s.deck.length === 0) return;
  s.top = g.take(s.deck, 'power deck');
  g.tell?.({ type: 'topTurned', rule: 'NW-16.11', card: s.top });
}

/** A draw that the rules grant: made at once, unless the table lets it be declined and this seat wants to be asked (NW-16.12). */
export function grantDraw(g: Table, seat: Seat, cause: 'square' | 'blocked') {
  const asks = g.s.options.mayDecline && g.s.players[seat]!.asksToDraw;
  return asks ? ({ call: 'draw', with: { seat, cause } } as const) : drawPower(g, seat, cause);
}

/** Whether to draw, asked of a player who wants to be asked (NW-16.12). */
export const draw = rule('draw', {
  ask: (f) => ({ ask: { seat: f.seat, kind: 'draw', options: DRAW_ANSWERS, into: 'answer' } }),

  take(f, g) {
    if (f.answer === 'draw') return drawPower(g, f.seat, f.cause);
    g.tell?.({ type: 'drawDeclined', rule: 'NW-16.12', seat: f.seat });
  },
});

const DRAW_ANSWERS = ['draw', 'decline'] as const;

/** Calls the discard where the seat holds more than three cards; it comes before anything else (NW-11.3). */
export function keepHandLimit(s: State, seat: Seat) {
  if (s.players[seat]!.power.length > HAND_LIMIT) return { call: 'discard', with: { seat } } as const;
}

/** A player with too many power cards discards one of them, the new one included (NW-11.3). */
export const discard = rule('discard', {
  choose(f, { s }) {
    return askIfChoice(f, { seat: f.seat, kind: 'discard', options: distinct(s.players[f.seat]!.power), into: 'card' });
  },

  discard(f, { s, tell }) {
    const card = f.card as PowerCard;
    spendPower(s, f.seat, card);
    tell?.({ type: 'discarded', rule: 'NW-11.3', seat: f.seat, card });
  },
});

/** A card goes from the hand face up onto the discard pile (NW-11.4). */
export function spendPower(s: State, seat: Seat, card: PowerCard): void {
  removeCard(s.players[seat]!.power, card);
  s.discard.push(card);
  forgetSpent(s, seat, card);
}

/** Takes one card of this kind out of a hand, the others stay in their order. Throws where it is not there. */
export function removeCard<C extends string>(hand: C[], card: C): void {
  let at = 0;
  while (at < hand.length && hand[at] !== card) at++;
  if (at === hand.length) throw new Error(`no ${card} in hand`);
  for (; at + 1 < hand.length; at++) hand[at] = hand[at + 1]!;
  hand.pop();
}

/** The kinds of cards in a hand, each once, in the order of POWER_CARDS. */
export function distinct(hand: readonly PowerCard[]): PowerCard[] {
  const kinds: PowerCard[] = [];
  for (const card of POWER_CARDS) if (holds(hand, card)) kinds.push(card);
  return kinds;
}

/** Whether such a card is in a hand. By a loop: hands are short, and `includes` calls into the machine. */
export function holds(hand: readonly PowerCard[], card: PowerCard): boolean {
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) return true;
  return false;
}

function reshuffle({ s, tell }: Table): void {
  const cards = s.discard.length;
  if (cards === 0) return;
  s.deck = s.discard;
  s.discard = [];
  tell?.({ type: 'reshuffled', rule: 'NW-11.5', cards });
}
