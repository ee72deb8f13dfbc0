import { expect, test } from 'vitest';
import { BOB, digital, plain } from './game.ts';

const ANN = { character: 'thief' };
const FOUR = ['axe', 'helmet', 'shield', 'cross'];

test('TDE-6.1 TDE-6.2 TDE-6.3 TDE-8.18 four Objects of whatever kind, bought ones and Talismans too; what is over stays on the space', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', objects: ['axe', 'cross', 'pur.helmet', 'tal.talisman'] }, Bob: BOB } });
  expect(g.view().characters[0]?.load).toEqual({ n: 4, limit: 4 });
  g.rolls(1).draws('sword').ann('roll', 'cw', 'space');
  expect(g.options('Ann').filter((option) => option.startsWith('take:'))).toEqual([]);
  g.ann('drop:axe', 'take:sword');
  expect([g.lying('O2'), g.cardsOf('Ann', 'objects')]).toEqual([['axe'], ['cross', 'pur.helmet', 'tal.talisman', 'sword']]);
});

test('TDE-6.2 each Mule carries four more, and is a Follower', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', objects: FOUR, followers: ['mule'] }, Bob: BOB } });
  expect(g.view().characters[0]?.load).toEqual({ n: 4, limit: 8 });
  const two = digital({ figures: { Ann: { ...ANN, at: 'O1', followers: ['mule', 'pur.mule'] }, Bob: BOB } });
  expect(two.view().characters[0]?.load).toEqual({ n: 0, limit: 12 });
});

test('TDE-6.4 TDE-6.5 TDE-6.5a one Weapon in a battle, one Armour for a lost life; each is chosen', () => {
  const g = digital({
    figures: { Ann: { ...ANN, at: 'O1', objects: ['sword', 'axe', 'helmet', 'shield'] }, Bob: BOB },
    lying: { O2: ['dragon'] },
  });
  g.rolls(1).ann('roll', 'cw', 'space');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['prepare', ['roll', 'weapon:adv.axe']]);
  g.rolls(1, 6).ann('weapon:axe', 'roll');
  expect([g.last('fought')?.hero.score, g.asked('Ann'), g.options('Ann')]).toEqual([5, 'armour', ['adv.shield', 'adv.helmet', 'no']]);
  g.rolls(2).ann('shield');
  expect([g.of('Ann').lives, g.events('saved').length, g.turn]).toEqual([3, 1, 'Bob']);
});

test('TDE-6.6 TDE-6.7 any number of Followers; one that is killed goes to its pile', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'M6', followers: ['pixie', 'unicorn', 'maiden', 'pur.mule'] }, Bob: BOB } });
  g.rolls(1, 3, 3, 3, 3, 1).ann('roll', 'cw', 'space');
  expect([g.cardsOf('Ann', 'followers'), g.s.stock.filter((card) => card.includes('mule')).length]).toEqual([
    ['pixie', 'unicorn', 'maiden'],
    4,
  ]);
});

test('TDE-6.9 TDE-6.12a only some start with Spells; to gain Craft brings none, and at the limit none is drawn', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1' }, Bob: BOB }, lying: { O2: ['solomons-crown'] } });
  g.rolls(1).ann('roll', 'cw', 'take:solomons-crown');
  expect([g.of('Ann').spells, g.view('Ann').characters[0]?.allowance]).toEqual([[], 2]);
  const full = digital({ figures: { Ann: { ...ANN, at: 'O24', spells: ['hex'] }, Bob: BOB } });
  full.rolls(1, 6).ann('roll', 'cw', 'mystic');
  expect(full.cardsOf('Ann', 'spells')).toEqual(['hex']);
});

test('TDE-6.12 TDE-6.13 a Spell is neither cast nor discarded unless one wants to', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', spells: ['hex'] }, Bob: BOB } });
  g.rolls(1).draws('axe').ann('roll', 'cw', 'done');
  expect(g.cardsOf('Ann', 'spells')).toEqual(['hex']);
});

test('TDE-6.14 TDE-6.15 a Spell works over the whole board, and is discarded then', () => {
  const g = digital({ Ann: { character: 'elf', at: 'O1', spells: ['healing'] }, Bob: { character: 'troll', at: 'I4', lives: 1 } });
  g.ann('cast:healing', '1');
  expect([g.of('Bob').lives, g.s.spellDiscard.includes('sp.healing')]).toEqual([6, true]);
});

