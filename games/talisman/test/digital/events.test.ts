import { describe, expect, test } from 'vitest';
import { BOB, digital, drawing, finding } from './digital.ts';

describe('TDE-3.7 Events', () => {
  test.each([
    ['angel', 'good', 5],
    ['angel', 'neutral', 4],
    ['angel', 'evil', 3],
    ['devil', 'good', 3],
    ['devil', 'neutral', 4],
    ['devil', 'evil', 5],
  ] as const)('the %s and a %s character: %i lives', (card, alignment, lives) => {
    const g = drawing(card, { alignment });
    expect([g.of('Ann').lives, g.s.discard]).toEqual([lives, [`adv.${card}`]]);
  });

  test('TDE-6.27 no figure that does not attack is evaded', () => {
    const g = digital({ Ann: { character: 'elf', at: 'O3', alignment: 'evil' }, Bob: BOB })
      .rolls(1)
      .draws('angel')
      .ann('roll', 'cw');
    expect([g.of('Ann').lives, g.events('evaded')]).toEqual([3, []]);
  });

  test('Blizzard TDE-3.14 TDE-4.21: it lies there for two rounds, and everybody moves one space', () => {
    const g = drawing('blizzard');
    expect([g.lying('O2'), g.options('Bob')[0], g.s.discard]).toEqual([['blizzard'], 'step', []]);
    g.draws('healer').bob('step', 'cw');
    expect(g.options('Ann')[0]).toBe('step');
    g.draws('phantom').ann('step', 'ccw', 'no').bob('step', 'cw');
    expect([g.options('Ann')[0], g.lying('O2'), g.s.discard]).toEqual(['roll', [], ['adv.blizzard']]);
  });

  test('Blizzard TDE-3.14: counts as a card of its space, is not begun anew, and gone it holds nobody', () => {
    const g = digital({ Ann: { character: 'thief', at: 'O1' }, Bob: { character: 'wizard', at: 'O3', spells: ['destruction', 'hex'] } })
      .rolls(1)
      .draws('blizzard')
      .ann('roll', 'cw');
    g.bob('step', 'ccw', 'space');
    expect([g.events('drew').length, g.events('slowed').length]).toEqual([1, 1]);
    const gone = digital({ Ann: { character: 'thief', at: 'O1' }, Bob: { character: 'wizard', at: 'O3', spells: ['destruction', 'hex'] } })
      .rolls(1)
      .draws('blizzard')
      .ann('roll', 'cw')
      .bob('cast:destruction', 'blizzard');
    expect([gone.options('Bob')[0], gone.s.discard]).toEqual(['roll', ['adv.blizzard']]);
  });

  test('Book of Spells TDE-6.10: up to the limit', () => {
    const g = digital({ Ann: { character: 'wizard', craft: 6, at: 'O1', spells: ['hex'] }, Bob: BOB })
      .rolls(1)
      .draws('book-of-spells', 'random', 'healing')
      .ann('roll', 'cw');
    expect(g.cardsOf('Ann', 'spells')).toEqual(['hex', 'random', 'healing']);
  });

  test('Evil Darkness: who is not evil misses a turn', () => {
    const g = digital({ figures: { Ann: { at: 'O1', alignment: 'evil' }, Bob: { ...BOB, at: 'I3' } } })
      .rolls(1)
      .draws('evil-darkness')
      .ann('roll', 'cw');
    expect([g.events('turnMissed').map((e) => e.seat), g.of('Bob').misses, g.turn]).toEqual([[1], 0, 'Ann']);
  });

  test.each([
    [1, 'O9'],
    [2, 'O23'],
    [3, 'O19'],
    [4, 'O21'],
    [5, 'M3'],
    [6, 'M5'],
  ])('Imp TDE-4.19 on a %i to %s, where the encounter goes on', (roll, space) => {
    const there: Record<string, string[]> = { M3: ['healer', 'market', 'maiden'], M5: ['healer'], O21: ['healer', 'market'] };
    const g = digital({ Ann: { character: 'thief', at: 'O1' }, Bob: BOB })
      .rolls(1, roll)
      .draws('imp', ...(there[space] ?? []));
    if (there[space] === undefined) g.rolls(4);
    g.ann('roll', 'cw');
    expect([g.of('Ann').space, g.s.discard]).toEqual([space, ['adv.imp']]);
  });

  test('Magical Vortex: nobody holds a Spell any more', () => {
    const g = digital({ Ann: { character: 'wizard', at: 'O1', spells: ['hex'] }, Bob: { ...BOB, character: 'elf', spells: ['alchemy'] } })
      .rolls(1)
      .draws('magical-vortex')
      .ann('roll', 'cw');
    expect([g.cardsOf('Ann', 'spells'), g.cardsOf('Bob', 'spells'), g.s.spellDiscard.length]).toEqual([[], [], 2]);
  });

  test('Market Day TDE-2.20: everybody may buy from the stock, the drawer first', () => {
    const g = digital({ Ann: { character: 'troll', at: 'O1', gold: 5 }, Bob: { ...BOB, at: 'I3', gold: 1 } })
      .rolls(1)
      .draws('market-day')
      .ann('roll', 'cw');
    expect(g.options('Ann')).toEqual([
      'buy:pur.sword',
      'buy:pur.helmet',
      'buy:pur.water-bottle',
      'buy:pur.shield',
      'buy:pur.digital.mule',
      'buy:pur.raft',
      'done',
    ]);
    g.ann('buy:pur.mule', 'buy:pur.raft').bob('buy:pur.sword');
    expect([g.cardsOf('Ann', 'followers'), g.cardsOf('Ann', 'objects'), g.cardsOf('Bob', 'objects'), g.of('Bob').gold]).toEqual([
      ['pur.mule'],
      ['pur.raft'],
      ['pur.sword'],
      0,
    ]);
    expect(g.s.discard).toEqual(['adv.digital.market-day']);
  });

  test('Mephistopheles TDE-6.28: the evil grow cleverer, the others evil', () => {
    expect(drawing('mephistopheles', { character: 'assassin' }).of('Ann').craft).toBe(4);
    expect(drawing('mephistopheles', { alignment: 'good' }).of('Ann').alignment).toBe('evil');
  });

  test('Pestilence: everybody of this Region loses a life', () => {
    const g = digital({ Ann: { at: 'O1', lives: 4 }, Bob: { ...BOB, lives: 4 }, Cay: { at: 'M2', lives: 4 } })
      .rolls(1)
      .draws('pestilence')
      .ann('roll', 'cw');
    expect(['Ann', 'Bob', 'Cay'].map((name) => g.of(name).lives)).toEqual([3, 3, 4]);
  });

  test('Raiders: all gold goes to the Oasis, and no Object', () => {
    const g = drawing('raiders', { gold: 3, objects: ['axe'] });
    expect([g.s.loose.M11, g.of('Ann').gold, g.cardsOf('Ann', 'objects')]).toEqual([3, 0, ['axe']]);
    expect(drawing('raiders', { gold: 0 }).s.loose.M11).toBeUndefined();
  });

  test('Siren TDE-8.12: the next turn is lost, whatever is left of this one', () => {
    const g = digital({ Ann: { at: 'M2' }, Bob: { ...BOB, at: 'M14' }, Cay: { at: 'O2' } })
      .rolls(1)
      .draws('siren', 'healer', 'market')
      .ann('roll', 'cw');
    expect([g.of('Ann').misses, g.of('Bob').misses, g.of('Cay').misses, g.last('met')?.card]).toEqual([1, 1, 0, 'adv.digital.market']);
  });

  test('Storm TDE-8.11: everybody of this Region misses a turn', () => {
    const g = digital({ Ann: { at: 'O1' }, Bob: BOB, Cay: { at: 'M2' } })
      .rolls(1)
      .draws('storm')
      .ann('roll', 'cw');
    expect([g.events('turnMissed').map((e) => e.seat), g.of('Ann').misses, g.turn]).toEqual([[1], 1, 'Cay']);
  });
});

