import { expect, test } from 'vitest';
import type { Orders } from '../src/orders.ts';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O12' };
const TROLL = { character: 'troll', at: 'O1' };
/** Ann the Troll walks to O2 and attacks Bob there: her die, his die. */
function attacked(bob: object, [mine, his]: [number, number], more: object = {}): Game {
  const g = new Game({ Ann: { ...TROLL, ...more }, Bob: { at: 'O2', character: 'thief', ...bob } });
  return g.rolls(1, mine, his).ann('roll', 'cw', 'attack:1');
}

test('T86-6.16.1a T86-6.16.4a T86-6.16.4b T86-6.16.4c T86-6.16.4d a die and Strength on either side; the player to the left rolls for the creature', () => {
  const g = new Game({ figures: { Ann: { character: 'thief', at: 'O1', objects: ['sword'] }, Bob: BOB }, lying: { O2: ['serpent'] } })
    .rolls(1, 5, 4)
    .ann('roll', 'cw');
  expect(g.last('fought')).toMatchObject({
    seat: 0,
    roller: 1,
    hero: {
      parts: [
        { from: 'own', n: 3 },
        { from: 'card', card: 'adv.sword', n: 1 },
        { from: 'die', n: 5 },
      ],
      score: 9,
    },
    foe: {
      parts: [
        { from: 'foe', card: 'adv.serpent', n: 4 },
        { from: 'die', n: 4 },
      ],
      score: 8,
    },
    result: 'won',
  });
  expect([g.cardsOf('Ann', 'trophies'), g.lying('O2')]).toEqual([['serpent'], []]);
});

test('T86-6.16.4a T86-6.16.4c T86-6.16.8 the dice of both sides are told when they are rolled, before the result, where nobody has fate', () => {
  const dice = (g: Game) =>
    g.told.flatMap(({ event: e }): unknown[] => {
      if (e.type === 'rolled' && e.for !== 'move') return [[e.rule, e.seat, e.for, e.dice]];
      return e.type === 'fought' || e.type === 'duelled' ? [e.type] : [];
    });
  const g = new Game({ figures: { Ann: { character: 'thief', at: 'O1', objects: ['sword'] }, Bob: BOB }, lying: { O2: ['serpent'] } });
  expect(dice(g.rolls(1, 5, 4).ann('roll', 'cw'))).toEqual([['T86-6.16.1a', 0, 'fight', [5]], ['T86-6.16.1a', 1, 'foe', [4]], 'fought']);
  expect(dice(attacked({}, [2, 6]))).toEqual([['T86-6.16.8', 0, 'fight', [2]], ['T86-6.16.8', 1, 'fight', [6]], 'duelled']);
});

test('T86-6.16.2 T86-6.18.1c one says first whether one evades', () => {
  const g = new Game({ figures: { Ann: { character: 'elf', at: 'O3' }, Bob: BOB }, lying: { O4: ['bear', 'lion'] } })
    .rolls(1)
    .ann('roll', 'cw');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['face', ['fight', 'evade:adv.bear', 'evade:adv.lion']]);
  g.rolls(6, 1).ann('evade:lion', 'fight');
  expect([g.cardsOf('Ann', 'trophies'), g.lying('O4')]).toEqual([['bear'], ['lion']]);
});

test('T86-6.16.3 T86-6.16.7 Spells before the dice, the attacker first, until both pass', () => {
  const g = new Game({
    Ann: { ...TROLL, character: 'wizard', spells: ['psionic-blast', 'hex'] },
    Bob: { at: 'O2', character: 'ghoul', spells: ['psionic-blast'] },
  });
  g.rolls(1).ann('roll', 'cw', 'attack:1');
  expect([g.asked('Ann'), g.asked('Bob')]).toEqual(['prepare', undefined]);
  g.ann('cast:psionic-blast');
  expect([g.asked('Ann'), g.asked('Bob'), g.events('duelled')]).toEqual([undefined, 'prepare', []]);
  g.rolls(1, 3).bob('cast:psionic-blast');
  expect(g.last('duelled')).toMatchObject({ attack: { score: 2 + 5 + 1 }, defence: { score: 2 + 4 + 3 }, result: 'lost' });
  g.bob('nothing');
});

