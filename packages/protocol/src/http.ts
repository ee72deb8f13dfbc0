// Long, because the whole HTTP interface is described in one place.
import { type Static, Type } from 'typebox';
import { PauseInfo, ProposalInfo } from './agreements.ts';
import { FreeTime } from './free-time-shape.ts';
import { HintRule, LookingOn, Overtime, TakingBack, TalkRule } from './table-rules.ts';

/**
 * The HTTP interface. Schemas are JSON Schema (the server validates with them and publishes them as OpenAPI);
 * the web takes the types only.
 */

/**
 * A person's name at the table: 1 to 24 characters as it will stand there. What is sent may be longer, since the server puts
 * letters and their accents together, and leaves out what cannot be seen.
 */
export const Name = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'A name at the table: 1 to 24 characters, after what cannot be seen and spaces around it are dropped',
});
export const MatchId = Type.String({ pattern: '^[a-z0-9]{16}$' });
/** Five letters or digits without look-alikes, for saying aloud: "K7QXM". */
export const TableCode = Type.String({ pattern: '^[A-HJ-NP-Z2-9]{5}$' });

export const NewSession = Type.Object({ name: Name });
export type NewSession = Static<typeof NewSession>;

/** Who is asking. `id` is public; the secret token travels in a cookie (or `Authorization: Bearer`) alone. */
export const Session = Type.Object({ id: Type.String(), name: Type.String() });
export type Session = Static<typeof Session>;
/** The answer to a new session: the only time that the token is shown. Browsers need not look at it. */
export const SessionWithToken = Type.Object({ id: Type.String(), name: Type.String(), token: Type.String() });
export type SessionWithToken = Static<typeof SessionWithToken>;

/** A device that holds a session. */
export const DeviceInfo = Type.Object({
  id: Type.String(),
  /** Browser and system, such as "Firefox, Linux"; empty where it did not say. */
  label: Type.String(),
  created: Type.Integer(),
  /** When it was last used, to the day. */
  used: Type.Integer(),
  /** The device that asks. */
  here: Type.Boolean(),
  /** It was let in by the link of a call: at this table alone, until then. Null: it holds the session whole. */
  visit: Type.Union([Type.Null(), Type.Object({ code: Type.String(), until: Type.Integer() })]),
});
export type DeviceInfo = Static<typeof DeviceInfo>;

/** Lets another device hold the session too: typed in there, once, while it holds. */
export const LinkCode = Type.Object({ code: Type.String(), seconds: Type.Integer() });
export type LinkCode = Static<typeof LinkCode>;
export const UseLink = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });
export type UseLink = Static<typeof UseLink>;

/** The key of a call's link, behind the `#` of its address. */
export const UseKey = Type.Object({ key: Type.String({ minLength: 1, maxLength: 100 }) });
export type UseKey = Static<typeof UseKey>;
/** For whom this device plays at the match, and until when; null: it holds their session whole. The token is for programs. */
export const Visit = Type.Object({
  name: Type.String(),
  until: Type.Union([Type.Integer(), Type.Null()]),
  token: Type.Union([Type.String(), Type.Null()]),
});
export type Visit = Static<typeof Visit>;

/** Whether there is a code on paper by which one is found again: when it was made. What it says is told once, as it is made. */
export const RecoveryInfo = Type.Object({ made: Type.Union([Type.Null(), Type.Integer()]) });
export type RecoveryInfo = Static<typeof RecoveryInfo>;
export const RecoveryCode = Type.Object({ code: Type.String(), made: Type.Integer() });
export type RecoveryCode = Static<typeof RecoveryCode>;

/** How well a bot plays; or with which temper, as well as a normal one. Their list for programs is `BOT_LEVELS`. */
export const BotLevel = Type.Union([
  Type.Literal('novice'),
  Type.Literal('easy'),
  Type.Literal('normal'),
  Type.Literal('hard'),
  Type.Literal('cautious'),
  Type.Literal('covetous'),
  Type.Literal('aggressive'),
]);
export type BotLevel = Static<typeof BotLevel>;

