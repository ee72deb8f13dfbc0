import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { looker } from './axe.ts';
import { barState } from './hand.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { answered, asProgram, entered, playedMatch, wanderedMatch } from './table.ts';

/** Whole matches are played by a program. */
const FAST = { perSecond: 10_000, burst: 10_000 };

/** Pictures for the eye, where a folder for them is named. */
const PICTURES = process.env['PICTURES'];

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST }, messages: FAST, talk: FAST });
});
afterAll(async () => {
  await hall?.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ann’s match against three bots, in which she has answered eight times and is asked: who is to look at it sits down as her. */
const running = once(async () => {
  const { ask, sits } = await entered(hall, 'Ann');
  const { id, code } = await ask('POST', '/api/matches', { game: 'nachtwacht', seats: 4, bots: ['easy', 'easy', 'easy'], start: true });
  for (let answers = 0; answers < 8; ) if (await answered(ask, id, 0, answers)) answers++;
  while ((await ask('GET', `/api/matches/${id}/view`)).sight.decisions.length === 0) await pause(20);
  return { table: `${hall.address}/t/${code}`, sits };
});

/** A match of four that bots have played to its end. */
const finished = once(() => playedMatch(hall, { seats: 4, options: sized({ pathLength: 'short' }, {}) }));

/** Made for the first who asks, and for all after them. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const scrub = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });
const moment = async (page: Page) => Number(await scrub(page).inputValue());
const told = (page: Page) => page.locator('.replay-bar .told').innerText();
const lines = (page: Page) => page.locator('.log li').count();
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Ann, the host, and Bo at a match with two bots. */
async function tableForTwo() {
  const [ann, bo] = [await entered(hall, 'Ann'), await entered(hall, 'Bo')];
  const { id, code } = await ann.ask('POST', '/api/matches', { game: 'nachtwacht', seats: 4, bots: ['easy', 'easy'] });
  await bo.ask('POST', `/api/matches/${id}/seats/3/join`, {});
  await ann.ask('POST', `/api/matches/${id}/start`, {});
  return { ann, bo, id, table: `${hall.address}/t/${code}` };
}

test('a running match is watched from its start: scrub, step, keys, a line of the chronicle, and back to the table', async () => {
  const { page, context, errors } = await hall.visitor();
  const { table, sits } = await running();
  await sits(context);
  await page.goto(table);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Watch from the start' }).click();
  await scrub(page).waitFor();
  expect(await moment(page)).toBe(0);
  const last = Number(await scrub(page).getAttribute('max'));
  expect(last).toBeGreaterThan(8);
  await page.getByRole('tab', { name: 'Chronicle' }).click();
  const atStart = await lines(page);

  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await moment(page)).toBe(last);
  expect(await lines(page)).toBeGreaterThan(atStart);
  await scrub(page).fill('0');
  expect([await moment(page), await lines(page)]).toEqual([0, atStart]);

  // Played forward, one moment after the other; back by a jump.
  for (let n = 1; n <= 3; n++) {
    await page.getByRole('button', { name: 'One moment on' }).click();
    expect(await moment(page)).toBe(n);
  }
  await page.locator('.replay-bar .told').click();
  await page.keyboard.press('ArrowLeft');
  expect(await moment(page)).toBe(2);
  await page.keyboard.press('End');
  expect(await moment(page)).toBe(last);
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  const secondRound = await moment(page);
  expect(secondRound).toBeGreaterThan(0);

  // From the end every line leads back to where it was heard.
  await page.keyboard.press('End');
  const line = page.locator('.log li').nth(Math.floor((await lines(page)) / 2));
  const words = (await line.innerText()).replace(/\s*§.*$/s, '');
  const number = Number(await line.getAttribute('value'));
  await line.getByRole('button', { name: 'Watch this moment' }).click();
  expect(await moment(page)).toBeLessThan(last);
  const heard = page.locator(`.log li[value="${number}"]`);
  expect((await heard.innerText()).replace(/\s*§.*$/s, '')).toBe(words);

  // Plays by itself, and stops where it is told to. A key that goes to the chronicle scrolls there.
  await page.locator('.replay-bar .told').click();
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('.replay-scrub input')?.value) > 1);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

  await page.keyboard.press('Escape');
  await page.locator('.decide').waitFor();
  expect(await barState(page)).not.toBe(null);
  expect(errors).toEqual([]);
});

