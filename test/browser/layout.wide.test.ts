import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { begun, outOfSight, TABLES } from './layout.ts';
import { setTable } from './talisman-hand.ts';

/* The small form of `npm run nightly -- layout`, which looks at all sizes, languages and sizes of text. */

/** Programs answer faster than any person. */
const FAST = { perSecond: 1000, burst: 1000 };

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST } });
});
afterAll(async () => {
  await hall?.close();
});

test('on a phone a title of large letters is broken where a word is longer than its room, and written over no button', async () => {
  const { context, page } = await hall.visitor({ width: 360, height: 740, touch: true, locale: 'fr-FR' });
  await setTable(hall, page, { seats: 2, bots: 1, start: true });
  await page.locator('.bar .decide').waitFor();
  // As somebody is asked in a fight how to get away: a picture, a title, and the button that sends several answers.
  const beyond = await page.evaluate(() => {
    document.documentElement.style.fontSize = '24px';
    const ask = document.createElement('div');
    ask.className = 'ask pictured';
    ask.innerHTML = `<span class="asker" style="width:54px;height:54px"></span><h2>Une échappatoire</h2>
      <div class="confirm"><button class="btn">Rien de tout cela</button></div>`;
    document.querySelector('.bar .decide')!.replaceChildren(ask);
    const [title, button] = [document.createRange(), ask.querySelector('.confirm')!.getBoundingClientRect()];
    title.selectNodeContents(ask.querySelector('h2')!);
    return title.getBoundingClientRect().right - button.left;
  });
  expect(beyond).toBeLessThanOrEqual(0);
  await leave(context);
});

test('on a phone what is said of the match stays clear of the signs beside it, also where it is long', async () => {
  const { page } = await hall.visitor({ width: 360, height: 740, touch: true, locale: 'fr-FR' });
  await setTable(hall, page, { seats: 2, bots: 1, start: true, options: { characterChoice: 'three' } });
  await page.locator('.ts-fan-card').first().waitFor();
  const [said, signs] = await Promise.all(['.head-status', '.head-buttons'].map((part) => page.locator(part).boundingBox()));
  expect(said!.x + said!.width).toBeLessThanOrEqual(signs!.x);
});

test('a phone on its side, four seats, what one was dealt: question and plates are in sight, the seats are whole, the line opens', async () => {
  const match = await begun(hall, TABLES[1]!);
  const { context, page } = await hall.visitor({ width: 740, height: 360, touch: true, locale: 'fr-FR', atOnce: true });
  await context.addCookies(match.cookies);
  await page.goto(hall.address + match.path);
  await page.locator('.decide[data-state=mine]').waitFor();
  await page.evaluate('globalThis.__name ??= (f) => f');
  await settled(page);
  expect((await outOfSight(page)).filter((fault) => fault.includes('out of sight'))).toEqual([]);
  const seats = await page.locator('.seats .seat').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const bar = (await page.locator('.bar').boundingBox())!;
  expect(seats).toHaveLength(4);
  for (const { height, bottom } of seats) {
    expect(height).toBeGreaterThanOrEqual(43.5);
    expect(bottom).toBeLessThanOrEqual(bar.y);
  }
  const dealt = page.locator('.befallen-dealt');
  const line = (await dealt.boundingBox())!.height;
  expect(line).toBeLessThan(32);
  await dealt.locator('button').tap();
  expect((await dealt.boundingBox())!.height).toBeGreaterThan(line);
  await leave(context);
});

test('a board whose pictures are late is not shown in part: a candle burns in its place until it is whole', async () => {
  const match = await begun(hall, TABLES[1]!);
  const { context, page } = await hall.visitor({ width: 1180, height: 700, atOnce: true });
  await context.addCookies(match.cookies);
  let come: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/board-[12]-.*\.webp$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(hall.address + match.path);
  const opacity = () => page.locator('.slot-board > .ts-board').evaluate((one) => getComputedStyle(one).opacity);
  // Looked at in one moment: on a busy machine the candle may have burnt its longest time by the next.
  await page.waitForFunction(() => {
    const board = document.querySelector('.slot-board > .ts-board');
    return document.querySelector('.board-waits svg') && board && getComputedStyle(board).opacity === '0';
  });
  come();
  await page.locator('.board-waits').waitFor({ state: 'detached' });
  await expect.poll(opacity).toBe('1');
  expect(await page.locator('.tc-board img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await leave(context);
});
