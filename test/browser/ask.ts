import type { Page } from 'playwright-core';

/**
 * Asks the interface in the name of whoever this page belongs to, and returns the JSON of the answer.
 * @throws Error with the server's words where it refuses
 */
export function ask<T = { id: string; code: string }>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path as string, { method: method as string, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as T;
    },
    [method, path, body] as const,
  ) as Promise<T>;
}

/**
 * Sends an answer as a program does that looked first. Between its look and its answer somebody else may have answered: a standing
 * order, the page beside it, a window whose time was over. Then nothing is answered, and the program looks again.
 * @param match id of the match
 * @returns whether the answer was taken; false where the question was there no longer
 * @throws Error with the server's words where it refuses for any other reason
 */
export async function act(
  page: Page,
  match: string,
  action: { id: string; seat: number; decision: number; choice: unknown },
): Promise<boolean> {
  try {
    await ask(page, 'POST', `/api/matches/${match}/actions`, action);
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('"stale"')) return false;
    throw error;
  }
}
