import type { Sight } from '@questhall/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { sized } from '../sized.ts';
import type { Hall } from './harness.ts';

/** Sits this page's person down at a short match against one bot, without the start page. */
export async function shortMatch(
  hall: Hall,
  page: Page,
  options: Record<string, string | number | boolean> = {},
  terms: Record<string, string> = {},
): Promise<void> {
  await page.goto(hall.bare);
  const code = await page.evaluate(
    async ([set, agreed]) => {
      const post = async (path: string, body: unknown) => {
        const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      await post('/api/session', { name: 'Ann' });
      const match = { game: 'nachtwacht', seats: 2, bots: ['easy'], start: true, options: { pathLength: 'short', ...set }, ...agreed };
      return ((await post('/api/matches', match)) as { code: string }).code;
    },
    [options, terms] as const,
  );
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('.decide').waitFor();
}

/** Asks the server in somebody's name. */
export type Ask = (method: string, path: string, body?: object) => Promise<Answer>;

/** Somebody new, as a program: asks the server, and can be given a browser. */
export async function entered(hall: Hall, name: string): Promise<{ ask: Ask; sits: (context: BrowserContext) => Promise<void> }> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const ask: Ask = async (method, path, body) => {
    const answer = await fetch(hall.address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return (await answer.json()) as Answer;
  };
  const { token } = await ask('POST', '/api/session', { name });
  headers.authorization = `Bearer ${token}`;
  return { ask, sits: (context) => context.addCookies([{ name: 'questhall', value: token, url: hall.address }]) };
}

/** Asks the server as a program would, in a session of its own. */
export const asProgram = async (hall: Hall, name: string): Promise<Ask> => (await entered(hall, name)).ask;

/** Answers what somebody is asked on a seat, the first option or one by a number. Whether they were asked. */
export async function answered(ask: Ask, id: string, seat: number, nth = 0): Promise<boolean> {
  const { sight } = await ask('GET', `/api/matches/${id}/view?seat=${seat}`);
  const asked = sight.decisions[0];
  if (!asked) return false;
  const options = asked.options.map((o) => o.id);
  const choice = asked.choose ? options.slice(0, asked.choose.min) : options[nth % options.length];
  await ask('POST', `/api/matches/${id}/actions`, { id: `answer-${asked.id}-${seat}`, seat, decision: asked.id, choice });
  return true;
}

interface Answer {
  id: string;
  code: string;
  token: string;
  status: string;
  last: number;
  log: { event: { type: string } }[];
  sight: Pick<Sight, 'decisions' | 'yours' | 'view'>;
}

/** A finished match of one person on all four seats, who answers whatever comes first to hand. */
export async function wanderedMatch(hall: Hall): Promise<Answer> {
  const ask = await asProgram(hall, 'Anna');
  const { id } = await ask('POST', '/api/matches', { game: 'nachtwacht', seats: 4, options: { pathLength: 'long', roundLimit: 120 } });
  for (const seat of [1, 2, 3]) await ask('POST', `/api/matches/${id}/seats/${seat}/join`, { name: `Anna ${seat}` });
  await ask('POST', `/api/matches/${id}/start`, {});
  for (let turn = 1, seat = 0; ; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
    const { sight } = await ask('GET', `/api/matches/${id}/view?seat=${seat}`);
    const asked = sight.decisions[0];
    if (asked) {
      const options = asked.options.map((o) => o.id);
      // Equal cards cancel each other: mostly the first one, so that nobody gets far and the match is long.
      const one = options[asked.kind === 'commit' && turn % 5 > 0 ? 0 : (turn >> 8) % options.length];
      const choice = asked.choose ? options.slice(0, asked.choose.min) : one;
      await ask('POST', `/api/matches/${id}/actions`, { id: `answer-${turn}`, seat, decision: asked.id, choice });
    } else if (sight.yours.length === 0) return ask('GET', `/api/matches/${id}`);
    else seat = sight.yours[0] as number;
  }
}

/** A match that bots played to its end, quickly: its person lets one play from the start. */
export async function playedMatch(
  hall: Hall,
  match: { seats: number; options?: Record<string, string | number | boolean> },
): Promise<Answer> {
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

/**
 * Whatever this page sets up or begins at a server is played with these options besides: for a whole match, begun as people
 * begin one, whose length is not what is looked at. In the long form (`sized`) it has its usual length.
 */
export async function shortened(
  page: Page,
  options: Record<string, string | number> = { pathLength: 'short', roundLimit: 6 },
): Promise<void> {
  if (sized(false, true)) return;
  await page.route('**/api/matches', async (route) => {
    const asked = route.request();
    if (asked.method() !== 'POST') return route.fallback();
    const { options: chosen, ...match } = asked.postDataJSON() as { options?: object };
    await route.continue({ postData: JSON.stringify({ ...match, options: { ...chosen, ...options } }) });
  });
}

/** The same for what this page plays on its device, where a match is kept before it begins. Called before it loads a page. */
export async function shortenedHere(page: Page, options: Record<string, string | number> = { pathLength: 'short', roundLimit: 6 }) {
  if (sized(false, true)) return;
  await page.addInitScript((set) => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (kept, ...key) {
      const begins = kept?.state === null && kept.options !== undefined;
      return put.call(this, begins ? { ...kept, options: { ...kept.options, ...set } } : kept, ...key);
    };
  }, options);
}

/** Opens the box that was played last: on a phone it is a row that unfolds. */
export async function openBox(page: Page): Promise<void> {
  await page.locator('.box-play').waitFor();
  const row = page.locator('.box-play .box-open[aria-expanded=false]');
  if ((await row.count()) > 0) await row.click();
}
