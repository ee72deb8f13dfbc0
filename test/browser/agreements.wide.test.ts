import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { act, ask } from './ask.ts';
import { barriers, settled } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { entered } from './table.ts';
import { positioned } from './talisman-hand.ts';

/*
 * What a table agrees on in the middle of a match, by two people in two languages: a pause and its end, an end of the match,
 * and a bot that plays until somebody is back.
 */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

interface Sight {
  sight: { decisions: { id: number; seat: number; options: { id: string }[]; choose?: { min: number } }[] };
  log: { at: number; event: { type: string } }[];
}

/** Both answer what they are asked until Anna has answered and something has been told since. */
async function playOn(a: Page, b: Page, id: string): Promise<void> {
  const look = (page: Page) => ask<Sight>(page, 'GET', `/api/matches/${id}/view`);
  let since = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 60; n++) {
    for (const page of [a, b]) {
      const { sight, log } = await look(page);
      if (log.some(({ at }) => at >= since)) return;
      const asked = sight.decisions[0];
      if (!asked) continue;
      if (page === a) since = Math.min(since, Date.now());
      const choice = asked.choose ? asked.options.slice(0, asked.choose.min).map((o) => o.id) : asked.options[0]!.id;
      await act(page, id, { id: `by-program-${n}-${asked.seat}`, seat: asked.seat, decision: asked.id, choice });
    }
  }
  throw new Error('nothing was told of what Anna did');
}

// Somebody is ahead in the first, and nobody in the second; what is agreed on is the table's and not the game's.
/** A phone with a question shows a proposal as one line, which opens; where nothing is asked its answers stand there at once. */
async function say(page: Page, words: string): Promise<void> {
  const folded = page.locator('.proposal.folded').getByRole('button', { name: 'Antwoord' });
  const answer = page.getByRole('button', { name: words });
  await folded.or(answer).first().waitFor();
  if (await folded.isVisible()) {
    await folded.tap();
    // Its title is ink on paper, as all else on it: the frame around it has light ones.
    const colour = (what: string) => page.locator(`.proposal-sheet ${what}`).evaluate((one) => getComputedStyle(one).color);
    expect(await colour('h2')).toBe(await colour('.scroll'));
  }
  await answer.tap();
}

const GAMES = [
  { game: 'nachtwacht', ending: 'Ophouden: wie voorstaat, heeft gewonnen', told: 'The table agreed to end the match.' },
  { game: 'dystopia', ending: 'Ophouden: niemand heeft gewonnen', told: 'The table agreed to end the match.' },
  { game: 'talisman', ending: 'Ophouden: wie voorstaat, heeft gewonnen', told: 'The table agreed to end the match.' },
];

