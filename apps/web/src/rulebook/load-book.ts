import { parseRulebook, type Rulebook, ruleAt } from '@questhall/text';
import { editionIn } from '../games/editions.ts';

const BOOKS = import.meta.glob<string>('../../../../docs/rules/*/[a-z][a-z].md', { query: '?raw', import: 'default' });
const FOLDERS = [...new Set(Object.keys(BOOKS).map((path) => path.split('/').at(-2) ?? ''))];

const PICTURES = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../docs/rules/*/pictures/*.webp', { query: '?url', import: 'default', eager: true }),
  ).map(([path, url]) => [path.split('/').at(-1), url]),
);

/** The address of a picture in a rulebook; undefined where there is none of that name. */
export const bookPicture = (file: string): string | undefined => PICTURES.get(file);

/** The books of a game, that of its first or of the given edition first: talisman-1986, talisman-digital. Empty for no game. */
export function booksOf(game: string, edition?: string): string[] {
  const wanted = editionIn(game, { edition })?.rulebook;
  const all = FOLDERS.filter((name) => name === game || name.startsWith(`${game}-`));
  return all.sort((a, b) => Number(b === wanted) - Number(a === wanted));
}

/** Fetches a book in a language. Rejects where it does not arrive. */
export async function loadBook(folder: string, locale: string): Promise<Rulebook> {
  const load = BOOKS[`../../../../docs/rules/${folder}/${locale}.md`];
  if (!load) throw new Error(`no rulebook ${folder} in ${locale}`);
  return parseRulebook(await load());
}

/** The rulebook of this edition; where it does not know the rule, the other one that does: the editions share rules. */
export async function loadRulebook(game: string, edition: string | undefined, locale: string, at: string | null): Promise<Rulebook> {
  let first: Rulebook | undefined;
  for (const folder of booksOf(game, edition)) {
    const book = await loadBook(folder, locale);
    if (at === null || ruleAt(book, at) !== null) return book;
    first ??= book;
  }
  if (!first) throw new Error(`no rulebook for ${game}`);
  return first;
}
