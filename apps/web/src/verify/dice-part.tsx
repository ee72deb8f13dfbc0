import type { TableInfo } from '@questhall/protocol';
import { useId } from 'react';
import { Link } from 'wouter';
import { api } from '../net/api.ts';
import { useT } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';

/** What one's own seats add to the dice, to be seen and changed before the match. */
export function DicePart({ table, changed }: { table: TableInfo; changed: (table: TableInfo) => void }) {
  const t = useT();
  const id = useId();
  const mine = table.seats.filter((s) => s.yours && s.kind === 'person');
  if (mine.length === 0) return null;

  async function save(seat: number, contribution: string) {
    const next = await attempt(() => api.contribute(table.id, seat, contribution));
    if (next) changed(next);
  }

  return (
    <details className="dice-part">
      <summary>{t('ui.dice.part')}</summary>
      <p>
        {t('ui.dice.why')} <Link href="/verify">{t('ui.verify.about')}</Link>
      </p>
      {mine.map((s) => (
        <p key={s.seat}>
          <label htmlFor={`${id}-${s.seat}`}>{t('ui.dice.of', { name: s.name ?? '' })}</label>
          <input
            id={`${id}-${s.seat}`}
            className="field"
            key={s.contribution}
            defaultValue={s.contribution ?? ''}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onBlur={(e) => {
              if (e.target.value !== s.contribution) void save(s.seat, e.target.value);
            }}
          />
        </p>
      ))}
      <p className="hint">
        {t('ui.dice.seal')}: <code style={{ overflowWrap: 'anywhere' }}>{table.commitment}</code>
      </p>
    </details>
  );
}
