import { aboutOf, PLACES, type Place, readText, sourceFiles } from './checkout.ts';

/** One line of a file that names what was looked for. */
export interface Found {
  place: Place;
  file: string;
  line: number;
  words: string;
}

/**
 * Files that are called so, then the sections of pages whose heading says it, then every line that holds the name as a whole
 * word: in code those of a file that is called so first, then where it is defined. Case counts only where the exact spelling
 * is found. Of several words the name on a card finds its ids as well (Crawling Hand: crawling-hand, crawlingHand);
 * lines that hold them all stand behind those that say them in one piece, and where no code does, sections whose heading says
 * most of them come first.
 * @param root the folder of the checkout
 */
export function find(root: string, name: string): Found[] {
  const words = name.trim().toLowerCase().split(/\s+/);
  const id = words.join('-');
  const called = [...calledSo(root, id), ...sections(root, words)];
  const seek = (names: readonly string[], flags: string) => search(root, [wholeWord(names, flags)], [id]);
  if (words.length === 1) {
    const exact = seek([name.trim()], '');
    return [...called, ...(exact.length > 0 ? exact : seek([name.trim()], 'i'))];
  }
  const phrase = seek([name.trim(), id, words.join('')], 'i');
  const telling = tellingOf(words);
  if (telling.length < 2) return [...called, ...phrase];
  const known = new Set(phrase.map(({ file, line }) => `${file}:${line}`));
  const more = search(
    root,
    telling.map((word) => wholeWord([word], 'i')),
    telling,
  );
  const lines = byPlace([...phrase, ...more.filter(({ file, line }) => !known.has(`${file}:${line}`))]);
  const nowhere = called.length === 0 && !lines.some(({ place }) => place === 'code');
  return [...called, ...(nowhere ? sections(root, words, Math.max(1, telling.length >> 1)) : []), ...lines];
}

/** 0 for the rules of a game, else 1. */
const besideRules = (path: string): number => Number(!/^games\/\w+\/src\/rules\//.test(path));

/** Files by their names, and folders by what opens them: those that are called so and nothing else first, code before the rest, rules before what speaks of them. */
function calledSo(root: string, id: string): Found[] {
  const nameOf = (path: string) => {
    const [file, folder] = path.split('/').reverse();
    return (/^(index\.tsx?|README\.md)$/.test(file!) && folder ? folder : file!.split('.')[0]!).toLowerCase();
  };
  const otherwise = (path: string) => Number(nameOf(path) !== id);
  return sourceFiles(root)
    .filter(({ path }) => [id, `${id}s`].some((one) => `-${nameOf(path)}-`.includes(`-${one}-`)))
    .sort(
      (a, b) =>
        otherwise(a.path) - otherwise(b.path) ||
        PLACES.indexOf(a.place) - PLACES.indexOf(b.place) ||
        besideRules(a.path) - besideRules(b.path),
    )
    .map(({ path }) => ({ place: 'file', file: path, line: 1, words: aboutOf(root, path) }));
}

/**
 * Sections of pages, English ones of the rules, whose heading holds the words: those that hold most of them. What has changed
 * says where nothing is.
 * @param least how many of the words; all of them where nothing is said
 */
function sections(root: string, words: readonly string[], least?: number): Found[] {
  // One thing or several.
  const telling = tellingOf(words).map((word) => wholeWord([word, `${word}s`, word.replace(/s$/, '')], 'i'));
  const found: (Found & { holds: number })[] = [];
  let most = least ?? telling.length;
  for (const { path, place } of sourceFiles(root)) {
    if (!(place === 'docs' && path !== 'CHANGELOG.md') && !(place === 'rules page' && /\/en\.md$/.test(path))) continue;
    readText(root, path)
      .split('\n')
      .forEach((heading, i) => {
        if (!/^#+ /.test(heading)) return;
        const holds = telling.filter((word) => word.test(heading)).length;
        if (holds < most) return;
        most = holds;
        found.push({ place: 'section', file: path, line: i + 1, words: heading.replace(/^#+ /, ''), holds });
      });
  }
  // How one does a thing, then why it is so, then what the game says.
  const rank = ({ file }: Found) => (/^docs\/rules\//.test(file) ? 2 : /^docs\/decisions\//.test(file) ? 1 : 0);
  return found
    .filter(({ holds }) => holds === most)
    .sort((a, b) => rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
    .map(({ place, file, line, words }) => ({ place, file, line, words }));
}

/** Words that stand in any sentence, and say nothing of what is looked for. */
const ANY = /^(?:an?|the|of|to|in|on|at|by|from|for|with|and|or|is|are|be|it|its|does?|do|how|what|where|when|which|who)$/;

/** The words of a question that say what it is about; all of them where none does. */
function tellingOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !ANY.test(word));
  return telling.length > 0 ? telling : words;
}

/** The beginning of a line that gives a thing its name: for others, or within its own file. */
const EXPORTS = 'export (default )?(async )?(abstract )?(function|const|let|class|type|interface)';
const DEFINES = '(async )?(abstract )?(function|const|let|class|type|interface)';

function wholeWord(names: readonly string[], flags: string): RegExp {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\w-])(?:${escaped})(?![\\w-]|\\.\\d)`, flags);
}

/** Lines that hold every one of the patterns, those of files that are called so first, and of these the rules first. */
function search(root: string, patterns: readonly RegExp[], called: readonly string[]): Found[] {
  const found: (Found & { rank: number })[] = [];
  const names = (start: string) => new RegExp(`^${start} ${patterns[0]!.source}`, patterns[0]!.flags);
  const [exports, defines] = [names(EXPORTS), names(DEFINES)];
  const rankOf = (code: string) => (exports.test(code) ? 1 : defines.test(code) ? 2 : code.startsWith('import ') ? 4 : 3);
  const holds = (text: string) => patterns.every((pattern) => pattern.test(text));
  for (const { path, place } of sourceFiles(root)) {
    const text = readText(root, path);
    if (!holds(text)) continue; // most files: their lines need not be told apart
    text.split('\n').forEach((words, i) => {
      if (!holds(words)) return;
      const rank = called.includes(path.split('/').at(-1)!.split('.')[0]!) ? 0 : place === 'code' ? rankOf(words) : 3;
      found.push({ place, file: path, line: i + 1, words: words.trim(), rank });
    });
  }
  return byPlace(
    found
      .sort(
        (a, b) =>
          a.rank - b.rank || besideRules(a.file) - besideRules(b.file) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line),
      )
      .map(({ place, file, line, words }) => ({ place, file, line, words })),
  );
}

/** By kind of place; within one, in the order in which they came. */
const byPlace = (found: readonly Found[]): Found[] => [...found].sort((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place));
