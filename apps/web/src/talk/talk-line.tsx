import type { Reaction, TableInfo, TalkLine } from '@questhall/protocol';
import { use, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { api } from '../net/api.ts';
import { JumpToTime } from '../replay/moment-link.tsx';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { sinceWhen } from '../text/day.ts';
import { useWords } from '../text/words.tsx';
import { attempt } from '../ui/toasts.tsx';
import { setMuted } from './marks.ts';
import { Picture } from './phrases.tsx';
import { Reactions } from './reactions.tsx';
import { type Say, type useTalkWords, wordsOf } from './use-talk.ts';

interface LineProps {
  line: TalkLine;
  table: TableInfo;
  words: NonNullable<ReturnType<typeof useTalkWords>>;
  muted: boolean;
  /** It is only looked at. */
  fixed?: boolean;
}

/** One line: who, when and what. Text stays text: nothing of it becomes a link or anything else that acts. */
export function Line({ line, table, words, muted, fixed = false }: LineProps) {
  const { say } = words;
  const [open, setOpen] = useState(false);
  const seat = useMatchState((m) => m.seat);
  const give = (reaction: Reaction | null) =>
    void attempt(() => api.reactToLine(table.id, line, { reaction, ...(seat === null ? {} : { seat }) }));
  const gone = line.phrase === null && line.text === null;
  const jump = use(JumpToTime);
  return (
    <li className="talk-line" data-yours={line.yours || undefined} data-gone={gone || muted || undefined}>
      <div className="talk-who">
        {line.seat === null ? <Icon name="eye" size={16} /> : <SeatBadge seat={line.seat} size={20} />}
        <b>{line.name ?? '…'}</b>
        {jump ? (
          <button type="button" className="talk-moment" title={say('moment')} onClick={() => jump(line.at)}>
            <span className="vh">{say('moment')}: </span>
            <Time at={line.at} />
          </button>
        ) : (
          <Time at={line.at} />
        )}
        {fixed || (gone && line.name === null) ? null : (
          <button
            type="button"
            className="talk-more"
            aria-expanded={open}
            aria-label={say('more', { name: line.name ?? '…' })}
            onClick={() => setOpen(!open)}
          >
            …
          </button>
        )}
      </div>
      {muted ? (
        <p className="talk-words hint">{say('muted')}</p>
      ) : (
        <p className="talk-words">
          {line.phrase ? <Picture phrase={line.phrase} size={18} /> : null}
          {wordsOf(line, words)}
        </p>
      )}
      {gone || muted ? null : <Reactions given={line.reactions ?? []} give={table.talk === 'off' || fixed ? undefined : give} />}
      {line.reports ? <p className="talk-reports">{say('reports', { count: line.reports })}</p> : null}
      {open ? <Doings line={line} table={table} say={say} muted={muted} done={() => setOpen(false)} /> : null}
    </li>
  );
}

function Time({ at }: { at: number }) {
  const { locale } = useWords();
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)}
    >
      {sinceWhen(at, locale)}
    </time>
  );
}

/** What can be done with a line: not to hear its speaker, to report it, to take it away. */
function Doings({ line, table, say, muted, done }: Omit<LineProps, 'words'> & { say: Say; done: () => void }) {
  const match = useMatch();
  const [reported, setReported] = useState(false);
  const name = line.name ?? '…';
  const gone = line.phrase === null && line.text === null;
  async function report() {
    if ((await attempt(() => api.reportLine(table.id, line))) !== undefined) setReported(true);
  }
  async function remove() {
    const changed = await attempt(() => api.removeLine(table.id, line));
    if (changed) match.hear([changed]);
    done();
  }
  return (
    <div className="talk-doings">
      {line.yours ? null : (
        <button type="button" className="btn paper small" onClick={() => setMuted(table.id, line.who, !muted)}>
          {say(muted ? 'unmute' : 'mute', { name })}
        </button>
      )}
      {line.yours || gone || table.host ? null : (
        <button type="button" className="btn paper small" disabled={reported} onClick={() => void report()}>
          {say('report')}
        </button>
      )}
      {(line.yours || table.host) && !gone ? (
        <button type="button" className="btn paper small" onClick={() => void remove()}>
          {say('remove')}
        </button>
      ) : null}
      {reported ? <p aria-live="polite">{say('reported')}</p> : null}
    </div>
  );
}
