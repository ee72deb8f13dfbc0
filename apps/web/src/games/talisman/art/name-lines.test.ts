import { expect, test } from 'vitest';
import { nameLines } from './name-lines.ts';

test('a short name stands in one line of capitals', () => {
  expect(nameLines('Village', 118, 13.8)).toEqual({ words: ['Village'], size: 13.8, narrow: false, squeeze: false });
});

test('a long one is parted where both lines are about as long', () => {
  expect(nameLines('Portal of Power', 105, 13.4).words).toEqual(['Portal', 'of Power']);
  expect(nameLines('Wald-Friedhof', 100, 13.4)).toMatchObject({ words: ['Wald-', 'Friedhof'], narrow: false });
});

test('a word that is too long for capitals is written in the letters of the text', () => {
  expect(nameLines('Werwolfschlucht', 105, 13.4)).toMatchObject({ words: ['Werwolfschlucht'], narrow: true, squeeze: false });
});

test('a soft hyphen may part a word, and is not written otherwise', () => {
  expect(nameLines('Schild\u00adwache', 80, 13.4).words).toEqual(['Schild-', 'wache']);
  expect(nameLines('Schild\u00adwache', 200, 13.4).words).toEqual(['Schildwache']);
});

test('what fits nowhere is pressed into its strip', () => {
  expect(nameLines('Teufelsschluchtenwirtshaus', 80, 13.4)).toMatchObject({ narrow: true, squeeze: true });
});
