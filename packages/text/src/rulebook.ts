import { LOCALES, type Locale } from './locales.ts';

/** A rule in plain words. */
export interface Rule {
  readonly id: string;
  readonly text: string;
  /** An example of the rule above it, with an id of its own. */
  readonly example?: true;
  /** What shows it, below its text. */
  readonly pictures?: readonly BookPicture[];
}

/** A picture: a file beside the pages, what is seen on it, and where it has one its caption: words, or the id of the rule that says it. */
export interface BookPicture {
  readonly file: string;
  readonly alt: string;
  readonly caption: string | null;
}

/** A table of the rulebook and the rule below which it stands (null: at the head of its chapter). */
export interface RuleTable {
  readonly after: string | null;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface RuleChapter {
  readonly title: string;
  /** What stands before its first rule; a chapter to learn from has nothing else. */
  readonly paragraphs: readonly (string | BookPicture)[];
  readonly rules: readonly Rule[];
  readonly tables: readonly RuleTable[];
}

/** What a part of a rulebook is for: to learn the game, to know all of it, to look something up, or for the curious. */
export const BOOK_PARTS = ['learn', 'rules', 'lists', 'curious'] as const;
export type BookPartKind = (typeof BOOK_PARTS)[number];

/** How the parts are headed in each language. */
const PART_TITLES: Readonly<Record<Locale, Readonly<Record<BookPartKind, string>>>> = {
  en: { learn: 'How to play', rules: 'Every rule', lists: 'To look up', curious: 'For the curious' },
  nl: { learn: 'Zo speel je', rules: 'Alle regels', lists: 'Om op te zoeken', curious: 'Voor wie meer wil weten' },
  fr: { learn: 'Comment on joue', rules: 'Toutes les règles', lists: 'À consulter', curious: 'Pour les curieux' },
  de: { learn: 'So spielt man', rules: 'Alle Regeln', lists: 'Zum Nachschlagen', curious: 'Für Neugierige' },
  da: { learn: 'Sådan spiller man', rules: 'Alle regler', lists: 'Til opslag', curious: 'For de nysgerrige' },
};

/** One of the parts of a rulebook, in the order of BOOK_PARTS; a small book has only some of them. */
export interface BookPart {
  readonly kind: BookPartKind;
  readonly title: string;
  readonly intro: string;
  readonly chapters: readonly RuleChapter[];
}

/** A game's rulebook in one language. */
export interface Rulebook {
  readonly title: string;
  readonly intro: string;
  readonly parts: readonly BookPart[];
}

/** All chapters of a book in reading order. */
export const chaptersOf = (book: Rulebook): readonly RuleChapter[] => book.parts.flatMap((part) => part.chapters);

/** A piece of a rule's text: words, or the id of another rule that the page may turn into a link. */
export type RulePart = string | { readonly rule: string };

/**
 * NW-4.2, T86-6.1.3b, DYS-COMB.9, TDE-9.1a; and short ones without a dot where the game is a letter and a year: T86-3a,
 * T86-W. Elsewhere a chapter alone (NW-15) is no rule, nor is UTF-8.
 */
const ID = /[A-Z][A-Z0-9]{1,3}-(?:\d+|[A-Z]+)(?:\.\d+)+[a-z]?|[A-Z]\d{2}-(?:\d+[a-z]?|[A-Z])/;
const PICTURE = /^!\[([^\]]+)\]\(pictures\/([\w-]+\.webp)(?: "([^"]+)")?\)$/;
const REFERENCE = new RegExp(`\\b(${ID.source})(?![\\w-]|\\.\\w)`, 'g');
const RULE = new RegExp(`^\\* \\*\\*(${ID.source})\\*\\* (\\S.*)$`);

/** A text cut where it names other rules. The words of all parts together are the text. */
export function ruleParts(text: string): RulePart[] {
  // Splitting by a pattern with one group puts the ids at the odd places.
  return text
    .split(REFERENCE)
    .map((piece, i): RulePart => (i % 2 === 1 ? { rule: piece } : piece))
    .filter((part) => part !== '');
}

/** A text without the rules it names in brackets: `End (NW-1.1, NW-1.2).` becomes `End.`; and those rules. */
export function withoutReferences(text: string): { text: string; rules: readonly string[] } {
  const rules: string[] = [];
  const bare = text.replace(new RegExp(` \\(((?:${ID.source})(?:, (?:${ID.source}))*)\\)`, 'g'), (_, ids: string) => {
    rules.push(...ids.split(', '));
    return '';
  });
  return { text: bare, rules };
}

