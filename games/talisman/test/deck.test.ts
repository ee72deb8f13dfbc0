import { describe, expect, test } from 'vitest';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O14' };
/** Ann goes from O1 to the Fields O2 and draws this card. */
function drawing(card: string, ann: object = {}, more: object = {}, dice: number[] = []): Game {
  return new Game({ figures: { Ann: { character: 'thief', at: 'O1', ...ann }, Bob: BOB }, ...more })
    .rolls(1, ...dice)
    .draws(card)
    .ann('roll', 'cw');
}
/** Ann finds this card on the Fields O2. */
function finding(cards: string[], ann: object = {}, dice: number[] = [], bob: object = BOB): Game {
  return new Game({ figures: { Ann: { character: 'thief', at: 'O1', ...ann }, Bob: bob }, lying: { O2: cards } })
    .rolls(1, ...dice)
    .ann('roll', 'cw');
}

describe('T86-6.15.4 Events', () => {
  test.each([
    ['angel', 'good', 5],
    ['angel', 'neutral', 4],
    ['angel', 'evil', 3],
    ['devil', 'good', 3],
    ['devil', 'neutral', 4],
    ['devil', 'evil', 5],
  ])('T86-6.7 the %s and a %s character: %i lives', (card, alignment, lives) => {
    const g = drawing(card, { alignment });
    expect([g.of('Ann').lives, g.s.discard]).toEqual([lives, [`adv.${card}`]]);
  });

  test('Blizzard T86-6.11.1b: two turns of everybody, after this move', () => {
    const g = drawing('blizzard');
    expect([g.of('Ann').slow, g.of('Bob').slow, g.options('Bob')[0], g.lying('O2')]).toEqual([2, 2, 'step', []]);
    g.draws('healer').bob('step', 'cw');
    g.draws('marsh', 'maze').ann('step', 'ccw', 'no').bob('step', 'ccw');
    expect([g.of('Bob').slow, g.options('Ann')[0]]).toEqual([0, 'step']);
    g.ann('step', 'ccw');
  });

  test('Book of Spells T86-6.9.4: up to the allowance', () => {
    const g = new Game({ Ann: { character: 'wizard', craft: 6, at: 'O1', spells: ['hex'] }, Bob: BOB })
      .rolls(1)
      .draws('book-of-spells', 'random', 'healing')
      .ann('roll', 'cw');
    expect(g.cardsOf('Ann', 'spells')).toEqual(['hex', 'random', 'healing']);
  });

  test('Evil Darkness T86-6.15.4: an evil drawer goes on, all others miss a turn', () => {
    const g = new Game({ figures: { Ann: { at: 'M10', alignment: 'evil' }, Bob: { ...BOB, at: 'I3' } } })
      .rolls(1)
      .draws('evil-darkness', 'axe')
      .ann('roll', 'cw');
    expect([g.asked('Ann'), g.of('Bob').misses]).toEqual(['take', 1]);
    const good = drawing('evil-darkness', { alignment: 'good' });
    expect([good.of('Ann').misses, good.events('turnMissed').map((e) => e.seat), good.turn]).toEqual([0, [1], 'Ann']);
  });

  test.each([
    [1, 'O9'],
    [2, 'O23'],
    [3, 'O19'],
    [4, 'O21'],
    [5, 'M3'],
    [6, 'M5'],
  ])('Imp T86-6.13.1a on a %i to %s, where an encounter follows', (roll, space) => {
    const there: Record<string, string[]> = { M3: ['healer', 'mage', 'maze'], M5: ['maze'], O21: ['healer', 'maze'] };
    const g = new Game({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB } }).rolls(1, roll);
    g.draws('imp', ...(there[space] ?? []));
    if (there[space] === undefined) g.rolls(4);
    g.ann('roll', 'cw');
    if (g.asked('Ann') === 'nextCard') g.ann('healer');
    expect([g.of('Ann').space, g.s.discard, g.turn]).toEqual([space, ['adv.imp'], 'Bob']);
  });

  test('Magical Vortex T86-6.9.5: nobody holds a Spell any more', () => {
    const g = new Game({
      Ann: { character: 'wizard', at: 'O1', spells: ['hex'] },
      Bob: { ...BOB, character: 'elf', spells: ['alchemy', 'hex'].slice(0, 1) },
    })
      .rolls(1)
      .draws('magical-vortex')
      .ann('roll', 'cw');
    expect([g.cardsOf('Ann', 'spells'), g.cardsOf('Bob', 'spells'), g.s.spellDiscard.length]).toEqual([[], [], 2]);
  });

  test('Market Day T86-6.15.4: two agree on anything within their limits; it ends when nobody wants more', () => {
    const g = new Game({
      Ann: { character: 'thief', at: 'O1', objects: ['axe'], gold: 3 },
      Bob: { ...BOB, followers: ['guide', 'poltergeist'], spells: ['hex'] },
    })
      .rolls(1)
      .draws('market-day')
      .ann('roll', 'cw');
    g.ann('with:1');
    expect(g.options('Ann')).toEqual(['adv.axe', 'coin.1', 'coin.2', 'coin.3']);
    g.ann(['axe', 'coin.1']);
    // A Spell is shown to nobody before both agree.
    expect(g.options('Ann')).toEqual(['adv.guide', 'coin.1', 'spell.1']);
    g.ann(['guide', 'spell.1']).bob('accept');
    expect([g.cardsOf('Ann', 'followers'), g.cardsOf('Ann', 'spells'), g.of('Ann').gold]).toEqual([['guide'], ['hex'], 2]);
    expect([g.cardsOf('Bob', 'objects'), g.cardsOf('Bob', 'followers'), g.of('Bob').gold]).toEqual([['axe'], ['poltergeist'], 2]);
    g.bob('done').ann('done');
    expect(g.turn).toBe('Bob');
  });

  test('Mephistopheles T86-6.7: the evil grow cleverer, the others evil', () => {
    expect(drawing('mephistopheles', { character: 'assassin', grantMark: 2 }).of('Ann').craft).toBe(4);
    expect(drawing('mephistopheles', { alignment: 'good' }).of('Ann').alignment).toBe('evil');
  });

  test('Pestilence T86-6.4.2: everybody of this region loses a life', () => {
    const g = new Game({ Ann: { at: 'O1' }, Bob: BOB, Cay: { at: 'M2' } }).rolls(1).draws('pestilence').ann('roll', 'cw');
    expect(['Ann', 'Bob', 'Cay'].map((name) => g.of(name).lives)).toEqual([3, 3, 4]);
  });

  test('Pestilence T86-W: where the last two die together, the active player has won', () => {
    const g = new Game({ figures: { Ann: { at: 'O1', lives: 1 }, Bob: { ...BOB, lives: 1 } }, crownReached: true })
      .rolls(1)
      .draws('pestilence')
      .ann('roll', 'cw');
    expect(g.s.outcome?.winners).toEqual([0]);
  });

  test('Raiders T86-6.15.4: all gold and all Objects to the Oasis; there they may be taken back', () => {
    const g = drawing('raiders', { gold: 3, objects: ['mule', 'axe', 'pur.sword', 'raft'] });
    expect([g.lying('oasis'), g.s.loose.M11, g.of('Ann').gold, g.cardsOf('Ann', 'objects')]).toEqual([
      ['mule', 'axe', 'pur.sword'],
      3,
      0,
      [],
    ]);
    const oasis = new Game({ Ann: { at: 'M10', gold: 2, objects: ['axe'] }, Bob: BOB })
      .rolls(1)
      .draws('raiders', 'marsh')
      .ann('roll', 'cw');
    expect(oasis.options('Ann')).toEqual(['gold', 'take:adv.axe', 'done']);
    oasis.ann('gold', 'take:axe');
  });

  test('Storm T86-6.15.4: a turn for everybody of this region, the drawer’s at once', () => {
    const g = new Game({ Ann: { at: 'O1' }, Bob: BOB, Cay: { at: 'M2' } }).rolls(1).draws('storm').ann('roll', 'cw');
    expect([g.events('turnMissed').map((e) => e.seat), g.of('Ann').misses, g.turn]).toEqual([[1], 0, 'Cay']);
  });

  test('Hag T86-6.6: no other Follower while she is there; the Mystic rids one of her whatever he rolls', () => {
    const g = new Game({ Ann: { at: 'O1', followers: ['guide', 'poltergeist'] }, Bob: BOB }).draws('hag').ann('step', 'cw');
    expect([g.cardsOf('Ann', 'followers'), g.s.discard.sort()]).toEqual([['hag'], ['adv.guide', 'adv.poltergeist']]);
    const none = finding(['guide'], { followers: ['hag'] });
    expect([none.asked('Ann'), none.lying('O2')]).toEqual([undefined, ['guide']]);
    const mystic = new Game({ Ann: { at: 'O24', followers: ['hag'] }, Bob: BOB }).rolls(1, 1).ann('roll', 'cw', 'mystic');
    expect([mystic.cardsOf('Ann', 'followers'), mystic.s.discard]).toEqual([[], ['adv.hag']]);
    expect(new Game({ Ann: { at: 'O2', followers: ['hag'], gold: 0 }, Bob: BOB }).options('Ann')).not.toContain('leave');
  });

  test('Poltergeist T86-6.11.1b: one space a turn until one crosses the river', () => {
    const g = drawing('poltergeist');
    expect(g.cardsOf('Ann', 'followers')).toEqual(['poltergeist']);
    const bridge = new Game({ Ann: { at: 'M4', followers: ['poltergeist'] }, Bob: BOB }).draws('healer').ann('step', 'bridge');
    expect([bridge.cardsOf('Ann', 'followers'), bridge.s.discard]).toEqual([[], ['adv.poltergeist']]);
  });
});

