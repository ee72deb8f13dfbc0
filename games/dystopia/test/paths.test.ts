import { expect, test } from 'vitest';
import { isCorridor, nameOf } from '../src/board/grid.ts';
import { heroProblem } from '../src/decisions/hero-problems.ts';
import { monsterProblem } from '../src/decisions/monster-problems.ts';
import type { Problem } from '../src/decisions/problem.ts';
import { heroReach, monsterReach, type Reach } from '../src/rules/paths.ts';
import { gridAt, heroValue, monsterValue } from '../src/rules/values.ts';
import { Board, positions } from './board-by-rules.ts';

/* Where figures can go, beside the same reckoned straight from the rules. */

/** Each way is as long as it says, and goes by steps and by straight jumps over visible traps. */
function waysHold(board: Board, costs: Map<number, number>, from: number, found: readonly Reach[]): void {
  for (const { at, steps, path } of found) {
    let [here, walked] = [from, 0];
    for (const to of path) {
      const direction = [0, 1, 2, 3].find((d) => board.next(here, d) === to);
      const jumped = [0, 1, 2, 3].find((d) => {
        const over = board.next(here, d);
        return over !== undefined && board.trap(over) && board.next(over, d) === to;
      });
      expect(direction !== undefined || jumped !== undefined).toBe(true);
      walked += direction === undefined ? 2 : 1;
      expect(costs.get(to)).toBe(walked);
      here = to;
    }
    expect([here, walked]).toEqual([at, steps]);
  }
}

/** Why a hero cannot go to a square, by the first reason that applies; 'way': something on the way there. */
function whyHero(board: Board, costs: Map<number, number>, n: number, to: number): string | undefined {
  const { s } = board;
  const h = s.heroes[n]!;
  const left = heroValue(s, n, 'speed') - s.turn.spent;
  if (to === h.at) return undefined;
  if (!board.floor(to)) {
    const besideFloor = [0, 1, 2, 3].some((d) => board.floor(board.next(to, d) ?? -1));
    return besideFloor && !isCorridor(gridAt(s).cells[to]!) ? 'BLOCKED_WALL DYS-GEN.5' : 'NOT_REVEALED DYS-MOVE.16';
  }
  const direction = [0, 1, 2, 3].find((d) => board.next(board.next(h.at, d) ?? -9, d) === to);
  const over = direction === undefined ? -1 : board.next(h.at, direction)!;
  const empty = (at: number) => board.hero(at) < 0 && board.monster(at) < 0;
  if (over >= 0 && board.trap(over)) {
    if (heroValue(s, n, 'speed') < 6) return 'JUMP_TOO_SLOW DYS-TRAP.8';
    if (left < 2) return 'NO_STEPS_LEFT DYS-TRAP.8';
    if (!empty(over)) return 'JUMP_BLOCKED DYS-TRAP.14';
    return board.thing(to) || board.trap(to) || !empty(to) ? 'JUMP_BLOCKED DYS-TRAP.8' : undefined;
  }
  if (board.thing(to)) return 'BLOCKED_OBJECT DYS-MOVE.11';
  if (board.monster(to) >= 0 && !board.ghost(n)) return 'BLOCKED_MONSTER DYS-MOVE.9';
  const other = board.hero(to);
  if (other >= 0 && board.closed(other)) return `PASS_REFUSED ${board.bans(other) ? 'DYS-GEN.12' : 'DYS-MOVE.8'}`;
  if (other >= 0 && board.bans(n)) return 'CURSED DYS-GEN.12';
  if (board.trap(to)) return 'TRAP_VISIBLE DYS-MOVE.17';
  if (!empty(to)) return 'SQUARE_OCCUPIED DYS-MOVE.12';
  const steps = costs.get(to);
  if (steps === undefined) return 'way';
  return steps <= left ? undefined : 'NO_STEPS_LEFT DYS-MOVE.1';
}

/** The same for a monster, whose player sees the whole level. */
function whyMonster(board: Board, costs: Map<number, number>, n: number, to: number): string | undefined {
  const { s } = board;
  if (to === s.monsters[n]!.at) return undefined;
  if (!board.floor(to)) return 'NOT_REVEALED DYS-REV.10';
  if (board.thing(to)) return 'BLOCKED_OBJECT DYS-MOVE.11';
  if (board.hero(to) >= 0 || board.monster(to) >= 0) return 'BLOCKED_MONSTER DYS-MOVE.10';
  if (board.waits(to)) return 'SQUARE_OCCUPIED DYS-REV.10';
  if (board.trap(to)) return 'TRAP_VISIBLE DYS-MOVE.17';
  const steps = costs.get(to);
  if (steps === undefined) return 'BLOCKED_MONSTER DYS-MOVE.10';
  return steps <= monsterValue(s, n, 'speed') - s.turn.spent ? undefined : 'NO_STEPS_LEFT DYS-MOVE.1';
}

const said = (problem: Problem | undefined) => problem && `${problem.code} ${problem.rule}`;

test('DYS-MOVE.8 DYS-MOVE.10 DYS-MOVE.11 DYS-MOVE.16 DYS-MOVE.17 DYS-TRAP.8 DYS-REV.10 DYS-TRAP.10 figures can go where the rules let them, by ways as long as they say, and are told why not elsewhere', () => {
  const counts = { heroes: 0, monsters: 0, jumps: 0 };
  const reasons = new Set<string>();
  for (const s of positions(16)) {
    const board = new Board(s);
    const { grid } = { grid: gridAt(s) };
    for (const [n, h] of s.heroes.entries()) {
      if (h.dead || h.at < 0) continue;
      const costs = board.ofHero(n);
      for (const steps of [1, 7]) {
        const found = heroReach(s, n, steps);
        expect(found.map(({ at, steps: cost }) => [at, cost])).toEqual(board.ends(costs, h.at, steps));
        waysHold(board, costs, h.at, found);
        counts.jumps += found.filter(({ path, steps: cost }) => path.length < cost).length;
      }
      const wrong = board.squares.flatMap((to) => {
        const wanted = whyHero(board, costs, n, to);
        const got = said(heroProblem(s, n, `go:${nameOf(grid, to)}`));
        if (wanted) reasons.add(wanted);
        return (wanted === 'way' ? got !== undefined : got === wanted) ? [] : [`${nameOf(grid, to)}: ${got}, not ${wanted}`];
      });
      expect(wrong).toEqual([]);
      counts.heroes++;
    }
    for (const [n, m] of s.monsters.entries()) {
      if (m.dead) continue;
      const costs = board.ofMonster(n);
      const found = monsterReach(s, n, 6);
      expect(found.map(({ at, steps: cost }) => [at, cost])).toEqual(board.ends(costs, m.at, 6));
      waysHold(board, costs, m.at, found);
      const wrong = board.squares.flatMap((to) => {
        const wanted = whyMonster(board, costs, n, to);
        const got = said(monsterProblem(s, n, `go:${nameOf(grid, to)}`));
        return got === wanted ? [] : [`${nameOf(grid, to)}: ${got}, not ${wanted}`];
      });
      expect(wrong).toEqual([]);
      counts.monsters++;
    }
  }
  // What is compared is there.
  expect(
    Object.values(counts).every((count) => count > 100),
    JSON.stringify(counts),
  ).toBe(true);
  expect(reasons.size, [...reasons].sort().join()).toBe(15);
});
