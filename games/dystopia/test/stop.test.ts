import { begin, decisionOf, decisionView, fast, IllegalAction, migrate, play } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { dystopia } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { TestTable } from './table.ts';

/** Before level 5, with 100 gold each: a seat for each hero, all of whom are asked at once. */
function stop(...codes: string[]): TestTable {
  const chance = fast(5, 1);
  const s: State = begin(dystopia, { seats: codes.length, options: { level: 5 } }, chance);
  return new TestTable(s).crew(...codes);
}

const asked = (t: TestTable) => t.s.pending.map((d) => [d.kind, d.seat, d.about?.['hero']]);

describe('a stop between two levels', () => {
  test('DYS-INN.2: everybody is asked at once, and acts in any order, as often as they like', () => {
    const t = stop('warrior', 'dwarf');
    expect(asked(t)).toEqual([
      ['between', 0, 0],
      ['between', 1, 1],
    ]);
    t.answer('buy:bread-cheese', 1).answer('buy:smoked-ham', 0).answer('buy:bread-cheese', 1).answer('gold:5:0', 1);
    expect([t.hero(0).things, t.hero(1).things]).toEqual([['smoked-ham'], ['bread-cheese', 'bread-cheese']]);
    expect(asked(t)).toHaveLength(2);
  });

  test('DYS-INN.2: being ready says where it goes, and how many are not yet', () => {
    const t = stop('warrior', 'dwarf', 'elf');
    const ready = (seat: number) => {
      const { label, note } = decisionView(dystopia, t.s, seat)!.options.find(({ id }) => id === 'ready')!;
      return [label, note];
    };
    const on = { key: 'pick.ready', args: { title: { key: 'level.L05.title' } } };
    expect(ready(0)).toEqual([on, { key: 'note.ready', args: { n: 2 } }]);
    t.answer('ready', 1);
    expect(ready(0)).toEqual([on, { key: 'note.ready', args: { n: 1 } }]);
    t.answer('ready', 2);
    expect(ready(0)).toEqual([on, undefined]);
  });

  test('DYS-INN.2: an answer that is on its way still counts where nothing has changed for its seat', () => {
    const t = stop('warrior', 'dwarf');
    const jan = decisionOf(t.s, 0)!.id;
    t.answer('buy:bread-cheese', 1);
    play(dystopia, t.s, { decision: jan, seat: 0, choice: 'buy:smoked-ham' }, t.script);
    expect(t.hero(0).things).toEqual(['smoked-ham']);
    // What Jan may do is another thing once he has been given something.
    const before = decisionOf(t.s, 0)!.id;
    t.answer('give:bread-cheese:0', 1);
    expect(t.events('handed')).toMatchObject([{ rule: 'DYS-TRD.5', hero: 1, to: 0 }]);
    expect(() => play(dystopia, t.s, { decision: before, seat: 0, choice: 'ready' }, t.script)).toThrow(IllegalAction);
    expect(t.asked(0).options).toContain('eat:bread-cheese');
  });

  test('DYS-INN.2: whoever is not called back is still asked the same question, and may answer what is on its way', () => {
    const t = stop('warrior', 'dwarf', 'elf').answer('ready', 0);
    const before = decisionOf(t.s, 2)!.id;
    t.answer('gold:20:0', 1);
    expect(asked(t)).toHaveLength(3);
    expect(decisionOf(t.s, 2)!.id).toBe(before);
  });

  test('DYS-INN.2: nobody is ready for good before the last: a gift calls back, and so does one’s own wish', () => {
    const t = stop('warrior', 'dwarf').answer('ready', 0);
    expect(t.events('ready')).toMatchObject([{ hero: 0, rule: 'DYS-INN.2' }]);
    expect([asked(t), dystopia.observe(t.s, 1).stop?.ready]).toEqual([[['between', 1, 1]], [0]]);
    t.answer('gold:20:0', 1);
    expect([asked(t).length, dystopia.observe(t.s, 1).stop?.ready]).toEqual([2, []]);
    t.answer('ready', 0);
    expect(t.asides(0)).toEqual(['pass:0:off', 'unready:0']);
    t.aside(0, 'unready:0');
    expect(asked(t)).toEqual([
      ['between', 0, 0],
      ['between', 1, 1],
    ]);
    expect([t.asides(0), t.events('unready')]).toMatchObject([['pass:0:off'], [{ hero: 0, rule: 'DYS-INN.2' }]]);
    // Who came back acts as often as he likes, whatever the other does.
    t.answer('buy:bread-cheese', 0);
    expect(asked(t)).toHaveLength(2);
    t.answer('ready', 1).answer('ready', 0);
    expect(t.s.phase).toBe('level');
  });

  test('DYS-INN.2: gifts call a hero back three times and no more, so nobody keeps the others from leaving', () => {
    const t = stop('warrior', 'dwarf');
    for (let n = 0; n < 3; n++) {
      t.answer('ready', 0).answer('gold:1:0', 1);
      expect(asked(t)).toHaveLength(2);
    }
    t.answer('ready', 0).answer('gold:1:0', 1);
    expect(asked(t)).toEqual([['between', 1, 1]]);
    expect(t.asides(0)).toContain('unready:0');
  });

  test('DYS-EQP.5, DYS-TRD.5: a weapon too many goes to a fellow hero with room, or to the party’s things; nobody waits for that', () => {
    const t = stop('warrior', 'dwarf');
    t.s.heroes[1]!.gold = 500;
    t.answer('ready', 0).answer('buy:steel-mace', 1).answer('buy:boar-spear', 1);
    expect(t.asked(1)).toMatchObject({
      kind: 'surplus',
      options: ['leave:steel-mace', 'give:steel-mace:0', 'leave:boar-spear', 'give:boar-spear:0'],
    });
    t.answer('give:boar-spear:0', 1);
    expect(t.events('handed')).toMatchObject([{ rule: 'DYS-EQP.5', hero: 1, to: 0 }]);
    expect([t.hero(0).weapons, t.hero(1).weapons]).toEqual([['boar-spear'], ['steel-mace']]);
    // The Warrior takes it in hand at once, at no cost.
    t.answer('swap:boar-spear:-', 0);
    expect(t.hero(0).attack).toBe('boar-spear');
    t.answer('buy:throwing-knives', 1);
    expect(t.asked(1).options).toEqual(['leave:steel-mace', 'leave:throwing-knives']);
    t.answer('leave:steel-mace', 1);
    expect([t.s.heap.things, t.asked(0).options]).toMatchObject([['steel-mace'], expect.arrayContaining(['take:steel-mace'])]);
  });

  test('DYS-EQP.4: nobody sets out with a weapon too many, however often he was called back', () => {
    const t = stop('warrior', 'dwarf').answer('buy:steel-mace', 0).answer('buy:boar-spear', 1);
    for (let n = 0; n < 3; n++) t.answer('ready', 0).answer('gold:1:0', 1);
    t.answer('ready', 0).answer('give:boar-spear:0', 1).answer('ready', 1);
    expect([t.s.phase, asked(t)]).toEqual(['between', [['surplus', 0, 0]]]);
    expect(t.answer('leave:steel-mace', 0).s.phase).toBe('level');
  });

  test('DYS-INN.2: whoever leads several heroes turns from one to the other; silence is readiness', () => {
    const chance = fast(5, 1);
    const t = new TestTable(begin(dystopia, { seats: 1, options: { level: 5, heroes: 3 } }, chance)).crew('warrior', 'dwarf', 'elf');
    expect(t.of('as')).toEqual(['1', '2']);
    t.do('as:2', 'buy:smoked-ham', 'ready');
    expect([t.hero(2).things, t.of('as'), t.asked().about]).toEqual([['smoked-ham'], ['1'], { hero: 0 }]);
    expect(dystopia.decisions['between']!.byDefault(t.s, t.asked(), chance)).toBe('ready');
    t.do('ready', 'ready');
    expect(t.s.phase).toBe('level');
  });

  test('DYS-EQP.5: a match that was saved while somebody chose between two weapons at a stop goes on: one of them stays with the party’s things', () => {
    const t = stop('warrior', 'dwarf');
    t.s.heroes[0]!.weapons = ['steel-mace', 'rune-sword'];
    t.s.pending = [];
    t.s.stack.at(-1)!.step = 'again';
    t.s.stack.push({ id: ++t.s.lastId, proc: 'surplus', step: 'ask', hero: 0, slot: 'attack' } as never);
    t.go();
    expect(t.options).toEqual(['leave:steel-mace', 'leave:rune-sword']);
    t.do('leave:steel-mace');
    expect([t.hero(0).weapons, t.s.heap.things]).toEqual([['rune-sword'], ['steel-mace']]);
    expect(t.events('laid')).toMatchObject([{ hero: 0, things: ['steel-mace'], gold: 0, at: '' }]);
    expect(asked(t)).toHaveLength(2);
  });

  test('DYS-INN.2: a match that was saved while one was asked after the other goes on with all at once', () => {
    const old = JSON.parse(JSON.stringify(stop('warrior', 'dwarf').s)) as State & { version: number };
    const [d] = old.pending;
    const { by: _by, stays: _stays, first: _first, ...one } = d!;
    old.pending = [one];
    const f = old.stack.at(-1) as unknown as Record<string, unknown>;
    delete f['acting'];
    Object.assign(f, { at: 0, ready: [false, false] });
    old.version = 1;
    const t = new TestTable(migrate(dystopia, old));
    expect(asked(t)).toEqual([['between', 0, 0]]);
    t.answer('buy:smoked-ham', 0);
    expect([t.hero(0).things, asked(t)]).toEqual([
      ['smoked-ham'],
      [
        ['between', 0, 0],
        ['between', 1, 1],
      ],
    ]);
  });
});
