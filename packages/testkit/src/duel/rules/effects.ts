import { type Next, procedure } from '@questhall/kernel';
import type { DuelKit } from '../kit.ts';
import { discardOptions } from '../options.ts';
import type { DuelLocals } from '../state.ts';
import type { Effect, Verb, Who } from '../vocabulary.ts';
import type { AttemptFrame } from './attempt.ts';

type Locals = DuelLocals['effects'];
/** One function for each verb; leaving one out does not compile. */
export type Verbs = { [V in Verb]: (e: Extract<Effect, { do: V }>, f: Locals, g: DuelKit) => Next<DuelLocals, 'effects', never> };

const seatOf = (who: Who, f: Locals) => (who === 'you' ? f.caster : f.target);

/** What each verb does. */
const VERBS: Verbs = {
  loseLives(e, f, g) {
    const wizard = seatOf(e.who, f);
    if (g.isIn(wizard)) return g.attempt({ type: 'loseLives', wizard, amount: e.amount, by: f.caster });
  },
  gainLives(e, f, g) {
    const seat = seatOf(e.who, f);
    if (!g.isIn(seat)) return;
    g.s.wizards[seat]!.lives += e.amount;
    g.tell?.({ type: 'gainedLives', rule: 'DU-1.1', seat, amount: e.amount });
  },
  draw(e, f, g) {
    for (let n = 0; n < e.count; n++) g.draw(seatOf(e.who, f));
  },
  discard: (e, f) => ({ call: 'discard', with: { wizard: seatOf(e.who, f), count: e.count } }),
  roll(e, f, g) {
    const roll = g.roll(6);
    g.tell?.({ type: 'rolled', rule: 'DU-4.2', seat: f.caster, roll, atLeast: e.atLeast });
    if (roll >= e.atLeast) f.todo.unshift(e.effect);
  },
  stop(_, f, g) {
    g.frame<AttemptFrame>(f.answers!).stopped = true;
    g.tell?.({ type: 'stopped', rule: 'DU-3.1', seat: f.caster });
  },
  // The spell goes where this one is aimed: so a Mirror that is mirrored sends it back to where it was going.
  redirect(_, f, g) {
    const { change } = g.frame<AttemptFrame>(f.answers!);
    if (change.type !== 'cast') return;
    change.target = f.target;
    g.tell?.({ type: 'redirected', rule: 'DU-3.1', target: f.target });
  },
};

const define = procedure<DuelLocals, DuelKit>();

export const effects = define('effects', {
  next(f, g) {
    const effect = f.todo.shift();
    if (!effect) return 'end';
    return (VERBS[effect.do] as (e: Effect, f: Locals, g: DuelKit) => Next<DuelLocals, 'effects', never>)(effect, f, g);
  },
  again: () => 'next',
});

export const discard = define('discard', {
  choose(f, g) {
    const options = discardOptions(g.s, f.wizard);
    if (!g.isIn(f.wizard) || options.length === 0) return 'end';
    const count = Math.min(f.count, options.length);
    return { ask: { seat: f.wizard, kind: 'discard', options, choose: { min: count, max: count }, into: 'picked' } };
  },
  drop(f, g) {
    g.discard(f.wizard, f.picked ?? []);
  },
});
