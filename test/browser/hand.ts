import type { Locator, Page } from 'playwright-core';

/** How a person plays: what they touch the table with. */
export type Manner = 'mouse' | 'touch' | 'keys';

/** What the decision bar says: `mine`, `waiting`, `playing`, `over` … ; null before there is a table. */
export async function barState(page: Page): Promise<string | null> {
  const bar = page.locator('.decide');
  return (await bar.count()) === 0 ? null : bar.first().getAttribute('data-state');
}

/** The question that is open for this page's person, by seat and number; null where none is. */
export const question = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-bar=mine]')?.dataset.question ?? null);

/**
 * Answers with a thing on the table as a person does: touches it, and where that only picked it up, presses the button that
 * sends, or touches it again.
 */
export async function choose(page: Page, thing: string, manner: 'mouse' | 'touch' = 'mouse'): Promise<void> {
  const touch = (what: Locator) => (manner === 'touch' ? what.tap() : what.click());
  await page.locator('[data-bar=mine]').waitFor();
  await page.locator(thing).first().waitFor();
  const asked = await question(page);
  const open = async () => (await question(page)) === asked;
  await touch(page.locator(thing).first());
  const again = page.locator('.decide .confirm .btn:not([disabled])').or(page.locator(`:is(${thing})[aria-pressed=true]`));
  // Either the question is answered now, or the thing has been picked up.
  while ((await open()) && (await again.count()) === 0) await page.waitForTimeout(20);
  if (await open()) await touch(again.first());
}

/** Everything on the table that can be picked up now: cards, squares, pawns, plates. */
const PICKABLE = [
  '.decide .plate:not(.refused)[aria-pressed]',
  '.nw-hand button[aria-pressed]:not([disabled])',
  '.nw-board [aria-pressed]:not(.nw-overview):not([disabled])',
].join(', ');

/**
 * One look at the table, and one step where the person may take one. Returns the state it found.
 * @param nth chooses among what may be picked, so that a seeded test plays the same way
 */
export async function step(page: Page, manner: Manner, nth: number): Promise<string | null> {
  const state = await barState(page);
  if (state === 'playing') await page.keyboard.press('Escape');
  // Nobody waits for the ring of an only answer.
  if (state === 'sole') await page.keyboard.press('Enter');
  if (state !== 'mine') return state;
  if (manner === 'keys') {
    for (let i = 0; i <= nth % 5; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    return state;
  }
  const pickable = page.locator(PICKABLE);
  const count = await pickable.count();
  if (count === 0) return state;
  const thing = pickable.nth(nth % count);
  // A thing may move or go between look and touch; then the next look finds the table as it is.
  const touched = await thing
    .dispatchEvent('click', undefined, { timeout: 1000 })
    .then(() => true)
    .catch((e: Error) => {
      if (!/Timeout|detached|Target/.test(e.message)) throw e;
      return false;
    });
  if (!touched) return state;
  const confirm = page.locator('.decide .confirm .btn:not([disabled])').first();
  const held = page.locator('.decide .plate[aria-pressed=true]').first();
  if ((await confirm.count()) === 0 && (await held.count()) > 0 && (await barState(page)) === 'mine') {
    // A dear one: the second touch sends it.
    await held.dispatchEvent('click', undefined, { timeout: 1000 }).catch((e: Error) => {
      if (!/Timeout|detached|Target/.test(e.message)) throw e;
    });
  } else if ((await confirm.count()) > 0) {
    await (manner === 'touch' ? confirm.tap({ timeout: 1000 }) : confirm.click({ timeout: 1000 })).catch((e: Error) => {
      if (!/Timeout|detached|not stable/.test(e.message)) throw e;
    });
  }
  return state;
}

/** How high the board of a table is, once its question lies still; null where nothing is asked, or something lies over the table. */
export const boardHeight = (page: Page): Promise<number | null> =>
  page.evaluate(async () => {
    const height = () => {
      const calm = document.querySelector('[data-bar=mine]') && !document.querySelector('.put-away');
      return calm ? Math.round(document.querySelector('.slot-board')?.getBoundingClientRect().height ?? 0) : null;
    };
    await document.fonts.ready;
    // A question is there a frame or two before the room that it takes has been shared out.
    let seen = height();
    for (let still = 0; still < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = height();
      still = now === seen ? still + 1 : 0;
      seen = now;
    }
    return seen;
  });

/**
 * Plays on until the match is over for everybody. Throws where nobody gets any further for half a minute.
 * @param look looks at each table before its person answers
 */
export async function playToTheEnd(
  people: readonly { page: Page; manner: Manner }[],
  seed: number,
  look?: (page: Page) => Promise<void>,
): Promise<number> {
  let decisions = 0;
  let stuckSince = Date.now();
  for (let turn = seed; ; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
    const states: (string | null)[] = [];
    for (const { page, manner } of people) {
      if (look && (await barState(page)) === 'mine') await look(page);
      states.push(await step(page, manner, turn >> 8));
    }
    if (states.every((s) => s === 'over')) return decisions;
    if (states.includes('mine')) {
      decisions++;
      stuckSince = Date.now();
    } else if (Date.now() - stuckSince > 30_000) throw new Error(`nobody gets any further: ${states.join(', ')}`);
    else await people[0]?.page.waitForTimeout(40);
  }
}
