import { describe, expect, test } from 'vitest';
import { figureValue, heroValue, stepsLeft } from '../src/rules/values.ts';
import { type Situation, type TestTable, table } from './table.ts';

type Heroes = Situation['heroes'];

/** The Warrior casts; the Elf stands three squares away, the Archer far off; a Norcon at (6,3). */
const caster = (spell: string, more: Partial<Situation> = {}, hero: object = {}) =>
  table({
    heroes: [
      { code: 'warrior', at: '3,3', spells: [spell], ...hero },
      { code: 'elf', at: '3,5', energy: 2 },
      { code: 'archer', at: '12,8' },
    ],
    monsters: [{ code: 'N1', at: '6,3' }],
    ...more,
  });

describe('casting', () => {
  test('DYS-NRG.2, DYS-NRG.3: whom the first of two points kills loses no second one', () => {
    const t = table({
      heroes: [
        { code: 'wizard', at: '3,3', things: ['sceptre'], spells: ['w-sun-lance'] },
        { code: 'elf', at: '3,5', energy: 1 },
        { code: 'archer', at: '12,8' },
      ],
    });
    t.white(5, 5).do('cast:w-sun-lance', 'h1');
    expect(t.hero(1)).toMatchObject({ dead: true, energy: 0 });
    expect([t.events('hurt').length, t.events('died').length]).toEqual([1, 1]);
  });

  test('DYS-SPELL.3, DYS-SPELL.7: Gate Step where no free square is seen is not cast, and costs nothing', () => {
    const t = table({
      map: ['#######', '#a+BBB#', '#######'],
      heroes: [{ code: 'wizard', at: '1,1', things: ['sceptre'], spells: ['w-gate-step'] }],
      revealed: ['a'],
    });
    t.do('cast:w-gate-step', 'h0');
    expect([t.kind, t.s.turn.stage, t.hero().used, t.events('cast')]).toEqual(['hero', 'fresh', [], []]);
    expect(t.of('cast')).toEqual(['w-gate-step']);
  });

  test('DYS-SPELL.1, DYS-SPELL.2: spells are found, and any number of them carried', () => {
    const t = table({
      heroes: [{ code: 'warrior', at: '3,3', spells: ['mend', 'mend', 'web'] }],
      furniture: [{ at: '4,3', kind: 'bookcase', treasure: [{ spell: 'dust' }] }],
    });
    expect(t.do('search:4,3').hero().spells).toEqual(['mend', 'mend', 'web', 'dust']);
  });

  test('DYS-SPELL.3: before the first step or after the last, without a step, as the action', () => {
    const first = caster('wolf-heart').do('cast:wolf-heart', 'h0');
    expect(first.s.turn).toMatchObject({ stage: 'acted', spent: 0 });
    const last = caster('wolf-heart').do('go:3,4', 'cast:wolf-heart', 'h0');
    expect(last.asked().about).toEqual({ hero: 1 });
    const tired = table({ heroes: [{ code: 'dwarf', at: '3,3', spells: ['wolf-heart'] }] }).do('go:7,3');
    expect(tired.options).toContain('cast:wolf-heart');
  });

  test('DYS-SPELL.3: a target can be taken back, and then nothing was cast', () => {
    const t = caster('wolf-heart').do('cast:wolf-heart', 'back');
    expect(t.hero().spells).toEqual(['wolf-heart']);
    expect(t.s.turn.stage).toBe('fresh');
  });

  test('DYS-SPELL.4: a common spell is used up', () => {
    expect(caster('wolf-heart').do('cast:wolf-heart', 'h0').hero().spells).toEqual([]);
    // Its own player is asked for the target, not Wizor’s.
    expect(caster('wolf-heart', { seats: 2, wizor: 0 }).do('cast:wolf-heart').asked().seat).toBe(1);
  });

  test('DYS-SPELL.5, DYS-SPELL.6: Wizard spells need the Wizard, and he his sceptre; common ones do not', () => {
    expect(caster('w-sun-lance').why('cast:w-sun-lance')).toBe('WIZARD_ONLY');
    const wizard = (things: string[]) =>
      table({
        heroes: [
          { code: 'elf', at: '1,1' },
          { code: 'wizard', at: '3,3', things, spells: ['w-sun-lance', 'wolf-heart'] },
        ],
        monsters: [{ code: 'N1', at: '6,3' }],
        turn: 1,
      });
    expect(wizard([]).why('cast:w-sun-lance')).toBe('NEEDS_SCEPTRE');
    expect(wizard([]).options).toContain('cast:wolf-heart');
    expect(wizard(['sceptre']).options).toContain('cast:w-sun-lance');
  });

  test('DYS-SPELL.7: the target must be in sight and near enough', () => {
    const t = caster('web', { monsters: [{ code: 'N1', at: '9,3' }] });
    expect(t.of('cast')).toEqual([]);
    expect(t.why('cast:web')).toBe('BAD_TARGET');
    const wall = caster('web', {
      map: [
        '##########',
        '#aaaaaaaa#',
        '#aaaa#aaa#',
        '#aaaa#aaa#',
        '#aaaa#aaa#',
        '#aaaa#aaa#',
        '#aaaa#aaa#',
        '#aaaa#aaa#',
        '#aaaaaaaa#',
        '##########',
      ],
      heroes: [{ code: 'warrior', at: '3,4', spells: ['web'] }],
      monsters: [{ code: 'N1', at: '7,4' }],
    });
    expect(wall.of('cast')).toEqual([]);
  });

  test('DYS-SPELL.8: an Int test: a unicorn, or less than Int', () => {
    const dart = () => caster('ember-dart');
    // A Norcon has Int 3.
    expect(dart().white('U', 5).do('cast:ember-dart', 'm0').monster().energy).toBe(2);
    expect(dart().white(1, 1).do('cast:ember-dart', 'm0').monster().energy).toBe(2);
    expect(dart().white(1, 2).do('cast:ember-dart', 'm0').monster().energy).toBe(1);
  });
});

