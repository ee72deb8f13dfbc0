// Long, because all that a page knows of one match changes in one place, message by message.
import { ASIDE, type Choice, type Seat, type Text } from '@questhall/kernel';
import type { Act, Hello, LogEntry, ServerMessage, Sight, TableInfo, TalkLine } from '@questhall/protocol';
import { patch } from '@questhall/protocol/changes';
import { viewsMidway } from '@questhall/protocol/midway';
import { Book, doneOf, isPacked, type Packed } from '@questhall/protocol/packed';
import { BACK } from '@questhall/record/back';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyEvent, Playback, SoundName } from '../games/contract.ts';
import { PlaybackQueue, type Shown } from './playback-queue.ts';
import { type Connection, MatchSocket } from './socket.ts';
import { type Heard, heardAfter, SILENCE } from './talk.ts';
import type { Transport } from './transport.ts';

/** An answer on its way: sent, or waiting for the line to come back. */
export interface Outgoing {
  id: string;
  seat: Seat;
  decision: number;
  choice: Choice;
  /** Given by a standing order of this page. */
  byOrder?: true;
  /** There was no other answer, and the page gave it. */
  byItself?: true;
}

/** Whether a bot plays in the viewer's place: then nothing waits for them, and what goes by itself is nobody's concern. */
export const isPlayedOn = ({ seat, table }: Pick<MatchState, 'seat' | 'table'>): boolean =>
  seat !== null && table?.seats[seat]?.standIn != null;

/**
 * The answer on its way that its person gave, by the id it was sent with: neither an only answer, which the page gives by
 * itself, nor one by a standing order. Null where there is none.
 */
export const ownAnswer = ({ outgoing }: Pick<MatchState, 'outgoing'>): string | null =>
  outgoing && !outgoing.byOrder && !outgoing.byItself ? outgoing.id : null;

/** A sentence of its own for what a kind of question has no other answer than (`sole.<kind>`). */
export const SOLE = 'sole.';

/** Why the server did not take an answer. */
export interface RefusedAnswer {
  decision: number;
  code: string;
  reason: Text | null;
  rule: string | null;
}

/** All that a page knows of one match. */
export interface MatchState {
  connection: Connection;
  table: TableInfo | null;
  /** The seat whose eyes we see with; null for a spectator. */
  seat: Seat | null;
  /** The server's truth for this viewer; null before the start. */
  sight: Sight | null;
  /** What is on show: it lags behind `sight` while events are played. */
  shown: Shown<unknown> | null;
  /** True while events are played. */
  playing: boolean;
  /** The playback is held: somebody wants to look. */
  held: boolean;
  /** It is held by itself for a moment: whoever plays for the first time looks round. */
  resting: boolean;
  log: readonly LogEntry[];
  outgoing: Outgoing | null;
  /** The decision that the server has our answer to, until the sight no longer asks it. */
  answered: number | null;
  refused: RefusedAnswer | null;
  /** What was answered without a question since a person's last answer, since there was no other answer. */
  byItself: readonly Text[];
  /** The server said that it could not use a message: worth telling, since it is our fault. */
  problem: string | null;
  /** The server's clock minus ours, in milliseconds. */
  clockSkew: number;
  /** What is said at the table, as far as it may be heard. */
  talk: Heard;
}

export interface MatchOptions {
  transport: Pick<Transport, 'wire' | 'earlier' | 'reactions'>;
  speed: () => number;
  reducedMotion: () => boolean;
  hidden: () => boolean;
  /** Whether whoever plays here has not played this game yet. Absent: nobody is new. */
  isNew?: (game: string) => boolean;
  sound: (name: SoundName) => void;
  newId: () => string;
  /** Sees what everybody may see, even where this browser holds a seat. */
  watch?: boolean;
}

