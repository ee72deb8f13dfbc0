import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { barriers } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';

/*
 * A note to oneself, on two devices of one person: what the desk writes the phone reads; where both have written, nothing is written
 * over, and the keyboard stays where one writes.
 */

const PICTURES = process.env.PICTURES;
const picture = async (page: Page, name: string) => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
};

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('a note is written at the desk, read on the phone, and kept where both have written', async () => {
  const desk = await hall.visitor({ locale: 'en-GB', atOnce: true });
  const phone = await hall.visitor({ locale: 'de-DE', width: 360, height: 740, touch: true, atOnce: true });
  const bo = await hall.visitor({ locale: 'en-GB' });
  for (const { page } of [desk, phone, bo]) await page.goto(hall.bare);
  await ask(desk.page, 'POST', '/api/session', { name: 'Anna' });
  await ask(bo.page, 'POST', '/api/session', { name: 'Bo' });
  const { code: link } = await ask(desk.page, 'POST', '/api/session/link', {});
  await ask(phone.page, 'POST', '/api/session/devices', { code: link });
  const { id, code } = await ask(desk.page, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2 });
  await ask(bo.page, 'POST', `/api/matches/${id}/seats/1/join`, {});
  await ask(desk.page, 'POST', `/api/matches/${id}/start`, {});
  const kept = `/api/matches/${id}/seats/0/note`;

  // By keyboard, from the menu.
  await desk.page.goto(`${hall.address}/t/${code}`);
  await desk.page.locator('.decide').waitFor();
  await desk.page.getByRole('button', { name: 'Menu' }).press('Enter');
  await desk.page.getByRole('button', { name: /^A note to yourself/ }).press('Enter');
  const field = desk.page.getByRole('textbox', { name: 'Your note' });
  await field.waitFor();
  await expect.poll(() => field.isEditable()).toBe(true);
  await field.fill('Bo bluffs on the bridge.');
  await desk.page.getByText('Saved.', { exact: true }).waitFor();
  await expect.poll(() => ask(phone.page, 'GET', kept)).toMatchObject({ text: 'Bo bluffs on the bridge.', n: 1 });
  expect(await barriers(desk.page)).toEqual([]);
  await picture(desk.page, 'note-desk');

  await phone.page.goto(`${hall.address}/t/${code}`);
  await phone.page.locator('.decide').waitFor();
  await phone.page.getByRole('button', { name: 'Gespräch' }).tap();
  await phone.page.getByRole('tab', { name: 'Deine Notiz' }).tap();
  const there = phone.page.getByRole('textbox', { name: 'Deine Notiz' });
  await expect.poll(() => there.inputValue()).toBe('Bo bluffs on the bridge.');
  await picture(phone.page, 'note-phone');
  expect(await barriers(phone.page)).toEqual([]);
  await there.fill('Bo bluffs on the bridge. Twice!');
  await expect.poll(() => ask(desk.page, 'GET', kept)).toMatchObject({ text: 'Bo bluffs on the bridge. Twice!', n: 2 });

  // The desk did not know of that, and is asked; what has the focus vanishes, and the keyboard goes on in the note.
  await field.fill('Keep the lantern.');
  await desk.page.getByText('Another of your devices has written this meanwhile:').waitFor();
  await desk.page.locator('blockquote', { hasText: 'Bo bluffs on the bridge. Twice!' }).waitFor();
  await picture(desk.page, 'note-differs');
  expect(await barriers(desk.page)).toEqual([]);
  await desk.page.getByRole('button', { name: 'Keep both' }).press('Enter');
  await desk.page.getByText('Saved.', { exact: true }).waitFor();
  const both = await field.inputValue();
  expect(both).toContain('Keep the lantern.');
  expect(both).toContain('Bo bluffs on the bridge. Twice!');
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => ask(phone.page, 'GET', kept)).toMatchObject({ text: both });

  // Nobody else has a place for it, and the talk knows nothing of it.
  await bo.page.goto(`${hall.address}/t/${code}`);
  await bo.page.getByRole('tab', { name: 'Talk', exact: true }).click();
  await bo.page.getByText('Nobody has said anything yet.').waitFor();
  await bo.page.getByRole('tab', { name: 'Your note' }).click();
  await expect.poll(() => bo.page.getByRole('textbox', { name: 'Your note' }).isEditable()).toBe(true);
  expect(await bo.page.getByRole('textbox', { name: 'Your note' }).inputValue()).toBe('');
  expect([...desk.errors.filter((line) => !line.includes('409')), ...phone.errors, ...bo.errors]).toEqual([]);
  for (const { context } of [desk, phone, bo]) await leave(context);
});

test('a button that vanishes when it has been pressed leaves the keyboard beside it, and not at the beginning of the page', async () => {
  const { page, context, errors } = await hall.visitor();
  await page.goto(hall.bare);
  await ask(page, 'POST', '/api/session', { name: 'Anna' });
  await page.goto(`${hall.address}/account`);
  await page.getByRole('button', { name: 'Make a code' }).press('Enter');
  await page.locator('.account-code.long').waitFor();
  await page.getByRole('button', { name: 'Forget the code' }).press('Enter');
  const make = page.getByRole('button', { name: 'Make a code' });
  await make.waitFor();
  await expect.poll(() => make.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.goto(`${hall.address}/calls`);
  await page.getByLabel('Address (https)').fill('https://chat.example/hook');
  await page.getByRole('button', { name: 'Use this address' }).press('Enter');
  await page.getByRole('button', { name: 'Delete the webhook' }).press('Enter');
  const field = page.getByLabel('Address (https)');
  await field.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.calls-way')?.querySelector('h3')?.textContent ?? ''))
    .toMatch(/^Webhook/);
  expect(errors).toEqual([]);
  await leave(context);
});