test.each([
  ['armour', 4, 3],
  ['shield', 5, 4],
  ['helmet', 6, 5],
])('T86-6.16.4e the %s saves a life on a %i, not on a %i', (piece, saves, fails) => {
  const lives = (roll: number) => {
    const g = new Game({ figures: { Ann: { ...TROLL, objects: [piece] }, Bob: BOB }, lying: { O2: ['dragon'] } })
      .rolls(1, 1, 6, roll)
      .ann('roll', 'cw');
    return [g.of('Ann').lives, g.turn];
  };
  expect([lives(saves), lives(fails)]).toEqual([
    [4, 'Bob'],
    [3, 'Bob'],
  ]);
});

test('T86-6.16.4e T86-6.16.4f one piece of armour for a life; losing ends the turn, saved or not', () => {
  const g = new Game({ figures: { Ann: { ...TROLL, objects: ['helmet', 'shield'] }, Bob: BOB }, lying: { O2: ['dragon', 'healer'] } })
    .rolls(1, 1, 6)
    .ann('roll', 'cw');
  expect([g.asked('Ann'), g.options('Ann')]).toEqual(['armour', ['adv.shield', 'adv.helmet', 'no']]);
  g.rolls(6).ann('helmet');
  expect([g.of('Ann').lives, g.events('met'), g.turn]).toEqual([4, [], 'Bob']);
});

test('T86-6.16.4e TDE-6.5a whoever wants to be asked may let the life go; else the armour is used', () => {
  const beaten = (orders: Orders, ...rolls: number[]) =>
    new Game({ figures: { Ann: { ...TROLL, objects: ['helmet'] }, Bob: BOB }, lying: { O2: ['dragon'] } })
      .ordered(orders)
      .rolls(1, 1, 6, ...rolls)
      .ann('roll', 'cw');
  const asked = beaten({ armour: 'ask' });
  expect([asked.asked('Ann'), asked.options('Ann')]).toEqual(['armour', ['adv.helmet', 'no']]);
  asked.ann('no');
  expect([asked.of('Ann').lives, asked.events('saved')]).toEqual([3, []]);
  expect(beaten({}, 6).of('Ann').lives).toBe(4);
});

test('T86-6.16.5 several creatures add up, with one die; losing costs one life, winning brings them all', () => {
  const lying = { O2: ['wolf', 'goblin', 'boar'] };
  const lost = new Game({ figures: { Ann: TROLL, Bob: BOB }, lying }).rolls(1, 1, 3).ann('roll', 'cw');
  expect([lost.last('fought')?.foe.score, lost.of('Ann').lives]).toEqual([2 + 2 + 1 + 3, 3]);
  const won = new Game({ figures: { Ann: TROLL, Bob: BOB }, lying }).rolls(1, 6, 3).ann('roll', 'cw');
  expect(won.cardsOf('Ann', 'trophies')).toEqual(['wolf', 'goblin', 'boar']);
});

test('T86-6.16.5 Enemies and Spirits are two teams, one after the other', () => {
  const g = new Game({ figures: { Ann: { ...TROLL, craft: 6, grantMark: 3 }, Bob: BOB }, lying: { O2: ['shadow', 'wolf', 'spectre'] } })
    .rolls(1, 6, 1, 6, 1)
    .ann('roll', 'cw');
  expect(g.events('fought').map((e) => [e.stat, e.hero.score, e.foe.score])).toEqual([
    ['strength', 12, 3],
    ['craft', 12, 6],
  ]);
  expect(g.s.discard).toEqual(['adv.shadow', 'adv.spectre']);
});

