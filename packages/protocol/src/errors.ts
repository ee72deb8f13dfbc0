import { type Static, Type } from 'typebox';

/**
 * Every error of the HTTP interface. `code` is a key of the client's texts (`error.<code>`), with `args` for its gaps;
 * `message` is English for people with curl.
 */
export const ApiError = Type.Object({
  code: Type.String(),
  message: Type.String(),
  args: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  /** The rule id, where a rule refuses. */
  rule: Type.Optional(Type.String()),
});
export type ApiError = Static<typeof ApiError>;

/** Every `ApiError.code` and `Problem.code`; the client has a text `error.<code>` for each. */
export const ERROR_CODES = [
  'malformed', // 400: the message is not what the schema asks for
  'bad-name', // 400: nothing is left of the name, or too much; args most
  'bad-words', // 400: nothing is left of what was said, too much, or no phrase of this game; args most
  'bad-address', // 400: no address that could be called
  'bad-code', // 400: not the code that was sent, or its time is over
  'bad-option', // 400: args option, message says what is allowed
  'bad-seats', // 400: args min, max
  'no-session', // 401
  'visiting', // 403: this device was let in by a link, to play at this table and no more
  'players-only', // 403: until the match has ended nobody looks on but who sits at the table; args match, game
  'talk-off', // 403: nothing is said at this table, or set phrases alone
  'cross-site', // 403: asked for by another site
  'not-host', // 403
  'not-your-seat', // 403
  'no-match', // 404
  'no-game', // 404
  'no-seat', // 404
  'no-link', // 404: no such code for another device, or its time is over
  'no-device', // 404
  'no-feed', // 404: there is no such feed, or it has ended
  'no-key', // 404: the link of a call has let a device in already, or its time is over
  'no-passkey', // 404: nobody here is known by it, or too much time has passed
  'no-line', // 404: nobody said that here, or not to you
  'no-route', // 404
  'seat-taken', // 409
  'seats-open', // 409: a match starts when every seat is taken
  'already-started', // 409
  'terms-changed', // 409: what is played has been changed meanwhile: look again
  'terms-fixed', // 409: somebody is ready for what is played; args name
  'not-started', // 409
  'no-mail', // 409: this server sends no mail
  'not-over', // 409: a rematch and a record need an end
  'no-record', // 409: the match began before records were kept
  'no-holidays', // 409: args days: so many days of holiday are left this year
  'no-offer', // 404: the seat has been taken, or its link withdrawn or too old
  'no-plan', // 409: nothing can be planned now: it is one's turn, or there will be none
  'plan-stale', // 409: something is wished for that is not there any more
  'note-changed', // 409: another of one's devices has written the note since
  'no-proposal', // 404: it has been answered or taken back meanwhile
  'nothing-back', // 409: there is no step of yours that could be taken back
  'asked-already', // 409: the same waits for an answer, or holds already
  'asked-lately', // 409: args minutes: somebody said no a moment ago
  'seated-here', // 409: the device plays at this table already, as somebody else
  'not-waiting', // 409: the table does not wait for that person
  'person-present', // 409: only an absent or long silent person's seat may be given to a bot
  'on-holiday', // 409: args until: nobody plays for who is on holiday
  'out-of-time', // 409: the seat's time is over at a table where a bot then plays to the end
  'hints-off', // 409: this table plays without hints
  'hint-tells', // 409: nobody may know who is asked this, and a hint shows
  'not-asked', // 409: this question does not wait for the seat, or no longer
  'not-yet', // 409: args seconds: somebody is away, but not for long enough
  'too-large', // 413
  'too-fast', // 429: args seconds
  'too-many', // 429: args most: so many at once and no more
  'not-saved', // 507: the disk is full or gone; nothing has changed
  'failed', // 500: our fault; the message names the request for the log
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
