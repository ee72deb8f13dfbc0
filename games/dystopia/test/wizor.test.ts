import { describe, expect, test } from 'vitest';
import { dystopia } from '../src/index.ts';
import { monsterValue } from '../src/rules/values.ts';
import { later, type Situation, table } from './table.ts';

const CORRIDOR = ['##############', '#aaaaaaaaaaaa#', '##############'];
const round = (t: Partial<Situation> & Pick<Situation, 'heroes'>) => later({ turn: 'wizor', ...t });
/** A second hero whom nobody reaches, so that the round ends with his question. */
const FAR = { code: 'dwarf', at: '12,8' } as const;

describe('Wizor’s round', () => {
  const person = (monsters: Situation['monsters'], heroes: Situation['heroes'] = [{ code: 'elf', at: '1,1' }]) =>
    table({ heroes, monsters: monsters ?? [], turn: 'wizor', seats: 2, wizor: 0 });

  test('DYS-MON.2, DYS-MON.3, DYS-MON.4: each monster has one turn, in any order; he may pass, and end the round', () => {
    const t = person([
      { code: 'N1', at: '8,3' },
      { code: 'N1', at: '9,5' },
    ]);
    expect(t.options).toEqual(['m0', 'm1', 'auto', 'end']);
    t.do('m1', 'go:9,4', 'done');
    expect(t.options).toEqual(['m0', 'auto', 'end']);
    t.do('end');
    expect([t.monster(1).square, t.asked().seat, t.s.round]).toEqual(['9,4', 1, 2]);
  });

  test('DYS-TURN.3: a monster moves before or after its action, not both', () => {
    const t = person([{ code: 'N1', at: '3,1' }])
      .do('m0', 'go:2,1')
      .dice([1, 1], [5, 5])
      .do('attack:h0');
    expect(t.s.round).toBe(2);
    const first = person([{ code: 'N1', at: '2,1' }])
      .do('m0')
      .dice([1, 1], [5, 5])
      .do('attack:h0');
    expect(first.of('go').length).toBeGreaterThan(0);
    expect(first.of('attack')).toEqual([]);
  });

  test('DYS-COMB.3, DYS-MOVE.1: a monster’s attack takes a step, its way takes as many as it is long', () => {
    const t = person([{ code: 'N1', at: '2,1' }])
      .do('m0')
      .dice([1, 1], [5, 5])
      .do('attack:h0');
    // Four of five steps are left.
    expect(t.of('go')).toContain('6,1');
    expect(t.of('go')).not.toContain('7,1');
    const on = person([{ code: 'N1', at: '10,1' }]).do('m0', 'go:7,1');
    expect(on.of('go')).toContain('5,1');
    expect(on.of('go')).not.toContain('4,1');
    const tired = person([{ code: 'N1', at: '7,1' }]).do('m0', 'go:2,1');
    expect(tired.kind).toBe('hero');
  });

  test('DYS-MON.4, DYS-TURN.9: when the round ends everybody has had a turn: one that was owed is served, called or not', () => {
    const t = person([
      { code: 'N1', at: '8,3', lost: 1 },
      { code: 'N1', at: '9,5', lost: 2 },
      { code: 'N1', at: '9,7' },
    ]).do('end');
    expect(t.s.monsters.map((m) => m.lost)).toEqual([0, 1, 0]);
    expect(t.events('turnLost').map((event) => event.figure)).toEqual(['m0', 'm1']);
    t.do('end', 'm1', 'end');
    expect(t.s.monsters.map((m) => m.lost)).toEqual([0, 0, 0]);
  });

  test('DYS-MON.7: monsters open no doors, search nothing and take nothing', () => {
    const t = table({
      map: ['#######', '#AA+bb#', '#######'],
      heroes: [{ code: 'elf', at: '5,1' }],
      monsters: [{ code: 'N1', at: '2,1' }],
      furniture: [{ at: '1,1' }],
      piles: [{ at: '2,1', gold: 5 }],
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    });
    expect(t.do('m0').kind).toBe('hero');
    expect(t.s.piles[0]?.gold).toBe(5);
  });

  test('DYS-MON.8: at 0 energy a monster is removed at once', () => {
    const t = table({
      heroes: [{ code: 'warrior', at: '3,3' }],
      monsters: [
        { code: 'G1', at: '4,3' },
        { code: 'N1', at: '12,8' },
      ],
    });
    t.dice([6, 6], [1, 1]).do('attack:m0');
    expect(t.of('attack')).toEqual([]);
    expect(t.of('go')).toContain('4,3');
    expect(dystopia.observe(t.s, 0).monsters.map((m) => m.id)).toEqual(['m1']);
  });

  test('DYS-GEN.11: when Wizor’s time runs out, the automatic Wizor finishes the round', () => {
    const t = person([{ code: 'N1', at: '3,1' }]);
    expect(dystopia.decisions['wizor']!.byDefault(t.s, t.asked(), { below: () => 0 })).toBe('auto');
    t.dice([1, 1], [5, 5]).do('auto');
    expect(t.monster().square).toBe('2,1');
    expect(t.asked().seat).toBe(1);
  });

  test('DYS-TURN.9: a monster that owes a turn is skipped', () => {
    const t = person([{ code: 'N1', at: '3,1', lost: 1 }]).do('m0');
    expect(t.told.map((event) => event.type)).toContain('turnLost');
    expect([t.monster().square, t.monster().lost]).toEqual(['3,1', 0]);
  });
});

