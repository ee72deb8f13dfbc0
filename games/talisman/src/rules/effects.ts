import type { Next } from '@questhall/kernel';
import { SOUL_VERBS } from '../expansions/realm-of-souls/rules/verbs.ts';
import type { Locals } from '../state.ts';
import type { Effect, Verb } from '../vocabulary.ts';
import { rule, type Table } from './kit.ts';
import { settling } from './settle.ts';
import { ASKING } from './verbs/asking.ts';
import { MOVING } from './verbs/moving.ts';
import { PLAIN_VERBS } from './verbs/plain.ts';
import { SPELL_VERBS } from './verbs/spell.ts';

type F = Locals['effects'] & { id: number };

/** One function for each verb; leaving one out does not compile. */
export type Verbs<V extends Verb> = { [D in V]: (e: Extract<Effect, { do: D }>, f: F, g: Table) => Next<Locals, 'effects', never> };

const VERBS: Verbs<Verb> = { ...PLAIN_VERBS, ...ASKING, ...MOVING, ...SPELL_VERBS, ...SOUL_VERBS };

/** Carries out a list of effects for one character, one after another, settling limits in between. */
export const effects = rule('effects', {
  next(_f, g) {
    if (g.s.unsettled) return settling(g);
    return undefined;
  },

  carryOut(f, g) {
    // A dead character, or one whose turn has ended or gone elsewhere, meets nothing more; Spells go on.
    if (f.caster === undefined && (g.of(f.seat).card === null || (f.seat === g.active && (g.s.turn.over || g.s.turn.moved))))
      return { goto: 'end' };
    const effect = f.todo.shift();
    if (!effect) return { goto: 'end' };
    return (VERBS[effect.do] as (e: Effect, f: F, g: Table) => Next<Locals, 'effects', never>)(effect, f, g);
  },

  again: () => ({ goto: 'next' }),
});
