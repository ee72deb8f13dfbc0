import { describe, expect, test } from 'vitest';
import { BOB, digital, drawing, finding } from './digital.ts';

describe('TDE-3.11 Strangers', () => {
  test.each([
    ['enchanter', { craft: 4 }, { craft: 3 }],
    ['fairy', { alignment: 'good' }, { alignment: 'neutral' }],
    ['phantom', { alignment: 'evil' }, { alignment: 'good' }],
  ] as const)('the %s grants the first who fits one wish, fate among them', (card, fits, fails) => {
    const g = finding([card], fits);
    expect(g.options('Ann')).toEqual(['wishSpell', 'wishGold', 'wishStrength', 'wishCraft', 'wishLife', 'wishFate', 'wishTeleport']);
    g.ann('wishFate');
    expect([g.of('Ann').fate, g.s.discard]).toEqual([1, [`adv.digital.${card}`]]);
    const not = finding([card], fails);
    expect([not.asked('Ann'), not.lying('O2')]).toEqual([undefined, [card]]);
  });

  test('Healer TDE-2.33: up to two lives for nothing, never above the life value', () => {
    expect(finding(['healer'], { lives: 1 }).of('Ann').lives).toBe(3);
    expect(finding(['healer'], { character: 'troll', lives: 5 }).of('Ann').lives).toBe(6);
  });

  test.each(['crypt', 'plain-of-peril', 'cursed-glade', 'oasis', 'crags', 'forest'])(
    'Hermit TDE-3.5 TDE-8.21 goes to the %s; the first there gets a Talisman',
    (space) => {
      const roll = ['crypt', 'plain-of-peril', 'cursed-glade', 'oasis', 'crags', 'forest'].indexOf(space) + 1;
      const g = drawing('hermit', {}, [roll]);
      expect([g.lying(space), g.cardsOf('Ann', 'objects')]).toEqual([['hermit'], []]);
    },
  );

  test('Hermit TDE-8.19: he gives a Talisman and is gone; without one in stock he waits', () => {
    const visit = (stock: number) =>
      digital({
        figures: { Ann: { character: 'thief', at: 'O22' }, Bob: BOB },
        lying: { forest: ['hermit'] },
        stock: { 'tal.talisman': stock },
      })
        .rolls(1, 4)
        .ann('roll', 'cw');
    expect([visit(0).cardsOf('Ann', 'objects'), visit(0).lying('forest')]).toEqual([[], ['hermit']]);
    expect([visit(1).cardsOf('Ann', 'objects'), visit(1).lying('forest')]).toEqual([['tal.talisman'], []]);
  });

  test('Mage and Sorcerer TDE-6.12a: a Spell for the good, one for a gold, where the limit allows it', () => {
    const mage = (character: string, spells: string[]) => {
      const g = digital({ figures: { Ann: { character, at: 'O1', spells }, Bob: BOB }, lying: { O2: ['mage'] } }).rolls(1);
      if (character === 'elf' && spells.length < 2) g.draws('random');
      return g.ann('roll', 'cw').cardsOf('Ann', 'spells');
    };
    expect([mage('elf', []), mage('elf', ['healing', 'hex']), mage('thief', [])]).toEqual([['random'], ['healing', 'hex'], []]);
    const sorcerer = finding(['sorcerer']).draws('hex').ann('card');
    expect([sorcerer.cardsOf('Ann', 'spells'), sorcerer.of('Ann').gold]).toEqual([['hex'], 0]);
    expect(finding(['sorcerer'], { spells: ['hex'] }).asked('Ann')).toBeUndefined();
    expect(finding(['sorcerer'], { gold: 0 }).asked('Ann')).toBeUndefined();
  });

  test.each([
    [1, { toad: 3 }],
    [2, { lives: 3 }],
    [3, { strength: 4 }],
    [4, { craft: 4 }],
    [6, { fate: 2 }],
  ])('Witch on a %i', (roll, result) => {
    expect(finding(['witch'], {}, [roll]).of('Ann')).toMatchObject(result);
  });

  test('Witch TDE-2.17 replenishing never takes fate away; on a 5 she gives a Spell', () => {
    const rich = digital({ figures: { Ann: { character: 'warrior', at: 'O1', fate: 3 }, Bob: BOB }, lying: { O2: ['witch'] } });
    rich.rolls(1);
    rich.ann('roll');
    while (rich.asked('Ann') === 'fate') rich.ann('keep');
    rich.rolls(6).ann('cw');
    while (rich.asked('Ann') === 'fate') rich.ann('keep');
    expect(rich.of('Ann').fate).toBe(3);
    const g = digital({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lying: { O2: ['witch'] } })
      .rolls(1, 5)
      .draws('hex')
      .ann('roll', 'cw');
    expect([g.cardsOf('Ann', 'spells'), g.lying('O2')]).toEqual([['hex'], ['witch']]);
  });
});

