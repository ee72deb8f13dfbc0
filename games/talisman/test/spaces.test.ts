import { describe, expect, test } from 'vitest';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O14' };
/** Ann steps onto a space from the one before it. */
function onto(space: string, from: string, ann: object = {}, dice: number[] = []): Game {
  const g = new Game({ Ann: { character: 'thief', at: from, ...ann }, Bob: BOB }).rolls(1, ...dice).ann('roll', 'cw');
  expect(g.last('moved')?.to).toBe(space);
  return g;
}

describe('T86-6.13.5b the printed spaces', () => {
  test.each([
    [1, {}],
    [3, {}],
    [4, { alignment: 'good' }],
    [5, { craft: 4 }],
  ])('O1 the Mystic on a %i', (roll, result) => {
    expect(onto('O1', 'O24', { grantMark: 2 }, [roll]).ann('mystic').of('Ann')).toMatchObject({
      alignment: 'neutral',
      craft: 3,
      ...result,
    });
  });

  test('O1 the Healer: a gold for a life, up to four', () => {
    const g = onto('O1', 'O24', { lives: 2, gold: 1 }).ann('healer');
    expect(g.options('Ann')).toEqual(['1', '0']);
    expect(g.ann('1').of('Ann')).toMatchObject({ lives: 3, gold: 0 });
    expect(onto('O1', 'O24', { character: 'elf' }).options('Ann')).toEqual(['mystic', 'no']);
  });

  test('O3 the Graveyard by alignment', () => {
    expect(['good', 'neutral', 'evil'].map((alignment) => onto('O3', 'O2', { alignment }).of('Ann').lives)).toEqual([3, 4, 4]);
    const evil = (roll: number, more: object = {}) => onto('O3', 'O2', { alignment: 'evil', lives: 3, ...more }, []).rolls(roll);
    expect(evil(1).ann('space').of('Ann').misses).toBe(1);
    expect(evil(4).ann('space').of('Ann').lives).toBe(4);
    expect(evil(5).draws('hex').ann('space').cardsOf('Ann', 'spells')).toEqual(['hex']);
    expect(onto('O3', 'O2', { alignment: 'evil' }).ann('no').turn).toBe('Bob');
  });

  test('O7 the Chapel by alignment', () => {
    expect(onto('O7', 'O6', { alignment: 'evil' }).of('Ann').lives).toBe(3);
    expect(onto('O7', 'O6', { lives: 1, gold: 2 }).ann('space', '2').of('Ann')).toMatchObject({ lives: 3, gold: 0 });
    expect(onto('O7', 'O6', { alignment: 'good', lives: 1, gold: 0 }).ann('heal').of('Ann').lives).toBe(4);
    const pray = (roll: number) => onto('O7', 'O6', { alignment: 'good' }).rolls(roll);
    expect([4, 5].map((roll) => pray(roll).ann('pray').of('Ann').lives)).toEqual([4, 5]);
    expect(pray(6).draws('hex').ann('pray').cardsOf('Ann', 'spells')).toEqual(['hex']);
  });

  test.each([
    [2, { misses: 1 }],
    [3, { misses: 1 }],
    [4, {}],
    [6, { strength: 4 }],
  ])('O9 the Crags on a %i', (roll, result) => {
    expect(onto('O9', 'O8', {}, [roll]).of('Ann')).toMatchObject({ misses: 0, strength: 3, ...result });
  });

  test('O9, O19, O23 a Spirit of 4, a farmer of 3, a brigand of 4', () => {
    const foe = (space: string, from: string, roll: number) =>
      onto(space, from, { strength: 9, craft: 9, grantMark: 3 }, [roll, 6, 1]).last('fought');
    expect(foe('O9', 'O8', 1)).toMatchObject({ stat: 'craft', foes: [{ creature: 'spirit', value: 4 }] });
    expect(foe('O19', 'O18', 2)).toMatchObject({ stat: 'strength', foes: [{ creature: 'farmer', value: 3 }] });
    expect(foe('O23', 'O22', 1)).toMatchObject({ stat: 'strength', foes: [{ creature: 'brigand', value: 4 }] });
  });

  test.each([
    [4, { craft: 4 }],
    [5, { strength: 4 }],
  ])('O13 the Enchantress on a %i', (roll, result) => {
    expect(onto('O13', 'O12', { grantMark: 2 }, [roll]).ann('enchantress').of('Ann')).toMatchObject(result);
  });

  test('O13 the Enchantress may give a Spell; the Doctor heals two at most', () => {
    expect(onto('O13', 'O12', {}, [6]).draws('hex').ann('enchantress').cardsOf('Ann', 'spells')).toEqual(['hex']);
    expect(onto('O13', 'O12', { lives: 1, gold: 9 }).ann('doctor').options('Ann')).toEqual(['2', '1', '0']);
  });

  test.each([
    [1, { misses: 1 }],
    [3, { gold: 0 }],
    [4, { gold: 2 }],
    [5, { ride: 'outer' }],
    [6, { ride: 'M13' }],
  ])('O19 the Tavern on a %i', (roll, result) => {
    expect(onto('O19', 'O18', {}, [roll]).of('Ann')).toMatchObject(result);
  });

  test('O21, M3, M11 two, three and two cards', () => {
    const drawn = (from: string) => {
      const g = new Game({ Ann: { character: 'thief', at: from }, Bob: BOB }).rolls(1);
      g.draws('axe', 'guide', ...(from === 'M2' ? ['ring'] : [])).ann('roll', 'cw', 'done');
      return g.events('drew').length;
    };
    expect(['O20', 'M2', 'M10'].map(drawn)).toEqual([2, 3, 2]);
  });

  test('M2 the Black Knight: a gold or a life, as one likes; without gold a life', () => {
    expect(onto('M2', 'M1').options('Ann')).toEqual(['payKnight', 'loseLife']);
    expect(onto('M2', 'M1').ann('loseLife').of('Ann')).toMatchObject({ gold: 1, lives: 3 });
    expect(onto('M2', 'M1', { gold: 0 }).of('Ann').lives).toBe(3);
  });

  test('M5 the Cursed Glade: no Magic Object works there, but Armour and Followers do, and others may cast on one', () => {
    const g = new Game({
      figures: {
        Ann: { character: 'thief', at: 'M4', objects: ['cross', 'armour', 'magic-belt'], followers: ['unicorn'], grantMark: 2 },
        Bob: BOB,
      },
      lying: { M5: ['demon', 'ogre'] },
    });
    g.rolls(1, 1, 6, 4).ann('roll', 'cw');
    expect([g.last('fought')?.hero.score, g.of('Ann').lives, g.last('saved')?.worked]).toEqual([3 + 1 + 1, 4, true]);
    const target = new Game({
      Ann: { character: 'wizard', at: 'O2', spells: ['random', 'hex'] },
      Bob: { character: 'elf', at: 'M5', spells: ['healing'], lives: 1 },
    });
    expect(target.asked('Bob')).toBeUndefined();
    target.rolls(6).ann('cast:random', '1');
    expect(target.of('Bob').lives).toBe(2);
  });

  test('M7 the Chasm: a die for oneself and one for each Follower', () => {
    const g = onto('M7', 'M6', { followers: ['guide', 'pixie'] });
    g.rolls(1, 2, 3).ann('space', 'roll');
    expect([g.of('Ann').lives, g.cardsOf('Ann', 'followers')]).toEqual([3, ['pixie']]);
  });

  test.each([
    [[1, 1], { lives: 2 }],
    [[1, 2], { lives: 3 }],
    [[2, 3], { slave: true }],
    [[3, 3], { strength: 4 }],
    [[3, 4], { craft: 4 }],
    [[5, 6], { lives: 5 }],
    [[6, 6], { lives: 6 }],
  ])('M13 the Temple with %j', (dice, result) => {
    expect(onto('M13', 'M12', { grantMark: 2 }, dice).ann('space').of('Ann')).toMatchObject(result);
  });

  test('M13 the Temple: a Follower or a life, a Spell, a Talisman while there is one', () => {
    expect(
      onto('M13', 'M12', { followers: ['guide'] }, [2, 2])
        .ann('space', 'loseFollower')
        .cardsOf('Ann', 'followers'),
    ).toEqual([]);
    expect(onto('M13', 'M12', {}, [2, 2]).ann('space').of('Ann').lives).toBe(3);
    for (const dice of [
      [4, 4],
      [4, 5],
    ])
      expect(onto('M13', 'M12', {}, dice).draws('hex').ann('space').cardsOf('Ann', 'spells')).toEqual(['hex']);
    expect(onto('M13', 'M12', {}, [5, 5]).ann('space').cardsOf('Ann', 'objects')).toEqual(['tal.talisman']);
    const none = new Game({ figures: { Ann: { character: 'thief', at: 'M12' }, Bob: BOB }, stock: { 'tal.talisman': 0 } })
      .rolls(1, 5, 5)
      .ann('roll', 'cw', 'space');
    expect(none.cardsOf('Ann', 'objects')).toEqual([]);
  });

  test('M13 a slave: 1 to 3 keeps him, 4 to 6 sets him free and moves him; being moved frees him too', () => {
    const slave = { character: 'thief', at: 'M13', slave: true, spells: ['teleport'] };
    const kept = new Game({ Ann: slave, Bob: BOB }).rolls(3).ann('roll');
    expect([kept.of('Ann').slave, kept.of('Ann').space, kept.turn]).toEqual([true, 'M13', 'Bob']);
    const free = new Game({ Ann: slave, Bob: BOB }).rolls(4).ann('roll', 'ccw');
    expect([free.of('Ann').slave, free.of('Ann').space]).toEqual([false, 'M9']);
    free.ann('no');
    const moved = new Game({ Ann: slave, Bob: BOB }).ann('cast:teleport', 'M9', 'no');
    expect(moved.of('Ann').slave).toBe(false);
  });

  test('M16 the Castle: the Royal Doctor for gold', () => {
    expect(onto('M16', 'M15', { lives: 2, gold: 1 }).ann('royalDoctor').options('Ann')).toEqual(['1', '0']);
  });
});

