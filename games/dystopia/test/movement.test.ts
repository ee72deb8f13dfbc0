import { ASIDE, fast, play } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { dystopia } from '../src/index.ts';
import { type Situation, table } from './table.ts';

const G1 = [
  '###########',
  '#AAAAAAAAA#',
  '#AAAAAAAAA#',
  '#####+#####',
  '#bbbbbbbbb#',
  '#bbbbbbbbb#',
  '#bbb#bbbbb#',
  '#bbbbbbbbb#',
  '###########',
];

/** The Dwarf at (5,5), the Archer at (6,5), a Norcon at (4,5); room A is not set up (G.1). */
const dwarf = (pass = true) =>
  table({
    map: G1,
    heroes: [
      { code: 'dwarf', at: '5,5' },
      { code: 'archer', at: '6,5', pass },
    ],
    monsters: [{ code: 'N1', at: '4,5' }],
    furniture: [{ at: '1,1' }],
    hidden: [{ code: 'N1', at: '9,1' }],
    revealed: ['b'],
  });

describe('moving (G.1)', () => {
  test('DYS-MOVE.1, DYS-MOVE.2, DYS-MOVE.6: the twenty squares on which the Dwarf can end (EX-1a)', () => {
    const expected = '5,4 5,6 4,4 6,4 7,5 6,6 5,7 3,4 7,4 8,5 7,6 4,7 6,7 2,4 8,4 3,5 9,5 8,6 3,7 7,7'.split(' ');
    expect(dwarf().of('go').sort()).toEqual(expected.sort());
  });

  test('DYS-MOVE.8: where the Archer lets nobody pass, 18 remain (EX-1b)', () => {
    const t = dwarf(false);
    expect(t.of('go')).toHaveLength(18);
    expect(t.of('go')).not.toContain('8,5');
    expect(t.why('go:6,5')).toBe('PASS_REFUSED');
    expect(
      dwarf(false)
        .do('go:7,5')
        .options.filter((id) => id.startsWith('go:')),
    ).toEqual([]);
  });

  test('DYS-MOVE.3, DYS-MOVE.4, DYS-MOVE.5: opening costs a step, shows the room, and he may go on (EX-1c)', () => {
    const t = dwarf().do('go:5,4', 'open:5,3');
    expect(t.hero().square).toBe('5,4');
    expect(t.s.turn.spent).toBe(2);
    expect(t.s.revealed).toEqual(['A', 'b']);
    expect(t.s.furniture[0]?.shown).toBe(true);
    expect(t.s.monsters).toHaveLength(2);
    expect(t.of('go')).toEqual(expect.arrayContaining(['5,3', '5,2']));
    expect(t.do('go:5,2').hero().square).toBe('5,2');
  });

  test('DYS-MOVE.3: without a step left the door stays shut (EX-1d)', () => {
    const t = dwarf().do('go:4,4', 'go:3,4', 'go:4,4');
    expect(t.s.turn.spent).toBe(4);
    const there = table({ map: G1, heroes: [{ code: 'dwarf', at: '5,6' }], revealed: ['b'] }).do('go:5,5', 'go:5,6', 'go:5,4');
    expect(there.s.turn.spent).toBe(4);
    expect(there.of('open')).toEqual([]);
    expect(there.why('open:5,3')).toBe('NO_STEPS_LEFT');
  });

  test('DYS-MOVE.8: in the Dwarf’s turn the Archer is asked to let others pass, once', () => {
    const t = dwarf(false);
    t.s.heroes[1]!.seat = 1;
    expect(t.asked(0).options).toContain('way:1');
    t.do('way:1');
    expect(t.asked(1)).toMatchObject({ kind: 'way', seat: 1, options: ['on', 'off'] });
    t.do('off');
    expect(t.asked(0).options).not.toContain('way:1');
    const again = dwarf(false).do('way:1');
    // Both are led by one person, who need not ask.
    expect(again.hero(1).pass).toBe(true);
    expect(again.asked().options).toContain('go:8,5');
  });

  test('DYS-MOVE.8: only heroes on the board who let nobody pass are asked', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '3,3' },
        { code: 'dwarf', at: '4,3' },
        { code: 'archer', at: '3,4', pass: false },
        { code: 'warrior', dead: true, energy: 0, pass: false },
      ],
    });
    expect(t.of('way')).toEqual(['2']);
    t.s.heroes[2]!.at = t.at('10,3');
    // Seven steps away: she cannot pass him in this turn.
    expect(t.do('pass:off').of('way')).toEqual([]);
  });

  test('DYS-MOVE.8, DYS-TURN.10: the switch is turned in another’s turn, and the engine looks at it at the next step', () => {
    const t = dwarf();
    t.s.heroes[1]!.seat = 1;
    const before = t.asked(0);
    expect(before.options).toContain('go:8,5');
    expect(t.asides(1)).toEqual(['pass:1:off']);
    t.aside(1, 'pass:1:off');
    expect(t.events('passSet')).toMatchObject([{ hero: 1, allow: false, rule: 'DYS-MOVE.8' }]);
    // Asked anew: whoever thinks about the old question must not answer it.
    expect(t.asked(0)).toMatchObject({ kind: 'hero', seat: 0 });
    expect(t.asked(0).id).not.toBe(before.id);
    expect(t.of('go')).toHaveLength(18);
    expect([t.why('go:6,5'), t.s.turn.spent]).toEqual(['PASS_REFUSED', 0]);
    expect(t.options).toContain('way:1');
    t.aside(1, 'pass:1:on');
    expect(t.options).toEqual(before.options);
    expect(t.do('go:8,5').hero().square).toBe('8,5');
  });

  test('DYS-MOVE.8: each turns the switch of one’s own living heroes alone, in Wizor’s round too; the Wizard has none', () => {
    const t = table({
      map: ['#######', '#aaaaa#', '#######'],
      heroes: [
        { code: 'dwarf', at: '1,1' },
        { code: 'archer', at: '2,1' },
        { code: 'wizard', at: '3,1' },
      ],
      monsters: [{ code: 'N1', at: '5,1' }],
      wizor: 0,
      seats: 2,
    });
    const { seat } = t.s.heroes[0]!;
    expect(t.asides(seat)).toEqual(['pass:0:off', 'pass:1:off']);
    expect(t.asides(t.s.wizor!)).toEqual([]);
    const other = { decision: ASIDE, seat: t.s.wizor!, choice: 'pass:0:off' };
    expect(() => play(dystopia, t.s, other, fast(1))).toThrow('not waiting');
    t.aside(seat, 'pass:0:off').do('end').aside(seat, 'pass:0:on').do('end', 'end');
    expect(t.kind).toBe('wizor');
    const asked = t.asked().id;
    t.aside(seat, 'pass:1:off');
    expect([t.asked().id, t.hero(0).pass, t.hero(1).pass]).toEqual([asked, true, false]);
    t.s.heroes[1]!.dead = true;
    expect(t.asides(seat)).toEqual(['pass:0:off']);
  });

  test('DYS-MOVE.7, DYS-MOVE.9: nobody enters a monster’s square or passes it (EX-1e)', () => {
    const t = dwarf();
    expect(t.of('go')).not.toContain('4,5');
    expect(t.why('go:4,5')).toBe('BLOCKED_MONSTER');
  });

  test('DYS-MOVE.10: monsters pass neither heroes nor monsters', () => {
    const t = table({
      map: ['#######', '#aaaaa#', '#######'],
      heroes: [{ code: 'warrior', at: '5,1' }],
      monsters: [
        { code: 'N1', at: '2,1' },
        { code: 'N1', at: '3,1' },
      ],
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    });
    expect(t.do('m0').of('go')).toEqual(['1,1']);
    expect(t.do('done', 'm1').of('go')).toEqual(['4,1']);
  });

  test('DYS-MOVE.11: furniture, neutral beings and the captive fill their square and do not block sight', () => {
    const t = table({
      heroes: [{ code: 'archer', at: '3,3' }],
      monsters: [
        { code: 'N1', at: '3,6' },
        { code: 'N1', at: '6,3' },
        { code: 'N1', at: '1,3' },
      ],
      furniture: [{ at: '3,4' }],
      neutrals: [{ at: '4,3', code: 'S4' }],
      captive: '2,3',
    });
    expect(['3,4', '4,3', '2,3'].map((at) => t.why(`go:${at}`))).toEqual(['BLOCKED_OBJECT', 'BLOCKED_OBJECT', 'BLOCKED_OBJECT']);
    expect(t.of('attack')).toEqual(['m0', 'm1', 'm2']);
  });

  test('DYS-MOVE.12: no way ends on a taken square', () => {
    const t = dwarf();
    expect(t.of('go')).not.toContain('6,5');
    expect(t.why('go:6,5')).toBe('SQUARE_OCCUPIED');
  });

  test('DYS-MOVE.13: a step that shows something new ends the movement, and the rest is not spent', () => {
    const t = table({
      map: ['##########', '#aaaa#####', '####a#####', '####aaaaa#', '##########'],
      heroes: [{ code: 'warrior', at: '1,1' }],
      hidden: [{ code: 'N1', at: '8,3' }],
    });
    t.do('go:5,3');
    // From (4,2) on the Norcon is in sight.
    expect(t.hero().square).toBe('4,3');
    expect(t.s.turn.spent).toBe(5);
    expect(t.events('appeared')).toHaveLength(1);
    expect(t.do('go:5,3').s.turn.spent).toBe(6);
  });

  test('DYS-MOVE.13: so does anything else that is set up: a chest, a being, the captive, a trap, a door, another corridor', () => {
    const map = ['##########', '#aaaa#####', '####a#####', '####aaaaa#', '##########'];
    const heroes = [{ code: 'elf' as const, at: '1,1' }];
    const stops = (more: Partial<Situation>, rows = map) =>
      table({ map: rows, heroes, shown: false, ...more })
        .do('go:6,3')
        .hero().square;
    expect(stops({})).toBe('6,3');
    expect(stops({ furniture: [{ at: '8,3' }] })).toBe('4,3');
    expect(stops({ neutrals: [{ at: '8,3', code: 'L1' }] })).toBe('4,3');
    expect(stops({ captive: '8,3' })).toBe('4,3');
    expect(stops({ revealed: ['a'] }, ['###########', '#aaaa######', '####a######', '####aaaa+B#', '###########'])).toBe('4,3');
    expect(stops({ revealed: ['a', 'b'] }, ['##########', '#aaaa#####', '####b#####', '####bbbc##', '##########'])).toBe('4,2');
    const trap = table({ map, heroes, traps: [{ kind: 'pit', at: '8,3' }] });
    trap.s.custom = trap.s.custom!.replace('"pit","at":[8,3]', '"pit","at":[8,3],"visible":true');
    expect(trap.do('go:6,3').hero().square).toBe('4,3');
  });

  test('DYS-MOVE.13: whoever is on another’s square when something comes into sight goes on to the next', () => {
    const t = table({
      map: ['##########', '#aaaa#####', '####a#####', '####aaaaa#', '##########'],
      heroes: [{ code: 'elf', at: '1,1', effects: [{ what: 'ghost', n: 1, until: 0 }] }],
      monsters: [{ code: 'N1', at: '4,3' }],
      hidden: [{ code: 'N1', at: '8,3' }],
    });
    expect(t.do('go:6,3').hero().square).toBe('5,3');
    expect(t.s.monsters).toHaveLength(2);
  });

  test('DYS-MOVE.13: what comes into sight on the next square ends the way; he goes back to the last square that is free', () => {
    const t = table({
      map: ['######', '#aaa##', '###a##', '###a##', '###aa#', '######'],
      heroes: [{ code: 'elf', at: '1,1', effects: [{ what: 'ghost', n: 1, until: 0 }] }],
      monsters: [
        { code: 'N1', at: '3,1' },
        { code: 'N1', at: '3,2' },
      ],
      furniture: [{ at: '3,3' }],
      shown: false,
    });
    // The chest comes into sight while she is on the square of a monster, and so is the next square of the way.
    expect(t.do('go:3,4').hero().square).toBe('2,1');
    expect(t.events('appeared')).toMatchObject([{ thing: 'chest', at: '3,3' }]);
    expect(t.events('placed')).toMatchObject([{ figure: 'h0', at: '2,1', by: 'back' }]);
    // The steps stay spent, and cannot be taken back.
    expect(t.s.turn).toMatchObject({ spent: 3, undo: 0, path: [t.at('1,1'), t.at('2,1')] });
    expect(t.of('go')).toEqual(['1,1']);
  });

  test('DYS-MOVE.14: an opened door stays open, and one may stand on it', () => {
    const t = dwarf().do('go:5,4', 'open:5,3', 'go:5,3');
    expect(t.hero().square).toBe('5,3');
    expect(t.s.open).toHaveLength(1);
    expect(t.of('open')).toEqual([]);
  });

  test('DYS-MOVE.15: a locked door needs its key, which is not used up', () => {
    const locked = (things: string[]) =>
      table({
        map: G1,
        heroes: [{ code: 'warrior', at: '5,4', things }],
        doors: [{ at: '5,3', state: 'locked', key: 'black-key' }],
        revealed: ['b'],
      });
    expect(locked([]).why('open:5,3')).toBe('DOOR_LOCKED');
    const t = locked(['black-key']).do('open:5,3');
    expect(t.hero().things).toEqual(['black-key']);
    expect(t.s.turn.spent).toBe(1);
  });

  test('DYS-MOVE.16: nobody goes where nothing is set up', () => {
    const t = table({ map: ['#######', '#aabbb#', '#######'], heroes: [{ code: 'elf', at: '1,1' }], revealed: ['a'] });
    // b touches a, so it is there as soon as anybody looks; a third section would not be.
    expect(t.of('go')).toEqual(['2,1']);
  });

  test('DYS-MOVE.17: a visible trap cannot be walked onto', () => {
    const t = table({ heroes: [{ code: 'dwarf', at: '3,3' }], traps: [{ kind: 'pit', at: '4,3', visible: true }] });
    expect(t.of('go')).not.toContain('4,3');
    expect(t.why('go:4,3')).toBe('TRAP_VISIBLE');
  });
});

