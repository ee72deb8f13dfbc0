import { clone } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { parseSquare } from '../src/board/grid.ts';
import { stepsFrom } from '../src/rules/distances.ts';
import { FLOOR, groundOf, OBJECT, TRAP, WAITS } from '../src/rules/ground.ts';
import { heroReach, monsterReach } from '../src/rules/paths.ts';
import { gridAt, isFloor, seesSquare } from '../src/rules/values.ts';
import type { State } from '../src/state.ts';
import { Board } from './board-by-rules.ts';
import { table } from './table.ts';

/* All states of a level share one board that is drawn anew where they differ: each must find its own. */

const base = () =>
  table({
    map: ['#############', '#AAA#BBB#CCC#', '#AAA+BBB+CCC#', '#AAA#BBB#CCC#', '#############'],
    heroes: [{ code: 'warrior', at: '2,2' }],
    furniture: [{ at: '1,1' }, { at: '6,1' }],
    traps: [
      { at: '3,2', kind: 'pit' },
      { at: '6,2', kind: 'pit' },
    ],
    neutrals: [
      { at: '3,1', code: 'L1' },
      { at: '7,1', code: 'S4' },
    ],
    captive: '3,3',
  }).s;

/** The position with something changed, always of the same level. */
function positions(): State[] {
  const s = base();
  const other = (change: (d: State) => void) => {
    const d = clone(s);
    change(d);
    return d;
  };
  const door = (x: number) => 2 * gridAt(s).width + x;
  return [
    s,
    other((d) => (d.revealed = ['A', 'B'])),
    other((d) => (d.revealed = ['A', 'C'])),
    other((d) => (d.revealed = ['B', 'C'])),
    other((d) => (d.open = [door(4)])),
    other((d) => (d.open = [door(8)])),
    other((d) => (d.open = [door(4), door(8)])),
    ...[0, 1].flatMap((n) => [
      other((d) => (d.furniture[n]!.shown = false)),
      other((d) => (d.traps[n]!.visible = true)),
      other((d) => (d.traps[n] = { visible: true, gone: true })),
      other((d) => (d.neutrals[n] = false)),
    ]),
    other((d) => (d.captive = 'freed')),
    other((d) => (d.captive = 'hidden')),
  ];
}

test('DYS-MOVE.11 DYS-MOVE.16 DYS-MOVE.17 DYS-LOS.3 what is set up in a position is what is on its board, whichever was looked at before', () => {
  const all = positions();
  const drawn = (s: State) => {
    const board = new Board(s);
    return board.squares.map((at) => (board.floor(at) ? FLOOR : 0) | (board.thing(at) ? OBJECT : 0) | (board.trap(at) ? TRAP : 0));
  };
  for (const first of all)
    for (const second of all) {
      groundOf(first);
      const ground = groundOf(second);
      expect([...ground.still]).toEqual(drawn(second));
      expect(ground.traps).toBe(drawn(second).some((square) => (square & TRAP) !== 0));
      // Twice the same is the same.
      expect([...groundOf(second).still]).toEqual(drawn(second));
    }
});

test('DYS-REV.10 a monster waits for the captive only where he is and has not been seen', () => {
  const waits = (captive: State['captive']) => {
    const s = base();
    s.captive = captive;
    const ground = groundOf(s);
    return (ground.occupy(s, true)[ground.grid.captive!]! & WAITS) !== 0;
  };
  expect([waits('hidden'), waits('freed'), waits('none')]).toEqual([true, false, false]);
});

test('DYS-MOVE.16 DYS-LOS.3 ways and lines are those of the position that is asked for', () => {
  const all = positions();
  const from = all[0]!.heroes[0]!.at;
  const answers = (s: State) => {
    const board = new Board(s);
    return [board.squares.map((at) => isFloor(s, at)), board.squares.map((at) => seesSquare(s, from, at)), [...stepsFrom(s, from, true)]];
  };
  const alone = all.map((s) => {
    // Another level in between, so that nothing is remembered.
    groundOf(base());
    return answers(clone(s));
  });
  for (const [i, first] of all.entries())
    for (const [k, second] of all.entries()) {
      answers(first);
      expect(answers(second), `${i} then ${k}`).toEqual(alone[k]);
    }
});

