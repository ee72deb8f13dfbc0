import type { Page } from 'playwright-core';
import { barState, type Manner, question } from './hand.ts';
import type { Hall } from './harness.ts';

/** Everything that may be picked up at a table of Talisman: plates, spaces of the board, cards in the hand. */
const PICKABLE = '.decide .plate[data-option], .ts-space.ts-legal, .ts-card.ts-legal, .ts-fan-card';

/** Creates a table of Talisman by the API as this page's person and goes there. Returns its code. */
export async function setTable(
  hall: Hall,
  page: Page,
  match: { seats: number; bots: number; start: boolean; options?: Record<string, string | number | boolean> },
): Promise<string> {
  await page.goto(hall.bare);
  const code = await page.evaluate(
    async ({ seats, bots, start, options }) => {
      const post = async (path: string, body: unknown) => {
        const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      await post('/api/session', { name: 'Ann' });
      const body = { game: 'talisman', seats, bots: Array.from({ length: bots }, () => 'easy'), start, options: options ?? {} };
      return ((await post('/api/matches', body)) as { code: string }).code;
    },
    { ...match },
  );
  await page.goto(`${hall.address}/t/${code}`);
  return code;
}

/** The kind of question that this page's person is asked; null where nothing is asked. */
export const askedKind = (page: Page): Promise<string | null> =>
  page.evaluate(() => (document.querySelector('[data-bar=mine]') as HTMLElement | null)?.dataset.asked ?? null);

/** Sends what is picked up. False where that is not yet an answer, or the table moved on. */
async function confirm(page: Page, manner: Manner): Promise<boolean> {
  // What is dear goes at the second touch of its plate, a choice of several by the button.
  const button = page
    .locator('.frame:not([data-several]) .decide .plate[aria-pressed=true], .decide .confirm .btn:not([disabled])')
    .first();
  if ((await button.count()) === 0) return false;
  const press = manner === 'touch' ? button.tap({ timeout: 2000 }) : button.click({ timeout: 2000 });
  return press.then(
    () => true,
    (e: Error) => {
      if (!/Timeout|detached|not stable/.test(e.message)) throw e;
      return false;
    },
  );
}

/**
 * One look at the table, and one answer where the person is asked. Returns the state of the bar that it found.
 * @param nth chooses among what may be picked, so that a seeded test plays about the same way
 */
export async function answer(page: Page, manner: Manner, nth: number): Promise<string | null> {
  const state = await barState(page);
  // What stays on the stage may lie over what is asked.
  if (state === 'playing' || (await page.locator('.put-away').count()) > 0) await page.keyboard.press('Escape');
  // Nobody waits for the ring of an only answer.
  if (state === 'sole') await page.keyboard.press('Enter');
  if (state !== 'mine') return state;
  if (manner === 'keys') {
    for (let i = 0; i <= nth % 3; i++) await page.keyboard.press('ArrowDown');
    // In a choice of several the arrows pick up one after the other until it is an answer.
    for (let i = 0; i < 12 && (await page.locator('.decide .confirm .btn[disabled]').count()) > 0; i++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    return state;
  }
  const things = page.locator(PICKABLE);
  const count = await things.count();
  const asked = await question(page);
  for (let i = 0; i < count; i++) {
    if ((await question(page)) !== asked) return state;
    if (i > 0 && (await confirm(page, manner))) return state;
    const touched = await things
      .nth((nth + i) % count)
      .dispatchEvent('click', { detail: 1 }, { timeout: 1000 })
      .then(() => true)
      .catch((e: Error) => {
        if (!/Timeout|detached|Target/.test(e.message)) throw e;
        return false;
      });
    if (!touched) return state;
    // A space with several things to do opens its sheet: the first of them is taken there.
    const sheet = page.locator('dialog[open] .ts-choices button[data-option]');
    if ((await sheet.count()) > 0) await sheet.first().dispatchEvent('click');
  }
  if ((await question(page)) === asked) await confirm(page, manner);
  return state;
}

/** Plays on until the match is over for everybody. Throws where nobody gets any further for half a minute. */
export async function playOut(
  people: readonly { page: Page; manner: Manner }[],
  seed: number,
  look?: (page: Page) => Promise<void>,
): Promise<number> {
  let answers = 0;
  let stuckSince = Date.now();
  for (let turn = seed; ; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
    const states: (string | null)[] = [];
    for (const { page, manner } of people) {
      if (look && (await barState(page)) === 'mine') await look(page);
      states.push(await answer(page, manner, turn >> 8));
    }
    if (states.every((s) => s === 'over')) return answers;
    if (states.includes('mine')) {
      answers++;
      stuckSince = Date.now();
    } else if (Date.now() - stuckSince > 30_000) throw new Error(`nobody gets any further: ${states.join(', ')}`);
    else await people[0]?.page.waitForTimeout(40);
  }
}

/** The games whose matches of Talisman begin in this position, told as in scenario files: for a hall that is opened next. */
export function positioned(position: { figures: Record<string, object> } & Record<string, unknown>): URL {
  // Threads of bots read it, too.
  process.env.TALISMAN_POSITION = JSON.stringify(position);
  return new URL('./positions.ts', import.meta.url);
}
