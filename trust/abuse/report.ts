/** What a part reports: figures, and what must not be. */
export interface Report {
  counts: Record<string, number | string>;
  wrong: string[];
}

/** So many are within a limit of the parts that count. */
export const BURST = 20;

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The status of one request; its body is read and thrown away. */
export const status = (address: string, path: string, init: RequestInit = {}) =>
  fetch(address + path, init).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

/** The middle of some measurements. */
export const median = (of: number[]) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

/** The time of a server whose clock is set ahead: what went by on the wall, and what was passed by hand. */
export class Passing {
  private ahead = 0;
  private readonly by: (ms: number) => Promise<void>;

  /** @param by sets the server's clock ahead by so many milliseconds */
  constructor(by: (ms: number) => Promise<void>) {
    this.by = by;
  }

  /** In milliseconds; only differences say anything. */
  now = () => performance.now() + this.ahead;

  /** Until so many milliseconds have gone by since then; at once where they have. */
  async until(since: number, ms: number) {
    const left = Math.ceil(since + ms - this.now());
    if (left <= 0) return;
    await this.by(left);
    this.ahead += left;
  }
}
