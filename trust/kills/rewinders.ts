import { ask, type Guest } from '../seat.ts';

/** So long somebody plays on between two such requests, in milliseconds. */
const REST_MS = 400;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Somebody at a match who asks again and again to take their last step back, and all agree, whatever becomes of the server. */
export class Rewinder {
  readonly match: string;
  /** How often the match has gone back, as far as the server said so. */
  agreed = 0;
  readonly #guests: readonly Guest[];
  readonly #address: () => string;
  #closed = false;

  /** @param guests who sit there, by seat: the first one asks */
  constructor(match: string, guests: readonly Guest[], address: () => string) {
    this.match = match;
    this.#guests = guests;
    this.#address = address;
    void this.#goOn();
  }

  close(): void {
    this.#closed = true;
  }

  async #goOn(): Promise<void> {
    while (!this.#closed) {
      await pause(REST_MS);
      await this.#try(this.#guests[0]!, 'POST', '/proposals', { wish: 'back' });
      const table = await this.#try(this.#guests[0]!, 'GET', '');
      for (const { n, wish } of table?.proposals ?? []) if (wish === 'back') await this.#agree(n);
    }
  }

  async #agree(n: number): Promise<void> {
    let open = true;
    for (const guest of this.#guests.slice(1)) {
      const table = await this.#try(guest, 'PUT', `/proposals/${n}`, { yes: true });
      open = table?.proposals?.some((one) => one.n === n) ?? true;
    }
    if (!open) this.agreed++;
  }

  async #try(
    guest: Guest,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ proposals?: { n: number; wish: string }[] } | undefined> {
    try {
      return await ask(this.#address(), guest.token, method, `/api/matches/${this.match}${path}`, body);
    } catch {
      return undefined; // killed, cut, over, nothing to take back, or asked already: whatever stands open is agreed to next time
    }
  }
}
