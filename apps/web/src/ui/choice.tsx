import { type ReactNode, useId } from 'react';

/** A choice among a few, all in sight: radio buttons that look like small wooden tokens. Never a drop-down. */
export function Choose<T extends string | number | boolean>({
  label,
  value,
  values,
  words,
  onChange,
  note,
}: {
  label: ReactNode;
  value: T;
  values: readonly T[];
  words: (value: T) => ReactNode;
  onChange: (value: T) => void;
  note?: ReactNode;
}) {
  const name = useId();
  return (
    <fieldset className="choose">
      <legend>{label}</legend>
      <div className="tokens">
        {values.map((v) => (
          <label key={String(v)} className="token">
            <input type="radio" name={name} checked={v === value} onChange={() => onChange(v)} />
            <span>{words(v)}</span>
          </label>
        ))}
      </div>
      {note ? <p className="hint">{note}</p> : null}
    </fieldset>
  );
}

/** A whole number with a smaller and a larger button. */
export function Stepper({
  label,
  value,
  min,
  max,
  step = 1,
  words = String,
  less,
  more,
  onChange,
  note,
}: {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step?: number;
  words?: (value: number) => ReactNode;
  less: string;
  more: string;
  onChange: (value: number) => void;
  note?: ReactNode;
}) {
  return (
    <fieldset className="choose">
      <legend>{label}</legend>
      <div className="tokens stepper">
        <button
          type="button"
          className="token-btn"
          aria-label={less}
          disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - step))}
        >
          −
        </button>
        <output>{words(value)}</output>
        <button
          type="button"
          className="token-btn"
          aria-label={more}
          disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + step))}
        >
          +
        </button>
      </div>
      {note ? <p className="hint">{note}</p> : null}
    </fieldset>
  );
}
