import { readFile } from 'node:fs/promises';
import type { Locale } from '@questhall/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { After } from '../../apps/web/src/games/contract.ts';
import { after as dystopia } from '../../apps/web/src/games/dystopia/after.tsx';
import { after as nachtwacht } from '../../apps/web/src/games/nachtwacht/after.tsx';
import { after as talisman } from '../../apps/web/src/games/talisman/after.tsx';
import { loadUi } from '../../apps/web/src/text/index.ts';
import { sized } from '../sized.ts';
import { looker, settled } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { entered, playedMatch } from './table.ts';

const FAST = { perSecond: 10_000, burst: 10_000 };
const PICTURES = process.env.QUESTHALL_PICTURES;

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST }, messages: FAST });
});
afterAll(async () => {
  await hall?.close();
});

const games: {
  name: string;
  match: { game: string; seats: number; options?: Record<string, string | number | boolean> };
  curves: number;
  /** Whether there are dice. */
  dice: boolean;
  locale: string;
}[] = [
  {
    name: 'nachtwacht',
    match: { game: 'nachtwacht', seats: 4, options: { pathLength: sized('short', 'standard') } },
    curves: 2,
    dice: false,
    locale: 'fr-FR',
  },
  {
    name: 'talisman',
    match: { game: 'talisman', seats: 4, options: { roundLimit: sized(8, 30) } },
    curves: 3,
    dice: true,
    locale: 'de-DE',
  },
  {
    name: 'souls',
    match: { game: 'talisman', seats: 3, options: { edition: 'digital', expansion: 'realm-of-souls', roundLimit: sized(6, 20) } },
    curves: 3,
    dice: true,
    locale: 'nl-NL',
  },
  {
    name: 'dystopia',
    match: { game: 'dystopia', seats: 2, options: { level: 1, campaign: false, ...sized({ roundLimit: 3 }, {}) } },
    curves: 2,
    dice: true,
    locale: 'da-DK',
  },
];

/** The first curve as the screen reader's table has it, and the moments: where they lead, and their words. */
const told = (page: Page) =>
  page.evaluate(() => {
    const moments = [...document.querySelectorAll<HTMLAnchorElement>('.after-moment')];
    const numbers = [...document.querySelectorAll('.after-chart td')].map((cell) => cell.textContent);
    return { numbers, moments: moments.map((a) => a.search), words: moments.map((a) => a.innerText) };
  });
/** What tells the result of each game. */
const AFTER: Record<string, After<unknown>> = {
  nachtwacht: nachtwacht as After<unknown>,
  talisman: talisman as After<unknown>,
  dystopia: dystopia as After<unknown>,
};
/** A match that bots have played and of whose course something is told: of a short one in the Realm of Souls, one in twelve, nothing is. */
async function toldMatch(match: (typeof games)[number]['match']): Promise<{ code: string }> {
  for (let tries = 0; tries < 10; tries++) {
    const { id, code } = await playedMatch(hall, match);
    const { log } = await (await fetch(`${hall.address}/api/matches/${id}/view`)).json();
    if (AFTER[match.game]!.moments(log.map(({ event }: { event: object }) => event)).length > 0) return { code };
  }
  throw new Error(`of ten matches of ${match.game} nothing was told`);
}
/** The words of the page in the language of a visitor. */
const wordsOf = (locale: string) => loadUi(locale.slice(0, 2) as Locale);

// What the Realm of Souls tells is told by the same program as the older game: it is looked at in the long form.
const looked = sized(
  games.filter(({ name }) => name !== 'souls'),
  games,
);

