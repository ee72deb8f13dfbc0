import { decisionView } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { FOOD, QUEST_ITEMS, TRINKETS } from '../src/content/items.ts';
import { dystopia } from '../src/index.ts';
import { heroValue, stepsLeft } from '../src/rules/values.ts';
import { alone, later, pair, table } from './table.ts';

describe('trinkets (D.3)', () => {
  test('DYS-TURN.2: tinker’s rods remove a visible trap beside, three times', () => {
    const traps = ['4,3', '2,3', '3,4', '3,2'].map((at) => ({ kind: 'pit', at, visible: true }));
    const t = alone({ things: ['tinkers-rods'] }, { traps });
    for (const at of ['4,3', '2,3', '3,4']) t.do(`rods:${at}`, 'end');
    expect(t.s.traps.map((trap) => trap.gone)).toEqual([true, true, true, false]);
    expect(t.hero().things).toEqual([]);
    expect(t.of('go')).toContain('4,3');
  });

  test('DYS-TRD.4: worn rods keep their uses when they change hands', () => {
    const t = pair({ things: ['tinkers-rods-1'] }).do('hand:tinkers-rods-1:1', 'accept');
    expect(t.hero(1).things).toEqual(['tinkers-rods-1']);
  });

  test('DYS-TURN.2: the lens shows traps within four squares, once per level', () => {
    const t = alone(
      { things: ['seers-lens'] },
      {
        traps: [
          { kind: 'pit', at: '7,3' },
          { kind: 'pit', at: '8,3' },
        ],
      },
    ).do('lens');
    expect(t.s.traps.map((trap) => trap.visible)).toEqual([true, false]);
    expect(t.do('end').options).not.toContain('lens');
  });

  test('DYS-NRG.2: the heart-stone keeps one energy, once per level', () => {
    const t = later({
      heroes: [
        { code: 'elf', at: '3,3', energy: 1, things: ['heart-stone'] },
        { code: 'dwarf', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      turn: 'wizor',
    });
    t.dice([6, 6], [1, 1]).go();
    expect(t.hero()).toMatchObject({ energy: 1, dead: false, used: ['heart-stone'] });
    const spent = later({
      heroes: [
        { code: 'elf', at: '3,3', energy: 1, things: ['heart-stone'], used: ['heart-stone'] },
        { code: 'dwarf', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      turn: 'wizor',
    });
    expect(spent.dice([6, 6], [1, 1]).go().hero().dead).toBe(true);
  });

  test('DYS-NRG.2: the heart-stone waits for the last energy; with more a wound is a wound', () => {
    const t = later({
      heroes: [
        { code: 'elf', at: '3,3', energy: 2, things: ['heart-stone'] },
        { code: 'dwarf', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      turn: 'wizor',
    });
    t.dice([6, 6], [1, 1]).go();
    expect(t.hero()).toMatchObject({ energy: 1, used: [] });
  });

  test('DYS-NRG.2: the heart-stone also keeps one energy of a loss of two', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '3,3', energy: 1, things: ['heart-stone'] },
        { code: 'wizard', at: '5,3', things: ['sceptre'], spells: ['w-sun-lance'] },
      ],
      monsters: [],
      turn: 1,
    });
    t.white(5, 5).do('cast:w-sun-lance', 'h0');
    expect(t.hero()).toMatchObject({ energy: 1, dead: false, used: ['heart-stone'] });
  });

  test('DYS-TURN.2: the rods reach visible traps right beside him, no others', () => {
    const traps = [
      { kind: 'pit', at: '4,3', visible: true },
      { kind: 'pit', at: '4,4', visible: true },
      { kind: 'pit', at: '3,4' },
    ];
    expect(alone({ things: ['tinkers-rods'] }, { traps }).of('rods')).toEqual(['4,3']);
  });

  test('DYS-TURN.2: of two sets of rods the worn one is used up first', () => {
    const traps = [{ kind: 'pit', at: '4,3', visible: true }];
    const t = alone({ things: ['tinkers-rods-1', 'tinkers-rods'] }, { traps }).do('rods:4,3');
    expect(t.hero().things).toEqual(['tinkers-rods']);
  });

  test('DYS-TURN.2: the lens sees nothing behind a wall', () => {
    const t = table({
      map: ['#######', '#AA#AA#', '#AA#AA#', '#AAAAA#', '#######'],
      heroes: [{ code: 'elf', at: '2,1', things: ['seers-lens'] }],
      traps: [
        { kind: 'pit', at: '4,1' },
        { kind: 'pit', at: '2,3' },
      ],
    });
    expect(t.do('lens').s.traps.map((trap) => trap.visible)).toEqual([false, true]);
  });

  test('DYS-EQP.16: the pin serves an Int test against sorcery, and only once a level', () => {
    const t = table({
      heroes: [{ code: 'warrior', at: '4,4', things: ['unicorn-pin'] }],
      monsters: [{ code: 'W1', at: '6,4' }],
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    }).do('m0');
    // Wizor's player reads how often it can still be used (DYS-SORC.1).
    const left = () => {
      const note = decisionView(dystopia, t.s, 0)!.options.find(({ id }) => id === 'cast:x-fire-lash')?.note;
      return JSON.stringify(note).match(/"note\.left","args":\{"n":(\d)\}/)?.[1];
    };
    expect(left()).toBe('3');
    t.white(5, 5).do('cast:x-fire-lash', 'h0');
    expect(t.asked()).toMatchObject({ kind: 'pin', seat: 1, options: ['yes', 'no'] });
    t.do('yes');
    expect(t.events('wits')).toMatchObject([{ white: ['U', 5], passed: true }]);
    expect(t.hero()).toMatchObject({ energy: 6, used: ['unicorn-pin'] });
    t.do('done', 'end', 'm0');
    expect(left()).toBe('2');
    t.white(5, 5).do('cast:x-fire-lash', 'h0');
    expect(t.hero().energy).toBe(5);
  });

  test('DYS-EQP.7: prices of trinkets; quest items have none', () => {
    expect(Object.fromEntries(TRINKETS.map(({ id, price }) => [id, price]))).toMatchObject({
      'tinkers-rods': 40,
      'seers-lens': 50,
      'swift-boots': 55,
      'owl-charm': 60,
      'unicorn-pin': 80,
      'heart-stone': 120,
    });
    expect(QUEST_ITEMS.map(({ id }) => id)).toEqual(['cell-chart', 'sceptre', 'forge-key', 'black-key', 'gate-seal']);
  });
});

describe('food and potions (D.4)', () => {
  const ROWS: readonly [string, number, number, object][] = [
    ['small-ale', 4, 1, { int: 2 }],
    ['bread-cheese', 6, 1, {}],
    ['mulled-wine', 9, 2, { int: 2 }],
    ['smoked-ham', 12, 2, {}],
    ['honey-cake', 18, 3, {}],
    ['red-tonic', 25, 4, {}],
    ['fury-drops', 20, 0, { attack: 7 }],
    ['stone-drops', 20, 0, { defence: 6 }],
    ['wind-drops', 12, 0, { speed: 10 }],
  ];
  test.each(ROWS)('DYS-NRG.4: %s, %i gold, +%i', (id, price, gain, values) => {
    expect(FOOD.find((one) => one.id === id)?.price).toBe(price);
    const t = alone({ energy: 1, things: [id] }).do(`eat:${id}`);
    expect(t.hero()).toMatchObject({ energy: 1 + gain, things: [] });
    for (const [stat, value] of Object.entries(values)) expect(heroValue(t.s, 0, stat as 'int')).toBe(value);
    expect(t.s.turn.stage).toBe('acted');
  });

  const LASTING: readonly [string, object][] = [
    ['small-ale', { what: 'int', n: -1, until: 1 }],
    ['mulled-wine', { what: 'int', n: -1, until: 1 }],
    ['fury-drops', { what: 'attack', n: 2, until: 3 }],
    ['stone-drops', { what: 'defence', n: 2, until: 3 }],
    ['wind-drops', { what: 'speed', n: 4, until: 0 }],
  ];
  test.each(LASTING)('DYS-GEN.8: how long %s works', (id, effect) => {
    expect(
      alone({ things: [id] })
        .do(`eat:${id}`)
        .hero().effects,
    ).toEqual([effect]);
  });

  test('DYS-NRG.5: never above the printed number', () => {
    expect(
      alone({ energy: 5, things: ['red-tonic'] })
        .do('eat:red-tonic')
        .hero().energy,
    ).toBe(6);
  });

  test('DYS-GEN.8, DYS-GEN.9: one round ends with this round, three rounds with the second after; halves and floors', () => {
    const t = alone({ things: ['small-ale', 'fury-drops'], energy: 3 }).do('eat:small-ale', 'end');
    expect(heroValue(t.s, 0, 'int')).toBe(3);
    t.do('eat:fury-drops', 'end', 'end');
    expect([t.s.round, heroValue(t.s, 0, 'attack')]).toEqual([4, 7]);
    t.do('end');
    expect(heroValue(t.s, 0, 'attack')).toBe(5);
    const low = alone({
      curses: ['c-clouded', 'c-lead'].map((id) => ({ id, until: 0 })),
      effects: [
        { what: 'int', n: -5, until: 9 },
        { what: 'speed', n: -9, until: 9 },
        { what: 'attack', n: -9, until: 9 },
      ],
    });
    expect(['int', 'speed', 'attack'].map((stat) => heroValue(low.s, 0, stat as 'int'))).toEqual([1, 1, 0]);
  });

  test('DYS-TURN.7: wind drops before moving give four steps more', () => {
    expect(stepsLeft(alone({ things: ['wind-drops'] }).do('eat:wind-drops').s, 'h0')).toBe(10);
  });
});
