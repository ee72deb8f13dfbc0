// Long, because all that holds what is shown (its time, a person, what stays, looking round) must agree on one timer.
import type { Seat } from '@questhall/kernel';
import type { LogEntry } from '@questhall/protocol';
import type { AnyEvent, Playback, SoundName } from '../games/contract.ts';

/** What is on show: a view, and the event that is being played. `told` is the number of the last log line shown. */
export interface Shown<V> {
  view: V;
  /** `stays`: until it is put away. */
  playing: { event: AnyEvent; ms: number; stays?: true } | null;
  told: number;
}

export interface PlaybackQueueOptions<V> {
  /** Asked before each event. */
  playback: () => Playback;
  /** How many times faster than normal; Infinity shows the end at once. Asked before each event. */
  speed: () => number;
  reducedMotion: () => boolean;
  /** True while nobody looks (a hidden tab): everything is shown at once. */
  hidden: () => boolean;
  /** Whether an event stays until it is put away; `rest` is what its update tells after it. Absent: nothing does. */
  stays?: (event: AnyEvent, rest: readonly AnyEvent[]) => boolean;
  /** Whether nothing goes on for a while after an event, since all lies new before whoever looks. Absent: never. */
  rests?: (event: AnyEvent) => boolean;
  /** Whether another turn begins with an event: what comes after it is not what came of the viewer’s answer. Absent: none does. */
  opens?: (event: AnyEvent) => boolean;
  /** Whose seat the viewer has; null where they have none. Absent: none. */
  me?: () => Seat | null;
  /** True while the viewer is asked something: then nothing is waited for. Absent: never. */
  asked?: () => boolean;
  shown: (shown: Shown<V>) => void;
  sound: (name: SoundName) => void;
}

/** With reduced motion an event stays this long at most: time to read, not to move. */
const CALM_MS = 400;
/** A longer backlog (a slow phone, a burst of bots' moves) is played faster, so that nobody watches old news. */
const BACKLOG_MS = 14_000;

/** What came of the viewer's own answer is shown no faster than so many times: the pace is for what others do. */
const OWN_SPEED = 2;

/** So long nothing goes on where somebody looks round first. */
const REST_MS = 6000;

/** One update of the server: its events, the views that go with them, and the view that is true after them. */
interface Act<V> {
  events: readonly LogEntry[];
  views: readonly V[];
  view: V;
  /** So many of its first events came of the viewer's own answer. */
  own: number;
}

/**
 * The playback queue. Updates come in as the server sends them; the shown view advances event by event to what the server
 * says had changed by then, with the last event of an update to the view after it. Nothing is reckoned here.
 */
export class PlaybackQueue<V> {
  private readonly options: PlaybackQueueOptions<V>;
  private acts: Act<V>[] = [];
  /** The next event of the first act. */
  private at = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private current: Shown<V>;
  private isHeld = false;
  /** It is held by itself, and goes on by itself. */
  private isResting = false;
  /** What is shown stays until it is put away. */
  private isStaying = false;
  /** What stays, and came behind what is staying now where nothing else could be waited for. */
  private next: { event: AnyEvent; ms: number; stays: true }[] = [];

  constructor(options: PlaybackQueueOptions<V>, view: V, told: number) {
    this.options = options;
    this.current = { view, playing: null, told };
  }

  get shown(): Shown<V> {
    return this.current;
  }

  /** True while the shown view lags behind the server's. */
  get busy(): boolean {
    return this.acts.length > 0;
  }

  /**
   * Adds an update to what is to be played.
   * @param views the view at each event, as far as known; before the first that is, the old one stays
   * @param answered it came of what the viewer has answered
   */
  push(events: readonly LogEntry[], view: V, views: readonly V[] = [], answered = false): void {
    const others = events.findIndex(({ event }) => this.options.opens?.(event as AnyEvent));
    this.acts.push({ events, views, view, own: !answered ? 0 : others < 0 ? events.length : others });
    if (this.options.hidden()) this.away();
    else if (this.isStaying) {
      this.catchUp();
      // It waits behind what stays: whoever looks must know that there is more to come, or the end of a match would be taken for shown.
      if (this.busy) this.show(this.current);
    } else if (this.isResting && this.options.asked?.()) this.hold(false);
    // Held or not, whoever looks must know that there is more to come.
    else if (this.isHeld) this.show(this.current);
    else if (this.timer === undefined) this.step();
  }

