import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { looker, settled } from './axe.ts';
import { question } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { askedKind, playOut, positioned, setTable } from './talisman-hand.ts';

/** Ann is about to roll, with fate; Cay will not live long among the dead. */
const POSITION = {
  figures: {
    Ann: { character: 'digital.warrior', at: 'O14', fate: 3 },
    Bob: { character: 'digital.monk', at: 'O15', lives: 1 },
    Cay: { character: 'digital.elf', at: 'O16', lives: 1 },
  },
  lying: { O17: ['dragon'], O13: ['lion'], O12: ['giant'] },
};

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({}, positioned(POSITION));
});
afterAll(async () => {
  await hall?.close();
});

const sizes = [
  { name: 'desktop', width: 1440, height: 900, locale: 'fr-FR', touch: false },
  { name: 'phone', width: 360, height: 640, locale: 'da-DK', touch: true },
];

test.each(sized(sizes.slice(1), sizes))('on a $name the editions are compared, and the cards of each can be looked up', async (size) => {
  const { page, errors } = await hall.visitor(size);
  const found: Record<string, string[]> = {};
  const look = looker(page, found);
  await page.goto(`${hall.address}/editions/talisman`);
  await page.locator('.differs tbody tr').first().waitFor();
  expect(await page.locator('.differs tbody tr').count()).toBeGreaterThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  await look('what differs');
  await page.goto(`${hall.address}/gallery/talisman?edition=realm-of-souls`);
  const cards = page.locator('.gallery-faces > li');
  await cards.first().waitFor();
  // 70 Veil cards, 5 kinds of Adventure cards, 3 Spells, 3 characters, 6 ghosts, 3 kinds of terrain, 2 endings.
  expect(await cards.count()).toBe(70 + 5 + 3 + 3 + 6 + 3 + 2);
  if (size.touch) await page.locator('.gallery-which > summary').tap();
  await page.getByRole('radio', { name: 'Digital Edition' }).check();
  await page.locator('[data-card="adv.lemure"]').waitFor();
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((what) => [what, []])));
  expect(errors).toEqual([]);
});

test('fate: the die on the board is its plate, the odds stand beside, and it is spent', async () => {
  const { page, errors } = await hall.visitor();
  await setTable(hall, page, { seats: 3, bots: 2, start: true, options: { edition: 'digital' } });
  await page.locator('.ts-edition').waitFor();
  expect(await page.locator('.head-edition').innerText()).toBe('Digital Edition');
  // There is nothing to do but to roll: nobody is asked for that.
  await page.waitForFunction(() => document.querySelector('[data-asked="fate"]'));
  await page.locator('.ts-fate-dice button').click();
  await page.waitForFunction(() => document.querySelector('[data-asked="direction"]'));
  expect(await page.locator('.ts-medals li').nth(4).innerText()).toMatch(/fate\s*2/);
  expect(await askedKind(page)).toBe('direction');
  // The whole sheet has the width of its dialog, and nothing stands over its rim.
  await page.locator('.ts-me-name').click();
  const rim = await page.locator('dialog[open] .tc-sheet').evaluate((sheet) => [sheet.scrollWidth - sheet.clientWidth, sheet.clientWidth]);
  expect(rim[0]).toBeLessThanOrEqual(0);
  expect(rim[1]).toBeGreaterThan(400);
  expect(errors).toEqual([]);
});

/** The middle of the first of these that nothing lies on. */
const uncovered = (page: Page, what: string): Promise<readonly [number, number] | null> =>
  page.evaluate((targets) => {
    for (const target of document.querySelectorAll(targets)) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2] as const;
      if (target.contains(document.elementFromPoint(...middle))) return middle;
    }
    return null;
  }, what);

const CORNERS = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.1, 0.9],
  [0.9, 0.9],
] as const;

test.each([
  ['a space in sight', '.ts-space.ts-legal'],
  ['the name of one out of sight', '.ts-chip'],
])('on a phone one touch of %s leaves the dice and goes there', async (_, what) => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  // Whether a way leads out of sight is for the dice to say.
  for (let match = 0; ; match++) {
    if (match === 30) throw new Error(`no roll led to ${what}`);
    await setTable(hall, page, { seats: 3, bots: 2, start: true, options: { edition: 'digital' } });
    await page.waitForFunction(() => document.querySelector('[data-asked="fate"]'));
    await settled(page);
    let spot = await uncovered(page, what);
    // Where all ways are in sight, or none is, one looks elsewhere on the small map.
    const map = what === '.ts-chip' ? await page.locator('.ts-minimap').boundingBox() : null;
    for (const [x, y] of CORNERS) {
      if (spot || !map) break;
      await page.touchscreen.tap(map.x + x * map.width, map.y + y * map.height);
      await settled(page);
      spot = await uncovered(page, what);
    }
    if (!spot) continue;
    const asked = await question(page);
    await page.touchscreen.tap(...spot);
    await expect.poll(() => question(page)).not.toBe(asked);
    // The second question, which way, was answered by the same touch.
    await expect.poll(() => askedKind(page)).not.toBe('direction');
    expect(errors).toEqual([]);
    return;
  }
});

test('a match of three in the Realm of Souls is played to its end', async () => {
  const { page, errors } = await hall.visitor();
  const options = { edition: 'digital', expansion: 'realm-of-souls', roundLimit: 2 };
  await setTable(hall, page, { seats: 3, bots: 2, start: true, options });
  await page.locator('.ts-edition').waitFor();
  await playOut([{ page, manner: 'mouse' }], 7);
  await page.locator('.ts-ranking').waitFor();
  expect(errors).toEqual([]);
});
