import { begin, decisionView, fast, type GameEvent, migrate } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { dystopia } from '../src/index.ts';
import { stateOf, table } from './table.ts';

const CORRIDOR = ['########', '#aaaaaa#', '########'];

describe('the step of an attack (DYS-COMB.3)', () => {
  const beside = (attackStep: string) =>
    table({ heroes: [{ code: 'dwarf', at: '3,3' }], monsters: [{ code: 'N1', at: '4,3' }], options: { attackStep } });

  test('DYS-COMB.3, DYS-TURN.7: used up by default, kept by choice: a Dwarf who struck may go three squares, or four', () => {
    for (const [attackStep, left] of [
      ['spent', 3],
      ['kept', 4],
    ] as const) {
      const t = beside(attackStep).dice([1, 1], [1, 1]).do('attack:m0');
      expect(Math.max(...t.of('go').map((at) => Math.abs(Number(at.split(',')[0]) - 3) + Math.abs(Number(at.split(',')[1]) - 3)))).toBe(
        left,
      );
    }
  });

  test('DYS-COMB.3: a step has to be left in both', () => {
    for (const attackStep of ['spent', 'kept']) {
      const map = ['########', '#aaaaa##', '########'];
      const t = table({ map, heroes: [{ code: 'dwarf', at: '1,1' }], monsters: [{ code: 'N1', at: '5,1' }], options: { attackStep } });
      t.do('go:4,1', 'go:3,1');
      expect(t.why('attack:m0')).toBe('NO_STEPS_LEFT');
    }
  });

  test('DYS-COMB.3: monsters too', () => {
    const after = (attackStep: string) => {
      const t = table({
        map: ['###########', '#aaaaaaaaa#', '###########'],
        heroes: [{ code: 'warrior', at: '1,1' }],
        monsters: [{ code: 'G2', at: '2,1' }],
        turn: 'wizor',
        seats: 2,
        wizor: 0,
        options: { attackStep },
      });
      return t.do('m0').dice([1, 1], [5, 5]).do('attack:h0').of('go').length;
    };
    expect([after('spent'), after('kept')]).toEqual([3, 4]);
  });
});

