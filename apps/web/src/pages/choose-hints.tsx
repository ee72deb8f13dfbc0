import type { HintRule } from '@questhall/protocol';
import { useT } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';

const RULES: readonly HintRule[] = ['free', 'never'];

/** Whether a bot may be asked for a hint at a table that is being set. */
export function ChooseHints({ value, onChange }: { value: HintRule; onChange: (value: HintRule) => void }) {
  const t = useT();
  return (
    <Choose<HintRule>
      label={t('ui.hints')}
      value={value}
      values={RULES}
      words={(rule) => t(`ui.hints.${rule}`)}
      onChange={onChange}
      note={t('ui.hints.note')}
    />
  );
}
