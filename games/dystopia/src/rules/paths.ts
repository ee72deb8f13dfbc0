import type { Seat } from '@questhall/kernel';
import { beyond, type Square } from '../board/grid.ts';
import type { State } from '../state.ts';
import { CLOSED, FLOOR, type Flood, type Ground, groundOf, HERO, MONSTER, NEVER, OBJECT, TRAP, WAITS } from './ground.ts';
import { banned, heroAt, heroValue, leaderSeats, monsterAt, monsterValue, visibleTrapAt } from './values.ts';

/** A square that can be reached, with the way there (without the first square) and its steps. */
export interface Reach {
  at: Square;
  steps: number;
  path: Square[];
}

/** Why a hero may not step onto floor that is set up, or undefined (DYS-MOVE.8 to DYS-MOVE.17). */
export function heroStepProblem(s: State, n: number, to: Square): string | undefined {
  const h = s.heroes[n]!;
  const still = groundOf(s).still[to]!;
  if ((still & OBJECT) !== 0) return 'BLOCKED_OBJECT';
  if (monsterAt(s, to) >= 0 && !isGhost(s, n)) return 'BLOCKED_MONSTER';
  const other = heroAt(s, to);
  if (other >= 0 && other !== n) {
    if (isClosed(s, other)) return 'PASS_REFUSED';
    if (banned(h, 'passing')) return 'CURSED';
  }
  return (still & TRAP) !== 0 ? 'TRAP_VISIBLE' : undefined;
}

/** Whether nobody may pass through a hero now: its player lets nobody, said no in this turn, or a curse forbids it (DYS-MOVE.8). */
function isClosed(s: State, n: number): boolean {
  const h = s.heroes[n]!;
  if (banned(h, 'passing')) return true;
  return s.options.passing === 'asked' ? (s.turn.barred?.includes(n) ?? false) : !h.pass;
}

/** Whether a hero's player wants to be asked before this one passes (DYS-MOVE.8); whoever leads both is not. */
function wantsAsking(s: State, n: number, other: number): boolean {
  if (s.options.passing !== 'asked' || s.heroes[other]!.pass) return false;
  const seats = seatsOf(s, n);
  return seats.length !== 1 || seatsOf(s, other).some((seat) => seat !== seats[0]);
}

const seatsOf = (s: State, n: number): Seat[] => {
  const h = s.heroes[n]!;
  if (h.code !== 'wizard') return [h.seat];
  return s.lead.mode === 'joint' ? leaderSeats(s) : [s.lead.seat];
};

/** The way to a square that is reached: rather one for which nobody has to be asked, and whose leave it takes, in its order. */
export function wayTo(s: State, n: number, to: Square): { path: Square[]; through: number[] } {
  const { at } = s.heroes[n]!;
  const steps = heroValue(s, n, 'speed') - s.turn.spent;
  const first = way(heroFlood(s, n, steps), at, to);
  const through: number[] = [];
  for (const one of first.path) {
    const k = heroAt(s, one);
    if (k >= 0 && k !== n && wantsAsking(s, n, k)) through.push(k);
  }
  if (through.length === 0) return { path: first.path, through };
  const shunned = s.heroes.flatMap((_, k) => (k !== n && wantsAsking(s, n, k) ? [k] : []));
  const round = heroFlood(s, n, steps, shunned);
  if (round.cost[to] === first.steps) return { path: way(round, at, to).path, through: [] };
  return { path: first.path, through };
}

const isGhost = (s: State, n: number): boolean => s.heroes[n]!.effects.some((effect) => effect.what === 'ghost');

/**
 * The squares on which a hero can end a move of at most so many steps, its own not among them (EX-1a). Good until the next
 * flood. `shunning`: heroes through whom the ways do not lead.
 */
export function heroFlood(s: State, n: number, steps: number, shunning: readonly number[] = []): Flood {
  const ground = groundOf(s);
  const h = s.heroes[n]!;
  const shunned = banned(h, 'passing');
  let closed = 0;
  for (let k = 0; k < s.heroes.length; k++) if (k !== n && (shunned || isClosed(s, k) || shunning.includes(k))) closed |= 1 << k;
  ground.occupy(s, false, closed);
  const jumps = ground.traps && heroValue(s, n, 'speed') >= 6;
  const blocked = OBJECT | TRAP | CLOSED | (h.effects.length > 0 && isGhost(s, n) ? 0 : MONSTER);
  return flood(ground, h.at, steps, blocked, jumps ? STANDING : -1);
}

/** The same for a monster: only revealed squares, no figures in the way, no visible trap but by a jump (DYS-REV.10, DYS-TRAP.10). */
export function monsterFlood(s: State, n: number, steps: number): Flood {
  const ground = groundOf(s);
  ground.occupy(s, true);
  const jumps = ground.traps && monsterValue(s, n, 'speed') >= 6;
  return flood(ground, s.monsters[n]!.at, steps, STANDING | WAITS, jumps ? STANDING | WAITS : -1);
}

/** Whatever keeps a figure from ending its move on a square. */
const STANDING = OBJECT | TRAP | HERO | MONSTER;

/** Every square on which a hero can end a move of at most so many steps, with the ways there. */
export const heroReach = (s: State, n: number, steps: number): Reach[] => waysOf(heroFlood(s, n, steps), s.heroes[n]!.at);
export const monsterReach = (s: State, n: number, steps: number): Reach[] => waysOf(monsterFlood(s, n, steps), s.monsters[n]!.at);

/** How many of the squares on which one can end are at most so many steps away: they come first. */
export function within({ order, count, cost }: Flood, steps: number): number {
  let some = count;
  while (some > 0 && cost[order[some - 1]!]! > steps) some--;
  return some;
}

