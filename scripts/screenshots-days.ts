// npm run screenshots: pictures of days at the table in five languages, as sheets in docs/images/days. By itself, with the subjects
// that are wanted: tsx --conditions=source scripts/screenshots-days.ts [inbox] [talk] [requests] [since] [mails]
// QUESTHALL_PICTURES names a folder for each picture as it was taken.
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Person } from '../apps/server/test/player.ts';
import { settled } from '../test/browser/axe.ts';
import { mailSheets } from './days/mails.ts';
import { Sheets } from './days/sheet.ts';
import { ALL, GAMES, HEADS, LOCALES, SHAPES, type Shape, Stage, Taken } from './days/stage.ts';

const asked = process.argv.slice(2);
const wants = (subject: string) => asked.length === 0 || asked.includes(subject);

const stage = await Stage.open();
const { hall } = stage;
const blank = await stage.page('desk', 'en');
await blank.goto(hall.bare);
const sheets = new Sheets(blank, join(import.meta.dirname, '../docs/images/days'));
const taken = new Taken();

const [marijke, kato, ysolde] = [await stage.enter('Marijke'), await stage.enter('Kato'), await stage.enter('Ysolde')];
const three = [marijke, kato, ysolde];
const propose = (who: Person, id: string, wish: string) => who.post(`/api/matches/${id}/proposals`, { wish });

/** Goes to a table, where everything that is told has been told. */
async function sit(page: Page, code: string): Promise<void> {
  await page.goto(`${hall.address}/t/${code}`);
  await page.locator('.frame[data-bar]').waitFor();
  await settled(page);
  const story = page.locator('.dy-quest .btn');
  if (await story.isVisible()) await story.click();
}

async function press(page: Page, what: Locator, shape: Shape): Promise<void> {
  await (SHAPES[shape].touch ? what.first().tap() : what.first().click());
  await settled(page);
}
const menuItem = (page: Page, words: string) => page.locator('.menu-item', { hasText: words });

/** Codes of the tables, by what goes on there. */
const codes = new Map<string, string>();
// What people say: set phrases of the game and for all, and words of their own.
for (const [game, phrase] of [
  ['talisman', 'coming-for-you'],
  ['nachtwacht', 'catch-me'],
  ['dystopia', 'stay-together'],
] as const) {
  const { id, code } = await stage.begin(game, three);
  codes.set(`talk-${game}`, code);
  await stage.play(three, id, game === 'talisman' ? 30 : 14);
  const say = (who: Person, n: number, what: object) => who.post(`/api/matches/${id}/talk`, { id: `line-of-talk-${n}`, ...what });
  await say(ysolde, 1, { phrase: 'hello' });
  stage.pass(4);
  await say(kato, 2, { phrase: `${game}.${phrase}` });
  stage.pass(11);
  const own = await say(ysolde, 3, { text: 'Je suis en voyage jusqu’à dimanche, à quatre heures de train : https://hall.example/gare' });
  for (const who of [marijke, kato]) await who.ask('PUT', `/api/matches/${id}/talk/table/${own.n}/reaction`, { reaction: 'lovely' });
  stage.pass(2);
  await say(marijke, 4, { phrase: 'no-hurry' });
}
// What is proposed: to take a step back, to end by how it stands, a pause.
for (const [game, wish] of [
  ['talisman', 'back'],
  ['nachtwacht', 'standing'],
  ['dystopia', 'pause'],
] as const) {
  const { id, code } = await stage.begin(game, three);
  codes.set(`asked-${game}`, code);
  await stage.play(three, id, game === 'talisman' ? 34 : 14);
  await propose(kato, id, wish);
}
// One's own, which nobody has answered, and one that all have agreed to.
const own = await stage.begin('nachtwacht', three);
await propose(marijke, own.id, 'pause');
const paused = await stage.begin('talisman', three, null);
await stage.play(three, paused.id, 20);
const [pause] = (await propose(kato, paused.id, 'pause')).proposals;
for (const who of [marijke, ysolde]) await who.ask('PUT', `/api/matches/${paused.id}/proposals/${pause.n}`, { yes: true });
stage.pass(190);