describe('Enemies', () => {
  test.each([
    ['ape', 3],
    ['bear', 3],
    ['boar', 1],
    ['lion', 3],
    ['serpent', 4],
    ['wolf', 2],
    ['giant', 6],
    ['goblin', 2],
    ['hobgoblin', 3],
    ['ogre', 5],
    ['dragon', 7],
  ])('T86-6.15.5 the %s attacks with %i', (card, strength) => {
    const g = finding([card], { character: 'troll', strength: 9 }, [4, 3]);
    expect(g.last('fought')).toMatchObject({ stat: 'strength', foe: { score: strength + 3 }, result: 'won' });
    if (strength === 7) g.ann('done');
    expect(g.cardsOf('Ann', 'trophies')).toEqual([card]);
  });

  test.each([
    ['shadow', 2],
    ['spectre', 3],
    ['ghost', 4],
    ['wraith', 5],
    ['demon', 10],
  ])('T86-6.15.6 the %s attacks with a Craft of %i, and no trophy is left', (card, craft) => {
    const g = finding([card], { craft: 11, grantMark: 3 }, [4, 3]);
    expect(g.last('fought')).toMatchObject({ stat: 'craft', foe: { score: craft + 3 }, result: 'won' });
    expect([g.cardsOf('Ann', 'trophies'), g.s.discard]).toEqual([[], [`adv.${card}`]]);
  });

  test('Bandit T86-6.16.5 lets one pass for a gold, each of them, and stays', () => {
    const g = finding(['bandit', 'bandit.2', 'axe'], { gold: 2 });
    expect(g.options('Ann')).toEqual(['fight', 'pay:adv.bandit', 'pay:adv.bandit.2']);
    g.ann('pay:adv.bandit', 'pay:adv.bandit.2', 'done');
    expect([g.of('Ann').gold, g.lying('O2'), g.events('fought')]).toEqual([0, ['bandit', 'bandit', 'axe'], []]);
    const one = finding(['bandit', 'bandit.2'], { gold: 1 }, [6, 1]).ann('pay:adv.bandit.2');
    expect([one.last('fought')?.foe.score, one.cardsOf('Ann', 'trophies'), one.lying('O2')]).toEqual([5, ['bandit'], ['bandit']]);
  });

  test.each([1, 2, 3, 4, 5, 6])('Ghost T86-6.15.1 on a %i it haunts another space', (roll) => {
    const spaces = ['O13', 'O1', 'O3', 'O7', 'M16', 'M13'];
    const g = drawing('ghost', {}, {}, [roll]);
    expect(g.lying(spaces[roll - 1]!)).toEqual(['ghost']);
  });
});

