import { type Decision, type DecisionKind, text } from '@questhall/kernel';
import type { State } from '../state.ts';
import { cut, goodsText, goodTarget, goodText, listOf, onSeat, seatText } from './words.ts';

const about = (d: Decision, key: string): number => Number(d.about?.[key]);
const partner = (d: Decision) => ({ seat: seatText(about(d, 'partner')) });

/** Trade between players on Market Day: with whom, what for what, and whether it is agreed. */
export const tradeDecisions: Record<string, DecisionKind<State>> = {
  market: {
    rule: 'T86-6.15.4',
    prompt: () => text('ask.market'),
    option(_s, _d, id) {
      const [what, rest] = cut(id);
      return what === 'done'
        ? { label: text('pick.market.done') }
        : { label: text('pick.market.with', { seat: seatText(Number(rest)) }), target: onSeat(Number(rest)) };
    },
    byDefault: () => 'done',
  },
  give: {
    rule: 'T86-6.15.4',
    prompt: (_s, d) => text('ask.give', partner(d)),
    option: (_s, _d, id) => ({ label: goodText(id), target: goodTarget(id) }),
    byDefault: () => [],
  },
  want: {
    rule: 'T86-6.15.4',
    prompt: (_s, d) => text('ask.want', partner(d)),
    option: (_s, _d, id) => ({ label: goodText(id), target: goodTarget(id) }),
    byDefault: () => [],
  },
  answerTrade: {
    rule: 'T86-6.15.4',
    prompt(_s, d) {
      const given = goodsText(listOf<string>(d, 'given'), about(d, 'spells'));
      const wanted = goodsText(listOf<string>(d, 'wanted'));
      if (wanted.length === 0) return text('ask.answerTrade.gift', { ...partner(d), given });
      if (given.length === 0) return text('ask.answerTrade.demand', { ...partner(d), wanted });
      return text('ask.answerTrade', { ...partner(d), given, wanted });
    },
    option: (_s, _d, id) => ({ label: text(`pick.answerTrade.${id}`) }),
    byDefault: () => 'no',
  },
};
