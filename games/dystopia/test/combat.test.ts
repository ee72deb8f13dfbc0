import { decisionView } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { dystopia } from '../src/index.ts';
import { counterChance, hitChance, witsChance } from '../src/rules/odds.ts';
import { later, table } from './table.ts';

const duel = (hero: 'warrior' | 'dwarf' | 'elf' | 'archer', more: object = {}) =>
  table({ heroes: [{ code: hero, at: '3,3', ...more }], monsters: [{ code: 'N1', at: '4,3' }] });

test('DYS-COMB.10, DYS-COMB.11, DYS-COMB.13 to DYS-COMB.16: the chronicle cites the rule by which an attack ended', () => {
  const ends = (code: 'warrior' | 'archer', to: 'N1' | 'M1' | 'G2', at: string, white: readonly (number | 'U')[], red = [6, 6]) => {
    const t = table({ heroes: [{ code, at: '3,3' }], monsters: [{ code: to, at }] });
    t.dice(red, white).do('attack:m0');
    const { rule, result } = t.events('attacked')[0]!;
    return `${result} ${rule}`;
  };
  expect(ends('warrior', 'N1', '4,3', [1, 1])).toBe('wounded DYS-COMB.10');
  expect(ends('warrior', 'N1', '4,3', [5, 5], [1, 1])).toBe('held DYS-COMB.11');
  expect(ends('warrior', 'M1', '4,3', ['U', 1])).toBe('countered DYS-COMB.13');
  expect(ends('archer', 'M1', '8,3', ['U', 1])).toBe('averted DYS-COMB.14');
  expect(ends('warrior', 'G2', '4,3', ['U', 1])).toBe('outwitted DYS-COMB.15');
  expect(ends('warrior', 'N1', '4,3', ['U', 'U'])).toBe('averted DYS-COMB.16');
});

test('DYS-COMB.8 to DYS-COMB.16: the chance to wound, and to be struck back, is how many of all throws do', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  for (const [edge, int] of [
    [-40, 0],
    [-9, -1],
    [-8, 0],
    [-3, 2],
    [0, 0],
    [1, -1],
    [4, 0],
    [9, 1],
    [40, -2],
  ] as const)
    for (const away of [1, 2, 3]) {
      const t = table({
        // An Int of 5 on both sides before effects: a Scarz against an Archer, who strikes back at two squares and more.
        heroes: [{ code: 'archer', at: '3,3' }],
        monsters: [
          {
            ...{ code: 'G3', at: `${3 + away},3` },
            effects: [
              { what: 'attack', n: edge + 97, until: 9 },
              { what: 'int', n: int, until: 9 },
            ],
          },
        ],
      });
      t.s.heroes[0]!.effects.push({ what: 'defence', n: 100, until: 9 });
      const [wounds, back] = [hitChance(t.s, 'm0', 'h0'), counterChance(t.s, 'm0', 'h0', t.s.monsters[0]!.at, t.s.heroes[0]!.at)];
      let [hit, struck] = [0, 0];
      for (const a of faces)
        for (const b of faces)
          for (const c of faces)
            for (const d of faces) {
              const unicorn = c === 6 || d === 6;
              if (unicorn ? int > 0 : a + b + edge > c + d) hit++;
              if (unicorn && int < 0 && away >= 2) struck++;
            }
      expect(
        [wounds, back].map((chance) => Math.round(1296 * chance)),
        `${edge} ${int} ${away}`,
      ).toEqual([hit, struck]);
    }
});

