import { type Text, type TextArg, text } from '@questhall/kernel';
import { kindOf } from '../../../editions/index.ts';
import type { Phrases } from '../../../expansion-words.ts';
import { nameOf, spaceName } from '../../../text/names.ts';
import type { Card, Effect } from '../../../vocabulary.ts';
import { REALM_OF_SOULS } from '../cards.ts';
import type { EndingCard, FoeTrait, TerrainCard } from '../vocabulary.ts';
import type { SoulFaceKey } from './patterns.ts';

const pattern = (key: SoulFaceKey, args?: Readonly<Record<string, TextArg>>): Text => text(key, args);

const trait = (t: FoeTrait): Text => pattern(`foe.${t.foe}`, 'n' in t ? { n: t.n } : undefined);

/** What stands on a card of the Realm of Souls besides what every card has: how it fights, and its marks. */
export function soulLines(card: Card, phrases: Phrases): Text[] {
  const when = (effects: readonly Effect[] | undefined, key: 'revealed' | 'beaten' | 'unslain' | 'slain' | 'reward'): Text[] =>
    effects ? [pattern(`card.${key}`, { effects: phrases(effects, { card }) })] : [];
  const { foe, wells, dispels, soulbound, cursed } = card;
  return [
    ...(foe?.traits ?? []).map(trait),
    ...when(foe?.revealed, 'revealed'),
    ...when(foe?.beaten, 'beaten'),
    ...when(foe?.unslain, 'unslain'),
    ...when(foe?.slain, 'slain'),
    ...when(foe?.reward, 'reward'),
    ...(wells === undefined ? [] : [pattern('card.wells', { n: wells })]),
    ...(dispels === undefined ? [] : [pattern('card.dispels', { card: nameOf(dispels) })]),
    ...(soulbound ? [pattern(cursed ? 'card.soulboundCursed' : 'card.soulbound')] : cursed ? [pattern('card.cursed')] : []),
  ];
}

/** What stands on an alternative ending. */
export const endingText = (card: EndingCard): Text[] => [pattern(`${card.id}.text` as 'ending.empty-throne.text')];

/** What is done on the Crown in place of the Command Spell; null: that lies hidden. Undefined where the Spell is cast. */
export const crownTexts = (finale: 'crown' | EndingCard['finale'] | null): Text[] | undefined =>
  finale === 'crown' ? undefined : [pattern(`ending.${finale === null ? 'hidden' : ENDINGS[finale]}.text`)];
const ENDINGS = { court: 'court-of-the-dead', throne: 'empty-throne' } as const;

/** The name of a Terrain card, an instance or a kind: one that is like a space has its name. */
export function terrainName(card: string): Text {
  const like = REALM_OF_SOULS.terrain.find(([{ id }]) => id === kindOf(card))?.[0].like;
  return like === undefined ? nameOf(card) : spaceName(like);
}

/** What stands on the Breach; the other Terrain cards have the texts of the spaces of their names. */
export const breachText = (card: TerrainCard): Text[] => (card.place.other ? [pattern('terrain.breach.text')] : []);
