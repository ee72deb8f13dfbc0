import { LOCALES } from '@questhall/text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { barriers } from './axe.ts';
import { type Hall, openHall } from './harness.ts';
import { answered, entered } from './table.ts';

/** The program answers and asks faster than any person. */
const FAST = { perSecond: 10_000, burst: 10_000 };
let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST } });
});
afterAll(async () => {
  await hall?.close();
});

test('on a phone the sign of a rule says the rule beside the line and leads into the rulebook; a line marks my last turn', async () => {
  const { ask, sits } = await entered(hall, 'Ann');
  const options = { roundLimit: 20 };
  const { id, code } = await ask('POST', '/api/matches', { game: 'talisman', seats: 2, bots: ['easy'], start: true, options });
  // To my second turn: the bot has had one in between.
  const turns = async () => (await ask('GET', `/api/matches/${id}/view`)).log.filter(({ event }) => event.type === 'turnBegan').length;
  for (let n = 0; (await turns()) < 4; n++) {
    if (n > 600) throw new Error('there is no second turn');
    // By numbers without an order: one after the other they may go to and fro between two answers without end.
    if (!(await answered(ask, id, 0, Math.imul(n + 1, 2654435761) >>> 16))) await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const { page, context, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  await sits(context);
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('.decide[data-state=mine]').waitFor();
  await page.locator('.fold summary').tap();
  const mark = page.locator('.fold[open] .log-since');
  expect(await mark.textContent()).toBe('since your last turn');
  // Behind it stands a turn of somebody else.
  const after = mark.locator('xpath=following-sibling::section[1]').locator('h3');
  expect(await after.textContent()).not.toContain('Ann');

  // Whoever reads what was before is led back by a button below the lines, on none of their words.
  const log = page.locator('.fold[open] .log');
  await log.evaluate((lines) => lines.scrollTo({ top: -lines.scrollHeight }));
  const newest = page.getByRole('button', { name: 'Newest line' });
  await newest.waitFor();
  const [back, lines] = [await newest.boundingBox(), await log.boundingBox()];
  expect(back!.y).toBeGreaterThanOrEqual(lines!.y + lines!.height);
  await newest.tap();
  await newest.waitFor({ state: 'detached' });
  expect(await log.evaluate((lines) => lines.scrollTop)).toBe(0);

  const sign = page.locator('.fold[open] .log li .rule-sign').last();
  await sign.tap();
  const note = page.getByRole('dialog', { name: /^Rule / });
  await note.locator('p').first().waitFor();
  await expect.poll(() => note.locator('p').first().textContent()).toMatch(/\w+ \w+ .*\./);
  expect(await barriers(page)).toEqual([]);
  // It lies within the chronicle, and over nothing else.
  const [slip, box] = [await note.boundingBox(), await page.locator('.fold[open] .chronicle').boundingBox()];
  expect(slip!.y).toBeGreaterThanOrEqual(box!.y - 1);
  expect(slip!.y + slip!.height).toBeLessThanOrEqual(box!.y + box!.height + 1);

  // Escape puts it away, and leaves the chronicle open.
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  expect(await page.locator('.fold[open]').count()).toBe(1);
  await expect.poll(() => sign.evaluate((element) => element === document.activeElement)).toBe(true);

  await sign.tap();
  await note.getByRole('button', { name: 'In the rulebook' }).tap();
  await page.locator('.drawer [data-rule][data-open]').waitFor();
  expect(errors).toEqual([]);
});

test('at a desk the chronicle is pulled out over the board, a row for each line; Escape and a touch beside it put it back', async () => {
  const { ask, sits } = await entered(hall, 'Ann');
  const { id, code } = await ask('POST', '/api/matches', {
    game: 'talisman',
    seats: 2,
    bots: ['easy'],
    start: true,
    options: { roundLimit: 20 },
  });
  const lines = async () => (await ask('GET', `/api/matches/${id}/view`)).log.length;
  for (let n = 0; (await lines()) < 25; n++) {
    if (n > 600) throw new Error('nothing happens');
    if (!(await answered(ask, id, 0, Math.imul(n + 1, 2654435761) >>> 16))) await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const { page, context, errors } = await hall.visitor({ width: 1440, height: 900, atOnce: true });
  await sits(context);
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('.decide[data-state=mine]').waitFor();
  await page.locator('.log li').nth(4).waitFor();
  const high = () =>
    page.locator('.log ol > li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).sort((a, b) => a - b));
  const middle = (all: number[]) => all[all.length >> 1]!;
  const narrow = middle(await high());
  const handle = page.locator('.side-handle');
  await handle.click();
  await expect.poll(async () => middle(await high())).toBeLessThan(narrow);
  // As high as its picture, and no higher.
  expect(middle(await high())).toBeLessThanOrEqual(48);
  // The question stays beside it, in sight.
  const [log, bar] = [await page.locator('.side').boundingBox(), await page.locator('.bar').boundingBox()];
  expect(log!.x + log!.width).toBeLessThan(bar!.x);
  expect(log!.height).toBe(900);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => handle.getAttribute('aria-expanded')).toBe('false');
  await handle.click();
  await page.locator('.bar').click({ position: { x: 6, y: 6 } });
  await expect.poll(() => handle.getAttribute('aria-expanded')).toBe('false');
  expect(errors).toEqual([]);
});

// The rail of a desk 1024 wide has 178 pixels.
test('at a desk, wide and narrow, the tabs of the chronicle stand in one line, in five languages', async () => {
  const { ask, sits } = await entered(hall, 'Ann');
  const { code } = await ask('POST', '/api/matches', { game: 'talisman', seats: 2, bots: ['easy'], start: true });
  const { page, context } = await hall.visitor({ width: 1440, height: 900, atOnce: true });
  await sits(context);
  await page.goto(`${hall.address}/t/${code}`);
  // The short form has the two with the longest words.
  for (const locale of sized<readonly string[]>(['fr', 'de'], LOCALES)) {
    await page.evaluate((set) => {
      localStorage['questhall.settings'] = JSON.stringify({ ...JSON.parse(localStorage['questhall.settings']), locale: set });
    }, locale);
    await page.reload();
    const tabs = page.locator(`html[lang=${locale}] .log-tabs button`);
    await tabs.first().waitFor();
    for (const size of [
      { width: 1024, height: 768 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      const boxes = await tabs.evaluateAll((all) =>
        all.map((tab) => ({ top: tab.getBoundingClientRect().top, over: tab.scrollWidth - tab.clientWidth })),
      );
      expect(boxes.length, `${locale} ${size.width}`).toBe(4);
      expect(new Set(boxes.map(({ top }) => top)).size, `${locale} ${size.width}`).toBe(1);
      expect(Math.max(...boxes.map(({ over }) => over)), `${locale} ${size.width}`).toBeLessThanOrEqual(0);
    }
  }
  await context.close();
});
