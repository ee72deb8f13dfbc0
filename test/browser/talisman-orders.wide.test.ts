import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { barriers, settled } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { LANGUAGES } from './layout.ts';
import { entered } from './table.ts';
import { positioned } from './talisman-hand.ts';

/** The sheet of standing orders at a table of days: what is usual there, and how it reads on a small phone. */

const DAY = 86_400;

let hall: Hall;
beforeAll(async () => {
  hall = await openHall(
    {},
    positioned({ figures: { Ann: { character: 'wizard', at: 'O2' }, Bob: { character: 'elf', at: 'O2', spells: ['counterspell'] } } }),
  );
});
afterAll(() => hall.close());

test.each(sized(['en-GB', 'de-DE'], [...LANGUAGES]))(
  'over days the sheet of orders is in sight from the first match on, says what is usual, and no line lies over another (%s)',
  async (locale) => {
    const [ann, bob] = [await entered(hall, 'Ann'), await entered(hall, 'Bob')];
    const { id, code } = await ann.ask('POST', '/api/matches', { game: 'talisman', seats: 2, clock: DAY });
    await bob.ask('POST', `/api/matches/${id}/seats/1/join`);
    await ann.ask('POST', `/api/matches/${id}/start`);
    const { page, context, errors } = await hall.visitor({ atOnce: true, width: 360, height: 740, touch: true, locale, tips: true });
    await bob.sits(context);
    await page.goto(`${hall.address}/t/${code}`);
    await page.locator('.ts-strip-orders').dispatchEvent('click');
    const sheet = page.locator('dialog.ts-orders[open]');
    await sheet.waitFor();
    await settled(page);

    const kept = (name: string) =>
      sheet.locator(`input[name="order-${name}"]:checked`).evaluate((input) => input.closest('label')!.textContent);
    const usual: Record<string, string | null> = {};
    for (const name of ['checkpoint', 'flee', 'spoils', 'bribed', 'rest']) usual[name] = await kept(name);
    if (locale === 'en-GB') {
      expect(usual).toEqual({
        checkpoint: 'Never',
        flee: 'Evade',
        spoils: 'Take a Magic Object that I have room for, else a life',
        bribed: 'Take the life',
        rest: 'Whatever changes least',
      });
    }
    // What has no room of its own lies over what comes next; letters alone reach a little out of their lines.
    const cramped = await sheet
      .locator('.sheet-body > *, .token > span')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.scrollHeight > one.clientHeight + 6 || one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [])),
      );
    expect(cramped).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    const folder = process.env.QUESTHALL_PICTURES;
    if (folder) {
      const body = sheet.locator('.sheet-body');
      const height = await body.evaluate((one) => one.scrollHeight);
      for (let at = 0, n = 1; at < height; at += 560, n++) {
        await body.evaluate((one, top) => one.scrollTo(0, top), at);
        await page.screenshot({ path: `${folder}/orders-${locale.slice(0, 2)}-${n}.png` });
      }
    }

    await sheet.locator('input[name="order-flee"]').first().check({ force: true });
    await expect.poll(() => bob.ask('GET', `/api/matches/${id}/seats/1/orders`)).toEqual({ orders: { flee: 'ask' } });
    expect(errors).toEqual([]);
    await leave(context);
  },
);
