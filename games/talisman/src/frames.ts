import type { FrameOf } from '@questhall/kernel';
import type { Locals } from './locals.ts';
import type { State } from './state.ts';

/*
 * What is under way, found by what it is. A rule that needs to know of another procedure asks here, and nobody else looks
 * through the stack for one: so it is seen who reads the locals of whom.
 */

type Proc = keyof Locals;

/** A frame of one of these procedures. */
export type Under<P extends Proc> = { [Q in P]: FrameOf<Locals, Q> }[P];

/** Where somebody fights creatures, or another character. */
export const FIGHTS = ['fight', 'face', 'duel'] as const;

/** The innermost frame of one of these procedures, of those that fit; undefined where there is none. */
export function innermost<P extends Proc>(s: State, procs: P | readonly P[], fits?: (frame: Under<P>) => boolean): Under<P> | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i] as Under<P>;
    if (isOne(frame.proc, procs) && (fits?.(frame) ?? true)) return frame;
  }
  return undefined;
}

/** The same, for a question that is always put within such a procedure. @throws Error where none is under way */
export function within<P extends Proc>(s: State, procs: P): Under<P> {
  const frame = innermost(s, procs);
  if (!frame) throw new Error(`no ${procs} is under way`);
  return frame;
}

/** The frame of this id, where it is on the stack and of one of these procedures. */
export function frameIf<P extends Proc>(s: State, id: number, procs: P | readonly P[]): Under<P> | undefined {
  const frame = s.stack.find((one) => one.id === id) as Under<P> | undefined;
  return frame !== undefined && isOne(frame.proc, procs) ? frame : undefined;
}

/** The same. Throws where it is not on the stack or of another procedure: a mistake of the rules. */
export function frameAt<P extends Proc>(s: State, id: number, procs: P | readonly P[]): Under<P> {
  const frame = frameIf(s, id, procs);
  if (!frame) throw new Error(`no frame ${id} of ${String(procs)} is under way`);
  return frame;
}

const isOne = (proc: string, procs: Proc | readonly Proc[]): boolean =>
  typeof procs === 'string' ? proc === procs : procs.includes(proc as Proc);
