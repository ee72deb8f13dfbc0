import type { Page } from 'playwright-core';
import type { Hall } from './harness.ts';

/** Creates a table of Dystopia by the API as this page's person. Returns its code and id. */
export async function newTable(
  hall: Hall,
  page: Page,
  match: { name: string; seats: number; bots?: string[]; start: boolean; options?: Record<string, string | number | boolean> },
): Promise<{ code: string; id: string }> {
  await page.goto(hall.bare);
  return page.evaluate(async ({ name, ...body }) => {
    const post = async (path: string, what: unknown) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    await post('/api/session', { name });
    return (await post('/api/matches', { game: 'dystopia', bots: [], ...body })) as { code: string; id: string };
  }, match);
}

export interface Asked {
  id: number;
  kind: string;
  options: { id: string }[];
  choose?: { min: number };
}

/** What these tests read of a view. */
export interface Seen {
  waiting: unknown[];
  monsters: unknown[];
  heroes: { at: string | null }[];
  turn: { hero: number };
}

/** What this page's person is asked on a seat, and the view of it. */
export async function look(page: Page, id: string, seat: number): Promise<{ asked: Asked | undefined; view: Seen }> {
  const sight = await page.evaluate(
    async ([match, at]) => ((await (await fetch(`/api/matches/${match}/view?seat=${at}`)).json()) as { sight: never }).sight,
    [id, seat] as const,
  );
  const { decisions, view } = sight as { decisions: Asked[]; view: Seen };
  return { asked: decisions[0], view };
}

/** Answers what this page's person is asked on a seat, by the API, as soon as this can be answered. */
export async function answer(page: Page, id: string, seat: number, choice: string): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const { asked } = await look(page, id, seat);
    if (asked?.options.some((option) => option.id === choice)) break;
    await page.waitForTimeout(50);
  }
  await page.evaluate(
    async ([match, at, wanted]) => {
      const { sight } = (await (await fetch(`/api/matches/${match}/view?seat=${at}`)).json()) as { sight: { decisions: Asked[] } };
      const said = await fetch(`/api/matches/${match}/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: `answer-${at}-${sight.decisions[0]?.id}`, seat: at, decision: sight.decisions[0]?.id, choice: wanted }),
      });
      if (!said.ok) throw new Error(`${wanted}: ${said.status} ${await said.text()}`);
    },
    [id, seat, choice] as const,
  );
}

/** Lets a bot play this person's seat, as the menu of the table does. */
export async function standIn(page: Page, id: string, seat: number): Promise<void> {
  const status = await page.evaluate(
    async ([match, at]) =>
      (
        await fetch(`/api/matches/${match}/seats/${at}/bot`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ level: 'easy' }),
        })
      ).status,
    [id, seat] as const,
  );
  if (status >= 300) throw new Error(`no bot for seat ${seat}: ${status}`);
}

/** Skips what is still played back, and closes the story where it is open. */
export async function settle(page: Page): Promise<void> {
  await page
    .locator('.dy-quest .btn, .decide[data-state="mine"], .decide[data-state="waiting"], .decide[data-state="over"]')
    .first()
    .waitFor();
  const story = page.locator('.dy-quest .btn');
  if ((await story.count()) > 0) await story.first().click();
}

/** Looks on until the match is over, skipping what is played back. */
export async function lookOn(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    for (let i = 0; (await page.locator('.dy-result').count()) === 0; i++) {
      if (i > 200) throw new Error('the match does not end');
      if ((await page.locator('.decide[data-state="playing"]').count()) > 0) await page.keyboard.press('Escape');
      await page.waitForTimeout(200);
    }
  }
}
