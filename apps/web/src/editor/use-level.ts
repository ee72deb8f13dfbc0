import { type LevelFile, levelProblems, type Problem } from '@questhall/dystopia/levels';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { begun, changed, type History, redone, undone } from './history.ts';
import { keepLevel } from './store.ts';

const SAVE_AFTER_MS = 500;

export interface Drawing {
  level: LevelFile;
  problems: readonly Problem[];
  mayUndo: boolean;
  mayRedo: boolean;
  change: (next: LevelFile, word?: string) => void;
  undo: () => void;
  redo: () => void;
  /** True where the browser could not keep it. */
  unkept: boolean;
}

/** A level that is being drawn: what it was, what is wrong with it; it is kept on the device as it changes. */
export function useLevel(id: string, first: LevelFile): Drawing {
  const [history, setHistory] = useState<History>(() => begun(first));
  const [unkept, setUnkept] = useState(false);
  const level = history.now;
  const problems = useMemo(() => levelProblems(level), [level]);
  const waiting = useRef<LevelFile | null>(null);

  const keep = useCallback(() => {
    const wanted = waiting.current;
    if (!wanted) return;
    waiting.current = null;
    keepLevel({ id, level: wanted, changed: Date.now() }).then(
      () => setUnkept(false),
      (e: unknown) => {
        console.error('a level was not kept', e);
        setUnkept(true);
      },
    );
  }, [id]);

  useEffect(() => {
    if (level === first) return;
    waiting.current = level;
    const timer = setTimeout(keep, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [level, first, keep]);
  // Whoever leaves in the middle of a stroke keeps what was drawn.
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  return {
    level,
    problems,
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    change: useCallback((next: LevelFile, word?: string) => setHistory((h) => changed(h, next, word ?? null)), []),
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
    unkept,
  };
}
