import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Endpoint, isSignedBy, Phone } from '../../apps/server/test/post-office.ts';
import { sized } from '../sized.ts';
import { barriers } from './axe.ts';
import { type Hall, leave, openHall, ownSite, WHOLE } from './harness.ts';

/*
 * Being called, as far as a browser goes: the page where one chooses how, and the worker that shows a call as a note of the
 * system. The service of push is one of our own, since the browser's maker has the usual ones: the browser is given its address
 * and keys, the server seals and signs for it, and what comes there is opened and handed to the worker as the browser would.
 */

/** Pictures for the eye, where a folder for them is named. */
const PICTURES = process.env.PICTURES;
const picture = async (page: Page, name: string) => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
};

let hall: Hall;
beforeAll(async () => {
  // The service of push stands on this machine, and nobody here plays without network.
  const webDir = await ownSite((path) => path === '/index.html');
  hall = await openHall({}, undefined, WHOLE, { callsInside: true, webDir });
});
afterAll(() => hall.close());

test('the page of calls keeps what one chooses, in the language and by the clock of the page', async () => {
  const { page, context, errors } = await hall.visitor({ locale: 'da-DK', width: 360, height: 740, touch: true, keeps: true });
  await page.goto(`${hall.address}/calls`);
  await page.getByText('Denne browser tilhører endnu ingen her.').waitFor();
  await page.evaluate(() =>
    fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Anna"}' }),
  );
  await page.reload();
  await page.getByRole('radio', { name: '4 timer' }).click();
  await page.getByRole('group', { name: 'Stille timer' }).getByRole('radio', { name: 'slået til' }).click();
  await page.getByLabel('Ingen beskeder fra').fill('21:15');
  await page
    .getByRole('group', { name: 'Giv mig besked igen, når min tid næsten er gået' })
    .getByRole('radio', { name: 'slået fra' })
    .click();
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/api/calls')).json()))
    .toMatchObject({ locale: 'da', after: 14_400, last: false, quiet: { from: 21 * 60 + 15, to: 7 * 60 + 30 } });
  await page.getByLabel('Adresse (https)').fill('https://chat.example/hook');
  await page.getByRole('button', { name: 'Brug denne adresse' }).click();
  await page.getByText('https://chat.example/hook').waitFor();
  await page.getByText('Beskeder underskrives med denne hemmelighed').waitFor();
  await page.getByText('Denne server sender ikke mails.').waitFor();
  expect(await barriers(page)).toEqual([]);

  // Whoever reads in another language from now on is told in that one.
  await page.goto(hall.address);
  await page.getByRole('button', { name: 'Indstillinger' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/api/calls')).json()))
    .toMatchObject({ locale: 'de', after: 14_400, last: false, quiet: { from: 21 * 60 + 15, to: 7 * 60 + 30 } });
  await page.goto(`${hall.address}/calls`);
  await page.getByRole('button', { name: 'Webhook löschen' }).click();
  await page.getByLabel('Adresse (https)').waitFor();
  expect(errors).toEqual([]);
  await leave(context);
});

test("hours and a holiday that stop one's clock are seen by the others at the plate, on a phone and on a desk", async () => {
  const phone = { width: 360, height: 740 };
  const desk = { width: 1440, height: 900 };
  const { page, context, errors } = await hall.visitor({ locale: 'en-GB', ...phone });
  await page.goto(hall.bare);
  const { code, id } = await page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      return answer.json();
    };
    await post('/api/session', { name: 'Anna' });
    return (await post('/api/matches', { game: 'nachtwacht', seats: 2, clock: 86_400 })) as { code: string; id: string };
  });
  const friend = await hall.visitor({ locale: 'en-GB', ...phone });
  await friend.page.goto(hall.bare);
  await friend.page.evaluate(async (match) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/session', { method: 'POST', headers, body: '{"name":"Bo"}' });
    await fetch(`/api/matches/${match}/seats/1/join`, { method: 'POST', headers, body: '{}' });
  }, id);
  await page.evaluate((match) => fetch(`/api/matches/${match}/start`, { method: 'POST' }), id);

  await page.goto(`${hall.address}/calls`);
  // On a slow line what is changed builds on what is still on its way, or the last one would take the others back.
  await page.route('**/api/calls/hours', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByRole('group', { name: 'Every day' }).getByRole('radio', { name: 'on' }).click();
  await page.getByLabel('from', { exact: true }).fill('21:30');
  await page.getByRole('group', { name: 'On Saturday and Sunday' }).getByRole('radio', { name: 'on' }).click();
  const calls = () => page.evaluate(async () => (await fetch('/api/calls')).json());
  const night = { from: 21 * 60 + 30, to: 8 * 60 };
  await expect.poll(calls).toMatchObject({ hours: { night, weekends: true }, away: null, holidayDays: 14 });
  // Fifteen hours are too many: nothing is sent, and the page says so.
  await page.getByLabel('from', { exact: true }).fill('16:00');
  await page.getByText('14 hours a day at most.').waitFor();
  expect(await calls()).toMatchObject({ hours: { night } });
  await page.getByText('You have 14 days left this year.').waitFor();
  await page.getByRole('button', { name: 'I am away until then' }).click();
  await page.getByText('You are away until').waitFor();
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await page.getByText('You are away until').waitFor();
    expect(await barriers(page)).toEqual([]);
    await picture(page, `free-time-${size.width}`);
  }

  await friend.page.goto(`${hall.address}/t/${code}`);
  const plate = friend.page.locator('.seats .seat', { hasText: 'Anna' });
  // The short form reads the plate on a phone, and the page on both.
  for (const size of sized([phone], [desk, phone])) {
    await friend.page.setViewportSize(size);
    const layout = size === phone ? '[data-layout=phone]' : ':not([data-layout=phone])';
    await friend.page.locator(`.frame${layout}`).waitFor();
    await plate.locator('.seat-mark[data-holiday]').waitFor();
    await picture(friend.page, `free-time-plate-${size.width}`);
    await plate.click();
    await friend.page
      .getByRole('dialog', { name: 'Anna' })
      .getByText(/^away until/)
      .waitFor();
    await friend.page.getByText('Their clock stands still from 21:30 to 08:00').waitFor();
    await friend.page.getByText('Their clock stands still on Saturday and Sunday').waitFor();
    await picture(friend.page, `free-time-sheet-${size.width}`);
    await friend.page.keyboard.press('Escape');
    await friend.page.getByRole('dialog', { name: 'Anna' }).waitFor({ state: 'detached' });
  }

  await page.goto(hall.address);
  await page.getByText('you are away until').waitFor();
  await picture(page, 'free-time-inbox');
  await page.goto(`${hall.address}/calls`);
  await page.getByRole('button', { name: 'I am back' }).click();
  await page.getByRole('button', { name: 'I am away until then' }).waitFor();
  // A day of it has begun.
  await expect.poll(calls).toMatchObject({ away: null, holidayDays: 13 });
  await plate.locator('.seat-mark[data-holiday]').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await leave(friend.context);
  await leave(context);
});