test('a line of the chronicle at the table and a shared link lead to the same moment; nobody sees with other eyes', async () => {
  const { page, context, errors } = await hall.visitor();
  const { table, sits } = await running();
  await sits(context);
  await page.goto(table);
  await page.getByRole('tab', { name: 'Chronicle' }).click();
  const watch = page.locator('.log li').nth(8).getByRole('link', { name: 'Watch this moment' });
  const line = new URL((await watch.getAttribute('href'))!, hall.address).searchParams.get('line');
  expect(Number(line)).toBeGreaterThan(0);
  await watch.click();
  await scrub(page).waitFor();
  const at = await moment(page);
  expect(at).toBeGreaterThan(0);
  await page.waitForURL((url) => url.searchParams.has('time'));
  const said = await told(page);
  const { searchParams } = new URL(page.url());
  // Where that line is told, which is another place than the end of its moment.
  expect([searchParams.get('line'), searchParams.get('at'), searchParams.get('seat')]).toEqual([line, null, '0']);
  expect(Number(searchParams.get('time'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const link = await page.getByLabel('Link to this moment').inputValue();
  await page.keyboard.press('Escape');

  await page.goto(link);
  await scrub(page).waitFor();
  expect([await moment(page), await told(page)]).toEqual([at, said]);

  const stranger = await hall.visitor();
  await stranger.page.goto(link);
  await scrub(stranger.page).waitFor();
  await stranger.page.waitForURL((url) => url.searchParams.get('seat') === 'none');
  expect(await stranger.page.locator('.nw-hand').count()).toBe(0);
  expect([...errors, ...stranger.errors]).toEqual([]);
});

test('after the end all hands are open, on every screen', async () => {
  const { page, context, errors } = await hall.visitor();
  await page.goto(`${hall.address}/t/${(await finished()).code}`);
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await scrub(page).waitFor();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'How to watch' }).click();
  await page.getByRole('radio', { name: 'All hands open' }).click();
  await page.locator('.open-hand').first().waitFor();
  expect(await page.locator('.open-hand').count()).toBe(4);
  expect(await moment(page)).toBe(Number(await scrub(page).getAttribute('max')));

  const url = page.url();
  for (const [width, height] of sized(
    [
      [1440, 900],
      [360, 740],
    ],
    [
      [1440, 900],
      [820, 1180],
      [360, 740],
    ],
  ) as [number, number][]) {
    await page.setViewportSize({ width, height });
    // As wide as it was it is there already.
    if (width < 1440) await page.goto(url);
    await scrub(page).waitFor();
    expect([width, await sideways(page)]).toEqual([width, 0]);
  }
  // Who only looks on has no session.
  expect(errors.filter((e) => !e.includes('401'))).toEqual([]);
  await leave(context);
});

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

test('who comes back is told what happened since their last move, and may watch it', async () => {
  const { ann, bo, id, table } = await tableForTwo();
  /** How far the match is, as everybody may know. */
  const reached = async (): Promise<string> => {
    const { round, phase } = (await (await fetch(`${hall.address}/api/matches/${id}/view`)).json()).sight.view;
    return `${round}, ${phase}`;
  };
  // Ann answers where Bo is asked nothing, until Bo has brought the match on after a move of hers. In the second round her last
  // move is not the first moment of all.
  for (let moved = '', turn = 1; moved === '' || moved.startsWith('1,') || (await reached()) === moved; turn++) {
    if (turn > 2000) throw new Error('Bo does not bring the match on');
    if (await answered(bo.ask, id, 3, turn)) continue;
    if (await answered(ann.ask, id, 0, turn)) moved = await reached();
    else await pause(20);
  }
  const host = await hall.visitor({ atOnce: true });
  await ann.sits(host.context);
  await host.page.goto(table);
  const note = host.page.locator('.since');
  await note.waitFor();
  expect(await note.locator('summary').innerText()).toMatch(/^\d+ things? happened since your last move$/);
  await note.locator('summary').click();
  await note.getByRole('link', { name: 'Watch it' }).click();
  await scrub(host.page).waitFor();
  await expect.poll(() => moment(host.page)).toBeGreaterThan(0);
  expect(await moment(host.page)).toBeLessThan(Number(await scrub(host.page).getAttribute('max')));
  expect(host.errors).toEqual([]);
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
  const { ann, bo: other, id, table } = await tableForTwo();
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
