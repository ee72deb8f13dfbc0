import { describe, expect, test } from 'vitest';
import { digital } from './digital/game.ts';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O12' };
const WIZARD = { character: 'wizard', at: 'O2' };

describe('T86-6.9 Spells', () => {
  test('T86-6.9 T86-6.9.1 T86-6.9.6a T86-6.9.6b whoever holds a Spell may cast it at its moment; then it is discarded', () => {
    const g = new Game({ Ann: { character: 'thief', at: 'O2', spells: ['alchemy'], objects: ['axe'] }, Bob: BOB });
    g.ann('cast:alchemy', ['axe']);
    expect([g.of('Ann').gold, g.cardsOf('Ann', 'spells'), g.s.spellDiscard]).toEqual([2, [], ['sp.alchemy']]);
    const later = new Game({ Ann: { ...WIZARD, spells: ['preservation', 'hex'] }, Bob: BOB });
    expect(later.options('Ann')).toContain('cast:sp.hex');
    expect(later.options('Ann')).not.toContain('cast:sp.preservation');
  });

  test('T86-6.9.2 others see how many, not which', () => {
    const g = new Game({ Ann: { ...WIZARD, spells: ['hex', 'healing'] }, Bob: BOB });
    const [own, other] = [g.view('Ann'), g.view('Bob')].map((view) => JSON.stringify(view.characters[0]));
    expect([own!.includes('sp.hex'), other!.includes('sp.hex'), JSON.stringify(g.view()).includes('sp.hex')]).toEqual([true, false, false]);
  });

  test('T86-6.9.3 T86-6.9.4 a Spell to be gained needs room', () => {
    const g = new Game({ Ann: { character: 'thief', at: 'O24', spells: ['hex'] }, Bob: BOB }).rolls(1, 6).ann('roll', 'cw', 'mystic');
    expect(g.cardsOf('Ann', 'spells')).toEqual(['hex']);
    const room = new Game({ Ann: { character: 'thief', at: 'O24' }, Bob: BOB }).rolls(1, 6).draws('healing').ann('roll', 'cw', 'mystic');
    expect(room.cardsOf('Ann', 'spells')).toEqual(['healing']);
  });

  test('T86-6.9.5 an empty Spell deck is made of the discard pile; without either none is drawn', () => {
    const g = new Game({ figures: { Ann: { character: 'thief', at: 'O24' }, Bob: BOB }, spellDeck: [] });
    g.rolls(1, 6).draws('random').ann('roll', 'cw', 'mystic');
    expect([g.cardsOf('Ann', 'spells'), g.last('reshuffled')?.pile, g.s.spellDiscard]).toEqual([['random'], 'spell', []]);
  });

  test('T86-6.9.7a a Spell on a player reaches over the whole board', () => {
    const g = new Game({ Ann: { ...WIZARD, spells: ['acquisition'] }, Bob: { ...BOB, at: 'I3', objects: ['sword'] } });
    g.draws('hex').ann('cast:acquisition', 'sword');
    expect([g.cardsOf('Ann', 'objects'), g.cardsOf('Bob', 'objects')]).toEqual([['sword'], []]);
  });

  test('T86-6.9.7b T86-6.14.4 no Spell reaches a creature of the Inner Region', () => {
    const position = (space: string) => ({
      figures: { Ann: { ...WIZARD, spells: ['destruction'] }, Bob: BOB },
      lying: { [space]: ['hermit'] },
    });
    expect(new Game(position('crags')).options('Ann')).toContain('cast:sp.destruction');
    expect(new Game(position('crypt')).options('Ann')).not.toContain('cast:sp.destruction');
    const werewolf = new Game({ Ann: { ...WIZARD, at: 'I6', werewolf: 4, spells: ['immobility', 'preservation'] }, Bob: BOB });
    werewolf.rolls(6, 1).ann('act');
    expect([werewolf.events('bound'), werewolf.last('fought')?.result]).toEqual([[], 'won']);
  });
});

