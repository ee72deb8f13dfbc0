import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { barriers, settled } from './axe.ts';
import { choose } from './hand.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { type Ask, asProgram } from './table.ts';

/* What one meets in a match of Nachtwacht on a phone that stands: all words are read, whatever is touched. */

const PHONE = { width: 360, height: 740, touch: true, atOnce: true };
interface Box {
  top: number;
  bottom: number;
  height: number;
}
const FAST = { perSecond: 1000, burst: 1000 };

let hall: Hall;
let bo: Ask;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST } }, new URL('./positions.ts', import.meta.url));
  bo = await asProgram(hall, 'Bo');
});
afterAll(async () => {
  delete process.env.NACHTWACHT_POSITION;
  await hall?.close();
});

/** Asks the server in the name of this page's person. */
const askAs =
  (page: Page): Ask =>
  (method, path, body = {}) =>
    page.evaluate(
      async ([method, path, body]) => {
        const sent = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
        return (await fetch(path, { method, ...sent })).json();
      },
      [method, path, body] as const,
    );

/** A match of Ann, whose page this is, and Bo, a program, that begins in a position. */
async function begun(page: Page, position: object, options: object = {}): Promise<string> {
  process.env.NACHTWACHT_POSITION = JSON.stringify(position);
  await page.goto(hall.bare);
  const ann = askAs(page);
  await ann('POST', '/api/session', { name: 'Ann' });
  const { id, code } = await ann('POST', '/api/matches', { game: 'nachtwacht', seats: 2, options });
  await bo('POST', `/api/matches/${id}/seats/1/join`, {});
  await ann('POST', `/api/matches/${id}/start`);
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('.decide').waitFor();
  return id;
}

/** Gives an answer for a seat, if it is asked this. */
async function say(by: Ask, id: string, seat: number, kind: string, choice: string): Promise<void> {
  const { sight } = await by('GET', `/api/matches/${id}/view?seat=${seat}`);
  const asked = sight.decisions[0] as unknown as { id: number; kind: string } | undefined;
  if (asked?.kind !== kind) throw new Error(`seat ${seat} is asked ${asked?.kind}, not ${kind}`);
  await by('POST', `/api/matches/${id}/actions`, { id: `${kind}-${id}-${seat}-${asked.id}`, seat, decision: asked.id, choice });
}

/** What lies on what in the sheet of a question: words on cards, cards on cards, words beyond the edge of their card. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const within = (inner: Element, outer: Element) => {
      const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
      return a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    };
    const parts = [...document.querySelectorAll('.ask > h2, .ask > .prompt, .nw-chips > li, .nw-power, .nw-plate, .nw-step')].filter(
      (one) => one.getBoundingClientRect().height > 2,
    );
    const named = (one: Element) => `${one.className || one.tagName} "${one.textContent?.slice(0, 24)}"`;
    for (const [n, one] of parts.entries())
      for (const other of parts.slice(n + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
        if (wide > 1 && high > 1 && !(one.matches('.nw-step') && other.matches('.nw-step')))
          found.push(`${named(one)} and ${named(other)}: ${Math.round(high)} px`);
      }
    for (const words of document.querySelectorAll('.nw-power-words, .nw-plate > *'))
      if (!within(words, words.parentElement!)) found.push(`${named(words)} reaches beyond its card`);
    const bar = document.querySelector('.bar')!.getBoundingClientRect();
    for (const one of parts) if (one.getBoundingClientRect().bottom > bar.bottom + 1) found.push(`${named(one)} lies below the sheet`);
    return found;
  });

/** What of the board's own buttons and cards lies on a pawn, as it is drawn. */
const onPawns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pawns = [...document.querySelectorAll('.nw-pawn')].map((pawn) => {
      // Without its shade on the ground.
      const parts = [...pawn.querySelectorAll('.nw-standee path')].map((part) => part.getBoundingClientRect());
      return {
        seat: (pawn as HTMLElement).dataset.seat,
        left: Math.min(...parts.map(({ left }) => left)),
        right: Math.max(...parts.map(({ right }) => right)),
        top: Math.min(...parts.map(({ top }) => top)),
        bottom: Math.max(...parts.map(({ bottom }) => bottom)),
      };
    });
    return [...document.querySelectorAll('.nw-unasked button, .nw-turned-monster, .nw-afar-words > *')].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return pawns
        .filter((pawn) => left < pawn.right && right > pawn.left && top < pawn.bottom && bottom > pawn.top)
        .map(({ seat }) => `${one.className || one.textContent} lies on the pawn of seat ${seat}`);
    });
  });

