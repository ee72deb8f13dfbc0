import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { settled } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { faultsOf, outOfSight } from './layout.ts';
import { positioned } from './talisman-hand.ts';

/*
 * Small screens with much on them, in the Realm of Souls: all that may be answered, and the numbers of one's own character, are in sight.
 */

const FAST = { perSecond: 1000, burst: 1000 };
const TABLET = { width: 820, height: 1180 };

const position = (more: object) => ({
  figures: {
    Ann: {
      ...{ character: 'digital.wizard', at: 'O5', fate: 3, gold: 3, objects: ['sword', 'shield', 'helmet'], followers: ['mule', 'maiden'] },
      ...more,
    },
    Bob: { character: 'digital.monk', at: 'O15' },
    Cay: { character: 'digital.elf', at: 'O16' },
    Dag: { character: 'digital.warrior', at: 'O20' },
  },
});
const WITH_SPELLS = position({ spells: ['healing', 'psionic-blast', 'counterspell'], trophies: ['wolf', 'ogre'] });

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST } }, positioned(WITH_SPELLS));
});
afterAll(() => hall?.close());

interface Asked {
  id: number;
  kind: string;
  options: { id: string; results?: unknown[] }[];
}

const picture = async (page: Page, name: string) => {
  const folder = process.env.QUESTHALL_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

/** A match from a position in which Ann is asked what suits: of several, since dice decide. Returns its address. */
async function until(page: Page, from: ReturnType<typeof position>, suits: (asked: Asked) => boolean): Promise<string> {
  positioned(from);
  await page.goto(hall.bare);
  await ask(page, 'POST', '/api/session', { name: 'Ann' });
  for (let n = 0; n < 40; n++) {
    const bots = ['easy', 'easy', 'easy'];
    const options = { edition: 'digital', expansion: 'realm-of-souls' };
    const { id, code } = await ask(page, 'POST', '/api/matches', { game: 'talisman', seats: 4, bots, start: true, options });
    for (let step = 0; step < 4; step++) {
      const seen = () => ask<{ sight?: { decisions: Asked[] } }>(page, 'GET', `/api/matches/${id}/view?seat=0`);
      let asked: Asked | undefined;
      for (let look = 0; look < 20 && !asked; look++) asked = (await seen()).sight?.decisions[0];
      if (!asked) break;
      if (suits(asked)) return `${hall.address}/t/${code}`;
      const choice = (asked.options.find(({ id }) => /^(roll|pass|move)/.test(id)) ?? asked.options[0]!).id;
      await ask(page, 'POST', `/api/matches/${id}/actions`, { id: `answer-${n}-${step}`, seat: 0, decision: asked.id, choice });
    }
  }
  throw new Error('nobody was asked what suits');
}

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.locator('.decide[data-state=mine]').waitFor();
  await page.evaluate('globalThis.__name ??= (f) => f');
  await settled(page);
};

test('ways to two tables of results, with fate: on a tablet that stands every plate is in sight beside a large board', async () => {
  const { page, context, errors } = await hall.visitor({ ...TABLET, touch: true, atOnce: true });
  // From the Sentinel a 4 and a 6 lead to a table of results; what fate may roll again is another one.
  await open(page, await until(page, position({ spells: [] }), ({ options }) => options.some(({ id }) => /^reroll:[46]$/.test(id))));
  await picture(page, 'two-tables');
  expect(await page.locator('.decide .plate.tabled').count()).toBeGreaterThanOrEqual(2);
  expect([...(await outOfSight(page)), ...(await faultsOf(page))]).toEqual([]);
  // Every cell of a table is read, whatever its size.
  const least = await page.evaluate(() =>
    Math.min(...[...document.querySelectorAll('.plate-result')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize))),
  );
  expect(least).toBeGreaterThanOrEqual(12);
  expect((await page.locator('.slot-board').boundingBox())!.height).toBeGreaterThan(0.4 * TABLET.height);
  expect(errors).toEqual([]);
  await leave(context);
});

test('three tables of results, below what one was dealt: on a tablet that stands every plate is in sight', async () => {
  const { page, context, errors } = await hall.visitor({ ...TABLET, touch: true, atOnce: true, locale: 'da-DK' });
  // From the Ruins a 2 leads to the Forest and to the Tavern.
  await open(page, await until(page, position({ at: 'O21', spells: [] }), ({ options }) => options.some(({ id }) => id === 'reroll:2')));
  await picture(page, 'three-tables');
  expect(await page.locator('.decide .plate.tabled').count()).toBe(3);
  expect([...(await outOfSight(page)), ...(await faultsOf(page))]).toEqual([]);
  expect((await page.locator('.slot-board').boundingBox())!.height).toBeGreaterThan(0.39 * TABLET.height);
  expect(errors).toEqual([]);
  await leave(context);
});
