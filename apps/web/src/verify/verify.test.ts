import type { SeatInfo, TableInfo } from '@questhall/protocol';
import { FINDING_CODES } from '@questhall/record';
import { catalogueProblems, LOCALES, speaker } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { loadGameWords } from '../games/index.ts';
import { forgiving, seatLetter } from '../text/words.tsx';
import { randomContribution, silentSeats } from './contribution.ts';
import { remembered } from './kept.ts';
import { da } from './text/da.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { nl } from './text/nl.ts';
import { drawName, itemName } from './words.ts';

describe('words of the check', () => {
  test('parse and have the same keys and gaps in all five languages', () => {
    expect(catalogueProblems({ en, nl, fr, de, da })).toEqual([]);
  });

  test('there are some for everything that can be found', () => {
    expect(FINDING_CODES.filter((code) => !(`ui.verify.found.${code}` in en))).toEqual([]);
    const said = Object.keys(en).flatMap((key) => /^ui\.verify\.found\.(.+)$/.exec(key)?.[1] ?? []);
    expect(said.filter((code) => !(FINDING_CODES as string[]).includes(code))).toEqual([]);
  });
});

describe('contributions', () => {
  test('are 128 random bits, never twice the same', () => {
    const many = new Set(Array.from({ length: 100 }, randomContribution));
    expect(many.size).toBe(100);
    for (const one of many) expect(one).toMatch(/^[0-9a-f]{32}$/);
  });

  test('are given for one’s own seats that have given nothing, while the table is open', () => {
    const seat = (n: number, over: Partial<SeatInfo>) => ({ seat: n, kind: 'person', yours: true, contribution: '', ...over }) as SeatInfo;
    const seats = [
      seat(0, {}),
      seat(1, { contribution: 'mine' }),
      seat(2, { yours: false, contribution: null }),
      seat(3, { kind: 'bot', yours: false }),
      seat(4, {}),
    ];
    expect(silentSeats({ status: 'open', seats } as TableInfo)).toEqual([0, 4]);
    expect(silentSeats({ status: 'running', seats } as TableInfo)).toEqual([]);
  });
});

test('what was seen first is kept: codes that are exchanged later are found out', () => {
  const before = remembered({}, { commitment: 'c', opening: null, head: null });
  const during = remembered(before, { commitment: 'x', opening: 'o', head: null });
  expect(remembered(during, { commitment: 'y', opening: 'p', head: 'h' })).toEqual({ commitment: 'c', opening: 'o', head: 'h' });
});

test.each(LOCALES)('what was drawn is named as at the table, and seats have letters: %s', async (locale) => {
  const own = { en, nl, fr, de, da }[locale];
  const speakOf = async (game: string) => forgiving(speaker(locale, [own, await loadGameWords(game, locale)], seatLetter));
  const [talisman, dystopia] = [await speakOf('talisman'), await speakOf('dystopia')];
  const drawn = [
    'adv.giant',
    'adv.digital.witch',
    'adv.two-bags.2',
    'chr.digital.ghoul',
    'sp.hex',
    'veil.phantasm',
    'ghost.banshee',
    'O7',
    'court',
  ];
  for (const id of drawn) expect(itemName(talisman, id), id).not.toMatch(/[a-z]\.[a-z]|^O7$|^court$/);
  expect(itemName(talisman, 'adv.two-bags.2')).toBe(`${itemName(talisman, 'adv.two-bags')} (2)`);
  expect(itemName(talisman, '4', 'die')).toBe('4');
  const seat = itemName(talisman, '0', 'starter');
  expect([seat, itemName(dystopia, 'seat:0', 'wizor')]).toEqual([expect.stringContaining('A'), seat]);
  expect(itemName(dystopia, 'c-lead')).not.toContain('c-lead');
  const kinds = ['characters', 'adventure', 'spell', 'veil', 'ghosts', 'starter', 'start', 'breach', 'trophies', 'ending', 'soulDrinker'];
  for (const kind of kinds) expect(talisman.has(`draw.${kind.toLowerCase()}`), kind).toBe(true);
  for (const kind of ['white', 'red', 'curse', 'wizor', 'easy']) expect(drawName(dystopia, kind), kind).not.toBe(kind);
});
