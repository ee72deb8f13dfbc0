import { dystopia } from '@questhall/dystopia';
import { dystopiaScenarios } from '@questhall/dystopia/scenario';
import { type AnyGame, begin, type Choice, fast, type OptionView } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { nachtwachtScenarios } from '@questhall/nachtwacht/scenario';
import type { ServerMessage, Sight } from '@questhall/protocol';
import { patch } from '@questhall/protocol/changes';
import { talisman } from '@questhall/talisman';
import { talismanScenarios } from '@questhall/talisman/scenario';
import { type Catalogue, catalogueProblems, LOCALES, type Locale } from '@questhall/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { boxOf, GAMES, loadSketch } from '../games/index.ts';
import { LocalTable } from '../offline/local-table.ts';
import type { LocalMatch } from '../offline/saved-match.ts';
import { mostBots } from '../pages/box-options.ts';
import { readSettings } from '../settings/stored.ts';
import { type Chapter, type Lesson, matchAfter, matchIn, ownAnswers, tipWords } from './chapter.ts';
import { laidAs } from './company.ts';
import { isLessonMatch, isUnderWay, lessonMatch, lessonMatchId } from './lesson-match.ts';
import { hasLessons, loadLessons } from './lessons.ts';
import { loadLearnWords } from './text/index.ts';
import { tipFor } from './tip-for.ts';

const PLAYABLE: Readonly<Record<string, AnyGame>> = { nachtwacht, talisman, dystopia };
/** The types of the events that are looked for, as the games' vocabularies list them. */
const EVENTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [nachtwachtScenarios, talismanScenarios, dystopiaScenarios].map(({ id, vocabulary }) => [id, Object.keys(vocabulary.events)]),
);
const taught = GAMES.map(({ id }) => id).filter(hasLessons);
/** A coach says little: letters of a title and of a sentence, in any language. */
const TITLE = 34;
const SENTENCE = 130;

const catalogues = async (words: (locale: Locale) => Promise<Catalogue>) =>
  Object.fromEntries(await Promise.all(LOCALES.map(async (locale) => [locale, await words(locale)] as const))) as Record<Locale, Catalogue>;

/** The table of a lesson, with a page that follows it. */
function open(lesson: Lesson, changed: (match: LocalMatch) => void = () => undefined) {
  const page = { sight: null as Sight | null, lines: 0, refused: 0 };
  const match = lessonMatch(lesson, lessonMatchId(lesson.game, 'x'), 'Ann', 1);
  const table = new LocalTable(match, {
    game: PLAYABLE[lesson.game]!,
    think: () => {
      throw new Error('no bot thinks in a lesson');
    },
    hint: () => {
      throw new Error('a lesson gives no hints');
    },
    save: async (kept) => changed(structuredClone(kept)),
    post(message: ServerMessage) {
      if (message.t === 'whole') Object.assign(page, { sight: message.sight, lines: message.log.length });
      if (message.t === 'update') {
        page.sight = patch(page.sight, message.changes) as Sight;
        page.lines += message.log.length;
      }
      if (message.t === 'refused') page.refused++;
    },
    lost: () => undefined,
    now: () => 7,
    random: () => 5,
    botDelay: [0, 0],
  });
  return { table, page };
}

/** Waits until the learner is asked for this answer, or the script has ended. */
async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !holds(); i++) await new Promise((wake) => setTimeout(wake, 1));
  expect(holds()).toBe(true);
}

test('the words of learning have the same keys and gaps in all five languages', async () => {
  expect(catalogueProblems(await catalogues(loadLearnWords))).toEqual([]);
});

