import { en as added } from '../../expansions/words/en.ts';
import { ownAbilities, ownSentences } from '../../own/words.ts';
import { withCapitals, withChoices, withPiles } from '../catalogue.ts';
import { abilities } from './abilities.ts';
import { decisions } from './decisions.ts';
import { face } from './face.ts';
import { log } from './log.ts';
import { many } from './many.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { plans } from './plans.ts';
import { spaces } from './spaces.ts';
import { verbs } from './verbs.ts';
import { words } from './words.ts';

/** Talisman in English. Forms: `/the` with the article, `/in` a place where something lies. */
export const en: Readonly<Record<string, string>> = withChoices({
  'game.name': 'Talisman (1986)',
  ...withPiles({ ...names, ...many }),
  ...spaces,
  ...words,
  ...face,
  ...abilities,
  ...ownAbilities('en'),
  ...withCapitals({ ...verbs, ...ownSentences('en') }),
  ...added,
  ...log,
  ...decisions,
  ...options,
  ...plans,
});
