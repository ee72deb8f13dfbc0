import { describe, expect, test } from 'vitest';
import { CURSES } from '../src/content/index.ts';
import { heroValue, rangeOf } from '../src/rules/values.ts';
import { later, type Situation, table } from './table.ts';

const step = (code: 'elf' | 'warrior' | 'dwarf', kind: string, more: Partial<Situation> = {}) =>
  table({
    heroes: [
      { code, at: '3,5' },
      { code: 'archer', at: '12,8' },
    ],
    traps: [{ kind, at: '4,5' }],
    ...more,
  });

describe('traps (G.4)', () => {
  test('DYS-TRAP.1, DYS-TRAP.2, DYS-TRAP.4, DYS-TRAP.6: quick enough: no harm, back, the turn ends (EX-4a)', () => {
    const t = step('elf', 'pit');
    expect(t.of('go')).toContain('4,5');
    t.white(2, 3).do('go:4,5');
    expect(t.hero()).toMatchObject({ energy: 5, square: '3,5', lost: 0 });
    expect(t.s.traps[0]).toEqual({ visible: true, gone: false });
    expect(t.asked().about).toEqual({ hero: 1 });
  });

  test('DYS-TRAP.2, DYS-TRAP.3: a sum of 6 is not less than Int 6 (EX-4b); a unicorn saves', () => {
    expect(step('elf', 'pit').white(4, 2).do('go:4,5').hero().energy).toBe(4);
    expect(step('warrior', 'pit').white('U', 5).do('go:4,5').hero().energy).toBe(6);
  });

  test('DYS-TRAP.5: back along the way to the last free square, and never onto another hero', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '2,5' },
        { code: 'archer', at: '3,5' },
      ],
      map: ['########', '########', '########', '########', '########', '#aaaaaa#', '########'],
      traps: [{ kind: 'pit', at: '4,5' }],
    });
    t.white(1, 1).do('go:5,5');
    expect(t.hero().square).toBe('2,5');
  });

  test('DYS-TRAP.5: from a jump he goes back to where he took off', () => {
    const t = table({
      heroes: [{ code: 'warrior', at: '2,5' }],
      map: ['########', '########', '########', '########', '########', '#aaaaaa#', '########'],
      traps: [
        { kind: 'pit', at: '3,5', visible: true },
        { kind: 'pit', at: '4,5' },
      ],
    });
    t.white(1, 1).do('go:4,5');
    expect(t.hero().square).toBe('2,5');
  });

  test('DYS-TRAP.7: nothing is set up from the trap’s square; who dies is put back first and leaves his pile there', () => {
    const t = table({
      map: ['########', '#aaaa###', '####a###', '####aaa#', '########'],
      heroes: [
        { code: 'warrior', at: '3,1', energy: 1, gold: 9 },
        { code: 'elf', at: '1,1' },
      ],
      traps: [{ kind: 'pit', at: '4,1' }],
      hidden: [{ code: 'N1', at: '4,3' }],
    });
    t.white(3, 3).do('go:4,1');
    expect(t.hero().dead).toBe(true);
    expect(t.s.piles[0]).toMatchObject({ at: t.at('3,1'), gold: 9, of: 'warrior' });
    expect(t.s.monsters).toEqual([]);
    expect(t.told.map(({ type, rule }) => `${type} ${rule}`)).toEqual([
      'moved DYS-MOVE.1',
      'trapSprung DYS-TRAP.6',
      'wits DYS-TRAP.2',
      'placed DYS-TRAP.4',
      'hurt DYS-NRG.3',
      'died DYS-NRG.2',
      'turnBegan DYS-TURN.1',
    ]);
  });

  test('DYS-TRAP.7: past another hero, from a jump, by a spell: who dies lies where he was put back', () => {
    const floor = ['########', '########', '########', '########', '########', '#aaaaaa#', '########'];
    const passing = table({
      map: floor,
      heroes: [
        { code: 'elf', at: '2,5', energy: 1 },
        { code: 'archer', at: '3,5' },
      ],
      traps: [{ kind: 'pit', at: '4,5' }],
    });
    passing.white(5, 5).do('go:5,5');
    expect(passing.s.piles).toMatchObject([{ at: passing.at('2,5'), of: 'elf' }]);
    expect(passing.events('placed')).toMatchObject([{ rule: 'DYS-TRAP.5', at: '2,5' }]);
    const jumping = table({
      map: floor,
      heroes: [
        { code: 'warrior', at: '2,5', energy: 1 },
        { code: 'archer', at: '6,5' },
      ],
      traps: [
        { kind: 'pit', at: '3,5', visible: true },
        { kind: 'pit', at: '4,5' },
      ],
    });
    jumping.white(5, 5).do('go:4,5');
    expect(jumping.s.piles).toMatchObject([{ at: jumping.at('2,5'), of: 'warrior' }]);
    const moved = table({
      heroes: [
        { code: 'elf', at: '3,3', energy: 1 },
        { code: 'wizard', at: '5,3', things: ['sceptre'], spells: ['w-gate-step'] },
        { code: 'dwarf', at: '12,8' },
      ],
      traps: [{ kind: 'pit', at: '8,3' }],
      turn: 1,
    });
    moved.white(5, 5).do('cast:w-gate-step', 'h0', '8,3');
    expect(moved.s.piles).toMatchObject([{ at: moved.at('3,3'), of: 'elf' }]);
  });

  test('DYS-TRAP.7: a curse from the glyph kills where he was put back, too', () => {
    const t = step('warrior', 'curse-glyph', {
      heroes: [
        { code: 'warrior', at: '3,5', energy: 2 },
        { code: 'archer', at: '12,8' },
      ],
    });
    t.curse('c-needle').white(3, 3).do('go:4,5');
    expect(t.s.piles).toMatchObject([{ at: t.at('3,5'), of: 'warrior' }]);
  });

  test('DYS-TRAP.8: a jump over a visible trap takes speed 6 and two steps (EX-4c)', () => {
    const traps = [{ kind: 'pit', at: '4,5', visible: true }];
    const map = ['#######', '#######', '#######', '#######', '#######', '#aaaaa#', '#######'];
    const t = table({ map, heroes: [{ code: 'warrior', at: '3,5' }], traps });
    t.do('go:2,5', 'go:1,5', 'go:2,5', 'go:3,5', 'go:5,5');
    expect(t.hero().square).toBe('5,5');
    expect(t.s.turn.spent).toBe(6);
    const tired = table({ map, heroes: [{ code: 'warrior', at: '3,5' }], traps }).do('go:2,5', 'go:3,5', 'go:2,5', 'go:1,5', 'go:3,5');
    expect(tired.s.turn.spent).toBe(6);
    const short = table({ map, heroes: [{ code: 'warrior', at: '2,5' }], traps }).do('go:1,5', 'go:3,5', 'go:2,5', 'go:3,5');
    expect(short.why('go:5,5')).toBe('NO_STEPS_LEFT');
  });

  test('DYS-TRAP.9, DYS-TRAP.10: too slow for a jump; a Scarz jumps (EX-4d)', () => {
    const traps = [{ kind: 'pit', at: '4,5', visible: true }];
    const map = ['#######', '#######', '#######', '#######', '#######', '#aaaaa#', '#######'];
    const dwarf = table({ map, heroes: [{ code: 'dwarf', at: '3,5' }], traps });
    expect(dwarf.why('go:5,5')).toBe('JUMP_TOO_SLOW');
    const scarz = table({
      map,
      heroes: [{ code: 'dwarf', at: '1,5' }],
      monsters: [{ code: 'S3', at: '5,5' }],
      traps,
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    });
    expect(scarz.do('m0').of('go')).toEqual(expect.arrayContaining(['3,5', '2,5']));
    const norcon = table({
      map,
      heroes: [{ code: 'dwarf', at: '1,5' }],
      monsters: [{ code: 'N1', at: '5,5' }],
      traps,
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    });
    expect(norcon.do('m0').kind).toBe('hero');
  });

  test('DYS-TRAP.8, DYS-TRAP.14: no jump onto a figure, a visible trap, or over a figure', () => {
    const map = ['#######', '#######', '#######', '#######', '#######', '#aaaaa#', '#######'];
    const on = table({
      map,
      heroes: [{ code: 'warrior', at: '3,5' }],
      monsters: [{ code: 'N1', at: '5,5' }],
      traps: [{ kind: 'pit', at: '4,5', visible: true }],
    });
    expect(on.why('go:5,5')).toBe('JUMP_BLOCKED');
    const over = table({
      map,
      heroes: [{ code: 'warrior', at: '3,5' }],
      monsters: [{ code: 'N1', at: '4,5' }],
      traps: [{ kind: 'pit', at: '4,5', visible: true }],
    });
    expect(over.why('go:5,5')).toBe('JUMP_BLOCKED');
  });

  test('DYS-TRAP.11: invisible traps do not go off under monsters', () => {
    const map = ['#######', '#aaaaa#', '#######'];
    const t = later({
      map,
      heroes: [{ code: 'warrior', at: '1,1' }],
      monsters: [{ code: 'N1', at: '5,1' }],
      traps: [{ kind: 'pit', at: '3,1' }],
      turn: 'wizor',
    });
    t.dice([1, 1], [5, 5]).go();
    expect(t.monster().square).toBe('2,1');
    expect(t.s.traps[0]?.visible).toBe(false);
    expect(t.monster().energy).toBe(2);
  });

  test('DYS-TRAP.12: a trap that the file calls visible is there as soon as its square is set up', () => {
    const t = table({
      map: ['#######', '#aa+BB#', '#######'],
      heroes: [{ code: 'warrior', at: '2,1' }],
      revealed: ['a'],
      traps: [{ kind: 'ice-teeth', at: '5,1' }],
    });
    t.s.custom = t.s.custom!.replace('"ice-teeth","at":[5,1]', '"ice-teeth","at":[5,1],"visible":true');
    t.do('open:3,1');
    expect(t.s.traps[0]?.visible).toBe(true);
    expect(t.events('trapShown')).toMatchObject([{ rule: 'DYS-TRAP.12', trap: 'ice-teeth', at: '5,1' }]);
  });

  test('DYS-TRAP.13: who is moved onto a trap outside his own turn owes a turn', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '3,3' },
        { code: 'wizard', at: '5,3', things: ['sceptre'], spells: ['w-gate-step'] },
      ],
      traps: [{ kind: 'pit', at: '8,3' }],
      turn: 1,
    });
    t.white(1, 1).do('cast:w-gate-step', 'h0', '8,3');
    expect(t.hero()).toMatchObject({ square: '3,3', lost: 1, energy: 5 });
    expect(t.hero(1).lost).toBe(0);
    // The turn goes on, and nothing in it can be taken back.
    expect(t.asked().about).toEqual({ hero: 1 });
    expect(t.options).not.toContain('undo');
  });

  // Every kind of trap, failed: what besides the one energy.
  const KINDS: readonly [string, (t: ReturnType<typeof step>) => void][] = [
    ['spear-slit', (t) => expect(t.hero()).toMatchObject({ energy: 5, lost: 0, curses: [] })],
    ['pit', (t) => expect(t.hero()).toMatchObject({ energy: 5, lost: 0, curses: [] })],
    ['dart-wall', (t) => expect(t.hero()).toMatchObject({ energy: 5, lost: 0, curses: [] })],
    ['snare-net', (t) => expect(t.hero()).toMatchObject({ energy: 5, lost: 1 })],
    ['curse-glyph', (t) => expect(t.hero().curses).toEqual([{ id: 'c-lead', until: 0 }])],
    ['alarm-gong', (t) => expect(t.s.alarm).toBe(2)],
    ['ice-teeth', (t) => expect(t.hero()).toMatchObject({ energy: 5, lost: 0, curses: [] })],
  ];
  test.each(KINDS)('DYS-TRAP.3: %s', (kind, look) => {
    const t = step('warrior', kind).curse('c-lead').white(3, 3).do('go:4,5');
    expect(t.hero().energy).toBe(5);
    look(t);
  });

  test('DYS-TRAP.3, DYS-NRG.8: a fire vent burns heroes beside it, in turn order', () => {
    const t = table({
      heroes: [
        { code: 'warrior', at: '3,5' },
        { code: 'dwarf', at: '4,4' },
        { code: 'elf', at: '4,6' },
        { code: 'archer', at: '5,4' },
      ],
      traps: [{ kind: 'fire-vent', at: '4,5' }],
    });
    t.white(3, 3, 2, 2, 1, 1).do('go:4,5');
    expect(t.s.heroes.map((h) => h.energy)).toEqual([5, 5, 5, 4]);
  });

  test('DYS-TRAP.3: after the gong all monsters have two steps more in Wizor’s round, and no longer', () => {
    const map = ['############', '#aaaaaaaaaa#', '############'];
    const t = later({
      map,
      heroes: [{ code: 'warrior', at: '1,1' }],
      monsters: [{ code: 'G2', at: '9,1' }],
      more: { alarm: 2 },
      turn: 'wizor',
    });
    t.go();
    expect(t.monster().square).toBe('3,1');
    expect(t.s.alarm).toBe(0);
  });
});

