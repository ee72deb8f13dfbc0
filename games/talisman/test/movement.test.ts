import { expect, test } from 'vitest';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O12' };

test('T86-6.10.1a T86-6.10.2 a turn is a movement and then an encounter; then the next seat plays', () => {
  const g = new Game({ Ann: { at: 'O1' }, Bob: BOB, Cay: { at: 'O7' } }).rolls(1).draws('maze').ann('roll', 'cw');
  const types = g.told.map(({ event }) => event.type);
  expect(types.indexOf('moved')).toBeLessThan(types.indexOf('drew'));
  expect(g.turn).toBe('Bob');
});

test('T86-6.10.2 missed turns add up, and nothing is done in them', () => {
  const g = new Game({ figures: { Ann: { at: 'O2', misses: 2, trophies: ['dragon'] }, Bob: BOB } });
  expect([g.turn, g.of('Ann').misses, g.asked('Ann')]).toEqual(['Bob', 1, undefined]);
});

test('T86-6.11.1a T86-6.11.1c T86-6.11.2 exactly the number rolled, one way round or the other', () => {
  const g = new Game({ Ann: { at: 'O2' }, Bob: BOB }).rolls(4).ann('roll');
  expect([g.question('Ann')?.kind, g.options('Ann')]).toEqual(['direction', ['cw', 'ccw', 'bridge']]);
  g.draws('maze').ann('ccw');
  expect(g.last('moved')).toMatchObject({ path: ['O1', 'O24', 'O23', 'O22'], to: 'O22' });
});

test('T86-6.11.1b T86-6.11.1c whoever is slow moves one space without a die; a Raft still crosses, nobody is teleported', () => {
  const g = new Game({ Ann: { character: 'elf', at: 'O4', slow: 2, objects: ['raft'], ride: 'outer' }, Bob: BOB });
  expect(g.options('Ann').filter((o) => !o.startsWith('leave'))).toEqual(['step', 'raft:M3']);
  expect(new Game({ Ann: { at: 'O4', slow: 1, ride: 'M13' }, Bob: BOB }).options('Ann')).toContain('ride:M13');
});

test('T86-6.11.3 one space a turn in the Inner Region, without a die', () => {
  const g = new Game({ Ann: { at: 'I1' }, Bob: BOB });
  expect(g.options('Ann').slice(0, 3)).toEqual(['to:I8', 'to:I2', 'back:M1']);
});

test('T86-6.11.4 the instruction of a space is carried out before the next seat plays', () => {
  const g = new Game({ Ann: { at: 'O12' }, Bob: { at: 'O1' } }).rolls(1).ann('roll', 'cw');
  expect([g.asked('Ann'), g.turn]).toEqual(['visit', 'Ann']);
});

test('T86-6.11.5a T86-6.11.5b one may always turn back, past an unbeaten fight, and nothing is carried out there', () => {
  const back = { I2: ['I1'], I3: ['I2'], I4: ['I3'], I5: ['I6', 'I4'], I6: ['I7'], I7: ['I8'], I8: ['I1'] };
  for (const [at, to] of Object.entries(back)) {
    const g = new Game({ Ann: { at, objects: ['talisman'] }, Bob: BOB });
    expect(g.options('Ann').filter((o) => o.startsWith('back:'))).toEqual(to.map((space) => `back:${space}`));
  }
  const g = new Game({ Ann: { at: 'I4', lizardMen: 3, lives: 1 }, Bob: BOB }).ann('back:I3');
  expect([g.of('Ann').lives, g.of('Ann').lizardMen, g.of('Ann').space, g.turn]).toEqual([1, 0, 'I3', 'Bob']);
});

test('T86-6.11.5b forward again, the instruction counts', () => {
  const g = new Game({ Ann: { at: 'I2' }, Bob: BOB }).rolls(2).ann('to:I3');
  expect(g.of('Ann').lives).toBe(3);
});

test('T86-6.11.6a T86-6.11.6b T86-5b only with a Talisman into the Valley, from either side; only from there to the Crown', () => {
  const options = (at: string, objects: string[]) =>
    new Game({ Ann: { at, objects }, Bob: BOB }).options('Ann').filter((o) => /^(to|back|act)/.test(o));
  expect(options('I4', [])).toEqual(['back:I3']);
  expect(options('I4', ['talisman'])).toEqual(['to:I5', 'back:I3']);
  expect(options('I6', ['tal.talisman'])).toEqual(['to:I5', 'back:I7']);
  expect(options('I5', [])).toEqual(['to:I9', 'back:I6', 'back:I4']);
  expect(options('I9', [])).toEqual(['act']);
  expect(options('I9', ['talisman'])).toEqual(['act', 'back:I5']);
});

test('T86-6.11.7 on the Crown one need not move', () => {
  const g = new Game({ Ann: { at: 'I9' }, Bob: BOB }).rolls(1).ann('act');
  expect([g.of('Ann').space, g.last('commanded')?.worked]).toEqual(['I9', false]);
});

