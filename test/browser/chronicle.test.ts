import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { type Hall, openHall } from './harness.ts';
import { answer, askedKind, setTable } from './talisman-hand.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

test('on a phone the sign of a rule says the rule beside the line and leads into the rulebook; a line marks my last turn', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  await setTable(hall, page, { seats: 2, bots: 1, start: true, options: { roundLimit: 20 } });
  await page.locator('.ts-board').waitFor();
  // To my second turn: the bot has had one in between.
  const folded = page.locator('.fold summary');
  for (let turn = 1; turn < 60 && !(await page.locator('.log-since').count()); turn++) {
    if (await askedKind(page)) await answer(page, 'touch', turn);
    await page.waitForTimeout(40);
  }
  await folded.tap();
  const mark = page.locator('.fold[open] .log-since');
  expect(await mark.textContent()).toBe('since your last turn');
  // Behind it stands a turn of somebody else.
  const after = mark.locator('xpath=following-sibling::section[1]').locator('h3');
  expect(await after.textContent()).not.toContain('Ann');

  const sign = page.locator('.fold[open] .log li .rule-sign').last();
  await sign.tap();
  const note = page.getByRole('dialog', { name: /^Rule / });
  await note.locator('p').first().waitFor();
  await expect.poll(() => note.locator('p').first().textContent()).toMatch(/\w+ \w+ .*\./);
  expect(await barriers(page)).toEqual([]);
  // It lies within the chronicle, and over nothing else.
  const [slip, box] = [await note.boundingBox(), await page.locator('.fold[open] .chronicle').boundingBox()];
  expect(slip!.y).toBeGreaterThanOrEqual(box!.y - 1);
  expect(slip!.y + slip!.height).toBeLessThanOrEqual(box!.y + box!.height + 1);

  // Escape puts it away, and leaves the chronicle open.
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  expect(await page.locator('.fold[open]').count()).toBe(1);
  expect(await sign.evaluate((element) => element === document.activeElement)).toBe(true);

  await sign.tap();
  await note.getByRole('button', { name: 'In the rulebook' }).tap();
  await page.locator('.drawer [data-rule][data-open]').waitFor();
  expect(errors).toEqual([]);
});