export interface Match extends Pick<MatchSocket, 'hurry' | 'here'> {
  store: StoreApi<MatchState>;
  /** Sends an answer; does nothing while another one is on its way. */
  act: (seat: Seat, decision: number, choice: Choice, more?: { byItself?: readonly Text[]; byOrder?: true }) => void;
  /** Sends what a seat does unasked (see `GameProps.aside`): whatever else is on its way. */
  aside: (seat: Seat, choice: string) => void;
  /** Takes this seat's last step back, as far as the sight says that it can; does nothing while one is on its way. */
  takeBack: (seat: Seat) => void;
  /** Goes on at once: to my decision, or to what stays until it is put away. */
  skip: () => void;
  /** Puts away what stays on the stage. */
  putAway: () => void;
  /** Nobody looks any more: what others do is shown at once. */
  away: () => void;
  /** Holds the playback, or lets it go on. */
  hold: (on: boolean) => void;
  /** Looks through the eyes of another of the session's seats. */
  see: (seat: Seat) => void;
  /** Opens the socket anew: the session holds a seat now, or none any more. */
  again: () => void;
  /** Fetches the lines of the log before those that are here. Rejects with an ApiFailure. */
  loadEarlier: () => Promise<void>;
  /** The game's way of showing events, once its module is here, and with which of them a turn begins. Until then updates are shown at once. */
  setPlayback: (playback: Playback, opens?: (event: AnyEvent) => unknown) => void;
  /** Takes lines of talk that came by HTTP. */
  hear: (lines: readonly TalkLine[]) => void;
  /** Takes a table that came by HTTP, where it is not older than what the socket told. */
  setTable: (table: TableInfo) => void;
  forgetRefused: () => void;
  close: () => void;
}

const START: MatchState = {
  connection: 'connecting',
  table: null,
  seat: null,
  sight: null,
  shown: null,
  playing: false,
  held: false,
  resting: false,
  log: [],
  outgoing: null,
  answered: null,
  refused: null,
  byItself: [],
  problem: null,
  clockSkew: 0,
  talk: SILENCE,
};

/** Shows everything at once. */
/** Of what went by itself the last are told: where a bot plays on, a match may be full of it. */
const BY_ITSELF_TOLD = 3;

const PLAIN: Playback = { duration: () => 0, sound: () => null };

