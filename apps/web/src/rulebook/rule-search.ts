import type { BookPart, Rulebook, RuleChapter } from '@questhall/text';

/** Letters without accents and case, so that "elixir" finds "Élixir". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The words that are sought: each must be found. */
const wordsIn = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

/**
 * The parts and chapters with the rules and paragraphs that hold every word of the search, by id or text; a chapter whose
 * title holds them comes whole. An empty search finds all.
 */
export function foundRules(book: Rulebook, search: string): readonly BookPart[] {
  const words = wordsIn(search);
  if (words.length === 0) return book.parts;
  const holds = (text: string) => {
    const in_ = plain(text);
    return words.every((w) => in_.includes(w));
  };
  const foundIn = (chapter: RuleChapter): RuleChapter[] => {
    if (holds(chapter.title)) return [chapter];
    const rules = chapter.rules.filter((rule) => holds(`${rule.id} ${rule.text}`));
    const ids = new Set(rules.map((rule) => rule.id));
    const paragraphs = chapter.paragraphs.filter((one) => typeof one === 'string' && holds(one));
    const tables = chapter.tables
      .map((table) => ({ ...table, rows: table.rows.filter((row) => holds(row.join(' '))) }))
      .filter((table) => table.rows.length > 0);
    if (rules.length + paragraphs.length + tables.length === 0) return [];
    return [
      {
        ...chapter,
        paragraphs,
        rules,
        tables: tables.map((table) => ({ ...table, after: table.after !== null && ids.has(table.after) ? table.after : null })),
      },
    ];
  };
  return book.parts
    .map((part) => ({ ...part, intro: '', chapters: part.chapters.flatMap(foundIn) }))
    .filter(({ chapters }) => chapters.length > 0);
}

/** How many rules, paragraphs and rows of tables were found. */
export const countFound = (parts: readonly BookPart[]): number =>
  parts
    .flatMap(({ chapters }) => chapters)
    .reduce((sum, { rules, paragraphs, tables }) => sum + rules.length + paragraphs.length + tables.flatMap(({ rows }) => rows).length, 0);

/** A piece of a text, and whether it is one of the words that are sought. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut at the words that are sought, accents and case left aside. The pieces together are the text. */
export function piecesOf(text: string, search: string): Piece[] {
  const words = wordsIn(search);
  if (words.length === 0) return text === '' ? [] : [{ text, hit: false }];
  // Letter by letter: where an accent falls away, the places in the text stay known.
  let flat = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    for (const part of plain(letter)) {
      flat += part;
      for (let i = 0; i < part.length; i++) places.push(at);
    }
    at += letter.length;
  }
  places.push(text.length);
  const marked = new Uint8Array(text.length);
  for (const word of words) {
    for (let from = flat.indexOf(word); from !== -1; from = flat.indexOf(word, from + word.length)) {
      marked.fill(1, places[from], places[from + word.length] ?? text.length);
    }
  }
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    let to = from + 1;
    while (to < text.length && marked[to] === marked[from]) to++;
    pieces.push({ text: text.slice(from, to), hit: marked[from] === 1 });
    from = to;
  }
  return pieces;
}

/** Whether a chapter says the rule with this id. */
export const saysRule = (chapter: RuleChapter, id: string | null): boolean => chapter.rules.some((rule) => rule.id === id);