describe('TDE-6.6 Followers', () => {
  test('Alchemist: Objects for a gold each in the own turn', () => {
    const g = digital({ Ann: { character: 'troll', at: 'O2', followers: ['alchemist'], objects: ['axe', 'ring'], gold: 0 }, Bob: BOB });
    g.ann('sell', ['axe', 'ring']);
    expect([g.of('Ann').gold, g.cardsOf('Ann', 'objects')]).toEqual([2, []]);
  });

  test('Gnome: one die at the Portal by Craft, two in the Mines, no Crags, evading in Hills', () => {
    const own = { followers: ['gnome'] };
    const portal = digital({ Ann: { ...own, character: 'thief', at: 'M1' }, Bob: BOB })
      .rolls(1, 3)
      .ann('roll', 'portal:craft');
    expect(portal.of('Ann').space).toBe('I1');
    expect(
      digital({ Ann: { ...own, at: 'I1' }, Bob: BOB })
        .rolls(1, 1)
        .ann('to:I2')
        .last('rolled')?.dice,
    ).toHaveLength(2);
    expect(
      digital({ Ann: { ...own, at: 'O8' }, Bob: BOB })
        .rolls(1)
        .ann('roll', 'cw')
        .asked('Ann'),
    ).toBe('skipRoll');
    const hills = digital({ figures: { Ann: { ...own, at: 'O5' }, Bob: BOB }, lying: { O6: ['dragon'] } })
      .rolls(1)
      .ann('roll', 'cw');
    expect(hills.options('Ann')).toContain('evade:adv.dragon');
  });

  test.each([
    ['guide', ['O8', 'O22', 'M6']],
    ['pixie', ['O22']],
  ])('%s: no need to roll', (follower, spaces) => {
    for (const at of spaces) {
      expect(
        digital({ Ann: { at, followers: [follower] }, Bob: BOB })
          .rolls(1)
          .ann('roll', 'cw')
          .asked('Ann'),
      ).toBe('skipRoll');
    }
  });

  test('Pixie TDE-6.27a evades in the Woods', () => {
    const g = digital({ figures: { Ann: { at: 'O3', followers: ['pixie'] }, Bob: BOB }, lying: { O4: ['dragon'] } })
      .rolls(1)
      .ann('roll', 'cw', 'evade:dragon');
    expect(g.lying('O4')).toEqual(['dragon']);
  });

  test('Maiden and Unicorn TDE-2.2 TDE-2.7, on the Cursed Glade too', () => {
    const totals = (at: string) => digital({ Ann: { character: 'warrior', at, followers: ['maiden', 'unicorn'] }, Bob: BOB }).totals('Ann');
    expect([totals('O2'), totals('M5')]).toEqual([
      [4 + 1, 2 + 2 + 1],
      [4 + 1, 2 + 2 + 1],
    ]);
  });

  test('Mercenary: joins for a gold; paid at the bridge he fights along behind it too', () => {
    const joins = finding(['mercenary']).ann('take:mercenary');
    expect([joins.cardsOf('Ann', 'followers'), joins.of('Ann').gold]).toEqual([['mercenary'], 0]);
    expect(finding(['mercenary'], { gold: 0 }).lying('O2')).toEqual(['mercenary']);
    const g = digital({
      figures: { Ann: { character: 'thief', at: 'O4', gold: 2, followers: ['mercenary'] }, Bob: BOB },
      lying: { M4: ['ogre'] },
    });
    g.rolls(2, 6, 1, 4, 3).ann('roll', 'bridge', 'hire:mercenary');
    expect(g.events('fought').map((e) => e.hero.score)).toEqual([3 + 3 + 6, 3 + 3 + 4]);
    expect(g.of('Ann').gold).toBe(1);
  });

  test('Mercenary: a second fight of the same turn costs nothing more', () => {
    const g = finding(['ogre', 'cave'], { followers: ['mercenary'], gold: 1 }, [6, 1, 2, 1, 1]).ann('hire:mercenary');
    expect(g.events('fought').map((e) => e.hero.score)).toEqual([3 + 3 + 6, 3 + 3 + 1]);
    expect(g.of('Ann').gold).toBe(0);
  });

  test('Mule TDE-6.2 TDE-6.3: four more Objects each; without it the surplus stays', () => {
    const five = ['axe', 'sword', 'shield', 'helmet', 'armour'];
    const g = digital({
      Ann: { character: 'troll', at: 'O2', objects: five, followers: ['mule'] },
      Bob: { character: 'wizard', at: 'O12', spells: ['mesmerism', 'hex'] },
    });
    g.rolls(1).ann('roll', 'cw', 'no');
    g.bob('cast:mesmerism', 'mule').ann(['axe']);
    expect([g.cardsOf('Ann', 'objects').length, g.lying('O3'), g.cardsOf('Bob', 'followers')]).toEqual([4, ['axe'], ['mule']]);
  });

  test.each(['prince', 'princess'])('%s TDE-B.40: two lives for nothing at the Castle, and worth three gold there', (follower) => {
    const g = digital({ Ann: { character: 'thief', at: 'M15', lives: 1, gold: 0, followers: [follower] }, Bob: BOB })
      .rolls(1)
      .ann('roll', 'cw');
    expect([g.of('Ann').lives, g.options('Ann')]).toEqual([3, ['handOver', 'no']]);
    g.ann('handOver', [follower]);
    expect([g.of('Ann').gold, g.cardsOf('Ann', 'followers'), g.s.discard]).toEqual([3, [], [`adv.digital.${follower}`]]);
  });

  test('Prince and Princess TDE-B.40: each of them counts', () => {
    const g = digital({ Ann: { character: 'troll', at: 'M15', lives: 1, gold: 0, followers: ['prince', 'princess'] }, Bob: BOB }).rolls(1);
    expect(g.ann('roll', 'cw').of('Ann').lives).toBe(5);
    g.ann('no');
  });
});
