import { nachtwacht } from '@questhall/nachtwacht';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { settled } from './axe.ts';
import { barState, question, step } from './hand.ts';
import { type Hall, openHall } from './harness.ts';
import { asProgram, shortMatch } from './table.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

/** Programs answer faster than any person. */
const FAST = { perSecond: 1000, burst: 1000 };

/** The least side of a target for a thumb, in CSS pixels; half a pixel is rounding. */
const THUMB = 43.5;

/**
 * What is too small to be touched, with its size. Links inside a sentence are as high as the sentence; everything they
 * do can also be done by a larger target. A card under its neighbour counts with the strip that shows, and a pile of
 * strips in the row of supplies is also a plate below.
 */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(async (least) => {
    // What is still being turned up has its size when it lies; what never ends (torches) moves nothing that is touched.
    const turning = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(turning.map((a) => a.finished));
    const found: string[] = [];
    for (const el of document.querySelectorAll<HTMLElement>('button, a[href], input, [role=button]')) {
      // What belongs to a label is touched anywhere on it.
      const box = (el.closest('label') ?? el).getBoundingClientRect();
      const shown = box.width > 1 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      if (!shown || el.closest('p, li, .log, .vh') || el.matches('.vh, [disabled], .nw-step, .nw-hit')) continue;
      // A pseudo-element may reach beyond the box and take touches there.
      const after = getComputedStyle(el, '::after');
      const more = after.content !== 'none' && after.position === 'absolute' ? Math.max(0, -2 * (Number.parseFloat(after.top) || 0)) : 0;
      if (box.width + more < least || box.height + more < least) {
        found.push(
          `${el.className || el.tagName} "${(el.textContent ?? '').slice(0, 20)}" ${Math.round(box.width)}×${Math.round(box.height)}`,
        );
      }
    }
    return found;
  }, THUMB);
}

/** What is meant to be touched on the board and lies under something else, or outside of the screen. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const el of document.querySelectorAll<HTMLElement>('.nw-unasked button, .nw-unasked input, .nw-tray button, .nw-way, .nw-pass')) {
      const { left, right, top, bottom } = el.getBoundingClientRect();
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const name = `${el.className || el.tagName} "${el.getAttribute('aria-label') ?? el.textContent}"`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`${name} is cut: ${[left, top, right, bottom].map(Math.round).join(' ')} of ${innerWidth} × ${innerHeight}`);
      else if (on && !el.contains(on) && !on.contains(el)) found.push(`${name} lies under ${on.className}`);
    }
    return found;
  });
}

/** What is too small or covered, and still is when all has come to rest: something may be on its way to its place. */
async function faults(page: Page): Promise<string[]> {
  const look = async () => [...(await tooSmall(page)), ...(await covered(page))];
  const first = await look();
  if (first.length === 0) return first;
  await settled(page);
  const second = new Set(await look());
  return first.filter((fault) => second.has(fault));
}

/** Fifteen monsters: none is left beside the path. */
const ALL_MONSTERS = {
  ...{ 2: 'tooth', 5: 'tooth', 6: 'tooth', 7: 'blood', 8: 'blood', 9: 'feather', 11: 'feather', 16: 'feather' },
  ...{ 18: 'sword', 20: 'sword', 23: 'torch', 26: 'torch', 27: 'torch', 34: 'potion', 35: 'potion' },
};
const PATH = 'oMP|ooMP|MooPo';

/** For each question that there is a position in which Ann is asked it, once both have chosen these cards. */
const QUESTIONS: readonly { asked: readonly string[]; position: object; cards: readonly [ann: string, bo: string]; asks?: true }[] = [
  {
    asked: ['fight', 'commit'],
    position: { path: PATH, monsters: { 2: 'sword' }, pawns: { Ann: '2!', Bo: 5 }, hands: { Ann: ['sword', 'joker'] } },
    cards: ['1', '2'],
  },
  { asked: ['length', 'direction'], position: { path: '' }, cards: ['2', '1'] },
  { asked: ['placeMonster'], position: { path: PATH, pawns: { Ann: 2, Bo: 5 } }, cards: ['skull', '1'] },
  { asked: ['moveMonster'], position: { path: 'complete', monsters: ALL_MONSTERS, pawns: { Ann: 1, Bo: 3 } }, cards: ['skull', '1'] },
  { asked: ['fetchMonster'], position: { path: 'complete', monsters: ALL_MONSTERS, pawns: { Ann: 1, Bo: 12 } }, cards: ['3', '1'] },
  {
    asked: ['steal', 'stealCard'],
    position: { path: PATH, pawns: { Ann: 2, Bo: 5 }, hands: { Bo: ['sword', 'torch'] } },
    cards: ['vega', '1'],
  },
  {
    asked: ['discard'],
    position: { path: PATH, pawns: { Ann: 1, Bo: 9 }, hands: { Ann: ['tooth', 'blood', 'sword'] } },
    cards: ['2', '1'],
  },
  {
    asked: ['draw'],
    position: { path: PATH, pawns: { Ann: 1, Bo: 9 }, hands: { Ann: ['joker', 'joker', 'joker'] } },
    cards: ['2', '1'],
    asks: true,
  },
];

