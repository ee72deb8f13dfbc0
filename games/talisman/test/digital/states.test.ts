import { expect, test } from 'vitest';
import { eventText } from '../../src/text/event-text.ts';
import { BOB, digital } from './game.ts';

const ANN = { character: 'thief' };

test('TDE-8.1 TDE-8.3 TDE-8.7 a toad hops one space, keeps its Spells but casts none, and has no abilities', () => {
  const g = digital({
    Ann: { character: 'wizard', at: 'O1', toad: 2, spells: ['teleport', 'healing'] },
    Bob: { ...BOB, at: 'O2', gold: 1 },
  });
  expect(g.options('Ann')).toEqual(['step']);
  g.ann('step', 'cw');
  expect(g.options('Ann')).toEqual(['space', 'attack:1']);
  g.rolls(1, 6).ann('attack:1').bob('life');
  expect([g.cardsOf('Ann', 'spells'), g.of('Ann').toad]).toEqual([['teleport', 'healing'], 1]);
});

test('TDE-8.2 a toad wins trophies and turns them in; what it gains so is gone when it changes back', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', toad: 1, trophies: ['dragon'] }, Bob: BOB }, lying: { O2: ['boar'] } });
  g.rolls(6, 1).ann('step', 'cw');
  expect([g.cardsOf('Ann', 'trophies'), g.options('Ann')]).toEqual([
    ['dragon', 'boar'],
    ['done', 'trade', 'shed'],
  ]);
  g.ann('trade', 'dragon', 'turnIn');
  expect([g.of('Ann').strength, g.totals('Ann'), g.of('Ann').toad]).toEqual([3, [3, 3], 0]);
  const still = digital({ figures: { Ann: { ...ANN, at: 'O1', toad: 2, trophies: ['dragon'] }, Bob: BOB }, lying: { O2: ['healer'] } });
  still.ann('step', 'cw', 'trade', 'dragon', 'turnIn');
  expect(still.totals('Ann')).toEqual([2, 1]);
});

test('TDE-8.4 TDE-8.6 a toad has its lives, and meets everything', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', toad: 2, lives: 2 }, Bob: BOB }, lying: { O2: ['healer'] } });
  g.ann('step', 'cw');
  expect(g.of('Ann').lives).toBe(4);
});

test('TDE-8.2 TDE-8.8 TDE-8.10 bewitched again, a toad keeps what it has gained as one until it changes back', () => {
  const g = digital({
    Ann: { ...ANN, at: 'O1', toad: 1, trophies: ['dragon'] },
    Bob: { character: 'elf', at: 'O12', spells: ['random'] },
  });
  g.s.characters[0]!.toadStrength = 1;
  g.s.characters[0]!.toadCraft = 2;
  g.rolls(1).bob('random', '0');
  expect([g.of('Ann').toad, g.totals('Ann'), g.of('Ann').strength, g.cardsOf('Ann', 'trophies')]).toEqual([4, [2, 3], 3, ['dragon']]);
});

test('TDE-8.8 TDE-11.23 the chronicle tells a toad that stays one from one that becomes one, and a thing to carry from a follower', () => {
  const line = (event: Parameters<typeof eventText>[0]) => eventText(event).key;
  expect([
    line({ type: 'becameToad', rule: 'TDE-8.9', seat: 0 }),
    line({ type: 'becameToad', rule: 'TDE-8.9', seat: 0, again: true }),
    line({ type: 'cursed', rule: 'T86-6.6', seat: 0, card: 'adv.poltergeist' }),
    line({ type: 'cursed', rule: 'TDE-11.23', seat: 0, card: 'veil.armour-of-vulnerability' }),
  ]).toEqual(['log.becameToad', 'log.becameToad.again', 'log.cursed', 'log.cursed.object']);
  const g = digital({ Ann: { ...ANN, at: 'O1', toad: 1 }, Bob: { character: 'elf', at: 'O12', spells: ['random'] } });
  g.rolls(1).bob('random', '0');
  expect(g.last('becameToad')).toMatchObject({ again: true });
});

test('TDE-8.8 a toad that is turned into one again stays one for three turns from now', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', toad: 1 }, Bob: BOB }, lying: { O2: ['witch'] } });
  g.rolls(1).ann('step', 'cw');
  expect(g.of('Ann').toad).toBe(3);
});

