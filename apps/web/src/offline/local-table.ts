// Long, because a table takes in, plays, keeps and tells one answer after the other, and each step needs the same match.
import {
  type Action,
  type AnyGame,
  type AnyState,
  ASIDE,
  begin,
  type Chance,
  type Choice,
  clone,
  copyState,
  type Decision,
  decisionOf,
  decisionView,
  defaultChoice,
  fast,
  type GameEvent,
  illegal,
  migrate,
  play,
  type Seat,
  type Told,
} from '@questhall/kernel';
import type { Act, BotLevel, ClientMessage, ErrorCode, Hello, HintInfo, Refused, RefusedCode, ServerMessage } from '@questhall/protocol';
import { diff, patch } from '@questhall/protocol/changes';
import { askedAgain, askedAnew, BACK, depthOf, restored, takingOf, trailAfter } from '@questhall/record/back';
import { hourAfter, lastRoundNamed } from '@questhall/record/last-round';
import { renewed } from '@questhall/record/renewed';
import { Feed } from './feed.ts';
import { stepText } from './local-replay.ts';
import { type LocalMatch, localTable, openedAgain, playedHere, SavedElsewhere, type ScriptedAnswer } from './saved-match.ts';
import { given, isScripted } from './script.ts';

/** What a local table needs of the world around it. */
export interface LocalTableParts {
  game: AnyGame;
  /** A bot's answer. `state` is a determinized one: the bot cannot tell it from the true state, which it never gets. */
  think: (level: BotLevel, state: AnyState, seat: Seat, chance: Chance) => Choice;
  /** What a bot would do, and why; of a determinized state, as `think`. Null where nobody may know who is asked this kind of question. */
  hint: (state: AnyState, seat: Seat, chance: Chance, kind: string) => HintInfo | null;
  /** Keeps the match; rejects where that failed, or with `SavedElsewhere` where another tab was quicker. */
  save: (match: LocalMatch) => Promise<void>;
  post: (message: ServerMessage) => void;
  /** The match goes on in another tab: this table knows an old one and is of no use any more. */
  lost: () => void;
  now: () => number;
  /** 32 random bits from a source that nobody can foresee. */
  random: () => number;
  /** Least and most milliseconds that a bot seems to think. */
  botDelay: readonly [number, number];
}

/** How many ids of answers are remembered. */
const SEEN = 40;
/** After a bot's answer that could not be saved: when it is tried again. */
const RETRY_MS = 3000;

/** So long a step can be taken back before a bot answers it, in milliseconds. */
const TIME_TO_TAKE_BACK = 1600;

/**
 * A match that goes on in another tab has its bots there: this one lets them play only where that one has been silent for so long,
 * in milliseconds. Else each bot would answer in both, and one of the tables would know an old match.
 */
const FOLLOWS_MS = 4000;

/**
 * One match on this device. It speaks the language of a server's socket (packages/protocol) with one page: hello, act
 * and ping come in; whole, update, table, done, refused and pong go out. Each answer is checked, played on a copy,
 * saved, acknowledged and told, in this order.
 */
export class LocalTable {
  readonly #parts: LocalTableParts;
  readonly #feeds = new Map<Seat, Feed>();
  #match: LocalMatch;
  #viewer: Seat;
  #queue: Promise<void> = Promise.resolve();
  #thinking: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The state as older rules have left it, where they have played so far. */
  readonly #older: AnyState | undefined;

