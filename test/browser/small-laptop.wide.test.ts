import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTable } from './dystopia-hand.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { playedMatch } from './table.ts';

/* A small laptop, 1024 × 768: nothing stands alone, and nothing lies under buttons. */

const LAPTOP = { width: 1024, height: 768 };
const FAST = { perSecond: 1000, burst: 1000 };

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST }, messages: FAST });
});
afterAll(() => hall?.close());

test('at the inn no hero of four stands alone in a row', async () => {
  const { page, context, errors } = await hall.visitor({ ...LAPTOP, atOnce: true });
  const { code } = await newTable(hall, page, { name: 'Ann', seats: 1, start: true, options: { heroes: 4, level: 3, muster: 'all' } });
  await page.goto(`${hall.address}/t/${code}`);
  const party = page.locator('.dy-party > li');
  await party.nth(3).waitFor();
  const rows = new Map<number, number>();
  for (const one of await party.all()) {
    const y = Math.round((await one.boundingBox())!.y);
    rows.set(y, (rows.get(y) ?? 0) + 1);
  }
  expect(Math.min(...rows.values())).toBeGreaterThan(1);
  expect(errors).toEqual([]);
  await leave(context);
});

test('the order in which a match of Nachtwacht ended stands above the buttons', async () => {
  const { code } = await playedMatch(hall, { seats: 4, options: { pathLength: 'short' } });
  const { page, context, errors } = await hall.visitor({ ...LAPTOP, calm: true });
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('.result .after-moment').first().waitFor({ timeout: 60_000 });
  const last = (await page.locator('.nw-ranking > li').last().boundingBox())!;
  const buttons = (await page.locator('.result-buttons .btn').first().boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(buttons.y);
  expect(errors).toEqual([]);
  await leave(context);
});
