import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { question } from './hand.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { begun, boardShare, faultsOf, looked, type Screen, TABLES } from './layout.ts';

/* The small form of `npm run nightly -- layout`, which looks at all sizes, languages and sizes of text. */

/** Programs answer faster than any person. */
const FAST = { perSecond: 1000, burst: 1000 };

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST } });
});
afterAll(async () => {
  await hall?.close();
});

const PHONE: Screen = { width: 360, height: 740, locale: 'de-DE', text: 200 };
const TABLET = { width: 820, height: 1180 };
const DESK = { width: 1440, height: 900 };
const LAPTOP = { width: 1024, height: 768 };
const WIDE: readonly Screen[] = [
  { ...TABLET, locale: 'nl-NL', text: 200 },
  { ...DESK, locale: 'fr-FR', text: 150 },
  { ...DESK, locale: 'da-DK', text: 100 },
];

// The older edition of Talisman lies on the same table as the Realm of Souls, with less on it.
test.each(
  sized(
    TABLES.filter(({ name }) => name !== 'Talisman (1986)'),
    TABLES,
  ),
)('$name: nothing is cut off, written over something else, or lies under it', async (table) => {
  const match = await begun(hall, table);
  const found: string[] = [];
  const look = async (screen: Screen, resized?: readonly { width: number; height: number }[]) => {
    const { locale, text } = screen;
    for (const { width, fault } of await looked(hall, match, screen, resized)) found.push(`${width} ${locale} ${text} %: ${fault}`);
  };
  await look(PHONE);
  // The wide sizes with letters of the usual size, in one more language each; the long form looks at every other screen too.
  const { locale } = WIDE[TABLES.indexOf(table) % WIDE.length]!;
  await look({ ...DESK, locale, text: 100 }, [TABLET, LAPTOP]);
  for (const screen of sized([], WIDE)) await look(screen);
  // As one text, so that a report of one line says what is wrong.
  expect(found.join('; ')).toBe('');
});

test('the program sees what is cut off, what is written over something, what lies under something, and what is too long for its card', async () => {
  const { context, page } = await hall.visitor();
  await page.goto(hall.bare);
  await page.setContent(`<div class="frame">
    <p class="narrow" style="width:40px;overflow:hidden;white-space:nowrap">Nebuchadnezzar</p>
    <p class="a" style="position:absolute;left:0;top:200px">Under the words</p>
    <p class="b" style="position:absolute;left:20px;top:202px">Over the words</p>
    <div class="head"><button style="position:absolute;left:0;top:300px;width:90px;height:40px">Touch</button></div>
    <div class="lid" style="position:absolute;left:0;top:290px;width:200px;height:80px;background:#fff"></div>
    <div class="slot-board"><button style="position:absolute;left:0;top:400px;width:60px;padding:0">angrebsstyrke</button></div>
  </div>`);
  const faults = (await faultsOf(page)).join('\n');
  expect(faults).toMatch(/narrow .* is cut at its side/);
  expect(faults).toMatch(/a .* is written over b /);
  expect(faults).toMatch(/BUTTON .*Touch.* lies under lid/);
  expect(faults).toMatch(/BUTTON .*angrebsstyrke.* reaches beyond its card/);
  await leave(context);
});

test('Dystopia on a phone: the map has at least 55 % of the height when a hero acts', async () => {
  const { page } = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  await page.goto(hall.bare);
  const code = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const post = async (path: string, body: object) =>
      (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<{ id: string; code: string }>;
    await post('/api/session', { name: 'Ann' });
    const made = await post('/api/matches', {
      game: 'dystopia',
      seats: 2,
      bots: ['easy'],
      start: true,
      options: { level: 1, campaign: false, heroes: 2 },
    });
    // Through the choice of heroes and the shop, to the first turn of a hero.
    let last: unknown;
    for (let n = 0; n < 300; n++) {
      const { sight } = (await (await fetch(`/api/matches/${made.id}/view?seat=0`)).json()) as {
        sight?: { decisions: { id: number; kind: string; choose?: { min: number }; options: { id: string }[] }[] };
      };
      const asked = sight?.decisions[0];
      last = [asked?.kind, asked?.options.slice(0, 4)];
      if (asked?.kind === 'hero') return made.code;
      const ready = asked?.options.find(({ id }) => id === 'ready') ?? asked?.options[0];
      const choice = asked?.choose ? asked.options.slice(0, asked.choose.min).map(({ id }) => id) : ready?.id;
      if (asked) await post(`/api/matches/${made.id}/actions`, { id: `answer-${n}`, seat: 0, decision: asked.id, choice });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    throw new Error(`no hero was asked, but ${JSON.stringify(last)}`);
  });
  await page.goto(`${hall.address}/t/${code}`);
  await page.waitForFunction(() => document.querySelector('.frame')?.getAttribute('data-asked') === 'hero');
  expect(await boardShare(page)).toBeGreaterThanOrEqual(0.55);
  // Whatever is chosen: a square picked up changes the words of the bar and not the map.
  await page.evaluate(() => document.querySelector<HTMLElement>('dialog[open] button')?.click());
  const share = await boardShare(page);
  expect(share).toBeGreaterThanOrEqual(0.55);
  // What a bot would do is told in the place of the question.
  await page.locator('.hint-ask').first().tap();
  await page.locator('.hint-said[data-told] .hint-note').waitFor();
  expect(await boardShare(page)).toBe(share);
  // A square picked up, and whatever is asked next, changes the words of the bar and not the map.
  await page.locator('.dm-reach > g').first().click({ force: true });
  expect(await boardShare(page)).toBe(share);
  await page.keyboard.press('Escape');
  for (let n = 0; n < 3; n++) {
    const before = await question(page);
    // Whatever is asked now has an answer on a plate. A dear one is picked up first, and right after a playback a touch hits nothing.
    const plate = page.locator('.dy-actions [data-option=end], .decide .plate[data-option]').first();
    const answered = async () => {
      if ((await question(page)) === before) await plate.tap({ timeout: 2000 }).catch(() => undefined);
      return (await question(page)) ?? before;
    };
    await expect.poll(answered, { timeout: 20_000, interval: 700 }).not.toBe(before);
    if ((await page.locator('.dy-level').count()) > 0) expect(await boardShare(page)).toBe(share);
  }
});
