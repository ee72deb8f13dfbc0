// A match in the page itself, without a server: plays every other seat at random and hands events to the table.
import { begin, type Chance, type DecisionView, decisionView, fast, type GameEvent, heardBy, play } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import type { AnyEvent } from '../src/games/contract.ts';

export type View = ReturnType<typeof nachtwacht.observe>;

export interface Moment {
  view: View;
  events: AnyEvent[];
  decision: DecisionView | undefined;
}

export interface Rehearsal {
  now(): Moment;
  /** Answers for me (at random where no choice is given) and lets the others answer until I am asked again. */
  answer(choice?: string): Moment;
  over(): boolean;
}

export function rehearsal(seed: number, seats: number, options: Record<string, unknown>, me: number | undefined): Rehearsal {
  const chance: Chance = fast(seed);
  const mind: Chance = fast(seed, 9);
  let events: AnyEvent[] = [];
  const tell = (event: GameEvent, to?: readonly number[], twin?: GameEvent) => {
    const mine = heardBy({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) }, me);
    if (mine) events.push(structuredClone(mine) as AnyEvent);
  };
  const state = begin(nachtwacht, { seats, options }, chance, tell);
  const moment = (): Moment => ({
    view: structuredClone(nachtwacht.observe(state, me)),
    events,
    decision: me === undefined ? undefined : decisionView(nachtwacht, state, me),
  });
  const one = (d: (typeof state.pending)[number], choice?: string) => {
    const options = d.options;
    // Who passes all the time makes a dull rehearsal.
    const lively = options.length > 1 ? options.filter((o) => o !== 'pass' && o !== 'decline') : options;
    play(nachtwacht, state, { decision: d.id, seat: d.seat, choice: choice ?? lively[mind.below(lively.length)]! }, chance, tell);
  };
  const others = () => {
    for (let guard = 0; guard < 50 && !state.outcome; guard++) {
      const d = state.pending.find((p) => p.seat !== me);
      if (!d || (me !== undefined && state.pending.some((p) => p.seat === me) && !d.together)) break;
      one(d);
      if (me === undefined) break;
    }
  };
  if (me !== undefined) others();
  return {
    now: moment,
    answer(choice) {
      events = [];
      const mine = state.pending.find((d) => d.seat === me);
      if (mine) one(mine, choice);
      others();
      return moment();
    },
    over: () => state.outcome !== null,
  };
}
