import { type Static, Type } from 'typebox';
import { Holiday, OwnHours } from './free-time-shape.ts';

/**
 * Calls: how a person is told that a match waits for them while they are not there. Everything here is the person's own
 * and told to nobody else.
 */

const Minute = Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes since midnight' });

/** When and in which language one is called. */
export const CallTimes = Type.Object({
  locale: Type.Union([Type.Literal('en'), Type.Literal('nl'), Type.Literal('fr'), Type.Literal('de'), Type.Literal('da')]),
  /** An IANA name: "Europe/Amsterdam". */
  zone: Type.String({ minLength: 1, maxLength: 60 }),
  /** Nothing rings from then to then; null: at any hour. */
  quiet: Type.Union([Type.Null(), Type.Object({ from: Minute, to: Minute })]),
  /** Seconds that a match waits before one is called. */
  after: Type.Integer({ minimum: 0, maximum: 86_400 }),
  /** Also while one is at the match; left out: not within two minutes of a sign of life there. */
  always: Type.Optional(Type.Boolean()),
  /** Once more when one's clock is about to end; left out: yes. */
  last: Type.Optional(Type.Boolean()),
});
export type CallTimes = Static<typeof CallTimes>;

/** What a browser gives out for the push of messages: `PushSubscription.toJSON()`. */
export const PushAddress = Type.Object({
  endpoint: Type.String({ minLength: 1, maxLength: 2000 }),
  keys: Type.Object({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{80,100}={0,2}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{16,40}={0,2}$' }),
  }),
});
export type PushAddress = Static<typeof PushAddress>;

export const MailAddress = Type.Object({
  address: Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s@<>,;:"()\\[\\]]+@[^\\s@<>,;:"()\\[\\]]+$' }),
});
export type MailAddress = Static<typeof MailAddress>;
export const MailCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) });
export type MailCode = Static<typeof MailCode>;
export const HookAddress = Type.Object({
  url: Type.String({ minLength: 8, maxLength: 2000, pattern: '^https?://' }),
  /** Nobody else reads what arrives there: then it is told what push and mail are. Left out: others may. */
  own: Type.Optional(Type.Boolean()),
});
export type HookAddress = Static<typeof HookAddress>;
/** What a webhook is signed with; shown once. */
export const HookSecret = Type.Object({ secret: Type.String() });
export type HookSecret = Static<typeof HookSecret>;

/** Where the feed of what waits for this person is; shown once. */
export const FeedAddress = Type.Object({ url: Type.String() });
export type FeedAddress = Static<typeof FeedAddress>;

/** The ways in which this person is called, as far as this server knows them. */
export const CallsInfo = Type.Object({
  ...CallTimes.properties,
  /** The server's public key for push (VAPID). */
  pushKey: Type.String(),
  /** This device is called by push; and how many are. */
  pushHere: Type.Boolean(),
  pushes: Type.Integer(),
  /** The server can send mail. */
  canMail: Type.Boolean(),
  mail: Type.Union([Type.String(), Type.Null()]),
  hook: Type.Union([Type.String(), Type.Null()]),
  /** Nobody else reads what arrives there. */
  hookOwn: Type.Boolean(),
  /** When the feed's address was made; null: there is none. */
  feed: Type.Union([Type.Integer(), Type.Null()]),
  /** When your clock stands still; null: never. */
  hours: Type.Union([OwnHours, Type.Null()]),
  /** Your holiday, where you have one now. */
  away: Type.Union([Holiday, Type.Null()]),
  /** Days of holiday that you have left this year, those of the present one not among them. */
  holidayDays: Type.Integer(),
});
export type CallsInfo = Static<typeof CallsInfo>;

/** What became of a trial ring: how many of each way were reached, and how many not. */
export const Rung = Type.Object({ reached: Type.Integer(), failed: Type.Integer() });
export type Rung = Static<typeof Rung>;
