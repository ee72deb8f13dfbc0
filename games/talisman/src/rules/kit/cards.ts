import type { Seat } from '@questhall/kernel';
import type { SpaceId } from '../../board/index.ts';
import { cardOf, instanceOf } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import { inPlay } from '../../installed.ts';
import { happened } from '../../listeners.ts';
import type { State } from '../../state.ts';
import { has, hasRoomForSpell, isRaft } from '../character/numbers.ts';
import { goldComes } from '../goods/goods.ts';
import type { Table } from './table.ts';

/* Cards on their way: drawn, laid, lifted, given, lost, put on their piles. Nothing can prevent these changes; what may be answered goes through the gate. */

/** The next card of the Adventure deck; the discard pile becomes a new deck when it is empty (T86-6.13.4b). */
export function drawCard(g: Table): string | undefined {
  const { s } = g;
  if (s.top.length > 0) {
    s.seen = s.seen.flatMap(({ seat, n }) => (n > 1 ? [{ seat, n: n - 1 }] : []));
    return s.top.shift()!;
  }
  if (s.deck.length === 0) {
    if (s.discard.length === 0) return undefined;
    g.tell?.({ type: 'reshuffled', rule: 'T86-6.13.4b', pile: 'adventure', n: s.discard.length });
    s.deck = s.discard;
    s.discard = [];
  }
  return g.take(s.deck, 'adventure');
}

/** The character gains a Spell where the allowance has room (T86-6.9.4, T86-6.9.5). False where it has none. */
export function drawSpell(g: Table, seat: Seat, rule: string): boolean {
  const { s } = g;
  const c = figureOf(g.s, seat);
  if (!hasRoomForSpell(s, seat)) return false;
  if (s.spellDeck.length === 0) {
    if (s.spellDiscard.length === 0) return false;
    g.tell?.({ type: 'reshuffled', rule: 'T86-6.9.5', pile: 'spell', n: s.spellDiscard.length });
    s.spellDeck = s.spellDiscard;
    s.spellDiscard = [];
  }
  const spell = g.take(s.spellDeck, 'spell');
  c.spells.push(spell);
  g.tell?.({ type: 'gotSpell', rule, seat, spell }, [seat], { type: 'gotSpell', rule, seat });
  return true;
}

/** Takes a Spell out of the air. False where it is not there. */
export function takeFromAir(g: Table, spell: string): boolean {
  const { inAir } = g.s;
  const at = inAir.indexOf(spell);
  if (at < 0) return false;
  inAir.splice(at, 1);
  return true;
}

/** Puts a card that is nowhere any more on the pile it came from (T86-6.20.2b). */
export function toPile(g: Table, card: string): void {
  const { s } = g;
  if (card.startsWith('adv.')) s.discard.push(card);
  else if (card.startsWith('sp.')) s.spellDiscard.push(card);
  else if (/^(pur|tal)\./.test(card)) s.stock.push(card);
  else pileOf(s, card)(s, card);
  if (s.held[card] !== undefined) delete s.held[card];
  if (s.tame[card] !== undefined) delete s.tame[card];
  if (s.lasting.length > 0) s.lasting = s.lasting.filter((one) => one.card !== card);
  happened(g, 'putAway', { card });
}

/** Lays cards face up on a space. */
export function lay(g: Table, space: SpaceId, cards: readonly string[]): void {
  const { lying } = g.s;
  if (cards.length === 0) return;
  const there = lying[space];
  const names = cards.map(instanceOf);
  lying[space] = there ? [...there, ...names] : names;
}

/**
 * Lays what its owner has given up face up on a space, and tells what lies there now. A Raft lies nowhere: it is gone
 * (T86-6.11.19b, TDE-9.12).
 */
export function putDown(g: Table, seat: Seat, cards: readonly string[], rule: string, more: { gold?: number; space?: SpaceId } = {}): void {
  const { s } = g;
  const { gold = 0, space = figureOf(s, seat).space } = more;
  const rafts = cards.filter(isRaft);
  const down = cards.filter((card) => !isRaft(card)).map(instanceOf);
  happened(g, 'putDown', { seat, cards });
  lay(g, space, down);
  if (gold > 0) s.loose[space] = (s.loose[space] ?? 0) + gold;
  if (seat === s.turn.seat) s.turn.put.push(...down.filter((card) => !s.turn.put.includes(card)));
  s.unsettled = true;
  if (down.length > 0 || gold > 0) g.tell?.({ type: 'left', rule, seat, cards: down, gold, space });
  for (const raft of rafts) {
    toPile(g, raft);
    g.tell?.({ type: 'raftLost', rule: 'T86-6.11.19b', seat });
  }
}

