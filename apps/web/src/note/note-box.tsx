import type { TableInfo } from '@questhall/protocol';
import { LONGEST_NOTE } from '@questhall/protocol/phrases';
import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { api } from '../net/api.ts';
import { storage } from '../settings/stored.ts';
import type { Say } from '../talk/use-talk.ts';
import { draftKey } from './drafts.ts';
import { NoteKeeper } from './keeper.ts';
import './note.css';

/** From here on one is told how much room is left. */
const NEARLY_FULL = 200;

/** The note of a seat to itself. What is typed is kept while one types. */
export default function NoteBox({ table, seat, say }: { table: TableInfo; seat: number; say: Say }) {
  const [keeper, setKeeper] = useState<NoteKeeper | null>(null);
  useEffect(() => {
    const opened = new NoteKeeper({
      get: () => api.note(table.id, seat),
      put: (note, last) => api.setNote(table.id, seat, note, last),
      key: draftKey(table.id, seat),
      storage: storage(),
      longest: LONGEST_NOTE,
    });
    // oxlint-disable-next-line react/set-state-in-effect -- it lives as long as the effect
    setKeeper(opened);
    const online = () => void opened.send();
    const seen = () => void (document.hidden ? opened.send(true) : opened.look());
    const gone = () => void opened.send(true);
    addEventListener('online', online);
    addEventListener('pagehide', gone);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', online);
      removeEventListener('pagehide', gone);
      document.removeEventListener('visibilitychange', seen);
      opened.close();
    };
  }, [table.id, seat]);
  return keeper ? <Writing keeper={keeper} say={say} /> : null;
}

function Writing({ keeper, say }: { keeper: NoteKeeper; say: Say }) {
  const id = useId();
  const { text, state, other } = useStore(keeper.store);
  const left = LONGEST_NOTE - Array.from(text).length;
  return (
    <div className="note">
      <p className="hint" id={`${id}-what`}>
        {say('note.what')}
      </p>
      <label htmlFor={id} className="vh">
        {say('note')}
      </label>
      <textarea
        id={id}
        className="field"
        value={text}
        readOnly={state === 'reading' || state === 'closed'}
        placeholder={say('note.write')}
        aria-describedby={`${id}-what`}
        onChange={(e) => keeper.type(e.target.value)}
      />
      {left < NEARLY_FULL ? <p className={left < 0 ? 'talk-full' : 'hint'}>{say('left', { count: left })}</p> : null}
      {other === null ? (
        <p className="note-state" aria-live="polite">
          {say(`note.${state}`)}
        </p>
      ) : (
        <section className="note-other" aria-live="polite">
          <p>{say('note.differs')}</p>
          <blockquote>{other === '' ? '…' : other}</blockquote>
          <div className="sheet-buttons">
            <button type="button" className="btn small" onClick={() => keeper.choose('both')}>
              {say('note.both')}
            </button>
            <button type="button" className="btn paper small" onClick={() => keeper.choose('mine')}>
              {say('note.mine')}
            </button>
            <button type="button" className="btn paper small" onClick={() => keeper.choose('other')}>
              {say('note.other')}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}
