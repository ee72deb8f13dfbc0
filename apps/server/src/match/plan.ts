import type { AnyGame } from '@questhall/kernel';
import {
  type AnyState,
  type Choice,
  type DecisionView,
  decisionView,
  type PlanFacts,
  type Planning,
  type PlanStop,
  type Seat,
  type Wish,
  type Wishes,
} from '@questhall/kernel';
import type { PlanInfo } from '@questhall/protocol';
import { ApiFailure } from '../failure.ts';
import type { MatchRecord, SeatRecord, TimedEvent } from '../store/store.ts';
import { ownSeat } from './seating.ts';
import { heard } from './sight.ts';
import { isPlayedByBot } from './table.ts';

/**
 * A turn planned ahead, as one mechanism for every game: what is written down is kept with the seat and carried out, question
 * by question, by whatever plays by itself (`SelfPlay`). What can be planned, and how a wish is met, the game says
 * (`Planning`). Everything is decided from what the seat sees.
 */

// biome-ignore lint/suspicious/noExplicitAny: code that serves every game cannot know its types
export type AnyPlanning = Planning<any>;

/** A plan as it is kept. */
export interface KeptPlan {
  wishes: Wishes;
  /** What mattered when it was written. */
  facts: PlanFacts;
  /** The turn that it is meant for, where the game says so. */
  meant?: string;
  /** The turn in which it is being carried out, and the parts of that turn that have been. */
  turn?: string;
  used?: string[];
  /** How many answers it has given. */
  given?: number;
}

/** A plan answers no more questions than this: it could go in a circle. */
const MOST_ANSWERS = 60;

/** Stretches of the chronicle that are remembered as played by plan. */
const MOST_STRETCHES = 40;

/** What becomes of a plan now. */
export type Verdict =
  /** Nothing: it waits, or the question is none of its own. */
  | { do: 'wait' }
  | { do: 'answer'; choice: Choice; plan: KeptPlan }
  /** It is carried out; `plan` is what is left of it for another turn. */
  | { do: 'end'; plan: KeptPlan | null }
  | { do: 'stop'; why: PlanStop };

const WAIT: Verdict = { do: 'wait' };

/** The parts of a plan that belong to a turn: those of its scope, where it has one. */
const belongs = (part: string, scope: string | undefined): boolean => scope === undefined || part.endsWith(`.${scope}`);

/** What is left of a plan once a turn of it is over; null: nothing. */
function without(plan: KeptPlan, mine: (part: string) => boolean): KeptPlan | null {
  const left = Object.entries(plan.wishes).filter(([part]) => !mine(part));
  if (left.length === 0) return null;
  const { turn: _, used: __, ...rest } = plan;
  return { ...rest, wishes: Object.fromEntries(left) };
}

/** The first thing that mattered and is not so any more. */
function changed(before: PlanFacts, now: PlanFacts, counts: (key: string) => boolean): PlanStop | undefined {
  const keys = Object.keys(before) as (keyof PlanFacts)[];
  const found = keys.find((key) => counts(key) && before[key] !== now[key]);
  return found?.split('.')[0] as PlanStop | undefined;
}

