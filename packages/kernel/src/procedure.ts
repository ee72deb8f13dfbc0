import type { Ask, FrameOf, Given, NamesOf, Outcome } from './state.ts';

/** The names of a procedure's locals. */
type LocalsOf<P, N extends keyof P> = NamesOf<P[N]>;

/** Calls another procedure; its `done` value is written to the local `into`. */
export type Call<P, Into extends string> = {
  [C in keyof P & string]: { call: C; with: Given<P[C]>; into?: Into };
}[keyof P & string];

/**
 * What a step says comes next. Saying nothing means: the step written below me; a name means that step of the same procedure,
 * and "end" leaves it.
 */
export type Next<P, N extends keyof P = keyof P, K extends string = string> =
  | void
  | K
  | 'end'
  | { ask: Ask<LocalsOf<P, N>> }
  /** Several seats are asked the same; the first answer counts, and nobody else is asked any more. Never empty. */
  | { askAny: Ask<LocalsOf<P, N>>[] }
  /**
   * Several seats decide at once and in secret; the local `into` becomes a list with one place a seat. Where the kind of
   * question says who could be asked (`could`), whoever has one option only lets go by without being asked and keeps null.
   */
  | { askAll: Ask<LocalsOf<P, N>>[] }
  | Call<P, LocalsOf<P, N>>
  /** Ends the procedure and hands a value to the caller. */
  | { done: unknown }
  /** Ends the match at once: nothing below on the stack is run. */
  | { over: Outcome };

/** The steps of a procedure, in order. Names are a contract: they stand in saved states. */
export type Steps<P, N extends keyof P, G, K extends string> = Record<K, (f: FrameOf<P, N>, g: G) => Next<P, N, NoInfer<K>>>;

/** Every procedure of a game by name. The step names are erased here; `procedure()` has checked them. */
export type Procedures<P, G> = { [N in keyof P & string]: Record<string, (f: FrameOf<P, N>, g: G) => Next<P, N, never>> };

/**
 * Declares one procedure with its types: `procedure<Locals, Kit>()('battle', { rollForHero(f, g) {…}, … })`.
 * The compiler refuses the name of a missing step, an `into` that is no local, and a call with wrong locals.
 */
export function procedure<P, G>() {
  return <N extends keyof P & string, K extends string>(_name: N, steps: Steps<P, N, G, K>): Procedures<P, G>[N] =>
    steps as unknown as Procedures<P, G>[N];
}

/** A step with the one below it, so that falling through needs no look-up. */
export interface CompiledStep {
  proc: string;
  name: string;
  run: (frame: unknown, kit: unknown) => Next<Record<string, object>>;
  /** The name of the step below, or "end", which is where a frame goes on. */
  following: string;
  below: CompiledStep | undefined;
  /** The name to which it jumped last, and that step: mostly it jumps there again, and nothing is looked up. */
  jumped: string;
  jump: CompiledStep | undefined;
  /** The first step of the procedure that it called last. */
  callee: CompiledStep | undefined;
}

/** The step at which a frame called or asked last, by the frame's height on the stack, for no match in particular. */
export type Left = (CompiledStep | undefined)[];

/** What a game's procedures are made into. Built once a game. */
export interface Compiled {
  /** Every procedure's first step, and its steps by name. */
  procedures: ReadonlyMap<string, { first: CompiledStep; steps: ReadonlyMap<string, CompiledStep> }>;
  /** What the loop remembers from run to run; gone while one is under way, so that another inside it has its own. */
  left: Left | undefined;
}

/** Throws where a procedure has no steps or uses the reserved step name "end". */
export function compile(procedures: object): Compiled {
  const compiled = new Map<string, { first: CompiledStep; steps: ReadonlyMap<string, CompiledStep> }>();
  for (const [proc, written] of Object.entries(procedures)) {
    const names = Object.keys(written);
    if (names.length === 0) throw new Error(`procedure ${proc} has no steps`);
    if (names.includes('end')) throw new Error(`procedure ${proc}: "end" is reserved`);
    const steps = new Map<string, CompiledStep>();
    const unknown = { below: undefined, jumped: 'end', jump: undefined, callee: undefined };
    for (const [i, name] of names.entries())
      steps.set(name, { proc, name, run: written[name], following: names[i + 1] ?? 'end', ...unknown });
    for (const step of steps.values()) step.below = steps.get(step.following);
    compiled.set(proc, { first: steps.get(names[0]!)!, steps });
  }
  return { procedures: compiled, left: undefined };
}
