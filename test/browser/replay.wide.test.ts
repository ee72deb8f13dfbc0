import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { looker } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { FAST, moment, once, pause, scrub, sideways, tableForTwo, told } from './replay-hand.ts';
import { answered, asProgram, playedMatch, wanderedMatch } from './table.ts';

/** Pictures for the eye, where a folder for them is named. */
const PICTURES = process.env.PICTURES;

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST }, messages: FAST, talk: FAST });
});
afterAll(async () => {
  await hall?.close();
});

/** A match of four that bots have played to its end. */
const finished = once(() => playedMatch(hall, { seats: 4, options: sized({ pathLength: 'short' }, {}) }));

test('on a phone what steers a replay keeps its place, also in moments whose words take two lines', async () => {
  const { page, context, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
  await page.goto(`${hall.address}/t/${(await finished()).code}/replay`);
  await scrub(page).waitFor();
  const top = async () => (await page.locator('.replay-buttons').boundingBox())!.y;
  const where = page.locator('.replay-where');
  await scrub(page).fill('1');
  const first = await top();
  // The same moment with more to say of it, until its words take a second line.
  const wrapped = await where.evaluate((row) => {
    const [bold, words, time] = [row.querySelector('b')!, row.querySelector('span')!, row.querySelector('time')!];
    while (time.offsetTop === bold.offsetTop && words.textContent!.length < 200) words.textContent += '·';
    return time.offsetTop > bold.offsetTop;
  });
  expect(wrapped).toBe(true);
  expect(await top()).toBe(first);
  expect(errors.filter((e) => !e.includes('401'))).toEqual([]);
  await leave(context);
});

/** So many moments come on one page: in the short form the page is cut, so that a match of a few rounds has several. */
const PAGE = sized(20, 400);

/** A finished match of more moments than come on one page. */
async function longMatch(): Promise<{ code: string; last: number }> {
  const ask = await asProgram(hall, 'Who counts');
  for (let tries = 0; tries < 5; tries++) {
    const { id, code } = await sized(finished, () => wanderedMatch(hall))();
    const { last } = await ask('GET', `/api/matches/${id}/replay?seat=all`);
    if (last > PAGE + 10) return { code, last };
  }
  throw new Error(`no match came to ${PAGE + 10} moments`);
}

test('a match of more moments than come on one page is watched to its end by roles and names alone, and is told aloud', async () => {
  const { code, last } = await longMatch();
  const { page, errors } = await hall.visitor();
  let pages = 0;
  await page.route('**/api/matches/*/replay?*', async (route) => {
    const answer = await route.fetch();
    const replay = (await answer.json()) as { moments: unknown[] };
    pages++;
    await route.fulfill({ response: answer, json: { ...replay, moments: replay.moments.slice(0, PAGE) } });
  });
  await page.goto(`${hall.address}/t/${code}/replay?seat=all`);
  await scrub(page).waitFor();
  expect(Number(await scrub(page).getAttribute('max'))).toBe(last);
  expect(pages).toBe(Math.ceil(last / PAGE));
  const found: Record<string, string[]> = {};
  await looker(page, found)('replay');
  expect(found).toEqual({ replay: [] });

  // The moments of the second page follow those of the first without a gap.
  await scrub(page).fill(String(PAGE - 2));
  const spoken: string[] = [];
  for (let n = PAGE - 1; n <= PAGE + 3; n++) {
    await page.getByRole('button', { name: 'One moment on' }).press('Enter');
    expect(await moment(page)).toBe(n);
    spoken.push((await page.locator('[aria-live=polite]').allInnerTexts()).join(' ').trim());
  }
  expect(new Set(spoken).size).toBeGreaterThan(2);
  expect(await scrub(page).getAttribute('aria-valuetext')).toMatch(new RegExp(String(PAGE + 3)));

  await page.getByRole('button', { name: 'To the end' }).press('Enter');
  expect(await moment(page)).toBe(last);
  expect(await told(page)).toMatch(/reached the library|last round|wins|draw/i);
  expect(errors).toEqual([]);
});

test('while a match runs, a shared moment is the same for the other player, who counts other moments', async () => {
  const { ann, bo: other, id, table } = await tableForTwo(hall);
  // Each answers a few times, and no more: after the end everybody would see with all eyes.
  for (let answers = 0; answers < 8; ) {
    const both = [await answered(ann.ask, id, 0, answers), await answered(other.ask, id, 3, answers + 1)];
    answers += both.filter(Boolean).length;
    if (!both.includes(true)) await pause(20);
  }
  expect((await ann.ask('GET', `/api/matches/${id}`)).status).toBe('running');
  const host = await hall.visitor();
  const bo = await hall.visitor();
  await ann.sits(host.context);
  await other.sits(bo.context);
  await host.page.goto(`${table}/replay`);
  await scrub(host.page).waitFor();
  await host.page.keyboard.press('End');
  await host.page.locator('.replay-bar .told').click();
  await host.page.keyboard.press('PageUp');
  const status = await host.page.locator('.head-stands').innerText();
  const said = await told(host.page);
  await host.page.getByRole('button', { name: 'Share this moment' }).click();
  const shared = await host.page.getByLabel('Link to this moment').inputValue();

  await bo.page.goto(shared);
  await scrub(bo.page).waitFor();
  expect([await bo.page.locator('.head-stands').innerText(), await told(bo.page)]).toEqual([status, said]);
  // Seen with one's own eyes.
  await bo.page.waitForURL((url) => url.searchParams.get('seat') === '3');
  expect([...host.errors, ...bo.errors]).toEqual([]);
});

test('what was said stands at its moment in the replay: over the board, in the talk, and a line of it leads there', async () => {
  const ask = await asProgram(hall, 'Anna');
  const bo = await asProgram(hall, 'Bo');
  const { id, code } = await ask('POST', '/api/matches', { game: 'nachtwacht', seats: 2 });
  await bo('POST', `/api/matches/${id}/seats/1/join`, {});
  await ask('POST', `/api/matches/${id}/start`, {});
  /** Both answer what they are asked, so many times. */
  const play = async (times: number) => {
    for (let n = 0; n < times; n++) for (const [seat, who] of [ask, bo].entries()) await answered(who, id, seat);
  };
  const says = (who: typeof ask, what: object) => who('POST', `/api/matches/${id}/talk`, { id: `words-${Date.now()}`, ...what });
  await play(3);
  await says(ask, { phrase: 'nachtwacht.catch-me', seat: 0 });
  await play(3);
  await says(bo, { text: 'The bridge is mine now.', seat: 1 });
  await play(3);

  const { page, errors } = await hall.visitor();
  for (const [width, height] of sized(
    [[360, 740]],
    [
      [1440, 900],
      [360, 740],
    ],
  ) as [number, number][]) {
    await page.setViewportSize({ width, height });
    await page.goto(`${hall.address}/t/${code}/replay`);
    await scrub(page).waitFor();
    const last = Number(await scrub(page).getAttribute('max'));
    const said = page.locator('.said-now li');
    // Before anything was said nothing stands there; each stands at one moment, in order, and the last one is not gone.
    await scrub(page).fill('0');
    expect(await said.count()).toBe(0);
    const moments: Record<string, number[]> = { 'Catch me if you can!': [], 'The bridge is mine now.': [] };
    for (let n = 1; n <= last; n++) {
      await scrub(page).fill(String(n));
      for (const line of await said.allInnerTexts())
        for (const words of Object.keys(moments)) if (line.includes(words)) moments[words]!.push(n);
    }
    const [first, second] = [moments['Catch me if you can!']!, moments['The bridge is mine now.']!];
    expect([first.length, second.length]).toEqual([1, 1]);
    expect(first[0]).toBeLessThan(second[0]!);
    await scrub(page).fill(String(first[0]));
    await said.first().waitFor();
    expect(await said.first().innerText()).toMatch(/Anna\s*Catch me if you can!/);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/replay-said-${width}.png` });
    expect(await sideways(page)).toBe(0);

    // In the talk there is what had been said by then; the time of a line leads to its moment.
    await page.locator('.talk-button, .side [role=tab]').last().click();
    const lines = page.locator('.talk .talk-words');
    await lines.first().waitFor();
    expect(await lines.allInnerTexts()).toEqual(['Catch me if you can!']);
    await scrub(page).fill(String(last));
    await lines.nth(1).waitFor();
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/replay-talk-${width}.png` });
    const found: Record<string, string[]> = {};
    await looker(page, found)('talk in a replay');
    expect(found).toEqual({ 'talk in a replay': [] });
    await page.locator('.talk .talk-moment').first().click();
    await expect.poll(() => moment(page)).toBe(first[0]);
    expect(errors).toEqual([]);
  }
});
