import { describe, expect, test } from 'vitest';
import { looksLike, oneLine, printable } from './index.ts';

const ESC = '\u001b';

describe('a text on one line', () => {
  test('keeps what can be read in any script, and composes it', () => {
    for (const name of ['Anna', 'Dørthe', 'Žofie', 'Анна', 'Ἀθηνᾶ', '安娜', 'हिन्दी', 'Anna-Lise O’Neill', '🎲 Bo'])
      expect(oneLine(name)).toBe(name.normalize('NFC'));
    expect(oneLine('Rene\u0301')).toBe('René');
  });

  test.each([
    ['a Hangul filler', '\u3164'],
    ['an empty cell of braille', '\u2800'],
    ['a grapheme joiner', '\u034f'],
    ['a variation selector', '\ufe0f'],
    ['marks of direction', '\u200e\u200f\u202e\u2066\u2069\u061c'],
    ['joiners and spaces without width', '\u200b\u200c\u200d\ufeff'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['other fillers', '\u115f\u1160\uffa0'],
    ['a null note', '\u{1d159}'],
    ['controls', `${ESC}\u0007\u009b\u007f`],
  ])('%s is nothing, alone and within a name', (_, hidden) => {
    expect(oneLine(hidden)).toBe('');
    expect(oneLine(`${hidden} Anna${hidden}`)).toBe('Anna');
  });

  test('spaces are single, and marks stand on letters and do not pile up', () => {
    expect(oneLine('\u0301\u0302')).toBe('');
    expect(oneLine(' \u0301\u0302Anna')).toBe('Anna');
    expect(oneLine(' Anna \u2800\u3000  Lise\n')).toBe('Anna Lise');
    expect(oneLine(`q${'\u0323'.repeat(40)}`)).toBe(`q${'\u0323'.repeat(3)}`);
  });
});

describe('names that look alike', () => {
  test.each([
    ['Anna', 'anna'],
    ['Anna', 'Аnnа'],
    ['ANNA', 'АΝΝА'],
    ['Paul', 'Раuӏ'],
    ['Bo', 'B0'],
    ['Ilse', 'llse'],
    ['Ilse', '1lse'],
    ['anni', 'ANNI'],
    ['Lars', 'Ｌａｒｓ'],
    ['Lars', '𝐋𝐚𝐫𝐬'],
    ['Mona', 'rnona'],
    ['Zoe', 'Zoë'],
    ['Saar', 'ꜱᴀᴀʀ'],
    ["O'Neill", 'O’Neill'],
    ['Νίκος', 'ΝΊΚΟΣ'],
  ])('%s and %s', (a, b) => {
    expect(looksLike(a, b)).toBe(true);
    expect(looksLike(b, a)).toBe(true);
  });

  test.each([
    ['Anna', 'Anne'],
    ['Bo', 'Bob'],
    ['Anna', 'Anna 2'],
    ['Иван', 'Инна'],
    ['安娜', '安妮'],
  ])('not %s and %s', (a, b) => expect(looksLike(a, b)).toBe(false));
});

describe('a text for a terminal', () => {
  test('shows what would speak to it, hide or turn, and keeps lines', () => {
    const text = `a${ESC}[31mb\u009b2Jc\rd\u202ee\nf\tg`;
    expect(printable(text, { lines: true })).toBe('a\\u001b[31mb\\u009b2Jc\\u000dd\\u202ee\nf\tg');
    expect(printable(text)).toBe('a\\u001b[31mb\\u009b2Jc\\u000dd\\u202ee\\u000af\\u0009g');
    expect(printable('Dørthe “安娜” ✓')).toBe('Dørthe “安娜” ✓');
  });

  test('JSON stays the same JSON', () => {
    const value = { name: '\u009b\u202e\u{e0041}', say: ESC };
    const text = printable(JSON.stringify(value));
    expect(text).not.toMatch(/[\u009b\u202e\u{e0041}]/u);
    expect(JSON.parse(text)).toEqual(value);
  });
});