test('TDE-8.9 TDE-8.10 TDE-8.10a a toad leaves all it has, and goes on with its turn; three of its turns later it is itself', () => {
  const g = digital({
    figures: { Ann: { ...ANN, at: 'O20', gold: 2, objects: ['axe'], followers: ['guide'], quest: 2, trophies: ['wolf'] }, Bob: BOB },
    lying: { O21: ['witch', 'marsh'] },
  });
  g.rolls(1, 1).ann('roll', 'cw', 'space');
  expect([g.of('Ann').toad, g.lying('O21'), g.s.loose.O21, g.totals('Ann'), g.of('Ann').quest]).toEqual([
    3,
    ['witch', 'marsh', 'axe', 'guide'],
    2,
    [1, 1],
    2,
  ]);
  expect(g.events('met').map((e) => e.card)).toEqual(['adv.digital.witch', 'adv.marsh']);
});

test('TDE-8.12 who is lost in the wild loses the next turn, whatever lies there; several misses add up', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O22', misses: 0 }, Bob: BOB } });
  g.rolls(1, 2).ann('roll', 'cw');
  expect([g.of('Ann').misses, g.turn]).toEqual([1, 'Bob']);
  g.rolls(1).bob('roll', 'cw', 'no');
  expect([g.turn, g.of('Ann').misses, g.last('turnMissed')?.seat]).toEqual(['Bob', 0, 0]);
});

