import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { looker } from './axe.ts';
import { type Hall, openHall } from './harness.ts';
import { hurry } from './hurry.ts';
import { setTable } from './talisman-hand.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

/**
 * Buttons that a thumb would miss, half a pixel being rounding. Spaces of the board are
 * reached by their plates as well; words on a dashed plate are touched wherever the plate is.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary')].flatMap((el) => {
      const box = el.getBoundingClientRect();
      const shown = box.width > 1 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      if (!shown || el.closest('p, .log, .vh, .ts-spaces') || el.matches('[disabled], .plate-words')) return [];
      return box.width < 43.5 || box.height < 43.5 ? [`${el.className} ${Math.round(box.width)} × ${Math.round(box.height)}`] : [];
    }),
  );

/**
 * `short`: what is looked at there in the short form, and how many kinds of questions. The sheets of a seat and of a space are the
 * same on both; the result is looked at in `result.wide.test.ts`.
 */
const sizes = [
  { name: 'desktop', width: 1440, height: 900, locale: 'en-GB', touch: false, short: { what: /^(first|sheet of|for sale)/, questions: 1 } },
  { name: 'phone', width: 360, height: 640, locale: 'de-DE', touch: true, short: { what: /^(?!sheet of)/, questions: 3 } },
];

test.each(sizes)(
  'nothing keeps anybody out of a table of Talisman on a $name: questions, sheets, decks, orders, the result',
  async ({ short, ...size }) => {
    const { page, errors } = await hall.visitor(size);
    const found: Record<string, string[]> = {};
    const see = looker(page, found);
    const look = async (what: string) => {
      found[what] = [];
      if (sized(short.what.test(what), true)) await see(what);
      if (size.touch) found[what].push(...(await tooSmall(page)));
    };
    const most = sized(short.questions, 8);
    const sit = async () => {
      await setTable(hall, page, { seats: 4, bots: 3, start: true, options: { roundLimit: sized(4, 6), gold: 8, startSpell: true } });
      await page.locator('.ts-board').waitFor();
    };
    await sit();

    const opened = async (what: string, button: string) => {
      // By script: on a phone a space may lie outside the window.
      await page.locator(button).first().dispatchEvent('click');
      await page.locator('dialog[open]').waitFor();
      await look(what);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    };
    await page.waitForFunction(() => document.querySelector('.decide')?.getAttribute('data-state') === 'mine');
    await look('first question');
    await opened('sheet of a seat', '.seat >> nth=1');
    await opened('sheet of a space', '.ts-space[data-space="O2"]:not(.ts-legal), .ts-space[data-space="O12"]');
    if (size.touch) {
      await opened('my sheet', '.ts-strip-button >> nth=0');
      await opened('decks', '.ts-strip-button >> nth=1');
      await opened('orders', '.ts-strip-button >> nth=2');
    } else {
      await opened('for sale', '.ts-deck >> nth=3');
      await opened('orders', '.ts-orders-button');
    }

    const kinds = new Set<string>();
    /** Looks at each new kind of question until the match is over, or so many are known. */
    const playOn = async (enough = Number.POSITIVE_INFINITY) => {
      for (let seed = 9; ; seed++) {
        const { over, asked } = await hurry(page, seed, kinds.size >= most ? {} : { unless: kinds });
        if (over || asked === null) break;
        kinds.add(asked);
        await look(`question: ${asked}`);
        if (kinds.size >= enough) break;
      }
    };
    await playOn(sized(most, undefined));
    if (sized(false, true)) {
      await page.locator('.ts-ranking').waitFor();
      await look('result');
    }
    // What one is asked in a few rounds the dice decide: now and then it is a direction and an offer, and no more.
    const least = Math.min(3, most);
    for (let more = 0; kinds.size < least && more < 5; more++) {
      await sit();
      await playOn(least);
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0))).toEqual({});
    expect(kinds.size).toBeGreaterThanOrEqual(least);
    expect(errors).toEqual([]);
  },
);
