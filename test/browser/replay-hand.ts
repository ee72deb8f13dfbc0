import type { Page } from 'playwright-core';
import type { Hall } from './harness.ts';
import { entered } from './table.ts';

/** Whole matches are played by a program. */
export const FAST = { perSecond: 10_000, burst: 10_000 };

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Made for the first who asks, and for all after them. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export const scrub = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });
export const moment = async (page: Page) => Number(await scrub(page).inputValue());
export const told = (page: Page) => page.locator('.replay-bar .told').innerText();
export const lines = (page: Page) => page.locator('.log li').count();
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Ann, the host, and Bo at a match with two bots. */
export async function tableForTwo(hall: Hall) {
  const [ann, bo] = [await entered(hall, 'Ann'), await entered(hall, 'Bo')];
  const { id, code } = await ann.ask('POST', '/api/matches', { game: 'nachtwacht', seats: 4, bots: ['easy', 'easy'] });
  await bo.ask('POST', `/api/matches/${id}/seats/3/join`, {});
  await ann.ask('POST', `/api/matches/${id}/start`, {});
  return { ann, bo, id, table: `${hall.address}/t/${code}` };
}
