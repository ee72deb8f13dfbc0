import { type Kit, procedure } from '@questhall/kernel';
import type { NachtwachtEvent } from '../events.ts';
import type { Locals, State } from '../state.ts';

/** The kit that every step receives: the state, chance, and a voice. */
export type Table = Kit<State, NachtwachtEvent>;

/** Declares one procedure of Nachtwacht. */
export const rule = procedure<Locals, Table>();

/** The answer that takes nothing and does nothing. */
export const PASS = 'pass';

/** A question whose answer goes to the local `into` of the asking procedure. */
interface Question<F> {
  seat: number;
  kind: string;
  options: readonly string[];
  into: keyof F & string;
}

/** Asks, unless there is nothing to choose: a forced choice is made without asking (NW-14.2). */
export function askIfChoice<F extends object, I extends keyof F & string>(
  f: F,
  ask: Question<F> & { into: I },
): { ask: typeof ask } | undefined {
  if (ask.options.length > 1) return { ask };
  f[ask.into] = ask.options[0] as F[I];
  return undefined;
}
