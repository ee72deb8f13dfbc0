import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chaptersOf, LOCALES, parseRulebook, ruleAt, ruleParts } from './index.ts';

const page = `# A game

Be the
first.

## Every rule

### 2 · Setting up

Before you begin.

* **TOY-2.1** Shuffle.
  * **TOY-9.1** You shuffle (TOY-2.1).

| Strip | Used in |
|---|---|
| S3-A | all |

| Path |
|---|
| long |

## For the curious

As in:

### 1 · Aim

* **TOY-1.1** Win (TOY-2.1).
`;

test('a page becomes chapters in reading order, with rules and tables', () => {
  expect(parseRulebook(page)).toEqual({
    title: 'A game',
    intro: 'Be the first.',
    parts: [
      {
        kind: 'rules',
        title: 'Every rule',
        intro: '',
        chapters: [
          {
            number: '2',
            title: 'Setting up',
            intro: 'Before you begin.',
            rules: [
              { id: 'TOY-2.1', text: 'Shuffle.' },
              { id: 'TOY-9.1', text: 'You shuffle (TOY-2.1).', example: true },
            ],
            tables: [
              { after: 'TOY-9.1', header: ['Strip', 'Used in'], rows: [['S3-A', 'all']] },
              { after: 'TOY-9.1', header: ['Path'], rows: [['long']] },
            ],
          },
        ],
      },
      {
        kind: 'curious',
        title: 'For the curious',
        intro: 'As in:',
        chapters: [{ number: '1', title: 'Aim', intro: '', rules: [{ id: 'TOY-1.1', text: 'Win (TOY-2.1).' }], tables: [] }],
      },
    ],
  });
});

test('the ids in a text become parts of their own', () => {
  expect(ruleParts('See TOY-12.1, T8-6.1.3b and DY-COMB.9.')).toEqual([
    'See ',
    { rule: 'TOY-12.1' },
    ', ',
    { rule: 'T8-6.1.3b' },
    ' and ',
    { rule: 'DY-COMB.9' },
    '.',
  ]);
  expect(ruleParts('TOY-1.1')).toEqual([{ rule: 'TOY-1.1' }]);
  expect(ruleParts('Chapter TOY-12, UTF-8 and strip S3-A are no rules.')).toEqual(['Chapter TOY-12, UTF-8 and strip S3-A are no rules.']);
});

test.each(['Y77-1', 'Y77-9a', 'Y77-W', 'Y77-6.1', 'Y77-6.1.3', 'Y77-6.4.3a', 'TOY-1.1', 'TOY-9.12a', 'TOY-B.29', 'TOY-SPELL.8'])(
  'an id: %s',
  (id) => {
    expect(ruleParts(`See ${id}.`)).toEqual(['See ', { rule: id }, '.']);
    expect(ruleParts(`(${id}, ${id})`).filter((part) => typeof part !== 'string')).toHaveLength(2);
    expect(chaptersOf(parseRulebook(`# A game\n## Every rule\n### 1 · Aim\n* **${id}** Win.`))[0]?.rules).toEqual([{ id, text: 'Win.' }]);
  },
);

test.each([
  'Y77-',
  'Y77-WW',
  'Y77-9ab',
  'Y77-6.16.1ab',
  'Y77-6.x',
  'XY77-1',
  'Y77-9-1',
  'TOY-1',
  'TOY-B',
  'TOY-SPELL',
  'TOY-15',
  'TOY-15a',
  'A4-W',
])('no id: %s', (words) => expect(ruleParts(`See ${words}.`)).toEqual([`See ${words}.`]));

test.each([
  ['a rule without an id', page.replace('**TOY-1.1** ', ''), 'line 29: not a rule'],
  ['an id that comes twice', page.replace('**TOY-1.1**', '**TOY-2.1**'), 'line 29: this id comes twice'],
  ['a rule of two lines', `${page}second line`, 'line 30: a rule must stand on one line'],
  ['a heading without a number', page.replace('### 1 · Aim', '### Aim'), 'line 27: not a chapter heading'],
  ['a part that no book has', page.replace('For the curious', 'For the bored'), 'line 23: not a part'],
  ['parts in another order', page.replace('For the curious', 'How to play'), 'line 23: this part comes too late'],
  ['an example of nothing', page.replace('* **TOY-2.1** Shuffle.', ''), 'line 13: an example of no rule'],
  ['a rule before the first chapter', '# A game\n* **TOY-1.1** Win.', 'line 2: stands before'],
  ['a page without a title', '', 'no title'],
])('refused: %s', (_, markdown, message) => {
  expect(() => parseRulebook(markdown)).toThrow(message);
});

test('the number of an ability behind an id stays outside', () => {
  expect(ruleParts('See TOY-C.9(4).')).toEqual(['See ', { rule: 'TOY-C.9' }, '(4).']);
});

