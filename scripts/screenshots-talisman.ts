// tsx --conditions=source scripts/screenshots-talisman.ts: puts pictures of Talisman's cards, tables and ends into docs/images.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openHall } from '../test/browser/harness.ts';
import { positioned, setTable } from '../test/browser/talisman-hand.ts';
import { SOULS } from '../test/browser/talisman-positions.ts';

const folder = join(import.meta.dirname, '../docs/images');
await mkdir(folder, { recursive: true });

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500); // pictures that are still being drawn, motion that still runs
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  console.log(`docs/images/${name}.jpg`);
}

const hall = await openHall();
const gallery = await hall.visitor({ width: 1440, height: 900, locale: 'en-GB' });
await gallery.page.goto(`${hall.address}/gallery/talisman`);
await gallery.page.locator('.gallery-faces > li').first().waitFor();
await shoot(gallery.page, 'gallery-desktop');
await gallery.page.getByRole('checkbox').check();
await gallery.page.locator('.gallery-languages > li').first().waitFor();
await shoot(gallery.page, 'gallery-languages-desktop');

for (const edition of ['digital', 'realm-of-souls']) {
  await gallery.page.goto(`${hall.address}/gallery/talisman?edition=${edition}`);
  await gallery.page.locator('.gallery-faces > li').first().waitFor();
  await shoot(gallery.page, `gallery-${edition}-desktop`);
}
await gallery.page.goto(`${hall.address}/editions/talisman`);
await gallery.page.locator('.differs table').first().waitFor();
await shoot(gallery.page, 'editions-desktop');
await hall.close();

// Tables of Talisman in the middle of a match, told as in scenario files.
const TALISMAN = {
  figures: {
    Ann: { character: 'warrior', at: 'O3', objects: ['sword', 'magic-belt'], followers: ['unicorn'], trophies: ['wolf', 'ogre'], gold: 2 },
    Bob: { character: 'prophetess', at: 'M13', objects: ['orb'], lives: 3, gold: 1 },
    Cay: { character: 'troll', at: 'O9', objects: ['axe'] },
    Dot: { character: 'minstrel', at: 'O13', followers: ['maiden', 'princess'], gold: 6 },
  },
  lying: { O10: ['giant'], O21: ['goblin', 'enchanter'], M11: ['dragon'], O16: ['fountain', 'ape', 'ring'], O6: ['healer'] },
};
const tables: readonly [name: string, position: Parameters<typeof positioned>[0], options: Record<string, string>][] = [
  ['talisman', TALISMAN, {}],
  ['talisman-digital', SOULS, { edition: 'digital', expansion: 'realm-of-souls', finale: 'court' }],
];
for (const [name, position, options] of tables) {
  const placed = await openHall({}, positioned(position));
  for (const size of ['desktop', 'phone'] as const) {
    const shape =
      size === 'desktop' ? { width: 1440, height: 900, locale: 'en-GB' } : { width: 360, height: 740, touch: true, locale: 'nl-NL' };
    const { page, context } = await placed.visitor(shape);
    // Functions that are handed to the page keep their names by a word of the bundler's that the page does not know.
    await context.addInitScript('globalThis.__name = (f) => f');
    await setTable(placed, page, { seats: 4, bots: 3, start: true, options });
    await page.locator('.decide .plate').first().waitFor();
    if (name === 'talisman-digital') {
      await page.locator('.ts-fate-dice').waitFor();
    }
    await shoot(page, `${name}-${size}`);
  }
  await placed.close();
}

const SIZES = {
  desktop: { width: 1440, height: 900, locale: 'en-GB' },
  phone: { width: 360, height: 740, touch: true, locale: 'nl-NL' },
} as const;

/** Sits down at a table of the Realm of Souls in this position, with bots in the other seats. */
async function soulsTable(size: keyof typeof SIZES, position: Parameters<typeof positioned>[0], options: Record<string, string>) {
  const placed = await openHall({}, positioned(position));
  const { page, context } = await placed.visitor({ ...SIZES[size], calm: false });
  await context.addInitScript('globalThis.__name = (f) => f');
  const seats = Object.keys(position.figures).length;
  await setTable(placed, page, {
    seats,
    bots: seats - 1,
    start: true,
    options: { edition: 'digital', expansion: 'realm-of-souls', ...options },
  });
  await page.locator('.decide .plate').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { placed, page };
}

