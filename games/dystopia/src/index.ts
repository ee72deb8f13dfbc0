import { type Chance, type Core, clone, defineGame, type MatchOptions, type Seat, type Tell } from '@questhall/kernel';
import { decisions } from './decisions/index.ts';
import { determinize } from './determinize.ts';
import type { DystopiaEvent } from './events.ts';
import { formed } from './form.ts';
import { glance } from './glance.ts';
import { invariants } from './invariants.ts';
import { migrations } from './migrations.ts';
import type { DystopiaView } from './observation.ts';
import { OPTIONS, ownLevelOf, seatsFor, typedOptions } from './options.ts';
import { asides } from './rules/asides.ts';
import { procedures } from './rules/index.ts';
import { Table } from './rules/kit.ts';
import type { Locals, State } from './state.ts';
import { withNames } from './text/naming.ts';
import { observe, tableView } from './view.ts';

export type { DystopiaEvent } from './events.ts';
export { heuristic } from './heuristic/index.ts';
export type * from './observation.ts';
export { OPTIONS, type Options } from './options.ts';
export { standingOrders } from './orders.ts';
export { planning } from './plan.ts';
export type { Hero, Locals, Monster, State } from './state.ts';
export { telling } from './telling.ts';
export { whereabouts } from './whereabouts.ts';

/** What brings to light what lay hidden: rooms, who and what is in them, doors, traps, treasure. */
const SHOWING: ReadonlySet<DystopiaEvent['type']> = new Set([
  'revealed',
  'appeared',
  'doorShown',
  'trapShown',
  'trapSprung',
  'searched',
  'found',
  'cursed',
]);

/** Where the computer leads them it is Wizor's answer: whoever has seen it does not get their own turn back. */
const isMonstersMove = (event: DystopiaEvent): boolean => event.type === 'moved' && !event.figure.startsWith('h');

/** Dystopia: one to four heroes against Wizor, who is a person or the computer. */
export const dystopia = defineGame<Locals, State, DystopiaEvent, DystopiaView, Table>({
  id: 'dystopia',
  version: 2,
  seats: { min: 1, max: 5 },
  seatsFor,
  options: OPTIONS,
  rounds: {
    now: (s: State) => (s.options.campaign ? null : s.round),
    limit(s: State, last: number) {
      s.options = { ...s.options, roundLimit: last };
    },
  },
  procedures,
  decisions,
  asides,
  shows: (events, s: State) => events.some((event) => SHOWING.has(event.type) || (s.wizor === null && isMonstersMove(event))),
  setup,
  first: { call: 'match', with: {} },
  kit: (s: State, chance: Chance, tell: Tell<DystopiaEvent> | undefined) => new Table(s, chance, tell && withNames(s, tell)),
  copy,
  observe: (s: State, seat: Seat | undefined, shared?: { all?: unknown }) => observe(s, seat, shared),
  midway: (s: State, seat: Seat | undefined, shared?: { all?: unknown }) => tableView(s, seat, shared),
  unveil: (s: State) => observe(s, undefined, {}, true),
  glance,
  determinize,
  invariants,
  migrations,
});

/** A deep copy. An imagined level is shared: nothing changes it, and its grid is found by it. */
function copy(s: State): State {
  const copied = formed(clone(s.imagined === null ? s : { ...s, imagined: null }));
  copied.imagined = s.imagined;
  return copied;
}

function setup(core: Core<Locals>, options: MatchOptions): State {
  return formed({
    options: typedOptions(options),
    level: 1,
    custom: ownLevelOf(options),
    imagined: null,
    phase: 'choose',
    round: 0,
    party: 0,
    wizor: null,
    heroes: [],
    monsters: [],
    waiting: [],
    revealed: [],
    seen: [],
    doors: [],
    open: [],
    furniture: [],
    traps: [],
    neutrals: [],
    captive: 'none',
    piles: [],
    heap: { gold: 0, things: [], spells: [] },
    goals: [],
    turn: { hero: -1, monster: -1, spent: 0, stage: 'fresh', path: [], undo: 0, over: false },
    sorceries: {},
    silenced: false,
    alarm: 0,
    lead: { mode: 'rotate', seat: 0, next: 0, voted: 0, wanted: null },
    mourned: 'no',
    ended: null,
    checkpoint: null,
    stop: null,
    ...core,
  });
}
