import { useId } from 'react';
import { useT } from '../text/words.tsx';

/** The name at the table; all that a guest must give. `label` where it is not one's own. */
export function NameField({
  value,
  onChange,
  label,
  form,
  required = false,
}: {
  value: string;
  onChange: (name: string) => void;
  label?: string | undefined;
  /** The form that Enter sends, where the field stands outside it. */
  form?: string;
  /** Nothing is sent without it: the browser says so, and leads to the field. */
  required?: boolean;
}) {
  const t = useT();
  const id = useId();
  return (
    <div className="name-field">
      <label htmlFor={id}>{label ?? t('ui.name')}</label>
      <input
        id={id}
        form={form}
        className="field"
        maxLength={24}
        required={required}
        pattern={required ? '.*\\S.*' : undefined}
        autoComplete={label === undefined ? 'name' : 'off'}
        value={value}
        // No example: it would be read as a name that stands there already.
        placeholder={label}
        onChange={(e) => onChange(e.target.value)}
        // Where nothing is sent, Enter puts a phone's keyboard away.
        onKeyDown={(e) => e.key === 'Enter' && !e.currentTarget.form && e.currentTarget.blur()}
      />
    </div>
  );
}
