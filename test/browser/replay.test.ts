import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { looker } from './axe.ts';
import { barState } from './hand.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { hurry } from './hurry.ts';
import { asProgram, shortened, wanderedMatch } from './table.ts';

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

/** Against bots; answers until so many decisions have been taken. */
async function play(page: Page, decisions: number): Promise<void> {
  await page.goto(hall.address);
  await page.getByRole('textbox').first().fill('Ann');
  await page.locator('.box-play button[type=submit]').click();
  await page.locator('.decide').waitFor();
  await hurry(page, 5, { answers: decisions });
  await page.waitForFunction(() => /mine|over/.test(document.querySelector('.decide')?.getAttribute('data-state') ?? ''));
}

const scrub = (page: Page) => page.getByRole('slider', { name: 'Moment of the match' });
const moment = async (page: Page) => Number(await scrub(page).inputValue());
const told = (page: Page) => page.locator('.replay-bar .told').innerText();
const lines = (page: Page) => page.locator('.log li').count();
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Ann, the host, and Bo sit down with two bots; resolves to the table's address. */
async function tableForTwo(ann: Page, bo: Page): Promise<string> {
  await ann.goto(hall.address);
  await ann.locator('.box-play').getByRole('link', { name: 'Play with friends' }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('group', { name: 'How many of them are bots?' }).getByRole('radio', { name: '2' }).check();
  await ann.getByRole('button', { name: 'Set the table' }).click();
  const link = await ann.locator('.invite input').inputValue();
  await bo.goto(link);
  await bo.getByLabel('Your name').fill('Bo');
  await bo.locator('form.join .btn').click();
  await ann.getByText('Everybody is here.').waitFor();
  await ann.getByRole('button', { name: 'Begin the match' }).click();
  await ann.locator('.decide').waitFor();
  await bo.locator('.decide').waitFor();
  return ann.url();
}

test('a running match is watched from its start: scrub, step, keys, a line of the chronicle, and back to the table', async () => {
  const { page, errors } = await hall.visitor();
  await play(page, 8);
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
  const { page, errors } = await hall.visitor();
  await play(page, 8);
  await page.getByRole('tab', { name: 'Chronicle' }).click();
  await page.locator('.log li').nth(8).getByRole('link', { name: 'Watch this moment' }).click();
  await scrub(page).waitFor();
  const at = await moment(page);
  expect(at).toBeGreaterThan(0);
  await page.waitForURL((url) => url.searchParams.has('time'));
  const said = await told(page);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('at'), searchParams.get('seat')]).toEqual([String(at), '0']);
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
  await shortened(page);
  await play(page, 1);
  await hurry(page, 5);
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await scrub(page).waitFor();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'How to watch' }).click();
  await page.getByRole('radio', { name: 'All hands open' }).click();
  await page.locator('.open-hand').first().waitFor();
  expect(await page.locator('.open-hand').count()).toBe(4);
  expect(await moment(page)).toBe(Number(await scrub(page).getAttribute('max')));

  const url = page.url();
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    // As wide as it was it is there already.
    if (width < 1440) await page.goto(url);
    await scrub(page).waitFor();
    expect([width, await sideways(page)]).toEqual([width, 0]);
  }
  expect(errors).toEqual([]);
  await leave(context);
});

test('who comes back is told what happened since their last move, and may watch it', async () => {
  const host = await hall.visitor({ atOnce: true });
  const bo = await hall.visitor({ atOnce: true });
  await tableForTwo(host.page, bo.page);

  // Both play a little, then Ann answers and goes; Bo brings the match on.
  const table = host.page.url();
  // Asked for by its number: how often a code may be looked up is limited, so that nobody finds a table by trying.
  const { id } = await (await fetch(`${hall.address}/api/tables/${new URL(table).pathname.split('/').at(-1)}`)).json();
  const got = async (path: string) => (await fetch(`${hall.address}/api/matches/${id}${path}`)).json();
  /** How far the match is, as everybody may know. */
  const reached = async (): Promise<string> => {
    expect((await got('')).status).toBe('running');
    const { round, phase } = (await got('/view')).sight.view;
    return `${round}, ${phase}`;
  };
  const until = async (held: () => Promise<boolean>, what: string) => {
    for (const end = Date.now() + 60_000; !(await held()); await host.page.waitForTimeout(30))
      if (Date.now() > end) throw new Error(`${what}: not within a minute`);
  };
  let turn = 1;
  /** One answer, where one is asked for. Whether there was. */
  const play = async (page: Page) => {
    turn = (turn * 1103515245 + 12345) & 0x7fffffff;
    return (await hurry(page, turn, { answers: 1, rests: true })).answers > 0;
  };
  // In the second round Ann's last move is not the first moment of all. What Bo does may end with a question to Ann before the
  // match gets any further: then she comes back, and goes again later.
  for (let alone = false; !alone; ) {
    await until(async () => {
      const early = (await reached()).startsWith('1,');
      const [ann, other] = [await barState(host.page), await barState(bo.page)];
      if (ann === 'waiting' && other === 'mine' && !early) return true;
      await play(host.page);
      if (early) await play(bo.page);
      return false;
    }, 'Ann waits for Bo');
    const before = await reached();
    await host.page.goto('about:blank');
    let idle = 0;
    await until(async () => {
      idle = (await play(bo.page)) ? 0 : idle + 1;
      alone = (await reached()) !== before;
      return alone || idle > 20;
    }, 'Bo brings the match on');
    if (!alone) await host.page.goto(table);
  }
  await host.page.goto(table);
  const note = host.page.locator('.since');
  await note.waitFor();
  expect(await note.locator('summary').innerText()).toMatch(/^\d+ things? happened since your last move$/);
  await note.locator('summary').click();
  await note.getByRole('link', { name: 'Watch it' }).click();
  await scrub(host.page).waitFor();
  await until(async () => (await moment(host.page)) > 0, 'the replay stands at Ann’s last move');
  expect(await moment(host.page)).toBeLessThan(Number(await scrub(host.page).getAttribute('max')));
  expect([...host.errors, ...bo.errors]).toEqual([]);
});

