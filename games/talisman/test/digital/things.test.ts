import { describe, expect, test } from 'vitest';
import { BOB, digital, drawing, finding, OTHER } from './digital.ts';

describe('Magic Objects', () => {
  test('Amulet TDE-10.26: its owner casts nothing, and no Spell but that of Command reaches him', () => {
    const g = digital({
      Ann: { character: 'wizard', at: 'O2', spells: ['random', 'acquisition'] },
      Bob: { ...BOB, character: 'elf', objects: ['amulet', 'axe'], spells: ['healing', 'hex'], lives: 2 },
    });
    expect(g.asked('Bob')).toBeUndefined();
    g.ann('cast:random');
    expect(g.options('Ann')).toEqual(['0', 'back']);
    g.ann('back');
    expect(g.options('Ann')).not.toContain('cast:sp.acquisition');
    const crown = digital({ Ann: { character: 'troll', at: 'I9', objects: ['amulet'] }, Bob: { ...BOB, lives: 4 } }).ann('act');
    expect([crown.events('commanded'), crown.of('Bob').lives]).toEqual([[], 4]);
    const struck = digital({ Ann: { character: 'troll', at: 'I9' }, Bob: { ...BOB, lives: 4, objects: ['amulet'] } });
    expect(struck.rolls(5).ann('act').of('Bob').lives).toBe(3);
  });

  test('Cross TDE-8.14: destroys Spirits one by one, or its owner fights; keeps a life in Chapel and Graveyard', () => {
    const g = finding(['demon', 'shadow'], { objects: ['cross'], craft: 9 });
    expect(g.options('Ann')).toEqual(['fight', 'destroy:adv.demon', 'destroy:adv.shadow']);
    g.rolls(6, 1).ann('destroy:demon', 'fight');
    expect([g.s.discard, g.cardsOf('Ann', 'trophies')]).toEqual([['adv.demon'], ['shadow']]);
    const lives = (at: string, alignment: 'good' | 'evil', objects: string[]) => {
      const visit = digital({ Ann: { character: 'thief', at, alignment, objects }, Bob: BOB })
        .rolls(1)
        .ann('roll', 'cw');
      return visit.of('Ann').lives;
    };
    expect([lives('O6', 'evil', ['cross']), lives('O6', 'evil', []), lives('O2', 'good', ['cross']), lives('O2', 'good', [])]).toEqual([
      4, 3, 4, 3,
    ]);
  });

  test('Holy Grail and Water Bottle TDE-B.34: no life is lost in the Desert; the Grail adds a Craft and is not for the evil', () => {
    const lives = (objects: string[]) =>
      digital({ figures: { Ann: { character: 'thief', at: 'M9', objects }, Bob: BOB }, lying: { M10: ['maze'] } })
        .rolls(1)
        .ann('roll', 'cw')
        .of('Ann').lives;
    expect([lives([]), lives(['water-bottle']), lives(['holy-grail']), lives(['pur.water-bottle'])]).toEqual([3, 4, 4, 4]);
    expect(digital({ Ann: { character: 'thief', at: 'O2', objects: ['holy-grail'] }, Bob: BOB }).totals('Ann')[1]).toBe(4);
    expect(finding(['holy-grail'], { alignment: 'evil' }).lying('O2')).toEqual(['holy-grail']);
  });

  test('Holy Lance TDE-2.4: 1 in battle, 3 against dragons', () => {
    const score = (cards: string[]) => finding(cards, { objects: ['holy-lance'] }, [1, 6]).last('fought')?.hero.score;
    expect([score(['ogre', 'goblin']), score(['dragon', 'boar'])]).toEqual([3 + 1 + 1, 3 + 3 + 1]);
  });

  test('TDE-8.15 the Monk may carry the Holy Lance, but not use it; the Runesword he may not own', () => {
    const g = finding(['holy-lance', 'runesword'], { character: 'monk' }, [], OTHER).ann('take:holy-lance');
    expect([g.cardsOf('Ann', 'objects'), g.lying('O2')]).toEqual([['holy-lance'], ['runesword']]);
    const fight = finding(['ogre'], { character: 'monk', objects: ['holy-lance'] }, [1, 6], OTHER);
    expect(fight.last('fought')?.hero.score).toBe(2 + 3 + 1);
  });

  test('Magic Belt, Ring, Solomon’s Crown TDE-2.5 TDE-2.7: not on the Cursed Glade', () => {
    const objects = ['magic-belt', 'ring', 'solomons-crown'];
    const totals = (at: string) => digital({ Ann: { character: 'thief', at, objects }, Bob: BOB }).totals('Ann');
    expect([totals('O2'), totals('M5')]).toEqual([
      [3 + 1 + 1, 3 + 1 + 2],
      [3, 3],
    ]);
  });

  test('Orb of Knowledge: sends back one drawn card', () => {
    const g = drawing('dragon', { objects: ['orb'] })
      .draws('bag-of-gold')
      .ann('dragon', 'take:bag-of-gold');
    expect([g.of('Ann').gold, g.events('fought')]).toEqual([2, []]);
  });

  test('Potion of Strength: two until the turn ends, then it is gone', () => {
    const g = finding(['ogre'], { objects: ['potion'] }, [4, 3]).ann('drink:potion');
    expect([g.last('fought')?.hero.score, g.of('Ann').potion, g.s.discard]).toEqual([3 + 2 + 4, 0, ['adv.potion']]);
  });

  test('Wand: a Spell for the last one cast, never more than the limit', () => {
    const g = digital({ Ann: { character: 'thief', at: 'O2', objects: ['wand'], spells: ['random'] }, Bob: BOB })
      .draws('hex')
      .rolls(6)
      .ann('cast:random', '1');
    expect([g.cardsOf('Ann', 'spells'), g.view().characters[0]!.allowance]).toEqual([['hex'], 1]);
    const troll = digital({ Ann: { character: 'troll', at: 'O2', objects: ['wand'] }, Bob: BOB });
    expect(troll.view().characters[0]!.allowance).toBe(0);
  });

  test('Ring: gives no Spell (only the Wand does)', () => {
    const g = digital({ Ann: { character: 'thief', at: 'O2', objects: ['ring'], spells: ['random'] }, Bob: BOB })
      .rolls(6)
      .ann('cast:random', '1');
    expect(g.cardsOf('Ann', 'spells')).toEqual([]);
  });

  test('Runesword TDE-5.19: a life for a kill in battle, and for a life really taken', () => {
    expect(finding(['goblin'], { objects: ['runesword'] }, [6, 1]).of('Ann').lives).toBe(5);
    expect(finding(['shadow'], { objects: ['runesword'], craft: 6 }, [6, 1]).of('Ann').lives).toBe(4);
    const duel = digital({ Ann: { character: 'thief', at: 'O1', objects: ['runesword'] }, Bob: { character: 'monk', at: 'O2', gold: 0 } })
      .rolls(1, 6, 1)
      .ann('roll', 'cw', 'attack:1', 'life');
    expect([duel.of('Ann').lives, duel.of('Bob').lives]).toEqual([5, 3]);
  });

  test('Talisman TDE-10.20: opens the Valley of Fire', () => {
    const options = (objects: string[]) => digital({ Ann: { character: 'troll', at: 'I4', objects }, Bob: BOB }).options('Ann');
    expect([options(['talisman']).includes('to:I5'), options(['tal.talisman']).includes('to:I5'), options([]).includes('to:I5')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('Objects of TDE-F', () => {
  test('Bags of Gold TDE-2.22: gold when they are taken, and no Object', () => {
    const g = finding(['two-bags', 'bag-of-gold']).ann('take:two-bags', 'done');
    expect([g.of('Ann').gold, g.lying('O2'), g.s.discard]).toEqual([3, ['bag-of-gold'], ['adv.two-bags']]);
  });

  test.each([
    ['armour', 4],
    ['shield', 5],
    ['helmet', 6],
    ['pur.armour', 4],
    ['pur.shield', 5],
    ['pur.helmet', 6],
  ])('%s TDE-6.5: saves the life lost in battle from a %i on, and none in psychic combat', (card, from) => {
    const lives = (roll: number) => finding(['giant'], { objects: [card] }, [1, 6, roll]).of('Ann').lives;
    expect([lives(from - 1), lives(from)]).toEqual([3, 4]);
    expect(finding(['wraith'], { objects: [card] }, [1, 6]).of('Ann').lives).toBe(3);
  });

  test.each(['axe', 'sword', 'pur.axe', 'pur.sword'])('%s TDE-6.4: 1 in battle, one weapon at a time', (card) => {
    expect(finding(['ogre'], { objects: [card] }, [1, 6]).last('fought')?.hero.score).toBe(3 + 1 + 1);
    const both = finding(['ogre'], { objects: ['axe', 'sword'] });
    expect(both.rolls(1, 6).ann('roll').last('fought')?.hero.score).toBe(3 + 1 + 1);
  });
});

describe('TDE-3.13 Places', () => {
  test.each([
    [1, 'caveDragon', 7],
    [2, 'caveGoblin', 2],
  ])('Cave on a %i a fight of its own', (roll, creature, value) => {
    const g = finding(['cave'], { strength: 9 }, [roll, 4, 3]);
    expect([g.last('fought')?.foes, g.cardsOf('Ann', 'trophies'), g.lying('O2')]).toEqual([[{ creature, value }], [], ['cave']]);
  });

  test.each([
    [3, { misses: 1 }],
    [4, { gold: 3 }],
    [5, { gold: 3 }],
    [6, { gold: 4 }],
  ])('Cave on a %i', (roll, result) => {
    expect(finding(['cave'], {}, [roll]).of('Ann')).toMatchObject(result);
  });

  test.each([
    ['fountain', 'craft', 4],
    ['magic-stream', 'strength', 4],
    ['pool', 'lives', 5],
  ] as const)('%s holds four; one a visit, and empty it is gone', (card, field, value) => {
    const g = finding([card]).ann('card');
    expect([g.of('Ann')[field], g.view().held]).toEqual([value, { [`adv.${card}`]: 3 }]);
    const last = digital({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lying: { O2: [card] }, held: { [card]: 1 } })
      .rolls(1)
      .ann('roll', 'cw', 'card');
    expect([last.lying('O2'), last.s.discard, last.s.held]).toEqual([[], [`adv.${card}`], {}]);
  });

  test.each([
    [1, 'O9'],
    [2, 'O1'],
    [3, 'O13'],
    [4, 'M9'],
    [5, 'M13'],
    [6, 'I1'],
  ])('Magic Portal TDE-4.19 on a %i to %s', (roll, space) => {
    const g = finding(['magic-portal'], { character: 'troll' }, [roll, ...(space === 'M13' ? [4, 3] : [])]).ann('card');
    expect([g.of('Ann').space, g.lying('O2')]).toEqual([space, ['magic-portal']]);
  });

  test('Market TDE-8.17: sells from the stock; the Mule is a Follower', () => {
    const g = finding(['market'], { character: 'troll', gold: 9 });
    expect(g.options('Ann')).toEqual([
      'buy:pur.sword',
      'buy:pur.helmet',
      'buy:pur.water-bottle',
      'buy:pur.shield',
      'buy:pur.digital.mule',
      'buy:pur.raft',
      'done',
    ]);
    g.ann('buy:pur.mule', 'buy:pur.sword', 'done');
    expect([g.of('Ann').gold, g.cardsOf('Ann', 'objects'), g.cardsOf('Ann', 'followers')]).toEqual([6, ['pur.sword'], ['pur.mule']]);
  });

  test('TDE-8.18 a discarded purchase card goes back to the stock', () => {
    const g = digital({ Ann: { character: 'troll', at: 'O12', objects: ['pur.sword'], followers: ['pur.mule'] }, Bob: { at: 'O20' } });
    g.rolls(1).ann('roll', 'cw', 'alchemist', ['pur.sword']);
    expect([g.view().piles['pur.sword'], g.of('Ann').gold]).toEqual([3, 2]);
  });

  test('Marsh and Maze: whoever has less than 5 misses a turn', () => {
    const misses = (card: string, ann: object) => finding([card], ann).of('Ann').misses;
    expect([
      misses('marsh', { strength: 4 }),
      misses('marsh', { strength: 4, followers: ['unicorn'] }),
      misses('maze', { craft: 4 }),
      misses('maze', { craft: 5 }),
    ]).toEqual([1, 0, 1, 0]);
  });

  test.each([
    [1, {}],
    [2, { fate: 1 }],
    [3, { gold: 2 }],
    [5, { lives: 5 }],
  ])('Shrine on a %i', (roll, result) => {
    expect(finding(['shrine'], {}, [roll]).of('Ann')).toMatchObject({ gold: 1, lives: 4, fate: 0, ...result });
  });

  test('Shrine on a 6 to any space of the Region, on a 4 a Spell', () => {
    const g = finding(['shrine'], {}, [6]);
    expect(g.options('Ann')).toHaveLength(23);
    g.rolls(4).ann('O19');
    const spell = digital({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lying: { O2: ['shrine'] } })
      .rolls(1, 4)
      .draws('hex')
      .ann('roll', 'cw');
    expect(spell.cardsOf('Ann', 'spells')).toEqual(['hex']);
  });
});
