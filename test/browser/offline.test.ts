import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { barState, type Manner, step } from './hand.ts';
import { type Hall, openHall, ownSite } from './harness.ts';
import { hurry } from './hurry.ts';
import { answers, faults, LONG_MS, visitOnceAndCutOff } from './offline-hand.ts';
import { openBox, shortenedHere } from './table.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({}, undefined, undefined, { webDir: await ownSite() });
});
afterAll(async () => {
  await hall?.close();
});

test('without network a match against bots starts, is found again after closing, ends, and another follows', {
  timeout: LONG_MS,
}, async () => {
  const visitor = await hall.visitor({ width: 1280, height: 800, atOnce: true, keeps: true });
  await shortenedHere(visitor.page, { pathLength: 'short', roundLimit: 4 });
  const page = await visitOnceAndCutOff(hall, visitor);
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
  const page = await visitOnceAndCutOff(hall, visitor);
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
