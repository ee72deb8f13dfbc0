import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';

/* My matches as an inbox: what waits for me stands first, with the time that is left; who has answered is led to the next. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('after an answer a plate leads to the next match that waits for me', async () => {
  const { page, context, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  await page.goto(hall.bare);
  const ask = (who: string | null, method: string, path: string, body: object = {}) =>
    page.evaluate(
      async ([who, method, path, body]) => {
        const headers = { 'content-type': 'application/json', ...(who ? { authorization: `Bearer ${who as string}` } : {}) };
        const answer = await fetch(path as string, {
          method: method as string,
          headers,
          credentials: who ? 'omit' : 'same-origin',
          ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as { id: string; code: string; token: string };
      },
      [who, method, path, body] as const,
    );
  await ask(null, 'POST', '/api/session', { name: 'Anna' });
  // Without a cookie, so that Anna's stays: somebody who never answers.
  const answer = await fetch(`${hall.address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Bo"}',
  });
  const { token } = (await answer.json()) as { token: string };
  const begin = async (clock: number | null) => {
    const table = await ask(null, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2, clock });
    await ask(token, 'POST', `/api/matches/${table.id}/seats/1/join`);
    await ask(null, 'POST', `/api/matches/${table.id}/start`);
    return table;
  };
  const first = await begin(null);
  const second = await begin(86_400);

  await page.goto(hall.address);
  const lines = page.locator('.match-list').first().locator('.match-line');
  await lines.nth(1).waitFor();
  // The one whose clock runs stands first, though the other has waited longer.
  expect(await lines.nth(0).getAttribute('href')).toBe(`/t/${second.code}`);
  expect(await lines.nth(0).textContent()).toMatch(/24 hrs? left/);
  expect(await lines.nth(1).textContent()).not.toContain('left');
  // Bo has not committed a card either, which everybody at the table sees.
  expect(await lines.nth(0).textContent()).toMatch(/waiting for you since \d\d:\d\d · 24 hrs? left/);
  const bos = await (await fetch(`${hall.address}/api/matches?of=mine`, { headers: { authorization: `Bearer ${token}` } })).json();
  expect((bos as { waiting: { seats: number[] } }[]).map(({ waiting }) => waiting.seats)).toEqual([
    [0, 1],
    [0, 1],
  ]);

  await page.goto(`${hall.address}/t/${first.code}`);
  await page.locator('.frame[data-bar="mine"]').waitFor();
  const { seat, sight } = (await ask(null, 'GET', `/api/matches/${first.id}/view`)) as unknown as {
    seat: number;
    sight: { decisions: { id: number; options: { id: string }[] }[] };
  };
  const [asked] = sight.decisions;
  await ask(null, 'POST', `/api/matches/${first.id}/actions`, {
    id: 'a-card-of-mine',
    seat,
    decision: asked!.id,
    choice: asked!.options[0]!.id,
  });
  const plate = page.getByRole('link', { name: `Next: Nachtwacht, table ${second.code}` });
  await plate.waitFor();
  expect(await barriers(page)).toEqual([]);
  await plate.click();
  await page.waitForURL(`**/t/${second.code}`);
  await page.locator('.frame[data-bar="mine"]').waitFor();
  expect(errors).toEqual([]);
  await leave(context);
});
