import { type Chance, Kit, type Outcome, procedure, type Seat, type Tell } from '@questhall/kernel';
import type { SpaceId } from '../../board/index.ts';
import { cardOf, ruleIn, rulesOf, type Switches } from '../../editions/index.ts';
import type { TalismanEvent } from '../../events.ts';
import { figureOf } from '../../figure.ts';
import type { Change, Character, Locals, State, Ware } from '../../state.ts';
import type { Alignment, Effect, PurchaseKind, Stat } from '../../vocabulary.ts';

/** The kit that every step receives: the state, chance, a voice, and what is done to a character and asked of it again and again. */
export class Table extends Kit<State, TalismanEvent> {
  /** How this match rules what the editions rule differently. */
  readonly rules: Switches;

  constructor(s: State, chance: Chance, tell: Tell<TalismanEvent> | undefined, watched: boolean) {
    super(s, chance, tell, watched);
    this.rules = rulesOf(s);
  }

  /** What a seat plays and has. */
  of(seat: Seat): Character {
    return figureOf(this.s, seat);
  }

  /** The character whose turn it is. */
  get active(): Seat {
    return this.s.turn.seat;
  }

  /** Ends the turn at once; what is on the stack unwinds by itself. Without effect in another's turn. */
  endTurnOf(seat: Seat): void {
    if (seat === this.s.turn.seat) this.s.turn.over = true;
  }

  /** A change that may be prevented or answered goes through the one gate. */
  attempt<I extends string>(change: Change, into?: I): { call: 'attempt'; with: Locals['attempt']; into?: I } {
    return into === undefined ? { call: 'attempt', with: { change } } : { call: 'attempt', with: { change }, into };
  }

  /** Carries out effects for a character. */
  carryOut(
    seat: Seat,
    todo: readonly Effect[],
    more: { card?: string | null; cause?: string; caster?: Seat; about?: number; target?: Seat; at?: SpaceId; event?: boolean } = {},
  ): { call: 'effects'; with: Locals['effects'] } {
    return { call: 'effects', with: { seat, todo: [...todo], card: null, cause: 'space', ...more } };
  }

  /** False where the alignment has already changed this turn, or is this one (T86-6.7.2). */
  turnTo(seat: Seat, alignment: Alignment, rule: string): boolean {
    const c = this.of(seat);
    if (c.alignment === alignment || c.changed === this.s.turn.n) return false;
    c.alignment = alignment;
    c.changed = this.s.turn.n;
    this.s.unsettled = true;
    this.tell?.({ type: 'turnedTo', rule, seat, alignment });
    return true;
  }

  /** The next turn of the character is missed; several add up (T86-6.10.2). */
  willMiss(seat: Seat, rule: string): void {
    this.of(seat).misses += 1;
    this.tell?.({ type: 'willMiss', rule, seat });
  }

  /** What a card holds that one may take of (fountain, stream, pool). */
  holding(card: string): { what: Stat | 'life'; n: number } | undefined {
    return cardOf(card).holds;
  }

  /** The kinds of which a card is left in the pile. */
  onSale(seat: Seat, goods: readonly Ware[]): PurchaseKind[] {
    if (this.of(seat).toad > 0) return [];
    const { stock } = this.s;
    return goods.filter(({ kind }) => stock.some((card) => card === kind || card.startsWith(`${kind}.`))).map(({ kind }) => kind);
  }

  /** Those of them that the character can pay. */
  wares(seat: Seat, goods: readonly Ware[]): PurchaseKind[] {
    const { gold } = this.of(seat);
    return this.onSale(
      seat,
      goods.filter(({ price }) => price <= gold),
    );
  }

  /** Followers with a price at the Castle. */
  sellable(seat: Seat): string[] {
    return this.of(seat).followers.filter((card) => cardOf(card).abilities?.some((a) => a.can === 'sellAtCastle'));
  }

  /** A task of the Warlock may be fulfilled by this (B6). `card`: by an Enemy that is a card. */
  questStep(seat: Seat, task: number, card = false): { call: 'questDone'; with: Locals['questDone'] } | undefined {
    // A creature that is no card may not be what he wants (TDE-8.24).
    if (task === 2 && !card && this.rules.questWantsCards) return undefined;
    return this.of(seat).card !== null && this.of(seat).quest === task ? { call: 'questDone', with: { seat } } : undefined;
  }

  /** The match ends with this winner. */
  win(seat: Seat, rule: string, reason: string): { over: Outcome } {
    const { s } = this;
    this.tell?.({ type: 'won', rule, seat });
    const others = s.characters.map((_, other) => other).filter((other) => other !== seat);
    const standing = others.filter((other) => !figureOf(s, other).out);
    const gone = others.filter((other) => figureOf(s, other).out);
    return {
      over: { winners: [seat], ranking: [[seat], standing, gone].filter((place) => place.length > 0), rule: ruleIn(s, rule), reason },
    };
  }
}

/** Declares one procedure of Talisman. */
export const rule = procedure<Locals, Table>();

/** The answer that takes nothing and does nothing. */
export const DONE = 'done';
export const NO = 'no';
export const YES = 'yes';