  /** True while something is shown that stays until it is put away. */
  get staying(): boolean {
    return this.current.playing?.stays === true;
  }

  /** Puts away what stays, and goes on. Does nothing where nothing stays. */
  putAway(): void {
    if (!this.staying) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isStaying = false;
    const next = this.next.shift();
    if (next) this.stay({ ...this.current, playing: next });
    else if (this.isHeld) this.show({ ...this.current, playing: null });
    else this.step();
  }

  /** Nobody looks any more: all is shown at once, up to what stays until it was seen. */
  away(): void {
    if (this.isStaying) this.catchUp(true);
    else if (!this.staying) this.skip();
  }

  /** Puts away what stays, and all that stays behind it: its viewer goes on with the match. */
  leave(): void {
    this.next = [];
    this.putAway();
  }

  /** True while nothing new is shown because somebody wants to look. */
  get held(): boolean {
    return this.isHeld;
  }

  /** True while nothing goes on for a moment, so that one can look round. */
  get resting(): boolean {
    return this.isResting;
  }

  /** Holds what is shown as it is, or goes on with the next event. What comes meanwhile is kept; skipping ends it. */
  hold(on: boolean): void {
    if (on === this.isHeld && !this.isResting) return;
    this.isHeld = on;
    this.isResting = false;
    // What stays is put away, and not let go on.
    if (this.staying) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!on) this.step();
  }

  /**
   * Goes to the next event that stays, and past it where it is shown already; where there is none, shows the server's view at
   * once and forgets what was still to be played.
   * @param past what stays as well
   */
  skip(past = false): void {
    if (!past && this.next.length > 0) {
      this.putAway();
      return;
    }
    const last = this.acts.at(-1);
    if (!last && !this.staying) return;
    this.halt();
    const found = past ? null : this.nextThatStays();
    if (found) {
      const view = (found.at > 0 ? this.acts[found.act]?.views[found.at - 1] : this.acts[found.act - 1]?.view) ?? this.current.view;
      this.current = { ...this.current, view };
      this.acts = this.acts.slice(found.act);
      this.at = found.at;
      this.step();
      return;
    }
    const told = this.acts.flatMap((a) => a.events).at(-1)?.n ?? this.current.told;
    this.acts = [];
    this.at = 0;
    this.show({ view: last ? last.view : this.current.view, playing: null, told: Math.max(told, this.current.told) });
  }

  /** Starts over from a whole view: nothing is played. */
  reset(view: V, told: number): void {
    this.halt();
    this.acts = [];
    this.at = 0;
    this.show({ view, playing: null, told });
  }

  /**
   * Starts over in the middle of an update, while one of its events is told, and stays there: what follows it is played once it
   * is let go on. After the last event nothing is left to be let go.
   * @param at which of the events
   */
  standAt(events: readonly LogEntry[], view: V, views: readonly V[], at: number): void {
    this.halt();
    const { event, n } = events[at] as LogEntry & { event: AnyEvent };
    const isLast = at === events.length - 1;
    this.acts = isLast ? [] : [{ events, views, view, own: 0 }];
    this.at = isLast ? 0 : at + 1;
    this.isHeld = !isLast;
    // It is looked at, and not passed by: its picture is wanted at every pace.
    const normal = this.options.playback().duration(event);
    const ms = this.lengthOf(event) || Math.min(normal, CALM_MS);
    this.show({ view: isLast ? view : (views[at] ?? view), playing: ms > 0 ? { event, ms } : null, told: n });
  }

  /** Stops for good. */
  close(): void {
    clearTimeout(this.timer);
    this.acts = [];
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isHeld = false;
    this.isResting = false;
    this.isStaying = false;
    this.next = [];
  }

  private step(): void {
    this.timer = undefined;
    for (;;) {
      const act = this.acts[0];
      if (!act) {
        if (this.current.playing) this.show({ ...this.current, playing: null });
        return;
      }
      const entry = act.events[this.at];
      if (!entry) {
        this.acts.shift();
        this.at = 0;
        const done = this.acts.length === 0;
        this.show({ view: act.view, playing: done ? null : this.current.playing, told: act.events.at(-1)?.n ?? this.current.told });
        continue;
      }
      const last = ++this.at === act.events.length;
      const event = entry.event as AnyEvent;
      const ms = this.lengthOf(event, this.at <= act.own);
      const sound = this.options.playback().sound(event);
      if (sound) this.options.sound(sound);
      const later = ms > 0 && this.options.playback().spoils?.(event) === true;
      const next = last ? act.view : (act.views[this.at - 1] ?? this.current.view);
      // What its line would give away, every figure that follows the view would give away as well.
      const lingers = later || (ms > 0 && this.options.playback().lingers?.(event) === true);
      const stays = ms > 0 && this.stays(act, this.at - 1);
      this.show({
        view: lingers ? this.current.view : next,
        playing: ms > 0 ? { event, ms, ...(stays ? { stays } : {}) } : null,
        told: later ? this.current.told : entry.n,
      });
      if (stays) {
        const after: Shown<V> = { view: next, playing: { event, ms, stays }, told: entry.n };
        this.timer = setTimeout(() => this.stay(after), this.options.asked?.() ? Math.min(ms, CALM_MS) : ms);
        return;
      }
      if (ms > 0) {
        this.timer = setTimeout(this.options.rests?.(event) ? () => this.rest() : () => this.step(), ms);
        return;
      }
    }
  }

  /** Holds for a while what has just been shown; whoever is asked something waits for nothing. */
  private rest(): void {
    if (this.options.asked?.()) {
      this.step();
      return;
    }
    this.isHeld = true;
    this.isResting = true;
    this.timer = setTimeout(() => this.hold(false), REST_MS);
    this.show({ ...this.current, playing: null });
  }

  /** Whether an event of an act stays until it is put away. */
  private stays(act: Act<V>, at: number): boolean {
    const rest = act.events.slice(at).map((entry) => entry.event as AnyEvent);
    return rest[0] !== undefined && this.options.stays?.(rest[0], rest.slice(1)) === true;
  }

  /** What stays has been played: it is shown as it ends, until it is put away. */
  private stay(shown: Shown<V>): void {
    this.timer = undefined;
    this.isStaying = true;
    // Nothing is left to be shown behind it: the view lags no more.
    if (this.acts.length === 1 && this.at === this.acts[0]?.events.length) {
      this.acts = [];
      this.at = 0;
    }
    this.show(shown);
    this.catchUp();
  }

  /**
   * While the viewer is asked something, all that has come behind what stays is shown with it.
   * @param anyway also where nothing is asked
   */
  private catchUp(anyway = false): void {
    const last = this.acts.at(-1);
    if (!last || !(anyway || this.options.asked?.() || this.options.hidden())) return;
    for (let found = this.nextThatStays(); found; found = this.nextThatStays()) {
      const event = this.acts[found.act]!.events[found.at]!.event as AnyEvent;
      this.next.push({ event, ms: this.lengthOf(event), stays: true });
      this.acts = this.acts.slice(found.act);
      this.at = found.at + 1;
    }
    this.acts = [];
    this.at = 0;
    this.show({ view: last.view, playing: this.current.playing, told: Math.max(last.events.at(-1)?.n ?? 0, this.current.told) });
  }

  /** The next event to come that stays. */
  private nextThatStays(): { act: number; at: number } | null {
    for (const [i, act] of this.acts.entries()) {
      for (let at = i === 0 ? this.at : 0; at < act.events.length; at++) {
        if (this.lengthOf(act.events[at]!.event as AnyEvent) > 0 && this.stays(act, at)) return { act: i, at };
      }
    }
    return null;
  }

  private lengthOf(event: AnyEvent, own = false): number {
    const speed = own && Number.isFinite(this.options.speed()) ? Math.min(OWN_SPEED, this.options.speed()) : this.options.speed();
    const normal = this.options.playback().duration(event);
    if (normal <= 0 || speed === Number.POSITIVE_INFINITY) return 0;
    // What others do is hurried where much waits, and never what came of one's own answer.
    const hurry = own ? 1 : Math.max(1, this.backlog() / BACKLOG_MS);
    const ms = Math.max(normal / speed / hurry, Math.min(normal, this.options.playback().least?.(event, this.options.me?.() ?? null) ?? 0));
    return Math.round(this.options.reducedMotion() ? Math.min(ms, CALM_MS) : ms);
  }

  private backlog(): number {
    let sum = 0;
    for (const [i, act] of this.acts.entries()) {
      for (const entry of i === 0 ? act.events.slice(this.at) : act.events)
        sum += this.options.playback().duration(entry.event as AnyEvent);
    }
    return sum;
  }

  private show(shown: Shown<V>): void {
    this.current = shown;
    this.options.shown(shown);
  }
}
