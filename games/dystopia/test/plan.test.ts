import { decisionView } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { dystopia, planning } from '../src/index.ts';
import { alone, type Situation, type TestTable, table } from './table.ts';

/** What a seat sees. */
const viewOf = (t: TestTable, seat = 0) => dystopia.observe(t.s, seat);
/** The parts that can be planned, by id. */
const formOf = (t: TestTable, seat = 0) => Object.fromEntries(planning.form(viewOf(t, seat), seat).map((part) => [part.id, part]));
const choices = (t: TestTable, part: string, seat = 0) => formOf(t, seat)[part]?.choices.map(({ id }) => id);
/** How a wish is met by the question that a seat is asked. */
const met = (t: TestTable, part: string, wish: string, at?: string, seat = 0) =>
  planning.meets(part, at === undefined ? { do: wish } : { do: wish, if: at }, decisionView(dystopia, t.s, seat)!, viewOf(t, seat));

/** Two players: the elf of the first acts at 3,3, and the warrior of the second waits at 5,5 in a room with everything in it. */
const waiting = (more: Partial<Situation> = {}) =>
  table({
    seats: 2,
    heroes: [
      { code: 'elf', at: '3,3' },
      { code: 'warrior', at: '5,5' },
    ],
    monsters: [
      { code: 'N1', at: '9,6' },
      { code: 'N1', at: '9,7' },
      { code: 'M1', at: '11,1', boss: 'b1' },
    ],
    furniture: [
      { at: '1,1', kind: 'chest' },
      { at: '1,8', kind: 'grave' },
    ],
    piles: [{ at: '6,6', gold: 3 }],
    captive: '12,8',
    exits: ['12,1'],
    ...more,
  });
/** The same two with nobody and nothing about. */
const bare = (more: Partial<Situation> = {}) =>
  table({
    seats: 2,
    heroes: [
      { code: 'elf', at: '3,3' },
      { code: 'warrior', at: '5,5' },
    ],
    ...more,
  });

