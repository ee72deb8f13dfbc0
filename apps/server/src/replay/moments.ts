import { type AnyGame, type AnyState, clone, heardBy, midway, migrate } from '@questhall/kernel';
import { diff, type Eyes, type LogEntry, midwayOf, patch, type Replay, type ReplayStep } from '@questhall/protocol';
import { ApiFailure } from '../failure.ts';
import { firstStep } from '../match/step.ts';
import { hashOfState } from '../proof/chain.ts';
import type { History, MatchRecord, TimedEvent } from '../store/store.ts';
import { statesAmid } from './again.ts';

/** Moments on one page. */
export const PAGE = 400;
/** After so many actions other matches get their turn. */
const BREATH = 40;

/** What is replayed. */
export interface Played {
  game: AnyGame;
  record: MatchRecord;
  history: History;
}

/**
 * The moments after number `from`, built state by state from what these eyes may know in each: `observe` and the
 * audience of the events, exactly as it was told while it happened. Whoever calls sees to it that these eyes may look.
 * @throws ApiFailure ('no-record') where the first state is not known
 */
export async function replayOf(played: Played, eyes: Eyes, from = 0, size = PAGE): Promise<Replay> {
  const { game, record, history } = played;
  const eventsOf = eventsByAction(history);
  let raw = firstState(played);
  let view = viewOf(game, raw, eyes);
  let told = 0;
  const hear = (seq: number): LogEntry[] => heard(eventsOf.get(seq) ?? [], eyes).map(({ at, event }) => ({ n: ++told, at, event }));

  const log = hear(0);
  let drawn = history.start?.draws.length ?? 0;
  const at = history.start?.at ?? played.record.created;
  const replay: Replay = { seat: eyes, first: from > 0 ? null : { at, view, log }, moments: [], last: 0 };
  for (const [i, action] of history.actions.entries()) {
    if (i % BREATH === BREATH - 1) await new Promise(setImmediate);
    const before = atVersion(game, raw, action.version);
    raw = patch(before, action.changes);
    const after = viewOf(game, raw, eyes);
    const entries = hear(action.seq);
    const changes = diff(view, after);
    const [was, drew] = [view, drawn];
    [view, drawn] = [after, action.drawn];
    // Nothing for these eyes: then not even a number tells that something was done.
    if (entries.length === 0 && changes.length === 0) continue;
    const n = ++replay.last;
    if (n <= from || n > from + size) continue;
    const moment: ReplayStep = { n, at: action.at, changes, log: entries };
    const events = eventsOf.get(action.seq) ?? [];
    const amid = entries.length > 1 && statesAmid(game, record, { action, before, after: raw, drawn: drew, told: events.length });
    const seen = amid ? heard(events, eyes).map(({ nr }) => viewMidway(game, amid[nr]!, eyes, was)) : [];
    const { midway: lines } = midwayOf(was, seen.slice(0, -1));
    replay.moments.push(lines.length > 0 ? { ...moment, midway: lines } : moment);
  }
  return replay;
}

/** The state that the differences begin with: as it was kept, or dealt again where its hash shows it to be the same. */
export function firstState({ game, record, history }: Played): AnyState {
  if (history.first) return history.first as AnyState;
  if (history.start) {
    const { state, stateText } = firstStep(game, { ...record, drawn: 0 }, history.start.at ?? 0);
    if (hashOfState(stateText) === history.start.state) return state;
  }
  throw new ApiFailure('no-record', 'the beginning of this match was not kept');
}

/** A state as the rules of this version know it. */
function atVersion(game: AnyGame, state: AnyState, version: number): AnyState {
  return state.version >= version ? state : (migrate({ ...game, version }, clone(state)) as AnyState);
}

function viewOf(game: AnyGame, raw: AnyState, eyes: Eyes): unknown {
  const state = atVersion(game, raw, game.version);
  if (eyes === 'all') {
    const all = Array.from({ length: state.seats }, (_, seat) => game.observe(state, seat));
    return game.unveil ? [...all, game.unveil(state)] : all;
  }
  return game.observe(state, eyes ?? undefined);
}

function viewMidway(game: AnyGame, state: AnyState, eyes: Eyes, before: unknown): unknown {
  if (eyes !== 'all') return midway(game, state, eyes ?? undefined, before);
  const all = Array.from({ length: state.seats }, (_, seat) => midway(game, state, seat, (before as unknown[])[seat]));
  return game.unveil ? [...all, game.unveil(state)] : all;
}

/** What these eyes may hear of these events, and which of them each is. */
function heard(events: readonly TimedEvent[], eyes: Eyes): (Omit<LogEntry, 'n'> & { nr: number })[] {
  return events.flatMap(({ at, told }, nr) => {
    const event = eyes === 'all' ? told.event : heardBy(told, eyes ?? undefined);
    return event ? [{ nr, at, event: event as LogEntry['event'] }] : [];
  });
}

/**
 * The events of each action by its number, those of the start under 0. Where the number was not kept the time tells;
 * of several actions in one millisecond the last takes them, so that nothing is told before it happened.
 */
function eventsByAction({ actions, events }: History): Map<number, TimedEvent[]> {
  const lastAt = new Map(actions.map(({ at, seq }) => [at, seq]));
  const byAction = new Map<number, TimedEvent[]>();
  for (const { seq, ...event } of events) {
    const owner = seq ?? lastAt.get(event.at) ?? 0;
    const list = byAction.get(owner);
    if (list) list.push(event);
    else byAction.set(owner, [event]);
  }
  return byAction;
}
