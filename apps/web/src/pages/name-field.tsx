import { useId } from 'react';
import { useT } from '../text/words.tsx';

/** The name at the table; all that a guest must give. */
export function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const t = useT();
  const id = useId();
  return (
    <div className="name-field">
      <label htmlFor={id}>{t('ui.name')}</label>
      <input
        id={id}
        className="field"
        maxLength={24}
        autoComplete="name"
        value={value}
        placeholder={t('ui.name.example')}
        onChange={(e) => onChange(e.target.value)}
      />
    </div>
  );
}
