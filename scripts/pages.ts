// tsx --conditions=source scripts/pages.ts FOLDER [SUBJECT…]: pictures of what surrounds a match at four sizes, for the eye: the hall,
// setting a table, the lobby, the map of a campaign, learning, what happened since, being called, the gallery of cards.
// Choosing a character and results lie over a table: `tables.ts`. `scripts/easel.ts` says what else can be asked for.
import type { Page } from 'playwright-core';
import type { Hall } from '../test/browser/harness.ts';
import { type Ask, answered, asProgram, entered } from '../test/browser/table.ts';
import { type Comes, type Subject, takePictures } from './easel.ts';

type Made = Awaited<ReturnType<Ask>>;

/** Sets a table, behind whose bots the guests sit down, and begins. */
const begin = async (host: Ask, guests: readonly Ask[], body: { game: string; bots?: string[] } & object): Promise<Made> => {
  const made = await host('POST', '/api/matches', body);
  const first = 1 + (body.bots?.length ?? 0);
  for (const [n, guest] of guests.entries()) await guest('POST', `/api/matches/${made.id}/seats/${first + n}/join`, {});
  await host('POST', `/api/matches/${made.id}/start`, {});
  return made;
};

/** All answer the first that comes to hand, so many times altogether; who is not to go on is left out. */
async function playOn(id: string, by: readonly (readonly [Ask, number])[], times: number): Promise<void> {
  for (let n = 0, idle = 0; n < times && idle < 400; ) {
    let any = false;
    for (const [ask, seat] of by) if (n < times && (await answered(ask, id, seat, n * 7))) [any, n] = [true, n + 1];
    if (any) continue;
    idle++;
    await new Promise((wait) => setTimeout(wait, 20));
  }
}

/** Somebody with my matches: one waits for me, at the others the rest is thinking; and two tables wait for people. */
async function withMatches(hall: Hall, page: Page): Promise<void> {
  const marijke = await entered(hall, 'Marijke');
  await marijke.sits(page.context());
  const [kato, ysolde, mirre] = [await asProgram(hall, 'Kato'), await asProgram(hall, 'Ysolde'), await asProgram(hall, 'Mirre')];
  const me = marijke.ask;
  const level = await begin(me, [ysolde], { game: 'dystopia', seats: 2, options: { level: 1 }, clock: 86_400 });
  await playOn(level.id, [[me, 0], [ysolde, 1]], 24); // biome-ignore format: a row of seats
  await playOn(level.id, [[me, 0]], 6);
  const road = await begin(me, [kato, ysolde], { game: 'nachtwacht', seats: 4, bots: ['normal'], clock: 90 });
  for (let n = 0; n < 6; n++) await playOn(road.id, [[me, 0], [kato, 2], [ysolde, 3]], 3); // biome-ignore format: a row of seats
  await playOn(road.id, [[me, 0], [ysolde, 3]], 2); // biome-ignore format: a row of seats
  const crown = await begin(me, [kato, ysolde, mirre], { game: 'talisman', seats: 4, options: { edition: '1986' }, clock: 86_400 });
  await playOn(crown.id, [[me, 0], [kato, 1], [ysolde, 2], [mirre, 3]], 40); // biome-ignore format: a row of seats
  await playOn(crown.id, [[kato, 1], [ysolde, 2], [mirre, 3]], 60); // biome-ignore format: a row of seats
  await kato('POST', '/api/matches', { game: 'nachtwacht', seats: 3, clock: 90, listed: true });
  await mirre('POST', '/api/matches', { game: 'dystopia', seats: 3, clock: 86_400, listed: true, options: { level: 1, fallen: 'mercy' } });
}

const box = (id: string) => `.game-box[data-box="${id}"]`;

