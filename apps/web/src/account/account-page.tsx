import type { DeviceInfo, LinkCode } from '@questhall/protocol';
import { speaker } from '@questhall/text';
import { type SyntheticEvent, useEffect, useId, useMemo, useState } from 'react';
import { api, currentSession } from '../net/api.ts';
import { useReach } from '../net/reach.ts';
import { Page } from '../pages/page.tsx';
import { useSettings } from '../settings/settings.ts';
import { QrCode } from '../table/qr-code.tsx';
import { forgiving, seatLetter, useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { attempt } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useTitle } from '../ui/use-title.ts';
import { OnPaper } from './on-paper.tsx';
import { knowsPasskeys, Passkeys, UsePasskey } from './passkeys.tsx';
import { goHome, type Say } from './say.ts';
import { loadAccountWords } from './text/index.ts';
import './account.css';

/** The words of this page; null until they are here. */
function useSay(): Say | null {
  const { locale, catalogues } = useWords();
  const own = useLoad(() => loadAccountWords(locale), locale);
  return useMemo(() => {
    if (own.state !== 'here') return null;
    const speak = forgiving(speaker(locale, [...catalogues, own.value], seatLetter));
    return (key, args = {}) => speak.say({ key: `ui.account.${key}`, args });
  }, [locale, catalogues, own]);
}

/** Who one is here and on which devices: logging out of them, letting in another, leaving for good. */
export function AccountPage() {
  const t = useT();
  const say = useSay();
  useTitle(`${say?.('title') ?? 'Questhall'} · Questhall`);
  const who = useLoad(async () => {
    const session = await currentSession();
    if (!session) return null;
    const [devices, passkeys, recovery] = await Promise.all([api.devices(), api.passkeys(), api.recovery()]);
    return { name: session.name, devices, passkeys, recovery };
  }, '');
  // One golden button: while nothing else leads back to one's seats, the way that is easiest here.
  const alone = who.state === 'here' && who.value !== null && who.value.passkeys.length === 0 && who.value.recovery.made === null;
  if (!say || who.state === 'loading') return <Candle words={t('ui.loading')} />;
  return (
    <Page narrow>
      <div className="account">
        <section className="scroll">
          <h1>{say('title')}</h1>
          {who.state === 'failed' ? (
            <p role="alert">{say('failed')}</p>
          ) : who.value ? (
            <>
              <p>{say('who', { name: who.value.name })}</p>
              <p className="hint">{say('kept')}</p>
              <Devices devices={who.value.devices} alone={alone} say={say} changed={who.again} />
            </>
          ) : (
            <p>{say('nobody')}</p>
          )}
        </section>
        {who.state === 'here' && who.value ? <Passkeys passkeys={who.value.passkeys} wanted={alone} say={say} changed={who.again} /> : null}
        {who.state === 'here' && who.value ? (
          <OnPaper made={who.value.recovery.made} wanted={alone && !knowsPasskeys()} say={say} changed={who.again} />
        ) : null}
        {who.state === 'here' && knowsPasskeys() ? <UsePasskey say={say} /> : null}
        {who.state === 'here' && who.value ? <Another say={say} /> : null}
        {who.state === 'here' ? <EnterCode say={say} /> : null}
        {who.state === 'here' && who.value ? <OwnWords say={say} /> : null}
        {who.state === 'here' && who.value ? <Leave say={say} /> : null}
      </div>
    </Page>
  );
}

/** @param alone there is neither a passkey nor a code on paper: whoever logs the last device out is not found again */
function Devices({ devices, alone, say, changed }: { devices: readonly DeviceInfo[]; alone: boolean; say: Say; changed: () => void }) {
  const { locale } = useWords();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

  async function remove({ id, here }: DeviceInfo) {
    const done = await attempt(async () => {
      await api.removeDevice(id);
      return true;
    });
    if (!done) return;
    if (here) goHome();
    else changed();
  }

  return (
    <>
      <h2>{say('devices')}</h2>
      <ul className="account-devices">
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              <b>{device.label || say('unknown')}</b>
              {device.here ? <> · {say('here')}</> : null}
              <br />
              <small>
                {device.visit
                  ? say('visits', { code: device.visit.code, time: time.format(device.visit.until) })
                  : say('used', { day: day.format(device.used) })}
              </small>
            </span>
            <button type="button" className="btn paper small" onClick={() => void remove(device)}>
              {say(device.here ? 'out.here' : 'out')}
            </button>
          </li>
        ))}
      </ul>
      {devices.length === 1 && alone ? <p className="hint">{say('out.last')}</p> : null}
    </>
  );
}

