import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from './harness.ts';
import { hurry } from './hurry.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

test('a table of Talisman on this device: pictures and words come without network, and a match goes to its end', async () => {
  const { page, context, errors } = await hall.visitor({ width: 1280, height: 800, atOnce: true, keeps: true });
  await page.goto(hall.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
  await context.setOffline(true);
  await page.goto(`${hall.address}/here/talisman`);
  // The house rules lie folded on the sheet: a short match.
  await page.getByRole('group', { name: 'Bots' }).getByRole('radio', { name: '1', exact: true }).check();
  await page.locator('.all-rules > summary').click();
  await page
    .getByRole('group', { name: /Last round/ })
    .getByRole('button', { name: 'More' })
    .click();
  await page.locator('.new-table .btn.big').click();
  await page.waitForURL(/\/local\//);
  await page.locator('.ts-board').waitFor();
  await page.locator('.tc-board img').evaluate(async (img) => (img as HTMLImageElement).decode());
  await hurry(page, 4);
  await page.locator('.ts-ranking').waitFor();
  expect(errors.filter((e) => !/net::ERR_INTERNET_DISCONNECTED/.test(e))).toEqual([]);
}, 300_000);