test.each(looked)('$name: the result draws the match and leads into its moments, on every device the same', async (of) => {
  const { code } = await toldMatch(of.match);
  const found: Record<string, string[]> = {};
  const seen: { locale: string; told: unknown }[] = [];
  /** The match as its table shows it once it is over, on a screen of this width. */
  const lookAt = async (page: Page, width: number, locale: string) => {
    await page.locator('.after-moment').first().waitFor();
    await settled(page);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${of.name}-${width}.png` });
    if (PICTURES && width < 500) {
      await page.locator('.after-curves').scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${PICTURES}/${of.name}-${width}-2.png` });
      await page.locator('.result-more').scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${PICTURES}/${of.name}-${width}-3.png` });
    }
    await looker(page, found)(`${width} ${locale}`);
    // Every curve is there, and is another one than that before it.
    const tabs = page.locator('.after-tab');
    expect(await tabs.count()).toBe(of.curves);
    const drawn = new Set<string>();
    for (let i = 0; i < of.curves; i++) {
      await tabs.nth(i).click();
      expect(await tabs.nth(i).getAttribute('aria-pressed')).toBe('true');
      drawn.add(await page.locator('.after-chart table').innerText());
    }
    expect(drawn.size).toBe(of.curves);
    // Where dice were thrown it is told how kind they were, to the ear as well.
    const dice = page.locator('.after-luck li');
    expect((await dice.count()) > 0).toBe(of.dice);
    if (of.dice) expect(await dice.first().innerText()).toMatch(/[+−-]?\d/);
    await tabs.first().click();
  };
  /** The picture to share, and the first moment, into which it leads. */
  const leadsOn = async (page: Page, locale: string) => {
    const kept = page.waitForEvent('download');
    const { 'ui.after.share': share } = await wordsOf(locale);
    await page.getByRole('button', { name: share as string }).click();
    const picture = await readFile(await (await kept).path());
    // The header of a PNG: its width and its height.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    const words = await page.locator('.after-moment b').first().innerText();
    const scrolled = () => page.locator('dialog.result').evaluate((dialog) => Math.round(dialog.scrollTop));
    // As far as a click would scroll it: clear of the buttons below.
    await page.locator('.after-moment').first().click({ trial: true });
    const before = await scrolled();
    await page.locator('.after-moment').first().click();
    const moment = page.getByRole('slider', { name: (await wordsOf(locale))['ui.replay.position'] as string });
    await moment.waitFor();
    expect(Number(await moment.inputValue())).toBeGreaterThan(0);
    expect(words.length).toBeGreaterThan(3);
    // Out of it one comes back to where one was.
    if (page.viewportSize()!.width < 500) expect(before).toBeGreaterThan(0);
    await page.locator('.replay-leave').click();
    await page.locator('.after-moment').first().waitFor();
    await expect.poll(scrolled).toBe(before);
  };
  const screens = [
    [1440, 900],
    [360, 740],
  ] as const;
  // In the short form one page on both screens, by the language with the longer words, which on a phone have the least room, and
  // what leads on from the result on the phone, which is not so wide as the picture.
  const locales = PICTURES ? ['en-GB'] : sized([of.locale], ['en-GB', of.locale]);
  for (const locale of locales) {
    const one = sized(true, false) ? await hall.visitor({ locale }) : undefined;
    for (const [width, height] of screens) {
      const { page, errors } = one ?? (await hall.visitor({ width, height, touch: width < 500, locale }));
      await page.setViewportSize({ width, height });
      if (page.url() === 'about:blank') await page.goto(`${hall.address}/t/${code}`);
      await lookAt(page, width, locale);
      seen.push({ locale, told: await told(page) });
      if (!one || width < 500) await leadsOn(page, locale);
      // Who only looks on has no session.
      expect(errors.filter((e) => !e.includes('401'))).toEqual([]);
      if (!one) await leave(page.context());
    }
  }
  expect(seen.length).toBe(2 * locales.length);
  for (const locale of locales) {
    const [desk, phone] = seen.filter((one) => one.locale === locale);
    expect(phone).toEqual(desk);
  }
  expect(Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0))).toEqual({});
});

/** Bots play a whole level for it. That a level of a campaign has a result of its own is looked at below, in one that is lost. */
const eachNight = test.runIf(sized(false, true));

eachNight(
  'a level of a campaign that is won has a result of its own in the camp: curves, moments and the replay of that level',
  async () => {
    const { ask, sits } = await entered(hall, 'Anna');
    /** A campaign whose first level bots have won, in the camp after it. */
    const camp = async (): Promise<{ code: string; id: string } | null> => {
      const options = { heroes: 4, campaign: true, level: 1, muster: 'all', difficulty: 'easy' };
      const { id, code } = await ask('POST', '/api/matches', { game: 'dystopia', seats: 1, bots: [], start: true, options });
      await ask('POST', `/api/matches/${id}/seats/0/bot`, { level: 'easy' });
      for (;;) {
        const { sight } = await ask('GET', `/api/matches/${id}/view?seat=0`);
        const { phase, round, outcome, level } = sight.view as { phase: string; round: number; outcome: unknown; level: number };
        if (outcome || level > 1) return null;
        if (phase === 'between' && round > 0) {
          await ask('POST', `/api/matches/${id}/seats/0/back`, {});
          return { id, code };
        }
        await new Promise((wait) => setTimeout(wait, 30));
      }
    };
    // Bots lose one of twenty.
    const found = (await camp()) ?? (await camp()) ?? (await camp());
    const { page, context, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
    await sits(context);
    await page.goto(`${hall.address}/t/${found!.code}`);
    // The plate that goes on is there as before.
    await page.locator('.dy-hand [data-option="ready"]').waitFor();
    // What is picked up on the shelf is in sight, however far the question grew for it.
    const ware = page.locator('.dy-ware[data-option^="buy:"]').first();
    // A thumb's touch where it lies: the page is not scrolled for it.
    await ware.evaluate((one) => one.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' })));
    await page.locator('.dy-ware[aria-pressed="true"]').waitFor();
    const [card, shelf] = [() => ware.boundingBox(), () => page.locator('.dy-rest').boundingBox()];
    await expect
      .poll(async () => {
        const [one, room] = [(await card())!, (await shelf())!];
        return one.y >= room.y - 1 && one.y + one.height <= room.y + room.height + 1;
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.dy-ware[aria-pressed="true"]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'How it went' }).tap();
    await page.locator('.result .after-moment').first().waitFor();
    await settled(page);
    const faults: Record<string, string[]> = {};
    await looker(page, faults)('the result of a level');
    expect(faults).toEqual({ 'the result of a level': [] });
    expect(await page.locator('.result h2').innerText()).toMatch(/the drowned cellars/i);
    // Two by two: the fourth does not stand alone.
    const rows = await page
      .locator('.result .dy-order li')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(rows).toHaveLength(4);
    expect(rows.filter((top) => top === rows[0])).toHaveLength(2);
    // Four heroes, one seat: each curve has its own colour, strokes and name.
    const lines = await page
      .locator('.result .after-chart svg .after-line')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('stroke')} ${one.getAttribute('stroke-dasharray')}`));
    expect(new Set(lines).size).toBe(4);
    expect(await page.locator('.result .after-legend li').allInnerTexts()).toEqual(['Warrior', 'Dwarf', 'Elf', 'Archer']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    await page.locator('.dy-hand [data-option="ready"]').waitFor();
    await page.getByRole('button', { name: 'How it went' }).tap();
    await page.getByRole('button', { name: 'Watch it again' }).tap();
    await page.waitForURL(/\/replay\?line=\d+&seat=none/);
    // Out of it one comes back to the result, which is open, and not to the camp behind it.
    await page.locator('.replay-leave').tap();
    await page.locator('.result .after-moment').first().waitFor();
    expect(await page.locator('.dy-rest').count()).toBe(1);
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    await page.locator('.result').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  },
);

