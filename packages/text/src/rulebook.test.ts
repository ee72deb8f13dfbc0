import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chaptersOf, LOCALES, minutesOf, parseRulebook, ruleAt, ruleParts, withoutReferences, wordsOf } from './index.ts';

const page = `# A game

Be the
first.

## Every rule

### Setting up

Before
you begin.

![An open box](pictures/box.webp "TOY-2.1")

With all.

* **TOY-2.1** Shuffle.
  * **TOY-9.1** You shuffle (TOY-2.1).

    ![A hand](pictures/hand.webp)

| Strip | Used in |
|---|---|
| S3-A | all |

| Path |
|---|
| long |

## For the curious

As in:

### Aim

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
            title: 'Setting up',
            paragraphs: ['Before you begin.', { file: 'box.webp', alt: 'An open box', caption: 'TOY-2.1' }, 'With all.'],
            rules: [
              { id: 'TOY-2.1', text: 'Shuffle.' },
              {
                id: 'TOY-9.1',
                text: 'You shuffle (TOY-2.1).',
                example: true,
                pictures: [{ file: 'hand.webp', alt: 'A hand', caption: null }],
              },
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
        chapters: [{ title: 'Aim', paragraphs: [], rules: [{ id: 'TOY-1.1', text: 'Win (TOY-2.1).' }], tables: [] }],
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
    expect(chaptersOf(parseRulebook(`# A game\n## Every rule\n### Aim\n* **${id}** Win.`))[0]?.rules).toEqual([{ id, text: 'Win.' }]);
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
  ['a rule without an id', page.replace('**TOY-1.1** ', ''), 'line 36: not a rule'],
  ['an id that comes twice', page.replace('**TOY-1.1**', '**TOY-2.1**'), 'line 36: this id comes twice'],
  ['a rule of two lines', `${page}second line`, 'line 37: a rule must stand on one line'],
  ['a heading without a number', page.replace('### Aim', '#### Aim'), 'line 34: not a chapter heading'],
  ['a part that no book has', page.replace('For the curious', 'For the bored'), 'line 30: not a part'],
  ['parts in another order', page.replace('For the curious', 'How to play'), 'line 30: this part comes too late'],
  ['an example of nothing', page.replace('* **TOY-2.1** Shuffle.', ''), 'line 18: an example of no rule'],
  ['a rule before the first chapter', '# A game\n* **TOY-1.1** Win.', 'line 2: stands before'],
  ['a page without a title', '', 'no title'],
])('refused: %s', (_, markdown, message) => {
  expect(() => parseRulebook(markdown)).toThrow(message);
});

test('the number of an ability behind an id stays outside', () => {
  expect(ruleParts('See TOY-C.9(4).')).toEqual(['See ', { rule: 'TOY-C.9' }, '(4).']);
});

test('references in brackets leave a sentence, others stay', () => {
  expect(withoutReferences('Go on (TOY-1.1, Y77-6.4.3a), as in TOY-2.1 (if you can).')).toEqual({
    text: 'Go on, as in TOY-2.1 (if you can).',
    rules: ['TOY-1.1', 'Y77-6.4.3a'],
  });
});

test('words are counted as they are read: captions and tables too, ids not', () => {
  const book = parseRulebook(page);
  // How to: "Every rule"; "Setting up" 2, paragraphs 3 + 2, caption 0, rules 1 + 2, tables 3 + 2 + 2.
  expect(wordsOf(book.parts[0]!)).toBe(2 + 2 + 5 + 3 + 7);
  expect(minutesOf(book.parts[0]!)).toBe(1);
  const long = parseRulebook(`# A game\n## How to play\n### Aim\n${'Win now. '.repeat(300)}`);
  expect([wordsOf(long.parts[0]!), minutesOf(long.parts[0]!)]).toEqual([604, 4]);
});

