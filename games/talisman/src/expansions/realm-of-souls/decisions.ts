import { type DecisionKind, text } from '@questhall/kernel';
import { fightOdds } from '../../decisions/odds.ts';
import { cardText } from '../../decisions/words.ts';
import { abilitiesOf } from '../../editions/index.ts';
import type { Ruled } from '../../expansion-rules.ts';
import type { State } from '../../state.ts';
import type { Stat } from '../../vocabulary.ts';
import { ASKED, type Asked } from './asked.ts';
import { KING_STRENGTH } from './setup.ts';

/** Every question of the Realm of Souls, each a kind of its own (asked.ts). */
export const soulDecisions: Record<string, DecisionKind<State>> = Object.fromEntries(
  Object.entries(ASKED).map(([kind, asked]) => [kind, kindOf(kind, asked)]),
);

function kindOf(kind: string, { rule, ruleIn, answer, byDefault, names }: Asked): DecisionKind<State> {
  return {
    rule,
    ...(ruleIn && { ruleIn }),
    prompt(s, d) {
      const { card, n } = d.about ?? {};
      return text(`ask.${kind}`, {
        ...(typeof card === 'string' ? { card: cardText(card) } : {}),
        ...(typeof n === 'number' ? { n } : {}),
        ...names?.(s, d),
      });
    },
    option: answer,
    byDefault: (_s, d) => (d.choose ? d.options.slice(0, d.choose.min) : (byDefault?.(d) ?? d.options[0]!)),
  };
}

/** How its options of the base game's questions are worded. */
export const LABELS: NonNullable<Ruled['labels']> = {
  king: (s, seat, rest) => ({
    label: text(`pick.soul.${rest}`),
    note: text('pick.encounter.king'),
    odds: fightOdds(s, seat, rest as Stat, [{ creature: 'kingOfTheDead', value: KING_STRENGTH }]),
  }),
  throne: () => ({ label: text('pick.encounter.throne') }),
  blood: (_s, _seat, card) => ({
    label: text('pick.prepare.blood', { card: cardText(card), n: abilitiesOf(card, 'bloodStrike')[0]!.n }),
    target: { card },
  }),
};
