import { describe, expect, test } from 'vitest';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O14' };

describe('Assassin', () => {
  test('T86-6.8 the victim rolls no die, must lose a life and may not bribe, but armour may save it', () => {
    const g = new Game({ Ann: { character: 'assassin', at: 'O1' }, Bob: { character: 'troll', at: 'O2', gold: 5, objects: ['armour'] } });
    g.rolls(1, 4, 3).ann('roll', 'cw', 'assassinate:1');
    expect(g.last('duelled')).toMatchObject({ attack: { score: 7 }, defence: { dice: [], score: 6 } });
    expect([g.of('Bob').lives, g.events('bribeOffered'), g.turn]).toEqual([3, [], 'Bob']);
  });

  test('T86-6.8 Enemies that lay there only, and no creature without a card', () => {
    const face = (lying: string[], drawn: string[]) => {
      const g = new Game({ figures: { Ann: { character: 'assassin', at: 'M2', objects: ['amulet'] }, Bob: BOB }, lying: { M3: lying } });
      g.rolls(1).draws(...drawn);
      return g;
    };
    const old = face(['dragon', 'maze', 'marsh'], []).ann('roll', 'cw');
    expect(old.options('Ann')).toEqual(['fight', 'assassinate']);
    old.rolls(5).ann('assassinate', 'back', 'marsh');
    expect([old.last('fought')?.foe, old.cardsOf('Ann', 'trophies')]).toMatchObject([{ dice: [], score: 7 }, ['dragon']]);
    const mixed = face(['giant', 'maze'], ['goblin']).rolls(1, 6).ann('roll', 'cw');
    expect(mixed.events('fought')[0]?.foe.dice).toEqual([6]);
    const sentinel = new Game({ Ann: { character: 'assassin', at: 'O4' }, Bob: BOB }).rolls(3, 1, 1).ann('roll', 'bridge');
    expect(sentinel.asked('Ann')).toBeUndefined();
  });

  test('T86-6.8 the Runes’ bonus is part of the die and lost too; not on the Crown', () => {
    const g = new Game({ figures: { Ann: { character: 'assassin', at: 'M5' }, Bob: BOB }, lying: { M6: ['goblin'] } })
      .rolls(1, 1)
      .ann('roll', 'cw', 'assassinate');
    expect(g.last('fought')?.foe.score).toBe(2);
    const crown = new Game({ Ann: { character: 'assassin', at: 'I9' }, Bob: { at: 'I9' } });
    expect(crown.rolls(1, 1, 1).ann('act').last('duelled')?.defence.dice).toHaveLength(2);
  });
});

describe('Druid', () => {
  test('T86-6.9.4 his Spells are full whenever he comes to Woods, at no cost', () => {
    const g = new Game({ Ann: { character: 'druid', at: 'O3' }, Bob: BOB }).rolls(1).draws('hex', 'alchemy', 'healer').ann('roll', 'cw');
    expect([g.cardsOf('Ann', 'spells'), g.lying('O4')]).toEqual([['hex', 'alchemy'], ['healer']]);
    expect(new Game({ Ann: { character: 'druid', at: 'O22' }, Bob: BOB }).rolls(1, 5).ann('roll', 'cw').cardsOf('Ann', 'spells')).toEqual(
      [],
    );
  });

  test('T86-6.7.2 he changes sides at will, and Objects that do not fit stay', () => {
    const g = new Game({ Ann: { character: 'druid', at: 'O2', objects: ['runesword', 'holy-grail'], grantMark: 2 }, Bob: BOB });
    expect(g.options('Ann').filter((o) => o.startsWith('align'))).toEqual(['align:good', 'align:evil']);
    expect(g.ann('align:good').lying('O2')).toEqual(['runesword']);
  });

  test('T86-6.7.2 in the turns of others he may at every checkpoint, once a turn', () => {
    const g = new Game({ Ann: { character: 'troll', at: 'O2' }, Cay: BOB, Bob: { character: 'druid', at: 'O20' } });
    g.bob('pass');
    expect([g.turn, g.asked('Ann')]).toEqual(['Ann', 'turn']);
    g.rolls(1).ann('roll', 'cw');
    expect([g.turn, g.asked('Bob'), g.options('Bob')]).toEqual(['Ann', 'checkpoint', ['align:good', 'align:evil', 'pass']]);
    expect(g.bob('align:evil').of('Bob').alignment).toBe('evil');
    // Not again in this turn, but in the next.
    expect([g.turn, g.asked('Bob'), g.options('Bob')]).toEqual(['Cay', 'checkpoint', ['align:good', 'align:neutral', 'pass']]);
  });
});

