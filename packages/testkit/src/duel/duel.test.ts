import { LOCALES, type Locale, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { CARDS, cardText, catalogues, duel, eventText } from './index.ts';
import type { Verbs } from './rules/effects.ts';
import { DuelTable } from './table.ts';
import type { Names, Patterns, Sentences } from './text/card-text.ts';
import type { Card, Verb } from './vocabulary.ts';

const snapshots = `${import.meta.dirname}/snapshots`;

contract(duel, { catalogues, eventText, snapshots });

test('Firebolt: the target loses two lives', () => {
  const t = new DuelTable({ hand: ['firebolt'] }, {}, {}).choose(0, 'firebolt>2');
  expect(t.lives()).toEqual([4, 4, 2]);
  expect(t.asked()).toEqual(['0 stance: strike study', '1 stance: strike study', '2 stance: strike study']);
});

test('Counter: stops a spell, and is spent with it', () => {
  const t = new DuelTable({ hand: ['firebolt'] }, { hand: ['counter'] }).choose(0, 'firebolt>1').choose(1, 'counter');
  expect(t.lives()).toEqual([4, 4]);
  expect(t.s.pile).toEqual(['firebolt', 'counter']);
});

test('Counter: may counter a Counter', () => {
  const t = new DuelTable({ hand: ['firebolt', 'counter'] }, { hand: ['counter'] }).choose(0, 'firebolt>1').choose(1, 'counter');
  expect(t.asked()).toEqual(['0 answer: counter pass']);
  t.choose(0, 'counter');
  expect(t.lives()).toEqual([4, 2]);
});

test('Counter: a Counter to a Counter to a Counter', () => {
  const t = new DuelTable({ hand: ['firebolt', 'counter'] }, { hand: ['counter', 'counter', 'shield'] });
  t.choose(0, 'firebolt>1').choose(1, 'counter').choose(0, 'counter').choose(1, 'counter');
  expect(t.lives()).toEqual([4, 4]);
});

test('Counter: saved and loaded in the middle of nested answers, with the frames to show for it', () => {
  const t = new DuelTable({ hand: ['firebolt', 'counter'] }, { hand: ['counter'] }).choose(0, 'firebolt>1').choose(1, 'counter');
  expect(t.s.stack.map((f) => f.proc)).toEqual(['match', 'round', 'turn', 'attempt', 'attempt']);
  expect(duel.observe(t.s, undefined).casting).toEqual([
    { card: 'firebolt', caster: 0, target: 1 },
    { card: 'counter', caster: 1, target: 0 },
  ]);
});

test('Mirror: sends a spell back to its caster', () => {
  const t = new DuelTable({ hand: ['firebolt'] }, { hand: ['mirror'] }).choose(0, 'firebolt>1').choose(1, 'mirror');
  expect(t.lives()).toEqual([2, 4]);
});

test('Mirror: a mirrored Mirror lets the spell go where it was going', () => {
  const t = new DuelTable({ hand: ['firebolt', 'mirror'] }, { hand: ['mirror'] });
  t.choose(0, 'firebolt>1').choose(1, 'mirror').choose(0, 'mirror');
  expect(t.lives()).toEqual([4, 2]);
});

test('Mirror: is no answer to a spell that is aimed at somebody else', () => {
  const t = new DuelTable({ hand: ['firebolt'] }, { hand: ['mirror', 'counter'] }, { hand: ['mirror'] }).choose(0, 'firebolt>2');
  expect(t.asked()).toEqual(['1 answer: counter pass', '2 answer: mirror pass']);
});

test('Shield: prevents a loss, and can be countered', () => {
  const hands = [{ hand: ['firebolt', 'counter'] as const }, { hand: ['shield'] as const }].map((w) => ({ hand: [...w.hand] }));
  const t = new DuelTable(...hands).choose(0, 'firebolt>1').pass(1).choose(1, 'shield');
  expect(t.asked()).toEqual(['0 answer: counter pass']);
  const shielded = new DuelTable(...hands).choose(0, 'firebolt>1').pass(1).choose(1, 'shield').pass(0);
  expect(shielded.lives()).toEqual([4, 4]);
  expect(t.choose(0, 'counter').lives()).toEqual([4, 2]);
});

test('Amulet: prevents a loss on a five, not on a four, and rolls before anybody is asked', () => {
  const hit = (roll: number) => new DuelTable({ hand: ['firebolt'] }, { charms: ['amulet'] }).roll(roll).choose(0, 'firebolt>1').lives();
  expect([hit(4), hit(5), hit(6)]).toEqual([
    [4, 2],
    [4, 4],
    [4, 4],
  ]);
});

test('Amulet: two of them roll one after the other', () => {
  const t = new DuelTable({ hand: ['firebolt'] }, { charms: ['amulet', 'amulet'] }).roll(1, 5).choose(0, 'firebolt>1');
  expect(t.lives()).toEqual([4, 4]);
});

test('Thorns: follow a loss, and not a loss that was prevented', () => {
  const table = () => new DuelTable({ hand: ['firebolt'] }, { hand: ['shield'], charms: ['thorns'] }).choose(0, 'firebolt>1').pass(1);
  expect(table().pass(1).lives()).toEqual([3, 2]);
  expect(table().choose(1, 'shield').lives()).toEqual([4, 4]);
});

test('Thorns: against thorns go on until one wizard is out', () => {
  const t = new DuelTable({ hand: ['firebolt'], charms: ['thorns'] }, { charms: ['thorns'] }).choose(0, 'firebolt>1');
  expect(t.lives()).toEqual([1, 0]); // those of a wizard who goes out bite once more
  expect(t.s.outcome).toEqual({ winners: [0], ranking: [[0], [1]], rule: 'DU-5.1', reason: 'last' });
});

test('Thorns: do nothing where a mirrored spell hits its own caster', () => {
  const t = new DuelTable({ hand: ['firebolt'], charms: ['thorns'] }, { hand: ['mirror'] }).choose(0, 'firebolt>1').choose(1, 'mirror');
  expect(t.lives()).toEqual([2, 4]);
});

test('Amnesia: its target chooses which two of its cards go, and all go where there are fewer', () => {
  const t = new DuelTable({ hand: ['amnesia'] }, { hand: ['counter', 'shield', 'counter'] }).choose(0, 'amnesia>1').pass(1);
  expect(t.asked()).toEqual(['1 discard: counter shield counter#2']);
  expect(() => t.choose(1, ['counter'])).toThrow('no answer to discard');
  t.choose(1, ['counter#2', 'shield']);
  expect(t.s.wizards[1]?.hand[0]).toBe('counter');
  expect(t.s.pile).toEqual(['amnesia', 'counter', 'shield']);
  const poor = new DuelTable({ hand: ['amnesia'] }, { hand: ['shield'] }).choose(0, 'amnesia>1').pass(1);
  expect(poor.s.pending[0]?.choose).toEqual({ min: 1, max: 1 });
});

test('Gamble: three lives on a four, none on a three', () => {
  const hit = (roll: number) => new DuelTable({ hand: ['gamble'] }, {}).roll(roll).choose(0, 'gamble>1').lives();
  expect([hit(3), hit(4)]).toEqual([
    [4, 4],
    [4, 1],
  ]);
});

test('An answer in hand is shown as refused in one’s own turn, with its rule', () => {
  const t = new DuelTable({ hand: ['counter', 'insight'] }, {});
  const kind = duel.decisions.cast!;
  expect(kind.refused?.(t.s, t.s.pending[0]!)).toMatchObject([{ id: 'counter', rule: 'DU-3.3' }]);
  expect(t.asked()).toEqual(['0 cast: insight pass']);
});

test('Everybody with a card is asked, whatever the card: being asked tells nothing', () => {
  const t = new DuelTable({ hand: ['firebolt'] }, { hand: ['drain'] }, { hand: ['counter'] }, {}).choose(0, 'firebolt>3');
  expect(t.asked()).toEqual(['1 answer: pass', '2 answer: counter pass']);
});

test('Two want to answer at once: the first in order counts, the other is asked again', () => {
  const t = new DuelTable({ hand: ['firebolt'] }, { hand: ['counter'] }, { hand: ['counter', 'drain'] }, {}).choose(0, 'firebolt>3');
  t.choose(2, 'counter').choose(1, 'counter');
  expect(t.asked()).toEqual(['2 answer: counter pass']); // the Counter of seat 1 may be answered now
  t.choose(2, 'counter'); // which lets the firebolt go on; nobody has a card that could answer it any more but seat 2
  expect(t.asked()).toEqual(['2 answer: pass']);
  expect(t.pass(2).lives()).toEqual([4, 4, 4, 2]);
});

const inEveryLanguage = (card: Card) =>
  Object.fromEntries(
    LOCALES.map((locale: Locale) => {
      const s = speaker(locale, [catalogues[locale]], (seat) => String(seat));
      return [
        locale,
        cardText(card)
          .map((t) => s.say(t))
          .join(' '),
      ];
    }),
  );

test('card texts are made from their data: another number makes five other texts', () => {
  const before = inEveryLanguage(CARDS.firebolt);
  expect(before).toEqual({
    en: 'Spell. The other wizard loses 2 lives.',
    nl: 'Spreuk. De andere tovenaar verliest 2 levens.',
    fr: 'Sort. L’autre sorcier perd 2 vies.',
    de: 'Zauber. Der andere Zauberer verliert 2 Leben.',
    da: 'Trylleri. Den anden troldmand mister 2 liv.',
  });
  const stronger = { ...CARDS.firebolt, effects: [{ do: 'loseLives', who: 'other', amount: 3 }] } as Card;
  const after = inEveryLanguage(stronger);
  for (const locale of LOCALES) {
    expect(after[locale]).not.toBe(before[locale]);
    expect(after[locale]).toBe(before[locale]?.replace('2', '3'));
  }
});

test('every card reads as a text in five languages', () => {
  const texts = Object.values(CARDS).map(inEveryLanguage);
  for (const locale of LOCALES) expect(new Set(texts.map((t) => t[locale])).size).toBe(Object.keys(CARDS).length);
  expect(texts.map((t) => t.en)).toMatchInlineSnapshot(`
    [
      "Spell. The other wizard discards 2 cards.",
      "Charm. When you would lose lives: Roll a die. On 5 or more: It does not happen.",
      "Answer to a spell of another wizard. It does not happen.",
      "Spell. The other wizard loses 1 life. You gain 1 life.",
      "Spell. The other wizard loses 2 lives.",
      "Spell. Roll a die. On 4 or more: The other wizard loses 3 lives.",
      "Spell. You draw 2 cards.",
      "Answer to a spell of another wizard. That spell goes to its caster instead.",
      "Answer when you would lose lives. It does not happen.",
      "Charm. After another wizard has cost you lives: The other wizard loses 1 life.",
    ]
  `);
});

test('a verb without its function, its sentence or its pattern in a language does not compile', () => {
  const stop = 'stop' satisfies Verb;
  // @ts-expect-error a verb that no card knows
  const unknown: Verb = 'vanish';
  // @ts-expect-error the function is missing
  const verbs: Verbs = {} as Omit<Verbs, typeof stop>;
  // @ts-expect-error what fills the gaps of its pattern is missing
  const sentences: Sentences = {} as Omit<Sentences, typeof stop>;
  // @ts-expect-error the pattern of one language is missing
  const patterns: Patterns = {} as Omit<Patterns, `verb.${typeof stop}`>;
  // @ts-expect-error the name of a card is missing
  const names: Names = {} as Omit<Names, 'card.counter'>;
  expect([unknown, verbs, sentences, patterns, names]).toHaveLength(5);
});
