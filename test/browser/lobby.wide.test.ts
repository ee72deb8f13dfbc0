import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { type Hall, openHall } from './harness.ts';

/*
 * The table before the match, in two browsers: the host changes what is played in the form of a new table, the guest sees it
 * at once with what differs from the rulebook, and once the guest is ready nothing changes until that is taken back.
 */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const PICTURES = process.env.LOBBY_PICTURES;

test('what is played may change until somebody is ready', async () => {
  const anna = await hall.visitor({ locale: 'en-GB', width: 1440, height: 900, atOnce: true });
  const bo = await hall.visitor({ locale: 'de-DE', width: 360, height: 740, touch: true, atOnce: true });
  const ask = (page: typeof anna.page, path: string, body: object = {}) =>
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
  for (const [{ page }, name] of [
    [anna, 'Anna'],
    [bo, 'Bo'],
  ] as const) {
    await page.goto(hall.bare);
    await ask(page, '/api/session', { name });
  }
  const { id, code } = await ask(anna.page, '/api/matches', { game: 'nachtwacht', seats: 3, bots: ['normal'] });
  // Alone with bots nobody is asked to be ready.
  await anna.page.goto(`${hall.address}/t/${code}`);
  await anna.page.locator('.lobby').waitFor();
  expect(await anna.page.locator('.ready-mark, .ready-part').count()).toBe(0);
  // One golden button: while a seat is open, the one that brings somebody.
  const golden = (page: typeof anna.page) => page.locator('.lobby .btn:not(.paper):enabled').allInnerTexts();
  expect(await golden(anna.page)).toEqual([expect.stringMatching(/copy the link/i)]);
  const standees = (page: typeof anna.page) =>
    page.locator('.lobby-seat .standee').evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')));
  expect(await standees(anna.page)).toEqual(['person', 'bot', 'open']);
  await ask(bo.page, `/api/matches/${id}/seats/2/join`);
  await bo.page.goto(`${hall.address}/t/${code}`);
  await bo.page.getByRole('button', { name: 'Ich bin bereit' }).waitFor();

  expect(await golden(bo.page)).toEqual([expect.stringMatching(/ich bin bereit/i)]);
  // On a phone it lies at the lower edge, wherever the page stands, and hides no word of what is read to its end.
  const seal = bo.page.getByRole('button', { name: 'Ich bin bereit' });
  for (const y of [0, 10_000]) {
    await bo.page.evaluate((to) => scrollTo(0, to), y);
    const box = (await seal.boundingBox())!;
    expect(box.y + box.height).toBeGreaterThan(700);
    expect(box.y + box.height).toBeLessThanOrEqual(740);
  }
  expect((await bo.page.locator('.page-foot > :last-child').boundingBox())!.y).toBeLessThan((await seal.boundingBox())!.y);
  await bo.page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => golden(anna.page)).toEqual([expect.stringMatching(/begin the match/i)]);
  expect(await standees(bo.page)).toEqual(['person', 'bot', 'person']);
  // On a phone all figures stand in sight, and the length of the match is told above the seal.
  expect(
    await bo.page
      .locator('.lobby-seat')
      .last()
      .evaluate((one) => one.getBoundingClientRect().bottom),
  ).toBeLessThan(450);

  // The host sets a clock and a rule; the guest reads both, and what the rulebook has.
  await anna.page.getByRole('button', { name: 'Change what is played' }).click();
  const form = anna.page.locator('.change-terms');
  await form.getByRole('radio', { name: '90 seconds' }).check();
  await form.locator('.all-rules summary').click();
  await form.getByRole('radio', { name: /24 squares/ }).check();
  if (PICTURES) mkdirSync(PICTURES, { recursive: true });
  const shoot = async (page: typeof anna.page, name: string) => {
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
  };
  await shoot(anna.page, 'form');
  await form.getByRole('button', { name: 'Play it this way' }).click();
  await form.waitFor({ state: 'detached' });
  const told = bo.page.locator('.lobby-options');
  await told.getByText('90 Sekunden').waitFor();
  await told.locator('[data-changed]', { hasText: '24' }).getByText('36').waitFor();
  await bo.page.getByText('Wer eingeladen hat, hat geändert, was gespielt wird.').waitFor();

  // Ready: nothing changes until it is taken back.
  await bo.page.getByRole('button', { name: 'Ich bin bereit' }).click();
  await anna.page
    .locator('.lobby-seat', { has: anna.page.getByText('Bo', { exact: true }) })
    .locator('.ready-mark[data-ready]')
    .waitFor();
  const change = anna.page.getByRole('button', { name: 'Change what is played' });
  await expect.poll(() => change.isDisabled()).toBe(true);
  await anna.page.getByText('Bo is ready.').waitFor();
  await anna.page.getByRole('button', { name: 'I am ready' }).click();
  await bo.page.getByText('Alle sind bereit.').waitFor();
  await shoot(anna.page, 'host');
  await shoot(bo.page, 'guest');
  expect(await barriers(anna.page)).toEqual([]);
  expect(await barriers(bo.page)).toEqual([]);
  await anna.page.getByRole('button', { name: 'Not ready after all' }).click();
  await bo.page.getByRole('button', { name: 'Doch noch nicht bereit' }).click();
  await expect.poll(() => change.isEnabled()).toBe(true);

  // On a host's phone what may be done with a seat lies beside each other, on no words.
  await anna.page.setViewportSize({ width: 360, height: 740 });
  const over = await anna.page.locator('.lobby-seat:has(.icon-btn)').evaluateAll((seats) =>
    seats.map((seat) => {
      const box = (what: string) => [...seat.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
      const [close] = box('.icon-btn');
      return box('.lobby-who, summary, .ready-mark').filter(
        (words) => words.left < close!.right && words.right > close!.left && words.top < close!.bottom && words.bottom > close!.top,
      ).length;
    }),
  );
  expect(over).toEqual([0, 0]);
  await anna.page.setViewportSize({ width: 1440, height: 900 });
  await bo.page.getByRole('button', { name: 'Ich bin bereit' }).waitFor();

  await anna.page.getByRole('button', { name: 'Begin the match' }).click();
  await bo.page.locator('.bar').waitFor();
});

test('whoever comes by a link reads what will be played before they sit down, and is led to the name that is missing', async () => {
  const host = await hall.visitor({ atOnce: true });
  await host.page.goto(hall.bare);
  const code = await host.page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/session', { method: 'POST', headers, body: '{"name":"Anna"}' });
    const wanted = { game: 'nachtwacht', seats: 3, clock: 90, options: { pathLength: 'short' } };
    const made = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(wanted) });
    return ((await made.json()) as { code: string }).code;
  });
  const guest = await hall.visitor({ width: 360, height: 740, touch: true, atOnce: true });
  await guest.page.goto(`${hall.address}/t/${code}`);
  const told = guest.page.locator('.lobby-options');
  await told.getByText('90 seconds').waitFor();
  await told.locator('[data-changed]', { hasText: '24' }).getByText('36').waitFor();
  await told.getByText(/^About \d+ to \d+ minutes/).waitFor();
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  const name = guest.page.getByLabel('Your name');
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await barriers(guest.page)).toEqual([]);
  await name.fill('Bo');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.getByRole('button', { name: 'I am ready' }).waitFor();
});