describe('an attack (G.3)', () => {
  test('DYS-COMB.8, DYS-COMB.9, DYS-COMB.10: pips and values, the greater wounds for one (EX-3a)', () => {
    const t = duel('warrior').dice([4, 3], [5, 2]).do('attack:m0');
    expect(t.events('attacked')[0]).toMatchObject({ attack: 12, defence: 11, result: 'wounded' });
    expect(t.monster().energy).toBe(1);
  });

  test('DYS-COMB.11: equal totals do nothing (EX-3b)', () => {
    const t = duel('warrior').dice([3, 3], [5, 2]).do('attack:m0');
    expect(t.events('attacked')[0]).toMatchObject({ attack: 11, defence: 11, result: 'held' });
    expect(t.monster().energy).toBe(2);
  });

  test('DYS-COMB.12, DYS-COMB.15: a unicorn replaces the totals; the less clever defender is hit (EX-3c)', () => {
    const t = duel('dwarf').dice([1, 1], ['U', 5]).do('attack:m0');
    expect(t.events('attacked')[0]).toMatchObject({ attack: 6, defence: 9, result: 'outwitted' });
    expect(t.monster().energy).toBe(1);
  });

  test('DYS-COMB.13: the cleverer defender loses nothing and strikes back (EX-3d)', () => {
    const t = later({ heroes: [{ code: 'elf', at: '3,3' }], monsters: [{ code: 'G2', at: '4,3' }], turn: 'wizor' });
    t.dice([6, 6], ['U', 1]).go();
    expect(t.events('attacked')[0]).toMatchObject({ result: 'countered' });
    expect(t.hero().energy).toBe(5);
    expect(t.monster().energy).toBe(1);
  });

  test('DYS-COMB.14: no counter where the attacker is outside the defender’s own range', () => {
    // The Archer (Int 5, range 2 to 7) has a Skelgrium (Int 2) two squares away, then a Norcon right beside him.
    const near = later({ heroes: [{ code: 'archer', at: '3,3' }], monsters: [{ code: 'N1', at: '4,3' }], turn: 'wizor' });
    near.dice([6, 6], ['U', 1]).go();
    expect(near.events('attacked')[0]?.result).toBe('averted');
    expect(near.monster().energy).toBe(2);
    const far = later({
      heroes: [{ code: 'archer', at: '3,3' }],
      monsters: [{ code: 'S2', at: '5,3', energy: 1 }],
      turn: 'wizor',
    });
    far.dice([6, 6], ['U', 1]).go();
    expect(far.events('attacked')[0]?.result).toBe('countered');
    expect(far.monster().dead).toBe(true);
  });

  test('DYS-COMB.14: a counter is possible while owing a turn, and needs no step', () => {
    const heroes = [
      { code: 'elf', at: '3,3', lost: 1 },
      { code: 'dwarf', at: '12,8' },
    ] as const;
    const t = later({ heroes, monsters: [{ code: 'G2', at: '4,3' }], turn: 'wizor' });
    t.dice([1, 1], ['U', 'U']).go();
    expect(t.monster().energy).toBe(1);
  });

  test('DYS-COMB.16: equal Int, nothing happens', () => {
    const t = duel('warrior').dice([6, 6], ['U', 1]).do('attack:m0');
    expect(t.events('attacked')[0]?.result).toBe('averted');
    expect([t.hero().energy, t.monster().energy]).toEqual([6, 2]);
  });

  test('DYS-COMB.17, DYS-COMB.18: two unicorns count as one, and nobody loses more than one', () => {
    const t = duel('dwarf').dice([6, 6], ['U', 'U']).do('attack:m0');
    expect(t.monster().energy).toBe(1);
    expect(t.events('hurt')).toHaveLength(1);
  });

  test('DYS-COMB.19: current values count: weapons in hand, trinkets, curses, effects', () => {
    const t = duel('warrior', {
      weapons: ['battle-axe'],
      attack: 'battle-axe',
      curses: [{ id: 'c-trembling', until: 0 }],
      effects: [{ what: 'attack', n: 2, until: 9 }],
      things: ['owl-charm'],
    });
    t.dice([1, 1], ['U', 1]).do('attack:m0');
    // 5 + 2 − 1 + 2 + 2; with the charm his Int is 4, above the Norcon's 3.
    expect(t.events('attacked')[0]).toMatchObject({ attack: 10, result: 'outwitted' });
  });

  test('DYS-COMB.19: a curse other than the mark, an alarm, an effect other than the mirror add nothing to it', () => {
    const t = later({
      heroes: [
        {
          code: 'warrior',
          at: '3,3',
          curses: [{ id: 'c-lead', until: 0 }],
          effects: [{ what: 'attack', n: 2, until: 9 }],
        },
        { code: 'wizard', at: '12,8' },
      ],
      monsters: [{ code: 'G1', at: '4,3' }],
      more: { alarm: 2 },
      turn: 'wizor',
    });
    t.dice([1, 1], ['U', 1]).go();
    // Globnic 3 + 2, Int 4 against the Warrior's own 3.
    expect(t.events('attacked')[0]).toMatchObject({ attack: 5, defence: 5, result: 'outwitted' });
  });

  test('DYS-COMB.1, DYS-NRG.6: a hero who fells another goes on with his own turn', () => {
    const t = table({
      heroes: [
        { code: 'warrior', at: '3,3' },
        { code: 'elf', at: '4,3', energy: 1, lost: 1, chained: 1, effects: [{ what: 'attack', n: 2, until: 9 }], firm: true },
      ],
    });
    t.dice([6, 6], [1, 1]).do('attack:h1');
    expect(t.hero(1)).toMatchObject({ dead: true, lost: 0, chained: 0, effects: [], firm: false });
    expect([t.asked().about, t.s.turn.stage]).toEqual([{ hero: 0 }, 'acted']);
  });

  test('DYS-COMB.20: a monster that falls to a counter in its own turn leaves its pockets to who countered', () => {
    const t = later({
      heroes: [{ code: 'elf', at: '3,3' }],
      monsters: [{ code: 'G2', at: '4,3', energy: 1, pockets: [{ gold: 7 }] }],
      turn: 'wizor',
    });
    t.dice([1, 1], ['U', 1]).go();
    expect(t.monster().dead).toBe(true);
    expect(t.hero().gold).toBe(7);
  });
});

