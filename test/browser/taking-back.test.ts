import type { Sight } from '@questhall/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { act, ask } from './ask.ts';
import { barriers, settled } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';

/*
 * Taking a step back at the table, in every game: by Ctrl+Z and by the button, which covers nothing and moves nothing; the
 * chronicle keeps what was taken back, struck through, and screen readers hear of it. Others see no button.
 */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

type View = { sight: Sight };

/** How a step that can be taken back is come by, and whether others hear of it. */
const GAMES: { game: string; options: object; secret?: true; small?: true }[] = [
  { game: 'talisman', options: { edition: 'digital', expansion: 'realm-of-souls', characterChoice: 'three' } },
  { game: 'nachtwacht', options: { pathLength: 'short' }, secret: true, small: true },
  { game: 'dystopia', options: { wizor: 'computer', roundLimit: 3 }, small: true },
];
/** The same on the other screen, and in the other edition. */
const MORE: typeof GAMES = [
  { game: 'talisman', options: { edition: '1986', characterChoice: 'free' } },
  { game: 'nachtwacht', options: {}, secret: true },
  { game: 'talisman', options: { edition: 'digital', characterChoice: 'three' }, small: true },
  { game: 'dystopia', options: { wizor: 'computer' } },
];

test.each(sized(GAMES, [...GAMES, ...MORE]))('a step is taken back: $game $options', async ({ game, options, secret, small }) => {
  const [desk, phone] = [
    { width: 1440, height: 900 },
    { width: 360, height: 740, touch: true },
  ];
  const anna = await hall.visitor({ locale: 'en-GB', atOnce: true, ...(small ? phone : desk) });
  const bo = await hall.visitor({ locale: 'nl-NL', atOnce: true, ...(small ? desk : phone) });
  for (const [{ page }, name] of [
    [anna, 'Anna'],
    [bo, 'Bo'],
  ] as const) {
    await page.goto(hall.bare);
    await ask(page, 'POST', '/api/session', { name });
  }
  const { id, code } = await ask(anna.page, 'POST', '/api/matches', { game, seats: 2, options });
  await ask(bo.page, 'POST', `/api/matches/${id}/seats/1/join`);
  await ask(anna.page, 'POST', `/api/matches/${id}/start`);
  await Promise.all([anna, bo].map(({ page }) => page.goto(`${hall.address}/t/${code}`)));
  const people = [anna, bo];
  let n = 0;
  const view = (page: Page) => ask<View>(page, 'GET', `/api/matches/${id}/view`);

  /** Somebody takes a step that can be taken back; returns who. */
  const toBack = async (): Promise<number> => {
    for (let tries = 0; tries < 60; tries++) {
      for (const [seat, { page }] of people.entries()) {
        const { sight } = await view(page);
        const asked = sight.decisions[0];
        if (!asked) continue;
        const choice = asked.choose ? asked.options.slice(0, asked.choose.min).map((o) => o.id) : asked.options[0]!.id;
        await act(page, id, { id: `by-program-${++n}`, seat, decision: asked.id, choice });
        if ((await view(page)).sight.back) return seat;
      }
    }
    throw new Error('no step can be taken back');
  };

  const who = await toBack();
  const [mine, other] = [people[who]!.page, people[1 - who]!.page];
  const button = mine.locator('.take-back');
  await button.waitFor();
  await settled(mine);
  expect(await other.locator('.take-back').count()).toBe(0);
  const folder = process.env.QUESTHALL_PICTURES;
  if (folder)
    await mine.screenshot({
      path: `${folder}/back-${game}-${Object.values(options)[0] ?? ''}-${(who === 0) === (small === true) ? 'phone' : 'desktop'}.png`,
    });
  // It covers nothing that can be pressed, on the other screen as little as on this one.
  const screen = mine.viewportSize()!;
  for (const { width, height } of [screen.width === desk.width ? phone : desk, screen]) {
    await mine.setViewportSize({ width, height });
    await mine.locator(width === phone.width ? '.frame[data-layout=phone]' : '.frame:not([data-layout=phone])').waitFor();
    await settled(mine);
    const box = (await button.boundingBox())!;
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, `in sight, ${width} wide`).toBe(true);
    // On a phone the board of Talisman lies right above the question: what may be touched there, figures and the small map stay in sight.
    const board = (await mine.locator('.slot-board').boundingBox())!;
    if (game === 'talisman')
      expect(box.y >= board.y + board.height || box.x >= board.x + board.width, `beside the board, ${width} wide`).toBe(true);
    for (const thing of await mine.locator(':is(.bar button, .talk-corner button):not(.take-back):visible').all()) {
      const there = (await thing.boundingBox())!;
      const apart =
        there.x >= box.x + box.width || there.x + there.width <= box.x || there.y >= box.y + box.height || there.y + there.height <= box.y;
      expect(apart, `${await thing.textContent()}, ${width} wide`).toBe(true);
    }
  }
  // The button is the same in all games.
  if (sized(game === 'nachtwacht', true)) expect(await barriers(mine)).toEqual([]);

  const before = await mine.locator('.bar').boundingBox();
  await mine.keyboard.press('Control+z');
  await button.waitFor({ state: 'detached' });
  await mine.locator('[data-bar=mine]').waitFor();
  const heard = who === 0 ? 'Anna took back the last step.' : 'Bo nam de laatste stap terug.';
  await mine.locator('[aria-live=polite]', { hasText: heard }).waitFor({ state: 'attached' });
  if (!secret) expect((await mine.locator('.bar').boundingBox())!.width).toBe(before!.width);
  const otherHeard = other.locator('[aria-live=polite]', {
    hasText: who === 0 ? 'Anna nam de laatste stap terug.' : 'Bo took back the last step.',
  });
  if (secret) expect(await otherHeard.count()).toBe(0);
  else await otherHeard.waitFor({ state: 'attached' });
  const struck = mine.locator('.log s');
  const told = secret ? 0 : await struck.count();

  // Once more, by the button this time.
  expect(await toBack()).toBe(who);
  await button.waitFor();
  await ((who === 0) === (small === true) ? button.tap() : button.click());
  await button.waitFor({ state: 'detached' });
  await mine.locator('[data-bar=mine]').waitFor();
  if (told > 0) expect(await struck.count()).toBeGreaterThan(told);
  if (folder)
    await mine.screenshot({
      path: `${folder}/backed-${game}-${Object.values(options)[0] ?? ''}-${(who === 0) === (small === true) ? 'phone' : 'desktop'}.png`,
    });
  for (const { errors, context } of people) {
    expect(errors).toEqual([]);
    await leave(context);
  }
});
