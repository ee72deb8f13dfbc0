import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { barState } from './hand.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { FAST, lines, moment, once, pause, scrub, sideways, tableForTwo, told } from './replay-hand.ts';
import { answered, entered, playedMatch } from './table.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST }, messages: FAST, talk: FAST });
});
afterAll(async () => {
  await hall?.close();
});

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

test('who comes back is told what happened since their last move, and may watch it', async () => {
  const { ann, bo, id, table } = await tableForTwo(hall);
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
