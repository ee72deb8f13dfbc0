import type { Chance, Seat } from '@questhall/kernel';
import { copy } from './copy.ts';
import { onTop } from './frames.ts';
import { inPlay } from './installed.ts';
import { reckon } from './reckon.ts';
import { fromDeck } from './rules/character/numbers.ts';
import { answersOf, isReaction, windowSeatsOf } from './rules/magic/attempt.ts';
import type { State } from './state.ts';

/**
 * A state that `seat` cannot tell from the true one: Spells that it cannot see are dealt anew from those that are
 * nowhere in sight, and so is the order of cards that only others have looked at.
 */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const d = copy(s);
  if (!(d.characters[seat]!.card !== null && reckon(d).seesSpells(d, seat))) dealSpells(d, seat, chance);
  for (const { state } of inPlay(d)) state?.determinize(d, seat, chance);
  hideTop(d, seat, chance);
  return d;
}

function dealSpells(d: State, seat: Seat, chance: Chance): void {
  const others = d.characters.filter((_, other) => other !== seat);
  const unseen = [...d.spellDeck, ...others.flatMap((c) => c.spells)].sort();
  for (let tries = 0; tries < 1000; tries++) {
    const pool = [...unseen];
    for (const c of others) c.spells = c.spells.map(() => draw(pool, chance));
    d.spellDeck = pool;
    if (fitsQuestions(d, seat)) return;
  }
  throw new Error('no hands fit what the table has seen');
}

/**
 * Whoever is asked holds what the question offers. In a window only the seat itself knows whether it is asked; others
 * are asked anew, according to the hands they now have.
 */
function fitsQuestions(d: State, seat: Seat): boolean {
  const top = onTop(d);
  if (top?.proc === 'attempt' && d.pending.every((p) => isReaction(p.kind))) {
    const own = d.pending.filter((p) => p.seat === seat);
    const passed = top.passed ?? [];
    const any = d.pending[0]!;
    const first = any.id - any.seat;
    const asked = windowSeatsOf(top.change, d).filter((other) => other !== seat && !passed.includes(other));
    const others = asked.flatMap((other) => {
      const answers = answersOf(top.change, d, other, top.id);
      return answers.length > 0 ? [{ ...any, id: first + other, seat: other, options: [...answers, 'pass'] }] : [];
    });
    if (own.length + others.length === 0) return false;
    d.pending = [...own, ...others].sort((a, b) => a.seat - b.seat);
    top.asked = windowSeatsOf(top.change, d).filter((other) => d.pending.some((p) => p.seat === other));
    top.answers = top.answers!.map((answer, other) => (other === seat ? answer : null));
    return true;
  }
  for (const p of d.pending) {
    if (p.seat === seat) continue;
    const { spells } = d.characters[p.seat]!;
    const named = (option: string) => (option.startsWith('cast:') ? option.slice(5) : option);
    p.options = p.options.filter((option) => !option.includes('sp.') || spells.includes(named(option)));
    for (const spell of spells)
      if (p.kind === 'dropSpells' || p.about?.['what'] === 'sacrificeSpell') p.options = [...new Set([...p.options, spell])];
    if (p.options.length < (p.choose?.min ?? 1)) return false;
  }
  return true;
}

/** What only others have looked at has no fixed place for this seat. */
function hideTop(d: State, seat: Seat, chance: Chance): void {
  const known = d.seen.find((one) => one.seat === seat)?.n ?? 0;
  if (d.top.length <= known) return;
  const hidden = d.top.splice(known);
  const pool = [...d.deck, ...hidden.filter(fromDeck)].sort();
  for (const card of hidden) d.top.push(fromDeck(card) ? draw(pool, chance) : card);
  d.deck = pool;
}

function draw<T>(items: T[], chance: Chance): T {
  const at = chance.below(items.length);
  const taken = items[at]!;
  items[at] = items.at(-1)!;
  items.pop();
  return taken;
}
