import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { barState, boardHeight, question } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { answer, askedKind, playOut, setTable } from './talisman-hand.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

test('two people in two browsers and two bots play a match of Talisman to its end, by mouse and by touch, in two languages', async () => {
  // In the short form what happens is seen at once by both; whoever plays with the keyboard below sees it at the usual pace.
  const atOnce = sized(true, false);
  const ann = await hall.visitor({ atOnce });
  const bo = await hall.visitor({ locale: 'nl-NL', width: 360, height: 740, touch: true, atOnce });
  const code = await setTable(hall, ann.page, { seats: 4, bots: 2, start: false, options: { roundLimit: sized(3, 6), lives: 1 } });

  await bo.page.goto(`${hall.address}/t/${code}`);
  await bo.page.getByLabel('Je naam').fill('Bo');
  await bo.page.locator('form.join .btn').tap();
  await ann.page.getByRole('button', { name: 'Begin the match' }).click();
  await ann.page.locator('.ts-board').waitFor();
  await bo.page.locator('.ts-board').waitFor();

  const heights = new Set<number>();
  const answers = await playOut(
    [
      { page: ann.page, manner: 'mouse' },
      { page: bo.page, manner: 'touch' },
    ],
    5,
    // Nothing on the phone ever needs sideways scrolling, and from the first turn on the board keeps its size.
    async (page) => {
      if (page !== bo.page) return;
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const height = (await page.locator('.ts-strip-me').count()) > 0 ? await boardHeight(page) : null;
      if (height !== null) heights.add(height);
    },
  );
  expect([...heights]).toHaveLength(1);
  expect(answers).toBeGreaterThan(sized(5, 15));

  // Both see the same end, each in their own language.
  const order = (page: typeof ann.page) =>
    page.locator('.ts-ranking > li').evaluateAll((list) => list.map((li) => li.querySelectorAll('svg').length));
  await ann.page.locator('.ts-ranking').waitFor();
  await bo.page.locator('.ts-ranking').waitFor();
  expect(await order(bo.page)).toEqual(await order(ann.page));
  expect(await bo.page.evaluate(() => document.documentElement.lang)).toBe('nl');
  expect(ann.errors).toEqual([]);
  expect(bo.errors).toEqual([]);
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
