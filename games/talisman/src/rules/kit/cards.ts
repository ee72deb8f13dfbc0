import { Kit, type Seat } from '@questhall/kernel';
import type { SpaceId } from '../../board/index.ts';
import { cardOf, instanceOf } from '../../editions/index.ts';
import type { TalismanEvent } from '../../events.ts';
import { inPlay } from '../../installed.ts';
import { happened } from '../../moments.ts';
import type { State } from '../../state.ts';
import { allowanceOf, isRaft } from '../character/numbers.ts';
import { goldComes, isCurse } from '../goods/goods.ts';

/** The part of the kit that moves cards: drawn, laid, lifted, given, lost, put on their piles. */
export class Cards extends Kit<State, TalismanEvent> {
  /** The next card of the Adventure deck; the discard pile becomes a new deck when it is empty (T86-6.13.4b). */
  drawCard(): string | undefined {
    const { s } = this;
    if (s.top.length > 0) {
      s.seen = s.seen.flatMap(({ seat, n }) => (n > 1 ? [{ seat, n: n - 1 }] : []));
      return s.top.shift()!;
    }
    if (s.deck.length === 0) {
      if (s.discard.length === 0) return undefined;
      this.tell?.({ type: 'reshuffled', rule: 'T86-6.13.4b', pile: 'adventure', n: s.discard.length });
      s.deck = s.discard;
      s.discard = [];
    }
    return this.take(s.deck, 'adventure');
  }

  /** The character gains a Spell where the allowance has room (T86-6.9.4, T86-6.9.5). False where it has none. */
  drawSpell(seat: Seat, rule: string): boolean {
    const { s } = this;
    const c = this.s.characters[seat]!;
    if (c.toad > 0 || c.spells.length >= allowanceOf(s, seat)) return false;
    if (s.spellDeck.length === 0) {
      if (s.spellDiscard.length === 0) return false;
      this.tell?.({ type: 'reshuffled', rule: 'T86-6.9.5', pile: 'spell', n: s.spellDiscard.length });
      s.spellDeck = s.spellDiscard;
      s.spellDiscard = [];
    }
    const spell = this.take(s.spellDeck, 'spell');
    c.spells.push(spell);
    this.tell?.({ type: 'gotSpell', rule, seat, spell }, [seat], { type: 'gotSpell', rule, seat });
    return true;
  }

  /** Takes a Spell out of the air. False where it is not there. */
  takeFromAir(spell: string): boolean {
    const { inAir } = this.s;
    const at = inAir.indexOf(spell);
    if (at < 0) return false;
    inAir.splice(at, 1);
    return true;
  }

  /** Puts a card that is nowhere any more on the pile it came from (T86-6.20.2b). */
  toPile(card: string): void {
    const { s } = this;
    if (card.startsWith('adv.')) s.discard.push(card);
    else if (card.startsWith('sp.')) s.spellDiscard.push(card);
    else if (/^(pur|tal)\./.test(card)) s.stock.push(card);
    else pileOf(s, card)(s, card);
    if (s.held[card] !== undefined) delete s.held[card];
    if (s.tame[card] !== undefined) delete s.tame[card];
    if (s.lasting.length > 0) s.lasting = s.lasting.filter((one) => one.card !== card);
    happened(this as never, 'putAway', { card });
  }

  /** Lays cards face up on a space. */
  lay(space: SpaceId, cards: readonly string[]): void {
    const { lying } = this.s;
    if (cards.length === 0) return;
    const there = lying[space];
    const names = cards.map(instanceOf);
    lying[space] = there ? [...there, ...names] : names;
  }

  /**
   * Lays what its owner has given up face up on a space, and tells what lies there now. A Raft lies nowhere: it is gone
   * (T86-6.11.19b, TDE-9.12).
   */
  putDown(seat: Seat, cards: readonly string[], rule: string, more: { gold?: number; space?: SpaceId } = {}): void {
    const { s } = this;
    const { gold = 0, space = s.characters[seat]!.space } = more;
    const rafts = cards.filter(isRaft);
    const down = cards.filter((card) => !isRaft(card)).map(instanceOf);
    happened(this as never, 'putDown', { seat, cards });
    this.lay(space, down);
    if (gold > 0) s.loose[space] = (s.loose[space] ?? 0) + gold;
    if (seat === s.turn.seat) s.turn.put.push(...down.filter((card) => !s.turn.put.includes(card)));
    s.unsettled = true;
    if (down.length > 0 || gold > 0) this.tell?.({ type: 'left', rule, seat, cards: down, gold, space });
    for (const raft of rafts) {
      this.toPile(raft);
      this.tell?.({ type: 'raftLost', rule: 'T86-6.11.19b', seat });
    }
  }

  /** Takes a card off a space. False where it does not lie there. */
  lift(space: SpaceId, card: string): boolean {
    const cards = this.s.lying[space];
    const at = cards ? cards.indexOf(card) : -1;
    if (!cards || at < 0) return false;
    cards.splice(at, 1);
    if (cards.length === 0) delete this.s.lying[space];
    return true;
  }

  /** Discards a card that lies on a space. */
  discardFrom(space: SpaceId, card: string, rule: string): void {
    if (!this.lift(space, card)) return;
    this.toPile(card);
    this.tell?.({ type: 'discarded', rule, card, space });
  }

  /**
   * Gold comes to a character, from wherever: here and nowhere else, since what forbids it forbids it for every source
   * (TDE-7.2). @returns how much has come
   */
  getGold(seat: Seat, n: number): number {
    if (!goldComes(this.s, seat)) return 0;
    this.s.characters[seat]!.gold += n;
    this.s.unsettled = true;
    return n;
  }

  /** One gold goes from one character to another, where it may; else it stays. False where nothing moved. */
  passGold(from: Seat, to: Seat): boolean {
    if (this.s.characters[from]!.gold === 0 || this.getGold(to, 1) === 0) return false;
    this.s.characters[from]!.gold -= 1;
    return true;
  }

  /** Gives a card to a character: gold is turned into gold, Followers and Objects are kept. */
  give(seat: Seat, card: string): void {
    const c = this.s.characters[seat]!;
    const printed = cardOf(card);
    if (printed.type === 'gold') {
      this.getGold(seat, printed.gold!);
      this.toPile(card);
    } else if (this.isFollower(card)) c.followers.push(instanceOf(card));
    else c.objects.push(instanceOf(card));
    this.s.unsettled = true;
  }

  /** Takes a Follower or Object out of what a character has. False where it has none such. */
  loseCard(seat: Seat, card: string): boolean {
    const c = this.s.characters[seat]!;
    for (const cards of [c.objects, c.followers]) {
      const at = cards.indexOf(card);
      if (at < 0) continue;
      cards.splice(at, 1);
      this.s.unsettled = true;
      happened(this as never, 'parted', { seat, card });
      return true;
    }
    return false;
  }

  /** Followers are Followers, curses, and Enemies that were charmed or raised. */
  isFollower(card: string): boolean {
    const { type } = cardOf(card);
    return type !== 'object' && type !== 'magicObject';
  }

  /** A Follower that its owner cannot get rid of by leaving, trading or losing it to others. */
  isCurse(card: string): boolean {
    return isCurse(this.s, card);
  }
}

/** The pile of a card that an expansion has brought. @throws Error for a card of none */
function pileOf(s: State, card: string): (s: State, card: string) => void {
  for (const { piles } of inPlay(s)) for (const prefix in piles) if (card.startsWith(prefix)) return piles[prefix]!;
  throw new Error(`no pile for ${card}`);
}
