import { type Chance, type Core, defineGame, type MatchOptions, type Tell } from '@questhall/kernel';
import { constant } from './constant.ts';
import { copy } from './copy.ts';
import { decisions } from './decisions/index.ts';
import { determinize } from './determinize.ts';
import type { TalismanEvent } from './events.ts';
import { EXPANSIONS } from './expansions/index.ts';
import { glance } from './glance.ts';
import { install, installOwn } from './installed.ts';
import { invariants } from './invariants.ts';
import { migrations } from './migrations.ts';
import type { TalismanView } from './observation.ts';
import { OPTIONS, typedOptions } from './options.ts';
import { OWN_ABILITIES, OWN_RULES } from './own/rules.ts';
import { procedures } from './rules/index.ts';
import { Table } from './rules/kit/table.ts';
import { standing } from './rules/standing.ts';
import { asides } from './rules/turn/asides.ts';
import { freshState, seatsFor } from './setup.ts';
import type { Locals, State } from './state.ts';
import { tellingWith } from './telling.ts';
import { deciding, observe } from './view.ts';
import { asOfNow } from './voice.ts';

export { balanceReport, follow, type Tale } from './balance.ts';
export * from './board/index.ts';
export type { TalismanEvent } from './events.ts';
export { heuristic } from './heuristic/index.ts';
export type * from './observation.ts';
export { OPTIONS, type Options } from './options.ts';
export { standingOrders } from './orders.ts';
export { planning } from './plan.ts';
export type { Character, Locals, State } from './state.ts';
export type * from './vocabulary.ts';
export { whereabouts } from './whereabouts.ts';

/** See `tellingWith`, with the expansions that there are. */
export const telling = tellingWith(Object.assign({}, ...EXPANSIONS.map((expansion) => expansion.telling)));

install(EXPANSIONS);
installOwn(OWN_RULES, OWN_ABILITIES);

/** What brings to light what somebody did not know: a card that comes off a pile, a Spell that was in a hand. */
const SHOWING: ReadonlySet<TalismanEvent['type']> = new Set([
  'drew',
  'cast',
  'countered',
  'gotSpell',
  'droppedSpells',
  'looked',
  'awarded',
]);

/** Talisman, for two to six players. */
export const talisman = defineGame<Locals, State, TalismanEvent, TalismanView, Table>({
  id: 'talisman',
  version: 4,
  seats: { min: 2, max: 6 },
  seatsFor: (options: MatchOptions) => seatsFor(typedOptions(options)),
  options: OPTIONS,
  rounds: {
    now: (s: State) => Math.floor(s.turn.n / s.seats) + 1,
    limit(s: State, last: number) {
      s.options = constant({ ...s.options, roundLimit: last, lastRoundNamed: true as const });
    },
  },
  procedures: Object.assign({}, procedures, ...EXPANSIONS.map((expansion) => expansion.procedures)),
  decisions: decisions(EXPANSIONS),
  asides,
  shows: (events) => events.some(({ type }) => SHOWING.has(type)),
  setup: (core: Core<Locals>, options: MatchOptions) => freshState(core, typedOptions(options)),
  first: { call: 'match', with: {} },
  kit: (s: State, chance: Chance, tell: Tell<TalismanEvent> | undefined, watched?: boolean) =>
    new Table(s, chance, tell && asOfNow(s, tell), watched === true),
  copy,
  observe,
  glance,
  standing,
  deciding,
  determinize,
  invariants,
  migrations: migrations(EXPANSIONS),
});
