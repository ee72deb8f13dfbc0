import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, ask } from './ask.ts';
import { barriers, settled } from './axe.ts';
import { type Hall, openHall } from './harness.ts';

/*
 * What happened since one's last move, on two devices of one person in two languages: the same pictures and lines on both, in
 * each its own words; what was closed on one is not told on the other.
 */

/** A program plays for both. */
const FAST = { perSecond: 10_000, burst: 10_000 };

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST } });
});
afterAll(() => hall.close());

interface Seen {
  seat: number;
  sight: { decisions: { id: number; options: { id: string }[]; choose?: { min: number } }[] };
  log: { event: { type: string } }[];
}

/** Both answer with the first option, as programs do, until Anna has moved and Bo has had a turn since. */
async function play(anna: Page, bo: Page, id: string): Promise<void> {
  let since = -1;
  for (let n = 0; n < 600; n++)
    for (const page of [anna, bo]) {
      const { sight, seat, log } = await ask<Seen>(page, 'GET', `/api/matches/${id}/view`);
      const asked = sight.decisions[0];
      const turns = log.filter(({ event }) => event.type === 'turnBegan').length;
      if (!asked) continue;
      if (page === anna && turns >= 5 && since >= 0 && turns > since) return;
      const choice = asked.choose ? asked.options.slice(0, asked.choose.min).map((o) => o.id) : asked.options[0]!.id;
      await act(page, id, { id: `by-program-${n}-${seat}`, seat, decision: asked.id, choice });
      if (page === anna && turns >= 3) since = turns;
    }
  throw new Error('Bo had no turn after Anna');
}

const FOLDER = process.env.QUESTHALL_PICTURES;

test('a laptop in English and a phone in German tell the same; closed on one, it is gone on the other', async () => {
  const anna = await hall.visitor({ locale: 'en-GB', atOnce: true, width: 1440, height: 900 });
  const phone = await hall.visitor({ locale: 'de-DE', atOnce: true, width: 360, height: 740, touch: true });
  const bo = await hall.visitor({ locale: 'nl-NL', atOnce: true, width: 1440, height: 900 });
  let asked = 0;
  anna.page.on('request', (request) => {
    if (request.url().endsWith('/digest') && request.method() === 'GET') asked++;
  });
  for (const { page } of [anna, phone, bo]) await page.goto(hall.bare);
  await ask(anna.page, 'POST', '/api/session', { name: 'Anna' });
  await ask(bo.page, 'POST', '/api/session', { name: 'Bo' });
  const link = await ask(anna.page, 'POST', '/api/session/link', {});
  await ask(phone.page, 'POST', '/api/session/devices', { code: link.code });
  const { id, code } = await ask(anna.page, 'POST', '/api/matches', { game: 'talisman', seats: 2 });
  await ask(bo.page, 'POST', `/api/matches/${id}/seats/1/join`);
  await ask(anna.page, 'POST', `/api/matches/${id}/start`);
  await play(anna.page, bo.page, id);

  for (const { page } of [anna, phone]) {
    await page.goto(`${hall.address}/t/${code}`);
    await page.locator('.since summary').waitFor();
    await settled(page);
  }
  // What the pages gave by themselves, since there was no other answer, is told by now.
  for (const { page } of [anna, phone]) {
    await page.reload();
    await page.locator('.since summary').click();
  }
  const told: { count: number; lines: { n: number }[] } = await ask(anna.page, 'GET', `/api/matches/${id}/seats/0/digest`);
  expect(told.lines.length).toBeGreaterThan(0);
  expect(told.lines.length).toBeLessThanOrEqual(6);
  // Once for each time that the table was opened, and by this test.
  expect(asked).toBe(3);
  const summary = (page: Page) => page.locator('.since summary').innerText();
  expect(await summary(anna.page)).toMatch(new RegExp(`^${told.count} things? happened since your last move$`));
  expect(await summary(phone.page)).toMatch(new RegExp(`^${told.count} Ereignis(se)? seit deinem letzten Zug$`));
  // As many lines on both, each with its picture; the rest is one more line.
  const lines = told.lines.length + (told.count > told.lines.length ? 1 : 0);
  for (const { page } of [anna, phone]) {
    expect(await page.locator('.since li').count()).toBe(lines);
    expect(await page.locator('.since li .glimpse').count()).toBe(told.lines.length);
    await settled(page);
    const box = (await page.locator('.since').boundingBox())!;
    const [width, height] = await page.evaluate(() => [innerWidth, innerHeight]);
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width! && box.y + box.height <= height!, JSON.stringify(box)).toBe(true);
  }
  expect(await barriers(anna.page)).toEqual([]);
  if (FOLDER) {
    await anna.page.screenshot({ path: `${FOLDER}/digest-desktop.png` });
    await phone.page.screenshot({ path: `${FOLDER}/digest-phone.png` });
  }
  const ofLaptop = await anna.page.locator('.since li').allInnerTexts();
  await anna.page.reload();
  await anna.page.locator('.since summary').click();
  expect(await anna.page.locator('.since li').allInnerTexts()).toEqual(ofLaptop); // open as long as nobody closes it

  await phone.page.getByRole('button', { name: 'Schließen' }).and(phone.page.locator('.since button')).click();
  await phone.page.locator('.since').waitFor({ state: 'detached' });
  await expect.poll(() => ask(anna.page, 'GET', `/api/matches/${id}/seats/0/digest`)).toBeNull();
  await anna.page.reload();
  await anna.page.locator('.frame[data-bar]').waitFor();
  await settled(anna.page);
  expect(await anna.page.locator('.since').count()).toBe(0);
  expect([...anna.errors, ...phone.errors, ...bo.errors]).toEqual([]);
});
