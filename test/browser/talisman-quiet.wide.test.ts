import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { ask } from './ask.ts';
import { barriers, settled } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { askedKind, positioned } from './talisman-hand.ts';

/*
 * Spells are cast from the hand: a question that is put for Spells' sake is one plate that lets it go by, and cards that
 * glow in the hand (on a phone below the question), by touch, by mouse and by keys.
 */

let hall: Hall;
beforeAll(async () => {
  const position = {
    figures: {
      Ann: { character: 'wizard', at: 'O2', spells: ['random', 'alchemy'] },
      Bob: { character: 'elf', at: 'O2', spells: ['counterspell', 'healing'] },
    },
  };
  hall = await openHall({}, positioned(position));
});
afterAll(() => hall.close());

type Seen = {
  sight: { decisions: { id: number; kind: string; options: { id: string }[] }[]; view: { characters: { spellCount: number }[] } };
};

const MANNERS = [
  ['by touch on a phone', { width: 360, height: 740, touch: true }, 'touch'],
  ['by keys', { width: 1440, height: 900 }, 'keys'],
  ['by mouse', { width: 1440, height: 900 }, 'mouse'],
] as const;

// A mouse does what a finger does, on the page that keys have.
test.each(sized(MANNERS.slice(0, 2), [...MANNERS]))('a Spell answers another %s', async (_, size, manner) => {
  const ann = await hall.visitor({ atOnce: true });
  const bob = await hall.visitor({ atOnce: true, ...size });
  for (const [{ page }, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    await page.goto(hall.bare);
    await ask(page, 'POST', '/api/session', { name });
  }
  const { id, code } = await ask<{ id: string; code: string }>(ann.page, 'POST', '/api/matches', { game: 'talisman', seats: 2 });
  await ask(bob.page, 'POST', `/api/matches/${id}/seats/1/join`);
  await ask(ann.page, 'POST', `/api/matches/${id}/start`);
  const view = (page: Page) => ask<Seen>(page, 'GET', `/api/matches/${id}/view`);
  let n = 0;
  const choose = async (choice: (options: string[]) => string | undefined) => {
    const [asked] = (await view(ann.page)).sight.decisions;
    const chosen = choice(asked!.options.map((o) => o.id));
    await ask(ann.page, 'POST', `/api/matches/${id}/actions`, { id: `by-ann-${++n}`, seat: 0, decision: asked!.id, choice: chosen });
  };
  await bob.page.goto(`${hall.address}/t/${code}`);
  await choose((options) => options.find((o) => o.startsWith('cast:sp.random')));
  await choose(() => '1');

  const { page } = bob;
  await expect.poll(() => askedKind(page)).toBe('react');
  // The slip for a plan is fetched after the table, and takes a line of its own.
  await page.waitForLoadState('networkidle');
  await settled(page);
  // One plate, and the one Spell that can answer glows in sight; the other one does not.
  expect(await page.locator('.decide .plate[data-option]').evaluateAll((all) => all.map((p) => (p as HTMLElement).dataset.option))).toEqual(
    ['pass'],
  );
  const glowing = page.locator('.ts-card.ts-legal');
  expect(await glowing.count()).toBe(1);
  await page
    .locator('.quiet-hint', { hasText: 'A Spell glows in your hand: Counterspell. Tap it to cast it.' })
    .waitFor({ state: 'attached' });
  // Its name is written in one line: no letter stands alone below the others.
  const lines = await glowing.locator('.tc-title').evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  if (manner === 'touch') expect(lines).toBe(1);
  // The words have their room: that the picture beside them is cut is no sign of more.
  await expect.poll(() => page.locator('.ask + .more-below').count()).toBe(0);
  const box = (await glowing.boundingBox())!;
  expect(box.y >= 0 && box.y + box.height <= size.height).toBe(true);
  const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(over).toBeLessThanOrEqual(0);
  const bottom = (await page.locator('.bar').boundingBox())!;
  expect(bottom.y + bottom.height).toBeLessThanOrEqual(size.height);
  // Mouse and keys have the same page.
  if (sized(manner !== 'keys', true)) expect(await barriers(page)).toEqual([]);
  const folder = process.env.QUESTHALL_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/quiet-${manner}.png` });

  // Picked up it says what it would do; the way to let it go by has not moved.
  const places = async () => [
    await page.locator('.decide .plate[data-option=pass]').boundingBox(),
    (await page.locator('.ts-cards').last().boundingBox())?.y,
  ];
  const before = await places();
  // The plate has the first number, the card in the hand the one behind it.
  if (manner === 'keys') await page.keyboard.press('2');
  else if (manner === 'touch') await glowing.tap();
  else await glowing.click();
  const picked = page.locator('.decide .plate[aria-pressed=true]');
  await picked.waitFor();
  expect(await picked.textContent()).toContain('Cast Counterspell');
  expect(await places()).toEqual(before);
  if (folder) await page.screenshot({ path: `${folder}/quiet-picked-${manner}.png` });
  if (manner === 'keys') await page.keyboard.press('Enter');
  else if (manner === 'touch') await glowing.tap();
  else await glowing.click();
  await expect.poll(async () => (await view(page)).sight.view.characters[1]!.spellCount).toBe(1);
  for (const { errors, context } of [ann, bob]) {
    expect(errors).toEqual([]);
    await leave(context);
  }
});

test('who lets it go by does so at one touch of the plate, or by its number', async () => {
  const bob = await hall.visitor({ atOnce: true });
  const ann = await hall.visitor({ atOnce: true });
  for (const [{ page }, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    await page.goto(hall.bare);
    await ask(page, 'POST', '/api/session', { name });
  }
  const { id, code } = await ask<{ id: string; code: string }>(ann.page, 'POST', '/api/matches', { game: 'talisman', seats: 2 });
  await ask(bob.page, 'POST', `/api/matches/${id}/seats/1/join`);
  await ask(ann.page, 'POST', `/api/matches/${id}/start`);
  await bob.page.goto(`${hall.address}/t/${code}`);
  for (const [i, choice] of ['cast:sp.random', '1'].entries()) {
    const [asked] = (await ask<Seen>(ann.page, 'GET', `/api/matches/${id}/view`)).sight.decisions;
    const chosen = asked!.options.map((o) => o.id).find((o) => o.startsWith(choice));
    await ask(ann.page, 'POST', `/api/matches/${id}/actions`, {
      id: `by-ann-${i}`.padEnd(9, '.'),
      seat: 0,
      decision: asked!.id,
      choice: chosen,
    });
  }
  await expect.poll(() => askedKind(bob.page)).toBe('react');
  expect(await bob.page.locator('.decide .plate[data-option=pass]').getAttribute('aria-keyshortcuts')).toBe('1');
  await bob.page.keyboard.press('1');
  await expect.poll(() => askedKind(bob.page)).not.toBe('react');
  expect(bob.errors).toEqual([]);
});

test('who does not want to be asked again this turn says so with one plate', async () => {
  const bob = await hall.visitor({ atOnce: true });
  const ann = await hall.visitor({ atOnce: true });
  for (const [{ page }, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    await page.goto(hall.bare);
    await ask(page, 'POST', '/api/session', { name });
  }
  const { id, code } = await ask<{ id: string; code: string }>(ann.page, 'POST', '/api/matches', { game: 'talisman', seats: 2 });
  await ask(bob.page, 'POST', `/api/matches/${id}/seats/1/join`);
  await ask(ann.page, 'POST', `/api/matches/${id}/start`);
  await bob.page.goto(`${hall.address}/t/${code}`);
  for (const [i, choice] of ['cast:sp.random', '1'].entries()) {
    const [asked] = (await ask<Seen>(ann.page, 'GET', `/api/matches/${id}/view`)).sight.decisions;
    const chosen = asked!.options.map((o) => o.id).find((o) => o.startsWith(choice));
    await ask(ann.page, 'POST', `/api/matches/${id}/actions`, {
      id: `by-ann-${i}`.padEnd(9, '.'),
      seat: 0,
      decision: asked!.id,
      choice: chosen,
    });
  }
  await expect.poll(() => askedKind(bob.page)).toBe('react');
  await bob.page.getByRole('button', { name: 'Go on, and not again this turn: Counterspell' }).click();
  await expect.poll(() => askedKind(bob.page)).not.toBe('react');
  // The server keeps it, with the number of the turn.
  await expect
    .poll(() => ask(bob.page, 'GET', `/api/matches/${id}/seats/1/orders`))
    .toMatchObject({ orders: { notNow: { turn: 1, spells: ['sp.counterspell'] } } });
  expect(bob.errors).toEqual([]);
});
