import { type AnyGame, type AnyState, heardBy, migrate, type Seat, type Told } from '@questhall/kernel';
import type { Eyes, LogEntry, Replay } from '@questhall/protocol';
import { type Change, diff, patch } from '@questhall/protocol/changes';
import type { LocalMatch } from './saved-match.ts';

/** What one action did to the state, as it is kept: the beginning has the whole state. */
interface Step {
  at: number;
  first?: AnyState;
  changes?: Change[];
  /** How many events were told. */
  told: number;
}

/** A step as text: a store copies texts at once, however many there are. */
export const stepText = (before: AnyState | null, after: AnyState, told: readonly Told[], at: number): string =>
  JSON.stringify({ at, told: told.length, ...(before ? { changes: diff(before, after) } : { first: after }) } satisfies Step);

/** True where every action of this match was kept: one played by an older app has gaps. */
export const canReplay = ({ steps, taken, asides = 0 }: Pick<LocalMatch, 'steps' | 'taken' | 'asides'>): boolean =>
  steps !== undefined && steps.length === 1 + asides + taken.reduce((all, n) => all + n, 0);

/**
 * A match on this device from its beginning, for these eyes: what a server answers to `GET …/replay`, all at once.
 * Before the end the eyes must be a person's at this screen; whoever asks sees to that.
 */
export function localReplay(game: AnyGame, match: LocalMatch, eyes: Eyes): Replay {
  const steps = (match.steps ?? []).map((text) => JSON.parse(text) as Step);
  const start = steps[0];
  if (!start?.first) throw new Error(`match ${match.id} was kept without its beginning`);
  const seats = match.seats.map((_, seat) => seat);
  const look = (state: AnyState) => {
    const now = migrate(game, state) as AnyState;
    if (eyes !== 'all') return game.observe(now, eyes ?? undefined);
    const all = seats.map((seat) => game.observe(now, seat));
    return game.unveil ? [...all, game.unveil(now)] : all;
  };
  let heardSoFar = 0;
  let line = 0;
  const hear = ({ told }: Step): LogEntry[] => {
    const events = match.events.slice(heardSoFar, heardSoFar + told);
    heardSoFar += told;
    return events.flatMap(({ at, told: one }) => {
      const event = eyes === 'all' ? one.event : heardBy(one, eyes ?? undefined);
      return event ? [{ n: ++line, at, event: event as LogEntry['event'] }] : [];
    });
  };

  let state = start.first;
  let view = look(state);
  const replay: Replay = { seat: eyes, first: { at: start.at, view, log: hear(start) }, moments: [], last: 0 };
  for (const step of steps.slice(1)) {
    state = patch(state, step.changes ?? []) as AnyState;
    const after = look(state);
    const changes = diff(view, after);
    const log = hear(step);
    view = after;
    if (changes.length > 0 || log.length > 0) replay.moments.push({ n: ++replay.last, at: step.at, changes, log });
  }
  return replay;
}

/** Whose eyes may look: before the end a person's of this screen, the first where others are asked for; then anybody's. */
export function eyesHere(match: LocalMatch, asked: Eyes | undefined): Eyes {
  const own = match.seats.flatMap(({ level }, seat): Seat[] => (level === null ? [seat] : []));
  if (match.state?.outcome && asked !== undefined) return typeof asked === 'number' && !match.seats[asked] ? (own[0] ?? null) : asked;
  return typeof asked === 'number' && own.includes(asked) ? asked : (own[0] ?? null);
}
