import { begin, fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { talisman } from '../../src/index.ts';
import { OPTIONS } from '../../src/options.ts';
import { BOB, ghost, souls } from './game.ts';

const ON_CROWN = { character: 'troll', at: 'I9' };
const game = { ...talisman, options: OPTIONS };

test('TDE-G.1 Court of the Dead: a win costs the King a life, a defeat one of one’s own, a draw nothing', () => {
  const court = (mine: number, his: number, strength = 12) => {
    const g = souls({ figures: { Ann: { ...ON_CROWN, strength }, Bob: BOB } }, { finale: 'court' });
    g.ann('act');
    expect(g.options('Ann')).toEqual(['king:strength', 'king:craft']);
    g.rolls(mine, his).ann('king:strength');
    return [g.s.souls!.king, g.of('Ann').lives, g.turn];
  };
  expect([court(6, 1), court(1, 6), court(3, 3)]).toEqual([
    [3, 6, 'Bob'],
    [4, 5, 'Bob'],
    [4, 6, 'Bob'],
  ]);
});

test('TDE-G.1 whoever takes the King’s last life wins the game', () => {
  const g = souls({ figures: { Ann: { ...ON_CROWN, craft: 12 }, Bob: BOB }, king: 1 }, { finale: 'court' });
  g.ann('act').rolls(6, 1).ann('king:craft');
  expect(g.s.outcome).toMatchObject({ winners: [0], reason: 'king', rule: 'TDE-G.1' });
});

test('TDE-G.1 the King fights on as long as a life is left to him', () => {
  const g = souls({ figures: { Ann: { ...ON_CROWN, craft: 12 }, Bob: BOB }, king: 2 }, { finale: 'court' });
  g.ann('act').rolls(6, 1).ann('king:craft');
  expect([g.s.souls!.king, g.s.outcome, g.turn]).toEqual([1, null, 'Bob']);
});

test('TDE-G.1 with another there one may meet that one instead; who dies on the Crown is a ghost at the Portal', () => {
  const g = souls({ figures: { Ann: { ...ON_CROWN, lives: 1 }, Bob: { character: 'monk', at: 'I9' } } }, { finale: 'court' });
  g.ann('act');
  expect(g.options('Ann')).toEqual(['king:strength', 'king:craft', 'attack:1']);
  g.rolls(1, 6).draws('ghost.banshee').ann('king:strength');
  expect([g.of('Ann').card, g.of('Ann').space, g.s.souls!.ghosts[0]!.grave]).toEqual(['ghost.banshee', 'M1', 'M1']);
});

test('TDE-G.2 Empty Throne: 1 a Veil card, 2 and 3 nothing, 4 and 5 the living, 6 everybody', () => {
  const throne = (die: number) => {
    const g = souls({ figures: { Ann: ON_CROWN, Bob: BOB, Cay: ghost({ lives: 2 }) } }, { finale: 'throne' });
    g.rolls(die).ann('act');
    return [g.of('Bob').lives, g.of('Cay').lives];
  };
  expect([2, 3, 4, 5, 6].map(throne)).toEqual([
    [4, 2],
    [4, 2],
    [3, 2],
    [3, 2],
    [3, 1],
  ]);
  const g = souls({ figures: { Ann: { ...ON_CROWN, craft: 9 }, Bob: BOB } }, { finale: 'throne' });
  g.rolls(1, 6, 1).draws('veil.lemure').ann('act');
  expect([g.of('Ann').trophies, g.turn]).toEqual([['veil.lemure'], 'Bob']);
});

test('TDE-G.2 TDE-G.3 the Veil card of the Throne is revealed as any that is drawn: the Lost Warrior sends away the Lost Maiden', () => {
  const g = souls({ figures: { Ann: ON_CROWN, Bob: BOB }, lying: { M4: ['veil.lost-maiden'] } }, { finale: 'throne' });
  g.rolls(1).draws('veil.lost-warrior').ann('act');
  expect([g.lying('I9'), g.lying('M4')]).toEqual([['veil.lost-warrior'], []]);
});

test('TDE-G.2 one wins at the end of a turn in which nobody else has a living character', () => {
  const g = souls({ figures: { Ann: ON_CROWN, Bob: { ...BOB, lives: 1 }, Cay: ghost({ lives: 2 }) } }, { finale: 'throne' });
  g.rolls(4).draws('ghost.pale-knight').ann('act');
  expect(g.s.outcome).toMatchObject({ winners: [0], reason: 'throne', rule: 'TDE-G.2' });
  const others = souls({ figures: { Ann: ON_CROWN, Bob: { character: 'monk', at: 'I9' } } }, { finale: 'throne' });
  others.rolls(3, 4).ann('act');
  expect([others.events('throneRolled'), others.events('duelBegan').length]).toEqual([[], 1]);
});

test('part J.3 a hidden ending is known to nobody until somebody reaches the Crown', () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const s = begin(game, { seats: 2, options: { edition: 'digital', expansion: 'realm-of-souls', finale: 'hidden' } }, fast(seed));
    drawn.add(s.souls!.finale);
    expect([s.souls!.revealed, talisman.observe(s, 0).souls?.finale]).toEqual([false, null]);
  }
  expect([...drawn].sort()).toEqual(['court', 'crown', 'throne']);
  const g = souls(
    { figures: { Ann: { character: 'troll', at: 'I5', objects: ['talisman'], strength: 12 }, Bob: BOB } },
    { finale: 'hidden' },
  );
  g.s.souls!.finale = 'court';
  g.ann('to:I9');
  expect([g.last('finaleRevealed')?.finale, g.view('Bob').souls?.finale]).toEqual(['court', 'court']);
});

test('TDE-1.6 who is left alone wins with either ending', () => {
  const g = souls({ figures: { Ann: ON_CROWN, Bob: ghost() } }, { finale: 'throne' });
  g.rolls(6).ann('act');
  expect(g.s.outcome).toMatchObject({ winners: [0], reason: 'last' });
});

test('TDE-11.29 the three Breaches lie on different spaces from the start', () => {
  const s = begin(game, { seats: 2, options: { edition: 'digital', expansion: 'realm-of-souls', randomBreach: true } }, fast(5));
  expect([
    Object.keys(s.souls!.terrain).length,
    s.souls!.terrainStack,
    Object.keys(s.souls!.terrain).some((id) => id.startsWith('I')),
  ]).toEqual([3, [], false]);
});
