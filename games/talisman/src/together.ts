/*
 * How several answers to one reckoning go together (reckonings.ts), and what is answered where nobody has a say. Answers
 * change nothing, so that nobody is asked when all is said; and they are asked for often, so that nothing is made for it.
 */

/** A reckoning. */
export type Fn = (...args: never[]) => unknown;

/** What is answered where nobody has a say, and how several say it together. */
export interface Together<F extends Fn> {
  none: F;
  all(of: readonly F[]): F;
}

/** What a reckoning is asked about; more than six things it is never. */
type Asked<A> = (a: never, b: never, c: never, d: never, e: never, f: never) => A;

const together = <F extends Fn, A>(none: A, all: (of: readonly Asked<A>[]) => Asked<A>): Together<F> =>
  ({ none: () => none, all }) as unknown as Together<F>;

/** Yes where anybody says so. */
export const some = <F extends Fn>(): Together<F> =>
  together<F, boolean>(false, (of) => (a, b, c, d, e, f) => {
    for (const one of of) if (one(a, b, c, d, e, f)) return true;
    return false;
  });

/** No where anybody says so. */
export const every = <F extends Fn>(): Together<F> =>
  together<F, boolean>(true, (of) => (a, b, c, d, e, f) => {
    for (const one of of) if (!one(a, b, c, d, e, f)) return false;
    return true;
  });

/** All of it. */
export const sum = <F extends Fn>(): Together<F> =>
  together<F, number>(0, (of) => (a, b, c, d, e, f) => {
    let n = 0;
    for (const one of of) n += one(a, b, c, d, e, f);
    return n;
  });

/** The most of them; `none` where nobody says any. */
export const most = <F extends Fn>(none: number): Together<F> =>
  together<F, number>(none, (of) => (a, b, c, d, e, f) => {
    let n = Number.NEGATIVE_INFINITY;
    for (const one of of) n = Math.max(n, one(a, b, c, d, e, f));
    return n;
  });

/** The least of them; `none` where nobody says any. */
export const least = <F extends Fn>(none: number): Together<F> =>
  together<F, number>(none, (of) => (a, b, c, d, e, f) => {
    let n = Number.POSITIVE_INFINITY;
    for (const one of of) n = Math.min(n, one(a, b, c, d, e, f));
    return n;
  });

/** One after the other. */
export const list = <F extends Fn>(): Together<F> =>
  together<F, readonly unknown[]>(NOTHING, (of) => (a, b, c, d, e, f) => {
    let all = NOTHING;
    for (const one of of) {
      const more = one(a, b, c, d, e, f);
      if (more.length > 0) all = all.length > 0 ? [...all, ...more] : more;
    }
    return all;
  });
const NOTHING: readonly unknown[] = [];

/** The first that says anything. */
export const first = <F extends Fn>(): Together<F> =>
  together<F, unknown>(undefined, (of) => (a, b, c, d, e, f) => {
    for (const one of of) {
      const answer = one(a, b, c, d, e, f);
      if (answer !== undefined) return answer;
    }
    return undefined;
  });

/** Each bends what the one before has made of it. */
export const bent = <F extends Fn>(): Together<F> =>
  ({
    none: (it: unknown) => it,
    all: (of: readonly Asked<unknown>[]) => (it: never, b: never, c: never, d: never, e: never, f: never) => {
      let now = it;
      for (const one of of) now = one(now, b, c, d, e, f) as never;
      return now;
    },
  }) as unknown as Together<F>;
