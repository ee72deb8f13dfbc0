import type { OptionView } from '@questhall/kernel';
import { useT, useWords } from '../text/words.tsx';
import { Said } from './said.tsx';

/** Where an answer stood that has been given: its place is kept. */
export function GivenPlate({ option }: { option: OptionView }) {
  const { speak } = useWords();
  const t = useT();
  return (
    <div className="plate refused given">
      <span className="plate-label">
        <Said parts={speak.parts(option.label)} />
      </span>
      <span className="plate-note">{t('ui.decision.given')}</span>
    </div>
  );
}
