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
