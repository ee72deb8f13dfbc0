import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { ask } from './ask.ts';
import { type Hall, openHall } from './harness.ts';

/* From somebody's plate to their figure: the board looks there, and a ring in the seat's colour stays for a moment. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const GAMES = [
  { game: 'talisman', options: {}, pawn: '.ts-pawn[data-seat="1"] .ts-standee' },
  { game: 'nachtwacht', options: {}, pawn: '.nw-pawn[data-seat="1"] .nw-standee' },
];

// The larger board, which has further to go, in the short form.
test.each(sized(GAMES.slice(0, 1), GAMES))('$game: on a phone a plate leads to the figure', async ({ game, options, pawn }) => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  await page.goto(hall.bare);
  await ask(page, 'POST', '/api/session', { name: 'Ann' });
  const body = { game, seats: 2, bots: ['easy'], start: true, options };
  const { code } = await ask<{ code: string }>(page, 'POST', '/api/matches', body);
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('[data-bar=mine]').waitFor();
  await page.locator('.seats .seat').nth(1).tap();
  await page.getByRole('button', { name: 'Show on the board' }).tap();
  const ring = page.locator('.seek-ring');
  await ring.waitFor();
  // The window has moved there: the figure lies within the board, and the ring around it.
  const inside = async () => {
    const [board, figure, around] = await Promise.all(
      [page.locator('.slot-board'), page.locator(pawn), ring].map((one) => one.boundingBox({ timeout: 1000 }).catch(() => null)),
    );
    if (!board || !figure || !around) return false;
    const [x, y] = [figure.x + figure.width / 2, figure.y + figure.height / 2];
    const holds = (box: typeof board) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
    return holds(board) && holds(around);
  };
  await expect.poll(inside, { timeout: 2300, interval: 100 }).toBe(true);
  await expect.poll(() => ring.count()).toBe(0);
  expect(errors).toEqual([]);
});