describe('TDE-3.6 Followers that must be taken', () => {
  test('Cursed by a Hag: no other Follower while she is there; the Mystic rids one of her whatever he does', () => {
    const g = drawing('hag', { followers: ['guide'] });
    expect([g.cardsOf('Ann', 'followers'), g.s.discard]).toEqual([['hag'], ['adv.guide']]);
    const none = finding(['guide'], { followers: ['hag'] });
    expect([none.asked('Ann'), none.lying('O2')]).toEqual([undefined, ['guide']]);
    const mystic = digital({ Ann: { at: 'O24', followers: ['hag'] }, Bob: BOB })
      .rolls(1, 2)
      .ann('roll', 'cw', 'mystic');
    expect([mystic.cardsOf('Ann', 'followers'), mystic.s.discard]).toEqual([[], ['adv.digital.hag']]);
  });

  test('Poltergeist TDE-4.8a: one space a turn until one crosses the river; it cannot be left behind', () => {
    const g = drawing('poltergeist', { gold: 0 });
    expect(g.cardsOf('Ann', 'followers')).toEqual(['poltergeist']);
    const held = digital({ Ann: { at: 'O2', followers: ['poltergeist'], gold: 0 }, Bob: BOB });
    expect(held.options('Ann')).toEqual(['step']);
    const bridge = digital({ Ann: { at: 'M4', followers: ['poltergeist'] }, Bob: BOB })
      .draws('healer')
      .ann('step', 'bridge');
    expect([bridge.cardsOf('Ann', 'followers'), bridge.s.discard]).toEqual([[], ['adv.digital.poltergeist']]);
  });

  test('TDE-2.26 they are Followers: the dead leave them, and the next who comes must take them', () => {
    const g = digital({ figures: { Ann: { character: 'troll', at: 'O1', gold: 0 }, Bob: BOB }, lying: { O2: ['poltergeist'] } })
      .rolls(1)
      .ann('roll', 'cw');
    expect(g.cardsOf('Ann', 'followers')).toEqual(['poltergeist']);
    const dead = digital({ Ann: { character: 'thief', at: 'M9', lives: 1, followers: ['poltergeist'], gold: 0 }, Bob: BOB }).ann(
      'step',
      'cw',
    );
    expect(dead.lying('M10')).toEqual(['poltergeist']);
  });
});