describe('T86-6.13.5b the Warlock’s quests', () => {
  test('one task by a die, one at a time, or none', () => {
    const g = onto('M9', 'M8').rolls(3).ann('accept');
    expect([g.of('Ann').quest, g.view('Bob').characters[0]!.quest]).toEqual([3, 3]);
    expect(onto('M9', 'M8', { quest: 1 }).asked('Ann')).toBeUndefined();
    expect(onto('M9', 'M8').ann('no').of('Ann').quest).toBe(0);
  });

  test.each([
    [3, { followers: ['guide'] }, 'deliver:guide', ['adv.guide']],
    [4, { objects: ['axe', 'orb'] }, 'deliver:orb', ['adv.orb']],
    [4, { objects: ['tal.talisman'] }, 'deliver:tal.talisman', []],
    [5, { gold: 3 }, 'deliver:gold', []],
    [6, { gold: 2 }, 'deliver:gold', []],
  ])('task %i is delivered at any time of the own turn: to the Warlock, a Talisman, and the turn ends', (quest, own, deliver, discard) => {
    const g = new Game({ Ann: { character: 'thief', at: 'O2', quest, gold: 0, ...own }, Bob: BOB }).ann(deliver);
    expect([g.of('Ann').space, g.of('Ann').quest, g.of('Ann').gold, g.s.discard, g.turn]).toEqual(['M9', 0, 0, discard, 'Bob']);
    expect(g.cardsOf('Ann', 'objects')).toContain('tal.talisman');
  });

  test('curses cannot be delivered, too little gold neither', () => {
    const options = (ann: object) =>
      new Game({ Ann: { at: 'O2', ...ann }, Bob: BOB }).options('Ann').filter((o) => o.startsWith('deliver'));
    expect([options({ quest: 3, followers: ['poltergeist'] }), options({ quest: 5, gold: 2 }), options({ quest: 6, gold: 1 })]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('also at once in his cave', () => {
    const g = onto('M9', 'M8', { gold: 2 }).rolls(6).ann('accept');
    expect(g.options('Ann')).toEqual(['done', 'deliver:gold']);
    expect(g.ann('deliver:gold').cardsOf('Ann', 'objects')).toEqual(['tal.talisman']);
  });

  test('task 1 a life that is really lost in a fight; task 2 any creature, with a card or without', () => {
    const life = new Game({ Ann: { character: 'troll', at: 'O1', quest: 1 }, Bob: { character: 'monk', at: 'O2', gold: 0 } })
      .rolls(1, 6, 1)
      .ann('roll', 'cw', 'attack:1', 'life');
    expect([life.of('Ann').space, life.cardsOf('Ann', 'objects')]).toEqual(['M9', ['tal.talisman']]);
    const gold = new Game({ Ann: { character: 'troll', at: 'O1', quest: 1 }, Bob: { character: 'monk', at: 'O2' } })
      .rolls(1, 6, 1)
      .ann('roll', 'cw', 'attack:1', 'gold');
    expect(gold.of('Ann').quest).toBe(1);
    const farmer = new Game({ Ann: { character: 'thief', at: 'O18', quest: 2, strength: 9 }, Bob: BOB })
      .rolls(1, 2, 6, 1)
      .ann('roll', 'cw');
    expect([farmer.of('Ann').space, farmer.turn]).toEqual(['M9', 'Bob']);
    const pits = new Game({ Ann: { character: 'troll', at: 'I4', lizardMen: 2, quest: 2 }, Bob: BOB }).rolls(6, 1).ann('act');
    expect([pits.of('Ann').space, pits.of('Ann').lizardMen, pits.cardsOf('Ann', 'objects')]).toEqual(['M9', 0, ['tal.talisman']]);
  });

  test('T86-6.20.2c without a Talisman the quest is over all the same', () => {
    const g = new Game({
      figures: { Ann: { character: 'thief', at: 'O2', quest: 6, gold: 2 }, Bob: BOB },
      stock: { 'tal.talisman': 0 },
    }).ann('deliver:gold');
    expect([g.of('Ann').quest, g.cardsOf('Ann', 'objects')]).toEqual([0, []]);
  });
});
