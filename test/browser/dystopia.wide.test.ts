import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { ask } from './ask.ts';
import { barriers, settled } from './axe.ts';
import { answer, look, lookOn, newTable, settle, standIn } from './dystopia-hand.ts';
import { choose } from './hand.ts';
import { type Hall, openHall } from './harness.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

test('level 1 with three people in three browsers, one of them Wizor, to its end', async () => {
  // In the short form two of them see at once what happens, and the Elf at the usual pace.
  const atOnce = sized(true, false);
  const wizor = await hall.visitor({ locale: 'de-DE', atOnce });
  const elf = await hall.visitor();
  const dwarf = await hall.visitor({ locale: 'nl-NL', width: 360, height: 740, touch: true, atOnce });
  const { code, id } = await newTable(hall, wizor.page, {
    name: 'Wiz',
    seats: 3,
    start: false,
    options: { wizor: 'person', level: 1, roundLimit: sized(1, 5) },
  });
  await wizor.page.goto(`${hall.address}/t/${code}`);
  await elf.page.goto(`${hall.address}/t/${code}`);
  await elf.page.getByLabel('Your name').fill('Eva');
  await elf.page.locator('form.join .btn').click();
  await dwarf.page.goto(`${hall.address}/t/${code}`);
  await dwarf.page.getByLabel('Je naam').fill('Daan');
  await dwarf.page.locator('form.join .btn').tap();
  await wizor.page.locator('.lobby-start .btn:not(.paper):enabled').click();

  // First they settle who is Wizor; each names the first, one by hand.
  await choose(wizor.page, '.decide [data-option="seat:0"], .dy-choosing [data-option="seat:0"]');
  await answer(elf.page, id, 1, 'seat:0');
  await answer(dwarf.page, id, 2, 'any');

  // The heroes are chosen from their cards, by mouse and by touch.
  await choose(elf.page, '.dy-choice[data-option="elf"]');
  await choose(dwarf.page, '.dy-choice[data-option="dwarf"]', 'touch');

  await answer(elf.page, id, 1, 'any');
  await answer(dwarf.page, id, 2, 'any');

  // The Dwarf leaves standing orders, on a phone: the menu leads to them, and the server keeps them.
  await dwarf.page.locator('.dy-quest .btn').tap();
  await dwarf.page.getByRole('button', { name: 'Menu' }).tap();
  await dwarf.page.getByRole('button', { name: 'Vaste aanwijzingen' }).tap();
  const asked = dwarf.page.getByRole('group', { name: 'Een andere held wil ruilen' });
  await expect.poll(() => asked.getByRole('radio', { name: 'Altijd vragen' }).isChecked()).toBe(true);
  await asked.getByRole('radio', { name: 'Sla het af' }).check();
  await expect.poll(() => ask(dwarf.page, 'GET', `/api/matches/${id}/seats/2/orders`)).toEqual({ orders: { trade: 'no' } });
  await settled(dwarf.page);
  expect(await barriers(dwarf.page)).toEqual([]);
  await dwarf.page.keyboard.press('Escape');

  // The Elf reads the story and walks: the trail is shown before she goes.
  await elf.page.locator('.dy-quest .btn').click();
  await elf.page.locator('.dy-level').focus();
  await elf.page.keyboard.press('Home');
  for (const key of ['ArrowDown', 'ArrowDown']) await elf.page.keyboard.press(key);
  expect(await elf.page.locator('.dm-trail circle').count()).toBe(2);
  await elf.page.keyboard.press('Enter');
  await elf.page.keyboard.press('Enter');
  await elf.page.locator('.dy-card-acts').waitFor();
  await expect.poll(async () => (await look(elf.page, id, 1)).asked?.options.some((o) => o.id === 'go:1,3')).toBe(true);
  await choose(elf.page, '.dy-plate[data-option="end"]');

  // Wizor sees more than the heroes: monsters that wait in the dark.
  const { view: all } = await look(wizor.page, id, 0);
  const { view: some } = await look(elf.page, id, 1);
  const figures = (page: typeof elf.page) => page.locator('.dm-monster').count();
  expect(all.waiting.length).toBeGreaterThan(5);
  expect(some.waiting.length).toBe(0);
  expect(await figures(wizor.page)).toBe(all.waiting.length + all.monsters.length);
  await settle(elf.page);
  expect(await figures(elf.page)).toBe(some.monsters.length);

  // The rest is played by bots on their seats, while all three look on.
  await standIn(elf.page, id, 1);
  await standIn(dwarf.page, id, 2);
  await standIn(wizor.page, id, 0);
  await lookOn([wizor.page, elf.page, dwarf.page]);
  for (const { errors } of [wizor, elf, dwarf]) expect(errors).toEqual([]);
  const won = (page: typeof elf.page) => page.locator('.dy-result').getAttribute('data-won');
  expect(await won(elf.page)).toBe(await won(wizor.page));
  expect(await dwarf.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}, 120_000);

test('a table with a level of one’s own says its name, in the language of whoever comes, and no level of the campaign', async () => {
  const { page, errors } = await hall.visitor({ locale: 'de-DE' });
  const ownLevel = await readFile(join(import.meta.dirname, '../../docs/example-level.json'), 'utf8');
  const { code } = await newTable(hall, page, { name: 'Ida', seats: 2, start: false, options: { heroes: 2, ownLevel } });
  await page.goto(`${hall.address}/t/${code}`);
  const options = page.locator('.lobby-options');
  await options.getByText((JSON.parse(ownLevel) as { title: string }).title).waitFor();
  expect(await options.innerText()).not.toMatch(/ertrunkenen Keller/);
  expect(await page.locator('.lobby-title small').innerText()).toBe('Wizors Verliese');
  expect(errors).toEqual([]);
});

test('on a phone what a sign holds has a plate that leads back', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  const match = { name: 'Ida', seats: 2, bots: ['easy'], start: true, options: { heroes: 2, level: 1, campaign: false } };
  const { code, id } = await newTable(hall, page, match);
  // Through the choice of heroes to the first turn of mine.
  await expect
    .poll(
      async () => {
        const { asked } = await look(page, id, 0);
        if (asked && asked.kind !== 'hero') await answer(page, id, 0, asked.options[0]!.id);
        return asked?.kind;
      },
      { timeout: 20_000 },
    )
    .toBe('hero');
  await page.goto(`${hall.address}/t/${code}`);
  await settle(page);
  const plates = () => page.locator('.dy-actions .plate').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.option));
  // Two who stand beside each other could strike each other: that sign lies among what companions are for, and nowhere before.
  expect((await look(page, id, 0)).asked?.options.some((option) => option.id.startsWith('attack:h'))).toBe(true);
  const blows = page.locator('.dy-fold', { hasText: 'Strike a companion' });
  expect(await blows.count()).toBe(0);
  const companions = page.locator('.dy-actions .dy-fold', { hasText: 'Companions' });
  // Who is meant is seen before it is unfolded.
  expect(await companions.locator('.dy-fold-held img').count()).toBe(1);
  // Where three signs stand beside each other each keeps its name, above what it holds.
  const words = await companions.evaluate((one) => {
    const twins = [one.cloneNode(true), one.cloneNode(true)] as Element[];
    one.after(...twins);
    const wide = [one, ...twins].map((sign) => [
      sign.getBoundingClientRect().top,
      sign.querySelector('.dy-fold-name')!.getBoundingClientRect().width,
      sign.querySelector('.dy-fold-held')!.getBoundingClientRect().height,
    ]);
    for (const twin of twins) twin.remove();
    return wide;
  });
  expect(new Set(words.map(([top]) => top)).size).toBe(1);
  for (const [, name, held] of words) expect(Math.min(name!, held!)).toBeGreaterThan(14);
  await companions.tap();
  await page.locator('.dy-back').waitFor();
  const behind = await plates();
  await blows.tap();
  await expect.poll(plates).toContain('attack:h1');
  expect(await blows.count()).toBe(0);
  await page.locator('.dy-back').tap();
  await expect.poll(plates).not.toEqual(behind);
  expect(await page.locator('.dy-back').count()).toBe(0);
  expect(errors).toEqual([]);
});
