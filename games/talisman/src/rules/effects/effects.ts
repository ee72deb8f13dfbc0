import type { Next } from '@questhall/kernel';
import { ownRule, perMatch } from '../../installed.ts';
import type { Locals } from '../../state.ts';
import type { Effect, PlainVerb, Verb } from '../../vocabulary.ts';
import { settling } from '../goods/limits.ts';
import { rule, type Table } from '../kit/table.ts';
import { ASKING } from './asking.ts';
import { MOVING } from './moving.ts';
import { PLAIN_VERBS } from './plain.ts';
import { SPELL_VERBS } from './spell.ts';
import type { Verbs } from './verbs.ts';

type F = Locals['effects'] & { id: number };

const VERBS: Verbs<PlainVerb> = { ...PLAIN_VERBS, ...ASKING, ...MOVING, ...SPELL_VERBS };

/** What the words of the expansions in play do. */
const added = perMatch((expansions) => Object.assign({}, ...expansions.map(({ verbs }) => verbs)) as Partial<typeof VERBS>);

/** What a verb does: of the shared vocabulary, of a single card, or of an expansion in play. @throws Error for one of none */
function verbOf(g: Table, verb: Verb): (e: Effect, f: F, g: Table) => Next<Locals, 'effects', never> {
  const found = VERBS[verb as PlainVerb] ?? ownRule(verb)?.does ?? added(g.s)[verb as PlainVerb];
  if (!found) throw new Error(`no rule for ${verb}`);
  return found as (e: Effect, f: F, g: Table) => Next<Locals, 'effects', never>;
}

/** Carries out a list of effects for one character, one after another, settling limits in between. */
export const effects = rule('effects', {
  next(_f, g) {
    if (g.s.unsettled) return settling(g);
    return undefined;
  },

  carryOut(f, g) {
    // A dead character, or one whose turn has ended or gone elsewhere, meets nothing more; Spells go on.
    if (f.caster === undefined && (g.of(f.seat).card === null || (f.seat === g.active && (g.s.turn.over || g.s.turn.moved)))) return 'end';
    const effect = f.todo.shift();
    if (!effect) return 'end';
    return verbOf(g, effect.do)(effect, f, g);
  },

  again: () => 'next',
});
