// tsx --conditions=source scripts/tables.ts FOLDER [SUBJECT…]: pictures of the tables of all games at four sizes, for the eye.
// Subjects are below; `scripts/easel.ts` says what else can be asked for.
import type { Page } from 'playwright-core';
import { look, newTable, standIn } from '../test/browser/dystopia-hand.ts';
import { barState, step } from '../test/browser/hand.ts';
import { openHall } from '../test/browser/harness.ts';
import { playedMatch, shortMatch } from '../test/browser/table.ts';
import { answer, positioned, setTable } from '../test/browser/talisman-hand.ts';
import { FULL_HAND as HAND, SOULS } from '../test/browser/talisman-positions.ts';
import { LIMITS, type Subject, takePictures } from './easel.ts';

const mine = (page: Page) => page.locator('[data-bar=mine]').waitFor({ timeout: 120_000 });

/** Answers whatever comes first to hand so many times, and stops at a question of one's own. */
async function playOn(page: Page, times: number, by: typeof answer): Promise<void> {
  for (let n = 0, turn = 11, idle = 0; n < times && idle < 3000; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
    const state = await by(page, 'mouse', turn >> 8);
    if (state === 'over') return;
    if (state === 'mine') n++;
    else idle++;
    await page.waitForTimeout(30);
  }
  await mine(page);
}

const chronicle = async (page: Page) => {
  const fold = page.locator('.fold summary').first();
  if ((await fold.count()) > 0) await fold.click();
  const tab = page.getByRole('tab', { name: 'Chronicle' });
  if ((await tab.count()) > 0) await tab.first().click();
};

const SUBJECTS: Readonly<Record<string, Subject>> = {
  talisman: {
    boards: { move: 'decision', hand: 'hand', seat: 'hand', chronicle: 'chronicle', decks: 'hand-decks' },
    hall: () => openHall(LIMITS, positioned(HAND)),
    async play(hall, page, shoot, size) {
      await setTable(hall, page, { seats: 4, bots: 3, start: true });
      await page.locator('.decide .plate').first().waitFor();
      await shoot('move');
      await page.locator('.seats .seat').nth(1).click();
      await shoot('seat');
      await page.keyboard.press('Escape');
      const drawer = page.locator('.ts-drawer-open, .slot-hand button').first();
      if (size !== 'desk' && (await drawer.count()) > 0) {
        await drawer.click();
        await shoot('hand');
        await page.keyboard.press('Escape');
      }
      await playOn(page, 12, answer);
      await shoot('later');
      await chronicle(page);
      await shoot('chronicle');
    },
  },
  souls: {
    boards: { move: 'decision', later: 'decision' },
    hall: () => openHall(LIMITS, positioned(SOULS)),
    async play(hall, page, shoot) {
      const options = { edition: 'digital', expansion: 'realm-of-souls', finale: 'court' };
      await setTable(hall, page, { seats: 4, bots: 3, start: true, options });
      await page.locator('.decide .plate').first().waitFor();
      await shoot('move');
      await playOn(page, 8, answer);
      await shoot('later');
      await chronicle(page);
      await shoot('chronicle');
    },
  },
  choosing: {
    boards: { fan: 'character' },
    async play(hall, page, shoot) {
      await setTable(hall, page, { seats: 3, bots: 2, start: true, options: { characterChoice: 'free' } });
      await mine(page);
      await shoot('fan');
    },
  },
  nachtwacht: {
    boards: { card: 'nachtwacht-table', later: 'nachtwacht-table' },
    async play(hall, page, shoot) {
      await shortMatch(hall, page, { pathLength: 'standard' }, { seats: 4, bots: ['easy', 'easy', 'easy'] } as never);
      await playOn(page, 14, step);
      for (let i = 0; i < 40 && (await page.locator('.nw-fan.nw-asked').count()) === 0; i++) await playOn(page, 1, step);
      await shoot('question');
      await page.keyboard.press('ArrowRight');
      await page.locator('.nw-fan .nw-step .nw-hit:not([disabled])').nth(1).click();
      await shoot('card');
      await chronicle(page);
      await shoot('chronicle');
    },
  },
  dystopia: {
    boards: { walk: 'dystopia-table', strike: 'dystopia-table' },
    async play(hall, page, shoot) {
      const { code, id } = await newTable(hall, page, {
        name: 'Ann',
        seats: 1,
        start: true,
        options: { heroes: 4, level: 1, muster: 'all' },
      });
      await page.goto(`${hall.address}/t/${code}`);
      await page.locator('.dy-quest .btn').click();
      await mine(page);
      await shoot('walk');
      for (let turn = 0; turn < 60; turn++) {
        const { asked: now } = await look(page, id, 0);
        const options = now?.options.map((o) => o.id) ?? [];
        if (!now) {
          await page.waitForTimeout(200);
          continue;
        }
        if (turn > 12 && options.some((o) => o.startsWith('attack:m'))) break;
        const wish = ['attack:m', 'open:', 'search:', 'go:'].flatMap((w) => options.filter((o) => o.startsWith(w)).slice(-1))[0];
        const choice = now.choose ? options.slice(0, now.choose.min) : (wish ?? options[0]);
        await page.evaluate(
          async ([match, decision, picked, n]) => {
            const body = JSON.stringify({ id: `look-${n}`, seat: 0, decision, choice: picked });
            await fetch(`/api/matches/${match}/actions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
          },
          [id, now.id, choice, `${now.id}-${turn}`] as const,
        );
      }
      for (let i = 0; i < 60 && (await barState(page)) !== 'mine'; i++) {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(200);
      }
      await shoot('strike');
      const plate = page.locator('.dy-actions .dy-plate').first();
      if ((await plate.count()) > 0) await plate.click();
      await shoot('picked');
      await page.keyboard.press('Escape');
      await chronicle(page);
      await shoot('chronicle');
      await page.keyboard.press('Escape');
      await standIn(page, id, 0);
    },
  },
  inn: {
    boards: { inn: 'dystopia-inn-table' },
    async play(hall, page, shoot) {
      const { code } = await newTable(hall, page, { name: 'Ann', seats: 1, start: true, options: { heroes: 4, level: 3, muster: 'all' } });
      await page.goto(`${hall.address}/t/${code}`);
      await page.locator('.dy-rest').waitFor();
      await shoot('inn');
    },
  },
  result: {
    boards: { talisman: 'result', nachtwacht: 'result', dystopia: 'result' },
    hall: () => openHall(LIMITS),
    async play(hall, page, shoot) {
      const matches = [
        ['talisman', { game: 'talisman', seats: 4, options: { roundLimit: 20 } }],
        ['nachtwacht', { game: 'nachtwacht', seats: 4, options: { pathLength: 'short' } }],
        ['dystopia', { game: 'dystopia', seats: 2, options: { level: 1, campaign: false } }],
      ] as const;
      for (const [name, match] of matches) {
        const { code } = await playedMatch(hall, match as never);
        await page.goto(`${hall.address}/t/${code}`);
        await page.locator('.result .after-moment').first().waitFor({ timeout: 120_000 });
        await shoot(name);
      }
    },
  },
};

await takePictures(SUBJECTS);
