import { levelMessages, withCapitals, withQuotes } from '../catalogue.ts';
import { cards } from './cards.ts';
import { decisions } from './decisions.ts';
import { levels } from './levels.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { plans } from './plans.ts';

/** Dystopia auf Deutsch. Formen: `/the`, `/acc`, `/dat`, `/a`, `/one` mit Artikel, groß `/The`, `/Acc`, `/Dat`, `/A`; `/cap` eine Wendung mit großem Anfang. */
export const de: Readonly<Record<string, string>> = withQuotes(['„', '“'], {
  ...names,
  ...withCapitals(cards),
  ...log,
  ...decisions,
  ...options,
  ...plans,
  ...levelMessages(levels),
});
