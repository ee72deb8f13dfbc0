import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barState, step } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { shortMatch } from './table.ts';

let hall: Hall;
let axe: string;
beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

/** What axe finds serious or critical on the page as it stands, in sentences. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run;
    interface Violation {
      id: string;
      impact: string;
      nodes: { target: string[]; failureSummary: string }[];
    }
    const { violations } = await run();
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .flatMap((v) => v.nodes.slice(0, 3).map((n) => `${v.id}: ${n.target.join(' ')} ${n.failureSummary}`));
  });
}

const sizes = [
  { name: 'desktop', width: 1440, height: 900, locale: 'en-GB' },
  { name: 'phone', width: 360, height: 640, locale: 'de-DE', touch: true },
];

test.each(sizes)('nothing keeps anybody out on a $name: start, new table, lobby, table, rulebook, result', async (size) => {
  const { page, errors } = await hall.visitor(size);
  const found: Record<string, string[]> = {};
  const look = async (what: string) => {
    await page.waitForTimeout(300);
    found[what] = await barriers(page);
    // Nothing scrolls sideways, on any page.
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found[what].push(`${what} scrolls sideways`);
  };

  await page.goto(hall.address);
  await page.locator('.box-play').waitFor();
  await look('start');
  await page.locator('.box-buttons a[href^="/new/"]').click();
  await page.locator('.new-table .btn.big').waitFor();
  await page.getByRole('textbox').first().fill('Ann');
  await look('new table');
  await page.locator('.new-table .btn.big').click();
  await page.locator('.lobby').waitFor();
  await look('lobby');
  await page.goto(`${hall.address}/about`);
  await page.locator('h1').first().waitFor();
  await look('about');
  await page.goto(`${hall.address}/verify`);
  await page.locator('h1').first().waitFor();
  await look('verify');

  await shortMatch(hall, page);
  const kinds = new Set<string>();
  for (let turn = 1; (await barState(page)) !== 'over'; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
    if ((await barState(page)) === 'mine') {
      const kind = await page.locator('.decide h2').innerText();
      if (!kinds.has(kind)) {
        kinds.add(kind);
        await look(`table: ${kind}`);
      }
    }
    await step(page, 'mouse', turn >> 8);
    await page.waitForTimeout(20);
  }
  await page.locator('.nw-ranking').waitFor();
  await look('result');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await look('rulebook');

  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((what) => [what, []])));
  expect(kinds.size).toBeGreaterThan(2);
  expect(errors).toEqual([]);
});
