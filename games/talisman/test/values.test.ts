import { expect, test } from 'vitest';
import { allowanceOf } from '../src/rules/character/numbers.ts';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O12' };

test('T86-6.1.1a T86-6.1.1b T86-6.1.6a own Strength rises by gains; what Followers and Objects add is counted, not written down', () => {
  const g = new Game({ Ann: { character: 'warrior', at: 'O8', followers: ['unicorn'], objects: ['magic-belt', 'sword'] }, Bob: BOB });
  g.rolls(1, 6).ann('roll', 'cw');
  expect([g.of('Ann').strength, g.totals('Ann')[0]]).toEqual([5, 8]);
});

test('T86-6.1.2 T86-6.1.3 T86-6.2.2 T86-6.2.3 a loss lowers the own value, never below what is printed', () => {
  const lose = (roll: number, strength: number, craft: number) => {
    const g = new Game({ Ann: { character: 'thief', at: 'O12', strength, craft }, Bob: { at: 'O1' } });
    g.rolls(1, roll).ann('roll', 'cw', 'enchantress');
    return [g.of('Ann').strength, g.of('Ann').craft];
  };
  expect(lose(2, 3, 3)).toEqual([3, 3]);
  expect(lose(2, 5, 3)).toEqual([4, 3]);
  expect(lose(3, 3, 3)).toEqual([3, 3]);
  expect(lose(3, 3, 5)).toEqual([3, 4]);
});

test('T86-6.1.4a a beaten physical Enemy is a trophy; T86-6.2.4 a Spirit is none and makes nobody cleverer', () => {
  const g = new Game({ figures: { Ann: { character: 'wizard', strength: 6, at: 'O10' }, Bob: BOB }, lying: { O11: ['bear', 'shadow'] } });
  g.rolls(1, 6, 1, 6, 1).ann('roll', 'cw');
  expect(g.cardsOf('Ann', 'trophies')).toEqual(['bear']);
  expect([g.s.discard, g.of('Ann').craft, g.lying('O11')]).toEqual([['adv.shadow'], 5, []]);
});

test('T86-6.1.4b one Strength for each seven points of trophies; what is over is lost with the cards', () => {
  const g = new Game({ Ann: { at: 'O2', trophies: ['ogre', 'serpent', 'giant', 'boar'] }, Bob: BOB });
  g.ann('trade', 'ogre', 'serpent', 'giant', 'turnIn');
  expect([g.of('Ann').strength, g.cardsOf('Ann', 'trophies'), g.s.discard.length]).toEqual([6, ['boar'], 3]);
  expect(g.last('tradedTrophies')).toMatchObject({ points: 15, n: 2 });
  expect(g.options('Ann')).not.toContain('trade');
});

test('T86-6.1.4b a Dragon alone is worth exactly one Strength; six points are worth nothing', () => {
  expect(new Game({ Ann: { at: 'O2', trophies: ['dragon'] }, Bob: BOB }).ann('trade', 'dragon', 'turnIn').of('Ann').strength).toBe(5);
  expect(new Game({ Ann: { at: 'O2', trophies: ['giant'] }, Bob: BOB }).options('Ann')).not.toContain('trade');
  const g = new Game({ Ann: { at: 'O2', trophies: ['giant', 'boar'] }, Bob: BOB }).ann('trade', 'giant');
  expect([g.options('Ann'), g.question('Ann')?.prompt.key, g.question('Ann')?.refused]).toMatchObject([
    ['adv.boar', 'back'],
    'ask.trophies.laid',
    [{ id: 'turnIn', reason: { key: 'no.trophyPoints', args: { n: 1 } }, rule: 'T86-6.1.4b' }],
  ]);
  g.ann('back');
  expect([g.of('Ann').strength, g.cardsOf('Ann', 'trophies')]).toEqual([4, ['giant', 'boar']]);
  g.ann('trade', 'giant', 'boar', 'turnIn');
  expect([g.of('Ann').strength, g.cardsOf('Ann', 'trophies')]).toEqual([5, []]);
});

