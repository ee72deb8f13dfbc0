import type { Chance } from './chance.ts';
import type { Seat } from './seat.ts';

/** What happened, in the game's own words. Log, animation, digest and statistics are made from events. */
export interface GameEvent {
  type: string;
  /** The rule it follows from. */
  rule: string;
}

/** An event with its audience: `to` absent means everybody; others then receive `twin`, or nothing. */
export interface Told<E extends GameEvent = GameEvent> {
  event: E;
  to?: readonly Seat[];
  twin?: E;
}

/** Receives events as they happen. Absent in playouts: write `g.tell?.(…)` and the event is not even built. */
export type Tell<E extends GameEvent> = (event: E, to?: readonly Seat[], twin?: E) => void;

/** What `seat` (undefined: a spectator) may hear of it, or undefined for nothing at all. */
export function heardBy<E extends GameEvent>(told: Told<E>, seat: Seat | undefined): E | undefined {
  return !told.to || (seat !== undefined && told.to.includes(seat)) ? told.event : told.twin;
}

/** The toolkit that steps receive: the state, chance, and a voice. Games add their own verbs by extending it. */
export class Kit<S extends { stack: readonly { id: number }[] }, E extends GameEvent = GameEvent> {
  // Declared only: a field would be written twice, and a playout makes a kit for every answer. But one is a field: of a class without any,
  // Node 20 gives up to compile whatever makes one of its heirs that adds none, again and again, and with it the loop of every match.
  declare readonly s: S;
  declare readonly chance: Chance;
  declare readonly tell: Tell<E> | undefined;
  /** Whether somebody is told of windows in which nobody can be asked. For the kernel: rules need not know. */
  readonly watched: boolean;

  constructor(s: S, chance: Chance, tell: Tell<E> | undefined, watched = false) {
    this.s = s;
    this.chance = chance;
    this.tell = tell;
    this.watched = watched;
  }

  /** Rolls one die with faces 1 … sides. */
  roll(sides = 6, what = 'die'): number {
    return 1 + this.chance.below(sides, what);
  }

  /** One of the items, each equally likely. Throws a RangeError where there are none. */
  pick<T>(items: readonly T[], what: string): T {
    return items[this.chance.below(items.length, what, items)]!;
  }

  /**
   * Takes one of the items out of the list, each equally likely. Decks are such lists: there is no order in
   * them that could leak. The last item moves into the gap.
   */
  take<T>(items: T[], what: string): T {
    const at = this.chance.below(items.length, what, items);
    const taken = items[at]!;
    const last = items.pop()!;
    if (at < items.length) items[at] = last;
    return taken;
  }

  /** The frame with this id, wherever on the stack it is. Throws where it has ended: refer by id, never by object. */
  frame<F = S['stack'][number]>(id: number): F {
    const found = this.s.stack.find((f) => f.id === id);
    if (!found) throw new Error(`no frame ${id} on the stack`);
    return found as F;
  }
}
