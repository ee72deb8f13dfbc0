import type { Seat } from '@questhall/kernel';
import { cardOf } from '../../editions/index.ts';
import { reckon } from '../../reckon.ts';
import type { State } from '../../state.ts';
import type { Stat } from '../../vocabulary.ts';

/** What stands against a character. */

/** An Enemy of any deck. */
export const isEnemy = (card: string): boolean => ENEMIES.has(cardOf(card).type);
const ENEMIES: ReadonlySet<string> = new Set(['animal', 'monster', 'dragon', 'spirit']);

/** Spirits are those of any deck. */
export const isSpirit = (card: string): boolean => cardOf(card).type === 'spirit';

/** The Strength or Craft with which an Enemy stands against this character; one that has but one of them fights with that. */
export function foeValue(s: State, seat: Seat, card: string, stat: Stat): number {
  const { strength, craft } = cardOf(card);
  return reckon(s).foeValue(s, seat, card) ?? (stat === 'strength' ? (strength ?? craft) : (craft ?? strength)) ?? 0;
}
