import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailHouse } from '../../apps/server/test/post-office.ts';
import { sized } from '../sized.ts';
import { BY_SIGHT, barriers } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';

/** The link in a mail, on devices that know its person and on devices that do not. */

const PICTURES = process.env.PICTURES;
const picture = async (page: Page, name: string) => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
};

let mails: MailHouse;
let hall: Hall;
let later = 0;
beforeAll(async () => {
  mails = await MailHouse.open();
  hall = await openHall({}, undefined, undefined, {
    mail: { url: mails.url, from: 'Questhall <hall@questhall.example>' },
    callsEvery: 20,
    now: () => Date.now() + later,
  });
});
afterAll(async () => {
  await hall.close();
  await mails.close();
});

const ask = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([how, where, what]) => {
      const init = what === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: what };
      return (await fetch(where!, { method: how!, ...init })).json();
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );

/** Anna and Bo at a match that waits for Anna; the link that she was mailed, and Anna's own device. */
async function mailed(locale = 'en-GB') {
  const anna = await hall.visitor({ locale });
  const bo = await hall.visitor({ locale });
  for (const [{ page }, name] of [
    [anna, 'Anna'],
    [bo, 'Bo'],
  ] as const) {
    await page.goto(hall.bare);
    await ask(page, 'POST', '/api/session', { name });
  }
  const language = locale.slice(0, 2);
  await ask(anna.page, 'PUT', '/api/calls', { locale: language, zone: 'UTC', quiet: null, after: 0 });
  await ask(anna.page, 'POST', '/api/calls/mail', { address: 'anna@home.example' });
  const [code] = /\b\d{6}\b/.exec(mails.letters.at(-1)!.text)!;
  await ask(anna.page, 'PUT', '/api/calls/mail', { code });
  const match = await ask(anna.page, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2, clock: 86_400 });
  await ask(bo.page, 'POST', `/api/matches/${match.id}/seats/1/join`, {});
  await ask(anna.page, 'POST', `/api/matches/${match.id}/start`);
  const before = mails.letters.length;
  later += 121_000;
  await expect.poll(() => mails.letters.length, { timeout: 20_000 }).toBe(before + 1);
  const [link] = /http\S+#key=\S+/.exec(mails.letters.at(-1)!.text)!;
  return { anna, bo, match, link: link! };
}

const [DESK, PHONE] = [
  [1440, 900],
  [360, 740],
] as const;

// The short form goes the way on a phone, and looks at its pages on both screens.
for (const [width, height] of sized([PHONE], [DESK, PHONE]))
  test(`a device that does not know Anna is let in by a tap, once, and forgets her again, ${width} wide`, async () => {
    const { anna, bo, match, link } = await mailed();
    const phone = await hall.visitor({ locale: 'en-GB', width, height });
    /** What keeps somebody out of a page, on the other screen by what room changes. */
    const look = async (page: Page) => {
      expect(await barriers(page)).toEqual([]);
      if (sized(false, true)) return;
      await page.setViewportSize({ width: DESK[0], height: DESK[1] });
      expect(await barriers(page, BY_SIGHT)).toEqual([]);
      await page.setViewportSize({ width, height });
    };
    const spent: string[] = [];
    phone.page.on('request', (request) => {
      if (request.url().endsWith('/visit')) spent.push(request.method());
      expect(request.url()).not.toContain('key=');
      expect(request.headers().referer ?? '').not.toContain('key=');
    });
    await phone.page.goto(link);
    await phone.page.getByRole('heading', { name: 'Take your turn here' }).waitFor();
    await picture(phone.page, `visit-${width}`);
    await look(phone.page);
    // Opened is not used.
    expect(spent).toEqual([]);
    await phone.page.getByRole('button', { name: 'Play here' }).click();
    await phone.page.getByText('You play here as Anna, until').waitFor();
    await phone.page.locator('[data-bar="mine"], .bar').first().waitFor();
    expect(spent).toEqual(['POST']);
    expect(new URL(phone.page.url()).hash).toBe('');
    await picture(phone.page, `visit-table-${width}`);
    expect((await ask(phone.page, 'GET', `/api/matches/${match.id}/view`)).seat).toBe(0);
    // What is talked about is said as Anna, and a reload keeps the seat.
    await phone.page.reload();
    await phone.page.locator('[data-bar="mine"], .bar').first().waitFor();
    expect((await ask(phone.page, 'GET', `/api/matches/${match.id}/view`)).seat).toBe(0);

    const second = await hall.visitor({ locale: 'en-GB', width, height });
    await second.page.goto(link);
    await second.page.getByRole('button', { name: 'Play here' }).click();
    await second.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await second.page.getByText('The next message brings a new link.').waitFor();
    await picture(second.page, `visit-gone-${width}`);
    await look(second.page);
    await second.page.getByRole('button', { name: 'Just watch' }).click();
    await second.page.getByRole('button', { name: 'Menu' }).waitFor();

    // Anna sees the device among hers.
    await anna.page.goto(`${hall.address}/account`);
    await anna.page.getByText(`let in by a link: plays only at table ${match.code}, until`).waitFor();
    await picture(anna.page, `visit-devices-${width}`);
    // Whoever has played at somebody else's device ends it there.
    await phone.page.getByRole('button', { name: 'Menu' }).click();
    await picture(phone.page, `visit-menu-${width}`);
    await phone.page.getByRole('button', { name: 'Stop playing here' }).click();
    await phone.page.waitForURL(`${hall.address}/`);
    expect((await ask(phone.page, 'GET', `/api/matches/${match.id}/view`)).seat).toBeNull();
    expect([...anna.errors, ...phone.errors]).toEqual([]);
    for (const { context } of [anna, bo, phone, second]) await leave(context);
  });

test('on a device of Anna’s the link opens the match, and the key is still good for another', async () => {
  const { anna, bo, match, link } = await mailed();
  await anna.page.goto(link);
  await anna.page.locator('[data-bar="mine"], .bar').first().waitFor();
  await expect.poll(() => new URL(anna.page.url()).hash).toBe('');
  const phone = await hall.visitor();
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Play here' }).click();
  await phone.page.getByText('You play here as Anna, until').waitFor();
  expect((await ask(phone.page, 'GET', `/api/matches/${match.id}/view`)).seat).toBe(0);
  // Whoever plays there as somebody else is told so.
  await bo.page.goto(link);
  await bo.page.locator('[data-bar="mine"], .bar').first().waitFor();
  expect((await ask(bo.page, 'GET', `/api/matches/${match.id}/view`)).seat).toBe(1);
  for (const { context } of [anna, bo, phone]) await leave(context);
});
