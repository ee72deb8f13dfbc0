import { expect, test } from 'vitest';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O12' };

test('T86-2.5 T86-6.19.1 a toad for three of its own turns, then oneself again', () => {
  const g = new Game({ Ann: { at: 'O12' }, Bob: { character: 'troll', at: 'O20' } }).rolls(1, 1).ann('roll', 'cw', 'enchantress');
  expect([g.view('Bob').characters[0]!.toad > 0, g.turn]).toEqual([true, 'Bob']);
  const steps: number[] = [];
  for (let i = 0; i < 3; i++) {
    g.rolls(6).bob('roll', 'rest');
    steps.push(g.of('Ann').toad);
    g.draws(...(i < 2 ? ['healer', 'mage'].slice(i, i + 1) : ['sorcerer'])).ann('step', 'cw');
  }
  expect([steps, g.of('Ann').toad, g.events('toadNoMore').length]).toEqual([[3, 2, 1], 0, 1]);
});

test('T86-6.19.1 turned again while a toad, the count begins anew', () => {
  const g = new Game({ Ann: { at: 'O2', toad: 1 }, Bob: { character: 'elf', at: 'O20', spells: ['random'] } }).rolls(1).bob('random', '0');
  expect([g.of('Ann').toad, g.turn]).toEqual([3, 'Bob']);
});

test('T86-6.19.2 toads carry nothing, have nobody and no gold; Spells and trophies wait', () => {
  const g = new Game({
    Ann: {
      character: 'thief',
      at: 'O12',
      gold: 2,
      objects: ['axe', 'tal.talisman', 'pur.sword'],
      followers: ['guide', 'poltergeist'],
      spells: ['hex'],
      trophies: ['wolf'],
      quest: 2,
    },
    Bob: BOB,
  });
  g.rolls(1).ann('step', 'cw', 'enchantress');
  expect(g.lying('city')).toEqual(['axe', 'tal.talisman', 'pur.sword', 'guide']);
  expect([g.s.loose.O13, g.s.discard, g.cardsOf('Ann', 'spells'), g.cardsOf('Ann', 'trophies'), g.of('Ann').quest]).toEqual([
    2,
    ['adv.poltergeist'],
    ['hex'],
    ['wolf'],
    2,
  ]);
});

test('T86-6.19.2 a toad takes nothing and gains no gold', () => {
  const g = new Game({ figures: { Ann: { at: 'M9', toad: 2 }, Bob: BOB }, lying: { M10: ['axe', 'bag-of-gold'] }, gold: { M10: 1 } }).ann(
    'step',
    'cw',
  );
  expect([g.lying('M10'), g.of('Ann').gold]).toEqual([['axe', 'bag-of-gold'], 1]);
});

test('T86-6.19.3a T86-6.19.3b Strength and Craft are 1; what it wins of them is lost, and the own values come back', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O12', toad: 1, strength: 7 }, Bob: BOB });
  expect(g.totals('Ann')).toEqual([1, 1]);
  g.rolls(5).ann('step', 'cw', 'enchantress');
  expect([g.totals('Ann'), g.of('Ann').strength, g.events('gained')]).toEqual([[7, 1], 7, []]);
});

test('T86-6.19.3b beaten Enemies are discarded, and still a quest is fulfilled by them', () => {
  const g = new Game({ figures: { Ann: { at: 'O1', toad: 3, quest: 2 }, Bob: BOB }, lying: { O2: ['boar'] } })
    .rolls(6, 1)
    .ann('step', 'cw');
  expect([g.cardsOf('Ann', 'trophies'), g.s.discard, g.of('Ann').space, g.of('Ann').quest, g.cardsOf('Ann', 'objects')]).toEqual([
    [],
    ['adv.boar'],
    'M9',
    0,
    [],
  ]);
});

test('T86-6.19.4 T86-6.19.8 one space without a die, whatever its card can do', () => {
  const g = new Game({ Ann: { character: 'elf', at: 'O4', toad: 2, spells: ['teleport', 'healing'], lives: 2 }, Bob: BOB });
  expect(g.options('Ann')).toEqual(['step']);
  const woods = new Game({ figures: { Ann: { character: 'elf', at: 'O3', toad: 2 }, Bob: BOB }, lying: { O4: ['dragon'] } })
    .rolls(6, 1)
    .ann('step', 'cw');
  expect([woods.events('evaded'), woods.of('Ann').lives]).toEqual([[], 3]);
});

test('T86-6.19.5 no Spells meanwhile; the allowance is looked at when it is over', () => {
  const g = new Game({ Ann: { character: 'warrior', at: 'O2', toad: 1, spells: ['healing', 'hex'], grantMark: 1, lives: 2 }, Bob: BOB });
  expect(g.options('Ann')).toEqual(['step']);
  g.ann('step', 'ccw', 'no');
  expect(g.question('Ann')).toMatchObject({ kind: 'dropSpells', choose: { min: 1, max: 1 } });
  g.ann(['healing']);
  expect(g.cardsOf('Ann', 'spells')).toEqual(['hex']);
});

test('T86-6.19.6 T86-6.19.7 its lives are the character’s, and it undergoes the spaces', () => {
  const g = new Game({ Ann: { at: 'M9', toad: 2 }, Bob: BOB }).ann('step', 'cw');
  expect(g.of('Ann').lives).toBe(3);
});

test('T86-6.19.8 a toad may attack, and as winner takes a life or nothing; no bribe tempts it', () => {
  const g = new Game({ Ann: { at: 'O1', toad: 3 }, Bob: { character: 'monk', at: 'O2', toad: 2, gold: 0 }, Cay: { at: 'O9' } })
    .rolls(6, 1)
    .ann('step', 'cw', 'attack:1');
  expect(g.options('Ann')).toEqual(['life', 'nothing']);
  const loser = new Game({ Ann: { character: 'thief', at: 'O1', objects: ['axe'] }, Bob: { character: 'monk', at: 'O2', toad: 2 } })
    .rolls(1, 1, 6)
    .ann('roll', 'cw', 'attack:1')
    .bob('life');
  expect([loser.of('Ann').lives, loser.cardsOf('Ann', 'objects')]).toEqual([3, ['axe']]);
  g.ann('nothing');
});

test('T86-6.19.1 a toad with the Hag or the Poltergeist: the card is discarded', () => {
  const g = new Game({ Ann: { at: 'O1', toad: 2 }, Bob: BOB }).draws('hag').ann('step', 'cw');
  expect([g.cardsOf('Ann', 'followers'), g.s.discard, g.lying('O2')]).toEqual([[], ['adv.hag'], []]);
});
