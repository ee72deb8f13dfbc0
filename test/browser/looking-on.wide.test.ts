import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { type Hall, openHall, type Visitor } from './harness.ts';

/*
 * A table at which nobody but the players looks on, in several browsers: the host chooses it, all read it before the first move, a
 * stranger is told so in a friendly way, whoever was handed a seat plays, and after the end everybody with the link sees how it went.
 */

const MUCH = { perSecond: 10_000, burst: 10_000 };
let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: MUCH, perSession: MUCH }, messages: MUCH });
});
afterAll(() => hall?.close());

const ask = (page: Visitor['page'], method: string, path: string, body: object = {}) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method, headers, ...(method === 'GET' ? {} : { body: JSON.stringify(body) }) });
      if (!answer.ok) throw new Error(await answer.text());
      return await answer.json();
    },
    [method, path, body] as const,
  );

/** Answers for the seat of this page's session with whatever comes, until the match is over or others are asked. */
const playOn = (page: Visitor['page'], id: string, seat: number) =>
  page.evaluate(
    async ([id, seat]) => {
      for (let i = 0; i < 200; i++) {
        const { table, sight } = await (await fetch(`/api/matches/${id}/view?seat=${seat}`)).json();
        if (table.status === 'over') return true;
        const [asked] = sight.decisions;
        if (!asked) return false;
        const ids = asked.options.map((option: { id: string }) => option.id);
        const choice = asked.choose ? ids.slice(0, asked.choose.min) : ids[i % ids.length];
        await fetch(`/api/matches/${id}/actions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id: `action-${seat}-${asked.id}`, seat, decision: asked.id, choice }),
        });
      }
      return false;
    },
    [id, seat] as const,
  );

const CLOSED = 'This table keeps to itself while it plays';
const closed = (page: Visitor['page']) => page.getByRole('heading', { name: CLOSED }).waitFor();

test('a host keeps spectators out: told before the first move, friendly to who comes all the same, open after the end', async () => {
  const [anna, bo, cleo, eve] = await Promise.all([
    hall.visitor({ atOnce: true }),
    hall.visitor({ atOnce: true, width: 360, height: 740, touch: true }),
    hall.visitor({ atOnce: true }),
    hall.visitor({ atOnce: true, width: 360, height: 740, touch: true }),
  ]);

  // Chosen where the table is set; the sentence beside it says so.
  await anna.page.goto(`${hall.address}/new/nachtwacht`);
  await anna.page.getByLabel('Your name').fill('Anna');
  const who = anna.page.locator('.new-who');
  await who.getByRole('group', { name: 'How many play?' }).getByRole('radio', { name: '2', exact: true }).check();
  const choice = who.getByRole('group', { name: 'Who may look on?' });
  expect(await choice.getByRole('radio', { name: 'Whoever has the link' }).isChecked()).toBe(true);
  await choice.getByRole('radio', { name: 'Only those who sit at the table, until the match has ended' }).check();
  await anna.page.locator('.new-sum').getByText('Nobody but the players looks on').waitFor();
  await anna.page.getByRole('button', { name: 'Set the table' }).click();
  await anna.page.waitForURL('**/t/*');
  const code = anna.page.url().split('/').at(-1)!;

  // The list of what is agreed says so, and the host may change it like the rest of it.
  const agreed = (page: Visitor['page']) => page.locator('.lobby-options .terms').getByText('Nobody but the players looks on');
  await agreed(anna.page).waitFor();
  const change = async (to: string) => {
    await anna.page.getByRole('button', { name: 'Change what is played' }).click();
    const form = anna.page.locator('.change-terms');
    await form.getByRole('radio', { name: to }).check();
    await form.getByRole('button', { name: 'Play it this way' }).click();
    await form.waitFor({ state: 'detached' });
  };
  await anna.page.locator('.invite-screen').getByText('Opens only in the browser of somebody who sits here').waitFor();
  await change('Whoever has the link');
  await agreed(anna.page).waitFor({ state: 'detached' });
  await anna.page.locator('.invite-screen').getByText(`/screen/${code}`).waitFor();
  await change('Only those who sit at the table');
  await agreed(anna.page).waitFor();
  // A short match, for the sake of its end.
  const { id, terms } = await ask(anna.page, 'GET', `/api/tables/${code}`);
  await ask(anna.page, 'PUT', `/api/matches/${id}/terms`, { terms, options: { pathLength: 'short', roundLimit: 3 } });
  expect(await barriers(anna.page)).toEqual([]);

  // Whoever has the link comes in to sit down, and reads it before; a big screen is nobody else's.
  await eve.page.goto(`${hall.address}/t/${code}`);
  await eve.page.getByRole('button', { name: 'Sit down' }).waitFor();
  await agreed(eve.page).waitFor();
  await cleo.page.goto(`${hall.address}/screen/${code}`);
  await closed(cleo.page);
  await cleo.page.getByText('On a big screen it opens in the browser of somebody who sits here.').waitFor();
  await bo.page.goto(`${hall.address}/t/${code}`);
  await bo.page.getByLabel('Your name').fill('Bo');
  await bo.page.getByRole('button', { name: 'Sit down' }).tap();
  await bo.page.locator('.lobby').waitFor();
  await anna.page.getByRole('button', { name: 'Begin the match' }).click();

  // Whoever had waited there is told and let go; the players play.
  await closed(eve.page);
  expect(await barriers(eve.page)).toEqual([]);
  for (const { page } of [anna, bo]) await page.locator('.slot-board').waitFor();
  for (const path of [`/t/${code}`, `/t/${code}/replay`, `/screen/${code}`]) {
    await eve.page.goto(hall.address + path);
    await closed(eve.page);
    expect(await eve.page.locator('body').innerText()).not.toMatch(/Anna|Bo\b/);
  }
  await eve.page.goto(`${hall.address}/t/${code}`);
  await closed(eve.page);
  await eve.page.getByRole('link', { name: 'Back to the hall' }).tap();
  await eve.page.waitForURL(`${hall.address}/`);

  // The big screen of somebody who plays here.
  const screen = await anna.context.newPage();
  await screen.goto(`${hall.address}/screen/${code}`);
  await screen.locator('.screen .slot-board').waitFor();
  await screen.close();

  // A seat that is handed over is taken by its link, and whoever gave it away looks on no more.
  const offer = await ask(bo.page, 'POST', `/api/matches/${id}/seats/1/offer`);
  await cleo.page.goto(`${hall.address}/t/${code}#seat=1.${offer.code}`);
  await cleo.page.getByText('A seat in a match that is being played is handed to you.').waitFor();
  await cleo.page.getByLabel('Your name').fill('Cleo');
  await cleo.page.getByRole('button', { name: 'Take the seat' }).click();
  await cleo.page.locator('.slot-board').waitFor();
  await closed(bo.page);

  // After the end whoever has the link sees how it went.
  await eve.page.goto(`${hall.address}/t/${code}`);
  await closed(eve.page);
  for (let round = 0, over = false; round < 400 && !over; round++)
    over = (await playOn(anna.page, id, 0)) || (await playOn(cleo.page, id, 1));
  await eve.page.getByRole('button', { name: 'Try again' }).tap();
  await eve.page.locator('.slot-board').waitFor();
  await eve.page.goto(`${hall.address}/t/${code}/replay`);
  await eve.page.locator('.slot-board').waitFor();
  // Being kept out is told by the page; the browser writes the refused request down as well. Who only looks on has no session.
  for (const { errors } of [anna, bo, cleo]) expect(errors.filter((one) => !one.includes('403')).join('\n')).toBe('');
  expect(eve.errors.filter((one) => !/40[13]/.test(one)).join('\n')).toBe('');
});

test('a table on this device does not ask who looks on', async () => {
  const { page } = await hall.visitor({ atOnce: true });
  await page.goto(`${hall.address}/here/nachtwacht`);
  await page.locator('fieldset.choose').first().waitFor();
  expect(await page.getByText('Who may look on?').count()).toBe(0);
});
