import type { Seat } from '@questhall/kernel';
import { has } from './rules/numbers.ts';
import { soulsGlance } from './souls/hidden.ts';
import type { State } from './state.ts';

/** Spells out of sight: they count, but have no name. */
const OUT_OF_SIGHT: readonly string[] = ['?', '?', '?', '?', '?', '?', '?', '?'];

/** So many Spells that nobody but their owner knows. */
export const unseenSpells = (n: number): string[] => OUT_OF_SIGHT.slice(0, n);

const FIGHTS = new Set(['fight', 'face', 'duel']);

/**
 * What a seat sees, as a state that shares its parts with the true one, for bots that look a thousand times a second
 * (section H4). Piles nobody sees are empty, Spells of others have no name, and of what is under way only the fight is
 * there. Nobody may change it.
 */
export function glance(s: State, seat: Seat): State {
  const seesAll = s.characters[seat]!.card !== null && has(s, seat, 'seeSpells');
  const known = s.top.length === 0 ? 0 : (s.seen.find((one) => one.seat === seat)?.n ?? 0);
  const fight = s.stack.findLast((frame) => FIGHTS.has(frame.proc));
  const seen: State = {
    options: s.options,
    turn: s.turn,
    characters: s.characters.map((c, of) =>
      of === seat || seesAll || c.spells.length === 0 ? c : { ...c, spells: unseenSpells(c.spells.length) },
    ),
    deck: [],
    top: s.top.slice(0, known),
    seen: [],
    discard: s.discard,
    spellDeck: [],
    spellDiscard: s.spellDiscard,
    stock: s.stock,
    lying: s.lying,
    loose: s.loose,
    tame: s.tame,
    held: s.held,
    hexes: s.hexes,
    lasting: s.lasting,
    ban: s.ban,
    unused: [],
    crownReached: s.crownReached,
    unsettled: false,
    version: s.version,
    seats: s.seats,
    seq: s.seq,
    lastId: 0,
    stack: fight ? [fight] : [],
    pending: [],
    outcome: s.outcome,
  };
  if (s.souls !== undefined) seen.souls = soulsGlance(s.souls, seat);
  return seen;
}
