import { nl as added } from '../../expansions/words/nl.ts';
import { ownAbilities, ownSentences } from '../../own/words.ts';
import { withCapitals, withChoices, withPiles, withQuotes } from '../catalogue.ts';
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

/** Talisman in Dutch. Forms: `/the` with the article, `/in` a place where something lies. */
export const nl: Readonly<Record<string, string>> = withChoices(
  withQuotes(['“', '”'], {
    'game.name': 'Talisman (1986)',
    ...withPiles({ ...names, ...many }),
    ...spaces,
    ...words,
    ...face,
    ...abilities,
    ...ownAbilities('nl'),
    ...withCapitals({ ...verbs, ...ownSentences('nl') }),
    ...added,
    ...log,
    ...decisions,
    ...options,
    ...plans,
  }),
);