describe('a turn', () => {
  const fight = () =>
    table({
      heroes: [
        { code: 'warrior', at: '3,3', things: ['bread-cheese'], energy: 4 },
        { code: 'dwarf', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '5,3' }],
    });

  test('DYS-TURN.1, DYS-TURN.3, DYS-TURN.4: moving and then acting ends the turn', () => {
    const t = fight().dice([1, 1], [5, 5]).do('go:4,3', 'attack:m0');
    expect(t.asked().about).toEqual({ hero: 1 });
  });

  test('DYS-TURN.3, DYS-TURN.4: acting first leaves the steps, but no second action', () => {
    const t = fight().do('eat:bread-cheese');
    expect(t.s.turn.stage).toBe('acted');
    t.do('go:4,3');
    expect(t.why('attack:m0')).toBe('ACTION_USED');
    expect(t.kind).toBe('hero');
    expect(t.do('end').asked().about).toEqual({ hero: 1 });
  });

  test('DYS-TURN.2: everything that counts as the action', () => {
    const t = table({
      heroes: [
        {
          code: 'warrior',
          at: '3,3',
          energy: 3,
          gold: 20,
          spells: ['mend'],
          things: ['bread-cheese', 'tinkers-rods', 'seers-lens'],
          weapons: ['steel-mace'],
        },
        { code: 'elf', at: '2,3' },
      ],
      monsters: [{ code: 'N1', at: '4,4' }],
      furniture: [{ at: '3,2' }],
      traps: [{ kind: 'pit', at: '4,3', visible: true }],
      neutrals: [{ at: '3,4', code: 'S4' }],
      piles: [{ at: '3,3', gold: 5 }],
    });
    const kinds = new Set(t.options.map((id) => id.split(':')[0]));
    for (const action of ['attack', 'cast', 'search', 'eat', 'swap', 'hand', 'pick', 'rods', 'lens', 'deal'])
      expect(kinds).toContain(action);
    const after = t.do('lens').options.map((id) => id.split(':')[0]);
    for (const action of ['attack', 'cast', 'search', 'eat', 'swap', 'hand', 'pick', 'rods', 'lens', 'deal', 'trade']) {
      expect(after).not.toContain(action);
    }
  });

  test('DYS-TURN.5: opening a door is movement', () => {
    const t = dwarf().do('go:5,4', 'open:5,3');
    expect(t.s.turn.stage).toBe('moved');
    const fresh = table({ map: G1, heroes: [{ code: 'dwarf', at: '5,4', spells: ['swift-wind'] }], revealed: ['b'] });
    const closed = () => table({ map: G1, heroes: [{ code: 'dwarf', at: '5,4', things: ['bread-cheese'] }], revealed: ['b'] });
    expect(closed().do('open:5,3').s.turn.stage).toBe('moved');
    // What comes after it is the end of the turn.
    expect(closed().do('open:5,3', 'eat:bread-cheese').s.round).toBe(2);
    expect(fresh.do('cast:swift-wind').s.turn.stage).toBe('acted');
    expect(fresh.do('open:5,3').s.turn.stage).toBe('acted');
  });

  test('DYS-TURN.6: he may stop with steps left, or do nothing', () => {
    expect(fight().options).toContain('end');
    const t = table({ heroes: [{ code: 'warrior', at: '3,3' }] }).do('end');
    expect(t.s.round).toBe(2);
  });

  test('DYS-TURN.7: steps are counted anew when speed changes; other actions need none', () => {
    const t = table({ heroes: [{ code: 'dwarf', at: '3,3', spells: ['swift-wind'], things: ['bread-cheese'], energy: 2 }] });
    t.do('cast:swift-wind');
    expect(t.of('go')).toContain('12,3');
    const out = table({ heroes: [{ code: 'dwarf', at: '3,3', things: ['bread-cheese'], energy: 2 }] }).do('go:7,3');
    expect(out.of('go')).toEqual([]);
    expect(out.options).toContain('eat:bread-cheese');
  });

  test('DYS-TURN.8: searching needs a square right beside the object', () => {
    const t = table({ heroes: [{ code: 'elf', at: '3,3' }], furniture: [{ at: '4,4' }] });
    expect(t.of('search')).toEqual([]);
    expect(t.do('go:3,4').of('search')).toEqual(['4,4']);
  });

  test('DYS-TURN.9: lost turns are served one after the other; curses run on meanwhile', () => {
    const heroes = [
      { code: 'elf', at: '3,3', lost: 2, curses: [{ id: 'c-shiver', until: 2 }] },
      { code: 'dwarf', at: '8,3' },
    ] satisfies Situation['heroes'];
    const t = table({ heroes });
    expect(t.asked().about).toEqual({ hero: 1 });
    t.do('end');
    expect(t.asked().about).toEqual({ hero: 1 });
    t.do('end');
    expect(t.asked().about).toEqual({ hero: 0 });
    expect(t.hero().curses).toEqual([]);
    expect(t.s.round).toBe(3);
  });

  test('DYS-TURN.10: passing, laying down and leaving are neither steps nor actions', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '3,3', gold: 5 },
        { code: 'dwarf', at: '8,3' },
      ],
      goals: [{ type: 'escape' }],
      exits: ['3,3'],
    });
    t.do('pass:off', 'lay', ['gold.1.1']);
    expect(t.hero()).toMatchObject({ pass: false, gold: 4 });
    expect(t.s.turn).toMatchObject({ stage: 'fresh', spent: 0 });
    expect(t.do('leave').hero()).toMatchObject({ away: true, square: '-' });
  });

  test('DYS-TURN.11: a step is taken back as long as it showed nothing new', () => {
    const t = dwarf().do('go:5,4', 'undo');
    expect(t.hero().square).toBe('5,5');
    expect(t.events('placed')).toMatchObject([{ rule: 'DYS-TURN.11', by: 'undo' }]);
    expect(t.s.turn).toMatchObject({ stage: 'fresh', spent: 0 });
    expect(dwarf().do('go:5,4', 'open:5,3').options).not.toContain('undo');
  });

  test('DYS-TURN.11: not once it showed something; and never back onto another’s square', () => {
    const t = table({
      map: ['##########', '#aaaa#####', '####a#####', '####aaaaa#', '##########'],
      heroes: [{ code: 'warrior', at: '3,1' }],
      hidden: [{ code: 'N1', at: '8,3' }],
    }).do('go:4,2');
    expect(t.options).toContain('undo');
    expect(t.do('go:4,3').options).not.toContain('undo');
    const past = table({
      map: ['########', '#aaaaaa#', '########'],
      heroes: [
        { code: 'elf', at: '1,1', effects: [{ what: 'ghost', n: 1, until: 0 }] },
        { code: 'dwarf', at: '2,1' },
      ],
      monsters: [{ code: 'N1', at: '3,1' }],
    });
    past.do('go:4,1', 'undo');
    expect(past.hero().square).toBe('1,1');
    expect(past.s.turn).toMatchObject({ stage: 'fresh', spent: 0, undo: 0 });
  });

  test('DYS-TURN.11, DYS-MOVE.13: nor onto another’s square from which something new was seen on the way', () => {
    const t = (hidden: Situation['hidden']) =>
      table({
        map: ['######', '#aaa##', '###a##', '###a##', '###a##', '######'],
        heroes: [{ code: 'elf', at: '1,1', effects: [{ what: 'ghost', n: 1, until: 0 }] }],
        monsters: [{ code: 'N1', at: '3,1' }],
        ...(hidden ? { hidden } : {}),
      }).do('go:3,2');
    const stopped = t([{ code: 'N1', at: '3,4' }]);
    expect([stopped.hero().square, stopped.options.includes('undo')]).toEqual(['3,2', false]);
    // Where nothing was seen he goes back to his own last square.
    expect(t(undefined).do('undo').hero().square).toBe('2,1');
  });

  test('DYS-TURN.11, DYS-TURN.4: who has acted and then takes back his first step has acted all the same', () => {
    const t = table({ heroes: [{ code: 'warrior', at: '3,3', things: ['red-tonic', 'fury-drops'] }] }).do(
      'eat:red-tonic',
      'go:4,3',
      'undo',
    );
    expect([t.hero().square, t.s.turn.stage, t.s.turn.spent, t.of('eat')]).toEqual(['3,3', 'acted', 0, []]);
  });

  test('DYS-TURN.11: one step at a time; a jump is one, of two steps', () => {
    const t = table({ heroes: [{ code: 'elf', at: '1,1' }] }).do('go:4,1', 'undo');
    expect([t.hero().square, t.s.turn.spent, t.s.turn.stage]).toEqual(['3,1', 2, 'moved']);
    const jump = table({
      map: ['#######', '#aaaaa#', '#######'],
      heroes: [{ code: 'elf', at: '1,1' }],
      traps: [{ kind: 'pit', at: '3,1', visible: true }],
    }).do('go:4,1', 'undo');
    expect([jump.hero().square, jump.s.turn.spent, jump.s.turn.stage]).toEqual(['2,1', 1, 'moved']);
  });

  test('DYS-TURN.2, DYS-TURN.4: whatever is an action is the only one of its turn, and ends it after a move', () => {
    const position = (at: string) =>
      table({
        heroes: [
          { code: 'warrior', at, things: ['tinkers-rods', 'seers-lens', 'red-tonic'], weapons: ['steel-mace'] },
          { code: 'elf', at: '12,8' },
        ],
        traps: [
          { kind: 'pit', at: '3,2', visible: true },
          { kind: 'pit', at: '9,7' },
        ],
        furniture: [{ at: '2,3', treasure: [{ gold: 1 }] }],
        piles: [{ at: '3,3', gold: 1 }],
        neutrals: [{ code: 'L1', at: '3,4' }],
      });
    for (const option of ['rods:3,2', 'lens', 'eat:red-tonic', 'search:2,3', 'swap:steel-mace:-', 'deal:lyra']) {
      const first = position('3,3').do(option);
      const others = ['rods', 'eat', 'search', 'pick', 'swap', 'deal'].flatMap((what) => first.of(what));
      expect([option, first.asked().about, others, first.options.includes('lens')]).toEqual([option, { hero: 0 }, [], false]);
      expect([option, position('4,3').do('go:3,3', option).asked().about]).toEqual([option, { hero: 1 }]);
    }
  });

  test('DYS-TRAP.8: a square to which two jumps lead is one square to go to', () => {
    const t = table({
      heroes: [{ code: 'warrior', at: '3,3' }],
      traps: [
        { kind: 'pit', at: '4,5', visible: true },
        { kind: 'pit', at: '5,4', visible: true },
      ],
    });
    expect(t.of('go').filter((square) => square === '5,5')).toEqual(['5,5']);
  });

  test('DYS-TURN.2: a meal is food or a potion; nobody eats a key, and who has nothing lays nothing down', () => {
    const t = table({ heroes: [{ code: 'elf', at: '3,3', things: ['gate-seal', 'owl-charm', 'wind-drops'] }] });
    expect(t.of('eat')).toEqual(['wind-drops']);
    expect(table({ heroes: [{ code: 'elf', at: '3,3' }] }).options).not.toContain('lay');
    for (const more of [{ gold: 1 }, { spells: ['web'] }, { things: ['gate-seal'] }, { weapons: ['horn-bow'] }])
      expect(table({ heroes: [{ code: 'elf', at: '3,3', ...more }] }).options).toContain('lay');
  });

  test('DYS-TURN.9: a served turn that was lost to sorcery is no longer one that Unweave could cancel', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '3,3', lost: 2, chained: 1 },
        { code: 'dwarf', at: '8,3' },
      ],
    });
    expect(t.hero()).toMatchObject({ lost: 1, chained: 1 });
    t.do('end');
    expect(t.hero()).toMatchObject({ lost: 0, chained: 0 });
  });
});