describe('T86-6.15.8 Strangers', () => {
  test.each([
    ['enchanter', { craft: 4, grantMark: 2 }, { craft: 3 }],
    ['fairy', { alignment: 'good' }, { alignment: 'neutral' }],
    ['phantom', { alignment: 'evil' }, { alignment: 'good' }],
  ])('the %s grants the first who fits one wish', (card, fits, fails) => {
    const g = finding([card], fits);
    expect(g.options('Ann')).toEqual(['wishSpell', 'wishGold', 'wishStrength', 'wishCraft', 'wishLife', 'wishTeleport']);
    g.ann('wishGold');
    expect([g.of('Ann').gold, g.s.discard]).toEqual([2, [`adv.${card}`]]);
    const not = finding([card], fails);
    expect([not.asked('Ann'), not.lying('O2')]).toEqual([undefined, [card]]);
  });

  test('a wish for a Spell needs room; one to be elsewhere brings an encounter there', () => {
    const full = finding(['fairy'], { alignment: 'good', spells: ['hex'] });
    expect(full.options('Ann')).not.toContain('wishSpell');
    full.ann('wishTeleport');
    expect([full.options('Ann').length, full.options('Ann').includes('M1')]).toEqual([23, false]);
    full.rolls(4).ann('O19');
    expect(full.of('Ann')).toMatchObject({ space: 'O19', gold: 2 });
  });

  test('Healer T86-6.4.6 two lives for nothing, each visit', () => {
    expect(finding(['healer'], { lives: 1 }).of('Ann').lives).toBe(3);
    expect(finding(['healer'], { lives: 3 }).of('Ann').lives).toBe(4);
  });

  test.each(['crypt', 'plain-of-peril', 'cursed-glade', 'oasis', 'crags', 'forest'])(
    'Hermit T86-6.15.1 goes to the %s and gives the first a Talisman',
    (space) => {
      const roll = ['crypt', 'plain-of-peril', 'cursed-glade', 'oasis', 'crags', 'forest'].indexOf(space) + 1;
      const g = drawing('hermit', {}, {}, [roll]);
      expect([g.lying(space), g.cardsOf('Ann', 'objects')]).toEqual([['hermit'], []]);
    },
  );

  test('Hermit T86-6.20.2c without a Talisman he waits', () => {
    const g = new Game({
      figures: { Ann: { character: 'thief', at: 'O22' }, Bob: BOB },
      lying: { forest: ['hermit'] },
      stock: { 'tal.talisman': 0 },
    })
      .rolls(1, 4)
      .ann('roll', 'cw');
    expect([g.cardsOf('Ann', 'objects'), g.lying('forest')]).toEqual([[], ['hermit']]);
  });

  test('Mage and Sorcerer T86-6.9.4 a Spell for the good, and one for a gold, where there is room', () => {
    const mage = new Game({ figures: { Ann: { character: 'elf', at: 'O1' }, Bob: BOB }, lying: { O2: ['mage'] } })
      .rolls(1)
      .draws('hex')
      .ann('roll', 'cw');
    expect(mage.cardsOf('Ann', 'spells')).toEqual(['hex']);
    expect(finding(['mage']).cardsOf('Ann', 'spells')).toEqual([]);
    const sorcerer = finding(['sorcerer']).draws('hex').ann('card');
    expect([sorcerer.cardsOf('Ann', 'spells'), sorcerer.of('Ann').gold]).toEqual([['hex'], 0]);
    expect(finding(['sorcerer'], { spells: ['hex'] }).asked('Ann')).toBeUndefined();
    expect(finding(['sorcerer'], { gold: 0 }).asked('Ann')).toBeUndefined();
  });

  test('Siren T86-6.15.8 1 to 3: a missed turn, the next one', () => {
    expect([3, 4].map((roll) => finding(['siren'], {}, [roll]).of('Ann').misses)).toEqual([1, 0]);
  });

  test.each([
    [1, { toad: 3 }],
    [2, { lives: 3 }],
    [3, { strength: 4 }],
    [4, { craft: 4 }],
    [6, { lives: 5 }],
  ])('Witch T86-6.15.8 on a %i', (roll, result) => {
    const g = new Game({ figures: { Ann: { character: 'thief', at: 'O1', grantMark: 2 }, Bob: BOB }, lying: { O2: ['witch'] } })
      .rolls(1, roll)
      .ann('roll', 'cw');
    expect(g.of('Ann')).toMatchObject(result);
  });

  test('Witch T86-6.15.8 on a 5 a Spell', () => {
    const g = new Game({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lying: { O2: ['witch'] } })
      .rolls(1, 5)
      .draws('hex')
      .ann('roll', 'cw');
    expect([g.cardsOf('Ann', 'spells'), g.lying('O2')]).toEqual([['hex'], ['witch']]);
  });
});

