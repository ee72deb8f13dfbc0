import { expect, test } from 'vitest';
import type { Figure, Position } from '../table.ts';
import { BOB, ghost, souls, walks } from './game.ts';

const CAY: Figure = { character: 'elf', at: 'O20' };

/** Ann, a ghost without lives, is beaten by a Mawbeast on the Fields. */
function beaten(ann: Figure = {}, rest: Position = {}, options: Record<string, unknown> = {}) {
  const g = souls({ figures: { Ann: ghost(ann), Bob: BOB, Cay: CAY }, ...rest }, options);
  return walks(g.rolls(1, 1, 6).draws('veil.mawbeast'));
}

test('TDE-11.4 TDE-11.6d a ghost without lives that loses one is out, and its card and gravestone are free again', () => {
  const g = beaten();
  expect([g.of('Ann').out, g.s.souls!.ghosts, g.s.souls!.ghostCards.includes('ghost.banshee')]).toEqual([true, [null, null, null], true]);
  expect(g.last('died')).toMatchObject({ seat: 0, character: 'ghost.banshee', space: 'O2' });
  expect([g.last('out')?.seat, g.turn, g.s.outcome]).toEqual([0, 'Bob', null]);
});

test('TDE-2.26 TDE-2.28 TDE-2.29 what it has won and holds goes onto the piles, what it owns stays', () => {
  const g = beaten(
    { trophies: ['veil.shadow'], spells: ['hex', 'healing'], objects: ['axe'], followers: ['guide'], gold: 2 },
    {},
    { lifeTrophies: true },
  );
  expect([g.s.souls!.veilDiscard, [...g.s.spellDiscard].sort()]).toEqual([['veil.shadow'], ['sp.healing', 'sp.hex']]);
  expect([g.lying('O2'), g.s.loose.O2]).toEqual([['veil.mawbeast', 'axe', 'guide'], 2]);
});

test('TDE-11.4 T86-6.2.8 magic that it had destroyed works again', () => {
  expect(beaten({}, { ban: 'Ann' }).s.ban).toBeNull();
  expect(beaten({}, { ban: 'Cay' }).s.ban).toBe(2);
});

test('TDE-11.6d where the table lets ghosts begin anew it waits for a character, and is not out', () => {
  const g = beaten({}, {}, { ghostRestart: true });
  expect([g.of('Ann').out, g.of('Ann').card, g.s.souls!.ghosts[0], g.events('out')]).toEqual([false, null, null, []]);
});

test('TDE-11.4 the last of two who is left has won', () => {
  const g = souls({ figures: { Ann: ghost(), Bob: BOB } });
  walks(g.rolls(1, 1, 6).draws('veil.mawbeast'));
  expect(g.s.outcome).not.toBeNull();
  expect(g.waiting()).toBe('nobody, it is over');
});

test('TDE-11.2 TDE-11.6c the living become ghosts; once the Crown has been reached they are out', () => {
  const dying = (crownReached: boolean) => {
    const g = souls({
      figures: { Ann: { character: 'thief', at: 'O1', lives: 1 }, Bob: BOB, Cay: CAY },
      lying: { O2: ['dragon'] },
      crownReached,
    });
    if (!crownReached) g.draws('ghost.grey-pilgrim');
    walks(g.rolls(1, 1, 6));
    return [g.of('Ann').card, g.of('Ann').out];
  };
  expect([dying(false), dying(true)]).toEqual([
    ['ghost.grey-pilgrim', false],
    [null, true],
  ]);
});