function Another({ say }: { say: Say }) {
  const reach = useReach();
  const [link, setLink] = useState<LinkCode>();
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!link) return;
    const timer = setTimeout(() => {
      setLink(undefined);
      setOver(true);
    }, link.seconds * 1000);
    return () => clearTimeout(timer);
  }, [link]);

  async function ask() {
    const found = await attempt(api.linkDevice);
    if (found) setLink(found);
  }

  return (
    <section className="scroll">
      <h2>{say('more')}</h2>
      <p>{say('more.what')}</p>
      <div aria-live="polite">
        {link ? (
          <p>
            <code className="account-code">{`${link.code.slice(0, 5)} ${link.code.slice(5)}`}</code>
            <br />
            <small>{say('code.holds')}</small>
          </p>
        ) : over ? (
          <p>{say('code.over')}</p>
        ) : null}
      </div>
      {link ? <QrCode text={`${reach}/account#${link.code}`} label={say('code.qr')} /> : null}
      <div className="sheet-buttons">
        <button type="button" className="btn paper small" onClick={() => void ask()}>
          {say('code')}
        </button>
      </div>
    </section>
  );
}

function EnterCode({ say }: { say: Say }) {
  const id = useId();
  // Behind the mark of an address, which no server is sent. It is not used by itself: a link would else log somebody in as another.
  const [code, setCode] = useState(() => /^#([A-Z2-9]{10})$/.exec(location.hash)?.[1] ?? '');

  async function use(e: SyntheticEvent) {
    e.preventDefault();
    const session = await attempt(() => api.holdSession(code));
    if (!session) return;
    useSettings.getState().set({ name: session.name });
    goHome();
  }

  return (
    <section className="scroll">
      <form onSubmit={(e) => void use(e)}>
        <h2>
          <label htmlFor={id}>{say('enter')}</label>
        </h2>
        <p>{say('enter.what')}</p>
        <input
          id={id}
          className="field"
          value={code}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(e) => setCode(e.target.value)}
        />
        <div className="sheet-buttons">
          <button type="submit" className="btn paper small" disabled={code.trim() === ''}>
            {say('enter.go')}
          </button>
        </div>
      </form>
    </section>
  );
}

/** A file with everything that one has written here. */
function OwnWords({ say }: { say: Say }) {
  return (
    <section className="scroll">
      <h2>{say('words')}</h2>
      <p>{say('words.what')}</p>
      <div className="sheet-buttons">
        <a className="btn paper small" href="/api/session/words" download="questhall-words.json">
          {say('words.save')}
        </a>
      </div>
    </section>
  );
}

function Leave({ say }: { say: Say }) {
  const [sure, setSure] = useState(false);

  async function leave() {
    const done = await attempt(async () => {
      await api.leaveForGood();
      return true;
    });
    setSure(false);
    if (!done) return;
    // This browser need not offer the name again either.
    useSettings.getState().set({ name: '' });
    goHome();
  }

  return (
    <section className="scroll">
      <h2>{say('leave')}</h2>
      <p>{say('leave.what')}</p>
      <p className="hint">{say('leave.others')}</p>
      <div className="sheet-buttons">
        <button type="button" className="btn paper small" onClick={() => setSure(true)}>
          {say('leave.go')}
        </button>
      </div>
      {sure ? (
        <Dialog title={say('leave.sure')} onClose={() => setSure(false)}>
          <p>{say('leave.what')}</p>
          <div className="sheet-buttons">
            <button type="button" className="btn" onClick={() => setSure(false)}>
              {say('leave.no')}
            </button>
            <button type="button" className="btn paper" onClick={() => void leave()}>
              {say('leave.yes')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}
