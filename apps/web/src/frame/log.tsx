import type { LogEntry } from '@questhall/protocol';
import { memo, useState } from 'react';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import { MomentLink } from '../replay/moment-link.tsx';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import { RuleLink, Said } from './said.tsx';

/** Lines drawn at first; older ones on request, so that a long match stays light. */
const PAGE = 80;

/** The chronicle, newest first: each line with the badges of its seats and the rule that it follows from. */
export function Log({ log, module, openRule }: { log: readonly LogEntry[]; module: GameModule; openRule: (id: string) => void }) {
  const t = useT();
  const match = useMatch();
  const first = useMatchState((m) => m.log[0]?.n ?? 1);
  const [shown, setShown] = useState(PAGE);
  const lines = log.slice(-shown).reverse();
  return (
    <section className="log" aria-label={t('ui.log')} data-own-keys>
      {lines.length === 0 ? <p className="empty">{t('ui.log.empty')}</p> : null}
      <ol reversed>
        {lines.map((entry) => (
          <Line key={entry.n} entry={entry} module={module} openRule={openRule} />
        ))}
      </ol>
      {log.length > shown || first > 1 ? (
        <button
          type="button"
          className="btn wood small"
          onClick={() => {
            setShown((n) => n + PAGE);
            if (log.length <= shown) void attempt(match.loadEarlier);
          }}
        >
          {t('ui.log.more')}
        </button>
      ) : null}
    </section>
  );
}

const Line = memo(function Line({ entry, module, openRule }: { entry: LogEntry; module: GameModule; openRule: (id: string) => void }) {
  const { speak } = useWords();
  const event = entry.event as AnyEvent;
  return (
    <li value={entry.n}>
      <Said parts={speak.parts(module.eventText(event))} /> <RuleLink rule={event.rule} open={openRule} />
      <MomentLink line={entry.n} />
    </li>
  );
});