const OptionValue = Type.Union([Type.String({ maxLength: 80 }), Type.Number(), Type.Boolean()]);
/** What an option is set to: a few are whole texts, such as a level of one's own, of which a table tells the name only. */
const SetOption = Type.Union([Type.String({ maxLength: 64 * 1024 }), Type.Number(), Type.Boolean()]);

export const NewMatch = Type.Object({
  game: Type.String({ maxLength: 40 }),
  seats: Type.Integer({ minimum: 1, maximum: 12 }),
  options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), SetOption)),
  /** Seats 1 … n for bots, in seat order after the host's seat 0. */
  bots: Type.Optional(Type.Array(BotLevel, { maxItems: 11 })),
  /** Seconds for one decision; null: no clock. */
  clock: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 5, maximum: 604800 })])),
  /** Seconds that each person has in reserve for the whole match, used where a decision's own are over; none where it is left out. */
  reserve: Type.Optional(Type.Integer({ minimum: 0, maximum: 2592000 })),
  /**
   * A budget with an increment: what a decision leaves over of its own time is given back to the reserve, up to what that was at
   * first. Where it is left out, it is lost.
   */
  increment: Type.Optional(Type.Boolean()),
  /** What happens to whoever has no time left; the default is played where it is left out. */
  overtime: Type.Optional(Overtime),
  /** Listed among the open tables for everybody. */
  listed: Type.Optional(Type.Boolean()),
  /**
   * Seconds without a sign of life after which the others may ask for a stand-in; 300 where it is left out, and never less than the
   * clock where a decision has an hour or more.
   */
  patience: Type.Optional(Type.Integer({ minimum: 60, maximum: 604800 })),
  /** What may be said at the table; anything where it is left out. The host may change it later. */
  talk: Type.Optional(TalkRule),
  /** Whether steps may be taken back; free where it is left out. */
  takingBack: Type.Optional(TakingBack),
  /** Whether a bot may be asked for a hint; free where it is left out. */
  hints: Type.Optional(HintRule),
  /** Who may look on; whoever has the link where it is left out. */
  lookingOn: Type.Optional(LookingOn),
  /** When the table wants to be done, in milliseconds since 1970: its last round is reckoned while it plays. Null: never mind. */
  doneBy: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 0 })])),
  /** Start at once; needs every seat taken. */
  start: Type.Optional(Type.Boolean()),
});
export type NewMatch = Static<typeof NewMatch>;

/**
 * What a seat adds to the dice: any text, best a random one. Clients send it only after they have seen the table's
 * commitment, so that the server cannot choose its secret to go with it.
 */
export const Contribution = Type.String({ maxLength: 64, description: 'Any text; best 32 random hexadecimal digits' });
export const SetContribution = Type.Object({ contribution: Contribution });
export type SetContribution = Static<typeof SetContribution>;

/** Standing orders of a seat, in the game's own words: small, since they are looked at whenever a window opens. */
export const SetOrders = Type.Object({
  orders: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 40 }),
});
export type SetOrders = Static<typeof SetOrders>;

/** To join a seat. A session may hold several seats (a family at one screen), each under a name of its own. */
export const JoinSeat = Type.Object({ name: Type.Optional(Name), contribution: Type.Optional(Contribution) });
export type JoinSeat = Static<typeof JoinSeat>;
export const SetBot = Type.Object({
  level: BotLevel,
  until: Type.Optional(
    Type.Integer({ description: 'During play, for your own seat: when you play again by yourself, in milliseconds since 1970' }),
  ),
});
export type SetBot = Static<typeof SetBot>;

/** Ready for what the table has agreed on, as it stood when the person looked: `terms` of the table. */
export const SetReady = Type.Object({ ready: Type.Boolean(), terms: Type.Integer({ minimum: 0 }) });
export type SetReady = Static<typeof SetReady>;

/**
 * What is played, changed before the start. `terms`: those that the host saw. What is left out stays as it is; of an option
 * that is a whole text, its name as the table tells it stands for the text that is there.
 */
