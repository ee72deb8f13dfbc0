// Long, because it says in one place what is kept: one port, and the records that go through it.
import type { Action, Outcome, PlanStop, Seat, Told } from '@questhall/kernel';
import type { BotLevel, Change, FreeTime, HintRule, LookingOn, Overtime, Reaction, Room, TakingBack, TalkRule } from '@questhall/protocol';
import type { ActionEntry, BackStep, SeatEntry, StartEntry } from '@questhall/record';
import type { Agreement } from '../match/agreed.ts';

/** A device that holds a session. The token itself is nowhere, only its SHA-256. */
export interface DeviceRecord {
  id: string;
  tokenHash: string;
  /** What kind of device it is, as it said itself: "Firefox, Linux"; empty where it said nothing of use. */
  label: string;
  created: number;
  /** The day on which it was last seen (to the day: see `SEEN_MS`). */
  used: number;
  /** It was let in by a key, at this match alone and until then. Absent: it holds the session whole. */
  visit?: { match: string; until: number };
}

/** A key in a call, by which one device is let in once at one match. The key itself is nowhere, only its SHA-256. */
export interface KeyRecord {
  hash: string;
  session: string;
  match: string;
  until: number;
}

/** A session as it is kept, and the device by which it asks. */
export interface SessionRecord {
  id: string;
  name: string;
  created: number;
  device: DeviceRecord;
}

/** A passkey by which a session is found again. */
export interface PasskeyRecord {
  id: string;
  session: string;
  /** As WebAuthn names it, in base64url. */
  credential: string;
  publicKey: string;
  /** How often it has been used, as far as it counts that. */
  counter: number;
  /** By which ways a browser reaches it. */
  transports: readonly string[];
  /** Where it was made, as for devices. */
  label: string;
  created: number;
  used: number;
}

export interface SeatRecord {
  kind: 'open' | 'person' | 'bot';
  /** The session that holds it. */
  session: string | null;
  name: string | null;
  level: BotLevel | null;
  standIn: BotLevel | null;
  /** When the person plays again by itself. Absent: nothing was said. */
  standInUntil?: number;
  /** The person has left a running match for good (NW-14.4), and did not just let a bot stand in. */
  left: boolean;
  /** Standing orders of the seat as JSON, or null: what it answers by itself. Nobody else's affair. */
  orders: string | null;
  /** What the seat would do in its next turn, as JSON (see `match/plan.ts`), or null. Nobody else's affair. */
  plan: string | null;
  /** Why the last plan ended before its time, and in which turn. Absent: none did. */
  planStopped?: { why: PlanStop; turn: string };
  /** The latest stretches of the match's events that plans of this person brought, by number; absent: none. */
  byPlan?: readonly (readonly [from: number, to: number])[];
  /** An open seat that is kept for this session until it accepts or somebody takes the invitation back; `name` is theirs. */
  invited: string | null;
  /** When somebody last reminded this person that the table waits, and which seat that was. Absent: nobody has. */
  nudged?: { at: number; by: number };
  /** The person's time was over at a table where that ends their match: a bot plays to the end. Absent: it was not. */
  out?: true;
  /** How many hints the person has asked for. Absent: none. */
  hinted?: number;
  /** The seat is handed to whoever brings the code of this hash. Absent: it is not. */
  offer?: { hash: string; until: number };
  /** What the person's clock leaves out at a table of hours or days. Absent: nothing was ever chosen. */
  free?: FreeTime;
  /** When nothing rings for the person, at a table of hours or days: a clock leaves them a while after it. Nobody else's affair. Absent: never. */
  quiet?: QuietHours;
  /** Before the start: the person is ready for what the table has agreed on. */
  ready: boolean;
}

/** From then to then, in minutes since midnight by the clocks of a zone. */
export interface QuietHours {
  zone: string;
  from: number;
  to: number;
}

export type MatchStatus = 'open' | 'running' | 'over' | 'closed';

