/** What the web may import: the shapes of views and events, the cards, and their words. No rules. */
export type { Goal, Stop } from './board/level.ts';
export { strikesCompanion } from './companions.ts';
export { CARD_KEYS, heroCard, itemCard, monsterCard, sorceryCard, spellCard } from './content/index.ts';
export { heroesWon } from './ends.ts';
export type * from './events.ts';
export type * from './observation.ts';
export { OPTIONS } from './options.ts';
export { answerOf, MATTER_IDS, type Orders, readOrders, usualWay, waysOf } from './orders.ts';
export type { FigureId } from './state.ts';
export { cardLines } from './text/card-lines.ts';
export { eventText } from './text/event-text.ts';
export { goalText, goodsText, numberedName } from './text/names.ts';
export type { DystopiaWhereabouts } from './whereabouts.ts';

const CATALOGUES = {
  en: () => import('./text/en/index.ts').then((m) => m.en),
  nl: () => import('./text/nl/index.ts').then((m) => m.nl),
  fr: () => import('./text/fr/index.ts').then((m) => m.fr),
  de: () => import('./text/de/index.ts').then((m) => m.de),
  da: () => import('./text/da/index.ts').then((m) => m.da),
} as const;

/** The messages of the game in one language, loaded when they are first wanted. */
export function loadCatalogue(locale: keyof typeof CATALOGUES): Promise<Readonly<Record<string, string>>> {
  return CATALOGUES[locale]();
}