test('a level that is lost and may be tried again has its result on the map: how it was lost, moments and the replay of that try', async () => {
  const { ask, sits } = await entered(hall, 'Anna');
  const options = { heroes: 4, campaign: true, level: 1, muster: 'all', roundLimit: 1, checkpoint: true };
  const { id, code } = await ask('POST', '/api/matches', { game: 'dystopia', seats: 1, bots: [], start: true, options });
  for (;;) {
    const { sight } = await ask('GET', `/api/matches/${id}/view?seat=0`);
    const asked = sight.decisions[0];
    if (asked?.kind === 'retry') break;
    const ends = asked?.options.find((o) => o.id === 'end')?.id ?? asked?.options[0]?.id;
    if (asked) await ask('POST', `/api/matches/${id}/actions`, { id: `answer-${asked.id}`, seat: 0, decision: asked.id, choice: ends });
    else await new Promise((wait) => setTimeout(wait, 30));
  }
  const { page, context, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  await sits(context);
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('[data-bar=mine][data-asked=retry]').waitFor();
  await page.getByRole('button', { name: 'How it went' }).tap();
  await page.locator('.result .after-moment').first().waitFor();
  await settled(page);
  const faults: Record<string, string[]> = {};
  await looker(page, faults)('the result of a lost level');
  expect(faults).toEqual({ 'the result of a lost level': [] });
  expect(await page.locator('.result .dy-result-lost').innerText()).toMatch(/the last round is over/i);
  // A touch of what is read picks up nothing on the map behind it.
  await page.locator('.result h2').first().tap({ force: true });
  expect(await page.locator('.dy-look').count()).toBe(0);
  await page.getByRole('button', { name: 'Watch it again' }).tap();
  await page.waitForURL(/\/replay\?line=\d+&seat=none/);
  await page.locator('.replay-leave').tap();
  await page.locator('.result .dy-result-lost').waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await page.locator('[data-bar=mine][data-asked=retry]').waitFor();
  expect(errors).toEqual([]);
});