/** At a desk a tab beside the board, elsewhere a button. */
const talk = (page: Page) => page.locator('.talk-button, .talk-tab, .side > .tabs > :last-child');
for (const shape of Object.keys(SHAPES) as Shape[])
  for (const locale of ALL) {
    const page = await stage.page(shape, locale, marijke);
    const { words } = LOCALES[locale];
    if (wants('inbox') && shape !== 'side') {
      await page.goto(hall.address);
      await page.locator('.my-matches .match-line').nth(2).waitFor();
      await taken.add(page, `inbox-${shape}`, locale);
    }
    if (wants('talk'))
      for (const game of GAMES) {
        await sit(page, codes.get(`talk-${game}`)!);
        await press(page, talk(page), shape);
        await page.locator('.talk-line').nth(3).waitFor();
        await taken.add(shape === 'desk' ? page.locator('.talk-page') : page, `talk-${shape}-${game}`, locale);
        await press(page, page.locator('.talk-mouth form .icon-btn'), shape);
        await taken.add(shape === 'desk' ? page.locator('.talk-page') : page, `phrases-${shape}-${game}`, locale);
        await press(page, shape === 'desk' ? page.locator('.log-tabs button, .side > .tabs button').first() : talk(page), shape);
        await page.locator('.talk').waitFor({ state: 'detached' });
        if (game === 'dystopia') await taken.add(page, `after-talk-${shape}`, locale);
      }
    if (wants('requests')) {
      for (const game of GAMES) {
        await sit(page, codes.get(`asked-${game}`)!);
        await page.locator('.proposal').first().waitFor();
        await taken.add(page, `asked-${shape}-${game}`, locale);
        const folded = page.locator('.proposal.folded button');
        if (game === 'talisman' && (await folded.isVisible())) {
          await press(page, folded, shape);
          await taken.add(page, `answer-${shape}`, locale);
        }
      }
      await sit(page, own.code);
      await page.locator('.proposal').first().waitFor();
      await taken.add(page, `own-${shape}`, locale);
      await press(page, page.getByRole('button', { name: words['ui.menu'], exact: true }), shape);
      await press(page, menuItem(page, words['ui.menu.agree']), shape);
      await taken.add(page, `propose-${shape}`, locale);
      await page.keyboard.press('Escape');
      await press(page, page.locator('.seat[data-me]'), shape);
      await press(page, page.getByRole('button', { name: words['ui.hand'] }), shape);
      await page.locator('.hand-link').waitFor();
      await taken.add(page, `hand-${shape}`, locale);
      await sit(page, paused.code);
      await page.locator('.frame[data-bar=paused]').waitFor();
      await taken.add(page, `paused-${shape}`, locale);
    }
    if (wants('since') && shape !== 'side') {
      await sit(page, codes.get('talk-talisman')!);
      await press(page, page.locator('.since summary'), shape);
      await taken.add(page, `since-${shape}`, locale);
    }
    await page.context().close();
  }

if (wants('inbox')) {
  await sheets.write('inbox-desk', HEADS, taken.rows('inbox-desk'), 460);
  await sheets.write('inbox-phone', HEADS, taken.rows('inbox-phone'), 300);
}
if (wants('since')) await sheets.write('since', HEADS, taken.rows('since-desk', 'since-phone'), 300);
if (wants('talk')) {
  const games = (what: string) => GAMES.map((game) => `${what}-${game}`);
  await sheets.write('talk-desk', HEADS, taken.rows('talk-desk-talisman', ...games('phrases-desk')), 240);
  await sheets.write('talk-phone', HEADS, taken.rows(...games('talk-phone'), 'phrases-phone-dystopia'), 230);
  await sheets.write('talk-side', HEADS, taken.rows(...games('talk-side')), 320);
}
if (wants('requests')) {
  await sheets.write('requests-desk', HEADS, taken.rows('asked-desk-talisman', 'own-desk', 'propose-desk', 'hand-desk'), 400);
  await sheets.write(
    'requests-phone',
    HEADS,
    taken.rows('asked-phone-talisman', 'answer-phone', 'own-phone', 'propose-phone', 'hand-phone'),
    220,
  );
  await sheets.write('requests-side', HEADS, taken.rows('asked-side-talisman', 'asked-side-dystopia', 'paused-side'), 320);
}
if (wants('mails')) await mailSheets(stage, sheets, taken, [kato, ysolde]);
await stage.close();
