// npm run book-pictures [-- name …]: lays the positions of the rulebooks' examples on a table in Chromium and puts pictures
// of them beside the pages (docs/rules/<game>/pictures). To be run after a board or one of these positions has changed.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dystopiaScenarios } from '@questhall/dystopia/scenario';
import { type AnyState, clone } from '@questhall/kernel';
import { nachtwachtScenarios } from '@questhall/nachtwacht/scenario';
import { talismanScenarios } from '@questhall/talisman/scenario';
import { formatFailure, parseScenario, runScenario, type ScenarioGame } from '@questhall/testkit';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { POSITIONS, type Position } from './book-positions.ts';

const ROOT = join(import.meta.dirname, '..');
const GAMES = [nachtwachtScenarios, talismanScenarios, dystopiaScenarios] as unknown as ScenarioGame[];
const WIDTH = 640;
/** What is written on a board, and what lies on it beside the position. */
const WORDS =
  '.ts-strip, .ts-strip *, .nw-tile-note, .nw-way small, .slot-panel *, .ts-me, .ts-me h4, .ts-me h4 *, .ts-me-name, .ts-medals li > span:not([aria-hidden]), .ts-sides h3, .ts-parts span:not(.ts-dice, .ts-dice *)';
const BESIDE = '.nw-step-name, .nw-tile-name, .nw-tile-note, .nw-unasked, .nw-piles, .nw-blocked, .ts-waits, .dm-tag';

/** The table with which a position begins, as this device would keep it, and what chance gives to the answers that it names. */
function laid({ name, scenario, played }: Position) {
  const read = parseScenario(scenario, name);
  const rules = GAMES.find(({ id }) => id === read.game);
  if (!rules) throw new Error(`${name}: no game ${read.game}`);
  let state: AnyState | undefined;
  const script: unknown[] = [];
  const { failures } = runScenario(read, rules, {
    began(first) {
      state = first;
    },
    played({ seat, choice }, drawn, _, now) {
      if (played) state = now;
      else script.push({ seat, choice: clone(choice), drawn: [...drawn] });
    },
  });
  if (!state || failures.length > 0) throw new Error(failures.map((failure) => formatFailure(failure)).join('\n'));
  const options = { ...(read.options?.value as object | undefined), ...(read.edition === undefined ? {} : { edition: read.edition }) };
  return { game: rules.id, options, seats: read.seats.length, state, script };
}

/** Puts the pointer on a place of the board, or away from it. */
async function rest(page: Page, [x, y]: readonly [number, number] = [-1, -1]): Promise<void> {
  const box = await page.locator('.slot-board').boundingBox();
  if (box) await page.mouse.move(Math.max(0, box.x + x * box.width), Math.max(0, box.y + y * box.height));
}

/** Lays the table in the page and opens it. */
async function open(page: Page, address: string, position: Position): Promise<void> {
  await page.goto(`${address}/about`);
  await page.evaluate(`(async () => {
    const { lessonMatch } = await import('/src/learn/lesson-match.ts');
    const { saveMatch } = await import('/src/offline/store.ts');
    await saveMatch(lessonMatch({ heard: 0, ...${JSON.stringify(laid(position))} }, 'picture.${position.name}', 'Jan', Date.now()));
  })()`);
  await page.goto(`${address}/local/picture.${position.name}`);
  await page.locator('.decide').waitFor();
  // What a table tells before the first move lies above its board.
  if (position.told) await page.locator(position.told).click();
  await rest(page, position.over);
  const { held } = position;
  // What is held is said by its plate, or where it has none by the bar.
  const says = async () => {
    const plates = await page.locator('.decide [aria-pressed]').count();
    return plates > 0
      ? (await page.locator('.decide [aria-pressed="true"]').allInnerTexts()).join(' ')
      : page.locator('.decide').innerText();
  };
  for (let tries = 0; held !== undefined && !position.acted && (tries === 0 || !held.test(await says())); tries++) {
    if (tries === 60) throw new Error(`${position.name}: no answer says ${held}`);
    await page.keyboard.press('ArrowRight');
  }
  await page.waitForTimeout(2500); // pictures that are still being fetched
  // A picture is the same in all languages.
  await page.addStyleTag({
    content: `${WORDS} { color: transparent !important; text-shadow: none !important; } ${BESIDE} { visibility: hidden !important; }`,
  });
  if (position.acted === undefined) return;
  // What the stage tells stays as long as for whoever has not asked for less motion.
  await page.evaluate(`document.documentElement.dataset.motion = 'full'`);
  await page.locator('.decide button', { hasText: held }).first().click();
  await page.locator(position.of ?? '.slot-board').waitFor();
}

/** A part of the page as a light picture, at most WIDTH wide. */
async function take(page: Page, { of, part: [left, top, width, height], wide = WIDTH }: Position): Promise<Buffer> {
  const box = await page.locator(of ?? '.slot-board').boundingBox();
  if (!box) throw new Error('no board');
  const clip = { x: box.x + left * box.width, y: box.y + top * box.height, width: width * box.width, height: height * box.height };
  const png = await page.screenshot({ clip });
  const url = await page.evaluate<string>(`(async () => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob());
    const wide = Math.min(${wide}, bitmap.width);
    const canvas = document.createElement('canvas');
    canvas.width = wide;
    canvas.height = Math.round((bitmap.height * wide) / bitmap.width);
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.76);
  })()`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const asked = process.argv.slice(2);
const server = await createServer({
  configFile: join(ROOT, 'apps/web/vite.config.ts'),
  server: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
await server.listen();
const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
if (!address) throw new Error('the pages are not served');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await context.addInitScript(() => localStorage.setItem('questhall.settings', JSON.stringify({ tips: false, light: 'day', speed: 0.5 })));
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  for (const position of POSITIONS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    await open(page, address, position);
    const picture = await take(page, position);
    const folder = join(ROOT, 'docs/rules', position.book, 'pictures');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${position.name}.webp`), picture);
    console.log(`${position.book}/pictures/${position.name}.webp  ${Math.round(picture.length / 1024)} kB`);
  }
} finally {
  await browser.close();
  await server.close();
}
