import { begin, type Decision, decisionView, fast, illegal, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { describe, expect, test } from 'vitest';
import { FOOD, WEAPONS } from '../src/content/items.ts';
import { SPELLS } from '../src/content/spells.ts';
import { heroProblem } from '../src/decisions/hero-problems.ts';
import { dystopia } from '../src/index.ts';
import { gridAt } from '../src/rules/values.ts';
import type { State } from '../src/state.ts';
import { alone, pair, type Situation, type TestTable, table } from './table.ts';

/** Reason and rule of what is not to be had, as whoever tries it is told: "TRAP.8 NO_STEPS_LEFT". */
function told(t: TestTable, choice: string | string[]): string {
  const { id, seat } = t.asked();
  const problem = illegal(dystopia, t.s as never, { decision: id, seat, choice });
  if (!problem) return 'allowed';
  return problem.refusal ? `${problem.refusal.rule.slice(4)} ${problem.refusal.reason.key.slice(3)}` : problem.code;
}

/** The same turn with so many steps spent: the question is put again. */
function tired(t: TestTable, spent: number): TestTable {
  t.s.turn.spent = spent;
  return t.do('pass:off', 'pass:on');
}

describe('what is refused says why, and by which rule', () => {
  test('DYS-TRD.3, DYS-TRD.1: an exchange with somebody who owes a turn, diagonally, too late, or far away', () => {
    const at = (square: string, more: object = {}) => pair({}, { at: square, ...more });
    expect(told(at('4,4', { lost: 1 }), 'trade:1')).toBe('TRD.3 OWES_TURN');
    expect(told(at('4,4'), 'trade:1')).toBe('TRD.1 NOT_ADJACENT');
    expect(told(at('9,4'), 'trade:1')).toBe('TRD.1 NOT_ADJACENT');
    expect(told(at('4,3').do('go:3,4', 'go:3,3'), 'trade:1')).toBe('TRD.3 TURN_STARTED');
    // Shown on the table too.
    expect(decisionView(dystopia, at('4,4', { lost: 1 }).s, 0)!.refused).toContainEqual(
      expect.objectContaining({ id: 'trade:1', rule: 'DYS-TRD.3' }),
    );
  });

  test('DYS-TURN.4, DYS-TRD.4: a second thing handed over in a turn, a third hero who is not beside one', () => {
    const t = pair({ things: ['red-tonic', 'owl-charm'], spells: ['web'], weapons: ['steel-mace'] });
    expect(told(t, 'hand:web:2')).toBe('TRD.4 NOT_ADJACENT');
    t.do('hand:web:1', 'accept');
    for (const thing of ['red-tonic', 'owl-charm', 'steel-mace', 'own.attack'])
      expect(told(t, `hand:${thing}:1`)).toBe('TURN.4 ACTION_USED');
    expect(told(t, 'hand:web:1')).toBe('not-an-option');
  });

  test('DYS-EQP.2, DYS-WIZ.13: what is bound to its hero is not handed over, laid down, given or wanted', () => {
    const heroes = [
      { code: 'dwarf' as const, at: '3,3', gold: 1 },
      { code: 'wizard' as const, at: '4,3', things: ['sceptre'], gold: 1 },
    ];
    const t = table({ heroes });
    expect([told(t, 'hand:own.attack:1'), told(t, 'hand:own.defence:1')]).toEqual(['EQP.2 BOUND_ITEM', 'EQP.2 BOUND_ITEM']);
    expect(told(t.do('lay'), ['own.defence'])).toBe('EQP.2 BOUND_ITEM');
    expect(told(t.do([], 'trade:1'), ['own.defence'])).toBe('EQP.2 BOUND_ITEM');
    t.do([]);
    expect([told(t, ['sceptre']), told(t, ['own.defence']), told(t, ['own.attack'])]).toEqual([
      'WIZ.13 BOUND_ITEM',
      'not-an-option',
      'EQP.2 BOUND_ITEM',
    ]);
    const wizard = table({ heroes, turn: 1 });
    expect(told(wizard, 'hand:sceptre:0')).toBe('WIZ.13 BOUND_ITEM');
    expect(decisionView(dystopia, wizard.do('lay').s, 0)!.refused.map(({ id, rule }) => `${id} ${rule}`)).toEqual([
      'own.attack DYS-EQP.2',
      'sceptre DYS-WIZ.13',
    ]);
  });

  test('DYS-GEN.12: what a curse forbids is forbidden by its card: searching and picking up, spells, weapons, passing', () => {
    const cursed = (id: string, more: object = {}) =>
      alone(
        { curses: [{ id, until: 9 }], spells: ['mend'], weapons: ['steel-mace'], ...more },
        { furniture: [{ at: '3,2', treasure: [] }], piles: [{ at: '3,4', gold: 1 }] },
      );
    expect(told(cursed('c-clumsy'), 'search:3,2')).toBe('GEN.12 CURSED');
    expect(told(cursed('c-clumsy'), 'pick:3,4')).toBe('GEN.12 CURSED');
    expect(told(cursed('c-stone-tongue'), 'cast:mend')).toBe('GEN.12 CURSED');
    expect(told(cursed('c-rust'), 'swap:steel-mace:-')).toBe('GEN.12 CURSED');
    expect(cursed('c-lead').options).toEqual(expect.arrayContaining(['search:3,2', 'pick:3,4', 'cast:mend', 'swap:steel-mace:-']));
    const echo = (h: object, other: object) => {
      const map = ['########', '#aaaaaa#', '########'];
      return table({
        map,
        heroes: [
          { code: 'warrior', at: '1,1', ...h },
          { code: 'elf', at: '2,1', ...other },
        ],
      });
    };
    const curses = [{ id: 'c-echo', until: 9 }];
    expect(told(echo({ curses }, {}), 'go:3,1')).toBe('GEN.12 CURSED');
    expect(told(echo({}, { curses }), 'go:3,1')).toBe('GEN.12 PASS_REFUSED');
    expect(told(echo({}, { pass: false }), 'go:3,1')).toBe('MOVE.8 PASS_REFUSED');
  });

  test('DYS-TRAP.8, DYS-TRAP.14, DYS-MOVE.17: jumps by the rule of jumps, also with one step left', () => {
    const map = ['#########', '#aaaaaaa#', '#########'];
    const traps = [{ kind: 'pit', at: '5,1', visible: true }];
    const at = (code: 'warrior' | 'dwarf', spent: number, more: object = {}) => {
      const t = table({ map, heroes: [{ code, at: '4,1' }], traps, ...more });
      return tired(t, spent);
    };
    expect(told(at('warrior', 5), 'go:6,1')).toBe('TRAP.8 NO_STEPS_LEFT');
    expect(told(at('dwarf', 0), 'go:6,1')).toBe('TRAP.8 JUMP_TOO_SLOW');
    expect(told(at('warrior', 0, { monsters: [{ code: 'N1', at: '6,1' }] }), 'go:6,1')).toBe('TRAP.8 JUMP_BLOCKED');
    expect(told(at('warrior', 0, { monsters: [{ code: 'N1', at: '5,1' }] }), 'go:6,1')).toBe('TRAP.14 JUMP_BLOCKED');
    expect(told(at('warrior', 0), 'go:5,1')).toBe('MOVE.17 TRAP_VISIBLE');
    expect(told(at('dwarf', 0), 'go:7,1')).toBe('MOVE.17 TRAP_VISIBLE');
    expect(told(at('warrior', 6), 'go:3,1')).toBe('MOVE.1 NO_STEPS_LEFT');
    expect(told(at('warrior', 6), 'go:1,1')).toBe('MOVE.1 NO_STEPS_LEFT');
  });

  test('DYS-NEU.1, DYS-NEU.2, DYS-NEU.4: Lyra only once a level, Shamyr for gold, both from beside them', () => {
    const at = (square: string, more: object = {}) =>
      alone(
        { at: square, ...more },
        {
          neutrals: [
            { code: 'L1', at: '3,2' },
            { code: 'S4', at: '3,4' },
          ],
        },
      );
    expect(told(at('3,3', { used: ['lyra'] }), 'deal:lyra')).toBe('NEU.4 USED_THIS_LEVEL');
    expect(told(at('3,3', { gold: 39 }), 'deal:shamyr:2')).toBe('NEU.2 NOT_ENOUGH_GOLD');
    expect([told(at('8,3'), 'deal:lyra'), told(at('8,3', { gold: 20 }), 'deal:shamyr:1')]).toEqual([
      'NEU.1 NOT_ADJACENT',
      'NEU.1 NOT_ADJACENT',
    ]);
    expect(told(at('3,3').do('deal:lyra'), 'deal:lyra')).toBe('TURN.4 ACTION_USED');
  });

  test('DYS-NEU.1: beside one Lyra is beside Lyra, though another stands far away', () => {
    const neutrals = ['3,2', '9,8'].map((square) => ({ code: 'L1' as const, at: square }));
    expect(heroProblem(alone({ at: '3,3' }, { neutrals }).s, 0, 'deal:lyra')).toBeUndefined();
    expect(heroProblem(alone({ at: '6,6' }, { neutrals }).s, 0, 'deal:lyra')).toMatchObject({ rule: 'DYS-NEU.1' });
  });

  test('DYS-MOVE.3, DYS-MOVE.14, DYS-MOVE.15, DYS-MOVE.16, DYS-GEN.5: doors and walls', () => {
    const map = ['#########', '#aa+BB###', '#########'];
    const at = (square: string, state: 'closed' | 'open' | 'locked', spent = 0) => {
      const t = table({
        map,
        heroes: [{ code: 'warrior', at: square }],
        revealed: state === 'open' ? ['a', 'B'] : ['a'],
        doors: [{ at: '3,1', state, key: 'k' }],
      });
      return tired(t, spent);
    };
    expect(told(at('2,1', 'closed', 6), 'open:3,1')).toBe('MOVE.3 NO_STEPS_LEFT');
    expect(told(at('1,1', 'closed'), 'open:3,1')).toBe('MOVE.3 NOT_ADJACENT');
    expect(told(at('2,1', 'locked'), 'open:3,1')).toBe('MOVE.15 DOOR_LOCKED');
    expect(told(at('2,1', 'open'), 'open:3,1')).toBe('MOVE.14 ALREADY_OPEN');
    expect(told(at('2,1', 'closed'), 'go:3,1')).toBe('GEN.5 BLOCKED_WALL');
    expect(told(at('2,1', 'closed'), 'go:4,1')).toBe('MOVE.16 NOT_REVEALED');
    // Rock that nobody has seen is not told from floor that nobody has seen.
    expect(told(at('2,1', 'closed'), 'go:7,1')).toBe('MOVE.16 NOT_REVEALED');
    expect(told(at('2,1', 'closed'), 'go:99,1')).toBe('not-an-option');
  });

  test('DYS-COMB.2, DYS-COMB.3, DYS-COMB.4, DYS-TURN.4: attacks', () => {
    const t = table({
      map: ['#########', '#aaaa#aa#', '#########'],
      heroes: [{ code: 'archer', at: '1,1' }],
      monsters: [
        { code: 'N1', at: '2,1' },
        { code: 'N1', at: '3,1' },
        { code: 'N1', at: '6,1' },
      ],
    });
    expect(['m0', 'm1', 'm2'].map((to) => told(t, `attack:${to}`))).toEqual(['COMB.4 OUT_OF_RANGE', 'allowed', 'COMB.2 NO_LINE_OF_SIGHT']);
    expect(told(tired(t, 6), 'attack:m1')).toBe('COMB.3 NO_STEPS_LEFT');
    t.s.turn.stage = 'acted';
    expect(told(tired(t, 0), 'attack:m1')).toBe('TURN.4 ACTION_USED');
  });

  test('DYS-SORC.1, DYS-SORC.2, DYS-MOVE.10: Wizor’s monsters', () => {
    const wizor = (used: Record<string, number>, more: object = {}) =>
      table({
        heroes: [{ code: 'elf', at: '4,3' }],
        monsters: [
          { code: 'W1', at: '3,3' },
          { code: 'N1', at: '3,4' },
        ],
        turn: 'wizor',
        seats: 2,
        wizor: 0,
        more: { sorceries: used, ...more },
      }).do('m0');
    expect(told(wizor({ '0:x-hex': 9 }), 'cast:x-hex')).toBe('SORC.1 USED_THIS_LEVEL');
    expect(told(wizor({}, { silenced: true }), 'cast:x-hex')).toBe('GEN.12 SILENCED');
    expect(told(wizor({}), 'go:4,3')).toBe('MOVE.10 BLOCKED_MONSTER');
    expect(told(wizor({}), 'go:3,4')).toBe('MOVE.10 BLOCKED_MONSTER');
    expect(told(wizor({}), 'go:12,8')).toBe('MOVE.1 NO_STEPS_LEFT');
    expect(told(wizor({}), 'go:0,0')).toBe('REV.10 NOT_REVEALED');
  });
});

describe('what the table shows as refused, without being asked', () => {
  const shown = (t: TestTable, seat = 0) =>
    decisionView(dystopia, t.s, seat)!.refused.map(({ id, reason, rule }) => `${id} ${reason.key.slice(3)} ${rule.slice(4)}`);

  test('a hero is shown what is in reach and what his card names, with the reason, and nothing that he may do', () => {
    const t = table({
      heroes: [
        {
          ...{ code: 'dwarf', at: '4,3', spells: ['mend'], weapons: ['horn-bow', 'shade-cloak'], used: ['seers-lens'] },
          things: ['seers-lens', 'red-tonic', 'owl-charm'],
        },
        { code: 'elf', at: '5,3', weapons: ['rune-sword'], lost: 1 },
        { code: 'warrior', at: '1,1' },
        { code: 'wizard', at: '4,2', things: ['sceptre'] },
      ],
      monsters: [
        { code: 'N1', at: '3,3' },
        { code: 'M1', at: '7,5' },
      ],
      furniture: [{ at: '4,4' }, { at: '7,1' }],
      piles: [{ at: '1,3', gold: 1 }, { at: '4,3' }],
      exits: ['4,3'],
      goals: [{ type: 'escape' }, { type: 'findItem', item: 'gate-seal' }],
    });
    t.s.furniture[0]!.searched = true;
    expect(shown(tired(t, 0))).toEqual([
      'attack:m1 OUT_OF_RANGE COMB.4',
      'attack:h2 OUT_OF_RANGE COMB.4',
      'go:4,2 SQUARE_OCCUPIED MOVE.12',
      'go:3,3 BLOCKED_MONSTER MOVE.9',
      'go:5,3 SQUARE_OCCUPIED MOVE.12',
      'go:4,4 BLOCKED_OBJECT MOVE.11',
      'search:4,4 ALREADY_SEARCHED TRES.4',
      'swap:horn-bow:- NOT_FOR_THIS_HERO EQP.10',
      'swap:-:shade-cloak NOT_FOR_THIS_HERO EQP.10',
      'trade:1 OWES_TURN TRD.3',
      'trade:2 NOT_ADJACENT TRD.1',
      'lens USED_THIS_LEVEL GEN.12',
      'leave GOALS_OPEN END.6',
      'hand:horn-bow:1 WEAPON_LIMIT TRD.6',
      'hand:own.attack:1 BOUND_ITEM EQP.2',
      'hand:own.defence:1 BOUND_ITEM EQP.2',
      'hand:own.attack:3 BOUND_ITEM EQP.2',
      'hand:own.defence:3 BOUND_ITEM EQP.2',
    ]);
  });

  /** An elf among Lyra, Shamyr, the captive and a chest, with something at her feet and more of all far away. */
  const amid = (elf: Partial<Situation['heroes'][number]>) =>
    alone(
      { code: 'elf', at: '4,3', ...elf },
      {
        neutrals: [
          { at: '4,2', code: 'L1' },
          { at: '3,3', code: 'S4' },
          { at: '9,1', code: 'S4' },
        ],
        captive: '5,3',
        furniture: [{ at: '4,4' }, { at: '10,1' }],
        piles: [
          { at: '4,3', gold: 1 },
          { at: '9,8', gold: 2 },
        ],
      },
    );
  const deeds = (t: TestTable) => shown(t).filter((one) => !one.startsWith('go:'));

  test('so is what a curse, an empty purse or a level forbids, and after the action all that would be another one', () => {
    const curses = [{ id: 'c-clumsy', until: 9 }];
    expect(deeds(amid({ used: ['lyra'], gold: 5, spells: ['lockbreath'], curses }))).toEqual([
      'cast:lockbreath BAD_TARGET SPELL.7',
      'search:4,4 CURSED GEN.12',
      'pick:4,3 CURSED GEN.12',
      'deal:lyra USED_THIS_LEVEL NEU.4',
      'deal:shamyr:1 NOT_ENOUGH_GOLD NEU.2',
    ]);
    expect(deeds(amid({ things: ['red-tonic', 'fury-drops', 'seers-lens', 'owl-charm'] }).do('eat:red-tonic'))).toEqual([
      'search:4,4 ACTION_USED TURN.4',
      'pick:4,3 ACTION_USED TURN.4',
      'deal:lyra ACTION_USED TURN.4',
      'deal:shamyr:1 ACTION_USED TURN.4',
      'free ACTION_USED TURN.4',
      'eat:fury-drops ACTION_USED TURN.4',
      'lens ACTION_USED TURN.4',
    ]);
  });

  test('doors are shown that are right beside him and shut: not the open one, not one that nobody has seen', () => {
    const t = table({
      map: ['#########', '#AA+BB+C#', '##+######', '##DD#####', '#########'],
      heroes: [{ code: 'elf', at: '2,1' }],
      revealed: ['A', 'B', 'D'],
      doors: [
        { at: '3,1', state: 'locked', key: 'black-key' },
        { at: '2,2', state: 'open' },
        { at: '6,1', state: 'closed' },
      ],
    });
    expect(deeds(t)).toEqual(['open:3,1 DOOR_LOCKED MOVE.15']);
    t.s.doors = t.s.doors.filter((at) => t.name(at) !== '3,1');
    expect(deeds(tired(t, 0))).toEqual([]);
  });

  test('Wizor’s player is shown who stands in a monster’s way, and sorcery that is used up', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '4,3' },
        { code: 'dwarf', at: '9,3' },
      ],
      monsters: [
        { code: 'W1', at: '3,3' },
        { code: 'N1', at: '3,4' },
      ],
      ...{ turn: 'wizor', seats: 2, wizor: 0, more: { sorceries: { '0:x-hex': 9 } } },
    }).do('m0');
    expect(shown(t)).toEqual(['go:4,3 BLOCKED_MONSTER MOVE.10', 'go:3,4 BLOCKED_MONSTER MOVE.10', 'cast:x-hex USED_THIS_LEVEL SORC.1']);
  });

  test('DYS-END.6: an exit is shut while other goals are open, wherever the way out stands among them', () => {
    const goals = [{ type: 'escape' }, { type: 'findItem', item: 'gate-seal' }] as const;
    for (const order of [goals, [...goals].reverse()]) {
      const t = alone({ at: '3,3' }, { exits: ['3,3'], goals: order });
      expect(told(t, 'leave')).toBe('END.6 GOALS_OPEN');
      t.s.goals = order.map(({ type }) => type !== 'escape');
      expect(told(tired(t, 0), 'leave')).toBe('allowed');
      expect(told(alone({ at: '3,4' }, { exits: ['3,3'], goals: order }), 'leave')).toBe('not-an-option');
    }
    expect(told(alone({ at: '3,3' }, { exits: ['3,3'] }), 'leave')).toBe('not-an-option');
  });
});

