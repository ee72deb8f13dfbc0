import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { ask } from './ask.ts';
import { BY_SIGHT, barriers, settled } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';

/*
 * A turn planned ahead, as its owner meets it: the note at one's own hand while others move, the sheet on which it is written
 * by keyboard alone, and the next round, in which the card is chosen without a touch.
 */

/** Pictures for the eye, where a folder for them is named. */
const PICTURES = process.env.PICTURES;
const picture = async (page: Page, name: string) => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
};

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/**
 * Answers what this page's person is asked in the first round, over HTTP: the named card for a step card, else the first option.
 * In the next round nobody answers for him whose plan it is, however late the last round ends; who stands before a monster then,
 * and has no plan, fights it before the others choose.
 */
const answer = (page: Page, match: string, card: string) =>
  page.evaluate(
    async ([id, wanted]) => {
      const { sight, seat } = await (await fetch(`/api/matches/${id}/view`)).json();
      const asked = sight.decisions[0];
      if (!asked || (sight.view.round !== 1 && !(seat === 0 && asked.kind === 'fight'))) return null;
      const choice = asked.kind === 'commit' ? wanted : asked.options[0].id;
      const body = JSON.stringify({ id: `by-hand-${Math.random()}`, seat, decision: asked.id, choice });
      await fetch(`/api/matches/${id}/actions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return asked.kind as string;
    },
    [match, card] as const,
  );

const DESK = { width: 1440, height: 900 };
const PLANNED = [
  [
    1440,
    900,
    'en-GB',
    {
      write: 'Plan your next turn',
      kept: 'Planned: your next turn',
      keep: 'Keep the plan',
      first: 'Step card: wish 1',
      at: 'Your plan is being carried out',
    },
  ],
  [
    360,
    740,
    'de-DE',
    {
      write: 'Nächsten Zug planen',
      kept: 'Geplant: dein nächster Zug',
      keep: 'Plan behalten',
      first: 'Schrittkarte: Wunsch 1',
      at: 'Dein Plan wird ausgeführt',
    },
  ],
] as const;

// The short form goes the way on a phone, and looks at the sheet on both screens.
for (const [width, height, locale, words] of sized(PLANNED.slice(1), [...PLANNED]))
  test(`a card is planned by keyboard and chosen without a touch, ${width} wide`, async () => {
    const anna = await hall.visitor({ locale, width, height });
    await anna.page.goto(hall.bare);
    const { code, id } = await anna.page.evaluate(async () => {
      const post = async (path: string, body: object) =>
        (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
      await post('/api/session', { name: 'Anna' });
      return (await post('/api/matches', { game: 'nachtwacht', seats: 2 })) as { code: string; id: string };
    });
    const { page, context, errors } = await hall.visitor({ locale, width, height });
    await page.goto(hall.bare);
    await page.evaluate(async (match) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/session', { method: 'POST', headers, body: '{"name":"Bo"}' });
      await fetch(`/api/matches/${match}/seats/1/join`, { method: 'POST', headers, body: '{}' });
    }, id);
    await anna.page.evaluate((match) => fetch(`/api/matches/${match}/start`, { method: 'POST' }), id);
    await page.goto(`${hall.address}/t/${code}`);
    await page.locator('.frame').waitFor();
    expect(await page.getByRole('button', { name: words.write }).count()).toBe(0);
    expect(await answer(page, id, '1')).toBe('commit');

    const note = page.getByRole('button', { name: words.write });
    await note.waitFor();
    await picture(page, `plan-note-${width}`);
    await note.focus();
    await page.keyboard.press('Enter');
    const card = page.getByLabel(words.first);
    await card.waitFor();
    await card.selectOption('4');
    await picture(page, `plan-sheet-${width}`);
    expect(await barriers(page)).toEqual([]);
    if (sized(true, false)) {
      await page.setViewportSize(DESK);
      await card.waitFor();
      expect(await barriers(page, BY_SIGHT)).toEqual([]);
      await page.setViewportSize({ width, height });
    }
    const keep = page.getByRole('button', { name: words.keep });
    await keep.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: words.kept }).waitFor();
    await picture(page, `plan-kept-${width}`);

    // The round goes on; in the next one nobody touches Bo's page, and his card lies there.
    // It says so while it does it: on a busy machine that is over before somebody looks again, so the page notes it.
    await page.evaluate((at) => {
      const saysSo = (one: Element) => one.getAttribute('aria-label')?.includes(at) || one.textContent?.includes(at);
      const look = () => {
        if ([...document.querySelectorAll('button')].some(saysSo)) document.documentElement.dataset.carriedOut = at;
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      look();
    }, words.at);
    const carriedOut = () => page.evaluate(() => document.documentElement.dataset.carriedOut);
    for (const until = Date.now() + 60_000; Date.now() < until && (await carriedOut()) === undefined; ) {
      await answer(anna.page, id, '2');
      await answer(page, id, '1');
      // Secret answers are taken at ticks: it may be a while before the round goes on.
      await page.waitForTimeout(100);
    }
    expect(await carriedOut()).toBe(words.at);
    const seen = await page.evaluate(async (match) => (await (await fetch(`/api/matches/${match}/view`)).json()).sight.view, id);
    expect([seen.round, seen.yourCommit]).toEqual([2, '4']);
    await picture(page, `plan-at-work-${width}`);
    expect(errors).toEqual([]);
    await leave(context);
    await leave(anna.context);
  });

test.each(
  sized(
    [[740, 360]],
    [
      [1440, 900],
      [740, 360],
    ],
  ) as [number, number][],
)('the slip for a plan comes after the table, and nothing moves for it, %i wide', async (width, height) => {
  const anna = await hall.visitor();
  await anna.page.goto(hall.bare);
  const { id, code } = await ask<{ id: string; code: string }>(anna.page, 'POST', '/api/session', { name: 'Anna' }).then(() =>
    ask<{ id: string; code: string }>(anna.page, 'POST', '/api/matches', { game: 'talisman', seats: 2 }),
  );
  const bo = await hall.visitor({ width, height });
  await bo.page.goto(hall.bare);
  await ask(bo.page, 'POST', '/api/session', { name: 'Bo' });
  await ask(bo.page, 'POST', `/api/matches/${id}/seats/1/join`);
  await ask(anna.page, 'POST', `/api/matches/${id}/start`);
  // Whoever does not begin waits, and may plan.
  const { seat } = await ask<{ seat: number }>(anna.page, 'GET', `/api/matches/${id}/view`);
  const { sight } = await ask<{ sight: { waiting: number[] } }>(anna.page, 'GET', `/api/matches/${id}/view`);
  const { page } = sight.waiting.includes(seat) ? bo : anna;
  await page.setViewportSize({ width, height });
  // The slip is held back until the rest has been measured.
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/plan*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('.slot-hand').waitFor();
  await page.waitForFunction(() => document.querySelector('.frame')?.getAttribute('data-bar') === 'waiting');
  await settled(page);
  const places = () =>
    page.evaluate(() =>
      ['.waiting', '.decide', '.slot-hand', '.slot-board'].map((what) => {
        const { x, y, height: high } = document.querySelector(what)!.getBoundingClientRect();
        return [what, x, y, high];
      }),
    );
  const before = await places();
  expect(await page.locator('.plan-note').count()).toBe(0);
  release();
  await page.locator('.plan-note').waitFor();
  await settled(page);
  expect(await places()).toEqual(before);
  // On a phone talk reaches down to where the slip lies: it is not over what one writes, and back with the board.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.frame[data-layout=phone] .plan-note').waitFor();
  // Nor is it over the small map, in whichever corner that lies.
  await page.locator('.ts-minimap').waitFor();
  await settled(page);
  const [slip, map] = [await page.locator('.plan-note').boundingBox(), await page.locator('.ts-minimap').boundingBox()];
  const apart =
    slip!.x + slip!.width <= map!.x ||
    map!.x + map!.width <= slip!.x ||
    slip!.y >= map!.y + map!.height ||
    map!.y >= slip!.y + slip!.height;
  expect(apart, JSON.stringify({ slip, map })).toBe(true);
  await page.getByRole('button', { name: 'Talk', exact: true }).click();
  await page.locator('.talk-drawer').waitFor();
  expect(await page.locator('.plan-note').isVisible()).toBe(false);
  await page.locator('.talk-drawer').getByRole('button', { name: 'Close' }).first().click();
  await page.locator('.plan-note').waitFor();
  expect(bo.errors.concat(anna.errors)).toEqual([]);
});
