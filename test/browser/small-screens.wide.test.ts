import { LOCALES } from '@questhall/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { act, ask } from './ask.ts';
import { settled } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { boardShare, faultsOf, outOfSight } from './layout.ts';
import { positioned } from './talisman-hand.ts';

/*
 * Small screens with much on them, in the Realm of Souls: all that may be answered, and the numbers of one's own character, are in sight.
 */

const FAST = { perSecond: 1000, burst: 1000 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 360, height: 740 };
const SIDE = { width: 740, height: 360 };

const position = (more: object) => ({
  figures: {
    Ann: {
      ...{ character: 'digital.wizard', at: 'O5', fate: 3, gold: 3, objects: ['sword', 'shield', 'helmet'], followers: ['mule', 'maiden'] },
      ...more,
    },
    Bob: { character: 'digital.monk', at: 'O15' },
    Cay: { character: 'digital.elf', at: 'O16' },
    Dag: { character: 'digital.warrior', at: 'O20' },
  },
});
const WITH_SPELLS = position({ spells: ['healing', 'psionic-blast', 'counterspell'], trophies: ['wolf', 'ogre'] });

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST } }, positioned(WITH_SPELLS));
});
afterAll(() => hall?.close());

interface Asked {
  id: number;
  kind: string;
  options: { id: string; results?: unknown[] }[];
  /** Of how many answers one is asked for at least. */
  choose?: { min: number };
}

const picture = async (page: Page, name: string) => {
  const folder = process.env.QUESTHALL_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

/** A match from a position in which Ann is asked what suits: of several, since dice decide. Returns its address. */
async function until(
  page: Page,
  from: { figures: Record<string, object> },
  suits: (asked: Asked) => boolean,
  options: Record<string, string> = { edition: 'digital', expansion: 'realm-of-souls' },
  steps = 4,
): Promise<string> {
  positioned(from);
  await page.goto(hall.bare);
  await ask(page, 'POST', '/api/session', { name: 'Ann' });
  for (let n = 0; n < 40; n++) {
    const bots = ['easy', 'easy', 'easy'];
    const { id, code } = await ask(page, 'POST', '/api/matches', { game: 'talisman', seats: 4, bots, start: true, options });
    for (let step = 0; step < steps; step++) {
      const seen = () => ask<{ sight?: { decisions: Asked[] } }>(page, 'GET', `/api/matches/${id}/view?seat=0`);
      let asked: Asked | undefined;
      for (let look = 0; look < 40 && !asked; look++) asked = (await seen()).sight?.decisions[0];
      if (!asked) break;
      if (suits(asked)) return `${hall.address}/t/${code}`;
      const first = asked.options.find(({ id }) => /^(roll|pass|move|done)/.test(id)) ?? asked.options[0]!;
      const choice = asked.choose ? asked.options.slice(0, asked.choose.min).map(({ id }) => id) : first.id;
      await act(page, id, { id: `answer-${n}-${step}`, seat: 0, decision: asked.id, choice });
    }
  }
  throw new Error('nobody was asked what suits');
}

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.locator('.decide[data-state=mine]').waitFor();
  await page.evaluate('globalThis.__name ??= (f) => f');
  await settled(page);
};

