import { expect, test } from 'vitest';
import { BOB, digital } from './game.ts';

const ANN = { character: 'thief' };

test('TDE-9.1 TDE-9.2 TDE-9.3 TDE-9.4 TDE-9.8 whoever beats the Sentinel crosses the bridge and goes on, in either direction', () => {
  const g = digital({ Ann: { character: 'troll', at: 'O3', strength: 9 }, Bob: BOB });
  g.rolls(4).ann('roll');
  expect(g.options('Ann')).toContain('bridge');
  g.rolls(6, 1).ann('bridge');
  expect([g.last('fought')?.foes, g.asked('Ann'), g.options('Ann')]).toEqual([
    [{ creature: 'sentinel', value: 9 }],
    'direction',
    ['cw', 'ccw'],
  ]);
  g.draws('axe').ann('cw', 'done');
  expect(g.of('Ann').space).toBe('M5');
  const back = digital({ Ann: { ...ANN, at: 'M4' }, Bob: BOB });
  back.rolls(2).ann('roll', 'bridge').draws('axe').ann('cw', 'done');
  expect([back.of('Ann').space, back.events('fought')]).toEqual(['O6', []]);
});

test('TDE-9.4 TDE-6.27a whoever evades the Sentinel passes', () => {
  const g = digital({ Ann: { ...ANN, at: 'O4', spells: ['invisibility'] }, Bob: BOB });
  g.rolls(3).ann('cast:invisibility', 'roll', 'bridge', 'evade:sentinel');
  expect([g.of('Ann').space, g.asked('Ann')]).toEqual(['M4', 'direction']);
});

test('TDE-9.5 whoever is beaten or level stays on the space, and the turn is over without a card', () => {
  const lost = digital({ Ann: { ...ANN, at: 'O4' }, Bob: BOB });
  lost.rolls(3).ann('roll').rolls(1, 6).ann('bridge');
  expect([lost.of('Ann').space, lost.of('Ann').lives, lost.events('drew'), lost.turn]).toEqual(['O5', 3, [], 'Bob']);
  const level = digital({ Ann: { character: 'troll', at: 'O4' }, Bob: BOB });
  level.rolls(3).ann('roll').rolls(4, 1).ann('bridge');
  expect([level.of('Ann').space, level.of('Ann').lives, level.turn]).toEqual(['O5', 6, 'Bob']);
});

test('TDE-9.6 TDE-9.7 TDE-9.8a it attacks nobody who passes along, lands there or comes back; who lands draws a card and does not cross', () => {
  const g = digital({ Ann: { ...ANN, at: 'O4' }, Bob: BOB });
  g.rolls(1).ann('roll');
  expect(g.options('Ann')).toEqual(['cw', 'ccw']);
  g.draws('axe').ann('cw', 'done');
  expect([g.events('fought'), g.of('Ann').space]).toEqual([[], 'O5']);
  const past = digital({ figures: { Ann: { ...ANN, at: 'O4' }, Bob: BOB }, lying: { O5: ['dragon'] } });
  past.rolls(2).ann('roll').draws('axe').ann('cw', 'done');
  expect([past.of('Ann').space, past.events('fought')]).toEqual(['O6', []]);
});

test('TDE-9.8b whoever starts there may cross with the first step, also without a roll, and is attacked anew', () => {
  const g = digital({ Ann: { ...ANN, at: 'O5' }, Bob: BOB });
  g.rolls(1).ann('roll');
  expect(g.options('Ann')).toContain('bridge');
  const held = digital({ Ann: { ...ANN, at: 'O5', toad: 2 }, Bob: BOB });
  held.ann('step').rolls(1, 6).ann('bridge');
  expect([held.of('Ann').space, held.of('Ann').lives]).toEqual(['O5', 3]);
});

test('TDE-9.9 TDE-9.10 TDE-9.11 with an Axe a Raft of the stock is built in a whole turn; in the next one crosses, and meets what is there', () => {
  const g = digital({ Ann: { ...ANN, at: 'O11', objects: ['axe'] }, Bob: { character: 'elf', at: 'O23', lives: 3, misses: 1 } });
  expect(g.options('Ann')).toContain('build');
  g.ann('build');
  expect([g.turn, g.cardsOf('Ann', 'objects'), g.s.stock.includes('pur.raft')]).toEqual(['Ann', ['axe', 'pur.raft'], false]);
  g.draws('ring').ann('raft:M8', 'space', 'done');
  expect([g.of('Ann').space, g.cardsOf('Ann', 'objects'), g.lying('M8'), g.turn]).toEqual(['M8', ['axe'], ['ring'], 'Bob']);
});

