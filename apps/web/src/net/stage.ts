import type { LogEntry } from '@questhall/protocol';
import type { AnyEvent, Playback, SoundName } from '../games/contract.ts';

/** What is on show: a view, and the event that is being played. `told` is the number of the last log line shown. */
export interface Shown<V> {
  view: V;
  playing: { event: AnyEvent; ms: number } | null;
  told: number;
}

export interface StageOptions<V> {
  /** Asked before each event. */
  playback: () => Playback;
  /** How many times faster than normal; Infinity shows the end at once. Asked before each event. */
  speed: () => number;
  reducedMotion: () => boolean;
  /** True while nobody looks (a hidden tab): everything is shown at once. */
  hidden: () => boolean;
  shown: (shown: Shown<V>) => void;
  sound: (name: SoundName) => void;
}

/** With reduced motion an event stays this long at most: time to read, not to move. */
const CALM_MS = 400;
/** A longer backlog (a slow phone, a burst of bots' moves) is played faster, so that nobody watches old news. */
const BACKLOG_MS = 14_000;

/** One update of the server: its events, the views that go with them, and the view that is true after them. */
interface Act<V> {
  events: readonly LogEntry[];
  views: readonly V[];
  view: V;
}

/**
 * The playback queue. Updates come in as the server sends them; the shown view advances event by event to what the server
 * says had changed by then, with the last event of an update to the view after it. Nothing is reckoned here.
 */
export class Stage<V> {
  private readonly options: StageOptions<V>;
  private acts: Act<V>[] = [];
  /** The next event of the first act. */
  private at = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private current: Shown<V>;
  private isHeld = false;

  constructor(options: StageOptions<V>, view: V, told: number) {
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
   */
  push(events: readonly LogEntry[], view: V, views: readonly V[] = []): void {
    this.acts.push({ events, views, view });
    if (this.options.hidden()) this.skip();
    else if (this.timer === undefined && !this.isHeld) this.step();
  }

  /** True while nothing new is shown because somebody wants to look. */
  get held(): boolean {
    return this.isHeld;
  }

  /** Holds what is shown as it is, or goes on with the next event. What comes meanwhile is kept; skipping ends it. */
  hold(on: boolean): void {
    if (on === this.isHeld) return;
    this.isHeld = on;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!on) this.step();
  }

  /** Shows the server's view at once and forgets what was still to be played. */
  skip(): void {
    const last = this.acts.at(-1);
    if (!last) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isHeld = false;
    const told = this.acts.flatMap((a) => a.events).at(-1)?.n ?? this.current.told;
    this.acts = [];
    this.at = 0;
    this.show({ view: last.view, playing: null, told: Math.max(told, this.current.told) });
  }

  /** Starts over from a whole view: nothing is played. */
  reset(view: V, told: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isHeld = false;
    this.acts = [];
    this.at = 0;
    this.show({ view, playing: null, told });
  }

  /** Stops for good. */
  close(): void {
    clearTimeout(this.timer);
    this.acts = [];
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
      const ms = this.lengthOf(event);
      const sound = this.options.playback().sound(event);
      if (sound) this.options.sound(sound);
      const later = ms > 0 && this.options.playback().spoils?.(event) === true;
      const next = last ? act.view : (act.views[this.at - 1] ?? this.current.view);
      const lingers = ms > 0 && this.options.playback().lingers?.(event) === true;
      this.show({
        view: lingers ? this.current.view : next,
        playing: ms > 0 ? { event, ms } : null,
        told: later ? this.current.told : entry.n,
      });
      if (ms > 0) {
        this.timer = setTimeout(() => this.step(), ms);
        return;
      }
    }
  }

  private lengthOf(event: AnyEvent): number {
    const speed = this.options.speed();
    const normal = this.options.playback().duration(event);
    if (normal <= 0 || speed === Number.POSITIVE_INFINITY) return 0;
    const hurry = Math.max(1, this.backlog() / BACKLOG_MS);
    const ms = normal / speed / hurry;
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
