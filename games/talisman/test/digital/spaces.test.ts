import { describe, expect, test } from 'vitest';
import type { Figure, Game } from '../table.ts';
import { BOB, digital } from './digital.ts';

/** Ann, a Thief, steps onto a space from the one before it. */
function onto(space: string, from: string, ann: Figure = {}, dice: number[] = []): Game {
  const g = digital({ Ann: { character: 'thief', at: from, ...ann }, Bob: BOB })
    .rolls(1, ...dice)
    .ann('roll', 'cw');
  expect(g.last('moved')?.to).toBe(space);
  return g;
}

describe('the Outer Region', () => {
  test('TDE-B.1 the Village has three visitors, of whom one is visited; the Blacksmith has his prices', () => {
    const g = onto('O1', 'O24', { character: 'elf', lives: 2, gold: 14 });
    expect(g.options('Ann')).toEqual(['blacksmith', 'healer', 'mystic', 'no']);
    const wares = ['helmet', 'sword', 'axe', 'shield', 'armour'];
    expect(g.ann('blacksmith').options('Ann')).toEqual([...wares.map((one) => `buy:pur.${one}`), 'done']);
    const left = wares.slice(0, 4).map((one) => g.ann(`buy:pur.${one}`).of('Ann').gold);
    expect([left, g.turn]).toEqual([[12, 10, 7, 4], 'Ann']);
    expect([g.ann('done').turn, g.of('Ann').lives]).toEqual(['Bob', 2]);
    const armour = onto('O1', 'O24', { gold: 4 }).ann('blacksmith', 'buy:pur.armour');
    expect([armour.of('Ann').gold, armour.cardsOf('Ann', 'objects')]).toEqual([0, ['pur.armour']]);
  });

  test('TDE-B.1 the Healer heals up to the quota, a gold for each life; none is allowed', () => {
    expect(onto('O1', 'O24', { lives: 2, gold: 9 }).ann('healer').options('Ann')).toEqual(['2', '1', '0']);
    expect(onto('O1', 'O24', { lives: 2, gold: 9 }).ann('healer', '2').of('Ann')).toMatchObject({ lives: 4, gold: 7 });
    expect(onto('O1', 'O24', { lives: 2, gold: 9 }).ann('healer', '0').of('Ann')).toMatchObject({ lives: 2, gold: 9 });
  });

  test.each([
    [1, { alignment: 'evil' }],
    [2, {}],
    [3, {}],
    [4, { alignment: 'good' }],
    [5, { craft: 4 }],
  ])('TDE-B.1 the Mystic on a %i', (roll, result) => {
    expect(onto('O1', 'O24', {}, [roll]).ann('mystic').of('Ann')).toMatchObject({ alignment: 'neutral', craft: 3, strength: 3, ...result });
  });

  test('TDE-B.1 the Mystic on a 6 gives a Spell', () => {
    expect(onto('O1', 'O24', {}, [6]).draws('hex').ann('mystic').cardsOf('Ann', 'spells')).toEqual(['hex']);
  });

  test('TDE-B.3 the Graveyard: the good lose a life, the neutral buy back fate', () => {
    const good = onto('O3', 'O2', { alignment: 'good', gold: 3 });
    expect([good.of('Ann').lives, good.of('Ann').fate, good.turn]).toEqual([3, 0, 'Bob']);
    const neutral = () => onto('O3', 'O2', { gold: 3 }).ann('space');
    expect(neutral().options('Ann')).toEqual(['2', '1', '0']);
    expect(neutral().ann('2').of('Ann')).toMatchObject({ fate: 2, gold: 1, lives: 4 });
    expect(neutral().ann('1').of('Ann')).toMatchObject({ fate: 1, gold: 2, lives: 4 });
  });

  test('TDE-B.3 the Graveyard: the evil take back all their fate for nothing, or pray', () => {
    const evil = (...dice: number[]) => onto('O3', 'O2', { alignment: 'evil' }, dice);
    expect(evil().options('Ann')).toEqual(['replenish', 'pray', 'no']);
    expect(evil().ann('replenish').of('Ann')).toMatchObject({ fate: 2, gold: 1, lives: 4 });
    for (const roll of [1, 2, 3, 4]) {
      const g = evil(roll).ann('pray');
      expect(g.of('Ann')).toMatchObject({ fate: 0, lives: 4, misses: 0, spells: [] });
    }
    expect(evil(5).ann('pray').of('Ann').fate).toBe(1);
    expect(evil(6).draws('hex').ann('pray').cardsOf('Ann', 'spells')).toEqual(['hex']);
  });

  test('TDE-B.7 the Chapel: the evil lose a life, the neutral are healed for gold', () => {
    expect(onto('O7', 'O6', { alignment: 'evil' }).of('Ann').lives).toBe(3);
    expect(onto('O7', 'O6', { lives: 1, gold: 2 }).ann('space').options('Ann')).toEqual(['2', '1', '0']);
    expect(onto('O7', 'O6', { lives: 1, gold: 9 }).ann('space', '3').of('Ann')).toMatchObject({ lives: 4, gold: 6 });
  });

  test('TDE-B.7 the Chapel: the good are healed fully for nothing, or pray', () => {
    const good = (...dice: number[]) => onto('O7', 'O6', { alignment: 'good', lives: 1 }, dice);
    expect(good().options('Ann')).toEqual(['heal', 'pray', 'no']);
    expect(good().ann('heal').of('Ann')).toMatchObject({ lives: 4, gold: 1 });
    expect([1, 2, 3, 4, 5].map((roll) => good(roll).ann('pray').of('Ann').lives)).toEqual([1, 1, 1, 1, 2]);
    expect(good(6).draws('hex').ann('pray').cardsOf('Ann', 'spells')).toEqual(['hex']);
  });

  test.each([
    ['TDE-B.9 the Crags', 'strength', 'O9', 'O8'],
    ['TDE-B.23 the Forest', 'craft', 'O23', 'O22'],
  ] as const)('%s: lost on 2 and 3, safe on 4 and 5, a point of %s on 6', (_, wins, at, from) => {
    const after = (roll: number) => {
      const { misses, strength, craft, lives } = onto(at, from, {}, [roll]).of('Ann');
      return { misses, strength, craft, lives };
    };
    const none = { misses: 0, strength: 3, craft: 3, lives: 4 };
    expect([2, 3, 4, 5, 6].map(after)).toEqual([{ ...none, misses: 1 }, { ...none, misses: 1 }, none, none, { ...none, [wins]: 4 }]);
  });

  test.each([
    ['TDE-B.9', 'O9', 'O8', 1, 'craft', 'spirit', 4],
    ['TDE-B.19', 'O19', 'O18', 2, 'strength', 'farmer', 3],
    ['TDE-B.23', 'O23', 'O22', 1, 'strength', 'brigand', 4],
  ] as const)(
    '%s on %s: who lives there has no card; who wins has no trophy, who loses a life',
    (_, at, from, roll, stat, creature, value) => {
      const won = onto(at, from, { strength: 9, craft: 9 }, [roll, 6, 1]);
      expect(won.last('fought')).toMatchObject({ stat, foes: [{ creature, value }], result: 'won' });
      expect([won.cardsOf('Ann', 'trophies'), won.of('Ann').lives]).toEqual([[], 4]);
      const lost = onto(at, from, {}, [roll, 1, 6]);
      expect([lost.last('fought')?.result, lost.of('Ann').lives, lost.turn]).toEqual(['lost', 3, 'Bob']);
    },
  );

  test('TDE-B.19 TDE-B.23 who lives there may be evaded, and then does nothing', () => {
    const met = (from: string, roll: number) => {
      const g = digital({ Ann: { character: 'thief', at: from, spells: ['invisibility'] }, Bob: BOB }).ann('cast:invisibility');
      return g.rolls(1, roll).ann('roll', 'cw');
    };
    const farmer = met('O18', 2);
    expect([farmer.asked('Ann'), farmer.options('Ann')]).toEqual(['face', ['fight', 'evade:farmer']]);
    farmer.ann('evade:farmer');
    const brigand = met('O22', 1).ann('evade:brigand');
    for (const g of [farmer, brigand]) expect([g.events('fought'), g.of('Ann').lives, g.turn]).toEqual([[], 4, 'Bob']);
  });

  test('TDE-B.13 the City has three visitors; the Doctor heals two lives, the Alchemist turns Objects into gold', () => {
    const g = onto('O13', 'O12', { lives: 1, gold: 9, objects: ['axe', 'cross', 'ring'] });
    expect(g.options('Ann')).toEqual(['enchantress', 'alchemist', 'doctor', 'no']);
    expect(g.ann('doctor').options('Ann')).toEqual(['2', '1', '0']);
    expect(g.ann('2').of('Ann')).toMatchObject({ lives: 3, gold: 7 });
    const sold = onto('O13', 'O12', { objects: ['axe', 'cross', 'ring'] }).ann('alchemist', ['axe', 'ring']);
    expect([sold.of('Ann').gold, sold.cardsOf('Ann', 'objects'), sold.turn]).toEqual([3, ['cross'], 'Bob']);
  });

  test.each([
    [1, { toad: 3 }],
    [2, { strength: 4 }],
    [3, { craft: 4 }],
    [4, { craft: 6 }],
    [5, { strength: 6 }],
  ])('TDE-B.13 the Enchantress on a %i', (roll, result) => {
    const before = { strength: 5, craft: 5 };
    expect(onto('O13', 'O12', before, [roll]).ann('enchantress').of('Ann')).toMatchObject(
      roll === 1 ? result : { toad: 0, ...before, ...result },
    );
  });

  test('TDE-B.13 the Enchantress on a 6 gives a Spell; she takes counters only', () => {
    expect(onto('O13', 'O12', {}, [6]).draws('hex').ann('enchantress').cardsOf('Ann', 'spells')).toEqual(['hex']);
    expect([2, 3].map((roll) => onto('O13', 'O12', {}, [roll]).ann('enchantress').of('Ann'))).toMatchObject([
      { strength: 3, craft: 3 },
      { strength: 3, craft: 3 },
    ]);
  });

  test.each([
    [1, { misses: 1 }],
    [3, { gold: 1 }],
    [4, { gold: 3 }],
    [5, { ride: 'outer' }],
    [6, { ride: 'M13' }],
  ])('TDE-B.19 the Tavern on a %i', (roll, result) => {
    expect(onto('O19', 'O18', { gold: 2 }, [roll]).of('Ann')).toMatchObject({ misses: 0, gold: 2, ride: null, lives: 4, ...result });
  });

  test('TDE-B.19 what the Tavern offers stands for the next turn only, in place of the die; there one meets the space', () => {
    const away = { ...BOB, misses: 1 };
    const fly = digital({ Ann: { character: 'thief', at: 'O18' }, Bob: away })
      .rolls(1, 5)
      .ann('roll', 'cw');
    const rides = fly.options('Ann').filter((option) => option.startsWith('ride:'));
    expect([rides.length, rides.includes('ride:O19'), rides.every((option) => option.startsWith('ride:O'))]).toEqual([23, false, true]);
    fly.draws('axe').ann('ride:O4', 'done');
    expect([fly.of('Ann').space, fly.lying('O4'), fly.of('Ann').ride]).toEqual(['O4', ['axe'], null]);
    const ferry = digital({ Ann: { character: 'thief', at: 'O18' }, Bob: away })
      .rolls(1, 6)
      .ann('roll', 'cw');
    expect(ferry.options('Ann').filter((option) => option.startsWith('ride:'))).toEqual(['ride:M13']);
    ferry.rolls(3, 3).ann('ride:M13');
    expect([ferry.of('Ann').space, ferry.of('Ann').strength, ferry.turn]).toEqual(['M13', 4, 'Bob']);
    const walked = digital({ Ann: { character: 'thief', at: 'O18' }, Bob: away })
      .rolls(1, 6)
      .ann('roll', 'cw');
    walked.rolls(1).draws('axe').ann('roll', 'cw', 'done');
    expect([walked.of('Ann').space, walked.of('Ann').ride]).toEqual(['O20', null]);
    const missed = digital({ Bob: { ...BOB, at: 'M8' }, Ann: { character: 'thief', at: 'O19', ride: 'M13', misses: 1 } });
    missed.rolls(1).bob('roll', 'cw', 'no');
    expect([missed.last('turnMissed')?.seat, missed.of('Ann').ride]).toEqual([1, null]);
  });
});
