import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, settled } from './axe.ts';
import { type Hall, openHall } from './harness.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

test('a chapter of Nachtwacht is learnt by touch: another card is answered with a note, whoever leaves finds the place again, and the end leads on', async () => {
  const { page, errors } = await hall.visitor({ atOnce: true });
  await page.goto(`${hall.address}/learn/nachtwacht`);
  await page.locator('.learn-chapter').first().waitFor();
  expect(await page.locator('.learn-chapter').count()).toBe(3);
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await page.locator('.learn-chapter').first().click();

  const paper = page.locator('.coach-paper');
  const says = (title: string) => paper.getByRole('heading', { name: title }).waitFor();
  await says('Out of the underworld');
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // the first button of the paper: read
  await says('Your eight cards');
  await paper.getByRole('button', { name: 'Got it' }).click();
  await says('Play your 4');

  await page.keyboard.press('2');
  await page.getByText('Allowed in a match.').waitFor();
  expect(await paper.getByRole('heading').innerText()).toMatch(/play your 4/i);
  // What is wanted is lit, and what was said goes with the right answer.
  await page.locator('.nw-picked').waitFor();
  expect(await page.locator('.nw-picked .nw-hit').getAttribute('aria-label')).toMatch(/^4/);
  await page.keyboard.press('4');
  await says('Equal cards cancel');
  expect(await page.getByText('Allowed in a match.').count()).toBe(0);

  await page.reload();
  await says('Equal cards cancel');
  await paper.getByRole('button', { name: 'Got it' }).click();
  for (const title of ['Build the road', 'Which end first?']) {
    await says(title);
    // It points first, and plays at the second touch.
    await paper.getByRole('button', { name: 'Show me' }).click();
    await page.locator('[data-choice] [aria-pressed="true"]').waitFor();
    await paper.getByRole('button', { name: 'Do it' }).click();
  }
  await says('A power');
  await paper.getByRole('button', { name: 'Got it' }).click();
  await says('Now the 3');
  await paper.getByRole('button', { name: 'Show me' }).click();
  await paper.getByRole('button', { name: 'Do it' }).click();
  await says('The road: learnt!');
  await paper.getByRole('button', { name: /Next/ }).click();
  await says('What they have left');

  await page.goto(`${hall.address}/learn/nachtwacht`);
  await page.locator('.learn-chapter[data-done]').waitFor();
  expect(await page.locator('.learn-chapter[data-done]').count()).toBe(1);
  // No list of matches shows a lesson.
  await page.goto(hall.address);
  await page.locator('.box-play').waitFor();
  expect(await page.locator('a[href*="lesson"]').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('at the first match each new thing is explained once, and one tap ends it', async () => {
  const { page, errors } = await hall.visitor({ atOnce: true, tips: true });
  await page.goto(`${hall.address}/here/nachtwacht`);
  await page.getByRole('button', { name: /Start|Begin/ }).click();
  const paper = page.locator('.coach-paper');
  // First of all what it is about, and that there is a way to learn it.
  await paper.getByRole('heading', { name: 'Out of the underworld' }).waitFor();
  await paper.getByText('To learn it first: see the menu.').waitFor();
  await paper.getByRole('button', { name: 'Got it' }).click();
  await paper.getByRole('heading', { name: 'One card, in secret' }).waitFor();
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await paper.getByRole('button', { name: 'Got it' }).click();
  expect(await paper.count()).toBe(0);
  await page.reload();
  await page.locator('[data-asked="commit"]').waitFor();
  await page.waitForTimeout(300); // long enough for a paper to come, where one comes at all
  expect(await paper.count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Learn by playing' }).click();
  await page.waitForURL(/\/learn\/nachtwacht$/);
  expect(errors).toEqual([]);
});
