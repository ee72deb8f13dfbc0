// Long, because what is to be sent, when, to whom and how often is decided at one look, and a second place would send twice.
import type { AnyGame, AnyState, Seat } from '@questhall/kernel';
import { type FreeTime, LONG_CLOCK, type TableInfo } from '@questhall/protocol';
import { hashOf, newKey } from '../ids.ts';
import type { Log } from '../log.ts';
import { askedOf } from '../match/agreement.ts';
import { isTold } from '../match/hold.ts';
import { firstEnd, nearEnd } from '../match/reserve.ts';
import { heard } from '../match/sight.ts';
import type { OutboxStore } from '../store/outbox.ts';
import type { CallChanges, CallRecord, MatchRecord, QuietHours, Store, TableRecord } from '../store/store.ts';
import type { FeedEntry } from './atom.ts';
import { Remembered } from './remembered.ts';
import type { SinceLine } from './since.ts';
import { isOpen, isWantedAt, waitsFor, wantedAt } from './wanted.ts';
import type { Reached, Ways } from './ways.ts';
import { afterQuiet, beforeQuiet, canBeCalled, type Wishes } from './wishes.ts';
import { askedWords, type CallWords, type Letter, letterOf, titleOf, togetherWords, trialWords, turnWords } from './words.ts';

/** Nobody is called to a match where they have given a sign of life within this time. */
export const PRESENT_MS = 120_000;
/** How often it is looked whether somebody must be called. */
const LOOK_MS = 5_000;
/** Calls that are made at the same time. */
const AT_ONCE = 20;
/** After a failure the next attempt comes after a minute, then after two, four … at most an hour. */
const RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;
const MOST_TRIES = 24;
/** So many matches of a person are looked through for a feed, those that changed last. */
const FEED_MATCHES = 100;
/** So many entries of feeds are kept in memory, for programs that ask again and again. */
const MOST_ENTRIES = 10_000;
/**
 * A match that changed within this time may change once more in the same millisecond; and one of another node may be kept and not told
 * yet, whose clock may differ a little.
 */
const SETTLED_MS = 1_000;
/** Signs of life that go on are kept for other nodes once in so long. */
const SIGN_MS = 30_000;
/** So long may a device be let in by the key of a mail. */
export const KEY_MS = 3 * 86_400_000;

/** A call that is to be made now. */
interface Ready {
  call: CallRecord;
  record: MatchRecord;
  /** It would be made later, and goes with one whose time has come. */
  joins?: true;
}

/** A match that waits for somebody, since when, and whether everybody may know that. */
interface Wait extends Pick<CallRecord, 'session' | 'since' | 'isOpen' | 'isLast'> {
  record: MatchRecord;
}

/** Tables that are in memory somewhere, as a session sees them. */
type Tables = (ids: readonly string[], session: string) => Promise<ReadonlyMap<string, Pick<TableInfo, 'yourTurn' | 'changed'>>>;

/** What is posted to a webhook. */
interface Posted {
  words: CallWords;
  more: object;
}

/** What a call says, to the person alone; `publicly`: what may be put up in a chat, where anything may. */
interface Message extends Posted {
  publicly: Posted | undefined;
}

interface OutboxParts {
  store: Omit<OutboxStore, 'keptText'> & Pick<Store, 'load' | 'record' | 'matchesOf' | 'putKey' | 'dropKeys'>;
  ways: Ways;
  log: Log;
  now: () => number;
  /** What a call says of what happened meanwhile; nothing where it is left out. */
  since?: SinceLine;
  /** Called when a person wants to be called in another way: other nodes must know. */
  changed?: ((session: string) => void) | undefined;
  /** How often it looks by itself, in milliseconds. */
  every?: number | undefined;
}

/** When this person is called for the last time before these seats' time is over; null where that is not to be. */
function lastCallAt(record: TableRecord, seats: readonly Seat[], wishes: Wishes): number | null {
  const near = wishes.last === false ? null : nearEnd(record, seats);
  return near && beforeQuiet(wishes, near.at);
}