test('T86-6.11.8 T86-6.11.10 T86-6.11.13 T86-6.11.14 over the bridge outwards nobody fights, and a new direction may be taken', () => {
  const g = new Game({ Ann: { at: 'M5' }, Bob: BOB }).rolls(4).ann('roll', 'bridge');
  expect([g.of('Ann').space, g.events('fought'), g.options('Ann')]).toEqual(['O5', [], ['cw', 'ccw']]);
  g.ann('ccw');
  expect(g.of('Ann').space).toBe('O3');
});

test('T86-6.11.11 T86-6.11.12a the Sentinel has 9; who beats it goes on with what is left', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O4', strength: 9 }, Bob: BOB })
    .rolls(3, 5, 1)
    .draws('maze')
    .ann('roll', 'bridge', 'cw');
  expect(g.last('fought')).toMatchObject({ foes: [{ creature: 'sentinel', value: 9 }], result: 'won' });
  expect([g.of('Ann').space, g.cardsOf('Ann', 'trophies')]).toEqual(['M5', []]);
});

test('T86-6.11.12b T86-6.16.4f a defeat costs a life and the turn ends at the Sentinel, without a card', () => {
  const g = new Game({ figures: { Ann: { at: 'O4' }, Bob: BOB }, lying: { sentinel: ['goblin'] } }).rolls(3, 1, 1, 6).ann('roll', 'bridge');
  expect([g.of('Ann').space, g.of('Ann').lives, g.events('drew'), g.events('fought').length, g.turn]).toEqual(['O5', 3, [], 1, 'Bob']);
});

test('T86-6.11.12c a draw costs nothing and does not let one pass; next turn the first step may be the bridge', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O4' }, Bob: BOB }).rolls(3, 6, 3).ann('roll', 'bridge');
  expect([g.of('Ann').space, g.of('Ann').lives, g.turn]).toEqual(['O5', 4, 'Bob']);
  g.rolls(6, 1).draws('maze').bob('roll', 'cw').ann('roll');
  expect(g.options('Ann')).toContain('bridge');
  const slow = new Game({ Ann: { character: 'troll', at: 'O5', slow: 1 }, Bob: BOB }).ann('step');
  expect(slow.options('Ann')).toContain('bridge');
});

test('T86-6.11.13 the Sentinel leaves those alone who stay outside', () => {
  const g = new Game({ Ann: { at: 'O4' }, Bob: BOB }).rolls(1).draws('healer').ann('roll', 'cw');
  expect([g.of('Ann').space, g.events('fought')]).toEqual(['O5', []]);
});

test('T86-6.11.9 T86-6.11.15 T86-6.11.18 a Raft crosses in place of the roll, and the space there is met', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O13', objects: ['pur.raft'] }, Bob: BOB }).ann('raft:M9');
  expect([g.of('Ann').space, g.asked('Ann'), g.cardsOf('Ann', 'objects'), g.view().piles['pur.raft']]).toEqual(['M9', 'quest', [], 1]);
  g.ann('no');
  const sentinel = new Game({ Ann: { at: 'O5', objects: ['raft'] }, Bob: BOB }).draws('healer').ann('raft:M4');
  expect([sentinel.events('fought'), sentinel.s.discard]).toEqual([[], ['adv.raft']]);
});

test('T86-6.11.15 where several spaces face one, the player chooses', () => {
  const g = new Game({ Ann: { at: 'M9', objects: ['raft'] }, Bob: BOB });
  expect(g.options('Ann').filter((o) => o.startsWith('raft'))).toEqual(['raft:O12', 'raft:O13', 'raft:O14']);
});

test('T86-6.11.16 T86-6.11.17 with an Axe a Raft is built in the Woods; it costs this turn, and next turn it crosses', () => {
  const g = new Game({ Ann: { at: 'O4', objects: ['axe'] }, Bob: BOB }).ann('build');
  expect([g.turn, g.of('Ann').raft, g.events('drew')]).toEqual(['Bob', 'ready', []]);
  g.rolls(6).draws('maze', 'healer', 'guide', 'gnome').bob('roll', 'cw').ann('raft:M3');
  expect([g.of('Ann').space, g.of('Ann').raft, g.cardsOf('Ann', 'objects')]).toEqual(['M3', 'none', ['axe']]);
  g.ann('done');
  for (const at of ['O2', 'O9']) expect(new Game({ Ann: { at, objects: ['axe'] }, Bob: BOB }).options('Ann')).not.toContain('build');
  for (const at of ['O23', 'M14']) expect(new Game({ Ann: { at, objects: ['axe'] }, Bob: BOB }).options('Ann')).toContain('build');
});

test('T86-6.11.16 T86-6.11.19b a built Raft that is not used is lost', () => {
  const g = new Game({ Ann: { at: 'O4', objects: ['axe'], raft: 'ready' }, Bob: BOB }).rolls(1).draws('maze').ann('roll', 'cw');
  expect([g.of('Ann').raft, g.events('raftLost').length]).toEqual(['none', 1]);
});

test('T86-6.11.16 T86-6.11.19b a built Raft is lost in a missed turn too', () => {
  const g = new Game({ Ann: { at: 'O4', objects: ['axe'], raft: 'ready', misses: 1 }, Bob: BOB });
  expect([g.turn, g.of('Ann').raft, g.cardsOf('Ann', 'objects')]).toEqual(['Bob', 'none', ['axe']]);
});

