import { type Choice, type Decision, type DecisionKind, text } from '@questhall/kernel';
import type { State } from '../state.ts';

/** Kinds of questions, each with the rule it follows from and what a timeout plays. */
const KINDS: Readonly<Record<string, { rule: string; byDefault: string }>> = {
  chooseHero: { rule: 'DYS-SET.4', byDefault: 'first' },
  hero: { rule: 'DYS-TURN.1', byDefault: 'end' },
  lay: { rule: 'DYS-EQP.11', byDefault: 'least' },
  pin: { rule: 'DYS-EQP.16', byDefault: 'no' },
  surplus: { rule: 'DYS-EQP.5', byDefault: 'first' },
  spellTarget: { rule: 'DYS-SPELL.7', byDefault: 'last' },
  spellTargets: { rule: 'DYS-SPELL.7', byDefault: 'least' },
  spellSquare: { rule: 'DYS-SPELL.7', byDefault: 'last' },
  accept: { rule: 'DYS-TRD.4', byDefault: 'no' },
  pick: { rule: 'DYS-EQP.12', byDefault: 'least' },
  give: { rule: 'DYS-TRD.3', byDefault: 'least' },
  want: { rule: 'DYS-TRD.3', byDefault: 'least' },
  answerTrade: { rule: 'DYS-TRD.3', byDefault: 'no' },
  wizor: { rule: 'DYS-MON.3', byDefault: 'end' },
  monster: { rule: 'DYS-MON.4', byDefault: 'done' },
  between: { rule: 'DYS-INN.2', byDefault: 'ready' },
};

function defaultOf(d: Decision, how: string): Choice {
  if (d.choose) return d.options.slice(0, d.choose.min);
  if (how === 'last') return d.options.at(-1)!;
  return d.options.includes(how) ? how : d.options[0]!;
}

/** How every question is worded; targets on the map come from the option's own id ("go:3,4", "attack:m2"). */
export const decisions: Record<string, DecisionKind<State>> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { rule, byDefault }]): [string, DecisionKind<State>] => [
    kind,
    {
      rule,
      prompt: (_s, d) => text(`ask.${kind}`, { hero: Number(d.about?.['hero'] ?? -1) }),
      option(_s, _d, id) {
        const [what = '', arg = ''] = id.split(':');
        return {
          label: text(`pick.${kind}.${what}`, { arg }),
          ...(/^\d+,\d+$/.test(arg) ? { target: { space: arg } } : arg ? { target: { card: arg } } : {}),
        };
      },
      byDefault: (_s, d) => defaultOf(d, byDefault),
    },
  ]),
);