describe('a turn planned ahead', () => {
  test('each hero who waits has a place to go to and a deed, at most three of each, and by default stays and does nothing', () => {
    const t = waiting();
    const form = formOf(t, 1);
    expect(Object.keys(form)).toEqual(['go.1', 'do.1']);
    for (const part of Object.values(form)) expect(part.most).toBe(3);
    expect(form['go.1']!.usual).toEqual([{ do: 'stay' }]);
    expect(form['do.1']!.usual).toEqual([{ do: 'nothing' }]);
    expect(form['go.1']!.title).toEqual({ key: 'plan.go', args: { hero: { key: 'hero.warrior' } } });
    expect(form['do.1']!.title).toEqual({ key: 'plan.do', args: { hero: { key: 'hero.warrior' } } });
  });

  test('one may go to monsters, beside furniture and the captive, onto piles and exits, or stay', () => {
    expect(choices(waiting(), 'go.1', 1)).toEqual([
      'reach:m0',
      'reach:m1',
      'reach:m2',
      'beside:1,1',
      'beside:1,8',
      'on:6,6',
      'on:12,1',
      'beside:12,8',
      'stay',
    ]);
  });

  test('one may attack whom one likes or whoever is hit most easily, search, free the captive, or do nothing', () => {
    expect(choices(waiting(), 'do.1', 1)).toEqual([
      'attack',
      'attack:m0',
      'attack:m1',
      'attack:m2',
      'search:1,1',
      'search:1,8',
      'free',
      'nothing',
    ]);
  });

  test('one single monster about may be attacked', () => {
    expect(choices(bare({ monsters: [{ code: 'N1', at: '9,6' }] }), 'do.1', 1)).toEqual(['attack', 'attack:m0', 'nothing']);
  });

  test('with nobody and nothing about, one may stay and do nothing, and there are no odds to ask for', () => {
    const t = bare();
    expect(choices(t, 'go.1', 1)).toEqual(['stay']);
    expect(choices(t, 'do.1', 1)).toEqual(['nothing']);
    expect(formOf(t, 1)['do.1']!.conditions).toEqual([]);
  });

  test('attacks may ask for odds, and nothing else may', () => {
    const { 'go.1': go, 'do.1': deed } = formOf(waiting(), 1);
    const odds = ['odds:30', 'odds:40', 'odds:50', 'odds:60', 'odds:70', 'odds:80'];
    expect(deed!.conditions.map(({ id }) => id)).toEqual(odds);
    expect(deed!.conditions[0]!.label).toEqual({ key: 'plan.odds', args: { n: 30 } });
    expect(go!.conditions).toEqual([]);
    for (const { id, if: conditions } of deed!.choices) expect(conditions).toEqual(id.startsWith('attack') ? odds : undefined);
    expect(go!.choices.every((choice) => choice.if === undefined)).toBe(true);
  });

  test('what was searched and doors that are open are gone from the plan', () => {
    const map = ['########', '#AAAA#B#', '#AAAA+B#', '#AAAA#B#', '#AA+####', '#CCCCCC#', '########'];
    const t = bare({
      map,
      heroes: [
        { code: 'elf', at: '1,1' },
        { code: 'warrior', at: '2,2' },
      ],
      furniture: [
        { at: '4,1', kind: 'chest' },
        { at: '1,3', kind: 'grave' },
      ],
      doors: [{ at: '3,4', state: 'open' }],
    });
    t.s.furniture[1]!.searched = true;
    expect(choices(t, 'go.1', 1)).toEqual(['beside:4,1', 'beside:5,2', 'stay']);
    expect(choices(t, 'do.1', 1)).toEqual(['search:4,1', 'open:5,2', 'nothing']);
  });

  test('places are told with their square and its room, monsters with the number on their base or by the name of their own', () => {
    const t = waiting();
    const labels = Object.fromEntries(formOf(t, 1)['go.1']!.choices.map(({ id, label }) => [id, JSON.stringify(label)]));
    expect(labels['reach:m1']).toContain('"n":2');
    expect(labels['reach:m1']).toContain('"x":"9","y":"7"');
    expect(labels['beside:1,8']).toContain('thing.grave');
    expect(labels['beside:12,8']).toContain('plan.captive');
    expect(labels['on:6,6']).toContain('plan.pile');
    expect(labels['on:12,1']).toContain('plan.exit');
    const deeds = Object.fromEntries(formOf(t, 1)['do.1']!.choices.map(({ id, label }) => [id, JSON.stringify(label)]));
    expect(deeds['search:1,8']).toContain('thing.grave');
    expect(deeds['attack:m1']).toContain('"n":2');
    expect(deeds['attack:m1']).toContain('"x":"9","y":"7"');
    // A room without a name of its own is not named.
    expect(labels['on:6,6']).not.toContain('square.in');
    const view = viewOf(t, 1);
    const place = (areas: Record<string, string>, story: typeof view.story) => {
      const [part] = planning.form({ ...view, areas, story, level: 4 }, 1);
      return JSON.stringify(part!.choices.find(({ id }) => id === 'on:6,6')!.label);
    };
    // In a level of one's own it has the name that its file gives, in the campaign the one of the catalogue.
    expect(place({ A: 'Guardroom' }, view.story)).toContain('"area":"Guardroom"');
    expect(place({ A: 'Guardroom' }, null)).toContain('level.L04.area.A');
    const two = [{ at: '5,5', area: 'B' }, ...view.squares];
    const named = planning.form({ ...view, squares: two, areas: { A: 'Guardroom', B: 'Vault' } }, 1)[0]!;
    expect(JSON.stringify(named.choices.find(({ id }) => id === 'on:6,6')!.label)).toContain('"area":"Guardroom"');
    const boss = (story: typeof view.story, name: string | null) => {
      const monsters = view.monsters.map((m) => ({ ...m, name }));
      const [part] = planning.form({ ...view, monsters, story }, 1);
      return JSON.stringify(part!.choices.find(({ id }) => id === 'reach:m2')!.label);
    };
    expect(boss(null, 'Grob')).toContain('boss.b1');
    expect(boss(view.story, 'Grob')).toContain('"what":"Grob"');
    expect(boss(view.story, null)).toContain('monster.M1');
  });

  test('a hero who acts, is dead or has left has no turn to plan, nor has anybody after the end or between levels', () => {
    const t = waiting();
    expect(formOf(t, 0)).toEqual({});
    const rest = (change: Partial<ReturnType<typeof viewOf>>) => planning.form({ ...viewOf(t, 1), ...change }, 1);
    expect(rest({ phase: 'between' })).toEqual([]);
    expect(rest({ outcome: { winners: [], ranking: [], rule: 'DYS-END.2', reason: 'wizor' } })).toEqual([]);
    const wizor = waiting({ seats: 3, wizor: 2 });
    const between = { ...viewOf(wizor, 2), phase: 'between' as const, turn: { ...viewOf(wizor, 2).turn, hero: -1 } };
    expect([planning.form(between, 2), planning.turn(between, 2)]).toEqual([[], null]);
    const [elf, warrior] = viewOf(t, 1).heroes as [never, ReturnType<typeof viewOf>['heroes'][number]];
    expect(rest({ heroes: [elf, { ...warrior, dead: true }] })).toEqual([]);
    expect(rest({ heroes: [elf, { ...warrior, at: null }] })).toEqual([]);
  });

  test('Wizor’s player may leave the next round to the automatic Wizor, as long as none of his monsters acts', () => {
    const t = waiting({ seats: 3, wizor: 2 });
    expect(planning.form(viewOf(t, 2), 2)).toMatchObject([
      { id: 'wizor', choices: [{ id: 'auto' }], conditions: [], most: 1, usual: [{ do: 'auto' }] },
    ]);
    expect(planning.form({ ...viewOf(t, 2), turn: { ...viewOf(t, 2).turn, monster: 0 } }, 2)).toEqual([]);
    expect(planning.turn(viewOf(t, 2), 2)).toBeNull();
    t.do('end', 'end');
    expect(planning.turn(viewOf(t, 2), 2)).toEqual({ id: 'wizor 1.1' });
    expect(t.asked().kind).toBe('wizor');
    expect(planning.asks(decisionView(dystopia, t.s, 2)!, viewOf(t, 2))).toEqual(['wizor']);
    expect(met(t, 'wizor', 'auto', undefined, 2)).toEqual({ choose: 'auto' });
    expect(planning.facts(viewOf(t, 2), 2, {})).toEqual({});
  });
});

