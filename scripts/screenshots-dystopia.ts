// tsx --conditions=source scripts/screenshots-dystopia.ts: plays Dystopia in Chromium and puts pictures of it into docs/images.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { answer, look, lookOn, newTable, standIn } from '../test/browser/dystopia-hand.ts';
import { choose } from '../test/browser/hand.ts';
import { openHall } from '../test/browser/harness.ts';

const folder = join(import.meta.dirname, '../docs/images');
await mkdir(folder, { recursive: true });
const hall = await openHall();

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(900); // motion that still runs
  await page.screenshot({ path: join(folder, `dystopia-${name}.jpg`), type: 'jpeg', quality: 82 });
  console.log(`docs/images/dystopia-${name}.jpg`);
}

/** Answers by the first wish that can be granted, as long as the table asks and `wanted` does not hold. */
async function playOn(page: Page, id: string, most: number, wanted: (options: readonly string[]) => boolean): Promise<void> {
  const wishes = ['attack:m', 'open:', 'search:', 'go:', 'end', 'done'];
  for (let turn = 0; turn < most; turn++) {
    const { asked } = await look(page, id, 0);
    if (!asked) {
      await page.waitForTimeout(200);
      continue;
    }
    const options = asked.options.map((o) => o.id);
    if (wanted(options)) return;
    const granted = wishes.map((wish) => options.filter((option) => option.startsWith(wish)).at(turn % 4 ? -1 : 0)).find(Boolean);
    const choice = asked.choose ? options.slice(0, asked.choose.min) : (granted ?? options[0]);
    await page.evaluate(
      async ([match, decision, picked, n]) => {
        const body = JSON.stringify({ id: `shot-${n}`, seat: 0, decision, choice: picked });
        await fetch(`/api/matches/${match}/actions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      },
      [id, asked.id, choice, `${asked.id}-${turn}`] as const,
    );
  }
}

const { page, context } = await hall.visitor({ width: 1440, height: 900, locale: 'en-GB' });
// Functions that are handed to the page keep their names by a word of the bundler's that the page does not know.
await context.addInitScript('globalThis.__name = (f) => f');
const { code, id } = await newTable(hall, page, {
  name: 'Marijke',
  seats: 1,
  start: true,
  options: { heroes: 4, level: 3, roundLimit: 16 },
});
await page.goto(`${hall.address}/t/${code}`);
await page.locator('.dy-choosing').waitFor();
await shoot(page, 'heroes-desktop');
for (const hero of ['elf', 'warrior', 'archer']) {
  await choose(page, `.dy-choice[data-option="${hero}"]`);
}
await page.locator('.decide[data-state="mine"] [data-option="any"]').waitFor();
await answer(page, id, 0, 'any');
await page.locator('.dy-rest').waitFor();
await shoot(page, 'inn-desktop');
for (let ready = 0; ready < 4; ready++) {
  await choose(page, '.dy-hand .dy-plate[data-option="ready"]');
  await page.locator('.decide[data-state="mine"]').waitFor();
}
await page.locator('.dy-quest .btn').waitFor();
await shoot(page, 'story-desktop');
await page.locator('.dy-quest .btn').click();
await playOn(page, id, 25, () => false);
await playOn(page, id, 60, (options) => options.some((o) => o.startsWith('attack:m')));
await lookAround(page);
await page.locator('.dy-actions .dy-plate').first().click();
await shoot(page, 'attack-desktop');
await page.keyboard.press('Escape');
await playOn(page, id, 40, (options) => options.filter((o) => o.startsWith('go:')).length > 8);
await lookAround(page);
await page.locator('.dm-reach > g').last().click({ force: true });
await shoot(page, 'walk-desktop');
await page.keyboard.press('Escape');
for (const [name, width, height] of [
  ['tablet', 820, 1180],
  ['phone', 360, 740],
] as const) {
  const other = await context.newPage();
  await other.setViewportSize({ width, height });
  await other.goto(`${hall.address}/t/${code}`);
  await other.locator('.dy-level').waitFor();
  await shoot(other, `map-${name}`);
  await other.close();
}
await standIn(page, id, 0);
await lookOn([page]);
await shoot(page, 'result-desktop');
await page.goto(`${hall.address}/t/${code}/replay?seat=all&at=40`);
await page.locator('.dy-level').waitFor();
await page.locator('.dy-tools button').first().click();
await shoot(page, 'replay-desktop');

// Wizor sees what the heroes, two of a bot, do not.
const wizor = await hall.visitor({ width: 1440, height: 900, locale: 'de-DE' });
await wizor.context.addInitScript('globalThis.__name = (f) => f');
const hunt = await newTable(hall, wizor.page, {
  name: 'Wim',
  seats: 2,
  bots: ['easy'],
  start: true,
  options: { level: 1, wizor: 'person', heroes: 2 },
});
await wizor.page.goto(`${hall.address}/t/${hunt.code}`);
await answer(wizor.page, hunt.id, 0, 'seat:0');
await wizor.page.locator('.dy-quest .btn, .decide[data-state="mine"]').first().waitFor({ timeout: 60_000 });
await wizor.page.keyboard.press('Escape');
await lookAround(wizor.page);
await shoot(wizor.page, 'wizor-desktop');
await hall.close();

/** Skips what is still played back. */
async function lookAround(at: Page): Promise<void> {
  for (let i = 0; i < 40 && (await at.locator('.decide[data-state="mine"]').count()) === 0; i++) {
    await at.keyboard.press('Escape');
    await at.waitForTimeout(200);
  }
}
