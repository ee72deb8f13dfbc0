import { describe, expect, test } from 'vitest';
import { priceOf } from '../src/content/prices.ts';
import { type Situation, table } from './table.ts';

type Heroes = Situation['heroes'];

describe('how far, how long, how dear (D.5, D.6)', () => {
  const HALL = ['#'.repeat(22), ...Array.from({ length: 3 }, () => `#${'A'.repeat(20)}#`), '#'.repeat(22)];
  const at = (steps: number) => `${1 + steps},2`;
  const wizard: Heroes[number] = { code: 'wizard', at: at(0), energy: 2, things: ['sceptre'] };

  const HEROES: readonly [string, number][] = [
    ['mend', 1],
    ['oak-skin', 4],
    ['wolf-heart', 4],
    ['second-breath', 6],
  ];
  test.each(HEROES)('DYS-SPELL.7: %s reaches heroes within %i, the caster among them', (spell, n) => {
    const heroes = [
      { code: 'warrior', at: at(0), spells: [spell] },
      { code: 'elf', at: at(n) },
      { code: 'dwarf', at: at(n + 1) },
    ] satisfies Heroes;
    expect(table({ map: HALL, heroes }).do(`cast:${spell}`).options).toEqual(['h0', 'h1', 'back']);
  });

  const MONSTERS: readonly [string, number, 'N1' | 'S1' | 'W1'][] = [
    ['ember-dart', 6, 'N1'],
    ['web', 5, 'N1'],
    ['dust', 4, 'N1'],
    ['w-sun-lance', 8, 'N1'],
    ['w-banish', 6, 'S1'],
    ['w-break-crown', 8, 'W1'],
  ];
  test.each(MONSTERS)('DYS-SPELL.7: %s reaches a monster within %i, where nothing is in the way', (spell, n, code) => {
    const monsters = [n, n + 1].map((steps) => ({ code, at: at(steps) }));
    const heroes = [{ ...wizard, spells: [spell] }] satisfies Heroes;
    expect(table({ map: HALL, heroes, monsters }).do(`cast:${spell}`).options).toEqual(['m0', 'back']);
    const walled = HALL.map((row) => `${row.slice(0, 2)}#${row.slice(3)}`);
    expect(table({ map: walled, heroes, monsters }).of('cast')).toEqual([]);
  });

  test('DYS-SPELL.7: Sun Lance and Ember Dart may be aimed at another hero too, never at the caster; Break the Crown at Wizor alone', () => {
    const heroes = [
      { ...wizard, spells: ['w-sun-lance', 'w-break-crown'] },
      { code: 'elf', at: at(2) },
    ] satisfies Heroes;
    const t = table({ map: HALL, heroes, monsters: [{ code: 'U1', at: at(4) }] });
    expect(t.of('cast')).toEqual(['w-sun-lance']);
    expect(t.do('cast:w-sun-lance').options).toEqual(['m0', 'h1', 'back']);
    t.white(5, 5).do('h1');
    expect(t.hero(1).energy).toBe(3);
  });

  /** The Wizard, heroes at both distances, one behind a wall, and what has changed for each. */
  const round = (spell: string, n: number) =>
    table({
      map: [...HALL.slice(0, 1), `#AA#${'A'.repeat(17)}#`, ...HALL.slice(2)],
      heroes: [
        { code: 'elf', at: at(n), energy: 2 },
        { code: 'dwarf', at: at(n + 1), energy: 2 },
        { code: 'archer', at: '4,1', energy: 2 },
        { ...wizard, at: '1,1', spells: [spell] },
      ],
      turn: 3,
    }).do(`cast:${spell}`);

  test('DYS-SPELL.7: Circle of Dawn heals all within two, in sight', () => {
    // From (1,1) the Archer at (4,1) is behind a pillar.
    expect(round('w-dawn-circle', 1).s.heroes.map((h) => h.energy)).toEqual([4, 4, 2, 4]);
    expect(round('w-dawn-circle', 2).s.heroes.map((h) => h.energy)).toEqual([4, 2, 2, 4]);
  });

  test('DYS-SPELL.7: Great Ward guards all within three, in sight, for two rounds', () => {
    const ward = [{ what: 'defence', n: 2, until: 2 }];
    expect(round('w-great-ward', 3).s.heroes.map((h) => h.effects)).toEqual([ward, [], [], ward]);
  });

  test('DYS-SPELL.7: Mind Mirror serves all others within three, in sight, for two rounds', () => {
    const mirror = [{ what: 'mirror', n: 1, until: 2 }];
    expect(round('w-mind-mirror', 3).s.heroes.map((h) => h.effects)).toEqual([mirror, [], [], []]);
  });

  test('DYS-SPELL.7: Mind Mirror needs another hero, a circle does not; each needs somebody in sight', () => {
    const t = table({ map: HALL, heroes: [{ ...wizard, spells: ['w-mind-mirror', 'w-dawn-circle', 'w-still-hour', 'far-call'] }] });
    expect(t.of('cast')).toEqual(['w-dawn-circle']);
    const walled = HALL.map((row) => `${row.slice(0, 2)}#${row.slice(3)}`);
    const behind = table({ map: walled, heroes: [{ ...wizard, spells: ['w-still-hour'] }], monsters: [{ code: 'N1', at: at(3) }] });
    expect(behind.of('cast')).toEqual([]);
  });

  test('DYS-SPELL.7: lockbreath reaches a door within six, in sight, that is closed', () => {
    const at6 = (door: number, state: 'open' | 'closed' = 'closed') =>
      table({
        map: ['#'.repeat(12), `#${'a'.repeat(door - 1)}+${'B'.repeat(10 - door)}#`, '#'.repeat(12)],
        heroes: [{ code: 'elf', at: '1,1', spells: ['lockbreath'] }],
        doors: [{ at: `${door},1`, state }],
        revealed: ['a'],
      });
    expect([at6(7).of('cast'), at6(8).of('cast'), at6(7, 'open').of('cast')]).toEqual([['lockbreath'], [], []]);
  });

  test('DYS-SPELL.7: twin spark: both within five, at most two squares apart', () => {
    const pair = (a: number, b: number) =>
      table({
        map: HALL,
        heroes: [{ code: 'elf', at: at(0), spells: ['twin-spark'] }],
        monsters: [a, b].map((steps) => ({ code: 'N1', at: at(steps) })),
      }).of('cast').length;
    expect([pair(3, 5), pair(2, 5), pair(4, 6)]).toEqual([1, 0, 0]);
  });

  test('DYS-SPELL.7: Still Hour: up to three monsters in sight; each loses its turn, a boss may save itself', () => {
    const monsters = [2, 4, 6, 8].map((steps, i) => ({ code: 'G2' as const, at: at(steps), ...(i === 0 ? { boss: 'x' } : {}) }));
    const t = table({
      map: [...HALL.slice(0, 3), `#${'A'.repeat(10)}#${'A'.repeat(9)}#`, ...HALL.slice(4)],
      heroes: [{ ...wizard, spells: ['w-still-hour'] }],
      monsters: [...monsters, { code: 'N1', at: '20,3' }, { code: 'N1', at: '2,1', energy: 0, dead: true }],
    }).do('cast:w-still-hour');
    expect(t.asked()).toMatchObject({ kind: 'spellTargets', about: { hero: 0, caster: 'h0', spell: 'w-still-hour' } });
    expect(t.options).toEqual(['m0', 'm1', 'm2', 'm3']);
    expect(t.asked().choose).toEqual({ min: 1, max: 3 });
    t.white('U', 1).do(['m0', 'm1', 'm3']);
    expect(t.s.monsters.map((m) => m.lost)).toEqual([0, 1, 0, 1, 0, 0]);
  });

  test('DYS-SPELL.7: Star Rain falls on one revealed area of which a square is in sight, each monster with a test of its own', () => {
    const t = table({
      map: ['##########', '#aaa+BBBB#', '####BBBBB#', '#cc######', '##########'].map((row) => row.padEnd(10, '#')),
      heroes: [{ ...wizard, at: '1,1', spells: ['w-star-rain'] }],
      monsters: [
        { code: 'N1', at: '8,1' },
        { code: 'N1', at: '8,2' },
        { code: 'N1', at: '3,1' },
        { code: 'N1', at: '4,1' },
      ],
      doors: [{ at: '4,1', state: 'open' }],
    }).do('cast:w-star-rain');
    expect(t.options).toEqual(['B', 'a', 'back']);
    t.white(5, 5, 1, 1).do('B');
    expect(t.s.monsters.map((m) => m.energy)).toEqual([1, 2, 2, 2]);
  });

  test('DYS-SPELL.7: Gate Step: a hero in sight, to a free square in sight', () => {
    const t = table({
      map: HALL.map((row, y) => (y === 2 ? row : `${row.slice(0, 6)}#${row.slice(7)}`)),
      heroes: [
        { code: 'elf', at: '8,1' },
        { code: 'dwarf', at: '3,2' },
        { ...wizard, at: '5,1', spells: ['w-gate-step'] },
      ],
      traps: [{ kind: 'pit', at: '2,2', visible: true }],
      furniture: [{ at: '1,1' }],
      turn: 2,
    }).do('cast:w-gate-step');
    expect(t.options).toEqual(['h1', 'h2', 'back']);
    t.do('h1');
    for (const square of ['8,1', '3,2', '5,1', '2,2', '1,1', '9,1']) expect(t.options).not.toContain(square);
    expect(t.options).toContain('2,1');
    expect(t.do('back').hero(2).used).toEqual([]);
  });

  test('DYS-SPELL.7: Call Back reaches a pile within three', () => {
    const call = (steps: number) =>
      table({
        map: HALL,
        heroes: [
          { code: 'dwarf', dead: true, energy: 0 },
          { ...wizard, spells: ['w-call-back'] },
        ],
        piles: [{ at: at(steps), of: 'dwarf' }],
        turn: 1,
      }).of('cast');
    expect([call(3), call(4)]).toEqual([['w-call-back'], []]);
  });

  test('DYS-SPELL.7: Far Call needs no sight, and moves nobody’s turn', () => {
    const t = table({
      map: ['#########', '#aaa#aaa#', '#a#####a#', '#aaaaaaa#', '#########'],
      heroes: [
        { code: 'elf', at: '1,1', spells: ['far-call'] },
        { code: 'dwarf', at: '7,1' },
      ],
    }).do('cast:far-call');
    expect(t.options).toEqual(['h1', 'back']);
    t.do('h1');
    expect([t.hero().square, t.hero(1).square, t.asked().about]).toEqual(['7,1', '1,1', { hero: 0 }]);
    // The way so far is no way back any more.
    expect(t.s.turn).toMatchObject({ path: [t.at('7,1')], undo: 0, stage: 'acted' });
  });

  test('DYS-SPELL.7: seeking light shows the invisible traps of the caster’s area that are in sight', () => {
    const t = table({
      map: ['########', '#AA+BBB#', '#AA#BBB#', '#A##BBB#', '########'],
      heroes: [{ code: 'elf', at: '1,1', spells: ['seeking-light'] }],
      traps: [
        { kind: 'pit', at: '2,2' },
        { kind: 'pit', at: '5,1' },
        { kind: 'pit', at: '1,3' },
      ],
      doors: [{ at: '3,1', state: 'open' }],
    });
    expect(t.do('cast:seeking-light').s.traps.map((trap) => trap.visible)).toEqual([true, false, true]);
  });

  const LASTING: readonly [string, 'h1' | 'm0', object][] = [
    ['oak-skin', 'h1', { what: 'defence', n: 2, until: 2 }],
    ['wolf-heart', 'h1', { what: 'attack', n: 2, until: 2 }],
    ['dust', 'm0', { what: 'attack', n: -2, until: 2 }],
    ['w-break-crown', 'm0', { what: 'defence', n: -3, until: 2 }],
  ];
  test.each(LASTING)('DYS-GEN.8: %s on %s lasts two rounds, and ends with the second', (spell, target, effect) => {
    const t = table({
      map: HALL,
      heroes: [
        { ...wizard, spells: [spell] },
        { code: 'dwarf', at: '1,1' },
      ],
      monsters: [{ code: 'W1', at: at(4) }],
      seats: 2,
      wizor: 0,
    }).do(`cast:${spell}`, target);
    const effects = () => (target === 'm0' ? t.monster().effects : t.hero(1).effects);
    expect(effects()).toEqual([effect]);
    t.do('end', 'end', 'end');
    expect([t.s.round, effects()]).toEqual([2, [effect]]);
    t.do('end', 'end', 'end');
    expect([t.s.round, effects()]).toEqual([3, []]);
  });

  test('DYS-SPELL.7: second breath takes one lost turn, never more than are owed, and what is left of those of sorcery', () => {
    const breath = (lost: number, chained: number) =>
      table({
        map: HALL,
        heroes: [
          { code: 'warrior', at: at(0), spells: ['second-breath'] },
          { code: 'elf', at: at(2), lost, chained },
        ],
      })
        .do('cast:second-breath', 'h1')
        .hero(1);
    expect(breath(2, 2)).toMatchObject({ lost: 1, chained: 1 });
    expect(breath(0, 0)).toMatchObject({ lost: 0, chained: 0 });
  });

  test('DYS-GEN.8: what is for this turn ends with it', () => {
    const t = table({ map: HALL, heroes: [{ code: 'elf', at: at(0), spells: ['ghost-step', 'swift-wind'], things: ['wind-drops'] }] });
    expect(t.do('cast:ghost-step').hero().effects).toEqual([{ what: 'ghost', n: 1, until: 0 }]);
    t.do('end');
    expect(t.hero().effects).toEqual([]);
    expect(t.do('cast:swift-wind').hero().effects).toEqual([{ what: 'speed', n: 5, until: 0 }]);
    t.do('end');
    expect(t.hero().effects).toEqual([]);
  });

  test('DYS-GEN.8: what is for this turn ends with it, what is for this round does not', () => {
    const heroes = [
      { code: 'elf', at: at(0), spells: ['ghost-step'], effects: [{ what: 'int', n: -1, until: 1 }] },
      { code: 'dwarf', at: at(2) },
    ] satisfies Heroes;
    const t = table({ map: HALL, heroes }).do('cast:ghost-step', 'end');
    expect([t.s.round, t.hero().effects]).toEqual([1, [{ what: 'int', n: -1, until: 1 }]]);
  });

  test('DYS-INN.3: what scrolls cost; Wizard spells are not sold', () => {
    const prices =
      'mend 25, ember-dart 30, oak-skin 25, wolf-heart 25, swift-wind 15, web 25, dust 20, seeking-light 15, far-call 20, lockbreath 20, ghost-step 20, twin-spark 35, second-breath 20, firm-ground 15';
    for (const one of prices.split(', ')) expect(one).toBe(`${one.split(' ')[0]} ${priceOf(`spell.${one.split(' ')[0]}`)}`);
    expect(priceOf('spell.w-banish')).toBe(0);
  });

  const SORCERIES = ['x-fire-lash', 'x-mind-chain', 'x-hex', 'x-drain'];
  test.each(SORCERIES)('DYS-SORC.2: %s reaches heroes within six, in sight', (id) => {
    const cast = (map: readonly string[]) =>
      table({
        map,
        heroes: [6, 7].map((steps) => ({ code: 'elf' as const, at: at(steps) })),
        monsters: [{ code: 'W1', at: at(0) }],
        turn: 'wizor',
        seats: 2,
        wizor: 0,
      }).do('m0');
    expect(cast(HALL).do(`cast:${id}`).options).toEqual(['h0', 'back']);
    expect(cast(HALL.map((row) => `${row.slice(0, 2)}#${row.slice(3)}`)).of('cast')).toEqual(['x-call-fallen']);
  });

  test('DYS-SORC.1: each as often in a level as the card says: Uzyr two, Wizor six', () => {
    const left = (code: 'U1' | 'W1', sorceries: Record<string, number>) =>
      table({
        heroes: [{ code: 'elf', at: '4,4' }],
        monsters: [{ code, at: '6,4' }],
        turn: 'wizor',
        seats: 2,
        wizor: 0,
        more: { sorceries },
      })
        .do('m0')
        .of('cast');
    expect(left('U1', {})).toEqual(['x-fire-lash', 'x-mind-chain']);
    expect(left('U1', { '0:x-fire-lash': 1 })).toEqual(['x-mind-chain']);
    expect(left('W1', { '0:x-fire-lash': 2, '0:x-storm': 1, '0:x-hex': 1 })).toEqual([
      'x-fire-lash',
      'x-mind-chain',
      'x-drain',
      'x-call-fallen',
    ]);
    expect(left('W1', { '0:x-fire-lash': 3, '0:x-drain': 1, '0:x-call-fallen': 1, '1:x-hex': 1 })).toEqual([
      'x-mind-chain',
      'x-hex',
      'x-storm',
    ]);
  });

  test('DYS-SORC.1: a sorcery can be taken back; the monster has its action still', () => {
    const t = table({
      heroes: [{ code: 'elf', at: '4,4' }],
      monsters: [{ code: 'U1', at: '6,4' }],
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    }).do('m0', 'cast:x-mind-chain', 'back');
    expect([t.of('cast'), t.of('attack'), t.s.sorceries]).toEqual([['x-fire-lash', 'x-mind-chain'], ['h0'], {}]);
    t.white(5, 5).do('cast:x-mind-chain', 'h0');
    expect(t.of('attack')).toEqual([]);
  });

  test('DYS-SORC.1: Call the Fallen: only squares within two that are free and on which nothing waits', () => {
    const t = table({
      map: ['#########', '#aaaaaaa#', '#########'],
      heroes: [{ code: 'elf', at: '6,1' }],
      monsters: [{ code: 'W1', at: '4,1' }],
      hidden: [{ code: 'N1', at: '3,1' }],
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    }).do('m0', 'cast:x-call-fallen');
    expect(t.options).toEqual(['2,1', '5,1', 'back']);
  });

  test('DYS-SORC.1: drain never gives more than the starting energy', () => {
    const t = table({
      heroes: [{ code: 'elf', at: '4,4' }],
      monsters: [{ code: 'W1', at: '6,4' }],
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    });
    t.do('m0').white(5, 5).do('cast:x-drain', 'h0');
    expect([t.hero().energy, t.monster().energy]).toEqual([4, 9]);
  });

  test('DYS-SORC.1: who is not called has had his turn too: Wizor’s silence ends with the round', () => {
    const t = table({
      heroes: [
        { ...wizard, at: '1,1', spells: ['w-unweave'] },
        { code: 'elf', at: '12,8' },
      ],
      monsters: [{ code: 'W1', at: '6,4' }],
      seats: 2,
      wizor: 0,
    }).do('cast:w-unweave', 'end', 'end');
    expect(t.of('m0')).toEqual([]);
    expect(t.s.silenced).toBe(true);
    t.do('end');
    expect(t.s.silenced).toBe(false);
  });

  test('DYS-WIZ.12: three squares are near, four are not, nor is what he cannot see; the Wizard helps himself', () => {
    const lash = (wizardAt: string, map: readonly string[], target = 'h0') =>
      table({
        map,
        heroes: [
          { code: 'warrior', at: at(3) },
          { ...wizard, at: wizardAt },
        ],
        monsters: [{ code: 'U1', at: at(5) }],
        turn: 'wizor',
        seats: 2,
        wizor: 0,
      })
        .do('m0')
        .white(4, 4)
        .do('cast:x-fire-lash', target)
        .events('wits')[0]?.int;
    const walled = HALL.map((row) => `${row.slice(0, 2)}#${row.slice(3)}`);
    expect([lash(at(0), HALL), lash(at(7), HALL), lash(at(0), walled), lash(at(2), HALL, 'h1')]).toEqual([9, 3, 3, 9]);
  });
});
