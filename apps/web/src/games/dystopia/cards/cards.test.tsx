import { LOCALES, speaker } from '@questhall/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gallery } from '../gallery.tsx';
import { loadCatalogue } from '../text/index.ts';
import { KINDS } from './kinds.ts';
import { PrintedCard } from './PrintedCard.tsx';

const english = async () => speaker('en', [await loadCatalogue('en')], String);
const card = async (key: string, more: { small?: boolean; seal?: number } = {}) =>
  renderToStaticMarkup(<PrintedCard name={{ key }} speak={await english()} {...more} />);

test('a thing shows its kind, its text, and its price on the seal, which is said as well', async () => {
  const html = await card('item.steel-mace');
  for (const part of ['data-kind="weapon"', 'Steel mace', 'Weapon', 'Attack weapon.', 'Warrior', '>35<', 'Price: 35 gold.'])
    expect(html).toContain(part);
  // Said once, on the seal.
  expect(html.split('Price: 35 gold.')).toHaveLength(2);
  expect(await card('item.steel-mace', { seal: 17 })).toContain('>17<');
});

test('on a counter a card has its effect, and nothing that its place tells', async () => {
  const html = await card('spell.mend', { small: true });
  for (const part of ['Mend', '+2 energy', '>25<']) expect(html).toContain(part);
  for (const part of ['Used up when cast', 'dy-print-kind']) expect(html).not.toContain(part);
});

test('a hero and a monster have their portrait and six values as printed; what is not sold has no seal', async () => {
  for (const [key, portrait] of [
    ['hero.elf', 'h-elf'],
    ['monster.N1', 'm-N1'],
  ] as const) {
    const html = await card(key);
    expect(html).toContain(portrait);
    expect(html.match(/<dd>/g)).toHaveLength(6);
    expect(html).not.toContain('dy-print-seal');
  }
  expect(await card('monster.N1')).toContain('<dd>2</dd>');
});

test('the gallery has every card once, each of one of its kinds, with a text in every language', async () => {
  const ids = gallery.entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // What is left of a set of tools is no card of its own.
  expect([ids.includes('item.tinkers-rods'), ids.includes('item.tinkers-rods-2')]).toEqual([true, false]);
  expect(new Set(gallery.entries.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  for (const locale of LOCALES) {
    const speak = speaker(locale, [await loadCatalogue(locale)], String);
    for (const { id, name, lines } of gallery.entries) expect([id, lines.length > 0, speak.has(name.key)]).toEqual([id, true, true]);
    for (const { name } of gallery.kinds) expect(speak.say(name)).not.toBe('');
  }
});
