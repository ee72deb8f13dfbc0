import { levelMessages, withCapitals, withQuotes } from '../catalogue.ts';
import { cards } from './cards.ts';
import { decisions } from './decisions.ts';
import { levels } from './levels.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { plans } from './plans.ts';

/** Dystopia på dansk. Former: `/the` bestemt, `/a` med en eller et, med stort `/The` og `/A`; `/cap` en vending med stort begyndelsesbogstav. */
export const da: Readonly<Record<string, string>> = withQuotes(['»', '«'], {
  ...names,
  ...withCapitals(cards),
  ...log,
  ...decisions,
  ...options,
  ...plans,
  ...levelMessages(levels),
});
