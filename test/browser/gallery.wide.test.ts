import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { looker } from './axe.ts';
import { type Hall, openHall } from './harness.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

/** `short`: what is looked at there in the short form: the same cards stand on both screens. */
const sizes = [
  {
    name: 'desktop',
    short: ['all languages'],
    width: 1440,
    height: 900,
    locale: 'nl-NL',
    heading: 'Talisman: Kaartengalerij',
    search: 'kobold',
    first: 'Kobold',
  },
  {
    name: 'phone',
    short: ['spaces'],
    width: 360,
    height: 640,
    locale: 'de-DE',
    touch: true,
    heading: 'Talisman: Kartengalerie',
    search: 'drache',
    first: 'Drache',
  },
];

// In the short form at a desk; the cards of the other games are looked up on a phone below.
const looked = sized(sizes.slice(0, 1), sizes);

test.each(looked)('on a $name every card of Talisman can be looked up, in the language of the reader and in all five', async (size) => {
  const { page, errors } = await hall.visitor(size);
  const found: Record<string, string[]> = {};
  const see = looker(page, found);
  const look = async (what: string) => {
    if (sized(size.short.includes(what), true)) await see(what);
  };
  await page.goto(`${hall.address}/gallery/talisman`);
  const cards = page.locator('.gallery-faces > li');
  await cards.first().waitFor();
  expect(await page.locator('h1').innerText()).toBe(size.heading);
  const pictures = await cards.first().locator('img').count();
  expect(pictures).toBe(1);
  // 80 kinds of Adventure cards, 8 of equipment and the Talisman, 19 Spells, 14 characters, 49 spaces.
  expect(await cards.count()).toBe(80 + 9 + 19 + 14 + 49);
  await look('all cards');

  if (size.touch) {
    // Which cards are shown is folded: the first of them are in sight at once.
    const { y, height } = (await cards.first().locator('img').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(size.height);
    await page.locator('.gallery-which > summary').tap();
  }
  const box = page.getByRole('searchbox');
  await box.fill(size.search);
  await page.waitForFunction(() => document.querySelectorAll('.gallery-faces > li').length < 20);
  expect(await cards.first().locator('h4').textContent()).toBe(size.first);

  // By keyboard alone: from the search to the kinds, and on to the spaces, the last of them.
  await box.fill('');
  await box.press('Tab');
  // The line that folds them, and the editions.
  if (size.touch) for (let n = 0; n < 2; n++) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => document.querySelectorAll('.gallery-faces > li').length === 49);
  await look('spaces');

  await box.fill('O1');
  await box.fill('');
  await page.getByRole('checkbox').check();
  const rows = page.locator('.gallery-languages > li');
  await rows.first().waitFor();
  expect(await rows.first().locator('[lang]').count()).toBe(5);
  expect(await rows.first().locator('[lang="da"] dt').textContent()).toContain('Landsbyen');
  expect(await page.locator('.gallery-languages [data-kind="space"] .gallery-note').count()).toBe(12);
  await look('all languages');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);

  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((what) => [what, []])));
  expect(errors).toEqual([]);
});

test('every card of Dystopia can be looked up too, on a phone', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
  const found: Record<string, string[]> = {};
  const look = looker(page, found);
  await page.goto(`${hall.address}/gallery/dystopia`);
  const cards = page.locator('.gallery-faces > li');
  await cards.first().waitFor();
  // 5 heroes, 11 monsters, 20 weapons, 6 trinkets, 10 to eat or drink, quest items, 24 spells, sorceries, 8 traps, 15 curses.
  expect(await cards.count()).toBeGreaterThan(100);
  await look('all cards');
  await page.getByRole('searchbox').fill('mend');
  await page.waitForFunction(() => document.querySelectorAll('.gallery-faces > li').length < 10);
  expect(await cards.first().locator('h4').textContent()).toMatch(/mend/i);
  expect(found).toEqual({ 'all cards': [] });
  // The six values stand wholly on a card where three cards lie beside each other, in the languages with the longest words for them.
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const locale of sized(['da'], ['de', 'da'])) {
    await page.evaluate((set) => {
      localStorage['questhall.settings'] = JSON.stringify({ ...JSON.parse(localStorage['questhall.settings']), locale: set });
    }, locale);
    await page.reload();
    await page.locator(`html[lang=${locale}] .dy-print .dy-values`).first().waitFor();
    const beyond = await page.locator('.dy-print').evaluateAll(
      (prints) =>
        prints.flatMap((print) => {
          const { left, right } = print.getBoundingClientRect();
          const words = [...print.querySelectorAll('.dy-values dt > span')];
          return words.filter((word) => word.getBoundingClientRect().right > right - 8 || word.getBoundingClientRect().left < left + 8);
        }).length,
    );
    expect([locale, beyond]).toEqual([locale, 0]);
  }
  expect(errors).toEqual([]);
});

test('every card of Nachtwacht can be looked up too, on a phone, with what it does', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
  const found: Record<string, string[]> = {};
  const look = looker(page, found);
  await page.goto(`${hall.address}/gallery/nachtwacht`);
  const cards = page.locator('.gallery-faces > li');
  await cards.first().waitFor();
  // 8 step cards, 6 powers and the joker, 6 monsters.
  expect(await cards.count()).toBe(8 + 7 + 6);
  await look('all cards');
  await page.getByRole('searchbox').fill('torch');
  await page.waitForFunction(() => document.querySelectorAll('.gallery-faces > li').length === 2);
  expect((await cards.locator('p:not(.gallery-note)').allTextContents()).sort()).toEqual([
    'Beaten with a torch or a joker.',
    'beats a torch monster',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(found).toEqual({ 'all cards': [] });
  expect(errors).toEqual([]);
});

test('the start page leads there, and a game without a gallery is not found', async () => {
  const { page } = await hall.visitor();
  await page.addInitScript(() => localStorage.setItem('questhall.settings', JSON.stringify({ last: { game: 'talisman' }, tips: false })));
  await page.goto(hall.address);
  await page.locator('[data-box="1986"] a[href="/gallery/talisman"]').click();
  await page.locator('.gallery-faces > li').first().waitFor();
  await page.goto(`${hall.address}/gallery/chess`);
  await page.locator('.not-found, h1').first().waitFor();
  expect(await page.locator('.gallery').count()).toBe(0);
});
