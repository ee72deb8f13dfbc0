import type { Effect, MeasuredRules, NewMatch } from '@questhall/protocol';
import { useT, useWords } from '../text/words.tsx';
import { effectsOf } from './measured.ts';
import './measured.css';

/** What an option was measured to do, a line for each value; that it was not measured, where it was not. */
export function EffectLines({
  measured,
  option,
  options,
  words,
}: {
  measured: MeasuredRules;
  option: string;
  options: NonNullable<NewMatch['options']>;
  words: (value: string | number | boolean) => string;
}) {
  const t = useT();
  const effects = effectsOf(measured, option, options);
  if (effects.length === 0) return <span className="effects">{t('ui.measured.not')}</span>;
  return (
    <span className="effects">
      {effects.map(({ value, effect }) => (
        <EffectLine key={String(value)} value={words(value)} effect={effect} />
      ))}
    </span>
  );
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

/** By how many matches, and when: under a list of options. */
export function MeasuredWhen({ measured }: { measured: MeasuredRules }) {
  const t = useT();
  const { locale } = useWords();
  const matches = Math.min(...measured.values.map((row) => row.matches));
  if (!Number.isFinite(matches)) return null;
  const date = new Date(`${measured.date}T12:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long' });
  return <p className="hint">{t('ui.measured.when', { matches: matches.toLocaleString(locale), date })}</p>;
}
