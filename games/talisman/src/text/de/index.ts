import { withCapitals } from '../catalogue.ts';
import { abilities } from './abilities.ts';
import { face } from './face.ts';
import { names } from './names.ts';
import { spaces } from './spaces.ts';
import { verbs } from './verbs.ts';
import { words } from './words.ts';

/** Talisman in English. Forms: `/the` with the article, `/in` a place where something lies. */
export const de: Readonly<Record<string, string>> = {
  'game.name': 'Talisman (1986)',
  ...names,
  ...spaces,
  ...words,
  ...face,
  ...abilities,
  ...withCapitals(verbs),
};
