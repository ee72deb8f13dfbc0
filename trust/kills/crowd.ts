import { AutoSeat, enter, type Guest, newTable } from '../seat.ts';

/** Several matches at once, played by scripted seats through a server that may go and come. */
export class Crowd {
  readonly seats: AutoSeat[] = [];
  /** Where the server is now. */
  address: string;
  readonly #guests: Guest[];
  readonly #seed: number;
  readonly #think: number;
  #tables = 0;

  private constructor(address: string, guests: Guest[], seed: number, think: number) {
    this.address = address;
    this.#guests = guests;
    this.#seed = seed;
    this.#think = think;
  }

  static async enter(address: string, seed: number, think = 3): Promise<Crowd> {
    const guests: Guest[] = [];
    for (const name of ['Anna', 'Bo', 'Cy']) guests.push(await enter(address, name));
    return new Crowd(address, guests, seed, think);
  }

  /** One more match; games and numbers of seats take turns. */
  async open(): Promise<void> {
    const nr = this.#tables++;
    const seats = 2 + (nr % 2);
    const match = await newTable(this.address, this.#guests.slice(0, seats), nr % 2 === 0 ? 'nachtwacht' : 'duel');
    for (let seat = 0; seat < seats; seat++) {
      const { token } = this.#guests[seat]!;
      const parts = { match, seat, token, seed: this.#seed + nr, think: this.#think, address: () => this.address };
      this.seats.push(new AutoSeat(parts));
    }
  }

  get running(): number {
    return new Set(this.seats.filter((seat) => !seat.over).map(({ parts }) => parts.match)).size;
  }
  get matches(): number {
    return this.#tables;
  }
  get acknowledged(): number {
    return this.seats.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  }

  /** The network is back: clients try at once instead of waiting. */
  hurry(): void {
    for (const seat of this.seats) if (!seat.over) seat.web.hurry();
  }

  /** Waits for the end of all matches; false where one has not ended by then. */
  async playedOut(ms: number): Promise<boolean> {
    const until = Date.now() + ms;
    while (this.running > 0 && Date.now() < until) {
      this.hurry();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return this.running === 0;
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }
}
