import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LOCALES, type Locale, readings } from '@questhall/text';

/*
 * Everything that Questhall says in a language, gathered from wherever it stands, and the pages of words
 * (docs/language) to which it is held.
 */

const ROOT = new URL('..', import.meta.url).pathname;

/** A sentence and where it stands: a file with a key or a line. `areas`: what a page of words may name under *where*. */
export interface Said {
  readonly where: string;
  readonly words: string;
  readonly areas: readonly string[];
}

/** What a page of words forbids. */
export interface Banned {
  readonly thing: string;
  readonly word: string;
  readonly never: readonly string[];
  readonly where: readonly string[];
  readonly except: readonly string[];
  readonly why: string;
}

/** The areas that a page may name; a text is in all those that fit its place. */
export const AREAS = [
  'screen',
  'rules',
  'site',
  'nachtwacht',
  'dystopia',
  'talisman',
  'talisman-1986',
  'talisman-digital',
  'talisman-drowned-crypts',
];

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/node_modules|\/dist(\/|$)/.test(entry.parentPath))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort();
}

/** The files of a language: catalogues in one file, those in a folder by its index. */
const isCatalogue = (file: string, locale: Locale) => new RegExp(`/(${locale}\\.ts|text/${locale}/index\\.ts)$`).test(file);
/** Files in which a few words stand in all languages side by side. */
const isMixed = (file: string) => /\/(entry|presets)\.ts$/.test(file);

function areasOf(file: string): string[] {
  const book = /^docs\/rules\/([\w-]+)\//.exec(file)?.[1];
  if (book) return ['rules', book, ...(book.startsWith('talisman') ? ['talisman'] : [])];
  const game = /games\/(nachtwacht|dystopia|talisman)\//.exec(file)?.[1] ?? (/\/(editor|campaign)\//.test(file) ? 'dystopia' : 'site');
  return ['screen', game];
}