test('TDE-8.13 TDE-8.15 one may carry what one cannot use, unless a card forbids it', () => {
  const g = digital({
    figures: { Ann: { character: 'monk', at: 'O20' }, Bob: { character: 'thief', at: 'O12' } },
    lying: { O21: ['holy-lance', 'runesword'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['take:adv.holy-lance', 'done']);
  expect(g.question('Ann')?.refused).toMatchObject([{ id: 'take:adv.runesword', rule: 'TDE-8.15' }]);
  g.ann('take:holy-lance');
  expect(g.cardsOf('Ann', 'objects')).toEqual(['holy-lance']);
});

test('TDE-8.16 TDE-8.20 things may be left where one is, at the start of the turn and on arriving', () => {
  const g = digital({ Ann: { ...ANN, at: 'O1', objects: ['pur.axe'], followers: ['guide'] }, Bob: BOB });
  g.ann('leave', ['guide']);
  g.rolls(1).ann('roll', 'cw', 'leave', ['pur.axe']);
  expect([g.lying('O1'), g.lying('O2')]).toEqual([['guide'], ['pur.axe']]);
});

test('TDE-8.17 TDE-8.19 TDE-8.21 what is bought comes from the stock, and only as long as there is any', () => {
  const g = digital({ figures: { Ann: { character: 'elf', at: 'O24', gold: 9 }, Bob: BOB }, stock: { 'pur.sword': 0 } });
  g.rolls(1).ann('roll', 'cw', 'blacksmith');
  expect(g.options('Ann')).toEqual(['buy:pur.helmet', 'buy:pur.axe', 'buy:pur.shield', 'buy:pur.armour', 'done']);
  expect(g.question('Ann')?.refused).toMatchObject([{ id: 'buy:pur.sword', rule: 'TDE-8.19' }]);
  g.ann('buy:pur.axe', 'done');
  expect(g.cardsOf('Ann', 'objects')).toEqual(['pur.axe']);
  const none = digital({ figures: { Ann: { character: 'elf', at: 'M12' }, Bob: BOB }, stock: { 'tal.talisman': 0 } });
  none.rolls(1, 4, 6).ann('roll', 'cw');
  expect(none.cardsOf('Ann', 'objects')).toEqual([]);
});

test('TDE-8.18 a bought card that is discarded goes back to the stock', () => {
  const g = digital({ Ann: { character: 'elf', at: 'O12', objects: ['pur.axe'] }, Bob: { ...BOB, at: 'O2' } });
  g.rolls(1).ann('roll', 'cw', 'space', 'alchemist', ['pur.axe']);
  expect([g.of('Ann').gold, g.s.stock.filter((card) => card.startsWith('pur.axe')).length]).toEqual([2, 4]);
});

test('TDE-8.22 TDE-8.23 the Warlock sets a task, one at a time and one a turn', () => {
  const g = digital({ Ann: { ...ANN, at: 'M8' }, Bob: BOB });
  g.rolls(1).ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('quest');
  g.rolls(2).ann('accept');
  expect([g.of('Ann').quest, g.of('Ann').questTurn]).toEqual([2, 1]);
  const open = digital({ Ann: { ...ANN, at: 'M8', quest: 1 }, Bob: BOB });
  open.rolls(1).ann('roll', 'cw');
  expect([open.asked('Ann'), open.turn]).toEqual([undefined, 'Bob']);
});

test('TDE-8.24 TDE-8.26 the task is done as soon as it can be: at once if what is asked is there, else the moment it comes', () => {
  const now = digital({ Ann: { ...ANN, at: 'M8', gold: 3 }, Bob: BOB });
  now.rolls(1, 5).ann('roll', 'cw', 'accept');
  expect([now.of('Ann').gold, now.of('Ann').quest, now.cardsOf('Ann', 'objects')]).toEqual([0, 0, ['tal.talisman']]);
  const later = digital({
    figures: { Ann: { ...ANN, at: 'O1', gold: 1, quest: 6 }, Bob: BOB },
    lying: { O2: ['axe', 'bag-of-gold', 'ring'] },
  });
  later.rolls(1).ann('roll', 'cw', 'take:bag-of-gold');
  expect([later.of('Ann').space, later.of('Ann').gold, later.lying('O2'), later.cardsOf('Ann', 'objects'), later.turn]).toEqual([
    'M9',
    0,
    ['axe', 'ring'],
    ['tal.talisman'],
    'Ann',
  ]);
  later.ann('space');
  expect(later.asked('Ann')).toBe('quest');
  later.ann('no');
  const which = digital({ figures: { Ann: { ...ANN, at: 'O1', quest: 4, objects: [] }, Bob: BOB }, lying: { O2: ['ring', 'cross'] } });
  which.rolls(1).ann('roll', 'cw', 'take:cross');
  expect([which.of('Ann').space, which.s.discard.includes('adv.cross')]).toEqual(['M9', true]);
});

test('TDE-8.24 with the first task open a life is what the winner takes; with the second any Enemy card will do, a creature will not', () => {
  const life = digital({ Ann: { character: 'troll', at: 'O1', quest: 1 }, Bob: { ...BOB, at: 'O2', gold: 1 } });
  life.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1');
  expect([life.of('Bob').lives, life.of('Ann').space, life.of('Ann').quest]).toEqual([3, 'M9', 0]);
  const card = digital({ figures: { Ann: { ...ANN, at: 'O1', quest: 2 }, Bob: BOB }, lying: { O2: ['wolf'] } });
  card.rolls(1, 6, 1).ann('roll', 'cw');
  expect([card.of('Ann').space, card.cardsOf('Ann', 'trophies'), card.asked('Ann')]).toEqual(['M9', ['wolf'], 'encounter']);
  card.ann('space', 'no');
  const brigand = digital({ Ann: { ...ANN, at: 'O22', quest: 2 }, Bob: BOB });
  brigand.rolls(1, 1, 6, 1).ann('roll', 'cw');
  expect([brigand.of('Ann').space, brigand.of('Ann').quest]).toEqual(['O23', 2]);
  const spirit = digital({ figures: { Ann: { ...ANN, at: 'O1', quest: 2, objects: ['cross'] }, Bob: BOB }, lying: { O2: ['spectre'] } });
  spirit.rolls(1).ann('roll', 'cw', 'space', 'destroy:spectre');
  expect([spirit.of('Ann').space, spirit.of('Ann').quest]).toEqual(['M9', 0]);
});

test('TDE-8.25 with an open task nobody opens the Portal of Power', () => {
  const g = digital({ Ann: { ...ANN, at: 'M14', quest: 1 }, Bob: BOB });
  g.rolls(6).ann('roll');
  expect([g.options('Ann'), g.question('Ann')?.refused]).toMatchObject([
    ['cw', 'ccw'],
    [{ id: 'portal:craft', rule: 'TDE-8.25', reason: { key: 'no.questPortal' } }],
  ]);
});

test('TDE-8.26 in another’s turn one is only moved; TDE-8.27 a toad keeps its task', () => {
  const g = digital({
    Ann: { ...ANN, at: 'O1' },
    Bob: { character: 'troll', at: 'O2', quest: 1 },
    Cay: { character: 'elf', at: 'O9', toad: 2, quest: 3 },
  });
  g.rolls(1, 1, 6).ann('roll', 'cw', 'attack:1');
  expect([g.of('Bob').space, g.turn, g.of('Cay').quest]).toEqual(['M9', 'Bob', 3]);
});