/** What is wrong with the button that bends the strip one laid: no words, on a pawn, or a bend that is not the next one. */
async function bends(page: Page): Promise<string[]> {
  const button = page.locator('.nw-next-bend button');
  const found = await onPawns(page);
  if ((await button.innerText()).trim() === '') found.push('the bend has no words');
  const name = await button.getAttribute('aria-label');
  await button.tap();
  await page.waitForFunction((before) => document.querySelector('.nw-next-bend button')?.getAttribute('aria-label') !== before, name);
  return found;
}

/** What is cut of the head and of the laid cards. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const head = document.querySelector('.head-status')!;
    if (head.scrollWidth > head.clientWidth + 1) found.push(`the head is cut: ${head.textContent}`);
    const panel = document.querySelector('.slot-panel')!.getBoundingClientRect();
    for (const card of document.querySelectorAll('.nw-row .nw-lies, .nw-row .nw-awaited')) {
      const { top, bottom } = card.getBoundingClientRect();
      if (top < panel.top || bottom > panel.bottom) found.push(`a laid card is cut by ${Math.round(bottom - panel.bottom)} px`);
    }
    return found;
  });

const LANGUAGES = ['en-GB', 'nl-NL', 'fr-FR', 'de-DE', 'da-DK'] as const;

test('a fight on a phone: in every language words of cards and question are read, before and after a card is touched', async () => {
  const wrong: string[] = [];
  // The short form has the two with the longest words.
  for (const locale of sized<readonly string[]>(['fr-FR', 'de-DE'], LANGUAGES)) {
    const { page, context, errors } = await hall.visitor({ ...PHONE, locale });
    const hands = { Ann: ['potion', 'blood', 'sword'] };
    await begun(page, { path: 'oMP|ooMP|MooPo', monsters: { 2: 'blood' }, pawns: { Ann: '2!', Bo: 5 }, hands });
    await page.locator('[data-bar=mine][data-asked=fight]').waitFor();
    await settled(page);
    for (const fault of await overlaps(page)) wrong.push(`${locale}: ${fault}`);
    for (const fault of await bends(page)) wrong.push(`${locale}: ${fault}`);
    const before = (await page.locator('.nw-plate').boundingBox())!;
    await page.locator('.nw-power.nw-legal .nw-hit').tap();
    await page.locator('.nw-power.nw-picked').waitFor();
    await settled(page);
    if (process.env.QUESTHALL_PICTURES) await page.screenshot({ path: `${process.env.QUESTHALL_PICTURES}/fight-${locale}.png` });
    for (const fault of await overlaps(page)) wrong.push(`${locale}, picked: ${fault}`);
    // Nothing has moved under the thumb.
    expect(Math.abs((await page.locator('.nw-plate').boundingBox())!.y - before.y)).toBeLessThan(2);
    expect(errors).toEqual([]);
    await leave(context);
  }
  expect(wrong).toEqual([]);
});

test('what others did stands above the choice of a card: in the longest languages no chip lies on the words, whichever card is touched', async () => {
  const wrong: string[] = [];
  for (const locale of sized(['de-DE'], ['fr-FR', 'de-DE'])) {
    const { page, context, errors } = await hall.visitor({ ...PHONE, locale });
    const hands = { Ann: ['potion', 'sword'] };
    const id = await begun(page, { path: 'complete', pawns: { Ann: 35, Bo: 5 }, hands });
    await page.locator('[data-bar=mine][data-asked=commit]').waitFor();
    await say(bo, id, 1, 'commit', 'vega');
    await choose(page, '.nw-step .nw-hit[data-about=skull]', 'touch');
    await page.locator('[data-bar=mine][data-asked=placeMonster]').waitFor();
    await page.locator('.confirm [data-option=pass]').tap();
    await page.locator('[data-bar=waiting]').waitFor();
    await say(bo, id, 1, 'steal', '0');
    await page.locator('[data-bar=mine][data-asked=commit] .befallen').waitFor();
    // Bo has chosen again: a tick beside the card of the last round.
    await say(bo, id, 1, 'commit', '1');
    await page.locator('.nw-mark i').waitFor();
    for (const fault of await cut(page)) wrong.push(`${locale}: ${fault}`);
    for (const card of await page.locator('.nw-step .nw-hit[data-about]').all()) {
      await card.tap();
      await settled(page);
      for (const fault of await overlaps(page)) wrong.push(`${locale}: ${fault}`);
    }
    if (process.env.QUESTHALL_PICTURES) await page.screenshot({ path: `${process.env.QUESTHALL_PICTURES}/news-${locale}.png` });
    expect(errors).toEqual([]);
    await leave(context);
  }
  expect(wrong).toEqual([]);
});

test('power cards that nobody asks for are read at a touch, and the whole path square by square, in every language', async () => {
  for (const locale of sized<readonly string[]>(['fr-FR'], LANGUAGES)) {
    const { page, context, errors } = await hall.visitor({ ...PHONE, locale });
    const hands = { Ann: ['potion', 'joker', 'sword'] };
    await begun(page, { path: 'oMP|ooMP|MooPo', monsters: { 2: 'blood' }, pawns: { Ann: 1, Bo: 5 }, hands });
    await page.locator('[data-bar=mine][data-asked=commit]').waitFor();
    await page.locator('.nw-chips button').nth(1).tap();
    const cards = page.locator('dialog[open] .nw-read > li');
    await cards.nth(2).waitFor();
    await settled(page);
    for (const words of await cards.locator('p').all()) expect((await words.innerText()).length).toBeGreaterThan(8);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await cards.first().waitFor({ state: 'detached' });

    await page.locator('.nw-overview').tap();
    await page.locator('.nw-overview').nth(1).tap();
    const squares = page.locator('dialog[open] .nw-squares button');
    await squares.first().waitFor();
    await settled(page);
    expect(await squares.count()).toBe(12);
    // Numbers that can be read, and nothing wider than the screen.
    expect(Number.parseFloat(await squares.first().evaluate((one) => getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(14);
    expect(await page.locator('.nw-squares').evaluate((all) => all.scrollWidth - all.clientWidth)).toBeLessThanOrEqual(0);
    expect(await barriers(page)).toEqual([]);
    if (process.env.QUESTHALL_PICTURES) await page.screenshot({ path: `${process.env.QUESTHALL_PICTURES}/squares-${locale}.png` });
    // A square leads there.
    await squares.nth(11).tap();
    await squares.first().waitFor({ state: 'detached' });
    expect(await page.locator('.nw-overview').count()).toBe(1);
    expect(errors).toEqual([]);
    await leave(context);
  }
});

test('on a phone nothing of the board’s own lies on a pawn, wherever pawns stand: not what bends, not a turned monster, no number', async () => {
  const wrong: string[] = [];
  const { page, context, errors } = await hall.visitor(PHONE);
  const hands = { Ann: ['potion'] };
  const upright = [360, 740] as const;
  const side = [740, 360] as const;
  // In the short form the phone stands for some and lies for the other.
  for (const [mine, other, ...sizes] of sized<[number, number, ...(readonly [number, number])[]][]>(
    [
      [9, 11, upright],
      [12, 3, side],
    ],
    [
      [3, 5],
      [5, 8],
      [7, 10],
      [8, 7],
      [9, 11],
      [12, 3],
      [1, 12],
    ],
  )) {
    for (const [width, height] of sizes.length > 0 ? sizes : [upright, side]) {
      await page.setViewportSize({ width, height });
      const where = `${mine} and ${other} at ${width} × ${height}`;
      const id = await begun(page, { path: 'oMP|ooMP|MooPo', monsters: { 2: 'blood' }, pawns: { Ann: mine, Bo: other }, hands });
      await page.locator('[data-bar=mine][data-asked=commit]').waitFor();
      await settled(page);
      await page.locator('.nw-next-bend').waitFor();
      for (const fault of await onPawns(page)) wrong.push(`${where}: ${fault}`);
      await page.locator('.nw-overview').tap();
      await page.locator('.nw-afar-words .nw-number-pawn').first().waitFor();
      await settled(page);
      for (const fault of await onPawns(page)) wrong.push(`${where}, the whole path: ${fault}`);
      const numbers = await page.locator('.nw-afar-words > .nw-number-pawn').allInnerTexts();
      expect(numbers.sort()).toEqual([String(mine), String(other)].sort());
      for (const size of await page.locator('.nw-afar-words > *').evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize)))
        expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(13);
      await page.locator('.nw-overview').first().tap();
      await say(bo, id, 1, 'commit', '2');
      await choose(page, '.nw-step .nw-hit[data-about=skull]', 'touch');
      await page.locator('[data-bar=mine][data-asked=placeMonster]').waitFor();
      await settled(page);
      await page.locator('.nw-turned-monster').waitFor();
      for (const fault of await onPawns(page)) wrong.push(`${where}, a monster: ${fault}`);
      // What lets it go by is a plate of the question, and answers with one touch.
      if (process.env.QUESTHALL_PICTURES) await page.screenshot({ path: `${process.env.QUESTHALL_PICTURES}/pass-${mine}-${width}.png` });
      await page.locator('.confirm [data-option=pass]').tap();
      await page.locator('[data-asked=placeMonster]').waitFor({ state: 'detached' });
    }
  }
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
  await leave(context);
});

test('a strip is laid with one touch, on the board as in the bar; what is behind the supplies does not shine through', async () => {
  const { page, context, errors } = await hall.visitor(PHONE);
  const ways = ['.nw-way', '.plates .plate'];
  for (const way of ways) {
    const id = await begun(page, { path: 'oMP|ooMP|MooPo', pawns: { Ann: 12, Bo: 3 } });
    await page.locator('[data-bar=mine][data-asked=commit]').waitFor();
    await say(bo, id, 1, 'commit', 'vega');
    await choose(page, '.nw-step .nw-hit[data-about="2"]', 'touch');
    await page.locator('[data-bar=mine][data-asked=length]').waitFor();
    await choose(page, '.nw-tray-strip', 'touch');
    await page.locator('[data-bar=mine][data-asked=direction]').waitFor();
    await settled(page);
    await page.locator(way).first().tap();
    await page.locator('[data-asked=direction]').waitFor({ state: 'detached' });
  }
  const ground = await page.locator('.nw-piles').evaluate((piles) => getComputedStyle(piles).backgroundImage);
  expect(ground).toContain('linear-gradient');
  expect(ground).not.toContain('rgba');
  expect(errors).toEqual([]);
  await leave(context);
});

test('on its side the cards of the round are seen whole while they turn, and whose card was cancelled is told so', async () => {
  const { page, context, errors } = await hall.visitor({ width: 740, height: 360, touch: true });
  const id = await begun(page, { path: 'oMP|ooMP|MooPo', pawns: { Ann: 9, Bo: 11 } });
  await page.locator('[data-bar=mine][data-asked=commit]').waitFor();
  await say(bo, id, 1, 'commit', '2');
  // Measured when the page itself puts both there: on a busy machine the round may go on before anybody outside looks again.
  const seen = page.evaluate(
    () =>
      new Promise<{ board: Box; boxes: Box[] }>((resolve) => {
        const look = () => {
          if (document.querySelectorAll('.nw-reveal-cards > li').length < 2) return;
          watch.disconnect();
          const box = (one: Element): Box => {
            const { top, bottom, height } = one.getBoundingClientRect();
            return { top, bottom, height };
          };
          const parts = document.querySelectorAll('.nw-reveal-cards .nw-front, .nw-reveal-cards .nw-verdict');
          resolve({ board: box(document.querySelector('.slot-board')!), boxes: [...parts].map(box) });
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await choose(page, '.nw-step .nw-hit[data-about="2"]', 'touch');
  const { board, boxes } = await seen;
  expect(boxes.length).toBeGreaterThan(1);
  for (const { top, bottom, height } of boxes) {
    // They turn and shake a little: what is cut stands further out.
    expect(top).toBeGreaterThan(board.top - 4);
    expect(bottom).toBeLessThan(board.bottom + 4);
    expect(height).toBeGreaterThan(12);
  }
  const told = page.locator('[data-bar=mine][data-asked=commit] .befallen');
  await told.waitFor();
  expect((await told.innerText()).replace(/\s+/g, ' ')).toContain('same card as B Bo: cancelled');
  expect(errors).toEqual([]);
  await leave(context);
});
