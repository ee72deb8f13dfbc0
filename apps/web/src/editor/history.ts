import type { LevelFile } from '@questhall/dystopia/levels';

/** What was drawn, step by step. */
export interface History {
  past: readonly LevelFile[];
  now: LevelFile;
  future: readonly LevelFile[];
  /** Steps with the same word in a row are one step: letters typed into a field. */
  word: string | null;
}

const LONGEST = 200;

export const begun = (level: LevelFile): History => ({ past: [], now: level, future: [], word: null });

/** One more step. A change that changes nothing is none. */
export function changed(h: History, next: LevelFile, word: string | null = null): History {
  if (next === h.now || JSON.stringify(next) === JSON.stringify(h.now)) return h;
  const goesOn = word !== null && word === h.word && h.past.length > 0;
  return { past: goesOn ? h.past : [...h.past, h.now].slice(-LONGEST), now: next, future: [], word };
}

export function undone(h: History): History {
  const before = h.past.at(-1);
  return before ? { past: h.past.slice(0, -1), now: before, future: [h.now, ...h.future], word: null } : h;
}

export function redone(h: History): History {
  const [after, ...future] = h.future;
  return after ? { past: [...h.past, h.now], now: after, future, word: null } : h;
}
