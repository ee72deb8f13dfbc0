import type { Seat } from '@questhall/kernel';
import { cardOf } from '../../editions/index.ts';
import type { Side } from '../../events.ts';
import { at, happened } from '../../listeners.ts';
import { reckon } from '../../reckon.ts';
import type { Locals } from '../../state.ts';
import { mayReroll } from '../character/numbers.ts';
import { loseCard, toPile } from '../kit/cards.ts';
import { gain } from '../kit/numbers.ts';
import { NO, rule, type Table } from '../kit/table.ts';
import { checkpoint } from '../magic/attempt.ts';
import { fightFate, rollSide, scoreOf, sideOf, tellDice } from './attack-roll.ts';
import { counted } from './dice.ts';
import { anyDragon, armourAgainst, armourSheet, type FightSheet, fightSheet, foeScore, preparedAgainst, type SideSheet } from './sheet.ts';

/** Raised Followers fight once; charmed animals stay. */
export function spendHelpers(g: Table, seat: Seat, helpers: readonly string[]): void {
  if (!reckon(g.s).raises(g.s, seat)) return;
  for (const card of helpers) {
    if (!loseCard(g, seat, card)) continue;
    toPile(g, card);
    g.tell?.({ type: 'discarded', rule: 'T86-6.6.3', card, seat });
  }
}

/**
 * A fight with creatures that are one team: their values are added and one die is rolled for them (T86-6.16.4,
 * T86-6.16.5, T86-6.17). Value: 'won', 'lost' or 'draw'. Losing and a draw end the turn.
 */
export const fight = rule('fight', {
  begin(f, g) {
    f.sides = [preparedAgainst(g.s, f.seat, f.stat, f.foes)];
    f.hero = g.of(f.seat).card;
    g.tell?.({ type: 'fightBegan', rule: ruleOf(f), seat: f.seat, stat: f.stat, foes: f.foes, space: g.of(f.seat).space });
  },

  others: (_, g) => checkpoint(g, 'fight'),

  makeReady: (f) => ({ call: 'preparing', with: { seat: f.seat, stat: f.stat, about: f.id, at: 0 } }),

  roll(f, g) {
    // A Spell may have taken the character or the whole fight away.
    if (g.of(f.seat).card === null || g.s.turn.over) return { done: 'draw' };
    const { mine, theirs } = sheetOf(f, g);
    f.dice = rollSide(g, mine);
    f.foeDice = rollSide(g, theirs);
    tellDice(g, f.seat, mine, f.dice, 'fight', ruleOf(f));
    tellDice(g, (f.seat + 1) % g.s.seats, theirs, f.foeDice, 'foe', ruleOf(f));
    return fightFate(g, f.seat, f.sides[0], mine, f.dice, scoreOf(theirs, f.foeDice), 'dice');
  },

  rolled: (f, g) => at(g, 'fightRolled', f),

  compare(f, g) {
    const { mine, theirs } = sheetOf(f, g);
    const hero = sideOf(g, f.seat, f.stat, f.sides[0], anyDragon(f.foes), mine, f.dice);
    const foe = foeSide(f, g, theirs);
    f.result = f.seen || hero.score > foe.score ? 'won' : hero.score < foe.score ? 'lost' : 'draw';
    g.tell?.({
      type: 'fought',
      rule: ruleOf(f),
      seat: f.seat,
      roller: (f.seat + 1) % g.s.seats,
      stat: f.stat,
      foes: f.foes,
      hero,
      foe,
      result: f.result,
    });
    happened(g, 'compared', { seat: f.seat, side: f.sides[0], dice: f.dice });
    spendHelpers(g, f.seat, f.sides[0].helpers);
    f.sides[0].helpers = [];
    if (f.result === 'draw') return 'draw';
    if (f.result === 'lost') return 'hurt';
    return g.attempt({ type: 'killFoes', seat: f.seat, frame: f.id }, 'killed');
  },

  win(f, g) {
    if (!f.killed) {
      g.tell?.({ type: 'prevented', rule: 'T86-6.16.10', seat: f.seat, what: 'enemy' });
      return 'draw';
    }
    // A kill is enough (D6).
    if (f.stat === 'strength' && f.sides[0].weapons.some((card) => reckon(g.s).givesLife(card))) gain(g, f.seat, 'life', 1, 'T86-6.16.4d');
    return { done: 'won' };
  },

  hurt: (f) => ({ call: 'hurt', with: { seat: f.seat, stat: f.stat, ...(f.sides[0].bare ? { bare: true } : {}) } }),

  /** What an Enemy does to whoever it beat, unless that one died of it (TDE-G.3). */
  beaten(f, g) {
    const foe =
      g.of(f.seat).card === f.hero
        ? f.foes.find((one) => 'card' in one && cardOf(one.card).foe?.beaten && !f.mocked?.includes(one.card))
        : undefined;
    if (!foe || !('card' in foe)) return 'lost';
    f.mocked = [...(f.mocked ?? []), foe.card];
    return g.carryOut(f.seat, cardOf(foe.card).foe!.beaten!, { card: foe.card, cause: foe.card, caster: f.seat });
  },

  beatenMore: () => 'beaten',

  lost(f, g) {
    g.endTurnOf(f.seat);
    return { done: 'lost' };
  },

  /** A draw, equal scores: nobody is hurt, and the turn ends (T86-6.16.4g). */
  draw(f, g) {
    g.endTurnOf(f.seat);
    return { done: 'draw' };
  },
});

