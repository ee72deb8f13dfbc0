import type { LookingOn } from '@questhall/protocol';
import { useT } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';

const RULES: readonly LookingOn[] = ['link', 'players'];

/** Who may look on at a table that is being set. */
export function ChooseLookingOn({ value, onChange }: { value: LookingOn; onChange: (value: LookingOn) => void }) {
  const t = useT();
  return (
    <Choose<LookingOn>
      label={t('ui.lookingOn')}
      value={value}
      values={RULES}
      words={(rule) => t(`ui.lookingOn.${rule}`)}
      onChange={onChange}
      note={value === 'players' ? t('ui.lookingOn.note') : undefined}
    />
  );
}
