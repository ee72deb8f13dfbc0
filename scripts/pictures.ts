// npm run pictures [-- game …] [--all]: draws the pictures of the tables in Chromium, once, into files that the app shows
// (LOOK: filters are dear, bitmaps are cheap). To be run after a picture has changed; a test says when. Draws only what
// has changed since, unless asked for all.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import type { Picture } from '../apps/web/src/art/draw.ts';
import { allPictures as dystopia } from '../apps/web/src/games/dystopia/art/all.ts';
import { allPictures as nachtwacht } from '../apps/web/src/games/nachtwacht/art/all.ts';
import { allPictures as talisman } from '../apps/web/src/games/talisman/art/all.ts';

const root = join(import.meta.dirname, '..');

interface Gallery {
  all(): Picture[];
  /** How much of a picture is kept: of those that fill their field, and of the others. */
  quality: { solid: number; other: number };
  /** True where a page shows the middle colour of a picture until the picture is there: it is written to tints.json. */
  tints?: true;
}

const GALLERIES: Readonly<Record<string, Gallery>> = {
  nachtwacht: { all: nachtwacht, quality: { solid: 0.84, other: 0.88 } },
  dystopia: { all: dystopia, quality: { solid: 0.72, other: 0.78 } },
  talisman: { all: talisman, quality: { solid: 0.64, other: 0.66 }, tints: true },
};

/** Runs in the page, so it is text: the picture that is handed over, as a data URL, and its middle colour. */
const IN_PAGE = `async ({ source, quality, ...picture }) => {
  const blob = await drawing.draw({ ...picture, svg: () => source }, 'image/webp', quality);
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  pen.imageSmoothingQuality = 'high';
  const whole = await createImageBitmap(blob, { resizeWidth: 1, resizeHeight: 1, resizeQuality: 'high' });
  pen.drawImage(whole, 0, 0);
  const tint = '#' + [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('');
  const reader = new FileReader();
  return new Promise((done, fail) => {
    reader.onload = () => done({ url: reader.result, tint });
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}`;

async function known(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'ENOENT') return {}; // the first time
    throw e;
  }
}

const written = (file: string, list: Record<string, string>) => writeFile(file, `${JSON.stringify(list, null, 2)}\n`);

/** Draws a game's pictures into its folder and takes away those that are no longer asked for. */
async function print(page: Page, game: string, { all, quality, tints }: Gallery, everything: boolean): Promise<void> {
  const folder = join(root, `apps/web/src/games/${game}/art/printed`);
  await mkdir(folder, { recursive: true });
  const [before, tintsBefore] = [await known(join(folder, 'sources.json')), await known(join(folder, 'tints.json'))];
  const here = new Set(await readdir(folder));
  const sources: Record<string, string> = {};
  const colours: Record<string, string> = {};
  let drawn = 0;
  let bytes = 0;
  for (const { svg, ...picture } of all()) {
    const source = svg();
    const { key } = picture;
    const name = `${key}.webp`;
    sources[key] = createHash('sha256').update(source).digest('hex').slice(0, 16);
    const fresh = !everything && here.delete(name) && before[key] === sources[key];
    if (fresh && (!tints || tintsBefore[key])) {
      colours[key] = tintsBefore[key] ?? '';
      bytes += (await readFile(join(folder, name))).length;
      continue;
    }
    here.delete(name);
    const asked = JSON.stringify({ ...picture, source, quality: picture.solid ? quality.solid : quality.other });
    const made = await page.evaluate<{ url: string; tint: string }>(`(${IN_PAGE})(${asked})`);
    const file = Buffer.from(made.url.slice(made.url.indexOf(',') + 1), 'base64');
    await writeFile(join(folder, name), file);
    colours[key] = made.tint;
    bytes += file.length;
    drawn++;
  }
  for (const file of here) if (file.endsWith('.webp')) await rm(join(folder, file));
  await written(join(folder, 'sources.json'), sources);
  if (tints) await written(join(folder, 'tints.json'), colours);
  console.log(`${game}: ${drawn} of ${Object.keys(sources).length} pictures drawn, ${Math.round(bytes / 1024)} KiB in all`);
}

const asked = process.argv.slice(2);
const games = asked.filter((a) => a !== '--all');
for (const game of games) if (!GALLERIES[game]) throw new Error(`no pictures of a game ${game}`);

const bundled = await build({
  entryPoints: [join(root, 'apps/web/src/art/draw.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'drawing',
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: bundled.outputFiles[0]!.text });
  for (const [game, gallery] of Object.entries(GALLERIES)) {
    if (games.length === 0 || games.includes(game)) await print(page, game, gallery, asked.includes('--all'));
  }
} finally {
  await browser.close();
}
