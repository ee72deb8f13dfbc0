// Takes the icons named in src/art/icons.json out of the package of game-icons.net and writes their outlines to
// src/art/icons.gen.ts, so that the app carries a few dozen of the 4,134. Run: node apps/web/scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const names = JSON.parse(readFileSync(new URL('../src/art/icons.json', import.meta.url), 'utf8'));
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));

/** The file's text, made from the package. Throws where a name is unknown or an icon is not of plain outlines. */
export function iconFile() {
  const lines = Object.keys(names)
    .sort()
    .map((name) => {
      const body = set.icons[name]?.body;
      if (!body) throw new Error(`game-icons has no icon ${name}`);
      const outlines = [...body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
      if (outlines.length === 0) throw new Error(`icon ${name} has no outline`);
      return `  '${name}': '${outlines.join(' ')}',`;
    });
  return `// Made by scripts/icons.mjs from @iconify-json/game-icons (game-icons.net, CC BY 3.0). Do not edit.
/** Outlines on a field of 512 by 512. */
export const ICONS = {
${lines.join('\n')}
} as const;

export type IconName = keyof typeof ICONS;
`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  writeFileSync(new URL('../src/art/icons.gen.ts', import.meta.url), iconFile());
}