describe.each(taught)('%s', (game) => {
  test('its words have the same keys and gaps in all five languages, and are short', async () => {
    const { chapters, page, tips, words, taughtIn } = await loadLessons(game);
    const all = await catalogues(words);
    expect(catalogueProblems(all)).toEqual([]);
    const wanted = [
      ...(taughtIn ? ['elsewhere'] : []),
      ...chapters.flatMap(({ id, marks }) => [
        `${id}`,
        `${id}.about`,
        `${id}.end`,
        ...marks.flatMap((mark) => [`${id}.${mark.id}`, `${id}.${mark.id}.title`]),
      ]),
      ...tips.flatMap((tip) => [
        `tip.${tip.id}.title`,
        ...[undefined, ...(tip.by?.values ?? [])].map((value) => tipWords(tip, tip.by ? { [tip.by.option]: value } : {})),
      ]),
      ...page.flatMap((_, i) => [`page.${i + 1}`, `page.${i + 1}.title`]),
    ];
    for (const [locale, catalogue] of Object.entries(all)) {
      expect(Object.keys(catalogue).sort(), locale).toEqual([...new Set(wanted)].map((key) => `learn.${key}`).sort());
      const long = Object.entries(catalogue).filter(([key, text]) => String(text).length > (key.endsWith('.title') ? TITLE : SENTENCE));
      expect(long, locale).toEqual([]);
    }
  });

  test('what is explained at the table is asked or told by the game', async () => {
    const { tips } = await loadLessons(game);
    const kinds = Object.keys(PLAYABLE[game]!.decisions);
    expect(tips.flatMap(({ asked }) => asked ?? []).filter((kind) => !kinds.includes(kind))).toEqual([]);
    for (const { told } of tips) if (told !== undefined) expect(EVENTS[game]).toContain(told);
  });

  test('the matches to which they lead can be laid, and their first question can be answered', async () => {
    const lessons = await loadLessons(game);
    for (const { bots, options } of [lessons.match, ...lessons.chapters.map((chapter) => matchAfter(lessons, chapter))]) {
      const state = begin(PLAYABLE[game]!, { seats: bots + 1, options: { ...options } }, fast(1));
      expect(state.options).toMatchObject(options);
      expect(state.pending.length).toBeGreaterThan(0);
    }
  });

  test('what a chapter has taught is in the match to which it leads: an expansion is played with', async () => {
    const lessons = await loadLessons(game);
    for (const chapter of lessons.chapters) {
      const { expansion = 'none' } = (await chapter.lesson()).options;
      if (expansion !== 'none') expect([chapter.id, matchAfter(lessons, chapter).options['expansion']]).toEqual([chapter.id, expansion]);
    }
  });

  test('of each chapter it is known how it begins, for the drawing of it', async () => {
    const { begins, chapters } = await loadLessons(game);
    const Sketch = await loadSketch(game);
    expect(Object.keys(begins).sort()).toEqual(chapters.map(({ id }) => id).sort());
    for (const whereabouts of Object.values(begins)) {
      const html = renderToStaticMarkup(createElement(Sketch!, { whereabouts, mine: [0], large: true }));
      // The learner's own figure, which has the first seat; whoever is Wizor has none, and sees the heroes.
      expect(html).toMatch(game === 'dystopia' ? />[AB]<\/text>/ : />A<\/text>/);
    }
  });

  test('every picture of the one page has been drawn', async () => {
    const { page } = await loadLessons(game);
    expect(page.length).toBe(5);
    for (const pictures of page) for (const picture of pictures) expect(picture).toMatch(/webp/);
  });

  test('every chapter is played to its end by its own answers, and its marks stand before answers', async () => {
    for (const chapter of (await loadLessons(game)).chapters) await playChapter(chapter);
  });

  test('another answer than the one that is wanted changes nothing', async () => {
    const [chapter] = (await loadLessons(game)).chapters;
    const lesson = await chapter!.lesson();
    const { table, page } = open(lesson);
    await table.open();
    await table.receive({ t: 'hello' });
    await until(() => page.sight?.decisions[0] !== undefined);
    const decision = page.sight!.decisions[0]!;
    const other = decision.options.find(({ id }) => id !== ownAnswers(lesson)[0])!;
    await table.receive({ t: 'act', id: 'other', seat: 0, decision: decision.id, choice: other.id });
    expect(page.refused).toBe(1);
    expect(page.sight!.decisions[0]).toEqual(decision);
    table.close();
  });

  test('a chapter that was left goes on where it stood; one that has ended, or was made anew, begins afresh', async () => {
    const lesson = await (await loadLessons(game)).chapters[0]!.lesson();
    const match = lessonMatch(lesson, lessonMatchId(game, 'x'), 'Ann', 1);
    expect(isLessonMatch(match)).toBe(true);
    expect(isUnderWay({ ...match, script: lesson.script.slice(1) }, lesson)).toBe(true);
    expect(isUnderWay({ ...match, script: [] }, lesson)).toBe(false);
    expect(isUnderWay({ ...match, script: [{ seat: 1, choice: 'x', drawn: [] }] }, lesson)).toBe(false);
    expect(isUnderWay(undefined, lesson)).toBe(false);
  });
});

