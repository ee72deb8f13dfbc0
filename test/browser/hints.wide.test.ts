import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from './harness.ts';
import { openBox, shortMatch } from './table.ts';

/** A hint on request: at a table of the server and on this device, by mouse, by keys and by roles alone. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

test('at a server’s table: asked by keyboard, told aloud with its reason, and the table sees a lamp', async () => {
  const { page, errors } = await hall.visitor();
  await shortMatch(hall, page);
  await page.locator('.decide[data-state="mine"]').waitFor();
  const asked = await page.locator('.decide h2').innerText();
  const ask = page.getByRole('button', { name: 'Hint', exact: true });
  await ask.focus();
  await page.keyboard.press('Enter');
  const said = page.locator('.decide').getByRole('status').filter({ hasText: 'A bot would choose:' });
  await said.waitFor();
  expect(await said.innerText()).toMatch(/A bot would choose: .+\. .*(times out of 100|always do that here)/s);
  await page.locator('.seat[data-me] .seat-mark', { hasText: 'has asked for 1 hint' }).waitFor();
  // Nothing was answered by it, and the button is gone until the next question.
  expect(await page.locator('.decide h2').innerText()).toBe(asked);
  expect(await ask.count()).toBe(0);
  await page.locator('.seat[data-me]').click();
  await page.getByRole('dialog').getByText('has asked for 1 hint').waitFor();
  expect(errors).toEqual([]);
});

test('a table without hints has no button', async () => {
  const { page, errors } = await hall.visitor();
  await shortMatch(hall, page, {}, { hints: 'never' });
  await page.locator('.decide[data-state="mine"]').waitFor();
  expect(await page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('on this device the worker of the bots tells it, on a phone by touch', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true, locale: 'nl-NL' });
  await page.goto(hall.address);
  await openBox(page);
  await page.locator('.box-play a[href^="/here/"]').click();
  await page
    .getByRole('radiogroup', { name: 'Hints' })
    .or(page.getByRole('group', { name: 'Hints' }))
    .first()
    .waitFor();
  await page.locator('.local-table button[type=submit]').click();
  await page.waitForURL(/\/local\//);
  await page.locator('.decide[data-state="mine"]').waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).tap();
  await page.locator('.hint-said', { hasText: 'Een bot zou kiezen:' }).waitFor();
  expect(errors).toEqual([]);
});

test('on a phone that lies on its side what the hint means has a ring, and the hand stays in sight', async () => {
  const { page, errors } = await hall.visitor({ width: 740, height: 360, touch: true });
  await shortMatch(hall, page);
  await page.locator('.decide[data-state="mine"]').waitFor();
  const cards = async () => (await page.locator('.nw-fan').boundingBox())!;
  const before = await cards();
  await page.getByRole('button', { name: 'Hint', exact: true }).tap();
  await page.locator('.hint-said', { hasText: 'A bot would choose:' }).waitFor();
  const ring = page.locator('.hint-ring');
  await ring.first().waitFor();
  const after = await cards();
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(2);
  expect(after.y + after.height).toBeLessThanOrEqual(360);
  // The ring lies around the card that is named.
  const named = /A bot would choose: (?:the )?(\w+)/i.exec((await page.locator('.hint-said').innerText()) ?? '')![1]!;
  const { x, y, width, height } = (await ring.first().boundingBox())!;
  const ringed = await page.evaluate(
    ([left, top]) =>
      document
        .elementsFromPoint(left, top)
        .find((one) => one.matches('.nw-hit'))
        ?.getAttribute('aria-label') ?? '',
    [x + width / 2, y + height / 2] as const,
  );
  expect(ringed.toLowerCase()).toContain(named.toLowerCase());
  // What is picked up is told in the place of the hint.
  await page.locator('.nw-hit[data-about]').first().tap();
  await page.locator('.ask > .prompt').waitFor();
  expect(await page.locator('.hint-said').isVisible()).toBe(false);
  expect((await cards()).y + (await cards()).height).toBeLessThanOrEqual(360);
  expect(errors).toEqual([]);
});
