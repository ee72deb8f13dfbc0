import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { type Hall, openHall } from './harness.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

test('at a desk the table with which a chapter begins lies beside the chapters: of the one that is pointed at', async () => {
  const { page, errors } = await hall.visitor({ width: 1440, height: 900 });
  for (const [game, own] of [
    ['nachtwacht', 3],
    ['talisman', 2],
    ['dystopia', 1],
  ] as const) {
    await page.goto(`${hall.address}/learn/${game}`);
    const table = page.locator('.learn-table');
    await table.locator(`[data-sketch=${game}]`).waitFor();
    // Everybody's figure has its badge.
    expect(await table.locator('[data-sketch] text').count()).toBeGreaterThanOrEqual(own);
    const second = page.locator('.learn-chapter').nth(1);
    const called = await second.locator('b').textContent();
    expect(await table.locator('figcaption').textContent()).not.toBe(called);
    await second.hover();
    await table.getByText(called!, { exact: true }).waitFor();
    // Beside each other, and no wider than the page.
    const [left, right] = await Promise.all([table.boundingBox(), page.locator('.learn-chapters').boundingBox()]);
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  }
  expect(errors).toEqual([]);
});

test('the last chapter leads into a short match against two easy bots, without a network as well', async () => {
  const { page, context, errors } = await hall.visitor({ atOnce: true });
  await page.goto(`${hall.address}/learn/nachtwacht/library`);
  const paper = page.locator('.coach-paper');
  await paper.getByRole('heading', { name: 'Held fast' }).waitFor();
  await context.setOffline(true);
  await paper.getByRole('button', { name: 'Skip all' }).click();
  await paper.getByRole('button', { name: 'Now a real match' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('[data-asked="commit"]').waitFor();
  expect(await page.locator('.seats > li').count()).toBe(3);
  expect(await page.locator('.nw-board').innerText()).toMatch(/24 squares to build/);
  // What a match can do without is said where it cannot be fetched: sounds, and what was measured.
  const without = /ERR_INTERNET_DISCONNECTED|no sound|what was measured cannot be read/;
  expect(errors.filter((e) => !without.test(e))).toEqual([]);
});

test('a chapter that is skipped can be played on as a match', async () => {
  const { page, errors } = await hall.visitor({ atOnce: true, width: 360, height: 740, touch: true });
  await page.goto(`${hall.address}/learn/talisman/moving`);
  const paper = page.locator('.coach-paper');
  await paper.getByRole('heading', { name: 'Three rings' }).waitFor();
  // What the coach will speak of stands there, though nobody is asked for the only answer that there is.
  expect(await page.locator('.decide h2').innerText()).toMatch(/your turn/i);
  expect(await page.locator('.decide .plate[data-option=roll]').isDisabled()).toBe(true);
  await paper.getByRole('button', { name: 'Skip all' }).tap();
  await paper.getByRole('button', { name: 'Play on from here' }).tap();
  await page.waitForURL(/\/local\//);
  // The match goes on by itself to the first question, the direction: no coach, no script.
  await page.locator('[data-asked="direction"]').waitFor();
  expect(await paper.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('what stays on the stage is put away before the coach goes on; whoever knows the base game is led into a match', async () => {
  const { page, errors } = await hall.visitor({ calm: false });
  // Whoever sees all that moves, four times as fast.
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage['questhall.settings'] = JSON.stringify({ tips: false, speed: 4 });
  });
  await page.goto(`${hall.address}/learn/talisman/crown`);
  const paper = page.locator('.coach-paper');
  const away = page.locator('.put-away');
  await paper.waitFor();
  let met = 0;
  for (;;) {
    await page.locator('.coach-paper button, .put-away').first().waitFor();
    if ((await away.count()) > 0) {
      met++;
      expect(await paper.count()).toBe(0);
      await away.click();
      await paper.waitFor();
    } else if ((await paper.getByRole('button', { name: 'Now a real match' }).count()) > 0) break;
    // Reads, shows, does, or goes on with the one answer that there is.
    else await paper.locator('.coach-buttons .btn').first().click();
  }
  expect(met).toBe(1);
  await paper.getByRole('button', { name: /^Next: / }).waitFor();

  // Whoever reads what was before is led back to the newest line.
  await page.setViewportSize({ width: 1440, height: 480 });
  const newest = page.getByRole('button', { name: 'Newest line' });
  expect(await newest.count()).toBe(0);
  await page.locator('.log').evaluate((log) => log.scrollTo({ top: -log.scrollHeight }));
  await newest.waitFor();
  await newest.dispatchEvent('click');
  await newest.waitFor({ state: 'detached' });
  expect(await page.locator('.log').evaluate((log) => log.scrollTop)).toBe(0);
  expect(errors).toEqual([]);
});

test('on a phone the coach shows what lies in the pack, in sight', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
  await page.goto(`${hall.address}/learn/dystopia/treasure`);
  const paper = page.locator('.coach-paper');
  await paper.waitFor();
  // Looked at and pressed in one go: the paper with the tonic is not to be answered.
  const onward = () =>
    page.evaluate(() => {
      const on = document.querySelector('.coach-paper');
      const there = on?.querySelector('h2')?.textContent === 'Gold, and a red tonic';
      if (!there) on?.querySelector<HTMLElement>('.coach-buttons .btn')?.click();
      return there;
    });
  while (!(await onward())) await page.waitForTimeout(100);
  await page.locator('.dy-fold', { hasText: 'Pack' }).tap();
  expect(await shown(page, '.dy-plate')).toBeGreaterThan(0);
  await page.locator('.dy-back').tap();
  await paper.getByRole('button', { name: 'Show me' }).tap();
  await page.locator('.dy-plate[aria-pressed=true]').waitFor();
  expect(await shown(page, '.dy-plate[aria-pressed=true]')).toBe(1);
  expect(errors).toEqual([]);
});

test.each(sized(['talisman/goods'], ['talisman/goods', 'dystopia/treasure']))(
  'on a phone whoever touches what is ringed is led through %s',
  async (chapter) => {
    const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
    await page.goto(`${hall.address}/learn/${chapter}`);
    const paper = page.locator('.coach-paper');
    await paper.waitFor();
    let touched = 0;
    let hidden = 0;
    for (let step = 0; step < 60 && (await page.locator('.coach-end').count()) === 0; step++) {
      // The paper to read is put away, what is ringed is touched in its middle; neither paper nor edge hides it.
      const aim = await page.evaluate(() => {
        const read = document.querySelectorAll<HTMLElement>('.coach-buttons .btn');
        const ring = document.querySelector('.coach-aim')?.getBoundingClientRect();
        if (!ring) {
          if (read[0] && !read[0].querySelector('svg')) read[0].click();
          return null;
        }
        const at = { x: ring.left + ring.width / 2, y: ring.top + ring.height / 2 };
        return { ...at, hidden: document.elementFromPoint(at.x, at.y)?.closest('.coach-paper') !== null };
      });
      // Once the paper has followed the ring it hides it no longer.
      hidden = aim?.hidden ? hidden + 1 : 0;
      expect(hidden).toBeLessThan(3);
      const before = await coached(page);
      if (aim && !aim.hidden) {
        await page.touchscreen.tap(aim.x, aim.y);
        touched++;
      }
      await coached(page, before);
    }
    await page.locator('.coach-end').waitFor();
    expect(touched).toBeGreaterThan(3);
    expect(errors).toEqual([]);
  },
);

/**
 * What the coach says, and where ring and paper lie.
 * @param before what it was: waits until it is something else, or for as long as the ring takes to follow
 */
const coached = (page: Page, before?: string) =>
  page.evaluate(
    (seen) =>
      new Promise<string>((resolve) => {
        const from = performance.now();
        const look = () => {
          const parts = [...document.querySelectorAll<HTMLElement>('.coach-paper, .coach-aim, .coach-end')];
          const now = JSON.stringify(parts.map((part) => [part.innerText, part.getBoundingClientRect()]));
          if (now !== seen || performance.now() - from > 500) resolve(now);
          else requestAnimationFrame(look);
        };
        look();
      }),
    before,
  );

/** How many of these can be seen and touched in their middle. */
const shown = (page: Page, what: string) =>
  page.evaluate((selector) => {
    const touched = (el: Element) => {
      const { left, right, top, bottom } = el.getBoundingClientRect();
      return el.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    return [...document.querySelectorAll(selector)].filter(touched).length;
  }, what);
