// npm run screenshots: plays real matches in Chromium and puts pictures of them into docs/images.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { barState, step } from '../test/browser/hand.ts';
import { openHall } from '../test/browser/harness.ts';

const folder = join(import.meta.dirname, '../docs/images');
await mkdir(folder, { recursive: true });
const hall = await openHall();

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(900); // pictures that are still being drawn, motion that still runs
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  console.log(`docs/images/${name}.jpg`);
}

/** Plays until `wanted` holds where a decision waits, or the match is over. Returns whether it came to that. */
async function playUntil(page: Page, seed: number, wanted: (decisions: number) => Promise<boolean>): Promise<boolean> {
  for (let turn = seed, mine = 0; ; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
    const state = await barState(page);
    if (state === 'over') return false;
    if (state === 'mine') {
      if (await wanted(mine)) return true;
      mine++;
    }
    await step(page, 'mouse', turn >> 8);
    await page.waitForTimeout(30);
  }
}

const asks = (page: Page, kind: RegExp) => async () => kind.test(await page.locator('.decide .prompt').innerText());

async function sitDown(size: { width: number; height: number; touch?: boolean }, locale: string, name: string): Promise<Page> {
  const { page } = await hall.visitor({ ...size, locale });
  await page.goto(hall.address);
  await page.getByRole('textbox').first().fill(name);
  return page;
}

const start = (page: Page) => page.locator('.box-play button[type=submit]').click();

const desktop = await sitDown({ width: 1440, height: 900 }, 'en-GB', 'Marijke');
await shoot(desktop, 'start-desktop');
await desktop.locator('.box-play').getByRole('link', { name: 'Play with friends' }).click();
await desktop.getByRole('button', { name: 'Set the table' }).waitFor();
await shoot(desktop, 'new-table-desktop');
await desktop.getByRole('button', { name: 'Set the table' }).click();
await desktop.locator('.invite').waitFor();
await shoot(desktop, 'lobby-desktop');
await desktop.goto(hall.address);
await start(desktop);
await playUntil(desktop, 11, async (n) => n > 14 && (await desktop.locator('.nw-hand .nw-asked').count()) > 0);
await desktop.keyboard.press('ArrowRight');
await shoot(desktop, 'table-desktop');
await desktop.keyboard.press('Escape');
if (await playUntil(desktop, 12, asks(desktop, /Where do you put/))) await shoot(desktop, 'skull-desktop');
await desktop.keyboard.press('?');
await shoot(desktop, 'rulebook-desktop');
await desktop.keyboard.press('Escape');
await playUntil(desktop, 13, async () => false);
await shoot(desktop, 'result-desktop');

const tablet = await sitDown({ width: 820, height: 1180, touch: true }, 'de-DE', 'Lotte');
await start(tablet);
await playUntil(tablet, 21, async (n) => n > 12);
await shoot(tablet, 'table-tablet');

const phone = await sitDown({ width: 360, height: 740, touch: true }, 'fr-FR', 'Zoé');
await shoot(phone, 'start-phone');
await start(phone);
await playUntil(phone, 31, async (n) => n > 8 && (await phone.locator('.nw-hand .nw-asked').count()) > 0);
await phone.keyboard.press('ArrowRight');
await shoot(phone, 'table-phone');
await phone.keyboard.press('Escape');
await playUntil(phone, 32, async () => false);
await shoot(phone, 'result-phone');

await hall.close();
