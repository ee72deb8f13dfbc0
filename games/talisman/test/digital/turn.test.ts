import { expect, test } from 'vitest';
import { BOB, digital, plain } from './game.ts';

const ANN = { character: 'thief' };

test('TDE-4.1 TDE-4.2 TDE-4.9 a turn is a move, then one encounter; then the next player', () => {
  const g = digital({ Ann: { ...ANN, at: 'O1' }, Bob: { character: 'troll', at: 'O2', gold: 2 }, Cay: { character: 'elf', at: 'O9' } });
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['space', 'attack:1', 'steal:1']);
  g.ann('steal:1', 'gold');
  expect([g.of('Ann').gold, g.events('drew'), g.turn]).toEqual([2, [], 'Bob']);
});

test('TDE-4.3 TDE-4.4 TDE-4.5 TDE-4.6 one moves exactly so far, all in one direction', () => {
  const g = digital({ Ann: { ...ANN, at: 'O2' }, Bob: { ...BOB, at: 'M2' } });
  g.rolls(3).ann('roll');
  expect(g.question('Ann')?.options.map(({ id, target }) => [id, target])).toEqual([
    ['cw', { space: 'O5' }],
    ['ccw', { space: 'O23' }],
  ]);
  g.draws('axe').ann('cw', 'done');
  expect(g.last('moved')).toMatchObject({ path: ['O3', 'O4', 'O5'], by: 'walk', rule: 'TDE-4.4' });
});

test('TDE-4.7 TDE-4.10 TDE-4.19 one meets the space where one ends, also where one was put, and leaves the rest behind', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'M2' }, Bob: BOB } });
  g.rolls(1, 1, 4).draws('imp', 'axe', 'ring').ann('roll', 'cw');
  expect([g.of('Ann').space, g.lying('M3'), g.last('met')?.card]).toEqual(['O9', ['axe', 'ring'], 'adv.imp']);
  const back = digital({ figures: { Ann: { character: 'troll', at: 'O9', lives: 2 }, Bob: BOB } });
  back.rolls(6).ann('roll', 'rest');
  expect([back.of('Ann').space, back.turn]).toEqual(['O9', 'Bob']);
});

test('TDE-4.8 what stands in place of the roll works only where one rolls', () => {
  const outer = digital({ Ann: { character: 'wizard', at: 'O1', spells: ['teleport'] }, Bob: BOB });
  expect(outer.options('Ann')).toContain('cast:sp.teleport');
  const inner = digital({ Ann: { character: 'wizard', at: 'I1', spells: ['teleport'] }, Bob: BOB });
  expect(inner.options('Ann')).not.toContain('cast:sp.teleport');
});

test('TDE-4.8a held to one space one does not roll; what stands in place of the roll may be used, but not by a toad', () => {
  const held = digital({ Ann: { character: 'wizard', at: 'O1', spells: ['teleport'], followers: ['poltergeist'] }, Bob: BOB });
  expect(held.options('Ann').slice(0, 2)).toEqual(['step', 'cast:sp.teleport']);
  const toad = digital({ Ann: { character: 'wizard', at: 'O1', toad: 2, spells: ['teleport'] }, Bob: BOB });
  expect(toad.options('Ann')).toEqual(['step']);
});

test('TDE-4.11 TDE-4.13 who meets a character does not explore the space', () => {
  const g = digital({
    figures: { Ann: { ...ANN, at: 'O1' }, Bob: { character: 'troll', at: 'O2', gold: 1 } },
    lying: { O2: ['axe'] },
    gold: { O2: 3 },
  });
  g.rolls(1).ann('roll', 'cw', 'steal:1', 'gold');
  expect([g.lying('O2'), g.s.loose.O2, g.turn]).toEqual([['axe'], 3, 'Bob']);
  const village = digital({
    figures: { Ann: { ...ANN, at: 'O24' }, Bob: { character: 'troll', at: 'O1', gold: 1 } },
    lying: { O1: ['axe'] },
  });
  village.rolls(1).ann('roll', 'cw', 'steal:1', 'gold');
  expect(village.lying('O1')).toEqual(['axe']);
});