/**
 * All that an entry of a feed is made from, as far as its person may know of it: when something happens that they do not hear of,
 * `changed` stays as it is, and the entry is not made anew, which would take longer than usual.
 */
function stampOf({ changed, deadline, pending, seats, agreement, marks, overtime }: MatchRecord, session: string, wishes: Wishes): string {
  const own = seats.map((seat, i) => (seat.session === session ? [seat.planStopped, marks?.[i]?.acted, pending.includes(i)] : []));
  const told = seats.map(({ kind, name, nudged, standIn }) => [kind, name, nudged, standIn]);
  return JSON.stringify([wishes.locale, wishes.zone, wishes.origin, changed, deadline, agreement, overtime, own, told]);
}

/** A moment that has come is put off; one that has not stays. */
const later = (at: number | null, due: number): number | null => (at === null ? null : Math.max(at, due));

/**
 * Tells people who are not there that a match waits for them. Whom to tell is written with what makes it so, in the same
 * transaction (`changes`), and told from there: at least once, again after a failure, and no more once the turn has
 * passed. A restart loses nothing but who was present a moment ago, so that everybody counts as present for two minutes.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #wishes = new Map<string, Wishes>();
  /** Whose feed is at which address, by what is kept of that. */
  readonly #feeds = new Map<string, string>();
  /** The last signs of life, by match and session, of the last minutes alone. */
  readonly #signs = new Map<string, number>();
  readonly #started: number;
  /** Matches in which a window stands open that nobody could answer, and how they look until it closes. */
  readonly #passing = new Map<string, { until: number; shown: MatchRecord }>();
  readonly #entries = new Remembered<FeedEntry>(MOST_ENTRIES);
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  private constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#started = parts.now();
  }

  /** Reads whom it may call, and begins to look. */
  static async open(parts: OutboxParts): Promise<Outbox> {
    const outbox = new Outbox(parts);
    await outbox.learnAll();
    outbox.#timer = setInterval(() => {
      outbox.look().catch((error) => parts.log.error({ err: error }, 'calls could not be looked through'));
    }, parts.every ?? LOOK_MS).unref();
    return outbox;
  }

  /** Reads again how everybody wants to be called. */
  async learnAll(): Promise<void> {
    const all = await this.#parts.store.wishes();
    for (const session of this.#wishes.keys()) if (!all.has(session)) this.#keep(session, undefined);
    for (const [session, text] of all) this.learn(session, text);
  }

  /** What is kept of how a person wants to be called has been changed elsewhere. */
  learn(session: string, wishes: string | undefined): void {
    this.#keep(session, wishes === undefined ? undefined : (JSON.parse(wishes) as Wishes));
  }

  #keep(session: string, wishes: Wishes | undefined): void {
    const before = this.#wishes.get(session)?.feed;
    if (before) this.#feeds.delete(before.hash);
    if (wishes?.feed) this.#feeds.set(wishes.feed.hash, session);
    if (wishes) this.#wishes.set(session, wishes);
    else this.#wishes.delete(session);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    this.#parts.ways.close();
  }

  get ways(): Ways {
    return this.#parts.ways;
  }

  wishesOf(session: string): Wishes | undefined {
    return this.#wishes.get(session);
  }

  /** What this person's clock leaves out; undefined where nothing was ever chosen. */
  freeTimeOf(session: string): FreeTime | undefined {
    return this.#wishes.get(session)?.free;
  }

  /** When nothing rings for this person, where it would at other times; undefined where that is never. */
  quietOf(session: string): QuietHours | undefined {
    const wishes = this.#wishes.get(session);
    if (!wishes?.quiet || wishes.quiet.from === wishes.quiet.to || !canBeCalled(wishes)) return undefined;
    return { zone: wishes.zone, ...wishes.quiet };
  }

  /** Whose feed this is, by the hash of its address; undefined for nobody's. */
  sessionByFeed(hash: string): string | undefined {
    return this.#feeds.get(hash);
  }

  /**
   * What waits for a person now, said as a call says it, the newest first.
   * @param tables those of these matches that are being played, here or at another node, as the session sees them
   */
  async waitingFor(session: string, wishes: Wishes, tables: Tables): Promise<FeedEntry[]> {
    const { now } = this.#parts;
    const entries: FeedEntry[] = [];
    for (const record of await this.#toldTo(session, tables)) {
      const { id } = record;
      // Its whole match is read for an entry, and many programs ask every few minutes.
      const isSettled = now() - record.changed >= SETTLED_MS;
      const make = () => this.#entryOf(record, session, wishes);
      entries.push(await this.#entries.of(`${id} ${session}`, stampOf(record, session, wishes), make, isSettled));
    }
    return entries.sort((a, b) => b.updated - a.updated);
  }

  /** The matches that wait for a person as far as that may be told, the ones that changed last. */
  async #toldTo(session: string, tables: Tables): Promise<MatchRecord[]> {
    const { store, now } = this.#parts;
    const kept: MatchRecord[] = [];
    for (const { id } of (await store.matchesOf(session, FEED_MATCHES)).filter((one) => isWantedAt(one, session))) {
      const record = await store.record(id);
      if (record && isWantedAt(record, session)) kept.push(record);
    }
    // Asked once they have been read: a window that stands open by then is told as it stands, and what comes after it is not.
    const played = await tables(
      kept.map(({ id }) => id),
      session,
    );
    return kept
      .flatMap((record) => {
        const table = played.get(record.id);
        // Whoever plays it does not say how it stands: what is told later is left out until then.
        if (!table) return isTold(record, now()) ? [record] : [];
        return [table.yourTurn ? record : { ...record, changed: table.changed, pending: [] }];
      })
      .filter((record) => isWantedAt(record, session));
  }

  async #entryOf(record: MatchRecord, session: string, wishes: Wishes): Promise<FeedEntry> {
    const { words } = await this.#messageOf({ record, session, since: Number.POSITIVE_INFINITY, isOpen: false, isLast: false }, wishes);
    return {
      id: `urn:questhall:turn:${hashOf(await this.#waitOf(record, session)).slice(0, 32)}`,
      title: `${words.title} · ${titleOf(record.game)} ${record.code}`,
      text: words.body,
      url: words.url,
      updated: record.changed,
    };
  }

  /** How a match looks while a window stands open there that nobody could answer: what comes after it is on the disk already. */
  #shown(match: string): MatchRecord | undefined {
    const passing = this.#passing.get(match);
    if (passing && passing.until > this.#parts.now()) return passing.shown;
    this.#passing.delete(match);
    return undefined;
  }

  /** This person is not called any more. */
  async forgetWishes(session: string): Promise<void> {
    await this.#parts.store.putWishes(session, null);
    this.#parts.changed?.(session);
    this.#keep(session, undefined);
  }

  /**
   * Changes how a person wants to be called; calls for matches that wait already are written down.
   * @param how what is wished from now on, after what is kept (undefined: nothing); asked again where another change of the same
   * person came between, at this node or another, so that none is lost. Undefined from it: nothing changes
   */
  async changeWishes(session: string, how: (kept: Wishes | undefined) => Wishes | undefined): Promise<void> {
    const { store } = this.#parts;
    for (;;) {
      const was = (await store.wishesOf(session)) ?? null;
      const before = was === null ? undefined : (JSON.parse(was) as Wishes);
      const wishes = how(before);
      if (!wishes) return;
      if (await store.changeWishes(session, was, JSON.stringify(wishes))) return this.#changed(session, before, wishes);
    }
  }

  async #changed(session: string, before: Wishes | undefined, wishes: Wishes): Promise<void> {
    const { store, now } = this.#parts;
    // Whoever reads the old address from now on is perhaps somebody else.
    if (before && before.mail !== null && wishes.mail !== before.mail) await store.dropKeys(session);
    this.#parts.changed?.(session);
    this.#keep(session, wishes);
    if (!canBeCalled(wishes)) return;
    const at = now();
    for (const record of await store.matchesOf(session, 100))
      if (isWantedAt(record, session))
        await store.changeCalls({
          ...{ match: record.id, at, from: at, answered: [], missed: [], done: [] },
          waiting: [{ session, isOpen: false, next: at, lastAt: lastCallAt(record, waitsFor(record).get(session) ?? [], wishes) }],
        });
  }

  /** This device holds the session no more: nothing is pushed to it. */
  async forgetDevice(session: string, device: string): Promise<void> {
    const wishes = this.#wishes.get(session);
    if (wishes?.push.some((one) => one.device === device)) await this.#forget(session, `push ${device}`);
  }

  /**
   * How the calls of a match change when `before` becomes `after`; undefined where nothing does. To be written with it.
   * @param by the session that has answered, if one has
   * @param late the session for which the clock has, if it has
   * @param from when what it comes to is told: later than now where a window that nobody could answer stands open until then, so that
   * no call and no feed knows sooner than the table
   */
  changes(
    before: MatchRecord,
    after: MatchRecord,
    game: AnyGame,
    state: AnyState | null,
    { by, late, from: told }: { by?: string | null | undefined; late?: string | null | undefined; from?: number } = {},
  ): CallChanges | undefined {
    const at = this.#parts.now();
    const from = told ?? at;
    // Also where nobody is to be called yet: somebody may say so meanwhile.
    if (from > at) this.#passing.set(after.id, { until: from, shown: { ...after, changed: at, pending: [] } });
    else this.#passing.delete(after.id);
    if (this.#wishes.size === 0) return undefined;
    const [was, is] = [wantedAt(before), wantedAt(after)];
    const waiting = [...is].flatMap(([session, seats]) => {
      const wishes = this.#wishes.get(session);
      if (!wishes || !canBeCalled(wishes)) return [];
      const of = {
        session,
        isOpen: seats.some((seat) => isOpen(game, state, seat)),
        lastAt: lastCallAt(after, seats, wishes),
        sign: this.#signs.get(`${after.id} ${session}`),
      };
      // Whoever is reminded is called as soon as may be, whatever was told before.
      const reminded = seats.some((seat) => (after.seats[seat]!.nudged?.at ?? 0) > (before.seats[seat]!.nudged?.at ?? 0));
      if (reminded) return { ...of, next: at, since: at - wishes.after * 1000 };
      return { ...of, next: from + wishes.after * 1000 };
    });
    const done = [...was.keys()].filter((session) => !is.has(session) && this.#wishes.has(session));
    if (waiting.length + done.length === 0) return undefined;
    // At a table of seconds or minutes that would be a message for each of them.
    const isLong = after.clock !== null && after.clock >= LONG_CLOCK;
    const missed = late == null || !isLong ? [] : [late];
    return { match: after.id, at, from, waiting, done, answered: by == null ? [] : [by], missed };
  }

  /** Somebody is at the page of this match, or has answered there. */
  sign(match: string, session: string): void {
    const wishes = this.#wishes.get(session);
    // Who is told always is told the same wait once, wherever they are.
    if (!wishes || wishes.always) return;
    const { now, store, log } = this.#parts;
    const key = `${match} ${session}`;
    const [at, last] = [now(), this.#signs.get(key)];
    this.#signs.delete(key); // the newest stand last
    this.#signs.set(key, at);
    for (const [old, when] of this.#signs) {
      if (at - when < PRESENT_MS) break;
      this.#signs.delete(old);
    }
    const kept = (what: Promise<void>) => what.catch((error) => log.warn({ err: error, match }, 'a sign of life was not kept'));
    // Other nodes know it from there.
    if (last === undefined || Math.floor(at / SIGN_MS) > Math.floor(last / SIGN_MS)) void kept(store.thereAt(match, session, at));
    // Whoever was told and has come may be told again when they have gone; once a visit is written down.
    if (last === undefined || at - last >= PRESENT_MS) void kept(store.seenAt(match, session, at));
  }

  /** Makes the calls whose time has come. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { store, now } = this.#parts;
    for (;;) {
      const due = await store.dueCalls(now(), AT_ONCE);
      const sessions = [...new Set(due.map(({ session }) => session))];
      const tell = (calls: readonly CallRecord[]) => this.#callTo(calls);
      const of = (session: string) => due.filter((call) => call.session === session);
      await Promise.all(sessions.map((session) => store.tellOne(of(session), { now: now(), limit: AT_ONCE }, tell)));
      if (due.length < AT_ONCE) return;
    }
  }

  /** Calls one person: to one match, or with one message to all of them that wait. */
  async #callTo(calls: readonly CallRecord[]): Promise<void> {
    const due: Ready[] = [];
    for (const call of calls) due.push(...(await this.#readyFor(call)));
    const wishes = due[0] && this.#wishes.get(due[0].call.session);
    // What another node plays alone is that node's to tell.
    if (!wishes || due.every(({ call }) => call.isFar)) return;
    const ready = [...due, ...(await this.#joining(calls, due, wishes))];
    const began = this.#parts.now();
    const rung = await this.#ring(ready, wishes);
    await Promise.all(
      ready.map(async ({ call, joins }, i) => {
        const sent = rung.sent[i]!;
        // What went with another one and reached nobody has its own time still.
        if (!joins || sent.length > 0) await this.#keepRung(call, wishes, { began, failed: rung.failed, sent });
      }),
    );
  }

  /**
   * The other matches that wait for a person who is told of one now: in the same message, so that nobody is called twice within the
   * time that they chose, and nobody waits longer than that. Not a match that they are at; none beside a last call, whose
   * title and line must stand alone, nor where a part of the message has gone before.
   */
  async #joining(calls: readonly CallRecord[], due: readonly Ready[], wishes: Wishes): Promise<Ready[]> {
    if (due.some(({ call }) => call.isLast || call.sent.length > 0)) return [];
    const { store, now } = this.#parts;
    const { session } = calls[0]!;
    const looked = new Set(calls.map(({ match }) => match));
    const joining: Ready[] = [];
    for (const call of await store.firstCalls(session, now(), AT_ONCE)) {
      if (looked.has(call.match) || this.#presentUntil(call, wishes) > now()) continue;
      const record = await this.#toldOf(call);
      if (record && isWantedAt(record, session)) joining.push({ call, record, joins: true });
    }
    return joining;
  }

  /** The match of a call as far as it has been told; of one that another node plays, what has been so for a moment. */
  async #toldOf({ match, since, isFar }: CallRecord): Promise<MatchRecord | undefined> {
    const { store, now } = this.#parts;
    if (!isFar) return this.#shown(match) ?? store.record(match);
    const record = await store.record(match);
    // What comes after a window is kept with the time at which it closes.
    return record && Math.max(record.changed, since) <= now() - SETTLED_MS ? record : undefined;
  }

  /** A call that is to be made now, with its match; none where it is not to be made, or not yet. */
  async #readyFor(call: CallRecord): Promise<Ready[]> {
    const { store, now } = this.#parts;
    const wishes = this.#wishes.get(call.session);
    const shown = this.#shown(call.match);
    // What comes after the window is told after it.
    if (shown && !isWantedAt(shown, call.session)) return [];
    const record = await this.#toldOf(call);
    if (!wishes || !canBeCalled(wishes) || !record || !isWantedAt(record, call.session)) {
      if (call.isFar) return [];
      await store.changeCalls({ match: call.match, at: now(), from: now(), waiting: [], answered: [], missed: [], done: [call.session] });
      return [];
    }
    if (call.isLast || call.told !== null) return this.#lastReadyFor(call, record, wishes);
    const due = this.#dueAt(call, wishes);
    if (due <= now()) return [{ call, record }];
    await this.#put({ ...call, next: due }, later(call.lastAt, due));
    return [];
  }

  /** The same of a call to somebody who has been told and has not answered, made once before their time is over. */
  async #lastReadyFor(call: CallRecord, record: MatchRecord, wishes: Wishes): Promise<Ready[]> {
    const { now } = this.#parts;
    const seats = waitsFor(record).get(call.session) ?? [];
    const [near, end] = [nearEnd(record, seats), firstEnd(record, seats)];
    // One that is not to be made is as good as made: once a wait.
    const asMade = { ...call, isLast: true, told: call.told ?? now() };
    if (!near || end === null || wishes.last === false) {
      await this.#put(call.isLast ? asMade : call, null);
      return [];
    }
    const wanted = beforeQuiet(wishes, near.at);
    // Two at once help nobody: the first one of this wait came shortly before, or after.
    const isToldLately = call.told !== null && wanted - call.told < near.left / 2;
    const due = Math.max(wanted, this.#presentUntil(call, wishes), afterQuiet(wishes, now()));
    if (due >= end || isToldLately) await this.#put(asMade, null);
    else if (due > now()) await this.#put({ ...call, next: due }, later(call.lastAt, due));
    else return [{ call: call.isLast ? call : { ...call, isLast: true, told: null, sent: [], tries: 0 }, record }];
    return [];
  }

  /** Writes how far a call is that is not made now; of another node's match that node does. */
  async #put(call: CallRecord, lastAt: number | null): Promise<void> {
    if (!call.isFar) await this.#parts.store.putCall(call, lastAt);
  }

  async #keepRung(
    call: CallRecord,
    wishes: Wishes,
    { began, failed, sent }: { began: number; failed: boolean; sent: string[] },
  ): Promise<void> {
    const { store, now, log } = this.#parts;
    // Whoever has come meanwhile did not come for this call: when they have gone, it counts as a new one.
    const came = this.#signs.get(`${call.match} ${call.session}`) ?? 0;
    if (came >= began && !wishes.always) return store.putCall({ ...call, sent: [], tries: 0, next: came + PRESENT_MS });
    // No way may say it yet: a chat hears of a turn that nobody may know of, once something else is to be told.
    if (!failed && sent.length === 0) return store.putCall({ ...call, next: now() + LONGEST_RETRY_MS });
    const tries = call.tries + 1;
    if (failed && tries < MOST_TRIES) {
      const next = now() + Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** call.tries);
      return store.putCall({ ...call, sent, tries, next });
    }
    if (failed) log.warn({ match: call.match }, 'a call reached nobody, and is given up');
    const isLast = call.isLast || (call.lastAt !== null && call.lastAt <= began);
    return store.putCall({ ...call, sent, tries, told: now(), isLast }, isLast ? null : call.lastAt);
  }

  /**
   * Not while the person is there, not in their quiet hours, not before they want to be told, unless their time were nearly over
   * by then.
   */
  #dueAt(call: CallRecord, wishes: Wishes): number {
    const wanted = Math.min(call.since + wishes.after * 1000, call.lastAt ?? Number.POSITIVE_INFINITY);
    return afterQuiet(wishes, Math.max(wanted, this.#presentUntil(call, wishes), this.#parts.now()));
  }

  /** Until when this person counts as being at this match. */
  #presentUntil({ match, session, sign, isFar }: CallRecord, wishes: Wishes): number {
    // What is kept of another node's may be a little old.
    const kept = (sign ?? 0) + (isFar ? SIGN_MS : 0);
    const life = Math.max(this.#started, kept, this.#signs.get(`${match} ${session}`) ?? 0);
    return wishes.always ? 0 : life + PRESENT_MS;
  }

  /** Rings once to try, by every way and at any hour. */
  async trial(session: string): Promise<{ reached: number; failed: number }> {
    const wishes = this.#wishes.get(session);
    if (!wishes) return { reached: 0, failed: 0 };
    const words = trialWords(wishes);
    const letter = async () => letterOf(wishes, words);
    const ways = this.#waysOf(wishes, { words, letter, tag: 'trial', posted: { words, more: { event: 'trial' } } });
    const results = await Promise.all(ways.map(([, go]) => this.#attempt(go)));
    return { reached: results.filter((one) => one === 'yes').length, failed: results.filter((one) => one !== 'yes').length };
  }

  /** What a call says, and what of it may be put up in a chat. */
  async #messageOf({ record, session, isOpen: open, since: from, isLast }: Wait, wishes: Wishes): Promise<Message> {
    const { id, game, code } = record;
    const seats = waitsFor(record).get(session) ?? [];
    const deadline = firstEnd(record, seats);
    const since = await this.#sinceLine(record, seats, wishes);
    const nudged = record.seats.find((seat) => seat.session === session && (seat.nudged?.at ?? 0) >= from)?.nudged;
    const proposals = (askedOf(record).get(session) ?? []).map(({ wish, seat }) => ({ wish, by: record.seats[seat]?.name ?? '' }));
    const asked = proposals.length > 0 ? askedWords(wishes, { game, code, since, proposals }) : undefined;
    const by = nudged && (record.seats[nudged.by]?.name ?? undefined);
    // Where nobody may know who is asked, the default is played, whatever the table has chosen.
    const last = isLast ? (open ? record.overtime : 'default') : undefined;
    const about = { game, code, deadline, since, proposals, last };
    const turn = turnWords(wishes, about, by);
    // Nobody else may learn that there was a plan.
    const stopped = seats.map((seat) => record.seats[seat]!.planStopped).find((one) => one !== undefined)?.why;
    const own = stopped ? turnWords(wishes, { ...about, stopped }, by) : turn;
    const turnEvent = last === undefined || deadline === null ? 'turn' : 'last';
    const more = { event: turnEvent, match: id, game, code, until: deadline };
    // Put up in a chat: a turn that everybody knows of, or else the proposal alone, which everybody at the table has seen.
    const isTurn = seats.length > 0;
    const publicly = isTurn && open ? { words: turn, more } : asked && { words: asked, more: { ...more, event: 'asked', until: null } };
    const event = { event: isTurn ? turnEvent : 'asked', until: isTurn ? deadline : null };
    return { words: isTurn ? own : (asked ?? turn), more: { ...more, ...event }, publicly };
  }

  /** @returns whether a way failed, and the ways that have gone for each call */
  async #ring(ready: readonly Ready[], wishes: Wishes): Promise<{ failed: boolean; sent: string[][] }> {
    const messages = await Promise.all(ready.map(({ call, record }) => this.#messageOf({ ...call, record }, wishes)));
    const words = togetherWords(
      wishes,
      messages.map((one) => one.words),
    );
    const isOwn = wishes.hook?.own === true;
    const posted = isOwn ? messages : messages.flatMap(({ publicly }) => publicly ?? []);
    const said =
      posted.length < 2
        ? posted[0]
        : {
            words: togetherWords(
              wishes,
              posted.map((one) => one.words),
            ),
            more: { event: 'turns', matches: posted.map(({ more }) => more) },
          };
    const tag = ready.length > 1 ? 'several' : ready[0]!.record.id;
    const letter = () => this.#letterOf(ready, wishes, words, messages);
    const left = this.#waysOf(wishes, { words, letter, tag, posted: said }).filter(
      ([way]) => !ready.every(({ call }) => call.sent.includes(way)),
    );
    const gone: string[] = [];
    let failed = false;
    await Promise.all(
      left.map(async ([way, go]) => {
        const reached = await this.#attempt(go);
        if (reached === 'no') failed = true;
        else gone.push(way);
        if (reached === 'gone') await this.#forget(ready[0]!.call.session, way);
      }),
    );
    // A chat was told of those alone that everybody knows of.
    const heard = (i: number) => gone.filter((way) => way !== 'hook' || isOwn || messages[i]!.publicly !== undefined);
    return { failed, sent: ready.map(({ call }, i) => [...new Set([...call.sent, ...heard(i)])]) };
  }

  /** The mail: its links let one device in at each match, as the person whose address it is. New keys for each try. */
  async #letterOf(ready: readonly Ready[], wishes: Wishes, words: CallWords, messages: readonly Message[]): Promise<Letter> {
    const { store, now } = this.#parts;
    const until = now() + KEY_MS;
    const each = ready.map(() => newKey());
    for (const [i, { call }] of ready.entries())
      await store.putKey({ hash: hashOf(each[i]!), session: call.session, match: call.match, until });
    return letterOf(
      wishes,
      words,
      messages.map((one) => one.words),
      { each, until },
    );
  }

  /**
   * One wait of a match for a person, told from the next one by the lines that they had heard when they last moved, and by what is
   * proposed. Not by all that had happened by then: even a hash of that number can be tried out, and tells of what others alone heard.
   */
  async #waitOf(record: MatchRecord, session: string): Promise<string> {
    const { events = [] } = (await this.#parts.store.load(record.id)) ?? {};
    const moved = record.seats.flatMap((seat, i) =>
      seat.session === session ? [heard(events.slice(0, record.marks?.[i]?.acted ?? 0), i).length] : [],
    );
    return JSON.stringify([record.id, moved, (askedOf(record).get(session) ?? []).map(({ n }) => n)]);
  }

  async #sinceLine(record: MatchRecord, [seat]: readonly Seat[], { locale }: Wishes): Promise<string | undefined> {
    const { since, log } = this.#parts;
    if (!since || seat === undefined) return undefined;
    try {
      return await since(record, seat, locale);
    } catch (error) {
      log.error({ err: error, match: record.id }, 'what happened at a match could not be said in a call, which is made without');
      return undefined;
    }
  }

  /** Every way to this person, with what goes it. What nobody else may know is not put up in a chat that others read. */
  #waysOf(
    wishes: Wishes,
    { words, letter, tag, posted }: { words: CallWords; letter: () => Promise<Letter>; tag: string; posted: Posted | undefined },
  ): [string, () => Promise<Reached>][] {
    const { ways } = this.#parts;
    const { push, mail, hook } = wishes;
    return [
      ...push.map((address): [string, () => Promise<Reached>] => [`push ${address.device}`, () => ways.push(address, words, wishes, tag)]),
      ...(mail !== null && ways.canMail ? [['mail', async () => ways.mail(mail, await letter())] as [string, () => Promise<Reached>]] : []),
      ...(hook && posted ? [['hook', () => ways.hook(hook, posted.words, posted.more)] as [string, () => Promise<Reached>]] : []),
    ];
  }

  async #attempt(go: () => Promise<Reached>): Promise<Reached> {
    try {
      return await go();
    } catch (error) {
      // Addresses are the person's own: the log says what went wrong, not where.
      this.#parts.log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'a call was not taken');
      return 'no';
    }
  }

  async #forget(session: string, way: string): Promise<void> {
    await this.changeWishes(session, (wishes) => {
      if (!wishes) return undefined;
      const push = wishes.push.filter(({ device }) => way !== `push ${device}`);
      return { ...wishes, push, hook: way === 'hook' ? null : wishes.hook };
    });
  }
}
