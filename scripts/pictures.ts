// npm run pictures: draws every picture of the tables in Chromium, once, into files that the app shows (LOOK: filters
// are dear, bitmaps are cheap). To be run after a picture has changed; a test says when.
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { allPictures } from '../apps/web/src/games/nachtwacht/art/all.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'apps/web/src/games/nachtwacht/art/printed');
const pictures = allPictures();

/** Runs in the page, so it is text: the picture that is handed over, as a data URL. */
const IN_PAGE = `async ({ source, quality, ...picture }) => {
  const blob = await drawing.draw({ ...picture, svg: () => source }, 'image/webp', quality);
  const reader = new FileReader();
  return new Promise((done, fail) => {
    reader.onload = () => done(reader.result);
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}`;

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
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sources: Record<string, string> = {};
  let bytes = 0;
  for (const { svg, ...picture } of pictures) {
    const source = svg();
    const asked = JSON.stringify({ ...picture, source, quality: picture.solid ? 0.84 : 0.88 });
    const url = await page.evaluate<string>(`(${IN_PAGE})(${asked})`);
    const file = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    bytes += file.length;
    await writeFile(join(folder, `${picture.key}.webp`), file);
    sources[picture.key] = createHash('sha256').update(source).digest('hex').slice(0, 16);
  }
  await writeFile(join(folder, 'sources.json'), `${JSON.stringify(sources, null, 2)}\n`);
  console.log(`${pictures.length} pictures, ${Math.round(bytes / 1024)} KiB`);
} finally {
  await browser.close();
}
