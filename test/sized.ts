/**
 * What a test takes in `npm test`, and in its long form: with `npm run nightly -- long`, which sets `QUESTHALL_LONG`. Every kind of
 * thing is looked at in both; the long one has more rounds, screens and languages of each.
 */
export const sized = <T>(small: T, long: T): T => (process.env.QUESTHALL_LONG ? long : small);
