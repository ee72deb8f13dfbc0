import { distance, type Square, squareOf } from '../board/grid.ts';
import { stepsFrom } from '../rules/distances.ts';
import { groundOf, NEVER } from '../rules/ground.ts';
import { heroFlood } from '../rules/paths.ts';
import { gridAt, heroAt, heroId, heroValue, levelOf, maxEnergy, onBoard, stepsLeft } from '../rules/values.ts';
import type { Hero, State } from '../state.ts';
import { isWeak } from './fight.ts';
import { wantsOf } from './gear.ts';
import type { Offers } from './offers.ts';

/** When only leaving is left, an exit is worth more than all there is to find. */
const LEAVING = 200;

/** Who goes to a target: whoever can, only this hero, or he goes with another one who takes what lies there. */
type Way = 'any' | 'alone' | 'room';

/**
 * The nearest of the squares worth going to that it is shown, by steps and by how much nearer each counts. By one walk over
 * them all: to make a list of so many squares first takes longer than to look at them.
 */
class Nearest {
  /** The square, -1 where none can be reached, and how much nearer it counts. */
  at: Square = -1;
  bonus = 0;
  way: Way = 'any';
  /** The closed door that it stands before; -1: none. */
  door: Square = -1;
  readonly #steps: Int16Array;
  readonly #taken: readonly Square[];
  #least = Number.POSITIVE_INFINITY;

  /**
   * @param steps to each square from where the way begins
   * @param taken squares where others stand, which count only before a door
   */
  constructor(steps: Int16Array, taken: readonly Square[]) {
    this.#steps = steps;
    this.#taken = taken;
  }

