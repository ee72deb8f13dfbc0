import { expect, test } from 'vitest';
import { BOB, digital } from './game.ts';

const ANN = { character: 'thief' };

test('TDE-10.7 TDE-10.8 without a die one space a turn, and what is printed comes before going on', () => {
  const g = digital({ Ann: { ...ANN, at: 'I1' }, Bob: BOB });
  expect(g.options('Ann')).toEqual(['to:I8', 'to:I2', 'back:M1']);
  const den = digital({ Ann: { ...ANN, at: 'I6', werewolf: 8 }, Bob: BOB });
  expect(den.options('Ann')).toEqual(['act', 'back:I7']);
});

test('TDE-10.9 TDE-10.10 TDE-10.10a whoever has turned back goes all the way, and follows no instruction', () => {
  const g = digital({ Ann: { ...ANN, at: 'I4', lizardMen: 2 }, Bob: { ...BOB, misses: 9 } });
  g.ann('back:I3');
  expect([g.of('Ann').lives, g.of('Ann').turnedBack, g.events('rolled')]).toEqual([4, true, []]);
  expect(g.options('Ann')).toEqual(['back:I2']);
  g.ann('back:I2');
  expect(g.events('rolled')).toEqual([]);
  g.ann('back:I1');
  expect([g.of('Ann').turnedBack, g.options('Ann').slice(0, 3)]).toEqual([false, ['to:I8', 'to:I2', 'back:M1']]);
  const valley = digital({ Ann: { ...ANN, at: 'I5', objects: ['talisman'] }, Bob: BOB });
  expect(valley.options('Ann')).toEqual(['to:I9', 'back:I6', 'back:I4', 'leave']);
});

test('TDE-10.11 TDE-10.14a no card is drawn in the Inner Region, but what was put there is met', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'I2' }, Bob: BOB }, lying: { I1: ['hermit'] } });
  g.ann('back:I1');
  expect([g.events('drew'), g.cardsOf('Ann', 'objects'), g.lying('I1')]).toEqual([[], ['tal.talisman'], []]);
});

test('TDE-10.13 TDE-10.14 characters meet on the Plain, in the Valley and on the Crown only, and there they must', () => {
  const tower = digital({ Ann: { ...ANN, at: 'I2' }, Bob: { character: 'troll', at: 'I3', gold: 1 } })
    .rolls(1)
    .ann('to:I3');
  expect([tower.of('Ann').lives, tower.turn]).toEqual([3, 'Bob']);
  const plain = digital({ Ann: { ...ANN, at: 'I2' }, Bob: { character: 'troll', at: 'I1', gold: 1 } }).ann('back:I1');
  expect(plain.options('Ann')).toEqual(['space', 'attack:1', 'steal:1']);
  const crown = digital({ figures: { Ann: { ...ANN, at: 'I9' }, Bob: { character: 'troll', at: 'I9', gold: 1 } }, crownReached: true }).ann(
    'act',
  );
  expect(crown.options('Ann')).toEqual(['attack:1', 'steal:1']);
});

test.each([
  ['I8', [1, 1, 1], 'I8'],
  ['I8', [1, 1, 2], 'I1'],
  ['I8', [1, 2, 2], 'M1'],
  ['I8', [2, 3, 2], 'M9'],
  ['I2', [1, 1, 1], 'I2'],
  ['I2', [2, 2, 3], 'M9'],
] as const)('TDE-10.15 TDE-10.16 from %s three dice less the ability lead out: %j to %s', (at, dice, to) => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'I1' }, Bob: { ...BOB, misses: 1 } }, lying: { M1: ['maze'] } });
  g.rolls(...dice).ann(`to:${at}`);
  expect(g.of('Ann').space).toBe(to);
  if (to === 'M9') expect(g.asked('Ann')).toBe('quest');
});

test('TDE-10.15 whoever comes out on the Plain meets it, and whoever is there', () => {
  const out = digital({ Ann: { ...ANN, at: 'I1' }, Bob: { character: 'elf', at: 'O9' }, Cay: { character: 'troll', at: 'I1', gold: 1 } });
  out.rolls(1, 1, 2).ann('to:I8');
  expect([out.of('Ann').space, out.options('Ann')]).toEqual(['I1', ['space', 'attack:2', 'steal:2']]);
});

