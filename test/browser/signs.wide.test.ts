import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { step } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { asProgram, shortMatch } from './table.ts';

/** The small signs around a match: whose turn it is, how long it may take, what is heard, how a table is shared. */

let hall: Hall;
beforeAll(async () => {
  // Where time is up bots play on: not a whole match at once, for which nobody here waits.
  hall = await openHall({}, undefined, undefined, { botDelay: [100, 100] });
});
afterAll(async () => {
  await hall?.close();
});

const sitAtShortMatch = async (page: Page) => {
  await shortMatch(hall, page);
  await page.locator('.decide[data-state="mine"]').waitFor();
};

test('whose turn it is stands in the tab, in the list of matches first, and in words', async () => {
  const { page, errors } = await hall.visitor();
  await sitAtShortMatch(page);
  expect(await page.title()).toMatch(/^● Nachtwacht/);
  const code = new URL(page.url()).pathname.split('/').at(-1) as string;
  // A newer table that waits for others comes after it.
  await page.goto(`${hall.address}/new/nachtwacht`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.locator('.invite').waitFor();
  await page.goto(hall.address);
  const lines = page.locator('.match-list .match-line');
  await lines.nth(1).waitFor();
  expect(await lines.first().getAttribute('href')).toBe(`/t/${code}`);
  expect(await lines.first().innerText()).toContain('your turn');
  expect(await lines.nth(1).innerText()).not.toContain('your turn');
  expect(errors).toEqual([]);
});

test('a clock is named in the lobby and runs down at the table', async () => {
  const { page, errors } = await hall.visitor();
  await page.goto(`${hall.address}/new/nachtwacht`);
  await page.getByLabel('Your name').fill('Ann');
  const choice = (group: string, name: string) => page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  await choice('How many play?', '2').check();
  await choice('How many of them are bots?', '1').check();
  await choice('Time per decision', '30 seconds').check();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.locator('.lobby-options').getByText('Time per decision: 30 seconds.').waitFor();
  await page.getByRole('button', { name: 'Begin the match' }).click();
  await page.locator('.decide[data-state="mine"]').waitFor();
  const clock = page.locator('.clock').first();
  const left = async () => Number(/\d+(?=\D*$)/.exec(await clock.innerText())?.[0]);
  const before = await left();
  expect(before).toBeGreaterThan(20);
  expect(before).toBeLessThanOrEqual(30);
  await expect.poll(left).toBeLessThan(before);
  expect(errors).toEqual([]);
});

test('a reserve is named in the lobby, stands on the plate and runs down after the time of a decision, on a phone and on a desk', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
  await page.goto(hall.bare);
  const set = (wanted: object) =>
    page.evaluate(async (wanted) => {
      const post = async (path: string, body: object) =>
        (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
      await post('/api/session', { name: 'Ann' });
      return post('/api/matches', { game: 'dystopia', seats: 4, bots: ['easy', 'easy', 'easy'], clock: 5, ...wanted });
    }, wanted);
  const { code } = await set({ reserve: 1800, increment: true, overtime: 'bot', clock: 9 });
  await page.goto(`${hall.address}/t/${code}`);
  const words = page.locator('.lobby-options');
  const said =
    'In reserve for each person: 30 minutes. Time left over from a decision refills it. When time is up: A bot plays until they are back.';
  await words.getByText(said).waitFor();
  await page.getByRole('button', { name: 'Begin the match' }).click();
  const reserve = page.locator('.seat-reserve');
  await reserve.first().waitFor();
  // Bots have none that matters.
  expect(await reserve.count()).toBe(1);
  expect(await reserve.innerText()).toContain('30:00');
  expect(await reserve.locator('.vh').textContent()).toBe('in reserve: 30:00');
  await page.locator('.clock.soon').waitFor();
  await page
    .getByText(/^29:5\d$/)
    .first()
    .waitFor();
  expect(await reserve.innerText()).toMatch(/29:\d\d/);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await page.waitForFunction(
      (phone) => (document.querySelector('.frame')?.getAttribute('data-layout') === 'phone') === phone,
      size.width < 500,
    );
    const box = (await reserve.boundingBox())!;
    expect(box.width).toBeGreaterThan(10);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
  }

  const out = await set({ overtime: 'out', start: true });
  await page.goto(`${hall.address}/t/${out.code}`);
  await page.getByText('Your time at this table is up: a bot plays to the end.').waitFor();
  expect(await page.getByRole('button', { name: 'Take my seat back' }).count()).toBe(0);
  await page.locator('.seats .seat').first().click();
  await page.getByRole('dialog').getByText('out of time: a bot plays to the end').waitFor();
  expect(errors).toEqual([]);
});

test('a table is shared by what the device has for it, and by its link', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 640, touch: true });
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: ShareData) => Object.assign(window, { shared: what }) });
  });
  await page.goto(`${hall.address}/new/nachtwacht`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Set the table' }).tap();
  const link = await page.locator('.invite input').inputValue();
  await page.locator('.invite').getByRole('button', { name: 'Share' }).tap();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.url).toBe(link);
  expect(shared.title).toContain('Nachtwacht');
  expect(errors).toEqual([]);
});

test.each([
  { volume: 0.5, heard: true },
  { volume: 0, heard: false },
])('at volume $volume the table is heard: $heard', async ({ volume, heard }) => {
  const { page, errors } = await hall.visitor();
  await page.addInitScript((kept) => {
    localStorage.setItem('questhall.settings', JSON.stringify({ volume: kept, tips: false }));
    const start = AudioBufferSourceNode.prototype.start;
    Object.assign(window, { sounds: 0 });
    AudioBufferSourceNode.prototype.start = function (...when) {
      (window as unknown as { sounds: number }).sounds++;
      start.apply(this, when);
    };
  }, volume);
  await sitAtShortMatch(page);
  // Browsers let nothing be heard before the first touch.
  await page.mouse.click(5, 300);
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
  // The first card that is laid down is heard; three answers are enough to say that nothing is.
  for (let turn = 0; turn < (heard ? 14 : 3) && !(heard && (await sounds()) > 0); turn++) {
    await step(page, 'mouse', turn * 3);
    await page.waitForTimeout(150);
  }
  expect((await sounds()) > 0).toBe(heard);
  expect(errors).toEqual([]);
});

test('who watches sees no hand, and is not asked', async () => {
  const ask = await asProgram(hall, 'Host');
  const { code, id } = await ask('POST', '/api/matches', { game: 'nachtwacht', seats: 2, bots: ['easy'] });
  await ask('POST', `/api/matches/${id}/start`, {});
  const { page, errors } = await hall.visitor();
  await page.goto(`${hall.address}/t/${code}`);
  await page.getByRole('button', { name: 'Watch' }).click();
  await page.locator('.decide').waitFor();
  expect(await page.locator('.nw-hand').count()).toBe(0);
  expect(await page.title()).not.toContain('●');
  expect(errors).toEqual([]);
});
