import { begin, type Chance } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { characterOf } from '../../src/editions/index.ts';
import { talisman } from '../../src/index.ts';
import { souls } from '../souls/game.ts';
import { BOB, digital, finding, OTHER } from './digital.ts';

describe('TDE-C.1 Assassin', () => {
  test('(1) whom he attacks rolls no die, and every creature he fights, drawn or met without a card', () => {
    const drawn = digital({ Ann: { character: 'assassin', at: 'O1' }, Bob: BOB })
      .rolls(1, 2)
      .draws('serpent')
      .ann('roll', 'cw', 'assassinate');
    expect([drawn.last('fought')?.foe, drawn.cardsOf('Ann', 'trophies')]).toMatchObject([{ dice: [], score: 4 }, ['serpent']]);
    const sentinel = digital({ Ann: { character: 'assassin', at: 'O4' }, Bob: BOB })
      .rolls(2)
      .ann('roll', 'bridge');
    expect(sentinel.options('Ann')).toContain('assassinate');
    expect(finding(['wraith'], { character: 'assassin' }, [1, 6]).events('fought')[0]?.foe.dice).toEqual([6]);
  });

  test('(2) a character beaten so loses a life; when he is attacked both roll', () => {
    const g = digital({ Ann: { character: 'assassin', at: 'O1' }, Bob: { character: 'troll', at: 'O2', gold: 5, objects: ['axe'] } });
    g.rolls(1, 6).ann('roll', 'cw', 'assassinate:1');
    expect([g.last('duelled')?.defence.dice, g.of('Bob').lives, g.cardsOf('Bob', 'objects')]).toEqual([[], 5, ['axe']]);
    const attacked = digital({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'assassin', at: 'O2', gold: 0 } });
    attacked.rolls(1, 3, 3).ann('roll', 'cw', 'attack:1');
    expect(attacked.last('duelled')?.attack.dice).toEqual([3]);
  });

  test('(1) creatures of the Inner Region too', () => {
    const g = digital({ Ann: { character: 'assassin', at: 'I6', werewolf: 8 }, Bob: BOB }).ann('act');
    expect([g.options('Ann'), g.question('Ann')?.options[0]?.label]).toEqual([['roll', 'assassinate'], { key: 'pick.face.assassinate' }]);
    g.rolls(6).ann('assassinate');
    expect(g.last('fought')).toMatchObject({ foe: { dice: [], score: 8 }, result: 'won' });
  });

  test('(3) not on the Crown', () => {
    const crown = digital({ Ann: { character: 'assassin', at: 'I9' }, Bob: { at: 'I9' } });
    crown.rolls(1, 1, 1).ann('act');
    expect(crown.last('duelled')?.defence.dice.length).toBeGreaterThan(0);
  });
});

describe('TDE-C.2 Druid', () => {
  test('(1) starts with a Spell; (3) his Spells are full when he lands on Woods', () => {
    const g = digital({ Ann: { character: 'druid', at: 'O3' }, Bob: BOB })
      .rolls(1)
      .draws('hex', 'alchemy', 'healer')
      .ann('roll', 'cw');
    expect([g.cardsOf('Ann', 'spells'), g.lying('O4')]).toEqual([['hex', 'alchemy'], ['healer']]);
  });

  test('(2) TDE-6.29 TDE-6.30 he changes sides at will, once a turn; forbidden cards stay', () => {
    const g = digital({ Ann: { character: 'druid', at: 'O2', objects: ['runesword', 'holy-grail'] }, Bob: BOB });
    expect(g.options('Ann').filter((o) => o.startsWith('align'))).toEqual(['align:good', 'align:evil']);
    expect(g.ann('align:good').lying('O2')).toEqual(['runesword']);
    expect(g.options('Ann').filter((o) => o.startsWith('align'))).toEqual([]);
  });
});

