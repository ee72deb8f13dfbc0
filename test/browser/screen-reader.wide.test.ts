import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from './harness.ts';
import { shortMatch } from './table.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

/** What can be chosen, by role and state alone: buttons that are pressed or not. The overview is no answer. */
const choices = (page: Page) =>
  page.getByRole('button', { disabled: false }).and(page.locator('[aria-pressed=false]')).filter({ hasNotText: 'Whole path' });

/** Presses a key on something that may just have gone: then the next look finds the table as it is. */
async function press(what: Locator, key: string): Promise<boolean> {
  return what.press(key, { timeout: 1000 }).then(
    () => true,
    (e: Error) => {
      if (!/Timeout|detached/.test(e.message)) throw e;
      return false;
    },
  );
}

test('a whole match is played by roles and names alone, and the log is spoken', async () => {
  const { page, errors } = await hall.visitor();
  await shortMatch(hall, page);
  const spoken = new Set<string>();
  const unnamed = new Set<string>();
  const live = page.locator('[aria-live], [role=log], [role=status]');
  const skip = page.getByRole('button', { name: /^(Skip|On to my decision)$/ });
  // The button that sends says so: it is announced with its key.
  const send = page.getByRole('button', { disabled: false }).and(page.locator('[aria-keyshortcuts=Enter]'));
  const end = page.getByRole('dialog', { name: 'The match is over' });
  let answered = 0;
  for (let turn = 0; turn < 3000 && !(await end.isVisible()); turn++) {
    for (const words of await live.allTextContents()) if (words.trim() !== '') spoken.add(words.trim());
    if (await skip.isVisible()) await press(skip, 'Enter');
    const count = await choices(page).count();
    if (count === 0) {
      await page.waitForTimeout(40);
      continue;
    }
    const chosen = choices(page).nth(turn % count);
    const name = await chosen
      .evaluate((el) => el.getAttribute('aria-label') ?? el.textContent ?? '', undefined, { timeout: 1000 })
      .catch(() => 'gone');
    if (name.trim() === '') unnamed.add(await chosen.evaluate((el) => el.outerHTML.slice(0, 80)));
    // A cheap answer goes at once, a dear one by the button.
    if ((await press(chosen, ' ')) && ((await send.count()) === 0 || (await press(send.first(), 'Enter')))) answered++;
    await page.waitForTimeout(30);
  }
  await end.waitFor();
  expect([...unnamed]).toEqual([]);
  expect(answered).toBeGreaterThan(8);
  const all = [...spoken].join('\n');
  // What happens is said as it happens: cards turned up, walks, what Vega and the skull do.
  expect(all).toMatch(/Ad inferos! Cards up: Ann \w+ and Ysolde \w+/);
  expect(all).toMatch(/walks \d squares? to square \d/);
  // The end opens as a dialog of that name and says who won.
  expect(await end.innerText()).toMatch(/has reached the library/i);
  expect(errors).toEqual([]);
});
