import { playable, readLevel } from '@questhall/dystopia/levels';
import { fileText } from '../editor/export.ts';
import type { KeptLevel } from '../editor/store.ts';

/** A level as a table takes it: what it is called, and the text of its file. */
export interface PlayableLevel {
  id: string;
  title: string;
  text: string;
}

/** Those of the levels of this device with which a match can begin, in the same order. Drafts are left out. */
export const playableLevels = (kept: readonly KeptLevel[]): PlayableLevel[] =>
  kept.flatMap(({ id, level }) => {
    const text = fileText(level);
    const read = readLevel(text);
    return read.level && playable(read.problems) ? [{ id, title: read.level.title, text }] : [];
  });
