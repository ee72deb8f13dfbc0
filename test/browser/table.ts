import type { Page } from 'playwright-core';
import type { Hall } from './harness.ts';

/** Sits this page's person down at a short match against one bot, without the start page. */
export async function shortMatch(hall: Hall, page: Page, options: Record<string, string> = {}): Promise<void> {
  await page.goto(hall.address);
  const code = await page.evaluate(async (set) => {
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    await post('/api/session', { name: 'Ann' });
    const match = { game: 'nachtwacht', seats: 2, bots: ['easy'], start: true, options: { pathLength: 'short', ...set } };
    return ((await post('/api/matches', match)) as { code: string }).code;
  }, options);
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('.decide').waitFor();
}
