import { distance, isCorridor, nameOf, type Square, squareOf } from '../board/grid.ts';
import { type Distances, distances } from '../rules/paths.ts';
import { gridAt, heroAt, heroId, heroValue, levelOf, maxEnergy, onBoard, stepsLeft } from '../rules/values.ts';
import type { Hero, State } from '../state.ts';
import { isWeak } from './fight.ts';
import { wantsOf } from './gear.ts';

/** When only leaving is left, an exit is worth more than all there is to find. */
const LEAVING = 200;

/**
 * Something worth going to: a square, and how much nearer it counts. `door`: it stands before this closed door; `alone`: only
 * this hero goes there; `room`: another one takes what lies there.
 */
interface Target {
  at: Square;
  bonus: number;
  door?: Square;
  alone?: true;
  room?: true;
}

/** Where there is still something to do (DYS-AIH.6): the option that brings the hero, and the party, nearer to it. */
export function explore(s: State, n: number, options: readonly string[]): string {
  const grid = gridAt(s);
  const h = s.heroes[n]!;
  const mine = distances(s, h.at, false);
  const leader = leaderOf(s);
  const search = searchNear(s, n, mine);
  if (search !== undefined) return stepTo(s, n, options, (at) => -Math.abs(distance(grid, at, search)) - (at === search ? 0 : 1));
  const from = leader < 0 || leader === n ? mine : distances(s, s.heroes[leader]!.at, false);
  const free = (at: Square) => at === h.at || !s.heroes.some((other, k) => k !== leader && onBoard(other) && other.at === at);
  const targets = targetsOf(s, n, leader).filter(({ at, door }) => door !== undefined || free(at));
  const goal = nearest(targets, from) ?? nearest(targets, mine) ?? nearest(targets, distances(s, h.at, heroValue(s, n, 'speed') >= 6));
  if (!goal) return options.find((option) => option.startsWith('open:')) ?? 'end';
  const open = goal.door === undefined ? undefined : `open:${nameOf(grid, goal.door)}`;
  if (open !== undefined && options.includes(open)) return together(s, h.at) ? open : 'end';
  const jumps = !from.has(goal.at) && heroValue(s, n, 'speed') >= 6;
  const back = distances(s, goal.at, jumps);
  const front = placeFor(s, n, goal);
  const last = Math.max(...s.heroes.map((other) => (onBoard(other) ? (back.get(other.at) ?? 0) : 0)));
  return stepTo(s, n, options, (at) => {
    const far = back.get(at) ?? 999;
    // Nobody runs ahead (DYS-AIH.7). Who goes elsewhere than the others must not wait for them: they may wait for him.
    const ahead = goal.bonus === LEAVING || goal.alone ? 0 : Math.max(0, last - 6 - far);
    return -(far < front ? 2 * front - far : far) - 2 * ahead;
  });
}

/** Who picks where the party goes: the first who also goes in front, so that the choice does not change with each step back. */
function leaderOf(s: State): number {
  const able = s.heroes.map((h) => onBoard(h) && h.code !== 'wizard');
  const strong = able.findIndex((is, n) => is && !isWeak(s, n));
  return strong >= 0 ? strong : able.indexOf(true);
}

/** How far from where the party goes a hero stays. */
function placeFor(s: State, n: number, goal: Target): number {
  if (goal.room) return 2;
  if (goal.door === undefined) return 0;
  // In a narrow corridor all others must go back for whoever has the key.
  if (!canOpen(s, goal.door, [s.heroes[n]!])) return s.heroes.filter(onBoard).length;
  // The weak stay behind at a door (DYS-AIH.7).
  return isWeak(s, n) && !isLocked(s, goal.door) ? 3 : 0;
}

function nearest(targets: readonly Target[], from: Distances): Target | undefined {
  let best: Target | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const cost = (from.get(target.at) ?? Number.POSITIVE_INFINITY) - target.bonus;
    if (cost < least) {
      least = cost;
      best = target;
    }
  }
  return best;
}

