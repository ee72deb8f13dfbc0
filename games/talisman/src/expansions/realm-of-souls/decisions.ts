import { type DecisionKind, type Seat, type Text, type TextArg, text } from '@questhall/kernel';
import { isSpace } from '../../board/index.ts';
import { duelOdds, fightOdds } from '../../decisions/odds.ts';
import { cardText, cut, onSeat, onSpace, seatText, spotText } from '../../decisions/words.ts';
import { abilitiesOf } from '../../editions/index.ts';
import type { Ruled } from '../../expansion-rules.ts';
import { foeValue } from '../../rules/fight/creatures.ts';
import type { State } from '../../state.ts';
import type { Stat } from '../../vocabulary.ts';
import { KING_STRENGTH } from './setup.ts';

/** Answers that are words of their own. */
const WORDS: ReadonlySet<string> = new Set(['yes', 'no', 'meet', 'strength', 'craft']);

const ALIGNMENTS: ReadonlySet<string> = new Set(['good', 'neutral', 'evil']);

/** What an answer names: a seat, a card, a space, a number, or a word. */
function labelOf(id: string): { label: Text; target?: { card?: string; seat?: number; space?: string } } {
  const [what, rest] = cut(id);
  if (WORDS.has(id)) return { label: text(`pick.soul.${id}`) };
  if (what === 'seat') return { label: text('pick.soul.seat', { seat: seatText(Number(rest)) }), target: onSeat(Number(rest)) };
  if (what === 'steps') return { label: text('pick.soul.steps', { n: Number(rest) }) };
  if (what === 'put') return { label: text('pick.soul.put', { card: cardText(rest) }), target: { card: rest } };
  if (ALIGNMENTS.has(id)) return { label: text(`alignment.${id}`) };
  if (/^wish/.test(id)) return { label: text(`choice.${id}`) };
  if (isSpace(id)) return { label: spotText(id), target: onSpace(id) };
  return { label: cardText(id), target: { card: id } };
}

/** The space or the fight in which the kind of a fight is asked for; in matches of before it asked itself. */
function askedIn(s: State): State['stack'][number] | undefined {
  const top = s.stack.at(-1);
  return top?.proc === 'weaponOfChoice' ? s.stack.find(({ id }) => id === top.frame) : top;
}

/** Whom a fight is against whose kind may be chosen: the cards of one team, or the character that attacks (TDE-G.3). */
function against(s: State): TextArg[] {
  const f = askedIn(s);
  if (f?.proc === 'duel') return [seatText(f.seat)];
  return f?.proc === 'space' ? f.team!.map(cardText) : [];
}

/** The chance with this kind of fight, as the question that follows tells it. */
function chance(s: State, seat: Seat, stat: 'strength' | 'craft'): { odds?: number } {
  const f = askedIn(s);
  if (f?.proc === 'duel') return { odds: duelOdds(s, seat, f.seat, stat) };
  if (f?.proc !== 'space') return {};
  const foes = f.team!.map((card) => ({ card, value: foeValue(s, seat, card, stat) }));
  return { odds: fightOdds(s, seat, stat, foes) };
}

/** Every question of the Realm of Souls: what it is about says how it is asked. */
export const soulDecisions: Record<string, DecisionKind<State>> = {
  soul: {
    rule: 'TDE-11.1',
    prompt: (s, d) => {
      const what = String(d.about?.['what']);
      const card = d.about?.['card'];
      return text(`ask.soul.${what}`, {
        ...(typeof card === 'string' ? { card: cardText(card) } : {}),
        ...(typeof d.about?.['n'] === 'number' ? { n: d.about['n'] } : {}),
        ...(what === 'weaponOfChoice' ? { foes: against(s) } : {}),
      });
    },
    option: (s, d, id) => {
      if (id === 'strength' || id === 'craft') return { ...labelOf(id), ...chance(s, d.seat, id) };
      return labelOf(id);
    },
    byDefault: (_s, d) => {
      if (d.choose) return d.options.slice(0, d.choose.min);
      if (d.options.includes('no')) return 'no';
      const kept = d.about?.['what'] === 'bendRoll' ? `steps:${String(d.about['n'])}` : undefined;
      return kept !== undefined && d.options.includes(kept) ? kept : d.options[0]!;
    },
  },
};

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
