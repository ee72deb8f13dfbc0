/**
 * What a test takes in `npm test` and `npm run test:wide`, and in its long form: with `npm run nightly -- long`, which sets `QUESTHALL_LONG`. Every kind of
 * thing is looked at in both; the long one has more rounds, screens and languages of each. Who has no short form that says
 * anything stands in a file of its own, `*.long.test.ts`, which runs each night alone.
 */
export const sized = <T>(small: T, long: T): T => (process.env.QUESTHALL_LONG ? long : small);
