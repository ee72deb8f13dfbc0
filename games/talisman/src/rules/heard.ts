import { heardFrom } from '../listeners.ts';
import type { Follows } from '../moments.ts';
import { rule } from './kit/table.ts';

/** Several listen to one moment of the procedure whose frame is `frame`: the steps of one, then the next one. */
export const heard = rule('heard', {
  go: (f) => f.steps as Exclude<Follows, { over: unknown }>,

  next: (f, g) => heardFrom(g, f.moment, g.frame(f.frame), f.next) as Exclude<Follows, { over: unknown }>,
});