/** Takes a card off a space. False where it does not lie there. */
export function lift(g: Table, space: SpaceId, card: string): boolean {
  const cards = g.s.lying[space];
  const at = cards ? cards.indexOf(card) : -1;
  if (!cards || at < 0) return false;
  cards.splice(at, 1);
  if (cards.length === 0) delete g.s.lying[space];
  return true;
}

/** Discards a card that lies on a space. */
export function discardFrom(g: Table, space: SpaceId, card: string, rule: string): void {
  if (!lift(g, space, card)) return;
  toPile(g, card);
  g.tell?.({ type: 'discarded', rule, card, space });
}

/**
 * Gold comes to a character, from wherever: here and nowhere else, since what forbids it forbids it for every source
 * (TDE-7.2). @returns how much has come
 */
export function getGold(g: Table, seat: Seat, n: number): number {
  if (!goldComes(g.s, seat)) return 0;
  figureOf(g.s, seat).gold += n;
  g.s.unsettled = true;
  return n;
}

/** One gold goes from one character to another, where it may; else it stays. False where nothing moved. */
export function passGold(g: Table, from: Seat, to: Seat): boolean {
  if (figureOf(g.s, from).gold === 0 || getGold(g, to, 1) === 0) return false;
  figureOf(g.s, from).gold -= 1;
  return true;
}

/** Gives a card to a character: gold is turned into gold, Followers and Objects are kept. */
export function give(g: Table, seat: Seat, card: string): void {
  const c = figureOf(g.s, seat);
  const printed = cardOf(card);
  if (printed.type === 'gold') {
    getGold(g, seat, printed.gold!);
    toPile(g, card);
  } else if (isFollower(card)) c.followers.push(instanceOf(card));
  else c.objects.push(instanceOf(card));
  g.s.unsettled = true;
}

/** Takes a Follower or Object out of what a character has. False where it has none such. */
export function loseCard(g: Table, seat: Seat, card: string): boolean {
  const c = figureOf(g.s, seat);
  for (const cards of [c.objects, c.followers]) {
    const at = cards.indexOf(card);
    if (at < 0) continue;
    cards.splice(at, 1);
    g.s.unsettled = true;
    happened(g, 'parted', { seat, card });
    return true;
  }
  return false;
}

/** A Talisman from the pile, if one is left (T86-6.20.2c). */
export function awardTalisman(g: Table, seat: Seat): void {
  const { stock } = g.s;
  const card = stock.find((one) => one.startsWith('tal.'));
  if (card === undefined || g.of(seat).toad > 0) return;
  stock.splice(stock.indexOf(card), 1);
  give(g, seat, card);
  g.tell?.({ type: 'awarded', rule: 'T86-6.20.1', seat, card });
}

/** Objects are sold, each for so much. */
export function sellObjects(g: Table, seat: Seat, cards: readonly string[], price: number): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    loseCard(g, seat, card);
    toPile(g, card);
  }
  sold(g, seat, cards, price * cards.length);
}

/** What has been sold is paid for, where gold can come. */
export function sold(g: Table, seat: Seat, cards: readonly string[], price: number): void {
  // Before anybody is told: where nobody listens, what is told is not even worked out.
  const gold = getGold(g, seat, price);
  g.tell?.({ type: 'sold', rule: 'T86-6.3.4', seat, cards: [...cards], gold });
}

/** On casting its last Spell the character draws one at once, if it has that power (T86-6.8.1). */
export function alwaysSpell(g: Table, seat: Seat): void {
  if (g.of(seat).spells.length === 0 && has(g.s, seat, 'alwaysSpell')) drawSpell(g, seat, 'T86-6.2.8');
}

/** Followers are Followers, curses, and Enemies that were charmed or raised. */
export function isFollower(card: string): boolean {
  const { type } = cardOf(card);
  return type !== 'object' && type !== 'magicObject';
}

/** The pile of a card that an expansion has brought. @throws Error for a card of none */
function pileOf(s: State, card: string): (s: State, card: string) => void {
  for (const { piles } of inPlay(s)) for (const prefix in piles) if (card.startsWith(prefix)) return piles[prefix]!;
  throw new Error(`no pile for ${card}`);
}