describe('who may be attacked', () => {
  test('DYS-COMB.1: heroes attack monsters and each other; not the captive, not neutral beings', () => {
    const t = table({
      heroes: [
        { code: 'warrior', at: '3,3' },
        { code: 'elf', at: '4,3' },
      ],
      monsters: [{ code: 'N1', at: '2,3' }],
      neutrals: [{ code: 'L1', at: '3,2' }],
      captive: '3,4',
    });
    expect(t.of('attack')).toEqual(['m0', 'h1']);
    t.dice([6, 6], [1, 1]).do('attack:h1');
    expect(t.hero(1).energy).toBe(4);
  });

  test('DYS-MON.6: monsters attack heroes and the freed Wizard only', () => {
    const t = table({
      heroes: [
        { code: 'warrior', at: '3,3' },
        { code: 'wizard', at: '5,3' },
      ],
      monsters: [
        { code: 'N1', at: '4,3' },
        { code: 'N1', at: '4,4' },
      ],
      captive: '3,4',
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    }).do('m0');
    expect(t.of('attack')).toEqual(['h0', 'h1']);
  });
});

describe('range and line (G.2)', () => {
  const MAP = ['#############', '#BBB#AAAAAAA#', '#BBB#AAAAAAA#', '#BBB+AAAAAAA#', '#BBB#AAA#AAA#', '#BBB#AAA#AAA#', '#############'];
  const squares = Array.from({ length: 7 }, (_, y) => Array.from({ length: 13 }, (_, x) => `${x},${y}`)).flat();
  /** The squares on which a hero at `at` could attack a figure, found by putting a Norcon there. */
  const targets = (code: 'warrior' | 'archer', at: string, door: 'open' | 'closed') =>
    squares.filter((square) => {
      const [x = 0, y = 0] = square.split(',').map(Number);
      if (MAP[y]![x] === '#' || square === at || (door === 'closed' && MAP[y]![x] === '+')) return false;
      const t = table({ map: MAP, heroes: [{ code, at }], monsters: [{ code: 'N1', at: square }], doors: [{ at: '4,3', state: door }] });
      return t.of('attack').includes('m0');
    });

  test('DYS-COMB.4, DYS-COMB.5, DYS-COMB.6: range 1 reaches all eight neighbours with a clear line (EX-2a)', () => {
    expect(targets('warrior', '7,3', 'open')).toEqual(['6,2', '7,2', '8,2', '6,3', '8,3', '6,4', '7,4']);
  });

  test('DYS-COMB.2, DYS-COMB.4: the Archer’s 27 squares, four of them through the door (EX-2b)', () => {
    const rows = [
      '5,1 6,1 7,1 8,1 9,1 10,1 11,1',
      '5,2 6,2 10,2 11,2',
      '1,3 2,3 3,3 4,3 5,3 6,3 10,3 11,3',
      '5,4 6,4 10,4 11,4',
      '5,5 6,5 10,5 11,5',
    ];
    expect(targets('archer', '8,3', 'open')).toEqual(rows.join(' ').split(' '));
  });

  test('DYS-COMB.7: figures never block the line; a closed door does (EX-2c)', () => {
    const at = (door: 'open' | 'closed') =>
      table({
        map: MAP,
        heroes: [
          { code: 'archer', at: '8,3' },
          { code: 'warrior', at: '7,3' },
        ],
        monsters: [
          { code: 'N1', at: '1,3' },
          { code: 'N1', at: '6,3' },
        ],
        doors: [{ at: '4,3', state: door }],
      });
    expect(at('open').of('attack')).toEqual(['m0', 'm1']);
    expect(at('closed').why('attack:m0')).toBe('NO_LINE_OF_SIGHT');
  });

  test('DYS-COMB.3: too near, and behind a wall (EX-2d)', () => {
    const t = table({
      map: MAP,
      heroes: [{ code: 'archer', at: '8,3' }],
      monsters: [
        { code: 'N1', at: '9,4' },
        { code: 'N1', at: '7,5' },
        { code: 'N1', at: '9,5' },
      ],
    });
    expect([t.why('attack:m0'), t.why('attack:m1'), t.why('attack:m2')]).toEqual(['OUT_OF_RANGE', 'NO_LINE_OF_SIGHT', 'NO_LINE_OF_SIGHT']);
    const friend = table({
      map: MAP,
      heroes: [
        { code: 'archer', at: '8,3' },
        { code: 'warrior', at: '7,3' },
        { code: 'elf', dead: true, energy: 0 },
      ],
    });
    expect([friend.why('attack:h0'), friend.why('attack:h1'), friend.why('attack:h2')]).toEqual([undefined, 'OUT_OF_RANGE', undefined]);
  });

  test('DYS-COMB.3: an attack needs a step and uses it', () => {
    const t = table({ heroes: [{ code: 'warrior', at: '1,1' }], monsters: [{ code: 'N1', at: '8,1' }] });
    t.do('go:7,1');
    expect(t.why('attack:m0')).toBe('NO_STEPS_LEFT');
    // It is said at the moment: who stands in reach is marked, as is each square that would take the last step.
    expect(dystopia.observe(t.s, 0).aims).toMatchObject([{ to: 'm0', problem: 'NO_STEPS_LEFT', tired: true }]);
    const { refused } = decisionView(dystopia, t.s, 0)!;
    expect(refused.find(({ id }) => id === 'attack:m0')?.reason).toEqual({ key: 'no.NO_STEPS_LEFT', args: { what: 'attack' } });
    const fresh = table({ heroes: [{ code: 'warrior', at: '1,1' }], monsters: [{ code: 'N1', at: '8,1' }] });
    const { ways, aims } = dystopia.observe(fresh.s, 0);
    expect(ways.filter(({ tired }) => tired).map(({ to, attacks, tired }) => [to, attacks, tired])).toEqual([['7,1', [], ['m0']]]);
    expect(aims[0]).not.toHaveProperty('tired');
    const before = table({ heroes: [{ code: 'dwarf', at: '1,1' }], monsters: [{ code: 'N1', at: '2,1' }] });
    before.dice([1, 1], [5, 5]).do('attack:m0');
    // Three of four steps are left.
    expect(before.of('go')).toContain('1,4');
    expect(before.of('go')).not.toContain('1,5');
  });
});