describe('leave to pass (DYS-MOVE.8)', () => {
  const row = (options: object, more: object = {}, seats = 2) =>
    table({
      map: CORRIDOR,
      heroes: [
        { code: 'dwarf', at: '1,1' },
        { code: 'elf', at: '2,1', ...more },
      ],
      seats,
      options: options as never,
    });

  test('DYS-MOVE.8: by default nobody is asked until somebody says no', () => {
    expect(row({}).do('go:3,1').hero().square).toBe('3,1');
    expect(row({}, { pass: false }).of('go')).toEqual([]);
  });

  test('DYS-MOVE.18: asked for each time: yes leads through, once', () => {
    const t = row({ passing: 'asked' });
    expect(t.hero(1).pass).toBe(false);
    t.do('go:3,1');
    expect([t.asked().seat, t.kind, t.options]).toEqual([1, 'way', ['on', 'off']]);
    expect(dystopia.decisions['way']!.byDefault(t.s, t.asked(), { below: () => 0 })).toBe('off');
    expect(decisionView(dystopia, t.s, 1)!.options.map(({ label }) => label.key)).toEqual(['pick.leave.on', 'pick.leave.off']);
    expect(t.do('on').hero().square).toBe('3,1');
    expect(t.events('leaveGiven')).toMatchObject([{ hero: 1, to: 0, allow: true, rule: 'DYS-MOVE.8' }]);
    expect(t.hero(1).pass).toBe(false);
    t.do('go:1,1');
    expect(t.kind).toBe('way');
  });

  test('DYS-MOVE.18: no holds for the rest of the turn, and costs nothing', () => {
    const t = row({ passing: 'asked' }).do('go:3,1', 'off');
    expect([t.kind, t.asked().about, t.of('go'), t.s.turn.spent]).toEqual(['hero', { hero: 0 }, [], 0]);
    expect(dystopia.decisions['hero']!.why!(t.s, t.asked(), 'go:3,1')).toMatchObject({ rule: 'DYS-MOVE.8' });
    expect(t.of('way')).toEqual([]);
    // The next turn is another.
    t.do('end', 'end');
    expect([t.asked().about, t.of('go')]).toEqual([{ hero: 0 }, ['3,1', '4,1', '5,1']]);
  });

  test('DYS-MOVE.18: a standing yes, one’s own hero and a free way as short are not asked about', () => {
    expect(row({ passing: 'asked' }, { pass: true }).do('go:3,1').hero().square).toBe('3,1');
    expect(row({ passing: 'asked' }, {}, 1).do('go:3,1').hero().square).toBe('3,1');
    const round = () =>
      table({
        map: ['#####', '#aaa#', '#aaa#', '#####'],
        heroes: [
          { code: 'dwarf', at: '1,1' },
          { code: 'elf', at: '2,1' },
        ],
        seats: 2,
        options: { passing: 'asked' },
      });
    expect(round().do('go:2,2').hero().square).toBe('2,2');
    // Two steps lead through the Elf, four around her.
    expect(round().do('go:3,1').kind).toBe('way');
    expect(round().do('go:3,2').hero().square).toBe('3,2');
  });

  test('DYS-MOVE.18: a Wizard led by all together is asked, though one of them goes', () => {
    const t = table({
      map: CORRIDOR,
      heroes: [
        { code: 'dwarf', at: '1,1' },
        { code: 'elf', at: '4,1' },
        { code: 'wizard', at: '2,1', pass: false },
      ],
      seats: 2,
      options: { passing: 'asked' },
      more: { lead: { mode: 'joint', seat: 0, wanted: null, voted: 0 } as never },
    }).do('go:3,1');
    expect(t.asked()).toMatchObject({ kind: 'way', about: { hero: 2, from: 0 } });
  });

  test('DYS-MOVE.18: the hero who goes first is asked like any other', () => {
    const t = table({
      map: CORRIDOR,
      heroes: [
        { code: 'dwarf', at: '2,1' },
        { code: 'elf', at: '1,1' },
      ],
      seats: 2,
      options: { passing: 'asked' },
      turn: 1,
    }).do('go:3,1');
    expect(t.asked()).toMatchObject({ kind: 'way', seat: 0, about: { hero: 0, from: 1 } });
    expect(t.do('on').events('leaveGiven')).toMatchObject([{ hero: 0, to: 1, allow: true }]);
    expect(t.hero(1).square).toBe('3,1');
  });

  test('DYS-MOVE.18: several in a row are asked one after the other; the first no ends it', () => {
    const three = () =>
      table({
        map: CORRIDOR,
        heroes: [
          { code: 'dwarf', at: '1,1' },
          { code: 'elf', at: '2,1' },
          { code: 'archer', at: '3,1' },
        ],
        seats: 3,
        options: { passing: 'asked' },
      }).do('go:4,1');
    expect(three().do('on', 'on').hero().square).toBe('4,1');
    const t = three().do('on');
    expect([t.asked().seat, t.do('off').hero().square]).toEqual([2, '1,1']);
    expect(three().do('off').kind).toBe('hero');
  });

  test('DYS-MOVE.8: the Wizard always lets pass, or whoever leads him decides', () => {
    const led = (options: object) =>
      table({
        map: CORRIDOR,
        heroes: [
          { code: 'dwarf', at: '1,1' },
          { code: 'wizard', at: '2,1' },
          { code: 'elf', at: '6,1' },
        ],
        seats: 2,
        turn: 1,
        options: options as never,
        more: { lead: { mode: 'fixed', seat: 1, next: 0, voted: 0, wanted: null } },
      });
    expect(led({}).options.filter((id) => id.startsWith('pass'))).toEqual([]);
    expect(led({}).asides(1)).toEqual([]);
    const t = led({ wizardPass: 'decided' });
    expect([t.options.includes('pass:off'), t.asides(1), t.asides(0)]).toEqual([true, ['pass:1:off'], ['pass:0:off', 'pass:2:off']]);
    t.do('pass:off', 'end', 'end');
    expect([t.asked().about, t.of('go'), t.of('way')]).toEqual([{ hero: 0 }, [], ['1']]);
    expect(led({ passing: 'asked' }).hero(1).pass).toBe(true);
    const asked = led({ passing: 'asked', wizardPass: 'decided' }).do('end', 'end', 'go:3,1');
    expect([asked.asked().seat, asked.kind]).toEqual([1, 'way']);
  });
});