describe('TDE-C.3 Dwarf', () => {
  test('(1) need not roll in Crags and Chasm', () => {
    expect(
      digital({ Ann: { character: 'dwarf', at: 'O8' }, Bob: BOB })
        .rolls(1)
        .ann('roll', 'cw', 'skip').turn,
    ).toBe('Bob');
    const g = digital({ Ann: { character: 'dwarf', at: 'M6', followers: ['guide'] }, Bob: BOB })
      .rolls(1, 1)
      .ann('roll', 'cw', 'skip');
    expect([g.of('Ann').lives, g.cardsOf('Ann', 'followers')]).toEqual([5, []]);
  });

  test('(2) evades in Hills; (3) may add 1 in the Cave; (6) no Maze holds him', () => {
    const g = digital({ figures: { Ann: { character: 'dwarf', at: 'O5' }, Bob: BOB }, lying: { O6: ['dragon', 'maze', 'cave'] } });
    g.rolls(1, 1).ann('roll', 'cw', 'evade:dragon', 'yes', 'evade:caveGoblin');
    expect([g.of('Ann').misses, g.last('evaded')?.creature]).toEqual([0, 'caveGoblin']);
  });

  test('(4) (5) one die at the Portal by Craft, two in the Mines', () => {
    const g = digital({ Ann: { character: 'dwarf', at: 'M1' }, Bob: BOB })
      .rolls(1, 3)
      .ann('roll', 'portal:craft');
    expect([g.last('rolled')?.dice, g.of('Ann').space]).toEqual([[3], 'I1']);
    const mines = digital({ Ann: { character: 'dwarf', at: 'I1' }, Bob: BOB })
      .rolls(1, 2)
      .ann('to:I2');
    expect([mines.last('rolled')?.dice, mines.of('Ann').space]).toEqual([[1, 2], 'I2']);
  });
});

test('TDE-C.4 Elf: (1) no roll in the Forest; (2) evades in Woods; (3) walks from Woods to Woods of the Region', () => {
  expect(
    digital({ Ann: { character: 'elf', at: 'O22' }, Bob: BOB })
      .rolls(1)
      .ann('roll', 'cw', 'skip').turn,
  ).toBe('Bob');
  const g = digital({ figures: { Ann: { character: 'elf', at: 'O4' }, Bob: BOB }, lying: { O17: ['dragon'] } });
  expect(g.options('Ann').filter((o) => o.startsWith('woods'))).toEqual(['woods:O11', 'woods:O17']);
  g.ann('woods:O17', 'evade:dragon');
  expect([g.of('Ann').space, g.events('fought')]).toEqual(['O17', []]);
});

describe('TDE-C.5 Ghoul', () => {
  test('(1) (2) may attack by Craft, and gains the life that he takes so', () => {
    const g = digital({ Ann: { character: 'ghoul', at: 'O1' }, Bob: { character: 'troll', at: 'O2', gold: 0 } })
      .rolls(1, 6, 1)
      .ann('roll', 'cw', 'psychic:1', 'life');
    expect([g.of('Ann').lives, g.of('Bob').lives]).toEqual([5, 5]);
  });

  test('(3) (4) raises a killed Enemy, which fights along once', () => {
    const g = digital({
      figures: { Ann: { character: 'ghoul', at: 'O1', strength: 6 }, Bob: BOB },
      lying: { O2: ['serpent'], O3: ['ogre'] },
    });
    g.rolls(1, 6, 1).ann('roll', 'cw', 'serpent');
    expect([g.cardsOf('Ann', 'followers'), g.cardsOf('Ann', 'trophies')]).toEqual([['serpent'], []]);
    g.rolls(6).draws('healer').bob('roll', 'cw');
    g.rolls(1, 1, 6).ann('roll', 'cw', 'raise:serpent');
    expect([g.events('fought').at(-1)?.hero.score, g.cardsOf('Ann', 'followers')]).toEqual([6 + 4 + 1, []]);
  });
});

describe('TDE-C.6 Minstrel', () => {
  test('(1) (2) animals and dragons leave him alone; he charms an animal, or attacks', () => {
    const g = digital({ figures: { Ann: { character: 'minstrel', at: 'O1' }, Bob: BOB }, lying: { O2: ['wolf', 'axe'] } })
      .rolls(1)
      .ann('roll', 'cw');
    expect(g.options('Ann')).toEqual(['done', 'attack:adv.wolf', 'charm:adv.wolf']);
    g.rolls(3).ann('charm:wolf', 'take:axe');
    expect([g.cardsOf('Ann', 'followers'), g.cardsOf('Ann', 'objects')]).toEqual([['wolf'], ['axe']]);
  });

  test('TDE-3.12 an animal left alone bars what lies there', () => {
    const g = digital({ figures: { Ann: { character: 'minstrel', at: 'O1' }, Bob: BOB }, lying: { O2: ['dragon', 'axe'] } })
      .rolls(1)
      .ann('roll', 'cw', 'done');
    expect([g.events('fought'), g.lying('O2'), g.turn]).toEqual([[], ['dragon', 'axe'], 'Bob']);
  });

  test('(3) one charmed animal adds its Strength in each battle and stays', () => {
    const g = digital({ figures: { Ann: { character: 'minstrel', at: 'O1' }, Bob: BOB }, lying: { O2: ['ape'], O3: ['goblin'] } })
      .rolls(1, 6)
      .ann('roll', 'cw', 'charm:ape');
    g.rolls(6).draws('healer').bob('roll', 'cw').rolls(1, 1, 6).ann('roll', 'cw');
    expect([g.events('fought').at(-1)?.hero.score, g.cardsOf('Ann', 'followers')]).toEqual([2 + 3 + 1, ['ape']]);
  });

  test('(4) takes the Maiden and the Princess from a character', () => {
    const g = digital({ Ann: { character: 'minstrel', at: 'O1' }, Bob: { at: 'O2', followers: ['maiden', 'guide', 'princess'] } });
    g.rolls(1).ann('roll', 'cw', 'takeFollowers:1');
    expect([g.cardsOf('Ann', 'followers'), g.cardsOf('Bob', 'followers')]).toEqual([['maiden', 'princess'], ['guide']]);
  });
});

