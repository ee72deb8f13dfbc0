import { afterAll, beforeAll, expect, test } from 'vitest';
import { playToTheEnd } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { hurry } from './hurry.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

test('two people in two browsers and two bots play a match to the library, by mouse and by touch, in two languages', async () => {
  const ann = await hall.visitor();
  const bo = await hall.visitor({ locale: 'nl-NL', width: 360, height: 740, touch: true });

  await ann.page.goto(hall.address);
  await ann.page.locator('.box-play').getByRole('link', { name: 'Play with friends' }).click();
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByRole('group', { name: 'How many of them are bots?' }).getByRole('radio', { name: '2' }).check();
  await ann.page.getByRole('button', { name: 'Set the table' }).click();
  const link = await ann.page.locator('.invite input').inputValue();

  await bo.page.goto(link);
  await bo.page.getByLabel('Je naam').fill('Bo');
  await bo.page.locator('form.join .btn').tap();

  await ann.page.getByText('Everybody is here.').waitFor();
  await ann.page.getByRole('button', { name: 'Begin the match' }).click();

  const decisions = await playToTheEnd(
    [
      { page: ann.page, manner: 'mouse' },
      { page: bo.page, manner: 'touch' },
    ],
    7,
  );
  expect(decisions).toBeGreaterThan(10);

  // Both see the same end, each in their own language.
  const winner = async (page: typeof ann.page) => page.locator('.nw-ranking .nw-who').first().innerText();
  expect((await winner(ann.page)).trim()).toBe((await winner(bo.page)).trim());
  expect(await bo.page.evaluate(() => document.documentElement.lang)).toBe('nl');

  expect(ann.errors).toEqual([]);
  expect(bo.errors).toEqual([]);
  // Nothing on the phone needs sideways scrolling.
  expect(await bo.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('one person plays a whole match against bots with the keyboard alone', async () => {
  const { page, errors } = await hall.visitor({ locale: 'da-DK' });
  await page.goto(hall.address);
  const name = page.getByRole('textbox').first();
  await name.focus();
  await page.keyboard.type('Cas');
  await page.keyboard.press('Enter');
  await page.locator('.decide').waitFor();
  await playToTheEnd([{ page, manner: 'keys' }], 3);
  await page.locator('.nw-ranking').waitFor();
  expect(errors).toEqual([]);
});

test('a reload, a second tab and a lost network leave seat and table as they were', async () => {
  const { page, context, errors } = await hall.visitor();
  await page.goto(hall.address);
  await page.getByRole('textbox').first().fill('Dee');
  await page.locator('.box-play').getByRole('button', { name: 'Play now' }).click();
  await page.locator('.decide').waitFor();
  await hurry(page, 5, { answers: 4 });
  await page.waitForFunction(() => document.querySelector('.decide')?.getAttribute('data-state') === 'mine');

  const question = async (p: typeof page) => p.locator('.decide .prompt').innerText();
  const asked = await question(page);
  await page.reload();
  await page.waitForFunction(() => document.querySelector('.decide')?.getAttribute('data-state') === 'mine');
  expect(await question(page)).toBe(asked);

  const second = await context.newPage();
  await second.goto(page.url());
  await second.waitForFunction(() => document.querySelector('.decide')?.getAttribute('data-state') === 'mine');
  expect(await question(second)).toBe(asked);

  await context.setOffline(true);
  await second.waitForTimeout(300);
  await context.setOffline(false);
  await hurry(second, 3, { answers: 1 });
  // The first tab follows what the second one answered.
  await page.waitForFunction(
    (old) =>
      document.querySelector('.decide')?.getAttribute('data-state') !== 'mine' ||
      (document.querySelector('.decide .prompt') as HTMLElement | null)?.innerText !== old,
    asked,
  );
  expect(errors.filter((e) => !e.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