// In the short form in the first alone.
test.each(sized(GAMES.slice(0, 1), GAMES))(
  '$game: a pause is proposed, agreed to and ended; then the match is ended early',
  async ({ game, ending, told }) => {
    const anna = await hall.visitor({ locale: 'en-GB', atOnce: true, width: 1440, height: 900 });
    const bo = await hall.visitor({ locale: 'nl-NL', atOnce: true, width: 360, height: 740, touch: true });
    for (const [{ page }, name] of [
      [anna, 'Anna'],
      [bo, 'Bo'],
    ] as const) {
      await page.goto(hall.bare);
      await ask(page, 'POST', '/api/session', { name });
    }
    const { id, code } = await ask(anna.page, 'POST', '/api/matches', { game, seats: 2 });
    await ask(bo.page, 'POST', `/api/matches/${id}/seats/1/join`);
    await ask(anna.page, 'POST', `/api/matches/${id}/start`);
    await Promise.all([anna, bo].map(({ page }) => page.goto(`${hall.address}/t/${code}`)));
    const [a, b] = [anna.page, bo.page];
    await Promise.all([a, b].map((page) => page.locator('.frame[data-bar]').waitFor()));
    // What has happened lately may say the same.
    const proposal = b.locator('.proposal, .proposal-sheet');
    const folder = process.env.QUESTHALL_PICTURES;
    const picture = async (page: Page, name: string) => {
      await settled(page);
      if (folder) await page.screenshot({ path: `${folder}/agree-${game}-${name}.png` });
    };

    await a.getByRole('button', { name: 'Menu' }).click();
    await a.getByRole('button', { name: 'Pause or end the match' }).click();
    await picture(a, 'propose');
    const look = async (page: Page) => expect(await barriers(page)).toEqual([]);
    await look(a);
    await a.getByRole('button', { name: 'A pause' }).click();
    await a.getByText('You propose a pause. No answer yet: Bo.').waitFor();
    await proposal.getByText('Anna stelt een pauze voor.').first().waitFor();
    await picture(b, 'asked');
    await look(b);
    await say(b, 'Akkoord');
    for (const page of [a, b]) await page.locator('.frame[data-bar=paused]').waitFor();
    await picture(a, 'paused');
    await picture(b, 'paused-phone');
    await look(b);
    // It is kept: who comes back finds it so.
    await a.reload();
    await a.getByRole('heading', { name: 'The match is paused' }).waitFor();
    await a.getByRole('button', { name: 'Go on' }).click();
    for (const page of [a, b]) await page.locator('.frame:not([data-bar=paused])').waitFor();

    // A step back: what would count no more is said to whoever is asked, and stays in the chronicle, struck through.
    await playOn(a, b, id);
    await a.getByRole('button', { name: 'Menu' }).click();
    await a.getByRole('button', { name: 'Pause or end the match' }).click();
    await a.getByRole('button', { name: 'Take back my last step' }).click();
    await proposal.getByText('Anna vraagt om de laatste stap terug te mogen nemen.').first().waitFor();
    const folded = b.locator('.proposal.folded').getByRole('button', { name: 'Antwoord' });
    if (await folded.isVisible()) await folded.tap();
    await b.getByText('Dit telt dan niet meer:').waitFor();
    await picture(b, 'back');
    await look(b);
    await b.getByRole('button', { name: 'Akkoord' }).tap();
    await a
      .locator('[aria-live=polite]', { hasText: 'Everybody agreed to let Anna take back the last step.' })
      .waitFor({ state: 'attached' });
    await proposal.getByText('Anna vraagt om de laatste stap').first().waitFor({ state: 'detached' });

    // No is no.
    await b.getByRole('button', { name: 'Menu' }).tap();
    await b.getByRole('button', { name: 'Partij pauzeren of beëindigen' }).tap();
    expect(await b.getByRole('button', { name: 'wie voorstaat' }).count()).toBe(game === 'dystopia' ? 0 : 1);
    await b.getByRole('button', { name: 'Een pauze' }).tap();
    await a.getByRole('button', { name: 'No', exact: true }).click();
    await proposal.getByText('Je stelt een pauze voor.').first().waitFor({ state: 'detached' });

    await b.getByRole('button', { name: 'Menu' }).tap();
    await b.getByRole('button', { name: 'Partij pauzeren of beëindigen' }).tap();
    await b.getByRole('button', { name: ending }).tap();
    await a.getByRole('button', { name: 'Agreed' }).click();
    await a.locator('dialog.result').getByText(told).waitFor();
    await b.locator('dialog.result').waitFor();
    await picture(a, 'over');
    await a.locator('[aria-live=polite]', { hasText: 'Bo proposed to end the match, and all agreed' }).waitFor({ state: 'attached' });
    for (const { errors, context } of [anna, bo]) {
      expect(errors).toEqual([]);
      await leave(context);
    }
  },
);

