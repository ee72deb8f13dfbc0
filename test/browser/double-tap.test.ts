import { afterAll, beforeAll, expect, test } from 'vitest';
import { question } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { setTable } from './talisman-hand.ts';

/* Of what is asked for twice a double tap is both touches, wherever on its plate: it sends, and nothing is put back. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test.each([
  ['a finger on a phone', { width: 360, height: 740, touch: true }],
  ['a mouse', { width: 1440, height: 900 }],
] as const)('a double tap on the left edge of a plate sends it, by %s', async (_, size) => {
  const { page, errors } = await hall.visitor({ atOnce: true, ...size });
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage['questhall.settings'] = JSON.stringify({ speed: null, tips: false, confirm: 'always' });
  });
  await setTable(hall, page, { seats: 2, bots: 1, start: true });
  await page.locator('[data-bar=mine] .decide .plate[data-option]').first().waitFor();
  const plate = page.locator('.decide .plate[data-option]').first();
  // What asks is named a moment after its plates can be seen.
  await expect.poll(() => question(page)).not.toBe(null);
  const asked = await question(page);
  const { x, y, height } = (await plate.boundingBox())!;
  const edge = [x + 2, y + height / 2] as const;
  if ('touch' in size) {
    await page.touchscreen.tap(...edge);
    // Picked up, and not sent: all is asked for twice here.
    await page.locator('.decide .plate[aria-pressed=true]').waitFor();
    expect(await question(page)).toBe(asked);
    await page.touchscreen.tap(...edge);
  } else await page.mouse.dblclick(...edge);
  await expect.poll(() => question(page)).not.toBe(asked);
  expect(errors).toEqual([]);
});