test('ways to two tables of results, with fate: every plate is in sight, on a phone some of them in short, and on a tablet that stands beside a large board', async () => {
  const { page, context, errors } = await hall.visitor({ ...PHONE, touch: true, atOnce: true });
  // From the Sentinel a 4 and a 6 lead to a table of results; what fate may roll again is another one.
  await open(page, await until(page, position({ spells: [] }), ({ options }) => options.some(({ id }) => /^reroll:[46]$/.test(id))));
  const found: string[] = [];
  for (const size of [PHONE, SIDE, TABLET]) {
    await page.setViewportSize(size);
    await settled(page);
    await picture(page, `tables-${size.width}`);
    expect(await page.locator('.decide .plate.tabled').count()).toBeGreaterThanOrEqual(2);
    for (const fault of [...(size === SIDE ? [] : await outOfSight(page)), ...(await faultsOf(page))])
      found.push(`${size.width}: ${fault}`);
    // Every cell of a table is read, whatever its size.
    const least = await page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('.plate-result, .plate-note, .plate-sums')].map((one) =>
          Number.parseFloat(getComputedStyle(one).fontSize),
        ),
      ),
    );
    expect(least).toBeGreaterThanOrEqual(12);
  }
  expect(found).toEqual([]);
  expect(await boardShare(page)).toBeGreaterThan(0.4);

  // Drawn up over the board, which keeps its size, the sheet shows all that is said of every answer.
  await page.setViewportSize(PHONE);
  await settled(page);
  const board = await page.locator('.slot-board').boundingBox();
  /** What is told of the answers and is not to be seen: cut, folded away, or below the edge. */
  const unseen = () =>
    page.evaluate(() => {
      const edge = document.querySelector('.decide > .plates')!.getBoundingClientRect().bottom + 1;
      return [...document.querySelectorAll<HTMLElement>('.plate[data-option] :is(.plate-label, .plate-sentence, .plate-result)')]
        .filter((one) => {
          const cut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'hidden';
          const folded = one.closest('.plate-results')?.getBoundingClientRect().width === 1;
          return cut || folded || one.getBoundingClientRect().bottom > edge;
        })
        .map((one) => one.textContent);
    });
  const grip = page.locator('.drawn-up-grip');
  expect(await unseen()).not.toEqual([]);
  await grip.tap();
  await settled(page);
  await picture(page, 'tables-drawn-up');
  expect(await unseen()).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.locator('.slot-board').boundingBox()).toEqual(board);
  expect(await page.locator('.decide [data-short]').count()).toBe(0);
  await grip.tap();
  await settled(page);

  // The first touch unfolds what stands in short, and sends nothing.
  const short = page.locator('.decide [data-short] > .plate:has(.plate-note)').first();
  const folded = (await short.boundingBox())!.height;
  expect(folded).toBeLessThan(64);
  const asked = await page.locator('.frame').getAttribute('data-question');
  const id = await short.getAttribute('data-option');
  await short.tap();
  await page.locator(`.plate[data-option="${id}"][aria-pressed=true] .plate-again`).waitFor();
  await settled(page);
  await picture(page, 'tables-unfolded');
  expect((await page.locator(`.plate[data-option="${id}"]`).boundingBox())!.height).toBeGreaterThan(folded);
  expect(await page.locator('.frame').getAttribute('data-question')).toBe(asked);
  await page.locator(`.plate[data-option="${id}"]`).tap();
  await page.waitForFunction((before) => document.querySelector('.frame')?.getAttribute('data-question') !== before, asked);
  expect(errors).toEqual([]);
  await leave(context);
});

test('both ways, and the Portal by Strength and by Craft, are in sight on a phone beside a board that keeps its size', async () => {
  const { page, context, errors } = await hall.visitor({ ...PHONE, touch: true, atOnce: true });
  const at = (space: string) => ({
    figures: {
      Ann: { character: 'wizard', at: space },
      Bob: { character: 'monk', at: 'O15' },
      Cay: { character: 'elf', at: 'O16' },
      Dag: { character: 'warrior', at: 'O20' },
    },
  });
  const heights: number[] = [];
  for (const [name, space, suits] of [
    ['way', 'O8', ({ kind }: Asked) => kind === 'direction'],
    ['portal', 'M2', ({ options }: Asked) => options.length === 4 && options.some(({ id }) => id === 'portal:craft')],
  ] as const) {
    await open(page, await until(page, at(space), suits, { edition: '1986' }));
    await picture(page, `ways-${name}`);
    expect([name, ...(await outOfSight(page)), ...(await faultsOf(page))]).toEqual([name]);
    heights.push((await page.locator('.slot-board').boundingBox())!.height);
  }
  expect(await page.locator('.decide .plate[data-option]').count()).toBeGreaterThanOrEqual(4);
  expect(heights[1]).toBe(heights[0]);
  expect(errors).toEqual([]);
  await leave(context);
});

test('three tables of results, below what one was dealt: on a tablet that stands every plate is in sight', async () => {
  const { page, context, errors } = await hall.visitor({ ...TABLET, touch: true, atOnce: true, locale: 'da-DK' });
  // From the Ruins a 2 leads to the Forest and to the Tavern.
  await open(page, await until(page, position({ at: 'O21', spells: [] }), ({ options }) => options.some(({ id }) => id === 'reroll:2')));
  await picture(page, 'three-tables');
  expect(await page.locator('.decide .plate.tabled').count()).toBe(3);
  expect([...(await outOfSight(page)), ...(await faultsOf(page))]).toEqual([]);
  expect((await page.locator('.slot-board').boundingBox())!.height).toBeGreaterThan(0.39 * TABLET.height);
  expect(errors).toEqual([]);
  await leave(context);
});

/** Where the numbers of my character stand on the lower edge of a phone. */
const numbersOf = (page: Page): Promise<DOMRect[]> =>
  page
    .locator('.ts-strip-button .ts-note-numbers > span')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

