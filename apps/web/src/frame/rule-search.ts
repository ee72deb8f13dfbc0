import type { BookPart, Rulebook, RuleChapter } from '@questhall/text';

/** Letters without accents and case, so that "elixir" finds "Élixir". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * The parts and chapters with the rules that hold every word of the search, by id or text; a chapter whose title holds them
 * comes whole. An empty search finds all.
 */
export function foundRules(book: Rulebook, search: string): readonly BookPart[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.parts;
  const holds = (text: string) => {
    const in_ = plain(text);
    return words.every((w) => in_.includes(w));
  };
  const foundIn = (chapter: RuleChapter): RuleChapter[] => {
    if (holds(chapter.title)) return [chapter];
    const rules = chapter.rules.filter((rule) => holds(`${rule.id} ${rule.text}`));
    const ids = new Set(rules.map((rule) => rule.id));
    const tables = chapter.tables.filter((table) => (table.after !== null && ids.has(table.after)) || holds(table.rows.flat().join(' ')));
    if (rules.length === 0 && tables.length === 0) return [];
    return [
      {
        ...chapter,
        intro: '',
        rules,
        tables: tables.map((table) => ({ ...table, after: table.after !== null && ids.has(table.after) ? table.after : null })),
      },
    ];
  };
  return book.parts
    .map((part) => ({ ...part, intro: '', chapters: part.chapters.flatMap(foundIn) }))
    .filter(({ chapters }) => chapters.length > 0);
}