/** Everything about a match but its state, its events and its actions. */
export interface MatchRecord {
  id: string;
  code: string;
  game: string;
  options: Record<string, string | number | boolean>;
  /** The options as everybody may know them, small: of a text its name. What lists read. */
  told: Record<string, string | number | boolean>;
  status: MatchStatus;
  seats: SeatRecord[];
  clock: number | null;
  /** Seconds that each person has in reserve for the whole match, once a decision's own are over; 0 for none. */
  reserve: number;
  /** What a decision leaves over of its own time is given back to the reserve. Absent: it is lost. */
  increment?: boolean;
  /** What happens to whoever has no time left. */
  overtime: Overtime;
  listed: boolean;
  /** Seconds of silence after which others may ask for a stand-in. */
  patience: number;
  /** What may be said at the table. */
  talk: TalkRule;
  /** Whether people may take steps back. */
  takingBack: TakingBack;
  /** Whether people may ask a bot for a hint. */
  hints: HintRule;
  /** Who may look on. */
  lookingOn: LookingOn;
  /** How often what is played has been changed: whoever answers to it says which they saw. */
  terms: number;
  /** Nobody has given a sign of life for long: nothing goes on by itself until somebody comes. */
  asleep: boolean;
  /** The session that may change the table. */
  host: string | null;
  rematch: string | null;
  created: number;
  changed: number;
  outcome: Outcome | null;
  /** Seats that must decide: secret, each seat may learn of itself only. */
  pending: Seat[];
  /** Whom the table waits for as everybody may know it, and since when. Absent: over, or kept by a server that did not know. */
  waiting?: Waiting;
  /** Where it stands, small, for the drawing of it in lists (`match/whereabouts.ts`). Absent: kept by a server that did not know. */
  whereabouts?: object;
  /** When the time of those who are asked now is over; where reserves count, those begin then. */
  deadline: number | null;
  /** What each seat has used of its reserve, and whether reserves count for what is asked now. */
  spent: Spent;
  /** The secret of the match's chance in hex. Leaves the server in no message and no log line. */
  secret: string;
  commitment: string;
  /** What each seat has added to the secret before the first draw, in seat order; empty where nothing. */
  contributions: string[];
  /** What everybody knew when the match began, and the hash that binds it. Null before that. */
  opening: Opening | null;
  /** The last link of the match's record so far: a secret until the end, since answers could be tried against it. */
  chain: string;
  /** How many draws have been made. */
  drawn: number;
  /** What the table has agreed on and is being asked, once anything was proposed. */
  agreement?: Agreement;
  /** How far each seat's person has come in what was told; absent, or null, where they have not moved yet. */
  marks?: readonly (Mark | null)[];
  /** What can be taken back now. Each seat may learn of its own steps only. */
  trail: readonly BackStep<WayBack>[];
}

/** What seats have used of their reserves, in milliseconds by seat; nothing is written for who has used none. */
export interface Spent {
  /** The deadline of what is asked now is put off by what a seat has left. */
  counts: boolean;
  ms: readonly number[];
  /** Since when the time of what is asked runs; kept where free time is left out of it (`LONG_CLOCK`). */
  began?: number;
}

/** The seats that everybody sees deciding, which in a secret question are not those who are asked, and since when they do. */
export interface Waiting {
  seats: readonly Seat[];
  since: number;
}

/** How far a person has come, in events of the match. Never told: it counts also what they may not know. */
export interface Mark {
  /** How many had been told when the person last made a move of their own. */
  acted: number;
  /** How many of them the person has seen. */
  seen: number;
}

/** What leads to the state before a step, and whose time ran out when before it. */
export interface WayBack {
  undo: readonly Change[];
  deadline: number | null;
  /** What had been used of the reserves, and since when the time ran; absent where there are none and nobody's time stands still. */
  spent?: Spent;
}