describe('a planned turn that is carried out', () => {
  test('a turn is known by level, attempt, round and hero, and only whoever leads the hero has it', () => {
    const t = waiting({ round: 3 });
    expect(planning.turn(viewOf(t), 0)).toEqual({ id: '1.1.3.0', scope: '0' });
    expect(planning.turn(viewOf(t, 1), 1)).toBeNull();
    expect(planning.turn({ ...viewOf(t), phase: 'between' }, 0)).toBeNull();
    expect(planning.turn({ ...viewOf(t), attempt: 2 }, 0)!.id).toBe('1.2.3.0');
    t.do('end');
    expect(planning.turn(viewOf(t, 1), 1)).toEqual({ id: '1.1.3.1', scope: '1' });
    expect(planning.turn(viewOf(t), 0)).toBeNull();
  });

  test('the question of the turn is answered by the place first, then by the deed; others by neither', () => {
    const t = waiting();
    const asked = decisionView(dystopia, t.s, 0)!;
    expect(planning.asks(asked, viewOf(t))).toEqual(['go.0', 'do.0']);
    expect(planning.asks({ ...asked, kind: 'pin' }, viewOf(t))).toEqual([]);
    // Whether somebody may pass is asked in others' turns; another's question is no concern of this plan.
    expect(planning.asks({ ...asked, kind: 'way' }, viewOf(t))).toBeNull();
    expect(planning.asks({ ...asked, seat: 1 }, viewOf(t, 1))).toBeNull();
    expect(planning.ofCourse(asked, viewOf(t))).toBe('end');
    expect(planning.ofCourse({ ...asked, kind: 'pin' }, viewOf(t))).toBeUndefined();
  });

  test('who wants to reach a monster goes by the fewest steps to where it can be attacked, and nowhere where he already can', () => {
    const at = (square: string, code: 'warrior' | 'archer' = 'warrior') =>
      alone(
        { at: square, code },
        {
          monsters: [
            { code: 'N1', at: '6,3' },
            { code: 'N1', at: '12,8' },
          ],
        },
      );
    expect(met(at('3,3'), 'go.0', 'reach:m0')).toEqual({ choose: 'go:5,3' });
    expect(met(at('5,3'), 'go.0', 'reach:m0')).toBe('skip');
    expect(met(at('4,3', 'archer'), 'go.0', 'reach:m0')).toBe('skip');
    // Too far for this turn: the wish cannot be had.
    expect(met(at('3,3'), 'go.0', 'reach:m1')).toBeUndefined();
    expect(met(at('3,3'), 'go.0', 'reach:m9')).toBeUndefined();
  });

  test('who wants to stand beside a thing goes straight beside it, and onto what lies on the floor', () => {
    const at = (square: string) => alone({ at: square }, { furniture: [{ at: '6,3' }, { at: '12,8' }], piles: [{ at: '3,5', gold: 1 }] });
    expect(met(at('3,3'), 'go.0', 'beside:6,3')).toEqual({ choose: 'go:5,3' });
    expect(met(at('5,3'), 'go.0', 'beside:6,3')).toBe('skip');
    // Across a corner is not beside it.
    expect(met(at('5,2'), 'go.0', 'beside:6,3')).toMatchObject({ choose: expect.stringMatching(/^go:(5,3|6,2)$/) });
    expect(met(at('3,3'), 'go.0', 'beside:12,8')).toBeUndefined();
    expect(met(at('3,3'), 'go.0', 'on:3,5')).toEqual({ choose: 'go:3,5' });
    expect(met(at('3,5'), 'go.0', 'on:3,5')).toBe('skip');
    // Beside a pile is not on it.
    expect(met(at('3,4'), 'go.0', 'on:3,5')).toEqual({ choose: 'go:3,5' });
    expect(met(at('3,3'), 'go.0', 'stay')).toBe('skip');
  });

  test('a deed is done where it is offered; doing nothing asks for nothing', () => {
    const t = alone({}, { furniture: [{ at: '4,3' }, { at: '8,3' }] });
    expect(met(t, 'do.0', 'search:4,3')).toEqual({ choose: 'search:4,3' });
    expect(met(t, 'do.0', 'search:8,3')).toBeUndefined();
    expect(met(t, 'do.0', 'nothing')).toBe('skip');
  });

  test('an attack goes against whoever is hit most easily, never against a fellow hero, and only at the odds that were asked for', () => {
    const t = table({
      heroes: [
        { code: 'warrior', at: '3,3' },
        { code: 'elf', at: '3,2' },
      ],
      monsters: [
        { code: 'M1', at: '4,3' },
        { code: 'G1', at: '3,4' },
        { code: 'N1', at: '2,3' },
      ],
    });
    const odds = (id: string) => decisionView(dystopia, t.s, 0)!.options.find((one) => one.id === id)!.odds!;
    expect(odds('attack:m1')).toBeGreaterThan(odds('attack:m2'));
    expect(odds('attack:m2')).toBeGreaterThan(odds('attack:m0'));
    expect(met(t, 'do.0', 'attack')).toEqual({ choose: 'attack:m1' });
    expect(met(t, 'do.0', 'attack:m0')).toEqual({ choose: 'attack:m0' });
    const [below, above] = [
      [30, 40, 50, 60, 70, 80].findLast((n) => n / 100 <= odds('attack:m0')),
      [30, 40, 50, 60, 70, 80].find((n) => n / 100 > odds('attack:m0')),
    ];
    expect(above).toBeDefined();
    if (below !== undefined) expect(met(t, 'do.0', 'attack:m0', `odds:${below}`)).toEqual({ choose: 'attack:m0' });
    expect(met(t, 'do.0', 'attack:m0', `odds:${above}`)).toBeUndefined();
    // Exactly as good is good enough.
    const exact = decisionView(dystopia, t.s, 0)!;
    const half = { ...exact, options: exact.options.map((one) => (one.id === 'attack:m0' ? { ...one, odds: 0.5 } : one)) };
    expect(planning.meets('do.0', { do: 'attack:m0', if: 'odds:50' }, half, viewOf(t))).toEqual({ choose: 'attack:m0' });
    const less = { ...exact, options: exact.options.map((one) => (one.id === 'attack:m0' ? { ...one, odds: 0.499 } : one)) };
    expect(planning.meets('do.0', { do: 'attack:m0', if: 'odds:50' }, less, viewOf(t))).toBeUndefined();
    // What has no odds cannot be as good as somebody asks.
    expect(met(t, 'do.0', 'end', 'odds:30')).toBeUndefined();
    t.s.monsters.splice(0);
    t.s.pending[0]!.options = t.options.filter((id) => !id.startsWith('attack:m'));
    expect(met(t, 'do.0', 'attack')).toBeUndefined();
  });
});