describe('the automatic Wizor (F.1)', () => {
  test('DYS-AIW.1: nearest to a hero first, ties by order of set-up', () => {
    const t = round({
      heroes: [{ code: 'warrior', at: '1,1', energy: 6 }, FAR],
      monsters: [
        { code: 'G2', at: '4,4' },
        { code: 'N1', at: '2,3' },
        { code: 'N1', at: '3,3' },
      ],
    });
    t.dice([1, 1, 1, 1, 1, 1], [5, 5, 5, 5, 5, 5]).go();
    expect(t.events('moved').map((event) => event.figure)).toEqual(['m1', 'm2', 'm0']);
  });

  test('DYS-AIW.2: Storm where two heroes are near; then Call the Fallen; Mind Chain on the strongest; the weakest by Fire Lash', () => {
    const wizor = (heroes: Situation['heroes'], more: Partial<Situation> = {}) =>
      round({ heroes, monsters: [{ code: 'W1', at: '6,4' }], ...more });
    const many = [
      { code: 'W1', at: '6,4' },
      ...['1,8', '2,8', '3,8'].map((at) => ({ code: 'S1' as const, at, lost: 9 })),
    ] as Situation['monsters'] & object;
    const storm = wizor([
      { code: 'elf', at: '5,4' },
      { code: 'dwarf', at: '7,5' },
    ])
      .white('U', 1, 'U', 1)
      .go();
    expect(storm.events('cast')[0]?.spell).toBe('x-storm');
    const call = wizor([{ code: 'elf', at: '10,4' }])
      .dice([1, 1], ['U', 1])
      .go();
    expect(call.events('cast')[0]?.spell).toBe('x-call-fallen');
    const chain = wizor(
      [
        { code: 'elf', at: '10,4' },
        { code: 'warrior', at: '10,5' },
      ],
      { monsters: many },
    )
      .white('U', 1)
      .go();
    expect(chain.events('cast')[0]).toMatchObject({ spell: 'x-mind-chain', targets: ['h1'] });
    const drain = wizor(
      [
        { code: 'elf', at: '10,4' },
        { code: 'warrior', at: '10,5' },
      ],
      { monsters: many.map((m, i) => (i === 0 ? { ...m, energy: 4 } : m)) },
    );
    expect(drain.white('U', 1).go().events('cast')[0]).toMatchObject({ spell: 'x-drain', targets: ['h1'] });
    const hex = wizor(
      [
        { code: 'elf', at: '10,4' },
        { code: 'warrior', at: '10,5' },
      ],
      { monsters: many, more: { sorceries: { '0:x-mind-chain': 1 } } },
    );
    expect(hex.white('U', 1).go().events('cast')[0]).toMatchObject({ spell: 'x-hex', targets: ['h1'] });
    const used = { '0:x-mind-chain': 1, '0:x-hex': 1 };
    // He can hardly hit somebody under Great Ward: a Fire Lash on the one with least energy.
    const strong = { effects: [{ what: 'defence' as const, n: 9, until: 9 }] };
    const lash = wizor(
      [
        { code: 'dwarf', at: '10,4', ...strong },
        { code: 'warrior', at: '10,5', energy: 2, ...strong },
      ],
      { monsters: many, more: { sorceries: used } },
    );
    expect(lash.white('U', 1).go().events('cast')[0]).toMatchObject({ spell: 'x-fire-lash', targets: ['h1'] });
  });

  test('DYS-AIW.2: Drain only when half its energy is gone; with Fire Lash used up and nothing else that applies it attacks', () => {
    const left = (energy: number, used: Record<string, number>) =>
      round({
        heroes: [{ code: 'elf', at: '10,4' }],
        monsters: [{ code: 'W1', at: '6,4', energy }],
        more: { sorceries: used },
      });
    const spent = { '0:x-storm': 1, '0:x-call-fallen': 1, '0:x-mind-chain': 1, '0:x-hex': 1, '0:x-fire-lash': 3 };
    const t = left(9, spent).dice([1, 1], ['U', 1]).go();
    expect([t.events('cast'), t.events('attacked').length]).toEqual([[], 1]);
    expect(left(5, spent).dice([1, 1], ['U', 1]).go().events('cast')).toEqual([]);
    expect(left(4, spent).white('U', 1).go().events('cast')).toMatchObject([{ spell: 'x-drain' }]);
  });

  test('DYS-AIW.2: who is sheltered by the Wizard is chosen only if nobody else is in reach', () => {
    const many = [
      { code: 'W1', at: '6,4' },
      ...['1,8', '2,8', '3,8'].map((at) => ({ code: 'S1' as const, at, lost: 9 })),
    ] as Situation['monsters'] & object;
    const t = round({
      heroes: [
        { code: 'warrior', at: '11,5' },
        { code: 'dwarf', at: '6,8' },
        { code: 'wizard', at: '12,5', things: ['sceptre'] },
      ],
      monsters: many,
    });
    expect(t.white('U', 1).go().events('cast')[0]).toMatchObject({ spell: 'x-mind-chain', targets: ['h1'] });
  });

  test('DYS-AIW.3: it takes the better target: whom one blow fells, and who cannot strike back', () => {
    const t = round({
      heroes: [
        { code: 'warrior', at: '3,3', energy: 1 },
        { code: 'dwarf', at: '3,5' },
        { code: 'archer', at: '12,1' },
      ],
      monsters: [{ code: 'N1', at: '3,4' }],
    });
    t.dice([1, 1], [5, 5]).go();
    expect(t.events('attacked')[0]?.to).toBe('h0');
  });

  test('DYS-AIW.4: without a target it comes nearer, over at most twenty squares; Wizor waits unless somebody is within ten', () => {
    const long = ['#'.repeat(30), `#${'a'.repeat(28)}#`, '#'.repeat(30)];
    const near = round({ map: long, heroes: [{ code: 'elf', at: '1,1' }], monsters: [{ code: 'N1', at: '20,1' }] }).go();
    expect(near.monster().square).toBe('15,1');
    const far = round({ map: long, heroes: [{ code: 'elf', at: '1,1' }], monsters: [{ code: 'N1', at: '23,1' }] }).go();
    expect(far.monster().square).toBe('23,1');
    const wizor = (at: string) =>
      round({
        map: long,
        heroes: [{ code: 'elf', at: '1,1' }],
        monsters: [{ code: 'W1', at }],
        more: { sorceries: { '0:x-call-fallen': 1 } },
      });
    expect(wizor('13,1').go().monster().square).toBe('13,1');
    expect(wizor('9,1').dice([1, 1], ['U', 1]).go().events('moved')[0]?.figure).toBe('m0');
  });

  test('DYS-AIW.5: it jumps a trap that is in its way, if it can', () => {
    const t = round({
      map: CORRIDOR,
      heroes: [{ code: 'elf', at: '1,1' }],
      monsters: [{ code: 'G1', at: '12,1' }],
      traps: [{ kind: 'pit', at: '8,1', visible: true }],
    }).go();
    expect(t.monster().square).toBe('5,1');
    expect(t.events('moved')[0]?.jump).toBe(true);
  });

  test('DYS-AIW.5, DYS-TRAP.8: speed 6 is enough for that, and speed 5 stays behind the trap', () => {
    const behind = (code: 'G3' | 'N1') =>
      round({
        map: CORRIDOR,
        heroes: [{ code: 'elf', at: '1,1' }],
        monsters: [{ code, at: '12,1' }],
        traps: [{ kind: 'pit', at: '8,1', visible: true }],
      })
        .go()
        .monster().square;
    expect([behind('G3'), behind('N1')]).toEqual(['6,1', '12,1']);
  });

  test('DYS-AIW.6, DYS-AIW.7: attack −1 on Easy, +1 on Hard, shown on the cards; with a person as agreed', () => {
    const attack = (difficulty: string, wizor?: number) => {
      const t = table({
        heroes: [{ code: 'elf', at: '1,1' }],
        monsters: [{ code: 'N1', at: '8,8' }],
        options: { difficulty },
        seats: 2,
        ...(wizor === undefined ? {} : { wizor }),
      });
      expect(dystopia.observe(t.s, 1).monsters[0]?.values.attack).toBe(monsterValue(t.s, 0, 'attack'));
      return monsterValue(t.s, 0, 'attack');
    };
    expect([attack('easy'), attack('normal'), attack('hard'), attack('normal', 0), attack('hard', 0)]).toEqual([3, 4, 5, 4, 5]);
  });

  test('DYS-AIW.6: Hard gangs up on the wounded; Easy does not look at chances', () => {
    const heroes = [
      { code: 'elf', at: '3,3' },
      { code: 'elf', at: '5,3', energy: 2 },
      { code: 'dwarf', at: '12,8' },
    ] as const;
    const t = round({ heroes, monsters: [{ code: 'N1', at: '4,3' }], options: { difficulty: 'hard' } });
    expect(t.dice([1, 1], ['U', 1]).go().events('attacked')[0]?.to).toBe('h1');
    const easy = round({ heroes, monsters: [{ code: 'N1', at: '4,3' }], options: { difficulty: 'easy' } });
    expect(easy.dice([1, 1], ['U', 1]).go().events('attacked')[0]?.to).toBe('h0');
  });

  test('DYS-AIW.8: thirty monsters are done well within a second each', () => {
    const monsters = Array.from({ length: 30 }, (_, i) => ({ code: 'N1' as const, at: `${1 + (i % 12)},${4 + Math.floor(i / 12)}` }));
    const t = round({
      heroes: [
        { code: 'dwarf', at: '1,1' },
        { code: 'elf', at: '12,1' },
      ],
      monsters,
    });
    t.script.below = () => 0;
    const began = performance.now();
    t.go();
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