test('TDE-6.16 TDE-10.12 no Spell reaches a creature of the Inner Region, and none is evaded there', () => {
  const g = digital({ Ann: { character: 'elf', at: 'I7', spells: ['immobility', 'invisibility'] }, Bob: BOB });
  g.ann('cast:invisibility').rolls(1, 1, 6, 1).ann('to:I6');
  expect(g.last('fought')?.foes).toEqual([{ creature: 'werewolf', value: 2 }]);
});

test('TDE-6.17 in the own turn no more Spells than were held as it began', () => {
  const g = digital({ Ann: { character: 'wizard', at: 'O1', lives: 2, spells: ['invisibility'] }, Bob: { ...BOB, lives: 1 } });
  g.draws('healing').ann('cast:invisibility');
  expect([g.cardsOf('Ann', 'spells'), g.options('Ann').filter((option) => option.startsWith('cast:'))]).toEqual([['healing'], []]);
});

test('TDE-6.18 TDE-8.12 in another’s turn one Spell; whoever misses a turn may cast it', () => {
  const g = digital({
    Ann: { ...ANN, at: 'O1', lives: 1 },
    Bob: { character: 'elf', at: 'O9', lives: 1, misses: 1, spells: ['healing', 'healing'] },
  });
  expect(g.asked('Bob')).toBe('checkpoint');
  g.bob('healing', '1');
  expect([g.of('Bob').lives, g.asked('Bob')]).toEqual([4, undefined]);
  g.rolls(1).draws('axe').ann('roll', 'cw', 'done');
  expect([g.turn, g.of('Bob').misses]).toEqual(['Ann', 0]);
});

test('TDE-6.19 the Command Spell is none of these', () => {
  const g = digital({ figures: { Ann: { character: 'elf', at: 'I9', spells: ['hex'] }, Bob: BOB }, crownReached: true });
  g.ann('cast:hex', 'O2');
  g.rolls(4).ann('act');
  expect(g.of('Bob').lives).toBe(3);
});

test('TDE-6.20 a Spell has its moment and a target; one that was countered has been cast', () => {
  const g = digital({
    Ann: { character: 'elf', at: 'O1', lives: 1, spells: ['healing', 'invisibility'] },
    Bob: { character: 'ghoul', at: 'O9', spells: ['counterspell'] },
  });
  g.ann('cast:invisibility').bob('counterspell');
  expect([g.of('Ann').vanished, g.s.turn.casts[0]]).toEqual([false, 1]);
  expect(g.question('Ann')?.options.map((option) => option.id)).toContain('cast:sp.healing');
});

test('TDE-6.21 TDE-6.22 TDE-6.24 TDE-6.24a trophies are turned in at the end of the turn, any set of them; the rest of seven is lost', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', trophies: ['dragon', 'wolf', 'goblin'] }, Bob: BOB } });
  expect(g.options('Ann')).not.toContain('trade');
  g.rolls(1).draws('axe').ann('roll', 'cw', 'done');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['endTurn', ['done', 'trade', 'shed']]);
  g.ann('trade', 'dragon', 'goblin', 'turnIn');
  expect([g.of('Ann').strength, g.cardsOf('Ann', 'trophies'), g.last('tradedTrophies')]).toEqual([
    4,
    ['wolf'],
    expect.objectContaining({ points: 9, n: 1, stat: 'strength', rule: 'TDE-6.22' }),
  ]);
});

test('TDE-6.23 Spirits are turned in for Craft, apart from Strength', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', trophies: ['demon', 'wolf'] }, Bob: BOB } });
  g.rolls(1).draws('axe').ann('roll', 'cw', 'done', 'trade');
  expect(g.options('Ann')).toEqual(['adv.demon', 'adv.wolf', 'back']);
  g.ann('demon');
  expect(g.question('Ann')).toMatchObject({
    prompt: { key: 'ask.trophies.laid', args: { sums: [{ key: 'trophies.enough' }] } },
    options: [{ id: 'turnIn', note: { key: 'note.trophies.gain' } }, { id: 'adv.wolf' }, { id: 'back' }],
  });
  g.ann('turnIn');
  expect([g.of('Ann').craft, g.of('Ann').strength, g.s.discard.includes('adv.demon')]).toEqual([4, 3, true]);
});

