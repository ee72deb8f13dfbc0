import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { api } from '../net/api.ts';
import { useWords } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import type { PartProps, Say } from './part.ts';
import { canBePushed, endPush, pushAddress } from './push.ts';

/** One way of being called: its sign, its name, whether it is on. */
function Way({ icon, name, on, say, children }: { icon: IconName; name: string; on: boolean; say: Say; children: ReactNode }) {
  return (
    <div className="calls-way">
      <Icon name={icon} size={28} />
      <div>
        <h3>
          {name} <span data-on={on || undefined}>{say(on ? 'on' : 'off')}</span>
        </h3>
        {children}
      </div>
    </div>
  );
}

export function Push({ info, say, changed }: PartProps) {
  const [refused, setRefused] = useState(false);
  const others = info.pushes - (info.pushHere ? 1 : 0);

  async function begin() {
    const done = await attempt(async () => {
      const address = await pushAddress(info.pushKey);
      return address ? await api.pushHere(address) : null;
    });
    setRefused(done === null);
    if (done) changed(done);
  }
  async function end() {
    const done = await attempt(async () => {
      await endPush();
      return api.noPushHere();
    });
    if (done) changed(done);
  }

  return (
    <Way icon="candle-flame" name={say('push')} on={info.pushHere} say={say}>
      {info.pushHere ? (
        <button type="button" className="btn paper small" onClick={() => void end()}>
          {say('push.off')}
        </button>
      ) : canBePushed() ? (
        <button type="button" className="btn paper small" onClick={() => void begin()}>
          {say('push.on')}
        </button>
      ) : (
        <p className="hint">{say('push.cannot')}</p>
      )}
      {refused ? <p role="alert">{say('push.refused')}</p> : null}
      {others > 0 ? <p className="hint">{say('push.others', { count: others })}</p> : null}
    </Way>
  );
}

export function Mail({ info, say, changed }: PartProps) {
  const id = useId();
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');

  async function ask(e: SyntheticEvent) {
    e.preventDefault();
    if ((await attempt(() => api.proveMail(address.trim()))) !== undefined) setSent(true);
  }
  async function end() {
    const done = await attempt(api.noMail);
    if (done) changed(done);
  }
  async function prove(e: SyntheticEvent) {
    e.preventDefault();
    const done = await attempt(() => api.setMail(code));
    if (!done) return;
    setSent(false);
    setCode('');
    changed(done);
  }

  return (
    <Way icon="scroll-unfurled" name={say('mail')} on={info.mail !== null && info.canMail} say={say}>
      {info.mail ? (
        <p>
          {info.mail}{' '}
          <button type="button" className="btn paper small" onClick={() => void end()}>
            {say('mail.remove')}
          </button>
        </p>
      ) : info.canMail ? (
        <>
          <form onSubmit={(e) => void ask(e)}>
            <label htmlFor={`${id}-address`}>{say('mail.address')}</label>
            <div className="calls-row">
              <input
                id={`${id}-address`}
                className="field"
                type="email"
                autoComplete="email"
                value={address}
                onChange={(e) => setAddress(e.target.value)}
              />
              <button type="submit" className="btn paper small" disabled={address.trim() === ''}>
                {say('mail.send')}
              </button>
            </div>
          </form>
          {sent ? (
            <form onSubmit={(e) => void prove(e)}>
              <p aria-live="polite">{say('mail.sent', { address: address.trim() })}</p>
              <label htmlFor={`${id}-code`}>{say('mail.code')}</label>
              <div className="calls-row">
                <input
                  id={`${id}-code`}
                  className="field"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={10}
                  value={code}
                  onChange={(e) => setCode(e.target.value)}
                />
                <button type="submit" className="btn small" disabled={code.trim() === ''}>
                  {say('mail.prove')}
                </button>
              </div>
            </form>
          ) : null}
        </>
      ) : null}
      {info.canMail ? null : <p className="hint">{say('mail.none')}</p>}
    </Way>
  );
}