describe('each Spell of section E', () => {
  test('Acquisition T86-6.9.7a takes one gold, and makes one drop what is too much', () => {
    const g = new Game({
      Ann: { ...WIZARD, spells: ['acquisition', 'hex'], objects: ['axe', 'armour', 'shield', 'helmet'] },
      Bob: { ...BOB, objects: ['sword', 'pur.raft', 'holy-lance'], gold: 2 },
    });
    g.ann('cast:acquisition');
    expect(g.options('Ann')).toEqual(['adv.sword', 'gold:1', 'back']);
    g.ann('sword', ['axe']);
    expect([g.cardsOf('Ann', 'objects'), g.lying('O2')]).toEqual([['armour', 'shield', 'helmet', 'sword'], ['axe']]);
  });

  test('Alchemy T86-6.9.6a sells one’s own Objects, a Talisman too, but no Raft', () => {
    const g = new Game({ Ann: { ...WIZARD, spells: ['alchemy', 'hex'], objects: ['talisman', 'pur.axe', 'raft'], gold: 0 }, Bob: BOB }).ann(
      'cast:alchemy',
    );
    expect(g.options('Ann')).toEqual(['adv.talisman', 'pur.axe']);
    expect(g.ann(['talisman', 'pur.axe']).of('Ann').gold).toBe(2);
  });

  test('Counterspell T86-6.9.6b a countered Spell is discarded and does nothing', () => {
    const g = new Game({
      Ann: { ...WIZARD, spells: ['acquisition', 'hex'] },
      Bob: { ...BOB, character: 'elf', objects: ['sword'], spells: ['counterspell'] },
    });
    g.ann('cast:acquisition', 'sword').bob('counterspell');
    expect([g.cardsOf('Bob', 'objects'), g.s.spellDiscard.length, g.last('countered')?.spell]).toEqual([['sword'], 2, 'sp.acquisition']);
  });

  test('Counterspell T86-6.9.6b a Counterspell to a Counterspell lets the Spell through', () => {
    const g = new Game({
      Ann: { ...WIZARD, spells: ['acquisition', 'counterspell'] },
      Bob: { ...BOB, character: 'elf', objects: ['sword'], spells: ['counterspell'] },
    });
    g.draws('hex').ann('cast:acquisition', 'sword').bob('counterspell').ann('counterspell');
    expect([g.cardsOf('Ann', 'objects'), g.s.spellDiscard.length]).toEqual([['sword'], 3]);
  });

  test('Destroy Magic T86-6.2.8 stops Spells and Magic Objects until the caster’s next turn, and Spells fall off', () => {
    const g = new Game({
      Ann: { ...WIZARD, spells: ['destroy-magic', 'hex'] },
      Bob: { character: 'thief', at: 'O12', objects: ['ring', 'magic-belt', 'axe'], spells: ['healing', 'alchemy'] },
    });
    g.ann('cast:destroy-magic');
    expect(g.question('Bob')).toMatchObject({ kind: 'dropSpells', choose: { min: 1, max: 1 } });
    g.bob(['healing']);
    expect([g.totals('Bob'), g.options('Ann').some((o) => o.startsWith('cast'))]).toEqual([[3, 3], false]);
    g.rolls(1, 5).ann('roll', 'cw', 'no').bob('roll', 'ccw');
    expect([g.totals('Bob'), g.s.ban, g.cardsOf('Bob', 'spells')]).toEqual([[5, 5], null, ['alchemy']]);
  });

  test('Destroy Magic T86-6.11.6b a Talisman opens no Valley meanwhile', () => {
    const g = new Game({ figures: { Ann: { ...WIZARD, at: 'I4', objects: ['talisman'] }, Bob: BOB }, ban: 'Bob' });
    expect(g.options('Ann')).not.toContain('to:I5');
    expect(new Game({ Ann: { ...WIZARD, at: 'I4', objects: ['talisman'] }, Bob: BOB }).options('Ann')).toContain('to:I5');
  });

  test('Destruction T86-6.9.6a discards a face-up Adventure card, no bought one', () => {
    const g = new Game({
      figures: { Ann: { ...WIZARD, spells: ['destruction', 'hex'] }, Bob: BOB },
      lying: { M3: ['dragon', 'pur.sword'] },
    });
    g.ann('cast:destruction');
    expect(g.options('Ann')).toEqual(['adv.dragon', 'back']);
    g.ann('dragon');
    expect([g.lying('M3'), g.s.discard]).toEqual([['pur.sword'], ['adv.dragon']]);
  });

  test('Destruction T86-6.10.1a may wait until the move is made', () => {
    const g = new Game({ figures: { Ann: { ...WIZARD, spells: ['destruction', 'hex'] }, Bob: BOB }, lying: { O1: ['giant'] } });
    g.rolls(1).ann('roll', 'ccw', 'cast:destruction', 'giant', 'no');
    expect([g.events('fought'), g.s.discard]).toEqual([[], ['adv.giant']]);
  });

  test('Divination T86-6.9.2 shows the next five cards to the caster alone, and they come in that order', () => {
    const g = new Game({ Ann: { ...WIZARD, at: 'O1', spells: ['divination', 'hex'] }, Bob: BOB });
    g.draws('bag-of-gold', 'sword', 'angel', 'devil', 'imp').ann('cast:divination');
    expect(g.view('Ann').looked.map((card) => card)).toEqual(['adv.bag-of-gold', 'adv.sword', 'adv.angel', 'adv.devil', 'adv.imp']);
    expect([g.view('Bob').looked, g.view().looked]).toEqual([[], []]);
    g.rolls(1).ann('roll', 'cw', 'take:bag-of-gold');
    expect([g.of('Ann').gold, g.view('Ann').looked[0]]).toEqual([2, 'adv.sword']);
  });

  test('Healing T86-6.4.6 heals anybody up to four, at any checkpoint; a dead one no more', () => {
    const g = new Game({ Ann: { ...WIZARD, lives: 2 }, Bob: { ...BOB, character: 'elf', spells: ['healing'] } });
    expect(g.options('Bob')).toEqual(['sp.healing', 'pass']);
    g.bob('healing', '0');
    expect([g.of('Ann').lives, g.s.spellDiscard]).toEqual([4, ['sp.healing']]);
    const full = new Game({ Ann: WIZARD, Bob: { ...BOB, character: 'elf', spells: ['healing'] } });
    expect(full.asked('Bob')).toBeUndefined();
  });

  test('Hex T86-6.13.2 lies on a free space for three rounds, and the Amulet protects', () => {
    const g = new Game({ Ann: { ...WIZARD, at: 'O2', spells: ['hex', 'alchemy'] }, Bob: { character: 'troll', at: 'O12' } });
    g.ann('cast:hex');
    expect([g.options('Ann').includes('O12'), g.options('Ann').includes('I1'), g.options('Ann').includes('O13')]).toEqual([
      false,
      false,
      true,
    ]);
    g.ann('O13');
    g.rolls(1, 1).ann('roll', 'ccw', 'no').bob('roll', 'cw', 'no');
    expect([g.of('Bob').lives, g.view().hexes]).toMatchObject([3, [{ space: 'O13', card: 'sp.hex' }]]);
    const amulet = new Game({
      figures: { Ann: { ...WIZARD, at: 'O12', objects: ['amulet'] }, Bob: BOB },
      hexes: { city: { by: 'Bob', turns: 1 } },
    });
    amulet.rolls(1).ann('roll', 'cw', 'no');
    expect([amulet.of('Ann').lives, amulet.s.hexes, amulet.s.spellDiscard]).toEqual([4, [], ['sp.hex']]);
  });

  test('Immobility T86-6.18.1a takes a whole turn from a character, who may only counter', () => {
    const g = new Game({
      Ann: { ...WIZARD, spells: ['healing', 'counterspell'], lives: 3 },
      Bob: { ...BOB, character: 'elf', spells: ['immobility'] },
    });
    expect(g.options('Bob')).toEqual(['sp.immobility', 'pass']);
    g.bob('immobility');
    expect(g.options('Ann')).toEqual(['sp.counterspell', 'pass']);
    g.ann('pass');
    expect([g.turn, g.of('Ann').space]).toEqual(['Bob', 'O2']);
  });

  test('Immobility T86-6.9.6a is not offered on somebody who is bound already', () => {
    const g = new Game({
      Ann: WIZARD,
      Bob: { ...BOB, character: 'elf', spells: ['immobility'] },
      Cay: { character: 'sorceress', at: 'O20', spells: ['immobility.2'] },
    });
    g.bob('immobility').cay('immobility');
    expect([g.turn, g.cardsOf('Cay', 'spells'), g.events('bound').length]).toEqual(['Bob', ['immobility'], 1]);
  });

  test('T86-6.9.6a Healing and Nullify are not offered on somebody whom they would not change', () => {
    const g = new Game({ Ann: { ...WIZARD, lives: 4 }, Bob: { ...BOB, character: 'elf', lives: 3, spells: ['healing'] } });
    g.bob('healing');
    expect(g.options('Bob')).toEqual(['1', 'back']);
  });

  test('Immobility T86-6.18.1a holds one who attacks, and one who evades', () => {
    const g = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'elf', at: 'O2', spells: ['immobility'] } });
    g.bob('pass').rolls(1).ann('roll', 'cw', 'attack:1').bob('immobility');
    expect([g.events('duelled'), g.of('Bob').lives, g.turn]).toEqual([[], 4, 'Bob']);
    const evader = new Game({ Ann: { character: 'wizard', at: 'O3', spells: ['immobility', 'hex'] }, Bob: { character: 'elf', at: 'O4' } });
    evader.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1').bob('evade');
    expect(evader.options('Ann')).toEqual(['sp.immobility', 'pass']);
    evader.ann('immobility', 'life').bob([]);
    expect([evader.of('Bob').lives, evader.events('evaded')]).toEqual([3, []]);
  });

  test('Invisibility T86-6.18.1a T86-6.18.2 lets one evade creatures and characters until the end of the turn', () => {
    const g = new Game({
      figures: { Ann: { ...WIZARD, at: 'O10', spells: ['invisibility', 'hex'] }, Bob: BOB },
      lying: { O11: ['dragon', 'giant'] },
    });
    g.rolls(1).ann('roll', 'cw', 'cast:invisibility', 'evade:dragon', 'evade:giant');
    expect([g.events('fought'), g.events('evaded').length, g.lying('O11'), g.of('Ann').vanished]).toEqual([
      [],
      2,
      ['dragon', 'giant'],
      false,
    ]);
  });

  test('Mesmerism T86-6.9.7a takes a Follower from afar, but no curse', () => {
    const g = new Game({ Ann: { ...WIZARD, spells: ['mesmerism', 'hex'] }, Bob: { ...BOB, followers: ['guide', 'poltergeist'] } });
    g.ann('cast:mesmerism');
    expect(g.options('Ann')).toEqual(['adv.guide', 'back']);
    expect(g.ann('guide').cardsOf('Ann', 'followers')).toEqual(['guide']);
    const hag = new Game({ Ann: { ...WIZARD, spells: ['mesmerism'], followers: ['hag'] }, Bob: { ...BOB, followers: ['guide'] } });
    expect(hag.options('Ann')).not.toContain('cast:sp.mesmerism');
  });

  test('Nullify T86-6.8.1 takes all Spells; a discard is no casting, so nothing comes in their place', () => {
    const g = new Game({ Ann: { ...WIZARD, spells: ['hex', 'healing'] }, Bob: { ...BOB, character: 'elf', spells: ['nullify'] } });
    g.bob('nullify', '0');
    expect([g.cardsOf('Ann', 'spells'), g.s.spellDiscard.length]).toEqual([[], 3]);
  });

  test('Preservation T86-6.9.6a T86-6.9.8b saves a life, also from the Command Spell', () => {
    const g = new Game({ Ann: { character: 'wizard', at: 'I9' }, Bob: { ...BOB, lives: 1, spells: ['preservation'] } });
    g.rolls(4).ann('act').bob('preservation');
    expect([g.of('Bob').lives, g.last('prevented')?.what]).toEqual([1, 'life']);
  });

  test('Preservation T86-6.16.10 saves an Enemy: the fight is a draw and there is no trophy', () => {
    const g = new Game({
      figures: { Ann: { character: 'troll', at: 'O10' }, Bob: { ...BOB, spells: ['preservation'] } },
      lying: { O11: ['boar', 'healer'] },
    });
    g.rolls(1, 6, 1).ann('roll', 'cw').bob('preservation');
    expect([g.cardsOf('Ann', 'trophies'), g.lying('O11'), g.events('met'), g.turn]).toEqual([[], ['boar', 'healer'], [], 'Bob']);
  });

  test('Preservation T86-6.6.3 saves a Follower', () => {
    const g = new Game({ Ann: { character: 'troll', at: 'M6', followers: ['pixie'] }, Bob: { ...BOB, spells: ['preservation'] } });
    g.rolls(1, 6, 1).ann('roll', 'cw', 'space').bob('preservation');
    expect(g.cardsOf('Ann', 'followers')).toEqual(['pixie']);
  });

  test('Psionic Blast T86-6.16.3 adds the whole Craft to Strength in one’s own fight; nobody else may waste it on that', () => {
    const g = new Game({
      figures: {
        Ann: { ...WIZARD, at: 'O10', spells: ['psionic-blast', 'hex'] },
        Bob: { character: 'elf', at: 'O2', spells: ['psionic-blast'] },
      },
      lying: { O11: ['giant'] },
    });
    g.rolls(1, 3, 3).ann('roll', 'cw');
    expect(g.asked('Bob')).toBeUndefined();
    g.ann('cast:psionic-blast');
    expect(g.last('fought')).toMatchObject({ hero: { score: 2 + 5 + 3 }, foe: { score: 9 }, result: 'won' });
    const psychic = new Game({
      figures: { Ann: { ...WIZARD, at: 'O10', spells: ['psionic-blast', 'hex'] }, Bob: BOB },
      lying: { O11: ['wraith'] },
    });
    psychic.rolls(1, 3, 3).ann('roll', 'cw');
    expect(psychic.last('fought')?.result).toBe('draw');
  });

  test.each([
    [1, { toad: 3 }],
    [2, { strength: 2 }],
    [3, { craft: 3 }],
    [4, { gold: 0 }],
    [5, { strength: 5 }],
    [6, { lives: 5 }],
  ])('Random T86-6.9.7a on a %i', (roll, result) => {
    const g = new Game({ Ann: { ...WIZARD, spells: ['random', 'hex'] }, Bob: { ...BOB, strength: 4, craft: 5, grantMark: 2, gold: 7 } });
    g.rolls(roll).ann('cast:random', '1');
    expect(g.of('Bob')).toMatchObject(result);
  });

  test('Random T86-6.9.7a TDE-8.2 a Toad sinks to what a Toad begins with, whatever it is and was before', () => {
    const toad = (roll: number) => {
      const position = {
        Ann: { character: 'wizard', at: 'O2', spells: ['random', 'hex'] },
        Bob: { character: 'troll', at: 'O12', strength: 7, craft: 2, toad: 3 },
      };
      const g = digital(position);
      Object.assign(g.of('Bob'), { toadStrength: 3, toadCraft: 2 });
      return g.rolls(roll).ann('cast:random', '1').totals('Bob');
    };
    expect([toad(2), toad(3)]).toEqual([
      [1, 3],
      [4, 1],
    ]);
  });

  test('Random T86-6.9 what a Spell brings is told by the rule of Spells', () => {
    const g = new Game({ Ann: { ...WIZARD, spells: ['random', 'hex'] }, Bob: BOB }).rolls(6).ann('cast:random', '1');
    expect(g.last('gained')).toMatchObject({ rule: 'T86-6.9', seat: 1 });
  });

  test('Teleport T86-6.11.1b takes the place of the roll, stays in the region, and a normal encounter follows', () => {
    const g = new Game({ Ann: { ...WIZARD, spells: ['teleport', 'hex'] }, Bob: BOB }).ann('cast:teleport');
    expect(g.options('Ann')).toHaveLength(23 + 1);
    g.rolls(4).ann('O19');
    expect([g.of('Ann').space, g.of('Ann').gold, g.turn]).toEqual(['O19', 2, 'Bob']);
    const slow = new Game({ Ann: { ...WIZARD, slow: 2, spells: ['teleport'] }, Bob: BOB });
    expect(slow.options('Ann')).not.toContain('cast:sp.teleport');
    expect(new Game({ Ann: { ...WIZARD, at: 'I4', spells: ['teleport'] }, Bob: BOB }).options('Ann')).not.toContain('cast:sp.teleport');
  });

  test('Temporal Warp T86-6.10.2 gives three turns in a row; a missed one is used up', () => {
    const g = new Game({ Ann: { ...WIZARD, at: 'O20', spells: ['temporal-warp', 'hex'] }, Bob: BOB });
    g.rolls(1, 1).ann('cast:temporal-warp', 'roll', 'ccw');
    // The Tavern made her blind drunk: the second turn is missed, the third is hers.
    expect([g.events('turnMissed').length, g.turn, g.s.turn.n, g.s.turn.extra]).toEqual([1, 'Ann', 3, 0]);
  });

  test('Displacement T86-6.12.1a moves a card to a space of its region where nobody stands', () => {
    const g = new Game({ figures: { Ann: { ...WIZARD, spells: ['displacement', 'hex'] }, Bob: BOB }, lying: { O7: ['dragon'] } });
    g.ann('cast:displacement', 'dragon');
    expect([g.options('Ann').includes('O12'), g.options('Ann').includes('O2'), g.options('Ann').includes('M1')]).toEqual([
      false,
      false,
      false,
    ]);
    g.ann('O13');
    expect([g.lying('O7'), g.lying('O13')]).toEqual([[], ['dragon']]);
    expect(g.last('placed')).toEqual({ type: 'placed', rule: 'T86-6.9.7b', seat: 0, card: 'adv.dragon', space: 'O13' });
  });

  test('Water Walking T86-6.11.9 crosses the river, and the Poltergeist stays behind', () => {
    const g = new Game({ Ann: { ...WIZARD, at: 'O13', spells: ['water-walking', 'hex'], followers: ['poltergeist'] }, Bob: BOB });
    g.ann('cast:water-walking', 'M9');
    expect([g.of('Ann').space, g.cardsOf('Ann', 'followers'), g.asked('Ann')]).toEqual(['M9', [], 'quest']);
    g.ann('no');
  });
});
