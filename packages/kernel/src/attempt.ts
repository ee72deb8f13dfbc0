import type { Next } from './procedure.ts';
import type { Seat } from './seat.ts';
import type { Ask, Given } from './state.ts';

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
  run: { [C in keyof P & string]: { call: C; with: Given<P[C]> } }[keyof P & string];
}

type Frame<Change> = Attempt<Change> & { id: number };

/** Who may answer a change, and what an answer does. */
export interface Answering<P, Change, G> {
  /** The kind of question that is put to them, which says who could be asked (`could` of `DecisionKind`). */
  kind(change: Change): string;
  /** All who could answer are asked, for all to see: no window stands open where nobody is left to be asked. */
  openly?: true;
  /** Public: the seats that could answer as far as all see, in the order in which their answers count. */
  could(f: Frame<Change>, g: G): readonly Seat[];
  /**
   * What one of them can answer, and what the question is about; undefined or an empty list where it can answer nothing, which
   * nobody else learns: where none can, the window stands open all the same. Where all are asked `openly` an empty list is asked too.
   */
  can(f: Frame<Change>, g: G, seat: Seat): Pick<Ask, 'options' | 'about'> | undefined;
  /** Carries out one answer other than `pass`, usually by an attempt of its own: so answers to answers nest. */
  respond(f: Frame<Change>, g: G, seat: Seat, option: string): Hook<P>['run'] | undefined;
}

/** What a game tells the gate. Every function sees the frame, so it may look at `f.change`, `f.used`, `f.passed`. */
export interface Gate<P, Change, G> {
  /** The next effect that acts instead of, or on, the change before anybody may answer. */
  instead?(f: Frame<Change>, g: G): Hook<P> | undefined;
  /** Absent where nobody may answer. */
  answers?: Answering<P, Change, G>;
  /** Makes the change. The only place where it is made. */
  make(f: Frame<Change>, g: G): Next<P>;
  /** The next effect that follows from the change that was made. */
  after?(f: Frame<Change>, g: G): Hook<P> | undefined;
}

/** The option that lets a change go by. */
export const PASS = 'pass';

/**
 * The one gate for change: instead → answers → make → after. Everything that a card may prevent, bend or answer
 * goes through the procedure that this builds; answers to answers nest, because each is an attempt of its own.
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
      return hook ? spend(f, hook) : 'offer';
    },
    afterInstead: (f: F) => (f.stopped ? { done: false } : 'instead'),

    offer(f: F, g: G) {
      f.passed ??= [];
      const { answers } = game;
      const could = answers?.could(f, g);
      if (!answers || !could || could.length === 0) return 'make';
      const kind = answers.kind(f.change);
      const asks: Ask<'answers'>[] = [];
      for (const seat of could) {
        const can = f.passed.includes(seat) ? undefined : answers.can(f, g, seat);
        if (can && (can.options.length > 0 || answers.openly))
          // What is new comes first: objects that begin with a spread are each of a kind of its own for the machine.
          asks.push({ seat, kind, into: 'answers', ...can, options: [...can.options, PASS] });
      }
      if (asks.length === 0 && (f.stood || answers.openly)) return 'make';
      f.stood = true;
      // Nobody can do anything but pass: the kernel lets that go by, and the window stands as if somebody were asked.
      if (asks.length === 0) return { askAll: could.map((seat) => ({ seat, kind, options: [PASS], into: 'answers' as const })) };
      f.asked = asks.map((a) => a.seat);
      return { askAll: asks };
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
      if (seat === undefined) return 'offer';
      const option = answers[seat] ?? PASS;
      // Who passed is a secret: a window follows every answer, even where all others have passed.
      delete f.stood;
      f.answered = { seat, option };
      return game.answers!.respond(f, g, seat, option);
    },
    afterResponse: (f: F) => (f.stopped ? { done: false } : 'offer'),

    make(f: F, g: G) {
      f.made = true;
      return game.make(f, g);
    },
    after(f: F, g: G) {
      const hook = game.after?.(f, g);
      return hook ? spend(f, hook) : 'close';
    },
    more: () => 'after',
    close: () => ({ done: true }),
  };
}
