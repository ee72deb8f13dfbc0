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