/** A square beside something unsearched that he reaches in this turn. */
function searchNear(s: State, n: number, mine: Distances): Square | undefined {
  if (s.turn.stage === 'acted') return undefined;
  const left = stepsLeft(s, heroId(n));
  const found = searchable(s, s.heroes[n])
    .flatMap(({ at }) => [{ at, steps: mine.get(at) ?? Number.POSITIVE_INFINITY }])
    .filter(({ at, steps }) => steps > 0 && steps <= left && heroAt(s, at) < 0);
  found.sort((a, b) => a.steps - b.steps);
  return found[0]?.at;
}

function around(s: State, at: Square, bonus: number, more: Partial<Target> = {}): Target[] {
  return gridAt(s).neighbours[at]!.map((next) => ({ at: next, bonus, ...more }));
}

/** What one hero would search or pick up; `follower` goes there with him. */
function searchable(s: State, h: Hero | undefined, follower = h): Target[] {
  const grid = gridAt(s);
  const found = levelOf(s).furniture.flatMap((thing, i) =>
    s.furniture[i]!.shown && !s.furniture[i]!.searched ? around(s, squareOf(grid, thing.at), 3) : [],
  );
  for (const pile of s.piles) {
    if (!h || !wantsOf(h, pile)) continue;
    const room = follower && wantsOf(follower, pile) ? {} : { room: true as const };
    found.push({ at: pile.at, bonus: 3, ...room }, ...around(s, pile.at, 3, room));
  }
  return found;
}

/** Squares worth going to. When only leaving is left, the exits; of what is behind doors only what the party can open. */
function targetsOf(s: State, n: number, leader: number): Target[] {
  const grid = gridAt(s);
  const level = levelOf(s);
  const rest = s.goals.every((met, i) => met || level.goals[i]!.type === 'escape');
  const exits = grid.exits.filter((at) => s.revealed.includes(grid.cells[at]!));
  const free = exits.filter((at) => !s.heroes.some((h, k) => k !== n && onBoard(h) && h.at === at));
  const out: Target[] = rest ? (free.length > 0 ? free : exits).map((at) => ({ at, bonus: LEAVING })) : [];
  const found = out.concat(searchable(s, s.heroes[leader] ?? s.heroes[n], s.heroes[n]));
  if (s.captive === 'shown' && level.captive) found.push(...around(s, squareOf(grid, level.captive.at), 5));
  const h = s.heroes[n]!;
  if (!h.used.includes('lyra') && (h.curses.length > 0 || maxEnergy(s, heroId(n)) - h.energy >= 2)) {
    (level.neutrals ?? []).forEach((being, i) => {
      if (being.code === 'L1' && s.neutrals[i]) found.push(...around(s, squareOf(grid, being.at), 2, { alone: true }));
    });
  }
  for (const door of s.doors) if (!s.open.includes(door) && canOpen(s, door)) found.push(...around(s, door, 0, { door }));
  const seen = new Uint8Array(grid.cells.length);
  for (const at of s.seen) seen[at] = 1;
  for (const area of s.revealed) {
    if (!isCorridor(area)) continue;
    const squares = grid.areas.get(area)!;
    // A section that nobody has entered and that goes on, and corners into which nobody has looked.
    const goesOn = grid.touching.get(area)!.some((other) => !s.revealed.includes(other));
    for (const at of squares) if (goesOn || seen[at] === 0) found.push({ at, bonus: 0 });
  }
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
  const way = distances(s, here, false);
  return s.heroes.every((h) => !onBoard(h) || (way.get(h.at) ?? 0) <= 6);
}

/** The reachable square of most worth; "end" where standing still is as good. */
export function stepTo(s: State, n: number, options: readonly string[], worth: (at: Square) => number): string {
  const grid = gridAt(s);
  let best = 'end';
  let most = worth(s.heroes[n]!.at) + 0.01;
  for (const option of options) {
    const at = grid.byGo.get(option);
    if (at === undefined) continue;
    const value = worth(at);
    if (value > most) {
      most = value;
      best = option;
    }
  }
  return best;
}