describe('common spells (D.5)', () => {
  const CASES: readonly [string, Partial<Situation>, readonly string[], (t: TestTable) => void][] = [
    [
      'mend',
      {
        heroes: [
          { code: 'warrior', at: '3,3', spells: ['mend'] },
          { code: 'elf', at: '4,4', energy: 2 },
        ] as Heroes,
      },
      ['h1'],
      (t) => expect(t.hero(1).energy).toBe(4),
    ],
    ['ember-dart', {}, ['m0'], (t) => expect(t.monster().energy).toBe(1)],
    ['oak-skin', {}, ['h1'], (t) => expect(heroValue(t.s, 1, 'defence')).toBe(5)],
    ['wolf-heart', {}, ['h1'], (t) => expect(heroValue(t.s, 1, 'attack')).toBe(6)],
    ['swift-wind', {}, [], (t) => expect(stepsLeft(t.s, 'h0')).toBe(11)],
    ['web', {}, ['m0'], (t) => expect(t.monster().lost).toBe(1)],
    ['dust', {}, ['m0'], (t) => expect(figureValue(t.s, 'm0', 'attack')).toBe(2)],
    ['seeking-light', { traps: [{ kind: 'pit', at: '9,7' }] }, [], (t) => expect(t.s.traps[0]?.visible).toBe(true)],
    ['far-call', {}, ['h2'], (t) => expect([t.hero().square, t.hero(2).square]).toEqual(['12,8', '3,3'])],
    ['ghost-step', {}, [], (t) => expect(t.of('go')).not.toContain('6,3')],
    [
      'second-breath',
      {
        heroes: [
          { code: 'warrior', at: '3,3', spells: ['second-breath'] },
          { code: 'elf', at: '3,5', lost: 2 },
        ] as Heroes,
      },
      ['h1'],
      (t) => expect(t.hero(1).lost).toBe(1),
    ],
    ['firm-ground', {}, [], (t) => expect(t.hero().firm).toBe(true)],
  ];
  test.each(CASES)('DYS-SPELL.7: %s', (spell, more, targets, look) => {
    const t = caster(spell, more).white(3, 4);
    t.do(`cast:${spell}`, ...targets);
    expect(t.events('cast')).toHaveLength(1);
    look(t);
  });

  test('DYS-SPELL.7: lockbreath opens a door at a distance, and what is behind is seen', () => {
    const t = table({
      map: ['##########', '#aaaaa+BB#', '##########'],
      heroes: [{ code: 'warrior', at: '1,1', spells: ['lockbreath'] }],
      doors: [{ at: '6,1', state: 'locked', key: 'black-key' }],
      hidden: [{ code: 'N1', at: '8,1' }],
      revealed: ['a'],
    });
    t.do('cast:lockbreath', '6,1');
    expect(t.s.revealed).toEqual(['B', 'a']);
    expect(t.monster().code).toBe('N1');
  });

  test('DYS-SPELL.7: twin spark takes two monsters that are near each other', () => {
    const t = caster('twin-spark', {
      monsters: [
        { code: 'N1', at: '6,3' },
        { code: 'N1', at: '8,3' },
        { code: 'N1', at: '6,6' },
      ],
    });
    t.do('cast:twin-spark');
    expect(t.options).toEqual(['m0+m1', 'back']);
    t.white(3, 3, 1, 1).do('m0+m1');
    expect(t.s.monsters.map((m) => m.energy)).toEqual([1, 2, 2]);
  });

  test('DYS-SPELL.7: a boss may free itself from a web by an Int test', () => {
    const boss = () => caster('web', { monsters: [{ code: 'G2', at: '6,3', boss: 'x' }] });
    expect(boss().white('U', 5).do('cast:web', 'm0').monster().lost).toBe(0);
    expect(boss().white(1, 1).do('cast:web', 'm0').monster().lost).toBe(1);
  });

  test('DYS-MOVE.9: with ghost step one passes a monster, without ending on it', () => {
    const map = ['#######', '#aaaaa#', '#######'];
    const t = table({ map, heroes: [{ code: 'elf', at: '1,1', spells: ['ghost-step'] }], monsters: [{ code: 'N1', at: '3,1' }] });
    expect(t.of('go')).toEqual(['2,1']);
    expect(t.do('cast:ghost-step').of('go')).toEqual(['2,1', '4,1', '5,1']);
  });

  test('DYS-TRAP.4: on firm ground a trap does no harm, but he goes back and his turn ends', () => {
    const t = table({
      heroes: [
        { code: 'warrior', at: '3,5', firm: true },
        { code: 'elf', at: '12,8' },
      ],
      traps: [{ kind: 'curse-glyph', at: '4,5' }],
    });
    t.do('go:4,5');
    expect(t.hero()).toMatchObject({ energy: 6, curses: [], square: '3,5', firm: false });
    expect(t.asked().about).toEqual({ hero: 1 });
  });
});

