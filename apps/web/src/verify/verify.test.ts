import type { SeatInfo, TableInfo } from '@questhall/protocol';
import { FINDING_CODES } from '@questhall/record';
import { catalogueProblems } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { randomContribution, silentSeats } from './contribution.ts';
import { remembered } from './kept.ts';
import { da } from './text/da.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { nl } from './text/nl.ts';

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
