import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { type Hall, openHall } from './harness.ts';
import { answer, setTable } from './talisman-hand.ts';

/* Where the pace could be set a moment ago, a question has come by itself: a press that was meant for the pace hits nothing of it. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

interface Press {
  /** What takes a press where a button of the pace stood, right when it has gone. */
  hit: string;
  /** Whether a plate lies there. */
  plate: boolean;
}

/** From now on notes, whenever the buttons of the pace go away, what lies where they stood. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const noted: Press[] = [];
    Object.assign(window, { noted });
    let middles: [number, number][] = [];
    const look = () => {
      const buttons = [...document.querySelectorAll('.pace > button')];
      if (buttons.length > 0)
        middles = buttons.map((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        });
      requestAnimationFrame(look);
    };
    look();
    new MutationObserver(() => {
      // Of what follows, only a question can be hit.
      if (middles.length === 0 || document.querySelector('.pace') || !document.querySelector('[data-bar=mine] .decide .plate')) return;
      for (const [x, y] of middles) {
        const [first, ...below] = document.elementsFromPoint(x, y);
        noted.push({ hit: first?.className.toString() ?? '', plate: below.some((one) => one.matches('.plate, .plate *')) });
      }
      middles = [];
    }).observe(document.body, { childList: true, subtree: true });
  });

test.each([
  ['a phone', { width: 360, height: 740, touch: true }, null],
  ['a laptop', { width: 1440, height: 900 }, false],
] as const)('on %s, where the pace stood a press right then hits nothing; a moment later it does', async (_, size, plates) => {
  const { page, errors } = await hall.visitor(size);
  await setTable(hall, page, { seats: 2, bots: 1, start: true });
  await page.locator('.decide').waitFor();
  await watch(page);
  const noted = () => page.evaluate(() => (window as unknown as { noted: Press[] }).noted);
  for (let nth = 0; (await noted()).length < sized(6, 15); nth++) {
    if (nth > 400) throw new Error('the pace never gave way to a question');
    await answer(page, 'mouse', nth);
    await page.waitForTimeout(60);
  }
  for (const { hit } of await noted()) expect(hit).toBe('kept-place');
  // On a rail no plate begins where they stand: nothing is hit there later either.
  if (plates === false) expect((await noted()).filter(({ plate }) => plate)).toEqual([]);
  await expect.poll(() => page.locator('.kept-place').count()).toBe(0);
  expect(errors).toEqual([]);
});
