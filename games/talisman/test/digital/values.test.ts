import { expect, test } from 'vitest';
import { BOB, digital } from './game.ts';

test('TDE-2.2 TDE-2.4 TDE-2.7 totals count what always counts; a bonus in battle counts in battle only', () => {
  const g = digital({
    Ann: { character: 'warrior', at: 'O1', strength: 6, objects: ['magic-belt', 'sword'], followers: ['maiden'] },
    Bob: BOB,
  });
  expect(g.totals('Ann')).toEqual([7, 4]);
  expect(g.view().characters[0]?.strength).toMatchObject({ own: 6, quota: 4, total: 7, combat: 8 });
});

test('TDE-2.3 TDE-2.8 Strength and Craft do not fall below the printed values', () => {
  const g = digital({ Ann: { character: 'thief', at: 'O12', strength: 4 }, Bob: { ...BOB, at: 'O4' } });
  g.rolls(1, 2).ann('roll', 'cw', 'enchantress');
  expect(g.of('Ann').strength).toBe(3);
  const least = digital({ Ann: { character: 'thief', at: 'O12' }, Bob: { ...BOB, at: 'O4' } });
  least.rolls(1, 3).ann('roll', 'cw', 'enchantress');
  expect(least.of('Ann').craft).toBe(3);
});

test('TDE-2.5 TDE-6.11 on the Cursed Glade Objects give nothing, Followers do; Spells above the limit go at once', () => {
  const g = digital({
    Ann: { character: 'warrior', at: 'M4', strength: 6, objects: ['magic-belt', 'sword'], followers: ['maiden'] },
    Bob: BOB,
  });
  g.rolls(1, 6, 6, 1).draws('serpent').ann('roll', 'cw', 'space');
  expect([g.of('Ann').space, g.totals('Ann'), g.last('fought')?.hero.score]).toEqual(['M5', [6, 4], 12]);
});

test('TDE-2.6 TDE-6.8 TDE-6.10 total Craft says how many Spells may be held', () => {
  const limits = [1, 2, 3, 4, 5, 6, 7].map((craft) => {
    const g = digital({ Ann: { character: 'troll', at: 'O1', craft }, Bob: BOB });
    return g.view('Ann').characters[0]?.allowance;
  });
  expect(limits).toEqual([0, 0, 1, 2, 2, 3, 3]);
});

test('TDE-2.21 TDE-2.22 a service is paid in gold, which is no Object', () => {
  const g = digital({
    Ann: { character: 'thief', at: 'O24', gold: 9, lives: 2, objects: ['axe', 'helmet', 'shield', 'sword'] },
    Bob: BOB,
  });
  expect(g.view().characters[0]?.load).toEqual({ n: 4, limit: 4 });
  g.rolls(1).ann('roll', 'cw', 'space', 'healer', '2');
  expect([g.of('Ann').gold, g.of('Ann').lives]).toEqual([7, 4]);
});

test('TDE-2.23 who must lose gold that he does not have loses nothing else', () => {
  const g = digital({ Ann: { character: 'thief', at: 'O18', gold: 0 }, Bob: BOB });
  g.rolls(1, 3).ann('roll', 'cw');
  expect([g.of('Ann').space, g.of('Ann').gold, g.of('Ann').lives, g.turn]).toEqual(['O19', 0, 4, 'Bob']);
});

test('TDE-2.25 TDE-2.33 TDE-2.34 healing stops at the printed lives, gaining does not', () => {
  const g = digital({ Ann: { character: 'monk', at: 'O6', lives: 2 }, Bob: { character: 'thief', at: 'O12' } });
  g.rolls(1).ann('roll', 'cw', 'heal');
  expect(g.of('Ann').lives).toBe(4);
  const more = digital({ Ann: { character: 'monk', at: 'O6', lives: 4 }, Bob: { character: 'thief', at: 'O12' } });
  more.rolls(1).ann('roll', 'cw');
  expect(more.options('Ann')).toEqual(['pray', 'no']);
  more.rolls(5).ann('pray', 'no');
  expect(more.of('Ann').lives).toBe(5);
  const far = digital({ Ann: { character: 'monk', at: 'O24', gold: 9, lives: 1 }, Bob: { character: 'thief', at: 'O12' } }, { lives: 8 });
  far.rolls(1).ann('roll', 'cw', 'healer');
  expect(far.options('Ann')[0]).toBe('7');
});

test('TDE-2.26 TDE-2.28 TDE-2.29 TDE-2.30 the dead leave Objects, Followers and gold; Spells, trophies and quest are gone', () => {
  const g = digital({
    figures: {
      Ann: {
        character: 'wizard',
        at: 'O1',
        lives: 1,
        gold: 3,
        quest: 2,
        objects: ['ring'],
        followers: ['guide'],
        spells: ['hex'],
        trophies: ['wolf'],
      },
      Bob: BOB,
    },
    lying: { O2: ['dragon'] },
  });
  g.rolls(1, 1, 6).ann('roll', 'cw', 'space');
  expect([g.of('Ann').card, g.of('Ann').quest, g.lying('O2'), g.s.loose.O2]).toEqual([null, 0, ['dragon', 'ring', 'guide'], 3]);
  expect([g.s.spellDiscard.includes('sp.hex'), g.s.discard.includes('adv.wolf'), g.s.unused.includes('chr.digital.wizard')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('TDE-2.31 who died comes back with another character at the start of the next turn, and plays it', () => {
  const g = digital({
    figures: { Ann: { character: 'wizard', at: 'O1', lives: 1, gold: 0, spells: [] }, Bob: BOB },
    lying: { O2: ['dragon'] },
  });
  g.rolls(1, 1, 6).ann('roll', 'cw').draws('elf').rolls(1).bob('roll', 'cw').bob('no');
  expect([g.of('Ann').card, g.of('Ann').space, g.of('Ann').gold, g.asked('Ann')]).toEqual(['chr.digital.elf', 'O23', 1, 'turn']);
});

test('TDE-2.35 abilities are those of the card', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O1', lives: 3 }, Bob: BOB })
    .rolls(6)
    .ann('roll');
  expect(g.asked('Ann')).toBe('regenerate');
  g.ann('rest');
  expect([g.of('Ann').lives, g.turn]).toEqual([4, 'Bob']);
});
