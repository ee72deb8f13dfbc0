import { useState } from 'react';
import { useLocation } from 'wouter';
import { ApiFailure, api } from '../net/api.ts';
import { useT } from '../text/words.tsx';

/** Whether no table has this code. Of what else goes wrong the table's own page tells. */
async function isNone(code: string): Promise<boolean> {
  try {
    await api.table(code);
    return false;
  } catch (e) {
    if (!(e instanceof ApiFailure)) throw e;
    return e.status === 404;
  }
}

/** The field for the code of a table. Where no table has it, that is said here, and whoever wrote it corrects it. */
export function JoinByCode() {
  const t = useT();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const [none, setNone] = useState(false);
  // A whole link pasted into the field is as good as its code.
  const clean = (code.match(/\/t\/([a-z0-9]+)/i)?.[1] ?? code).toUpperCase().replace(/[^A-Z0-9]/g, '');

  async function look() {
    setNone(false);
    if (await isNone(clean)) setNone(true);
    else go(`/t/${clean}`);
  }

  return (
    <form
      className="join-code"
      onSubmit={(e) => {
        e.preventDefault();
        if (clean !== '') void look();
      }}
    >
      <label htmlFor="join-code">{t('ui.start.join')}</label>
      <div className="row">
        <input
          id="join-code"
          className="field code"
          value={code}
          onChange={(e) => {
            setCode(e.target.value);
            setNone(false);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={none || undefined}
          aria-describedby={none ? 'join-code-none' : undefined}
        />
        <button type="submit" className="btn small" disabled={clean === ''}>
          {t('ui.start.go')}
        </button>
      </div>
      {none ? (
        <p id="join-code-none" className="join-none" role="alert">
          {t('ui.start.join.none')}
        </p>
      ) : null}
    </form>
  );
}