describe('Followers', () => {
  test('Alchemist T86-6.3.4 Objects for a gold each, at any time of the own turn', () => {
    const g = new Game({ Ann: { at: 'O2', followers: ['alchemist'], objects: ['axe', 'ring'], grantMark: 2, gold: 0 }, Bob: BOB }).ann(
      'sell',
      ['axe', 'ring'],
    );
    expect([g.of('Ann').gold, g.cardsOf('Ann', 'objects')]).toEqual([2, []]);
  });

  test('Gnome T86-6.11.24a one die at the Portal by Craft, two in the Mines, no Crags, evading in Hills', () => {
    const own = { followers: ['gnome'] };
    const portal = new Game({ Ann: { ...own, character: 'thief', at: 'M1' }, Bob: BOB }).rolls(1, 3).ann('roll', 'portal:craft');
    expect(portal.of('Ann').space).toBe('I1');
    expect(new Game({ Ann: { ...own, at: 'I1' }, Bob: BOB }).rolls(1, 1).ann('to:I2').last('rolled')?.dice).toHaveLength(2);
    expect(new Game({ Ann: { ...own, at: 'O8' }, Bob: BOB }).rolls(1).ann('roll', 'cw').asked('Ann')).toBe('skipRoll');
    const hills = new Game({ figures: { Ann: { ...own, at: 'O5' }, Bob: BOB }, lying: { O6: ['dragon'] } }).rolls(1).ann('roll', 'cw');
    expect(hills.options('Ann')).toContain('evade:adv.dragon');
  });

  test.each([
    ['guide', ['O8', 'O22', 'M6']],
    ['pixie', ['O22']],
  ])('%s T86-6.13.5b need not roll in Crags, Forest or Chasm', (follower, spaces) => {
    for (const at of spaces) {
      const g = new Game({ Ann: { at, followers: [follower] }, Bob: BOB }).rolls(1).ann('roll', 'cw');
      // With Followers at the Chasm one is asked first whether any is set down (T86-6.6.4).
      if (g.asked('Ann') === 'encounter') g.ann('space');
      expect(g.asked('Ann')).toBe('skipRoll');
    }
  });

  test('Pixie T86-6.18.1a evades in the Woods', () => {
    const g = new Game({ figures: { Ann: { at: 'O3', followers: ['pixie'] }, Bob: BOB }, lying: { O4: ['dragon'] } })
      .rolls(1)
      .ann('roll', 'cw', 'evade:dragon');
    expect(g.lying('O4')).toEqual(['dragon']);
  });

  test('Maiden and Unicorn T86-6.2.5 T86-6.1.6a', () => {
    const g = new Game({ Ann: { at: 'O2', followers: ['maiden', 'unicorn'], grantMark: 3 }, Bob: BOB });
    expect(g.totals('Ann')).toEqual([4 + 1, 3 + 2 + 1]);
  });

  test('Mercenary T86-6.16.3 joins for a gold, adds 3 once a turn for a gold, in defence too', () => {
    const g = finding(['mercenary']).ann('take:mercenary');
    expect([g.cardsOf('Ann', 'followers'), g.of('Ann').gold]).toEqual([['mercenary'], 0]);
    expect(finding(['mercenary'], { gold: 0 }).lying('O2')).toEqual(['mercenary']);
    const fight = finding(['ogre'], { followers: ['mercenary'], gold: 2 }, [3, 3]).ann('hire:mercenary');
    expect([fight.last('fought')?.hero.score, fight.of('Ann').gold]).toEqual([3 + 3 + 3, 1]);
    expect(fight.last('fought')?.hero.parts).toContainEqual({ from: 'card', card: 'adv.mercenary', n: 3 });
    const defence = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'monk', at: 'O2', followers: ['mercenary'] } })
      .rolls(1, 1, 1)
      .ann('roll', 'cw', 'attack:1')
      .bob('hire:mercenary');
    expect(defence.last('duelled')?.defence.score).toBe(2 + 3 + 3 + 1);
    defence.bob('nothing');
  });

  test.each(['prince', 'princess'])('%s T86-6.4.6 heals for nothing at the Castle, and is worth three gold there', (follower) => {
    const g = new Game({ Ann: { at: 'M15', lives: 1, gold: 0, followers: [follower] }, Bob: BOB })
      .rolls(1)
      .ann('roll', 'cw', 'royalDoctor', 'handOver', [follower]);
    expect([g.of('Ann').lives, g.of('Ann').gold, g.cardsOf('Ann', 'followers')]).toEqual([4, 3, []]);
  });
});

