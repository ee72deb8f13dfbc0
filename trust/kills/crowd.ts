import { games } from '../games.ts';
import { AutoSeat, ask, enter, type Guest, newTable } from '../seat.ts';
import { Clerk } from './clerks.ts';
import { Rewinder } from './rewinders.ts';
import { Talker } from './talkers.ts';

/** Long games need not be played to their end: who has answered so often since is playing on. */
const PLAYS_ON = 100;

/**
 * With what a game ends by itself that random answers might keep going for ever: whoever plays on for an hour would measure
 * matches of a length that nobody plays.
 */
export const ENDING: Readonly<Record<string, object>> = {
  talisman: { roundLimit: 60 },
  dystopia: { campaign: false, roundLimit: 60 },
};

/** Several matches at once, played by scripted seats through a server that may go and come. */
export class Crowd {
  readonly seats: AutoSeat[] = [];
  /** One at each match. */
  readonly talkers: Talker[] = [];
  /** One at each match as well. */
  readonly clerks: Clerk[] = [];
  /** And one. */
  readonly rewinders: Rewinder[] = [];
  /** Where the server is now. */
  address: string;
  readonly #guests: Guest[];
  readonly #seed: number;
  readonly #think: number;
  readonly #games: typeof games;
  readonly #options: Readonly<Record<string, object>>;
  #tables = 0;

  private constructor(
    address: string,
    guests: Guest[],
    seed: number,
    think: number,
    of: typeof games,
    options: Readonly<Record<string, object>>,
  ) {
    this.address = address;
    this.#guests = guests;
    this.#seed = seed;
    this.#think = think;
    this.#games = of;
    this.#options = options;
  }

  /**
   * @param think how long a seat waits before it answers, in milliseconds, and somebody at least before they say the next thing
   * @param of the games that the server at this address has
   * @param options by game, how its matches are set
   */
  static async enter(address: string, seed: number, think = 3, of = games, options: Readonly<Record<string, object>> = {}): Promise<Crowd> {
    const guests: Guest[] = [];
    for (const name of ['Anna', 'Bo', 'Cy']) guests.push(await enter(address, name));
    // Two of them are to be called, some day: what is written for that is looked at, too.
    for (const { token } of guests.slice(0, 2)) {
      await ask(address, token, 'PUT', '/api/calls', { locale: 'en', zone: 'UTC', quiet: null, after: 86_400 });
      await ask(address, token, 'PUT', '/api/calls/hook', { url: 'https://nobody.invalid/', own: true });
    }
    return new Crowd(address, guests, seed, think, of, options);
  }

  /** One more match; games and numbers of seats take turns. */
  async open(): Promise<void> {
    const nr = this.#tables++;
    const { game } = this.#games[nr % this.#games.length]!;
    const seats = Math.max(game.seats.min, Math.min(game.seats.max, 2 + (Math.floor(nr / this.#games.length) % 2)));
    const match = await newTable(this.address, this.#guests.slice(0, seats), game.id, this.#options[game.id]);
    this.talkers.push(new Talker(match, this.#guests[0]!.token, () => this.address, Math.max(10, this.#think)));
    this.clerks.push(new Clerk(match, this.#guests[0]!, () => this.address));
    this.rewinders.push(new Rewinder(match, this.#guests.slice(0, seats), () => this.address));
    for (let seat = 0; seat < seats; seat++) {
      const { token } = this.#guests[seat]!;
      const parts = { match, seat, token, seed: this.#seed + nr, think: this.#think, address: () => this.address };
      this.seats.push(new AutoSeat(parts));
    }
  }

  get running(): number {
    return new Set(this.#playing.map(({ parts }) => parts.match)).size;
  }
  get matches(): number {
    return this.#tables;
  }
  get acknowledged(): number {
    return this.seats.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }
  /** Things that were said and acknowledged. */
  get heard(): number {
    return this.talkers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }
  /** Notes and proposals that were acknowledged. */
  get written(): number {
    return this.clerks.reduce((sum, { last, proposed }) => sum + last + (proposed === null ? 0 : 1), 0);
  }
  /** Steps that were taken back: alone, and because all agreed. */
  get takenBack(): [number, number] {
    const alone = this.seats.reduce((sum, seat) => sum + seat.takenBack, 0);
    return [alone, this.rewinders.reduce((sum, { agreed }) => sum + agreed, 0)];
  }
  /** Answers that were refused because they could not be saved. */
  get notSaved(): number {
    return this.seats.reduce((sum, { refused }) => sum + refused.filter((code) => code === 'not-saved').length, 0);
  }
  get #playing(): AutoSeat[] {
    return this.seats.filter((seat) => !seat.over);
  }

  /** The network is back: clients try at once instead of waiting. */
  hurry(): void {
    for (const seat of this.#playing) seat.web.hurry();
  }

  /** Waits until this holds; false where it does not within the time. */
  async until(holds: () => boolean, ms: number): Promise<boolean> {
    for (const to = Date.now() + ms; !holds() && Date.now() < to; await new Promise((resolve) => setTimeout(resolve, 10)));
    return holds();
  }

  /**
   * Lets nobody talk or write any more, and waits until all matches are over or have long been played on. Returns those that
   * have not within the time, with how their seats stand.
   */
  async playedOut(ms: number): Promise<string[]> {
    this.#hush();
    const before = new Map(this.seats.map((seat) => [seat, seat.acknowledged.size]));
    const since = (match: string) =>
      this.seats
        .filter(({ parts }) => parts.match === match)
        .reduce((sum, seat) => sum + seat.acknowledged.size - (before.get(seat) ?? 0), 0);
    const stuck = () => this.#playing.filter(({ parts }) => since(parts.match) < PLAYS_ON);
    await this.until(() => {
      this.hurry();
      return stuck().length === 0;
    }, ms);
    const seats = stuck();
    return [...new Set(seats.map(({ parts }) => parts.match))].map((match) => {
      const standing = seats.filter(({ parts }) => parts.match === match).map((seat) => seat.standing);
      return `match ${match} did not play on: ${since(match)} answers in ${ms / 1000} s; ${standing.join('; ')}`;
    });
  }

  /** Whether all who play it have been told that it is over. */
  isOver(match: string): boolean {
    return this.seats.every(({ parts, over }) => parts.match !== match || over);
  }

  /** All go from a match that is over. */
  leave(match: string): void {
    for (const seat of this.seats) if (seat.parts.match === match) seat.close();
    for (const one of [...this.talkers, ...this.clerks, ...this.rewinders]) if (one.match === match) one.close();
  }

  /** Nothing is done any more but to answer. */
  #hush(): void {
    for (const one of [...this.talkers, ...this.clerks, ...this.rewinders]) one.close();
  }

  close(): void {
    this.#hush();
    for (const seat of this.seats) seat.close();
  }
}
