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

test('level 2 alone with four heroes against the automatic Wizor, to its end', async () => {
  const { page, errors } = await hall.visitor({ locale: 'fr-FR' });
  const { code, id } = await newTable(hall, page, {
    name: 'Solo',
    seats: 1,
    start: true,
    options: { heroes: 4, level: 2, roundLimit: sized(1, 6) },
  });
  await page.goto(`${hall.address}/t/${code}`);
  for (const hero of ['warrior', 'elf', 'archer']) {
    await choose(page, `.dy-choice[data-option="${hero}"]`);
  }
  // The last hero is the only one left: nobody is asked for that.
  await expect.poll(async () => (await look(page, id, 0)).asked?.kind, { timeout: 10_000 }).toBe('order');
  await answer(page, id, 0, 'any');
  // Before a later level there is something to spend: one thing is bought, then each hero is ready.
  await choose(page, '.dy-rest [data-option^="buy:"]');
  for (let ready = 0; ready < 4; ready++) {
    await choose(page, '.dy-hand .dy-plate[data-option="ready"]');
    await page.locator('.decide[data-state="mine"]').waitFor();
  }
  await page.locator('.dy-quest .btn').click();
  // Whoever loads the page anew in the first round has read the story, and is not told it again.
  await page.reload();
  await page.locator('.decide[data-state="mine"]').waitFor();
  expect(await page.locator('.dy-quest').count()).toBe(0);
  // What was bought is read by touching it: its card says what it does, in the reader's language.
  await page.locator('button.dy-thing').first().click();
  expect(await page.locator('dialog .dy-print').innerText()).toMatch(/Prix/);
  await page.keyboard.press('Escape');
  const { asked, view } = await look(page, id, 0);
  expect(asked?.kind).toBe('hero');
  // A click on the map picks a square up, a second one goes there.
  const to = asked?.options.find((o) => o.id.startsWith('go:'))?.id ?? '';
  const before = view.heroes;
  await page
    .locator('.dm-reach > g')
    .first()
    .click({ force: true, position: { x: 20, y: 20 } });
  await page.locator('.dm-reach > .dm-picked').waitFor();
  await page.locator('.decide .confirm .btn').first().click();
  expect(to).not.toBe('');
  await expect
    .poll(async () => JSON.stringify((await look(page, id, 0)).view.heroes.map((h) => h.at)))
    .not.toBe(JSON.stringify(before.map((h) => h.at)));
  // The second button of a walk ends the turn with it: nobody is asked in between, and what was said did not go by itself.
  const { view: walked } = await look(page, id, 0);
  await page
    .locator('.dm-reach > g')
    .nth(1)
    .click({ force: true, position: { x: 20, y: 20 } });
  await page.locator('.decide .confirm .also').click();
  await expect.poll(async () => (await look(page, id, 0)).view.turn.hero, { timeout: 10_000 }).not.toBe(walked.turn.hero);
  expect((await look(page, id, 0)).view.heroes.map((h) => h.at)).not.toEqual(walked.heroes.map((h) => h.at));
  expect(await page.locator('.by-itself').count()).toBe(0);
  await standIn(page, id, 0);
  await lookOn([page]);
  expect(errors).toEqual([]);
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

test('on a phone what lies below the edge of what may be done is counted there', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
  const { code, id } = await newTable(hall, page, { name: 'Ida', seats: 1, start: true, options: { heroes: 1, level: 1 } });
  await page.goto(`${hall.address}/t/${code}`);
  await choose(page, '.dy-choice[data-option="elf"]', 'touch');
  await settle(page);
  await expect.poll(async () => (await look(page, id, 0)).asked?.kind, { timeout: 10_000 }).toBe('hero');
  const list = page.locator('.dy-actions');
  await list.waitFor();
  const ones = () => list.locator('.plate, .dy-fold');
  const below = page.locator('.more-below > span');
  // As it is all may be in sight; with next to no room it is not.
  await page.addStyleTag({ content: '.frame .dy-actions.dy-actions { min-height: 0 !important; max-height: 12px !important; }' });
  const hidden = () =>
    ones().evaluateAll((all) => {
      const edge = document.querySelector('.dy-actions')!.getBoundingClientRect().bottom;
      return all.filter((one) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2 > edge).length;
    });
  await below.waitFor();
  expect(await hidden()).toBeGreaterThan(0);
  expect(await below.innerText()).toBe(`${await hidden()} more below`);
  // Who touches it is led there, and chooses nothing that lies behind it.
  await below.tap();
  await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  expect((await look(page, id, 0)).asked?.kind).toBe('hero');
  await list.evaluate((one) => one.scrollTo({ top: one.scrollHeight }));
  await expect.poll(() => below.count()).toBe(0);
  await list.evaluate((one) => one.scrollTo({ top: 0 }));
  await below.waitFor();
  // While a walk is picked up its buttons lie there, and nothing lies on them.
  await page.locator('.dm-reach > g').first().click({ force: true });
  await page.locator('.dy-actions[data-walking]').waitFor();
  expect(await below.isVisible()).toBe(false);
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

test('a hint calls a walk by its steps and rings its square: no square is named by numbers', async () => {
  const { page, errors } = await hall.visitor();
  const { code, id } = await newTable(hall, page, { name: 'Ida', seats: 1, start: true, options: { heroes: 1, level: 1 } });
  await page.goto(`${hall.address}/t/${code}`);
  await choose(page, '.dy-choice[data-option="warrior"]');
  await settle(page);
  await expect.poll(async () => (await look(page, id, 0)).asked?.kind, { timeout: 10_000 }).toBe('hero');
  await page.locator('.hint-ask').click();
  await page.locator('.hint-said', { hasText: 'A bot would choose' }).waitFor();
  await page.locator('.hint-ring').first().waitFor();
  expect(await page.locator('.hint-said').innerText()).not.toMatch(/\d+\/\d+/);

  // On a low screen the sheet is never lower than what stands on it: with a hint and the buttons of a walk it grows, and what may be done lies below.
  await page.setViewportSize({ width: 1366, height: 600 });
  await page
    .locator('.dm-reach > g')
    .first()
    .click({ force: true, position: { x: 20, y: 20 } });
  await page.locator('.decide .confirm .btn').nth(2).waitFor();
  const edges = await page.evaluate(() => {
    const boxOf = (what: string) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    return {
      buttons: Math.max(...boxOf('.decide .btn').map(({ bottom }) => bottom)),
      sheet: boxOf('.decide')[0]!.bottom,
      below: boxOf('.slot-hand')[0]!.top,
    };
  });
  expect(edges.buttons).toBeLessThanOrEqual(edges.sheet);
  expect(edges.sheet).toBeLessThanOrEqual(edges.below);
  expect(errors).toEqual([]);
});

test('on a phone the map goes to the next hero who is asked, also after the whole of it was looked at; within a question it stays', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  const options = { heroes: 4, level: 1, campaign: false, muster: 'all' };
  const { code, id } = await newTable(hall, page, { name: 'Ida', seats: 1, start: true, options });
  await page.goto(`${hall.address}/t/${code}`);
  await settle(page);
  await expect.poll(async () => (await look(page, id, 0)).asked?.kind, { timeout: 10_000 }).toBe('hero');
  /** How large the map is, and how far whoever acts stands from its middle, in parts of its size. */
  const seen = () =>
    page.evaluate(() => {
      const room = document.querySelector('.dy-level')!.getBoundingClientRect();
      const ring = document.querySelector('.dm-ring')!.getBoundingClientRect();
      const [x, y] = [ring.x + ring.width / 2 - room.x, ring.y + ring.height / 2 - room.y];
      const scale = Number(/scale\(([\d.]+)\)/.exec(document.querySelector<HTMLElement>('.dy-world')!.style.transform)![1]);
      return {
        scale,
        inside: x > 0 && y > 0 && x < room.width && y < room.height,
        hero: document.querySelector('.dm-acts')!.parentElement!.dataset.figure,
      };
    });
  const near = await seen();
  expect(near.inside).toBe(true);
  await page.locator('.dy-tools button').first().tap();
  await expect.poll(async () => (await seen()).scale).toBeLessThan(near.scale);
  const whole = (await seen()).scale;
  // Looked at again within the same question, it stays as it was chosen.
  await page.locator('.dm-reach > g').first().click({ force: true });
  expect((await seen()).scale).toBe(whole);
  await answer(page, id, 0, 'end');
  await expect.poll(async () => (await seen()).hero).not.toBe(near.hero);
  await expect.poll(seen).toMatchObject({ scale: near.scale, inside: true });
  expect(errors).toEqual([]);
});