test('on a phone my numbers stay in sight beside Spells, before the roll and as the turn ends, on a board that keeps its size; words that are longer than their room say so', async () => {
  const { page, context, errors } = await hall.visitor({ ...PHONE, touch: true, atOnce: true, locale: 'de-DE' });
  const heights: number[] = [];
  const spells = WITH_SPELLS;
  const cast = ({ options }: Asked) => options.some(({ id }) => id.startsWith('cast:'));
  const cases: [name: string, from: ReturnType<typeof position>, suits: (asked: Asked) => boolean][] = [
    ['no-spell', position({ spells: [] }), () => true],
    ['beside', spells, (asked) => cast(asked) && asked.options.filter(({ id }) => !id.startsWith('cast:')).length > 1],
    ['endTurn', spells, (asked) => cast(asked) && asked.kind === 'endTurn'],
  ];
  for (const [name, from, suits] of cases) {
    await open(page, await until(page, from, suits, undefined, 8));
    await picture(page, `spells-${name}`);
    expect([name, await page.locator('.ts-quiet .ts-legal').count()]).toEqual([name, name === 'no-spell' ? 0 : expect.any(Number)]);
    const numbers = await numbersOf(page);
    expect(numbers).toHaveLength(5);
    for (const { height, left, right, bottom } of numbers) {
      expect(height).toBeGreaterThan(10);
      expect([name, left >= 0 && right <= PHONE.width && bottom <= PHONE.height]).toEqual([name, true]);
    }
    for (const button of await page.locator('.ts-strip-button, .ts-quiet .ts-card').all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.5);
    }
    // Without a Spell a die may lead to tables, which are scrolled.
    const hidden = name === 'no-spell' ? [] : await outOfSight(page);
    expect([name, ...hidden, ...(await faultsOf(page))]).toEqual([name]);
    heights.push((await page.locator('.slot-board').boundingBox())!.height);
  }
  expect(new Set(heights).size).toBe(1);

  // As long as any question may become, in whatever language.
  await page.evaluate(() => {
    document
      .querySelector('.ask > .prompt')!
      .prepend('Une question dont les mots ne tiennent pas dans la place que laissent les plaques. '.repeat(5));
  });
  const more = page.locator('.decide > .ask + .more-below > span');
  const grip = page.locator('.drawn-up-grip');
  await grip.waitFor();
  await picture(page, 'words');
  const unread = () =>
    page
      .locator('.ask')
      .evaluate((words) => words.querySelector('.prompt')!.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom);
  expect(await unread()).toBeGreaterThan(6);
  // The grip says it alone: a sign would lie on the words.
  expect(await more.isVisible()).toBe(false);
  await grip.tap();
  await settled(page);
  await picture(page, 'words-drawn-up');
  expect(await unread()).toBeLessThanOrEqual(6);
  expect((await page.locator('.slot-board').boundingBox())!.height).toBe(heights[0]);
  // Where they have their room nothing lies on them, wherever the sign of a rule stands, whose room for a thumb reaches further down.
  await page.addStyleTag({ content: '.decide > .plates { display: none !important }' });
  await settled(page);
  expect(await page.locator('.ask .rule-sign, .ask .rule-link').count()).toBeGreaterThan(0);
  expect(await more.count()).toBe(0);
  expect(errors).toEqual([]);
  await leave(context);
});

test('on a phone on its side a window for Spells has its plates and the cards in sight, and a card that is touched says what it would do', async () => {
  const { page, context, errors } = await hall.visitor({ ...SIDE, touch: true, atOnce: true, locale: 'fr-FR' });
  const from = {
    figures: {
      Ann: { character: 'wizard', at: 'O3', spells: ['random', 'counterspell'], objects: ['sword'] },
      Bob: { character: 'elf', at: 'O15' },
      Cay: { character: 'monk', at: 'O16' },
      Dag: { character: 'warrior', at: 'O20' },
    },
  };
  // As my turn ends nothing but a Spell is left to ask for.
  await open(page, await until(page, from, ({ kind, options }) => kind === 'endTurn' && options.length > 1, { edition: '1986' }, 8));
  await picture(page, 'window-side');
  const card = page.locator('.ts-quiet .ts-card.ts-legal').first();
  const inSight = async () => {
    const { y, height } = (await card.boundingBox())!;
    expect(y >= 0 && y + height <= SIDE.height).toBe(true);
    expect([...(await outOfSight(page)).filter((fault) => fault.includes('out of sight')), ...(await faultsOf(page))]).toEqual([]);
  };
  await inSight();
  const pass = async () => (await page.locator('.decide .plate[data-option]:not(.plate-picked > *)').first().boundingBox())?.y;
  const before = await pass();
  await card.tap();
  await page.locator('.plate-picked .plate[aria-pressed=true]').waitFor();
  await picture(page, 'window-side-picked');
  await inSight();
  expect(await pass()).toBe(before);
  expect(errors).toEqual([]);
  await leave(context);
});

