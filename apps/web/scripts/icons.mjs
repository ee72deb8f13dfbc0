// Takes the icons that we name out of the package of game-icons.net and writes their outlines down: those of
// src/art/icons.json, which pages draw live, to src/art/icons.gen.ts; those that one game alone draws live to its
// cards/signs.gen.ts or art/signs.gen.ts; those of a game's art/icons.json, of which its pictures are composed before the app is built, to art/outlines.gen.ts, which no page loads. So the app carries a few
// dozen of the 4,134. Run: node apps/web/scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lightly } from './outline.mjs';

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));

const LISTS = {
  shown: { names: '../src/art/icons.json', file: '../src/art/icons.gen.ts', list: 'ICONS', type: 'IconName' },
  campaign: { names: '../src/campaign/signs.json', file: '../src/campaign/signs.gen.ts', list: 'SIGNS', type: 'SignName' },
  talk: { names: '../src/talk/pictures.json', file: '../src/talk/pictures.gen.ts', list: 'PICTURES', type: 'PictureName' },
  figures: { names: '../src/table/figures.json', file: '../src/table/figures.gen.ts', list: 'FIGURES', type: 'FigureName' },
  reactions: { names: '../src/talk/reactions.json', file: '../src/talk/reactions.gen.ts', list: 'SIGNS', type: 'SignName' },
  talismanSigns: {
    names: '../src/games/talisman/cards/signs.json',
    file: '../src/games/talisman/cards/signs.gen.ts',
    list: 'SIGNS',
    type: 'SignName',
  },
  talisman: {
    names: '../src/games/talisman/art/icons.json',
    file: '../src/games/talisman/art/outlines.gen.ts',
    list: 'OUTLINES',
    type: 'OutlineName',
  },
  dystopiaSigns: {
    names: '../src/games/dystopia/art/signs.json',
    file: '../src/games/dystopia/art/signs.gen.ts',
    list: 'SIGNS',
    type: 'SignName',
  },
  dystopia: {
    names: '../src/games/dystopia/art/icons.json',
    file: '../src/games/dystopia/art/outlines.gen.ts',
    list: 'OUTLINES',
    type: 'OutlineName',
  },
};

/**
 * The file's text, made from the package. Throws where a name is unknown or an icon is not of plain outlines.
 * @param {keyof typeof LISTS} which whose icons
 */
export function iconFile(which = 'shown') {
  const { list, type } = LISTS[which];
  const names = JSON.parse(readFileSync(new URL(LISTS[which].names, import.meta.url), 'utf8'));
  const lines = Object.keys(names)
    .sort()
    .map((name) => {
      const body = set.icons[name]?.body;
      if (!body) throw new Error(`game-icons has no icon ${name}`);
      const outlines = [...body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
      if (outlines.length === 0) throw new Error(`icon ${name} has no outline`);
      const whole = outlines.join(' ');
      // Pictures that are printed are composed of the outlines as they are.
      return `  '${name}': '${list === 'OUTLINES' ? whole : lightly(whole)}',`;
    });
  return `// Made by scripts/icons.mjs from @iconify-json/game-icons (game-icons.net, CC BY 3.0). Do not edit.
/** Outlines on a field of 512 by 512. */
export const ${list} = {
${lines.join('\n')}
} as const;

export type ${type} = keyof typeof ${list};
`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const which of Object.keys(LISTS)) writeFileSync(new URL(LISTS[which].file, import.meta.url), iconFile(which));
}
