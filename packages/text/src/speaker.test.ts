import { text } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { catalogueProblems, speaker } from './index.ts';

const de = {
  'power.torch': 'Fackel',
  'power.torch/acc': 'eine Fackel',
  'log.drew': '{seat} zieht {card_acc}.',
  'log.met': 'Hier stehen {seats}.',
  'log.steps': '{n, plural, one {# Schritt} other {# Schritte}}',
};
const names = (seat: number) => ['Ann', 'Bo', 'Cas'][seat] ?? '?';

test('a gap takes the form that the language asks for', () => {
  const s = speaker('de', [de], names);
  expect(s.say(text('log.drew', { seat: { seat: 0 }, card: text('power.torch') }))).toBe('Ann zieht eine Fackel.');
});

test('a form that a language lacks falls back to the word itself', () => {
  const s = speaker('de', [{ ...de, 'log.drew': '{card_dat}' }], names);
  expect(s.say(text('log.drew', { card: text('power.torch') }))).toBe('Fackel');
});

test('what follows in a list may say its subject no more', () => {
  const da = {
    card: 'Taber du, {effects_then}.',
    life: 'mist 1 liv',
    'life/then': 'mister du 1 liv',
    turn: 'mist din tur',
    'turn/then': 'mister du din tur',
    'turn/andThen': 'mister din tur',
  };
  const s = speaker('da', [da], names);
  expect(s.say(text('card', { effects: [text('life'), text('turn')] }))).toBe('Taber du, mister du 1 liv og mister din tur.');
  expect(s.say(text('card', { effects: [text('turn'), text('life')] }))).toBe('Taber du, mister du din tur og mister du 1 liv.');
});

test('seats come back as parts of their own, in lists too', () => {
  const s = speaker('de', [de], names);
  expect(s.parts(text('log.met', { seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] }))).toEqual([
    'Hier stehen ',
    { seat: 0, name: 'Ann' },
    ', ',
    { seat: 1, name: 'Bo' },
    ' und ',
    { seat: 2, name: 'Cas' },
    '.',
  ]);
});

test('plurals follow the language', () => {
  const s = speaker('de', [de], names);
  expect([1, 2].map((n) => s.say(text('log.steps', { n })))).toEqual(['1 Schritt', '2 Schritte']);
});

test('an unknown key throws and names key and language', () => {
  expect(() => speaker('de', [de], names).say(text('log.nothing'))).toThrow('no text log.nothing in de');
});

test('problems: a missing key, another gap, a message that does not parse, a form of nothing', () => {
  const good = { a: 'one {x}' };
  const all = { en: good, nl: good, fr: good, de: good, da: good };
  expect(catalogueProblems(all)).toEqual([]);
  expect(catalogueProblems({ ...all, fr: {} })).toEqual(['fr a: missing']);
  expect(catalogueProblems({ ...all, nl: { a: 'een {y}' } })[0]).toContain('gaps {y}');
  expect(catalogueProblems({ ...all, da: { a: 'en {x' } })[0]).toContain('does not parse');
  expect(catalogueProblems({ ...all, de: { a: 'eins {x_acc}', 'b/acc': 'z' } })).toEqual(['de b/acc: a form of nothing']);
});

test('French never breaks a line before a colon, nor within its quotation marks', () => {
  const fr = { 'ask.what': '{who} : quoi ?', 'log.said': 'On dit « oui » !' };
  const s = speaker('fr', [fr], names);
  expect(s.say(text('ask.what', { who: 'Ann' }))).toBe('Ann\u00a0: quoi\u00a0?');
  expect(s.say(text('log.said'))).toBe('On dit «\u00a0oui\u00a0»\u00a0!');
});

test('what is filled in where a sentence begins gets a capital; a name and a word inside stay as they are', () => {
  const messages = {
    'adv.guide': 'Guide',
    'adv.guide/the': 'the Guide',
    joins: '{card_the} joins {seat}. {card_the} waits.',
    label: '{card_the}',
    hops: '{seat} hops.',
  };
  const english = speaker('en', [messages], () => 'jan');
  const args = { card: { key: 'adv.guide' }, seat: { seat: 0 } };
  expect(english.say({ key: 'joins', args })).toBe('The Guide joins jan. The Guide waits.');
  expect(english.say({ key: 'label', args })).toBe('the Guide');
  expect(english.say({ key: 'hops', args })).toBe('jan hops.');
});
