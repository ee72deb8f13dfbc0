import type { Text } from '@questhall/kernel';
import type { LogEntry } from '@questhall/protocol';
import { memo, useMemo, useState } from 'react';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import { MomentLink } from '../replay/moment-link.tsx';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import { RuleSign, Said, Times } from './said.tsx';
import { struckIn } from './struck.ts';
import { useRuns } from './use-runs.ts';

/** Lines drawn at first; older ones on request, so that a long match stays light. */
const PAGE = 80;

/**
 * The chronicle, newest first: each line with the badges of its seats and a faint sign that leads to its rule. What says the
 * same several times in a row is one line.
 */
export function Log({ log, module, openRule }: { log: readonly LogEntry[]; module: GameModule; openRule: (id: string) => void }) {
  const t = useT();
  const match = useMatch();
  const first = useMatchState((m) => m.log[0]?.n ?? 1);
  const [shown, setShown] = useState(PAGE);
  // Counted among all lines: those that the chronicle leaves out are taken back with the others.
  const told = useMatchState((m) => m.log);
  const struck = useMemo(() => struckIn(told), [told]);
  const runs = useRuns(log, module, shown, struck);
  const all = runs.at(-1)?.first.n === log[0]?.n;
  return (
    <section className="log" aria-label={t('ui.log')} data-own-keys>
      {runs.length === 0 ? <p className="empty">{t('ui.log.empty')}</p> : null}
      <ol reversed>
        {runs.map(({ first, count, told }) => (
          <Line key={first.n} entry={first} told={told} count={count} struck={struck.has(first.n)} module={module} openRule={openRule} />
        ))}
      </ol>
      {!all || first > 1 ? (
        <button
          type="button"
          className="btn wood small"
          onClick={() => {
            setShown((n) => n + PAGE);
            if (all) void attempt(match.loadEarlier);
          }}
        >
          {t('ui.log.more')}
        </button>
      ) : null}
    </section>
  );
}

interface LineProps {
  entry: LogEntry;
  /** What it says together with those that follow. */
  told: Text | undefined;
  count: number;
  /** It was taken back. */
  struck: boolean;
  module: GameModule;
  openRule: (id: string) => void;
}

/** One run; the clock leads to the moment of its first line, from which on the others follow. */
const Line = memo(function Line({ entry, told, count, struck, module, openRule }: LineProps) {
  const { speak } = useWords();
  const t = useT();
  const event = entry.event as AnyEvent;
  return (
    <li value={entry.n}>
      {struck ? (
        <s>
          <Said parts={speak.parts(told ?? module.eventText(event))} />
        </s>
      ) : (
        <Said parts={speak.parts(told ?? module.eventText(event))} />
      )}
      {struck ? <span className="vh"> {t('ui.log.struck')}</span> : null}
      <Times count={count} /> {event.rule === '' ? null : <RuleSign rule={event.rule} open={openRule} />}
      <MomentLink line={entry.n} />
    </li>
  );
});
