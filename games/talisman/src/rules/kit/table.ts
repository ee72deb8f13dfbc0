import { type Chance, type Given, Kit, type Outcome, procedure, type Seat, type Tell } from '@questhall/kernel';
import { CROWN, PLAIN, regionOf, type SpaceId } from '../../board/index.ts';
import { cardOf, editionOf, placeOf, ruleIn, rulesOf, type Switches } from '../../editions/index.ts';
import type { MovedBy, RollFor, TalismanEvent } from '../../events.ts';
import { figureOf } from '../../figure.ts';
import { happened } from '../../moments.ts';
import { reckon } from '../../reckonings.ts';
import type { Aim, Change, Character, Locals, State, Ware } from '../../state.ts';
import type { Alignment, Effect, PurchaseKind, Stat } from '../../vocabulary.ts';
import { allowanceOf, armourOf, craftOf, has, mayReroll } from '../character/numbers.ts';
import { counted, plainDice } from '../fight/dice.ts';
import { rollOf } from '../fight/sheet.ts';
import { healsFree, isCovered } from '../space/places.ts';
import { drawSpell, getGold, give, loseCard, toPile } from './cards.ts';

/** The kit that every step receives: the state, chance, a voice, and what is done to a character and asked of it again and again. */
export class Table extends Kit<State, TalismanEvent> {
  /** How this match rules what the editions rule differently. */
  readonly rules: Switches;

