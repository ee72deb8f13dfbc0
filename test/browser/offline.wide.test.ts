import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { type Hall, openHall, ownSite } from './harness.ts';
import { hurry } from './hurry.ts';
import { answers, faults, LONG_MS, visitOnce, visitOnceAndCutOff } from './offline-hand.ts';
import { openBox, shortenedHere, shortMatch } from './table.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({}, undefined, undefined, { webDir: await ownSite() });
});
afterAll(async () => {
  await hall?.close();
});

test('on this device: house rules, a second tab that follows, and the match from its beginning, without network', {
  timeout: LONG_MS,
}, async () => {
  const visitor = await hall.visitor({ width: 1280, height: 800, atOnce: true, keeps: true });
  await shortenedHere(visitor.page);
  const page = await visitOnceAndCutOff(hall, visitor);
  await openBox(page);
  await page.locator('.box-play a[href^="/here/"]').click();
  await page.getByRole('textbox').first().fill('Ann');
  await page.locator('.all-rules > summary').click();
  await page.locator('.all-rules').getByRole('radio', { name: /short/ }).check();
  await page.locator('.local-table .choose').nth(1).getByRole('radio', { name: '1', exact: true }).check();
  await page.locator('.local-table button[type=submit]').click();
  await page.waitForURL(/\/local\//);
  await page.locator('.decide[data-state="mine"]').waitFor();
  expect(await page.locator('.nw-library').innerText()).toMatch(/24 squares to build/);

  const second = await visitor.context.newPage();
  await second.goto(page.url());
  await second.locator('.decide[data-state="mine"]').waitFor();
  const status = (at: Page) => at.locator('.head-stands').innerText();
  const before = await status(page);
  for (let turn = 1; (await status(page)) === before; turn++) await hurry(page, turn, { answers: 1 });
  await page.locator('.decide[data-state="mine"]').waitFor();
  // Nothing was touched in the second tab.
  await second.waitForFunction((old) => document.querySelector('.head-stands')?.textContent !== old, before);
  await second.locator('.decide[data-state="mine"]').waitFor();
  expect(await status(second)).toBe(await status(page));
  expect((await hurry(second, 7)).answers).toBeGreaterThan(2);
  await page.locator('.nw-ranking').waitFor();
  await second.close();

  await page.getByRole('button', { name: 'Watch it again' }).click();
  const scrub = page.getByRole('slider', { name: 'Moment of the match' });
  await scrub.waitFor();
  const last = Number(await scrub.getAttribute('max'));
  expect(last).toBeGreaterThan(10);
  expect(await page.getByRole('button', { name: 'Share this moment' }).count()).toBe(0);
  await page.keyboard.press('End');
  expect(await scrub.inputValue()).toBe(String(last));
  await page.getByRole('button', { name: 'How to watch' }).click();
  await page.getByRole('radio', { name: 'All hands open' }).click();
  await page.locator('.open-hand').nth(1).waitFor();
  await page.locator('.replay-leave').click();
  await page.locator('.decide').waitFor();

  // The check of a record works without network too: its part is kept.
  await page.goto(`${hall.address}/verify`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(faults(visitor)).toEqual([]);
});

/** Puts a newer version on the server: another first page, other parts; the old ones are gone. */
async function deploy(webDir: string, mark: string, gone: RegExp): Promise<void> {
  const change = async (name: string, to: (text: string) => string) => {
    for (const packed of ['.br', '.gz']) await rm(join(webDir, name + packed), { force: true });
    const text = await readFile(join(webDir, name), 'utf8');
    expect(to(text)).not.toBe(text);
    await writeFile(join(webDir, name), to(text));
  };
  const parts = (await readdir(join(webDir, 'assets'))).filter((name) => gone.test(name));
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) await rm(join(webDir, 'assets', part));
  await change('index.html', (text) => text.replace('<head>', `<head><meta name="mark" content="${mark}" />`));
  const lists = (text: string) => parts.reduce((all, part) => all.replaceAll(`/assets/${part}`, '/seal.svg'), text);
  await change('sw.js', (text) => `${lists(text)}\n// ${mark}`.replace(/`[0-9a-f]{16}`/g, `\`${mark}\``));
}

test('a new version disturbs no match: it waits to be let in, and a match that is open keeps its own parts', {
  timeout: LONG_MS,
}, async () => {
  const visitor = await hall.visitor({ width: 1280, height: 800, atOnce: true, keeps: true });
  const { page, context } = visitor;
  await visitOnce(hall, page);
  await page.goto(`${hall.address}/here/nachtwacht`);
  await page.locator('.all-rules > summary').click();
  await page.locator('.all-rules').getByRole('radio', { name: /short/ }).check();
  await page.locator('.local-table button[type=submit]').click();
  await page.locator('.decide').waitFor();
  const network = await context.newPage();
  await shortMatch(hall, network, sized({ roundLimit: 6 }, {}));
  const started = Date.now();
  // The rulebooks of the old version are no longer on the server.
  const books = /^(en|nl|fr|de|da)-.*\.js(\.br|\.gz)?$/;
  await deploy(hall.webDir, 'newer', books);
  await page.evaluate(async () => {
    const kept = await navigator.serviceWorker.ready;
    await kept.update();
    while (!kept.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(await page.locator('.update-note').count()).toBe(0);

  // In another window the person lets it in.
  const hallPage = await context.newPage();
  await hallPage.goto(hall.address);
  expect(await hallPage.locator('meta[name=mark]').count()).toBe(0);
  // The old version must have nothing to do: a browser waits until it is idle, which it never is under a debugger, and
  // this test is one. Without, it takes a second, however busy the pages are.
  // The hall fetches a table's parts a while after its own: they are what it does last.
  await hallPage.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/table-page-')));
  await hallPage.waitForLoadState('networkidle');
  await hallPage.locator('.update-note .btn').first().click();
  await hallPage.locator('meta[name=mark][content=newer]').waitFor({ state: 'attached' });
  await hallPage.locator('.box-play').waitFor();

  // The table was not loaded anew, and still finds the parts that it had not needed before.
  expect(await page.evaluate(() => performance.timeOrigin)).toBeLessThan(started);
  await page.keyboard.press('?');
  await page.locator('.book-text').first().waitFor();
  await page.keyboard.press('Escape');
  await answers(page, 'keys', 2);
  expect((await hurry(page, 3, { answers: sized(3, Number.POSITIVE_INFINITY) })).answers).toBeGreaterThan(1);

  // So it is with a match over the network.
  expect(await network.evaluate(() => performance.timeOrigin)).toBeLessThan(started);
  expect(await network.locator('.update-note').count()).toBe(0);
  await answers(network, 'keys', 2);
  expect((await hurry(network, 3, { answers: sized(3, Number.POSITIVE_INFINITY) })).answers).toBeGreaterThan(1);
  if (sized(false, true)) await network.locator('.nw-ranking').waitFor();
  expect(faults(visitor)).toEqual([]);
});
