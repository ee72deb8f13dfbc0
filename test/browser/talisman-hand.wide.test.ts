import { LOCALES } from '@questhall/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { barriers, settled } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { faultsOf } from './layout.ts';
import { positioned, setTable } from './talisman-hand.ts';
import { FULL_HAND } from './talisman-positions.ts';

/* A full hand: twelve Objects and Followers, four Spells and five trophies. Nothing of it is cut, covered or scrolled away. */

const GOODS = 12;
const SPELLS = 4;

let hall: Hall;
beforeAll(async () => {
  const position = {
    figures: {
      Ann: FULL_HAND.figures.Ann,
      Bob: { character: 'prophetess', at: 'M13', lives: 2 },
    },
    lying: FULL_HAND.lying,
  };
  hall = await openHall({}, positioned(position));
});
afterAll(() => hall?.close());

/** Cards of the hand that are not whole in sight, and pairs that lie on each other. */
async function cutOf(page: Page, hand: string): Promise<{ cards: number; cut: string[]; over: string[] }> {
  await page.evaluate('globalThis.__name ??= (f) => f');
  return page.evaluate((hand) => {
    const cards = [...document.querySelectorAll<HTMLElement>(`${hand} .ts-card`)];
    const called = (card: HTMLElement) => card.dataset.card ?? 'trophies';
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const seen = (x: number, y: number, card: HTMLElement) => {
      const on = document.elementFromPoint(x, y);
      return on !== null && (card.contains(on) || on.closest('li') === card.closest('li'));
    };
    const whole = ({ left, right, top, bottom }: DOMRect, card: HTMLElement) =>
      [
        [left + 4, top + 4],
        [right - 4, top + 4],
        [left + 4, bottom - 4],
        [right - 4, bottom - 4],
      ].every(([x, y]) => seen(x!, y!, card));
    return {
      cards: cards.length,
      cut: cards.filter((card, i) => !whole(boxes[i]!, card)).map(called),
      over: boxes.flatMap((a, i) =>
        boxes
          .map((b, j) => ({ b, j }))
          .filter(({ b, j }) => j > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map(({ j }) => `${called(cards[i]!)} and ${called(cards[j]!)}`),
      ),
    };
  }, hand);
}

/** The short form looks at one on each screen, with long words. */
const ofDesk = sized<readonly string[]>(['de'], LOCALES);
const ofTablet = sized<readonly string[]>(['fr'], LOCALES);

test('at 1440 × 900 the whole hand is in sight below the question, in five languages', async () => {
  const { page, context, errors } = await hall.visitor({ width: 1440, height: 900, atOnce: true });
  await setTable(hall, page, { seats: 2, bots: 1, start: true });
  for (const locale of ofDesk) {
    await page.evaluate((set) => {
      localStorage['questhall.settings'] = JSON.stringify({ ...JSON.parse(localStorage['questhall.settings']), locale: set });
    }, locale);
    await page.reload();
    await page.locator(`html[lang=${locale}] .decide .plate`).first().waitFor();
    await settled(page);
    expect(await cutOf(page, '.ts-me'), locale).toEqual({ cards: GOODS + SPELLS + 1, cut: [], over: [] });
    expect(await faultsOf(page), locale).toEqual([]);
    const rail = await page.locator('.bar').evaluate((bar) => bar.scrollHeight - bar.clientHeight);
    expect(rail, locale).toBeLessThanOrEqual(1);
  }
  // Spells have no plates: they glow in the hand, and so does nothing else.
  expect(await page.locator('.decide .plate[data-option^=cast]').count()).toBe(0);
  expect(
    await page.locator('.ts-me .ts-card.ts-legal').evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.card)),
  ).toEqual(['sp.healing', 'sp.teleport']);
  expect(errors).toEqual([]);
  await leave(context);
});

test('on a tablet that stands the whole hand is in sight beside the question, in five languages', async () => {
  const { page, context } = await hall.visitor({ width: 820, height: 1180, touch: true, atOnce: true });
  await setTable(hall, page, { seats: 2, bots: 1, start: true });
  for (const locale of ofTablet) {
    await page.evaluate((set) => {
      localStorage['questhall.settings'] = JSON.stringify({ ...JSON.parse(localStorage['questhall.settings']), locale: set });
    }, locale);
    await page.reload();
    await page.locator(`html[lang=${locale}] .decide .plate`).first().waitFor();
    await settled(page);
    expect(await cutOf(page, '.ts-me'), locale).toEqual({ cards: GOODS + SPELLS + 1, cut: [], over: [] });
    expect(await faultsOf(page), locale).toEqual([]);
  }
  await leave(context);
});

test('the decks open as one tray: what is for sale and for how much, both discard piles, and what lies on the board and where', async () => {
  const { page, context, errors } = await hall.visitor({ width: 1440, height: 900, atOnce: true });
  await setTable(hall, page, { seats: 2, bots: 1, start: true });
  await page.locator('.decide .plate').first().waitFor();
  await page.locator('.ts-deck').first().click();
  const tray = page.locator('.ts-tray');
  const heads = await tray.locator('.ts-row > h4').allInnerTexts();
  expect(heads.map((head) => head.toLowerCase())).toEqual([
    'for sale in the village',
    'not for sale on the board',
    'adventure discard pile: 0 cards',
    'spell discard pile: 0 cards',
    'lying on the board',
  ]);
  const armour = tray.locator('li', { has: page.locator('[data-card="pur.armour"]') });
  expect(await armour.innerText()).toMatch(/4 gold\s+\d left/);
  const giant = tray.locator('li', { has: page.locator('[data-card^="adv.giant"]') });
  expect(await giant.innerText()).toContain('Plains');
  // All of it at once.
  expect(await tray.locator('.sheet-body').evaluate((body) => body.scrollHeight - body.clientHeight)).toBeLessThanOrEqual(1);
  expect(await barriers(page)).toEqual([]);
  await giant.locator('button').first().click();
  await page.locator('.ts-reader').waitFor();
  expect(errors).toEqual([]);
  await leave(context);
});

