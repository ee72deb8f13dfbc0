import { expect, test } from 'vitest';
import { BOB, digital, plain } from './game.ts';

const ANN = { character: 'thief' };

test('TDE-5.1 TDE-5.3 TDE-5.6 TDE-5.8 a battle: a die and Strength with one Weapon against a die and Strength', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', objects: ['sword', 'axe'] }, Bob: BOB }, lying: { O2: ['serpent'] } });
  g.rolls(1).ann('roll', 'cw', 'space').rolls(5, 4).ann('roll');
  expect(g.last('fought')).toMatchObject({
    hero: { parts: [{ n: 3 }, { card: 'adv.sword', n: 1 }, { n: 5 }], score: 9 },
    foe: { score: 8 },
    result: 'won',
    rule: 'TDE-5.3',
  });
});

test('TDE-5.2 TDE-5.15 whoever attacks a character fights a battle, and the other may evade first', () => {
  const g = digital({ Ann: { ...ANN, at: 'O3' }, Bob: { character: 'elf', at: 'O4' } });
  g.rolls(1).ann('roll', 'cw', 'attack:1');
  expect([g.last('duelBegan')?.stat, g.asked('Bob')]).toEqual(['strength', 'evade']);
  g.bob('evade');
  expect([g.events('duelled'), g.turn]).toEqual([[], 'Bob']);
});

test('TDE-5.4 one says first whether one evades', () => {
  const g = digital({ figures: { Ann: { character: 'elf', at: 'O3' }, Bob: BOB }, lying: { O4: ['bear', 'lion'] } });
  g.rolls(1).ann('roll', 'cw');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['face', ['fight', 'evade:adv.bear', 'evade:adv.lion']]);
  g.ann('evade:bear', 'evade:lion');
  expect([g.events('fought'), g.turn]).toEqual([[], 'Bob']);
});

test('TDE-5.5 Spells and what changes values come before the dice', () => {
  const g = digital({
    figures: { Ann: { character: 'wizard', at: 'O1', spells: ['psionic-blast'] }, Bob: BOB },
    lying: { O2: ['dragon'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect([g.asked('Ann'), plain(g.options('Ann'))]).toEqual(['prepare', ['roll', 'cast:sp.psionic-blast']]);
  g.draws('random').rolls(4, 1).ann('cast:psionic-blast');
  expect(g.last('fought')?.hero.score).toBe(2 + 5 + 4);
});

test('TDE-5.9 TDE-5.10 a life that is saved does not win the battle: the turn is over', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', objects: ['helmet'] }, Bob: BOB }, lying: { O2: ['dragon', 'axe'] } });
  g.rolls(1, 1, 1, 6).ann('roll', 'cw', 'space');
  expect([g.of('Ann').lives, g.last('saved')?.worked, g.lying('O2'), g.turn]).toEqual([4, true, ['dragon', 'axe'], 'Bob']);
});

test('TDE-5.11 TDE-5.12 a stand-off harms nobody and ends the turn; the next turn leads away', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1' }, Bob: { ...BOB, at: 'O10' } }, lying: { O2: ['ape'] } });
  g.rolls(1, 3, 3).ann('roll', 'cw');
  expect([g.last('fought')?.result, g.of('Ann').lives, g.lying('O2'), g.turn]).toEqual(['draw', 4, ['ape'], 'Bob']);
  g.rolls(1).draws('axe').bob('roll', 'cw').bob('done');
  expect([g.options('Ann'), g.asked('Ann')]).toEqual([['roll'], 'turn']);
});

test('TDE-5.13 TDE-5.14 Enemies of one number fight as one, Strength before Craft; to win kills them all', () => {
  const g = digital({
    figures: { Ann: { character: 'troll', at: 'O20', craft: 3 }, Bob: BOB },
    lying: { O21: ['wolf', 'spectre', 'boar'] },
  });
  g.rolls(1, 6, 1, 6, 1).ann('roll', 'cw');
  expect(g.events('fought').map((e) => [e.stat, e.foes.length])).toEqual([
    ['strength', 2],
    ['craft', 1],
  ]);
  expect(g.cardsOf('Ann', 'trophies')).toEqual(['wolf', 'boar', 'spectre']);
});

test('TDE-5.14a creatures of spaces are fought like Enemies and leave no trophy', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O22' }, Bob: BOB } });
  g.rolls(1, 1, 6, 1).ann('roll', 'cw');
  expect([g.last('fought')?.foes, g.cardsOf('Ann', 'trophies'), g.of('Ann').space]).toEqual([
    [{ creature: 'brigand', value: 4 }],
    [],
    'O23',
  ]);
});

test('TDE-5.16 the attacker makes ready first, then the defender, until both pass', () => {
  const g = digital({
    Ann: { character: 'wizard', at: 'O1', spells: ['psionic-blast', 'random'] },
    Bob: { character: 'ghoul', at: 'O2', spells: ['psionic-blast'] },
  });
  g.rolls(1).ann('roll', 'cw', 'attack:1');
  expect([g.asked('Ann'), g.asked('Bob')]).toEqual(['prepare', undefined]);
  g.ann('cast:psionic-blast', 'roll');
  expect([g.asked('Ann'), g.asked('Bob')]).toEqual([undefined, 'prepare']);
  g.bob('cast:psionic-blast');
  expect(g.asked('Ann')).toBe('prepare');
  g.rolls(1, 3).ann('roll');
  expect(g.last('duelled')).toMatchObject({ attack: { score: 8 }, defence: { score: 9 }, rule: 'TDE-5.18' });
  g.bob('life');
});

test('TDE-5.18 TDE-5.19 TDE-5.21 the winner may take a life, an Object or a gold, and the turn is over; nothing can be offered instead', () => {
  const at = () =>
    digital({ Ann: { character: 'troll', at: 'O1' }, Bob: { ...BOB, at: 'O2', gold: 1, objects: ['axe', 'ring'], followers: ['guide'] } })
      .rolls(1, 6, 1)
      .ann('roll', 'cw', 'attack:1');
  const g = at();
  expect([g.asked('Ann'), plain(g.options('Ann'))]).toEqual(['spoils', ['life', 'gold', 'adv.axe', 'adv.ring', 'nothing']]);
  g.ann('life');
  expect([g.of('Bob').lives, g.turn]).toEqual([3, 'Bob']);
  expect(at().ann('ring').cardsOf('Ann', 'objects')).toEqual(['ring']);
  expect(at().ann('gold').of('Ann').gold).toBe(2);
  const spared = at().ann('nothing');
  expect([spared.of('Bob').lives, spared.of('Bob').gold, spared.turn]).toEqual([4, 1, 'Bob']);
  const level = digital({ Ann: { ...ANN, at: 'O1' }, Bob: { character: 'dwarf', at: 'O2' } })
    .rolls(1, 2, 2)
    .ann('roll', 'cw', 'attack:1');
  expect([level.last('duelled')?.result, level.of('Bob').misses, level.turn]).toEqual(['draw', 0, 'Bob']);
});

test('TDE-5.21 a life that is saved gives the winner no second choice', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'elf', at: 'O2', objects: ['helmet'] } });
  g.rolls(1, 6, 1, 6).ann('roll', 'cw', 'attack:1', 'life');
  expect([g.of('Bob').lives, g.cardsOf('Bob', 'objects'), g.turn]).toEqual([4, ['helmet'], 'Bob']);
});

