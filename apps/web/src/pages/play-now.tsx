import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { hasEditor } from '../editor/has-editor.ts';
import { hasGallery } from '../gallery/galleries.ts';
import type { GameEntry } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { hasLessons } from '../learn/lessons.ts';
import { ApiFailure, api, sessionNamed } from '../net/api.ts';
import { layLocalTable } from '../offline/device.ts';
import { useSettings } from '../settings/settings.ts';
import { LEVELS } from '../table/lobby-seat.tsx';
import { useT, useWords } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { attempt, tell } from '../ui/toasts.tsx';
import { startWithDice } from '../verify/contribution.ts';
import { NameField } from './name-field.tsx';

/** The scroll of one box: a match at once, against bots; or the way to a table for friends, or on this device. */
export function PlayNow({ game }: { game: GameEntry }) {
  const t = useT();
  const { locale } = useWords();
  const { last, name, set } = useSettings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const most = game.quick?.companions ?? game.seats.max - 1;
  const opponents = Math.min(most, Math.max(game.seats.min - 1, last.opponents));

  const options = { ...game.quick?.options };

  async function play() {
    setBusy(true);
    // None is needed against bots.
    const who = name.trim() || t('ui.name.guest');
    const path = await attempt(async () => {
      try {
        await sessionNamed(who);
        const bots = Array(opponents).fill(last.level);
        return `/t/${(await startWithDice(await api.newMatch({ game: game.id, seats: opponents + 1, bots, options }))).code}`;
      } catch (e) {
        // Bots need no network: without a server the match is played here.
        if (!(e instanceof ApiFailure && e.code === 'offline')) throw e;
        const bots = Array.from({ length: opponents }, () => ({ name: null, level: last.level }));
        const local = await layLocalTable({ game: game.id, options, seats: [{ name: who, level: null }, ...bots] });
        tell('ui.local.instead');
        return local;
      }
    });
    setBusy(false);
    if (path) go(path);
  }

  return (
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
          label={t(game.quick ? 'ui.start.companions' : 'ui.start.opponents')}
          value={opponents}
          values={Array.from({ length: most - game.seats.min + 2 }, (_, i) => i + game.seats.min - 1)}
          words={String}
          onChange={(n) => set({ last: { ...last, game: game.id, opponents: n } })}
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
        {hasLessons(game.id) ? (
          <Link href={`/learn/${game.id}`} className="btn wood">
            <Icon name="candle-flame" size={20} />
            {t('ui.learn')}
          </Link>
        ) : null}
        {hasEditor(game.id) ? (
          <Link href="/levels" className="btn wood">
            <Icon name="scroll-unfurled" size={20} />
            {t('ui.levels')}
          </Link>
        ) : null}
        {hasGallery(game.id) ? (
          <Link href={`/gallery/${game.id}`} className="btn wood">
            <Icon name="open-book" size={20} />
            {t('ui.gallery')}
          </Link>
        ) : null}
      </div>
    </form>
  );
}
