import type { RecoveryCode } from '@questhall/protocol';
import { useState } from 'react';
import { api } from '../net/api.ts';
import { useWords } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import type { Say } from './say.ts';

/** In groups that a person can copy down. */
const spaced = (code: string): string => code.match(/.{1,5}/g)?.join(' ') ?? code;

/** A code on paper, by which one is found again where every device is lost. It is shown once, as it is made. */
export function OnPaper({
  made,
  wanted,
  say,
  changed,
}: {
  made: number | null;
  /** It is what most people here should do: the golden button. */
  wanted: boolean;
  say: Say;
  changed: () => void;
}) {
  const { locale } = useWords();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const [fresh, setFresh] = useState<RecoveryCode>();

  async function make() {
    const found = await attempt(api.makeRecovery);
    if (!found) return;
    setFresh(found);
    changed();
  }

  async function forget() {
    const done = await attempt(async () => {
      await api.removeRecovery();
      return true;
    });
    if (!done) return;
    setFresh(undefined);
    changed();
  }

  return (
    <section className="scroll">
      <h2>{say('paper')}</h2>
      <p>{say('paper.what')}</p>
      <div aria-live="polite">
        {fresh && fresh.made === made ? (
          <p>
            <code className="account-code long">{spaced(fresh.code)}</code>
            <br />
            <small>{say('paper.once')}</small>
          </p>
        ) : made !== null ? (
          <p>{say('paper.made', { day: day.format(made) })}</p>
        ) : null}
      </div>
      <div className="sheet-buttons">
        <button type="button" className={wanted ? 'btn small' : 'btn paper small'} onClick={() => void make()}>
          {say(made === null ? 'paper.make' : 'paper.again')}
        </button>
        {made !== null ? (
          <button type="button" className="btn paper small" onClick={() => void forget()}>
            {say('paper.forget')}
          </button>
        ) : null}
      </div>
    </section>
  );
}