  show(at: Square, bonus: number, way: Way = 'any', door: Square = -1): void {
    const steps = this.#steps[at]!;
    if (steps === NEVER || steps - bonus >= this.#least || (door < 0 && this.#taken.includes(at))) return;
    this.#least = steps - bonus;
    this.at = at;
    this.bonus = bonus;
    this.way = way;
    this.door = door;
  }
}

/** Where there is still something to do (DYS-AIH.6): the option that brings the hero, and the party, nearer to it. */
export function explore(s: State, n: number, offers: Offers): string {
  const grid = gridAt(s);
  const h = s.heroes[n]!;
  const mine = stepsFrom(s, h.at, false);
  const search = searchNear(s, n, mine);
  if (search >= 0) return stepTo(s, n, offers, (at) => -Math.abs(distance(grid, at, search)) - (at === search ? 0 : 1));
  const leader = leaderOf(s);
  const from = leader < 0 || leader === n ? mine : stepsFrom(s, s.heroes[leader]!.at, false);
  let goal = nearest(s, n, leader, from);
  if (goal.at < 0 && from !== mine) goal = nearest(s, n, leader, mine);
  const leaps = heroValue(s, n, 'speed') >= 6;
  if (goal.at < 0 && leaps) goal = nearest(s, n, leader, stepsFrom(s, h.at, true));
  if (goal.at < 0) return offers.open[0] ?? 'end';
  const open = goal.door < 0 ? undefined : `open:${grid.names[goal.door]!}`;
  if (open !== undefined && offers.open.includes(open)) return together(s, h.at) ? open : 'end';
  const back = stepsFrom(s, goal.at, leaps && from[goal.at] === NEVER);
  const front = placeFor(s, n, goal);
  let last = 0;
  for (const other of s.heroes) if (onBoard(other) && back[other.at] !== NEVER) last = Math.max(last, back[other.at]!);
  // Nobody runs ahead (DYS-AIH.7). Who goes elsewhere than the others must not wait for them: they may wait for him.
  const waits = goal.bonus !== LEAVING && goal.way !== 'alone';
  return stepTo(s, n, offers, (at) => {
    const far = back[at] === NEVER ? 999 : back[at]!;
    const ahead = waits ? Math.max(0, last - 6 - far) : 0;
    return -(far < front ? 2 * front - far : far) - 2 * ahead;
  });
}

/** Who picks where the party goes: the first who also goes in front, so that the choice does not change with each step back. */
function leaderOf(s: State): number {
  let first = -1;
  for (let n = 0; n < s.heroes.length; n++) {
    if (!onBoard(s.heroes[n]!) || s.heroes[n]!.code === 'wizard') continue;
    if (!isWeak(s, n)) return n;
    if (first < 0) first = n;
  }
  return first;
}

/** How far from where the party goes a hero stays. */
function placeFor(s: State, n: number, goal: Nearest): number {
  if (goal.way === 'room') return 2;
  if (goal.door < 0) return 0;
  // In a narrow corridor all others must go back for whoever has the key.
  if (!canOpen(s, goal.door, [s.heroes[n]!])) return s.heroes.filter(onBoard).length;
  // The weak stay behind at a door (DYS-AIH.7).
  return isWeak(s, n) && !isLocked(s, goal.door) ? 3 : 0;
}

/** A square beside something unsearched that he reaches in this turn; -1: none. */
function searchNear(s: State, n: number, mine: Int16Array): Square {
  if (s.turn.stage === 'acted') return -1;
  let least = stepsLeft(s, heroId(n)) + 1;
  let best = -1;
  searchable(s, s.heroes[n], s.heroes[n], (at) => {
    const steps = mine[at]!;
    if (steps === 0 || steps >= least || heroAt(s, at) >= 0) return;
    least = steps;
    best = at;
  });
  return best;
}

/** Shows what one hero would search or pick up; `follower` goes there with him. */
function searchable(s: State, h: Hero | undefined, follower: Hero | undefined, show: (at: Square, way: Way) => void): void {
  const { furnitureAt, neighbours } = gridAt(s);
  for (let i = 0; i < furnitureAt.length; i++) {
    if (!s.furniture[i]!.shown || s.furniture[i]!.searched) continue;
    for (const at of neighbours[furnitureAt[i]!]!) show(at, 'any');
  }
  for (const pile of s.piles) {
    if (!h || !wantsOf(h, pile)) continue;
    const way = follower && wantsOf(follower, pile) ? 'any' : 'room';
    show(pile.at, way);
    for (const at of neighbours[pile.at]!) show(at, way);
  }
}

/** The nearest square worth going to. When only leaving is left, the exits; of what is behind doors only what the party can open. */
function nearest(s: State, n: number, leader: number, steps: Int16Array): Nearest {
  const grid = gridAt(s);
  const level = levelOf(s);
  const h = s.heroes[n]!;
  const taken: Square[] = [];
  for (let k = 0; k < s.heroes.length; k++)
    if (k !== leader && k !== n && onBoard(s.heroes[k]!) && s.heroes[k]!.at !== h.at) taken.push(s.heroes[k]!.at);
  const found = new Nearest(steps, taken);
  const showAround = (at: Square, bonus: number, way?: Way, door?: Square) => {
    for (const next of grid.neighbours[at]!) found.show(next, bonus, way, door);
  };
  if (s.goals.every((met, i) => met || level.goals[i]!.type === 'escape')) {
    const exits = grid.exits.filter((at) => s.revealed.includes(grid.cells[at]!));
    const free = exits.filter((at) => !s.heroes.some((other, k) => k !== n && onBoard(other) && other.at === at));
    for (const at of free.length > 0 ? free : exits) found.show(at, LEAVING);
  }
  searchable(s, s.heroes[leader] ?? h, h, (at, way) => found.show(at, 3, way));
  if (s.captive === 'shown' && grid.captive !== null) showAround(grid.captive, 5);
  if (!h.used.includes('lyra') && (h.curses.length > 0 || maxEnergy(s, heroId(n)) - h.energy >= 2)) {
    level.neutrals?.forEach((being, i) => {
      if (being.code === 'L1' && s.neutrals[i]) showAround(grid.neutralsAt[i]!, 2, 'alone');
    });
  }
  for (const door of s.doors) if (!s.open.includes(door) && canOpen(s, door)) showAround(door, 0, 'any', door);
  const { corridors, onward, noted } = groundOf(s);
  noted.fill(0);
  for (const at of s.seen) noted[at] = 1;
  // A section that nobody has entered and that goes on, and corners into which nobody has looked.
  for (const at of corridors) if (onward[at] === 1 || noted[at] === 0) found.show(at, 0);
  return found;
}

const entryOf = (s: State, door: Square) => levelOf(s).doors?.find((one) => squareOf(gridAt(s), one.at) === door);
const isLocked = (s: State, door: Square): boolean => entryOf(s, door)?.state === 'locked';

/** One of these heroes can open it: it is not locked, or he has its key. */
function canOpen(s: State, door: Square, heroes: readonly Hero[] = s.heroes): boolean {
  const key = entryOf(s, door)?.key;
  return !isLocked(s, door) || heroes.some((h) => onBoard(h) && key !== undefined && h.things.includes(key));
}

/** Doors are opened when those who can come are near, or after four rounds of waiting (DYS-AIH.7). */
function together(s: State, here: Square): boolean {
  if (s.round % 5 === 0) return true;
  const way = stepsFrom(s, here, false);
  return s.heroes.every((h) => !onBoard(h) || way[h.at] === NEVER || way[h.at]! <= 6);
}

/** The reachable square of most worth; "end" where standing still is as good. */
export function stepTo(s: State, n: number, { go }: Offers, worth: (at: Square) => number): string {
  const grid = gridAt(s);
  const { order } = heroFlood(s, n, stepsLeft(s, heroId(n)));
  let best = 'end';
  let most = worth(s.heroes[n]!.at) + 0.01;
  for (let i = 0; i < go.length; i++) {
    const option = go[i]!;
    // They are offered in the order in which they are reached.
    const at = grid.goes[order[i]!] === option ? order[i]! : grid.byGo.get(option);
    if (at === undefined) continue;
    const value = worth(at);
    if (value > most) {
      most = value;
      best = option;
    }
  }
  return best;
}