  /** @throws Error where the saved state cannot be brought up to the game's version */
  constructor(saved: LocalMatch, parts: LocalTableParts) {
    this.#parts = parts;
    this.#match = openedAgain(current(parts.game, saved), parts.now());
    this.#older = saved.state && isOlder(parts.game, saved) && !saved.state.outcome ? saved.state : undefined;
    this.#viewer = Math.max(
      0,
      saved.seats.findIndex((s) => s.level === null),
    );
  }

  /** Begins the match where it has not begun, and lets the bots play. */
  open(): Promise<void> {
    return this.#post(async () => {
      if (!this.#match.state) await this.#begin();
      if (this.#older) await this.#renew(this.#older);
      this.#wakeBots();
    });
  }

  /** Takes a message of the page. Resolves when it has been answered. */
  receive(message: ClientMessage): Promise<void> {
    return this.#post(async () => {
      if (message.t === 'hello') this.#welcome(message);
      else if (message.t === 'act') await this.#act(message);
      else this.#parts.post({ t: 'pong', now: this.#parts.now() });
    });
  }

  /** Gives a person's seat to a bot, or back to the person (null). */
  standIn(seat: Seat, level: BotLevel | null): Promise<void> {
    return this.#post(async () => {
      if (this.#match.seats[seat]?.level !== null) return;
      const seats = this.#match.seats.map((s, at) => (at === seat ? { ...s, standIn: level } : s));
      await this.#keep({ ...this.#match, seats });
      this.#parts.post({ t: 'table', table: localTable(this.#match) });
      this.#tell();
      this.#wakeBots();
    });
  }

  /**
   * What a bot would answer to this question of a seat of this device, which all who sit here see asked; a code where there is
   * no hint.
   */
  async hint(seat: Seat, decision: number): Promise<HintInfo | ErrorCode> {
    let answer: HintInfo | ErrorCode = 'failed';
    await this.#post(async () => {
      answer = await this.#hinted(seat, decision);
    });
    return answer;
  }

  async #hinted(seat: Seat, decision: number): Promise<HintInfo | ErrorCode> {
    const { game, hint, random, post } = this.#parts;
    const { state, taken, seats } = this.#match;
    if (localTable(this.#match).hints === 'never') return 'hints-off';
    const asked = state && !state.outcome && playedHere(seats[seat]) ? decisionOf(state, seat) : undefined;
    if (!state || !asked || decision !== (taken[seat] ?? 0) + 1) return 'not-asked';
    const told = hint(game.determinize(state, seat, fast(random())), seat, fast(random()), asked.kind);
    if (!told) return 'hint-tells';
    await this.#keep({ ...this.#match, seats: seats.map((s, at) => (at === seat ? { ...s, hinted: (s.hinted ?? 0) + 1 } : s)) });
    post({ t: 'table', table: localTable(this.#match) });
    return told;
  }

  /** Another tab has brought the match on: this one shows it too. */
  elsewhere(saved: LocalMatch): Promise<void> {
    return this.#post(async () => {
      if (saved.rev <= this.#match.rev) return;
      this.#match = current(this.#parts.game, saved);
      this.#parts.post({ t: 'table', table: localTable(this.#match) });
      this.#tell();
      this.#wakeBots(FOLLOWS_MS);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#thinking);
  }

  /** One thing after the other, as in a server's mailbox. */
  #post(step: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(() => (this.#closed ? undefined : step()));
    this.#queue = done.catch((e: unknown) => this.#failed(e));
    return this.#queue;
  }

  #failed(error: unknown): void {
    if (!(error instanceof SavedElsewhere)) console.error('the table on this device', error);
    this.close();
    this.#parts.lost();
  }

  /** Fresh for every action: no key is kept anywhere, so no future draw exists that somebody could look up. */
  #chance(): Chance {
    return fast(this.#parts.random(), this.#parts.random());
  }

  /** What the lesson answers next; undefined in a match that follows no script, or no longer. */
  #scripted(): ScriptedAnswer | undefined {
    return this.#match.script?.[0];
  }

  async #begin(): Promise<void> {
    const told: Told[] = [];
    const { seats, options } = this.#match;
    const state = begin(
      this.#parts.game,
      { seats: seats.length, options },
      this.#chance(),
      teller((one) => told.push(one)),
    ) as AnyState;
    await this.#keep(this.#after(state, told, []));
    await this.#reckon();
  }

  #welcome({ seat, epoch, n }: Hello): void {
    if (seat !== undefined && this.#match.seats[seat]?.level === null) this.#viewer = seat;
    const feed = this.#feed(this.#viewer);
    const missed = feed.since(epoch, n);
    if (missed) for (const update of missed) this.#parts.post(update);
    else this.#parts.post(feed.whole(this.#match, this.#parts.now()));
  }

  #feed(seat: Seat): Feed {
    let feed = this.#feeds.get(seat);
    if (!feed) {
      feed = new Feed(this.#parts.game, this.#match, seat, `${this.#parts.random().toString(36)}-${seat}`);
      this.#feeds.set(seat, feed);
    }
    return feed;
  }

  /**
   * Every seat's feed moves on; only the one that is looked at is sent.
   * @param amid the states in which the newest events were told
   */
  #tell(amid: readonly AnyState[] = []): void {
    const now = this.#parts.now();
    for (const feed of this.#feeds.values()) {
      const update = feed.update(this.#match, now, amid);
      if (update && feed.seat === this.#viewer) this.#parts.post(update);
    }
  }

  async #act(act: Act): Promise<void> {
    const { id, seat, choice } = act;
    if (this.#match.seats[seat]?.level !== null) return this.#parts.post(refused(id, 'not-your-seat'));
    if (this.#match.seen.includes(id)) return this.#parts.post({ t: 'done', id });
    const { game } = this.#parts;
    const { state, taken } = this.#match;
    if (!state || state.outcome) return this.#parts.post(refused(id, 'not-running'));
    if (act.decision === BACK) return this.#takeBack(act);
    const aside = act.decision === ASIDE;
    const asked = aside ? undefined : decisionOf(state, seat);
    if (!aside && (!asked || act.decision !== (taken[seat] ?? 0) + 1)) return this.#parts.post(refused(id, 'stale'));
    const action: Action = { decision: asked?.id ?? ASIDE, seat, choice };
    const why = illegal(game, state, action);
    if (why && !asked) return this.#parts.post(refused(id, 'stale'));
    if (why && asked) {
      // 'over', 'stale' and 'not-your-decision' have been ruled out above; 'seats' is about beginning.
      const rule = why.refusal?.rule ?? decisionView(game, state, seat)?.rule ?? null;
      return this.#parts.post({ t: 'refused', id, code: why.code as RefusedCode, reason: why.refusal?.reason ?? null, rule });
    }
    const scripted = this.#scripted();
    if (scripted && !(asked && isScripted(scripted, action))) return this.#parts.post(refused(id, 'stale'));
    try {
      await this.#play(action, scripted ? given(scripted.drawn) : this.#chance(), id, act.byOrder);
    } catch (e) {
      if (e instanceof SavedElsewhere) throw e;
      console.error('an answer was not kept', e);
      this.#parts.post(refused(id, 'not-saved'));
    }
  }

  async #play(action: Action, chance: Chance, id: string | null, byOrder = false): Promise<void> {
    const { game } = this.#parts;
    const told: Told[] = [];
    const amid: AnyState[] = [];
    const state = copyState(game, this.#match.state as AnyState);
    const tell = teller((one) => {
      told.push(one);
      amid.push(copyState(game, state));
    });
    let [drew, passed] = [false, false];
    const seenChance: Chance = {
      below(...of) {
        drew = true;
        return chance.below(...of);
      },
    };
    play(game, state, action, seenChance, tell, () => {
      passed = true;
    });
    const aside = action.decision === ASIDE;
    const taken = aside ? this.#match.taken : this.#match.taken.map((n, seat) => (seat === action.seat ? n + 1 : n));
    const asides = (this.#match.asides ?? 0) + (aside ? 1 : 0);
    const seen = id === null ? this.#match.seen : [...this.#match.seen, id].slice(-SEEN);
    const script = this.#match.script?.slice(1);
    const { state: before, takingBack } = this.#match;
    const done = { before: before as AnyState, after: state, action, byPerson: id !== null, byOrder, drew, passed, told };
    const free = takingBack !== 'never' && !script;
    const trail = free ? trailAfter(game, this.#match.trail ?? [], done, () => diff(state, before)) : [];
    await this.#keep({
      ...this.#after(state, told, amid),
      taken,
      seen,
      trail,
      ...(asides === 0 ? {} : { asides }),
      ...(script ? { script } : {}),
    });
    if (id !== null) this.#parts.post({ t: 'done', id });
    this.#tell(amid);
    if (state.outcome) this.#parts.post({ t: 'table', table: localTable(this.#match) });
    await this.#reckon();
    this.#wakeBots();
  }

  /** A match that older rules have played says, before it goes on, that these play from here, as at a server. */
  async #renew(older: AnyState): Promise<void> {
    const { asides = 0, state: carried } = this.#match;
    const { state, told } = renewed(this.#parts.game, carried as AnyState);
    // A replay leads from that state to this one, migration and all.
    await this.#keep({ ...this.#after(state, [told], [state], older), asides: asides + 1 });
    this.#tell([state]);
  }

  /** Names the last round of a table that wants to be done by an hour, or another one than before, as a server does. */
  async #reckon(): Promise<void> {
    const { game, now, post } = this.#parts;
    const { state, hour, asides = 0 } = this.#match;
    const round = state && !state.outcome ? (game.rounds?.now(state) ?? null) : null;
    const found = hour && round !== null ? hourAfter(hour, round, now()) : undefined;
    if (!state || !found) return;
    try {
      if (found.name === null) return await this.#keep({ ...this.#match, hour: found.hour });
      const named = lastRoundNamed(game, state, 0, String(found.name));
      // What was done before cannot be taken back alone any more.
      const after = { ...this.#after(named.state, [named.told], [named.state]), trail: [], asides: asides + 1 };
      await this.#keep({ ...after, hour: found.hour });
    } catch (e) {
      if (e instanceof SavedElsewhere) throw e;
      // The match goes on as it was; the next round reckons again.
      console.error('the last round was not kept', e);
      return;
    }
    this.#tell([this.#match.state as AnyState]);
    post({ t: 'table', table: localTable(this.#match) });
  }

  async #takeBack({ id, seat, choice }: Act): Promise<void> {
    const { game } = this.#parts;
    const now = this.#match.state as AnyState;
    const trail = this.#match.trail ?? [];
    const taking = takingOf(trail, seat);
    const oldest = taking?.steps.at(-1);
    if (!taking || !oldest || choice !== String(depthOf(trail, seat))) return this.#parts.post(refused(id, 'stale'));
    const before = taking.steps.reduce((state, step) => patch(state, step.before ?? []), now);
    const state = oldest.again ? askedAgain(game, now, oldest.again) : restored(now, before);
    const anew = askedAnew(now, state, seat);
    const taken = this.#match.taken.map((n, at) => (anew.includes(at) ? n + 1 : n));
    // One step, however many questions have got new numbers by it.
    const asides = (this.#match.asides ?? 0) + 1 - anew.length;
    const seen = [...this.#match.seen, id].slice(-SEEN);
    try {
      await this.#keep({ ...this.#after(state, [taking.told], [state]), taken, asides, seen, trail: taking.rest });
    } catch (e) {
      if (e instanceof SavedElsewhere) throw e;
      console.error('a taking back was not kept', e);
      this.#parts.post(refused(id, 'not-saved'));
      return;
    }
    this.#parts.post({ t: 'done', id });
    this.#tell([state]);
    this.#wakeBots();
  }

  #after(state: AnyState, told: readonly Told[], amid: readonly AnyState[], before = this.#match.state): LocalMatch {
    const at = this.#parts.now();
    const { steps, events } = this.#match;
    return {
      ...this.#match,
      state,
      changed: at,
      events: [...events, ...told.map((one) => ({ at, told: one }))],
      // An older app began it: without its beginning there is nothing to add to.
      ...(steps ? { steps: [...steps, stepText(before, state, amid, told.length, at)] } : {}),
    };
  }

  /** Saves, then makes it the present. */
  async #keep(match: LocalMatch): Promise<void> {
    const next = { ...match, rev: this.#match.rev + 1 };
    await this.#parts.save(next);
    this.#match = next;
  }

  /** The next bot that is asked answers after a moment; one at a time, so that others see who does what. */
  #wakeBots(wait?: number): void {
    clearTimeout(this.#thinking);
    const scripted = this.#scripted();
    const asked = this.#match.state?.pending.find((d) => !playedHere(this.#match.seats[d.seat]) && (!scripted || scripted.seat === d.seat));
    if (!asked || this.#closed) return;
    const [quickest, slowest] = this.#parts.botDelay;
    // Whoever has just acted has time to take it back; a bot's answer would end that.
    const waits = (this.#match.trail ?? []).length > 0 && slowest > 0 && slowest < TIME_TO_TAKE_BACK;
    const [least, most] = waits ? [TIME_TO_TAKE_BACK, TIME_TO_TAKE_BACK] : [quickest, slowest];
    this.#thinking = setTimeout(() => void this.#post(() => this.#botAnswers(asked.id)), wait ?? least + Math.random() * (most - least));
  }

  async #botAnswers(id: number): Promise<void> {
    const { state, seats } = this.#match;
    const asked = state?.pending.find((d) => d.id === id);
    const place = asked && seats[asked.seat];
    const level = place?.level ?? place?.standIn;
    if (!state || !asked || !level) return;
    const scripted = this.#scripted();
    const chance = scripted ? given(scripted.drawn) : this.#chance();
    const choice = scripted ? scripted.choice : this.#thought(level, state, asked, chance);
    try {
      await this.#play({ decision: id, seat: asked.seat, choice }, chance, null);
    } catch (e) {
      if (e instanceof SavedElsewhere) throw e;
      console.error('a bot’s answer was not kept', e);
      this.#wakeBots(RETRY_MS);
    }
  }

  /** What a bot of this strength answers; the default where it fails to. */
  #thought(level: BotLevel, state: AnyState, asked: Decision, chance: Chance): Choice {
    const { game } = this.#parts;
    try {
      const guess = game.determinize(state, asked.seat, fast(this.#parts.random()));
      return this.#parts.think(level, guess, asked.seat, fast(this.#parts.random()));
    } catch (e) {
      console.error('a bot gave no answer; the default is played for it', e);
      return defaultChoice(game, state, asked, chance);
    }
  }
}

const isOlder = (game: AnyGame, { state }: LocalMatch): boolean => state !== null && state.version !== game.version;

/** A saved match as this version of the game knows it. */
function current(game: AnyGame, saved: LocalMatch): LocalMatch {
  // What was kept for taking back leads to states of older rules.
  return { ...saved, ...(isOlder(game, saved) ? { trail: [] } : {}), state: saved.state && (migrate(game, saved.state) as AnyState) };
}

function refused(id: string, code: RefusedCode): Refused {
  return { t: 'refused', id, code, reason: null, rule: null };
}

/** Events are copied when they are told: they may hold parts of the state, which goes on changing. */
function teller(tell: (told: Told) => void) {
  return (event: GameEvent, to?: readonly Seat[], twin?: GameEvent): void => {
    tell({ event: clone(event), ...(to ? { to: [...to] } : {}), ...(twin ? { twin: clone(twin) } : {}) });
  };
}