/** What a plan does about what its seat sees and is asked. */
export function verdictOf(planning: AnyPlanning, plan: KeptPlan, asked: DecisionView | undefined, view: unknown, seat: Seat): Verdict {
  const turn = planning.turn(view, seat);
  const begun = plan.turn;
  // The turn that it was carried out in is over: what belongs to others stays.
  if (begun !== undefined && turn?.id !== begun) {
    const done = new Set(plan.used);
    const scope = [...done].map((part) => part.split('.')[1]).find((one) => one !== undefined);
    return { do: 'end', plan: scope === undefined ? null : without(plan, (part) => belongs(part, scope)) };
  }
  if (plan.meant !== undefined && turn !== null && Number(turn.id) > Number(plan.meant)) return { do: 'end', plan: null };
  if (!asked || !turn || (plan.meant !== undefined && turn.id !== plan.meant)) return WAIT;
  const parts = planning.asks(asked, view);
  if (parts === null) return WAIT;
  const own = (part: string) => belongs(part, turn.scope);
  // Of several heroes some may have no plan.
  if (begun === undefined && !Object.keys(plan.wishes).some(own)) return WAIT;
  const now = planning.facts(view, seat, plan.wishes);
  const scoped = (key: string) => !key.includes('.') || key.endsWith(`.${turn.scope}`);
  const matters = (key: string) => begun === undefined || planning.during.some((fact) => key === fact || key.startsWith(`${fact}.`));
  const why = changed(plan.facts, now, (key) => scoped(key) && matters(key));
  if (why) return { do: 'stop', why };
  if ((plan.given ?? 0) >= MOST_ANSWERS) return { do: 'stop', why: 'unplanned' };
  return answerOf(planning, plan, { asked, view, turn: turn.id, parts, own });
}

interface Question {
  asked: DecisionView;
  view: unknown;
  turn: string;
  parts: readonly string[];
  own: (part: string) => boolean;
}

function answerOf(planning: AnyPlanning, plan: KeptPlan, { asked, view, turn, parts, own }: Question): Verdict {
  const used = [...(plan.used ?? [])];
  const answer = (choice: Choice): Verdict => ({ do: 'answer', choice, plan: { ...plan, turn, used, given: (plan.given ?? 0) + 1 } });
  for (const part of parts) {
    const wishes = plan.wishes[part];
    const repeats = planning.repeats.includes(part);
    if (!wishes || (used.includes(part) && !repeats)) continue;
    let met: ReturnType<AnyPlanning['meets']>;
    for (const wish of wishes) {
      met = planning.meets(part, wish, asked, view);
      if (met) break;
    }
    if (!met) return { do: 'stop', why: 'impossible' };
    if (!used.includes(part)) used.push(part);
    if (met !== 'skip') return answer(met.choose);
  }
  const course = planning.ofCourse(asked, view);
  if (course !== undefined) return answer(course);
  // Everything that was planned for this turn has been done: no more was promised.
  const left = Object.keys(plan.wishes).filter((part) => own(part) && (planning.repeats.includes(part) || !used.includes(part)));
  if (left.length === 0 && plan.turn !== undefined) return { do: 'end', plan: without(plan, own) };
  return { do: 'stop', why: 'unplanned' };
}

/** What becomes of this seat's plan as the match stands; `wait` where there is none. */
export function planVerdict(game: AnyGame, planning: AnyPlanning, state: AnyState, record: MatchRecord, seat: Seat): Verdict {
  const place = record.seats[seat]!;
  if (place.plan == null) return WAIT;
  const view = game.observe(state, seat);
  const asked = decisionView(game, state, seat);
  const plan = JSON.parse(place.plan) as KeptPlan;
  // Where a bot plays the turn, what was planned for it is over.
  if (isPlayedByBot(place)) return asked && planning.asks(asked, view) !== null ? { do: 'end', plan: null } : WAIT;
  return verdictOf(planning, plan, asked, view, seat);
}

/** The seats with this one's plan as it is from now on. `stopped`: why it ended before its time, and in which turn. */
export function withPlan(record: MatchRecord, seat: Seat, plan: KeptPlan | null, stopped?: SeatRecord['planStopped']): SeatRecord[] {
  return record.seats.map((place, at) => {
    if (at !== seat) return place;
    const { planStopped: _, ...rest } = place;
    return { ...rest, plan: plan && JSON.stringify(plan), ...(stopped ? { planStopped: stopped } : {}) };
  });
}

/** The seats after an answer of a plan, with the stretch of the match's events that it brought. */
export function afterPlanned(record: MatchRecord, seat: Seat, plan: KeptPlan, from: number, count: number): SeatRecord[] {
  return withPlan(record, seat, plan).map((place, at) => {
    if (at !== seat || count === 0) return place;
    const before = place.byPlan ?? [];
    const last = before.at(-1);
    const stretches =
      last && last[1] === from ? [...before.slice(0, -1), [last[0], from + count] as const] : [...before, [from, from + count] as const];
    return { ...place, byPlan: stretches.slice(-MOST_STRETCHES) };
  });
}

