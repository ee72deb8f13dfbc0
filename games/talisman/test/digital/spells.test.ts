import { describe, expect, test } from 'vitest';
import { BOB, digital } from './digital.ts';

const WIZARD = { character: 'wizard', at: 'O2' };
const ELF = { character: 'elf', at: 'O14' };

describe('each Spell of the edition', () => {
  test('Acquisition TDE-6.15: one Object or one gold, over the whole board', () => {
    const g = digital({ Ann: { ...WIZARD, spells: ['acquisition', 'hex'] }, Bob: { ...BOB, at: 'I3', objects: ['sword'], gold: 2 } });
    g.ann('cast:acquisition');
    expect(g.options('Ann')).toEqual(['adv.sword', 'gold:1', 'back']);
    expect(g.ann('sword').cardsOf('Ann', 'objects')).toEqual(['sword']);
  });

  test('Alchemy: any number of own Objects for a gold each', () => {
    const g = digital({ Ann: { ...WIZARD, spells: ['alchemy', 'hex'], objects: ['talisman', 'pur.axe'], gold: 0 }, Bob: BOB });
    g.ann('cast:alchemy', ['talisman', 'pur.axe']);
    expect([g.of('Ann').gold, g.cardsOf('Ann', 'objects'), g.view().piles['pur.axe']]).toEqual([2, [], 4]);
  });

  test('Counterspell TDE-6.20: the Spell does nothing and counts as cast; it may be answered itself', () => {
    const one = digital({
      Ann: { ...WIZARD, spells: ['acquisition', 'hex'] },
      Bob: { ...ELF, objects: ['sword'], spells: ['counterspell'] },
    });
    one.ann('cast:acquisition', 'sword').bob('counterspell');
    expect([one.cardsOf('Bob', 'objects'), one.s.spellDiscard.length]).toEqual([['sword'], 2]);
    const two = digital({
      Ann: { ...WIZARD, spells: ['acquisition', 'counterspell'] },
      Bob: { ...ELF, objects: ['sword'], spells: ['counterspell'] },
    });
    two.draws('hex').ann('cast:acquisition', 'sword').bob('counterspell').ann('counterspell');
    expect([two.cardsOf('Ann', 'objects'), two.s.spellDiscard.length]).toEqual([['sword'], 3]);
  });

  test('Counterspell TDE-6.19: stops the Command Spell for everybody', () => {
    const g = digital({ Ann: { character: 'troll', at: 'I9' }, Bob: { ...ELF, lives: 4, spells: ['counterspell'] } });
    g.ann('act').bob('counterspell');
    expect([g.events('commanded'), g.of('Bob').lives]).toEqual([[], 4]);
  });

  test('Destroy Magic: no Spells and no Magic Objects until the caster’s next turn; Spells over the limit go', () => {
    const g = digital({
      Ann: { ...WIZARD, spells: ['destroy-magic', 'hex'] },
      Bob: { character: 'thief', at: 'O12', objects: ['ring', 'axe'], spells: ['preservation', 'alchemy'] },
    });
    g.ann('cast:destroy-magic');
    expect(g.question('Bob')).toMatchObject({ kind: 'dropSpells', choose: { min: 1, max: 1 } });
    g.bob(['preservation']);
    expect([g.totals('Bob'), g.options('Ann').some((o) => o.startsWith('cast'))]).toEqual([[3, 3], false]);
  });

  test('Destruction: one faceup Adventure card, before or after the move', () => {
    const before = digital({
      figures: { Ann: { ...WIZARD, spells: ['destruction', 'hex'] }, Bob: BOB },
      lying: { M3: ['dragon', 'pur.sword'] },
    });
    before.ann('cast:destruction');
    expect(before.options('Ann')).toEqual(['adv.dragon', 'back']);
    before.ann('dragon');
    expect([before.lying('M3'), before.s.discard]).toEqual([['pur.sword'], ['adv.dragon']]);
    const after = digital({ figures: { Ann: { ...WIZARD, spells: ['destruction', 'hex'] }, Bob: BOB }, lying: { O1: ['giant'] } });
    after.rolls(1).ann('roll', 'ccw', 'cast:destruction', 'giant', 'no');
    expect([after.events('fought'), after.s.discard]).toEqual([[], ['adv.giant']]);
  });

  test('Divination: the caster alone sees the next five cards, in their order', () => {
    const g = digital({ Ann: { ...WIZARD, at: 'O1', spells: ['divination', 'hex'] }, Bob: BOB });
    g.draws('bag-of-gold', 'sword', 'angel', 'devil', 'imp').ann('cast:divination');
    expect(g.view('Ann').looked).toEqual(['adv.bag-of-gold', 'adv.sword', 'adv.angel', 'adv.devil', 'adv.imp']);
    expect([g.view('Bob').looked, g.view().looked]).toEqual([[], []]);
  });

  test('Healing TDE-2.33: heals anybody up to his printed lives', () => {
    const g = digital({ Ann: { character: 'troll', at: 'O2', lives: 1 }, Bob: { ...ELF, spells: ['healing'] } });
    expect(g.options('Bob')).toEqual(['sp.healing', 'pass']);
    g.bob('healing', '0');
    expect([g.of('Ann').lives, g.s.spellDiscard]).toEqual([6, ['sp.healing']]);
  });

  test('TDE-2.33 TDE-6.20 Healing may be cast where it does nothing, and the option says so', () => {
    const g = digital({ Ann: { character: 'troll', at: 'O2', lives: 6 }, Bob: { ...ELF, lives: 2, spells: ['healing'] } });
    g.bob('healing');
    const notes = g.question('Bob')!.options.map(({ id, note }) => [id, note?.key]);
    expect(notes).toEqual([
      ['0', 'note.target.inVain'],
      ['1', undefined],
      ['back', undefined],
    ]);
    g.bob('0');
    expect([g.of('Ann').lives, g.of('Bob').lives, g.s.spellDiscard, g.events('healed')]).toEqual([6, 2, ['sp.healing'], []]);
  });

  test('TDE-6.20 Nullify may be cast on an empty hand, and the option says so', () => {
    const g = digital({ Ann: { character: 'troll', at: 'O2' }, Bob: { ...ELF, spells: ['nullify'] } });
    g.bob('nullify');
    expect(g.question('Bob')!.options[0]).toMatchObject({ id: '0', note: { key: 'note.target.inVain' } });
    g.bob('0');
    expect([g.s.spellDiscard, g.events('droppedSpells')]).toEqual([['sp.nullify'], []]);
  });

  test('Hex TDE-4.20a: lies on a free space for three rounds; whoever lands there loses a life', () => {
    const g = digital({ Ann: { ...WIZARD, spells: ['hex', 'alchemy'] }, Bob: { character: 'troll', at: 'O12' } });
    g.ann('cast:hex');
    expect([g.options('Ann').includes('O12'), g.options('Ann').includes('I1'), g.options('Ann').includes('O13')]).toEqual([
      false,
      false,
      true,
    ]);
    g.ann('O13');
    g.rolls(1, 1).ann('roll', 'ccw', 'no').bob('roll', 'cw', 'no');
    expect([g.of('Bob').lives, g.view().hexes]).toMatchObject([5, [{ space: 'O13', card: 'sp.hex' }]]);
  });

  test('Immobility: a character whose turn begins does nothing but cancel it', () => {
    const g = digital({ Ann: { ...WIZARD, spells: ['healing', 'counterspell'], lives: 3 }, Bob: { ...ELF, spells: ['immobility'] } });
    expect(g.options('Bob')).toEqual(['sp.digital.immobility', 'pass']);
    g.bob('immobility');
    expect(g.options('Ann')).toEqual(['sp.counterspell', 'pass']);
    g.ann('pass');
    expect([g.turn, g.of('Ann').space]).toEqual(['Bob', 'O2']);
  });

  test('Immobility TDE-6.25: a creature is evaded and stays; an attacking character is not held', () => {
    const g = digital({
      figures: { Ann: { ...WIZARD, at: 'O10', spells: ['immobility', 'hex'] }, Bob: BOB },
      lying: { O11: ['dragon', 'axe'] },
    });
    g.rolls(1).ann('roll', 'cw', 'cast:immobility', 'dragon', 'take:axe');
    expect([g.events('fought'), g.lying('O11'), g.cardsOf('Ann', 'objects')]).toEqual([[], ['dragon'], ['axe']]);
    const duel = digital({ Ann: { character: 'troll', at: 'O1' }, Bob: { ...ELF, at: 'O2', spells: ['immobility'] } });
    duel.bob('pass').rolls(1, 6, 1).ann('roll', 'cw', 'attack:1');
    expect([duel.events('bound'), duel.events('duelled').length]).toEqual([[], 1]);
    duel.ann('life');
  });

  test('Invisibility TDE-6.27: any creature and any character may be evaded until the turn ends', () => {
    const g = digital({
      figures: { Ann: { ...WIZARD, at: 'O10', spells: ['invisibility', 'hex'] }, Bob: BOB },
      lying: { O11: ['dragon', 'giant'] },
    });
    g.rolls(1).ann('roll', 'cw', 'cast:invisibility', 'evade:dragon', 'evade:giant');
    expect([g.events('fought'), g.events('evaded').length, g.of('Ann').vanished]).toEqual([[], 2, false]);
  });

  test('Mesmerism: takes one Follower from afar', () => {
    const g = digital({ Ann: { ...WIZARD, spells: ['mesmerism', 'hex'] }, Bob: { ...BOB, followers: ['guide', 'unicorn'] } });
    g.ann('cast:mesmerism', 'guide');
    expect([g.cardsOf('Ann', 'followers'), g.cardsOf('Bob', 'followers')]).toEqual([['guide'], ['unicorn']]);
  });

  test('Nullify: all Spells of one character are discarded', () => {
    const g = digital({ Ann: { ...WIZARD, spells: ['hex', 'healing'] }, Bob: { ...ELF, spells: ['nullify'] } });
    g.bob('nullify', '0');
    expect([g.cardsOf('Ann', 'spells'), g.s.spellDiscard.length]).toEqual([[], 3]);
  });

  test('Preservation TDE-5.21: saves a life, a Follower, or an Enemy, whose fight then is a stand-off', () => {
    const life = digital({ Ann: { character: 'wizard', at: 'I9' }, Bob: { ...BOB, lives: 1, spells: ['preservation'] } });
    life.rolls(4).ann('act').bob('preservation');
    expect([life.of('Bob').lives, life.last('prevented')?.what]).toEqual([1, 'life']);
    const follower = digital({ Ann: { character: 'troll', at: 'M6', followers: ['pixie'] }, Bob: { ...BOB, spells: ['preservation'] } });
    follower.rolls(1, 6, 1).ann('roll', 'cw').bob('preservation');
    expect(follower.cardsOf('Ann', 'followers')).toEqual(['pixie']);
    const enemy = digital({
      figures: { Ann: { character: 'troll', at: 'O10' }, Bob: { ...BOB, spells: ['preservation'] } },
      lying: { O11: ['boar', 'healer'] },
    });
    enemy.rolls(1, 6, 1).ann('roll', 'cw').bob('preservation');
    expect([enemy.cardsOf('Ann', 'trophies'), enemy.lying('O11'), enemy.turn]).toEqual([[], ['boar', 'healer'], 'Bob']);
  });

  test('Psionic Blast: adds the printed Craft to Strength, whatever else there is', () => {
    const g = digital({
      figures: { Ann: { ...WIZARD, craft: 8, at: 'O10', objects: ['solomons-crown'], spells: ['psionic-blast', 'hex'] }, Bob: BOB },
      lying: { O11: ['giant'] },
    });
    g.rolls(1, 3, 3).ann('roll', 'cw', 'cast:psionic-blast');
    expect(g.last('fought')).toMatchObject({ hero: { score: 2 + 5 + 3 }, foe: { score: 9 }, result: 'won' });
  });

  test.each([
    [1, { toad: 3 }],
    [2, { strength: 2 }],
    [3, { craft: 3 }],
    [4, { gold: 0 }],
    [5, { strength: 5 }],
    [6, { lives: 5 }],
  ])('Random TDE-8.8 on a %i', (roll, result) => {
    const g = digital({ Ann: { ...WIZARD, spells: ['random', 'hex'] }, Bob: { ...BOB, strength: 4, craft: 5, lives: 4, gold: 7 } });
    g.rolls(roll).ann('cast:random', '1');
    expect(g.of('Bob')).toMatchObject(result);
  });

  test('Teleport TDE-4.8: in place of the roll, to any other space of the Region; not in the Inner Region', () => {
    const g = digital({ Ann: { ...WIZARD, spells: ['teleport', 'hex'] }, Bob: BOB }).ann('cast:teleport');
    expect(g.options('Ann')).toHaveLength(23 + 1);
    g.rolls(4).ann('O19');
    expect([g.of('Ann').space, g.of('Ann').gold, g.turn]).toEqual(['O19', 2, 'Bob']);
    expect(digital({ Ann: { ...WIZARD, at: 'I4', spells: ['teleport'] }, Bob: BOB }).options('Ann')).not.toContain('cast:sp.teleport');
  });

  test('Temporal Warp: three turns in a row', () => {
    const g = digital({ Ann: { ...WIZARD, at: 'O24', spells: ['temporal-warp', 'hex'] }, Bob: BOB });
    g.ann('cast:temporal-warp');
    expect(g.s.turn.extra).toBe(2);
    g.rolls(1, 1, 1).draws('healer').ann('roll', 'cw', 'no').ann('roll', 'cw').ann('roll', 'ccw', 'no');
    expect([g.turn, g.s.turn.extra]).toEqual(['Bob', 0]);
  });
});
