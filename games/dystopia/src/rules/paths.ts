import type { Square } from '../board/grid.ts';
import type { State } from '../state.ts';
import { banned, gridAt, heroAt, heroValue, isFloor, monsterAt, monsterValue, objectAt, visibleTrapAt, waitsAt } from './values.ts';

/** A square that can be reached, with the way there (without the first square) and its steps. */
export interface Reach {
  at: Square;
  steps: number;
  path: Square[];
}

/** Why a hero may not step onto a square, or undefined. `through`: only passing (DYS-MOVE.8 to DYS-MOVE.17). */
export function heroStepProblem(s: State, n: number, to: Square): string | undefined {
  const h = s.heroes[n]!;
  if (!isFloor(s, to)) {
    const cell = gridAt(s).cells[to];
    return cell === '#' || cell === undefined || s.doors.includes(to) ? 'BLOCKED_WALL' : 'NOT_REVEALED';
  }
  if (objectAt(s, to)) return 'BLOCKED_OBJECT';
  const ghost = h.effects.some((effect) => effect.what === 'ghost');
  if (monsterAt(s, to) >= 0 && !ghost) return 'BLOCKED_MONSTER';
  const other = heroAt(s, to);
  if (other >= 0 && other !== n) {
    if (!s.heroes[other]!.pass || banned(s.heroes[other]!, 'passing')) return 'PASS_REFUSED';
    if (banned(h, 'passing')) return 'CURSED';
  }
  return visibleTrapAt(s, to) ? 'TRAP_VISIBLE' : undefined;
}

/** Every square on which a hero can end a move of at most so many steps, its own not among them (EX-1a). */
export function heroReach(s: State, n: number, steps: number): Reach[] {
  return search(
    s,
    s.heroes[n]!.at,
    steps,
    (to) => heroStepProblem(s, n, to) === undefined,
    (to) => heroAt(s, to) < 0 && monsterAt(s, to) < 0,
    heroValue(s, n, 'speed') >= 6,
    (to) => landing(s, to),
  );
}

/** The same for a monster: only revealed squares, no figures in the way, no visible trap but by a jump (DYS-REV.10, DYS-TRAP.10). */
export function monsterReach(s: State, n: number, steps: number): Reach[] {
  const free = (to: Square) => landing(s, to) && !waitsAt(s, to);
  return search(s, s.monsters[n]!.at, steps, free, free, monsterValue(s, n, 'speed') >= 6, free);
}

/** Where a jump may land: revealed free floor without a visible trap (DYS-TRAP.8). */
export function landing(s: State, to: Square): boolean {
  return isFloor(s, to) && !objectAt(s, to) && monsterAt(s, to) < 0 && heroAt(s, to) < 0 && !visibleTrapAt(s, to);
}

/** Why a hero may not jump over a square beside him to the one beyond, or undefined (DYS-TRAP.8, DYS-TRAP.14). */
export function jumpProblem(s: State, n: number, over: Square, to: Square): string | undefined {
  if (heroValue(s, n, 'speed') < 6) return 'JUMP_TOO_SLOW';
  if (heroValue(s, n, 'speed') - s.turn.spent < 2) return 'NO_STEPS_LEFT';
  return jumpable(s, over) && landing(s, to) ? undefined : 'JUMP_BLOCKED';
}

/** An answer about squares that is worked out once for each: 0 unknown, 1 yes, 2 no. */
function remembered(size: number, judge: (at: Square) => boolean): (at: Square) => boolean {
  const known = new Uint8Array(size);
  return (at) => {
    if (known[at] === 0) known[at] = judge(at) ? 1 : 2;
    return known[at] === 1;
  };
}

/** No square is that far. */
const NEVER = 0x7fff;

/** Breadth first, with jumps of two steps straight over a visible trap. Paths are shortest, ties by direction. */
function search(
  s: State,
  from: Square,
  steps: number,
  passable: (to: Square) => boolean,
  restable: (to: Square) => boolean,
  jumps: boolean,
  lands: (to: Square) => boolean,
): Reach[] {
  const { neighbours, cells } = gridAt(s);
  const cost = new Int16Array(cells.length).fill(NEVER);
  const back = new Int16Array(cells.length);
  const passes = remembered(cells.length, passable);
  const rests = remembered(cells.length, restable);
  const byCost: Square[][] = [[from]];
  for (let n = 1; n <= steps; n++) byCost.push([]);
  cost[from] = 0;
  const reach = (to: Square, at: Square, total: number) => {
    if (total > steps || cost[to]! <= total) return;
    cost[to] = total;
    back[to] = at;
    byCost[total]!.push(to);
  };
  const found: Reach[] = [];
  for (let spent = 0; spent <= steps; spent++) {
    for (const at of byCost[spent]!) {
      if (cost[at] !== spent) continue;
      // Nobody jumps off a square that is not his alone.
      const alone = at === from || rests(at);
      if (alone && at !== from) found.push({ at, steps: spent, path: wayTo(at, from, back) });
      for (const to of neighbours[at]!) {
        if (cost[to]! <= spent + 1) continue;
        if (passes(to)) reach(to, at, spent + 1);
        else if (jumps && alone && jumpable(s, to)) {
          const over = to + (to - at);
          if (neighbours[to]!.includes(over) && lands(over)) reach(over, at, spent + 2);
        }
      }
    }
  }
  return found.sort((a, b) => a.steps - b.steps || a.at - b.at);
}

function wayTo(at: Square, from: Square, back: Int16Array): Square[] {
  const path: Square[] = [];
  for (let step = at; step !== from; step = back[step]!) path.push(step);
  return path.reverse();
}

/** A visible trap on which nobody stands (DYS-TRAP.14). */
const jumpable = (s: State, at: Square): boolean => visibleTrapAt(s, at) && heroAt(s, at) < 0 && monsterAt(s, at) < 0;

/** Steps to squares; undefined where there is no way. */
export interface Steps {
  get(at: Square): number | undefined;
  has(at: Square): boolean;
}

/**
 * Steps to every square that a figure could come to on the floor that is set up, figures aside: for those who plan further
 * than one turn. Visible traps are walls, or jumped where it can.
 */
export function distances(s: State, from: Square, jumps: boolean): Steps {
  const { neighbours, cells } = gridAt(s);
  const cost = new Int16Array(cells.length).fill(NEVER);
  const queue: Square[][] = [[from]];
  cost[from] = 0;
  const reach = (to: Square, steps: number) => {
    if (cost[to]! <= steps) return;
    cost[to] = steps;
    queue[steps] ??= [];
    queue[steps]!.push(to);
  };
  const free = remembered(cells.length, (to) => isFloor(s, to) && !objectAt(s, to) && !visibleTrapAt(s, to));
  for (let steps = 0; steps < queue.length; steps++) {
    for (const at of queue[steps] ?? []) {
      if (cost[at] !== steps) continue;
      for (const to of neighbours[at]!) {
        if (cost[to]! <= steps + 1) continue;
        if (free(to)) reach(to, steps + 1);
        else if (jumps && visibleTrapAt(s, to)) {
          const over = to + (to - at);
          if (neighbours[to]!.includes(over) && free(over)) reach(over, steps + 2);
        }
      }
    }
  }
  return { get: (at) => (cost[at] === NEVER ? undefined : cost[at]), has: (at) => cost[at] !== undefined && cost[at] !== NEVER };
}
