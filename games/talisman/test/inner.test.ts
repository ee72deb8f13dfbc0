import { expect, test } from 'vitest';
import { asks } from './asked.ts';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O12' };

test('T86-6.14.1 T86-6.14.2 characters meet only on the Plain, in the Valley and on the Crown', () => {
  const free = new Game({ Ann: { character: 'troll', at: 'I4', objects: ['talisman'] }, Bob: { character: 'thief', at: 'I5' } }).ann(
    'to:I5',
  );
  expect(free.options('Ann')).toEqual(['space', 'attack:1']);
  const plain = new Game({ Ann: { character: 'thief', at: 'I2' }, Bob: { character: 'troll', at: 'I1' } }).ann('back:I1');
  expect(plain.options('Ann')).toContain('steal:1');
  const tower = new Game({ Ann: { character: 'troll', at: 'I2' }, Bob: { character: 'thief', at: 'I3' } }).rolls(1).ann('to:I3');
  expect([tower.events('duelBegan'), tower.of('Ann').lives]).toEqual([[], 3]);
});

test('T86-6.14.3 what lies on an Inner space may be taken, also when turning back; the Hermit is met only going on', () => {
  const back = new Game({ figures: { Ann: { at: 'I7' }, Bob: BOB }, lying: { I8: ['axe', 'hermit'] }, gold: { I8: 1 } }).ann('back:I8');
  expect(back.options('Ann')).toEqual(['gold', 'take:adv.axe', 'done']);
  back.ann('take:axe', 'gold');
  expect([back.cardsOf('Ann', 'objects'), back.lying('I8'), back.events('rolled')]).toEqual([['axe'], ['hermit'], []]);
  const plain = new Game({ figures: { Ann: { at: 'I8' }, Bob: BOB }, lying: { I1: ['hermit'] } }).ann('back:I1');
  expect([plain.cardsOf('Ann', 'objects'), plain.lying('I1')]).toEqual([[], ['hermit']]);
  const on = new Game({ figures: { Ann: { character: 'troll', at: 'I1' }, Bob: BOB }, lying: { I8: ['hermit'] } })
    .rolls(1, 1, 1)
    .ann('to:I8');
  expect([on.cardsOf('Ann', 'objects'), on.of('Ann').space]).toEqual([['tal.talisman'], 'I8']);
});

test.each([
  ['I8', [1, 2, 3], 'I8'],
  ['I8', [1, 2, 4], 'I1'],
  ['I8', [2, 2, 4], 'M1'],
  ['I8', [3, 3, 3], 'M1'],
  ['I8', [3, 3, 4], 'M9'],
  ['I8', [3, 4, 4], 'M9'],
  ['I8', [4, 4, 4], 'O13'],
  ['I2', [1, 2, 3], 'I2'],
  ['I2', [1, 2, 4], 'I1'],
  ['I2', [2, 2, 4], 'M1'],
  ['I2', [3, 4, 4], 'M9'],
  ['I2', [4, 4, 4], 'O19'],
])('T86-6.14.5a T86-6.14.5b T86-6.14.6 from %s with 6 against %j one comes out on %s', (place, dice, out) => {
  const g = new Game({ Ann: { strength: 6, craft: 6, grantMark: 3, at: 'I1', objects: ['sword'] }, Bob: BOB });
  g.rolls(...dice);
  if (out === 'M1') g.draws('healer');
  if (out === 'O19') g.rolls(4);
  g.ann(`to:${place}`);
  expect(g.of('Ann').space).toBe(out);
  const asked = { M9: 'quest', O13: 'visit' }[out];
  expect([g.asked('Ann'), g.turn]).toEqual(asked ? [asked, 'Ann'] : [undefined, 'Bob']);
});

test('T86-6.14.5c who stays in the Crypt goes on next turn without a roll', () => {
  const g = new Game({ Ann: { at: 'I8' }, Bob: BOB });
  expect(g.options('Ann').slice(0, 2)).toEqual(['to:I7', 'back:I1']);
  g.rolls(6, 6, 1, 1).ann('to:I7');
  expect([g.of('Ann').space, g.events('rolled').map((e) => e.for)]).toEqual(['I7', ['death', 'death']]);
});

test('T86-6.14.7 a werewolf of two dice; lost or level, the same one is fought again; beaten, one goes on next turn', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'I7', objects: ['talisman'] }, Bob: BOB }).rolls(2, 6, 1, 6).ann('to:I6');
  expect([g.of('Ann').lives, g.of('Ann').werewolf, g.turn]).toEqual([3, 8, 'Bob']);
  g.rolls(6).draws('maze').bob('roll', 'cw');
  expect(g.options('Ann').slice(0, 2)).toEqual(['act', 'back:I7']);
  g.rolls(4, 2).ann('act');
  expect([g.last('fought')?.result, g.of('Ann').werewolf]).toEqual(['draw', 8]);
  const won = new Game({ Ann: { character: 'troll', at: 'I6', werewolf: 8, objects: ['talisman'] }, Bob: BOB }).rolls(6, 3).ann('act');
  expect([won.of('Ann').werewolf, won.cardsOf('Ann', 'trophies'), won.turn]).toEqual([0, [], 'Bob']);
});

