import { begin, fast } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../text/index.ts';
import { stockOf, stockTitle } from './stock.ts';

type State = Parameters<typeof talisman.observe>[0];

const speakers = await Promise.all(LOCALES.map(async (locale) => speaker(locale, [await loadCatalogue(locale)], String)));

/** The shelves of the tray of decks, with the kinds on each, where these Terrain cards lie. */
function shelves(terrain: Readonly<Record<string, string>>) {
  const s = begin(talisman, { seats: 2, options: { edition: 'digital', expansion: 'realm-of-souls' } }, fast(5)) as State;
  s.souls!.terrain = { ...terrain };
  return stockOf(talisman.observe(s, 0)).map(({ space, covered, prices }) => ({
    title: speakers.map((speak) => speak.say(stockTitle(space, covered))),
    kinds: [...prices],
  }));
}

test('TDE-11.15 what only covered spaces sell is said to lie under a Terrain card, and not to be sold nowhere on the board', () => {
  const [open, covered] = [shelves({}), shelves({ O1: 'ter.breach', O13: 'ter.breach.2' })];
  const kinds = (list: typeof open, title: RegExp) =>
    list.filter((one) => title.test(one.title[0]!)).flatMap((one) => one.kinds.map(([kind]) => kind));
  const sold = kinds(open, /^For sale/);
  expect(sold).toContain('pur.sword');
  expect(kinds(covered, /^Not for sale on the board/)).toEqual(kinds(open, /^Not for sale on the board/));
  const gone = covered.find((one) => one.kinds.some(([kind]) => kind === 'pur.sword'))!;
  expect(gone.kinds.every(([, price]) => price === null)).toBe(true);
  expect(gone.title).toEqual([
    'Not for sale now. Under a Terrain card: Village',
    'Nu niet te koop. Onder een terreinkaart: Dorp',
    'Pas en vente pour l’instant. Sous une carte Terrain\u00a0: Village',
    'Zurzeit nicht zu kaufen. Unter einer Geländekarte: Dorf',
    'Ikke til salg lige nu. Under et terrænkort: Landsbyen',
  ]);
});
