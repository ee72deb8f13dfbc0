import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { barState, type Manner, step } from './hand.ts';
import { type Hall, openHall, ownSite, type Visitor } from './harness.ts';
import { hurry } from './hurry.ts';
import { openBox, shortenedHere, shortMatch } from './table.ts';

/** Whole matches, played one touch after the other, on a machine that may be busy. */
const LONG_MS = 400_000;

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({}, undefined, undefined, { webDir: await ownSite() });
});
afterAll(async () => {
  await hall?.close();
});

/** Until the app is kept on the device and in charge of this page. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto(hall.address);
  await page.locator('.box-play').waitFor();
  await page.evaluate(async () => {
    // As the page does it a little later, when what is wanted now is there.
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
}

/** One visit; then the network is cut and the page loaded anew. */
async function visitOnceAndCutOff(visitor: Visitor): Promise<Page> {
  const { page, context } = visitor;
  await visitOnce(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('.box-play').waitFor();
  return page;
}

/** Without network the browser writes each request that fails into the console; everything else there is a fault. */
const faults = ({ errors }: Visitor) => errors.filter((e) => !/net::ERR_INTERNET_DISCONNECTED/.test(e));

/** Answers so many questions as a person does. */
async function answers(page: Page, manner: Manner, n: number): Promise<void> {
  for (let turn = 1, mine = 0; mine < n; turn++) {
    if ((await step(page, manner, turn * 5)) === 'mine') mine++;
    await page.locator('.decide:is([data-state="mine"], [data-state="playing"], [data-state="over"])').waitFor();
  }
}

test('without network a match against bots starts, is found again after closing, ends, and another follows', {
  timeout: LONG_MS,
}, async () => {
  const visitor = await hall.visitor({ width: 1280, height: 800, atOnce: true, keeps: true });
  await shortenedHere(visitor.page, { pathLength: 'short', roundLimit: 4 });
  const page = await visitOnceAndCutOff(visitor);
  await page.locator('.box-play .box-choices > summary').click();
  await page.locator('.box-play .box-choices').getByRole('radio', { name: '1', exact: true }).check();
  await page.locator('.box-play button[type=submit]').click();
  await page.locator('.toast', { hasText: 'The server does not answer, so you play on this device.' }).waitFor();
  await page.waitForURL(/\/local\//);
  const address = page.url();
  await page.locator('.decide').waitFor();

  // A few answers; then the app is closed and opened again: the match goes on where it was.
  await answers(page, 'mouse', 2);
  await hurry(page, 3, { answers: sized(1, 4) });
  await page.locator('.decide[data-state="mine"]').waitFor();
  const status = await page.locator('.head-stands').innerText();
  await page.goto(hall.address);
  await page.locator('.match-list a[href^="/local/"]').click();
  expect(page.url()).toBe(address);
  await page.locator('.decide[data-state="mine"]').waitFor();
  expect(await page.locator('.head-stands').innerText()).toBe(status);

  // The rulebook is here too.
  await page.keyboard.press('?');
  await page.locator('.book-text').first().waitFor();
  await page.keyboard.press('Escape');

  // How many more are asked for the dice decide.
  expect((await hurry(page, 5)).answers).toBeGreaterThan(0);
  await page.locator('.nw-ranking').waitFor();
  expect(await barState(page)).toBe('over');
  await page.locator('.result-buttons .btn').first().click();
  await page.waitForURL((url) => url.pathname.startsWith('/local/') && url.href !== address);
  await page.locator('.decide').waitFor();
  await page.goto(hall.address);
  await page.locator('.match-list a[href^="/local/"]').nth(1).waitFor();
  expect(faults(visitor)).toEqual([]);
});

test('without network two people play at one screen, and no hand is drawn while it is passed on', { timeout: LONG_MS }, async () => {
  const manner = sized<Manner>('mouse', 'touch');
  // In the short form in the browser of the match above, which keeps the site already, set to Dutch.
  const size = { width: 390, height: 844, atOnce: true, keeps: true };
  const visitor = await hall.visitor(sized<Parameters<Hall['visitor']>[0]>(size, { ...size, touch: true, locale: 'nl-NL' }));
  await visitor.page.addInitScript(() => {
    if (location.protocol === 'http:')
      localStorage['questhall.settings'] = JSON.stringify({ ...JSON.parse(localStorage['questhall.settings'] ?? '{}'), locale: 'nl' });
  });
  await shortenedHere(visitor.page, { pathLength: 'short', roundLimit: 3 });
  const page = await visitOnceAndCutOff(visitor);
  await openBox(page);
  await page.locator('.box-play a[href^="/here/"]').click();
  const choices = page.locator('.local-table .choose');
  await choices.first().getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('textbox').nth(0).fill('Ann');
  await page.getByRole('textbox').nth(1).fill('Ben');
  await choices.nth(1).getByRole('radio', { name: '0', exact: true }).check();
  await page.locator('.all-rules > summary').click();
  await page.locator('.all-rules').getByRole('radio', { name: /kort/ }).check();
  await page.locator('.local-table button[type=submit]').click();
  await page.waitForURL(/\/local\//);

  // While the device is passed on, no hand is drawn; it opens by a touch.
  const curtain = page.locator('.curtain .btn');
  expect(await curtain.innerText()).toBe('Ik ben Ann');
  expect(await page.locator('.nw-hand').count()).toBe(0);
  await (manner === 'touch' ? curtain.tap() : curtain.click());
  await page.locator('.nw-hand').waitFor();
  await step(page, manner, 1);
  const { curtains } = await hurry(page, 7);
  await page.locator('.nw-ranking').waitFor();
  expect([...new Set(curtains)].sort()).toEqual(['Ik ben Ann', 'Ik ben Ben']);
  expect(faults(visitor)).toEqual([]);
});

test('on this device: house rules, a second tab that follows, and the match from its beginning, without network', {
  timeout: LONG_MS,
}, async () => {
  const visitor = await hall.visitor({ width: 1280, height: 800, atOnce: true, keeps: true });
  await shortenedHere(visitor.page);
  const page = await visitOnceAndCutOff(visitor);
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

test('the app can be installed, and keeps nothing of the server’s interface', async () => {
  const { page } = await hall.visitor({ keeps: true });
  await page.goto(hall.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const manifest = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    const { name, start_url, display, icons } = await (await fetch(address)).json();
    const sizes = await Promise.all(icons.map(async (icon: { src: string }) => (await fetch(icon.src)).headers.get('content-type')));
    return { name, start_url, display, sizes };
  });
  expect(manifest).toEqual({
    name: 'Questhall',
    start_url: '/',
    display: 'standalone',
    sizes: ['image/svg+xml', 'image/png', 'image/png', 'image/png'],
  });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map((r) => new URL(r.url).pathname)),
    );
    return lists.flat();
  });
  expect(kept).toContain('/index.html');
  expect(kept.some((path) => /worker-.*\.js$/.test(path))).toBe(true);
  expect(kept.filter((path) => path.startsWith('/api') || path === '/sw.js')).toEqual([]);
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
  await visitOnce(page);
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
