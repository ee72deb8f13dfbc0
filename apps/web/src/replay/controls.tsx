import type { CSSProperties } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { whenItWas } from '../text/day.ts';
import type { UiKey } from '../text/index.ts';
import { useT, useWords } from '../text/words.tsx';
import type { Player, PlayerState } from './player.ts';

/** The bar to scrub along with a mark for each round, and the buttons to step and to play. */
export function Controls({
  player,
  state,
  rounds,
  status,
  time,
  onShare,
  onHow,
}: {
  player: Player;
  state: PlayerState;
  /** The moments at which rounds begin. */
  rounds: readonly number[];
  /** Where the match stands in the moment on show. */
  status: string;
  /** Of the moment on show, in milliseconds since 1970. */
  time: number;
  /** Absent where nobody else could open the link. */
  onShare: (() => void) | undefined;
  onHow: () => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const { at, running } = state;
  const { last } = player;
  const clock = whenItWas(time, locale);
  const where = t('ui.replay.moment', { at, last });
  return (
    <div className="replay-controls">
      <div className="replay-scrub">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onChange={(e) => player.jump(Number(e.target.value))}
          aria-label={t('ui.replay.position')}
          aria-valuetext={`${where}. ${status}`}
        />
        <div className="replay-marks" aria-hidden="true">
          {rounds.map((n) => (
            <i key={n} style={{ '--at': last === 0 ? 0 : n / last } as CSSProperties} />
          ))}
        </div>
      </div>
      <div className="replay-buttons">
        <Button icon="first" words="ui.replay.start" keys="Home" onClick={() => player.jump(0)} disabled={at === 0} />
        <Button icon="left" words="ui.replay.prev" keys="ArrowLeft" onClick={() => player.back()} disabled={at === 0} />
        <Button
          icon={running ? 'pause' : 'play'}
          words={running ? 'ui.replay.pause' : 'ui.replay.play'}
          keys="Space"
          onClick={() => player.toggle()}
          main
        />
        <Button icon="right" words="ui.replay.next" keys="ArrowRight" onClick={() => player.forward()} disabled={at === last} />
        <Button icon="last" words="ui.replay.end" keys="End" onClick={() => player.jump(last)} disabled={at === last} />
        <span className="replay-gap" />
        {onShare ? <Button icon="share" words="ui.replay.share" onClick={onShare} /> : null}
        <Button icon="eye" words="ui.replay.how" onClick={onHow} />
      </div>
      <p className="replay-where">
        <b>{where}</b> <span>{status}</span> <time dateTime={new Date(time).toISOString()}>{clock}</time>
      </p>
    </div>
  );
}

function Button({
  icon,
  words,
  keys,
  main = false,
  disabled = false,
  onClick,
}: {
  icon: IconName;
  words: UiKey;
  keys?: string;
  main?: boolean;
  disabled?: boolean;
  onClick: () => void;
}) {
  const t = useT();
  const label = t(words);
  return (
    <button
      type="button"
      className={main ? 'icon-btn replay-play' : 'icon-btn'}
      onClick={onClick}
      aria-label={label}
      title={label}
      // Not "disabled": whoever steps with the keyboard must not lose the focus at the end.
      aria-disabled={disabled || undefined}
      {...(keys ? { 'aria-keyshortcuts': keys } : {})}
    >
      <Icon name={icon} />
    </button>
  );
}
