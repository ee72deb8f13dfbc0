import { afterAll, beforeAll, expect, test } from 'vitest';
import { barState } from './hand.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { answer, positioned, setTable } from './talisman-hand.ts';

const FAST = { perSecond: 1000, burst: 1000 };
/** Enemies on all sides of a Thief with a last life and no gold: whichever way she goes, she hardly ever lives through the first fight. */
const FOES = [
  ...[['dragon'], ['dragon'], ['dragon'], ['giant'], ['ogre'], ['ogre'], ['serpent', 'hobgoblin'], ['lion', 'hobgoblin']],
  ...[
    ['bear', 'ape'],
    ['bandit', 'goblin'],
    ['bandit', 'goblin'],
    ['wolf', 'goblin', 'boar', 'boar'],
  ],
];
const AROUND = ['O4', 'O5', 'O6', 'O7', 'O8', 'O9', 'O2', 'O1', 'O24', 'O23', 'O22', 'O21'];
const POSITION = {
  figures: { Ann: { character: 'thief', at: 'O3', lives: 1, strength: 1, gold: 0 }, Bob: { character: 'prophetess', at: 'M13' } },
  lying: Object.fromEntries(AROUND.map((space, i) => [space, FOES[i]])),
};

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ requests: { perAddress: FAST, perSession: FAST } }, positioned(POSITION));
});
afterAll(async () => {
  await hall?.close();
});

test('my own death stays until it is put away, tells the sum that killed, and the match goes on behind it', async () => {
  const { page, errors } = await hall.visitor();
  await setTable(hall, page, { seats: 2, bots: 1, start: true });
  const moment = page.locator('.put-away');
  for (let turn = 7; (await moment.count()) === 0; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
    const state = await barState(page);
    expect(state).not.toBe('over');
    if (state === 'mine') await answer(page, 'mouse', turn >> 8);
    else await page.waitForTimeout(40);
  }
  const stage = page.locator('.ts-stays');
  expect(await stage.innerText()).toMatch(/Ann loses to .*, \d+ to \d+/);
  // An animation for who wants calm lasts 400 ms at most; what stays is still there after it.
  await page.waitForTimeout(1500);
  expect(await moment.count()).toBe(1);
  expect(await moment.getByText('Go on').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.ts-great-died') === null);
  expect(errors).toEqual([]);
  await leave(page.context());
});

test('on a phone my death has the whole screen below the seats: gravestone, what killed and what comes are read, the button over none of them', async () => {
  const { page, errors } = await hall.visitor({ width: 360, height: 740, touch: true, locale: 'de-DE' });
  await setTable(hall, page, { seats: 2, bots: 1, start: true });
  for (let turn = 7; (await page.locator('.put-away').count()) === 0; turn = (turn * 1103515245 + 12345) & 0x7fffffff) {
    const state = await barState(page);
    expect(state).not.toBe('over');
    if (state === 'mine') await answer(page, 'mouse', turn >> 8);
    else await page.waitForTimeout(40);
  }
  const box = async (what: string) => (await page.locator(what).last().boundingBox())!;
  const stone = await box('.ts-stays .ts-gravestone');
  const said = await box('.ts-stays .ts-next');
  const button = await box('.put-away .btn');
  const seats = await box('.seats');
  expect(stone.y).toBeGreaterThanOrEqual(seats.y + seats.height);
  expect(stone.y + stone.height).toBeLessThan(said.y);
  expect(said.y + said.height).toBeLessThan(button.y);
  expect(await page.locator('.ts-gravestone').innerHTML()).toMatch(/Diebin|Dieb/);
  // On its side the picture stands beside the words, and whoever has fallen keeps clear of them.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.locator('[data-layout=tablet] .ts-stays').waitFor();
  const fallen = async () => {
    const [figure, words] = [await box('.ts-stays .ts-great-pic > svg:last-child'), await box('.ts-stays .ts-moment-said')];
    return words.x - (figure.x + figure.width);
  };
  await expect.poll(fallen).toBeGreaterThan(-8);
  await page.locator('.put-away').tap();
  await page.waitForFunction(() => document.querySelector('.ts-stays') === null);
  expect(errors).toEqual([]);
  await leave(page.context());
});
