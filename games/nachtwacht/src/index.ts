import { type Chance, type Core, defineGame, Kit, type MatchOptions, type Tell } from '@questhall/kernel';
import { MONSTER_COUNTS, powerCardCounts, STEP_CARDS, type StripId, spread, stripsOf } from './components.ts';
import { decisions } from './decisions.ts';
import { determinize } from './determinize.ts';
import type { NachtwachtEvent } from './events.ts';
import { invariants } from './invariants.ts';
import { migrations } from './migrations.ts';
import type { NachtwachtView } from './observation.ts';
import { OPTIONS, typedOptions } from './options.ts';
import { asides } from './rules/asides.ts';
import { procedures } from './rules/index.ts';
import { standing } from './rules/library.ts';
import type { Table } from './rules/table.ts';
import type { Locals, Player, State } from './state.ts';
import { deciding, observe } from './view.ts';

export * from './components.ts';
export type { NachtwachtEvent } from './events.ts';
export { heuristic } from './heuristic.ts';
export type * from './observation.ts';
export { OPTIONS, type Options } from './options.ts';
export { planning } from './plan.ts';
export type { KnownCard, LaidStrip, Locals, Player, State } from './state.ts';
export { telling } from './telling.ts';
export { whereabouts } from './whereabouts.ts';

/** Nachtwacht: Ad Inferos, for two to four players (NW-1.1). */
export const nachtwacht = defineGame<Locals, State, NachtwachtEvent, NachtwachtView, Table>({
  id: 'nachtwacht',
  version: 2,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  rounds: {
    now: (s: State) => s.round,
    limit(s: State, last: number) {
      s.options = { ...s.options, roundLimit: last };
    },
  },
  procedures,
  decisions,
  asides,
  shows: (events, s) => events.some(({ type }) => SHOWING.has(type)) || s.pending.some(({ kind }) => HANDS.has(kind)),
  setup,
  first: { call: 'match', with: {} },
  kit: (s: State, chance: Chance, tell: Tell<NachtwachtEvent> | undefined) => new Kit(s, chance, tell),
  observe,
  standing,
  deciding,
  determinize,
  invariants,
  migrations,
});

/** What a hand held until then. */
const SHOWING: ReadonlySet<NachtwachtEvent['type']> = new Set(['discarded', 'fought', 'stole', 'drew', 'topTurned']);
/** Questions that show a hand, or that are put to whoever holds no match. */
const HANDS: ReadonlySet<string> = new Set(['stealCard', 'draw', 'discard']);

/** The piles of every match, counted out once. */
const SUPPLY = spread(MONSTER_COUNTS);
const DECKS = { many: spread(powerCardCounts(false)), one: spread(powerCardCounts(true)) };
const STRIPS = { short: stripsOf('short'), standard: stripsOf('standard'), long: stripsOf('long') };

/** Everything in its place before the deal (section 2): all pawns on the underworld, no strip laid. */
function setup(core: Core<Locals>, options: MatchOptions): State {
  const set = typedOptions(options);
  const strips = STRIPS[set.pathLength];
  return {
    options: set,
    round: 0,
    phase: 'choose',
    kinds: [],
    monsters: [],
    laid: [],
    strips: { 3: [...strips[3]], 4: [...strips[4]], 5: [...strips[5]] },
    places: { 3: placesOf(strips[3]), 4: placesOf(strips[4]), 5: placesOf(strips[5]) },
    turnedStrip: null,
    libraryAttached: false,
    supply: [...SUPPLY],
    turnedMonster: null,
    deck: [...(set.oneJoker ? DECKS.one : DECKS.many)],
    top: null,
    discard: [],
    players: playersOf(core.seats),
    known: [],
    reveal: null,
    ...core, // last: before the others it costs more than all of them
  };
}

function playersOf(seats: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++)
    players.push({ pawn: seat, square: 0, blocked: false, power: [], steps: [...STEP_CARDS], aside: [], asksToDraw: false });
  return players;
}

/** Every strip of a length has a place of its own, counted from 1. */
const placesOf = (strips: readonly StripId[]): number[] => strips.map((_, i) => i + 1);
