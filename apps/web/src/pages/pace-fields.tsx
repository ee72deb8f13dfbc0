import type { NewMatch } from '@questhall/protocol';
import { patienceWords } from '../table/option-list.tsx';
import { useT } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { ChooseTakingBack } from './choose-taking-back.tsx';

const CLOCKS = [null, 30, 90, 86_400] as const;

/** Seconds of silence after which a bot may be asked in. */
const USUAL_PATIENCE = 300;
const PATIENCES = [60, USUAL_PATIENCE, 1800, 86_400];

/** How a table plays, whatever the game: its clock, how long it waits, and what may be taken back. */
export type Pace = Required<Pick<NewMatch, 'clock' | 'patience' | 'takingBack'>>;

export const USUAL_PACE: Pace = { clock: null, patience: USUAL_PATIENCE, takingBack: 'free' };

/** What a list offers, and what is set where somebody has set something else over the interface. */
const among = <T,>(offered: readonly T[], value: T): readonly T[] => (offered.includes(value) ? offered : [...offered, value]);

export function PaceFields({ value, onChange }: { value: Pace; onChange: (value: Pace) => void }) {
  const t = useT();
  return (
    <>
      <Choose
        label={t('ui.clock')}
        value={String(value.clock)}
        values={among<number | null>(CLOCKS, value.clock).map(String)}
        words={(c) =>
          c === 'null' ? t('ui.clock.off') : c === '86400' ? t('ui.clock.day') : t('ui.clock.seconds', { seconds: Number(c) })
        }
        onChange={(c) => onChange({ ...value, clock: c === 'null' ? null : Number(c) })}
        note={t('ui.clock.note')}
      />
      <Choose
        label={t('ui.patience')}
        value={String(value.patience)}
        values={among(PATIENCES, value.patience).map(String)}
        words={(p) => patienceWords(Number(p), t)}
        onChange={(p) => onChange({ ...value, patience: Number(p) })}
        note={t('ui.patience.note')}
      />
      <ChooseTakingBack value={value.takingBack} onChange={(takingBack) => onChange({ ...value, takingBack })} />
    </>
  );
}
