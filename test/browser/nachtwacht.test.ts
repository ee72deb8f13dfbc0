import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { boardHeight, playToTheEnd } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { hurry } from './hurry.ts';
import { shortened, shortMatch } from './table.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

/** Each is asked for a card and for the road in each of them. */
const FEW_ROUNDS = { pathLength: 'short', roundLimit: 4 };

test('two people in two browsers and two bots play a match to its end, by mouse and by touch, in two languages', async () => {
  // In the short form what happens is seen at once by both; whoever plays with the keyboard below sees it at the usual pace.
  const atOnce = sized(true, false);
  const ann = await hall.visitor({ atOnce });
  const bo = await hall.visitor({ locale: 'nl-NL', width: 360, height: 740, touch: true, atOnce });

  await shortened(ann.page, FEW_ROUNDS);
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

  /** How high the path was, and at which question first: alone, and below what others did. */
  const heights = new Map<number, string>();
  const below: number[] = [];
  const decisions = await playToTheEnd(
    [
      { page: ann.page, manner: 'mouse' },
      { page: bo.page, manner: 'touch' },
    ],
    7,
    async (page) => {
      const height = page === bo.page ? await boardHeight(page) : null;
      if (height === null) return;
      if ((await page.locator('.decide > .befallen').count()) > 0) below.push(height);
      else if (!heights.has(height)) heights.set(height, await page.locator('.decide').innerText());
    },
  );
  // On the phone the path keeps its size from one question to the next; what others did may take something of it.
  expect(below.filter((height) => height < 124)).toEqual([]);
  expect([...heights].slice(1)).toEqual([]);
  // However soon bots win it: both have played with their hands.
  expect(decisions).toBeGreaterThan(3);

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
  await shortened(page, FEW_ROUNDS);
  await page.goto(hall.address);
  const name = page.getByRole('textbox').first();
  await name.focus();
  await page.keyboard.type('Cas');
  // Enter below a name begins nobody's first match: the button of the box does.
  const play = page.locator('.game-box[data-box=nachtwacht] button[type=submit]').first();
  const isReached = () => play.evaluate((button) => button === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await isReached()); tabs++) await page.keyboard.press('Tab');
  expect(await isReached()).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.decide').waitFor();
  await playToTheEnd([{ page, manner: 'keys' }], 3);
  await page.locator('.nw-ranking').waitFor();
  expect(errors).toEqual([]);
});

test('a reload, a second tab and a lost network leave seat and table as they were', async () => {
  const { page, context, errors } = await hall.visitor();
  await shortMatch(hall, page);
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
  await second.waitForFunction(() => !navigator.onLine);
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

test('a mouse looks at a card without picking it up, and nothing tells the cards before they turn', async () => {
  const { page, errors } = await hall.visitor();
  await shortMatch(hall, page);
  await page.locator('[data-bar=mine] .nw-fan.nw-asked').waitFor();

  const card = page.locator('.nw-fan .nw-hit').nth(1);
  await card.hover();
  await page.locator('.nw-looked').waitFor();
  expect(await page.locator('.decide').innerText()).toMatch(/2 squares, past the end of the path/);
  expect(await card.getAttribute('aria-pressed')).toBe('false');
  expect(await page.locator('.decide .confirm .btn').allInnerTexts()).toHaveLength(1);
  await page.locator('.head-title').hover();
  await page.locator('.nw-looked').waitFor({ state: 'detached' });

  // Each frame of the reveal is looked at: who has spent what, whom the table waits for, what the button offers.
  await page.evaluate(() => {
    const seen = { frames: 0, spent: 0, thinks: 0, mine: 0, heard: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const stage = document.querySelector('.nw-reveal-stage');
      if (stage) {
        seen.frames++;
        seen.spent = Math.max(seen.spent, document.querySelectorAll('.nw-pip-spent').length);
        seen.thinks = Math.max(seen.thinks, document.querySelectorAll('.seat-thinks').length);
        // What is drawn: room is kept for both wordings, and one of them is hidden.
        seen.mine += document.querySelector<HTMLElement>('.pace-on')?.innerText.includes('decision') ? 1 : 0;
        seen.heard += stage.getAttribute('aria-hidden') === 'true' ? 0 : 1;
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await card.click();
  // A busy machine may draw so few frames of it that only the page itself sees them.
  await page.waitForFunction(
    () => (window as unknown as { seen: Record<string, number> }).seen['frames']! > 0 && !document.querySelector('.nw-reveal-stage'),
  );
  await page.locator('.nw-pip-spent').first().waitFor({ state: 'attached' });
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  expect(seen['frames']).toBeGreaterThan(0);
  expect({ ...seen, frames: 0 }).toEqual({ frames: 0, spent: 0, thinks: 0, mine: 0, heard: 0 });
  expect(errors).toEqual([]);
});
