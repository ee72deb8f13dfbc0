import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLevel } from '@questhall/dystopia/levels';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barState } from './hand.ts';
import { type Hall, openHall } from './harness.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

type Square = readonly [x: number, y: number];

/** Where a square of the level is on the screen. */
async function pointOf(page: Page, [x, y]: Square): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([column, row]) => {
      const moved = document.querySelector('.ed-moved');
      if (!moved) throw new Error('no map');
      const { a, e, f } = new DOMMatrix(getComputedStyle(moved).transform);
      const frame = document.querySelector('.ed-canvas')!.getBoundingClientRect();
      return { x: frame.left + e + (column! + 0.5) * 64 * a, y: frame.top + f + (row! + 0.5) * 64 * a };
    },
    [x, y],
  );
}

async function drag(page: Page, from: Square, to: Square): Promise<void> {
  const [a, b] = [await pointOf(page, from), await pointOf(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
}

/** Until the page has its layout and the map of a new level lies in the middle of it. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [moved, canvas, editor] = ['.ed-moved', '.ed-canvas', '.ed'].map((name) => document.querySelector(name));
    if (!moved || !canvas || !editor || getComputedStyle(editor).display !== 'grid') return false;
    const { a, e } = new DOMMatrix(getComputedStyle(moved).transform);
    return Math.abs(2 * e + 16 * 64 * a - canvas.clientWidth) < 2;
  });
  // Nothing moves it any more: ten frames in a row.
  await page.evaluate(async () => {
    const place = () => getComputedStyle(document.querySelector('.ed-moved')!).transform;
    for (let last = '', still = 0; still < 10; last = place()) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = place() === last ? still + 1 : 0;
    }
  });
}

/** The letter of a tool, pressed on the map. */
const tool = (page: Page, letter: string) => page.locator('.ed-canvas').press(letter);
const tab = (page: Page, name: RegExp) => page.locator('.ed-side').getByRole('tab', { name }).click();

/** A room with five start squares, drawn with the pointer, and an exit that is put with the keys. */
async function drawSmall(page: Page): Promise<void> {
  await tool(page, 'x');
  await drag(page, [1, 1], [14, 10]);
  await tool(page, 'r');
  await drag(page, [1, 1], [4, 3]);
  await tool(page, 's');
  for (const at of [
    [2, 2],
    [1, 1],
    [2, 1],
    [1, 2],
    [1, 3],
  ] as const)
    await drag(page, at, at);
  await tab(page, /Checks/);
  await page.getByText('The heroes are to escape, but there is no exit.').waitFor();
  expect(await page.getByRole('button', { name: 'Play it' }).isDisabled()).toBe(true);
  const canvas = page.locator('.ed-canvas');
  await tool(page, 'e');
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'Enter']) await canvas.press(key);
  await page.getByText('Everything is in order. The level can be played.').waitFor();
  // Taken back and done again.
  await canvas.press('Control+z');
  await page.getByText('there is no exit').waitFor();
  await canvas.press('Control+y');
  await page.getByText('Everything is in order.').waitFor();
}

test('a level is drawn, measured, saved as a file, opened again, sent as a link, and won without network', {
  timeout: 180_000,
}, async () => {
  const { page, context, errors } = await hall.visitor({ keeps: true });
  await page.goto(`${hall.address}/levels`);
  await page.getByRole('button', { name: 'A new level' }).click();
  await page.locator('.ed-canvas').waitFor();
  await settled(page);
  await drawSmall(page);
  await tab(page, /Level/);
  await page.getByLabel('Title').fill('The Short Way');
  await page.getByLabel('What is told before it begins').fill('The door stands open. Walk out.');

  await tab(page, /How hard/);
  await page.getByRole('radio', { name: '50', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Measure it' }).click();
  await page.getByText('100% of the parties win').waitFor();
  await page.getByText('With 50 parties the true rate lies between 93% and 100% (95%).').waitFor();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('the-short-way.json');
  const file = await download.path();
  const text = await readFile(file, 'utf8');
  expect(readLevel(text).level).toMatchObject({ title: 'The Short Way', exits: [[3, 2]], monsters: [] });

  // A damaged file is not opened, and the place is named.
  await page.goto(`${hall.address}/levels`);
  const damaged = join(tmpdir(), `questhall-damaged-${process.pid}.json`);
  await writeFile(damaged, text.replace('"number": 1', '"number": "one"'));
  await page.locator('input[type=file]').setInputFiles(damaged);
  await page.locator('.ed-bad').getByText('This must be a whole number.').waitFor();
  expect(await page.locator('.ed-bad').innerText()).toMatch(/Line 4, column 13.*\/number/s);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name: 'The Short Way' }).waitFor();

  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = await page.getByRole('textbox', { name: 'Share by link' }).inputValue();
  expect(link.length).toBeLessThan(1000);
  const other = await context.newPage();
  await other.goto(link);
  await other.getByText('The door stands open. Walk out.').waitFor();
  // Where the app is kept on the device, the whole match needs no network.
  await other.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
  await context.setOffline(true);
  await other.getByRole('button', { name: 'Play it' }).click();
  await other.getByRole('dialog').getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await other.getByRole('button', { name: 'Into the dungeon' }).click();
  await other.waitForURL(/\/local\//);
  await other.locator('.decide').waitFor();
  await other.keyboard.press('Escape'); // the story, where it opens by itself
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: /^Let a bot play for me/ }).click();
  await expect.poll(() => barState(other), { timeout: 20_000, interval: 200 }).toBe('over');
  await other.locator('.dy-result[data-won="true"]').waitFor();
  expect(errors.filter((e) => !/net::ERR_INTERNET_DISCONNECTED/.test(e))).toEqual([]);
});