/** A match without what lists have no use for: options may hold whole levels. */
export type TableRecord = Omit<MatchRecord, 'options'>;

/** The public facts of a match at its start: names may change later, a record tells those of the start. */
export interface Opening {
  /** The rules version with which it began. */
  rules: number;
  seats: SeatEntry[];
  link: string;
}

/** What the record of a match needs of an action beyond what is kept of it anyway. */
export type Proof = Pick<ActionEntry, 'draws' | 'state' | 'byDefault'>;

/** An event as it happened, with its audience and the second it was told in. */
export interface TimedEvent {
  at: number;
  told: Told;
}

/** One action as it was taken. `changes` turn the state before into the state after. */
export interface ActionRecord {
  seq: number;
  by: 'person' | 'bot' | 'clock';
  at: number;
  action: Action;
  drawn: number;
  version: number;
  changes: readonly Change[];
  /** The client's id of the command; the same one from the same seat counts once. */
  command: string | null;
  /** Absent in matches that began before records were kept. */
  proof?: Proof;
}

/** An event as it is kept. `seq`: the action that it belongs to, 0 for the start, null where only the time tells. */
export interface KeptEvent extends TimedEvent {
  seq: number | null;
}

/** One thing that was said at a match. */
export interface LineRecord {
  match: string;
  room: Room;
  n: number;
  at: number;
  /** Who said it; null once the person has left for good. */
  session: string | null;
  /** Tells speakers of one match apart, without saying who they are. */
  who: string;
  seat: Seat | null;
  name: string | null;
  /** The client's id; the same one from the same session counts once. */
  command: string;
  /** Both null where the words were taken away. */
  phrase: string | null;
  text: string | null;
  /** The sessions that have reported it. */
  reports: readonly string[];
}

/** What a reaction is given to: a line of a room, or something that was told, numbered from 1 among all events of the match. */
export type ReactedTo = 'told' | Room;

/** A reaction to a line. One a person, seat and line. */
export interface ReactionRecord {
  match: string;
  to: ReactedTo;
  n: number;
  session: string;
  /** Null for a spectator. */
  seat: Seat | null;
  /** Tells people of one match apart, as in a line that they say. */
  who: string;
  name: string;
  at: number;
  reaction: Reaction;
}

/** What somebody has noted for themselves at their seat. */
export interface NoteRecord {
  match: string;
  session: string;
  seat: Seat;
  text: string;
  /** How often it was written. */
  n: number;
  at: number;
}

/** How long a match took that its rules ended. */
export interface LengthRecord {
  match: string;
  game: string;
  /** The options that were not as by default, as JSON in the order of their names: matches of one kind have the same text. */
  options: string;
  people: number;
  bots: number;
  /** In which somebody was playing. */
  seconds: number;
  ended: number;
}

/** A call that is to be made: this match waits for this person. One a match and person. */
export interface CallRecord {
  match: string;
  session: string;
  /** Since when it waits. */
  since: number;
  /** The person's last sign of life there that is kept, null where none is. */
  sign: number | null;
  /** Everybody may know that this person is asked. */
  isOpen: boolean;
  /** When it is looked at next. */
  next: number;
  tries: number;
  /** The ways by which it has been made already. */
  sent: readonly string[];
  /** When it was made; null while it is to be made. */
  told: number | null;
  /** When the person is called once more, because their clock is about to end; null where that is not to be. */
  lastAt: number | null;
  /** That last call is the one to be made, or it has been made or is not needed. */
  isLast: boolean;
  /** Another node calls to this match: who is there, and what is told only later, it knows best. */
  isFar?: true;
}