test('TDE-5.22 TDE-5.23 TDE-5.24 psychic combat goes by Craft, and no Armour saves the life', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', objects: ['helmet', 'sword'] }, Bob: BOB }, lying: { O2: ['demon'] } });
  g.rolls(1, 1, 6).ann('roll', 'cw', 'space');
  expect([g.last('fought')?.stat, g.last('fought')?.hero.score, g.events('saved'), g.of('Ann').lives]).toEqual(['craft', 4, [], 3]);
  const forced = digital({ Ann: { character: 'wizard', at: 'O1', spells: [] }, Bob: { ...BOB, at: 'O2' } });
  forced.rolls(1, 6, 1).ann('roll', 'cw', 'psychic:1');
  expect(forced.last('duelled')?.stat).toBe('craft');
  forced.ann('life');
});

test('TDE-5.7 TDE-5.17 both sides’ dice are told before fate is asked for, each once', () => {
  const told = (g: ReturnType<typeof digital>) =>
    g.events('rolled').flatMap((e) => (e.for === 'fight' || e.for === 'foe' ? [[e.seat, e.for, e.total]] : []));
  const duel = digital({ Ann: { character: 'troll', at: 'O1', fate: 1 }, Bob: { ...BOB, at: 'O2', fate: 1 } });
  duel.rolls(1).ann('roll', 'keep').rolls(2, 5).ann('cw', 'attack:1');
  expect([duel.asked('Ann'), told(duel)]).toEqual([
    'fate',
    [
      [0, 'fight', 2],
      [1, 'fight', 5],
    ],
  ]);
  duel.ann('keep');
  expect(told(duel)).toHaveLength(2);
  const ogre = digital({ figures: { Ann: { character: 'troll', at: 'O1', fate: 1 }, Bob: BOB }, lying: { O2: ['ogre'] } });
  ogre.rolls(1).ann('roll', 'keep').rolls(2, 5).ann('cw');
  expect([ogre.asked('Ann'), told(ogre)]).toEqual([
    'fate',
    [
      [0, 'fight', 2],
      [1, 'foe', 5],
    ],
  ]);
});
