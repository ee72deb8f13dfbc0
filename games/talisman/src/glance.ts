import type { Core, Seat } from '@questhall/kernel';
import { withSpells } from './copy.ts';
import { FIGHTS, innermost } from './frames.ts';
import { inPlay } from './installed.ts';
import type { AddedState } from './open.ts';
import { reckon } from './reckonings.ts';
import type { Locals, State } from './state.ts';

/** So many Spells that nobody but their owner knows: they count, but have no name. Not to be changed. */
export function unseenSpells(n: number): string[] {
  UNSEEN[n] ??= new Array<string>(n).fill('?');
  return UNSEEN[n];
}
const UNSEEN: string[][] = [];

/** A pile that nobody sees. */
const NOTHING: never[] = [];

/**
 * What a seat sees, as a state that shares its parts with the true one, for bots that look a thousand times a second
 * (section H4). Piles nobody sees are empty, Spells of others have no name, and of what is under way only the fight is
 * there. Nobody may change it.
 */
export function glance(s: State, seat: Seat): State {
  const seesAll = s.characters[seat]!.card !== null && reckon(s).seesSpells(s, seat);
  const known = s.top.length === 0 ? 0 : (s.seen.find((one) => one.seat === seat)?.n ?? 0);
  const fight = innermost(s, FIGHTS);
  // In the order of `copy`: the rules are quicker with objects of one shape.
  const own: Omit<State, keyof AddedState | keyof Core<Locals>> = {
    options: s.options,
    turn: s.turn,
    characters: s.characters.map((c, of) =>
      of === seat || seesAll || c.spells.length === 0 ? c : withSpells(c, unseenSpells(c.spells.length)),
    ),
    deck: NOTHING,
    top: known === 0 ? NOTHING : s.top.slice(0, known),
    seen: NOTHING,
    discard: s.discard,
    spellDeck: NOTHING,
    spellDiscard: s.spellDiscard,
    inAir: s.inAir,
    halts: s.halts,
    stock: s.stock,
    lying: s.lying,
    loose: s.loose,
    tame: s.tame,
    held: s.held,
    hexes: s.hexes,
    lasting: s.lasting,
    ban: s.ban,
    unused: NOTHING,
    crownReached: s.crownReached,
    unsettled: false,
  };
  const seen = own as State;
  for (const { state } of inPlay(s)) state?.glance(s, seen, seat);
  seen.version = s.version;
  seen.seats = s.seats;
  seen.seq = s.seq;
  seen.lastId = 0;
  seen.stack = fight ? [fight] : NOTHING;
  seen.pending = NOTHING;
  seen.outcome = s.outcome;
  return seen;
}
