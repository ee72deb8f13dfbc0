/** A rule in plain words. */
export interface Rule {
  readonly id: string;
  readonly text: string;
}

/** A table of the rulebook and the rule below which it stands (null: at the head of its chapter). */
export interface RuleTable {
  readonly after: string | null;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface RuleChapter {
  /** As printed in the rule ids: "4" for NW-4.2, "6.1" for T86-6.1.3b. Chapters stand in reading order, so the numbers may jump. */
  readonly number: string;
  readonly title: string;
  readonly intro: string;
  readonly rules: readonly Rule[];
  readonly tables: readonly RuleTable[];
}

/** A game's rulebook in one language. */
export interface Rulebook {
  readonly title: string;
  readonly intro: string;
  readonly chapters: readonly RuleChapter[];
}

/** A piece of a rule's text: words, or the id of another rule that the page may turn into a link. */
export type RulePart = string | { readonly rule: string };

/**
 * NW-4.2, T86-6.1.3b, DYS-COMB.9, TDE-9.1a; and short ones without a dot where the game is a letter and a year: T86-3a,
 * T86-W. Elsewhere a chapter alone (NW-15) is no rule, nor is UTF-8.
 */
const ID = /[A-Z][A-Z0-9]{1,3}-(?:\d+|[A-Z]+)(?:\.\d+)+[a-z]?|[A-Z]\d{2}-(?:\d+[a-z]?|[A-Z])/;
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

/**
 * The rule that an id leads to: the rule itself, or the first of those it stands above (T86-6.16 leads to T86-6.16.1a).
 * @returns its id; null where the book has nothing of the kind
 */
export function ruleAt(book: Rulebook, id: string): string | null {
  const ids = book.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  return ids.find((rule) => rule === id) ?? ids.find((rule) => rule.startsWith(id) && /^[.a-z]/.test(rule.slice(id.length))) ?? null;
}

/**
 * Reads a rulebook page: a `# title`, an introduction, chapters `## 4 · Squares and landing` in reading order, and in
 * them rules `* **NW-4.2** One line of plain text.`, paragraphs before the first rule, and tables.
 * @throws Error with the line number at anything else, at an id that comes twice, and at a page without a title
 */
export function parseRulebook(markdown: string): Rulebook {
  const intro: string[] = [];
  const chapters: (Omit<RuleChapter, 'intro' | 'rules' | 'tables'> & { intro: string[]; rules: Rule[]; tables: OpenTable[] })[] = [];
  const ids = new Set<string>();
  let title = '';

  for (const [index, raw] of markdown.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const fail = (what: string) => new Error(`line ${index + 1}: ${what}: ${line}`);
    const chapter = chapters.at(-1);
    const table = chapter?.tables.at(-1);
    if (table) table.open &&= line.startsWith('|');
    if (line === '') continue;

    if (line.startsWith('# ') && title === '') title = line.slice(2);
    else if (line.startsWith('#')) {
      const heading = /^## (\S+) · (\S.*)$/.exec(line);
      if (!heading) throw fail('not a chapter heading like "## 4 · Landing"');
      chapters.push({ number: heading[1] ?? '', title: heading[2] ?? '', intro: [], rules: [], tables: [] });
    } else if (!chapter) {
      if (title === '' || line.startsWith('* ') || line.startsWith('|')) throw fail('stands before the first chapter');
      intro.push(line);
    } else if (line.startsWith('* ')) {
      const [, id = '', text = ''] = RULE.exec(line) ?? [];
      if (id === '') throw fail('not a rule like "* **NW-4.2** Text"');
      if (ids.has(id)) throw fail('this id comes twice');
      ids.add(id);
      chapter.rules.push({ id, text });
    } else if (line.startsWith('|')) {
      const cells = line.replace(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/);
      if (!table?.open) chapter.tables.push({ after: chapter.rules.at(-1)?.id ?? null, header: cells, rows: [], open: true });
      else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) table.rows.push(cells);
    } else if (chapter.rules.length === 0) chapter.intro.push(line);
    else throw fail('a rule must stand on one line');
  }

  if (title === '') throw new Error('the rulebook has no title');
  return {
    title,
    intro: intro.join(' '),
    chapters: chapters.map(({ tables, intro: lines, ...chapter }) => ({
      ...chapter,
      intro: lines.join(' '),
      tables: tables.map(({ after, header, rows }) => ({ after, header, rows })),
    })),
  };
}

interface OpenTable extends RuleTable {
  rows: string[][];
  /** The next line may still belong to it. */
  open: boolean;
}