test('T86-6.14.8 lizard men of 4, one by one, until a life is lost; saved or not, the rest wait', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'I3', objects: ['armour'] }, Bob: BOB }).rolls(3, 6, 1, 1, 6, 6).ann('to:I4');
  expect([g.events('fought').length, g.of('Ann').lizardMen, g.of('Ann').lives, g.turn]).toEqual([2, 2, 4, 'Bob']);
  const rest = new Game({ Ann: { character: 'troll', at: 'I4', lizardMen: 2, objects: ['talisman'] }, Bob: BOB })
    .rolls(6, 1, 2, 1)
    .ann('act');
  expect([rest.of('Ann').lizardMen, rest.events('fought').every((e) => e.foes.length === 1 && e.foes[0]!.value === 4), rest.turn]).toEqual([
    0,
    true,
    'Bob',
  ]);
  const level = new Game({ Ann: { character: 'troll', at: 'I4', lizardMen: 2 }, Bob: BOB }).rolls(1, 3).ann('act');
  expect([level.of('Ann').lizardMen, level.turn]).toEqual([2, 'Bob']);
});

test('T86-6.14.3 Vampire’s Tower: lives by the die, Followers in their place, also the Poltergeist', () => {
  const g = new Game({ Ann: { at: 'I2', followers: ['guide', 'poltergeist'] }, Bob: BOB }).rolls(5).ann('to:I3');
  expect(g.question('Ann')).toMatchObject({ kind: 'vampire', choose: { min: 0, max: 2 } });
  g.ann(['guide', 'poltergeist']);
  expect([g.of('Ann').lives, g.s.discard]).toEqual([3, ['adv.guide', 'adv.poltergeist']]);
  expect([1, 2, 3, 4, 5, 6].map((roll) => new Game({ Ann: { at: 'I2' }, Bob: BOB }).rolls(roll).ann('to:I3').of('Ann').lives)).toEqual([
    3, 3, 2, 2, 1, 1,
  ]);
});

test('T86-6.14.3 T86-6.6.3 a Follower that a Spell saves from the Vampire stays, and is not asked of one again', () => {
  const g = new Game({
    Ann: { at: 'I2', followers: ['guide', 'pixie'] },
    Bob: { ...BOB, spells: ['preservation'] },
  });
  g.rolls(6).ann('to:I3');
  expect([asks(g).prompt, g.options('Ann')]).toEqual(['ask.vampire(n 3)', ['adv.guide', 'adv.pixie']]);
  g.ann(['guide']).bob('preservation');
  expect([g.cardsOf('Ann', 'followers'), g.of('Ann').lives]).toEqual([['guide', 'pixie'], 2]);
});

test('T86-6.14.3 Dice with Death: higher goes on, level dices again, lower loses a life and dices again', () => {
  const dice = (...faces: number[]) => {
    const g = new Game({ Ann: { at: 'I8' }, Bob: BOB }).rolls(...faces).ann('to:I7');
    return [g.of('Ann').lives, g.of('Ann').dicing];
  };
  expect([dice(6, 6, 1, 1), dice(3, 3, 3, 3), dice(1, 1, 6, 6)]).toEqual([
    [4, false],
    [4, true],
    [3, true],
  ]);
});

test('T86-6.14.4 T86-6.18.3 whoever is invisible fights the werewolf all the same', () => {
  const g = new Game({ Ann: { character: 'priest', at: 'I6', werewolf: 3, spells: ['invisibility'] }, Bob: BOB }).rolls(6, 1);
  g.ann('act', 'cast:invisibility');
  expect(g.last('fought')?.result).toBe('won');
});

test('T86-6.9.8a T86-6.14.9b T86-5a the Command Spell: from 4 on every other character loses a life', () => {
  const command = (roll: number) => {
    const g = new Game({ Ann: { at: 'I9' }, Bob: BOB, Cay: { at: 'M2', objects: ['amulet', 'armour'] } }).rolls(roll).ann('act');
    return ['Ann', 'Bob', 'Cay'].map((name) => g.of(name).lives);
  };
  expect([1, 3, 4, 6].map(command)).toEqual([
    [4, 4, 4],
    [4, 4, 4],
    [4, 3, 3],
    [4, 3, 3],
  ]);
});

test('T86-6.9.8b T86-W T86-4d who is killed by it is out, and the last one has won', () => {
  const g = new Game({ figures: { Ann: { at: 'I9' }, Bob: { ...BOB, lives: 1 } }, crownReached: true }).rolls(5).ann('act');
  expect(g.s.outcome).toMatchObject({ winners: [0], ranking: [[0], [1]], reason: 'last' });
});

test('T86-6.9.8b a Counterspell undoes the Command for everybody', () => {
  const g = new Game({ Ann: { at: 'I9' }, Bob: { ...BOB, spells: ['counterspell'] }, Cay: { at: 'M2' } }).ann('act').bob('counterspell');
  expect([g.of('Bob').lives, g.of('Cay').lives, g.events('commanded')]).toEqual([4, 4, []]);
});

test('T86-6.9.8b no Command by a toad, with the Amulet, or while magic is destroyed', () => {
  for (const [more, ban] of [
    [{ toad: 2 }, undefined],
    [{ objects: ['amulet'] }, undefined],
    [{}, 'Bob'],
  ] as const) {
    const g = new Game({
      figures: { Ann: { at: 'I9', ...more, objects: 'objects' in more ? [...more.objects] : [] }, Bob: BOB },
      ...(ban ? { ban } : {}),
    }).ann('act');
    expect([g.events('commanded'), g.turn]).toEqual([[], 'Bob']);
  }
});

test('T86-6.14.9a on the Crown one fights the others there, whoever arrives at once', () => {
  const g = new Game({
    Ann: { character: 'thief', at: 'I5', objects: ['talisman'] },
    Bob: { character: 'troll', at: 'I9' },
    Cay: { character: 'monk', at: 'I9' },
  }).ann('to:I9');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['encounter', ['attack:1', 'attack:2']]);
  g.rolls(6, 1).ann('attack:2');
  g.ann('nothing');
  expect([g.events('commanded'), g.s.crownReached]).toEqual([[], true]);
});