async function choose(page: Page, option: string): Promise<void> {
  await page.locator(`.decide [data-option="${option}"], .ts-space[data-option="${option}"]`).first().dispatchEvent('click', { detail: 1 });
  // A dear answer goes at the second touch.
  const held = page.locator(`.decide [data-option="${option}"][aria-pressed=true]`);
  if ((await held.count()) > 0) await held.first().dispatchEvent('click', { detail: 1 });
}

/** Stops time, answers, and lets it go on until the scene that follows fills the table. */
async function scene(page: Page, option: string, name: string, sign: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await choose(page, option);
  for (let i = 0; i < 60 && (await page.locator(sign).count()) === 0; i++) {
    await page.clock.runFor(100);
    await page.waitForTimeout(60);
  }
  await shoot(page, name);
  await page.clock.resume();
}

const SLOW = ['veil.poltergeist'];
const dying = { character: 'elf', at: 'O2', lives: 1, fate: 0, followers: SLOW, objects: ['sword'] };
const other = { character: 'troll', at: 'O12', misses: 9 };
const died = await soulsTable('desktop', { figures: { Ann: dying, Bob: other } }, {});
await choose(died.page, 'step');
await died.page.locator('[data-option="cw"]').first().waitFor({ state: 'attached' });
await choose(died.page, 'cw');
await died.page.locator('[data-option="space"]').first().waitFor({ state: 'attached' });
await scene(died.page, 'space', 'talisman-souls-ghost-desktop', '.ts-great-becameGhost');
await died.placed.close();

// The last of the living before the Empty Throne: its dice are rolled until nobody else is left.
const END = {
  crownReached: true,
  figures: {
    Ann: { character: 'prophetess', at: 'crown', fate: 0, objects: ['talisman'] },
    Bob: { character: 'troll', ghost: 'pale-knight', at: 'O12', grave: 'M2', misses: 40 },
    Cay: { character: 'elf', at: 'O9', lives: 2, misses: 40 },
  },
};
for (const [size, name] of [
  ['desktop', 'talisman-souls-throne-desktop'],
  ['phone', 'talisman-souls-result-phone'],
] as const) {
  const { placed, page } = await soulsTable(size, END, { finale: 'throne' });
  while ((await page.locator('.ts-result').count()) === 0) {
    await page.keyboard.press('Escape');
    const option = page.locator('.decide .plate[data-option]').first();
    if ((await option.count()) > 0) await choose(page, (await option.getAttribute('data-option')) ?? '');
    await page.waitForTimeout(150);
  }
  await shoot(page, name);
  await placed.close();
}

// Somebody steps to the Crown: the ending that lay hidden turns over before everybody. Then the King's last life.
const STEP = {
  ending: 'court',
  figures: {
    Ann: {
      character: 'digital.troll',
      at: 'I5',
      strength: 9,
      lives: 5,
      fate: 2,
      gold: 3,
      objects: ['ring', 'talisman', 'sword'],
      followers: ['unicorn'],
    },
    Bob: { character: 'digital.prophetess', at: 'M13', ghost: 'banshee', grave: 'M11' },
    Cay: { character: 'digital.elf', at: 'O9', objects: ['axe'], fate: 2 },
  },
  terrain: { O22: 'breach' },
  lying: { O10: ['giant'], O16: ['fountain', 'ape'], O22: ['veil.soul-dragon'], O6: ['healer'] },
};
for (const size of ['desktop', 'phone'] as const) {
  const { placed, page } = await soulsTable(size, STEP, { finale: 'hidden' });
  await page.locator('.tc-board img').evaluate((board) => (board as HTMLImageElement).decode());
  const step = (await page.locator('.decide .plate[data-option]').first().getAttribute('data-option')) ?? '';
  await scene(page, step, `talisman-souls-finale-${size}`, '.ts-great-finale');
  await placed.close();
}
const last = await soulsTable(
  'desktop',
  { ...STEP, king: 1, figures: { ...STEP.figures, Ann: { ...STEP.figures.Ann, at: 'crown' } } },
  { finale: 'court' },
);
await last.page.locator('.tc-board img').evaluate((board) => (board as HTMLImageElement).decode());
await choose(last.page, (await last.page.locator('.decide .plate[data-option]').first().getAttribute('data-option')) ?? '');
await last.page.locator('.decide .plate[data-option^="king:"]').first().waitFor();
await shoot(last.page, 'talisman-souls-king-desktop');
await last.placed.close();
