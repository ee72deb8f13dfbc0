import { LONG_CLOCK, type NewMatch } from '@questhall/protocol';
import { reserveTime } from '../table/option-list.tsx';
import { lasting } from '../text/lasting.ts';
import { useT, useWords } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { ChooseHints } from './choose-hints.tsx';
import { ChooseTakingBack } from './choose-taking-back.tsx';

const CLOCKS = [null, 20, 30, 90, 86_400, 259_200, 604_800] as const;

/** Seconds in reserve for a match: for evenings, and for weeks. */
const RESERVES = [0, 600, 1800, 86_400, 259_200];

const OVERTIMES = ['default', 'bot', 'out'] as const;

/** Seconds of silence after which a bot may be asked in. */
const USUAL_PATIENCE = 300;
const PATIENCES = [60, USUAL_PATIENCE, 1800, 86_400, 259_200, 604_800];

/** How a table plays, whatever the game: its clock, how long it waits, what may be taken back, and whether bots give hints. */
export type Pace = Required<Pick<NewMatch, 'clock' | 'reserve' | 'increment' | 'overtime' | 'patience' | 'takingBack' | 'hints'>>;

export const USUAL_PACE: Pace = {
  clock: null,
  reserve: 0,
  increment: false,
  overtime: 'default',
  patience: USUAL_PATIENCE,
  takingBack: 'free',
  hints: 'free',
};

/** What a list offers, and what is set where somebody has set something else over the interface. */
const among = <T,>(offered: readonly T[], value: T): readonly T[] => (offered.includes(value) ? offered : [...offered, value]);

/** A table waits for somebody who is silent at least as long as a decision may take, where that is hours or days. */
const isLong = (clock: number | null): clock is number => clock !== null && clock >= LONG_CLOCK;

/** The pace with another clock: patience goes along, so that a table of days is never one of minutes. */
export function withClock(pace: Pace, clock: number | null): Pace {
  if (isLong(clock)) return { ...pace, clock, patience: Math.max(pace.patience, clock) };
  return { ...pace, clock, patience: isLong(pace.clock) ? USUAL_PATIENCE : pace.patience };
}

interface PaceProps {
  value: Pace;
  onChange: (value: Pace) => void;
}

/** How fast: the time of a decision, the one thing about the pace that most tables think of. */
export function ClockField({ value, onChange }: PaceProps) {
  const t = useT();
  const { locale } = useWords();
  return (
    <Choose
      label={t('ui.clock')}
      value={String(value.clock)}
      values={among<number | null>(CLOCKS, value.clock).map(String)}
      words={(c) => (c === 'null' ? t('ui.clock.off') : lasting(Number(c), t, locale))}
      onChange={(c) => onChange(withClock(value, c === 'null' ? null : Number(c)))}
      note={t('ui.clock.note')}
    />
  );
}

/** Everything else about the pace. */
export function PaceFields({ value, onChange }: PaceProps) {
  const t = useT();
  const { locale } = useWords();
  return (
    <>
      {value.clock === null ? null : (
        <>
          <Choose
            label={t('ui.reserve')}
            value={String(value.reserve)}
            values={among(RESERVES, value.reserve).map(String)}
            words={(r) => (r === '0' ? t('ui.reserve.none') : reserveTime(Number(r), locale))}
            onChange={(r) => onChange({ ...value, reserve: Number(r) })}
            note={t('ui.reserve.note')}
          />
          {value.reserve === 0 ? null : (
            <Choose<boolean>
              label={t('ui.increment')}
              value={value.increment}
              values={[false, true]}
              words={(on) => t(on ? 'ui.increment.on' : 'ui.increment.off')}
              onChange={(increment) => onChange({ ...value, increment })}
              note={t('ui.increment.note')}
            />
          )}
          <Choose
            label={t('ui.overtime')}
            value={value.overtime}
            values={OVERTIMES}
            words={(o) => t(`ui.overtime.${o}`)}
            onChange={(overtime) => onChange({ ...value, overtime })}
            note={t('ui.overtime.note')}
          />
        </>
      )}
      <Choose
        label={t('ui.patience')}
        value={String(value.patience)}
        values={among(PATIENCES, value.patience)
          .filter((p) => !isLong(value.clock) || p >= value.clock)
          .map(String)}
        words={(p) => lasting(Number(p), t, locale)}
        onChange={(p) => onChange({ ...value, patience: Number(p) })}
        note={t('ui.patience.note')}
      />
      <ChooseTakingBack value={value.takingBack} onChange={(takingBack) => onChange({ ...value, takingBack })} />
      <ChooseHints value={value.hints} onChange={(hints) => onChange({ ...value, hints })} />
    </>
  );
}
