import type { Next } from './procedure.ts';
import type { Seat } from './seat.ts';
import type { Ask } from './state.ts';

/**
 * The locals of the gate. A game that uses it lists `attempt: Attempt<Change>` among its procedures, where
 * `Change` is the union of everything that a card may prevent, bend or answer.
 */
export interface Attempt<Change> {
  change: Change;
  /** The hooks that have had their say before and after the change. */
  used?: string[];
  /** The seats that passed in the open window. */
  passed?: Seat[];
  /** Whom the open window asked, in the order in which their answers count. */
  asked?: Seat[];
  answers?: (string | null)[];
  /** The answer being carried out. */
  answered?: { seat: Seat; option: string };
  /** Set by an effect that prevents the change. */
  stopped?: boolean;
  /** Set once the change has been made. */
  made?: boolean;
  /** Set while nothing has been answered since a window stood open, whether or not anybody was asked in it. */
  stood?: boolean;
}

/** An effect that takes part in a change: a procedure to call, and an id so that it acts once. */
export interface Hook<P> {
  id: string;
  run: { [C in keyof P & string]: { call: C; with: P[C] } }[keyof P & string];
}

type Frame<Change> = Attempt<Change> & { id: number };

/** What a game tells the gate. Every function sees the frame, so it may look at `f.change`, `f.used`, `f.passed`. */
export interface Gate<P, Change, G> {
  /** The next effect that acts instead of, or on, the change before anybody may answer. */
  instead?(f: Frame<Change>, g: G): Hook<P> | undefined;
  /**
   * The seats that may answer now, in the order in which their answers count; each ask lists `pass`. Ask every
   * seat that could answer as far as the table knows, or being asked tells what a hand holds.
   */
  reactions?(f: Frame<Change>, g: G): Omit<Ask, 'into'>[];
  /**
   * The kind of question that the table expects here, where it sees that somebody might answer though nobody can: the
   * window is then told of as it stands (see `Next`). Undefined: nothing to be seen.
   */
  window?(f: Frame<Change>, g: G): string | undefined;
  /** Carries out one answer other than `pass`, usually by an attempt of its own: so answers to answers nest. */
  respond?(f: Frame<Change>, g: G, seat: Seat, option: string): Hook<P>['run'] | undefined;
  /** Makes the change. The only place where it is made. */
  make(f: Frame<Change>, g: G): Next<P>;
  /** The next effect that follows from the change that was made. */
  after?(f: Frame<Change>, g: G): Hook<P> | undefined;
}

/** The option that lets a change go by. */
export const PASS = 'pass';

/**
 * The one gate for change: instead → reactions → make → after. Everything that a card may prevent, bend or answer
 * goes through the procedure that this builds; reactions to reactions nest, because each is an attempt of its own.
 * Ends with the value true where the change was made and false where it was stopped.
 */
export function gate<P, Change, G>(game: Gate<P, Change, G>) {
  type F = Frame<Change>;
  const spend = (f: F, hook: Hook<P>) => {
    f.used ??= [];
    f.used.push(hook.id);
    return hook.run;
  };
  return {
    instead(f: F, g: G) {
      const hook = game.instead?.(f, g);
      return hook ? spend(f, hook) : { goto: 'offer' };
    },
    afterInstead: (f: F) => (f.stopped ? { done: false } : { goto: 'instead' }),

    offer(f: F, g: G) {
      f.passed ??= [];
      const all = game.reactions?.(f, g) ?? [];
      const asks = f.passed.length > 0 ? all.filter((a) => !f.passed?.includes(a.seat)) : all;
      if (asks.length === 0) {
        const window = f.stood ? undefined : game.window?.(f, g);
        if (window === undefined) return { goto: 'make' };
        f.stood = true;
        return { askAll: [], window };
      }
      f.stood = true;
      f.asked = asks.map((a) => a.seat);
      // Each ask was made for this moment; a copy of each would cost more than all the rest here.
      return { askAll: asks.map((a) => Object.assign(a, { into: 'answers' })) };
    },
    /** The first answer in order counts; who else wanted to answer is asked again, since the table has changed. */
    respond(f: F, g: G) {
      const asked = f.asked ?? [];
      const answers = f.answers ?? [];
      // What else was answered stays a secret for good: it must not lie about in the state. The local that came last goes
      // first: a frame that loses another is slow from then on.
      delete f.answers;
      delete f.asked;
      f.passed = [...(f.passed ?? []), ...asked.filter((seat) => answers[seat] === PASS)];
      const seat = asked.find((who) => answers[who] !== PASS);
      if (seat === undefined) return { goto: 'offer' };
      const option = answers[seat] ?? PASS;
      // Who passed is a secret: a window follows every answer, even where all others have passed.
      delete f.stood;
      f.answered = { seat, option };
      return game.respond?.(f, g, seat, option);
    },
    afterResponse: (f: F) => (f.stopped ? { done: false } : { goto: 'offer' }),

    make(f: F, g: G) {
      f.made = true;
      return game.make(f, g);
    },
    after(f: F, g: G) {
      const hook = game.after?.(f, g);
      return hook ? spend(f, hook) : { goto: 'close' };
    },
    more: () => ({ goto: 'after' }),
    close: () => ({ done: true }),
  };
}