test('TDE-4.12 TDE-5.20 who kills a character may take what it leaves; the rest stays', () => {
  const g = digital({
    figures: {
      Ann: { character: 'troll', at: 'O1', gold: 0 },
      Bob: { ...BOB, at: 'O2', lives: 1, gold: 3, objects: ['ring', 'axe'], followers: ['guide'] },
    },
    lying: { O2: ['sword'] },
    gold: { O2: 2 },
  });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1', 'life');
  expect([g.asked('Ann'), plain(g.options('Ann'))]).toEqual(['take', ['gold', 'take:adv.ring', 'take:adv.axe', 'take:adv.guide', 'done']]);
  g.draws('elf').ann('gold', 'take:ring', 'done');
  expect([g.of('Ann').gold, g.s.loose.O2, g.lying('O2'), g.cardsOf('Ann', 'objects')]).toEqual([3, 2, ['sword', 'axe', 'guide'], ['ring']]);
});

test('TDE-4.15 TDE-4.16 Places come before taking', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O20' }, Bob: BOB }, lying: { O21: ['axe', 'maze'] } });
  g.rolls(1).ann('roll', 'cw');
  expect([g.last('met')?.card, g.turn, g.lying('O21'), g.of('Ann').misses]).toEqual(['adv.maze', 'Bob', ['axe', 'maze'], 0]);
});

test('TDE-4.17 TDE-4.18 TDE-8.16 what one puts down on arriving counts as a card of the space, and is not taken back this turn', () => {
  const g = digital({ Ann: { ...ANN, at: 'O1', objects: ['axe'] }, Bob: BOB });
  g.rolls(1).ann('roll', 'cw', 'leave', ['axe']);
  expect([g.events('drew'), g.lying('O2'), g.turn]).toEqual([[], ['axe'], 'Bob']);
});

test('TDE-4.20 TDE-4.20a on a space without a draw Enemies come first, then taking, then the printed text', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O18', gold: 0 }, Bob: BOB }, lying: { O19: ['axe', 'wolf'] } });
  g.rolls(1, 6, 1).ann('roll', 'cw');
  expect([g.events('fought').length, g.options('Ann')]).toEqual([1, ['take:adv.axe', 'done']]);
  g.rolls(4).ann('take:axe');
  expect([g.of('Ann').gold, g.turn]).toEqual([1, 'Bob']);
  const desert = digital({ Ann: { ...ANN, at: 'M9' }, Bob: BOB });
  desert.rolls(1).draws('axe').ann('roll', 'cw');
  expect(desert.told.map(({ event }) => event.type).filter((type) => type === 'lost' || type === 'drew')).toEqual(['lost', 'drew']);
  desert.ann('done');
});

test('TDE-4.20a a Hex strikes whoever lands there, whatever is met then', () => {
  const g = digital({
    figures: { Ann: { ...ANN, at: 'O1' }, Bob: { character: 'troll', at: 'O2', gold: 1 } },
    hexes: { O2: { by: 'Bob' } },
  });
  g.rolls(1).ann('roll', 'cw');
  expect([g.of('Ann').lives, g.asked('Ann')]).toEqual([3, 'encounter']);
  g.ann('steal:1', 'gold');
});

test('TDE-4.22 a character that is moved in another’s turn meets nothing there', () => {
  const g = digital({
    figures: { Ann: { ...ANN, at: 'O1', gold: 3 }, Bob: { character: 'troll', at: 'O2', quest: 1, lives: 4 } },
    turn: 'Ann',
  });
  g.rolls(1, 1, 6).ann('roll', 'cw', 'attack:1');
  expect([g.of('Bob').space, g.cardsOf('Bob', 'objects'), g.turn, g.asked('Bob')]).toEqual(['M9', ['tal.talisman'], 'Bob', 'turn']);
});

test('TDE-4.23 a creature that beats the character ends the turn', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O22' }, Bob: BOB } });
  g.rolls(1, 1, 1, 6).ann('roll', 'cw');
  expect([g.last('fought')?.result, g.of('Ann').lives, g.turn]).toEqual(['lost', 3, 'Bob']);
});
