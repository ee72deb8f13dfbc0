import type { TakingBack } from '@questhall/protocol';
import { useT } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';

/** On one device nobody is elsewhere to be asked: what is not free there is talked about. */
const HERE: readonly TakingBack[] = ['free', 'never'];
const RULES: readonly TakingBack[] = ['free', 'agreement', 'never'];

/** Whether steps may be taken back at a table that is being set. */
export function ChooseTakingBack({
  value,
  onDevice = false,
  onChange,
}: {
  value: TakingBack;
  onDevice?: boolean;
  onChange: (value: TakingBack) => void;
}) {
  const t = useT();
  return (
    <Choose<TakingBack>
      label={t('ui.takingBack')}
      value={value}
      values={onDevice ? HERE : RULES}
      words={(rule) => t(onDevice && rule === 'free' ? 'ui.takingBack.here' : `ui.takingBack.${rule}`)}
      onChange={onChange}
      note={onDevice ? t('ui.takingBack.note') : `${t('ui.takingBack.note')} ${t('ui.takingBack.note.agreed')}`}
    />
  );
}