test('T86-6.11.19b a Raft that is drawn may be taken; on the next turn it is used or gone', () => {
  const g = new Game({ Ann: { at: 'O1' }, Bob: BOB }).rolls(1, 6).draws('raft', 'maze').ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['take:adv.raft', 'done']);
  g.ann('take:raft').bob('roll', 'cw');
  expect([g.turn, g.cardsOf('Ann', 'objects'), g.options('Ann').includes('raft:M1')]).toEqual(['Ann', ['raft'], true]);
  g.rolls(1).ann('roll', 'cw');
  expect([g.cardsOf('Ann', 'objects'), g.s.discard]).toEqual([[], ['adv.raft']]);
  const missed = new Game({ Ann: { at: 'O2', misses: 1, objects: ['raft'] }, Bob: BOB });
  expect([missed.cardsOf('Ann', 'objects'), missed.s.discard]).toEqual([[], ['adv.raft']]);
  const rests = new Game({ Ann: { character: 'troll', at: 'O2', objects: ['raft'] }, Bob: BOB }).rolls(6).ann('roll', 'rest');
  expect(rests.s.discard).toEqual(['adv.raft']);
});

test('T86-6.11.19a T86-6.11.19b no other player can take a Raft; left behind it is discarded', () => {
  const g = new Game({ Ann: { character: 'thief', at: 'O1', gold: 0 }, Bob: { at: 'O2', objects: ['raft', 'axe'], gold: 0 } })
    .rolls(1)
    .ann('roll', 'cw', 'steal:1');
  expect(g.options('Ann')).toEqual(['adv.axe']);
  const left = new Game({ Ann: { at: 'O2', objects: ['raft'] }, Bob: BOB }).ann('leave', ['raft']);
  expect([left.lying('O2'), left.s.discard]).toEqual([[], ['adv.raft']]);
  g.ann('axe');
});

test('T86-6.11.20 T86-6.11.21 T86-6.11.22 T86-6.11.23 T86-6.11.24a the Portal is opened each time, with a step to spare', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'M3' }, Bob: BOB }).rolls(3).ann('roll');
  expect(g.options('Ann')).toEqual(['cw', 'ccw', 'bridge', 'portal:craft', 'portal:strength']);
  g.rolls(2, 3).ann('portal:craft');
  expect([g.of('Ann').space, g.turn, g.last('moved')]).toMatchObject(['I1', 'Bob', { rule: 'T86-6.11.24b', by: 'portal' }]);
  const exact = new Game({ Ann: { character: 'wizard', at: 'M3' }, Bob: BOB }).rolls(2).ann('roll');
  expect(exact.options('Ann')).toEqual(['cw', 'ccw', 'bridge']);
});

test('T86-6.11.24c who fails stays, loses a point of what was tried, and the turn ends without a card', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'M1', strength: 8, objects: ['sword', 'magic-belt'] }, Bob: BOB })
    .rolls(1, 6, 5)
    .ann('roll', 'portal:strength');
  expect([g.of('Ann').space, g.of('Ann').strength, g.events('drew'), g.turn]).toEqual(['M1', 7, [], 'Bob']);
  const weapon = new Game({ Ann: { character: 'troll', at: 'M1', strength: 8, objects: ['sword', 'magic-belt'] }, Bob: BOB })
    .rolls(1, 5, 5)
    .ann('roll', 'portal:strength');
  expect(weapon.of('Ann').space).toBe('I1');
});

test('T86-6.11.25 who starts on the Portal may try on any roll, also held to one space', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'M1', slow: 1 }, Bob: BOB }).ann('step');
  expect(g.options('Ann')).toContain('portal:craft');
});

test('T86-6.11.26 the Inner Region is left without opening, as the whole move; the Portal space is then met', () => {
  const g = new Game({ Ann: { at: 'I1' }, Bob: BOB }).draws('healer').ann('back:M1');
  expect([g.of('Ann').space, g.lying('M1'), g.turn]).toEqual(['M1', ['healer'], 'Bob']);
});

test('T86-4a T86-6.11.1b the Tavern’s offers are for the very next move', () => {
  const g = new Game({ Ann: { at: 'O18' }, Bob: BOB }).rolls(1, 6).ann('roll', 'cw');
  expect(g.of('Ann').ride).toBe('M13');
  g.rolls(6).draws('maze').bob('roll', 'cw');
  expect(g.options('Ann')).toContain('ride:M13');
  g.rolls(1).draws('healer').ann('roll', 'cw');
  expect(g.of('Ann').ride).toBe(null);
  const ferry = new Game({ Ann: { at: 'O19', ride: 'M13', followers: ['poltergeist'] }, Bob: BOB }).ann('ride:M13', 'no');
  expect([ferry.of('Ann').space, ferry.cardsOf('Ann', 'followers')]).toEqual(['M13', []]);
  const wizard = new Game({ Ann: { at: 'O19', ride: 'outer' }, Bob: BOB }).draws('healer').ann('ride:O8');
  expect(wizard.of('Ann').space).toBe('O8');
});