/**
 * The worker of a page: hands it what came until a note of it is there, and says which notes are shown.
 * Once one that was handed over never showed, likely since a browser that is asked for its notes between keeping and drawing one
 * takes it for gone: so nobody looks at once, and it is handed over again, as a service of push does.
 */
async function workerOf(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const line = await page.context().newCDPSession(page);
  const id = new Promise<string>((resolve) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      // Those of earlier visitors are listed as well.
      const mine = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(hall.address));
      if (mine) resolve(mine.registrationId);
    }),
  );
  await line.send('ServiceWorker.enable');
  const registrationId = await id;
  const shown = () =>
    page.evaluate(async () => {
      const notes = await (await navigator.serviceWorker.ready).getNotifications();
      return notes.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path as string }));
    });
  const hand = async (note: Readonly<Record<string, string>>) => {
    const drawn = async () => {
      if ((await shown()).some(({ title, tag }) => title === note.title && tag === note.tag)) return true;
      await line.send('ServiceWorker.deliverPushMessage', { origin: hall.address, registrationId, data: JSON.stringify(note) });
      return false;
    };
    await expect.poll(drawn, { interval: 1000 }).toBe(true);
  };
  return { hand, shown };
}

test('a newcomer finds the way from the settings, turns push on with one touch, and sees the trial message come', async () => {
  const service = await Endpoint.open();
  const phone = new Phone(`${service.url}/push/anna`);
  const { page, context, errors } = await hall.visitor({ locale: 'en-GB', keeps: true });
  await context.grantPermissions(['notifications']);
  await context.addInitScript((address) => {
    let mine: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => mine;
    PushManager.prototype.subscribe = async (options) => {
      Reflect.set(globalThis, 'askedWith', options);
      const unsubscribe = async () => {
        mine = null;
        return true;
      };
      mine = { options: {}, toJSON: () => address, unsubscribe } as unknown as PushSubscription;
      return mine;
    };
  }, phone.address);
  await page.goto(hall.address);
  await page.evaluate(() =>
    fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Anna"}' }),
  );
  const worker = await workerOf(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Be told when it is your turn' }).click();
  await page.getByRole('button', { name: 'Tell me in this browser' }).click();
  await page.getByRole('button', { name: 'Stop telling me here' }).waitFor();
  // Nothing may come that the person does not see, and it must be this server's.
  const { pushKey } = await page.evaluate(async () => (await fetch('/api/calls')).json());
  expect(await page.evaluate(() => Reflect.get(globalThis, 'askedWith'))).toEqual({ userVisibleOnly: true, applicationServerKey: pushKey });
  await page.getByRole('button', { name: 'Send a trial message' }).click();
  await page.getByText('One message got through.').waitFor();
  const [posted] = service.posted;
  expect([service.posted.length, posted!.path, isSignedBy(pushKey, posted!.headers, service.url)]).toEqual([1, '/push/anna', true]);
  const said = phone.read(posted!.body);
  await worker.hand(said);
  expect(await worker.shown()).toEqual([{ title: 'A trial message', body: said.body, tag: 'trial', path: '/calls' }]);
  expect(await barriers(page)).toEqual([]);
  await picture(page, 'push-on');
  await page.getByRole('button', { name: 'Stop telling me here' }).click();
  await page.getByRole('button', { name: 'Tell me in this browser' }).waitFor();
  expect(errors).toEqual([]);
  await leave(context);
  await service.close();
});

test('the worker shows a call, and one of the same match takes its place', async () => {
  const { page, context, errors } = await hall.visitor({ keeps: true });
  await context.grantPermissions(['notifications']);
  await page.goto(hall.address);
  const { hand, shown } = await workerOf(page);
  const call = (title: string, tag: string) => hand({ title, body: 'Talisman', path: '/t/K7QXM', tag });
  await call('It is your turn', 'one');
  expect(await shown()).toHaveLength(1);
  await call('It is still your turn', 'one');
  await call('It is your turn', 'two');
  const note = { body: 'Talisman', path: '/t/K7QXM' };
  expect((await shown()).sort((a, b) => a.tag.localeCompare(b.tag))).toEqual([
    { title: 'It is still your turn', tag: 'one', ...note },
    { title: 'It is your turn', tag: 'two', ...note },
  ]);
  expect(errors).toEqual([]);
  await leave(context);
});
