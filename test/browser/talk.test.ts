import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { barriers } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { twoAtTable } from './talk-hand.ts';

/*
 * Talk at a table, in two browsers: what one says by keyboard the other reads in another language, counts as new, hears from
 * a screen reader's region, and can do without; on a phone it never lies over what is asked.
 */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ talk: { perSecond: 100, burst: 100 }, reactions: { perSecond: 100, burst: 100 } });
});
afterAll(() => hall.close());

test('two people talk in the lobby and at the table', async () => {
  const { anna, bo, id, code } = await twoAtTable(hall);
  await Promise.all([anna, bo].map(({ page }) => page.goto(`${hall.address}/t/${code}`)));

  // In the lobby: words of one's own, by keyboard; markup stays text.
  const mouth = anna.page.getByRole('textbox', { name: 'Write something' });
  await mouth.fill('<b>Hello</b> https://example.com');
  await mouth.press('Enter');
  const line = bo.page.locator('.talk-words', { hasText: '<b>Hello</b> https://example.com' });
  await line.waitFor();
  expect(await line.locator('a, b').count()).toBe(0);
  await expect.poll(async () => mouth.inputValue()).toBe('');

  await ask(anna.page, 'POST', `/api/matches/${id}/start`);
  // At a desk the talk is a tab beside the chronicle, and lies over nothing.
  const board = await anna.page.locator('.slot-board').boundingBox();
  await anna.page.getByRole('tab', { name: 'Talk', exact: true }).click();
  await anna.page.getByRole('button', { name: 'Set phrases' }).click();
  const page = (await anna.page.locator('.talk-page').boundingBox())!;
  expect(page.x).toBeGreaterThanOrEqual(board!.x + board!.width - 1);
  expect(await anna.page.locator('.talk-drawer').count()).toBe(0);
  await anna.page.getByRole('button', { name: 'Catch me if you can!' }).press('Enter');

  // The other one: counted, said aloud, read in Dutch.
  const button = bo.page.getByRole('button', { name: 'Praten: 1 nieuw bericht' });
  await button.waitFor();
  await bo.page.locator('[aria-live=polite]', { hasText: 'Anna: Pak me dan!' }).waitFor({ state: 'attached' });
  const asked = await bo.page.locator('.bar').boundingBox();
  await button.click();
  await bo.page.locator('.talk-drawer .talk-words', { hasText: 'Pak me dan!' }).waitFor();
  const drawer = (await bo.page.locator('.talk-drawer').boundingBox())!;
  expect(await bo.page.locator('.bar').boundingBox()).toEqual(asked);
  expect(drawer.y + drawer.height).toBeLessThanOrEqual(asked!.y);
  // Most of it is for what was said: rooms, what else there is, and the way out share one line, and one writes in another.
  const lines = (await bo.page.locator('.talk-drawer .talk-lines').boundingBox())!;
  expect(drawer.height - lines.height).toBeLessThan(140);
  await bo.page.getByRole('button', { name: 'Praten', exact: true }).waitFor();
  expect(await barriers(bo.page)).toEqual([]);

  // Whoever asks for it has a file of what was said.
  await bo.page.locator('.talk-rest summary').tap();
  const [file] = await Promise.all([bo.page.waitForEvent('download'), bo.page.getByRole('button', { name: 'Het gesprek opslaan' }).tap()]);
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    code: string;
    lines: { text: string | null; phrase: string | null }[];
  };
  expect([saved.code, ...saved.lines.map(({ text, phrase }) => text ?? phrase)]).toEqual([
    code,
    '<b>Hello</b> https://example.com',
    'nachtwacht.catch-me',
  ]);
  await bo.page.locator('.talk-rest summary').tap();

  // Not to hear somebody is one's own affair.
  await bo.page.locator('.talk-drawer .talk-more').last().click();
  await bo.page.getByRole('button', { name: 'Anna niet meer horen' }).click();
  expect(await bo.page.locator('.talk-drawer .talk-words', { hasText: 'Pak me dan!' }).count()).toBe(0);
  await bo.page.keyboard.press('Escape');
  await bo.page.locator('.talk-drawer').waitFor({ state: 'detached' });
  expect(await barriers(anna.page)).toEqual([]);
  expect([...anna.errors, ...bo.errors]).toEqual([]);
  await Promise.all([leave(anna.context), leave(bo.context)]);
});