test('T86-6.1.5 trophies may be handed in straight after the fight, in the own turn only', () => {
  const g = new Game({
    figures: { Ann: { at: 'O10', strength: 9 }, Bob: { ...BOB, trophies: ['giant', 'boar.2'] } },
    lying: { O11: ['dragon'] },
  });
  g.rolls(1, 6, 6, 1).ann('roll', 'cw');
  expect([g.asked('Ann'), g.options('Ann'), g.asked('Bob')]).toEqual(['endTurn', ['done', 'trade'], undefined]);
  g.ann('trade', 'dragon', 'turnIn');
  expect(g.of('Ann').strength).toBe(10);
  expect(g.turn).toBe('Bob');
});

test('T86-6.1.6b one weapon in a fight, the best; Belt and Ring are none and always add', () => {
  const g = new Game({
    figures: { Ann: { character: 'thief', at: 'O10', objects: ['sword', 'axe', 'magic-belt', 'holy-lance'] }, Bob: BOB },
    lying: { O11: ['dragon'] },
  });
  g.rolls(1, 1, 1).ann('roll', 'cw', 'roll');
  expect(g.last('fought')).toMatchObject({ hero: { score: 3 + 2 + 3 + 1 }, foe: { score: 8 } });
});

test('T86-6.1.6b weapons count in combat only: a Sword does not help in the Marsh', () => {
  const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O10', objects: ['sword'] }, Bob: BOB }, lying: { O11: ['marsh'] } });
  g.rolls(1).ann('roll', 'cw');
  expect([g.totals('Ann')[0], g.of('Ann').misses]).toEqual([4, 1]);
});

test('T86-6.2 T86-6.2.1 T86-6.2.5 Craft adds up from the own value, Followers and Magic Objects', () => {
  const g = new Game({ Ann: { at: 'O2', objects: ['ring'], followers: ['maiden', 'unicorn'] }, Bob: BOB });
  expect([g.of('Ann').craft, g.totals('Ann')]).toEqual([3, [5, 8]]);
});

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 2],
  [6, 3],
  [9, 3],
])('T86-6.2.6a T86-6.2.7a with Craft %i one may hold %i Spells', (craft, spells) => {
  const g = new Game({ Ann: { character: 'troll', at: 'O2', craft }, Bob: BOB });
  expect(allowanceOf(g.s, 0)).toBe(spells);
  const wand = new Game({ Ann: { character: 'troll', at: 'O2', craft, objects: ['wand'] }, Bob: BOB });
  expect(allowanceOf(wand.s, 0)).toBe(spells + 1);
});

test('T86-6.2.6b the Wand alone lets one hold more than the table says', () => {
  const g = new Game({
    Ann: { character: 'wizard', at: 'O2', craft: 6, objects: ['wand'], spells: ['hex', 'alchemy', 'divination', 'healing'] },
    Bob: BOB,
  });
  g.ann('leave', ['wand']);
  expect(g.question('Ann')).toMatchObject({ kind: 'dropSpells', choose: { min: 1, max: 1 } });
  g.ann(['hex']);
  expect(g.cardsOf('Ann', 'spells')).toHaveLength(3);
});

test('T86-6.2.7b T86-6.2.7c a Spell comes with the first rise above the mark, and never again for the same Craft', () => {
  const g = new Game({ Ann: { character: 'warrior', at: 'O2', objects: ['ring'], grantMark: 1 }, Bob: BOB });
  // The Ring makes Craft 5: two Spells are allowed, one is granted.
  expect(g.of('Ann').grantMark).toBe(1);
  const h = new Game({ figures: { Ann: { character: 'warrior', at: 'M9' }, Bob: BOB }, lying: { M10: ['ring'] } });
  h.rolls(1).draws('hex').ann('roll', 'cw', 'take:ring');
  expect([h.cardsOf('Ann', 'spells'), h.of('Ann').grantMark]).toEqual([['hex'], 2]);
});

