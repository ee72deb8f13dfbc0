import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { type Hall, openHall } from './harness.ts';
import { shortMatch } from './table.ts';

let hall: Hall;
const FOLDER = process.env.QUESTHALL_PICTURES;
beforeAll(async () => {
  hall = await openHall();
}, 120_000);
afterAll(() => hall?.close());

const seatOf = async (code: string) =>
  (await (await fetch(`${hall.address}/api/tables/${code}`)).json()) as { seats: { name: string | null }[] };

test('a person lets a phone in with a code, sees both devices, logs one out, and leaves for good', async () => {
  const { page, errors } = await hall.visitor({ width: 1440, height: 900 });
  await shortMatch(hall, page);
  const code = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(hall.address);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Your devices, and leaving' }).click();
  await page.getByRole('heading', { name: 'Your devices', exact: true }).waitFor();
  expect(await page.getByText('Here you are Ann.').count()).toBe(1);
  // One golden button, while nothing else leads back to one's seats; then none. Without https there are no passkeys.
  const golden = () => page.locator('.account .btn:not(.paper)').allInnerTexts();
  expect(await golden()).toEqual([expect.stringMatching(/make a code/i)]);
  await page.getByRole('button', { name: 'Get a code' }).click();
  const link = await page.locator('.account-code').innerText();
  expect(link).toMatch(/^[A-Z2-9]{5} [A-Z2-9]{5}$/);
  expect(await barriers(page)).toEqual([]);

  expect(await page.locator('.account .qr svg').count()).toBe(1);

  // A code whose time is over is not shown any more, so that nobody scans it in vain.
  const short = await hall.visitor({ width: 360, height: 740, touch: true });
  await short.page.goto(hall.bare);
  await short.page.evaluate(() =>
    fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Bo"}' }),
  );
  await short.page.route('**/api/session/link', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), seconds: 1 } });
  });
  await short.page.goto(`${hall.address}/account`);
  await short.page.getByRole('button', { name: 'Get a code' }).click();
  await short.page.getByText('This code has expired. Get a new one.').waitFor();
  expect(await short.page.locator('.account-code, .account .qr svg').count()).toBe(0);
  await short.page.unroute('**/api/session/link');
  await short.page.getByRole('button', { name: 'Get a code' }).click();
  await short.page.locator('.account .qr svg').waitFor();
  expect(await short.page.getByText('This code has expired').count()).toBe(0);
  expect(await short.page.getByText('It holds for two minutes and lets in one device.').count()).toBe(1);
  if (FOLDER) await short.page.screenshot({ path: `${FOLDER}/device-code-phone.png`, fullPage: true });

  // A code on paper is told once, and the last device is no danger any more.
  await page.getByText('This is your last device').waitFor();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const paper = await page.locator('.account-code.long').innerText();
  expect(paper).toMatch(/^[A-Z2-9]{5}( [A-Z2-9]{5}){3}$/);
  await page.getByText('This is your last device').waitFor({ state: 'detached' });
  expect(await golden()).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/paper-desktop.png`, fullPage: true });

  const phone = await hall.visitor({ locale: 'de', width: 360, height: 740, touch: true });
  // As its camera reads it: the code stands in its field, and nobody is logged in before they say so.
  await phone.page.goto(`${hall.address}/account#${link.replace(' ', '')}`);
  await phone.page.getByText('Zu diesem Browser gehört hier niemand').waitFor();
  expect(await phone.page.getByLabel(/^Code von einem anderen Gerät/).inputValue()).toBe(link.replace(' ', ''));
  await phone.page.getByLabel(/^Code von einem anderen Gerät/).fill(link.toLowerCase());
  await phone.page.getByRole('button', { name: 'Code benutzen' }).click();
  await phone.page.waitForURL(`${hall.address}/`);
  await phone.page.goto(`${hall.address}/account`);
  await phone.page.getByText('Hier heißt du Ann.').waitFor();
  expect(await phone.page.locator('.account-devices li').count()).toBe(2);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await barriers(phone.page)).toEqual([]);
  if (FOLDER) await phone.page.screenshot({ path: `${FOLDER}/paper-phone.png`, fullPage: true });

  // The phone is logged out from the desk; whoever holds it is nobody then.
  await page.reload();
  await page.getByText('The code itself is stored nowhere.').waitFor();
  expect(await page.locator('.account-code').count()).toBe(0);
  await page.getByRole('button', { name: 'Forget the code' }).click();
  await page.getByRole('button', { name: 'Make a code' }).waitFor();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByText('This is your last device').waitFor();
  await phone.page.reload();
  await phone.page.getByText('Zu diesem Browser gehört hier niemand').waitFor();

  await page.getByRole('button', { name: 'Leave for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  expect((await seatOf(code)).seats[0]?.name).toBe('Ann');
  await page.getByRole('button', { name: 'Leave for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave for good' }).click();
  await page.waitForURL(`${hall.address}/`);
  expect((await seatOf(code)).seats[0]?.name).toBeNull();
  expect(await page.evaluate(async () => (await fetch('/api/session')).json())).toBeNull();
  expect((await page.context().cookies()).filter(({ name }) => name === 'questhall')).toEqual([]);
  expect(errors).toEqual([]);
});
