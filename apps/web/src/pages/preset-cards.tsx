import type { OptionSpec } from '@questhall/kernel';
import type { NewMatch } from '@questhall/protocol';
import { useId } from 'react';
import { timeOf } from '../measured/time-of.ts';
import { useT, useWords } from '../text/words.tsx';
import { type Length, minutesOf } from './length.ts';
import { type Preset, presetIn, withPreset } from './presets.ts';
import '../styles/presets.css';

type Options = NonNullable<NewMatch['options']>;

/** The ways to play as cards, one of which is raised; set by hand, the last one is: "your own". */
export function PresetCards({
  presets,
  specs,
  values,
  length,
  onChange,
}: {
  presets: readonly Preset[];
  specs: readonly OptionSpec[];
  values: Options;
  /** What is known of how long matches last, and who plays; absent where cards say no minutes. */
  length?: Length | undefined;
  onChange: (values: Options) => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const name = useId();
  const chosen = presetIn(values, presets, specs);
  const offered = specs.map(({ id }) => id);
  const minutes = (options: Options) => {
    const known = length && minutesOf(length, options);
    if (!known) return undefined;
    if (known.guess) return t('ui.measured.not');
    const time = timeOf(known.median, t, true);
    return known.level === undefined ? t('ui.box.minutes', { time }) : t('ui.box.level', { level: String(known.level), time });
  };
  return (
    <fieldset className="choose presets">
      <legend>{t('ui.presets')}</legend>
      {presets.map((preset) => (
        <label key={preset.id} className="preset">
          <input
            type="radio"
            className="vh"
            name={name}
            checked={chosen?.id === preset.id}
            onChange={() => onChange(withPreset(values, preset, offered))}
          />
          <img src={preset.picture} alt="" />
          <b>{preset.name[locale]}</b>
          <span>{preset.about[locale]}</span>
          <i>{minutes(withPreset(values, preset, offered))}</i>
        </label>
      ))}
      {chosen ? null : (
        <div className="preset own" aria-live="polite">
          <b>{t('ui.presets.own')}</b>
          <span>{t('ui.presets.own.about')}</span>
        </div>
      )}
    </fieldset>
  );
}