test('on a phone a question before an encounter keeps within its sheet, with a Spell picked up too, in every language', async () => {
  const from = {
    figures: {
      Ann: { character: 'wizard', at: 'O21', spells: ['invisibility'], gold: 3, objects: ['sword'] },
      Bob: { character: 'elf', at: 'O15' },
      Cay: { character: 'monk', at: 'O16' },
      Dag: { character: 'warrior', at: 'O20' },
    },
  };
  const { page, context, errors } = await hall.visitor({ ...PHONE, touch: true, atOnce: true });
  // The Tavern, the Forest or whatever has a table of results.
  const tabled = ({ kind, options }: Asked) =>
    kind === 'encounter' && options.some(({ results }) => results) && options.some(({ id }) => id.startsWith('cast:'));
  const address = await until(page, from, tabled, { edition: '1986' });
  // The short form has the two with the longest words.
  for (const locale of sized<readonly string[]>(['fr', 'de'], LOCALES)) {
    await page.evaluate((set) => localStorage.setItem('questhall.settings', JSON.stringify(set)), { locale, tips: false });
    await open(page, address);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect([locale, ...(await outOfSight(page)), ...(await faultsOf(page))]).toEqual([locale]);
    await page.locator('.ts-quiet .ts-legal').first().tap();
    await page.locator('.plate-picked .plate[aria-pressed=true]').waitFor();
    await picture(page, `encounter-${locale}`);
    expect([locale, ...(await faultsOf(page))]).toEqual([locale]);
    const [sheet, list] = await Promise.all(['.bar > .decide', '.decide > .plates'].map((one) => page.locator(one).boundingBox()));
    expect([locale, list!.y + list!.height <= sheet!.y + sheet!.height]).toEqual([locale, true]);
  }
  expect(errors).toEqual([]);
  await leave(context);
});

test('on a phone what ends a choice stands beside the title, wholly, and the hint behind the words', async () => {
  const from = {
    figures: {
      Ann: { character: 'wizard', at: 'M13', lives: 4, followers: ['princess', 'maiden', 'mercenary'] },
      Bob: { character: 'elf', at: 'O15' },
      Cay: { character: 'monk', at: 'O16' },
      Dag: { character: 'warrior', at: 'O20' },
    },
  };
  const { page, context, errors } = await hall.visitor({ ...PHONE, touch: true, atOnce: true });
  await open(page, await until(page, from, ({ choose }) => choose !== undefined, { edition: '1986' }, 8));
  await picture(page, 'choose');
  const [ask, button, hint, title] = await Promise.all(
    ['.decide > .ask', '.ask > .confirm > .btn', '.ask .hint-ask', '.ask > h2'].map((one) => page.locator(one).boundingBox()),
  );
  expect(button!.x + button!.width).toBeLessThanOrEqual(ask!.x + ask!.width);
  expect(hint!.y >= button!.y + button!.height || hint!.x + hint!.width <= button!.x).toBe(true);
  expect(title!.x + title!.width).toBeLessThanOrEqual(button!.x);
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await leave(context);
});

test('where the hand below was being read, the next question is seen from its beginning', async () => {
  const { page, context, errors } = await hall.visitor({ ...SIDE, touch: true, atOnce: true });
  await open(page, await until(page, WITH_SPELLS, ({ options }) => options.filter(({ id }) => /^(cw|ccw):?/.test(id)).length > 1));
  const bar = page.locator('.frame > .bar');
  const scrolled = await bar.evaluate((el) => {
    el.scrollTop = 9999;
    return el.scrollTop;
  });
  expect(scrolled).toBeGreaterThan(50);
  const before = await page.locator('.decide .prompt').innerText();
  // As a keyboard presses it: nothing is led into sight for it.
  await page
    .locator('.decide .plate')
    .first()
    .evaluate((el) => (el as HTMLElement).click());
  await page.waitForFunction((was) => {
    const asked = document.querySelector<HTMLElement>('.decide[data-state=mine] .prompt')?.innerText;
    return asked !== undefined && asked !== was;
  }, before);
  await settled(page);
  expect(await bar.evaluate((el) => el.scrollTop)).toBe(0);
  expect(errors).toEqual([]);
  await leave(context);
});
