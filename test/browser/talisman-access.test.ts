import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from './harness.ts';
import { askedKind, playOut, setTable } from './talisman-hand.ts';

let hall: Hall;
let axe: string;
beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

/** What axe finds serious or critical on the page as it stands, and whether it scrolls sideways, in sentences. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Violation {
      id: string;
      impact: string;
      nodes: { target: string[]; failureSummary: string }[];
    }
    const run = (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run;
    const { violations } = await run();
    const sideways = document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [];
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .flatMap((v) => v.nodes.slice(0, 2).map((n) => `${v.id}: ${n.target.join(' ')} ${n.failureSummary}`))
      .concat(sideways);
  });
}

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

const sizes = [
  { name: 'desktop', width: 1440, height: 900, locale: 'en-GB', touch: false },
  { name: 'phone', width: 360, height: 640, locale: 'de-DE', touch: true },
];

test.each(sizes)(
  'nothing keeps anybody out of a table of Talisman on a $name: questions, sheets, decks, orders, the result',
  async (size) => {
    const { page, errors } = await hall.visitor(size);
    const found: Record<string, string[]> = {};
    const look = async (what: string) => {
      await page.waitForTimeout(250);
      found[what] = [...(await barriers(page)), ...(size.touch ? await tooSmall(page) : [])];
    };
    await setTable(hall, page, { seats: 4, bots: 3, start: true, options: { roundLimit: 6, gold: 8, startSpell: true } });
    await page.locator('.ts-board').waitFor();

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
    await playOut([{ page, manner: size.touch ? 'touch' : 'mouse' }], 9, async () => {
      const kind = await askedKind(page);
      if (kind === null || kinds.has(kind) || kinds.size > 7) return;
      kinds.add(kind);
      await look(`question: ${kind}`);
    });
    await page.locator('.ts-ranking').waitFor();
    await look('result');
    expect(Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0))).toEqual({});
    expect(kinds.size).toBeGreaterThan(2);
    expect(errors).toEqual([]);
  },
);
