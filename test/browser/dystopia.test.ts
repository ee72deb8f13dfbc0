import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
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
