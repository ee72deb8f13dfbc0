import { beyond, type Square } from '../board/grid.ts';
import type { State } from '../state.ts';
import { FLOOR, type Ground, groundOf, NEVER, OBJECT, TRAP } from './ground.ts';

/**
 * Steps to every square that a figure could come to on the floor that is set up, figures aside: for those who plan further
 * than one turn. Visible traps are walls, or jumped where it can. `NEVER` where there is no way; not to be changed.
 */
export function stepsFrom(s: State, from: Square, jumps: boolean): Int16Array {
  const ground = groundOf(s);
  const number = jumps && ground.traps ? 2 * from + 1 : 2 * from;
  return (
    ground.recall(number) ?? (number % 2 === 1 ? leapFar(ground, from, ground.keep(number)) : floodFar(ground, from, ground.keep(number)))
  );
}

/** Both fill a list of `NEVER` and hand it back. */
function floodFar(ground: Ground, from: Square, cost: Int16Array): Int16Array {
  const { still, queue, grid } = ground;
  const near = grid.steps;
  cost[from] = 0;
  queue[0] = from;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const at = queue[head]!;
    for (let i = 4 * at; i < 4 * at + 4; i++) {
      const to = near[i]!;
      if (to < 0) break;
      if (cost[to] !== NEVER || (still[to]! & (FLOOR | OBJECT | TRAP)) !== FLOOR) continue;
      cost[to] = cost[at]! + 1;
      queue[tail++] = to;
    }
  }
  return cost;
}

function leapFar({ still, grid, layers }: Ground, from: Square, cost: Int16Array): Int16Array {
  const counts = [1, 0, 0];
  layers[0][0] = from;
  cost[from] = 0;
  const free = (to: Square) => (still[to]! & (FLOOR | OBJECT | TRAP)) === FLOOR;
  const reach = (to: Square, steps: number) => {
    if (cost[to]! <= steps) return;
    cost[to] = steps;
    layers[steps % 3]![counts[steps % 3]!++] = to;
  };
  for (let steps = 0; counts[0]! + counts[1]! + counts[2]! > 0; steps++) {
    const layer = layers[steps % 3]!;
    for (let i = 0; i < counts[steps % 3]!; i++) {
      const at = layer[i]!;
      if (cost[at] !== steps) continue;
      for (let k = 4 * at; k < 4 * at + 4; k++) {
        const to = grid.steps[k]!;
        if (to < 0) break;
        if (cost[to]! <= steps + 1) continue;
        const over = (still[to]! & TRAP) === 0 ? -1 : beyond(grid, at, to);
        if (free(to)) reach(to, steps + 1);
        else if (over >= 0 && free(over)) reach(over, steps + 2);
      }
    }
    counts[steps % 3] = 0;
  }
  return cost;
}