test('TDE-6.22 turning trophies in for nothing stands behind those that may be laid down besides, until they bring something', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', trophies: ['demon', 'wolf'] }, Bob: BOB } });
  g.rolls(1).draws('axe').ann('roll', 'cw', 'done');
  // Strength and Craft are reckoned apart: the Wolf alone brings nothing.
  expect(g.question('Ann')!.options.find(({ id }) => id === 'trade')!.note).toMatchObject({
    key: 'note.trophies.gain',
    args: { gains: [{ key: 'amount.craft', args: { n: 1 } }] },
  });
  g.ann('trade', 'wolf');
  expect(g.question('Ann')!.options.map(({ id }) => id)).toEqual(['adv.demon', 'back', 'turnIn']);
});

test('TDE-6.22 TDE-6.23 points short are wasted and the cards go: Craft may be turned in alone, and both at once', () => {
  const at = (trophies: string[]) => {
    const g = digital({ figures: { Ann: { ...ANN, at: 'O1', trophies }, Bob: BOB } });
    return g.rolls(1).draws('axe').ann('roll', 'cw', 'done', 'trade');
  };
  // Strength enough, and Craft turned in alone all the same.
  const alone = at(['demon', 'dragon']).ann('demon', 'turnIn');
  expect([alone.of('Ann').craft, alone.of('Ann').strength, alone.cardsOf('Ann', 'trophies')]).toEqual([4, 3, ['dragon']]);
  const both = at(['demon', 'dragon']).ann('demon', 'dragon', 'turnIn');
  expect([both.of('Ann').craft, both.of('Ann').strength, both.cardsOf('Ann', 'trophies')]).toEqual([4, 4, []]);
  const wasted = at(['dragon', 'giant']).ann('giant');
  expect(wasted.question('Ann')?.options.at(-1)).toMatchObject({ id: 'turnIn', dear: true, note: { key: 'note.trophies.wasted' } });
  wasted.ann('turnIn');
  expect([wasted.of('Ann').strength, wasted.cardsOf('Ann', 'trophies'), wasted.last('tradedTrophies')]).toEqual([
    3,
    ['dragon'],
    expect.objectContaining({ points: 6, n: 0 }),
  ]);
});

test('TDE-6.24a nobody has to keep a trophy: as the own turn begins, or with other business at its end, any may be discarded', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O1', trophies: ['wolf', 'goblin'] }, Bob: BOB } });
  g.ann('shed', ['wolf']);
  expect([g.cardsOf('Ann', 'trophies'), g.s.discard, g.last('discarded')?.rule, g.asked('Ann')]).toEqual([
    ['goblin'],
    ['adv.wolf'],
    'TDE-6.24a',
    'turn',
  ]);
  g.ann('shed', ['goblin']);
  expect(g.options('Ann')).not.toContain('shed');
});

test('TDE-6.25 TDE-6.27 TDE-6.27a whoever evades and whoever is evaded can do nothing to one another', () => {
  const g = digital({
    Ann: { character: 'wizard', at: 'O3', spells: ['random', 'acquisition'] },
    Bob: { character: 'elf', at: 'O4', gold: 3, spells: ['random'] },
    Cay: { character: 'troll', at: 'O9', gold: 0 },
  });
  g.bob('pass').rolls(1).ann('roll').ann('cw');
  while (g.asked('Bob') === 'checkpoint') g.bob('pass');
  g.ann('attack:1').bob('evade');
  while (g.asked('Bob') === 'checkpoint') g.bob('pass');
  expect(g.s.turn.evaded).toEqual([{ seat: 1, from: 0 }]);
  expect(g.ann('cast:random').options('Ann')).toEqual(['0', '2', 'back']);
  const cave = digital({ figures: { Ann: { character: 'elf', at: 'O3' }, Bob: BOB }, lying: { O4: ['cave'] } });
  cave.rolls(1, 1).ann('roll', 'cw');
  expect(cave.options('Ann')).toContain('evade:caveDragon');
  cave.ann('evade:caveDragon');
  const witch = digital({ figures: { Ann: { character: 'elf', at: 'O3' }, Bob: BOB }, lying: { O4: ['witch'] } });
  witch.rolls(1, 3).ann('roll', 'cw');
  expect(witch.of('Ann').strength).toBe(4);
});

