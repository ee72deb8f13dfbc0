import { describe, expect, test } from 'vitest';
import { dystopia } from '../src/index.ts';
import { later, table } from './table.ts';

const G5 = [
  '###########',
  '#aa#CCC####',
  '#aa#CCC####',
  '#aa#CCC####',
  '#b###+#####',
  '#bbbbbbbbb#',
  '######b####',
  '#RRRR+b####',
  '#RRRR#b####',
  '#RRRR#b####',
  '##+########',
  '#ddd#######',
  '###########',
];

/** G.5 from the start of the level: the engine sets it up itself. */
function cellar() {
  const t = later({
    map: G5,
    heroes: [{ code: 'warrior', at: '1,2' }],
    hidden: [
      { code: 'N1', at: '9,5' },
      { code: 'N1', at: '2,8' },
      { code: 'N1', at: '3,9' },
    ],
    furniture: [{ at: '1,9' }],
    seats: 2,
    wizor: 0,
  });
  t.s.custom = t.s.custom!.replace('"starts":[[1,2]]', '"starts":[[1,2],[1,1],[2,1],[2,2],[2,3]]');
  t.s.heroes[0]!.seat = 1;
  t.s.stack = [
    { id: 1, proc: 'match', step: 'after' },
    { id: 2, proc: 'level', step: 'setUp' },
  ] as typeof t.s.stack;
  return t.go();
}
const doors = (t: ReturnType<typeof cellar>) => t.s.doors.map((at) => t.name(at));

