import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import type { Speed } from '../settings/stored.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';
import { keepPlaces } from './aimed.ts';
import '../styles/pace.css';

const PACES: readonly Speed[] = [1, 2, 4];

/** How fast what others do is shown: held, three paces, or at once to my decision. The pace is remembered. */
export function Pace({ mine }: { mine: boolean }) {
  const t = useT();
  const { locale } = useWords();
  const match = useMatch();
  const held = useMatchState((m) => m.held);
  const speed = useSettings((s) => s.speed);
  const set = useSettings((s) => s.set);
  const number = new Intl.NumberFormat(locale);
  const buttons = useRef<HTMLFieldSetElement>(null);
  // They go when a question comes, of which nobody who was reaching for one of them has seen anything.
  useLayoutEffect(() => {
    const { current } = buttons;
    return () => keepPlaces(current?.children ?? []);
  }, []);
  return (
    <fieldset ref={buttons} className="pace" aria-label={t('ui.settings.speed')}>
      <button type="button" aria-pressed={held} onClick={() => match.hold(!held)}>
        <Icon name={held ? 'play' : 'pause'} size={18} />
        <span className="vh">{t(held ? 'ui.replay.play' : 'ui.replay.pause')}</span>
      </button>
      {PACES.map((pace) => (
        <button
          key={pace}
          type="button"
          aria-pressed={!held && speed === pace}
          onClick={() => {
            set({ speed: pace });
            match.hold(false);
          }}
        >
          {number.format(pace)}×
        </button>
      ))}
      <button type="button" className="pace-on" onClick={match.skip}>
        <Icon name="skip" size={18} />
        {/* Room is kept for both: whether I am asked next comes out in the middle of a story, and nothing below moves for it. */}
        <span className="pace-words">
          <span aria-hidden={mine || undefined}>{t('ui.decision.skip')}</span>
          <span aria-hidden={!mine || undefined}>{t('ui.decision.skipToMine')}</span>
        </span>
      </button>
    </fieldset>
  );
}
