// npx tsx --tsconfig apps/web/tsconfig.json --conditions=source apps/web/scripts/mail-pictures.ts: draws the pictures of mails in Chromium, from the lids of the boxes and
// the seal, into apps/server/src/calls/pictures.gen.ts. Run it when one of them changes; mail programs know no WebP.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Lid } from '../src/games/nachtwacht/Lid.tsx';

const root = join(import.meta.dirname, '../../..');
const webp = async (game: string) =>
  `<img src="data:image/webp;base64,${(await readFile(join(root, `apps/web/src/games/${game}/art/printed/lid.webp`))).toString('base64')}">`;
/** As wide as a mail shows them, and half as wide again for fine screens. */
const [WIDTH, HEIGHT, SEAL, FINE] = [504, 252, 56, 1.5];

const pictures = {
  dystopia: await webp('dystopia'),
  nachtwacht: renderToStaticMarkup(createElement(Lid)).replace('xMidYMid', 'xMidYMax'),
  talisman: await webp('talisman'),
};
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: ['--no-sandbox'] });
const shot = async (html: string, [width, height]: readonly [number, number], type: 'jpeg' | 'png') => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: FINE });
  await page.setContent(
    `<style>body{margin:0}img,svg{display:block;width:${width}px;height:${height}px;object-fit:cover;object-position:50% 85%}</style><body>${html}`,
  );
  const bytes = await page.screenshot(type === 'jpeg' ? { type, quality: 72 } : { type, omitBackground: true });
  await page.close();
  return `{ type: 'image/${type}', bytes: '${bytes.toString('base64')}' }`;
};
const lines: string[] = [];
for (const [name, html] of Object.entries(pictures)) lines.push(`  ${name}: ${await shot(html, [WIDTH, HEIGHT], 'jpeg')},`);
lines.push(`  seal: ${await shot(await readFile(join(root, 'apps/web/public/seal.svg'), 'utf8'), [SEAL, SEAL], 'png')},`);
await browser.close();
await writeFile(
  join(root, 'apps/server/src/calls/pictures.gen.ts'),
  `// Made by apps/web/scripts/mail-pictures.ts.\n/** The pictures of mails. */\nexport const PICTURES: Readonly<Record<string, { type: string; bytes: string }>> = {\n${lines.join('\n')}\n};\n`,
);
