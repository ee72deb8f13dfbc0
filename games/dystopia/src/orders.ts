import {
  type Carrying,
  type Choice,
  type Decision,
  type DecisionView,
  type Matter,
  matters,
  named,
  type OptionView,
} from '@questhall/kernel';
import type { DystopiaView } from './observation.ts';
import type { State } from './state.ts';

/**
 * Standing orders: what a seat answers by itself to questions that come in the turns of others. Where nothing is said, a table of days
 * answers by itself what hardly matters.
 */

/** What they go by: an order may depend on the rules of the match. */
type Sight = Pick<DystopiaView, 'options'>;

const oddsOf = (options: readonly OptionView[], wanted: string): number => options.find(({ id }) => id === wanted)?.odds ?? 0;

/** The pin where the dice would hurt and the unicorn does not (DYS-EQP.16). */
const where: Carrying<Sight> = ({ options }) => (oddsOf(options, 'yes') > oddsOf(options, 'no') ? 'yes' : 'no');

/** In the order in which they are shown. */
const MATTERS = {
  /** Room for it there is, and it costs nothing (DYS-TRD.4, DYS-EQP.5). */
  gift: { kinds: ['accept'], ways: { take: named('accept') }, days: 'take' },
  /**
   * Where leave to pass is asked for each time, it is given; whoever has turned it off for a hero has said so already
   * (DYS-MOVE.8, DYS-MOVE.18).
   */
  way: {
    kinds: ['way'],
    ways: { on: named('on'), off: named('off') },
    days: ({ options }) => (options['passing'] === 'asked' ? 'on' : 'off'),
  },
  pin: { kinds: ['pin'], ways: { useful: where, keep: named('no') }, days: 'useful' },
  /** It costs one's next turn (DYS-TRD.1): nobody else says yes or no to that. */
  trade: { kinds: ['answerTrade'], ways: { no: named('no') }, days: 'ask' },
} as const satisfies Readonly<Record<string, Matter<Sight>>>;

export type MatterId = keyof typeof MATTERS;

const kept = matters<Sight, MatterId>(MATTERS);
export const { ids: MATTER_IDS, waysOf, usualWay } = kept;

/** What a seat has said, matter by matter: to be asked, or the name of an order. */
export type Orders = Partial<Record<MatterId, string>>;

/**
 * What these orders answer to a decision.
 * @param days whether the table gives a decision hours or days
 * @returns an answer, or null where the person is to be asked
 */
export function answerOf(orders: Orders, decision: DecisionView, view: DystopiaView, days = false): Choice | null {
  const id = kept.of(decision.kind);
  if (id === undefined || view.heroes[view.turn.hero]?.seat === decision.seat) return null;
  return kept.answer(orders, id, { decision, view, days });
}

/** Orders out of what was stored or sent: whatever makes no sense is left out. */
export const readOrders = (raw: unknown): Orders => (typeof raw === 'object' && raw !== null ? kept.read(raw) : {});

/** What a table needs to carry out standing orders without knowing the game. */
export const standingOrders = {
  /** Whether orders may answer this question. */
  answers: ({ kind, seat }: Pick<Decision, 'kind' | 'seat'>, { turn, heroes }: State) =>
    kept.of(kind) !== undefined && heroes[turn.hero]?.seat !== seat,
  read: readOrders,
  answer: (orders: unknown, decision: DecisionView, view: unknown, days: boolean) =>
    answerOf(orders as Orders, decision, view as DystopiaView, days),
};