test('TDE-9.11 a corner lets one choose; the crossing is the whole move', () => {
  const g = digital({ Ann: { ...ANN, at: 'M9', objects: ['pur.raft'] }, Bob: BOB });
  expect(g.options('Ann').filter((option) => option.startsWith('raft'))).toEqual(['raft:O12', 'raft:O13', 'raft:O14']);
  g.draws('axe').ann('raft:O14', 'done');
  expect([g.of('Ann').space, g.cardsOf('Ann', 'objects'), g.s.stock.includes('pur.raft'), g.turn]).toEqual(['O14', [], true, 'Bob']);
});

test('TDE-9.10 none is built where the stock has none', () => {
  const g = digital({ figures: { Ann: { ...ANN, at: 'O11', objects: ['axe'] }, Bob: BOB }, stock: { 'pur.raft': 0 } });
  expect(g.options('Ann')).not.toContain('build');
});

test('TDE-9.12 a Raft counts as an Object and can be stolen; used or not, it is gone when one moves', () => {
  const g = digital({ Ann: { ...ANN, at: 'O1', objects: ['raft'] }, Bob: BOB });
  expect(g.view().characters[0]?.load.n).toBe(1);
  g.rolls(1).draws('axe').ann('roll', 'cw', 'done');
  expect([g.cardsOf('Ann', 'objects'), g.s.discard.includes('adv.raft')]).toEqual([[], true]);
  const stolen = digital({
    Ann: { ...ANN, at: 'O1' },
    Bob: { character: 'elf', at: 'O2', objects: ['raft'] },
    Cay: { character: 'troll', at: 'O9' },
  });
  stolen.rolls(1).ann('roll', 'cw', 'steal:1', 'raft');
  expect(stolen.cardsOf('Ann', 'objects')).toEqual(['raft']);
});

test('TDE-10.1 TDE-10.2 the Portal is tried only where the roll goes beyond it, or where one starts there', () => {
  const short = digital({ Ann: { ...ANN, at: 'M16' }, Bob: BOB });
  short.rolls(1).ann('roll');
  expect([short.options('Ann'), short.question('Ann')?.refused]).toMatchObject([['cw', 'ccw'], [{ id: 'portal:craft', rule: 'TDE-10.2' }]]);
  short.draws('axe').ann('cw', 'done');
  const far = digital({ Ann: { ...ANN, at: 'M16' }, Bob: BOB });
  far.rolls(2).ann('roll');
  expect(far.options('Ann')).toEqual(['cw', 'ccw', 'portal:craft', 'portal:strength']);
  far.draws('axe').ann('ccw', 'done');
  const there = digital({ Ann: { ...ANN, at: 'M1', toad: 2 }, Bob: BOB });
  there.ann('step');
  expect(there.options('Ann')).toContain('portal:craft');
});

test('TDE-10.3 TDE-10.4 TDE-10.5 two dice not above the ability open it and end the turn on the Plain; else the turn ends and a point is lost', () => {
  const open = digital({ Ann: { ...ANN, at: 'M1', craft: 7 }, Bob: BOB });
  open.rolls(3).ann('roll').rolls(3, 4).ann('portal:craft');
  expect([open.of('Ann').space, open.turn]).toEqual(['I1', 'Bob']);
  const held = digital({ Ann: { ...ANN, at: 'M16', strength: 5 }, Bob: BOB });
  held.rolls(2).ann('roll').rolls(3, 3).ann('portal:strength');
  expect([held.of('Ann').space, held.of('Ann').strength, held.events('drew'), held.turn]).toEqual(['M1', 4, [], 'Bob']);
  const least = digital({ Ann: { ...ANN, at: 'M16' }, Bob: BOB });
  least.rolls(2).ann('roll').rolls(6, 6).ann('portal:strength');
  expect(least.of('Ann').strength).toBe(3);
});

test('TDE-10.6 out of the Inner Region one steps onto the Portal, and draws there', () => {
  const g = digital({ Ann: { ...ANN, at: 'I1' }, Bob: BOB });
  g.draws('axe').ann('back:M1', 'take:axe');
  expect([g.of('Ann').space, g.cardsOf('Ann', 'objects'), g.turn]).toEqual(['M1', ['axe'], 'Bob']);
});
