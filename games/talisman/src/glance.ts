import type { Seat } from '@questhall/kernel';
import { glanceCharacter, glanceOwn } from './copies.gen.ts';
import { copyEach, NOTHING } from './copies.ts';
import { figureOf } from './figure.ts';
import { FIGHTS, innermost, show } from './frames.ts';
import { withKept } from './installed.ts';
import { memory } from './memory.ts';
import { reckon } from './reckon.ts';
import type { Character, State } from './state.ts';

/** So many Spells that nobody but their owner knows: they count, but have no name. Not to be changed. */
export const unseenSpells: (n: number) => string[] = memory((n) => new Array<string>(n).fill('?'));

/**
 * What a seat sees, as a state that shares its parts with the true one, for bots that look a thousand times a second
 * (section H4): of each field what its declaration says (state.ts), and of what is under way only the fight. Nobody may
 * change it.
 */
export function glance(s: State, seat: Seat): State {
  const seen = glanceOwn(s, { characters: charactersSeen(s, seat), top: topSeen(s, seat) }) as State;
  withKept(s, seen, (kept, held) => kept.glance(held, seat));
  const fight = innermost(s, FIGHTS);
  // In the order of `copy`: the rules are quicker with objects of one shape.
  seen.version = s.version;
  seen.seats = s.seats;
  seen.seq = s.seq;
  seen.lastId = 0;
  show(seen, fight);
  seen.pending = NOTHING;
  seen.outcome = s.outcome;
  return seen;
}

function charactersSeen(s: State, seat: Seat): Character[] {
  if (!othersHoldSpells(s, seat)) return s.characters;
  const seesAll = figureOf(s, seat).card !== null && reckon(s).seesSpells(s, seat);
  return copyEach(s.characters, (c, of) =>
    of === seat || seesAll || c.spells.length === 0 ? c : glanceCharacter(c, { spells: unseenSpells(c.spells.length) }),
  );
}

function othersHoldSpells(s: State, seat: Seat): boolean {
  for (let of = 0; of < s.seats; of++) if (of !== seat && figureOf(s, of).spells.length > 0) return true;
  return false;
}

function topSeen(s: State, seat: Seat): string[] {
  const known = s.top.length === 0 ? 0 : (s.seen.find((one) => one.seat === seat)?.n ?? 0);
  return known === 0 ? NOTHING : s.top.slice(0, known);
}
