import type { Frame, FrameOf, Standing } from '@questhall/kernel';
import { NOTHING } from './copies.ts';
import type { Locals } from './locals.ts';
import type { State } from './state.ts';

/*
 * What is under way, found by what it is. A rule that needs to know of another procedure asks here, and nobody else looks
 * through the stack for one: so it is seen who reads the locals of whom.
 */

type Proc = keyof Locals;

/** A frame of one of these procedures. */
export type Under<P extends Proc> = { [Q in P]: Standing<Locals, Q> }[P];

/** Where somebody fights creatures, or another character. */
export const FIGHTS = ['fight', 'facing', 'duel'] as const;

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
  // From the top, since what is told of is mostly near it.
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i] as Under<P>;
    if (frame.id === id) return isOne(frame.proc, procs) ? frame : undefined;
  }
  return undefined;
}

/**
 * The same, for a step that goes on with what was told to it: as the steps of that procedure have it.
 * Throws where it is not on the stack or of another procedure: a mistake of the rules.
 */
export function frameAt<P extends Proc>(s: State, id: number, procs: P | readonly P[]): { [Q in P]: FrameOf<Locals, Q> }[P] {
  const frame = frameIf(s, id, procs);
  if (!frame) throw new Error(`no frame ${id} of ${String(procs)} is under way`);
  return frame as { [Q in P]: FrameOf<Locals, Q> }[P];
}

/** The frame that stands at its question, or is about to go on: the innermost of all. */
export const onTop = (s: State): Frame<Locals> | undefined => s.stack.at(-1);

/** All frames of one procedure that are under way, the outermost first. */
export const everyOne = <P extends Proc>(s: State, proc: P): Under<P>[] => s.stack.filter((frame) => frame.proc === proc) as Under<P>[];

/** Whether a frame of one of these procedures is under way. */
export const isUnderWay = (s: State, procs: ReadonlySet<string>): boolean => s.stack.some(({ proc }) => procs.has(proc));

/** The frame that called the innermost one of this procedure; undefined where none is under way. */
export function callerOf(s: State, proc: Proc): Frame<Locals> | undefined {
  return s.stack[s.stack.findLastIndex((one) => one.proc === proc) - 1];
}

/**
 * What is asked is asked anew, by the step of the frame on top that asks it: its questions are taken back.
 * @param first what runs before that, from its first step
 */
export function askAgain(s: State, step: string, first?: { proc: Proc; step: string }): void {
  onTop(s)!.step = step;
  s.pending.length = 0;
  if (first) s.stack.push({ id: ++s.lastId, ...first } as Frame<Locals>);
}

/** A state in which nothing is under way but this. */
export function standAt(s: State, frames: readonly Frame<Locals>[]): void {
  s.stack = [...frames];
  s.lastId = Math.max(...frames.map(({ id }) => id));
}

/** In a glance nothing is under way but this, and mostly nothing. */
export function show(seen: State, frame: Frame<Locals> | undefined): void {
  seen.stack = frame ? [frame] : NOTHING;
}

/** Of a state that shares all it has with another one. */
export function shareStack(s: State, shared: State): void {
  shared.stack = s.stack;
}

/** Of a copy, which has the same under way. */
export function copyStack(s: State, copied: State, copyOne: (frame: Frame<Locals>) => Frame<Locals>): void {
  copied.stack = s.stack.map(copyOne);
}

const isOne = (proc: string, procs: Proc | readonly Proc[]): boolean =>
  typeof procs === 'string' ? proc === procs : procs.includes(proc as Proc);