/** A finished match of more moments than come on one page. */
async function longMatch(): Promise<{ code: string; last: number }> {
  const ask = await asProgram(hall, 'Who counts');
  for (let tries = 0; tries < 5; tries++) {
    const { id, code } = await wanderedMatch(hall);
    const { last } = await ask('GET', `/api/matches/${id}/replay?seat=all`);
    if (last > 410) return { code, last };
  }
  throw new Error('no match came to 410 moments');
}

test('a match of more than 400 moments is watched to its end by roles and names alone, and is told aloud', async () => {
  const { code, last } = await longMatch();
  const { page, errors } = await hall.visitor();
  await page.goto(`${hall.address}/t/${code}/replay?seat=all`);
  await scrub(page).waitFor();
  expect(Number(await scrub(page).getAttribute('max'))).toBe(last);
  const found: Record<string, string[]> = {};
  await looker(page, found)('replay');
  expect(found).toEqual({ replay: [] });

  // The moments of the second page follow those of the first without a gap.
  await scrub(page).fill('398');
  const spoken: string[] = [];
  for (let n = 399; n <= 403; n++) {
    await page.getByRole('button', { name: 'One moment on' }).press('Enter');
    expect(await moment(page)).toBe(n);
    spoken.push((await page.locator('[aria-live=polite]').allInnerTexts()).join(' ').trim());
  }
  expect(new Set(spoken).size).toBeGreaterThan(2);
  expect(await scrub(page).getAttribute('aria-valuetext')).toMatch(/403/);

  await page.getByRole('button', { name: 'To the end' }).press('Enter');
  expect(await moment(page)).toBe(last);
  expect(await told(page)).toMatch(/reached the library|last round|wins|draw/i);
  expect(errors).toEqual([]);
});

test('while a match runs, a shared moment is the same for the other player, who counts other moments', async () => {
  const host = await hall.visitor();
  const bo = await hall.visitor();
  const link = await tableForTwo(host.page, bo.page);
  // Each answers a few times, and no more: after the end everybody would see with all eyes.
  for (let turn = 1; turn <= 4; turn++) for (const { page } of [host, bo]) await hurry(page, turn, { answers: 1, rests: true });
  expect([await barState(host.page), await barState(bo.page)]).not.toContain('over');
  await host.page.goto(`${link}/replay`);
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
    for (let n = 0; n < times; n++)
      for (const who of [ask, bo]) {
        const { sight } = await who('GET', `/api/matches/${id}/view`);
        const asked = sight.decisions[0];
        if (!asked) continue;
        const options = asked.options.map((o) => o.id);
        const choice = asked.choose ? options.slice(0, asked.choose.min) : options[0];
        await who('POST', `/api/matches/${id}/actions`, { id: `answer-${Date.now()}-${n}`, seat: asked.seat, decision: asked.id, choice });
      }
  };
  const says = (who: typeof ask, what: object) => who('POST', `/api/matches/${id}/talk`, { id: `words-${Date.now()}`, ...what });
  await play(3);
  await says(ask, { phrase: 'nachtwacht.catch-me', seat: 0 });
  await play(3);
  await says(bo, { text: 'The bridge is mine now.', seat: 1 });
  await play(3);

  for (const [width, height, locale] of [
    [1440, 900, 'en-GB'],
    [360, 740, 'en-GB'],
  ] as const) {
    const { page, context, errors } = await hall.visitor({ locale, width, height, touch: width < 600 });
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

    // In the drawer there is what had been said by then; the time of a line leads to its moment.
    await page.getByRole('button', { name: /^Talk/ }).click();
    const lines = page.locator('.talk-drawer .talk-words');
    await lines.first().waitFor();
    expect(await lines.allInnerTexts()).toEqual(['Catch me if you can!']);
    await scrub(page).fill(String(last));
    await lines.nth(1).waitFor();
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/replay-talk-${width}.png` });
    const found: Record<string, string[]> = {};
    await looker(page, found)('talk in a replay');
    expect(found).toEqual({ 'talk in a replay': [] });
    await page.locator('.talk-drawer .talk-moment').first().click();
    await expect.poll(() => moment(page)).toBe(first[0]);
    expect(errors).toEqual([]);
    await leave(context);
  }
});
