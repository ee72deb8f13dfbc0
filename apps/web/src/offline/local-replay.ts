import { type AnyGame, type AnyState, heardBy, midway, migrate, type Seat } from '@questhall/kernel';
import type { Eyes, LogEntry, Replay } from '@questhall/protocol';
import { type Change, diff, patch } from '@questhall/protocol/changes';
import { type Midway, midwayOf, viewsMidway } from '@questhall/protocol/midway';
import type { LocalMatch } from './saved-match.ts';

/** What one action did to the state, as it is kept: the beginning has the whole state. */
interface LocalStep {
  at: number;
  first?: AnyState;
  /** What had changed of the state when each event was told, and what after the last but one; an older app kept all in `changes`. */
  midway?: Midway;
  changes?: Change[];
  /** How many events were told. */
  told: number;
}

/**
 * A step as text: a store copies texts at once, however many there are.
 * @param amid the states in which its events were told
 */
export function stepText(before: AnyState | null, after: AnyState, amid: readonly AnyState[], told: number, at: number): string {
  if (!before) return JSON.stringify({ at, told, first: after } satisfies LocalStep);
  const { midway, view: state } = midwayOf(before, amid.slice(0, -1));
  return JSON.stringify({ at, told, midway, changes: diff(state, after) } satisfies LocalStep);
}

/** True where every action of this match was kept: one played by an older app has gaps. */
export const canReplay = ({ steps, taken, asides = 0 }: Pick<LocalMatch, 'steps' | 'taken' | 'asides'>): boolean =>
  steps !== undefined && steps.length === 1 + asides + taken.reduce((all, n) => all + n, 0);

/**
 * A match on this device from its beginning, for these eyes: what a server answers to `GET …/replay`, all at once.
 * Before the end the eyes must be a person's at this screen; whoever asks sees to that.
 */
export function localReplay(game: AnyGame, match: LocalMatch, eyes: Eyes): Replay {
  const steps = (match.steps ?? []).map((text) => JSON.parse(text) as LocalStep);
  const start = steps[0];
  if (!start?.first) throw new Error(`match ${match.id} was kept without its beginning`);
  const seats = match.seats.map((_, seat) => seat);
  const look = (state: AnyState) => {
    const now = migrate(game, state) as AnyState;
    if (eyes !== 'all') return game.observe(now, eyes ?? undefined);
    const all = seats.map((seat) => game.observe(now, seat));
    return game.unveil ? [...all, game.unveil(now)] : all;
  };
  const lookMidway = (state: AnyState, before: unknown) => {
    if (eyes !== 'all') return midway(game, state, eyes ?? undefined, before);
    const all = seats.map((seat) => midway(game, state, seat, (before as unknown[])[seat]));
    return game.unveil ? [...all, game.unveil(state)] : all;
  };
  let heardSoFar = 0;
  let line = 0;
  /** The lines of a step, and which of its events they are. */
  const hear = ({ told }: LocalStep): { log: LogEntry[]; which: number[] } => {
    const events = match.events.slice(heardSoFar, heardSoFar + told);
    heardSoFar += told;
    const heard = events.flatMap(({ at, told: one }, i) => {
      const event = eyes === 'all' ? one.event : heardBy(one, eyes ?? undefined);
      return event ? [{ i, entry: { n: ++line, at, event: event as LogEntry['event'] } }] : [];
    });
    return { log: heard.map(({ entry }) => entry), which: heard.map(({ i }) => i) };
  };

  let state = start.first;
  let view = look(state);
  const replay: Replay = { seat: eyes, first: { at: start.at, view, log: hear(start).log }, moments: [], last: 0 };
  for (const step of steps.slice(1)) {
    const amid = viewsMidway(state, step.midway ?? [], step.told);
    state = patch(amid.at(-1) ?? state, step.changes ?? []) as AnyState;
    const after = look(state);
    const { log, which } = hear(step);
    // The state of older rules can be brought up to date at a question only.
    const known = step.midway !== undefined && state.version === game.version;
    const seen = known ? which.slice(0, -1).map((i) => lookMidway(amid[i]!, view)) : [];
    const { midway: lines } = midwayOf(view, seen);
    const changes = diff(view, after);
    view = after;
    if (changes.length === 0 && log.length === 0) continue;
    replay.moments.push({ n: ++replay.last, at: step.at, changes, log, ...(lines.length > 0 ? { midway: lines } : {}) });
  }
  return replay;
}

/** Whose eyes may look: before the end a person's of this screen, the first where others are asked for; then anybody's. */
export function eyesHere(match: LocalMatch, asked: Eyes | undefined): Eyes {
  const own = match.seats.flatMap(({ level }, seat): Seat[] => (level === null ? [seat] : []));
  if (match.state?.outcome && asked !== undefined) return typeof asked === 'number' && !match.seats[asked] ? (own[0] ?? null) : asked;
  return typeof asked === 'number' && own.includes(asked) ? asked : (own[0] ?? null);
}
