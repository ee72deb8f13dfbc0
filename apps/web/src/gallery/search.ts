import type { Speaker } from '@questhall/text';
import type { GalleryEntry } from './contract.ts';

/** An entry with all its words in the reader's language, ready to be searched. */
export interface Said {
  entry: GalleryEntry;
  name: string;
  words: string;
}

/** Letters without accents and capitals, so that "epee" finds "Épée". */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Says every entry once. */
export function sayAll(entries: readonly GalleryEntry[], speak: Speaker): Said[] {
  return entries.map((entry) => {
    const name = speak.say(entry.name);
    return { entry, name, words: plain([name, ...entry.lines.map(speak.say)].join('\n')) };
  });
}

/** The entries of a kind in which each word of the search occurs; those that have it in their name come first. */
export function found(all: readonly Said[], kind: string, search: string): Said[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const fits = all.filter(({ entry, words }) => (kind === '' || entry.kind === kind) && wanted.every((word) => words.includes(word)));
  const named = (said: Said) => wanted.every((word) => plain(said.name).includes(word));
  return wanted.length === 0 ? fits : [...fits.filter(named), ...fits.filter((said) => !named(said))];
}
