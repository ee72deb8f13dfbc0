import type { Effect } from '@questhall/protocol';
import { useT, useWords } from '../text/words.tsx';
import type { ValueEffect } from './measured.ts';
import './measured.css';

/** What an option was measured to do, a line for each value. */
export function EffectLines({ effects, words }: { effects: readonly ValueEffect[]; words: (value: string | number | boolean) => string }) {
  return (
    <span className="effects">
      {effects.map(({ value, effect }) => (
        <EffectLine key={String(value)} value={words(value)} effect={effect} />
      ))}
    </span>
  );
}

/** Above a list of options, once for all of them: that what some or all of them do was not measured. `each`: the effects of one option each. */
export function Unmeasured({ each }: { each: readonly (readonly ValueEffect[])[] }) {
  const t = useT();
  if (each.every((effects) => effects.length > 0)) return null;
  return <p className="hint">{t(each.some((effects) => effects.length > 0) ? 'ui.measured.others' : 'ui.measured.none')}</p>;
}

function EffectLine({ value, effect: { length, won } }: { value: string; effect: Effect }) {
  const t = useT();
  const { locale } = useWords();
  const whole = (share: number) => Math.abs(Math.round(share * 100)).toLocaleString(locale);
  /** The bounds of an interval, the lesser first, as numbers without sign. */
  const bounds = (low: number, high: number) => {
    const [least, most] = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b);
    return { low: whole(least!), high: whole(most!) };
  };
  const said = [
    length.sure
      ? t(length.ratio < 1 ? 'ui.measured.shorter' : 'ui.measured.longer', {
          percent: whole(length.ratio - 1),
          ...bounds(length.low - 1, length.high - 1),
        })
      : t('ui.measured.same'),
    ...(won.sure
      ? [t(won.more > 0 ? 'ui.measured.wonMore' : 'ui.measured.wonLess', { count: whole(won.more), ...bounds(won.low, won.high) })]
      : []),
  ];
  return (
    <span>
      <b>{value}</b> {said.join(' · ')}
    </span>
  );
}

/** By how many matches, with how many at the table, and when: under a list of options. `shown`: the effects that stand in it. */
export function MeasuredWhen({ shown, date }: { shown: readonly ValueEffect[]; date: string }) {
  const t = useT();
  const { locale } = useWords();
  if (shown.length === 0) return null;
  return (
    <p className="hint">
      {t('ui.measured.when', {
        matches: Math.min(...shown.map(({ matches }) => matches)).toLocaleString(locale),
        seats: listed(
          shown.map(({ seats }) => seats),
          locale,
        ),
        date: new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long' }),
      })}
    </p>
  );
}

/** Numbers of seats as a reader lists them, each once: “2 or 3”. */
export function listed(seats: readonly number[], locale: string): string {
  const each = [...new Set(seats)].sort((a, b) => a - b).map((n) => n.toLocaleString(locale));
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(each);
}
