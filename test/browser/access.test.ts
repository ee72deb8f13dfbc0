import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { BY_SIGHT, barriers, looker } from './axe.ts';
import { type Hall, openHall } from './harness.ts';
import { hurry } from './hurry.ts';
import { asProgram, openBox, playedMatch, shortMatch } from './table.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
let played: ReturnType<typeof playedMatch>;
let openTable: Promise<string>;
beforeAll(async () => {
  played = playedMatch(hall, { seats: 2, options: { pathLength: 'short' } });
  const ask = await asProgram(hall, 'Bo');
  openTable = ask('POST', '/api/matches', { game: 'nachtwacht', seats: 2 }).then((table) => table.code);
});
afterAll(async () => {
  await hall?.close();
});

/**
 * `short`: what is looked at there in the short form. Start, new table and rulebook are among the other pages below, the result is
 * looked at on both screens in `result.wide.test.ts`, and nobody plays to it here; of the questions the phone, where they have the least
 * room, has the more.
 */
const sizes = [
  { name: 'desktop', width: 1440, height: 900, locale: 'en-GB', short: { what: /^(lobby|table)/, questions: 2 } },
  { name: 'phone', width: 360, height: 640, locale: 'de-DE', touch: true, short: { what: /^(table|rulebook)/, questions: 3 } },
];

test.each(sizes)('nothing keeps anybody out on a $name: start, new table, lobby, table, rulebook, result', async ({ short, ...size }) => {
  const { page, errors } = await hall.visitor(size);
  const found: Record<string, string[]> = {};
  const see = looker(page, found);
  const look = async (what: string) => {
    if (sized(short.what.test(what), true)) await see(what);
  };
  const most = sized(short.questions, Number.POSITIVE_INFINITY);

  if (sized(false, true)) {
    await page.goto(hall.address);
    await page.locator('.box-play').waitFor();
    await look('start');
    await openBox(page);
    await page.locator('.box-play a[href^="/new/"]').click();
  } else await page.goto(`${hall.address}/new/nachtwacht`);
  await page.locator('.new-table .btn.big').waitFor();
  await page.getByRole('textbox').first().fill('Ann');
  await look('new table');
  await page.locator('.new-table .btn.big').click();
  await page.locator('.lobby').waitFor();
  await look('lobby');

  const kinds = new Set<string>();
  // A match may end before there was a second kind of question: then another one.
  for (let match = 0; kinds.size < 2 && match < 4; match++) {
    await shortMatch(hall, page, sized({ roundLimit: 8 }, {}));
    for (let seed = 1; ; seed++) {
      const { over, asked } = await hurry(page, seed, kinds.size < most ? { unless: kinds } : {});
      if (over || asked === null) break;
      kinds.add(asked);
      await look(`table: ${asked}`);
      if (kinds.size >= most) break;
    }
  }
  if (sized(false, true)) {
    await page.locator('.nw-ranking').waitFor();
    await look('result');
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('?');
  await look('rulebook');

  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((what) => [what, []])));
  expect(kinds.size).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});

test('a picture without words, letters without contrast and a button without a name are found', async () => {
  const { page } = await hall.visitor();
  await page.goto(hall.bare);
  await page.setContent('<main><img src="/seal.svg"><p style="color:#999;background:#aaa">Faint</p><button></button></main>');
  const found = async (only?: string[]) => (await barriers(page, only)).map((one) => one.split(':')[0]);
  expect(await found()).toEqual(expect.arrayContaining(['image-alt', 'color-contrast', 'button-name']));
  expect(await found(BY_SIGHT)).toEqual(['color-contrast']);
});

test('what stands as it stood is looked at once; what has changed, or what it lies on, is looked at again', async () => {
  const { page } = await hall.visitor();
  await page.goto(hall.bare);
  const words = '<span>Letters that are as many as a look is worth.</span>'.repeat(5);
  await page.setContent(`<html lang="en"><title>Words</title><main><p style="color:#999">${words}</p></main></html>`);
  const found = async () => (await barriers(page)).map((one) => one.split(':')[0]);
  const set = (what: string, style: string) => page.locator(what).evaluate((one, to) => one.setAttribute('style', to), style);
  expect(await found()).toContain('color-contrast');
  expect(await found()).toEqual([]);
  await page.locator('main').evaluate((main) => main.append(document.createElement('button')));
  expect(await found()).toEqual(['button-name']);
  await set('main', 'background:#aaa');
  expect(await found()).toContain('color-contrast');
  await set('p', 'color:#898989');
  expect(await found()).toContain('color-contrast');
  await page.setViewportSize({ width: 500, height: 500 });
  expect(await found()).toContain('color-contrast');
});

const moods = [
  { name: 'by daylight', width: 1440, height: 900, light: 'day', textSize: 100 },
  { name: 'by candlelight', width: 1440, height: 900, light: 'candle', textSize: 100 },
  { name: 'on a phone by candlelight', width: 360, height: 640, touch: true, light: 'candle', textSize: 100 },
  { name: 'with letters of twice the size', width: 1280, height: 800, light: 'day', textSize: 200 },
  { name: 'on a phone with letters of twice the size', width: 360, height: 640, touch: true, light: 'day', textSize: 200 },
];

/**
 * Of so many pages each mood looks at some, and each page is looked at in one of them; in the long form all are, in all.
 */
const PAGES = 9;
const looksAt = (mood: number, nth: number) => sized((mood + 2) % moods.length === nth % moods.length, true);

test('each page is looked at, and something by day and by candlelight, on a phone and with large letters', () => {
  const pages = Array.from({ length: PAGES }, (_, page) => page);
  for (const page of pages) expect(moods.some((_, mood) => looksAt(mood, page))).toBe(true);
  for (const [mood] of moods.entries()) expect(pages.some((page) => looksAt(mood, page))).toBe(true);
});

test.each(moods)('$name the other pages keep nobody out: settings, about, on this device, joining, the check, the replay', async (mood) => {
  const { id, code } = await played;
  const { page, errors } = await hall.visitor(mood);
  const { light, textSize } = mood;
  await page.addInitScript((set) => localStorage.setItem('questhall.settings', JSON.stringify(set)), { light, textSize, tips: false });
  const found: Record<string, string[]> = {};
  const look = looker(page, found);
  const pages: [what: string, path: string, ready: string, first?: () => Promise<void>][] = [
    ['start', '/', '.box-play'],
    [
      'settings',
      '/',
      '.box-play',
      async () => {
        await page.getByRole('button', { name: 'Settings' }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    ['about', '/about', 'h1'],
    ['new table', '/new/nachtwacht', '.house-rules .presets'],
    ['on this device', '/here/nachtwacht', '.house-rules .presets'],
    [
      'the rulebook on its page, searched',
      '/rules/nachtwacht',
      '.one-page',
      async () => {
        await page.locator('.book-chapter > summary').first().click();
        await page.getByRole('searchbox').fill('skull');
        await page.locator('.book mark').first().waitFor();
      },
    ],
    ['join', `/t/${await openTable}`, 'form.join'],
    ['check', `/verify/${id}`, '.verify-lines li'],
    ['replay', `/t/${code}/replay?at=9`, '.replay-scrub'],
  ];
  expect(pages.length).toBe(PAGES);
  for (const [nth, [what, path, ready, first]] of pages.entries()) {
    if (!looksAt(moods.indexOf(mood), nth)) continue;
    await page.goto(hall.address + path);
    await page.locator(ready).first().waitFor();
    await first?.();
    await look(what);
  }
  expect(Object.keys(found).length).toBeGreaterThan(0);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((what) => [what, []])));
  expect(errors).toEqual([]);
});