describe('Wizard spells (D.5)', () => {
  const wizard = (spell: string, more: Partial<Situation> = {}, others: Heroes = [{ code: 'elf', at: '4,3', energy: 2 }]) =>
    table({
      heroes: [...others, { code: 'wizard', at: '3,3', energy: 2, things: ['sceptre'], spells: [spell] }],
      monsters: [{ code: 'S3', at: '6,3' }],
      turn: others.length,
      ...more,
    });

  test('DYS-SPELL.4: the card stays, and works once per level', () => {
    const t = wizard('w-great-ward').do('cast:w-great-ward');
    expect(t.hero(1)).toMatchObject({ spells: ['w-great-ward'], used: ['w-great-ward'] });
    const heroes = [{ code: 'wizard', at: '3,3', things: ['sceptre'], spells: ['w-great-ward'], used: ['w-great-ward'] }] satisfies Heroes;
    const again = table({ heroes });
    expect(again.why('cast:w-great-ward')).toBe('USED_THIS_LEVEL');
  });

  const CASES: readonly [string, Partial<Situation>, readonly (string | string[])[], (t: TestTable) => void][] = [
    ['w-dawn-circle', {}, [], (t) => expect(t.s.heroes.map((h) => h.energy)).toEqual([4, 4])],
    ['w-sun-lance', {}, ['m0'], (t) => expect(t.monster().dead).toBe(true)],
    ['w-great-ward', {}, [], (t) => expect([heroValue(t.s, 0, 'defence'), heroValue(t.s, 1, 'defence')]).toEqual([5, 4])],
    ['w-banish', { monsters: [{ code: 'U2', at: '6,3' }] }, ['m0'], (t) => expect(t.monster().energy).toBe(1)],
    ['w-still-hour', {}, [['m0']], (t) => expect(t.monster().lost).toBe(1)],
    [
      'w-star-rain',
      {
        monsters: [
          { code: 'S3', at: '6,3' },
          { code: 'N1', at: '9,7' },
        ],
      },
      ['A'],
      (t) => expect(t.s.monsters.map((m) => m.energy)).toEqual([1, 1]),
    ],
    ['w-mind-mirror', {}, [], (t) => expect(t.hero().effects).toEqual([{ what: 'mirror', n: 1, until: 2 }])],
    ['w-gate-step', {}, ['h0', '9,7'], (t) => expect(t.hero().square).toBe('9,7')],
  ];
  test.each(CASES)('DYS-SPELL.6: %s', (spell, more, answers, look) => {
    const t = wizard(spell, more).white(5, 4, 5, 4);
    t.do(`cast:${spell}`, ...answers);
    look(t);
  });

  test('DYS-SPELL.8: Sun Lance and Banish take one where the Int test is passed', () => {
    expect(wizard('w-sun-lance').white(1, 1).do('cast:w-sun-lance', 'm0').monster().energy).toBe(1);
    const banish = wizard('w-banish', { monsters: [{ code: 'U2', at: '6,3' }] });
    expect(banish.white('U', 1).do('cast:w-banish', 'm0').monster().energy).toBe(3);
  });

  test('DYS-SPELL.7: Banish takes warriors of the underworld only', () => {
    expect(wizard('w-banish', { monsters: [{ code: 'N1', at: '6,3' }] }).of('cast')).toEqual([]);
  });

  test('DYS-COMB.19: under Mind Mirror unicorns are compared with the Wizard’s Int', () => {
    const t = wizard('w-mind-mirror', { monsters: [{ code: 'W1', at: '5,3' }], seats: 2, wizor: 0 }, [{ code: 'warrior', at: '4,3' }]);
    t.do('cast:w-mind-mirror', 'end', 'm0');
    t.dice([6, 6], ['U', 1]).do('attack:h0');
    // Wizor (Int 8) attacks; the Warrior answers with Int 9.
    expect(t.events('attacked')[0]?.result).toBe('countered');
  });

  test('DYS-SORC.1: Break the Crown: defence −3 for two rounds, and no sorcery in his next turn', () => {
    const t = wizard('w-break-crown', {
      monsters: [
        { code: 'W1', at: '8,3' },
        { code: 'N1', at: '12,8' },
      ],
      seats: 2,
      wizor: 0,
    });
    t.do('cast:w-break-crown', 'm0');
    expect(figureValue(t.s, 'm0', 'defence')).toBe(4);
    t.do('end', 'm0');
    expect(t.of('cast')).toEqual([]);
    t.do('done');
    expect(t.s.silenced).toBe(false);
  });

  test('DYS-SORC.1: Unweave cancels turns lost to sorcery, not others, and silences Wizor', () => {
    const t = wizard('w-unweave', {}, [{ code: 'elf', at: '4,3', lost: 3, chained: 2 }]).do('cast:w-unweave');
    expect(t.hero()).toMatchObject({ lost: 1, chained: 0 });
    expect(t.s.silenced).toBe(true);
  });

  test('DYS-NRG.7: Call Back: a dead hero stands where his pile lies, with 2 energy and what is in it', () => {
    const t = wizard('w-call-back', { piles: [{ at: '5,5', of: 'dwarf', gold: 4, things: ['steel-mace'], spells: ['web'] }] }, [
      { code: 'dwarf', dead: true, energy: 0 },
      { code: 'elf', at: '4,3' },
    ]);
    t.do('cast:w-call-back', '5,5');
    expect(t.hero()).toMatchObject({ dead: false, square: '5,5', energy: 2, gold: 4, weapons: ['steel-mace'], spells: ['web'] });
    expect(t.s.piles).toEqual([]);
    // His first turn is in the next round.
    expect(t.kind).toBe('hero');
    expect(t.asked().about).toEqual({ hero: 2 });
  });

  test('DYS-NRG.7: of two who fell he comes back whose pile it is, with what is in that one', () => {
    const t = wizard(
      'w-call-back',
      {
        piles: [
          { at: '8,8', of: 'elf', gold: 9 },
          { at: '5,5', gold: 7 },
          { at: '5,5', of: 'dwarf', gold: 4 },
        ],
      },
      [
        { code: 'elf', dead: true, energy: 0 },
        { code: 'dwarf', dead: true, energy: 0 },
        { code: 'warrior', at: '4,3' },
      ],
    );
    t.do('cast:w-call-back', '5,5');
    expect(t.s.heroes.map((h) => [h.dead, h.gold])).toEqual([
      [true, 0],
      [false, 4],
      [false, 0],
      [false, 0],
    ]);
    expect(t.s.piles.map((pile) => pile.gold)).toEqual([9, 7]);
  });

  test('DYS-NRG.7: not onto a taken square, and not the Wizard himself', () => {
    const piles = [
      { at: '6,3', of: 'dwarf' as const },
      { at: '3,4', of: 'wizard' as const },
    ];
    const t = wizard('w-call-back', { piles }, [
      { code: 'dwarf', dead: true, energy: 0 },
      { code: 'elf', at: '4,3' },
    ]);
    expect(t.of('cast')).toEqual([]);
  });
});

