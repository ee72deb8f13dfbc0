import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { type Hall, openHall, WHOLE } from './harness.ts';

/*
 * Being called, as far as a browser goes: the page where one chooses how, and the worker that shows a call as a note of the
 * system. No service of push is asked: the message is handed to the worker as the browser would.
 */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({}, undefined, WHOLE);
});
afterAll(() => hall.close());

test('the page of calls keeps what one chooses, in the language and by the clock of the page', async () => {
  const { page, context, errors } = await hall.visitor({ locale: 'da-DK', width: 360, height: 740, touch: true });
  await page.goto(`${hall.address}/calls`);
  await page.getByText('Denne browser kender ingen her.').waitFor();
  await page.evaluate(() =>
    fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Anna"}' }),
  );
  await page.reload();
  await page.getByRole('radio', { name: '4 timer' }).click();
  await page.getByRole('group', { name: 'Stille timer' }).getByRole('radio', { name: 'til' }).click();
  await page.getByLabel('Intet ringer fra').fill('21:15');
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/api/calls')).json()))
    .toMatchObject({ locale: 'da', after: 14_400, quiet: { from: 21 * 60 + 15, to: 7 * 60 + 30 } });
  await page.getByLabel('Adresse (https)').fill('https://chat.example/hook');
  await page.getByRole('button', { name: 'Brug denne adresse' }).click();
  await page.getByText('https://chat.example/hook').waitFor();
  await page.getByText('Det underskrives med denne hemmelighed').waitFor();
  await page.getByText('Denne server sender ikke mails.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Slet webhooken' }).click();
  await page.getByLabel('Adresse (https)').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the worker shows a call, and one of the same match takes its place', async () => {
  const { page, context, errors } = await hall.visitor();
  await context.grantPermissions(['notifications']);
  await page.goto(hall.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const line = await context.newCDPSession(page);
  const id = new Promise<string>((resolve) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId)),
  );
  await line.send('ServiceWorker.enable');
  const registrationId = await id;
  const call = (title: string, tag: string) =>
    line.send('ServiceWorker.deliverPushMessage', {
      origin: hall.address,
      registrationId,
      data: JSON.stringify({ title, body: 'Talisman', path: '/t/K7QXM', tag }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const notes = await (await navigator.serviceWorker.ready).getNotifications();
      return notes.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path as string }));
    });
  await call('It is your turn', 'one');
  await call('It is still your turn', 'one');
  await call('It is your turn', 'two');
  const note = { body: 'Talisman', path: '/t/K7QXM' };
  await expect
    .poll(async () => (await shown()).sort((a, b) => a.tag.localeCompare(b.tag)))
    .toEqual([
      { title: 'It is still your turn', tag: 'one', ...note },
      { title: 'It is your turn', tag: 'two', ...note },
    ]);
  expect(errors).toEqual([]);
  await context.close();
});
