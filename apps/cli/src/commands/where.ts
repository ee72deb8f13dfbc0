import type { Command } from 'commander';
import { CliError, closest } from '../errors.ts';
import { type Io, line } from '../io.ts';
import { aboutOf, checkoutRoot, PLACES, type Place, readLines, sourceFiles } from '../where/checkout.ts';

/** One line of a file that names what was looked for. */
export interface Found {
  place: Place;
  file: string;
  line: number;
  words: string;
}

export function whereCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('where')
    .description('Show every place of a rule id, card, event, decision, step, option or text key.')
    .argument('<name>', 'for example NW-8.6, "Crawling Hand", torch, commit, stripLaid, log.moved, pathLength')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Looks through code, texts, tests, scenarios and rules pages of the checkout for the whole word, not for parts of words:
NW-8.1 does not find NW-8.10. Files that are called so come first, with what they say of themselves (odds finds fight/odds.ts). The name on a card finds its ids ("Crawling Hand" finds crawling-hand). A text key finds its longer variants (log.moved finds log.moved.back).

Examples:
  questhall where NW-8.6
  questhall where stripLaid
  questhall where power.torch --json`,
    )
    .action((name: string, flags: { json?: boolean }) => {
      const root = checkoutRoot();
      if (!root) throw new CliError('where looks through a checkout of Questhall, and this program is not in one.', 1);
      const places = find(root, name);
      if (places.length === 0) {
        const near = alike(root, name);
        throw new CliError(`nothing is called "${name}".${near.length > 0 ? ` Alike: ${near.join(', ')}.` : ''}`, 1);
      }
      line(io, flags.json ? JSON.stringify({ name, places }, null, 2) : words(name, places));
      done(0);
    });
}

/**
 * Files whose name is the name or has it as a part between dashes, then every line that holds the name as a whole word: in code those of a file that is called so first, then where it is defined. Case counts only where the exact
 * spelling is found. A name of several words, as it stands on a card, finds its ids as well (Crawling Hand: crawling-hand,
 * crawlingHand).
 */
export function find(root: string, name: string): Found[] {
  const parts = name.trim().toLowerCase().split(/\s+/);
  const id = parts.join('-');
  const files = calledSo(root, id);
  if (parts.length > 1) return [...files, ...search(root, wholeWord([name.trim(), id, parts.join('')], 'i'), id)];
  const exact = search(root, wholeWord([name.trim()], ''), id);
  return [...files, ...(exact.length > 0 ? exact : search(root, wholeWord([name.trim()], 'i'), id))];
}

/** Files by their names: those that are called so and nothing else first, code before the rest. */
function calledSo(root: string, id: string): Found[] {
  const nameOf = (path: string) => path.split('/').at(-1)!.split('.')[0]!.toLowerCase();
  const exactly = (path: string) => nameOf(path) === id;
  return sourceFiles(root)
    .filter(({ path }) => `-${nameOf(path)}-`.includes(`-${id}-`))
    .sort((a, b) => Number(exactly(b.path)) - Number(exactly(a.path)) || PLACES.indexOf(a.place) - PLACES.indexOf(b.place))
    .map(({ path }) => ({ place: 'file', file: path, line: 1, words: aboutOf(root, path) }));
}

/** A line that gives a thing its name. */
const DEFINES = /^(export )?(default )?(async )?(abstract )?(function|const|let|class|type|interface)\b/;

function wholeWord(names: readonly string[], flags: string): RegExp {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\w-])(?:${escaped})(?![\\w-]|\\.\\d)`, flags);
}

function search(root: string, pattern: RegExp, called: string): Found[] {
  const found: Found[] = [];
  for (const { path, place } of sourceFiles(root)) {
    readLines(root, path).forEach((words, i) => {
      if (pattern.test(words)) found.push({ place, file: path, line: i + 1, words: words.trim() });
    });
  }
  const defines = new RegExp(`${DEFINES.source} ${pattern.source}`, pattern.flags);
  const rank = ({ place, file, words }: Found) =>
    file.split('/').at(-1)?.startsWith(`${called}.`) ? 0 : place === 'code' && defines.test(words) ? 1 : 2;
  return found.sort(
    (a, b) =>
      PLACES.indexOf(a.place) - PLACES.indexOf(b.place) ||
      rank(a) - rank(b) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line),
  );
}

/** Names in quotes that hold the word as a part, or else the one that is spelt nearly so. */
function alike(root: string, name: string): string[] {
  const known = new Set<string>();
  for (const { path, place } of sourceFiles(root)) {
    if (place !== 'text' && place !== 'code') continue;
    for (const words of readLines(root, path)) for (const [, id = ''] of words.matchAll(/'([\w.-]{3,40})'/g)) known.add(id);
  }
  const parts = [...known].filter((id) => id.toLowerCase().includes(name.toLowerCase())).sort((a, b) => a.length - b.length);
  const near = closest(name, [...known]);
  return parts.length > 0 ? parts.slice(0, 8) : near ? [near] : [];
}

const WIDEST = 120;

function words(name: string, places: readonly Found[]): string {
  const lines = [`${name}: ${places.length} ${places.length === 1 ? 'place' : 'places'}`];
  for (const place of PLACES) {
    const here = places.filter((p) => p.place === place);
    if (here.length === 0) continue;
    lines.push('', `${place} (${here.length})`);
    const width = Math.max(...here.map((p) => `${p.file}:${p.line}`.length));
    for (const p of here) {
      const text = p.words.length > WIDEST ? `${p.words.slice(0, WIDEST - 1)}…` : p.words;
      lines.push(`  ${`${p.file}:${p.line}`.padEnd(width)}  ${text}`);
    }
  }
  return lines.join('\n');
}
