import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { fetchTableParts } from '../ahead.ts';
import type { GameEntry } from '../games/contract.ts';
import { GAMES } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { ApiFailure, api, currentSession, sessionNamed } from '../net/api.ts';
import { layLocalTable, localPath } from '../offline/device.ts';
import { localMatches } from '../offline/store.ts';
import { useSettings } from '../settings/settings.ts';
import { LEVELS } from '../table/lobby-seat.tsx';
import { useT, useWords } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { attempt, tell } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';
import { startWithDice } from '../verify/contribution.ts';
import { BoxLid } from './box-lid.tsx';
import { MatchList } from './match-list.tsx';
import { NameField } from './name-field.tsx';
import { Page } from './page.tsx';

/** The hall: play at once, gather friends, go on where one was. */
export function Start() {
  const t = useT();
  return (
    <Page>
      <h1 className="vh">Questhall</h1>
      <div className="hall">
        <section className="shelf" aria-label={t('ui.games')}>
          {GAMES.map((game) => (
            <Box key={game.id} game={game} />
          ))}
        </section>
        <div className="hall-side">
          <JoinByCode />
          <OnThisDevice />
          <Lists />
        </div>
      </div>
    </Page>
  );
}

/** How long the hall has the network to itself. */
const LATER_MS = 1200;

function Box({ game }: { game: GameEntry }) {
  const t = useT();
  const { locale } = useWords();
  const { last, name, set } = useSettings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const most = game.seats.max - 1;
  useEffect(() => {
    const timer = setTimeout(fetchTableParts, LATER_MS, game.id);
    return () => clearTimeout(timer);
  }, [game.id]);
  const opponents = Math.min(most, Math.max(game.seats.min - 1, last.opponents));

  async function play() {
    setBusy(true);
    // None is needed against bots.
    const who = name.trim() || t('ui.name.guest');
    const path = await attempt(async () => {
      try {
        await sessionNamed(who);
        const bots = Array(opponents).fill(last.level);
        return `/t/${(await startWithDice(await api.newMatch({ game: game.id, seats: opponents + 1, bots }))).code}`;
      } catch (e) {
        // Bots need no network: without a server the match is played here.
        if (!(e instanceof ApiFailure && e.code === 'offline')) throw e;
        const bots = Array.from({ length: opponents }, () => ({ name: null, level: last.level }));
        const local = await layLocalTable({ game: game.id, options: {}, seats: [{ name: who, level: null }, ...bots] });
        tell('ui.local.instead');
        return local;
      }
    });
    setBusy(false);
    if (path) go(path);
  }

  return (
    <article className="box">
      <BoxLid game={game} />
      <form
        className="scroll box-play"
        onSubmit={(e) => {
          e.preventDefault();
          void play();
        }}
      >
        <h2>{t('ui.start.play')}</h2>
        <p>{game.pitch[locale]}</p>
        <div className="box-choices">
          <Choose
            label={t('ui.start.opponents')}
            value={opponents}
            values={Array.from({ length: most - game.seats.min + 2 }, (_, i) => i + game.seats.min - 1)}
            words={String}
            onChange={(n) => set({ last: { ...last, opponents: n } })}
          />
          <Choose
            label={t('ui.level')}
            value={last.level}
            values={LEVELS}
            words={(l) => t(`ui.level.${l}`)}
            onChange={(level) => set({ last: { ...last, level } })}
          />
        </div>
        <NameField value={name} onChange={(n) => set({ name: n })} />
        <div className="box-buttons">
          <button type="submit" className="btn big" disabled={busy}>
            {t('ui.start.now')}
          </button>
          <Link href={`/new/${game.id}`} className="btn wood">
            <Icon name="round-table" size={20} />
            {t('ui.start.friends')}
          </Link>
          <Link href={`/here/${game.id}`} className="btn wood">
            <Icon name="wooden-chair" size={20} />
            {t('ui.local.here')}
          </Link>
        </div>
      </form>
    </article>
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
  const local = useLoad(localMatches, '');
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
