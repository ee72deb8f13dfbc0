import { afterAll, beforeAll, expect, test } from 'vitest';
import { step } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { shortMatch } from './table.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

test('the call before the reveal fits a phone', async () => {
  const { page } = await hall.visitor({ width: 360, height: 640, touch: true, calm: false });
  await shortMatch(hall, page);
  await page.waitForFunction(() => document.querySelector('.decide')?.getAttribute('data-state') === 'mine');
  await step(page, 'touch', 3);
  // Its own width: while it swells it is drawn larger.
  const call = await page.waitForFunction(() => {
    const el = document.querySelector<HTMLElement>('.nw-call');
    return el && el.offsetWidth > 0 && { width: el.offsetWidth, called: el.closest('.nw-count')?.textContent };
  });
  const { width, called } = (await call.jsonValue()) as { width: number; called: string };
  expect(called).toBe('321ad inferos!');
  expect(width).toBeLessThanOrEqual(340);
});

test('the chronicle of a phone leads back to what is asked: by its button, beside it, and by Escape', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
  await shortMatch(hall, page);
  await page.waitForFunction(() => document.querySelector('.decide')?.getAttribute('data-state') === 'mine');
  const fold = page.locator('.fold');
  const open = async () => {
    await page.locator('.fold > summary').tap();
    await page.locator('.fold[open] .fold-back.fold-asked').waitFor();
    expect(await page.locator('.fold-back').innerText()).not.toBe('');
  };
  await open();
  await page.locator('.fold-back').tap();
  expect(await fold.getAttribute('open')).toBeNull();
  await open();
  await page.locator('.head-status').tap();
  await page.waitForFunction(() => !document.querySelector('.fold')?.hasAttribute('open'));
  await open();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.fold')?.hasAttribute('open'));
  expect(errors).toEqual([]);
});

test('about how many minutes are left stands in the head, and in the menu, which alone tells it on a phone', async () => {
  const wide = await hall.visitor();
  await shortMatch(hall, wide.page);
  const said = wide.page.locator('.head-to-go');
  await said.waitFor();
  expect(await said.innerText()).toMatch(/^(a few minutes|about .*(minutes|hours?)) to go$/);
  await wide.page.getByRole('button', { name: 'Menu' }).click();
  expect(await wide.page.locator('.menu-note').innerText()).toBe(await said.innerText());

  // Of a campaign those of the level that is played.
  const road = await hall.visitor();
  await road.page.goto(hall.address);
  await road.page.locator('.game-box[data-box="dystopia"] button[type=submit]').click();
  await road.page
    .locator('.head-to-go')
    .getByText(/^this level: (a few minutes|about .*(minutes|hours?)) to go$/)
    .waitFor();
  expect(road.errors).toEqual([]);

  const phone = await hall.visitor({ locale: 'fr-FR', width: 360, height: 740, touch: true });
  await shortMatch(hall, phone.page);
  await phone.page.getByRole('button', { name: 'Menu' }).tap();
  const note = phone.page.locator('.menu-note');
  await note.waitFor();
  expect(await note.innerText()).toMatch(/^encore (quelques minutes|(une?|trois) .* environ|[1-9]\d* minutes environ)$/);
  expect(await phone.page.locator('.head-to-go').count()).toBe(0);

  expect([...wide.errors, ...phone.errors]).toEqual([]);
});
