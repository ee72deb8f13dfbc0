import { heardBy, type Seat } from '@questhall/kernel';
import { type Eyes, type LineReactions, LOG_SENT, type Reacted, type Reaction, type Room } from '@questhall/protocol';
import { ApiFailure } from '../failure.ts';
import type { ReactedTo, ReactionRecord, Store, TimedEvent } from '../store/store.ts';
import type { Performance } from './audience.ts';

/** So many people of one room may give something to one line. Each room for itself: players must not notice a full stand. */
const MOST_ON_A_LINE = 40;
/** So much one person may have given at a match. */
const MOST_OF_A_PERSON = 1_000;

export type ReactionStore = Pick<Store, 'putReaction' | 'dropReaction' | 'reactions' | 'reactionsOf'>;

/**
 * What people give to lines of one match. What is given to an event is kept by its number among all events, and told by the
 * numbers of each viewer's own log: who does not hear the event hears nothing of it, and no number tells of one.
 */
export class Reactions {
  readonly #stage: Pick<Performance, 'record' | 'events'>;
  readonly #store: ReactionStore;

  constructor(stage: Pick<Performance, 'record' | 'events'>, store: ReactionStore) {
    this.#stage = stage;
    this.#store = store;
  }

  /** All that was given to what has a number from `from` to `upTo`, oldest first. */
  to(place: ReactedTo, from: number, upTo: number): Promise<ReactionRecord[]> {
    return this.#store.reactions(this.#stage.record.id, place, from, upTo);
  }

  /**
   * Keeps a reaction in place of the same person's and seat's one before; null: takes it back. False where nothing changes.
   * @throws ApiFailure ('too-many')
   */
  async give(by: Omit<ReactionRecord, 'reaction'>, reaction: Reaction | null): Promise<boolean> {
    const all = await this.to(by.to, by.n, by.n);
    const before = all.find(({ session, seat }) => session === by.session && seat === by.seat);
    if ((before?.reaction ?? null) === reaction) return false;
    if (reaction === null) {
      await this.#store.dropReaction(by);
      return true;
    }
    const most = (n: number, most: number) => {
      if (n >= most) throw new ApiFailure('too-many', `at most ${most} of these`, { most });
    };
    if (!before) {
      most(all.filter((one) => roomOf(one) === roomOf(by)).length, MOST_ON_A_LINE);
      most(await this.#store.reactionsOf(by.match, by.session), MOST_OF_A_PERSON);
    }
    await this.#store.putReaction({ ...by, reaction });
    return true;
  }

  /** The number among all events of line `n` in the log of a seat (null: of spectators); undefined where it has no such line. */
  eventAt(viewer: Seat | null, n: number): number | undefined {
    return this.#heard(viewer)[n - 1];
  }

  /** The number of an event in the log that these eyes read; undefined where they do not. */
  lineOf(event: number, eyes: Eyes): number | undefined {
    const { events } = this.#stage;
    const told = events[event - 1];
    if (!told || !hears(told, eyes)) return undefined;
    let line = 1;
    for (let i = 0; i < event - 1; i++) if (hears(events[i]!, eyes)) line++;
    return line;
  }

  /** What was given to the lines of a log before its line `before`, as far as whoever hears these rooms may know it. */
  async inLog(eyes: Eyes, before: number, rooms: readonly Room[], session: string | undefined): Promise<LineReactions[]> {
    const heard = this.#heard(eyes);
    const last = Math.min(heard.length, before - 1);
    const first = Math.max(1, last - LOG_SENT + 1);
    if (last < first) return [];
    const given = await this.to('told', heard[first - 1]!, heard[last - 1]!);
    if (given.length === 0) return [];
    const byEvent = new Map<number, ReactionRecord[]>();
    for (const one of given) byEvent.set(one.n, [...(byEvent.get(one.n) ?? []), one]);
    return heard.flatMap((event, i) => {
      const reactions = reactionsFor(byEvent.get(event) ?? [], rooms, session);
      return reactions.length > 0 ? { n: i + 1, reactions } : [];
    });
  }

  /** The numbers among all events of what these eyes read, in order. */
  #heard(eyes: Eyes): number[] {
    return this.#stage.events.flatMap((event, i) => (hears(event, eyes) ? i + 1 : []));
  }
}

/** The reactions that whoever hears these rooms may know, as they are told. */
export function reactionsFor(all: readonly ReactionRecord[], rooms: readonly Room[], session: string | undefined): Reacted[] {
  return all.flatMap((one) => {
    if (!rooms.includes(roomOf(one))) return [];
    const { reaction, at, who, seat, name } = one;
    return { reaction, at, who, seat, name, yours: one.session === session };
  });
}

/** Spectators are among themselves with what they give, too. */
function roomOf({ seat }: Pick<ReactionRecord, 'seat'>): Room {
  return seat === null ? 'stands' : 'table';
}

function hears({ told }: TimedEvent, eyes: Eyes): boolean {
  return eyes === 'all' || heardBy(told, eyes ?? undefined) !== undefined;
}