/** Connects to a match and keeps its state up to date until `close`. */
export function openMatch(options: MatchOptions): Match {
  const store = createStore<MatchState>(() => START);
  let at: { epoch: string; n: number } | null = null;
  /** The newest update that could not be used since the last whole: one that comes before its whole must be asked for again. */
  let unused = 0;
  /** What packed updates refer to. */
  let book: Book | null = null;
  let eyes: Seat | undefined;
  /** What was done unasked and not acknowledged yet. */
  let asides: Act[] = [];
  let playback = PLAIN;
  let opens: (event: AnyEvent) => unknown = () => false;
  /** The next update comes of what the person here has answered. */
  let answeredByHand = false;
  let queue: PlaybackQueue<unknown> | null = null;

  const put = (change: Partial<MatchState>) => store.setState(change);
  const lastTold = (log: readonly LogEntry[]) => log.at(-1)?.n ?? 0;

  function newStage(view: unknown, told: number): void {
    queue?.close();
    queue = new PlaybackQueue<unknown>(
      {
        playback: () => playback,
        speed: options.speed,
        reducedMotion: options.reducedMotion,
        hidden: options.hidden,
        stays: (event, rest) => {
          const { seat, table } = store.getState();
          return seat !== null && !isPlayedOn({ seat, table }) && playback.stays?.(event, rest, seat) === true;
        },
        rests: (event) => {
          const { seat, table } = store.getState();
          return seat !== null && table !== null && playback.rests?.(event) === true && options.isNew?.(table.game) === true;
        },
        opens: (event) => Boolean(opens(event)),
        me: () => store.getState().seat,
        asked: () => {
          const { sight, answered } = store.getState();
          return sight?.decisions[0] !== undefined && sight.decisions[0].id !== answered;
        },
        sound: options.sound,
        shown: (shown) => put({ shown, playing: queue?.busy ?? false, held: queue?.held ?? false, resting: queue?.resting ?? false }),
      },
      view,
      told,
    );
    put({ shown: queue.shown, playing: false });
  }

  function flush(): void {
    const { outgoing } = store.getState();
    if (outgoing) socket.send({ t: 'act', ...outgoing, choice: asSent(outgoing.choice) });
    for (const act of asides) socket.send(act);
  }

  /** True where the update with this number is the next one. */
  function isNext(n: number): boolean {
    if (at && n === at.n + 1) return true;
    unused = Math.max(unused, n);
    // Known already, or a whole is on its way: applied twice, changes and log would be wrong.
    if (!at || n <= at.n) return false;
    socket.send(greeting()); // one between got lost: the server sends all after the last that we have
    return false;
  }

  /** Shows a new sight, after the events that led to it, each with its view. */
  function goOn(n: number, sight: Sight, log: readonly LogEntry[], views: readonly unknown[]): void {
    if (at) at = { ...at, n };
    const before = store.getState();
    const answered = sight.decisions.some((d) => d.id === before.answered) ? before.answered : null;
    // Of the turn before nothing is told any more but what has a sentence of its own: it tells of a round, which all end at once.
    const turned = before.byItself.length > 0 && log.some(({ event }) => opens(event as AnyEvent));
    const byItself = turned ? before.byItself.filter(({ key }) => key.startsWith(SOLE)) : before.byItself;
    put({ sight, answered, byItself, log: [...before.log, ...log] });
    const byHand = answeredByHand;
    answeredByHand = false;
    if (queue) queue.push(log, sight.view, views, byHand);
    else newStage(sight.view, lastTold(log));
  }

  function done(id: string): void {
    asides = asides.filter((act) => act.id !== id);
    const { outgoing } = store.getState();
    if (ownAnswer(store.getState()) === id) answeredByHand = true;
    if (outgoing?.id === id) put({ answered: outgoing.decision, outgoing: null, refused: null });
  }

  function takePacked(m: Packed): void {
    const id = doneOf(m);
    if (id !== undefined) done(id);
    const { sight } = store.getState();
    if (!isNext(m[0]) || !book || !sight) return;
    const told = book;
    const next = orAll(() => told.unpack(m, sight));
    if (next) goOn(m[0], next.sight, next.log, next.views);
  }

  function take(m: ServerMessage | Packed): void {
    if (isPacked(m)) {
      takePacked(m);
      return;
    }
    switch (m.t) {
      case 'whole': {
        // An older one that comes late: what we have is newer.
        if (at?.epoch === m.epoch && m.n < at.n && m.seat === store.getState().seat) break;
        at = { epoch: m.epoch, n: m.n };
        book = new Book({ ...m, created: m.table.created });
        put({ table: m.table, seat: m.seat, sight: m.sight, log: m.log, answered: null, clockSkew: m.now - Date.now(), problem: null });
        // Its lines may be numbered as another seat reads them; what was given to them follows.
        put({ talk: heardAfter(store.getState().talk, { lines: [], anew: true }) });
        if (m.sight) newStage(m.sight.view, lastTold(m.log));
        else put({ shown: null });
        // An answer that was on its way when the line broke: sent again, the server counts it once.
        flush();
        // An update that belongs after this has come before it: perhaps nothing more is told until we answer it.
        if (unused > m.n) socket.send(greeting());
        unused = 0;
        break;
      }
      case 'update': {
        if (!isNext(m.n)) break;
        const next = orAll(() => {
          const before = store.getState().sight;
          const views = viewsMidway(before?.view, m.midway ?? [], m.log.length);
          return { views, sight: patch(before, m.changes) as Sight };
        });
        if (!next) break;
        put({ clockSkew: m.now - Date.now() });
        goOn(m.n, next.sight, m.log, next.views);
        book?.learn(next.sight, m.log);
        break;
      }
      case 'table':
        put({ table: m.table });
        break;
      case 'done':
        done(m.id);
        break;
      case 'refused': {
        if (asides.some((act) => act.id === m.id)) options.sound('refused');
        asides = asides.filter((act) => act.id !== m.id);
        const { outgoing } = store.getState();
        if (outgoing?.id === m.id) {
          put({ outgoing: null, refused: { decision: outgoing.decision, code: m.code, reason: m.reason, rule: m.rule } });
          options.sound('refused');
        }
        break;
      }
      case 'problem':
        put({ problem: m.code, outgoing: null });
        // It will not be another answer before the match has ended: nobody knocks all the while.
        if (m.code === 'players-only') socket.close();
        break;
      case 'talk':
        put({ talk: heardAfter(store.getState().talk, m) });
        break;
      case 'pong':
        put({ clockSkew: m.now - Date.now() });
        break;
    }
  }

  /** What comes of an update; null where it does not fit, which means that we have lost the thread and must ask for all. */
  function orAll<T>(made: () => T): T | null {
    try {
      return made();
    } catch (e) {
      console.error('asking for the whole sight again', e);
      at = null;
      socket.send(greeting());
      return null;
    }
  }

  function greeting(): Hello {
    return {
      t: 'hello',
      packed: true,
      midway: true,
      talk: true,
      ...(at ?? {}),
      ...(eyes === undefined ? {} : { seat: eyes }),
      ...(options.watch ? { watch: true } : {}),
    };
  }

  const socket = new MatchSocket({
    open: () => options.transport.wire(),
    hello: greeting,
    connection: (connection) => {
      put({ connection });
      // Resumed by updates alone: there is no whole that would send the waiting answer again.
      if (connection === 'open' && at) flush();
    },
    message: take,
  });

  return {
    store,
    act(seat, decision, choice, more) {
      const { outgoing, byItself } = store.getState();
      if (outgoing) return;
      if (!more) queue?.leave();
      put({
        outgoing: {
          id: options.newId(),
          seat,
          decision,
          choice,
          ...(more?.byOrder ? { byOrder: true } : {}),
          ...(more?.byItself ? { byItself: true } : {}),
        },
        refused: null,
        byItself: more?.byItself ? [...byItself, ...more.byItself].slice(-BY_ITSELF_TOLD) : [],
      });
      flush();
    },
    aside(seat, choice) {
      asides.push({ t: 'act', id: options.newId(), seat, decision: ASIDE, choice });
      socket.send(asides.at(-1)!);
    },
    takeBack(seat) {
      const { sight, outgoing } = store.getState();
      if (!sight?.back || outgoing || asides.some(({ decision }) => decision === BACK)) return;
      queue?.skip(true);
      asides.push({ t: 'act', id: options.newId(), seat, decision: BACK, choice: String(sight.back) });
      socket.send(asides.at(-1)!);
    },
    skip: () => queue?.skip(),
    putAway: () => queue?.putAway(),
    away: () => queue?.away(),
    hold(on) {
      queue?.hold(on);
      put({ held: queue?.held ?? false, resting: queue?.resting ?? false });
    },
    again() {
      at = null;
      socket.restart();
    },
    see(seat) {
      eyes = seat;
      at = null;
      socket.send(greeting());
    },
    async loadEarlier() {
      const { seat, log } = store.getState();
      const before = log[0]?.n ?? 1;
      if (before <= 1) return;
      const [lines, reactions] = await Promise.all([options.transport.earlier(seat, before), options.transport.reactions?.(seat, before)]);
      const now = store.getState();
      // Somebody else's lines by now, or the same ones twice: dropped.
      if (now.seat !== seat || now.log[0]?.n !== before) return;
      put({ log: [...lines, ...now.log], talk: heardAfter(now.talk, { lines: [], ...(reactions ? { reactions } : {}) }) });
    },
    setPlayback(next, turns = () => false) {
      playback = next;
      opens = turns;
    },
    hear: (lines) => put({ talk: heardAfter(store.getState().talk, { lines }) }),
    setTable(table) {
      const known = store.getState().table;
      // Its answer may have been on its way longer than what the socket told since.
      const isOlder = table.id === known?.id && (table.revision ?? Number.POSITIVE_INFINITY) < (known.revision ?? 0);
      if (!isOlder) put({ table });
    },
    forgetRefused: () => put({ refused: null }),
    hurry: () => socket.hurry(),
    here: () => socket.here(),
    close() {
      queue?.close();
      socket.close();
    },
  };
}

const asSent = (choice: Choice): string | string[] => (typeof choice === 'string' ? choice : [...choice]);