/** Two heroes and a monster in two rooms with an open door between them, and the same with one thing changed each. */
function companies(): State[] {
  const { s } = table({
    map: ['#########', '#AAA#BBB#', '#AAA+BBB#', '#AAA#BBB#', '#########'],
    heroes: [
      { code: 'elf', at: '2,2' },
      { code: 'dwarf', at: '3,2' },
    ],
    monsters: [{ code: 'S3', at: '6,2' }],
    traps: [
      { at: '2,1', kind: 'pit' },
      { at: '5,2', kind: 'pit' },
    ],
    captive: '7,1',
  });
  const at = (name: string) => parseSquare(gridAt(s), name);
  s.open = [at('4,2')];
  const other = (change: (d: State) => void) => {
    const d = clone(s);
    change(d);
    return d;
  };
  return [
    s,
    other((d) => (d.heroes[0]!.at = at('1,3'))),
    other((d) => (d.heroes[1]!.at = at('3,3'))),
    other((d) => (d.heroes[1]!.dead = true)),
    other((d) => (d.heroes[1]!.pass = false)),
    other((d) => (d.monsters[0]!.at = at('5,1'))),
    other((d) => (d.monsters[0]!.at = at('3,1'))),
    other((d) => (d.monsters[0]!.dead = true)),
    other((d) => (d.traps[0]!.visible = true)),
    other((d) => (d.traps[1]!.visible = true)),
    other((d) => {
      d.traps[0]!.visible = true;
      d.heroes[0]!.effects.push({ what: 'speed', n: -2, until: 9 });
    }),
    other((d) => {
      d.monsters[0]!.at = at('3,1');
      d.heroes[0]!.effects.push({ what: 'ghost', n: 0, until: 9 });
    }),
    other((d) => (d.captive = 'hidden')),
    other((d) => (d.open = [])),
  ];
}

test('DYS-MOVE.8 DYS-MOVE.9 DYS-MOVE.10 DYS-TRAP.8 DYS-REV.10 a search that is asked for again is made again where anything differs', () => {
  const all = companies();
  const searches = [
    ...[0, 1].flatMap((n) =>
      [2, 6].map((steps) => (s: State, board: Board): [unknown, unknown] => {
        const { at } = s.heroes[n]!;
        return [heroReach(s, n, steps).map((one) => [one.at, one.steps]), board.ends(board.ofHero(n), at, steps)];
      }),
    ),
    ...[2, 6].map((steps) => (s: State, board: Board): [unknown, unknown] => {
      const { at } = s.monsters[0]!;
      return [monsterReach(s, 0, steps).map((one) => [one.at, one.steps]), board.ends(board.ofMonster(0), at, steps)];
    }),
  ];
  for (const [i, first] of all.entries())
    for (const [k, second] of all.entries())
      for (const before of searches)
        for (const search of searches) {
          before(first, new Board(first));
          const [found, byRules] = search(second, new Board(second));
          expect(found, `${i} then ${k}`).toEqual(byRules);
        }
});

test('what begins a search over the whole level is found again as long as the board is the same, and not when it is another', () => {
  const [closed, open] = positions().filter((s) => s.revealed.length === 3 && s.furniture[0]!.shown) as [State, State];
  open.open = [2 * gridAt(open).width + 4];
  const from = closed.heroes[0]!.at;
  expect(stepsFrom(closed, from, false)).toBe(stepsFrom(closed, from, false));
  const near = [...stepsFrom(closed, from, false)];
  expect([...stepsFrom(open, from, false)]).not.toEqual(near);
  expect([...stepsFrom(closed, from, false)]).toEqual(near);
});