test('a request to take a step back names each line that would count no more', async () => {
  const anna = await hall.visitor({ locale: 'en-GB', atOnce: true, width: 1440, height: 900 });
  const bo = await hall.visitor({ locale: 'en-GB' });
  for (const [{ page }, name] of [
    [anna, 'Anna'],
    [bo, 'Bo'],
  ] as const) {
    await page.goto(hall.bare);
    await ask(page, 'POST', '/api/session', { name });
  }
  const { id, code } = await ask(anna.page, 'POST', '/api/matches', { game: 'talisman', seats: 2 });
  await ask(bo.page, 'POST', `/api/matches/${id}/seats/1/join`, {});
  await ask(anna.page, 'POST', `/api/matches/${id}/start`, {});
  // Bo plays on until much has been told since Anna's last step; she answers only where nothing else goes on.
  let since = Number.POSITIVE_INFINITY;
  for (let n = 0; ; ) {
    const look = (page: Page) => ask<Sight>(page, 'GET', `/api/matches/${id}/view`);
    const [hers, his] = [await look(anna.page), await look(bo.page)];
    if (hers.log.filter(({ at }) => at >= since).length >= 8) break;
    const page = his.sight.decisions[0] ? bo.page : anna.page;
    const asked = (page === bo.page ? his : hers).sight.decisions[0];
    // While a window stands open in which neither can do anything, nobody is asked until its time is over.
    if (!asked) continue;
    if (++n > 200) throw new Error('little was told of what Bo did');
    if (page === anna.page) since = Date.now();
    const choice = asked.choose ? asked.options.slice(0, asked.choose.min).map((o) => o.id) : asked.options[0]!.id;
    await act(page, id, { id: `by-program-${n}`, seat: asked.seat, decision: asked.id, choice });
  }
  await ask(anna.page, 'POST', `/api/matches/${id}/proposals`, { wish: 'back' });
  await anna.page.goto(`${hall.address}/t/${code}`);
  const lines = anna.page.locator('.proposal-gone > span');
  const more = anna.page.getByRole('button', { name: /^and \d+ more lines?$/ });
  await more.waitFor();
  expect(await lines.count()).toBe(3);
  const left = Number(/\d+/.exec((await more.textContent())!)![0]);
  await more.press('Enter');
  await expect.poll(() => lines.count()).toBe(3 + left);
  expect(await more.count()).toBe(0);
  expect(await barriers(anna.page)).toEqual([]);
  for (const { errors, context } of [anna, bo]) {
    expect(errors).toEqual([]);
    await leave(context);
  }
});

