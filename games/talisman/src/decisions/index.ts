import type { DecisionKind } from '@questhall/kernel';
import { ruleIn } from '../editions/index.ts';
import type { Ruled } from '../expansion-rules.ts';
import type { State } from '../state.ts';
import { withArrangement } from './arranged.ts';
import { withAskers } from './asker.ts';
import { cardDecisions } from './cards.ts';
import { fateDecisions } from './fate.ts';
import { fightDecisions } from './fights.ts';
import { withGrammar } from './grammar.ts';
import { distinct, REFUSES } from './refusals.ts';
import { tradeDecisions } from './trade.ts';
import { turnDecisions } from './turn.ts';

/**
 * How every question of the game is worded, what it refuses and why, and what a timeout plays: the option that changes
 * least (H3). Everything here is made from what the asked seat knows.
 */
export const decisions = (expansions: readonly Ruled[]): Record<string, DecisionKind<State>> =>
  inTheirRules(
    withAskers(
      withArrangement(
        withGrammar({
          ...turnDecisions,
          ...fightDecisions,
          ...fateDecisions,
          ...cardDecisions,
          ...tradeDecisions,
          ...Object.assign({}, ...expansions.map((expansion) => expansion.decisions)),
        }),
      ),
    ),
  );

/** Questions and refusals name their rules as the rulebook of the match does. */
function inTheirRules(kinds: Record<string, DecisionKind<State>>): Record<string, DecisionKind<State>> {
  return Object.fromEntries(
    Object.entries(kinds).map(([id, kind]) => {
      const { rule, refused } = kind;
      const cited: DecisionKind<State> = { ...kind, ruleIn: (s, d) => ruleIn(s, kind.ruleIn?.(s, d) ?? rule) };
      const more = REFUSES[id];
      if (refused || more)
        cited.refused = (s, d) =>
          distinct(d, [...(refused?.(s, d) ?? []), ...(more?.(s, d) ?? [])]).map((one) => ({ ...one, rule: ruleIn(s, one.rule) }));
      return [id, cited];
    }),
  );
}