describe('chances (C)', () => {
  const ODDS: readonly [string, string, number, number][] = [
    ['warrior', 'N1', 47, 0],
    ['warrior', 'G1', 54, 31],
    ['dwarf', 'G3', 15, 31],
    ['elf', 'U2', 46, 0],
    ['archer', 'W1', 15, 31],
    ['wizard', 'S2', 53, 0],
  ];
  test.each(ODDS)('DYS-DICE.3: %s against %s: %i in a hundred, countered %i', (hero, monster, wound, counter) => {
    // At a distance at which both reach each other, if they can.
    const t = table({
      heroes: [{ code: hero as 'elf', at: '3,3' }],
      monsters: [{ code: monster as 'N1', at: hero === 'archer' ? '5,3' : '4,3' }],
    });
    expect(Math.round(100 * hitChance(t.s, 'h0', 'm0'))).toBe(wound);
    const [from, to] = [t.hero().at, t.monster().at];
    expect(Math.round(100 * counterChance(t.s, 'h0', 'm0', from, to))).toBe(counter);
  });

  test('DYS-COMB.13: a way says of each blow from its end how likely it comes back there, as the blow itself would', () => {
    const t = table({ heroes: [{ code: 'warrior', at: '1,1' }], monsters: [{ code: 'G1', at: '4,1' }] });
    const { ways, aims } = dystopia.observe(t.s, 0);
    // From where he stands the goblin cannot reach him, and beside it it can.
    expect(aims[0]?.countered).toBe(0);
    const beside = ways.find(({ to }) => to === '3,1')!;
    expect(beside.attacks).toEqual(['m0']);
    t.do('go:3,1');
    const [there] = dystopia.observe(t.s, 0).aims;
    expect(there?.countered).toBeGreaterThan(0);
    expect(beside.risks).toEqual({ m0: there?.countered });
    const dull = table({ heroes: [{ code: 'warrior', at: '1,1' }], monsters: [{ code: 'N1', at: '4,1' }] });
    expect(dystopia.observe(dull.s, 0).ways.every(({ risks }) => risks === undefined)).toBe(true);
  });

  test('DYS-DICE.1, DYS-DICE.2: six red faces; white ones are 1 to 5 and a unicorn that counts nothing', () => {
    const t = duel('warrior').dice([6, 1], [5, 'U']).do('attack:m0');
    expect(t.events('attacked')[0]).toMatchObject({ red: [6, 1], white: [5, 'U'], attack: 12, defence: 9 });
  });

  test('DYS-DICE.3: an Int test by Int', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((int) => Math.round(36 * witsChance(int)))).toEqual([
      11, 11, 12, 14, 17, 21, 26, 30, 33, 35, 36,
    ]);
  });
});
