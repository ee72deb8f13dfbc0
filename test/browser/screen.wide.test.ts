import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { barriers } from './axe.ts';
import { type Hall, leave, openHall, type Visitor } from './harness.ts';

/*
 * The screen that a whole room looks at, opened in the browser of somebody who sits at the table: large, with nothing to
 * press, nothing of the seat, from the lobby through a lost line into the rematch.
 */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({
    requests: { perAddress: { perSecond: 10_000, burst: 10_000 }, perSession: { perSecond: 10_000, burst: 10_000 } },
  });
});
afterAll(() => hall?.close());

const PICTURES = process.env.SCREEN_PICTURES;
if (PICTURES) mkdirSync(PICTURES, { recursive: true });

const post = (page: Visitor['page'], path: string, body: object = {}) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path as string, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { id: string; code: string };
    },
    [path, body] as const,
  );

async function television(name: string): Promise<Visitor & { shoot: (as: string) => Promise<void> }> {
  const visitor = await hall.visitor({ width: 1920, height: 1080, atOnce: true });
  await visitor.page.goto(hall.bare);
  await post(visitor.page, '/api/session', { name });
  const shoot = async (as: string) => {
    if (!PICTURES) return;
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.screenshot({ path: `${PICTURES}/${as}.png` });
  };
  return { ...visitor, shoot };
}

