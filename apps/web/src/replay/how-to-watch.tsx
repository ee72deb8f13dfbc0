import type { Eyes, TableInfo } from '@questhall/protocol';
import { useSettings } from '../settings/settings.ts';
import { SPEEDS } from '../settings/stored.ts';
import { useT, useWords } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { eyesName } from './address.ts';

/** Whose eyes there are to choose from: one's own seats while the match runs, all of them once it is over. */
export function eyesToChoose(table: TableInfo, now: Eyes): Eyes[] {
  if (table.status === 'over') return ['all', ...table.seats.map((s) => s.seat), null];
  const own = table.seats.filter((s) => s.yours).map((s) => s.seat);
  return own.length > 1 ? own : [now];
}

/** Through whose eyes, how fast, and whether with what was said. */
export function HowToWatch({
  table,
  eyes,
  shared,
  nameOf,
  onEyes,
  onClose,
}: {
  table: TableInfo;
  eyes: Eyes;
  /** Others were elsewhere, so that something may have been said. */
  shared: boolean;
  nameOf: (seat: number) => string;
  onEyes: (eyes: Eyes) => void;
  onClose: () => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const { speed, replayTalk, set } = useSettings();
  const byName = new Map(eyesToChoose(table, eyes).map((one) => [eyesName(one), one]));
  const words = (name: string) => {
    const one = byName.get(name);
    if (typeof one === 'number') return nameOf(one);
    return t(one === 'all' ? 'ui.replay.eyes.all' : 'ui.replay.eyes.none');
  };
  return (
    <Dialog title={t('ui.replay.how')} onClose={onClose} className="small">
      <Choose
        label={t('ui.replay.eyes')}
        value={eyesName(eyes)}
        values={[...byName.keys()]}
        words={words}
        onChange={(name) => onEyes(byName.get(name) ?? null)}
        note={table.status === 'over' ? undefined : t('ui.replay.eyes.note')}
      />
      <Choose
        label={t('ui.settings.speed')}
        value={speed}
        values={SPEEDS}
        words={(v) => (v === Number.POSITIVE_INFINITY ? t('ui.settings.atOnce') : `${new Intl.NumberFormat(locale).format(v)}×`)}
        onChange={(v) => set({ speed: v })}
      />
      {shared ? (
        <Choose
          label={t('ui.replay.talk')}
          value={replayTalk}
          values={[true, false]}
          words={(isShown) => t(isShown ? 'ui.replay.talk.yes' : 'ui.replay.talk.no')}
          onChange={(isShown) => set({ replayTalk: isShown })}
        />
      ) : null}
    </Dialog>
  );
}