describe('Objects', () => {
  test('Amulet T86-6.9.8b no Spell leaves the bearer or reaches him', () => {
    const g = new Game({
      Ann: { character: 'wizard', at: 'O2', spells: ['random', 'acquisition'] },
      Bob: { ...BOB, character: 'elf', objects: ['amulet', 'axe'], spells: ['healing', 'hex'], lives: 2 },
    });
    expect(g.asked('Bob')).toBeUndefined();
    g.ann('cast:random');
    expect(g.options('Ann')).toEqual(['0', 'back']);
    g.ann('back');
    expect(g.options('Ann')).not.toContain('cast:sp.acquisition');
  });

  test('Cross T86-6.15.6 destroys Spirits, and keeps the life of an evil bearer in the Chapel, of a good one in the Graveyard', () => {
    const g = finding(['demon'], { objects: ['cross'] }).ann('destroy');
    expect(g.s.discard).toEqual(['adv.demon']);
    const lives = (at: string, alignment: string, objects: string[]) =>
      new Game({ Ann: { at, alignment: alignment as 'good', objects }, Bob: BOB }).rolls(1).ann('roll', 'cw').of('Ann').lives;
    expect([lives('O6', 'evil', ['cross']), lives('O6', 'evil', []), lives('O2', 'good', ['cross']), lives('O2', 'good', [])]).toEqual([
      4, 3, 4, 3,
    ]);
  });

  test('Holy Grail and Water Bottle T86-6.13.5b no life is lost in the Desert', () => {
    const lives = (objects: string[], ban?: string) =>
      new Game({ figures: { Ann: { character: 'thief', at: 'M9', objects, grantMark: 2 }, Bob: BOB }, ...(ban ? { ban } : {}) })
        .rolls(1)
        .ann('roll', 'cw')
        .of('Ann').lives;
    expect([lives([]), lives(['water-bottle']), lives(['holy-grail']), lives(['pur.water-bottle']), lives(['holy-grail'], 'Bob')]).toEqual([
      3, 4, 4, 4, 3,
    ]);
    expect(new Game({ Ann: { at: 'O2', objects: ['holy-grail'], grantMark: 2 }, Bob: BOB }).totals('Ann')[1]).toBe(4);
  });

  test('Holy Lance T86-6.1.6b 1 in combat, 3 where a dragon is among them', () => {
    const score = (cards: string[]) => finding(cards, { objects: ['holy-lance'] }, [1, 6]).last('fought')?.hero.score;
    expect([score(['ogre', 'goblin']), score(['dragon', 'boar'])]).toEqual([3 + 1 + 1, 3 + 3 + 1]);
  });

  test('Magic Belt, Ring, Solomon’s Crown T86-6.1.6a T86-6.2.5 two each, not on the Cursed Glade', () => {
    const objects = ['magic-belt', 'ring', 'solomons-crown'];
    expect(new Game({ Ann: { at: 'O2', objects, grantMark: 3 }, Bob: BOB }).totals('Ann')).toEqual([6, 7]);
    expect(new Game({ Ann: { at: 'M5', objects, grantMark: 3 }, Bob: BOB }).totals('Ann')).toEqual([4, 3]);
  });

  test('Orb T86-6.13.4a sends back one drawn card', () => {
    const g = drawing('dragon', { objects: ['orb'] })
      .draws('bag-of-gold')
      .ann('dragon', 'take:bag-of-gold');
    expect([g.of('Ann').gold, g.events('fought')]).toEqual([2, []]);
  });

  test('Potion of Strength T86-6.1.6a two until the end of the turn, before the dice too', () => {
    const g = new Game({ figures: { Ann: { character: 'thief', at: 'O1', objects: ['potion'] }, Bob: BOB }, lying: { O2: ['ogre'] } })
      .rolls(1, 4, 3)
      .ann('roll', 'cw', 'drink:potion');
    expect([g.last('fought')?.hero.score, g.of('Ann').potion, g.s.discard]).toEqual([3 + 2 + 4, 0, ['adv.potion']]);
  });

  test('Ring and Wand T86-6.9.6b bring a Spell for the last one cast; the Wand allows one more', () => {
    const ring = new Game({ Ann: { character: 'thief', at: 'O2', objects: ['ring'], spells: ['alchemy'], grantMark: 2 }, Bob: BOB })
      .draws('hex')
      .ann('cast:alchemy', []);
    expect(ring.cardsOf('Ann', 'spells')).toEqual(['hex']);
    const wand = new Game({ Ann: { character: 'troll', at: 'O2', objects: ['wand'], spells: ['random'], grantMark: 1 }, Bob: BOB })
      .draws('hex')
      .rolls(6)
      .ann('cast:random', '1');
    expect(wand.cardsOf('Ann', 'spells')).toEqual(['hex']);
  });

  test('Runesword T86-6.16.4d T86-6.16.9a a life for every kill and every life taken', () => {
    expect(finding(['goblin'], { objects: ['runesword'] }, [6, 1]).of('Ann').lives).toBe(5);
    const duel = new Game({ Ann: { character: 'thief', at: 'O1', objects: ['runesword'] }, Bob: { character: 'monk', at: 'O2', gold: 0 } })
      .rolls(1, 6, 1)
      .ann('roll', 'cw', 'attack:1', 'life');
    expect([duel.of('Ann').lives, duel.of('Bob').lives]).toEqual([5, 3]);
    const gold = new Game({ Ann: { character: 'thief', at: 'O1', objects: ['runesword'] }, Bob: { character: 'monk', at: 'O2' } })
      .rolls(1, 6, 1)
      .ann('roll', 'cw', 'attack:1', 'gold');
    expect(gold.of('Ann').lives).toBe(4);
  });

  test('Bags of Gold T86-6.12.1b are turned into gold when they are taken, and a bag that is left counts as a card', () => {
    const g = finding(['two-bags', 'bag-of-gold']).ann('take:two-bags', 'done');
    expect([g.of('Ann').gold, g.lying('O2'), g.s.discard]).toEqual([3, ['bag-of-gold'], ['adv.two-bags']]);
  });
});