/** How the calls of a match change with a step, in the same transaction. */
export interface CallChanges {
  match: string;
  at: number;
  /** Since when it waits for those for whom it did not; later than `at` where a window stands open until then. */
  from: number;
  /** It waits for these, and did before or not: a call that is there stays as it is, but for when it is made for the last time. */
  waiting: readonly (Pick<CallRecord, 'session' | 'isOpen' | 'next' | 'lastAt'> & {
    /** Somebody reminds them: a call that is there begins anew, as if it had waited since then. */
    since?: number;
    /** When they last gave a sign of life there; kept with a call that is new. */
    sign?: number | undefined;
  })[];
  /** These have just answered: what they were told before counts no more. */
  answered: readonly string[];
  /** For these the clock has just played: whoever was told is told anew of what is asked next, whoever was not as it was due. */
  missed: readonly string[];
  /** It waits for these no more: what lets them in there (`putKey`) is worth nothing. */
  done: readonly string[];
}

/** What one step of a match writes, all of it or nothing. */
export interface Commit {
  record: MatchRecord;
  /** The whole state after; absent where it has not changed (a seat was taken). */
  state?: object;
  /** The same as JSON, where it has been made already. */
  stateText?: string;
  /** The match begins. */
  start?: StartEntry;
  action?: ActionRecord;
  /** With an action: how many actions each seat has taken, this one included. */
  taken?: readonly number[];
  /** Differences are not enough: the state before is not the one that was saved last (its rules are newer), or more of the record has changed. */
  whole?: boolean;
  /** With an action: the seats have changed as well. */
  seats?: boolean;
  events?: readonly TimedEvent[];
  calls?: CallChanges | undefined;
}

/** A match as it is brought back to life. */
export interface SavedMatch {
  record: MatchRecord;
  state: { version: number } | null;
  events: TimedEvent[];
  /** How many actions each seat has taken. */
  taken: number[];
}

/** A match that was played elsewhere, whole. */
export interface FinishedMatch {
  record: MatchRecord;
  state: object;
  start: StartEntry;
  actions: readonly ActionRecord[];
  events: readonly TimedEvent[];
}

/** What a match's record is made of. */
export interface KeptPlay {
  start: StartEntry;
  actions: ActionEntry[];
}

/** What a replay is made of: the first state, and what came after it. */
export interface History {
  /** Null in matches that began before records were kept. */
  start: StartEntry | null;
  /** Null in matches that were played elsewhere, or began before it was kept. */
  first: { version: number } | null;
  actions: readonly ActionRecord[];
  events: readonly KeptEvent[];
}

/** A write that is not on the disk: the disk is full or gone. `cause` is what the database said. */
export class NotSaved extends Error {
  constructor(cause: unknown) {
    super('not saved', { cause });
  }
}

export interface StoreStats {
  /** Writes asked for, the commits they shared, the time those took, and writes that could not be kept. */
  writes: number;
  commits: number;
  seconds: number;
  lost: number;
  actions: number;
}

/**
 * Where everything is kept. Reading and writing are asynchronous, so that writes of many matches may share one commit
 * and another database may take SQLite's place. A promise of a write is kept once it is on the disk.
 */
export interface Store {
  /** Counts since the start, for those who watch the server. */
  readonly stats: Readonly<StoreStats>;

