import type { SeatClient, Table } from './seats.ts';

/** What is asked of the load. */
export interface Wish {
  /** Matches that are played at the same time. */
  matches: number;
  /**
   * Moves a second in each of them; 0: as many as it can. Each match has hours of its own for them, which do not move: after a stall
   * all would else move at the same moment for good, and what is measured would be how long a hundred moves take.
   */
  pace: number;
}

/** The next of a match's moments at so many moves a second; those that are gone already are passed over. */
export function dueAfter(due: number, pace: number): number {
  const every = 1000 / pace;
  return due + every * Math.max(1, Math.ceil((performance.now() - due) / every));
}

/**
 * Matches under way, always as many as wished: when one ends, the next of the tables that lie ready begins. Tables are
 * opened before the clock runs, on either side.
 */
export class Load {
  readonly latencies: number[] = [];
  measuring = false;
  /** Moves so far, measured or not. */
  moves = 0;
  readonly #wish: Wish;
  readonly #tables: Table[];
  readonly #all: readonly Table[];
  #stopped = false;
  /** Moves that wait until it goes on; undefined while it does. */
  #held: (() => void)[] | undefined;
  #exhausted: () => void = () => undefined;
  /** Resolves when no table is left to keep so many matches going. */
  readonly exhausted = new Promise<void>((resolve) => {
    this.#exhausted = resolve;
  });

  constructor(tables: readonly Table[], wish: Wish) {
    this.#all = tables;
    this.#tables = [...tables];
    this.#wish = wish;
  }

  /** Begins so many matches; with a pace their moves are spread over time. */
  start(): void {
    for (let i = 0; i < this.#wish.matches; i++) {
      if (this.#wish.pace > 0) this.#at(performance.now() + Math.random() * (1000 / this.#wish.pace), (due) => this.#next(due));
      else this.#next(0);
    }
  }

  /** Bytes on the wire so far, both directions, of all tables. */
  bytes(): number {
    return this.#all.reduce((all, { seats }) => all + seats.reduce((sum, seat) => sum + seat.bytes(), 0), 0);
  }

  stop(): void {
    this.#stopped = true;
    for (const { seats } of this.#all) for (const seat of seats) seat.close();
  }

  /** From now on nobody answers until `goOn`. */
  hold(): void {
    this.#held ??= [];
  }

  goOn(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const answer of held) answer();
  }

  /** Later, at that moment of this process's clock. */
  #at(due: number, go: (due: number) => void): void {
    setTimeout(() => go(due), due - performance.now());
  }

  /** @param due when this move was due; without a pace any number */
  #next(due: number): void {
    if (this.#stopped) return;
    const table = this.#tables.pop();
    if (!table) {
      this.#exhausted();
      return;
    }
    this.#play(table, due);
  }

  /** Whoever is asked answers once everybody has seen the move before. */
  #play({ seats, told }: Table, first: number): void {
    let [sent, moves, due] = [0, 0, first];
    const answer = () => {
      if (this.#stopped) return;
      if (this.#held) {
        this.#held.push(answer);
        return;
      }
      const asked = seats.find((seat: SeatClient) => seat.asked);
      if (!asked) {
        for (const seat of seats) seat.close(); // people go home
        this.#next(due);
        return;
      }
      moves++;
      sent = performance.now();
      asked.answer();
    };
    told(() => {
      if (sent === 0 || !seats.every((seat) => seat.seen >= moves)) return;
      const took = performance.now() - sent;
      this.moves++;
      if (this.measuring) this.latencies.push(took);
      sent = 0;
      if (this.#wish.pace === 0) return answer();
      due = dueAfter(due, this.#wish.pace);
      this.#at(due, answer);
    });
    answer();
  }
}