describe('Dwarf', () => {
  test('T86-6.8 need not roll in the Crags; in the Chasm only his Followers do', () => {
    expect(new Game({ Ann: { character: 'dwarf', at: 'O8' }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'skip').turn).toBe('Bob');
    const g = new Game({ Ann: { character: 'dwarf', at: 'M6', followers: ['guide'] }, Bob: BOB })
      .rolls(1, 1)
      .ann('roll', 'cw', 'space', 'skip');
    expect([g.of('Ann').lives, g.cardsOf('Ann', 'followers')]).toEqual([4, []]);
  });

  test('T86-6.18.1a evades in Hills; no Maze holds him; he may add 1 in the Cave', () => {
    const g = new Game({ figures: { Ann: { character: 'dwarf', at: 'O5' }, Bob: BOB }, lying: { O6: ['dragon', 'maze', 'cave'] } });
    g.rolls(1, 1).ann('roll', 'cw', 'evade:dragon', 'cave', 'card', 'yes', 'evade:caveGoblin');
    expect([g.of('Ann').misses, g.last('evaded')?.creature]).toEqual([0, 'caveGoblin']);
  });

  test('T86-6.11.24a T86-6.14.6 one die at the Portal by Craft, two by Strength, two in the Mines', () => {
    const g = new Game({ Ann: { character: 'dwarf', at: 'M1' }, Bob: BOB }).rolls(1, 1, 1).ann('roll', 'portal:strength');
    expect(g.last('rolled')?.dice).toHaveLength(2);
    const mines = new Game({ Ann: { character: 'dwarf', at: 'I1' }, Bob: BOB }).rolls(1, 2).ann('to:I2');
    expect([mines.last('rolled')?.dice, mines.of('Ann').space]).toEqual([[1, 2], 'I2']);
  });
});

describe('Elf', () => {
  test('T86-6.11.1b goes from Woods to Woods of the region; evades there; need not roll in the Forest', () => {
    const g = new Game({ Ann: { character: 'elf', at: 'O4' }, Bob: BOB });
    expect(g.options('Ann').filter((o) => o.startsWith('woods'))).toEqual(['woods:O11', 'woods:O17']);
    g.draws('healer').ann('woods:O17');
    expect(g.of('Ann').space).toBe('O17');
    expect(new Game({ Ann: { character: 'elf', at: 'M14' }, Bob: BOB }).options('Ann').filter((o) => o.startsWith('woods'))).toEqual([]);
    expect(new Game({ Ann: { character: 'elf', at: 'O22' }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'skip').turn).toBe('Bob');
  });
});

describe('Ghoul', () => {
  test('T86-6.17.1b T86-6.8 adds the life that he takes in psychic combat, if it is lost', () => {
    const g = new Game({ Ann: { character: 'ghoul', at: 'O1' }, Bob: { character: 'troll', at: 'O2', gold: 0 } })
      .rolls(1, 6, 1)
      .ann('roll', 'cw', 'psychic:1', 'life');
    expect([g.of('Ann').lives, g.of('Bob').lives]).toEqual([5, 3]);
    const saved = new Game({
      Ann: { character: 'ghoul', at: 'O1' },
      Bob: { character: 'wizard', craft: 5, at: 'O2', gold: 0, spells: ['preservation', 'hex'] },
    });
    saved.rolls(1, 6, 1).ann('roll', 'cw', 'psychic:1', 'life').bob([]).bob('preservation');
    expect([saved.of('Ann').lives, saved.of('Bob').lives]).toEqual([4, 4]);
    const body = new Game({ Ann: { character: 'ghoul', at: 'O1', strength: 9 }, Bob: { character: 'monk', at: 'O2', gold: 0 } })
      .rolls(1, 6, 1)
      .ann('roll', 'cw', 'attack:1', 'life');
    expect(body.of('Ann').lives).toBe(4);
  });

  test('T86-6.1.4a a beaten Enemy follows him, adds its Strength once, and is gone', () => {
    const g = new Game({
      figures: { Ann: { character: 'ghoul', at: 'O1', strength: 6 }, Bob: BOB },
      lying: { O2: ['serpent'], O3: ['ogre'] },
    });
    g.rolls(1, 6, 1).ann('roll', 'cw', 'serpent');
    expect([g.cardsOf('Ann', 'followers'), g.cardsOf('Ann', 'trophies'), g.totals('Ann')[0]]).toEqual([['serpent'], [], 6]);
    g.rolls(6).draws('maze').bob('roll', 'cw');
    g.rolls(1, 1, 6).ann('roll', 'cw', 'raise:serpent');
    expect([g.last('fought')?.hero.score, g.cardsOf('Ann', 'followers'), g.s.discard, g.s.tame]).toEqual([
      6 + 4 + 1,
      [],
      ['adv.serpent'],
      {},
    ]);
  });

  test('T86-6.6.4 left behind it is a Follower and no Enemy, useless to others', () => {
    const g = new Game({
      figures: { Ann: { character: 'ghoul', at: 'O1', strength: 6 }, Bob: { character: 'troll', at: 'O3' } },
      lying: { O2: ['serpent'] },
    });
    g.rolls(1, 6, 1).ann('roll', 'cw', 'serpent').rolls(6).bob('roll', 'rest').ann('leave', ['serpent']);
    expect(g.view('Bob').tame).toEqual({ 'adv.serpent': 'raised' });
    g.rolls(1, 1).ann('roll', 'ccw', 'no').bob('roll', 'ccw', 'take:serpent');
    expect([g.events('fought').length, g.cardsOf('Bob', 'followers'), g.totals('Bob')[0]]).toEqual([1, ['serpent'], 6]);
  });
});

describe('Minstrel', () => {
  test('T86-6.16.5 animals and dragons leave him alone; he may charm an animal, once a landing, or attack', () => {
    const g = new Game({
      figures: { Ann: { character: 'minstrel', at: 'O1' }, Bob: BOB },
      lying: { O2: ['dragon', 'wolf', 'bear', 'axe'] },
    })
      .rolls(1)
      .ann('roll', 'cw');
    expect(g.options('Ann')).toEqual([
      'done',
      'attack:adv.dragon',
      'attack:adv.wolf',
      'charm:adv.wolf',
      'attack:adv.bear',
      'charm:adv.bear',
    ]);
    g.rolls(3, 3).ann('charm:wolf', 'charm:bear');
    expect([g.cardsOf('Ann', 'followers'), g.options('Ann')]).toEqual([['wolf'], ['done', 'attack:adv.dragon', 'attack:adv.bear']]);
    g.ann('done', 'take:axe');
    expect([g.cardsOf('Ann', 'objects'), g.lying('O2')]).toEqual([['axe'], ['dragon', 'bear']]);
  });

  test('T86-6.16.5 what he attacks fights, others with it; a charmed animal helps him and stays', () => {
    const g = new Game({ figures: { Ann: { character: 'minstrel', at: 'O1' }, Bob: BOB }, lying: { O2: ['ape', 'wolf'], O3: ['goblin'] } })
      .rolls(1, 6)
      .ann('roll', 'cw', 'charm:ape', 'done');
    g.rolls(6).draws('maze').bob('roll', 'cw').rolls(1, 1, 6).ann('roll', 'cw');
    expect([g.last('fought')?.hero.score, g.cardsOf('Ann', 'followers')]).toEqual([2 + 3 + 1, ['ape']]);
  });

  test('T86-6.13.3 takes the Maiden and the Princess from whom he meets, both', () => {
    const g = new Game({
      Ann: { character: 'minstrel', at: 'O1', grantMark: 3 },
      Bob: { at: 'O2', followers: ['maiden', 'guide', 'princess'], grantMark: 3 },
    });
    g.rolls(1).ann('roll', 'cw', 'takeFollowers:1');
    expect([g.cardsOf('Ann', 'followers'), g.cardsOf('Bob', 'followers')]).toEqual([['maiden', 'princess'], ['guide']]);
  });
});

describe('Monk', () => {
  test('T86-6.16.4a adds Craft to Strength in combat only, and uses neither weapon nor armour', () => {
    const g = new Game({
      figures: { Ann: { character: 'monk', at: 'O1', objects: ['sword', 'armour'] }, Bob: { at: 'O14' } },
      lying: { O2: ['giant'] },
    })
      .rolls(1, 1, 6)
      .ann('roll', 'cw');
    expect([g.last('fought')?.hero.score, g.of('Ann').lives, g.totals('Ann')[0]]).toEqual([2 + 3 + 1, 3, 2]);
  });

  test('T86-6.13.5b may add 1 when praying', () => {
    const g = new Game({ Ann: { character: 'monk', at: 'O6' }, Bob: { at: 'O14' } }).rolls(1, 4).ann('roll', 'cw', 'pray');
    expect(g.asked('Ann')).toBe('addToRoll');
    expect(g.ann('yes').of('Ann').lives).toBe(5);
    const not = new Game({ Ann: { character: 'monk', at: 'M12', lives: 3 }, Bob: { at: 'O14' } })
      .rolls(1, 1, 1)
      .ann('roll', 'cw', 'space', 'no');
    expect(not.of('Ann').lives).toBe(1);
  });
});

describe('Priest', () => {
  test('T86-6.15.6 destroys all Spirits of the space, for nothing; T86-6.1.6b no weapon helps him', () => {
    const g = new Game({
      figures: { Ann: { character: 'priest', at: 'O1', objects: ['sword'] }, Bob: BOB },
      lying: { O2: ['demon', 'wraith', 'boar'] },
    });
    g.rolls(1, 6, 1).ann('roll', 'cw', 'destroy');
    expect([g.s.discard, g.cardsOf('Ann', 'trophies'), g.last('fought')?.hero.score]).toEqual([['adv.demon', 'adv.wraith'], ['boar'], 8]);
  });
});

describe('Prophetess', () => {
  test('T86-6.9.2 sees every Spell, as a state of her view', () => {
    const g = new Game({ Ann: { character: 'prophetess', at: 'O1' }, Bob: { character: 'wizard', spells: ['hex'] } });
    expect([g.view('Ann').characters[1]!.spells, g.view().characters[1]!.spells]).toEqual([['sp.hex'], null]);
  });

  test('T86-6.13.4a sends back one of the cards just drawn, and the Orb another; what comes must be met', () => {
    const g = new Game({ figures: { Ann: { character: 'prophetess', at: 'M2', objects: ['orb'] }, Bob: BOB }, lying: { M3: ['healer'] } });
    g.rolls(1).draws('dragon', 'giant').ann('roll', 'cw');
    expect([g.asked('Ann'), g.options('Ann')]).toEqual(['replace', ['keep', 'adv.dragon', 'adv.giant']]);
    g.draws('bag-of-gold').ann('dragon');
    expect(g.options('Ann')).toEqual(['keep', 'adv.giant']);
    g.draws('angel').ann('giant', 'take:bag-of-gold');
    expect([g.s.discard.sort(), g.of('Ann').lives]).toEqual([['adv.angel', 'adv.bag-of-gold', 'adv.dragon', 'adv.giant'], 5]);
  });

  test('T86-6.13.4a T86-6.15.1 a Hermit that comes in place of a card goes where its die puts it', () => {
    const g = new Game({ Ann: { character: 'prophetess', at: 'O1' }, Bob: BOB }).rolls(1).draws('dragon').ann('roll', 'cw');
    g.draws('hermit').rolls(5).ann('dragon');
    expect([g.lying('O2'), g.lying('O9'), g.last('placed')?.card]).toEqual([[], ['hermit'], 'adv.hermit']);
  });

  test('T86-6.9.6b always has a Spell: casting the last brings one, a discard does not', () => {
    const g = new Game({ Ann: { character: 'prophetess', at: 'O2', spells: ['hex'] }, Bob: BOB }).draws('random').ann('cast:hex', 'O20');
    expect(g.cardsOf('Ann', 'spells')).toEqual(['random']);
    const vortex = new Game({ Ann: { character: 'prophetess', at: 'O1', spells: ['alchemy'] }, Bob: BOB })
      .rolls(1)
      .draws('magical-vortex')
      .ann('roll', 'cw', 'keep');
    expect(vortex.cardsOf('Ann', 'spells')).toEqual([]);
  });
});

describe('Sorceress', () => {
  test.each([
    ['good', 5, 6],
    ['neutral', 4, 5],
    ['evil', 3, 4],
  ] as const)('T86-6.13.3 beguiles a %s one not with %i but with %i', (alignment, fails, works) => {
    const beguile = (roll: number) =>
      new Game({ Ann: { character: 'sorceress', at: 'O1' }, Bob: { at: 'O2', alignment, objects: ['axe'] } })
        .rolls(1, roll)
        .ann('roll', 'cw', 'beguile:1');
    expect([beguile(fails).turn, beguile(works).options('Ann')]).toEqual(['Bob', ['gold', 'adv.axe']]);
  });

  test('T86-6.13.3 takes one Follower, never Maiden, Unicorn or Princess, and no curse', () => {
    const g = new Game({
      Ann: { character: 'sorceress', at: 'O1' },
      Bob: { at: 'O2', followers: ['maiden', 'unicorn', 'princess', 'guide', 'pixie', 'poltergeist'], grantMark: 3 },
    });
    g.rolls(1).ann('roll', 'cw', 'takeFollowers:1');
    expect(g.options('Ann')).toEqual(['adv.guide', 'adv.pixie']);
    expect(g.ann('pixie').cardsOf('Ann', 'followers')).toEqual(['pixie']);
  });
});

describe('Thief', () => {
  test('T86-6.13.3 takes one gold or one Object', () => {
    const g = new Game({ Ann: { character: 'thief', at: 'O1' }, Bob: { at: 'O2', objects: ['axe'], gold: 1 } })
      .rolls(1)
      .ann('roll', 'cw', 'steal:1');
    expect(g.options('Ann')).toEqual(['gold', 'adv.axe']);
    expect(g.question('Ann')?.byDefault).toBe('gold');
    expect(g.ann('gold').of('Ann').gold).toBe(2);
  });

  test('T86-6.20.1 one bought card for nothing at the Blacksmith, though the purse is empty; and on the Market a Raft', () => {
    const g = new Game({ Ann: { character: 'thief', at: 'O24', gold: 0 }, Bob: BOB })
      .rolls(1)
      .ann('roll', 'cw', 'blacksmith', 'free:pur.armour');
    expect([g.cardsOf('Ann', 'objects'), g.turn]).toEqual([['pur.armour'], 'Bob']);
    const market = new Game({ figures: { Ann: { character: 'thief', at: 'O1', gold: 1 }, Bob: BOB }, lying: { O2: ['market'] } })
      .rolls(1)
      .ann('roll', 'cw', 'free:pur.raft', 'buy:pur.sword');
    expect([market.cardsOf('Ann', 'objects'), market.turn]).toEqual([['pur.raft', 'pur.sword'], 'Bob']);
  });
});

describe('Troll', () => {
  test('T86-6.4.4 on a natural 6 he may stay and heal a life; need not roll in the Crags', () => {
    const g = new Game({ Ann: { character: 'troll', at: 'O10', lives: 2 }, Bob: BOB }).rolls(6).ann('roll', 'rest');
    expect([g.of('Ann').lives, g.of('Ann').space, g.turn, g.events('drew')]).toEqual([3, 'O10', 'Bob', []]);
    expect(new Game({ Ann: { character: 'troll', at: 'O8' }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'skip').turn).toBe('Bob');
  });
});

describe('Warrior', () => {
  test('T86-6.16.4a the higher of two dice, in physical combat only, also when attacked', () => {
    const g = new Game({ Ann: { character: 'ghoul', at: 'O1' }, Bob: { character: 'warrior', at: 'O2' } })
      .rolls(1, 3, 2, 5)
      .ann('roll', 'cw', 'attack:1');
    expect(g.last('duelled')?.defence).toMatchObject({ dice: [2, 5], score: 9 });
    g.bob('nothing');
    const psychic = new Game({ Ann: { character: 'ghoul', at: 'O1' }, Bob: { character: 'warrior', at: 'O2' } })
      .rolls(1, 2, 3)
      .ann('roll', 'cw', 'psychic:1');
    expect(psychic.last('duelled')).toMatchObject({ defence: { dice: [3] }, result: 'draw' });
  });
});

describe('Wizard', () => {
  test('T86-6.2.7b T86-6.17.1b always has a Spell, also when it was countered, and attacks on Craft', () => {
    const g = new Game({ Ann: { character: 'wizard', at: 'O2', spells: ['temporal-warp'] }, Bob: { ...BOB, spells: ['counterspell'] } });
    g.draws('hex').ann('cast:temporal-warp').bob('counterspell');
    expect([g.cardsOf('Ann', 'spells'), g.s.turn.extra]).toEqual([['hex'], 0]);
  });
});
