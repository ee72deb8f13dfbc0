import type { DecisionView, OptionView, Text, TextArg } from '@questhall/kernel';
import type { HintInfo } from '@questhall/protocol';
import type { UiKey } from '../text/index.ts';
import { lyingFor } from './unfold.ts';

type Say = (key: UiKey, args?: Readonly<Record<string, TextArg>>) => string;

/** In hundredths; what was reckoned from some playouts is neither certain nor impossible. */
const percent = (worth: number): number => Math.min(99, Math.max(1, Math.round(worth * 100)));

/** How a hint calls an answer where its plate has other words, or it has none; `chosen`: it has a ring. */
export type Called = (option: OptionView, chosen: boolean) => Text | null;

/** A hint in words: what a bot would choose, and what it has reckoned. Answers are called as they lie on the table. */
export function hintText(
  { choice, by, best, next, reasons }: HintInfo,
  decision: Pick<DecisionView, 'options'>,
  say: (text: Text) => string,
  t: Say,
  called: Called = () => null,
): string {
  const { options } = decision;
  const labelOf = (id: string, ringed = false): string =>
    lyingFor(decision, id)
      .map((option) => say(called(option, ringed) ?? option.label))
      .join(', ') || id;
  const ids = [choice].flat();
  const chosen = ids.map((id) => labelOf(id, true)).join(', ');
  // Of what lies there in several plates for one answer the bot has not said which.
  const several = typeof choice === 'string' && lyingFor(decision, choice).length > 1;
  const said =
    chosen === '' ? t('ui.hint.nothing') : several ? t('ui.hint.oneOf', { options: chosen }) : t('ui.hint.choice', { option: chosen });
  const alike = by === 'only' ? null : othersAre(ids, options, say);
  const other = next && labelOf(next.choice);
  // Of two places that are called the same one has the ring.
  const label = other !== null && other === chosen ? t('ui.hint.unringed', { option: other }) : other;
  const why = reason(by, best, next && { ...next, label: label ?? '' }, t);
  return [said, alike === null ? '' : t('ui.hint.others', { note: alike }), why, counted(reasons, say, t)].filter(Boolean).join(' ').trim();
}

/** What the choice brings more than the next best: in tenths, and what is there or not in cases of a hundred. The game has the words. */
function counted(reasons: HintInfo['reasons'], say: (text: Text) => string, t: Say): string {
  const words = reasons.flatMap(({ feature, more }) => {
    const [n, hundred] = [Math.round(more * 10) / 10, Math.round(more * 100)];
    return n > 0 ? [say({ key: `ui.why.${feature}`, args: { n, hundred } })] : [];
  });
  return words.length > 0 ? t('ui.hint.reasons', { reasons: words.join('; ') }) : '';
}

/** So many answers that come to the same are a reason to take another one. */
const MANY = 3;

/** What nearly all other answers come to, where that is the same thing (one is held fast, whatever one plays), and the chosen one is not. */
function othersAre(chosen: readonly string[], options: DecisionView['options'], say: (text: Text) => string): string | null {
  const notes = (of: DecisionView['options']) => of.flatMap(({ note }) => (note ? [say(note)] : []));
  const others = options.filter(({ id }) => !chosen.includes(id));
  const told = notes(others);
  const most = told.find((note) => told.filter((one) => one === note).length >= Math.max(MANY, others.length - 1));
  return most === undefined || notes(options.filter(({ id }) => chosen.includes(id))).includes(most) ? null : most;
}

/** Below so many in a hundred the other answer is no plan, but a surprise. */
const SELDOM = 5;

function reason(by: HintInfo['by'], best: number | null, next: (NonNullable<HintInfo['next']> & { label: string }) | null, t: Say): string {
  if (by === 'only') return t('ui.hint.only');
  const rule = by === 'habit' ? `${t('ui.hint.habit')} ` : '';
  if (best === null) return rule;
  if (by === 'mix') {
    if (!next) return t('ui.hint.mixAlone');
    if (percent(next.worth) < SELDOM) return t('ui.hint.mixMost', { next: next.label });
    return t('ui.hint.mix', { best: percent(best), next: next.label, share: percent(next.worth) });
  }
  if (!next) return rule + t('ui.hint.alone', { best: percent(best) });
  const more = percent(best) - percent(next.worth);
  // What is less than one in a hundred, or may be chance, is no reason.
  const compared =
    next.sure && more > 0
      ? t('ui.hint.sure', { best: percent(best), more, next: next.label })
      : t('ui.hint.even', { best: percent(best), next: next.label });
  return rule + compared;
}
