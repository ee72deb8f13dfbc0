import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { boardHeight } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { playOut, setTable } from './talisman-hand.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

test('two people in two browsers and two bots play a match of Talisman to its end, by mouse and by touch, in two languages', async () => {
  // In the short form what happens is seen at once by both; whoever plays with the keyboard below sees it at the usual pace.
  const atOnce = sized(true, false);
  const ann = await hall.visitor({ atOnce });
  const bo = await hall.visitor({ locale: 'nl-NL', width: 360, height: 740, touch: true, atOnce });
  const code = await setTable(hall, ann.page, { seats: 4, bots: 2, start: false, options: { roundLimit: sized(2, 6), lives: 1 } });

  await bo.page.goto(`${hall.address}/t/${code}`);
  await bo.page.getByLabel('Je naam').fill('Bo');
  await bo.page.locator('form.join .btn').tap();
  await ann.page.getByRole('button', { name: 'Begin the match' }).click();
  await ann.page.locator('.ts-board').waitFor();
  await bo.page.locator('.ts-board').waitFor();

  const heights = new Set<number>();
  const answers = await playOut(
    [
      { page: ann.page, manner: 'mouse' },
      { page: bo.page, manner: 'touch' },
    ],
    5,
    // Nothing on the phone ever needs sideways scrolling, and from the first turn on the board keeps its size.
    async (page) => {
      if (page !== bo.page) return;
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const height = (await page.locator('.ts-strip-me').count()) > 0 ? await boardHeight(page) : null;
      if (height !== null) heights.add(height);
    },
  );
  expect([...heights]).toHaveLength(1);
  expect(answers).toBeGreaterThan(sized(3, 15));

  // Both see the same end, each in their own language.
  const order = (page: typeof ann.page) =>
    page.locator('.ts-ranking > li').evaluateAll((list) => list.map((li) => li.querySelectorAll('svg').length));
  await ann.page.locator('.ts-ranking').waitFor();
  await bo.page.locator('.ts-ranking').waitFor();
  expect(await order(bo.page)).toEqual(await order(ann.page));
  expect(await bo.page.evaluate(() => document.documentElement.lang)).toBe('nl');
  expect(ann.errors).toEqual([]);
  expect(bo.errors).toEqual([]);
});
