import type { TableInfo } from '@questhall/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLayout } from '../frame/use-layout.ts';
import { GAMES } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { isLessonMatch } from '../learn/lesson-match.ts';
import { hasLessons } from '../learn/lessons.ts';
import { api, currentSession } from '../net/api.ts';
import { localMatches } from '../offline/store.ts';
import { useNewcomer, useSettings } from '../settings/settings.ts';
import { useT } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useNowAndThen } from '../ui/use-now-and-then.ts';
import { PLAYED_LAST } from './game-box.tsx';
import { JoinByCode } from './join-by-code.tsx';
import { MatchList } from './match-list.tsx';
import { MyMatches } from './my-matches.tsx';
import { NameField } from './name-field.tsx';
import { OpenTerms } from './open-terms.tsx';
import { roomForMine } from './own-places.ts';
import { Page } from './page.tsx';
import { Shelf } from './shelf.tsx';

/** Whose turn it is, since when, and how long they have: looked up again after so long, while somebody has the hall before them. */
const AGAIN_MS = 30_000;

/** Tables of the server: mine, and those that wait for others. */
async function tables(): Promise<{ mine: TableInfo[]; listed: TableInfo[] }> {
  const session = await currentSession();
  const [mine, listed] = await Promise.all([session ? api.matches('mine') : [], api.matches('listed')]);
  return { mine, listed: listed.filter((m) => !mine.some((own) => own.id === m.id)) };
}

const termsOf = (match: TableInfo) => <OpenTerms match={match} />;

/** The hall: first what waits for me, then the boxes on the shelf, then tables that wait for others. */
export function Start() {
  const t = useT();
  const { name, played, set } = useSettings();
  const local = useLoad(async () => (await localMatches()).filter((match) => !isLessonMatch(match)), '');
  if (local.state === 'failed') console.error('no store on this device', local.error);
  const lists = useLoad(tables, '');
  // Where nobody answers, what was read before stays: it is still the best that is known, and looked up again in a moment.
  useNowAndThen(() => void tables().then(lists.put, () => undefined), AGAIN_MS);
  const here = local.state === 'here' ? local.value : [];
  const { mine, listed } = lists.state === 'here' ? lists.value : { mine: [], listed: [] };
  const offline = lists.state === 'failed';
  const phone = useLayout() === 'phone';
  // As this browser knew when the hall was opened: nothing changes its place under a finger.
  const [known] = useState(() => roomForMine(innerWidth) > 0);
  // A phone has room for one thing at its top: what waits for me, where there is such a thing. That nobody answers stands above it.
  const first = phone && known && !offline;
  const newcomer = useNewcomer() && !known;
  const matches = (
    <MyMatches
      mine={[...mine.map((match) => ({ match, here: false })), ...here.map((match) => ({ match, here: true }))]}
      looking={lists.state === 'loading' || local.state === 'loading'}
    />
  );
  return (
    <Page>
      <h1 className="vh">Questhall</h1>
      <div className="hall">
        {first ? matches : null}
        <div className="hall-top on-dark">
          {newcomer ? <Newcomer /> : null}
          {/* Enter plays on what was played last; nobody's first match begins because they wrote their name. */}
          <NameField value={name} onChange={(n) => set({ name: n })} form={played.length > 0 ? PLAYED_LAST : ''} />
          {offline ? <OutOfTouch again={lists.again} /> : <JoinByCode />}
        </div>
        {first ? null : matches}
        <Shelf offline={offline} />
        <Link href="/campaign" className="btn wood hall-road">
          <Icon name="spyglass" size={24} />
          <span>
            {t('ui.campaign')} <small>{t('ui.campaign.about')}</small>
          </span>
        </Link>
        <div className="hall-foot">
          {offline ? null : <MatchList title={t('ui.start.open')} matches={listed} empty={<NobodyWaits />} more={termsOf} />}
          <Promises />
        </div>
      </div>
    </Page>
  );
}

/** In place of matches, for whoever knows none of the games: how one is learnt. */
function Newcomer() {
  const t = useT();
  const { last } = useSettings();
  const game = GAMES.find(({ id }) => id === last.game) ?? GAMES[0];
  if (!game || !hasLessons(game.id)) return null;
  return (
    <Link href={`/learn/${game.id}`} className="btn wood hall-new">
      <Icon name="candle-flame" size={22} />
      <span>{t('ui.start.new', { game: game.title })}</span>
    </Link>
  );
}

/** No table waits for people: one can be opened. */
function NobodyWaits() {
  const t = useT();
  const { last } = useSettings();
  return (
    <>
      {t('ui.start.open.none')} <Link href={`/new/${last.game}?box=${last.box}`}>{t('ui.start.open.new')}</Link>
    </>
  );
}

/** The server does not answer: what still goes, and how to try again, in place of what needs it. */
function OutOfTouch({ again }: { again: () => void }) {
  const t = useT();
  return (
    <section className="out-of-touch on-dark" role="alert">
      <Icon name="candle-flame" size={34} />
      <div>
        <h2>{t('ui.start.offline')}</h2>
        <p>{t('ui.start.offline.still')}</p>
        <button type="button" className="linkish on-dark" onClick={again}>
          {t('ui.again')}
        </button>
      </div>
    </section>
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
        <ReadyForTrain />
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

/** Once everything that a match needs is kept on this device: it can be played on a train. */
function ReadyForTrain() {
  const t = useT();
  const ready = useLoad(async () => 'serviceWorker' in navigator && (await navigator.serviceWorker.ready).active !== null, '');
  if (ready.state === 'failed') console.error('no service worker', ready.error);
  if (ready.state !== 'here' || !ready.value) return null;
  return (
    <li className="ready-for-train">
      <Icon name="wooden-chair" size={20} />
      {t('ui.start.train')}
    </li>
  );
}
