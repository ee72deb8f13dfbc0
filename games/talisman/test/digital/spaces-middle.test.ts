import { describe, expect, test } from 'vitest';
import type { Figure, Game } from '../table.ts';
import { BOB, digital } from './digital.ts';

/** Ann, a Thief, steps onto a space from the one before it. */
function onto(space: string, from: string, ann: Figure = {}, dice: number[] = [], lying: string[] = []): Game {
  const g = digital({
    figures: { Ann: { character: 'thief', at: from, ...ann }, Bob: BOB },
    lying: lying.length > 0 ? { [space]: lying } : {},
  })
    .rolls(1, ...dice)
    .ann('roll', 'cw');
  expect(g.last('moved')?.to).toBe(space);
  return g;
}

describe('the Middle Region', () => {
  test('TDE-B.26 the Black Knight: a gold or a life, as one likes; without gold a life', () => {
    expect(onto('M2', 'M1').options('Ann')).toEqual(['payKnight', 'loseLife']);
    expect(onto('M2', 'M1').ann('payKnight').of('Ann')).toMatchObject({ gold: 0, lives: 4 });
    expect(onto('M2', 'M1').ann('loseLife').of('Ann')).toMatchObject({ gold: 1, lives: 3 });
    const poor = onto('M2', 'M1', { gold: 0 });
    expect([poor.of('Ann').lives, poor.turn]).toEqual([3, 'Bob']);
  });

  test('TDE-B.29 in the Cursed Glade Objects add nothing, Followers do; Armour that is not magic still saves', () => {
    const own = { objects: ['pur.sword', 'magic-belt', 'armour'], followers: ['unicorn'] };
    const total = (at: string) => digital({ Ann: { character: 'thief', at, ...own }, Bob: BOB }).totals('Ann');
    expect([total('M4'), total('M5')]).toEqual([
      [5, 4],
      [4, 4],
    ]);
    const score = (at: string, from: string) => onto(at, from, own, [1, 6, 6], ['ogre']).last('fought')?.hero.score;
    expect([score('M4', 'M3'), score('M5', 'M4')]).toEqual([1 + 3 + 3, 1 + 3 + 1]);
    const saved = onto('M5', 'M4', own, [1, 6, 6], ['ogre']);
    expect([saved.last('saved')?.worked, saved.of('Ann').lives]).toEqual([true, 4]);
  });

  test('TDE-B.29 in the Cursed Glade no Magic Object is used and no Spell is cast', () => {
    const casts = (at: string) =>
      digital({ Ann: { character: 'wizard', at, lives: 2, spells: ['healing', 'teleport'] }, Bob: BOB })
        .options('Ann')
        .filter((option) => option.startsWith('cast:')).length;
    expect([casts('M4'), casts('M5')]).toEqual([2, 0]);
    const met = (at: string, from: string, ...dice: number[]) => onto(at, from, { objects: ['cross'], craft: 9 }, dice, ['ghost']);
    expect(met('M4', 'M3').options('Ann')).toContain('destroy:adv.ghost');
    expect(met('M5', 'M4', 6, 1).events('fought').length).toBe(1);
  });

  test.each([
    ['TDE-B.30', 'M6', 'M5'],
    ['TDE-B.32', 'M8', 'M7'],
    ['TDE-B.39', 'M15', 'M14'],
  ])('%s on the Runes %s every creature adds 2 to its roll, a character nothing', (_, at, from) => {
    const foe = (card: string) => {
      const { foes, foe: side } = onto(at, from, { strength: 12, craft: 12 }, [1, 1], [card]).last('fought')!;
      return side.score - foes[0]!.value - side.dice[0]!;
    };
    expect([foe('wolf'), foe('ghost')]).toEqual([2, 2]);
    const other = digital({ Ann: { character: 'thief', at: from }, Bob: { character: 'troll', at } }).rolls(1, 1, 1);
    const { attack, defence } = other.ann('roll', 'cw', 'attack:1').last('duelled')!;
    expect([attack.score, defence.score]).toEqual([4, 7]);
    other.bob('life');
  });

  test.each([
    [1, 3, ['maiden', 'pixie']],
    [2, 3, ['maiden', 'pixie']],
    [3, 4, ['maiden', 'pixie']],
    [6, 4, ['maiden', 'pixie']],
  ])('TDE-B.31 the Chasm on a %i for oneself', (roll, lives, followers) => {
    const g = onto('M7', 'M6', { followers }, [roll, 3, 6]);
    expect([g.of('Ann').lives, g.cardsOf('Ann', 'followers')]).toEqual([lives, followers]);
  });

  test('TDE-B.31 the Chasm: each Follower has a die of its own and falls on 1 and 2', () => {
    const g = onto('M7', 'M6', { followers: ['maiden', 'pixie', 'unicorn'] }, [6, 1, 3, 2]);
    expect([g.of('Ann').lives, g.cardsOf('Ann', 'followers'), g.lying('M7')]).toEqual([4, ['pixie'], []]);
  });

  test.each([1, 2, 3, 4, 5, 6])('TDE-B.33 the Warlock’s Cave: whoever will rolls for the task %i', (roll) => {
    expect(onto('M9', 'M8', { gold: 0 }, [roll]).ann('accept').of('Ann').quest).toBe(roll);
  });

  test('TDE-B.33 the Warlock’s task may be declined', () => {
    const g = onto('M9', 'M8');
    expect(g.options('Ann')).toEqual(['accept', 'no']);
    expect([g.ann('no').of('Ann').quest, g.turn]).toEqual([0, 'Bob']);
  });

  test.each([
    ['TDE-B.34', 'M10', 'M9'],
    ['TDE-B.36', 'M12', 'M11'],
  ])('%s the Desert %s takes a life, and only then a card is drawn', (_, at, from) => {
    const g = digital({ Ann: { character: 'thief', at: from }, Bob: BOB })
      .rolls(1)
      .draws('axe')
      .ann('roll', 'cw', 'done');
    const order = g.told.map(({ event }) => event.type).filter((type) => type === 'drew' || type === 'lost');
    expect([g.of('Ann').lives, order, g.lying(at)]).toEqual([3, ['lost', 'drew'], ['axe']]);
    const dead = onto(at, from, { lives: 1 });
    expect([dead.of('Ann').card, dead.events('drew')]).toEqual([null, []]);
  });

  test.each([
    [[1, 1], { lives: 2 }],
    [[1, 2], { lives: 3 }],
    [[2, 2], {}],
    [[2, 3], { slave: true }],
    [[3, 3], { strength: 4 }],
    [[3, 4], { craft: 4 }],
    [[5, 6], { fate: 2 }],
    [[6, 6], { lives: 6 }],
  ])('TDE-B.37 the Temple: one must pray; with %j', (dice, result) => {
    const before = { lives: 4, strength: 3, craft: 3, fate: 0, slave: false };
    expect(onto('M13', 'M12', {}, dice).of('Ann')).toMatchObject({ ...before, ...result });
  });

  test('TDE-B.37 the Temple on a 4 takes the Follower that one chooses', () => {
    const g = onto('M13', 'M12', { followers: ['guide', 'pixie', 'unicorn'] }, [1, 3]);
    expect([g.asked('Ann'), g.options('Ann').length]).toEqual(['loseFollower', 3]);
    expect([g.ann('pixie').cardsOf('Ann', 'followers'), g.of('Ann').lives]).toEqual([['guide', 'unicorn'], 4]);
  });

  test('TDE-B.37 the Temple gives a Spell on 8 and 9, on 10 a Talisman while there is one', () => {
    for (const dice of [
      [4, 4],
      [4, 5],
    ])
      expect(
        digital({ Ann: { character: 'thief', at: 'M12' }, Bob: BOB })
          .rolls(1, ...dice)
          .draws('hex')
          .ann('roll', 'cw')
          .cardsOf('Ann', 'spells'),
      ).toEqual(['hex']);
    expect(onto('M13', 'M12', {}, [5, 5]).cardsOf('Ann', 'objects')).toEqual(['tal.talisman']);
    const none = digital({ figures: { Ann: { character: 'thief', at: 'M12' }, Bob: BOB }, stock: { 'tal.talisman': 0 } });
    expect(none.rolls(1, 4, 6).ann('roll', 'cw').cardsOf('Ann', 'objects')).toEqual([]);
  });

  test('TDE-B.37 a slave rolls and nothing else: 1 to 3 keeps him without an encounter, 4 to 6 frees and moves him', () => {
    const slave = { character: 'thief', at: 'M13', slave: true, objects: ['pur.raft'] };
    const kept = digital({ Ann: slave, Bob: BOB });
    expect(kept.options('Ann')).toEqual(['roll']);
    kept.rolls(3).ann('roll');
    expect([kept.of('Ann').slave, kept.of('Ann').space, kept.turn]).toEqual([true, 'M13', 'Bob']);
    const free = digital({ Ann: slave, Bob: BOB }).rolls(4).ann('roll', 'ccw');
    expect([free.of('Ann').slave, free.of('Ann').space, free.asked('Ann')]).toEqual([false, 'M9', 'quest']);
    const again = digital({ Ann: { ...slave, fate: 1 }, Bob: BOB })
      .rolls(1)
      .ann('roll')
      .rolls(5)
      .ann('reroll:1', 'cw');
    expect([again.of('Ann').slave, again.of('Ann').space]).toEqual([false, 'M2']);
    const moved = digital({ Ann: { character: 'thief', at: 'M12' }, Bob: { character: 'troll', at: 'M13', slave: true, quest: 1 } });
    moved.rolls(1, 1, 6).ann('roll', 'cw', 'attack:1');
    expect([moved.of('Bob').space, moved.of('Bob').slave]).toEqual(['M9', false]);
  });

  test('TDE-B.40 the Castle: the Royal Doctor for gold, as many as one can pay for', () => {
    const g = onto('M16', 'M15', { lives: 2, gold: 9 });
    expect(g.options('Ann')).toEqual(['royalDoctor', 'no']);
    expect(g.ann('royalDoctor').options('Ann')).toEqual(['2', '1', '0']);
    expect(g.ann('2').of('Ann')).toMatchObject({ lives: 4, gold: 7 });
  });

  test.each([
    [['prince'], 3],
    [['princess'], 3],
    [['prince', 'princess'], 5],
  ])('TDE-B.40 the Castle: with %j some lives cost nothing', (followers, lives) => {
    const g = onto('M16', 'M15', { character: 'troll', lives: 1, gold: 0, followers });
    expect([g.of('Ann').lives, g.of('Ann').gold]).toEqual([lives, 0]);
  });
});
