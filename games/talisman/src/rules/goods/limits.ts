import type { Seat } from '@questhall/kernel';
import { cardOf } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import { reckon } from '../../reckon.ts';
import type { State } from '../../state.ts';
import { endWaiting, lastLeft, waitsInVain } from '../character/elimination.ts';
import { allowanceOf, counts, livingFrom, loadOf, mayOwn } from '../character/numbers.ts';
import { drawSpell, loseCard, putDown, toPile } from '../kit/cards.ts';
import { rule, type Table } from '../kit/table.ts';
import { grantDue } from '../variants.ts';
import { deliverable } from './wares.ts';

/** What may be put down of too much: cursed Objects last, and only where there are too many of them (TDE-11.25). */
function surplus(g: Table, seat: Seat, over: number): { options: string[]; choose: { min: number; max: number } } {
  const all = g.of(seat).objects.filter((card) => counts(g.s, card));
  const free = all.filter((card) => !cardOf(card).cursed);
  if (free.length >= over) return { options: free, choose: { min: over, max: over } };
  if (free.length > 0) return { options: free, choose: { min: free.length, max: free.length } };
  return { options: all, choose: { min: over, max: over } };
}

/** Whether it carries more Objects than it may (T86-6.5.3); where it has no more than anybody may carry, nothing is counted. */
function overloaded(s: State, seat: Seat): boolean {
  if (figureOf(s, seat).objects.length <= s.options.objectLimit) return false;
  const { n, limit } = loadOf(s, seat);
  return limit !== null && n > limit;
}

/** Checks the limits after a change: undefined where they are all kept, which is mostly so (section H7). */
export function settling(g: Table): { call: 'limits'; with: Record<never, never> } | undefined {
  const { s } = g;
  if (s.crownReached && waitsInVain(s)) return { call: 'limits', with: {} };
  const { forfeits } = reckon(s);
  const withCraft = g.rules.spellsWithCraft;
  for (let seat = 0; seat < s.seats; seat++) {
    const c = figureOf(s, seat);
    if (c.card === null) continue;
    if (overloaded(s, seat)) return { call: 'limits', with: {} };
    if (forfeits(s, seat).length > 0) return { call: 'limits', with: {} };
    if (c.toad > 0) continue;
    // Nobody can have too many of none, where none is got with Craft.
    if (c.spells.length > 0 || withCraft) {
      const allowed = allowanceOf(s, seat);
      if (grantDue(s, c, allowed) || c.spells.length > allowed) return { call: 'limits', with: {} };
    }
    for (const card of c.objects) if (!mayOwn(c, card)) return { call: 'limits', with: {} };
    if (c.quest > 2 && due(g, seat)) return { call: 'limits', with: {} };
  }
  s.unsettled = false;
  return undefined;
}

/**
 * The automatic checks after a change (section H7), seat by seat from the active player: alignment limits on Objects,
 * the Object limit, the Spell grant, the Spell allowance. Deaths and the winner are looked at where a life is lost; whoever waited for a
 * new character as the Crown was reached is out.
 */
export const limits = rule('limits', {
  look(_f, g) {
    g.s.unsettled = false;
    if (waitsInVain(g.s)) {
      endWaiting(g);
      const over = lastLeft(g);
      if (over) return over;
    }
    for (const seat of livingFrom(g.s, g.s.turn.seat)) {
      if (g.of(seat).toad > 0) continue;
      dropForbidden(g, seat);
      for (const { card, rule: why } of reckon(g.s).forfeits(g.s, seat)) {
        if (!loseCard(g, seat, card)) continue;
        toPile(g, card);
        g.tell?.({ type: 'discarded', rule: why, card, seat });
      }
    }
  },

  /** The Warlock's quest is done as soon as it can be (TDE-8.24). */
  deliver(f, g) {
    const seat = livingFrom(g.s, g.s.turn.seat).find((one) => g.of(one).quest > 2 && due(g, one));
    if (seat === undefined) return 'overload';
    f.who = seat;
    const options = deliverable(g, seat);
    if (options.length === 1) {
      f.choice = options[0]!;
      return undefined;
    }
    return { ask: { seat, kind: 'deliver', options, into: 'choice' } };
  },

  delivered: (f) => ({ call: 'deed', with: { seat: f.who, what: 'deliver', rest: f.choice } }),

  deliveredAll: () => 'look',

  overload(f, g) {
    for (const seat of livingFrom(g.s, g.s.turn.seat)) {
      const { n, limit } = loadOf(g.s, seat);
      if (limit === null || n <= limit) continue;
      f.who = seat;
      const over = n - limit;
      return {
        ask: {
          seat,
          kind: 'dropObjects',
          ...surplus(g, seat, over),
          into: 'picks',
        },
      };
    }
    return 'spells';
  },

  dropObjects(f, g) {
    const seat = f.who;
    for (const card of f.picks) loseCard(g, seat, card);
    putDown(g, seat, f.picks, 'T86-6.5.5');
    return 'look';
  },

  spells(f, g) {
    for (const seat of livingFrom(g.s, g.s.turn.seat)) {
      const c = g.of(seat);
      if (c.toad > 0) continue;
      const allowed = allowanceOf(g.s, seat);
      // The grant comes before the allowance check (T86-6.2.7c, H7).
      if (grantDue(g.s, c, allowed)) {
        const more = allowed - c.grantMark;
        c.grantMark = allowed;
        for (let i = 0; i < more; i++) drawSpell(g, seat, 'T86-6.2.7c');
      }
      if (c.spells.length <= allowed) continue;
      f.who = seat;
      const over = c.spells.length - allowed;
      return { ask: { seat, kind: 'dropSpells', options: [...c.spells], choose: { min: over, max: over }, into: 'picks' } };
    }
    return g.s.unsettled ? 'look' : 'end';
  },

  dropSpells(f, g) {
    const seat = f.who;
    const c = g.of(seat);
    c.spells = c.spells.filter((spell) => !f.picks.includes(spell));
    g.s.spellDiscard.push(...f.picks);
    g.tell?.({ type: 'droppedSpells', rule: 'T86-6.2.8', seat, spells: [...f.picks] });
    return 'spells';
  },
});

/** Whether what the Warlock wants is there and must be handed over now. */
const due = (g: Table, seat: Seat): boolean => g.rules.questAtOnce && deliverable(g, seat).length > 0;

/** Objects that do not fit the alignment stay on the space (T86-6.7.3). */
function dropForbidden(g: Table, seat: Seat): void {
  const c = g.of(seat);
  const forbidden = c.objects.filter((card) => !mayOwn(c, card));
  if (forbidden.length === 0) return;
  for (const card of forbidden) loseCard(g, seat, card);
  putDown(g, seat, forbidden, 'T86-6.7.3');
}