/** How many words somebody reads who reads a part or a chapter from end to end: all but the ids of rules. */
export function wordsOf(part: BookPart | RuleChapter): number {
  const own = 'chapters' in part ? [part.title, part.intro] : chapterTexts(part);
  const count = own
    .map((text) => withoutReferences(text).text.replace(REFERENCE, ''))
    .join(' ')
    .split(/[\s\u00a0]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return 'chapters' in part ? part.chapters.reduce((sum, chapter) => sum + wordsOf(chapter), count) : count;
}

/** Everything that a chapter says, tables and captions among it. */
export const chapterTexts = (chapter: RuleChapter): string[] => [
  chapter.title,
  ...chapter.paragraphs.map((one) => (typeof one === 'string' ? one : (one.caption ?? ''))),
  ...chapter.rules.flatMap((rule) => [rule.text, ...(rule.pictures ?? []).map(({ caption }) => caption ?? '')]),
  ...chapter.tables.flatMap((table) => [...table.header, ...table.rows.flat()]),
];

/** Somebody reads so many words of a rulebook in a minute. */
const WORDS_A_MINUTE = 200;

/** How long somebody reads, in minutes that have begun. */
export const minutesOf = (part: BookPart | RuleChapter): number => Math.max(1, Math.ceil(wordsOf(part) / WORDS_A_MINUTE));

/**
 * The rule that an id leads to: the rule itself, or the first of those it stands above (T86-6.16 leads to T86-6.16.1a).
 * @returns its id; null where the book has nothing of the kind
 */
export function ruleAt(book: Rulebook, id: string): string | null {
  const ids = chaptersOf(book).flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  return ids.find((rule) => rule === id) ?? ids.find((rule) => rule.startsWith(id) && /^[.a-z]/.test(rule.slice(id.length))) ?? null;
}

/**
 * Reads a rulebook page: a `# title`, an introduction, parts `## Every rule` in the order of BOOK_PARTS, in them chapters
 * `### Squares and landing`, and in those rules `* **NW-4.2** One line of plain text.`, examples of the rule above as the
 * same line two spaces further in, paragraphs before the first rule with a blank line between them, tables, and pictures
 * `![what is seen](pictures/name.webp "caption")` among the paragraphs or below the rule that they show.
 * @throws Error with the line number at anything else, at an id that comes twice, and at a page without a title
 */
export function parseRulebook(markdown: string): Rulebook {
  const intro: string[] = [];
  const parts: OpenPart[] = [];
  const ids = new Set<string>();
  let title = '';
  let blank = false;

  for (const [index, raw] of markdown.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const fail = (what: string) => new Error(`line ${index + 1}: ${what}: ${line}`);
    const part = parts.at(-1);
    const chapter = part?.chapters.at(-1);
    const table = chapter?.tables.at(-1);
    if (table) table.open &&= line.startsWith('|');
    if (line === '') {
      blank = true;
      continue;
    }
    const apart = blank;
    blank = false;

    if (line.startsWith('# ') && title === '') title = line.slice(2);
    else if (line.startsWith('## ')) {
      const kind = BOOK_PARTS.find((one) => LOCALES.some((locale) => PART_TITLES[locale][one] === line.slice(3)));
      if (!kind) throw fail('not a part of a rulebook');
      if (part && BOOK_PARTS.indexOf(kind) <= BOOK_PARTS.indexOf(part.kind)) throw fail('this part comes too late');
      parts.push({ kind, title: line.slice(3), intro: [], chapters: [] });
    } else if (line.startsWith('#')) {
      const heading = /^### (\S.*)$/.exec(line);
      if (!heading || !part) throw fail('not a chapter heading like "### Landing" in a part');
      if (part.chapters.some((other) => other.title === heading[1])) throw fail('this chapter comes twice');
      part.chapters.push({ title: heading[1] ?? '', paragraphs: [], rules: [], tables: [] });
    } else if (!chapter) {
      if (title === '' || line.startsWith('* ') || line.startsWith('|')) throw fail('stands before the first chapter');
      (part ?? { intro }).intro.push(line);
    } else if (line.startsWith('* ')) {
      const [, id = '', text = ''] = RULE.exec(line) ?? [];
      if (id === '') throw fail('not a rule like "* **NW-4.2** Text"');
      if (ids.has(id)) throw fail('this id comes twice');
      ids.add(id);
      const example = raw.startsWith('  ');
      if (example && chapter.rules.length === 0) throw fail('an example of no rule');
      chapter.rules.push(example ? { id, text, example } : { id, text });
    } else if (line.startsWith('|')) {
      const cells = line.replace(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/);
      if (!table?.open) chapter.tables.push({ after: chapter.rules.at(-1)?.id ?? null, header: cells, rows: [], open: true });
      else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) table.rows.push(cells);
    } else if (line.startsWith('![')) {
      const [, alt = '', file = '', caption = null] = PICTURE.exec(line) ?? [];
      if (file === '') throw fail('not a picture like "![A pawn](pictures/pawn.webp)"');
      const rule = chapter.rules.pop();
      if (rule) chapter.rules.push({ ...rule, pictures: [...(rule.pictures ?? []), { file, alt, caption }] });
      else chapter.paragraphs.push({ file, alt, caption });
    } else if (chapter.rules.length === 0) {
      const before = apart ? undefined : chapter.paragraphs.at(-1);
      if (typeof before === 'string') chapter.paragraphs.splice(-1, 1, `${before} ${line}`);
      else chapter.paragraphs.push(line);
    } else throw fail('a rule must stand on one line');
  }

  if (title === '') throw new Error('the rulebook has no title');
  return {
    title,
    intro: intro.join(' '),
    parts: parts.map((part) => ({
      ...part,
      intro: part.intro.join(' '),
      chapters: part.chapters.map(({ tables, ...chapter }) => ({
        ...chapter,
        tables: tables.map(({ after, header, rows }) => ({ after, header, rows })),
      })),
    })),
  };
}

interface OpenPart {
  kind: BookPartKind;
  title: string;
  intro: string[];
  chapters: { title: string; paragraphs: (string | BookPicture)[]; rules: Rule[]; tables: OpenTable[] }[];
}

interface OpenTable extends RuleTable {
  rows: string[][];
  /** The next line may still belong to it. */
  open: boolean;
}