describe('setting up a level (G.5)', () => {
  test('DYS-REV.1, DYS-REV.2, DYS-REV.7, DYS-SET.12: the start section, and those that touch it (EX-5a, EX-5b)', () => {
    const t = cellar();
    expect(t.s.revealed).toEqual(['a', 'b']);
    expect([t.s.monsters, doors(t)]).toEqual([[], []]);
    expect(t.hero().square).toBe('1,2');
  });

  test('DYS-REV.5, DYS-REV.8, DYS-REV.9: what comes into sight, step by step (EX-5c to EX-5g)', () => {
    const t = cellar().do('go:1,4');
    expect([t.hero().square, t.s.monsters.length, doors(t)]).toEqual(['1,4', 0, []]);
    t.do('go:1,5');
    expect([t.monster().square, doors(t)]).toEqual(['9,5', ['5,4']]);
    expect(t.do('go:4,5').hero().square).toBe('4,5');
    t.do('end', 'end');
    t.do('go:6,5');
    expect(doors(t)).toEqual(['5,4', '5,7']);
    t.do('go:6,7');
    expect(t.events('appeared')).toEqual([]);
    t.do('open:5,7');
    expect(t.s.revealed).toEqual(['R', 'a', 'b']);
    expect(t.s.monsters.map((_, n) => t.monster(n).square)).toEqual(['9,5', '2,8', '3,9']);
    expect(doors(t)).toEqual(['5,4', '5,7', '2,10']);
    expect(t.s.turn.spent).toBe(5);
  });

  test('DYS-REV.4, DYS-REV.8: a room is set up at once with everything in it, except invisible traps', () => {
    const t = table({
      map: ['########', '#aa+BBB#', '####B#B#', '####B#B#', '########'],
      heroes: [{ code: 'elf', at: '2,1' }],
      hidden: [{ code: 'N1', at: '6,3' }],
      traps: [{ kind: 'pit', at: '4,3' }],
      revealed: ['a'],
    });
    t.do('open:3,1');
    expect(t.monster().square).toBe('6,3');
    expect(t.s.traps[0]?.visible).toBe(false);
  });

  test('DYS-REV.3, DYS-REV.10, DYS-MON.5: monsters stay on what is set up, reveal nothing, and those that wait do nothing', () => {
    const t = later({
      map: ['##########', '#aaaa#bbb#', '####a#b###', '####accc##', '##########'],
      heroes: [{ code: 'dwarf', at: '1,1' }],
      monsters: [{ code: 'G1', at: '4,3' }],
      hidden: [{ code: 'N1', at: '8,1' }],
      revealed: ['a', 'c'],
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    }).go();
    expect(t.options).toEqual(['m0', 'auto', 'end']);
    t.do('m0');
    expect(t.of('go')).not.toContain('6,2');
    expect(t.of('go')).toContain('7,3');
    t.do('go:7,3', 'done');
    expect(t.s.revealed).toEqual(['a', 'c']);
  });

  test('DYS-REV.10: nobody enters a square on which a monster waits', () => {
    const t = table({
      map: ['########', '#aaaaaa#', '########'],
      heroes: [{ code: 'dwarf', at: '1,1' }],
      monsters: [{ code: 'G1', at: '3,1' }],
      hidden: [{ code: 'N1', at: '5,1' }],
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    }).do('m0');
    expect(t.of('go')).toEqual(['2,1', '4,1']);
  });

  test('DYS-REV.10, DYS-LVL.1: nor one that a chest, a being or the captive will fill; what is not there for so few does not count', () => {
    const row = (more: object) =>
      table({
        map: ['#########', '#aaaaaaa#', '#########'],
        heroes: [{ code: 'dwarf', at: '1,1' }],
        monsters: [{ code: 'W1', at: '4,1' }],
        turn: 'wizor',
        seats: 2,
        wizor: 0,
        shown: false,
        ...more,
      }).do('m0');
    const open = row({});
    expect(open.of('go')).toEqual(['3,1', '5,1', '2,1', '6,1', '7,1']);
    for (const more of [{ furniture: [{ at: '6,1' }] }, { neutrals: [{ at: '6,1', code: 'L1' }] }, { captive: '6,1' }]) {
      const t = row(more);
      expect(t.of('go')).toEqual(['3,1', '5,1', '2,1']);
      expect(t.do('cast:x-call-fallen').options).toEqual(['2,1', '3,1', '5,1', 'back']);
    }
    const few = row({ furniture: [{ at: '6,1' }] });
    few.s.custom = few.s.custom!.replace('"treasure":[]', '"treasure":[],"minParty":2');
    expect(few.do('go:5,1').of('go')).toContain('6,1');
    expect(few.do('cast:x-call-fallen').options).toContain('6,1');
  });

  test('DYS-REV.5, DYS-LOS.1: of corridors it is remembered which squares somebody has looked into, each once, and no other', () => {
    const t = table({
      map: ['##########', '#aaaa#####', '####a#####', '####aaaaa#', '####+#####', '####BB####', '##########'],
      heroes: [
        { code: 'elf', at: '1,1' },
        { code: 'dwarf', at: '2,1' },
      ],
      revealed: ['a'],
    });
    const names = () => t.s.seen.map((at) => t.name(at)).sort();
    t.do('go:3,1');
    // The line to 5,3 leads through 4,2.
    expect(names()).toEqual(['1,1', '2,1', '3,1', '4,1', '4,2', '5,3']);
    t.do('go:4,1');
    expect(names()).toEqual(['1,1', '2,1', '3,1', '4,1', '4,2', '4,3', '5,3']);
    t.do('go:4,3');
    expect(names()).toEqual(['1,1', '2,1', '3,1', '4,1', '4,2', '4,3', '5,3', '6,3', '7,3', '8,3']);
    // Rooms are set up with everything in them; nothing comes into sight there later.
    t.do('end', 'go:3,1', 'end', 'open:4,4');
    expect(names()).toHaveLength(10);
  });

  test('DYS-REV.6: sections are adjacent where squares share a side; rooms meet others only at doors', () => {
    const t = table({
      map: ['########', '#aab####', '###bcc##', '########'],
      heroes: [{ code: 'elf', at: '1,1' }],
      revealed: ['a'],
    }).do('go:2,1');
    expect(t.s.revealed).toEqual(['a', 'b']);
    t.do('go:3,1');
    expect(t.s.revealed).toEqual(['a', 'b', 'c']);
  });

  test('DYS-REV.4, DYS-REV.5, DYS-REV.7, DYS-REV.13: the chronicle cites the rule by which an area came into view', () => {
    const told = (t: ReturnType<typeof cellar>) =>
      t.told.flatMap((event) => (event.type === 'revealed' || event.type === 'doorShown' ? [`${event.rule} ${event.type}`] : []));
    expect(told(cellar())).toEqual(['DYS-REV.7 revealed']);
    const both = table({
      map: ['#########', '#aa+BB+c#', '#########'],
      heroes: [{ code: 'elf', at: '2,1' }],
      revealed: ['a'],
      doors: [{ at: '6,1', state: 'open' }],
    });
    both.s.open = [];
    expect(told(both.do('open:3,1'))).toEqual(['DYS-REV.4 revealed', 'DYS-REV.13 doorShown', 'DYS-REV.5 revealed']);
  });

  test('DYS-REV.11: a door between two areas that are both known costs a step and reveals nothing', () => {
    const t = table({
      map: ['########', '#aa+BB+#', '########'].map((row) => row.replace('+#', '##')),
      heroes: [{ code: 'elf', at: '2,1' }],
    });
    t.do('open:3,1');
    expect(t.events('revealed')).toEqual([]);
    expect(t.s.turn.spent).toBe(1);
  });

  test('DYS-REV.12: areas first, then monsters, furniture, neutral beings, doors, each in the order of the file', () => {
    const t = table({
      map: ['##########', '#aa+BBBBB#', '####BBBBB+', '####BBBBB#', '##########'].map((row) => row.replace(/\+$/, '#')),
      heroes: [{ code: 'elf', at: '2,1' }],
      hidden: [
        { code: 'N1', at: '8,3' },
        { code: 'G1', at: '4,3' },
      ],
      furniture: [{ at: '8,1' }],
      neutrals: [{ at: '6,3', code: 'L1' }],
      revealed: ['a'],
      shown: false,
    });
    t.s.doors = [t.at('3,1')];
    const again = t.do('end').do('open:3,1');
    expect(again.told.map((event) => event.type)).toEqual(['doorOpened', 'revealed', 'appeared', 'appeared', 'appeared', 'appeared']);
    expect(again.events('appeared').map((event) => event.code ?? event.thing)).toEqual(['N1', 'G1', 'chest', 'L1']);
  });

  test('DYS-REV.13: a door that the file calls open counts as opened when it is set up', () => {
    const t = table({
      map: ['#########', '#aaa#BBB#', '#aaa+BBB#', '#########'],
      heroes: [{ code: 'elf', at: '1,1' }],
      doors: [{ at: '4,2', state: 'open' }],
      hidden: [{ code: 'N1', at: '7,2' }],
      revealed: ['a'],
      shown: false,
      more: { open: [] },
    });
    expect(t.do('go:2,1').s.revealed).toEqual(['B', 'a']);
    expect(t.monster().code).toBe('N1');
  });

  test('DYS-REV.13, DYS-REV.11: only the door of which the file says so; another stays shut', () => {
    const t = table({
      map: ['#########', '#aaaa+BB#', '#aaaa####', '#aaaa+CC#', '#########'],
      heroes: [{ code: 'elf', at: '1,1' }],
      doors: [{ at: '5,1', state: 'open' }],
      revealed: ['a'],
      shown: false,
      more: { open: [] },
    });
    t.do('go:2,1');
    expect([t.s.open.map((at) => t.name(at)), t.s.revealed]).toEqual([['5,1'], ['B', 'a']]);
    expect(t.events('doorShown').map(({ at, locked }) => [at, locked])).toEqual([
      ['5,1', false],
      ['5,3', false],
    ]);
  });

  test('DYS-REV.9: whom a spell moves sees from there what comes into sight; so does who is called back', () => {
    const map = ['########', '#aaaa###', '####a###', '####aaa#', '########'];
    const wizard = { code: 'wizard', at: '3,1', things: ['sceptre'] } as const;
    const t = table({
      map,
      heroes: [
        { code: 'elf', at: '1,1' },
        { ...wizard, at: '4,1', things: ['sceptre'], spells: ['w-gate-step'] },
      ],
      hidden: [{ code: 'N1', at: '6,3' }],
      turn: 1,
    });
    expect(t.s.monsters).toEqual([]);
    t.do('cast:w-gate-step', 'h0', '4,3');
    expect(t.monster().square).toBe('6,3');
    const back = table({
      map: ['########', '#aaaa###', '####a###', '####aaa#', '########'],
      heroes: [
        { code: 'dwarf', dead: true, energy: 0 },
        { ...wizard, things: ['sceptre'], spells: ['w-call-back'] },
      ],
      piles: [
        { at: '4,3', of: 'dwarf' },
        { at: '1,1', gold: 3 },
      ],
      hidden: [{ code: 'N1', at: '6,3' }],
      turn: 1,
    });
    back.do('cast:w-call-back', '4,3');
    expect([back.hero().square, back.monster().square]).toEqual(['4,3', '6,3']);
    expect(back.s.piles.map((pile) => pile.gold)).toEqual([3]);
  });

  test('DYS-LOS.1, DYS-LOS.2, DYS-LOS.3, DYS-LOS.4, DYS-LOS.6: the same line serves attacks and setting up; what is not set up is opaque', () => {
    const t = table({
      map: ['#########', '#aaaaa+B#', '#########'],
      heroes: [{ code: 'archer', at: '1,1' }],
      hidden: [{ code: 'N1', at: '7,1' }],
      revealed: ['a'],
    });
    expect(t.of('attack')).toEqual([]);
    t.do('go:5,1', 'open:6,1');
    expect(t.of('attack')).toEqual(['m0']);
  });

  test('DYS-SET.3, DYS-SET.2: the engine sets up; Wizor’s player only chooses for monsters', () => {
    const t = cellar();
    expect(t.s.pending.map((d) => d.seat)).toEqual([1]);
    expect(dystopia.decisions['wizor']?.rule).toBe('DYS-MON.3');
  });
});

test('DYS-REV.4: areas that come into view at once are told in one order, whichever door was opened first', () => {
  const t = table({
    map: ['#############', '#AAA#BBB#CCC#', '#AAA+BBB+CCC#', '#AAA#BBB#CCC#', '#############'],
    heroes: [{ code: 'warrior', at: '5,2' }],
  });
  t.s.revealed = ['B'];
  t.s.open = [t.at('8,2')];
  t.do('open:4,2');
  expect(t.events('revealed')).toMatchObject([{ areas: ['A', 'C'] }]);
});
