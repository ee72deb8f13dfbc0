import { expect, test } from 'vitest';
import { BOB, digital, plain } from './game.ts';

const ANN = { character: 'thief' };

test('TDE-3.1 TDE-3.2 TDE-4.14 cards are drawn face up, only as many as are missing', () => {
  const none = digital({ figures: { Ann: { ...ANN, at: 'O20' }, Bob: BOB }, lying: { O21: ['fountain', 'healer'] } });
  none.rolls(1).ann('roll', 'cw');
  expect(none.events('drew')).toEqual([]);
  const one = digital({ figures: { Ann: { ...ANN, at: 'O20' }, Bob: BOB }, lying: { O21: ['magic-belt'] } });
  one.rolls(1).draws('axe').ann('roll', 'cw', 'done');
  expect([one.events('drew').length, one.lying('O21'), one.last('drew')?.rule]).toEqual([1, ['magic-belt', 'axe'], 'TDE-3.1']);
});

test('TDE-3.3 TDE-3.6 TDE-3.11 cards are met in the order of their numbers: Event, Enemies, Strangers, Places, then what may be taken', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'M2', craft: 6, lives: 3 }, Bob: BOB } });
  g.rolls(1, 6, 1).draws('axe', 'healer', 'ape').ann('roll', 'cw');
  expect([g.of('Ann').space, g.events('fought').length, g.of('Ann').lives, g.options('Ann')]).toEqual([
    'M3',
    1,
    4,
    ['take:adv.axe', 'done'],
  ]);
  g.ann('done');
});

test('TDE-3.4 equal numbers come in the order drawn, what lay there first; nobody is asked', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'M2', lives: 3, alignment: 'good' }, Bob: BOB }, lying: { M3: ['healer'] } });
  g.rolls(1).draws('fairy', 'mage').ann('roll', 'cw');
  expect([plain(g.events('met').map((e) => e.card)), g.asked('Ann')]).toEqual([['adv.healer', 'adv.fairy'], 'choose']);
  g.draws('hex').ann('wishGold');
  expect(plain(g.events('met').map((e) => e.card))).toEqual(['adv.healer', 'adv.fairy', 'adv.mage']);
});

test('TDE-3.5 a card that puts itself on another space goes first and does nothing to its drawer; none is drawn in its place', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O20' }, Bob: BOB } });
  g.rolls(1, 3).draws('angel', 'ghost').ann('roll', 'cw');
  expect([g.lying('O3'), g.events('drew').length, g.events('fought').length]).toEqual([['ghost'], 2, 0]);
});

test('TDE-3.8 TDE-3.9 TDE-3.10 an Enemy attacks; beaten it is a trophy, Strength or Craft; not beaten it stays', () => {
  const beaten = digital({ figures: { Ann: { ...ANN, at: 'O1' }, Bob: BOB }, lying: { O2: ['wolf'] } });
  beaten.rolls(1, 6, 1).ann('roll', 'cw');
  expect([beaten.cardsOf('Ann', 'trophies'), beaten.lying('O2')]).toEqual([['wolf'], []]);
  const spirit = digital({ figures: { Ann: { ...ANN, at: 'O1' }, Bob: BOB }, lying: { O2: ['spectre'] } });
  spirit.rolls(1, 6, 1).ann('roll', 'cw');
  expect([spirit.last('fought')?.stat, spirit.cardsOf('Ann', 'trophies')]).toEqual(['craft', ['spectre']]);
  const lost = digital({ figures: { Ann: { ...ANN, at: 'O1' }, Bob: BOB }, lying: { O2: ['dragon'] } });
  lost.rolls(1, 1, 6).ann('roll', 'cw');
  expect([lost.lying('O2'), lost.of('Ann').lives, lost.turn]).toEqual([['dragon'], 3, 'Bob']);
});

