import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';

/*
 * Talk at a table, in two browsers: what one says by keyboard the other reads in another language, counts as new, hears from
 * a screen reader's region, and can do without; on a phone it never lies over what is asked.
 */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ talk: { perSecond: 100, burst: 100 }, reactions: { perSecond: 100, burst: 100 } });
});
afterAll(() => hall.close());

/** Asks the server as this page's person. */
const ask = (page: Page, method: string, path: string, body: object = {}) =>
  page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(path as string, {
        method: method as string,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { id: string; code: string };
    },
    [method, path, body] as const,
  );

/** Anna at a desk and Bo on a phone, in the lobby of a table. */
async function twoAtTable() {
  const anna = await hall.visitor({ locale: 'en-GB', atOnce: true });
  const bo = await hall.visitor({ locale: 'nl-NL', width: 360, height: 740, touch: true, atOnce: true });
  for (const [{ page }, name] of [
    [anna, 'Anna'],
    [bo, 'Bo'],
  ] as const) {
    await page.goto(hall.bare);
    await ask(page, 'POST', '/api/session', { name });
  }
  const { id, code } = await ask(anna.page, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2 });
  await ask(bo.page, 'POST', `/api/matches/${id}/seats/1/join`);
  return { anna, bo, id, code };
}

test('two people talk in the lobby and at the table', async () => {
  const { anna, bo, id, code } = await twoAtTable();
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

test('a line of the chronicle is reacted to by keyboard and by touch, and the other one sees and hears it', async () => {
  const { anna, bo, id, code } = await twoAtTable();
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
