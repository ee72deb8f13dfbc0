import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { looker, scrollsSideways } from './axe.ts';
import { type Hall, openHall, type Visitor } from './harness.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

const PICTURES = process.env.QUESTHALL_PICTURES;
if (PICTURES) mkdirSync(PICTURES, { recursive: true });
const picture = async ({ page }: Visitor, name: string, fullPage = true) => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/campaign-${name}.png`, fullPage });
};

/** What the visitor sees at the table whose address is open. */
const sightAt = ({ page }: Visitor) =>
  page.evaluate(async () => {
    const json = async (path: string) => (await fetch(path)).json();
    const { id } = await json(`/api/tables/${location.pathname.split('/').at(-1)}`);
    return (await json(`/api/matches/${id}/view`)).sight;
  });

/** Names that are broken within a word, or that an edge of the map cuts, whose sheet hides what lies outside of it. */
const cutNames = (page: Visitor['page']) =>
  page.evaluate(() => {
    const sheet = document.querySelector('.cp-sheet')!.getBoundingClientRect();
    return [...document.querySelectorAll('.cp-name:not(.vh)')]
      .filter((name) => {
        const words = document.createRange();
        const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (text.parentElement?.closest('.vh')) continue;
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
            words.setStart(text, index);
            words.setEnd(text, index + word.length);
            const boxes = [...words.getClientRects()];
            // A name is broken between words alone: each stands wholly in one line.
            if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) return true;
            if (boxes.some(({ left, right, bottom }) => left < sheet.left || right > sheet.right || bottom > sheet.bottom)) return true;
          }
        }
        return false;
      })
      .map((name) => name.textContent);
  });

test('from the hall in one tap to the map; all four begin in one more, and the map shows the party and leads back', async () => {
  const visitor = await hall.visitor({ atOnce: true });
  const { page, errors } = visitor;
  const found: Record<string, string[]> = {};
  const look = looker(page, found);
  await page.goto(hall.address);
  await page.locator('a.hall-road').click();
  await page.waitForURL(/\/campaign$/);
  await page.locator('.cp-station').first().waitFor();
  expect(await page.locator('.cp-station').count()).toBe(10);
  expect(await page.locator('.cp-station[data-state="locked"]').count()).toBe(9);
  // With a locked level in front the whole map is there as well.
  if (sized(false, true)) await look('the map before anybody has set out');
  await picture(visitor, 'new-desktop');
  await picture(visitor, 'new-desktop-fold', false);

  await page.getByRole('button', { name: /Silent Library/ }).click();
  await page.getByText('First win “The Toll House”').waitFor();
  expect(await page.getByRole('button', { name: 'Begin with all four' }).count()).toBe(0);
  await look('a locked level');
  await page.getByRole('button', { name: /Drowned Cellars/ }).click();
  // How hard it is against each Wizor was measured.
  expect(await page.locator('.cp-plate').allInnerTexts()).toEqual(
    ['easy', 'normal', 'hard'].map((word) => expect.stringMatching(new RegExp(`${word}\\s+\\d+% win`))),
  );
  await page.getByRole('button', { name: 'Begin with all four' }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('[data-asked="hero"]').waitFor();
  const { view } = await sightAt(visitor);
  expect(view.heroes.map(({ code }: { code: string }) => code)).toEqual(['warrior', 'dwarf', 'elf', 'archer']);
  expect(view.options).toMatchObject({ campaign: true, checkpoint: true, fallen: 'mercy' });

  await page.goto(`${hall.address}/campaign`);
  await page.locator('.cp-hero').first().waitFor();
  expect(await page.locator('.cp-hero').count()).toBe(4);
  await look('a campaign under way');
  await picture(visitor, 'under-way-desktop');
  await page.getByRole('link', { name: 'Go on', exact: true }).click();
  await page.locator('[data-asked="hero"]').waitFor();
  expect(Object.fromEntries(Object.entries(found).filter(([, all]) => all.length > 0))).toEqual({});
  expect(errors).toEqual([]);
});

test('Wizor against four bots is one tap', async () => {
  const visitor = await hall.visitor({ atOnce: true });
  const { page, errors } = visitor;
  await page.goto(`${hall.address}/campaign`);
  await page.getByRole('button', { name: /^Be Wizor/ }).click();
  await page.waitForURL(/\/t\//);
  // The heroes wait until the story of the level has been read.
  await page.locator('.dy-quest').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-asked="wizor"]').waitFor();
  const { view } = await sightAt(visitor);
  expect([view.wizor, view.heroes.length]).toEqual([true, 4]);
  expect(errors).toEqual([]);
});

test('on a phone without a server the map is there, and what is begun is played on the device and found again', async () => {
  const visitor = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  const { page } = visitor;
  const found: Record<string, string[]> = {};
  const look = looker(page, found);
  await page.goto(`${hall.address}/campaign`);
  await page.locator('.cp-station').first().waitFor();
  // In the short form it is looked at in German, below.
  if (sized(false, true)) await look('the map on a phone');
  await picture(visitor, 'new-phone');
  await picture(visitor, 'new-phone-fold', false);
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Begin with all four' }).tap();
  await page.waitForURL(/\/local\//);
  await page.locator('[data-asked="hero"]').waitFor();
  await page.goto(`${hall.address}/campaign`);
  await page.getByText('Without a network').waitFor();
  await page.locator('.cp-hero').first().waitFor();
  await look('a campaign on the device');
  await picture(visitor, 'here-phone');
  await page.getByRole('link', { name: 'Go on', exact: true }).tap();
  await page.waitForURL(/\/local\//);
  expect(Object.fromEntries(Object.entries(found).filter(([, all]) => all.length > 0))).toEqual({});
});

test('in Dutch, French, German and Danish nothing is cut off on a phone, and every word is there', async () => {
  const visitor = await hall.visitor({ locale: 'de', width: 360, height: 740, touch: true });
  const { page, errors } = visitor;
  const found: Record<string, string[]> = {};
  const look = looker(page, found);
  await page.goto(`${hall.address}/campaign`);
  // The short form has the two with the longest words.
  for (const locale of sized(['de', 'fr'], ['de', 'nl', 'fr', 'da'])) {
    await page.evaluate((set) => {
      localStorage['questhall.settings'] = JSON.stringify({ ...JSON.parse(localStorage['questhall.settings']), locale: set });
    }, locale);
    await page.reload();
    await page.locator(`html[lang=${locale}] .cp-station`).first().waitFor();
    // The language with the longest words by all rules in the short form too.
    if (locale === 'de' || sized(false, true)) await look(locale);
    expect([locale, await scrollsSideways(page)]).toEqual([locale, false]);
    expect([locale, await cutNames(page)]).toEqual([locale, []]);
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.locator('.cp-map:not([data-phone])').waitFor();
    expect([locale, await cutNames(page)]).toEqual([locale, []]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.cp-map[data-phone]').waitFor();
    // Whichever level is looked at has its name on the map.
    for (let level = 10; level > 0; level--) {
      await page
        .locator('.cp-station')
        .nth(level - 1)
        .tap();
      await page.locator(`.cp-sheet li:nth-child(${level}) .cp-name:not(.vh)`).waitFor();
      expect([locale, await cutNames(page)]).toEqual([locale, []]);
    }
    await picture(visitor, `${locale}-phone`);
    expect(await page.locator('body').innerText()).not.toMatch(/ui\.|level\.L/);
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((locale) => [locale, []])));
  expect(errors).toEqual([]);
});

test('on a tablet and on a phone on its side what begins the level is in sight beside or below the map', async () => {
  const visitor = await hall.visitor({ width: 820, height: 1180, touch: true });
  const { page, errors } = visitor;
  await page.goto(`${hall.address}/campaign`);
  const begin = page.getByRole('button', { name: 'Begin with all four' });
  await begin.waitFor();
  for (const [width, height] of [
    [820, 1180],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator(width < 800 ? '.cp-map[data-phone]' : '.cp-map:not([data-phone])').waitFor();
    expect([width, (await begin.boundingBox())!.y + (await begin.boundingBox())!.height < height]).toEqual([width, true]);
    expect(await scrollsSideways(page)).toBe(false);
  }
  expect(errors).toEqual([]);
});

test('beside the road lie five sample levels: each can be played at once, and drawn on', async () => {
  const visitor = await hall.visitor({ atOnce: true });
  const { page, errors } = visitor;
  const found: Record<string, string[]> = {};
  await page.goto(`${hall.address}/campaign`);
  await page.getByRole('link', { name: 'Sample levels' }).click();
  await page.locator('.cp-sample').first().waitFor();
  expect(await page.locator('.cp-sample').count()).toBe(5);
  await looker(page, found)('the sample levels');
  await picture(visitor, 'samples-desktop');
  const museum = page.locator('.cp-sample', { hasText: 'The Museum of Mishaps' });
  await museum.getByRole('button', { name: 'Play with all four' }).click();
  await page.waitForURL(/\/t\//);
  // Whoever begins with the second level shops first.
  await page.locator('[data-asked="between"]').waitFor();
  const { view } = await sightAt(visitor);
  expect([view.story.title, view.heroes.length]).toEqual(['The Museum of Mishaps', 4]);
  await page.goto(`${hall.address}/samples`);
  await museum.getByRole('button', { name: 'Go on drawing' }).click();
  await page.waitForURL(/\/levels\/.+/);
  await page.getByText('The Museum of Mishaps').first().waitFor();
  expect(found).toEqual({ 'the sample levels': [] });
  expect(errors).toEqual([]);
});

test('done by an hour: the hour is an option of the table, which all see before it begins', async () => {
  const visitor = await hall.visitor({ width: 360, height: 740, touch: true });
  const { page, errors } = visitor;
  await page.goto(`${hall.address}/new/nachtwacht`);
  const hour = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 2 * 3_600_000);
  const clock = await page.evaluate((at) => new Date(at).toTimeString().slice(0, 5), hour.getTime());
  // An hour at most is one touch.
  await page.getByRole('button', { name: 'in an hour' }).tap();
  await expect.poll(() => page.getByLabel('Done by').inputValue()).toMatch(/^\d\d:\d[05]$/);
  await page.getByLabel('Done by').fill(clock);
  await page
    .getByText(new RegExp(`Done by \\S*:${clock.slice(3)}`))
    .first()
    .waitFor();
  await picture(visitor, 'done-by-phone');
  await page.locator('.name-field .field').fill('Anna');
  await page.getByRole('button', { name: /Set the table/ }).tap();
  await page.waitForURL(/\/t\//);
  const { doneBy } = await page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`)).json());
  expect(doneBy).toEqual({ at: hour.getTime(), last: null });
  await page
    .getByText(new RegExp(`Done by \\S*:${clock.slice(3)}`))
    .first()
    .waitFor();
  expect(errors).toEqual([]);
});