test('an id leads to its rule, or to the first of those below it', () => {
  const rules = ['Y77-W', 'Y77-6.10.1a', 'Y77-6.1.1a', 'Y77-6.1.1b', 'Y77-6.1.10'].map((id) => `* **${id}** Text.`);
  const book = parseRulebook(`# A game\n## Every rule\n### 6 · Rules\n${rules.join('\n')}`);
  expect(['Y77-W', 'Y77-6.1.1b', 'Y77-6.1.1', 'Y77-6.1', 'Y77-6', 'Y77-6.1.2', 'Y77-7'].map((id) => ruleAt(book, id))).toEqual([
    'Y77-W',
    'Y77-6.1.1b',
    'Y77-6.1.1a',
    'Y77-6.1.1a',
    'Y77-6.10.1a',
    null,
    null,
  ]);
});

/** "4" holds TOY-4.2, "6.1" holds Y77-6.1, Y77-6.1a and Y77-6.1.2, but not Y77-6.10. */
function isOfChapter(id: string, number: string): boolean {
  const rest = id.slice(id.indexOf('-') + 1);
  return rest.startsWith(number) && /^(?:$|[.a-z])/.test(rest.slice(number.length));
}

/** Every folder of docs/rules is a game with a page a language. */
const RULES = new URL('../../../docs/rules/', import.meta.url);
const games = readdirSync(RULES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('the games have their rulebooks', () => {
  expect(games.map((game) => game.name)).toEqual(expect.arrayContaining(['nachtwacht', 'talisman-1986', 'talisman-digital']));
});

describe.each(games.map((game) => game.name))('the rulebook of %s', (game) => {
  const books = LOCALES.map((locale) => [locale, parseRulebook(readFileSync(new URL(`${game}/${locale}.md`, RULES), 'utf8'))] as const);
  // A whole game; the page of a small expansion has less to say.
  const least = game === 'talisman-drowned-crypts' ? 20 : 100;
  const outline = (book: (typeof books)[number][1]) =>
    book.parts.map((part) => [part.kind, ...part.chapters.map((c) => [c.number, ...c.rules.map((rule) => [rule.id, rule.example])])]);
  const english = outline(books[0]![1]);
  const ids = new Set(chaptersOf(books[0]![1]).flatMap(({ rules }) => rules.map(({ id }) => id)));

  test('its ids carry the number of their chapter, but for the examples, which stand beside what they show', () => {
    const strays = chaptersOf(books[0]![1]).flatMap(({ number, rules }) =>
      rules.filter(({ id, example }) => !example && !isOfChapter(id, number)),
    );
    expect(strays).toEqual([]);
    expect(ids.size).toBeGreaterThan(least);
  });

  test.each(books)('%s: the same chapters, rules and tables in the same order', (_, book) => {
    const shapes = (b: typeof book) =>
      chaptersOf(b).map((c) => c.tables.map((t) => [t.after, t.header.length, ...t.rows.map((row) => row.length)]));
    expect(outline(book)).toEqual(english);
    expect(shapes(book)).toEqual(shapes(books[0]![1]));
    expect(
      shapes(book)
        .flat()
        .every(([, columns, ...rows]) => rows.every((row) => row === columns)),
    ).toBe(true);
  });

  test.each(books)('%s: no two tables of a chapter, columns or rows of a table are headed alike', (_, book) => {
    for (const chapter of chaptersOf(book)) {
      const lists = [
        chapter.tables.map((t) => t.header.join()),
        ...chapter.tables.flatMap((t) => [t.header, t.rows.map((row) => row.join())]),
      ];
      for (const list of lists) expect(list).toEqual([...new Set(list)]);
      expect(chapter.tables.flatMap((t) => t.rows.flat()).filter((cell) => /^$|[*_`<>]|\]\(/.test(cell))).toEqual([]);
    }
  });

  test.each(books)('%s: every reference leads to a rule', (_, book) => {
    const cells = chaptersOf(book).flatMap((c) => c.tables.flatMap((t) => [...t.header, ...t.rows.flat()]));
    const texts = [
      book.intro,
      ...book.parts.map(({ intro }) => intro),
      ...chaptersOf(book).flatMap((c) => [c.title, c.intro, ...c.rules.map((rule) => rule.text)]),
      ...cells,
    ];
    const references = texts.flatMap(ruleParts).flatMap((part) => (typeof part === 'string' ? [] : [part.rule]));
    expect(references.length).toBeGreaterThan(least / 2);
    expect(references.filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(books)('%s: short plain text without markup, in sentences', (_, book) => {
    const rules = chaptersOf(book).flatMap((c) => c.rules);
    expect(rules.filter((rule) => rule.text.length > 320).map((rule) => rule.id)).toEqual([]);
    expect(rules.filter((rule) => /[*_`<>]|\]\(/.test(rule.text) || !/[.!?»”)]$/.test(rule.text)).map((rule) => rule.id)).toEqual([]);
  });

  test.each(books)('%s: the same references as English, rule by rule', (_, book) => {
    const referencesOf = (b: typeof book) =>
      chaptersOf(b).flatMap((c) =>
        c.rules.map((rule) => [
          rule.id,
          ...ruleParts(rule.text)
            .flatMap((part) => (typeof part === 'string' ? [] : [part.rule]))
            .sort(),
        ]),
      );
    expect(referencesOf(book)).toEqual(referencesOf(books[0]![1]));
  });
});
