import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../icons/icon.tsx';
import { isLessonMatch } from '../learn/lesson-match.ts';
import { api, currentSession } from '../net/api.ts';
import { localPath } from '../offline/device.ts';
import { localMatches } from '../offline/store.ts';
import { useT } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';
import { MatchList } from './match-list.tsx';
import { Page } from './page.tsx';
import { Shelf } from './shelf.tsx';

/** The hall: play at once, gather friends, go on where one was. */
export function Start() {
  return (
    <Page>
      <h1 className="vh">Questhall</h1>
      <div className="hall">
        <Shelf />
        <div className="hall-side">
          <JoinByCode />
          <OnThisDevice />
          <Lists />
          <Promises />
        </div>
      </div>
    </Page>
  );
}

function JoinByCode() {
  const t = useT();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  // A whole link pasted into the field is as good as its code.
  const clean = (code.match(/\/t\/([a-z0-9]+)/i)?.[1] ?? code).toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (
    <form
      className="scroll join-code"
      onSubmit={(e) => {
        e.preventDefault();
        if (clean !== '') go(`/t/${clean}`);
      }}
    >
      <h2 id="join-code">{t('ui.start.join')}</h2>
      <div className="row">
        <input
          className="field code"
          value={code}
          onChange={(e) => setCode(e.target.value)}
          placeholder="K7QXM"
          aria-labelledby="join-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit" className="btn small" disabled={clean === ''}>
          {t('ui.start.go')}
        </button>
      </div>
    </form>
  );
}

/** The matches that are played here alone: they go on without network. */
function OnThisDevice() {
  const t = useT();
  const local = useLoad(async () => (await localMatches()).filter((match) => !isLessonMatch(match)), '');
  if (local.state === 'failed') console.error('no store on this device', local.error);
  if (local.state !== 'here' || local.value.length === 0) return null;
  return <MatchList title={t('ui.local.mine')} matches={local.value} empty="" path={(m) => localPath(m.id)} />;
}

function Lists() {
  const t = useT();
  const lists = useLoad(async () => {
    const session = await currentSession();
    const [mine, listed] = await Promise.all([session ? api.matches('mine') : [], api.matches('listed')]);
    return { mine, listed: listed.filter((m) => !mine.some((own) => own.id === m.id)) };
  }, '');
  if (lists.state === 'failed') {
    return (
      <section className="scroll">
        <p role="alert">
          {t('error.offline')}{' '}
          <button type="button" className="linkish" onClick={lists.again}>
            {t('ui.again')}
          </button>
        </p>
      </section>
    );
  }
  const { mine, listed } = lists.state === 'here' ? lists.value : { mine: [], listed: [] };
  return (
    <>
      <MatchList title={t('ui.start.mine')} matches={mine} empty={t('ui.start.mine.none')} />
      <MatchList title={t('ui.start.open')} matches={listed} empty={t('ui.start.open.none')} />
    </>
  );
}

/** What whoever comes for the first time wants to know. */
function Promises() {
  const t = useT();
  return (
    <section className="scroll promises">
      <h2>{t('ui.start.promise')}</h2>
      <ul>
        <li>
          <Icon name="wooden-chair" size={20} />
          {t('ui.start.promise.account')}
        </li>
        <li>
          <Icon name="open-book" size={20} />
          {t('ui.start.promise.rules')}
        </li>
        <li>
          <Icon name="check" size={20} />
          <span>
            {t('ui.start.promise.dice')} <Link href="/verify">{t('ui.verify.about')}</Link>
          </span>
        </li>
      </ul>
    </section>
  );
}
