import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Playback, SoundName } from '../games/contract.ts';
import { PlaybackQueue, type Shown } from '../net/playback-queue.ts';
import { type Opening, type Still, stillOfLine, type Track } from './track.ts';

/** What the player shows. `shown.view` is that of the track: with the eyes of all a list of views. */
export interface PlayerState {
  /** The moment on show, or the one that is being played. */
  at: number;
  /** True while it goes on by itself. */
  running: boolean;
  shown: Shown<unknown>;
  /** True while events of the moment are being played, or stand still in their middle. */
  busy: boolean;
  /** The line that is being told while it stands still there, though others of the same moment may follow; else null. */
  line: number | null;
}

export interface PlayerOptions extends Opening {
  track: Track;
  playback: Playback;
  speed: () => number;
  reducedMotion: () => boolean;
  sound: (name: SoundName) => void;
}

/** Between two moments that play by themselves, at normal speed; also where events take no time at all. */
const PAUSE_MS = 450;
const FASTEST = 4;

/** Plays a track: forward event by event as at the table, by jumps in every other direction. */
export class Player {
  readonly store: StoreApi<PlayerState>;
  readonly #options: PlayerOptions;
  readonly #queue: PlaybackQueue<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PlayerOptions) {
    this.#options = options;
    const at = this.#within(options.at);
    const { view, told } = this.#still(at);
    this.store = createStore<PlayerState>(() => ({ at, running: false, busy: false, line: null, shown: { view, playing: null, told } }));
    this.#queue = new PlaybackQueue(
      {
        playback: () => options.playback,
        speed: options.speed,
        reducedMotion: options.reducedMotion,
        hidden: () => false,
        sound: options.sound,
        shown: (shown) => {
          this.store.setState({ shown, busy: this.#queue.busy });
          if (!this.#queue.busy) this.#goOn();
        },
      },
      view,
      told,
    );
    if (options.line !== undefined) this.#stand(options.line);
  }

  get last(): number {
    return this.#options.track.stills.length - 1;
  }

  /** Shows a moment at once and stays there. */
  jump(to: number): void {
    this.pause();
    this.#show(this.#within(to));
  }

  /** Shows the middle of a moment, while this line is told, and stays there. */
  jumpToLine(line: number): void {
    this.pause();
    this.#stand(line);
  }

  /** One moment back; out of the middle of one to its beginning. */
  back(): void {
    this.jump(this.store.getState().at - 1);
  }

  /** Plays the next moment; where one is being played, finishes that first. Out of the middle of one plays what is left of it. */
  forward(): void {
    this.pause();
    if (!this.#letGo()) this.#next();
  }

  /** Plays on by itself; from the end, from the beginning again. */
  play(): void {
    if (this.store.getState().at >= this.last && !this.#queue.busy) this.#show(0);
    this.store.setState({ running: true });
    if (!this.#letGo() && !this.#queue.busy) this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.store.getState().running) this.store.setState({ running: false });
  }

  toggle(): void {
    if (this.store.getState().running) this.pause();
    else this.play();
  }

  close(): void {
    this.pause();
    this.#queue.close();
  }

  #next(): void {
    if (this.#queue.busy) this.#queue.skip();
    const at = this.store.getState().at + 1;
    if (at > this.last) {
      this.pause();
      return;
    }
    this.store.setState({ at, line: null });
    const { log, view, views } = this.#still(at);
    this.#queue.push(log, view, views);
  }

  #goOn(): void {
    const { running, at } = this.store.getState();
    if (!running || this.#timer !== undefined) return;
    if (at >= this.last) {
      this.pause();
      return;
    }
    const pause = PAUSE_MS / Math.min(FASTEST, this.#options.speed());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, pause);
  }

  #show(at: number): void {
    const { view, told } = this.#still(at);
    this.store.setState({ at, line: null });
    this.#queue.reset(view, told);
  }

  #stand(line: number): void {
    const at = stillOfLine(this.#options.track, line);
    const { log, view, views } = this.#still(at);
    const which = log.findIndex(({ n }) => n === line);
    if (which < 0) {
      this.#show(at);
      return;
    }
    this.store.setState({ at, line });
    this.#queue.standAt(log, view, views, which);
  }

  /** Goes on out of the middle of a moment. False where it did not stand there. */
  #letGo(): boolean {
    if (!this.#queue.held) return false;
    this.store.setState({ line: null });
    this.#queue.hold(false);
    return true;
  }

  #still(at: number): Still {
    return this.#options.track.stills[at]!;
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.last, at));
  }
}
