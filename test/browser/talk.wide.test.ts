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

test('a line of the chronicle is reacted to by keyboard and by touch, and the other one sees and hears it', async () => {
  const { anna, bo, id, code } = await twoAtTable(hall);
  await ask(anna.page, 'POST', `/api/matches/${id}/start`);
  await Promise.all([anna, bo].map(({ page }) => page.goto(`${hall.address}/t/${code}`)));

  await anna.page.getByRole('tab', { name: 'Chronicle' }).click();
  const button = anna.page.getByRole('button', { name: 'React to this line' }).last();
  await button.press('Enter');
  await anna.page.getByRole('button', { name: 'Bravo', exact: true }).press('Escape');
  expect(await anna.page.getByRole('button', { name: 'Bravo', exact: true }).count()).toBe(0);
  await button.press('Enter');
  await anna.page.getByRole('button', { name: 'Bravo', exact: true }).press('Enter');
  const own = anna.page.getByRole('button', { name: 'Bravo: Anna' });
  await own.waitFor();
  expect(await own.getAttribute('aria-pressed')).toBe('true');

  await bo.page.locator('[aria-live=polite]', { hasText: 'Anna reageert: Bravo' }).waitFor({ state: 'attached' });
  await bo.page.locator('.fold summary').tap();
  const chip = bo.page.getByRole('button', { name: 'Bravo: Anna' });
  await chip.tap();
  await bo.page.getByRole('button', { name: 'Bravo: Anna en Bo' }).waitFor();
  await anna.page.getByRole('button', { name: 'Bravo: Anna and Bo' }).waitFor();
  expect(await barriers(bo.page)).toEqual([]);
  expect(await barriers(anna.page)).toEqual([]);

  // Taken back by the same touch; whoever is not heard does not show either.
  await anna.page.getByRole('button', { name: 'Bravo: Anna and Bo' }).click();
  await anna.page.getByRole('button', { name: 'Bravo: Bo' }).waitFor();
  await bo.page.getByRole('button', { name: 'Bravo: Bo' }).waitFor();
  await ask(bo.page, 'POST', `/api/matches/${id}/talk`, { id: 'a-greeting-1', phrase: 'hello' });
  // Its tab bears how much is new, until it is read; Escape leads back to the chronicle.
  const tab = anna.page.getByRole('tab', { name: 'Talk: 1 new message' });
  await tab.waitFor();
  expect(await tab.locator('.talk-unread').innerText()).toBe('1');
  await tab.click();
  await anna.page.getByRole('tab', { name: 'Talk', exact: true }).waitFor();
  await anna.page.locator('.talk-page .talk-more').last().click();
  await anna.page.getByRole('button', { name: 'Mute Bo' }).click();
  await anna.page.keyboard.press('Escape');
  await anna.page.getByRole('button', { name: 'React to this line' }).first().waitFor();
  expect(await anna.page.locator('.talk-page').count()).toBe(0);
  expect(await anna.page.getByRole('button', { name: 'Bravo: Bo' }).count()).toBe(0);
  expect([...anna.errors, ...bo.errors]).toEqual([]);
  await Promise.all([leave(anna.context), leave(bo.context)]);
});

test('on a phone on its side one writes without scrolling, and where three walk a road on one that stands phrases are read', async () => {
  const anna = await hall.visitor({ locale: 'de-DE', width: 740, height: 360, touch: true, atOnce: true });
  await anna.page.goto(hall.bare);
  await ask(anna.page, 'POST', '/api/session', { name: 'Anna' });
  const { page } = anna;
  const talkAt = async (game: string, seats: number) => {
    const bots = Array.from({ length: seats - 1 }, () => 'easy');
    const { code } = await ask(page, 'POST', '/api/matches', { game, seats, bots, start: true });
    await page.goto(`${hall.address}/t/${code}`);
    await page.locator('.frame[data-bar=mine]').waitFor();
    const story = page.locator('.dy-quest .btn');
    if (game === 'dystopia') await story.or(page.locator('.talk-button')).first().waitFor();
    if (await story.isVisible()) await story.tap();
    await page.locator('.talk-button').tap();
    await page.locator('.talk-mouth textarea').waitFor();
  };
  for (const game of ['dystopia', 'talisman']) {
    await talkAt(game, 3);
    const box = (await page.locator('.talk-mouth textarea').boundingBox())!;
    expect([game, box.y >= 0 && box.y + box.height <= 360]).toEqual([game, true]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await talkAt('nachtwacht', 3);
  await page.locator('.talk-mouth form .icon-btn').first().tap();
  await page.locator('.talk-phrases li').first().waitFor();
  const whole = await page.evaluate(() => {
    const list = document.querySelector('.talk-phrases ul')!.getBoundingClientRect();
    return [...document.querySelectorAll('.talk-phrases li')].filter((one) => one.getBoundingClientRect().bottom <= list.bottom).length;
  });
  expect(whole).toBeGreaterThanOrEqual(4);
  expect(anna.errors).toEqual([]);
  await leave(anna.context);
});

test('beside a square board talk is the last tab of the chronicle, in each language in sight, and is back at the story by another tab', async () => {
  const anna = await hall.visitor({ locale: 'fr-FR', width: 1024, height: 768, atOnce: true });
  const { page } = anna;
  await page.goto(hall.bare);
  await ask(page, 'POST', '/api/session', { name: 'Anna' });
  const { code } = await ask(page, 'POST', '/api/matches', { game: 'talisman', seats: 2, bots: ['easy'], start: true });
  await page.goto(`${hall.address}/t/${code}`);
  const tab = page.locator('.log-tabs .talk-tab');
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await tab.evaluate((one) => [one.textContent, one.scrollWidth > one.clientWidth + 1])).toEqual(['Discussion', false]);
    // All tabs stand in one line.
    const lines = await page
      .locator('.log-tabs button')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    expect(lines).toBe(1);
    const [last, rail] = [(await tab.boundingBox())!, (await page.locator('.side').boundingBox())!];
    expect(last.x + last.width).toBeLessThanOrEqual(rail.x + rail.width + 1);
  }
  await tab.click();
  await page.locator('.side .talk-page textarea').waitFor();
  expect(await page.locator('.side .log').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Récit' }).click();
  await page.locator('.side .log').waitFor();
  expect(await page.locator('.talk-page').count()).toBe(0);
  expect(anna.errors).toEqual([]);
  await leave(anna.context);
});