/** What is wrong with a question on a phone: a target too small, cut or covered, a page that scrolls, an answer out of sight. */
async function faultsAt(page: Page, { width, height }: { width: number; height: number }): Promise<string[]> {
  const found = await faults(page);
  if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) found.push('the page scrolls');
  // The question and what sends the answer are in sight without scrolling.
  const send = await page.locator('.decide .confirm .btn, .decide .plate').first().boundingBox();
  if (!send || send.y + send.height > height) found.push('what answers is out of sight');
  return found;
}

test('a phone, upright and on its side: at each question nothing scrolls, is cut or covered, every target fits a thumb and answers', async () => {
  const [upright, side] = [
    { width: 360, height: 640 },
    { width: 740, height: 360 },
  ];
  const placed = await openHall({ requests: { perAddress: FAST, perSession: FAST } }, new URL('./positions.ts', import.meta.url));
  const { page, errors } = await placed.visitor({ ...upright, touch: true, atOnce: true, locale: 'de-DE' });
  const bo = await asProgram(placed, 'Bo');
  await page.goto(placed.bare);
  const ann = (method: string, path: string, body: object = {}) =>
    page.evaluate(
      async ([method, path, body]) => {
        const sent = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
        return (await fetch(path, { method, ...sent })).json();
      },
      [method, path, body] as const,
    );
  await ann('POST', '/api/session', { name: 'Ann' });
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const { asked, position, cards, asks } of QUESTIONS) {
    process.env.NACHTWACHT_POSITION = JSON.stringify(position);
    const { id, code } = await ann('POST', '/api/matches', {
      game: 'nachtwacht',
      seats: 2,
      options: { mayDecline: true, vegaPick: 'look' },
    });
    await bo('POST', `/api/matches/${id}/seats/1/join`, {});
    await ann('POST', `/api/matches/${id}/start`);
    await page.goto(`${placed.address}/t/${code}`);
    await page.locator('[data-bar=mine]').waitFor();
    if (asks) await page.locator('.nw-unasked [role=switch]').tap();
    /** Gives the answer, or the first one, to a question of this kind. */
    const say = async (by: typeof ann, seat: number, kind: string, answer?: string) => {
      const { sight } = await by('GET', `/api/matches/${id}/view?seat=${seat}`);
      const waits = sight.decisions[0];
      if (waits?.kind !== kind) return;
      const choice = answer ?? waits.options[0].id;
      await by('POST', `/api/matches/${id}/actions`, { id: `${kind}-${id}-${seat}`, seat, decision: waits.id, choice });
    };
    if (asked[0] !== 'fight') for (const [seat, by] of [ann, bo].entries()) await say(by, seat, 'commit', cards[seat]!);
    for (const kind of asked) {
      await page.locator(`[data-bar=mine][data-asked=${kind}]`).waitFor();
      seen.add(kind);
      for (const size of [side, upright]) {
        await page.setViewportSize(size);
        await settled(page);
        for (const fault of await faultsAt(page, size)) wrong.push(`${kind}, ${size.width} wide: ${fault}`);
      }
      // What leads to the next question is said by a program, the last one is answered by touch.
      if (kind !== asked.at(-1)) {
        await say(ann, 0, kind);
        continue;
      }
      const open = await question(page);
      for (let n = 0; (await question(page)) === open; n++) await step(page, 'touch', n);
    }
  }
  delete process.env.NACHTWACHT_POSITION;
  expect(wrong.join('\n')).toBe('');
  expect([...seen].sort()).toEqual(Object.keys(nachtwacht.decisions).sort());
  expect(errors).toEqual([]);
  await placed.close();
});

// Each question is looked at above; a whole match is played by touch in `nachtwacht.test.ts`, and on both sides of a phone in the long form.
test.runIf(sized(false, true)).each([
  ['upright', 360, 640, 'fr-FR'],
  ['on its side', 740, 360, 'de-DE'],
] as const)(
  'a whole match on a phone %s (%i × %i) by touch: nothing scrolls, is cut or covered, every target fits a thumb',
  async (...row) => {
    const [, width, height, locale] = row;
    const { page, errors } = await hall.visitor({ width, height, touch: true, locale });
    await shortMatch(hall, page, { mayDecline: true, roundLimit: 200 });
    await page.locator('.nw-unasked [role=switch]').tap();
    const wrong = new Set<string>();
    const kinds = new Set<string>();
    for (let turn = 5; (await barState(page)) !== 'over'; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
      if ((await barState(page)) === 'mine') {
        const title = await page.locator('.decide h2').innerText();
        if (!kinds.has(title)) {
          kinds.add(title);
          for (const fault of await faultsAt(page, { width, height })) wrong.add(`${title}: ${fault}`);
        }
      }
      await step(page, 'touch', turn >> 8);
      await page.waitForTimeout(20);
    }
    await page.locator('.nw-ranking').waitFor();
    expect([...wrong].join('\n')).toBe('');
    // The first round asks for a card and for the road; what else is asked depends on the dice.
    expect(kinds.size).toBeGreaterThan(1);
    expect(errors).toEqual([]);
  },
);