test('T86-6.2.7c dropping and taking an Object again brings no second Spell', () => {
  const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O2', objects: ['ring'], spells: ['hex'], grantMark: 2 }, Bob: BOB } });
  g.ann('leave', ['ring']);
  expect([g.cardsOf('Ann', 'spells'), g.lying('O2')]).toEqual([['hex'], ['ring']]);
  g.rolls(1, 6, 1).draws('maze').ann('roll', 'cw').bob('roll', 'cw').ann('roll', 'ccw');
  g.ann('take:ring');
  expect([g.cardsOf('Ann', 'objects'), g.cardsOf('Ann', 'spells'), g.totals('Ann')[1]]).toEqual([['ring'], ['hex'], 5]);
});

test('T86-6.3 T86-6.3.1 T86-6.3.2 T86-6.3.3 goods are paid from the own purse', () => {
  const g = new Game({ Ann: { at: 'O24', gold: 5 }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'blacksmith');
  expect(g.options('Ann')).toEqual(['buy:pur.helmet', 'buy:pur.sword', 'buy:pur.axe', 'buy:pur.shield', 'buy:pur.armour', 'done']);
  g.ann('buy:pur.axe');
  expect([g.of('Ann').gold, g.cardsOf('Ann', 'objects'), g.options('Ann')]).toEqual([
    2,
    ['pur.axe'],
    ['buy:pur.helmet', 'buy:pur.sword', 'done'],
  ]);
});

test('T86-6.3.4 whoever is to lose more gold than there is loses what there is', () => {
  const lost = (gold: number) => new Game({ Ann: { at: 'O18', gold }, Bob: BOB }).rolls(1, 3).ann('roll', 'cw').of('Ann').gold;
  expect([lost(3), lost(0)]).toEqual([2, 0]);
});

test('T86-6.3.5 gold knows no limit and is no Object', () => {
  const g = new Game({
    figures: { Ann: { at: 'M9', gold: 40, objects: ['sword', 'axe', 'shield', 'helmet'] }, Bob: BOB },
    lying: { M10: ['two-bags'] },
    gold: { M10: 3 },
  });
  g.rolls(1).ann('roll', 'cw', 'take:two-bags', 'gold');
  expect([g.of('Ann').gold, g.cardsOf('Ann', 'objects').length]).toEqual([45, 4]);
});

test('T86-6.4 T86-6.4.1 T86-6.4.2 T86-6.4.5 lives go and come, with no most', () => {
  const g = new Game({ figures: { Ann: { at: 'O10', lives: 9, alignment: 'good' }, Bob: BOB } });
  g.rolls(1).draws('angel').ann('roll', 'cw');
  expect(g.of('Ann').lives).toBe(10);
});

test('T86-6.4.3a T86-6.4.3b T86-6.4.3c the dead leave goods on the space, Spells and trophies on the piles, and the card for good', () => {
  const g = new Game({
    figures: {
      Ann: {
        character: 'wizard',
        at: 'M9',
        lives: 1,
        gold: 3,
        objects: ['axe', 'raft', 'pur.sword'],
        followers: ['guide'],
        spells: ['hex'],
        trophies: ['wolf'],
        quest: 1,
      },
      Bob: BOB,
    },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(g.last('died')).toMatchObject({ seat: 0, character: 'chr.wizard', space: 'M10' });
  expect([g.lying('M10'), g.s.loose.M10]).toEqual([['axe', 'pur.sword', 'guide'], 3]);
  expect([g.s.discard, g.s.spellDiscard]).toEqual([['adv.raft', 'adv.wolf'], ['sp.hex']]);
  expect(g.s.unused).not.toContain('chr.wizard');
  expect(g.of('Ann')).toMatchObject({ card: null, quest: 0, gold: 0 });
  g.rolls(6).draws('maze', 'elf').bob('roll', 'cw');
  expect(g.last('dealt')).toMatchObject({ rule: 'T86-6.4.3d', seat: 0, character: 'chr.elf', again: true });
});

test('T86-6.4.3d the seat comes back with another character when its turn comes; without one it is out', () => {
  const g = new Game(
    { figures: { Ann: { at: 'M9', lives: 1 }, Bob: BOB, Cay: { at: 'O1' } }, unused: [] },
    { seats: ['Ann', 'Bob', 'Cay'] },
  );
  g.rolls(1).ann('roll', 'cw');
  expect([g.of('Ann').out, g.turn, g.s.outcome]).toEqual([true, 'Bob', null]);
});

test('T86-6.4.3e once somebody has reached the Crown the dead are out, and the last one left has won', () => {
  const g = new Game({ figures: { Ann: { at: 'M9', lives: 1 }, Bob: BOB }, crownReached: true }).rolls(1).ann('roll', 'cw');
  expect([g.of('Ann').out, g.s.outcome]).toMatchObject([true, { winners: [1], rule: 'T86-W', reason: 'last' }]);
});

test('T86-6.4.3d T86-6.4.3e whoever waits for a new character as the Crown is reached is out; where that leaves one, the match is over', () => {
  const g = new Game({
    Ann: { character: 'thief', at: 'valley-of-fire', objects: ['talisman'] },
    Bob: { character: 'monk', at: 'O2', lives: 1 },
  });
  g.of('Bob').card = null;
  g.ann('to:I9');
  expect([g.s.outcome?.winners, g.s.outcome?.rule, g.of('Bob').out, g.last('out')?.seat]).toEqual([[0], 'T86-W', true, 1]);
  const playsOn = new Game(
    { Ann: { character: 'thief', at: 'valley-of-fire', objects: ['talisman'] }, Bob: { character: 'monk', at: 'O2' } },
    { options: { elimination: false } },
  );
  playsOn.of('Bob').card = null;
  playsOn.rolls(1).draws('elf').ann('to:I9');
  expect([playsOn.s.outcome, playsOn.of('Bob').card]).toEqual([null, 'chr.elf']);
});

test('T86-6.4.4 T86-6.4.6 healing gives lives back, never more than four in all', () => {
  const g = new Game({ Ann: { character: 'dwarf', at: 'M15', lives: 2, gold: 5 }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'royalDoctor');
  expect(g.options('Ann')).toEqual(['2', '1', '0']);
  g.ann('2');
  expect([g.of('Ann').lives, g.of('Ann').gold]).toEqual([4, 3]);
  expect(new Game({ Ann: { at: 'M15', lives: 5, gold: 5 }, Bob: BOB }).rolls(1).ann('roll', 'cw').events('healed')).toEqual([]);
});

test('T86-6.1.5 and before the next card, where the gained Strength may matter', () => {
  const g = new Game({
    figures: { Ann: { character: 'thief', at: 'O10', strength: 4, trophies: ['ogre'] }, Bob: BOB },
    lying: { O11: ['goblin', 'marsh'] },
  });
  g.rolls(1, 6, 1).ann('roll', 'cw');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['trophies', ['adv.ogre', 'adv.goblin', 'back']]);
  g.ann('ogre', 'goblin', 'turnIn');
  expect([g.of('Ann').strength, g.of('Ann').misses]).toEqual([5, 0]);
});

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 2],
  [6, 3],
  [7, 3],
])('T86-6.2.6a with a Craft of %i one may hold %i Spells', (craft, n) => {
  const three = ['hex', 'alchemy', 'divination'];
  const g = new Game({ Ann: { character: 'troll', at: 'O12', craft, grantMark: n, spells: three.slice(0, n) }, Bob: BOB });
  // The Enchantress gives a Spell on a 6: only where there is room, and there is none.
  g.rolls(1, 6).ann('roll', 'cw', 'enchantress');
  expect(g.cardsOf('Ann', 'spells')).toHaveLength(n);
  if (n === 0) return;
  const room = new Game({ Ann: { character: 'troll', at: 'O12', craft, grantMark: n, spells: three.slice(1, n) }, Bob: BOB });
  room.rolls(1, 6).draws('hex').ann('roll', 'cw', 'enchantress');
  expect(room.cardsOf('Ann', 'spells')).toHaveLength(n);
});