test('T86-6.16.5 the Runes add to the die of a team once, Spirits too, but not between characters', () => {
  const runes = (space: string, from: string, lying: string[], die: number) => {
    const g = new Game({ figures: { Ann: { ...TROLL, craft: 9, grantMark: 3, at: from }, Bob: BOB }, lying: { [space]: lying } })
      .rolls(1, 6, die)
      .ann('roll', 'cw');
    return g.last('fought')?.foe.score;
  };
  expect([runes('M6', 'M5', ['wolf', 'boar'], 1), runes('M8', 'M7', ['wolf'], 1), runes('M15', 'M14', ['shadow'], 1)]).toEqual([
    2 + 1 + 1 + 3,
    2 + 1 + 2,
    2 + 1 + 2,
  ]);
  const duel = new Game({ Ann: { ...TROLL, at: 'M5' }, Bob: { character: 'thief', at: 'M6' } })
    .rolls(1, 1, 1)
    .ann('roll', 'cw', 'attack:1', 'nothing');
  expect(duel.last('duelled')?.defence.score).toBe(4);
});

test('T86-6.16.1b T86-6.16.6 the one attacked may evade; that ends no turn and the attacker’s Spells reach him no more', () => {
  const g = new Game({
    Ann: { character: 'wizard', at: 'O3', spells: ['random', 'hex'] },
    Bob: { character: 'elf', at: 'O4' },
    Cay: { character: 'ghoul', at: 'O9', spells: ['random'] },
  });
  g.do('Cay', 'pass').rolls(1).ann('roll', 'cw');
  g.do('Cay', 'pass').ann('attack:1').bob('evade');
  expect([g.last('evaded'), g.events('duelled'), g.turn]).toMatchObject([{ seat: 1, from: 0 }, [], 'Ann']);
  g.ann('cast:random');
  expect(g.options('Ann')).toEqual(['0', '2', 'back']);
  g.ann('back', 'done');
  expect(g.options('Cay')).toEqual(['sp.random.2', 'pass']);
  g.do('Cay', 'random');
  expect(g.options('Cay')).toContain('1');
  g.do('Cay', 'back', 'pass');
});

test('T86-6.16.8 T86-6.16.9a T86-6.16.9c the winner takes a life, an Object, a gold or nothing; then the turn ends', () => {
  const bob = { objects: ['axe', 'holy-lance', 'raft'], gold: 2 };
  const options = () => attacked(bob, [6, 1]);
  expect(options().bob('roll').options('Ann')).toEqual(['life', 'gold', 'adv.axe', 'adv.holy-lance', 'nothing']);
  // Each says what it leaves: to the loser, and to the winner.
  expect(
    options()
      .bob('roll')
      .question('Ann')
      ?.options.slice(0, 2)
      .map(({ note }) => [note?.key, note?.args?.['n']]),
  ).toEqual([
    ['note.spoils.life', 3],
    ['note.spoils.gold', 2],
  ]);
  const gold = options().bob('roll').ann('gold');
  expect([gold.of('Ann').gold, gold.of('Bob').gold, gold.turn]).toEqual([2, 1, 'Bob']);
  const object = options().bob('roll').ann('axe');
  expect([object.cardsOf('Ann', 'objects'), object.of('Bob').lives]).toEqual([['axe'], 4]);
  expect(options().bob('roll').ann('nothing').of('Bob').lives).toBe(4);
});

test('T86-6.16.9a the defender who wins chooses as well', () => {
  const g = attacked({ strength: 9 }, [1, 6]);
  expect([g.last('duelled')?.result, g.asked('Bob')]).toEqual(['lost', 'spoils']);
  g.bob('life').ann([]);
  expect([g.of('Ann').lives, g.turn]).toEqual([3, 'Bob']);
});

test('T86-6.16.9b the loser may offer goods, once; then armour may still save him', () => {
  const bob = { objects: ['armour'], followers: ['guide'], gold: 1, spells: ['hex'] };
  const accepted = attacked(bob, [6, 1]).ann('life');
  expect(accepted.options('Bob')).toEqual(['adv.armour', 'adv.guide', 'coin.1', 'sp.hex']);
  accepted.bob(['guide', 'coin.1']).ann('accept');
  expect([accepted.of('Bob').lives, accepted.cardsOf('Ann', 'followers'), accepted.of('Ann').gold]).toEqual([4, ['guide'], 2]);
  const refused = attacked(bob, [6, 1]).ann('life').bob(['guide']).rolls(4).ann('pass');
  expect([refused.of('Bob').lives, refused.cardsOf('Bob', 'followers'), refused.turn]).toEqual([4, ['guide'], 'Bob']);
});

