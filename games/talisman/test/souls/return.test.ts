import { expect, test } from 'vitest';
import { BOB, ghost, souls, walks } from './game.ts';

test('TDE-11.7 TDE-11.8 TDE-11.9 on its own gravestone a ghost with a life lives again, before it meets anything', () => {
  const g = souls({
    figures: {
      Ann: ghost({ grave: 'O2', lives: 2, craft: 6, gold: 1, objects: ['axe', 'veil.screaming-skull'], followers: ['guide'] }),
      Bob: BOB,
    },
    lying: { O2: ['wolf'] },
  });
  walks(g.rolls(1, 6, 1));
  const c = g.of('Ann');
  // The thief has Craft 3, and 1 was won as a ghost.
  expect([c.card, c.lives, c.craft, c.objects, c.gold, g.s.souls!.ghosts[0]]).toEqual([
    'chr.digital.thief',
    2,
    4,
    ['veil.screaming-skull'],
    0,
    null,
  ]);
  expect([g.cardsOf('Ann', 'trophies'), g.s.souls!.ghostCards.length]).toEqual([['wolf'], 6]);
  // TDE-11.9b: what was put down may not be taken back in this turn.
  expect([g.lying('O2'), g.turn]).toEqual([['axe', 'guide'], 'Ann']);
});

test('TDE-11.9a passing over the gravestone, or standing on it without a life, does nothing', () => {
  const over = souls({ figures: { Ann: ghost({ grave: 'O2', lives: 1, at: 'O1' }), Bob: BOB } });
  over.rolls(2).ann('roll', 'cw');
  expect(over.of('Ann').card).toBe('ghost.banshee');
  const dead = souls({ figures: { Ann: ghost({ grave: 'O2' }), Bob: BOB }, lying: { O2: ['veil.pool-of-souls'] } });
  dead.rolls(1).ann('roll', 'cw');
  expect(dead.asked('Ann')).toBe('may');
  // TDE-11.9a: looked at again as the turn ends.
  dead.ann('card');
  expect([dead.of('Ann').card, dead.of('Ann').lives, dead.turn]).toEqual(['chr.digital.thief', 1, 'Bob']);
});

test('TDE-11.6f the gravestone of another does nothing', () => {
  const g = souls({
    figures: {
      Ann: ghost({ lives: 1, grave: 'M16' }),
      Bob: ghost({ character: 'elf', ghost: 'pale-knight', at: 'O20', grave: 'O2' }),
      Cay: BOB,
    },
    lying: { O2: ['veil.mistwalker'] },
  });
  g.rolls(1).ann('roll', 'cw', 'wishLife');
  expect(g.of('Ann').card).toBe('ghost.banshee');
});

test('TDE-11.9a a text that resurrects at no lives gives one', () => {
  const g = souls({ figures: { Ann: ghost(), Bob: BOB } });
  g.rolls(1, 6).draws('veil.judgement').ann('roll', 'cw');
  expect([g.of('Ann').card, g.of('Ann').lives]).toEqual(['chr.digital.thief', 1]);
});
