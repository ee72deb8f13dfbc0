import type { Text } from '@questhall/kernel';
import type { LogEntry } from '@questhall/protocol';
import { memo, useMemo, useState } from 'react';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { MomentLink } from '../replay/moment-link.tsx';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import type { Run } from './runs.ts';
import { RuleSign, Said, Times } from './said.tsx';
import { struckIn } from './struck.ts';
import { turnsOf } from './turns.ts';
import { useRuns } from './use-runs.ts';

/** Lines drawn at first; older ones on request, so that a long match stays light. */
const PAGE = 80;

const NEVER = () => false;

/**
 * The chronicle as a story: turn by turn, in the order in which things happened, with the newest in sight. Each line has its
 * small picture, the badges of its seats and a faint sign that leads to its rule. What says the same several times in a row
 * is one line.
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
  const turns = useMemo(() => turnsOf(runs, module.opens ?? NEVER), [runs, module]);
  const line = ({ first, count, told }: Run) => ({ entry: first, told, count, struck: struck.has(first.n), module, openRule });
  return (
    <section className="log" aria-label={t('ui.log')} data-own-keys data-pictures={module.Glimpse ? '' : undefined}>
      {/* One thing in a box that is filled from its foot: it stays at the newest line until somebody scrolls away from it. */}
      <div>
        {runs.length === 0 ? <p className="empty">{t('ui.log.empty')}</p> : null}
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
        {turns.map(({ head, lines }) => (
          <section key={head?.first.n ?? 0} className="turn">
            {head ? (
              <h3 className="turn-head">
                <span>
                  <Told {...line(head)} />
                </span>
                <MomentLink line={head.first.n} />
              </h3>
            ) : null}
            {lines.length > 0 ? (
              <ol>
                {lines.map((run) => (
                  <Line key={run.first.n} {...line(run)} />
                ))}
              </ol>
            ) : null}
          </section>
        ))}
      </div>
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

/** One run; its picture, where its game has one for it, leads to the moment of its first line, from which on the others follow. */
const Line = memo(function Line(props: LineProps) {
  const { entry, module } = props;
  const { Glimpse } = module;
  return (
    <li value={entry.n} className={module.tale?.(entry.event as AnyEvent) ? 'log-tale' : undefined}>
      {Glimpse ? (
        <MomentLink line={entry.n}>
          <span className="glimpse" aria-hidden="true">
            <Glimpse event={entry.event as AnyEvent} />
            <Icon name="clock" size={16} />
          </span>
        </MomentLink>
      ) : null}
      <div>
        <Told {...props} />
        {Glimpse ? null : <MomentLink line={entry.n} />}
      </div>
    </li>
  );
});

/** What a run says, and its rule. */
function Told({ entry, told, count, struck, module, openRule }: LineProps) {
  const { speak } = useWords();
  const t = useT();
  const event = entry.event as AnyEvent;
  const said = <Said parts={speak.parts(told ?? module.eventText(event))} />;
  return (
    <>
      {struck ? <s>{said}</s> : said}
      {struck ? <span className="vh"> {t('ui.log.struck')}</span> : null}
      <Times count={count} /> {event.rule === '' ? null : <RuleSign rule={event.rule} open={openRule} />}
    </>
  );
}