describe('sorcery (D.6)', () => {
  const wizor = (heroes: Heroes, more: Partial<Situation> = {}) =>
    table({ heroes, monsters: [{ code: 'W1', at: '6,4' }], turn: 'wizor', seats: 2, wizor: 0, ...more }).do('m0');

  test('DYS-SORC.1: a sorcerer’s action, before or after moving, as often as the card says', () => {
    const t = wizor([{ code: 'elf', at: '4,4' }]);
    expect(t.of('cast').sort()).toEqual(['x-call-fallen', 'x-drain', 'x-fire-lash', 'x-hex', 'x-mind-chain', 'x-storm']);
    t.white(1, 1).do('cast:x-mind-chain', 'h0');
    expect(t.options.some((id) => id.startsWith('cast:') || id.startsWith('attack:'))).toBe(false);
    expect(t.of('go').length).toBeGreaterThan(0);
    t.do('done', 'end', 'm0');
    expect(t.of('cast')).not.toContain('x-mind-chain');
    expect(t.s.sorceries).toEqual({ '0:x-mind-chain': 1 });
    const moved = wizor([{ code: 'elf', at: '4,4' }])
      .do('go:7,4')
      .white(1, 1)
      .do('cast:x-fire-lash', 'h0');
    expect(moved.kind).toBe('hero');
  });

  test('DYS-SORC.2: heroes in sight and near enough; the target makes the test', () => {
    const t = wizor([
      { code: 'elf', at: '12,4' },
      { code: 'dwarf', at: '12,8' },
    ]).do('cast:x-fire-lash');
    expect(t.options).toEqual(['h0', 'h1', 'back']);
    expect(
      wizor([{ code: 'elf', at: '13,4' }], {
        map: ['###############', ...Array.from({ length: 8 }, () => '#AAAAAAAAAAAAA#'), '###############'],
      }).of('cast'),
    ).toEqual(['x-call-fallen']);
  });

  const CASES: readonly [string, (t: TestTable) => void, (t: TestTable) => void][] = [
    ['x-fire-lash', (t) => expect(t.hero().energy).toBe(4), (t) => expect(t.hero().energy).toBe(5)],
    ['x-mind-chain', (t) => expect(t.hero()).toMatchObject({ lost: 1, chained: 1 }), (t) => expect(t.hero().lost).toBe(0)],
    ['x-hex', (t) => expect(t.hero().curses).toHaveLength(1), (t) => expect(t.hero().curses).toEqual([])],
    [
      'x-drain',
      (t) => expect([t.hero().energy, t.monster().energy]).toEqual([4, 6]),
      (t) => expect([t.hero().energy, t.monster().energy]).toEqual([5, 5]),
    ],
  ];
  test.each(CASES)('DYS-SORC.1, DYS-SORC.2: %s', (id, failed, passed) => {
    const at = () => {
      const t = wizor([{ code: 'elf', at: '4,4' }]);
      t.s.monsters[0]!.energy = 5;
      return t.curse('c-lead');
    };
    failed(at().white(5, 5).do(`cast:${id}`, 'h0'));
    passed(at().white('U', 5).do(`cast:${id}`, 'h0'));
  });

  test('DYS-SORC.1: Storm hits every hero within two, each with a test', () => {
    const t = wizor([
      { code: 'elf', at: '4,4' },
      { code: 'dwarf', at: '7,5' },
      { code: 'archer', at: '9,4' },
    ]);
    t.white(5, 5, 'U', 1).do('cast:x-storm');
    expect(t.s.heroes.map((h) => h.energy)).toEqual([4, 6, 4]);
  });

  test('DYS-SORC.1: Call the Fallen: a Skeloch on a free square within two, which may act this round', () => {
    const t = wizor([{ code: 'elf', at: '4,4' }]).do('cast:x-call-fallen');
    expect(t.options).toContain('5,3');
    expect(t.options).not.toContain('4,4');
    expect(t.options).not.toContain('9,4');
    t.do('5,3', 'done');
    expect(t.monster(1)).toMatchObject({ code: 'S1', square: '5,3', done: false });
    expect(t.options).toContain('m1');
  });

  test('DYS-WIZ.1, DYS-WIZ.12: near the Wizard with his sceptre his Int counts, if it is better', () => {
    const sheltered = (at: string, things: string[]) =>
      wizor([
        { code: 'warrior', at: '4,4' },
        { code: 'wizard', at, things },
      ])
        .white(4, 4)
        .do('cast:x-fire-lash', 'h0');
    expect(sheltered('3,6', ['sceptre']).hero().energy).toBe(6);
    expect(sheltered('3,6', []).hero().energy).toBe(5);
    expect(sheltered('1,8', ['sceptre']).hero().energy).toBe(5);
  });

  test('DYS-SORC.2: a mirror shield in hand adds two to Int against sorcery', () => {
    const t = wizor([{ code: 'warrior', at: '4,4', weapons: ['mirror-shield'], defence: 'mirror-shield' }]);
    t.white(2, 2).do('cast:x-fire-lash', 'h0');
    expect(t.events('wits')[0]).toMatchObject({ int: 5, passed: true });
  });

  test('DYS-WIZ.12: a mirror shield adds to its bearer’s own Int, not to the Wizard’s; the better of the two counts', () => {
    const beside = (bearer: object, wizard: object = {}) => {
      const t = wizor([
        { code: 'warrior', at: '4,4', weapons: ['mirror-shield'], defence: 'mirror-shield', ...bearer },
        { code: 'wizard', at: '3,6', things: ['sceptre'], ...wizard },
      ]);
      t.white(4, 5).do('cast:x-fire-lash', 'h0');
      return t.events('wits')[0];
    };
    expect(beside({})).toMatchObject({ int: 9, passed: false });
    expect(beside({ code: 'elf', things: ['owl-charm'] }, { curses: [{ id: 'c-clouded', until: 0 }] })).toMatchObject({ int: 9 });
    expect(beside({}, { things: [] })).toMatchObject({ int: 5, passed: false });
  });
});
