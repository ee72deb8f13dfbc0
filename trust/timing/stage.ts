import type { AnyGame, Seat } from '@questhall/kernel';
import { pino } from 'pino';
import { Outbox } from '../../apps/server/src/calls/outbox.ts';
import type { Ways } from '../../apps/server/src/calls/ways.ts';
import { USUAL_TIMES, type Wishes } from '../../apps/server/src/calls/wishes.ts';
import { LiveMatch } from '../../apps/server/src/match/live.ts';
import { decisionNumber } from '../../apps/server/src/match/sight.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { type HandClock, settle } from '../leaks/hand-clock.ts';
import { Steering } from '../leaks/steering.ts';
import { recordOf, sessionOf } from '../leaks/worlds.ts';
import type { Answer, Course } from './course.ts';

/** When a course begins. */
const BEGIN = 2_000_000;
/** Calls are not made here. */
const NEVER = 2 ** 31 - 1;

export interface StageParts {
  course: Course;
  viewer: Seat | undefined;
  clock: HandClock;
  /** The milliseconds of a tick in the match (0: it has none), and those by which this program counts. */
  tick: number;
  grid: number;
}

/** A match of the true server in one world, with a viewer who notes each message and its moment. */
export class Stage {
  /** What the viewer was sent: the moment, a space, the message. */
  readonly stream: string[] = [];
  readonly match: LiveMatch;
  /** When the viewer is to be called, and since when they are waited for; undefined where they are not. */
  call: { since: number; next: number } | undefined;
  readonly #parts: StageParts;
  readonly #steering = new Steering();
  #ids = 0;

  /** @param parts whoever watches is told by mail as well, a minute after the match begins to wait for them */
  static async set(game: AnyGame, parts: StageParts): Promise<Stage> {
    const { clock, viewer } = parts;
    clock.now = BEGIN;
    const wishes: Wishes = { ...USUAL_TIMES, ...{ origin: '', push: [], mail: 'viewer@home.example', hook: null, after: 60 } };
    const kept = new Map(viewer === undefined ? [] : [[sessionOf(viewer), JSON.stringify(wishes)]]);
    const outbox = await Outbox.open({
      store: { wishes: async () => kept } as unknown as Store,
      ways: { close: () => undefined } as unknown as Ways,
      ...{ log: pino({ level: 'silent' }), now: () => clock.now, every: NEVER },
    });
    return new Stage(game, parts, outbox);
  }

  private constructor(game: AnyGame, parts: StageParts, outbox: Outbox) {
    this.#parts = parts;
    const { course, clock, tick, viewer } = parts;
    const record = recordOf(game, course.before, optionsOf(game));
    const store = { seen: async () => false, commit: async () => undefined } as unknown as Store;
    const saved = { record, state: structuredClone(course.before), events: [], taken: record.seats.map(() => 3) };
    const log = pino({ level: 'silent' });
    const served = this.#steering.of(game);
    const session = viewer === undefined ? undefined : sessionOf(viewer);
    const changes: Outbox['changes'] = (...of) => {
      const changed = outbox.changes(...of);
      if (changed?.done.includes(session!)) this.call = undefined;
      for (const { next, since } of changed?.waiting ?? [])
        if (!this.call || changed!.answered.includes(session!)) this.call = { since: since ?? changed!.from, next };
      return changed;
    };
    const calls = { changes, sign: () => undefined, freeTimeOf: () => undefined, quietOf: () => undefined };
    this.match = new LiveMatch(saved, { game: served, store, log, now: () => clock.now, tick, changed: () => undefined, calls });
    this.match.welcome({ session, viewer, send: (text) => this.#note(text) }, {});
  }

  /** The opening answer, and all that comes of it at once. Returns the moment at which it was taken. */
  async open(): Promise<number> {
    const { opening, draws } = this.#parts.course;
    this.#steering.follow(draws.opening);
    // Only until it is taken: the window that it opens may then stand open for a while by itself.
    const taken = () => this.match.taken[opening.seat];
    const before = taken();
    void this.#act(opening);
    for (let ms = 0; taken() === before && ms < 2 * this.#parts.grid; ms++) await this.#parts.clock.move(1);
    this.#steering.follow(draws.closing);
    return this.#parts.clock.now;
  }

  /** Gives these answers, each at its moment; `curious`: when the viewer tries an answer that is none. */
  async answer(answers: readonly { at: number; answer: Answer }[], curious: readonly number[]): Promise<void> {
    const { clock } = this.#parts;
    const given = answers.map(({ at, answer }) => ({ at, give: () => this.#act(answer) }));
    const tried = curious.map((at) => ({ at, give: () => this.#try() }));
    for (const { at, give } of [...given, ...tried].sort((a, b) => a.at - b.at)) {
      await clock.move(Math.max(0, at - clock.now));
      void give();
      await settle();
    }
  }

  /** Lets time go by until a window that stands open by itself has passed; that moment. */
  async passed(): Promise<number> {
    const { clock } = this.#parts;
    await settle();
    // It may have passed while somebody tried something: then that was at the last tick.
    if (this.match.mailbox.idle) return clock.now - (this.#parts.grid - this.untilTick());
    for (let ticks = 0; !this.match.mailbox.idle && ticks < 100; ticks++) await clock.move(this.untilTick());
    return clock.now;
  }

  /** Lets time go by until some ticks after this moment; the match must be at rest then. */
  async rest(at: number): Promise<void> {
    const { clock, grid } = this.#parts;
    await clock.move(Math.max(0, at - clock.now) + 3 * grid);
    if (!this.match.mailbox.idle) throw new Error('a match comes to no rest');
  }

  /** Milliseconds until the match's next tick; of a usual one where the match has none. */
  untilTick(): number {
    const { clock, grid } = this.#parts;
    const passing = this.match.hold.passing(this.match.record)?.(false);
    return passing ? passing.ms - (passing.ticks - 1) * grid : grid - (clock.now % grid);
  }

  /** Somebody's answer; the viewer notes the reply to its own. */
  #act({ seat, choice }: Answer): Promise<void> {
    const command = {
      id: `command-${seat}-${++this.#ids}`,
      session: sessionOf(seat),
      seat,
      choice,
      decision: decisionNumber(this.match.taken, seat),
    };
    return this.match.act(command, (reply) => {
      // Numbers of commands are the client's own.
      if (seat === this.#parts.viewer) this.#note(JSON.stringify({ ...reply, id: 'own' }));
    });
  }

  /** The viewer tries an answer that is none: it must be refused at once, whatever others do. */
  #try(): Promise<void> {
    const { viewer = 0 } = this.#parts;
    const session = this.#parts.viewer === undefined ? undefined : sessionOf(viewer);
    this.listed();
    return this.match.act({ id: 'a-curious-one', session, seat: viewer, choice: 'nothing', decision: 999 }, (reply) =>
      this.#note(JSON.stringify(reply)),
    );
  }

  /** The viewer looks whom the match waits for, and since when, as the list of their matches says it. */
  listed(): void {
    const { viewer } = this.#parts;
    this.#note(`listed: ${JSON.stringify(this.match.table(viewer === undefined ? undefined : sessionOf(viewer)).waiting)}`);
  }

  #note(text: string): void {
    this.stream.push(`${this.#parts.clock.now - BEGIN} ms: ${text.replace(/"epoch":"[a-z0-9]{16}"/, '"epoch":""')}`);
  }
}

function optionsOf(game: AnyGame) {
  return Object.fromEntries(game.options.map(({ id, byDefault }) => [id, byDefault]));
}