/** Whatever could be said to this question that speaks of something there is: of every square, figure, thing and spell. */
function attempts(s: State, d: Decision): string[] {
  const { width, height } = gridAt(s);
  const squares = Array.from({ length: width * height }, (_, at) => `${at % width},${Math.floor(at / width)}`);
  const figures = [...s.heroes.map((_, n) => `h${n}`), ...s.monsters.map((_, n) => `m${n}`)];
  if (d.kind === 'monster') return [...squares.map((at) => `go:${at}`), ...figures.map((to) => `attack:${to}`)];
  const h = s.heroes[Number(d.about!['hero'])]!;
  const goods = [...new Set([...h.weapons, ...h.things, ...h.spells])];
  const others = s.heroes.map((_, n) => n);
  return [
    ...squares.flatMap((at) => ['go', 'open', 'search', 'pick', 'rods'].map((what) => `${what}:${at}`)),
    ...figures.map((to) => `attack:${to}`),
    ...SPELLS.map(({ id }) => `cast:${id}`),
    ...FOOD.map(({ id }) => `eat:${id}`),
    ...WEAPONS.flatMap(({ id, slot }) => (slot === 'attack' ? [`swap:${id}:-`, `swap:${id}:${h.defence ?? '-'}`] : [`swap:-:${id}`])),
    ...others.flatMap((k) => [`trade:${k}`, ...[...goods, 'own.attack', 'own.defence'].map((thing) => `hand:${thing}:${k}`)]),
    ...['deal:lyra', 'deal:shamyr:1', 'deal:shamyr:9', 'free', 'lens', 'leave'],
  ];
}