test('TDE-6.26 in the Inner Region other players may be evaded', () => {
  const g = digital({ Ann: { ...ANN, at: 'I2' }, Bob: { character: 'elf', at: 'I1', spells: ['invisibility'] } });
  g.bob('invisibility').ann('back:I1', 'attack:1');
  expect(g.asked('Bob')).toBe('evade');
  g.bob('evade');
  expect(g.events('duelled')).toEqual([]);
});

test('TDE-6.28 TDE-6.29 TDE-6.30 once a turn the alignment may change; what it forbids is put down at once', () => {
  const g = digital({ Ann: { character: 'druid', at: 'O1', objects: ['holy-grail'] }, Bob: BOB });
  g.ann('align:evil');
  expect([g.of('Ann').alignment, g.lying('O1'), g.options('Ann').filter((option) => option.startsWith('align'))]).toEqual([
    'evil',
    ['holy-grail'],
    [],
  ]);
});

test('TDE-7.1 TDE-8.14 an ability beats a rule: the Cross may destroy a Spirit, or its owner may fight', () => {
  const at = () =>
    digital({ figures: { Ann: { ...ANN, at: 'O1', objects: ['cross'] }, Bob: BOB }, lying: { O2: ['spectre', 'wraith'] } })
      .rolls(1)
      .ann('roll', 'cw', 'space');
  const g = at();
  expect(plain(g.options('Ann'))).toEqual(['fight', 'destroy:adv.spectre', 'destroy:adv.wraith']);
  g.ann('destroy:wraith').rolls(6, 1).ann('fight');
  expect([g.cardsOf('Ann', 'trophies'), g.s.discard.includes('adv.wraith'), g.last('fought')?.foes.length]).toEqual([['spectre'], true, 1]);
});

test('TDE-7.2 a ban beats a permission: no Weapon on the Cursed Glade, not even for the Warrior', () => {
  const g = digital({ figures: { Ann: { character: 'warrior', at: 'M4', objects: ['sword', 'axe'] }, Bob: BOB }, lying: { M5: ['wolf'] } });
  g.rolls(1, 5, 6, 1).ann('roll', 'cw', 'space');
  expect(g.last('fought')?.hero.parts.filter((part) => part.card)).toEqual([]);
  const open = digital({
    figures: { Ann: { character: 'warrior', at: 'O1', objects: ['sword', 'axe'] }, Bob: BOB },
    lying: { O2: ['wolf'] },
  });
  open.rolls(1, 5, 6, 1).ann('roll', 'cw', 'space');
  expect(open.last('fought')?.hero.score).toBe(4 + 2 + 6);
});

test('TDE-7.3 the number on the die counts, also after it was rolled again', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O1', lives: 3, fate: 1 }, Bob: BOB })
    .rolls(2)
    .ann('roll')
    .rolls(6)
    .ann('reroll:2');
  expect(g.asked('Ann')).toBe('regenerate');
  g.ann('rest');
});

test('TDE-7.4 with what is added the table counts to its highest line and no further', () => {
  const g = digital({ Ann: { character: 'monk', at: 'O6', alignment: 'good' }, Bob: { character: 'thief', at: 'O12' } });
  g.rolls(1, 5).ann('roll', 'cw', 'pray');
  expect([g.asked('Ann'), g.question('Ann')?.options.map((option) => option.id)]).toEqual(['addToRoll', ['yes', 'no']]);
  g.draws('hex').ann('yes');
  expect(g.cardsOf('Ann', 'spells')).toEqual(['hex']);
  const six = digital({ Ann: { character: 'monk', at: 'O6', alignment: 'good' }, Bob: { character: 'thief', at: 'O12' } });
  six.rolls(1, 6).draws('hex').ann('roll', 'cw', 'pray');
  expect(six.cardsOf('Ann', 'spells')).toEqual(['hex']);
});