/** How much of a television lies outside of it, and how high its smallest words are that carry something. */
const measured = (page: Visitor['page']) =>
  page.evaluate(() => {
    const size = (of: string) =>
      Math.min(...[...document.querySelectorAll(of)].map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    const { scrollWidth, scrollHeight } = document.documentElement;
    const board = document.querySelector('.slot-board')!.getBoundingClientRect();
    return {
      outside: [scrollWidth - innerWidth, scrollHeight - innerHeight],
      board: (board.width * board.height) / (innerWidth * innerHeight),
      turn: size('.screen-turn'),
      names: size('.screen-seats .seat-called'),
    };
  });

interface Room {
  sockets: WebSocket[];
  down: boolean;
}

/** Answers for the first seats, which this page's session holds, with whatever comes first, so many times or until it is over. */
const playOn = (page: Visitor['page'], id: string, times: number, seats: number) =>
  page.evaluate(
    async ([id, times, seats]) => {
      for (let i = 0; i < times; i++) {
        const seat = i % seats;
        const answer = await fetch(`/api/matches/${id}/view?seat=${seat}`);
        if (!answer.ok) throw new Error(await answer.text());
        const { table, sight } = (await answer.json()) as {
          table: { status: string };
          sight: { decisions: { id: number; choose?: { min: number }; options: { id: string }[] }[] };
        };
        if (table.status === 'over') return;
        const [asked] = sight.decisions;
        if (!asked) continue;
        const ids = asked.options.map((o) => o.id);
        const choice = asked.choose ? ids.slice(0, asked.choose.min) : ids[i % ids.length];
        await fetch(`/api/matches/${id}/actions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id: `action-${seat}-${asked.id}`, seat, decision: asked.id, choice }),
        });
      }
    },
    [id, times, seats] as const,
  );

test.each([
  ['nachtwacht', 4, {}],
  ['talisman', 4, {}],
  ['dystopia', 2, {}],
])('the table of %s on a television, though its browser holds a seat', async (game, seats, options) => {
  const { page, context, shoot, errors } = await television('Ann');
  const bots = Array.from({ length: seats - 1 }, () => 'easy');
  const { code, id } = await post(page, '/api/matches', { game, seats, bots, start: true, options });
  await playOn(page, id, 10, 1);
  await page.goto(`${hall.address}/screen/${code}`);
  await page.locator('.screen .slot-board').waitFor();
  await page.locator('.screen-turn .badge, .screen-turn span').first().waitFor();
  await page.locator('.screen-story li, .screen-story .turn-head').first().waitFor();
  await shoot(game);
  // Nothing of the seat, nothing to press beside the board, and no question.
  expect(await page.locator('.bar, .slot-hand, .decide, .plate').count()).toBe(0);
  expect(await page.locator('.screen-side button, .screen-side a').count()).toBe(0);
  expect(await page.locator('.screen-seats > li').count()).toBe(seats);
  const { outside, board, turn, names } = await measured(page);
  expect(outside).toEqual([0, 0]);
  expect(board).toBeGreaterThan(0.5);
  // From three metres: letters of a hundredth and a half of the width and more.
  expect(turn).toBeGreaterThanOrEqual(40);
  expect(names).toBeGreaterThanOrEqual(28);
  expect(await barriers(page)).toEqual([]);
  expect(errors.join('\n')).toBe('');
  await leave(context);
});

test('from the lobby into the match, through a lost line, and on into the rematch, by itself', async () => {
  const { page, context } = await television('Ann');
  // Sockets that a test can cut.
  await context.addInitScript(() => {
    const room = window as unknown as Room;
    room.sockets = [];
    room.down = false;
    const Usual = WebSocket;
    window.WebSocket = class extends Usual {
      constructor(address: string | URL) {
        super(address);
        room.sockets.push(this);
        if (room.down) this.close();
      }
    };
  });
  const { id, code } = await post(page, '/api/matches', {
    game: 'nachtwacht',
    seats: 2,
    options: { pathLength: 'short', roundLimit: sized(8, 20) },
  });

  // It is reached from the lobby, by a link and an address that can be typed.
  await page.goto(`${hall.address}/t/${code}`);
  const link = page.getByRole('link', { name: 'On a big screen' });
  await page.getByText(`/screen/${code}`).waitFor();
  const [screen] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await screen.locator('.screen-lobby .qr').waitFor();
  await screen.getByText('One seat is still open.').waitFor();
  if (PICTURES) await screen.screenshot({ path: `${PICTURES}/lobby.png` });
  const qr = (await screen.locator('.screen-lobby .qr svg').boundingBox())!;
  expect(Math.min(qr.width, qr.height)).toBeGreaterThan(400);
  expect(await screen.locator('.screen-lobby button, .screen-lobby a').count()).toBe(0);
  expect(await barriers(screen)).toEqual([]);

  // Somebody sits down; the match begins.
  await post(page, `/api/matches/${id}/seats/1/join`, { name: 'Bo' });
  await screen.locator('.screen-who').getByText('Bo', { exact: true }).waitFor();
  await post(page, `/api/matches/${id}/start`);
  await screen.locator('.screen .slot-board').waitFor();
  await screen.getByText('Everybody waits for Ann and Bo').waitFor();

  // A lost line is told, and comes back by itself with what happened meanwhile.
  const lines = (down: boolean) =>
    screen.evaluate((down) => {
      const room = window as unknown as Room;
      room.down = down;
      if (down) for (const socket of room.sockets) socket.close();
    }, down);
  await lines(true);
  await screen.getByText('The line is down.').waitFor();
  await playOn(page, id, 12, 2);
  await lines(false);
  await screen.getByText('The line is down.').waitFor({ state: 'detached', timeout: 30_000 });
  await screen.locator('.screen-story li').first().waitFor();

  // The end is shown, and whoever plays again brings the screen along.
  await playOn(page, id, 3000, 2);
  await screen.locator('.screen-result').waitFor({ timeout: 60_000 });
  if (PICTURES) await screen.screenshot({ path: `${PICTURES}/result.png` });
  expect(await barriers(screen)).toEqual([]);
  const again = await post(page, `/api/matches/${id}/rematch`, { wait: true });
  await screen.waitForURL(`${hall.address}/screen/${again.code}`, { timeout: 30_000 });
  await screen.locator('.screen-lobby .qr, .screen .slot-board').first().waitFor();
  await leave(context);
});

test('where the page is not secure, a speck of film keeps the television awake; a browser that has none says so', async () => {
  const { page, context, errors } = await television('Ann');
  const { code } = await post(page, '/api/matches', { game: 'nachtwacht', seats: 2, bots: [] });
  // As on plain http: nobody can be asked to keep the screen awake.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
  await page.goto(`${hall.address}/screen/${code}`);
  await page.locator('.screen-lobby').waitFor();
  const film = () =>
    page.evaluate(() => {
      const one = document.querySelector<HTMLVideoElement>('video.screen-awake');
      const at = one?.getBoundingClientRect();
      const inside = at && at.width > 0 && at.height > 0 && at.right <= innerWidth && at.bottom <= innerHeight;
      // Browsers hold the screen for a film that comes live, runs and is in sight; one without sound may run without a touch.
      return { live: one?.srcObject instanceof MediaStream, runs: one?.paused === false && one.readyState >= 2, inside, mute: one?.muted };
    });
  await expect.poll(film, { timeout: 20_000 }).toEqual({ live: true, runs: true, inside: true, mute: true });
  expect(await page.getByText('switch off the screensaver').count()).toBe(0);
  await context.addInitScript(() => Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream'));
  await page.reload();
  await page.getByText('switch off the screensaver').waitFor();
  expect(await page.locator('video').count()).toBe(0);
  expect(errors.join('\n')).toBe('');
  await leave(context);
});
