import type { LogEntry } from '@questhall/protocol';
import type { Part } from '@questhall/text';
import { Link } from 'wouter';
import { GlimpseOf } from '../frame/glimpse-of.tsx';
import { runsOf } from '../frame/runs.ts';
import { Said, Times } from '../frame/said.tsx';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import { Icon } from '../icons/icon.tsx';
import { ownAnswer } from '../net/match-store.ts';
import type { Transport } from '../net/transport.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useT, useWords } from '../text/words.tsx';
import { toQuestion } from '../ui/to-question.ts';
import { replayPath } from './address.ts';
import { useDigest } from './use-digest.ts';
import { useSince } from './use-since.ts';

/** Lines in the unfolded note; the replay has them all. */
const LINES = 6;

interface NoteProps {
  chronicle: readonly LogEntry[];
  /** The last line on show. */
  told: number;
  module: GameModule;
}

/** A slip of paper at the decision bar for whoever comes back: how much happened since, and the way to watch it. */
export function SinceNote(props: NoteProps) {
  const { digest } = useMatch().transport;
  return digest ? <Told digests={digest} {...props} /> : <Remembered {...props} />;
}

/** This seat at its match, and the answer of one's own that is on its way. Also before the first line: what follows one's own first answer is nothing that was missed. */
function useSeat(): { key: string | null; seat: number; sent: string | null } {
  const table = useMatchState((m) => m.table);
  const seat = useMatchState((m) => m.seat);
  // When it is sent: the server's "done" and what follows from it come together.
  const sent = useMatchState(ownAnswer);
  const here = table !== null && table.status === 'running' && seat !== null;
  return { key: here ? `${table.id}:${seat}` : null, seat: seat ?? 0, sent };
}

/** As the server tells it, the same on all devices. */
function Told({ digests, told, module }: NoteProps & { digests: NonNullable<Transport['digest']> }) {
  const { speak } = useWords();
  const { key, seat, sent } = useSeat();
  const { digest, close } = useDigest(digests, key, seat, told, sent);
  if (!digest || key === null) return null;
  const lines = digest.lines.map(({ n, event }) => {
    const one = event as AnyEvent;
    return { n, event: one, parts: speak.parts(module.eventText(one)), count: 1 };
  });
  return <Note from={digest.from} count={digest.count} lines={lines} more={digest.count - lines.length} {...{ seat, module, close }} />;
}

/** At a table on this device: what this browser remembers. */
function Remembered({ chronicle, told, module }: NoteProps) {
  const { speak } = useWords();
  const { key, seat, sent } = useSeat();
  const last = useMatchState((m) => m.log.at(-1)?.n ?? 0);
  const partsOf = (entry: LogEntry) => speak.parts(module.eventText(entry.event as AnyEvent));
  const { from, close } = useSince(key, told, sent, last);
  if (from === null || key === null) return null;
  const lines = chronicle.filter((entry) => entry.n > from);
  if (lines.length === 0) return null;
  const together = (entries: readonly LogEntry[]) => module.together?.(entries.map(({ event }) => event as AnyEvent));
  const runs = runsOf(lines, (entry) => JSON.stringify(partsOf(entry)), undefined, together).reverse();
  const shown = runs.slice(0, LINES).map(({ first, count, told: one }) => {
    return { n: first.n, event: first.event as AnyEvent, parts: one ? speak.parts(one) : partsOf(first), count };
  });
  const more = runs.slice(LINES).reduce((sum, { count }) => sum + count, 0);
  return <Note from={from} count={lines.length} lines={shown} {...{ more, seat, module, close }} />;
}

interface Line {
  n: number;
  event: AnyEvent;
  parts: readonly Part[];
  /** How often it was said in a row. */
  count: number;
}

function Note(props: {
  from: number;
  count: number;
  lines: readonly Line[];
  more: number;
  seat: number;
  module: GameModule;
  close: () => void;
}) {
  const { from, count, lines, more, seat, module, close } = props;
  const t = useT();
  const { transport } = useMatch();
  return (
    <div className="since">
      <details>
        <summary>
          <Icon name="hourglass" size={18} />
          {t('ui.since', { count })}
        </summary>
        <ul>
          {lines.map(({ n, event, parts, count: times }) => (
            <li key={n}>
              <GlimpseOf event={event} module={module} />
              <span>
                <Said parts={parts} />
                <Times count={times} />
              </span>
            </li>
          ))}
          {more > 0 ? <li>{t('ui.since.more', { count: more })}</li> : null}
        </ul>
        <Link className="btn small" href={replayPath(transport.path, { line: from, eyes: seat })} onClick={close}>
          <Icon name="play" size={18} />
          {t('ui.since.watch')}
        </Link>
      </details>
      <button
        type="button"
        className="icon-btn"
        onClick={() => {
          close();
          toQuestion();
        }}
        aria-label={t('ui.close')}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
