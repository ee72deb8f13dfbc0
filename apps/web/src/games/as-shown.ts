import { type AnyGame, type AnyState, begin, fast, heardBy, midway, play, type Seat, type Told } from '@questhall/kernel';
import { midwayOf, viewsMidway } from '@questhall/protocol/midway';
import type { AnyEvent } from './contract.ts';

/** One event as a board shows it: the views before and after. `last`: the view is the one after the action. */
export interface AsShown<V> {
  event: AnyEvent;
  before: V;
  view: V;
  last: boolean;
}

/** For tests: plays a match at random and calls back for every event that this viewer hears, with the views that it is shown with. */
export function showMatch<V>(
  game: AnyGame,
  set: { seed: number; seats: number; options?: Record<string, unknown>; longest?: number },
  viewer: Seat | undefined,
  look: (shown: AsShown<V>) => void,
): void {
  const { seed, seats, options = {}, longest = 900 } = set;
  const [chance, mind] = [fast(seed), fast(seed, 7)];
  const observe = (s: AnyState) => JSON.parse(JSON.stringify(game.observe(s, viewer))) as V;
  const state = begin(game, { seats, options }, chance) as AnyState;
  for (let guard = 0; !state.outcome && guard < longest; guard++) {
    const before = observe(state);
    const heard: AnyEvent[] = [];
    const seen: V[] = [];
    const d = state.pending[mind.below(state.pending.length)]!;
    const choice = d.choose
      ? d.options.slice(0, Math.max(d.choose.min, Math.min(d.choose.max, 1)))
      : d.options[mind.below(d.options.length)]!;
    play(game, state, { decision: d.id, seat: d.seat, choice }, chance, (event, to, twin) => {
      const mine = heardBy({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) } satisfies Told, viewer);
      if (!mine) return;
      heard.push(structuredClone(mine) as AnyEvent);
      seen.push(JSON.parse(JSON.stringify(midway(game, state, viewer, before))) as V);
    });
    const views = viewsMidway(before, midwayOf(before, seen.slice(0, -1)).midway, heard.length);
    for (const [i, event] of heard.entries()) {
      const last = i === heard.length - 1;
      look({ event, before: i === 0 ? before : views[i - 1]!, view: last ? observe(state) : views[i]!, last });
    }
  }
}
