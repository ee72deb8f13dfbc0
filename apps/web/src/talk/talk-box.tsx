import type { Room, TableInfo, TalkLine, TalkRule } from '@questhall/protocol';
import { LONGEST_LINE } from '@questhall/protocol/phrases';
import { lazy, type ReactNode, Suspense, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { api, currentSession } from '../net/api.ts';
import { newId } from '../net/transport.ts';
import { watchedAgain } from '../replay/address.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useT } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { Tabs } from '../ui/tabs.tsx';
import { attempt } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';
import { markRead } from './marks.ts';
import { Phrases } from './phrases.tsx';
import { TALK_RULES } from './rules.ts';
import { Line } from './talk-line.tsx';
import { type Say, useTalk, useTalkWords } from './use-talk.ts';
import './talk.css';

/** Fetched when somebody writes something for themselves. */
const NoteBox = lazy(() => import('../note/note-box.tsx'));

/** From here on one is told how much room is left. */
const NEARLY_FULL = 100;

/**
 * The talk at this table: its lines, and what one says; for whoever sits there a note to themselves, too. While lines are on
 * show, what comes is read.
 */
export function TalkBox({ table, first }: { table: TableInfo; first?: 'note' | undefined }) {
  const words = useTalkWords();
  const id = useId();
  const { rooms, lines: all, isMuted } = useTalk();
  const mine = table.seats.some((s) => s.yours);
  const seat = useMatchState((m) => m.seat);
  const [noting, setNoting] = useState(first === 'note' && mine);
  const again = watchedAgain();
  // Whoever watches it again says nothing: what was said at the table comes first.
  const [wanted, setRoom] = useState<Room>(mine || again ? 'table' : 'stands');
  const room = rooms.includes(wanted) ? wanted : 'table';
  const shown = all.filter((line) => line.room === room);
  // Spectators speak in the stands alone, players at the table.
  const speaks = !again && mine === (room === 'table');

  useEffect(() => {
    if (!noting && !again) markRead(table.id, shown);
  });
  if (!words) return null;
  const { say } = words;
  const tabs = [...rooms, ...(mine && seat !== null && !again ? (['note'] as const) : [])];
  const tab = noting && seat !== null ? 'note' : room;
  const lines = (
    <>
      <Lines key={room} count={shown.length}>
        {shown.length === 0 ? <li className="empty">{say('empty')}</li> : null}
        {shown.map((line) => (
          <Line key={line.n} line={line} table={table} words={words} muted={isMuted(line.who)} fixed={again} />
        ))}
      </Lines>
      {table.talk === 'off' && !again ? <p className="hint">{say('off')}</p> : null}
      {table.talk !== 'off' && speaks ? <Mouth table={table} say={say} inStands={room === 'stands' && table.status !== 'over'} /> : null}
      {again ? null : <More table={table} say={say} lines={shown} room={room} />}
    </>
  );
  return (
    <div ref={keepFocus} className="talk" data-own-keys>
      {tabs.length > 1 ? (
        <Tabs<Room | 'note'>
          id={id}
          label={say('title')}
          tabs={tabs.map((one) => ({ id: one, words: say(one === 'note' ? 'note' : `room.${one}`) }))}
          value={tab}
          onChange={(chosen) => {
            setNoting(chosen === 'note');
            if (chosen !== 'note') setRoom(chosen);
          }}
        />
      ) : null}
      {tabs.length > 1 ? (
        <div className="talk" role="tabpanel" id={`${id}-${tab}-panel`} aria-labelledby={`${id}-${tab}`}>
          {tab === 'note' && seat !== null ? (
            <Suspense fallback={null}>
              <NoteBox key={seat} table={table} seat={seat} say={say} />
            </Suspense>
          ) : (
            lines
          )}
        </div>
      ) : (
        lines
      )}
    </div>
  );
}

/** The lines, oldest first; the newest are in sight as long as one has not scrolled back. */
function Lines({ count, children }: { count: number; children: ReactNode }) {
  const ref = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  /** How high the list was when it was last laid out. */
  const room = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is one more
  useLayoutEffect(() => {
    if (ref.current && atEnd.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [count]);
  // Where one writes comes a moment later and takes some of the room.
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      room.current = list.clientHeight;
      if (atEnd.current) list.scrollTop = list.scrollHeight;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return (
    <ol
      ref={ref}
      className="talk-lines"
      onScroll={({ currentTarget: at }) => {
        // With less room than a moment ago it only seems to have been scrolled back.
        if (at.clientHeight !== room.current) return;
        atEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < 40;
      }}
    >
      {children}
    </ol>
  );
}

/** What one says: words of one's own, or a set phrase. */
function Mouth({ table, say, inStands }: { table: TableInfo; say: Say; inStands: boolean }) {
  const match = useMatch();
  const seat = useMatchState((m) => m.seat);
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(table.talk === 'phrases');
  const opener = useRef<HTMLButtonElement>(null);
  /** The words that are on their way keep their id: sent again they count once. */
  const going = useRef<{ words: string; id: string } | null>(null);
  const stranger = useLoad(async () => (await currentSession()) === null, '');
  const left = LONGEST_LINE - Array.from(text).length;

  async function speak(what: { phrase: string } | { text: string }): Promise<boolean> {
    const words = JSON.stringify(what);
    if (going.current?.words !== words) going.current = { words, id: newId() };
    const line = await attempt(() => api.say(table.id, { id: going.current!.id, ...what, ...(seat === null ? {} : { seat }) }));
    if (!line) return false;
    going.current = null;
    match.hear([line]);
    return true;
  }
  async function send(e: SyntheticEvent) {
    e.preventDefault();
    if (text.trim() !== '' && (await speak({ text }))) setText('');
  }

  // Whoever sits here by the link of a call is nobody elsewhere.
  if (seat === null && stranger.state === 'here' && stranger.value) return <p className="hint">{say('stranger')}</p>;
  return (
    <div className="talk-mouth">
      {open ? (
        <Phrases
          game={table.game}
          say={say}
          onSay={(phrase) => {
            if (table.talk === 'free') {
              setOpen(false);
              // What was touched is gone: the keyboard goes on beside it.
              opener.current?.focus();
            }
            void speak({ phrase });
          }}
        />
      ) : null}
      {inStands ? <p className="hint">{say('stands.note')}</p> : null}
      {table.talk === 'phrases' ? (
        <p className="hint">{say('phrasesOnly')}</p>
      ) : (
        <form onSubmit={(e) => void send(e)}>
          <button
            ref={opener}
            type="button"
            className="icon-btn"
            aria-expanded={open}
            aria-label={say('phrases')}
            title={say('phrases')}
            onClick={() => setOpen(!open)}
          >
            <Icon name="scroll-unfurled" />
          </button>
          <label htmlFor={id} className="vh">
            {say('write')}
          </label>
          <textarea
            id={id}
            className="field"
            rows={Math.min(4, text.split('\n').length)}
            value={text}
            placeholder={say('write')}
            onChange={(e) => setText(e.target.value)}
            onKeyDown={(e) => {
              if (e.key === 'Enter' && !e.shiftKey && !e.nativeEvent.isComposing) void send(e);
            }}
          />
          <button type="submit" className="icon-btn" aria-label={say('send')} title={say('send')} disabled={text.trim() === '' || left < 0}>
            <Icon name="right" />
          </button>
        </form>
      )}
      {left < NEARLY_FULL ? <p className={left < 0 ? 'talk-full' : 'hint'}>{say('left', { count: left })}</p> : null}
    </div>
  );
}

/** Older lines, a file of them, and for the host what may be said. */
function More({ table, say, lines, room }: { table: TableInfo; say: Say; lines: readonly TalkLine[]; room: Room }) {
  const t = useT();
  const match = useMatch();
  const seat = useMatchState((m) => m.seat);
  const first = lines[0]?.n ?? 1;
  return (
    <details className="talk-rest">
      <summary>{t('ui.more')}</summary>
      {first > 1 ? (
        <button
          type="button"
          className="btn wood small"
          onClick={() => void attempt(() => api.talk(table.id, room, first)).then((older) => older && match.hear(older))}
        >
          {t('ui.log.more')}
        </button>
      ) : null}
      {lines.length > 0 ? (
        <button type="button" className="btn wood small" onClick={() => void attempt(() => saveTalk(table, room, seat))}>
          {say('save')}
        </button>
      ) : null}
      {table.host ? (
        <Choose<TalkRule>
          label={t('ui.talk.rule')}
          value={table.talk}
          values={TALK_RULES}
          words={(rule) => t(`ui.talk.rule.${rule}`)}
          onChange={(rule) => void attempt(() => api.setTalk(table.id, rule)).then((changed) => changed && match.setTable(changed))}
        />
      ) : null}
    </details>
  );
}

/**
 * A file with everything that was said in a room, and what was given to the newest lines of the log, for whoever asks: the record
 * of the match holds none of it.
 */
async function saveTalk(table: TableInfo, room: Room, seat: number | null): Promise<void> {
  let all: TalkLine[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; before > 1; before = all[0]!.n) {
    const lines = await api.talk(table.id, room, before);
    if (lines.length === 0) break;
    all = [...lines, ...all];
  }
  const reactions = await api.reactions(table.id, table.status === 'over' ? 'all' : seat);
  const text = JSON.stringify({ match: table.id, code: table.code, game: table.game, room, lines: all, reactions }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `talk-${table.code}-${room}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