describe('TDE-C.7 Monk', () => {
  test('(1) (3) adds his printed Craft in battle, and uses neither weapon nor armour', () => {
    const g = finding(['giant'], { character: 'monk', craft: 6, objects: ['sword', 'armour'] }, [1, 6], OTHER);
    expect([g.last('fought')?.hero.score, g.of('Ann').lives]).toEqual([2 + 3 + 1, 3]);
  });

  test('(2) may add 1 when praying', () => {
    const g = digital({ Ann: { character: 'monk', at: 'O6' }, Bob: { at: 'O14' } })
      .rolls(1, 4)
      .ann('roll', 'cw', 'pray');
    expect(g.asked('Ann')).toBe('addToRoll');
    expect(g.ann('yes').of('Ann').lives).toBe(5);
  });
});

describe('TDE-C.8 Priest', () => {
  test('(3) destroys Spirits one by one, and gains a Spell for each within his limit', () => {
    const g = finding(['demon', 'wraith'], { character: 'priest', spells: ['hex'] })
      .draws('random')
      .ann('destroy:demon');
    expect([g.cardsOf('Ann', 'spells'), g.s.discard]).toEqual([['hex', 'random'], ['adv.demon']]);
    g.ann('destroy:wraith');
    expect([g.cardsOf('Ann', 'spells'), g.cardsOf('Ann', 'trophies'), g.lying('O2')]).toEqual([['hex', 'random'], [], []]);
  });

  test('(2) (4) prays with 1 more, and fights without weapons', () => {
    expect(finding(['ogre'], { character: 'priest', objects: ['sword'] }, [1, 6]).last('fought')?.hero.score).toBe(2 + 1);
    const g = digital({ Ann: { character: 'priest', at: 'O6' }, Bob: { at: 'O14' } })
      .rolls(1, 4)
      .ann('roll', 'cw', 'pray', 'yes');
    expect(g.of('Ann').lives).toBe(5);
  });
});

describe('TDE-C.9 Prophetess', () => {
  test('(2) casting her last Spell brings one; (4) she sees every Spell', () => {
    const g = digital({
      Ann: { character: 'prophetess', at: 'O2', spells: ['hex'] },
      Bob: { ...BOB, character: 'wizard', spells: ['preservation'] },
    });
    expect([g.view('Ann').characters[1]!.spells, g.view().characters[1]!.spells]).toEqual([['sp.preservation'], null]);
    expect(g.draws('random').ann('cast:hex', 'O20').cardsOf('Ann', 'spells')).toEqual(['random']);
  });

  test('(3) sends back one drawn card; what comes must be met', () => {
    const g = digital({ Ann: { character: 'prophetess', at: 'O1' }, Bob: BOB })
      .rolls(1)
      .draws('dragon', 'angel')
      .ann('roll', 'cw', 'dragon');
    expect([g.s.discard.sort(), g.of('Ann').lives]).toEqual([['adv.angel', 'adv.dragon'], 5]);
  });

  test('TDE-11.14a (3) with the Realm of Souls she sends back an Adventure card all the same', () => {
    const g = souls({ Ann: { character: 'prophetess', at: 'O1' }, Bob: BOB })
      .rolls(1)
      .draws('dragon')
      .ann('roll', 'cw');
    expect([g.asked('Ann'), g.options('Ann')]).toEqual(['replace', ['keep', 'adv.dragon']]);
  });
});

describe('TDE-C.10 Sorceress', () => {
  test.each([
    ['good', 5, 6],
    ['neutral', 4, 5],
    ['evil', 3, 4],
  ] as const)('(3) beguiles a %s one not with %i but with %i', (alignment, fails, works) => {
    const beguile = (roll: number) =>
      digital({ Ann: { character: 'sorceress', at: 'O1' }, Bob: { at: 'O2', alignment, objects: ['axe'] } })
        .rolls(1, roll)
        .ann('roll', 'cw', 'beguile:1');
    expect([beguile(fails).turn, beguile(works).options('Ann')]).toEqual(['Bob', ['gold', 'adv.axe']]);
  });

  test('(2) (4) attacks by Craft; takes one Follower, never Maiden, Unicorn or Princess', () => {
    const g = digital({
      Ann: { character: 'sorceress', at: 'O1' },
      Bob: { at: 'O2', followers: ['maiden', 'unicorn', 'princess', 'guide', 'pixie'] },
    });
    g.rolls(1).ann('roll', 'cw');
    expect(g.options('Ann')).toContain('psychic:1');
    g.ann('takeFollowers:1');
    expect(g.options('Ann')).toEqual(['adv.guide', 'adv.pixie']);
    expect(g.ann('pixie').cardsOf('Ann', 'followers')).toEqual(['pixie']);
  });
});