/** A table for four before its match: two people are ready, one is not, and a bot sits there. */
async function lobby(hall: Hall, page: Page, comes: Comes) {
  const marijke = await entered(hall, 'Marijke');
  await marijke.sits(page.context());
  const wanted = { game: 'nachtwacht', seats: 4, bots: ['normal'], clock: 90, options: { vegaPick: 'look', beatenMonster: 'supply' } };
  const made = await marijke.ask('POST', '/api/matches', wanted);
  const alone = async () => page.goto(`${hall.address}/t/${made.code}`);
  const meet = async () => {
    const johanna = await entered(hall, 'Johanna');
    const guest = await comes({ locale: 'de-DE' });
    await johanna.sits(guest.context);
    const kato = await asProgram(hall, 'Kato');
    await johanna.ask('POST', `/api/matches/${made.id}/seats/2/join`, {});
    await kato('POST', `/api/matches/${made.id}/seats/3/join`, {});
    const say = (who: Ask, n: number, what: object) => who('POST', `/api/matches/${made.id}/talk`, { id: `line-of-talk-${n}`, ...what });
    await say(marijke.ask, 1, { phrase: 'hello' });
    await say(kato, 2, { phrase: 'moment' });
    await say(johanna.ask, 3, { text: 'Ich spiele zum ersten Mal.' });
    await say(marijke.ask, 4, { phrase: 'no-hurry' });
    for (const [ask, seat] of [[marijke.ask, 0], [kato, 3]] as const) // biome-ignore format: a row of seats
      await ask('PUT', `/api/matches/${made.id}/seats/${seat}/ready`, { ready: true, terms: 0 });
    await guest.page.goto(`${hall.address}/t/${made.code}`);
    return guest.page;
  };
  return { made, alone, meet };
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  hall: {
    boards: { empty: 'hall', matches: 'hall', offline: 'hall' },
    async play(hall, page, shoot, size, comes) {
      await page.goto(hall.address);
      await page.locator('.game-box').first().waitFor();
      await shoot('empty');
      if (size === 'phone') await page.locator(`${box('1986')} .box-open`).tap();
      const change = page.locator(`${box('1986')} .box-choices summary`);
      await change.click();
      await shoot('open');
      const { page: mine } = await comes();
      await withMatches(hall, mine);
      await mine.goto(hall.address);
      await mine.locator('.my-matches a').nth(2).waitFor();
      await shoot('matches', mine);
      await mine.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await shoot('foot', mine);
      await mine.route('**/api/**', (route) => route.abort());
      await mine.goto(hall.address);
      await mine.locator('.out-of-touch').waitFor();
      await shoot('offline', mine);
    },
  },
  setup: {
    boards: { nachtwacht: 'table-setup', talisman: 'table-setup', dystopia: 'table-setup', rules: 'table-setup', here: 'table-setup' },
    async play(hall, page, shoot) {
      for (const [name, path] of [
        ['nachtwacht', '/new/nachtwacht?box=nachtwacht'],
        ['talisman', '/new/talisman?box=1986'],
        ['dystopia', '/new/dystopia?box=dystopia'],
        ['here', '/here/nachtwacht'],
      ] as const) {
        await page.goto(hall.address + path);
        await page.locator('.preset-card, .page-in form').first().waitFor();
        await shoot(name);
      }
      await page.goto(`${hall.address}/new/nachtwacht?box=nachtwacht`);
      await page.locator('.all-rules > summary').first().click();
      await page.locator('.all-rules').first().scrollIntoViewIfNeeded();
      await shoot('rules');
    },
  },
  lobby: {
    boards: { alone: 'lobby', host: 'lobby', guest: 'lobby', screen: 'lobby' },
    async play(hall, page, shoot, _size, comes) {
      const { made, alone, meet } = await lobby(hall, page, comes);
      await alone();
      await page.locator('.lobby').waitFor();
      await shoot('alone');
      const guest = await meet();
      await guest.locator('.ready-mark').first().waitFor();
      await page.locator('.ready-mark[data-ready]').nth(1).waitFor();
      await shoot('host');
      await shoot('guest', guest);
      for (const one of [page, guest]) await one.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await shoot('host-foot');
      await shoot('guest-foot', guest);
      await page.goto(`${hall.address}/screen/${made.code}`);
      await page.locator('.screen-lobby').waitFor();
      await shoot('screen');
    },
  },
  campaign: {
    boards: { fresh: 'campaign', won: 'campaign' },
    async play(hall, page, shoot) {
      const marijke = await entered(hall, 'Marijke');
      await marijke.sits(page.context());
      await page.goto(`${hall.address}/campaign`);
      await page.locator('.cp-station').first().waitFor();
      await shoot('fresh');
      // Four heroes led by bots win the first level in the end, or the second is looked at as it is.
      const options = { campaign: true, heroes: 4, muster: 'all', level: 1, checkpoint: true, fallen: 'mercy' };
      const made = await marijke.ask('POST', '/api/matches', { game: 'dystopia', seats: 1, options, start: true });
      await marijke.ask('POST', `/api/matches/${made.id}/seats/0/bot`, { level: 'easy' });
      for (let n = 0; n < 300; n++) {
        const { sight } = await marijke.ask('GET', `/api/matches/${made.id}/view?seat=0`);
        if ((sight.view as { level?: number }).level === 2 || (sight.view as { phase?: string }).phase === 'over') break;
        await new Promise((wait) => setTimeout(wait, 100));
      }
      await page.goto(`${hall.address}/campaign`);
      await page.locator('.cp-hero').first().waitFor();
      await shoot('won');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await shoot('won-foot');
    },
  },
  learn: {
    boards: { chapters: 'learn', coach: 'learn' },
    async play(hall, page, shoot) {
      await page.goto(`${hall.address}/learn/nachtwacht`);
      await page.locator('.learn-chapter').first().waitFor();
      await shoot('chapters');
      await page.locator('.learn-chapter').first().click();
      await page.locator('.coach-paper').waitFor();
      await page.locator('.coach-paper .btn').first().click();
      await shoot('coach');
      for (const game of ['talisman', 'dystopia']) {
        await page.goto(`${hall.address}/learn/${game}`);
        await page.locator('.learn-chapter').first().waitFor();
        await shoot(game);
      }
    },
  },
  inbox: {
    boards: { since: 'inbox', calls: 'inbox' },
    async play(hall, page, shoot) {
      const marijke = await entered(hall, 'Marijke');
      await marijke.sits(page.context());
      const kato = await asProgram(hall, 'Kato');
      const made = await begin(marijke.ask, [kato], { game: 'talisman', seats: 2, clock: 86_400 });
      await playOn(made.id, [[marijke.ask, 0], [kato, 1]], 24); // biome-ignore format: a row of seats
      await playOn(made.id, [[kato, 1]], 30);
      await page.goto(`${hall.address}/t/${made.code}`);
      // Whoever else is asked: their turn may not have come to its end.
      await page.locator('.frame[data-bar]').waitFor();
      const since = page.locator('.since summary');
      if ((await since.count()) > 0) await since.click();
      await shoot('since');
      await page.goto(`${hall.address}/calls`);
      await page.locator('.page-in section').first().waitFor();
      await shoot('calls');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await shoot('calls-foot');
    },
  },
  gallery: {
    boards: { talisman: 'cards', dystopia: 'cards', nachtwacht: 'cards' },
    async play(hall, page, shoot) {
      for (const game of ['talisman', 'dystopia', 'nachtwacht']) {
        await page.goto(`${hall.address}/gallery/${game}`);
        await page.locator('.gallery-faces > li').nth(3).waitFor();
        await page.waitForLoadState('networkidle');
        await shoot(game);
        await page.locator('.gallery-faces > li').nth(3).scrollIntoViewIfNeeded();
        await page.evaluate(() => scrollBy(0, innerHeight * 0.7));
        await page.waitForLoadState('networkidle');
        await shoot(`${game}-cards`);
      }
    },
  },
};

await takePictures(SUBJECTS);
