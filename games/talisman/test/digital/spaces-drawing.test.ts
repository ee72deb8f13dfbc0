import { describe, expect, test } from 'vitest';
import { BOB, digital } from './digital.ts';

/** Drawn there one after the other: nothing that fights or moves anybody. */
const FINDS = ['axe', 'guide', 'ring'];

/** Rule, space, the one before it, its number of cards, where a Raft leads from it. */
const DRAWS: [string, string, string, number, ...string[]][] = [
  ['TDE-B.2 the Fields', 'O2', 'O1', 1, 'M1'],
  ['TDE-B.4 the Woods', 'O4', 'O3', 1, 'M3'],
  ['TDE-B.5 the Sentinel', 'O5', 'O4', 1, 'M4'],
  ['TDE-B.6 the Hills', 'O6', 'O5', 1, 'M5'],
  ['TDE-B.8 the Fields', 'O8', 'O7', 1, 'M5'],
  ['TDE-B.10 the Plains', 'O10', 'O9', 1, 'M7'],
  ['TDE-B.11 the Woods', 'O11', 'O10', 1, 'M8'],
  ['TDE-B.12 the Fields', 'O12', 'O11', 1, 'M9'],
  ['TDE-B.14 the Fields', 'O14', 'O13', 1, 'M9'],
  ['TDE-B.15 the Hills', 'O15', 'O14', 1, 'M10'],
  ['TDE-B.16 the Plains', 'O16', 'O15', 1, 'M11'],
  ['TDE-B.17 the Woods', 'O17', 'O16', 1, 'M12'],
  ['TDE-B.18 the Plains', 'O18', 'O17', 1, 'M13'],
  ['TDE-B.20 the Fields', 'O20', 'O19', 1, 'M13'],
  ['TDE-B.21 the Ruins', 'O21', 'O20', 2, 'M14'],
  ['TDE-B.22 the Plains', 'O22', 'O21', 1, 'M15'],
  ['TDE-B.24 the Fields', 'O24', 'O23', 1, 'M1'],
  ['TDE-B.25 the Portal of Power', 'M1', 'M16', 1, 'O24', 'O1', 'O2'],
  ['TDE-B.27 the Hidden Valley', 'M3', 'M2', 3, 'O4'],
  ['TDE-B.28 the Hills', 'M4', 'M3', 1, 'O5'],
  ['TDE-B.29 the Cursed Glade', 'M5', 'M4', 1, 'O6', 'O7', 'O8'],
  ['TDE-B.30 the Runes', 'M6', 'M5', 1, 'O9'],
  ['TDE-B.32 the Runes', 'M8', 'M7', 1, 'O11'],
  ['TDE-B.34 the Desert', 'M10', 'M9', 1, 'O15'],
  ['TDE-B.35 the Oasis', 'M11', 'M10', 2, 'O16'],
  ['TDE-B.36 the Desert', 'M12', 'M11', 1, 'O17'],
  ['TDE-B.38 the Woods', 'M14', 'M13', 1, 'O21'],
  ['TDE-B.39 the Runes', 'M15', 'M14', 1, 'O22'],
];

/** Every other space of the two rings, with what lies across. */
const DRY: [string, string, ...string[]][] = [
  ['TDE-B.1', 'O1', 'M1'],
  ['TDE-B.3', 'O3', 'M2'],
  ['TDE-B.7', 'O7', 'M5'],
  ['TDE-B.9', 'O9', 'M6'],
  ['TDE-B.13', 'O13', 'M9'],
  ['TDE-B.19', 'O19', 'M13'],
  ['TDE-B.23', 'O23', 'M16'],
  ['TDE-B.26', 'M2', 'O3'],
  ['TDE-B.31', 'M7', 'O10'],
  ['TDE-B.33', 'M9', 'O12', 'O13', 'O14'],
  ['TDE-B.37', 'M13', 'O18', 'O19', 'O20'],
  ['TDE-B.40', 'M16', 'O23'],
];

const rafts = (at: string) =>
  digital({ Ann: { character: 'thief', at, objects: ['pur.raft'] }, Bob: BOB })
    .options('Ann')
    .filter((option) => option.startsWith('raft:'));

describe('the spaces where cards are drawn', () => {
  test.each(DRAWS)('%s %s, next after %s: %i drawn', (_, at, from, n) => {
    const drawn = FINDS.slice(0, n);
    const thirsty = at === 'M10' || at === 'M12';
    const g = digital({ Ann: { character: 'thief', at: from }, Bob: { ...BOB, at: at === 'O14' ? 'O2' : 'O14' } })
      .rolls(1)
      .draws(...drawn)
      .ann('roll', 'cw', 'done');
    expect([g.of('Ann').space, g.events('drew').map(({ space }) => space), g.lying(at), g.turn]).toEqual([
      at,
      drawn.map(() => at),
      drawn,
      'Bob',
    ]);
    expect([g.of('Ann').lives, g.events('fought')]).toEqual([thirsty ? 3 : 4, []]);
  });

  test.each(DRAWS)('%s %s counts what lies there already', (_, at, from, n) => {
    const g = digital({
      figures: { Ann: { character: 'thief', at: from }, Bob: { ...BOB, at: at === 'O14' ? 'O2' : 'O14' } },
      lying: { [at]: FINDS.slice(0, n) },
    });
    g.rolls(1).ann('roll', 'cw', 'done');
    expect([g.of('Ann').space, g.events('drew')]).toEqual([at, []]);
  });

  test.each(DRAWS)('%s %s faces its spaces across the river', (_, at, __, ___, ...across) => {
    expect(rafts(at)).toEqual(across.map((to) => `raft:${to}`));
  });

  test.each(DRY)('%s %s, where none is drawn, faces its spaces across the river', (_, at, ...across) => {
    expect(rafts(at)).toEqual(across.map((to) => `raft:${to}`));
  });

  test('TDE-B.24 after the last Fields comes the Village, TDE-B.1, and TDE-B.40 after the Castle the Portal, TDE-B.25', () => {
    const walk = (from: string) =>
      digital({ Ann: { character: 'thief', at: from }, Bob: BOB })
        .rolls(1)
        .ann('roll', 'cw');
    const village = walk('O24').ann('no');
    expect([village.of('Ann').space, village.events('drew')]).toEqual(['O1', []]);
    const castle = walk('M15');
    expect([castle.of('Ann').space, castle.events('drew'), castle.turn]).toEqual(['M16', [], 'Bob']);
    const portal = digital({ Ann: { character: 'thief', at: 'M16' }, Bob: BOB })
      .rolls(1)
      .draws('axe')
      .ann('roll', 'cw', 'done');
    expect(portal.of('Ann').space).toBe('M1');
  });

  test('TDE-B.5 the Sentinel, of Strength 9, is fought for the bridge inwards only; TDE-B.28 outwards it is free', () => {
    const inwards = digital({ Ann: { character: 'thief', at: 'O4' }, Bob: BOB })
      .rolls(2)
      .ann('roll')
      .rolls(1, 6)
      .ann('bridge');
    expect([inwards.last('fought')?.foes, inwards.last('fought')?.stat, inwards.of('Ann').space]).toEqual([
      [{ creature: 'sentinel', value: 9 }],
      'strength',
      'O5',
    ]);
    const outwards = digital({ Ann: { character: 'thief', at: 'M3' }, Bob: BOB })
      .rolls(2)
      .draws('axe')
      .ann('roll', 'bridge', 'done');
    expect([outwards.of('Ann').space, outwards.events('fought'), outwards.lying('O5')]).toEqual(['O5', [], ['axe']]);
  });
});
