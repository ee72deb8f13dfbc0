import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hall, openHall } from './harness.ts';
import { asProgram } from './table.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const box = (id: string) => `.game-box[data-box="${id}"]`;

describe('the boxes of the hall', () => {
  test('Enter below one’s name begins no first match; later it plays again what was played last', async () => {
    const { page, errors } = await hall.visitor({ atOnce: true, width: 360, height: 740, touch: true });
    await page.goto(hall.address);
    await page.locator(box('dystopia')).waitFor();
    const name = page.getByLabel('Your name');
    await name.fill('Anna');
    await name.press('Enter');
    // The keyboard of a phone is put away.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.evaluate(() => {
      const set = JSON.parse(localStorage['questhall.settings']);
      localStorage['questhall.settings'] = JSON.stringify({ ...set, played: ['nachtwacht'] });
    });
    await page.reload();
    await page.locator(box('dystopia')).waitFor();
    await name.press('Enter');
    await page.waitForURL(/\/t\//);
    expect(errors).toEqual([]);
  });

  test('who plays hangs down from one box and moves no other; each box keeps its own bots', async () => {
    const { page, errors } = await hall.visitor();
    await page.goto(hall.address);
    await page.locator(box('dystopia')).waitFor();
    // Letters of the table's own are as high as they are: until they have come, others stand in, and some are asked for late.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const heights = () => page.locator('.game-box').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    const before = await heights();
    const choices = page.locator(`${box('1986')} .box-choices`);
    await choices.locator('summary').click();
    await choices.locator('.box-sheet').waitFor();
    expect(await heights()).toEqual(before);

    await choices.getByRole('radio', { name: '4', exact: true }).check();
    await choices.getByRole('radio', { name: /Owl/ }).check();
    expect(await choices.locator('summary').innerText()).toBe('against 4 bots · Hard Change');
    // Whoever goes on beside it finds nothing covered.
    await page.locator(`${box('dystopia')} h2`).click();
    await choices.locator('.box-sheet').waitFor({ state: 'hidden' });
    await page.reload();
    const said = (id: string) => page.locator(`${box(id)} .box-choices summary`).innerText();
    expect(await said('1986')).toBe('against 4 bots · Hard Change');
    expect(await said('souls')).toBe('against 2 bots · Normal Change');
    expect(await said('dystopia')).toBe('with 3 bots · Normal Change');
    expect(errors).toEqual([]);
  });

  test('ways to play are chosen by their pictures; without a server a sign in sight says what still goes, and dead buttons are gone', async () => {
    const { page } = await hall.visitor();
    await page.goto(hall.address);
    const ways = page.locator(`${box('1986')} .box-body > .choose .token`);
    await ways.nth(2).waitFor();
    const drawn = () =>
      page.locator('.box-body > .choose .token img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth > 0));
    await expect.poll(drawn).toEqual(Array(10).fill(true));
    // All three beside each other, and each as high as a finger.
    const places = await ways.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => [top, height] as const),
    );
    expect(new Set(places.map(([top]) => Math.round(top))).size).toBe(1);
    expect(Math.min(...places.map(([, height]) => height))).toBeGreaterThanOrEqual(44);

    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    const sign = page.locator('.out-of-touch');
    await sign.waitFor();
    expect((await sign.boundingBox())!.y).toBeLessThan(200);
    expect(await page.locator('.join-code, .game-box a[href^="/new/"]').count()).toBe(0);
    await page.unroute('**/api/**');
    await sign.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.join-code').waitFor();
  });

  test('on a phone a box unfolds at the top of the window, one at a time', async () => {
    const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
    await page.goto(hall.address);
    await page.locator(`${box('dystopia')} .box-open`).click();
    await page.locator(`${box('dystopia')} .box-ways`).waitFor();
    const top = () => page.locator(box('dystopia')).evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(20);
    expect(
      await page
        .locator(`${box('dystopia')} .box-ways a`)
        .first()
        .evaluate((a) => a.getBoundingClientRect().bottom),
    ).toBeLessThan(740);
    await page.locator(`${box('souls')} .box-open`).click();
    await page.locator(`${box('dystopia')} .box-ways`).waitFor({ state: 'detached' });

    // What the chosen ending means is said, in the room of the longest, and the box stays open for it.
    const classic = page.locator(box('1986'));
    await classic.locator('.box-open').tap();
    await classic.locator('.box-about').waitFor();
    const height = () => classic.evaluate((one) => one.getBoundingClientRect().height);
    const high = await height();
    await classic.getByText(/the last one left wins/).waitFor();
    await classic.locator('.token', { hasText: 'hold the Crown' }).tap();
    await classic.getByText(/still be alone there/).waitFor();
    await classic.getByText(/the last one left wins/).waitFor({ state: 'hidden' });
    expect(await height()).toBe(high);
    expect(await classic.locator('.box-ways').isVisible()).toBe(true);

    // A page that begins anew, as it does to take in a new version, has the same box open.
    await page.reload();
    await classic.locator('.box-ways').waitFor();
    await classic.getByText(/still be alone there/).waitFor();

    // Who plays unfolds in its place: it does not fold again under a finger that goes on below it.
    await classic.locator('.box-change').tap();
    await classic.locator('.box-sheet').getByRole('radio', { name: '2', exact: true }).tap();
    await classic.locator('.box-ways a[href^="/new/"]').tap();
    await page.waitForURL('**/new/talisman?box=1986');
    expect(errors).toEqual([]);
  });

  test('on a phone the box that opens offers house rules that go together, and plays by them at once', async () => {
    const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
    await page.goto(hall.address);
    const classic = page.locator(box('1986'));
    await classic.locator('.box-open').tap();
    await classic.locator('.box-change').tap();
    await classic.getByRole('radio', { name: 'A quick race' }).tap();
    // The way on the front of the box goes with it, and it is said.
    await classic.getByText(/grow stronger for five trophy points/).waitFor();
    expect(await classic.getByRole('radio', { name: 'first to reach it' }).isChecked()).toBe(true);
    expect(await classic.locator('summary').innerText()).toMatch(/against 2 bots · Normal · A quick race\s+Change/);
    // What begins the match stays in sight beside the last of what is chosen.
    await classic.locator('.box-body').evaluate((body) => {
      body.lastElementChild!.scrollIntoView({ block: 'start', behavior: 'instant' });
      window.scrollBy({ top: -220, behavior: 'instant' });
    });
    const play = (await classic.locator('button[type=submit]').boundingBox())!;
    expect([play.y >= 0, play.y + play.height <= 220]).toEqual([true, true]);

    // Kept for the next time, also by whoever plays before its words have come.
    await page.reload();
    const begins = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/api/matches'));
    await classic.locator('button[type=submit]').tap();
    const { options } = (await begins).postDataJSON() as { options: object };
    expect(options).toMatchObject({ edition: '1986', ending: 'reach', trophyPoints: 5, characterChoice: 'three' });
    await page.locator('.frame').waitFor();

    // A way that says otherwise lays the rules down.
    await page.goto(hall.address);
    await classic.locator('.box-open').tap();
    await classic.locator('summary', { hasText: 'A quick race' }).waitFor();
    await classic.locator('.token', { hasText: 'hold the Crown' }).tap();
    await expect.poll(() => classic.locator('summary').innerText()).not.toContain('A quick race');
    expect(errors).toEqual([]);
  });

  test('a single level of Dystopia is chosen on its box, by the keys too, and played at once', async () => {
    const { page, errors } = await hall.visitor();
    await page.goto(hall.address);
    const dystopia = page.locator(box('dystopia'));
    await dystopia.locator('.token', { hasText: 'one dungeon' }).click();
    await dystopia
      .locator('.box-facts')
      .getByText(/^level 1: about \d+ min$/)
      .waitFor();
    await dystopia.locator('summary').press('Enter');
    // Each says its name; whoever has no campaign hears nothing of a road.
    await dystopia.getByRole('radio', { name: 'Level 1: The Drowned Cellars', exact: true }).focus();
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
    expect(await dystopia.getByRole('radio', { name: 'Level 4: The Barrow Field', exact: true }).isChecked()).toBe(true);
    await dystopia
      .locator('.box-levels .hint')
      .getByText(/^The Barrow Field · \d+ of 100 parties of bots win it · about \d+ min$/)
      .waitFor();
    await dystopia
      .locator('.box-facts')
      .getByText(/^level 4: about \d+ min$/)
      .waitFor();
    // Friends and this device get the same level, and it is kept.
    expect(await dystopia.locator('.box-ways a[href^="/new/"]').getAttribute('href')).toBe('/new/dystopia?box=dystopia&level=4');
    await page.reload();
    await dystopia
      .locator('.box-facts')
      .getByText(/^level 4:/)
      .waitFor();
    const begins = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/api/matches'));
    await dystopia.locator('button[type=submit]').click();
    expect((await begins).postDataJSON()).toMatchObject({ options: { campaign: false, level: 4 } });
    await page.locator('.frame').waitFor();
    await page.goto(`${hall.address}/new/dystopia?box=dystopia&level=7`);
    await page
      .getByText(/Level 7/i)
      .first()
      .waitFor();

    // Whoever has begun the campaign hears how each stands there; what is not reached yet is no answer that is refused.
    await page.goto(hall.address);
    await dystopia.locator('.token', { hasText: 'the campaign' }).click();
    await dystopia.locator('button[type=submit]').click();
    await page.locator('.frame').waitFor();
    await page.goto(hall.address);
    await dystopia.locator('.token', { hasText: 'one dungeon' }).click();
    await dystopia.locator('summary').click();
    await dystopia.getByRole('radio', { name: 'Level 1: The Drowned Cellars, next on the road', exact: true }).waitFor();
    await dystopia.getByRole('radio', { name: 'Level 2: The Toll House, further on your road', exact: true }).check();
    await dystopia
      .locator('.box-levels .hint')
      .getByText(/^The Toll House .* further on your road$/)
      .waitFor();
    expect(errors).toEqual([]);
  });

  test('matches that come late have their room: nothing moves under a finger', async () => {
    const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
    await page.goto(hall.address);
    await page.locator(`${box('nachtwacht')} button[type=submit]`).click();
    await page.locator('.frame').waitFor();
    // Once as one that the hall has not seen yet, once as it knows it.
    for (const apart of [40, 1]) {
      let come: () => void = () => undefined;
      const late = new Promise<void>((done) => {
        come = done;
      });
      await page.route(/matches\?of=mine/, async (route) => {
        await late;
        await route.continue();
      });
      await page.goto(hall.address);
      await page.locator(box('nachtwacht')).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const top = () => page.locator('.shelf').evaluate((one) => one.getBoundingClientRect().top);
      const before = await top();
      come();
      await page.locator('.my-matches a').waitFor();
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(apart);
      // A phone begins with what waits for me; my name and codes stand below.
      const [mine, fields] = await Promise.all(['.my-matches', '.hall-top'].map((one) => page.locator(one).boundingBox()));
      expect(mine!.y).toBeLessThan(100);
      expect(fields!.y).toBeGreaterThan(mine!.y + mine!.height);
      await page.unroute(/matches\?of=mine/);
    }
    expect(errors).toEqual([]);
  });

  test('a match of mine is drawn as it stands, on this device without a server too', async () => {
    const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
    await page.goto(hall.address);
    await page.locator(`${box('nachtwacht')} button[type=submit]`).click();
    await page.locator('.decide[data-state="mine"]').waitFor();
    await page.goto(`${hall.address}/here/dystopia`);
    await page.locator('.page-in button[type=submit]').click();
    await page.locator('.decide[data-state="mine"]').waitFor();
    await page.goto(hall.address);
    const cards = page.locator('.match-card');
    await expect
      .poll(() =>
        cards
          .locator('[data-sketch]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-sketch') ?? '').sort((a, b) => a.localeCompare(b))),
      )
      .toEqual(['dystopia', 'nachtwacht']);
    // One pawn a seat: mine and those of the bots.
    expect(await cards.locator('[data-sketch=nachtwacht] text').allInnerTexts()).toHaveLength(4);
    // What does not come is no more than the lid.
    await page.route('**/Sketch-*', (route) => route.abort());
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(hall.address);
    await cards.locator('[data-lid=dystopia] svg').waitFor();
    expect(errors.filter((error) => !/drawing of a match|Failed to load|ERR_FAILED|dynamically imported/.test(error))).toEqual([]);
  });

  test('whoever knows no game is shown how one is learnt, until something was explained', async () => {
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      const { page, errors } = await hall.visitor({ width, height, touch: width === 360 });
      await page.goto(hall.address);
      const invited = page.getByRole('link', { name: 'New here? Learn Nachtwacht by playing it' });
      await invited.waitFor();
      const lowest = await invited.evaluate((one) => one.getBoundingClientRect().bottom);
      const boxes = await page.locator('.game-box').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(lowest).toBeLessThan(Math.min(...boxes));
      if (width === 1440) expect(await page.locator('.box-begin').allInnerTexts()).toEqual(['Learn by playing']);
      await invited.click();
      await page.waitForURL(/\/learn\/nachtwacht$/);
      await page.evaluate(() => {
        const set = JSON.parse(localStorage['questhall.settings'] ?? '{}');
        localStorage['questhall.settings'] = JSON.stringify({ ...set, learnt: ['nachtwacht/road'] });
      });
      await page.goto(hall.address);
      await page.locator(box('dystopia')).waitFor();
      expect(await page.locator('.hall-new, .box-begin').count()).toBe(0);
      expect(errors).toEqual([]);
    }
  });

  test('a code that no table has is said so beside it, and stays to be corrected; where nobody waits a table can be opened', async () => {
    const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
    await page.goto(hall.address);
    const code = page.getByLabel('Join with a code');
    await code.fill('zzzzz');
    await code.press('Enter');
    await page.getByRole('alert').getByText('No table has this code.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await code.inputValue()).toBe('zzzzz');
    const kato = await asProgram(hall, 'Kato');
    const made = await kato('POST', '/api/matches', { game: 'nachtwacht', seats: 2 });
    await code.fill(made.code);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.goto(hall.address);
    await page.getByRole('link', { name: 'Open a table' }).click();
    await page.waitForURL(/\/new\/nachtwacht/);
    await page.goBack();
    await code.fill(made.code);
    await code.press('Enter');
    await page.waitForURL(`**/t/${made.code}`);
    expect(errors.filter((error) => !/404/.test(error))).toEqual([]);
  });

  test('whoever comes to own levels or to being called before anything was played finds the way on', async () => {
    const { page, errors } = await hall.visitor();
    await page.goto(`${hall.address}/levels`);
    await page.getByRole('link', { name: 'Sample levels' }).click();
    await page.waitForURL(/\/samples$/);
    await page.goto(`${hall.address}/calls`);
    await page.getByRole('link', { name: 'Back to the hall' }).click();
    await page.locator(box('dystopia')).waitFor();
    expect(errors).toEqual([]);
  });

  test('a table that waits for people says what is played there, and how long that takes', async () => {
    const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true });
    const kato = await asProgram(hall, 'Kato');
    await kato('POST', '/api/matches', { game: 'nachtwacht', seats: 3, listed: true, options: { pathLength: 'short' } });
    await kato('POST', '/api/matches', { game: 'dystopia', seats: 3, listed: true });
    await kato('POST', '/api/matches', { game: 'nachtwacht', seats: 3, listed: true, lookingOn: 'players' });
    await page.goto(hall.address);
    const terms = page.locator('.match-list .open-terms');
    await terms.getByText(/^One house rule differs\. About \d+ to \d+ minutes\.$/).waitFor();
    await terms.getByText(/^Everything by the rulebook\. Level 1: about \d+ to \d+ minutes\.$/).waitFor();
    await terms.getByText(/^Everything by the rulebook\. About .+ Nobody but the players looks on until the match has ended\.$/).waitFor();
    expect(errors).toEqual([]);
  });

  test('what grows in the sheet of a box with what is chosen stays in the window', async () => {
    const { page, errors } = await hall.visitor({ width: 1440, height: 900 });
    await page.goto(hall.address);
    const choices = page.locator(`${box('dystopia')} .box-choices`);
    await choices.locator('summary').click();
    const foot = async () => {
      const { y, height } = (await choices.locator('.box-sheet').boundingBox())!;
      return y + height;
    };
    for (const n of ['0', '3']) {
      await choices.getByRole('radio', { name: n, exact: true }).check();
      await expect.poll(foot).toBeLessThanOrEqual(900.5);
    }
    expect(await choices.getByRole('radio', { name: /Owl/ }).count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('whoever has not played a game reads how long a first match takes, and alone leads four heroes without choosing them', async () => {
    const { page, errors } = await hall.visitor();
    await page.goto(hall.address);
    const souls = page.locator(`${box('souls')} .box-facts`);
    await souls.getByText(/^first time: \d[¼½¾]? h$/).waitFor();
    // How much matches differ stands there for everybody.
    const range = await souls.getByText(/^mostly \d+ min to \d h$/).innerText();
    const choices = page.locator(`${box('dystopia')} .box-choices`);
    await choices.locator('summary').click();
    await choices.getByRole('radio', { name: '0', exact: true }).check();
    await page.keyboard.press('Escape');
    await page.locator(`${box('dystopia')} button[type=submit]`).click();
    await page.locator('.decide[data-state="mine"]').waitFor();
    expect(await page.locator('.decide').innerText()).not.toMatch(/Which hero|order/i);

    await page.evaluate(() => {
      const settings = JSON.parse(localStorage['questhall.settings']);
      localStorage['questhall.settings'] = JSON.stringify({ ...settings, played: ['talisman'] });
    });
    await page.goto(hall.address);
    await souls.getByText(/^about \d+ min$/).waitFor();
    expect(await souls.innerText()).not.toContain('first time');
    expect(await souls.innerText()).toContain(range);
    expect(errors).toEqual([]);
  });

  test('where a table is set, one sentence says that house rules were not measured, however many they are', async () => {
    const { page, errors } = await hall.visitor();
    await page.goto(`${hall.address}/new/talisman?box=1986`);
    const rules = page.locator('details.all-rules', { hasText: 'All house rules' });
    await rules.locator('summary').click();
    await rules.getByText('Where nothing stands beside a rule').waitFor();
    const said = async () => (await rules.innerText()).match(/not (yet )?(been )?measured/gi)?.length;
    expect(await said()).toBe(1);
    // What was measured says with how many at the table.
    await rules.getByText(/Measured on .* with 3 at the table/).waitFor();
    expect(errors).toEqual([]);
  });
});
