import { levelMessages, withCapitals, withQuotes } from '../catalogue.ts';
import { cards } from './cards.ts';
import { decisions } from './decisions.ts';
import { levels } from './levels.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { plans } from './plans.ts';

/** Dystopia en français. Formes : `/the`, `/of`, `/to`, `/a` avec l’article, avec majuscule `/The` et `/A` ; `/cap` un bout de phrase avec majuscule. */
export const fr: Readonly<Record<string, string>> = withQuotes(['« ', ' »'], {
  ...names,
  ...withCapitals(cards),
  ...log,
  ...decisions,
  ...options,
  ...plans,
  ...levelMessages(levels),
});
