import { expect, test } from 'vitest';
import { armourAgainst } from '../src/rules/fight/sheet.ts';
import { digital } from './digital/game.ts';
import { BOB, ghost, souls } from './souls/game.ts';
import { Game } from './table.ts';

/** Small positions of ghosts, toads and the bound that no other test tells apart. */

test('TDE-11.1 TDE-11.7 a ghost that is summoned onto its own gravestone lives again', () => {
  const g = souls({
    Ann: { character: 'wizard', at: 'O2', spells: ['spectral-summon'] },
    Bob: ghost({ at: 'O20', grave: 'M10', lives: 2 }),
  });
  g.draws('random').ann('cast:spectral-summon', 'M10');
  expect([g.of('Bob').card, g.of('Bob').space, g.of('Bob').lives, g.s.souls!.ghosts[1]]).toEqual(['chr.digital.thief', 'M10', 2, null]);
});

test('TDE-4.11 from a ghost a thief may steal as well as attack it', () => {
  const g = souls({
    Ann: { character: 'thief', at: 'O1' },
    Bob: ghost({ at: 'O2', character: 'elf', objects: ['veil.barbed-bracer'], gold: 2 }),
  });
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['space', 'psychic:1', 'steal:1']);
});

test('TDE-8.2 what a toad gains it has as a toad', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O8', toad: 3 }, Bob: { character: 'monk', at: 'O12' } });
  g.rolls(6).ann('step', 'cw');
  expect([g.of('Ann').toadStrength, g.of('Ann').strength, g.totals('Ann')]).toEqual([1, 6, [2, 1]]);
});

test('T86-6.9.6a whoever is bound casts no Spell but a Counterspell', () => {
  const asked = (spell: string) => {
    const g = new Game({
      Ann: { character: 'wizard', at: 'O2', lives: 2, spells: ['healing', 'random'] },
      Bob: { character: 'monk', at: 'O12', spells: [spell] },
    });
    g.s.characters[1]!.bound = true;
    return g.ann('cast:healing', '0').asked('Bob');
  };
  expect([asked('counterspell'), asked('preservation')]).toEqual(['react', undefined]);
});

test('T86-6.16.4e of several pieces the surest is named first', () => {
  const g = souls({ Ann: { character: 'thief', at: 'O1', objects: ['helmet', 'veil.armour-of-the-fallen'] }, Bob: BOB });
  expect([armourAgainst(g.s, 0, 'strength'), armourAgainst(g.s, 0, 'craft')]).toEqual([
    ['veil.armour-of-the-fallen', 'adv.helmet'],
    ['veil.armour-of-the-fallen'],
  ]);
});
