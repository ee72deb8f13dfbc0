import type { PasskeyInfo } from '@questhall/protocol';
import { useState } from 'react';
import { api } from '../net/api.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import { goHome, type Say } from './say.ts';

/** Browsers know passkeys on pages with https, and on `localhost`; at a bare number of a network they have none. */
export const knowsPasskeys = (): boolean =>
  globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.:[\]]+$/.test(location.hostname);

/** What a person chose not to do is no failure: undefined then. */
async function orNot<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)) return undefined;
    throw error;
  }
}

/** The passkeys by which one is found again: making one, and forgetting one. */
export function Passkeys({
  passkeys,
  wanted,
  say,
  changed,
}: {
  passkeys: readonly PasskeyInfo[];
  /** Another one is what most people here should have: the golden button. */
  wanted: boolean;
  say: Say;
  changed: () => void;
}) {
  const { locale } = useWords();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const [note, setNote] = useState<string | null>(null);

  async function add() {
    setNote(null);
    const kept = await attempt(async () => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = (await api.askForPasskey()) as Parameters<typeof startRegistration>[0]['optionsJSON'];
      const made = await orNot(() => startRegistration({ optionsJSON }));
      if (!made) return setNote(say('passkey.none'));
      return api.addPasskey(made);
    });
    if (kept) changed();
  }

  async function remove({ id }: PasskeyInfo) {
    const done = await attempt(async () => {
      await api.removePasskey(id);
      return true;
    });
    if (done) changed();
  }

  return (
    <section className="scroll">
      <h2>{say('passkeys')}</h2>
      <p>{say('passkeys.what')}</p>
      {passkeys.length > 0 ? (
        <ul className="account-devices">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <b>{passkey.label || say('unknown')}</b>
                <br />
                <small>{say('passkey.made', { day: day.format(passkey.created) })}</small>
              </span>
              <button type="button" className="btn paper small" onClick={() => void remove(passkey)}>
                {say('passkey.remove')}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {knowsPasskeys() ? (
        <div className="sheet-buttons">
          <button type="button" className={wanted ? 'btn small' : 'btn paper small'} onClick={() => void add()}>
            {say('passkey.add')}
          </button>
        </div>
      ) : (
        <p className="hint">{say('passkey.insecure')}</p>
      )}
      <p aria-live="polite">{note}</p>
    </section>
  );
}

/** For whoever has made one: this device holds their session then. */
export function UsePasskey({ say }: { say: Say }) {
  const [note, setNote] = useState<string | null>(null);

  async function use() {
    setNote(null);
    const session = await attempt(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = (await api.askToBeFound()) as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      const shown = await orNot(() => startAuthentication({ optionsJSON }));
      if (!shown) return setNote(say('passkey.none'));
      return api.foundBy(shown);
    });
    if (!session) return;
    useSettings.getState().set({ name: session.name });
    goHome();
  }

  return (
    <section className="scroll">
      <h2>{say('passkey.use')}</h2>
      <p>{say('passkey.use.what')}</p>
      <div className="sheet-buttons">
        <button type="button" className="btn paper small" onClick={() => void use()}>
          {say('passkey.use')}
        </button>
      </div>
      <p aria-live="polite">{note}</p>
    </section>
  );
}