export const SetTerms = Type.Object({
  terms: Type.Integer({ minimum: 0 }),
  options: NewMatch.properties.options,
  clock: NewMatch.properties.clock,
  reserve: NewMatch.properties.reserve,
  increment: NewMatch.properties.increment,
  overtime: NewMatch.properties.overtime,
  patience: NewMatch.properties.patience,
  takingBack: NewMatch.properties.takingBack,
  hints: NewMatch.properties.hints,
  lookingOn: NewMatch.properties.lookingOn,
  doneBy: NewMatch.properties.doneBy,
});
export type SetTerms = Static<typeof SetTerms>;

/** `wait`: do not start at once, so that the seats can contribute to the dice first. */
export const Rematch = Type.Object({ wait: Type.Optional(Type.Boolean()) });
export type Rematch = Static<typeof Rematch>;

/** A seat as everybody may know it. */
export const SeatInfo = Type.Object({
  seat: Type.Integer(),
  kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
  /** The person's name, or null: a bot's name is made by the client in its language from `level`. */
  name: Type.Union([Type.String(), Type.Null()]),
  level: Type.Union([BotLevel, Type.Null()]),
  /** A person's seat: at least one connection of its session is up. */
  online: Type.Boolean(),
  /** A person's seat that a bot plays until the person takes it back. */
  standIn: Type.Union([BotLevel, Type.Null()]),
  /** When the person plays again by itself; absent where nothing was said. */
  standInUntil: Type.Optional(Type.Integer()),
  /** This seat is held by the session that asked. */
  yours: Type.Boolean(),
  /** An open seat that waits for somebody who played before a rematch: that person's name, and whether it is who asked. */
  invited: Type.Union([Type.Object({ name: Type.String(), you: Type.Boolean() }), Type.Null()]),
  /** A person's seat: since when (milliseconds since 1970) the person is not connected. Null: is here, or nobody looks. */
  awaySince: Type.Union([Type.Integer(), Type.Null()]),
  /**
   * Since when the table waits for this person without any sign of life; told once it has been a while. After `patience`
   * of the table the others may ask for a stand-in.
   */
  quietSince: Type.Union([Type.Integer(), Type.Null()]),
  /** A person's seat: when it was last reminded that the table waits, and by which seat. Absent: never. */
  nudged: Type.Optional(Type.Object({ at: Type.Integer(), by: Type.Integer() })),
  /** How many hints this person has asked for. Absent: none. */
  hinted: Type.Optional(Type.Integer()),
  /** True where this person's time is over and a bot plays to the end. Absent: it is not. */
  out: Type.Optional(Type.Boolean()),
  /** A person's seat: what the clock leaves out where a decision has hours or days, of holidays the last alone. Absent: nothing. */
  free: Type.Optional(FreeTime),
  /** Before the start: this person is ready for what the table has agreed on. */
  ready: Type.Boolean(),
  /** What the seat gave to the dice, empty where nothing. Before the start only one's own; null: not yet to be known. */
  contribution: Type.Union([Type.String(), Type.Null()]),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** How a match ended. */
export const OutcomeInfo = Type.Object({
  winners: Type.Array(Type.Integer()),
  ranking: Type.Array(Type.Array(Type.Integer())),
  rule: Type.String(),
  reason: Type.String(),
});

/** A match as everybody may know it. */
export const TableInfo = Type.Object({
  id: Type.String(),
  code: Type.String(),
  game: Type.String(),
  options: Type.Record(Type.String(), OptionValue),
  /** `closed`: everybody has left a running match. It is kept; whoever takes a seat back goes on. */
  status: Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over'), Type.Literal('closed')]),
  seats: Type.Array(SeatInfo),
  clock: Type.Union([Type.Integer(), Type.Null()]),
  /** Seconds that each person has in reserve for the whole match; 0: none. */
  reserve: Type.Integer(),
  /** What a decision leaves over is given back to the reserve. Absent: it is lost. */
  increment: Type.Optional(Type.Boolean()),
  overtime: Overtime,
  listed: Type.Boolean(),
  /** Seconds without a sign of life after which the others may ask for a stand-in. */
  patience: Type.Integer(),
  /** What may be said at the table. */
  talk: TalkRule,
  /** Whether steps may be taken back. */
  takingBack: TakingBack,
  /** Whether a bot may be asked for a hint. */
  hints: HintRule,
  /** Who may look on. */
  lookingOn: LookingOn,
  /** What has been proposed to the table and waits for somebody's answer. */
  proposals: Type.Array(ProposalInfo),
  /** The match rests by agreement: nobody can answer, and no clock runs, until somebody of the table goes on. */
  paused: Type.Union([PauseInfo, Type.Null()]),
  /** When the table wants to be done, in milliseconds since 1970, and the last round, once it was named. Absent: never mind. */
  doneBy: Type.Optional(Type.Object({ at: Type.Integer(), last: Type.Union([Type.Integer(), Type.Null()]) })),
  /** How often options, clock, reserve, increment, overtime, patience, taking back, hints or who may look on have been changed since the table was made. */
  terms: Type.Integer(),
  /**
   * How often the table has been told to those who are there, since the server opened the match: of two answers for one table the
   * one with the smaller number is older. Absent: nobody is there, or the table lies on this device.
   */
  revision: Type.Optional(Type.Integer()),
  /** Since when the host is not connected; null while it is, or where nobody looks. */
  hostAwaySince: Type.Union([Type.Integer(), Type.Null()]),
  /** The session that asked may add bots, start, and remove seats. */
  host: Type.Boolean(),
  spectators: Type.Integer(),
  /** The match that the same people started after this one. */
  rematch: Type.Union([Type.String(), Type.Null()]),
  /** Milliseconds since 1970, of creation and of the last change that everybody could see. */
  created: Type.Integer(),
  changed: Type.Integer(),
  /** How it ended, once it has. */
  outcome: Type.Union([OutcomeInfo, Type.Null()]),
  /**
   * True where one of the asking session's seats must decide. For lists of one's matches; at a table look at
   * `Sight.yours`, since a table is told again only when its seats or its status change.
   */
  yourTurn: Type.Boolean(),
  /** Where it is: when the clock plays for you, in milliseconds since 1970; else null, and where no clock runs. */
  yourUntil: Type.Union([Type.Integer(), Type.Null()]),
  /**
   * Whom a running match waits for as everybody at the table may see (as in `Sight.waiting`, which a table goes by), in milliseconds
   * since when, when the decision's own time is over, and what each seat had in reserve then. For lists. Absent: for nobody, or nobody knows.
   */
  waiting: Type.Optional(
    Type.Object({
      seats: Type.Array(Type.Integer()),
      since: Type.Integer(),
      until: Type.Union([Type.Integer(), Type.Null()]),
      reserves: Type.Optional(Type.Array(Type.Integer())),
    }),
  ),
  /**
   * Where the match stands, for a small drawing of it: of each game's own shape, made of what a spectator sees. In lists of one's own
   * matches alone; as old as the last time that the match waited for a person. Absent: before the start, or nobody knows.
   */
  whereabouts: Type.Optional(Type.Object({})),
  /** What the server has bound itself to before the first roll: the SHA-256 of the match's secret, in hex. */
  commitment: Type.String(),
  /**
   * Null before the start. A hash that binds match, rules, options, commitment, and each seat's name and contribution:
   * whoever keeps it can prove later that none of them was exchanged.
   */
  opening: Type.Union([Type.String(), Type.Null()]),
  /** Null before the end. The hash that binds everything that happened; the last link of the match's record. */
  head: Type.Union([Type.String(), Type.Null()]),
  /** Null before the end. The secret that was committed to: with it anybody can repeat every draw. */
  secret: Type.Union([Type.String(), Type.Null()]),
});
export type TableInfo = Static<typeof TableInfo>;

export const GameInfo = Type.Object({
  id: Type.String(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Array(
    Type.Object({
      id: Type.String(),
      rule: Type.String(),
      values: Type.Union([
        Type.Array(Type.Union([Type.String(), Type.Boolean()])),
        Type.Object({ min: Type.Integer(), max: Type.Integer() }),
      ]),
      byDefault: OptionValue,
    }),
  ),
});
export type GameInfo = Static<typeof GameInfo>;

/** How long matches of one kind took on this server: seconds in which somebody was playing, of the newest ones. */
export const OwnLength = Type.Object({
  game: Type.String(),
  options: Type.Record(Type.String(), OptionValue),
  /** Which of them are not as they are by default. */
  changed: Type.Array(Type.String()),
  people: Type.Integer(),
  bots: Type.Integer(),
  matches: Type.Integer(),
  /** Eight of ten lie from here … */
  low: Type.Integer(),
  median: Type.Integer(),
  /** … to here. */
  high: Type.Integer(),
});
export type OwnLength = Static<typeof OwnLength>;

/*
 * GET    /api/games                              GameInfo[]
 * GET    /api/lengths                            OwnLength[] (kinds of matches of which enough have ended here)
 * POST   /api/session            NewSession      SessionWithToken (sets the cookie; `token` is for bots and curl)
 * GET    /api/session                            Session, or null for strangers (200: browsers show a 401 as an error)
 * PATCH  /api/session            NewSession      Session (a new name)
 * DELETE /api/session                            null: name, devices and orders are deleted, in finished matches too
 * GET    /api/session/devices                    DeviceInfo[]
 * DELETE /api/session/devices/:device            null: that device is logged out
 * POST   /api/session/link                       LinkCode
 * POST   /api/session/devices    UseLink         SessionWithToken (this device holds that session too)
 * POST   /api/matches/:id/visit    UseKey        Visit (this device plays at this match for a day; DELETE ends it)
 * GET    /api/session/recovery                   RecoveryInfo
 * POST   /api/session/recovery                   RecoveryCode (the one before is worth nothing any more)
 * DELETE /api/session/recovery                   null: there is no code any more
 * GET    /api/session/passkeys                   PasskeyInfo[]
 * POST   /api/session/passkeys/options           what a browser is asked to make a passkey
 * POST   /api/session/passkeys    UsePasskey     PasskeyInfo (kept)
 * DELETE /api/session/passkeys/:passkey          null: nobody is let in with it any more
 * POST   /api/passkeys/options                   what a browser is asked to show a passkey
 * POST   /api/passkeys            UsePasskey     SessionWithToken (this device holds the session of the passkey)
 * GET    /api/matches?of=mine|listed             TableInfo[] newest first
 * POST   /api/matches            NewMatch        TableInfo (the creator holds seat 0)
 * GET    /api/matches/:id                        TableInfo
 * GET    /api/tables/:code                       TableInfo
 * POST   /api/matches/:id/seats/:seat/join  JoinSeat?  TableInfo (an open seat, also a second one; 409 seat-taken)
 * POST   /api/matches/:id/seats/:seat/leave      TableInfo (before the start: opens it; after: a bot stands in;
 *                                                when everybody has left, the match is closed, not deleted)
 * POST   /api/matches/:id/seats/:seat/bot   SetBot  TableInfo (host, before the start, open seat; or a person's
 *                                                seat during play by that person or by the host when it is absent)
 * POST   /api/matches/:id/seats/:seat/back       TableInfo (the person takes the seat back from the bot)
 * POST   /api/matches/:id/seats/:seat/clear      TableInfo (host, before the start: removes a bot or a person)
 * PUT    /api/matches/:id/seats/:seat/contribution  SetContribution  TableInfo (before the start: what your seat gives to the dice)
 * PUT    /api/matches/:id/seats/:seat/orders      SetOrders   SetOrders (what your seat answers by itself; GET for your own)
 * PUT    /api/matches/:id/seats/:seat/plan        SetPlan     PlanInfo (what you would do in your next turn; GET for your own; 409 no-plan, plan-stale)
 * GET    /api/matches/:id/seats/:seat/digest     Digest, or null (what happened since your last move; see digest.ts)
 * PUT    /api/matches/:id/seats/:seat/digest      SetSeen     null (you have seen it, on one of your devices)
 * POST   /api/matches/:id/host                   TableInfo (before the start: a seated person takes over from a host who is gone)
 * PUT    /api/matches/:id/seats/:seat/ready  SetReady  TableInfo (before the start, your own seat; 409 terms-changed)
 * PUT    /api/matches/:id/terms       SetTerms   TableInfo (host, before the start, while nobody is ready; 409 terms-changed, terms-fixed)
 * POST   /api/matches/:id/seats/:seat/offer      SeatOffer (a link by which somebody takes your seat; DELETE withdraws it)
 * POST   /api/matches/:id/seats/:seat/take   TakeSeat  TableInfo (you play on in the place of who gave you the link)
 * POST   /api/matches/:id/proposals    Propose    TableInfo (to those who play: a pause, or an end; 409 asked-already, asked-lately)
 * PUT    /api/matches/:id/proposals/:n AnswerProposal  TableInfo (one no is enough; with `false` whoever made it takes it back)
 * POST   /api/matches/:id/resume                 TableInfo (anybody at the table ends a pause)
 * POST   /api/matches/:id/start                  TableInfo (host; every seat taken)
 * POST   /api/matches/:id/rematch     Rematch?   TableInfo of the new match (same people and bots; the same one for all who ask;
 *                                                starts at once where one person plays against bots, unless told to wait)
 * GET    /api/matches/:id/record                 the match's record (docs/record.schema.json), once it is over
 * GET    /api/matches/:id/view?seat=             Whole (see messages.ts), for the asking session's seat or as a spectator
 * GET    /api/matches/:id/log?seat=&before=      LogEntry[] of that viewer before number `before`, oldest first
 * GET    /api/matches/:id/replay?seat=&from=     Replay (see replay.ts), through the asking session's eyes; after the end through any
 * GET    /api/matches/:id/talk?room=&before=     TalkLine[] (what was said, as far as the asking session may hear it)
 * POST   /api/matches/:id/talk        Say        TalkLine (a set phrase or free text; the same id counts once)
 * PUT    /api/matches/:id/talk        SetTalk    TableInfo (host: free, set phrases alone, or off)
 * POST   /api/matches/:id/talk/:room/:n/report   null (the host sees how many have reported the line)
 * DELETE /api/matches/:id/talk/:room/:n          TalkLine (host, or whoever said it: the words go)
 * PUT    /api/matches/:id/talk/:room/:n/reaction React  null (null in place of a reaction takes it back)
 * PUT    /api/matches/:id/log/:n/reaction React  null (to line n of one's own log)
 * GET    /api/matches/:id/reactions?seat=&before= LineReactions[] (to lines of a log)
 * GET    /api/matches/:id/seats/:seat/note       Note (one's own)
 * PUT    /api/matches/:id/seats/:seat/note SetNote Note (409 where another device has written since)
 * GET    /api/session/words                      everything that this person has written
 * POST   /api/matches/:id/actions                Act without `t` → 200 Done | 409 Refused: a match can be played with curl
 * GET    /api/matches/:id/socket                 WebSocket, see messages.ts
 * GET    /api/calls                             CallsInfo (how you are told that it is your turn)
 * PUT    /api/calls               CallTimes      CallsInfo
 * PUT    /api/calls/push          PushAddress    CallsInfo (this device; DELETE to end it)
 * POST   /api/calls/mail          MailAddress    null: a code is sent there
 * PUT    /api/calls/mail          MailCode       CallsInfo (the address is yours; DELETE to end it)
 * PUT    /api/calls/hook          HookAddress    HookSecret (DELETE to end it)
 * PUT    /api/calls/feed                        FeedAddress (what waits for you, in Atom, at a secret address; DELETE to end it)
 * GET    /api/feed/:key                         the feed
 * PUT    /api/calls/hours         OwnHours       CallsInfo (your clock stands still then where a decision has hours or days)
 * PUT    /api/calls/away          GoAway         CallsInfo (a holiday from now on; DELETE to end it)
 * POST   /api/calls/trial                        Rung (rings once, everywhere)
 * GET    /api/address                            string[]: where others in this network find the server (told on its own machine)
 * GET    /healthz                                { ok: true, … }
 * GET    /api/openapi.json
 */
