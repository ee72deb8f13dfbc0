import { levelMessages, withCapitals } from '../catalogue.ts';
import { cards } from './cards.ts';
import { decisions } from './decisions.ts';
import { levels } from './levels.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { plans } from './plans.ts';

/** Dystopia in English. Forms: `/the` and `/a` with the article, with a capital `/The` and `/A`; `/cap` a phrase with a capital. */
export const en: Readonly<Record<string, string>> = {
  ...names,
  ...withCapitals(cards),
  ...log,
  ...decisions,
  ...options,
  ...plans,
  ...levelMessages(levels),
};