/** Rules that each reason may follow from. */
const FITTING: Readonly<Record<string, string>> = {
  OWES_TURN: 'TRD.3',
  ACTION_USED: 'TURN.4',
  TURN_STARTED: 'TRD.3',
  CURSED: 'GEN.12',
  WIZARD_ONLY: 'SPELL.5',
  NEEDS_SCEPTRE: 'SPELL.6',
  USED_THIS_LEVEL: 'SPELL.4 NEU.4 SORC.1 GEN.12',
  NOT_FOR_THIS_HERO: 'EQP.10',
  BOUND_ITEM: 'EQP.2 WIZ.13',
  WEAPON_LIMIT: 'TRD.6',
  NO_STEPS_LEFT: 'MOVE.1 MOVE.3 COMB.3 TRAP.8',
  NOT_REVEALED: 'MOVE.16 REV.10',
  BLOCKED_WALL: 'GEN.5',
  BLOCKED_OBJECT: 'MOVE.11',
  BLOCKED_MONSTER: 'MOVE.9 MOVE.10',
  PASS_REFUSED: 'MOVE.8 GEN.12',
  TRAP_VISIBLE: 'MOVE.17',
  JUMP_TOO_SLOW: 'TRAP.8',
  JUMP_BLOCKED: 'TRAP.8 TRAP.14',
  SQUARE_OCCUPIED: 'MOVE.12 REV.10',
  NOT_ADJACENT: 'TRES.2 EQP.12 TRD.1 TRD.4 WIZ.3 NEU.1 MOVE.3 GEN.6',
  DOOR_LOCKED: 'MOVE.15',
  ALREADY_OPEN: 'MOVE.14',
  ALREADY_SEARCHED: 'TRES.4',
  BAD_TARGET: 'SPELL.7 SORC.2',
  OUT_OF_RANGE: 'COMB.4',
  NO_LINE_OF_SIGHT: 'COMB.2',
  NOT_ENOUGH_GOLD: 'NEU.2 INN.3',
  GOALS_OPEN: 'END.6',
  SILENCED: 'GEN.12',
};

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'level %i: in random matches all that is not to be had has a reason and a rule that fits, and nothing else has',
  (level) => {
    const seen = new Map<string, number>();
    for (const wizor of ['computer', 'person']) {
      const [chance, own] = [fast(level, 1), fast(level, 2)];
      const s = begin(dystopia, { seats: 3, options: { level, wizor, campaign: true, roundLimit: 12 } }, chance) as State;
      for (let n = 0; n < 1500 && !s.outcome; n++) {
        const d = s.pending[0]!;
        if (n % 20 === 0 && (d.kind === 'hero' || d.kind === 'monster')) look(s, d, seen);
        play(dystopia, s, randomAction(s as never, own)!, chance);
      }
    }
    expect(seen.size).toBeGreaterThan(8);
    expect([...seen.keys()].filter((key) => !(FITTING[key.split(' ')[0]!] ?? '').split(' ').includes(key.split(' ')[1]!))).toEqual([]);
  },
);

