import type { AnyGame, Choice } from '@questhall/kernel';
import { firstLink, link, stateHash } from './chain.ts';
import { type Marked, marksOf } from './marks.ts';
import { replay } from './replay.ts';
import {
  type ActionEntry,
  type EndEntry,
  type ExportedMatch,
  FORMAT,
  LONGEST_ERROR,
  type SeatEntry,
  type StartEntry,
  type TablePart,
} from './schema.ts';
import type { SeenDraw } from './witness.ts';

/** Everything that a record is made of, in the order of its chain. */
export interface RecordParts {
  table: TablePart;
  seats: readonly SeatEntry[];
  start: StartEntry;
  actions: readonly ActionEntry[];
  end: EndEntry;
  secret: string | null;
}

/** Chains the parts to a record. */
export function recordOf({ table, seats, start, actions, end, secret }: RecordParts): ExportedMatch {
  let last = firstLink(table);
  const linked = <T extends SeatEntry | StartEntry | ActionEntry | EndEntry>(part: T): T & { link: string } => {
    last = link(last, part);
    return { ...part, link: last };
  };
  return {
    format: FORMAT,
    table: { ...table, link: last },
    seats: seats.map(linked),
    start: linked(start),
    actions: actions.map(linked),
    end: linked(end),
    secret,
  };
}

/** A draw without what it was drawn from. */
export function plainDraws(draws: readonly SeenDraw[]): ActionEntry['draws'] {
  return draws.map(({ n, what, of, result }) => ({ n, what, of, result }));
}

/** What was done in a match of which nothing else was kept. */
export interface PlayedMatch {
  table: TablePart;
  seats: readonly SeatEntry[];
  secret: string | null;
  /** When it began, in milliseconds since 1970; absent for a simulation. */
  at?: number;
  /** Beside its answers what was done unasked, with its mark as in a record. */
  actions: readonly (Marked & { seat: number; choice: Choice; by: ActionEntry['by']; at?: number })[];
  error?: string;
}

/**
 * The record of a match by playing it again. Where the rules break off, the record ends with the last action that they
 * could play, without a result.
 */
export function recordByReplay(game: AnyGame, { table, seats, secret, at, actions, error }: PlayedMatch): ExportedMatch {
  const match = replay(game, { table: { ...table, link: '' }, seats: seats.map((s) => ({ ...s, link: '' })), secret });
  const start: StartEntry = { ...time(at), draws: plainDraws(match.start.draws), state: stateHash(match.state) };
  const played: ActionEntry[] = [];
  let broken = error;
  for (const { seat, choice, by, at: when, ...marks } of actions) {
    try {
      const kept = typeof choice === 'string' ? choice : [...choice];
      const how = marksOf(marks);
      const { draws } = match.act({ seat, by, choice: kept, ...how });
      played.push({
        seq: played.length + 1,
        seat,
        by,
        choice: kept,
        ...how,
        ...time(when),
        draws: plainDraws(draws),
        state: stateHash(match.state),
      });
    } catch (e) {
      broken ??= e instanceof Error ? e.message : String(e);
      break;
    }
  }
  const end: EndEntry = { outcome: match.state.outcome, ...(broken === undefined ? {} : { error: broken.slice(0, LONGEST_ERROR) }) };
  return recordOf({ table, seats, start, actions: played, end, secret });
}

const time = (at: number | undefined) => (at === undefined ? {} : { at });
