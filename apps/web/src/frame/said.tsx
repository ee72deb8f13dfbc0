import type { Part } from '@questhall/text';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { useT } from '../text/words.tsx';

/** A sentence with the badge of each seat before its name. */
export function Said({ parts }: { parts: readonly Part[] }) {
  let at = 0;
  return parts.map((part) => {
    const key = at++;
    if (typeof part === 'string') return <span key={key}>{part}</span>;
    return (
      <b key={key} className="said-seat">
        <SeatBadge seat={part.seat} size={19} />
        {part.name}
      </b>
    );
  });
}

/** The id of a rule; opens the rulebook there. */
export function RuleLink({ rule, open }: { rule: string; open: (id: string) => void }) {
  const t = useT();
  return (
    <button type="button" className="rule-link" onClick={() => open(rule)} aria-label={t('ui.rule', { rule })}>
      {rule}
    </button>
  );
}