test('an id leads to its rule, or to the first of those below it', () => {
  const rules = ['Y77-W', 'Y77-6.10.1a', 'Y77-6.1.1a', 'Y77-6.1.1b', 'Y77-6.1.10'].map((id) => `* **${id}** Text.`);
  const book = parseRulebook(`# A game\n## Every rule\n### Rules\n${rules.join('\n')}`);
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

/** What the ids of one chapter have in common: "4" for TOY-4.2, "SPELL" for TOY-SPELL.8, "6.1" for Y77-6.1.2a, "W" for Y77-W. */
const headOf = (id: string) => /^\w+-(6\.\d+(?=\D|$)|[A-Z]+|\d+)/.exec(id.replace(/^(?!T86)(\w+-6)\./, '$1_'))![1]!;

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
    book.parts.map((part) => [
      part.kind,
      ...part.chapters.map((c) => [
        c.paragraphs.map((one) => (typeof one === 'string' ? ruleParts(one).filter((part) => typeof part !== 'string') : one.file)),
        ...c.rules.map((rule) => [rule.id, rule.example]),
      ]),
    ]);
  const english = outline(books[0]![1]);
  const ids = new Set(chaptersOf(books[0]![1]).flatMap(({ rules }) => rules.map(({ id }) => id)));

  test('the ids of a chapter have a head in common, and no other chapter has it; examples stand beside what they show', () => {
    const heads = chaptersOf(books[0]![1])
      .map(({ rules }) => [...new Set(rules.filter(({ example }) => !example).map(({ id }) => headOf(id)))])
      .filter((some) => some.length > 0);
    expect(heads.filter((some) => some.length > 1)).toEqual([]);
    expect(new Set(heads.flat()).size).toBe(heads.length);
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
      ...chaptersOf(book).flatMap((c) => [
        c.title,
        ...c.paragraphs.filter((one) => typeof one === 'string'),
        ...c.rules.map((rule) => rule.text),
      ]),
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

  test.each(books)('%s: who reads up to what is looked up needs less than ten minutes, and so does every chapter after it', (_, book) => {
    const [first, ...others] = book.parts;
    expect(first?.kind).toBe('learn');
    expect(wordsOf(first!)).toBeGreaterThan(300);
    for (const one of [first!, ...others.flatMap(({ chapters }) => chapters)])
      expect([one.title, wordsOf(one) < 2000]).toEqual([one.title, true]);
  });

  test.each(books)('%s: every picture is there, says what is seen, and is light', (_, book) => {
    const pictures = chaptersOf(book).flatMap((c) => [
      ...c.paragraphs.filter((one) => typeof one !== 'string'),
      ...c.rules.flatMap((rule) => rule.pictures ?? []),
    ]);
    for (const { file, alt, caption } of pictures) {
      expect([file, statSync(new URL(`${game}/pictures/${file}`, RULES)).size < 60_000]).toEqual([file, true]);
      expect(alt.split(' ').length, alt).toBeGreaterThan(4);
      if (caption !== null && ruleParts(caption).length === 1 && typeof ruleParts(caption)[0] !== 'string')
        expect(ids.has(caption)).toBe(true);
    }
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

/** In each language: the wizard of the tale, the realm of the dead; belts. */
const TALE = {
  en: [/wizard/, /Realm of Souls/, /belts/],
  nl: [/tovenaar/, /Rijk van de Zielen/, /riemen/],
  fr: [/magicien/, /Royaume des Âmes/, /ceintures/],
  de: [/Zauberer/, /Reich der Seelen/, /Gürtel/],
  da: [/troldmand/, /Sjælenes Rige/, /bælter/],
} as const;

describe.each(LOCALES)('what the pages of Talisman tell beside their rules: %s', (locale) => {
  const book = (game: string) => parseRulebook(readFileSync(new URL(`${game}/${locale}.md`, RULES), 'utf8'));
  const [wizard, realm, belts] = TALE[locale];

  test('TDE-11.1 the page with the Realm opens with its tale, before any rule', () => {
    const { intro } = book('talisman-digital');
    expect(intro).toMatch(wizard);
    expect(intro).toMatch(realm);
    expect(intro.split(/\s+/).length).toBeGreaterThan(120);
  });

  test('T86-3k the page of 1986 says why no belts lie beside the board', () => {
    const rules = chaptersOf(book('talisman-1986')).flatMap((chapter) => chapter.rules);
    expect(rules.find(({ id }) => id === 'T86-3k')?.text).toMatch(belts);
  });
});