describe('what stops a plan', () => {
  const facts = (t: TestTable, seat = 1) => planning.facts(viewOf(t, seat), seat, {});

  test('that the hero was moved, hurt, given or robbed of something, each told by itself, and of his own heroes alone', () => {
    const t = waiting();
    const before = facts(t);
    expect(Object.keys(before).sort()).toEqual(['changed.1', 'lost.1', 'moved.1', 'revealed']);
    expect(before['moved.1']).toBe('5,5');
    const h = t.s.heroes[1]!;
    const differs = (change: () => void, back: () => void) => {
      change();
      const after = facts(t);
      back();
      return Object.keys(before).filter((key) => after[key as keyof typeof after] !== before[key as keyof typeof before]);
    };
    const at = h.at;
    expect(
      differs(
        () => (h.at = t.at('6,5')),
        () => (h.at = at),
      ),
    ).toEqual(['moved.1']);
    expect(
      differs(
        () => (h.energy -= 1),
        () => (h.energy += 1),
      ),
    ).toEqual(['lost.1']);
    expect(
      differs(
        () => (h.lost += 1),
        () => (h.lost -= 1),
      ),
    ).toEqual(['lost.1']);
    // Struck and bound at once.
    expect(
      differs(
        () => Object.assign(h, { energy: h.energy - 1, lost: h.lost + 1 }),
        () => Object.assign(h, { energy: h.energy + 1, lost: h.lost - 1 }),
      ),
    ).toEqual(['lost.1']);
    expect(
      differs(
        () => h.things.push('small-ale'),
        () => h.things.pop(),
      ),
    ).toEqual(['changed.1']);
    expect(
      differs(
        () => h.spells.push('mend'),
        () => h.spells.pop(),
      ),
    ).toEqual(['changed.1']);
    expect(
      differs(
        () => h.weapons.push('long-bow'),
        () => h.weapons.pop(),
      ),
    ).toEqual(['changed.1']);
    expect(
      differs(
        () => (t.s.heroes[0]!.energy -= 1),
        () => (t.s.heroes[0]!.energy += 1),
      ),
    ).toEqual([]);
  });

  test('that something came to light, also while the turn goes on', () => {
    const map = ['##########', '#AAAA#BBB#', '#AAAA+BBB#', '#AAAA#BBB#', '##########'];
    const t = bare({
      map,
      heroes: [
        { code: 'elf', at: '4,2' },
        { code: 'warrior', at: '2,2' },
      ],
      furniture: [{ at: '1,1' }, { at: '8,1' }],
      traps: [{ at: '2,3', kind: 'pit' }],
      revealed: ['A'],
    });
    const known = () => Number(facts(t).revealed);
    const before = known();
    // 12 squares of the room, its door, the chest; the trap is not seen.
    expect(before).toBe(14);
    t.s.traps[0]!.visible = true;
    expect(known()).toBe(15);
    t.do('open:5,2');
    // 9 squares and a chest more, and the open door's own.
    expect(known()).toBe(26);
    expect(planning.during).toEqual(['revealed']);
    expect(planning.repeats).toEqual([]);
  });
});
