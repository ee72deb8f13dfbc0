import { clone } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { FLOOR, groundOf, OBJECT, TRAP, WAITS } from '../src/rules/ground.ts';
import { stepsFrom } from '../src/rules/paths.ts';
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
