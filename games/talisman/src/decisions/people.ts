import { type OptionView, type Seat, type Text, text } from '@questhall/kernel';
import { figureOf } from '../figure.ts';
import { mayEvade } from '../rules/character/numbers.ts';
import { mayCast } from '../rules/magic/spells.ts';
import type { State } from '../state.ts';
import { leftOut } from './idle-spells.ts';
import { beguileOdds, duelOdds } from './odds.ts';
import { onSeat, seatText } from './words.ts';

/** What may be done to a character that one meets, with its odds where dice decide. */
export function personOption(s: State, seat: Seat, what: string, other: Seat): Omit<OptionView, 'id'> {
  const shown = { label: text(`pick.encounter.${what}`, { seat: seatText(other) }), target: onSeat(other) };
  const said = unless(s, seat, other);
  switch (what) {
    case 'attack':
    case 'assassinate':
      return { ...shown, ...leftOut(s, seat, 'strength', { ...said, odds: duelOdds(s, seat, other, 'strength', what === 'assassinate') }) };
    case 'psychic':
      return { ...shown, ...said, odds: duelOdds(s, seat, other, 'craft') };
    case 'beguile':
      return { ...shown, ...said, odds: beguileOdds(s, seat, other) };
    default:
      return { ...shown, ...said };
  }
}

/**
 * What the odds against a character cannot count: that it may evade, or answer with a Spell. Of its Spells only that it holds some,
 * which lies open.
 */
function unless(s: State, seat: Seat, other: Seat): { note?: Text } {
  const evades = mayEvade(s, other, seat);
  const casts = figureOf(s, other).spells.length > 0 && mayCast(s, other);
  if (!evades && !casts) return {};
  return { note: text(`note.unless.${evades ? 'evade' : 'cast'}${evades && casts ? '.cast' : ''}`, { seat: seatText(other) }) };
}
