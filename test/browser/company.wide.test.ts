import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { type Hall, openHall } from './harness.ts';

/* What people at one table are told of each other: who is invited, who has asked for another match. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
}, 120_000);
afterAll(() => hall?.close());

type Ask = (method: string, path: string, body?: object) => Promise<{ id: string; code: string; status: string }>;

/** Somebody in a browser, and the same person as a program. */
async function somebody(name: string, more: object = {}) {
  const { page, context, errors } = await hall.visitor({ atOnce: true, ...more });
  const { id, token } = (await (
    await fetch(`${hall.address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
  ).json()) as { id: string; token: string };
  await context.addCookies([{ name: 'questhall', value: token, url: hall.address }]);
  const ask: Ask = async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (
      await fetch(hall.address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    ).json() as ReturnType<Ask>;
  };
  return { page, errors, ask, id };
}

test('another match: the one who is asked is told at once, and the one who asks sees whose answer is missing', async () => {
  const anna = await somebody('Anna');
  const bo = await somebody('Bo', { width: 360, height: 740, touch: true });
  const { id, code } = await anna.ask('POST', '/api/matches', { game: 'nachtwacht', seats: 2, options: { pathLength: 'short' } });
  await bo.ask('POST', `/api/matches/${id}/seats/1/join`, {});
  await anna.ask('POST', `/api/matches/${id}/start`, {});
  await bo.page.goto(`${hall.address}/t/${code}`);
  await bo.page.locator('.decide').waitFor();
  await anna.ask('POST', `/api/matches/${id}/seats/0/bot`, { level: 'easy' });
  await bo.ask('POST', `/api/matches/${id}/seats/1/bot`, { level: 'easy' });
  await bo.page.getByRole('button', { name: 'Play again' }).waitFor({ timeout: 60_000 });
  expect(await bo.page.getByText('You are invited to another match').count()).toBe(0);
  const next = await anna.ask('POST', `/api/matches/${id}/rematch`, { wait: true });
  await bo.page.getByText('You are invited to another match: the new table is set.').waitFor();
  expect(await barriers(bo.page)).toEqual([]);

  await anna.page.goto(`${hall.address}/t/${next.code}`);
  await anna.page.getByText('One invitation is unanswered: wait for the answer, or take it back to free the seat.').waitFor();
  // By the link of the new table, on a device that has never asked for the name.
  await bo.page.goto(`${hall.address}/t/${next.code}`);
  expect(await bo.page.getByLabel('Your name').inputValue()).toBe('Bo');
  expect(await bo.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await anna.page.getByText('Everybody is here.').waitFor();
  expect([...anna.errors, ...bo.errors]).toEqual([]);
});