describe('curses', () => {
  const drawn = (id: string, hero: object = {}) =>
    table({
      heroes: [
        { code: 'warrior', at: '3,3', ...hero },
        { code: 'elf', at: '12,8' },
      ],
      furniture: [{ at: '4,3', treasure: [{ curse: true }] }],
    })
      .curse(id)
      .do('search:4,3');

  test('DYS-CURS.1, DYS-CURS.2, DYS-CURS.7: a chest may be cursed: one draws a card, which everybody sees', () => {
    const t = drawn('c-lead');
    expect(t.events('cursed')[0]).toMatchObject({ hero: 0, curse: 'c-lead' });
    expect(t.hero().curses).toEqual([{ id: 'c-lead', until: 0 }]);
  });

  test('DYS-CURS.2: no other curse takes a weapon out of the hand, and none on the way gives the rest to another’s pile', () => {
    const t = table({
      heroes: [{ code: 'warrior', at: '3,3', weapons: ['battle-axe'], attack: 'battle-axe' }],
      furniture: [{ at: '4,3', treasure: [{ curse: true }] }],
    });
    expect(t.curse('c-lead').do('search:4,3').hero().attack).toBe('battle-axe');
    const falls = table({
      heroes: [
        { code: 'warrior', at: '3,3', energy: 1 },
        { code: 'elf', at: '12,8' },
      ],
      furniture: [{ at: '4,3', treasure: [{ curse: true }, { gold: 5 }, { item: 'red-tonic' }, { spell: 'web' }, { curse: true }] }],
      piles: [{ at: '8,8', of: 'dwarf' }],
    });
    falls.curse('c-needle').do('search:4,3');
    expect(falls.s.piles).toEqual([
      { at: falls.at('8,8'), gold: 0, things: [], spells: [], of: 'dwarf' },
      { at: falls.at('3,3'), gold: 5, things: ['red-tonic'], spells: ['web'], of: 'warrior' },
    ]);
  });

  const LASTS: readonly [string, number][] = [
    ['c-lead', 0],
    ['c-clouded', 0],
    ['c-trembling', 0],
    ['c-brittle', 0],
    ['c-stone-tongue', 0],
    ['c-open-wound', 0],
    ['c-rust', 0],
    ['c-shiver', 3],
    ['c-fog', 3],
    ['c-clumsy', 3],
    ['c-marked', 3],
    ['c-echo', 3],
  ];
  test.each(LASTS)('DYS-CURS.4, DYS-CURS.5: %s lasts until round %i (0: until it is cured)', (id, until) => {
    const t = drawn(id);
    expect(t.hero().curses).toEqual([{ id, until }]);
    // Each end of a round: two heroes' turns.
    for (let i = 1; i <= 8; i++) {
      expect(t.hero().curses).toHaveLength(until === 0 || t.s.round <= until ? 1 : 0);
      t.do('end');
    }
    expect(t.s.round).toBe(5);
  });

  test('DYS-CURS.5: no spell, food or sleep ends a curse that has to be cured', () => {
    const curses = [{ id: 'c-lead', until: 0 }];
    const t = table({
      heroes: [
        { code: 'wizard', at: '3,3', energy: 1, things: ['red-tonic', 'sceptre'], spells: ['mend', 'w-unweave', 'w-dawn-circle'], curses },
      ],
    });
    t.do('eat:red-tonic', 'end', 'cast:mend', 'h0', 'end', 'cast:w-unweave', 'end', 'cast:w-dawn-circle', 'end');
    expect(t.hero().curses).toEqual(curses);
  });

  test('DYS-CURS.3: fifteen cards, drawn from all of them every time', () => {
    expect(CURSES).toHaveLength(15);
    const t = table({
      heroes: [{ code: 'warrior', at: '3,3' }],
      furniture: [{ at: '4,3', treasure: [{ curse: true }, { curse: true }] }],
    });
    t.curse('c-lead', 'c-lead').do('search:4,3');
    expect(t.events('cursed').map((event) => event.curse)).toEqual(['c-lead', 'c-lead']);
  });

  test('DYS-CURS.6: again gives the full duration, not twice the effect', () => {
    const t = drawn('c-shiver', { curses: [{ id: 'c-shiver', until: 1 }] });
    expect(t.hero().curses).toEqual([{ id: 'c-shiver', until: 3 }]);
    expect(heroValue(t.s, 0, 'defence')).toBe(3);
  });

  const VALUES: readonly [string, string, number][] = [
    ['c-lead', 'speed', 4],
    ['c-clouded', 'int', 1],
    ['c-trembling', 'attack', 4],
    ['c-brittle', 'defence', 3],
    ['c-shiver', 'defence', 3],
  ];
  test.each(VALUES)('DYS-CURS.4, DYS-CURS.5: %s changes %s to %i', (id, stat, value) => {
    const t = drawn(id);
    expect(heroValue(t.s, 0, stat as 'speed')).toBe(value);
  });

  test('DYS-CURS.4: some pass by themselves after three rounds; the others stay', () => {
    for (const [id, stays] of [
      ['c-shiver', false],
      ['c-lead', true],
    ] as const) {
      const t = drawn(id);
      for (let i = 0; i < 6; i++) t.do('end');
      expect(t.s.round).toBe(4);
      expect(t.hero().curses.length > 0).toBe(stays);
    }
  });

  test('DYS-CURS.2: the needle, the sleep and the thief act at once', () => {
    expect(drawn('c-needle').hero()).toMatchObject({ energy: 5, curses: [] });
    expect(drawn('c-sleep').hero()).toMatchObject({ lost: 1, curses: [] });
    expect(drawn('c-thief', { gold: 7 }).hero()).toMatchObject({ gold: 3, curses: [] });
  });

  test('DYS-CURS.2: what curses forbid', () => {
    const spells = { spells: ['mend'], energy: 3 };
    const mute = table({ heroes: [{ code: 'warrior', at: '3,3', ...spells, curses: [{ id: 'c-stone-tongue', until: 0 }] }] });
    expect(mute.why('cast:mend')).toBe('CURSED');
    const wound = table({ heroes: [{ code: 'warrior', at: '3,3', ...spells, curses: [{ id: 'c-open-wound', until: 0 }] }] });
    expect(wound.do('cast:mend', 'h0').hero().energy).toBe(3);
    const clumsy = table({
      heroes: [{ code: 'warrior', at: '3,3', curses: [{ id: 'c-clumsy', until: 9 }] }],
      furniture: [{ at: '4,3' }],
      piles: [{ at: '3,3', gold: 1 }],
    });
    expect(clumsy.why('search:4,3')).toBe('CURSED');
    expect(clumsy.of('pick')).toEqual([]);
    const rust = table({
      heroes: [{ code: 'warrior', at: '3,3', weapons: ['battle-axe'], attack: 'battle-axe', gold: 0 }],
      furniture: [{ at: '4,3', treasure: [{ curse: true }] }],
    });
    rust.curse('c-rust').do('search:4,3');
    expect(rust.hero().attack).toBeNull();
    expect(rust.of('swap')).toEqual([]);
    const echo = table({
      map: ['######', '#aaaa#', '######'],
      heroes: [
        { code: 'warrior', at: '1,1', curses: [{ id: 'c-echo', until: 9 }] },
        { code: 'elf', at: '2,1' },
      ],
    });
    expect(echo.of('go')).toEqual([]);
    expect(echo.why('go:2,1')).toBe('CURSED');
    expect(echo.do('end').why('go:1,1')).toBe('PASS_REFUSED');
  });

  test('DYS-CURS.2: fog shortens the reach, never below the nearest; marked prey is hit harder', () => {
    const fog = table({ heroes: [{ code: 'archer', at: '3,3', curses: [{ id: 'c-fog', until: 9 }] }] });
    expect(rangeOf(fog.s, 'h0')).toEqual([2, 4]);
    const short = table({ heroes: [{ code: 'warrior', at: '3,3', curses: [{ id: 'c-fog', until: 9 }] }] });
    expect(rangeOf(short.s, 'h0')).toEqual([1, 1]);
    const marked = later({
      heroes: [{ code: 'warrior', at: '3,3', curses: [{ id: 'c-marked', until: 9 }] }],
      monsters: [{ code: 'N1', at: '4,3' }],
      turn: 'wizor',
    });
    marked.dice([1, 1], [5, 5]).go();
    expect(marked.events('attacked')[0]?.attack).toBe(7);
  });
});
