import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { barState, question } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { answer, askedKind, playOut, setTable } from './talisman-hand.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

test('one person plays a whole match of Talisman with the keyboard alone', async () => {
  const { page, errors } = await hall.visitor({ locale: 'da-DK' });
  await setTable(hall, page, { seats: 2, bots: 1, start: true, options: { roundLimit: sized(2, 4) } });
  await page.locator('.ts-board').waitFor();
  await playOut([{ page, manner: 'keys' }], 3);
  await page.locator('.ts-ranking').waitFor();
  expect(errors).toEqual([]);
});

test('the board is walked with the keys: arrows from space to space, Tab to what may be done, Enter to name it and to read', async () => {
  const { page, errors } = await hall.visitor();
  await setTable(hall, page, { seats: 2, bots: 1, start: true, options: { roundLimit: 20 } });
  await page.locator('.ts-board').waitFor();
  for (let turn = 1; (await askedKind(page)) !== 'direction'; turn++) {
    await answer(page, 'mouse', turn);
    await page.waitForTimeout(40);
  }
  const here = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.space ?? null);
  const target = page.locator('.ts-space.ts-legal').first();
  const space = await target.getAttribute('data-space');
  // Tab comes to the targets and to nothing else of the board.
  const stops = await page.locator('.ts-space[tabindex="0"]').evaluateAll((list) => list.map((b) => (b as HTMLElement).dataset.space));
  expect(stops).toContain(space);
  expect(stops.length).toBe(await page.locator('.ts-space.ts-legal').count());

  await target.focus();
  // Pointing at it shows the way there.
  await page.locator('.ts-way').waitFor();
  // Arrows lead from the Village to its neighbours, and Enter reads a space where nothing is to be done.
  await page.locator('.ts-space[data-space="O1"]').focus();
  await page.keyboard.press('ArrowRight');
  expect(await here()).toBe('O2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  expect(await here()).toBe('O24');
  const other = page.locator('.ts-space:not(.ts-legal)').first();
  await other.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] .ts-region').waitFor();
  expect(await page.locator('dialog[open] .ts-line').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog[open]').count()).toBe(0);

  // Enter on a target goes there: the way has been shown.
  const asked = await question(page);
  await target.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => question(page)).not.toBe(asked);
  expect(errors).toEqual([]);
});

test('standing orders stay with the seat over a reload', async () => {
  const { page, errors } = await hall.visitor();
  await setTable(hall, page, { seats: 2, bots: 1, start: true });
  await page.locator('.ts-orders-button').click();
  const never = page.getByRole('group', { name: 'Somebody casts a Spell' }).getByRole('radio', { name: 'Never', exact: true });
  await never.check();
  await page.reload();
  await page.locator('.ts-orders-button').click();
  expect(await never.isChecked()).toBe(true);
  expect(await barState(page)).not.toBeNull();
  expect(errors).toEqual([]);
});