test('a bot plays for me until a time that I say, and my plate says until when', async () => {
  const anna = await hall.visitor({ locale: 'en-GB', atOnce: true, width: 1440, height: 900 });
  const { page } = anna;
  await page.goto(hall.bare);
  await ask(page, 'POST', '/api/session', { name: 'Anna' });
  const { id, code } = await ask(page, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2 });
  // Bo does not answer: between two bots the match would be over at once.
  const bo = await hall.visitor({ locale: 'en-GB', width: 1440, height: 900 });
  await bo.page.goto(hall.bare);
  await ask(bo.page, 'POST', '/api/session', { name: 'Bo' });
  await ask(bo.page, 'POST', `/api/matches/${id}/seats/1/join`, {});
  await ask(page, 'POST', `/api/matches/${id}/start`, {});
  await page.goto(`${hall.address}/t/${code}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByRole('button', { name: 'Until tomorrow at eight' }).click();
  await page.getByText('A bot plays for you.').waitFor();
  await page.getByTitle(/^a bot plays until .*08:00$/).waitFor();
  await page.getByRole('button', { name: 'Take my seat back' }).first().click();
  await page.getByText('A bot plays for you.').waitFor({ state: 'detached' });

  // Or until any other moment.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const moment = page.getByLabel('Until a moment of my choice');
  await moment.fill(`${day}T18:30`);
  // On a phone too its hour is in sight: the button stands below it where it would take its room.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await moment.boundingBox())!.width).toBeGreaterThanOrEqual(220);
  await page.setViewportSize(size);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Until then' }).click();
  await page.getByTitle(/^a bot plays until .*18:30$/).waitFor();
  expect(anna.errors).toEqual([]);
  await leave(bo.context);
  await leave(anna.context);
});

test('a seat is handed over by a link: somebody who was never here plays on in it', async () => {
  const anna = await hall.visitor({ locale: 'en-GB', atOnce: true, width: 1440, height: 900 });
  const { page } = anna;
  await page.goto(hall.bare);
  await ask(page, 'POST', '/api/session', { name: 'Anna' });
  const { code } = await ask(page, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2, bots: ['easy'], start: true });
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('.seats').getByRole('button', { name: /Anna/ }).click();
  await page.getByRole('button', { name: 'Hand my seat to somebody' }).click();
  const field = page.locator('.hand-link');
  await field.waitFor();
  const folder = process.env.QUESTHALL_PICTURES;
  await settled(page);
  if (folder) await page.screenshot({ path: `${folder}/hand-over.png` });
  expect(await barriers(page)).toEqual([]);
  const link = await field.inputValue();
  expect(new URL(link).pathname).toBe(`/t/${code}`);

  const cleo = await hall.visitor({ locale: 'da-DK', atOnce: true, width: 360, height: 740, touch: true });
  await cleo.page.goto(`${hall.address}/t/${code}${new URL(link).hash}`);
  await cleo.page.getByText('Anna giver dig sin plads i et spil, der er i gang.').waitFor();
  await cleo.page.getByLabel('Dit navn').fill('Cleo');
  await settled(cleo.page);
  if (folder) await cleo.page.screenshot({ path: `${folder}/hand-over-phone.png` });
  await cleo.page.getByRole('button', { name: 'Overtag pladsen' }).tap();
  await cleo.page.locator('.frame[data-bar=mine]').waitFor();
  expect(new URL(cleo.page.url()).hash).toBe('');
  // Who gave it looks on.
  await page.locator('.frame[data-bar=watching]').waitFor();
  for (const { errors, context } of [anna, cleo]) {
    expect(errors).toEqual([]);
    await leave(context);
  }
});

test('on a phone a table with a request, a hand and three ways to answer is no higher than the screen, in all languages', async () => {
  const figures = { Anna: { character: 'troll', at: 'sentinel' }, Bo: { character: 'elf', at: 'city' } };
  const placed = await openHall({}, positioned({ figures }));
  const anna = await entered(placed, 'Anna');
  const bo = await entered(placed, 'Bo');
  /** A match in which both ways round and that over the bridge are open: with some dice the bridge is not. */
  const threeWays = async (): Promise<{ id: string; code: string }> => {
    for (let tries = 0; tries < 40; tries++) {
      const table = await anna.ask('POST', '/api/matches', { game: 'talisman', seats: 2 });
      await bo.ask('POST', `/api/matches/${table.id}/seats/1/join`, {});
      await anna.ask('POST', `/api/matches/${table.id}/start`, {});
      const asked = async () => (await anna.ask('GET', `/api/matches/${table.id}/view`)).sight.decisions[0];
      const roll = { id: 'the-dice-fall', seat: 0, decision: (await asked())!.id, choice: 'roll' };
      await anna.ask('POST', `/api/matches/${table.id}/actions`, roll);
      if ((await asked())?.options.length === 3) return table;
    }
    throw new Error('no die opened the bridge');
  };
  const { id, code } = await threeWays();
  await bo.ask('POST', `/api/matches/${id}/proposals`, { wish: 'standing' });
  const { page, context, errors } = await placed.visitor({ locale: 'de-DE', atOnce: true, width: 360, height: 740, touch: true });
  await anna.sits(context);
  await page.goto(`${placed.address}/t/${code}`);
  // The short form has the two with the longest words.
  for (const locale of sized(['de', 'fr'], ['de', 'en', 'nl', 'fr', 'da'])) {
    await page.evaluate((set) => {
      localStorage['questhall.settings'] = JSON.stringify({ ...JSON.parse(localStorage['questhall.settings']), locale: set });
    }, locale);
    await page.reload();
    await page.locator(`html[lang=${locale}] .frame[data-bar=mine] .proposal.folded`).waitFor();
    await settled(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([locale, height]).toEqual([locale, 740]);
    await page.locator('.proposal.folded button').tap();
    await page.locator('dialog.proposal-sheet .proposal-answers').waitFor();
    if (locale === 'de' || sized(false, true)) expect(await barriers(page)).toEqual([]);
  }
  expect(errors).toEqual([]);
  await leave(context);
  await placed.close();
});