/** Of what must never be without a reason where it is not offered, and of squares all that is not where the hero stands. */
const ALWAYS = /^(?:go|attack|hand|trade|cast|eat|swap):/;

function look(s: State, d: Decision, seen: Map<string, number>): void {
  const kind = dystopia.decisions[d.kind]!;
  const hero = d.about!['hero'] === undefined ? undefined : s.heroes[Number(d.about!['hero'])];
  for (const id of attempts(s, d)) {
    const why = kind.why!(s, d, id);
    if (d.options.includes(id)) {
      expect(why, id).toBeUndefined();
      continue;
    }
    if (why) seen.set(`${why.reason.key.slice(3)} ${why.rule.slice(4)}`, (seen.get(why.reason.key) ?? 0) + 1);
    else if (ALWAYS.test(id)) expect(isNothing(s, d, hero?.code, id), `${id} has no reason`).toBe(true);
  }
  for (const shown of kind.refused!(s, d)) expect(kind.why!(s, d, shown.id)).toEqual(shown);
}

/** Whether an answer speaks of nothing that could be done: of oneself, of what one does not carry, of the dead. */
function isNothing(s: State, d: Decision, code: string | undefined, id: string): boolean {
  const [what = '', arg = '', to = ''] = id.split(':');
  const me = d.kind === 'hero' ? `h${String(d.about!['hero'])}` : `m${String(d.about!['monster'])}`;
  const h = s.heroes[Number(d.about!['hero'])];
  const { width } = gridAt(s);
  if (what === 'go') {
    const at = h ? h.at : s.monsters[Number(d.about!['monster'])]!.at;
    return arg === `${at % width},${Math.floor(at / width)}`;
  }
  const gone = (n: number) => s.heroes[n]!.dead || s.heroes[n]!.at < 0;
  if (what === 'attack') {
    if (arg === me || (d.kind === 'monster' && arg.startsWith('m'))) return true;
    return arg.startsWith('h') ? gone(Number(arg.slice(1))) : s.monsters[Number(arg.slice(1))]!.dead;
  }
  if (what === 'trade') return `h${arg}` === me || gone(Number(arg));
  const carried = [...h!.weapons, ...h!.things, ...h!.spells];
  if (what === 'hand') return `h${to}` === me || gone(Number(to)) || (arg === 'own.defence' && code !== 'dwarf');
  if (what === 'swap') {
    const [attack, defence] = [h!.attack ?? '-', h!.defence ?? '-'];
    return (arg === attack && to === defence) || [arg, to].some((one) => one !== '-' && !h!.weapons.includes(one));
  }
  return !carried.includes(arg);
}