async function playChapter(chapter: Chapter): Promise<void> {
  const lesson = await chapter.lesson();
  const answers = ownAnswers(lesson);
  let left = lesson.script.length;
  const { table, page } = open(lesson, (kept) => {
    left = kept.script!.length;
  });
  await table.open();
  await table.receive({ t: 'hello' });
  for (const [at, choice] of answers.entries()) {
    await until(() => page.sight?.decisions[0]?.id === at + 1);
    const decision = page.sight!.decisions[0]!;
    await table.receive({ t: 'act', id: `a${at}`, seat: 0, decision: decision.id, choice: choice as string | string[] });
    expect(page.refused, `${chapter.id}, answer ${at}: ${JSON.stringify(choice satisfies Choice)}`).toBe(0);
  }
  await until(() => left === 0);
  expect(page.lines, `${chapter.id}: lines that the learner has heard`).toBeGreaterThanOrEqual(lesson.heard);
  expect(chapter.marks.filter(({ at }) => at >= answers.length)).toEqual([]);
  expect(chapter.marks.length, `${chapter.id} says something`).toBeGreaterThan(2);
  const order = chapter.marks.map(({ at }) => at);
  expect(order, `${chapter.id}: in the order of the answers`).toEqual([...order].sort((a, b) => a - b));
  table.close();
}

test('a thing is explained once, to whom it happens', () => {
  const tips = [
    { id: 'card', light: 'hand', asked: ['commit'] },
    { id: 'last', light: 'hand', asked: ['commit'], answers: 2 },
    { id: 'company', light: 'bar', asked: ['meet'], offers: 'attack:' },
    { id: 'toad', light: 'hand', told: 'becameToad' },
    { id: 'monsters', light: 'board', told: 'appeared', having: 'code' },
  ] as const;
  const offered = (n: number): OptionView[] => Array.from({ length: n }, (_, i) => ({ id: String(i), label: { key: 'card' } }));
  const asked = { kind: 'commit', seat: 1, options: offered(3) };
  const turn = { kind: 'turn', seat: 1, options: offered(2) };
  expect(tipFor(tips, 'g', asked, [], [])?.id).toBe('card');
  expect(tipFor(tips, 'g', asked, [], ['g/tip.card'])).toBeUndefined();
  expect(tipFor(tips, 'g', { ...asked, options: offered(2) }, [], ['g/tip.card'])?.id).toBe('last');
  const meeting = (...ids: string[]) => ({ kind: 'meet', seat: 1, options: ids.map((id) => ({ id, label: { key: id } })) });
  expect(tipFor(tips, 'g', meeting('space'), [], [])).toBeUndefined();
  expect(tipFor(tips, 'g', meeting('space', 'attack:2'), [], [])?.id).toBe('company');
  expect(tipFor(tips, 'g', turn, [{ rule: 'R-1', type: 'becameToad', seat: 0 }], [])).toBeUndefined();
  expect(tipFor(tips, 'g', turn, [{ rule: 'R-1', type: 'becameToad', seat: 1 }], [])?.id).toBe('toad');
  expect(tipFor(tips, 'g', turn, [{ rule: 'R-1', type: 'appeared', thing: 'chest' }], [])).toBeUndefined();
  expect(tipFor(tips, 'g', turn, [{ rule: 'R-1', type: 'appeared', code: 'N1' }], [])?.id).toBe('monsters');
});

test('whoever comes to learn by the box of an edition is led into a match of that edition', async () => {
  let editions = 0;
  for (const { id, boxes = [] } of GAMES.filter((game) => hasLessons(game.id))) {
    const lessons = await loadLessons(id);
    for (const { options } of boxes) {
      const edition = options?.['edition'];
      if (typeof edition !== 'string') continue;
      editions++;
      const { options: played, bots } = matchIn(lessons, edition);
      expect(played['edition']).toBe(edition);
      expect(begin(PLAYABLE[id]!, { seats: 1 + bots, options: { ...played } }, fast(1, 2)).outcome).toBeNull();
    }
  }
  expect(editions).toBeGreaterThan(1);
});

test('the match after the chapters has the bots that the hall has for its box where somebody chose any, else those of the chapter', async () => {
  const { last } = readSettings(null);
  for (const game of GAMES.filter(({ id }) => hasLessons(id))) {
    const lessons = await loadLessons(game.id);
    for (const chapter of lessons.chapters) {
      const real = matchAfter(lessons, chapter);
      expect(laidAs(game.id, real, last)).toEqual({ ...real, level: 'easy', chosen: false });
      const box = boxOf(game.id, real.options)!.id;
      expect(laidAs(game.id, real, { ...last, company: { other: { bots: 1, level: 'hard' } } }).chosen, box).toBe(false);
      for (const bots of [game.seats.min - 1, mostBots(game)]) {
        const laid = laidAs(game.id, real, { ...last, company: { [box]: { bots, level: 'hard' } } });
        expect(laid, `${game.id} ${chapter.id}`).toMatchObject({ bots, level: 'hard', chosen: true });
        // What the chapter taught is still in it, and the match can be played.
        expect(laid.options, `${game.id} ${chapter.id}`).toMatchObject(real.options);
        expect(begin(PLAYABLE[game.id]!, { seats: 1 + bots, options: { ...laid.options } }, fast(1, 2)).outcome).toBeNull();
      }
    }
  }
});
