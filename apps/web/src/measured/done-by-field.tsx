import type { NewMatch } from '@questhall/protocol';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useT } from '../text/words.tsx';
import { LAST_ROUND, lastRoundWithin, minutesUntil } from './done-by.ts';
import { useMeasured } from './measured.ts';
import './measured.css';

function ClockField({ clock, onClock }: { clock: string; onClock: (said: string) => void }) {
  const t = useT();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('ui.doneBy')}</label>
      <input id={id} type="time" className="field" value={clock} onChange={(e) => onClock(e.target.value)} />
    </>
  );
}

/**
 * "Done by 22:30" at a table over the network, where the last round is reckoned while the match runs. Nothing in a campaign, whose
 * rounds count towards no end.
 */
export function HourField({
  options,
  onHour,
}: {
  options: NonNullable<NewMatch['options']>;
  /** In milliseconds since 1970; null for none. */
  onHour: (at: number | null) => void;
}) {
  const t = useT();
  const [clock, setClock] = useState('');
  if (!(LAST_ROUND in options) || options['campaign'] === true) return null;
  return (
    <div className="done-by">
      <ClockField
        clock={clock}
        onClock={(said) => {
          setClock(said);
          const now = new Date();
          const minutes = minutesUntil(said, now);
          onHour(minutes === undefined ? null : Math.round(now.getTime() / 60_000 + minutes) * 60_000);
        }}
      />
      <p className="hint">{t('ui.doneBy.reckoned')}</p>
    </div>
  );
}

/**
 * "Done by 22:30": the hour is turned into the last round that fits, an option like the others, which everybody sees before the
 * first move. Nothing where no pace was measured.
 */
export function DoneBy({
  game,
  options,
  people,
  bots,
  onRound,
}: {
  game: string;
  /** Every option that the base of a measurement may name, with its value. */
  options: NonNullable<NewMatch['options']>;
  people: number;
  bots: number;
  /** The last round; null for none by this hour. */
  onRound: (round: number | null) => void;
}) {
  const t = useT();
  const measured = useMeasured(game);
  // How long that is counts from when the hour was named.
  const [{ clock, minutes }, setHour] = useState<{ clock: string; minutes: number | undefined }>({ clock: '', minutes: undefined });
  const here = measured ? lastRoundWithin(measured, options, { people, bots }, minutes ?? 60) : undefined;
  const round = here && minutes !== undefined ? here.round : null;
  const tell = useEffectEvent(onRound);
  useEffect(() => {
    // Who sits down changes the pace, and with it the round.
    if (round !== null) tell(round);
  }, [round]);
  if (!here || !(LAST_ROUND in options)) return null;
  return (
    <div className="done-by">
      <ClockField
        clock={clock}
        onClock={(said) => {
          setHour({ clock: said, minutes: minutesUntil(said, new Date()) });
          if (said === '') onRound(null);
        }}
      />
      <p className="hint" aria-live="polite">
        {round === null
          ? t('ui.doneBy.what')
          : t(round >= here.usual * 2 ? 'ui.doneBy.early' : 'ui.doneBy.round', { round, usual: here.usual, clock })}
      </p>
    </div>
  );
}