export function Hook({ info, say, changed }: PartProps) {
  const id = useId();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const [own, setOwn] = useState(false);

  async function end() {
    const done = await attempt(api.noHook);
    if (done) changed(done);
  }

  async function set(e: SyntheticEvent) {
    e.preventDefault();
    const done = await attempt(async () => {
      const { secret: signs } = await api.setHook(url.trim(), own);
      return { signs, info: await api.calls() };
    });
    if (!done) return;
    setSecret(done.signs);
    changed(done.info);
  }

  return (
    <Way icon="cog" name={say('hook')} on={info.hook !== null} say={say}>
      <p className="hint">{say('hook.what')}</p>
      {info.hook ? (
        <p className="calls-address">
          {info.hook}{' '}
          <button type="button" className="btn paper small" onClick={() => void end()}>
            {say('hook.remove')}
          </button>
          <br />
          <small>{say(info.hookOwn ? 'hook.isOwn' : 'hook.isOpen')}</small>
        </p>
      ) : (
        <form onSubmit={(e) => void set(e)}>
          <label htmlFor={id}>{say('hook.address')}</label>
          <div className="calls-row">
            <input id={id} className="field" type="url" autoComplete="off" value={url} onChange={(e) => setUrl(e.target.value)} />
            <button type="submit" className="btn paper small" disabled={url.trim() === ''}>
              {say('hook.set')}
            </button>
          </div>
          <label className="calls-tick">
            <input type="checkbox" checked={own} onChange={(e) => setOwn(e.target.checked)} /> {say('hook.own')}
          </label>
        </form>
      )}
      {info.hook && secret ? (
        <p className="calls-address" aria-live="polite">
          {say('hook.secret', { secret })}
        </p>
      ) : null}
    </Way>
  );
}

export function Feed({ info, say, changed }: PartProps) {
  const id = useId();
  const { locale } = useWords();
  const [address, setAddress] = useState<string | null>(null);

  async function make() {
    const done = await attempt(async () => {
      const { url } = await api.makeFeed();
      return { url, info: await api.calls() };
    });
    if (!done) return;
    setAddress(done.url);
    changed(done.info);
  }
  async function end() {
    const done = await attempt(api.noFeed);
    if (!done) return;
    setAddress(null);
    changed(done);
  }

  return (
    <Way icon="scroll-unfurled" name={say('feed')} on={info.feed !== null} say={say}>
      <p className="hint">{say('feed.what')}</p>
      {info.feed !== null && address ? (
        <div aria-live="polite">
          <label htmlFor={id}>{say('feed.address')}</label>
          <input id={id} className="field calls-feed" readOnly value={address} onFocus={(e) => e.target.select()} />
          <p className="hint">{say('feed.once')}</p>
        </div>
      ) : null}
      {info.feed !== null && !address ? (
        <p>{say('feed.made', { day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(info.feed) })}</p>
      ) : null}
      <div className="calls-row">
        <button type="button" className="btn paper small" onClick={() => void make()}>
          {say(info.feed === null ? 'feed.make' : 'feed.again')}
        </button>
        {info.feed === null ? null : (
          <button type="button" className="btn paper small" onClick={() => void end()}>
            {say('feed.end')}
          </button>
        )}
      </div>
    </Way>
  );
}

/** Rings once, by every way that is on. */
export function Trial({ info, say }: Omit<PartProps, 'changed'>) {
  const [rung, setRung] = useState<{ reached: number; failed: number } | null>(null);

  async function ring() {
    const done = await attempt(api.ringOnce);
    if (done) setRung(done);
  }

  return (
    <div className="sheet-buttons">
      <button
        type="button"
        className="btn small"
        disabled={info.pushes === 0 && info.mail === null && info.hook === null}
        onClick={() => void ring()}
      >
        {say('trial')}
      </button>
      <p aria-live="polite">{rung ? say('trial.done', { ...rung }) : ''}</p>
    </div>
  );
}
