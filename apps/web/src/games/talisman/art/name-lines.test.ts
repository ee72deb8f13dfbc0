import { SPACES } from '@questhall/talisman/client';
import { LOCALES } from '@questhall/text';
import { expect, test } from 'vitest';
import { loadGameWords } from '../../index.ts';
import { spaceBox } from './geometry.ts';
import { nameLines } from './name-lines.ts';

test('a short name stands in one line of capitals', () => {
  expect(nameLines('Village', 118, 13.8)).toMatchObject({ words: ['Village'], size: 13.8, press: 1 });
});

test('a long one is parted where both lines are about as long', () => {
  expect(nameLines('Portal of Power', 105, 13.4)).toMatchObject({ words: ['Portal', 'of Power'], size: 13.4, press: 1 });
  expect(nameLines('Wald-Friedhof', 100, 13.4)).toMatchObject({ words: ['Wald-', 'Friedhof'], press: 1 });
});

test('a word that is too long is pressed into its strip, in the same letters as all others', () => {
  const { words, press } = nameLines('Werwolfschlucht', 105, 13.4);
  expect([words, press < 1, press > 0.6]).toEqual([['Werwolfschlucht'], true, true]);
});

test.each([
  ['Höllenschlund', 8.81],
  ['Terningspillet', 8.25],
  ['Commandement', 8.82],
  ['Gevarenvlakte', 8.34],
])('a name is taken to be about as wide as its letters are: %s', (name, measured) => {
  const { wide } = nameLines(name, 60, 13.6);
  expect(wide).toBeGreaterThanOrEqual(measured);
  expect(wide).toBeLessThan(measured * 1.06);
});

test('a soft hyphen may part a word, and is not written otherwise', () => {
  expect(nameLines('Schild\u00adwache', 80, 13.4).words).toEqual(['Schild-', 'wache']);
  expect(nameLines('Schild\u00adwache', 200, 13.4).words).toEqual(['Schildwache']);
});

test.each(LOCALES)('no name of a space is pressed to less than two thirds of its width: %s', async (locale) => {
  const words = await loadGameWords('talisman', locale);
  const names = SPACES.map(({ id }) => [id, String(words[`space.${id}`] ?? '')] as const);
  expect(names.filter(([, name]) => name === '')).toEqual([]);
  const pressed = names.map(([id, name]) => [name, nameLines(name, spaceBox(id).w - 6, 13.6).press] as const);
  expect(pressed.filter(([, press]) => press < 0.67)).toEqual([]);
});
