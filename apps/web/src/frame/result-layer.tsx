import type { TableInfo } from '@questhall/protocol';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { AfterMatch } from '../after/after.tsx';
import { SharePicture } from '../after/share.tsx';
import { Torn } from '../after/torn.tsx';
import { useTold } from '../after/use-told.ts';
import type { GameModule, GameProps } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { replayPath } from '../replay/address.ts';
import { useLow, useReducedMotion, useSettings } from '../settings/settings.ts';
import { useMatch } from '../table/match-context.tsx';
import { rematch } from '../table/table-actions.ts';
import { useT } from '../text/words.tsx';
import { ResultDialog } from './result-dialog.tsx';

/** Leaf gold falls for less than two seconds, only where motion is welcome. Fetched when it is needed. */
async function throwGold(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  await confetti({
    particleCount: 110,
    spread: 100,
    startVelocity: 38,
    gravity: 0.8,
    ticks: 110,
    origin: { y: 0.35 },
    colors: ['#fbeab0', '#d9a93f', '#8f6218', '#ffd657'],
    shapes: ['square'],
    scalar: 0.8,
    disableForReducedMotion: true,
    zIndex: 60,
  });
}

interface ResultProps {
  table: TableInfo;
  module: GameModule;
  props: GameProps<unknown>;
  onClose: () => void;
}

/**
 * The end of a match: the room dims, the game shows its winner, beside it what the match was, and the next match is one tap
 * away.
 */
export function ResultLayer({ table, module, props, onClose }: ResultProps) {
  const t = useT();
  const [, go] = useLocation();
  const { transport } = useMatch();
  const parts = useRef<HTMLDivElement>(null);
  const calm = useReducedMotion();
  const seated = table.seats.some((s) => s.yours);
  const told = useTold(module.after, transport);
  const { Result } = module;
  const someoneWon = (table.outcome?.winners.length ?? 0) > 0;

  const { played, set } = useSettings();
  useEffect(() => {
    if (seated && !played.includes(module.id)) set({ played: [...played, module.id] });
  }, [seated, played, set, module.id]);
  useEffect(() => {
    if (someoneWon && !calm) throwGold().catch((e: unknown) => console.error(e));
  }, [someoneWon, calm]);

  // On a phone only what is wanted most lies below the thumb.
  const low = useLow();
  const small = props.layout === 'phone' || low;
  const more = (
    <>
      <SharePicture game={module.id} told={told.state === 'here' ? told.value : null} result={parts} />
      {table.head ? (
        <button type="button" className="btn wood" onClick={() => go(`/verify/${table.id}`)}>
          {t('ui.verify.link')}
        </button>
      ) : null}
      <button type="button" className="btn wood" onClick={() => go('/')}>
        {t('ui.backToHall')}
      </button>
    </>
  );

  return (
    <ResultDialog
      label={t('ui.over.title')}
      onClose={onClose}
      parts={parts}
      of={transport.path}
      isTold={told.state !== 'loading'}
      more={small ? more : null}
      buttons={
        <>
          {seated && table.rematch !== null ? <output className="result-asked">{t('ui.over.asked')}</output> : null}
          {seated ? (
            <button type="button" className="btn" onClick={() => void rematch(transport, go)}>
              <Icon name="round-table" size={20} />
              {t('ui.over.rematch')}
            </button>
          ) : null}
          <button type="button" className="btn wood" onClick={onClose} title={t('ui.over.board')}>
            <Icon name="eye" size={20} />
            <span className="result-word">{t('ui.over.board')}</span>
          </button>
          <button type="button" className="btn wood" onClick={() => go(replayPath(transport.path, { at: 0 }))} title={t('ui.replay.again')}>
            <Icon name="play" size={20} />
            <span className="result-word">{t('ui.replay.again')}</span>
          </button>
          {small ? null : more}
        </>
      }
    >
      <Result {...props} log={told.state === 'here' ? told.value.told.log : props.log} />
      {told.state === 'here' ? <AfterMatch {...told.value} module={module} linked /> : null}
      {told.state === 'failed' ? <Torn error={told.error} again={told.again} /> : null}
    </ResultDialog>
  );
}
