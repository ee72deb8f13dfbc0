import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from './harness.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall?.close());

test('a rule that is asked for stays in sight when the pictures above it have come', async () => {
  const { page, errors } = await hall.visitor({ width: 1440, height: 900 });
  await page.goto(`${hall.address}/rules/dystopia?rule=DYS-TRAP.6`);
  const rule = page.locator('[data-rule="DYS-TRAP.6"]');
  await rule.waitFor();
  // Whoever sees the rule has fetched all pictures above it: they lie in the part that stands open.
  const settled = () =>
    page.evaluate(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-part="learn"] img')];
      return pictures.length > 2 && pictures.every(({ complete, naturalHeight }) => complete && naturalHeight > 0);
    });
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('[data-part="learn"] img')) picture.loading = 'eager';
  });
  await expect.poll(settled, { timeout: 20_000 }).toBe(true);
  const inSight = () => rule.evaluate((one) => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().top < innerHeight);
  await expect.poll(inSight, { timeout: 5_000 }).toBe(true);

  // Whoever has moved on is left alone.
  await page.mouse.wheel(0, -1_500);
  await expect.poll(inSight).toBe(false);
  expect(errors).toEqual([]);
});
