import type { Seat } from '@questhall/kernel';
import { beginCharacter } from '../../copies.gen.ts';
import { cardOf } from '../../editions/index.ts';
import { happened, otherwise } from '../../listeners.ts';
import { reckon } from '../../reckon.ts';
import type { Locals } from '../../state.ts';
import { putDown, toPile } from '../kit/cards.ts';
import { rule, type Table } from '../kit/table.ts';
import { deathIsFinal, lastLeft, putOut } from './elimination.ts';
import { spellsReach } from './numbers.ts';

/** Loses lives one at a time; each may be answered (T86-6.4.2, B3). Value: how many were really lost. */
export const loseLives = rule('loseLives', {
  next(f, g) {
    f.lost ??= 0;
    f.who ??= g.of(f.seat).card;
    // What was left to lose does not follow one who has died of it, and walks on as a ghost.
    if (f.n <= 0 || g.of(f.seat).card === null || g.of(f.seat).card !== f.who) return { done: f.lost };
    f.n -= 1;
    return g.attempt(
      { type: 'loseLife', seat: f.seat, combat: f.combat, stoppable: f.stoppable !== false, ...(f.by === undefined ? {} : { by: f.by }) },
      'one',
    );
  },

  count(f) {
    if (f.one) f.lost! += 1;
    return 'next';
  },
});

/** A character with no life left leaves the board (T86-6.4.3). */
export const death = rule('death', {
  leave(f, g) {
    const { s } = g;
    const c = g.of(f.seat);
    const card = c.card!;
    if (otherwise(g, 'dies', f)) return 'walksOn';
    const again = reckon(s).mayComeBack(s, f.seat);
    happened(g, 'gone', f);
    g.tell?.({ type: 'died', rule: 'T86-6.4.3a', seat: f.seat, character: card, space: c.space });
    leaveAll(g, f.seat);
    for (const spell of c.spells) toPile(g, spell);
    for (const trophy of c.trophies) toPile(g, trophy);
    if (s.ban === f.seat) s.ban = null;
    // The seat begins anew, whatever was going on with the dead; where it died is still seen.
    // Not by a spread, which makes an object of another form: from the first death on all rules would meet two.
    const fresh = beginCharacter();
    fresh.space = c.space;
    s.characters[f.seat] = fresh;
    g.endTurnOf(f.seat);
    if (!again || !comesBack(g)) putOut(g, f.seat);
  },

  winner: (_f, g) => lastLeft(g),

  walksOn: () => undefined,
});

/** Whoever lands on a Hex loses a life, in whatever way it came there (T86-6.13.2); undefined where none lies or can hurt. */
export function hexStrike(g: Table, seat: Seat): { call: 'loseLives'; with: Locals['loseLives'] } | undefined {
  const { card, space } = g.of(seat);
  if (card === null || !g.s.hexes.some((one) => one.space === space) || !spellsReach(g.s, seat)) return undefined;
  g.tell?.({ type: 'hexStruck', rule: 'T86-6.13.2', seat, space });
  return { call: 'loseLives', with: { seat, n: 1, combat: false } };
}

/** Everything that a character owns but Spells and trophies stays where it is; curses go to the discard pile. */
export function leaveAll(g: Table, seat: Seat): void {
  const c = g.of(seat);
  const curses = c.followers.filter((card) => cardOf(card).type === 'event');
  const cards = [...c.objects, ...c.followers.filter((card) => !curses.includes(card))];
  for (const card of curses) toPile(g, card);
  const { gold } = c;
  c.objects = [];
  c.followers = [];
  c.gold = 0;
  c.raft = 'none';
  putDown(g, seat, cards, 'T86-6.4.3b', { gold });
}

/** With another character from those not yet used, as long as nobody has reached the Crown (T86-6.4.3d, T86-6.4.3e). */
function comesBack(g: Table): boolean {
  const { s } = g;
  // Others may be waiting for a character too; this one has died last.
  const waiting = s.characters.filter((c) => c.card === null && !c.out).length;
  if (s.unused.length < waiting) return false;
  return !deathIsFinal(s);
}
