import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barState, step } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { shortMatch } from './table.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

/** The least side of a target for a thumb, in CSS pixels; half a pixel is rounding. */
const THUMB = 43.5;

/**
 * What is too small to be touched, with its size. Links inside a sentence are as high as the sentence; everything they
 * do can also be done by a larger target. A card under its neighbour counts with the strip that shows, and a pile of
 * strips in the row of supplies is also a plate below.
 */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(async (least) => {
    // What is still being turned up has its size when it lies; what never ends (torches) moves nothing that is touched.
    const turning = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(turning.map((a) => a.finished));
    const found: string[] = [];
    for (const el of document.querySelectorAll<HTMLElement>('button, a[href], input, [role=button]')) {
      const box = el.getBoundingClientRect();
      const shown = box.width > 1 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      if (!shown || el.closest('p, li, .log, .vh') || el.matches('.vh, [disabled], .nw-step, .nw-hit')) continue;
      // A pseudo-element may reach beyond the box and take touches there.
      const after = getComputedStyle(el, '::after');
      const more = after.content !== 'none' && after.position === 'absolute' ? Math.max(0, -2 * (Number.parseFloat(after.top) || 0)) : 0;
      if (box.width + more < least || box.height + more < least) {
        found.push(
          `${el.className || el.tagName} "${(el.textContent ?? '').slice(0, 20)}" ${Math.round(box.width)}×${Math.round(box.height)}`,
        );
      }
    }
    return found;
  }, THUMB);
}

test('a whole match on a phone of 360 × 640 by touch: nothing scrolls sideways, every target fits a thumb', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 640, touch: true, locale: 'fr-FR' });
  await shortMatch(hall, page);
  const small = new Set<string>();
  const kinds = new Set<string>();
  for (let turn = 5; (await barState(page)) !== 'over'; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
    if ((await barState(page)) === 'mine') {
      const title = await page.locator('.decide h2').innerText();
      if (!kinds.has(title)) {
        kinds.add(title);
        for (const target of await tooSmall(page)) small.add(`${title}: ${target}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBeLessThanOrEqual(360);
        // The question and what sends the answer are in sight without scrolling.
        const send = await page.locator('.decide .confirm .btn, .decide .plate').first().boundingBox();
        expect(send && send.y + send.height, `${title}: what answers is in sight`).toBeLessThanOrEqual(640);
      }
    }
    await step(page, 'touch', turn >> 8);
    await page.waitForTimeout(20);
  }
  await page.locator('.nw-ranking').waitFor();
  expect([...small]).toEqual([]);
  expect(kinds.size).toBeGreaterThan(2);
  expect(errors).toEqual([]);
});
