import type { Outcome, Seat } from '@questhall/kernel';
import { CROWN } from '../board/index.ts';
import { figureOf } from '../figure.ts';
import type { State } from '../state.ts';
import { ability, alive } from './character/numbers.ts';

/** Who is ahead where a match is cut off, by what everybody sees. */

/** Points of Strength, Craft, lives and a Talisman's worth; less than nothing for the dead. */
function points(s: State, seat: Seat): number {
  if (!alive(s, seat)) return -1;
  const c = figureOf(s, seat);
  return c.strength + c.craft + c.lives + (ability(s, seat, 'enterValley') ? 3 : 0);
}

/**
 * Who has won at the end of the last round (T86-W): most points, the earlier seat on a tie. Where that round was named while
 * the match ran, so that it is done by an hour, who commands is ahead of all, as where a table ends it; the house rule of a
 * last round never looked at the Crown.
 */
export function leader(s: State): Seat {
  const worth = s.options.lastRoundNamed ? worthOf : points;
  return s.characters.reduce((best, _, seat) => (worth(s, seat) > worth(s, best) ? seat : best), 0);
}

/** So much more than anything counts the Crown: whoever commands is ahead of all who do not. */
const COMMANDS = 1000;

/** Points, and the Crown above all of them. */
const worthOf = (s: State, seat: Seat): number => points(s, seat) + (alive(s, seat) && figureOf(s, seat).space === CROWN ? COMMANDS : 0);

/** How all stand where a table ends the match: who commands, then by points; nobody has won where all are level. */
export function standing(s: State): Pick<Outcome, 'winners' | 'ranking' | 'rule'> {
  const worth = s.characters.map((_, seat) => worthOf(s, seat));
  const places = [...new Set(worth)].sort((a, b) => b - a).map((n) => worth.flatMap((one, seat) => (one === n ? [seat] : [])));
  return { winners: places.length > 1 ? [...places[0]!] : [], ranking: places, rule: 'T86-W' };
}
