import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Teller, type Told, tellerOf } from '../../scripts/told-moments.ts';
import { sized } from '../sized.ts';
import { look, newTable } from './dystopia-hand.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { shortMatch } from './table.ts';

/* What is told over a board of a phone lies beside the buttons in its corners and beside whom it tells of, upright and on its side. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const SIZES = [
  ['upright', 360, 740],
  ['on its side', 740, 360],
] as const;

// The short form has one game upright and the other on its side.
const ofDystopia = sized(SIZES.slice(0, 1), [...SIZES]);
const ofNachtwacht = sized(SIZES.slice(1), [...SIZES]);

/** By how many pixels the one lies over the other, in the direction in which that is less; nothing where they are apart. */
async function over(page: Page, one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(async (what) => (await page.locator(what).last().boundingBox())!));
  const shared = (from: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(a![from] + a![size], b![from] + b![size]) - Math.max(a![from], b![from]);
  return Math.max(0, Math.min(shared('x', 'width'), shared('y', 'height')));
}

async function held(page: Page, scene: string, told: readonly Told[], what: () => Promise<void>): Promise<void> {
  const teller = tellerOf(page);
  await teller.show(page, told, scene);
  await what();
  await teller.letGo(page);
}

test.each(ofDystopia)('Dystopia, a phone %s: ribbon, sums, and the end of a level', async (_, width, height) => {
  const { page, context, errors } = await hall.visitor({ width, height, touch: true, calm: false, atOnce: false });
  await context.addInitScript('globalThis.__name = (f) => f');
  await Teller.of(context);
  const { code, id } = await newTable(hall, page, { name: 'Ann', seats: 1, start: true, options: { heroes: 4, level: 1, muster: 'all' } });
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('.dy-quest .btn').tap();
  await page.locator('[data-bar=mine]').waitFor();
  const first = (await look(page, id, 0)).view.heroes[0] as unknown as { id: string; at: string };
  await held(page, '.dy-ribbon', [{ type: 'trapSprung', hero: 0, trap: 'pit', at: first.at }], async () => {
    expect(await over(page, '.dy-ribbon', '.dy-tools')).toBe(0);
  });
  const blow = { from: 'm1', to: first.id, red: [6, 6], white: [2, 5], attack: 16, defence: 11, result: 'wounded' };
  await held(page, '.dy-stage', [{ type: 'attacked', ...blow, names: { m1: { key: 'monster.N1' } } }], async () => {
    // Who is struck stands in the upper part of the map, which the sums leave free.
    const [stage, map] = await Promise.all(['.dy-stage-in', '.dy-level'].map(async (what) => (await page.locator(what).boundingBox())!));
    expect(stage!.height).toBeLessThan(map!.height * 0.5);
    expect(await page.locator('.dy-total').first().innerText()).toMatch(/6\+6 \+4 = 16/);
    expect(await over(page, `[data-figure="${first.id}"]`, '.dy-stage-in')).toBe(0);
  });
  await held(page, '.dy-over', [{ type: 'levelWon', level: 1 }], async () => {
    expect(await page.locator('.dy-over').innerText()).toContain('The level is won');
    expect(await page.locator('.dy-over-high > svg').count()).toBe(4);
    expect(await page.locator('.dy-ribbon').count()).toBe(0);
  });
  expect(errors).toEqual([]);
  await leave(context);
});

test.each(ofNachtwacht)('Nachtwacht, a phone %s: banners, and what is told beside the pace', async (_, width, height) => {
  const { page, context, errors } = await hall.visitor({ width, height, touch: true, calm: false, atOnce: false });
  await context.addInitScript('globalThis.__name = (f) => f');
  await Teller.of(context);
  await shortMatch(hall, page, { pathLength: 'standard' }, { seats: 4, bots: ['easy', 'easy', 'easy'] } as never);
  await page.locator('[data-bar=mine]').waitFor();
  for (const told of [
    { type: 'acts', seat: 1, card: '6' },
    { type: 'vegaFoundNobody', seat: 1 },
    { type: 'roundBegan', round: 5, refilled: true },
  ])
    await held(page, '.nw-banner', [told], async () => expect(await over(page, '.nw-banner', '.nw-overview'), told.type).toBe(0));
  await held(page, '.nw-fight', [{ type: 'fought', seat: 0, square: 3, monster: 'torch', card: 'torch' }], async () => {
    // Whole lines: of one that is cut nothing shines through.
    const lines = await page.locator('.told').evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
    if (height < width) expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.08);
  });
  expect(errors).toEqual([]);
  await leave(context);
});