test('TDE-3.12 nothing is taken past an Enemy that is neither killed nor evaded: a paid Bandit ends the turn', () => {
  const paid = digital({ figures: { Ann: { ...ANN, at: 'O1', gold: 2 }, Bob: BOB }, lying: { O2: ['bandit', 'axe'] } });
  paid.rolls(1).ann('roll', 'cw', 'pay:bandit');
  expect([paid.lying('O2'), paid.of('Ann').gold, paid.turn]).toEqual([['bandit', 'axe'], 1, 'Bob']);
  const evaded = digital({ figures: { Ann: { character: 'elf', at: 'O3' }, Bob: BOB }, lying: { O4: ['bandit', 'axe'] } });
  evaded.rolls(1).ann('roll', 'cw', 'evade:bandit', 'take:axe');
  expect([evaded.cardsOf('Ann', 'objects'), evaded.lying('O4')]).toEqual([['axe'], ['bandit']]);
  const beast = digital({ figures: { Ann: { character: 'minstrel', at: 'O1' }, Bob: BOB }, lying: { O2: ['bear', 'axe'] } });
  beast.rolls(1).ann('roll', 'cw', 'done');
  expect([beast.cardsOf('Ann', 'objects'), beast.turn]).toEqual([[], 'Bob']);
});

test('TDE-3.13 Places stay and work at every visit', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1' }, Bob: BOB }, lying: { O2: ['cave'] } });
  g.rolls(1, 6).ann('roll', 'cw');
  expect([g.lying('O2'), g.of('Ann').gold]).toEqual([['cave'], 4]);
});

test('TDE-3.7 TDE-8.11 a turn to be missed ends this one; it is the missed one where a card was still to be met', () => {
  const counted = digital({ figures: { Ann: { ...ANN, at: 'O20' }, Bob: { ...BOB, at: 'M2' } } });
  counted.rolls(1).draws('storm', 'axe').ann('roll', 'cw');
  expect([counted.turn, counted.of('Ann').misses, counted.lying('O21')]).toEqual(['Bob', 0, ['axe']]);
  const next = digital({ figures: { Ann: { ...ANN, at: 'O1' }, Bob: { ...BOB, at: 'M2' } } });
  next.rolls(1).draws('storm').ann('roll', 'cw');
  expect([next.turn, next.of('Ann').misses]).toEqual(['Bob', 1]);
});

test('TDE-8.12a what was already met, loose gold and the printed text are no cards still to be met', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1' }, Bob: BOB }, lying: { O2: ['healer'] }, gold: { O2: 2 } });
  g.s.characters[0]!.strength = 3;
  g.rolls(1).ann('roll', 'cw', 'done');
  const marsh = digital({ figures: { Ann: { ...ANN, at: 'O1' }, Bob: BOB }, lying: { O2: ['marsh'] }, gold: { O2: 2 } });
  marsh.rolls(1).ann('roll', 'cw');
  expect([marsh.of('Ann').misses, marsh.s.loose.O2]).toEqual([1, 2]);
});

test('TDE-3.14 TDE-4.8a TDE-4.21 a Blizzard lies on its space for two rounds of whoever drew it, and counts as a card there', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1' }, Bob: { character: 'troll', at: 'O12' } } });
  g.rolls(1).draws('blizzard').ann('roll', 'cw');
  expect([g.lying('O2'), g.s.lasting, g.options('Bob')[0]]).toEqual([
    ['blizzard'],
    [{ card: 'adv.blizzard', owner: 0, turns: 2, law: 'slow' }],
    'step',
  ]);
  g.draws('unicorn').bob('step', 'ccw', 'done');
  expect(g.options('Ann')[0]).toBe('step');
  g.draws('guide').ann('step', 'ccw', 'no');
  expect([g.turn, g.options('Bob')[0]]).toEqual(['Bob', 'step']);
  g.bob('step', 'ccw', 'done');
  expect([g.options('Ann')[0], g.lying('O2'), g.s.lasting]).toEqual(['roll', [], []]);
});