const waysOf = (flooded: Flood, from: Square): Reach[] =>
  Array.from(flooded.order.subarray(0, flooded.count), (at) => way(flooded, from, at));

/** The way to one of the squares that were reached. */
export function way({ cost, back }: Flood, from: Square, at: Square): Reach {
  const path: Square[] = [];
  for (let step = at; step !== from; step = back[step]!) path.push(step);
  return { at, steps: cost[at]!, path: path.reverse() };
}

/** Where a jump may land: revealed free floor without a visible trap (DYS-TRAP.8). */
export function landing(s: State, to: Square): boolean {
  return (groundOf(s).still[to]! & (FLOOR | OBJECT | TRAP)) === FLOOR && monsterAt(s, to) < 0 && heroAt(s, to) < 0;
}

/** Why a hero may not jump over a square beside him to the one beyond, or undefined (DYS-TRAP.8, DYS-TRAP.14). */
export function jumpProblem(s: State, n: number, over: Square, to: Square): string | undefined {
  if (heroValue(s, n, 'speed') < 6) return 'JUMP_TOO_SLOW';
  if (heroValue(s, n, 'speed') - s.turn.spent < 2) return 'NO_STEPS_LEFT';
  return visibleTrapAt(s, over) && heroAt(s, over) < 0 && monsterAt(s, over) < 0 && landing(s, to) ? undefined : 'JUMP_BLOCKED';
}

/**
 * Breadth first over the floor with its figures. Paths are shortest, ties by direction. `blocked`: what is in the way;
 * `lands`: what keeps a jump of two steps over a visible trap from ending there, -1 where nobody jumps.
 */
function flood(ground: Ground, from: Square, steps: number, blocked: number, lands: number): Flood {
  const { now, asked, flood: found } = ground;
  if (asked.from === from && asked.steps === steps && asked.blocked === blocked && asked.lands === lands) return found;
  asked.from = from;
  asked.steps = steps;
  asked.blocked = blocked;
  asked.lands = lands;
  const { cost, back, order, reached } = found;
  const near = ground.grid.steps;
  forget(found);
  cost[from] = 0;
  reached[0] = from;
  let tail = 1;
  let count = 0;
  // Where the squares of the same cost begin: they are kept by number.
  let layer = 0;
  let spent = 0;
  for (let head = 0; head < tail; head++) {
    const at = reached[head]!;
    const here = cost[at]!;
    if (here > spent) {
      spent = here;
      layer = count;
    }
    if (head > 0 && (now[at]! & (HERO | MONSTER)) === 0) count = insert(order, layer, count, at);
    if (here >= steps) continue;
    for (let i = 4 * at; i < 4 * at + 4; i++) {
      const to = near[i]!;
      if (to < 0) break;
      if (cost[to] !== NEVER) continue;
      if ((now[to]! & (FLOOR | blocked)) !== FLOOR) {
        // Most floods come to no trap at all.
        if (lands >= 0 && (now[to]! & TRAP) !== 0) {
          found.size = tail;
          return leap(ground, from, steps, blocked, lands);
        }
        continue;
      }
      cost[to] = here + 1;
      back[to] = at;
      reached[tail++] = to;
    }
  }
  found.size = tail;
  found.count = count;
  return found;
}

/** Takes the costs of the search before back. */
function forget({ cost, reached, size }: Flood): void {
  for (let i = 0; i < size; i++) cost[reached[i]!] = NEVER;
}

function insert(order: Int16Array, layer: number, count: number, at: Square): number {
  let i = count;
  while (i > layer && order[i - 1]! > at) {
    order[i] = order[i - 1]!;
    i--;
  }
  order[i] = at;
  return count + 1;
}

/** The same with jumps straight over a visible trap on which nobody stands. */
function leap(ground: Ground, from: Square, steps: number, blocked: number, lands: number): Flood {
  const { now, grid, layers, flood: found } = ground;
  const { cost, back, order, reached } = found;
  forget(found);
  const counts = [1, 0, 0];
  layers[0][0] = from;
  cost[from] = 0;
  reached[0] = from;
  found.size = 1;
  found.count = 0;
  const reach = (to: Square, at: Square, total: number) => {
    if (total > steps || cost[to]! <= total) return;
    if (cost[to] === NEVER) reached[found.size++] = to;
    cost[to] = total;
    back[to] = at;
    layers[total % 3]![counts[total % 3]!++] = to;
  };
  for (let spent = 0; spent <= steps && counts[0]! + counts[1]! + counts[2]! > 0; spent++) {
    const first = found.count;
    const layer = layers[spent % 3]!;
    for (let i = 0; i < counts[spent % 3]!; i++) {
      const at = layer[i]!;
      if (cost[at] !== spent) continue;
      // Nobody jumps off a square that is not his alone.
      const alone = at === from || (now[at]! & (HERO | MONSTER)) === 0;
      if (alone && at !== from) found.count = insert(order, first, found.count, at);
      for (let k = 4 * at; k < 4 * at + 4; k++) {
        const to = grid.steps[k]!;
        if (to < 0) break;
        if (cost[to]! <= spent + 1) continue;
        if ((now[to]! & (FLOOR | blocked)) === FLOOR) reach(to, at, spent + 1);
        else if (alone && (now[to]! & (TRAP | HERO | MONSTER)) === TRAP) {
          const over = beyond(grid, at, to);
          if (over >= 0 && (now[over]! & (FLOOR | lands)) === FLOOR) reach(over, at, spent + 2);
        }
      }
    }
    counts[spent % 3] = 0;
  }
  return found;
}
