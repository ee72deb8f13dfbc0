// node apps/web/scripts/app-icons.mjs: draws the icons of the installed app from public/seal.svg, with Chromium.
// Run it when the seal changes; its pictures are kept in the repository.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const publicDir = join(import.meta.dirname, '../public');
const WALNUT = '#3b2616';
/** `fill`: how much of the square the seal takes. A maskable icon may be cut to a circle of 80 %; iOS shows no transparency. */
const icons = [
  { name: 'icon-192.png', size: 192, fill: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, fill: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, fill: 0.74, ground: WALNUT },
  { name: 'icon-180.png', size: 180, fill: 0.86, ground: WALNUT },
];

const seal = await readFile(join(publicDir, 'seal.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const { name, size, fill, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawn = seal.replace('<svg', `<svg width="${size * fill}" height="${size * fill}"`);
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-content:center;background:${ground}">${drawn}</body>`);
  await page.screenshot({ path: join(publicDir, name), omitBackground: true });
  await page.close();
}
await browser.close();
