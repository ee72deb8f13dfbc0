import { cardOf } from '../../editions/index.ts';
import type { Foe } from '../../events.ts';
import { at, happened } from '../../listeners.ts';
import { reckon } from '../../reckon.ts';
import { canEvade } from '../character/numbers.ts';
import { tellUntaken } from '../effects/nothing.ts';
import { foeValue, isEnemy } from '../fight/creatures.ts';
import { settling } from '../goods/limits.ts';
import { gainful } from '../goods/trophies.ts';
import { discardFrom, lay, lift, toPile } from '../kit/cards.ts';
import { rollFor } from '../kit/rolls.ts';
import { rule } from '../kit/table.ts';
import { checkpoint } from '../magic/attempt.ts';
import { countedOn } from '../variants.ts';
import { ADVENTURE, astray, deckOf, doesMore, drawMore, drawOne, isForced, lies, replacers, takeCursed } from './drawing.ts';
import { goesOn, lasts, nextNumber, unmet } from './meetings.ts';
import { placeOf, spaceInPlay } from './places.ts';

/** The encounter with an Outer or Middle space: draw, meet the cards by number, take, then the printed instruction (T86-6.13.4, T86-6.13.5). */
export const space = rule('space', {
  /** The heat of the Desert comes before its cards (TDE-4.20a). */
  before(f, g) {
    const { first } = placeOf(g.s, g.of(f.seat).space);
    return first && g.carryOut(f.seat, first, { cause: 'space' });
  },

  count(f, g) {
    const c = g.of(f.seat);
    if (c.card === null || g.s.turn.over || g.s.turn.moved) return 'end';
    const place = placeOf(g.s, c.space);
    const lying = g.s.lying[c.space] ?? [];
    f.old = [...lying];
    f.met = [];
    f.drawn = [];
    f.number = 0;
    f.by = '';
    f.deck = ADVENTURE;
    if (f.only !== undefined) {
      f.drawn = [f.only];
      return 'next';
    }
    f.deck = reckon(g.s).deck(g.s, f.seat, place) ?? ADVENTURE;
    if (f.deck !== ADVENTURE) {
      f.left = deckOf(g, f.deck).toDraw(g, c.space);
      return f.left === 0 ? 'next' : 'draw';
    }
    // Cards put down this turn may not count for one's own draw; a Hex does (T86-6.13.4b).
    let counted = countedOn(g.s, reckon(g.s).counted(lying, g.s));
    for (const hex of g.s.hexes) if (hex.space === c.space) counted++;
    f.left = Math.max(0, place.draw - counted);
    return f.left === 0 ? 'next' : at(g, 'aboutToDraw', f);
  },

  draw(f, g) {
    const { space: here } = g.of(f.seat);
    for (; f.left > 0; f.left--) {
      const card = f.deck === ADVENTURE ? drawOne(g, f.seat, here) : deckOf(g, f.deck).lay(g, f.seat, here);
      if (card === undefined) break;
      f.drawn.push(card);
    }
    if (f.deck === ADVENTURE) happened(g, 'drawn', f);
    f.replacedBy = [...(f.deck === ADVENTURE ? replacers(g, f.seat) : []), ...reckon(g.s).replacers(g.s, f.seat, f.deck)];
  },

  /** Orb and Prophetess: one card drawn goes unmet, another comes in its place and must be met (section C, D6). */
  replace(f, g) {
    const open = f.drawn.filter(
      (card) =>
        !f.fixed?.includes(card) && (f.deck !== ADVENTURE || !isForced(f, card)) && (g.s.lying[g.of(f.seat).space] ?? []).includes(card),
    );
    if (f.replacedBy.length === 0 || open.length === 0) return 'place';
    return { ask: { seat: f.seat, kind: 'replace', options: ['keep', ...open], about: { by: f.replacedBy[0]! }, into: 'choice' } };
  },

  replaced(f, g) {
    const by = f.replacedBy.shift()!;
    const choice = f.choice;
    if (choice === 'keep') return 'replace';
    const { space: here } = g.of(f.seat);
    f.by = by;
    const other = at(g, 'replacing', f);
    if (other) return other;
    lift(g, here, choice);
    toPile(g, choice);
    g.tell?.({ type: 'replaced', rule: 'T86-6.8', seat: f.seat, card: choice, by, space: here });
    const card = drawMore(f, g, here);
    if (card !== undefined) f.fixed = [...(f.fixed ?? []), card];
    return 'replace';
  },

  replacedOtherwise: () => 'replace',

  /** Cards that a die puts on another space do nothing to whoever drew them (T86-6.15.1). */
  place(f, g) {
    f.placing ??= f.drawn.filter((card) => cardOf(card).placedBy);
    const card = f.placing[0];
    if (card === undefined) return 'next';
    return rollFor(g, f, 'roll', 1, 'place', 'T86-6.15.1', { card });
  },

  put(f, g) {
    const card = f.placing.shift()!;
    f.placed = [...(f.placed ?? []), card];
    const to = cardOf(card).placedBy![f.roll - 1]!;
    // Put nowhere, it is met where it was drawn.
    if (!spaceInPlay(g, f.seat, to, card) || !lift(g, g.of(f.seat).space, card)) return 'place';
    lay(g, to, [card]);
    g.tell?.({ type: 'placed', rule: 'T86-6.15.1', seat: f.seat, card, space: to });
    return 'place';
  },

  /** The lowest number that still has a card to meet (T86-6.15.2). */
  next(f, g) {
    if (g.s.turn.over || g.s.turn.moved || g.of(f.seat).card === null) return 'end';
    if (g.s.unsettled && settling(g)) return 'settle';
    f.placing = astray(f, g);
    if (f.placing.length > 0) return 'place';
    return at(g, 'turnedUp', f) ?? 'meetNext';
  },

  revealed: () => 'next',

  meetNext(f, g) {
    f.number = nextNumber(f, g);
    // An Enemy was left that is neither killed nor evaded (TDE-3.12).
    if (f.idle && f.number > 3) {
      g.endTurnOf(f.seat);
      return 'end';
    }
    if (f.number === 2 || f.number === 3) return 'foes';
    if (f.number === 5) return 'taking';
    if (f.number === 7) return 'instruction';
    const cards = unmet(f, g, f.number);
    if (cards.length > 1 && !g.rules.inDrawnOrder) return { ask: { seat: f.seat, kind: 'nextCard', options: cards, into: 'choice' } };
    f.choice = cards[0]!;
  },

  meet(f, g) {
    const card = f.choice;
    f.met.push(card);
    f.card = card;
    g.tell?.({ type: 'met', rule: 'T86-6.15.2', seat: f.seat, card, space: g.of(f.seat).space });
    if (!cardOf(card).evadable || !g.rules.figuresEvaded || !canEvade(g.s, f.seat)) return 'carryOut';
    return { ask: { seat: f.seat, kind: 'evadeCard', options: ['meet', 'evade'], about: { card }, into: 'choice' } };
  },

  evade(f, g) {
    if (f.choice !== 'evade') return undefined;
    g.tell?.({ type: 'evaded', rule: 'T86-6.18.2', seat: f.seat, card: f.card });
    // An Event that was evaded is discarded; a Stranger stays.
    if (cardOf(f.card).type === 'event') discardFrom(g, g.of(f.seat).space, f.card, 'T86-6.18.2');
    return 'next';
  },

  carryOut(f, g) {
    const { space: here } = g.of(f.seat);
    const card = f.card;
    const { meet = [], holds } = cardOf(card);
    if (holds && g.s.held[card] === undefined) g.s.held[card] = holds.n;
    happened(g, 'met', f);
    return g.carryOut(f.seat, meet, { card, cause: card, at: here, event: cardOf(card).type === 'event' });
  },

  /** Events and what has been used up leave; a card that moved its victim leaves all the same. */
  leave(f, g) {
    const card = f.card;
    const printed = cardOf(card);
    // An Enemy that comes before all others is fought now (the King of the Dead).
    if (isEnemy(card) && g.s.tame[card] === undefined && !g.s.turn.over && lies(f, g, card)) return 'stand';
    if (!printed.leaves || lasts(g, card)) return undefined;
    for (const on in g.s.lying) discardFrom(g, on as keyof typeof g.s.lying, card, 'T86-6.15.11');
  },

  afterCard: (_, g) => (g.s.turn.over ? 'end' : checkpoint(g, 'any', true)),

  loop: () => 'next',

  settle: (_, g) => settling(g),

  settled: () => 'next',

  /** All Enemies of one number are one team (T86-6.16.5). */
  foes(f, g) {
    const cards = unmet(f, g, f.number);
    f.met.push(...cards);
    f.team = cards;
    f.heed = cards.filter((card) => cardOf(card).meet);
  },

  /** Some Enemies do something before they fight (the Ravenous Wraith). */
  heeding(f, g) {
    const card = f.heed.shift();
    if (card === undefined) return 'stand';
    return g.carryOut(f.seat, cardOf(card).meet!, { card, cause: card, at: g.of(f.seat).space });
  },

  heeded: () => 'heeding',

  stand(f, g) {
    if (f.number === 1) f.team = [f.card];
    f.choice = f.number === 2 ? 'strength' : 'craft';
    return at(g, 'standing', f);
  },

  battle(f, g) {
    const cards = f.team;
    const stat = f.choice === 'strength' ? 'strength' : 'craft';
    const foes: Foe[] = cards.map((card) => ({ card, value: foeValue(g.s, f.seat, card, stat) }));
    return {
      call: 'facing',
      with: { seat: f.seat, stat, foes, old: cards.every((card) => f.old.includes(card) && !f.drawn.includes(card)) },
      into: 'did',
    };
  },

  /** Those that were not killed may do something more (the Crawling Hand, the Haunt). */
  unslain(f, g) {
    const card = f.team.find((one) => doesMore(f, g, one));
    if (card === undefined) return 'afterFoes';
    f.team = f.team.filter((one) => one !== card);
    return g.carryOut(f.seat, cardOf(card).foe!.unslain!, { card, cause: card, caster: f.seat });
  },

  unslainMore: () => 'unslain',

  afterFoes(f, g) {
    if (f.did === 'idle') f.idle = true;
    return g.s.turn.over ? 'end' : checkpoint(g, 'any', true);
  },

  /** Trophies may be handed in straight after the win, before what comes next (T86-6.1.5). */
  dealtWith(f, g) {
    if (g.s.turn.over || f.did !== 'won' || g.rules.trophiesLast || !gainful(g.s, f.seat, false) || !goesOn(f, g)) return 'next';
    return { call: 'deed', with: { seat: f.seat, what: 'trade', rest: '' } };
  },

  traded: () => 'next',

  taking(f, g) {
    f.tookAt = true;
    if (!reckon(g.s).mayTake(g, f)) return 'next';
    takeCursed(f, g);
    tellUntaken(g, f.seat, f.drawn);
    const goods = reckon(g.s).takesWhatItMeets(g.s) ? unmet(f, g, 5) : null;
    return {
      call: 'taking',
      with: { seat: f.seat, goods, ...(goods && f.only === undefined ? { gold: g.s.loose[g.of(f.seat).space] ?? 0, here: true } : {}) },
    };
  },

  taken: () => 'next',

  /** The printed instruction comes last (T86-6.13.5a). */
  instruction(f, g) {
    if (f.only !== undefined) return 'end';
    f.instructed = true;
    const { instruction } = placeOf(g.s, g.of(f.seat).space);
    return instruction.length === 0 ? undefined : g.carryOut(f.seat, instruction, { cause: 'space' });
  },

  visited: (f, g) => (g.of(f.seat).card === null ? 'end' : at(g, 'visited', f)),

  left: () => 'end',
});
