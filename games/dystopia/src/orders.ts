import type { Choice, Decision, DecisionView, OptionView } from '@questhall/kernel';
import type { DystopiaView } from './observation.ts';
import type { State } from './state.ts';

/**
 * Standing orders: what a seat answers by itself to questions that come in the turns of others. Pure functions over a decision and a
 * view, so that whoever holds the orders, a page or a server, carries them out in the same way.
 *
 * Where nothing is said, a table of days (`days`) answers by itself what hardly matters: there a question to somebody who is not on turn
 * costs everybody a day.
 */

/** How an order is carried out: an answer, or null where the person is asked all the same. */
type Carrying = (decision: DecisionView) => Choice | null;

export interface Matter {
  /** The kinds of questions that it covers. */
  kinds: readonly string[];
  /** What may be answered without the person, by the name of the order. */
  ways: Readonly<Record<string, Carrying>>;
  /** How it is kept at a table of days where nothing is said. At any other the person is asked: these are choices. */
  days: string | ((view: Pick<DystopiaView, 'options'>) => string);
}

const named =
  (id: string): Carrying =>
  ({ options }) =>
    options.some((option) => option.id === id) ? id : null;

const oddsOf = (options: readonly OptionView[], wanted: string): number => options.find(({ id }) => id === wanted)?.odds ?? 0;

/** The pin where the dice would hurt and the unicorn does not (DYS-EQP.16). */
const where: Carrying = ({ options }) => (oddsOf(options, 'yes') > oddsOf(options, 'no') ? 'yes' : 'no');

/** In the order in which they are shown. */
export const MATTERS = {
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
} as const satisfies Readonly<Record<string, Matter>>;

export type MatterId = keyof typeof MATTERS;

export const MATTER_IDS = Object.keys(MATTERS) as readonly MatterId[];

/** What a seat has said, matter by matter: to be asked, or the name of an order. */
export type Orders = Partial<Record<MatterId, string>>;

/** All that may be said of a matter, being asked first. */
export const waysOf = (id: MatterId): readonly string[] => ['ask', ...Object.keys(MATTERS[id].ways)];

/** How a matter is kept where nothing is said. */
export function usualWay(id: MatterId, view: Pick<DystopiaView, 'options'>, days: boolean): string {
  const usual: Matter['days'] = MATTERS[id].days;
  if (!days) return 'ask';
  return typeof usual === 'string' ? usual : usual(view);
}

const matterOf = (kind: string): MatterId | undefined => MATTER_IDS.find((id) => (MATTERS[id].kinds as readonly string[]).includes(kind));

/**
 * What these orders answer to a decision.
 * @param days whether the table gives a decision hours or days
 * @returns an answer, or null where the person is to be asked
 */
export function answerOf(orders: Orders, decision: DecisionView, view: DystopiaView, days = false): Choice | null {
  const id = matterOf(decision.kind);
  if (id === undefined || view.heroes[view.turn.hero]?.seat === decision.seat) return null;
  const ways: Matter['ways'] = MATTERS[id].ways;
  return ways[orders[id] ?? usualWay(id, view, days)]?.(decision) ?? null;
}

/** Orders out of what was stored or sent: whatever makes no sense is left out. */
export function readOrders(raw: unknown): Orders {
  if (typeof raw !== 'object' || raw === null) return {};
  const said = raw as Record<string, unknown>;
  return Object.fromEntries(MATTER_IDS.filter((id) => waysOf(id).includes(said[id] as string)).map((id) => [id, said[id]])) as Orders;
}

/** What a table needs to carry out standing orders without knowing the game. */
export const standingOrders = {
  /** Whether orders may answer this question. */
  answers: ({ kind, seat }: Pick<Decision, 'kind' | 'seat'>, { turn, heroes }: State) =>
    matterOf(kind) !== undefined && heroes[turn.hero]?.seat !== seat,
  read: readOrders,
  answer: (orders: unknown, decision: DecisionView, view: unknown, days: boolean) =>
    answerOf(orders as Orders, decision, view as DystopiaView, days),
};
