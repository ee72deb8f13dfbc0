import { ApiFailure } from '../net/api.ts';
import { useT, useWords } from '../text/words.tsx';

/** Where what the match was cannot be told: why, and once more. */
export function Torn({ error, again }: { error: unknown; again: () => void }) {
  const t = useT();
  const { speak } = useWords();
  const key = error instanceof ApiFailure ? `error.${error.code}` : 'error.failed';
  return (
    <section className="scroll after-failed">
      <p>{speak.say(speak.has(key) ? { key, args: error instanceof ApiFailure ? error.args : {} } : { key: 'error.broken' })}</p>
      <button type="button" className="btn paper" onClick={again}>
        {t('ui.again')}
      </button>
    </section>
  );
}
