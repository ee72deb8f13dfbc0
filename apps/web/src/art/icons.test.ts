import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error: the script is plain JavaScript
import { iconFile } from '../../scripts/icons.mjs';
import { SIGNS as CAMPAIGN_SIGNS } from '../campaign/signs.gen.ts';
import { OUTLINES as DUNGEON } from '../games/dystopia/art/outlines.gen.ts';
import { SIGNS as DUNGEON_SIGNS } from '../games/dystopia/art/signs.gen.ts';
import { OUTLINES } from '../games/talisman/art/outlines.gen.ts';
import { SIGNS } from '../games/talisman/cards/signs.gen.ts';
import { UI_ICONS } from '../icons/ui-icons.gen.ts';
import { FIGURES } from '../table/figures.gen.ts';
import { SIGNS as REACTIONS } from '../talk/reactions.gen.ts';
import { ICON_CREDITS } from './credits.ts';
import { ICONS } from './icons.gen.ts';

test('the outlines are those of the package: run node apps/web/scripts/icons.mjs after a change of icons.json', () => {
  expect(readFileSync(new URL('./icons.gen.ts', import.meta.url), 'utf8')).toBe(iconFile());
  expect(readFileSync(new URL('../campaign/signs.gen.ts', import.meta.url), 'utf8')).toBe(iconFile('campaign'));
  expect(readFileSync(new URL('../talk/reactions.gen.ts', import.meta.url), 'utf8')).toBe(iconFile('reactions'));
  expect(readFileSync(new URL('../table/figures.gen.ts', import.meta.url), 'utf8')).toBe(iconFile('figures'));
});

test('every icon has an author to thank', () => {
  expect(ICON_CREDITS.flatMap((c) => c.icons).sort()).toEqual(
    [
      ...new Set(
        [ICONS, UI_ICONS, CAMPAIGN_SIGNS, OUTLINES, SIGNS, DUNGEON, DUNGEON_SIGNS, REACTIONS, FIGURES].flatMap((list) => Object.keys(list)),
      ),
    ].sort(),
  );
});
