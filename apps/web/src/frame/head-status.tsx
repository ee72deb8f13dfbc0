import type { ReactNode } from 'react';
import type { GameModule, GameProps } from '../games/contract.ts';
import { useT } from '../text/words.tsx';

/** Where the match stands, in the head of its table: in few words on a phone, where the game has some. */
export function HeadStatus({ module, props, children }: { module: GameModule; props: GameProps<unknown>; children?: ReactNode }) {
  const status = module.status(props.view);
  const brief = `${status.key}.short`;
  const stands = props.layout === 'phone' && props.speak.has(brief) ? { ...status, key: brief } : status;
  return (
    <p className="head-status" title={props.speak.say(status)}>
      <span className="head-stands">{props.speak.say(stands)}</span>
      {module.rounds?.at ? <RoundLine at={module.rounds.at(props.view)} /> : null}
      {children}
    </p>
  );
}

/** Which round of how many it is; that it is the last one stays in sight, and is said aloud as it begins. */
export function RoundLine({ at }: { at: { round: number; last: number } | null }) {
  const t = useT();
  const isLast = at !== null && at.round >= at.last;
  return (
    <>
      {at && !isLast ? <span className="head-round">{t('ui.round.of', { ...at })}</span> : null}
      <span aria-live="polite">
        {isLast ? (
          <>
            <b className="head-last" aria-hidden="true">
              {t('ui.round.last')}
            </b>
            <span className="vh">{t('ui.round.last.said')}</span>
          </>
        ) : null}
      </span>
    </>
  );
}
