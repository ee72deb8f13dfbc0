import { expect, test } from 'vitest';
import { BOB, souls, walks } from './game.ts';

/** Somebody who carries the Chains of Greed, which forbid gold (V54). */
const bound = (more: Record<string, unknown> = {}) => ({
  character: 'thief',
  at: 'O1',
  fate: 0,
  gold: 1,
  ...more,
  objects: ['veil.chains-of-greed', ...((more['objects'] as string[] | undefined) ?? [])],
});
const victim = (more: Record<string, unknown> = {}) => ({ character: 'elf', at: 'O2', fate: 0, gold: 3, ...more });

test('TDE-7.2 V54 the Alchemist of the City pays nothing to whom gold is forbidden', () => {
  const g = souls({ figures: { Ann: bound({ at: 'O12', objects: ['axe'] }), Bob: BOB } });
  walks(g.rolls(1)).ann('alchemist', ['adv.axe']);
  expect([g.of('Ann').gold, g.last('sold')?.gold, g.of('Ann').objects]).toEqual([1, 0, ['veil.chains-of-greed']]);
});

test('TDE-7.2 V54 Alchemy makes no gold', () => {
  const g = souls({ figures: { Ann: bound({ craft: 4, spells: ['alchemy'], objects: ['axe'] }), Bob: BOB } });
  g.ann('cast:sp.alchemy', ['adv.axe']);
  expect([g.of('Ann').gold, g.last('sold')?.gold]).toEqual([1, 0]);
});

test('TDE-7.2 V54 a follower who buys Objects pays nothing', () => {
  const g = souls({ figures: { Ann: bound({ followers: ['alchemist'], objects: ['axe'] }), Bob: BOB } });
  g.ann('sell', ['adv.axe']);
  expect([g.of('Ann').gold, g.last('sold')?.gold]).toEqual([1, 0]);
});

test('TDE-7.2 V54 a card, a space and a bag give none', () => {
  const g = souls({ figures: { Ann: bound({ at: 'O18' }), Bob: BOB } });
  walks(g.rolls(1, 4));
  expect([g.of('Ann').space, g.of('Ann').gold]).toEqual(['O19', 1]);
  const lies = souls({ figures: { Ann: bound(), Bob: BOB }, lying: { O2: ['bag-of-gold'] }, gold: { O2: 2 } });
  walks(lies.rolls(1));
  expect([lies.of('Ann').gold, lies.s.loose.O2]).toEqual([1, 2]);
});

test('TDE-7.2 V54 a thief in chains is offered no gold, and an enchanter of purses has nobody to meet', () => {
  const g = souls({ figures: { Ann: bound(), Bob: victim({ objects: ['axe'] }) } });
  g.rolls(1).ann('roll', 'cw', 'steal:1');
  if (g.asked('Ann') === 'loot') expect(g.options('Ann')).toEqual(['adv.axe']);
  else expect(g.of('Ann').objects).toContain('adv.axe');
  expect(g.of('Bob').gold).toBe(3);
  const sorceress = souls({ figures: { Ann: bound({ character: 'sorceress' }), Bob: victim() } });
  sorceress.rolls(1).ann('roll', 'cw');
  expect(sorceress.options('Ann')).not.toContain('beguile:1');
});

test('TDE-7.2 V54 the winner of a fight in chains takes no gold', () => {
  const g = souls({ figures: { Ann: bound({ strength: 9 }), Bob: victim({ objects: ['axe'] }) } });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1');
  expect([g.asked('Ann'), g.options('Ann').includes('gold')]).toEqual(['spoils', false]);
});
