import { levelMessages, withCapitals, withQuotes } from '../catalogue.ts';
import { cards } from './cards.ts';
import { decisions } from './decisions.ts';
import { levels } from './levels.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { plans } from './plans.ts';

/** Dystopia in het Nederlands. Vormen: `/the` met de of het, `/a` met een, met hoofdletter `/The` en `/A`; `/cap` een zinsdeel met hoofdletter. */
export const nl: Readonly<Record<string, string>> = withQuotes(['“', '”'], {
  ...names,
  ...withCapitals(cards),
  ...log,
  ...decisions,
  ...options,
  ...plans,
  ...levelMessages(levels),
});