  constructor(s: State, chance: Chance, tell: Tell<TalismanEvent> | undefined, watched: boolean) {
    super(s, chance, tell && inItsRules(s, tell), watched);
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

  /** What is taken from every roll of the character (the Vengeful Guide); 0 mostly. */
  malus(seat: Seat): number {
    return reckon(this.s).addedToRolls(this.s, seat);
  }

  /**
   * Rolls for a character and tells the table: the total lands in the local `into`. The one way to roll for somebody, so
   * that no roll forgets what lowers it, or that fate may be spent on it (TDE-2.9): the step returns what this returns.
   * `aim`: the totals that serve.
   */
  rollFor<I extends string>(
    f: { seat: Seat } & { [K in I]?: number | undefined },
    into: I,
    n: number,
    purpose: RollFor,
    rule: string,
    more: { aim?: Aim; card?: string | null } = {},
  ): { call: 'fate'; with: Given<Locals['fate']>; into: I } | undefined {
    const { seat } = f;
    const dice: number[] = [];
    while (dice.length < n) dice.push(this.roll());
    const count = rollOf(this.s, seat, n);
    const total = counted(count, dice);
    (f as Partial<Record<I, number>>)[into] = total;
    this.tell?.({ type: 'rolled', rule, seat, dice, total, for: purpose, ...this.whyOf(seat, purpose, more.card) });
    if (!mayReroll(this.s, seat)) return undefined;
    const asked: Given<Locals['fate']> = { seat, dice: [...dice], for: purpose, count };
    if (more.aim) asked.aim = more.aim;
    if (more.card) asked.card = more.card;
    return { call: 'fate', with: asked, into };
  }

  /** The card that makes somebody roll, or the space that does. */
  private whyOf(seat: Seat, purpose: RollFor, card: string | null | undefined): { card?: string; space?: SpaceId } {
    if (card) return { card };
    return purpose === 'card' || purpose === 'space' ? { space: figureOf(this.s, seat).space } : {};
  }

  /** Rolls dice that are nobody's own (who begins, what Death rolls): nothing changes them, and no fate is spent on them (TDE-2.18). */
  rollForNobody(roller: Seat, n: number, purpose: RollFor, rule: string): number {
    const dice: number[] = [];
    while (dice.length < n) dice.push(this.roll());
    const total = counted(plainDice(n), dice);
    this.tell?.({ type: 'rolled', rule, seat: roller, dice, total, for: purpose });
    return total;
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

  // --- places and states

  /**
   * Whether a space that an effect names is in play. Every effect that names one asks here first: what names a space under
   * a Terrain card is ignored (TDE-11.17), and the table is told so.
   * @param card what names it, where it is a card
   */
  inPlay(seat: Seat, space: SpaceId, card?: string): boolean {
    if (!isCovered(this.s, space)) return true;
    this.tell?.({ type: 'notInPlay', rule: 'TDE-11.17', seat, space, ...(card === undefined ? {} : { card }) });
    return false;
  }

  /** Sets the figure on another space. A built Raft is lost, a slave is freed (T86-6.11.16, B2). */
  moveTo(seat: Seat, to: SpaceId, by: MovedBy, path: SpaceId[], rule: string): void {
    const c = this.of(seat);
    const from = c.space;
    c.space = to;
    // Magic Objects do not work there (B1): what they give is lost, or had again.
    if (placeOf(this.s, from).cursed || placeOf(this.s, to).cursed) this.s.unsettled = true;
    if (to === PLAIN || regionOf(to) !== 'inner') c.turnedBack = false;
    c.werewolf = 0;
    c.lizardMen = 0;
    c.dicing = false;
    // An offer is for the very next move (B2).
    c.ride = null;
    if (c.slave && by !== 'walk') {
      c.slave = false;
      this.tell?.({ type: 'freed', rule: 'T86-6.13.5b', seat });
    }
    this.tell?.({ type: 'moved', rule, seat, from, path, to, by });
    if ((regionOf(from) === 'outer') !== (regionOf(to) === 'outer')) this.overTheRiver(seat);
    if (c.raft !== 'none' && by !== 'raft') {
      c.raft = 'none';
      this.tell?.({ type: 'raftLost', rule: 'T86-6.11.16', seat });
    }
    if (to === CROWN && !this.s.crownReached) {
      this.s.crownReached = true;
      // Whoever waits for a new character waits in vain now (T86-6.4.3d).
      this.s.unsettled = true;
      happened(this, 'crownReached', { seat });
      this.tell?.({ type: 'crownReached', rule: 'T86-6.4.3e', seat });
    }
  }

  /** Whoever crosses the Storm River, in whatever way, is rid of some curses (the Poltergeist, D1). */
  private overTheRiver(seat: Seat): void {
    for (const card of [...this.of(seat).followers]) {
      if (!cardOf(card).abilities?.some((a) => a.can === 'moveOne' && a.until === 'river')) continue;
      loseCard(this, seat, card);
      toPile(this, card);
      this.tell?.({ type: 'curseLifted', rule: 'T86-6.11.9', seat, card });
    }
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

  // --- goods

  craft(seat: Seat): number {
    return craftOf(this.s, seat);
  }

  hasRoomForSpell(seat: Seat): boolean {
    return this.of(seat).toad === 0 && this.of(seat).spells.length < allowanceOf(this.s, seat);
  }

  /** @see healsFree of places */
  healsFree(seat: Seat): boolean {
    return healsFree(this.s, seat);
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

  armour(seat: Seat): string[] {
    return armourOf(this.s, seat);
  }

  /** A Talisman from the pile, if one is left (T86-6.20.2c). */
  awardTalisman(seat: Seat): void {
    const { stock } = this.s;
    const card = stock.find((one) => one.startsWith('tal.'));
    if (card === undefined || this.of(seat).toad > 0) return;
    stock.splice(stock.indexOf(card), 1);
    give(this, seat, card);
    this.tell?.({ type: 'awarded', rule: 'T86-6.20.1', seat, card });
  }

  sellObjects(seat: Seat, cards: readonly string[], price: number): void {
    if (cards.length === 0) return;
    for (const card of cards) {
      loseCard(this, seat, card);
      toPile(this, card);
    }
    this.sold(seat, cards, price * cards.length);
  }

  /** What has been sold is paid for, where gold can come. */
  sold(seat: Seat, cards: readonly string[], price: number): void {
    // Before anybody is told: where nobody listens, what is told is not even worked out.
    const gold = getGold(this, seat, price);
    this.tell?.({ type: 'sold', rule: 'T86-6.3.4', seat, cards: [...cards], gold });
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

  /** On casting its last Spell the character draws one at once, if it has that power (T86-6.8.1). */
  alwaysSpell(seat: Seat): void {
    if (this.of(seat).spells.length === 0 && has(this.s, seat, 'alwaysSpell')) drawSpell(this, seat, 'T86-6.2.8');
  }
}

/** A voice that names the rules as the rulebook of the match does. */
function inItsRules(s: State, tell: Tell<TalismanEvent>): Tell<TalismanEvent> {
  if (!editionOf(s).ruleIds) return tell;
  const named = <E extends TalismanEvent>(event: E): E => ({ ...event, rule: ruleIn(s, event.rule) });
  return (event, to, twin) => tell(named(event), to, twin && named(twin));
}

/** Declares one procedure of Talisman. */
export const rule = procedure<Locals, Table>();

/** The answer that takes nothing and does nothing. */
export const DONE = 'done';
export const NO = 'no';
export const YES = 'yes';
