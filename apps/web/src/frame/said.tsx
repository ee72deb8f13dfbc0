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

/** How often something was said in a row; nothing for once. */
export function Times({ count }: { count: number }) {
  const t = useT();
  if (count < 2) return null;
  return (
    <span className="said-times">
      <span aria-hidden="true">{`\u00a0×\u00a0${count}`}</span>
      <span className="vh"> {t('ui.log.times', { count })}</span>
    </span>
  );
}

/** The id of a rule, or at a question a sign for it; opens the rulebook there. */
export function RuleLink({ rule, open, sign = false }: { rule: string; open: (id: string) => void; sign?: boolean }) {
  const t = useT();
  return (
    <button
      type="button"
      className="rule-link"
      onClick={() => open(rule)}
      aria-label={t('ui.rule', { rule })}
      title={sign ? rule : undefined}
    >
      {sign ? '§' : rule}
    </button>
  );
}

/** A rule that somebody asks for, and the sign that was touched. */
export interface Asked {
  rule: string;
  sign: HTMLElement;
}

/** The sign of a rule, faint until it is looked at. */
export function RuleSign({ rule, look }: { rule: string; look: (asked: Asked) => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className="rule-link rule-sign"
      onClick={(e) => look({ rule, sign: e.currentTarget })}
      aria-label={t('ui.rule', { rule })}
      title={rule}
    >
      §
    </button>
  );
}
