// Takes the icons of the frame named in src/icons/ui-icons.json out of the package of game-icons.net and writes them to
// src/icons/ui-icons.gen.ts. A game's own icons are in src/art. Run: node apps/web/scripts/ui-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lightly } from './outline.mjs';

const names = JSON.parse(readFileSync(new URL('../src/icons/ui-icons.json', import.meta.url), 'utf8'));
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));

const lines = Object.keys(names).map((name) => {
  const body = set.icons[name]?.body;
  if (!body) throw new Error(`game-icons has no icon ${name}`);
  return `  '${name}': '${lightly([...body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join(' '))}',`;
});
writeFileSync(
  new URL('../src/icons/ui-icons.gen.ts', import.meta.url),
  `// Made by scripts/ui-icons.mjs from @iconify-json/game-icons (game-icons.net, CC BY 3.0). Do not edit.
/** Outlines on a field of 512 by 512. */
export const UI_ICONS = {
${lines.join('\n')}
} as const;
`,
);