describe('TDE-C.11 Thief', () => {
  test('(1) takes one gold or one Object', () => {
    const g = digital({ Ann: { character: 'thief', at: 'O1' }, Bob: { at: 'O2', objects: ['axe'], gold: 1 } })
      .rolls(1)
      .ann('roll', 'cw', 'steal:1');
    expect(g.options('Ann')).toEqual(['gold', 'adv.axe']);
    expect(g.ann('gold').of('Ann').gold).toBe(2);
  });

  test('(2) takes a purchase card for nothing in the Village, at the Market and on Market Day', () => {
    const smith = digital({ Ann: { character: 'thief', at: 'O24', gold: 0 }, Bob: BOB })
      .rolls(1)
      .ann('roll', 'cw', 'blacksmith', 'free:pur.armour');
    expect(smith.cardsOf('Ann', 'objects')).toEqual(['pur.armour']);
    const market = finding(['market'], { gold: 0 }).ann('free:pur.mule');
    expect(market.cardsOf('Ann', 'followers')).toEqual(['pur.mule']);
    const day = digital({ Ann: { character: 'troll', at: 'O1', gold: 0 }, Bob: { character: 'thief', at: 'O14', gold: 0 } })
      .rolls(1)
      .draws('market-day');
    day.ann('roll', 'cw').bob('free:pur.sword');
    expect(day.cardsOf('Bob', 'objects')).toEqual(['pur.sword']);
  });
});

test('TDE-C.12 Troll: (1) no roll in the Crags; (2) on a natural 6 he may heal a life instead of moving', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O10', lives: 2 }, Bob: BOB })
    .rolls(6)
    .ann('roll', 'rest');
  expect([g.of('Ann').lives, g.of('Ann').space, g.turn]).toEqual([3, 'O10', 'Bob']);
  expect(
    digital({ Ann: { character: 'troll', at: 'O8' }, Bob: BOB })
      .rolls(1)
      .ann('roll', 'cw', 'skip').turn,
  ).toBe('Bob');
});

describe('TDE-C.13 Warrior', () => {
  test('(1) the higher of two dice in battle only; (2) two weapons', () => {
    const g = finding(['ogre'], { character: 'warrior', objects: ['sword', 'axe'] }, [2, 5, 1]);
    expect(g.last('fought')?.hero).toMatchObject({ dice: [2, 5], score: 4 + 1 + 1 + 5 });
    expect(finding(['wraith'], { character: 'warrior' }, [2, 6]).last('fought')?.hero.dice).toEqual([2]);
  });
});

test('TDE-C.14 Wizard: (2) a Spell for the last one; (3) attacks by Craft', () => {
  const g = digital({ Ann: { character: 'wizard', at: 'O1', spells: ['random'] }, Bob: { character: 'troll', at: 'O2', lives: 4 } });
  g.draws('hex').rolls(6).ann('cast:random', '1');
  expect(g.cardsOf('Ann', 'spells')).toEqual(['hex']);
  g.rolls(1, 6, 1).ann('roll', 'cw', 'psychic:1', 'life');
  expect(g.of('Bob').lives).toBe(4);
});

test.each([
  ['druid', 1],
  ['priest', 1],
  ['prophetess', 1],
  ['sorceress', 1],
  ['wizard', 2],
  ['elf', 0],
])('TDE-1.8 TDE-6.9 the %s starts with %i Spells, and with printed lives and fate', (character, n) => {
  const chance = {
    below: (sides: number, what: string, items?: readonly unknown[]) => (what === 'characters' ? at(items!, character) : sides - 1),
  };
  const s = begin(talisman, { seats: 2, options: { edition: 'digital' } }, chance as Chance);
  const [c] = s.characters;
  const { lives, fate } = characterOf(c!.card!);
  expect([c!.card, c!.spells.length, c!.lives, c!.fate, c!.gold]).toEqual([`chr.digital.${character}`, n, lives, fate, 1]);
});

/** The place of a character among those that are left; any, where it is gone. */
const at = (items: readonly unknown[], character: string): number => Math.max(0, items.indexOf(`chr.digital.${character}`));
