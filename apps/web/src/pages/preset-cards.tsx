import type { OptionSpec } from '@questhall/kernel';
import type { NewMatch } from '@questhall/protocol';
import { useId } from 'react';
import { useT, useWords } from '../text/words.tsx';
import { type Preset, presetIn, withPreset } from './presets.ts';
import '../styles/presets.css';

type Options = NonNullable<NewMatch['options']>;

/** The ways to play as cards, one of which is raised; set by hand, the last one is: "your own". */
export function PresetCards({
  presets,
  specs,
  values,
  onChange,
}: {
  presets: readonly Preset[];
  specs: readonly OptionSpec[];
  values: Options;
  onChange: (values: Options) => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const name = useId();
  const chosen = presetIn(values, presets, specs);
  const offered = specs.map(({ id }) => id);
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
          <b>{preset.name[locale]}</b>
          <span>{preset.about[locale]}</span>
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
