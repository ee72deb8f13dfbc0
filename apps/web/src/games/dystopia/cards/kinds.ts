import { itemCard, spellCard } from '@questhall/dystopia/client';
import type { SignName } from '../art/signs.gen.ts';
import { signOf } from '../signs.ts';

/** What a card is, in the order of the gallery: it has the colour of its ground from it. */
export const KINDS = [
  'hero',
  'monster',
  'weapon',
  'trinket',
  'food',
  'potion',
  'quest',
  'spell',
  'wizardSpell',
  'sorcery',
  'trap',
  'curse',
] as const;
export type CardKind = (typeof KINDS)[number];

/** The kind of the card with this key of a name (`spell.mend`). */
export function kindOf(key: string): CardKind {
  const [what = '', id = ''] = key.split('.');
  if (what === 'item') return itemCard(id).kind;
  if (what === 'spell') return spellCard(id).wizard ? 'wizardSpell' : 'spell';
  return what as CardKind;
}

/** What traders ask for it; undefined for what is not sold. */
export function priceOf(key: string): number | undefined {
  const [what = '', id = ''] = key.split('.');
  if (what === 'spell') return spellCard(id).price;
  const item = what === 'item' ? itemCard(id) : undefined;
  return item && 'price' in item ? item.price : undefined;
}

/** The sign in the middle of a card that has no picture of its own. */
export const signOn = (key: string): SignName => (key.startsWith('curse.') ? 'cursed-star' : signOf(key.split('.')[1] ?? ''));