/** The seats of a match that is over: nothing is planned any more. The same ones where nothing was. */
export const withoutPlans = (seats: SeatRecord[]): SeatRecord[] =>
  seats.some(({ plan }) => plan != null) ? seats.map((place) => ({ ...place, plan: null })) : seats;

interface Standing {
  game: AnyGame;
  planning: AnyPlanning;
  state: AnyState | null;
  record: MatchRecord;
  events: readonly TimedEvent[];
}

/** What a person may know of their own plan, and what could be planned. @throws ApiFailure ('no-seat', 'not-your-seat') */
export function planInfo({ game, planning, state, record, events }: Standing, seat: Seat, session: string): PlanInfo {
  const place = ownSeat(record, seat, session);
  const running = state !== null && record.status === 'running' && !place.left && !place.out;
  const view = running ? game.observe(state, seat) : null;
  const plan = place.plan == null ? null : (JSON.parse(place.plan) as KeptPlan);
  const stopped = place.planStopped && running && planning.turn(view, seat)?.id === place.planStopped.turn ? place.planStopped.why : null;
  const lineOf = (count: number) => heard(events.slice(0, count), seat).length;
  return {
    wishes: plan && Object.fromEntries(Object.entries(plan.wishes).map(([part, wishes]) => [part, [...wishes]])),
    begun: plan?.turn !== undefined,
    form: running ? (structuredClone(planning.form(view, seat)) as PlanInfo['form']) : [],
    stopped,
    lines: (place.byPlan ?? []).map(([from, to]): [number, number] => [lineOf(from) + 1, lineOf(to)]),
  };
}

/**
 * Keeps what a person plans, or nothing where there are no wishes: in a copy of the record, which is kept once it is saved.
 * @throws ApiFailure ('not-your-seat', 'no-plan' where nothing can be planned now, 'plan-stale' where something is wished for
 * that is not there, 'malformed')
 */
export function setPlan({ game, planning, state, record }: Omit<Standing, 'events'>, seat: Seat, session: string, wishes: Wishes): void {
  const place = ownSeat(record, seat, session);
  const given = Object.entries(wishes).filter(([, list]) => list.length > 0);
  if (given.length === 0) {
    record.seats = withPlan(record, seat, null);
    return;
  }
  const view = state && record.status === 'running' && !place.left && !place.out ? game.observe(state, seat) : null;
  const form = view ? planning.form(view, seat) : [];
  if (!view || form.length === 0)
    throw new ApiFailure('no-plan', 'nothing can be planned now: it is your turn, or there will be none', { seat });
  for (const [id, list] of given) {
    const part = form.find((one) => one.id === id);
    if (!part) throw new ApiFailure('plan-stale', `there is no part ${id} to plan`, { part: id });
    if (list.length > part.most) throw new ApiFailure('malformed', `at most ${part.most} wishes for ${id}`, { part: id });
    for (const wish of list)
      if (!part.choices.some((choice) => fits(wish, choice)))
        throw new ApiFailure('plan-stale', `${wish.do} is not to be had in ${id}`, { part: id });
  }
  const kept = Object.fromEntries(
    given.map(([id, list]) => [id, list.map((wish) => (wish.if === undefined ? { do: wish.do } : { do: wish.do, if: wish.if }))]),
  );
  const meant = planning.meant?.(view, seat);
  const plan: KeptPlan = { wishes: kept, facts: planning.facts(view, seat, kept), ...(meant === undefined ? {} : { meant }) };
  record.seats = withPlan(record, seat, plan);
}

const fits = (wish: Wish, choice: { id: string; if?: readonly string[] }): boolean =>
  choice.id === wish.do && (wish.if === undefined || choice.if?.includes(wish.if) === true);