  addSession(session: SessionRecord): Promise<void>;
  sessionByToken(tokenHash: string): Promise<SessionRecord | undefined>;
  /** Undefined where there is no such session. */
  nameOf(session: string): Promise<string | undefined>;
  renameSession(id: string, name: string): Promise<void>;
  /** The device has been used at this time. */
  touchDevice(id: string, used: number): Promise<void>;
  /** One more device for a session that is there. */
  addDevice(session: string, device: DeviceRecord): Promise<void>;
  /** Oldest first. */
  devicesOf(session: string): Promise<DeviceRecord[]>;
  /** From now on its token is nobody's. */
  removeDevice(session: string, device: string): Promise<void>;
  /** In place of the one before for this person and match. */
  putKey(key: KeyRecord): Promise<void>;
  /**
   * Spends the key of this hash: the device, which visits the match of the key, holds its session then. Where there is no such
   * key for that match, or its time is over, nothing happens: whether it was let in, its token says (`sessionByToken`).
   */
  useKey(hash: string, device: DeviceRecord & { visit: NonNullable<DeviceRecord['visit']> }): Promise<void>;
  /** Whose key this is, where it lets in at this match at this time; undefined for nobody's. */
  sessionByKey(hash: string, match: string, now: number): Promise<string | undefined>;
  /** All keys of this person are worth nothing. */
  dropKeys(session: string): Promise<void>;
  addPasskey(passkey: PasskeyRecord): Promise<void>;
  /** By its name in WebAuthn. */
  passkey(credential: string): Promise<PasskeyRecord | undefined>;
  /** Oldest first. */
  passkeysOf(session: string): Promise<PasskeyRecord[]>;
  /** Somebody has been let in with it. */
  usePasskey(id: string, counter: number, used: number): Promise<void>;
  removePasskey(session: string, id: string): Promise<void>;
  /** The code on paper by which the session is found again, as a hash, in place of the one before; null: there is none any more. */
  setRecovery(session: string, code: { hash: string; made: number } | null): Promise<void>;
  /** When the code was made; undefined where there is none. */
  recoveryMade(session: string): Promise<number | undefined>;
  /** Whose code this is; undefined for nobody's. */
  sessionByRecovery(hash: string): Promise<string | undefined>;
  /** The session with all by which it is found (devices, keys, passkeys, a code on paper); its seats are another matter. */
  removeSession(id: string): Promise<void>;

  /** `rematchOf`: the match whose `rematch` becomes this one, in the same commit. */
  addMatch(record: MatchRecord, rematchOf?: string): Promise<void>;
  record(id: string): Promise<MatchRecord | undefined>;
  recordByCode(code: string): Promise<MatchRecord | undefined>;
  load(id: string): Promise<SavedMatch | undefined>;
  commit(commit: Commit): Promise<void>;
  /** A match that is over already, all of it or nothing. */
  addFinished(match: FinishedMatch): Promise<void>;
  /** Undefined where the match began before records were kept. */
  played(match: string): Promise<KeptPlay | undefined>;
  history(match: string): Promise<History | undefined>;
  /** The actions of a match after the one with this number, in their order. */
  actionsAfter(match: string, seq: number): Promise<ActionRecord[]>;
  /** True where this seat's command has been taken before. */
  seen(match: string, seat: Seat, command: string): Promise<boolean>;

  /** A text that the server has made once and keeps, such as its keys; `make` where there is none yet. */
  keptText(key: string, make: () => string): Promise<string>;
  /** How people want to be called, as JSON by session. */
  wishes(): Promise<Map<string, string>>;
  /** The same of one person; undefined where nothing is kept. */
  wishesOf(session: string): Promise<string | undefined>;
  /** Null: not at all; calls that were to be made are dropped. */
  putWishes(session: string, wishes: string | null): Promise<void>;
  /**
   * Keeps these wishes where `was` is what is kept (null: nothing). False where another change has come between: nothing has been
   * changed then.
   */
  changeWishes(session: string, was: string | null, wishes: string): Promise<boolean>;
  /**
   * Calls whose time to be looked at has come, or whose last one's has, oldest first. Of several nodes each is given those to matches
   * that it plays, but to nobody who is just being told.
   */
  dueCalls(now: number, limit: number): Promise<CallRecord[]>;
  /**
   * Has one person told. Of several nodes one at a time does that, so that they are not told the same twice; where another one is
   * doing it nothing is done.
   * @param due what `dueCalls` has found, to this person alone
   * @param tell is given that; of several nodes all that is due to the person by now, whichever of them plays the match
   */
  tellOne(
    due: readonly CallRecord[],
    of: { now: number; limit: number },
    tell: (due: readonly CallRecord[]) => Promise<void>,
  ): Promise<void>;
  /**
   * First calls to this person that have not been made nor tried, due or not, of matches that wait for them by now, oldest first, of all
   * nodes: what a message to them may tell as well.
   */
  firstCalls(session: string, now: number, limit: number): Promise<CallRecord[]>;
  /**
   * Writes how far a call is, unless it has become another one meanwhile, or the person has been there.
   * @param lastAt when the last one is to be made; where that has changed meanwhile from `call.lastAt`, it stays as it is now
   */
  putCall(call: CallRecord, lastAt?: number | null): Promise<void>;
  changeCalls(changes: CallChanges): Promise<void>;
  /** The person has been seen at this match: what they were told before counts no more. */
  seenAt(match: string, session: string, at: number): Promise<void>;
  /** The person is at this match and has not been told of it: kept where other nodes might tell them. */
  thereAt(match: string, session: string, at: number): Promise<void>;

