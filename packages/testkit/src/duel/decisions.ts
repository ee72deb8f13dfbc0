import { type Chance, type Choice, type Decision, type DecisionKind, type Text, text } from '@questhall/kernel';
import { CARDS, type CardId } from './deck.ts';
import { cardOf } from './kit.ts';
import type { Change, DuelState } from './state.ts';
import { cardName } from './text/card-text.ts';

/** A random hand of the size asked for: nobody's time should run out into a known loss. */
function someCards(_: DuelState, d: Decision, chance: Chance): Choice {
  const left = [...d.options];
  return Array.from({ length: d.choose!.min }, () => left.splice(chance.below(left.length), 1)[0]!);
}

const card = (id: string): { label: Text; target: { card: string } } => ({ label: cardName(cardOf(id)), target: { card: id } });

export const decisions: Record<string, DecisionKind<DuelState>> = {
  keep: {
    rule: 'DU-1.3',
    secret: true,
    askedIsPublic: true,
    prompt: (_, d) => text('ask.keep', { n: d.choose!.min }),
    option: (_, __, id) => card(id),
    byDefault: someCards,
    random: true,
  },
  discard: {
    rule: 'DU-1.3',
    prompt: (_, d) => text('ask.discard', { n: d.choose!.min }),
    option: (_, __, id) => card(id),
    byDefault: someCards,
    random: true,
  },
  stance: {
    rule: 'DU-2.1',
    secret: true,
    askedIsPublic: true,
    prompt: () => text('ask.stance'),
    option: (_, __, id) => ({ label: text(`pick.stance.${id}`), note: text(`note.stance.${id}`) }),
    byDefault: () => 'study',
  },
  cast: {
    rule: 'DU-2.2',
    prompt: () => text('ask.cast'),
    option(_, __, id) {
      const [option, target] = id.split('>');
      if (option === 'pass') return { label: text('pick.pass') };
      const name = cardName(option as CardId);
      if (target === undefined) return { label: text('pick.cast', { card: name }), target: { card: option! } };
      const seat = Number(target);
      return { label: text('pick.castAt', { card: name, target: { seat } }), target: { card: option!, seat } };
    },
    refused: (s, d) =>
      [...new Set(s.wizards[d.seat]!.hand)]
        .filter((id) => CARDS[id].kind === 'answer')
        .map((id) => ({ id, ...card(id), reason: text('no.answerOnly', { card: cardName(id) }), rule: 'DU-3.3' })),
    byDefault: () => 'pass',
  },
  answer: {
    rule: 'DU-3.1',
    secret: true,
    askedIsPublic: true,
    prompt(_, d) {
      const change = d.about?.change as Change;
      if (change.type === 'loseLives') return text('ask.answer.loseLives', { n: change.amount });
      return text('ask.answer.cast', { seat: { seat: change.caster }, card: cardName(change.card), target: { seat: change.target } });
    },
    option: (_, __, id) => (id === 'pass' ? { label: text('pick.pass') } : card(id)),
    byDefault: () => 'pass',
  },
};
