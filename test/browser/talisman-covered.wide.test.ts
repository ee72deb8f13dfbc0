import { LOCALES } from '@questhall/text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../sized.ts';
import { settled } from './axe.ts';
import { type Hall, leave, openHall } from './harness.ts';
import { faultsOf } from './layout.ts';
import { positioned, setTable } from './talisman-hand.ts';

/* A space under a Terrain card is called by that card (TDE-11.15): on the plate that leads there, on the board, in the chronicle. */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall(
    {},
    positioned({
      figures: {
        Ann: { character: 'digital.warrior', at: 'O10', raft: 'ready', fate: 2 },
        Bob: { character: 'digital.monk', at: 'O1' },
      },
      terrain: { M7: 'breach', O16: 'breach' },
    }),
  );
});
afterAll(() => hall?.close());

/** How the Chasm is called while a Breach lies on it, and another one elsewhere. */
const CALLED: Record<(typeof LOCALES)[number], [plate: string, board: string]> = {
  en: ['Raft across to the Breach (at the Chasm)', 'Breach (at the Chasm), Middle Region'],
  nl: ['Steek met het vlot over naar de Bres (bij de Kloof)', 'Bres (bij de Kloof), tussenprovincie'],
  fr: ['Traverser en radeau jusqu’à la Brèche (au Gouffre)', 'Brèche (au Gouffre), Région médiane'],
  de: ['Mit dem Floß hinüber zum Durchbruch (an der Schlucht)', 'Durchbruch (an der Schlucht), Mittlere Region'],
  da: ['Sejl over til revnen (ved Kløften)', 'Revne (ved Kløften), det mellemste område'],
};

test('TDE-11.15 the plate, the board and the chronicle call a covered space by its card, in five languages', async () => {
  const { page, context, errors } = await hall.visitor({ width: 1440, height: 900, atOnce: true });
  await setTable(hall, page, { seats: 2, bots: 1, start: true, options: { edition: 'digital', expansion: 'realm-of-souls' } });
  const chosen = async (locale: string) => {
    await page.evaluate((set) => {
      localStorage['questhall.settings'] = JSON.stringify({ ...JSON.parse(localStorage['questhall.settings']), locale: set });
    }, locale);
    await page.reload();
    await page.locator(`html[lang=${locale}] .decide .plate`).first().waitFor();
    await settled(page);
  };
  // Each has its own grammar for it; that the three places say the same is seen in two of them.
  for (const locale of sized<readonly (typeof LOCALES)[number][]>(['fr', 'de'], LOCALES)) {
    await chosen(locale);
    const [plate, board] = CALLED[locale];
    expect(await page.locator('.decide .plate[data-option="raft:M7"] .plate-label').innerText(), locale).toBe(plate);
    expect(await page.locator('[data-space=M7]').getAttribute('aria-label'), locale).toContain(`${board}. ${plate}`);
    // What is drawn on the space is the name of the card alone.
    expect(await page.locator('li:has(> [data-space=M7]) .ts-strip').innerText(), locale).toBe(board.split(' (')[0]);
    expect(await faultsOf(page), locale).toEqual([]);
  }
  await chosen('en');
  await page.locator('.decide .plate[data-option="raft:M7"]').click();
  await page.locator('.log').getByText('to the Breach (at the Chasm).').first().waitFor();
  expect(errors).toEqual([]);
  await leave(context);
});
