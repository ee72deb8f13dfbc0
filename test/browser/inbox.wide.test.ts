import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';

/* My matches as an inbox: what waits for me stands first, with the time that is left; who has answered is led to the next. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** Asks the server as this page's person, or as the one with this token. */
const askIn =
  (page: Page) =>
  (who: string | null, method: string, path: string, body: object = {}) =>
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

/** Anna in this page, and Bo, who never answers: how to ask, and to begin a match of theirs. */
async function annaAndBo(page: Page) {
  await page.goto(hall.bare);
  const ask = askIn(page);
  await ask(null, 'POST', '/api/session', { name: 'Anna' });
  // Without a cookie, so that Anna's stays.
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
  /** Anna commits a card, as if on another device. */
  const commit = async (id: string) => {
    const { seat, sight } = (await ask(null, 'GET', `/api/matches/${id}/view`)) as unknown as {
      seat: number;
      sight: { decisions: { id: number; options: { id: string }[] }[] };
    };
    const [asked] = sight.decisions;
    await ask(null, 'POST', `/api/matches/${id}/actions`, {
      id: 'a-card-of-mine',
      seat,
      decision: asked!.id,
      choice: asked!.options[0]!.id,
    });
  };
  return { ask, token, begin, commit };
}

test('after an answer a plate leads to the next match that waits for me', async () => {
  const { page, context, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  const { token, begin, commit } = await annaAndBo(page);
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
  await commit(first.id);
  const plate = page.getByRole('link', { name: `Next: Nachtwacht, table ${second.code}` });
  await plate.waitFor();
  expect(await barriers(page)).toEqual([]);
  await plate.click();
  await page.waitForURL(`**/t/${second.code}`);
  await page.locator('.frame[data-bar="mine"]').waitFor();
  expect(errors).toEqual([]);
  await leave(context);
});

test('the list goes on by itself while the hall is open: what begins to wait, what was answered elsewhere, how long there is time', async () => {
  const { page, context, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  const { begin, commit } = await annaAndBo(page);
  await page.clock.install();
  await page.goto(hall.address);
  await page.locator('.promises').waitFor();
  expect(await page.locator('.my-matches .match-line').count()).toBe(0);

  const { id } = await begin(86_400);
  await page.clock.fastForward(31_000);
  const line = page.locator('.my-matches .match-line');
  await line.locator('.turn-mark').waitFor();
  // The picture at the left, words and the golden button beside it.
  const [card, picture, take] = await Promise.all(
    [line, line.locator('.lid'), line.locator('.match-take')].map(async (one) => (await one.boundingBox())!),
  );
  expect(card!.height).toBeLessThan(230);
  expect(take!.x).toBeGreaterThan(picture!.x + picture!.width);
  expect(take!.width).toBeGreaterThan(120);
  expect(await line.textContent()).toMatch(/waiting for you since \d\d:\d\d · 24 hrs? left/);
  // An hour and a half later by the clock of the page, which looks again as it comes into sight.
  await page.clock.fastForward(5_400_000);
  await page.getByText(/waiting for you since .*\d\d:\d\d · 2[23] hrs? left/).waitFor();

  await commit(id);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await line.locator('.turn-mark').waitFor({ state: 'detached' });
  expect(await line.textContent()).toContain('waiting for Bo since');
  expect(errors).toEqual([]);
  await leave(context);
});

test('at a table of days the next match opens by itself after an answer, unless somebody touches anything', async () => {
  const { page, context, errors } = await hall.visitor({ atOnce: true });
  const { begin } = await annaAndBo(page);
  const [first, second, third] = [await begin(86_400), await begin(86_400), await begin(86_400)];
  await page.clock.install();
  await page.goto(`${hall.address}/t/${first.code}`);
  const answer = async () => {
    await page.locator('.frame[data-bar="mine"]').waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.locator('.frame[data-bar="waiting"]').waitFor();
    await page.clock.fastForward(3_000);
    await page.locator('.next-match').waitFor();
  };
  await answer();
  await page.getByText('Opens by itself in a moment.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.clock.fastForward(8_000);
  await page.waitForURL(`**/t/${second.code}`);

  await answer();
  await page.getByText('Opens by itself in a moment.').waitFor();
  await page.mouse.click(2, 300);
  await page.getByText('Opens by itself in a moment.').waitFor({ state: 'detached' });
  await page.clock.fastForward(30_000);
  expect(page.url()).toContain(second.code);
  // Whoever has not answered here is led nowhere.
  await page.reload();
  await page.locator('.frame[data-bar="waiting"]').waitFor();
  await page.clock.fastForward(3_000);
  await page.getByRole('link', { name: `Next: Nachtwacht, table ${third.code}` }).waitFor();
  await page.clock.fastForward(30_000);
  expect(page.url()).toContain(second.code);
  expect(errors).toEqual([]);
  await leave(context);
});

test('who sits down at a table of days and is told by no way reads so, and where that is changed', async () => {
  const { page, context, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  const { ask } = await annaAndBo(page);
  const { code } = await ask(null, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2, clock: 86_400 });
  const quick = await ask(null, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2, clock: 90 });
  const untold = page.getByText('Nothing lets you know yet when this match waits for you.');
  await page.goto(`${hall.address}/t/${quick.code}`);
  await page.locator('.lobby').waitFor();
  expect(await untold.count()).toBe(0);
  await page.goto(`${hall.address}/t/${code}`);
  await untold.waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Be told when it is your turn' }).tap();
  await page.waitForURL('**/calls');
  await page.getByRole('button', { name: 'Make an address' }).tap();
  await page.getByLabel('Address of the feed').waitFor();
  const known = page.waitForResponse(`${hall.address}/api/calls`);
  await page.goto(`${hall.address}/t/${code}`);
  await known;
  await page.locator('.lobby').waitFor();
  expect(await untold.count()).toBe(0);
  expect(errors).toEqual([]);
  await leave(context);
});
