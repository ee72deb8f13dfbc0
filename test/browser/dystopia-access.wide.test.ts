import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { looker } from './axe.ts';
import { newTable } from './dystopia-hand.ts';
import { choose } from './hand.ts';
import { type Hall, openHall } from './harness.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

const SIZES = [
  { name: 'phone', width: 360, height: 740, locale: 'de-DE', touch: true },
  { name: 'desktop', width: 1440, height: 900, locale: 'en-GB', touch: false },
];

// In the short form on the phone, where all of it has the least room.
test.each(sized(SIZES.slice(0, 1), SIZES))(
  'nothing keeps anybody out of a table of Dystopia on a $name: heroes, shop, story, map, cards',
  async (size) => {
    const { page, errors } = await hall.visitor(size);
    const found: Record<string, string[]> = {};
    const look = looker(page, found);
    const { code } = await newTable(hall, page, { name: 'Ann', seats: 1, start: true, options: { heroes: 2, level: 2 } });
    await page.goto(`${hall.address}/t/${code}`);
    await page.locator('.dy-choosing').waitFor();
    await look('heroes');
    for (const hero of ['elf', 'dwarf']) {
      await choose(page, `.dy-choice[data-option="${hero}"]`);
    }
    await choose(page, '.decide [data-option="any"]');
    await page.locator('.dy-rest').waitFor();
    await look('shop');
    for (let ready = 0; ready < 2; ready++) {
      await choose(page, '.dy-hand .dy-plate[data-option="ready"]');
      await page.locator('.decide[data-state="mine"]').waitFor();
    }
    await page.locator('.dy-quest .btn').waitFor();
    await look('story');
    await page.locator('.dy-quest .btn').click();
    await page.locator('.dy-fold').first().click();
    await look('map');

    // The map is read aloud square by square, with what may be done there.
    await page.locator('.dy-level').focus();
    await page.keyboard.press('Home');
    const said = page.locator('.dy-level > [aria-live]');
    expect(await said.innerText()).toContain('Elf');
    await page.keyboard.press('Enter');
    await page.locator('.dy-look').waitFor();
    await look('card');
    await page.locator('.dy-look-close').click();
    expect(found).toEqual(Object.fromEntries(['heroes', 'shop', 'story', 'map', 'card'].map((what) => [what, []])));
    expect(errors).toEqual([]);
  },
  60_000,
);
