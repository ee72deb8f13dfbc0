import { EMPTY } from '../src/match/seating.ts';
import { sealNew } from '../src/secret.ts';
import type { MatchRecord } from '../src/store/store.ts';

type SeatRecord = MatchRecord['seats'][number];

/** A person on a seat, by the names that all tests use. */
export const personOn = (seat: number): SeatRecord => ({
  ...EMPTY,
  kind: 'person',
  session: `session-${seat}`,
  name: `Player ${seat}`,
});

/**
 * What is kept of a table of people at which nothing has been said, set or played.
 * @param seats how many sit there
 * @param over what is otherwise here; with seats of its own there are as many seals
 */
export function recordOf(seats: number, over: Partial<MatchRecord> = {}): MatchRecord {
  const people = over.seats ?? Array.from({ length: seats }, (_, seat) => personOn(seat));
  return {
    id: 'aaaaaaaaaaaaaaaa',
    code: 'AAAAA',
    game: 'bids',
    options: {},
    status: 'open',
    seats: people,
    clock: null,
    reserve: 0,
    overtime: 'default',
    spent: { counts: false, ms: [] },
    listed: false,
    told: {},
    patience: 300,
    asleep: false,
    talk: 'free',
    takingBack: 'free',
    hints: 'free',
    lookingOn: 'link',
    terms: 0,
    trail: [],
    host: 'session-0',
    rematch: null,
    created: 1,
    changed: 1,
    outcome: null,
    pending: [],
    deadline: null,
    ...sealNew(people.length),
    drawn: 0,
    opening: null,
    chain: '',
    ...over,
  };
}
