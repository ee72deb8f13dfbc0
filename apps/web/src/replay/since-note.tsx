import type { LogEntry } from '@questhall/protocol';
import { Link } from 'wouter';
import { runsOf } from '../frame/runs.ts';
import { Said, Times } from '../frame/said.tsx';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { ownAnswer } from '../net/match-store.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';
import { replayPath } from './address.ts';
import { useSince } from './use-since.ts';

/** Lines in the unfolded note; the replay has them all. */
const LINES = 6;

/** A slip of paper at the decision bar for whoever comes back: how much happened since, and the way to watch it. */
export function SinceNote({ chronicle, told, module }: { chronicle: readonly LogEntry[]; told: number; module: GameModule }) {
  const t = useT();
  const { speak } = useWords();
  const { transport } = useMatch();
  const table = useMatchState((m) => m.table);
  const seat = useMatchState((m) => m.seat);
  // When it is sent: the server's "done" and what follows from it come together.
  const sent = useMatchState(ownAnswer);
  const last = useMatchState((m) => m.log.at(-1)?.n ?? 0);
  const partsOf = (entry: LogEntry) => speak.parts(module.eventText(entry.event as AnyEvent));
  const here = table !== null && seat !== null && told > 0;
  const { from, close } = useSince(here ? `${table.id}:${seat}` : null, told, sent, last);
  if (from === null || !table || table.status !== 'running') return null;
  const lines = chronicle.filter((entry) => entry.n > from);
  if (lines.length === 0) return null;
  const together = (entries: readonly LogEntry[]) => module.together?.(entries.map(({ event }) => event as AnyEvent));
  const runs = runsOf(lines, (entry) => JSON.stringify(partsOf(entry)), undefined, together).reverse();
  const shown = runs.slice(0, LINES);
  const untold = runs.slice(LINES).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="since">
      <details>
        <summary>
          <Icon name="hourglass" size={18} />
          {t('ui.since', { count: lines.length })}
        </summary>
        <ul>
          {shown.map(({ first, count, told: one }) => (
            <li key={first.n}>
              <Said parts={one ? speak.parts(one) : partsOf(first)} />
              <Times count={count} />
            </li>
          ))}
          {untold > 0 ? <li>{t('ui.since.more', { count: untold })}</li> : null}
        </ul>
        <Link className="btn small" href={replayPath(transport.path, { line: from, eyes: seat })}>
          <Icon name="play" size={18} />
          {t('ui.since.watch')}
        </Link>
      </details>
      <button type="button" className="icon-btn" onClick={close} aria-label={t('ui.close')}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
