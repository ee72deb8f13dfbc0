import type { Outcome, Seat } from '@questhall/kernel';
import { CROWN } from '../board/index.ts';
import { figureOf } from '../figure.ts';
import type { DecidedView, StoodView } from '../observation.ts';
import type { State } from '../state.ts';
import { ability, alive } from './character/numbers.ts';

/** Who is ahead where a match is cut off, by what everybody sees. */

/** What a Talisman, or what stands for one, counts. */
const TALISMAN = 3;

/** Of what a seat's points are made. */
const partsOf = (s: State, seat: Seat): Omit<StoodView, 'seat' | 'points'> => {
  const { strength, craft, lives } = figureOf(s, seat);
  return { strength, craft, lives, talisman: ability(s, seat, 'enterValley') ? TALISMAN : 0 };
};

/** Points of Strength, Craft, lives and a Talisman's worth; less than nothing for the dead. */
function points(s: State, seat: Seat): number {
  if (!alive(s, seat)) return -1;
  const { strength, craft, lives, talisman } = partsOf(s, seat);
  return strength + craft + lives + talisman;
}

/**
 * Who has won at the end of the last round (T86-W): most points, the earlier seat on a tie. Where that round was named while
 * the match ran, so that it is done by an hour, who commands is ahead of all, as where a table ends it; the house rule of a
 * last round never looked at the Crown.
 */
export function leader(s: State): Seat {
  const worth = lastRoundWorth(s);
  return s.characters.reduce((best, _, seat) => (worth(s, seat) > worth(s, best) ? seat : best), 0);
}

/** So much more than anything counts the Crown: whoever commands is ahead of all who do not. */
const COMMANDS = 1000;

/** Points, and the Crown above all of them. */
const worthOf = (s: State, seat: Seat): number => points(s, seat) + (alive(s, seat) && figureOf(s, seat).space === CROWN ? COMMANDS : 0);

/** What counts at the end of the last round. */
const lastRoundWorth = (s: State) => (s.options.lastRoundNamed ? worthOf : points);

/**
 * What has decided a match that was cut off, with the points of its winner and of the best of all others: the Crown, points, or
 * that the winner sits earlier. Undefined while it runs, where it ended by the rules, and where nobody has won.
 */
export function decided(s: State): DecidedView | undefined {
  const { reason, winners } = s.outcome ?? {};
  const [first] = winners ?? [];
  if (first === undefined || (reason !== 'limit' && reason !== 'agreed')) return undefined;
  const worth = reason === 'limit' ? lastRoundWorth(s) : worthOf;
  const stood = (seat: Seat): StoodView => ({ seat, points: points(s, seat), ...partsOf(s, seat) });
  const others = s.characters.flatMap((_, seat) => (seat !== first && alive(s, seat) ? [seat] : []));
  const next = others.reduce<Seat | undefined>(
    (best, seat) => (best === undefined || worth(s, seat) > worth(s, best) ? seat : best),
    undefined,
  );
  if (!alive(s, first)) return undefined;
  if (next === undefined) return { by: 'alone', first: stood(first), next: null };
  const ahead = worth(s, first) - worth(s, next);
  const by = ahead >= COMMANDS / 2 ? 'crown' : ahead > 0 ? 'points' : reason === 'limit' ? 'seat' : 'level';
  return { by, first: stood(first), next: stood(next) };
}

/** How all stand where a table ends the match: who commands, then by points; nobody has won where all are level. */
export function standing(s: State): Pick<Outcome, 'winners' | 'ranking' | 'rule'> {
  const worth = s.characters.map((_, seat) => worthOf(s, seat));
  const places = [...new Set(worth)].sort((a, b) => b - a).map((n) => worth.flatMap((one, seat) => (one === n ? [seat] : [])));
  return { winners: places.length > 1 ? [...places[0]!] : [], ranking: places, rule: 'T86-W' };
}