function allReadings(words: string, locale: Locale): string[] {
  return /[{}']/.test(words) ? readings(words, locale) : [words];
}

const gathered = new Map<Locale, Promise<readonly Said[]>>();
/** Every text of a language: catalogues of games, page and server, in each variant, and the rulebooks line by line. */
export function saidIn(locale: Locale): Promise<readonly Said[]> {
  const said = gathered.get(locale) ?? gather(locale);
  gathered.set(locale, said);
  return said;
}

async function gather(locale: Locale): Promise<Said[]> {
  const said: Said[] = [];
  const seen = new Set<string>();
  const add = (file: string, key: string, words: string) => {
    // A game's catalogue takes those of its expansions in; a phrase and its form with a capital say the same.
    const areas = areasOf(file);
    const once = `${areas.join()} ${key.replace(/\/cap$/, '')} ${words.toLowerCase()}`;
    if (seen.has(once)) return;
    seen.add(once);
    for (const reading of allReadings(words, locale)) said.push({ where: `${file} ${key}`, words: reading, areas });
  };
  for (const file of [...filesBelow('games'), ...filesBelow('apps')]) {
    if (isCatalogue(file, locale)) {
      for (const catalogue of Object.values((await import(join(ROOT, file))) as Record<string, unknown>)) {
        if (typeof catalogue !== 'object' || catalogue === null) continue;
        for (const [key, words] of Object.entries(catalogue)) if (typeof words === 'string') add(file, key, words);
      }
    } else if (isMixed(file)) {
      for (const { path, words } of mixedIn(await import(join(ROOT, file)), locale)) add(file, path, words);
    }
  }
  for (const file of filesBelow('docs/rules').filter((file) => file.endsWith(`/${locale}.md`))) {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    for (const [i, words] of lines.entries())
      if (words.trim() !== '') said.push({ where: `${file}:${i + 1}`, words, areas: areasOf(file) });
  }
  return said;
}

/** The words of one language wherever an object has words of all. */
function mixedIn(value: unknown, locale: Locale, path = ''): { path: string; words: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Record<string, unknown>;
  if (LOCALES.every((each) => typeof own[each] === 'string')) return [{ path, words: String(own[locale]) }];
  return Object.entries(value).flatMap(([name, inner]) => mixedIn(inner, locale, path === '' ? name : `${path}.${name}`));
}

/** The page of words of a language; nothing where there is none. */
export function pageOf(locale: Locale): string | undefined {
  const file = join(ROOT, 'docs/language', `${locale}.md`);
  return readdirSync(join(ROOT, 'docs/language')).includes(`${locale}.md`) ? readFileSync(file, 'utf8') : undefined;
}

const COLUMNS = ['thing', 'word', 'never', 'where', 'except', 'why'];

/**
 * The rows of a page's tables with these columns (docs/language/README.md describes them).
 * @throws at a row with another number of cells, without a word, without a reason for what it forbids, or with an unknown area
 */
export function bannedBy(page: string): Banned[] {
  const rows: Banned[] = [];
  let inside = false;
  for (const line of page.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .replace(/^\|\s*|\s*\|\s*$/g, '')
          .split('|')
          .map((cell) => cell.trim())
      : [];
    if (cells.join() === COLUMNS.join()) inside = true;
    else if (cells.length === 0) inside = false;
    else if (inside && !cells.every((cell) => /^-+$/.test(cell))) {
      const [thing = '', word = '', never = '', where = '', except = '', why = ''] = cells;
      const row = { thing, word, never: listed(never, ' · '), where: listed(where, ', '), except: listed(except, ' · '), why };
      const unknown = row.where.filter((area) => !AREAS.includes(area));
      if (cells.length !== COLUMNS.length) throw new Error(`${cells.length} cells, not ${COLUMNS.length}: ${line}`);
      if (thing === '' || word === '' || word === '–') throw new Error(`no word: ${line}`);
      if (row.never.length > 0 && row.why.length < 4) throw new Error(`no reason: ${line}`);
      if (unknown.length > 0) throw new Error(`no such area: ${unknown.join()}: ${line}`);
      rows.push(row);
    }
  }
  return rows;
}

const listed = (cell: string, by: string): string[] =>
  cell === '' || cell === '–'
    ? []
    : cell
        .split(by)
        .map((one) => one.trim())
        .filter((one) => one !== '');

/** A pattern for words as a page writes them: `*` for any letters; capitals count where the page writes one. */
function patternOf(words: string): RegExp {
  const source = words.replace(/[.+?^${}()[\]\\]/g, '\\$&').replaceAll('*', '[\\p{L}\\p{M}]*');
  return new RegExp(`(?<![\\p{L}\\p{M}])${source}(?![\\p{L}\\p{M}])`, /\p{Lu}/u.test(words) ? 'gu' : 'giu');
}

/** Where texts say what a row forbids, in sentences. */
export function breaches(row: Banned, texts: readonly Said[]): string[] {
  const never = row.never.map(patternOf);
  const except = row.except.map(patternOf);
  return (
    texts
      .filter(({ areas }) => row.where.length === 0 || row.where.some((area) => areas.includes(area)))
      // Nearly all texts hold nothing of it.
      .filter(({ words }) => never.some((pattern) => words.search(pattern) >= 0))
      .flatMap(({ where, words }) => {
        // What may be said is taken out first: then the forbidden word must not be left.
        const left = except.reduce((text, pattern) => text.replaceAll(pattern, '…'), words);
        return never.flatMap((pattern) =>
          [...left.matchAll(pattern)].map((found) => `${where}: "${found[0]}" for ${row.thing}, say "${row.word}": ${words}`),
        );
      })
  );
}

/**
 * What rulebooks quote as an option of the table, “title – value”, and all that the tables have.
 * A quote with a dash between words is such an option; a range has no spaces.
 */
export async function optionsIn(locale: Locale): Promise<{ quoted: Said[]; named: Set<string> }> {
  const texts = await saidIn(locale);
  const sets = texts
    .filter(({ where }) => / set\.\w[\w.-]*$/.test(where))
    .map(({ where, words }) => [where.split(' ')[1]!, words] as const);
  const named = new Set(
    sets.flatMap(([title, words]) => sets.filter(([value]) => value.startsWith(`${title}.`)).map(([, chosen]) => `${words} – ${chosen}`)),
  );
  const quoted = texts
    .filter(({ areas }) => areas.includes('rules'))
    .flatMap(({ words, ...said }) =>
      [...words.matchAll(/[“„»«]\s?([^“”„»«]+ – [^“”„»«]+?)\s?[”“«»]/g)].map((found) => ({
        ...said,
        words: found[1]!.replaceAll('\u00a0', ' '),
      })),
    );
  return { quoted, named };
}
