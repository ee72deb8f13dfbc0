/** What the web may import: the shapes of views and events, the printed board and cards, and their words. No rules. */
export { SPACES, spaceOf } from './board/index.ts';
export type { Called, Region, Space, SpaceId } from './board/spaces.ts';
export { cardOf, characterOf, EDITION_1986, EDITION_DIGITAL, type Edition, kindOf, spellOf } from './editions/index.ts';
export type * from './events.ts';
export { playedWith } from './expansion.ts';
export { CRYPT_SPACES, LAST_RING, PRINTED, REALM_OF_SOULS, SHAFT } from './expansions/printed.ts';
export { breachText, crownTexts, endingText, shaftText, terrainName, tideBellText } from './expansions/words/index.ts';
export { MATTER_IDS, MATTERS, type TalismanMatter, usualWay, waysOf } from './matters.ts';
export type * from './observation.ts';
export { OPTIONS } from './options.ts';
export {
  type ArmourOrder,
  answerOf,
  concerns,
  DEFAULT_ARMOUR,
  FATE_ORDERS,
  forSpells,
  isReaction,
  type Order,
  type Orders,
  PLAIN_ORDERS,
  readOrders,
  stillAsked,
  usualFate,
  usualOrder,
  windowOf,
} from './orders.ts';
export { asideText } from './text/aside-text.ts';
export { cardText, characterFacts, characterText, spaceText, spellText } from './text/card-text.ts';
export { eventText, togetherText } from './text/event-text.ts';
export { creatureName, nameOf, spaceName } from './text/names.ts';
export { placeName } from './text/place-name.ts';
export type { Ability, Alignment, Card, CardType, CharacterCard, PurchaseKind, Spell, Stat } from './vocabulary.ts';
export type { TalismanWhereabouts } from './whereabouts.ts';
export { answersIn, type OrderWindow, WINDOWS } from './windows.ts';

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