test('T86-6.16.10 level scores change nothing and end the turn', () => {
  const g = attacked({}, [1, 4]);
  expect([g.last('duelled')?.result, g.of('Bob').lives, g.asked('Ann'), g.turn]).toEqual(['draw', 4, undefined, 'Bob']);
});

test('T86-6.17.1a T86-6.17.2a T86-6.17.2b a Spirit fights on Craft; no weapon and no armour count', () => {
  const g = new Game({ figures: { Ann: { ...TROLL, objects: ['sword', 'armour'] }, Bob: BOB }, lying: { O2: ['wraith'] } })
    .rolls(1, 6, 3)
    .ann('roll', 'cw');
  expect(g.last('fought')).toMatchObject({ stat: 'craft', hero: { score: 7 }, foe: { score: 8 } });
  expect([g.of('Ann').lives, g.events('saved')]).toEqual([3, []]);
});

test('T86-6.17.1b only who has the ability fights another on Craft; the other answers with Craft', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'O1' }, Bob: { character: 'thief', at: 'O2', strength: 9 } })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['space', 'attack:1', 'psychic:1']);
  g.rolls(1, 1).ann('psychic:1');
  expect(g.last('duelled')).toMatchObject({ stat: 'craft', attack: { score: 6 }, defence: { score: 4 } });
  g.ann('nothing');
  expect(new Game({ Ann: { ...TROLL }, Bob: { at: 'O2' } }).rolls(1).ann('roll', 'cw').options('Ann')).toEqual(['space', 'attack:1']);
});

test('T86-6.18.1b T86-6.18.2 abilities are evaded like attacks', () => {
  const g = new Game({ Ann: { character: 'thief', at: 'O3' }, Bob: { character: 'elf', at: 'O4' } })
    .rolls(1)
    .ann('roll', 'cw', 'steal:1')
    .bob('evade');
  expect([g.of('Bob').gold, g.asked('Ann'), g.turn]).toEqual([1, undefined, 'Bob']);
});

test('T86-6.18.2 Strangers and personal Events can be evaded; the Event is discarded, the Stranger stays', () => {
  const imp = new Game({ Ann: { character: 'elf', at: 'O3' }, Bob: BOB }).rolls(1).draws('imp').ann('roll', 'cw', 'evade');
  expect([imp.of('Ann').space, imp.s.discard]).toEqual(['O4', ['adv.imp']]);
  const witch = new Game({ Ann: { character: 'elf', at: 'O3' }, Bob: BOB }).rolls(1).draws('witch').ann('roll', 'cw', 'evade');
  expect([witch.lying('O4'), witch.events('rolled').length]).toEqual([['witch'], 1]);
  const storm = new Game({ Ann: { character: 'elf', at: 'O3' }, Bob: { at: 'M3' } }).rolls(1).draws('storm').ann('roll', 'cw');
  expect(storm.turn).toBe('Bob');
});

test('T86-6.18.3 T86-6.8.1 in the Inner Region only other players are evaded', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'I3', spells: ['invisibility', 'hex'] }, Bob: BOB });
  g.rolls(1, 1, 6).ann('cast:invisibility', 'to:I4');
  expect([g.events('evaded'), g.of('Ann').lives]).toEqual([[], 3]);
  const valley = new Game({
    Ann: { ...TROLL, at: 'I4', objects: ['talisman'] },
    Bob: { character: 'wizard', at: 'I5', spells: ['invisibility', 'hex'] },
  });
  valley.bob('invisibility').ann('to:I5', 'attack:1').bob('evade');
  expect(valley.events('duelled')).toEqual([]);
});