/** What this fight is rolled by now: with all that was cast and made ready. */
const sheetOf = (f: Locals['fight'], g: Table): FightSheet =>
  fightSheet(g.s, f.seat, f.stat, f.foes, f.sides[0], f.bonus, f.assassin === true);

function foeSide(f: Locals['fight'], g: Table, sheet: SideSheet): Side {
  const dice = f.foeDice;
  const score = scoreOf(sheet, dice);
  if (!g.tell) return { parts: [], dice, score };
  return { parts: foeScore(g.s, f.seat, f.foes, f.assassin ? 0 : f.bonus, dice, counted(sheet.dice, dice)), dice, score };
}

const ruleOf = (f: Locals['fight']): string => (f.stat === 'craft' ? 'T86-6.17.1a' : f.foes.length > 1 ? 'T86-6.16.5' : 'T86-6.16.1a');

/** A life lost in a fight: in physical combat one piece of armour may be tried first (T86-6.16.4e, T86-6.17.2b). Value: whether it was lost. */
export const hurt = rule('hurt', {
  /** "Whether one uses a card is up to the player": who may decline is asked, and a standing order may answer (TDE-6.5). */
  choose(f, g) {
    const pieces = f.bare ? [] : armourAgainst(g.s, f.seat, f.stat);
    if (pieces.length === 0) return 'lose';
    return { ask: { seat: f.seat, kind: 'armour', options: [...pieces, NO], about: { stat: f.stat }, into: 'choice' } };
  },

  tryIt(f, g) {
    if (f.choice === NO) return 'lose';
    f.roll = g.roll();
    // A failed save may be rolled again, but no second piece tried (TDE-6.5a).
    if (!mayReroll(g.s, f.seat)) return undefined;
    const card = f.choice;
    const { dice, from } = armourSheet(g.s, f.seat, card);
    g.tell?.({ type: 'rolled', rule: 'T86-6.16.4e', seat: f.seat, dice: [f.roll], total: counted(dice, [f.roll]), for: 'armour', card });
    return { call: 'fate', with: { seat: f.seat, dice: [f.roll], for: 'armour', card, aim: { from, to: 6 }, count: dice }, into: 'roll' };
  },

  tried(f, g) {
    const card = f.choice;
    const { dice, from } = armourSheet(g.s, f.seat, card);
    const roll = counted(dice, [f.roll]);
    const worked = roll >= from;
    g.tell?.({ type: 'saved', rule: 'T86-6.16.4e', seat: f.seat, card, roll, worked });
    if (worked) return { done: false };
  },

  lose(f, g) {
    f.card = g.of(f.seat).card;
    return {
      call: 'loseLives',
      with: {
        seat: f.seat,
        n: reckon(g.s).livesLost(g.s, f.seat, f.stat),
        combat: f.stat === 'strength',
        ...(f.by === undefined ? {} : { by: f.by }),
      },
      into: 'lost',
    };
  },

  beaten: (f, g) => at(g, 'beaten', f),

  close: (f) => ({ done: (f.lost ?? 0) > 0 }),
});
