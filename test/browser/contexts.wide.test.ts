import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, leave, openHall } from './harness.ts';

/* Who sits down at a browser that somebody has left finds nothing there but files of the site. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

/** Another one than those of other tests: what they left is not met here. */
const READER = { locale: 'en-IE', width: 1111, height: 777 };

/** What is stored in the browser, of each kind that there is. */
const stored = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name),
  kept: await page.evaluate(async () => {
    const registered = await indexedDB.databases();
    const { own } = window as unknown as { own?: string };
    const settings = 'questhall.settings';
    return {
      local: Object.keys(localStorage).filter((key) => key !== settings),
      settings: JSON.parse(localStorage[settings]),
      session: Object.keys(sessionStorage),
      databases: registered.map(({ name }) => name),
      caches: await caches.keys(),
      own,
    };
  }),
});

test('a browser is handed on without cookies, settings, matches and caches, and with the files of the site', async () => {
  const first = await hall.visitor(READER);
  await first.page.goto(hall.address);
  await first.page.locator('.box-play').waitFor();
  // The page itself keeps where my matches lie, a moment after it is there.
  await expect.poll(() => stored(first.page)).toMatchObject({ kept: { local: ['questhall.mine'] } });
  const fresh = await stored(first.page);
  await first.page.evaluate(async () => {
    await fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ann"}' });
    localStorage['of somebody'] = 'else';
    localStorage['questhall.settings'] = '{"textSize":200}';
    sessionStorage['of somebody'] = 'else';
    await caches.open('of somebody else');
    await new Promise((resolve, reject) => {
      const asked = indexedDB.open('of somebody else');
      asked.onsuccess = resolve;
      asked.onerror = reject;
    });
    Object.assign(window, { own: 'else' });
  });
  const full = await stored(first.page);
  expect(full.cookies).toEqual(['questhall']);
  expect(Object.values(full.kept).filter((list) => JSON.stringify(list).includes('else')).length).toBeGreaterThan(2);
  await leave(first.context);

  const second = await hall.visitor(READER);
  expect(second.context).toBe(first.context);
  const fetched: Promise<string | null>[] = [];
  second.page.on('response', (response) => {
    if (!response.url().includes('/assets/')) return;
    const size = response.request().sizes();
    fetched.push(
      size.then(
        ({ responseBodySize }) => (responseBodySize > 0 ? response.url() : null),
        // The page was closed before it had come.
        () => null,
      ),
    );
  });
  await second.page.goto(hall.address);
  await second.page.locator('.box-play').waitFor();
  await expect.poll(() => stored(second.page)).toEqual(fresh);
  await second.page.waitForLoadState('networkidle');
  expect((await Promise.all(fetched)).filter((url) => url !== null)).toEqual([]);
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('whoever comes next has a screen and settings of their own, in a second window too', async () => {
  const first = await hall.visitor(READER);
  await leave(first.context);
  const second = await hall.visitor({ ...READER, width: 555, height: 444, calm: false, atOnce: true, tips: true });
  expect(second.context).toBe(first.context);
  for (const page of [second.page, await second.context.newPage()]) {
    await page.goto(hall.address);
    const its = await page.evaluate(() => ({
      screen: [innerWidth, innerHeight],
      calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
      settings: JSON.parse(localStorage['questhall.settings']),
    }));
    expect(its).toMatchObject({ screen: [555, 444], calm: false, settings: { speed: null } });
    expect(its.settings).not.toHaveProperty('tips');
  }
  const [opened] = await Promise.all([second.context.waitForEvent('page'), second.page.evaluate((at) => void open(at), hall.bare)]);
  await expect.poll(() => opened.evaluate(() => innerWidth)).toBe(555);
});

test('a browser to which something lasting was done is not handed on, nor one that two could have', async () => {
  const first = await hall.visitor(READER);
  await first.context.addInitScript(() => undefined);
  await leave(first.context);
  const [second, third] = [await hall.visitor(READER), await hall.visitor(READER)];
  expect(new Set([first.context, second.context, third.context]).size).toBe(3);
  await second.page.goto(hall.address);
  await second.page.locator('.box-play').waitFor();
});

test('the next hall has the same address, so that its browsers know the site', async () => {
  const one = await openHall();
  await one.close();
  const other = await openHall();
  expect(other.address).toBe(one.address);
  await other.close();
});