  /** Keeps a line, new or changed. */
  putLine(line: LineRecord): Promise<void>;
  /** At most `limit` lines of a room before number `before`, oldest first. */
  lines(match: string, room: Room, before: number, limit: number): Promise<LineRecord[]>;
  /** The line that this session has said under this id, if any. */
  lineOf(match: string, session: string, command: string): Promise<LineRecord | undefined>;
  /** Keeps a reaction in place of the one that this person and seat gave to the same before. */
  putReaction(reaction: ReactionRecord): Promise<void>;
  /** It is taken back, where there is one. */
  dropReaction(reaction: Pick<ReactionRecord, 'match' | 'to' | 'n' | 'session' | 'seat'>): Promise<void>;
  /** Reactions to what has a number from `from` to `upTo`, oldest first. */
  reactions(match: string, to: ReactedTo, from: number, upTo: number): Promise<ReactionRecord[]>;
  /** How many reactions of this session stand at a match. */
  reactionsOf(match: string, session: string): Promise<number>;
  /** The reactions of a person who leaves for good go. Names the matches. */
  forgetReactions(session: string): Promise<string[]>;
  note(match: string, session: string, seat: Seat): Promise<NoteRecord | undefined>;
  /** Keeps it where the one before has the number before, or there is none; else nothing changes. It goes with its session. */
  putNote(note: NoteRecord): Promise<void>;
  /** Everything that a person has noted, said and given, for themselves. */
  wordsOf(session: string): Promise<{ notes: NoteRecord[]; lines: LineRecord[]; reactions: ReactionRecord[] }>;
  /** The words of a person who leaves for good go, wherever they were said. Names the matches. */
  forgetLines(session: string): Promise<string[]>;

  /** Once a match: what is kept of it already stays. */
  addLength(length: LengthRecord): Promise<void>;
  /** Those that ended last, newest first. */
  lengths(limit: number): Promise<LengthRecord[]>;

  /** Newest change first; also those to which the session is invited. */
  matchesOf(session: string, limit: number): Promise<TableRecord[]>;
  /** Every match in which the session has a seat, or is invited to one, or which it hosts. */
  matchIdsOf(session: string): Promise<string[]>;
  /** The open tables that everybody may join, newest first. */
  listed(limit: number): Promise<TableRecord[]>;
  /** How many of those this session is the host of. */
  listedBy(host: string): Promise<number>;
  /**
   * Running matches that go on by themselves (their time ends by `until`, or a bot is asked, or somebody with standing
   * orders, plans) and in which a person still plays, those whose time ends first before the others. Reads all running matches.
   */
  awake(until: number): Promise<string[]>;
  /** Those of them whose time ends by `until`, whoever is asked. */
  due(until: number): Promise<string[]>;
  /** Matches of this kind that have not changed since: never begun, or begun and left alone. At most `limit`. */
  unchanged(kind: 'open' | 'begun', since: number, limit: number): Promise<string[]>;
  /** Matches that are over, those that ended last first. */
  over(limit: number): Promise<string[]>;
  /** Removes a match that is not over, with all that is kept of it. */
  remove(id: string): Promise<void>;

  close(): Promise<void>;
}