test('TDE-10.17 the Werewolf has its Strength until one beats it or turns back; whoever has won moves on next turn', () => {
  const g = digital({ Ann: { ...ANN, at: 'I7', lives: 3 }, Bob: { ...BOB, misses: 9 } });
  g.rolls(3, 5, 1, 6).ann('to:I6');
  expect([g.of('Ann').werewolf, g.of('Ann').lives, g.options('Ann')[0]]).toEqual([8, 2, 'act']);
  g.rolls(6, 1).ann('act');
  expect([g.of('Ann').werewolf, g.last('fought')?.result, g.asked('Ann')]).toEqual([8, 'draw', 'turn']);
  g.of('Ann').strength = 9;
  g.rolls(6, 1).ann('act');
  expect([g.of('Ann').werewolf, g.options('Ann')[0]]).toEqual([0, 'back:I7']);
});

test('TDE-10.18 Pit Fiends come one by one, until one is beaten once or all are dead', () => {
  const g = digital({ Ann: { character: 'troll', at: 'I3' }, Bob: { ...BOB, misses: 9 } });
  g.rolls(3, 6, 1, 1, 6).ann('to:I4');
  expect([g.of('Ann').lizardMen, g.events('fought').length, g.of('Ann').lives]).toEqual([2, 2, 5]);
  g.rolls(6, 1, 4, 6).ann('act');
  expect([g.of('Ann').lizardMen, g.last('fought')?.result]).toEqual([1, 'draw']);
  g.rolls(6, 1).ann('act');
  expect([g.of('Ann').lizardMen, g.options('Ann')[0]]).toEqual([0, 'back:I3']);
});

test('TDE-10.19 the Vampire takes one to three lives, or Followers in their place', () => {
  const g = digital({ Ann: { ...ANN, at: 'I2', followers: ['guide', 'maiden'] }, Bob: BOB });
  g.rolls(5).ann('to:I3', 'space', ['guide']);
  expect([g.of('Ann').lives, g.cardsOf('Ann', 'followers'), g.s.discard.includes('adv.guide')]).toEqual([2, ['maiden'], true]);
});

test('TDE-10.20 a Talisman is asked for at the Valley, and whoever has lost it there turns back', () => {
  const g = digital({ Ann: { ...ANN, at: 'I5' }, Bob: BOB });
  expect(g.options('Ann')).toEqual(['back:I6', 'back:I4']);
});

test('TDE-10.21 nobody leaves the Crown', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'I9', objects: ['talisman'] }, Bob: BOB }, crownReached: true });
  expect(g.options('Ann').filter((option) => /^(to|back)/.test(option))).toEqual([]);
});

test('TDE-10.22 with others there one must meet one of them, and casts nothing', () => {
  const g = digital({
    figures: {
      Ann: { character: 'troll', at: 'I5', objects: ['talisman'] },
      Bob: { ...BOB, at: 'I9' },
      Cay: { character: 'elf', at: 'O9' },
    },
  });
  g.ann('to:I9');
  expect(g.options('Ann')).toEqual(['attack:1', 'leave']);
  g.rolls(6, 1).ann('attack:1', 'life');
  expect([g.of('Bob').lives, g.of('Cay').lives]).toEqual([3, 4]);
});

test('TDE-10.23 alone one commands at once: 4 to 6 costs every other a life', () => {
  const g = digital({ Ann: { character: 'troll', at: 'I5', objects: ['talisman'] }, Bob: BOB, Cay: { character: 'elf', at: 'O9' } });
  g.rolls(3).ann('to:I9', 'command');
  expect([g.of('Bob').lives, g.last('commanded')?.worked]).toEqual([4, false]);
});

test('TDE-10.26 no Armour saves from the command; a toad and the owner of the Amulet cannot cast it', () => {
  const g = digital({
    figures: {
      Ann: { ...ANN, at: 'I9' },
      Bob: { ...BOB, objects: ['helmet'] },
      Cay: { character: 'elf', at: 'O9', spells: ['preservation'] },
    },
    crownReached: true,
  });
  g.rolls(5).ann('act');
  expect(g.asked('Cay')).toBe('react');
  g.cay('pass', 'preservation');
  expect([g.of('Bob').lives, g.of('Cay').lives, g.events('saved')]).toEqual([3, 4, []]);
  const toad = digital({ figures: { Ann: { ...ANN, at: 'I9', toad: 2 }, Bob: BOB }, crownReached: true });
  toad.ann('act');
  expect([toad.events('commanded'), toad.turn]).toEqual([[], 'Bob']);
  const amulet = digital({ figures: { Ann: { ...ANN, at: 'I9', objects: ['amulet'] }, Bob: BOB }, crownReached: true });
  amulet.ann('act', 'command');
  expect(amulet.events('commanded')).toEqual([]);
});
