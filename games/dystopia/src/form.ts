import type { State } from './state.ts';

/**
 * The same state with every field written out, in the order in which a saved one has them. Whatever makes a state ends with this: an
 * object that a spread makes is of another form, and the rules, which are asked of matches, of what a bot sees and of copies,
 * are quick only where all these are of one.
 * @returns an object of its own, whose parts are those of the given one
 */
export const formed = (s: State): State => ({
  options: s.options,
  level: s.level,
  custom: s.custom,
  imagined: s.imagined,
  phase: s.phase,
  round: s.round,
  party: s.party,
  wizor: s.wizor,
  heroes: s.heroes,
  monsters: s.monsters,
  waiting: s.waiting,
  revealed: s.revealed,
  seen: s.seen,
  doors: s.doors,
  open: s.open,
  furniture: s.furniture,
  traps: s.traps,
  neutrals: s.neutrals,
  captive: s.captive,
  piles: s.piles,
  heap: s.heap,
  goals: s.goals,
  turn: s.turn,
  sorceries: s.sorceries,
  silenced: s.silenced,
  alarm: s.alarm,
  lead: s.lead,
  mourned: s.mourned,
  ended: s.ended,
  checkpoint: s.checkpoint,
  stop: s.stop,
  version: s.version,
  seats: s.seats,
  seq: s.seq,
  lastId: s.lastId,
  stack: s.stack,
  pending: s.pending,
  outcome: s.outcome,
});
