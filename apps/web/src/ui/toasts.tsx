import type { TextArg } from '@questhall/kernel';
import { create } from 'zustand';
import { Icon } from '../icons/icon.tsx';
import { ApiFailure } from '../net/api.ts';
import type { UiKey } from '../text/index.ts';
import { useT, useWords } from '../text/words.tsx';

interface Note {
  id: number;
  key: string;
  args: Readonly<Record<string, TextArg>>;
  bad: boolean;
}

const STAY_MS = 7000;
let lastId = 0;

const useNotes = create<{ notes: readonly Note[] }>(() => ({ notes: [] }));

const remove = (id: number) => useNotes.setState((s) => ({ notes: s.notes.filter((n) => n.id !== id) }));

function add(key: string, args: Readonly<Record<string, TextArg>>, bad: boolean): void {
  const id = ++lastId;
  useNotes.setState((s) => ({ notes: [...s.notes.filter((n) => n.key !== key), { id, key, args, bad }].slice(-3) }));
  setTimeout(remove, STAY_MS, id);
}

/** Lays a small torn note on the table for a while. */
export const tell = (key: UiKey, args: Readonly<Record<string, TextArg>> = {}) => add(key, args, false);

/** Tells what went wrong in words that say what to do. Anything that is not a failure of the server is our fault. */
export function tellFailure(e: unknown): void {
  if (e instanceof ApiFailure) {
    add(`error.${e.code}`, e.args, true);
    return;
  }
  console.error(e);
  add('error.failed', {}, true);
}

/** Runs a step that may fail and tells the failure; resolves to undefined then. */
export async function attempt<T>(step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (e) {
    tellFailure(e);
    return undefined;
  }
}

export function Toasts() {
  const notes = useNotes((s) => s.notes);
  const t = useT();
  const { speak } = useWords();
  return (
    <div className="toasts" aria-live="polite">
      {notes.map((n) => (
        <div key={n.id} className={`toast scroll${n.bad ? ' bad' : ''}`}>
          <p>{speak.say(speak.has(n.key) ? { key: n.key, args: n.args } : { key: 'error.broken' })}</p>
          <button type="button" className="icon-btn" onClick={() => remove(n.id)} aria-label={t('ui.close')}>
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
