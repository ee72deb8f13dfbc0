import type { TakingBack } from '@questhall/protocol';
import { useT } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';

const RULES: readonly TakingBack[] = ['free', 'never'];

/** Whether steps may be taken back at a table that is being set. */
export function ChooseTakingBack({ value, onChange }: { value: TakingBack; onChange: (value: TakingBack) => void }) {
  const t = useT();
  return (
    <Choose<TakingBack>
      label={t('ui.takingBack')}
      value={value}
      values={RULES}
      words={(rule) => t(`ui.takingBack.${rule}`)}
      onChange={onChange}
      note={t('ui.takingBack.note')}
    />
  );
}
