import type { DecisionView, Text, TextArg } from '@questhall/kernel';
import type { HintInfo } from '@questhall/protocol';
import type { UiKey } from '../text/index.ts';

type Say = (key: UiKey, args?: Readonly<Record<string, TextArg>>) => string;

/** In hundredths; what was reckoned from some playouts is neither certain nor impossible. */
const percent = (worth: number): number => Math.min(99, Math.max(1, Math.round(worth * 100)));

/** A hint in words: what a bot would choose, and what it has reckoned. */
export function hintText(
  { choice, by, best, next }: HintInfo,
  { options }: Pick<DecisionView, 'options'>,
  say: (text: Text) => string,
  t: Say,
): string {
  const labelOf = (id: string): string => {
    const option = options.find((o) => o.id === id);
    return option ? say(option.label) : id;
  };
  const chosen = [choice].flat().map(labelOf).join(', ');
  const said = chosen === '' ? t('ui.hint.nothing') : t('ui.hint.choice', { option: chosen });
  return `${said} ${reason(by, best, next && { ...next, label: labelOf(next.choice) }, t)}`.trim();
}

function reason(by: HintInfo['by'], best: number | null, next: (NonNullable<HintInfo['next']> & { label: string }) | null, t: Say): string {
  if (by === 'only') return t('ui.hint.only');
  const rule = by === 'habit' ? `${t('ui.hint.habit')} ` : '';
  if (best === null) return rule;
  if (by === 'mix') {
    return next ? t('ui.hint.mix', { best: percent(best), next: next.label, share: percent(next.worth) }) : t('ui.hint.mixAlone');
  }
  if (!next) return rule + t('ui.hint.alone', { best: percent(best) });
  const more = percent(best) - percent(next.worth);
  // What is less than one in a hundred, or may be chance, is no reason.
  return next.sure && more > 0
    ? t('ui.hint.sure', { best: percent(best), more, next: next.label })
    : t('ui.hint.even', { best: percent(best), next: next.label });
}
