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

/** Asks the server as a program would, in a session of its own. */
export async function asProgram(hall: Hall, name: string): Promise<(method: string, path: string, body?: object) => Promise<Answer>> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(hall.address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return (await answer.json()) as Answer;
  };
  headers.authorization = `Bearer ${(await ask('POST', '/api/session', { name })).token}`;
  return ask;
}

interface Answer {
  id: string;
  code: string;
  token: string;
  status: string;
  last: number;
}

/** A match that bots played to its end, quickly: its person lets one play from the start. */
export async function playedMatch(hall: Hall, match: { seats: number; options?: Record<string, string | number> }): Promise<Answer> {
  const ask = await asProgram(hall, 'Anna');
  const bots = Array(match.seats - 1).fill('easy');
  const { id } = await ask('POST', '/api/matches', { game: 'nachtwacht', bots, ...match });
  await ask('PUT', `/api/matches/${id}/seats/0/contribution`, { contribution: 'my own words' });
  await ask('POST', `/api/matches/${id}/start`, {});
  await ask('POST', `/api/matches/${id}/seats/0/bot`, { level: 'easy' });
  for (;;) {
    const table = await ask('GET', `/api/matches/${id}`);
    if (table.status === 'over') return table;
    await new Promise((wait) => setTimeout(wait, 100));
  }
}
