import type { Choice, Decision, DecisionKind, OptionView } from '@questhall/kernel';
import { strikesCompanion } from '../companions.ts';
import type { State } from '../state.ts';
import { promptOf, wordsOf } from '../text/decision-text.ts';
import { refusal, refusals } from './refusals.ts';

/** A kind of question: its rule, what a timeout plays (an option, the first, the last, or as few as may be). */
interface Kind {
  rule: string;
  byDefault: string;
  refuses?: true;
  /** An answer that says the same as choosing none: it is no second one. */
  none?: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  /** Who is Wizor: "seat:<n>", or "any" of somebody who does not mind. */
  chooseWizor: { rule: 'DYS-SET.1', byDefault: 'any' },
  /** Which hero has the next place in the order: its code, or "any": as they were chosen. */
  order: { rule: 'DYS-SET.9', byDefault: 'any' },
  chooseHero: { rule: 'DYS-SET.4', byDefault: 'first' },
  /** A hero's turn: "go:3,4", "open:3,4", "attack:m2", "cast:mend", "search:3,4", … (hero-options.ts). */
  hero: { rule: 'DYS-TURN.1', byDefault: 'end', refuses: true },
  /** What to lay down: things, spells, coins "gold.<n>.<amount>". */
  lay: { rule: 'DYS-EQP.11', byDefault: 'least', refuses: true },
  pin: { rule: 'DYS-EQP.16', byDefault: 'no' },
  /** "leave:<weapon>", "give:<weapon>:<hero>". */
  surplus: { rule: 'DYS-EQP.5', byDefault: 'first' },
  spellTarget: { rule: 'DYS-SPELL.7', byDefault: 'last' },
  spellTargets: { rule: 'DYS-SPELL.7', byDefault: 'least' },
  spellSquare: { rule: 'DYS-SPELL.7', byDefault: 'last' },
  /** A hero would like to pass one who lets nobody, or who wants to be asked each time: "on", "off". */
  way: { rule: 'DYS-MOVE.8', byDefault: 'off' },
  /** A hero beside one offers a thing: "accept", "no". */
  accept: { rule: 'DYS-TRD.4', byDefault: 'no' },
  /** What else the same hero gets with the same action: "hand:<thing>:<hero>", "done". */
  handMore: { rule: 'DYS-TRD.4', byDefault: 'done' },
  pick: { rule: 'DYS-EQP.12', byDefault: 'least' },
  give: { rule: 'DYS-TRD.3', byDefault: 'least', refuses: true, none: 'nothing' },
  want: { rule: 'DYS-TRD.3', byDefault: 'least', refuses: true, none: 'nothing' },
  answerTrade: { rule: 'DYS-TRD.3', byDefault: 'no' },
  /** How the Wizard is led: "rotate", "joint", "fixed:<seat>", and "keep" where it is about to change. */
  lead: { rule: 'DYS-WIZ.6', byDefault: 'keep' },
  /** Which monster acts next; "auto" lets the automatic Wizor finish the round. */
  wizor: { rule: 'DYS-MON.3', byDefault: 'auto' },
  monster: { rule: 'DYS-MON.4', byDefault: 'done', refuses: true },
  between: { rule: 'DYS-INN.2', byDefault: 'ready', refuses: true },
  /** The Wizard is dead: "goOn", "giveUp" (option `withoutWizard`). */
  goOn: { rule: 'DYS-WIZ.4', byDefault: 'goOn' },
  /** A lost level once more, with the option `checkpoint`: "again", "over". */
  retry: { rule: 'DYS-END.4', byDefault: 'again' },
};

/** Answers that a table asks for twice: a blow against a companion, an attack that is let go, a hero for the whole match, the end of it. */
const DEAR: Readonly<Record<string, (id: string, options: readonly string[]) => boolean>> = {
  // A blow against one's own is not let go by ending a turn.
  hero: (id, options) => strikesCompanion(id) || (id === 'end' && options.some((one) => one.startsWith('attack:m'))),
  chooseHero: () => true,
  goOn: (id) => id === 'giveUp',
  retry: (id) => id === 'over',
};

function defaultOf(d: Decision, how: string): Choice {
  if (d.choose) return d.options.slice(0, d.choose.min);
  if (how === 'last') return d.options.at(-1)!;
  return d.options.includes(how) ? how : d.options[0]!;
}

/** What an option is about, to be tapped on the table: a square, a thing, a figure. */
function targetOf(id: string): Pick<OptionView, 'target'> {
  if (id.startsWith('seat:')) return { target: { seat: Number(id.slice('seat:'.length)) } };
  const [, arg = id] = id.split(':');
  if (/^\d+,\d+$/.test(arg)) return { target: { space: arg } };
  return arg === '' || arg === id ? {} : { target: { card: arg } };
}

/** How every question is worded; targets on the map come from the option's own id ("go:3,4", "attack:m2"). */
export const decisions: Record<string, DecisionKind<State>> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { rule, byDefault, refuses, none }]): [string, DecisionKind<State>] => {
    const option = (s: State, d: Decision, id: string) => ({ ...wordsOf(s, d, id), ...targetOf(id) });
    return [
      kind,
      {
        rule,
        prompt: promptOf,
        option,
        ...(refuses ? { refused: (s, d) => refusals(s, d, option), why: (s, d, id) => refusal(s, d, id, option) } : {}),
        ...(none ? { besides: (_s, _d, id) => id === none } : {}),
        dear: (_s, d, id) => DEAR[kind]?.(id, d.options) ?? false,
        byDefault: (_s, d) => defaultOf(d, byDefault),
      },
    ];
  }),
);