test('the five numbers of the Digital Edition stand within the rail', async () => {
  const { page, context } = await hall.visitor({ width: 1440, height: 900, locale: 'de-DE', atOnce: true });
  await setTable(hall, page, { seats: 2, bots: 1, start: true, options: { edition: 'digital' } });
  await page.locator('.ts-medals li').nth(4).waitFor();
  const beyond = await page.locator('.ts-me').evaluate((hand) => {
    const { left, right } = hand.getBoundingClientRect();
    const numbers = [...hand.querySelectorAll('.ts-medals li, .ts-medals .tc-medal')].map((one) => one.getBoundingClientRect());
    return numbers.filter((one) => one.left < left || one.right > right).length;
  });
  expect(beyond).toBe(0);
  await leave(context);
});

test('in the drawer of a phone the whole hand is in sight, and a Spell is set aside there', async () => {
  const { page, context, errors } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  await setTable(hall, page, { seats: 2, bots: 1, start: true });
  await page.locator('.decide .plate').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('.ts-strip-button').first().tap();
  await settled(page);
  expect(await cutOf(page, '.ts-drawer')).toEqual({ cards: GOODS + SPELLS + 1, cut: [], over: [] });
  // Every name is there to its last letter.
  const names = await page
    .locator('.ts-drawer .ts-kit .tc-title')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2).map((one) => one.textContent),
    );
  expect(names).toEqual([]);
  expect(await barriers(page)).toEqual([]);

  const counterspell = page.locator('.ts-drawer [data-card^="sp.counterspell"]');
  await counterspell.tap();
  const aside = page.locator('.ts-reader input[type=checkbox]');
  expect(await aside.isChecked()).toBe(false);
  await aside.check();
  await page.keyboard.press('Escape');
  await expect.poll(() => counterspell.getAttribute('class')).toContain('ts-aside');
  expect(await counterspell.textContent()).toContain('set aside');
  await page.reload();
  await page.locator('.ts-strip-button').first().tap();
  await expect.poll(() => counterspell.getAttribute('class')).toContain('ts-aside');
  expect(errors).toEqual([]);
  await leave(context);
});

test('a card is put down from the hand, and a Spell cast from it, in a turn that asks for neither', async () => {
  const figures = {
    Ann: { character: 'wizard', at: 'O3', objects: ['sword', 'water-bottle'], spells: ['healing'] },
    Bob: { character: 'prophetess', at: 'M13', lives: 2 },
  };
  const light = await openHall({}, positioned({ figures }));
  const { page, errors } = await light.visitor({ width: 1440, height: 900, atOnce: true });
  await setTable(light, page, { seats: 2, bots: 1, start: true });
  await page.locator('.decide .plate').first().waitFor();
  expect(await page.locator('.decide .plate[data-option=leave], .decide .plate[data-option^=cast]').count()).toBe(0);
  await page.locator('.ts-me [data-card*="water-bottle"]').click();
  await page.locator('.ts-reader').getByRole('button', { name: 'Put down here' }).click();
  await expect.poll(() => page.locator('.ts-me [data-card*="water-bottle"]').count()).toBe(0);
  // A Spell is dear: the first touch shows what it would do where room was kept for it, the second one casts it.
  const healing = page.locator('.ts-me [data-card^="sp.healing"].ts-legal');
  const place = () => page.locator('.ts-me').evaluate((hand) => hand.getBoundingClientRect().top);
  const before = await place();
  await healing.click();
  await page.locator('.plate-picked .plate[aria-pressed=true]', { hasText: 'Cast Healing' }).waitFor();
  expect(await place()).toBe(before);
  await healing.click();
  await page.locator('.frame[data-asked=target]').waitFor();
  expect(errors).toEqual([]);
  await light.close();
});

test('a card that is read large looks the same wherever it was opened from', async () => {
  const figures = {
    Ann: { character: 'wizard', at: 'O3', lives: 2, spells: ['healing'] },
    Bob: { character: 'prophetess', at: 'M13', lives: 2 },
  };
  const light = await openHall({}, positioned({ figures }));
  const { page, errors } = await light.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  await setTable(light, page, { seats: 2, bots: 1, start: true });
  await page.locator('.decide .plate').first().waitFor();
  // How high the card and its picture are, and whether one reads it without scrolling within the card.
  const read = async () => {
    await page.locator('.ts-reader .tc-sheet').waitFor();
    await settled(page);
    const heights = await page.locator('.ts-reader .tc-sheet').evaluate((sheet) => ({
      card: sheet.clientHeight,
      words: sheet.scrollHeight,
      art: sheet.querySelector('.tc-art, .tc-window')!.getBoundingClientRect().height,
    }));
    await page.keyboard.press('Escape');
    await page.locator('.ts-reader').waitFor({ state: 'detached' });
    return heights;
  };
  // Beside other plates the sign that opens it is hidden; where a Spell alone is asked for it is seen. What opens is the same.
  await page.locator('.ts-quiet .ts-read').dispatchEvent('click');

  const strip = await read();
  await page.locator('.ts-strip-button').first().tap();
  await page.locator('.ts-drawer .ts-read').first().dispatchEvent('click');
  expect(await read()).toEqual(strip);
  expect(strip.words).toBeLessThanOrEqual(strip.card + 1);
  expect(errors).toEqual([]);
  await light.close();
});