describe('handing over (DYS-TRD.4)', () => {
  const pair = (handOver: string, more: object = {}) =>
    table({
      heroes: [
        { code: 'warrior', at: '3,3', spells: ['mend', 'web'], things: ['red-tonic'], weapons: ['steel-mace'], ...more },
        { code: 'elf', at: '4,3' },
      ],
      seats: 2,
      options: { handOver },
    });

  test('DYS-TRD.4: one piece by default; by choice as much as one likes, to the same hero, with one action', () => {
    expect(pair('one').do('hand:mend:1', 'accept').s.turn.stage).toBe('acted');
    const t = pair('several').do('hand:mend:1', 'accept');
    expect([t.asked().seat, t.kind, [...t.options].sort()]).toEqual([
      0,
      'handMore',
      ['done', 'hand:red-tonic:1', 'hand:steel-mace:1', 'hand:web:1'],
    ]);
    t.do('hand:steel-mace:1', 'accept', 'hand:web:1', 'no');
    expect([t.hero(1).spells, t.hero(1).weapons, t.hero().spells]).toEqual([['mend'], ['steel-mace'], ['web']]);
    expect([t.kind, t.s.turn.stage]).toEqual(['hero', 'acted']);
  });

  test('DYS-TRD.4: whoever gives may stop', () => {
    const t = pair('several').do('hand:mend:1', 'accept', 'done');
    expect([t.kind, t.s.turn.stage, t.hero().spells]).toEqual(['hero', 'acted', ['web']]);
  });

  test('DYS-TRD.4: a first no costs nothing; with empty hands nobody is asked again; after moving the turn is over', () => {
    expect(pair('several').do('hand:mend:1', 'no').s.turn.stage).toBe('fresh');
    const last = pair('several', { spells: [], weapons: [] }).do('go:3,4', 'go:3,3', 'hand:red-tonic:1', 'accept');
    expect(last.asked().about).toEqual({ hero: 1 });
  });

  test('DYS-TRD.6: the limit of weapons holds for each', () => {
    const t = pair('several', { weapons: ['steel-mace', 'horn-bow'] }).do('hand:steel-mace:1', 'accept');
    expect(t.options).not.toContain('hand:horn-bow:1');
  });
});

test('a match saved before these could be chosen plays on as it began', () => {
  const saved = JSON.parse(JSON.stringify(stateOf({ heroes: [{ code: 'dwarf', at: '3,3' }] })));
  saved.version = 1;
  for (const option of ['attackStep', 'passing', 'wizardPass', 'handOver']) delete saved.options[option];
  expect(migrate(dystopia, saved).options).toMatchObject({ attackStep: 'spent', passing: 'open', wizardPass: 'always', handOver: 'one' });
});

describe('who goes, and who is Wizor (DYS-SET.1, DYS-SET.4)', () => {
  const begun = (seats: number, options: Record<string, string>) => {
    const told: GameEvent[] = [];
    const s = begin(dystopia, { seats, options }, fast(1, 1), (event) => told.push(event));
    return { s, told: told.map(({ type }) => type) };
  };

  test('DYS-SET.4, DYS-SET.9: all four go: whoever is alone begins in the dungeon, and is asked neither who goes nor in which order', () => {
    const { s, told } = begun(1, { muster: 'all' });
    expect(s.heroes.map(({ code, seat }) => [code, seat])).toEqual([
      ['warrior', 0],
      ['dwarf', 0],
      ['elf', 0],
      ['archer', 0],
    ]);
    expect(s.pending.map(({ kind }) => kind)).toEqual(['hero']);
    expect(told.filter((type) => type === 'heroChosen')).toHaveLength(4);
  });

  test('DYS-SET.4: with three seats they are dealt in turn; Wizor leads none', () => {
    expect(begun(3, { muster: 'all' }).s.heroes.map(({ seat }) => seat)).toEqual([0, 1, 2, 0]);
    expect(begun(3, { muster: 'all', wizor: 'first' }).s.heroes.map(({ seat }) => seat)).toEqual([1, 2, 1, 2]);
  });

  test('DYS-SET.1: whoever sits first is Wizor, and nobody is asked', () => {
    const { s, told } = begun(2, { wizor: 'first' });
    expect(s.wizor).toBe(0);
    expect(told).toContain('wizorChosen');
    expect(s.pending.map(({ kind, seat }) => [kind, seat])).toEqual([['chooseHero', 1]]);
    expect(() => begun(1, { wizor: 'first' })).toThrow('seats');
  });
});
