export type Fn = (...args: never[]) => unknown;

/*
 * How several answers to one reckoning go together (reckonings.ts), and what is answered where nobody has a say.
 */

/** What is answered where nobody has a say, and how several say it together. */
export interface Together<F extends Fn> {
  none: F;
  all(of: readonly F[]): F;
}

const together = <F extends Fn>(none: ReturnType<F>, join: (answers: readonly ReturnType<F>[]) => ReturnType<F>): Together<F> => ({
  none: (() => none) as unknown as F,
  all: (of) => ((...args: Parameters<F>) => join(of.map((f) => f(...(args as never[])) as ReturnType<F>))) as unknown as F,
});
/** Yes where anybody says so. */
export const some = <F extends Fn>(): Together<F> => together<F>(false as ReturnType<F>, (all) => all.some(Boolean) as ReturnType<F>);
/** No where anybody says so. */
export const every = <F extends Fn>(): Together<F> => together<F>(true as ReturnType<F>, (all) => all.every(Boolean) as ReturnType<F>);
/** All of it. */
export const sum = <F extends Fn>(): Together<F> =>
  together<F>(0 as ReturnType<F>, (all) => (all as readonly unknown[] as number[]).reduce((a, b) => a + b, 0) as ReturnType<F>);
/** The most of them; `none` where nobody says any. */
export const most = <F extends Fn>(none: number): Together<F> =>
  together<F>(none as ReturnType<F>, (all) => Math.max(...(all as readonly unknown[] as number[])) as ReturnType<F>);
/** The least of them; `none` where nobody says any. */
export const least = <F extends Fn>(none: number): Together<F> =>
  together<F>(none as ReturnType<F>, (all) => Math.min(...(all as readonly unknown[] as number[])) as ReturnType<F>);
/** One after the other. */
export const list = <F extends Fn>(): Together<F> =>
  together<F>(NOTHING as ReturnType<F>, (all) => (all as readonly unknown[] as unknown[][]).flat() as ReturnType<F>);
const NOTHING: readonly never[] = [];
/** The first that says anything. */
export const first = <F extends Fn>(): Together<F> =>
  together<F>(undefined as ReturnType<F>, (all) => all.find((answer) => answer !== undefined) as ReturnType<F>);
/** Each bends what the one before has made of it. */
export const bent = <F extends Fn>(): Together<F> => ({
  none: ((it: unknown) => it) as unknown as F,
  all: (of) =>
    ((it: unknown, ...args: unknown[]) =>
      of.reduce((now, f) => (f as unknown as (...a: unknown[]) => unknown)(now, ...args), it)) as unknown as F,
});
