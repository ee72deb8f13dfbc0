import { type Seat, type Text, text } from '@questhall/kernel';
import { abilitiesOf } from '../editions/index.ts';
import { reckon } from '../reckon.ts';
import { ownAbility } from '../rules/character/numbers.ts';
import type { State } from '../state.ts';
import { type Brings, noteOf, ofCard } from './brings.ts';

/** Why this character makes no use of a thing in a fight, where its own nature forbids it (the Monk, the Priest). */
function useless(s: State, seat: Seat, card: string): Text[] {
  if (abilitiesOf(card, 'weapon').length > 0 && ownAbility(s, seat, 'noWeapons')) return [text('can.noWeapons')];
  if (abilitiesOf(card, 'armour').length > 0 && !reckon(s).wearsArmour(s, seat)) return [text('can.noArmour')];
  return [];
}

/** What is printed on a thing that may be taken or bought, and first of all that it is none for this character. */
export function ofThing(s: State, seat: Seat, card: string): Brings {
  const { note } = ofCard(card);
  return noteOf([...useless(s, seat, card), ...(note ? [note] : [])]);
}