describe('T86-6.15.10 Places', () => {
  test.each([
    [1, 'caveDragon', 7],
    [2, 'caveGoblin', 2],
  ])('Cave on a %i a fight of its own', (roll, creature, value) => {
    const g = finding(['cave'], { strength: 9 }, [roll, 4, 3]).ann('card');
    expect([g.last('fought')?.foes, g.cardsOf('Ann', 'trophies'), g.lying('O2')]).toEqual([[{ creature, value }], [], ['cave']]);
  });

  test.each([
    [3, { misses: 1 }],
    [4, { gold: 3 }],
    [5, { gold: 3 }],
    [6, { gold: 4 }],
  ])('Cave on a %i', (roll, result) => {
    expect(finding(['cave'], {}, [roll]).ann('card').of('Ann')).toMatchObject(result);
  });

  test.each([
    ['fountain', 'craft', 4],
    ['magic-stream', 'strength', 4],
    ['pool', 'lives', 5],
  ] as const)('%s holds four; one a visit, and empty it is gone', (card, field, value) => {
    const g = finding([card], { grantMark: 3 }).ann('card');
    expect([g.of('Ann')[field], g.view().held]).toEqual([value, { [`adv.${card}`]: 3 }]);
    const last = new Game({
      figures: { Ann: { character: 'thief', at: 'O1', grantMark: 3 }, Bob: BOB },
      lying: { O2: [card] },
      held: { [card]: 1 },
    })
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
  ])('Magic Portal on a %i to %s', (roll, space) => {
    const g = finding(['magic-portal'], { character: 'troll' }, [roll]).ann('card');
    expect([g.of('Ann').space, g.lying('O2')]).toEqual([space, ['magic-portal']]);
  });

  test('Market T86-6.20.1 sells what is in stock', () => {
    const g = finding(['market'], { gold: 9 });
    expect(g.options('Ann')).toEqual(
      expect.arrayContaining(['buy:pur.sword', 'buy:pur.helmet', 'buy:pur.water-bottle', 'buy:pur.shield', 'buy:pur.mule', 'buy:pur.raft']),
    );
    g.ann('buy:pur.mule', 'buy:pur.raft', 'done');
    expect([g.of('Ann').gold, g.cardsOf('Ann', 'objects')]).toEqual([4, ['pur.mule', 'pur.raft']]);
  });

  test('Marsh and Maze T86-6.15.10 hold whoever has less than 5', () => {
    const misses = (card: string, ann: object) => finding([card], ann).of('Ann').misses;
    expect([
      misses('marsh', { strength: 4 }),
      misses('marsh', { strength: 4, followers: ['unicorn'], grantMark: 2 }),
      misses('maze', { craft: 4, grantMark: 2 }),
      misses('maze', { craft: 5, grantMark: 2 }),
    ]).toEqual([1, 0, 1, 0]);
  });

  test.each([
    [1, {}],
    [2, {}],
    [3, { gold: 2 }],
    [5, { lives: 5 }],
  ])('Shrine on a %i', (roll, result) => {
    expect(finding(['shrine'], {}, [roll]).ann('card').of('Ann')).toMatchObject({ gold: 1, lives: 4, ...result });
  });

  test('Shrine T86-6.11.1b on a 6 anywhere in the region, on a 4 a Spell', () => {
    const g = finding(['shrine'], {}, [6]).ann('card');
    expect(g.options('Ann')).toHaveLength(23);
    g.rolls(4).ann('O19');
    const spell = finding(['shrine'], {}, [4]).draws('hex').ann('card');
    expect(spell.cardsOf('Ann', 'spells')).toEqual(['hex']);
  });
});
