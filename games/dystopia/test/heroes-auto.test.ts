import { describe, expect, test } from 'vitest';
import { dystopia, heuristic } from '../src/index.ts';
import { type Situation, type TestTable, table } from './table.ts';

/** What the automatic hero answers to the question that waits. */
const plays = (t: TestTable) => heuristic.playout(dystopia.glance!(t.s, t.asked().seat), t.asked(), { below: () => 0 });
const choice = (t: Situation) => plays(table(t));
/** Everything in the corridor of row 1 has been looked at. */
const LOOKED = { seen: Array.from({ length: 30 }, (_, at) => at) };
const N1 = (at: string, more: object = {}) => ({ code: 'N1' as const, at, ...more });

describe('automatic heroes (F.2)', () => {
  const wizard = (spells: string[], more: Partial<Situation> = {}, elf = 5) =>
    choice({
      heroes: [
        { code: 'elf', at: '4,3', energy: elf },
        { code: 'wizard', at: '3,3', things: ['sceptre'], spells },
      ],
      monsters: [],
      turn: 1,
      ...more,
    });

  test('DYS-AIH.1: the Wizard’s spells in their order', () => {
    const dead = {
      piles: [{ at: '5,5', of: 'dwarf' as const }],
      heroes: [
        { code: 'dwarf', dead: true, energy: 0 },
        { code: 'wizard', at: '3,3', things: ['sceptre'], spells: ['w-call-back', 'w-dawn-circle'] },
      ],
    } satisfies Partial<Situation>;
    expect(wizard([], dead)).toBe('cast:w-call-back');
    expect(wizard(['w-dawn-circle'], {}, 2)).toBe('cast:w-dawn-circle');
    const foes = { monsters: [N1('6,3'), N1('6,4'), N1('7,3')] };
    expect(wizard(['w-still-hour', 'w-great-ward'], foes)).toBe('cast:w-great-ward');
    expect(wizard(['w-star-rain', 'w-still-hour'], foes)).toBe('cast:w-still-hour');
    expect(wizard(['w-star-rain'], foes)).toBe('cast:w-star-rain');
    expect(wizard(['w-break-crown', 'w-great-ward'], { monsters: [{ code: 'W1', at: '8,3' }] })).toBe('cast:w-break-crown');
    expect(wizard(['w-sun-lance'], { monsters: [{ code: 'U2', at: '8,3' }] })).toBe('cast:w-sun-lance');
    expect(wizard(['w-banish'], { monsters: [{ code: 'S3', at: '8,3' }] })).toBe('cast:w-banish');
    expect(wizard(['w-mind-mirror'], { monsters: [N1('8,3'), N1('8,4')] })).toBe('cast:w-mind-mirror');
  });

  test('DYS-AIH.2: with two energy or less: the best food, or Mend on himself', () => {
    const weak = (things: string[], spells: string[] = [], energy = 1) =>
      choice({
        heroes: [
          { code: 'warrior', at: '3,3', energy, things, spells },
          { code: 'elf', at: '12,8' },
        ],
        monsters: [N1('8,3'), N1('9,3')],
      });
    expect(weak(['bread-cheese', 'honey-cake'])).toBe('eat:honey-cake');
    expect(weak([], ['mend'])).toBe('cast:mend');
    const one = choice({
      heroes: [
        { code: 'warrior', at: '3,3', energy: 2, things: ['honey-cake'] },
        { code: 'elf', at: '12,8' },
      ],
      monsters: [N1('4,3')],
    });
    expect(one).toBe('attack:m0');
  });

  test('DYS-AIH.3: the better blow, attacking before moving where it needs no step; then the weak go where it is safe', () => {
    const t = table({ heroes: [{ code: 'warrior', at: '3,3' }], monsters: [N1('4,3'), { code: 'G2', at: '2,3', energy: 1 }] });
    expect(plays(t)).toBe('attack:m1');
    const archer = table({
      heroes: [
        { code: 'archer', at: '2,3' },
        { code: 'warrior', at: '3,3' },
      ],
      monsters: [N1('9,3')],
    });
    expect(plays(archer)).toBe('attack:m0');
    archer.dice([1, 1], [5, 5]).do('attack:m0');
    expect(plays(archer)).toMatch(/^go:1,/);
    const walk = choice({ heroes: [{ code: 'warrior', at: '3,3' }], monsters: [N1('6,3')] });
    expect(['go:5,3', 'go:5,2', 'go:5,4', 'go:6,2', 'go:6,4']).toContain(walk);
  });

  test('DYS-AIH.4: Ember Dart where a blow would hardly hit', () => {
    const heroes = [{ code: 'warrior' as const, at: '3,3', spells: ['ember-dart'] }];
    expect(choice({ heroes, monsters: [{ code: 'M1', at: '4,3' }] })).toBe('cast:ember-dart');
    expect(choice({ heroes, monsters: [{ code: 'G2', at: '4,3' }] })).toBe('attack:m0');
  });

  test('DYS-AIH.5, DYS-WIZ.8: nobody in reach: melee heroes wait in close order, archers keep their distance, the Wizard steps back', () => {
    const long = ['#'.repeat(24), `#${'A'.repeat(22)}#`, `#${'A'.repeat(22)}#`, '#'.repeat(24)];
    const approach = choice({ map: long, heroes: [{ code: 'dwarf', at: '2,1' }], monsters: [N1('14,1')] });
    expect(approach).toMatch(/^go:[56],/);
    const back = String(
      choice({
        map: long,
        heroes: [
          { code: 'warrior', at: '10,2' },
          { code: 'wizard', at: '8,1' },
        ],
        monsters: [N1('15,1')],
        turn: 1,
      }),
    );
    expect(back).toMatch(/^go:/);
    expect(Number(back.slice(3).split(',')[0])).toBeLessThan(8);
    const shot = String(choice({ map: long, heroes: [{ code: 'archer', at: '2,1' }], monsters: [N1('15,1')] }));
    expect(Math.abs(15 - Number(shot.slice(3).split(',')[0]))).toBeGreaterThanOrEqual(5);
  });

  const MAP = ['##########', '#aaaaaaaa#', '#######+##', '#BBBBBBBB#', '##########'];
  test('DYS-AIH.6: quiet: eat, search what is near, then the nearest door; the exit when only leaving is left', () => {
    const hungry = choice({
      map: MAP,
      heroes: [{ code: 'warrior', at: '1,1', energy: 3, things: ['bread-cheese'] }],
      revealed: ['a'],
      more: LOOKED,
    });
    expect(hungry).toBe('eat:bread-cheese');
    const search = choice({ map: MAP, heroes: [{ code: 'warrior', at: '1,3' }], furniture: [{ at: '4,3' }] });
    expect(search).toBe('go:3,3');
    expect(choice({ map: MAP, heroes: [{ code: 'warrior', at: '3,3' }], furniture: [{ at: '4,3' }] })).toBe('search:4,3');
    expect(choice({ map: MAP, heroes: [{ code: 'warrior', at: '1,1' }], revealed: ['a'], more: LOOKED })).toBe('go:7,1');
    expect(choice({ map: MAP, heroes: [{ code: 'warrior', at: '7,1' }], revealed: ['a'], more: LOOKED })).toBe('open:7,2');
    const exit = choice({
      map: MAP,
      heroes: [{ code: 'warrior', at: '1,1' }],
      revealed: ['a'],
      more: LOOKED,
      goals: [{ type: 'escape' }],
      exits: ['5,1'],
    });
    expect(exit).toBe('go:5,1');
    expect(choice({ heroes: [{ code: 'warrior', at: '3,3' }], captive: '4,3', goals: [{ type: 'freeWizard' }] })).toBe('free');
  });

  test('DYS-AIH.7: doors wait for the others; the weak stay behind', () => {
    const map = ['##############', '#aaaaaaaaaaaa#', '###########+##', '#BBBBBBBBBBBB#', '##############'];
    const far = (round: number) =>
      choice({
        map,
        heroes: [
          { code: 'warrior', at: '11,1' },
          { code: 'dwarf', at: '1,1' },
        ],
        revealed: ['a'],
        more: LOOKED,
        round,
      });
    expect(far(1)).toBe('end');
    expect(far(5)).toBe('open:11,2');
    const archer = choice({
      map,
      heroes: [
        { code: 'warrior', at: '11,1' },
        { code: 'archer', at: '6,1' },
      ],
      revealed: ['a'],
      more: LOOKED,
      turn: 1,
    });
    expect(archer).toBe('go:8,1');
    const ahead = choice({
      map,
      heroes: [
        { code: 'elf', at: '5,1' },
        { code: 'dwarf', at: '1,1' },
      ],
      revealed: ['a'],
      more: LOOKED,
    });
    expect(ahead).toMatch(/^go:[67],1$/);
  });

  test('DYS-AIH.8: an action left over is put to use: a neighbour is mended', () => {
    const t = choice({
      map: MAP,
      heroes: [
        { code: 'warrior', at: '7,1', spells: ['mend'] },
        { code: 'dwarf', at: '6,1', energy: 2 },
      ],
      revealed: ['a'],
      more: LOOKED,
    });
    expect(t).toBe('cast:mend');
  });

  test('DYS-AIH.9: at a stop: what gains most for its price, then the heart-stone, then food; found weapons go to whoever gains', () => {
    const shop = (gold: number, more: object = {}) => {
      const t = table({ heroes: [{ code: 'warrior', at: '3,3', gold, ...more }], goals: [{ type: 'escape' }], exits: ['3,3'] });
      t.s.phase = 'between';
      t.s.stop = { place: null, kind: 'inn', rest: 'full', stock: ['battle-axe', 'moon-glaive', 'smoked-ham', 'heart-stone'] };
      t.s.stack = [t.s.stack[0]!, { id: 9, proc: 'between', step: 'rest' }] as typeof t.s.stack;
      t.s.pending = [];
      return plays(t.go());
    };
    expect(shop(100)).toBe('buy:battle-axe');
    expect(shop(130, { weapons: ['battle-axe'], attack: 'battle-axe' })).toBe('buy:heart-stone');
    expect(shop(30, { weapons: ['battle-axe'], attack: 'battle-axe' })).toBe('buy:smoked-ham');
    expect(shop(30, { weapons: ['battle-axe'], attack: null })).toBe('swap:battle-axe:-');
    expect(shop(0)).toBe('ready');
  });

  test('DYS-AIH.9: at a stop the Wizard gets his spells, a weapon goes to whoever gains most, and gold is shared', () => {
    const first = (elf: object, other: object) => {
      const t = table({ heroes: [{ code: 'elf', at: '3,3', ...elf }, { code: 'warrior', at: '4,3', ...other } as never] });
      t.s.phase = 'between';
      t.s.stop = { place: null, kind: 'inn', rest: 'full', stock: [] };
      t.s.stack = [t.s.stack[0]!, { id: 9, proc: 'between', step: 'rest' }] as typeof t.s.stack;
      t.s.pending = [];
      return plays(t.go());
    };
    expect(first({ spells: ['w-sun-lance', 'mend'] }, { code: 'wizard' })).toBe('give:w-sun-lance:1');
    expect(first({ spells: ['w-sun-lance', 'mend'] }, {})).toBe('ready');
    expect(first({ weapons: ['battle-axe'] }, {})).toBe('give:battle-axe:1');
    expect(first({ weapons: ['battle-axe'] }, { weapons: ['battle-axe'], attack: 'battle-axe' })).toBe('sell:battle-axe');
    expect(first({ gold: 50 }, { gold: 8 })).toBe('gold:20:1');
    expect(first({ gold: 9 }, { gold: 8 })).toBe('ready');
  });

  test('DYS-AIH.10: they accept what is handed to them, trade nothing, and never attack heroes', () => {
    const t = table({
      heroes: [
        { code: 'warrior', at: '3,3', spells: ['web'] },
        { code: 'elf', at: '4,3' },
      ],
    });
    expect(String(plays(t))).not.toMatch(/^(attack|trade|hand)/);
    t.do('hand:web:1');
    expect(plays(t)).toBe('accept');
    const trade = table({
      heroes: [
        { code: 'warrior', at: '3,3', spells: ['web'] },
        { code: 'elf', at: '4,3' },
      ],
    }).do('trade:1', ['web'], []);
    expect(plays(trade)).toBe('no');
  });

  test('DYS-AIW.1: a bot in Wizor’s seat plays like the automatic Wizor', () => {
    const t = table({ heroes: [{ code: 'warrior', at: '3,3' }], monsters: [N1('6,3')], turn: 'wizor', seats: 2, wizor: 0 });
    // By its rules of thumb, not as a search imagines it.
    const thumb = () => t.options[heuristic.weighGlance(dystopia.glance!(t.s, 0), t.asked()).indexOf(1)]!;
    expect(thumb()).toBe('m0');
    t.do('m0');
    expect(thumb()).toMatch(/^go:/);
    t.do(thumb());
    expect(thumb()).toBe('attack:h0');
  });
});
