import { describe, expect, test } from 'vitest';
import { dystopia } from '../src/index.ts';
import { table } from './table.ts';

const cellar = (more: object = {}) =>
  table({
    map: ['#########', '#aaa+BBB#', '#########'],
    heroes: [{ code: 'elf', at: '1,1' }],
    monsters: [{ code: 'N1', at: '3,1', pockets: [{ gold: 5 }] }],
    hidden: [{ code: 'G1', at: '6,1' }],
    furniture: [{ at: '7,1', treasure: [{ curse: true }] }],
    traps: [{ kind: 'pit', at: '2,1' }],
    revealed: ['a'],
    seats: 2,
    wizor: 0,
    ...more,
  });

describe('who sees what (section H)', () => {
  test('DYS-HID.1, DYS-HID.2: a hero’s view has nothing of what is hidden', () => {
    const t = cellar();
    for (const seat of [1, undefined]) {
      const view = dystopia.observe(t.s, seat);
      expect(view).toMatchObject({ wizor: false, waiting: [], size: null, furniture: [], traps: [] });
      expect(view.monsters).toHaveLength(1);
      expect(view.monsters[0]).toMatchObject({ id: 'm0', pockets: null });
      expect(view.squares.map((square) => square.at)).toEqual(['1,1', '2,1', '3,1']);
      expect(JSON.stringify(view)).not.toContain('G1');
    }
  });

  test('DYS-HID.2: Wizor’s player sees everything', () => {
    const view = dystopia.observe(cellar().s, 0);
    expect(view).toMatchObject({ wizor: true, size: { width: 9, height: 3 } });
    expect(view.waiting.map((m) => m.code)).toEqual(['G1']);
    expect(view.traps).toEqual([{ at: '2,1', kind: 'pit', visible: false }]);
    expect(view.furniture[0]).toMatchObject({ at: '7,1', treasure: [{ curse: true }] });
    expect(view.monsters[0]?.pockets).toEqual([{ gold: 5 }]);
    expect(view.squares).toHaveLength(7);
  });

  test('DYS-HID.2: to nobody is shown what is gone, or not there for so few; what was taken out is in there no more', () => {
    const t = cellar({
      furniture: [
        { at: '7,1', treasure: [{ gold: 3 }] },
        { at: '6,1', treasure: [{ gold: 4 }] },
      ],
      hidden: [],
    });
    t.s.custom = t.s.custom!.replace('"treasure":[{"gold":4}]', '"treasure":[{"gold":4}],"minParty":3');
    t.s.furniture[0]!.searched = true;
    t.s.traps[0]!.gone = true;
    const view = dystopia.observe(t.s, 0);
    expect(view.furniture).toMatchObject([{ at: '7,1', searched: true, treasure: null }]);
    expect(view.traps).toEqual([]);
  });

  test('DYS-HID.2: energy, things, spells and curses of heroes, energy and values of monsters set up, and used sorcery are open to all', () => {
    const t = cellar({ more: { sorceries: { '0:x-hex': 1 } } });
    Object.assign(t.s.heroes[0]!, { gold: 4, things: ['red-tonic'], spells: ['web'], curses: [{ id: 'c-lead', until: 0 }], lost: 1 });
    for (const seat of [0, 1, undefined]) {
      const view = dystopia.observe(t.s, seat);
      expect(view.heroes[0]).toMatchObject({ energy: 5, gold: 4, things: ['red-tonic'], spells: ['web'], lost: 1 });
      expect(view.heroes[0]?.curses.map(({ id }) => id)).toEqual(['c-lead']);
      expect(view.monsters[0]).toMatchObject({ energy: 2, most: 2, values: { attack: 4, defence: 4, speed: 5, int: 3 } });
      expect(view.sorceries).toEqual({ '0:x-hex': 1 });
    }
  });

  test('DYS-HID.5: when it is over the whole level may be seen', () => {
    const t = cellar({ goals: [{ type: 'escape' }], exits: ['1,1'], monsters: [], traps: [] }).do('leave');
    for (const seat of [0, 1, undefined])
      expect(dystopia.observe(t.s, seat).furniture).toMatchObject([{ at: '7,1', treasure: [{ curse: true }] }]);
  });

  test('DYS-HID.1: numbers of monsters follow their appearance, so they show no gaps', () => {
    const t = cellar({
      monsters: [],
      hidden: [
        { code: 'G1', at: '6,1' },
        { code: 'N1', at: '3,1' },
      ],
      traps: [],
    });
    t.do('go:2,1');
    expect(dystopia.observe(t.s, 1).monsters.map((m) => [m.id, m.code])).toEqual([['m0', 'N1']]);
  });

  test('DYS-HID.3, DYS-HID.4: an invisible trap is plain floor in every list', () => {
    const t = cellar({ monsters: [] });
    expect(t.of('go')).toEqual(['2,1', '3,1']);
    expect(dystopia.observe(t.s, 1).ways.map((way) => way.to)).toEqual(['2,1', '3,1']);
    expect(t.why('go:2,1')).toBeUndefined();
  });

  test('DYS-HID.5: with the automatic Wizor nobody sees the hidden level', () => {
    const t = cellar({ wizor: undefined });
    for (const seat of [0, 1, undefined]) expect(dystopia.observe(t.s, seat).waiting).toEqual([]);
  });

  test('DYS-HID.7, DYS-GEN.10: everything that is told may be heard by everybody, when it is known', () => {
    const t = cellar().dice([4, 3], [5, 2]).do('attack:m0');
    expect(JSON.stringify(t.told)).not.toContain('G1');
    expect(t.events('attacked')[0]).toMatchObject({ red: [4, 3], white: [5, 2] });
  });

  test('DYS-HID.2, DYS-REV.2: what one hero has seen all see, and it stays in view', () => {
    const t = table({
      map: ['##########', '#aaaa#####', '####a#####', '####aaaaa#', '##########'],
      heroes: [
        { code: 'elf', at: '4,2' },
        { code: 'dwarf', at: '1,1' },
      ],
      hidden: [{ code: 'N1', at: '8,3' }],
      seats: 2,
    });
    t.do('go:4,3');
    expect(dystopia.observe(t.s, 1).monsters).toHaveLength(1);
    t.do('go:4,2');
    expect(dystopia.observe(t.s, 1).monsters).toHaveLength(1);
  });

  test('DYS-HID.2: what Wizor’s player is told of a monster that waits, of one that is set up, and of a hero', () => {
    const t = cellar();
    t.s.custom = t.s.custom!.replace(
      '{"code":"G1",',
      '{"code":"G1","boss":"chief","name":"Grub","energy":4,"attack":7,"pockets":[{"gold":2}],',
    );
    Object.assign(t.s.monsters[0]!, { lost: 1, energy: 1, done: true, effects: [{ what: 'attack', n: -2, until: 3 }] });
    const view = dystopia.observe(t.s, 0);
    expect(view.waiting).toEqual([
      {
        ...{ id: 'm1001', code: 'G1', number: null, name: 'Grub', boss: true, bossId: 'chief', at: '6,1', energy: 4, most: 4, lost: 0 },
        ...{ done: false, effects: [], pockets: [{ gold: 2 }] },
        values: { attack: 7, defence: 3, speed: 7, int: 4, range: [1, 1] },
      },
    ]);
    expect(view.monsters).toEqual([
      {
        ...{ id: 'm0', code: 'N1', number: 1, name: null, boss: false, bossId: null, at: '3,1', energy: 1, most: 2, lost: 1, done: true },
        ...{ effects: [{ what: 'attack', n: -2, until: 3 }], pockets: [{ gold: 5 }] },
        values: { attack: 2, defence: 4, speed: 5, int: 3, range: [1, 1] },
      },
    ]);
    expect(view.heroes).toEqual([
      {
        ...{ code: 'elf', seat: 1, at: '1,1', energy: 5, gold: 0, weapons: [], attack: null, defence: null, things: [], spells: [] },
        ...{ curses: [], effects: [], lost: 0, chained: 0, pass: true, used: [], dead: false, away: false, firm: false, id: 'h0' },
        values: { attack: 4, defence: 3, speed: 7, int: 6, energy: 5, range: [1, 2] },
      },
    ]);
    // One that is called has no entry in the level, and carries nothing.
    t.s.monsters.push({ entry: -1, code: 'S1', at: t.at('2,1'), energy: 1, dead: false, lost: 0, effects: [], done: false });
    expect(dystopia.observe(t.s, 0).monsters[1]).toMatchObject({ name: null, boss: false, bossId: null, pockets: [], most: 1 });
  });

  test('DYS-GOAL.2: in a level of one’s own a goal says who the boss is; in the campaign the catalogue knows', () => {
    const goals = [{ type: 'killBoss', boss: 'chief' }, { type: 'escape' }];
    const t = cellar({ goals, monsters: [{ code: 'M1', at: '3,1', boss: 'chief' }] });
    expect(dystopia.observe(t.s, 1).goals).toEqual([
      { goal: goals[0], met: false, boss: { code: 'M1', name: null } },
      { goal: goals[1], met: false },
    ]);
    t.s.custom = t.s
      .custom!.replace('"boss":"chief"}', '"boss":"chief","name":"Grub"}')
      .replace('{"code":"M1"', '{"name":"Grub","code":"M1"');
    expect(dystopia.observe(t.s, 1).goals[0]!.boss).toEqual({ code: 'M1', name: 'Grub' });
    // The bosses of the campaign are named by the catalogue.
    const campaign = cellar();
    Object.assign(campaign.s, { custom: null, level: 2, phase: 'between' });
    expect(dystopia.observe(campaign.s, 1).goals.every((one) => !('boss' in one))).toBe(true);
    expect(dystopia.observe(campaign.s, 1).story).toBeNull();
  });

  test('DYS-HID.2: between two questions the same is seen, but for what belongs to a question', () => {
    const t = cellar();
    for (const seat of [0, 1, undefined]) {
      const { ways: _w, aims: _a, openings: _o, ...table } = dystopia.observe(t.s, seat);
      expect(dystopia.midway!(t.s, seat)).toEqual(table);
    }
  });

  test('DYS-HID.5: a match that is laid open shows everything, as Wizor’s player sees it, to nobody in particular', () => {
    const t = cellar();
    const { you, wizor, ways, aims, ...open } = dystopia.unveil!(t.s);
    expect([you, wizor, ways, aims]).toEqual([null, false, [], []]);
    const { you: _y, wizor: _w, ways: _ways, aims: _aims, ...all } = dystopia.observe(t.s, 0);
    expect(open).toEqual(all);
  });

  test('DYS-HID.1: what brings something to light, so that nobody steps back behind it', () => {
    const { s } = cellar();
    const shows = (...types: string[]) => dystopia.shows!(types.map((type) => ({ type, figure: 'h0' })) as never, s);
    for (const type of ['revealed', 'appeared', 'doorShown', 'trapShown', 'trapSprung', 'searched', 'found', 'cursed']) {
      expect(shows(type), type).toBe(true);
      expect(shows('moved', type), type).toBe(true);
    }
    for (const type of ['moved', 'hurt', 'attacked', 'turnBegan', 'doorOpened', 'handed']) expect(shows(type), type).toBe(false);
    expect(shows()).toBe(false);
    // Nor does whoever has seen where the monsters go get their turn back; a hero's own way shows nothing by itself.
    const goes = (figure: string, wizor: number | null) => dystopia.shows!([{ type: 'moved', figure } as never], { ...s, wizor });
    expect([goes('m1', null), goes('h0', null)]).toEqual([true, false]);
    // A person who plays Wizor takes their own monsters' steps back as heroes do.
    expect(goes('m1', 1)).toBe(false);
  });
});
