import { type AnyGame, type AnyState, begin, clone, deciding, fast, play, type Seat, type Told } from '@questhall/kernel';
import { countedFor } from '../../apps/server/src/match/reserve.ts';
import { EMPTY } from '../../apps/server/src/match/seating.ts';
import type { MatchRecord, SavedMatch, TimedEvent } from '../../apps/server/src/store/store.ts';
import { randomAction, settingOf } from '../../packages/testkit/src/contract/walk.ts';
import type { Pick } from '../program.ts';

export const MATCH = 'aaaaaaaaaaaaaaaa';
/** The time of everything that has happened before. */
export const BEFORE = 1_000_000;

/** Two matches that are one and the same for `viewer`, and differ in everything else that a server holds. */
export interface Pair {
  viewer: Seat | undefined;
  seats: number;
  worlds: [SavedMatch, SavedMatch];
}

/**
 * A random moment of a random match, and another world that the viewer cannot tell from it: hidden cards and secret
 * answers drawn anew; the events that others heard replaced by noise; another secret; other counts behind the scenes.
 */
export function makePair(game: AnyGame, seed: number, pick: Pick): Pair {
  const setting = settingOf(game, seed);
  const [chance, policy] = [fast(seed, 2), fast(seed, 3)];
  const told: Told[] = [];
  const hear = (event: Told['event'], to?: readonly Seat[], twin?: Told['event']) =>
    void told.push(clone({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) }));
  const state: AnyState = begin(game, setting, chance, hear);
  const taken = new Array<number>(setting.seats).fill(0);
  // Mostly early, where most is hidden; sometimes deep in a long match.
  for (let left = pick(pick(4) === 0 ? 400 : 60); left > 0 && !state.outcome; left--) {
    const action = randomAction(state, policy);
    if (!action) break;
    const before = told.length;
    const next = clone(state);
    play(game, next, action, chance, hear);
    if (next.outcome) {
      told.length = before; // an end hides nothing: stay before it
      break;
    }
    Object.assign(state, next);
    taken[action.seat] = (taken[action.seat] ?? 0) + 1;
  }
  const looks = pick(setting.seats + 1);
  const viewer = looks < setting.seats ? looks : undefined;
  const events = told.map((one): TimedEvent => ({ at: BEFORE, told: one }));
  const record = recordOf(game, state, setting.options);
  if (seed % 2 === 1) playForDays(record);
  // Everybody has moved at some time; how far they have come counts also what they did not hear.
  const half = Math.floor(events.length / 2);
  const marksAt = (at: number) => record.seats.map(() => ({ acted: at, seen: at }));
  record.marks = marksAt(half);
  const there = events.map((event) => [...whispered(event, setting.seats, viewer, pick), unheard(event, viewer)]);
  const other = anotherWorld(game, state, viewer, pick);
  const elsewhere: SavedMatch = {
    record: {
      ...record,
      pending: other.pending.map((d) => d.seat),
      secret: 'd1'.repeat(32),
      chain: 'c5'.repeat(32),
      drawn: record.drawn + pick(5),
      marks: marksAt(there.slice(0, half).flat().length),
    },
    state: other,
    events: there.flat(),
    taken: taken.map((count, seat) => (seat === viewer ? count : count + pick(4))),
  };
  return { viewer, seats: setting.seats, worlds: [{ record, state, events, taken }, elsewhere] };
}

export const sessionOf = (seat: Seat) => `session-${seat}`;

export function recordOf(game: AnyGame, state: AnyState, options: MatchRecord['options']): MatchRecord {
  return {
    id: MATCH,
    code: 'AAAAA',
    game: game.id,
    options,
    status: 'running',
    seats: Array.from({ length: state.seats }, (_, i) => ({ ...EMPTY, kind: 'person', session: sessionOf(i), name: `Player ${i}` })),
    clock: 600,
    listed: false,
    told: {},
    patience: 300,
    asleep: false,
    talk: 'free',
    takingBack: 'free',
    hints: 'free',
    lookingOn: 'link',
    reserve: 300,
    overtime: 'bot',
    // Everybody has used a part of their reserve that shows in public questions: in secret ones all clocks must be alike.
    spent: countedFor(game, { reserve: 300 }, state, { counts: false, ms: Array.from({ length: state.seats }, (_, i) => i * 7000) }),
    terms: 0,
    trail: [],
    host: sessionOf(0),
    rematch: null,
    created: BEFORE,
    changed: BEFORE,
    outcome: null,
    pending: state.pending.map((d) => d.seat),
    waiting: { seats: deciding(game, state), since: BEFORE },
    deadline: BEFORE + 10_000_000,
    secret: '5e'.repeat(32),
    commitment: 'c0'.repeat(32),
    contributions: new Array<string>(state.seats).fill(''),
    opening: null,
    chain: 'c4'.repeat(32),
    drawn: 40,
  };
}

/** A table of days, where every person's clock leaves out something else: whoever is asked in secret must not show in a deadline. */
function playForDays(record: MatchRecord): void {
  record.clock = 86_400;
  record.spent = { ...record.spent, began: BEFORE };
  for (const [seat, place] of record.seats.entries()) {
    const night = { from: seat * 60, to: seat * 60 + 120 + seat };
    place.free = { zone: 'UTC', night, weekends: seat % 2 === 0, holidays: [{ from: BEFORE, until: BEFORE + (1 + seat) * 100_000_000 }] };
  }
}

/** A world that the viewer cannot tell from this one, with other numbers behind the scenes. */
export function anotherWorld(game: AnyGame, truth: AnyState, viewer: Seat | undefined, pick: Pick): AnyState {
  // A spectator knows no more than any seat: what one seat cannot tell, a spectator cannot.
  const world = game.determinize(clone(truth), viewer ?? pick(truth.seats), fast(pick(2 ** 30), 4)) as AnyState;
  renumber(world, 1 + pick(9));
  return world;
}

/** The kernel counts decisions and actions of the whole match: a number of its own in each world. */
export function renumber(state: AnyState, by: number): void {
  state.lastId += 12 * by;
  state.seq += by;
  for (const d of state.pending) d.id += 12 * by;
}

/** Now and then others have been told something more, of which the viewer has no line at all. */
function whispered({ at }: TimedEvent, seats: number, viewer: Seat | undefined, pick: Pick): TimedEvent[] {
  const to = pick(seats);
  return pick(4) > 0 || to === viewer ? [] : [{ at, told: { event: { type: 'another', rule: 'NO-0.0' }, to: [to] } }];
}

/** What the viewer did not hear is something else altogether in the other world, and of another length. */
function unheard({ at, told }: TimedEvent, viewer: Seat | undefined): TimedEvent {
  if (!told.to || (viewer !== undefined && told.to.includes(viewer))) return { at, told };
  return { at, told: { ...told, event: { type: 'another', rule: 'NO-0.0', noise: 'another world'.repeat(3) } as typeof told.event } };
}
