import { begin, clone, fast, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { expect, test } from 'vitest';
import { isCorridor, nameOf } from '../src/board/grid.ts';
import { CURSES, curseCard } from '../src/content/index.ts';
import { heroProblem } from '../src/decisions/hero-problems.ts';
import { monsterProblem } from '../src/decisions/monster-problems.ts';
import type { Problem } from '../src/decisions/problem.ts';
import { dystopia } from '../src/index.ts';
import { heroReach, monsterReach, type Reach } from '../src/rules/paths.ts';
import { gridAt, heroValue, levelOf, monsterValue } from '../src/rules/values.ts';
import type { State } from '../src/state.ts';

/*
 * Where figures can go, reckoned a second time straight from the rules, with nothing kept and nothing clever, and compared
 * with what the game says, in positions of random matches with traps, closed doors, ghosts and heroes who let nobody pass.
 */

/** The board as the rules speak of it. */
class Board {
  readonly s: State;
  readonly width: number;
  readonly height: number;
  readonly #known = new Map<string, boolean | number>();

  constructor(s: State) {
    this.s = s;
    ({ width: this.width, height: this.height } = gridAt(s));
  }

  /** What was once looked up in this position. */
  #once<T extends boolean | number>(what: string, at: number, look: () => T): T {
    const key = `${what} ${at}`;
    if (!this.#known.has(key)) this.#known.set(key, look());
    return this.#known.get(key) as T;
  }

  get squares(): number[] {
    return Array.from({ length: this.width * this.height }, (_, at) => at);
  }

  /** Straight neighbours in the order of directions: north, east, south, west; undefined beyond the map. */
  next(at: number, direction: number): number | undefined {
    const [dx, dy] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][direction]!;
    const [x, y] = [(at % this.width) + dx!, Math.floor(at / this.width) + dy!];
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? undefined : y * this.width + x;
  }

  /** Revealed floor, or an open door (DYS-MOVE.16). */
  floor(at: number): boolean {
    return this.#once('floor', at, () => this.s.revealed.includes(gridAt(this.s).cells[at]!) || this.s.open.includes(at));
  }

  thing(at: number): boolean {
    const { s } = this;
    const grid = gridAt(s);
    return this.#once(
      'thing',
      at,
      () =>
        s.furniture.some(({ shown }, i) => shown && grid.furnitureAt[i] === at) ||
        s.neutrals.some((there, i) => there && grid.neutralsAt[i] === at) ||
        (s.captive === 'shown' && grid.captive === at),
    );
  }

  trap(at: number): boolean {
    return this.#once('trap', at, () => this.s.traps.some(({ visible, gone }, i) => visible && !gone && gridAt(this.s).trapsAt[i] === at));
  }

  hero(at: number): number {
    return this.#once('hero', at, () => this.s.heroes.findIndex((h) => !h.dead && h.at === at));
  }

  monster(at: number): number {
    return this.#once('monster', at, () => this.s.monsters.findIndex((m) => !m.dead && m.at === at));
  }

  /** What is set up later and fills its square then (DYS-REV.10). */
  waits(at: number): boolean {
    const { s } = this;
    const grid = gridAt(s);
    const { furniture } = levelOf(s);
    return this.#once(
      'waits',
      at,
      () =>
        s.waiting.some((entry) => grid.monstersAt[entry] === at) ||
        s.furniture.some(({ shown }, i) => !shown && grid.furnitureAt[i] === at && (furniture[i]!.minParty ?? 1) <= s.party) ||
        s.neutrals.some((there, i) => !there && grid.neutralsAt[i] === at) ||
        (s.captive === 'hidden' && grid.captive === at),
    );
  }

  /** Least steps to each square, by the steps and jumps that are allowed. */
  costs(
    from: number,
    enter: (at: number) => boolean,
    jump: ((from: number, over: number, to: number) => boolean) | undefined,
  ): Map<number, number> {
    const found = new Map([[from, 0]]);
    const byCost: number[][] = [[from]];
    const reach = (at: number, steps: number) => {
      if ((found.get(at) ?? Number.POSITIVE_INFINITY) <= steps) return;
      found.set(at, steps);
      byCost[steps] ??= [];
      byCost[steps].push(at);
    };
    for (let steps = 0; steps < byCost.length; steps++) {
      for (const at of byCost[steps] ?? []) {
        if (found.get(at) !== steps) continue;
        for (let direction = 0; direction < 4; direction++) {
          const to = this.next(at, direction);
          if (to === undefined) continue;
          if (enter(to)) reach(to, steps + 1);
          const over = this.next(to, direction);
          if (over !== undefined && jump?.(at, to, over)) reach(over, steps + 2);
        }
      }
    }
    return found;
  }

  bans(n: number): boolean {
    return this.s.heroes[n]!.curses.some(({ id }) => curseCard(id).bans === 'passing');
  }

  ghost(n: number): boolean {
    return this.s.heroes[n]!.effects.some(({ what }) => what === 'ghost');
  }

  /** A hero who lets nobody pass now. */
  closed(n: number): boolean {
    const { options, turn, heroes } = this.s;
    return this.bans(n) || (options.passing === 'asked' ? (turn.barred?.includes(n) ?? false) : !heroes[n]!.pass);
  }

  /** Over whom a hero's way leads, and what a jump asks (DYS-MOVE.8 to DYS-MOVE.17, DYS-TRAP.8). */
  ofHero(n: number): Map<number, number> {
    const { s } = this;
    const h = s.heroes[n]!;
    const ghost = this.ghost(n);
    const lets = (k: number) => k < 0 || k === n || !(this.bans(n) || this.closed(k));
    const enter = (at: number) =>
      this.floor(at) && !this.thing(at) && !this.trap(at) && (this.monster(at) < 0 || ghost) && lets(this.hero(at));
    const empty = (at: number) => this.hero(at) < 0 && this.monster(at) < 0;
    const jump = (from: number, over: number, to: number) =>
      (from === h.at || empty(from)) && this.trap(over) && empty(over) && this.floor(to) && !this.thing(to) && !this.trap(to) && empty(to);
    return this.costs(h.at, enter, heroValue(s, n, 'speed') >= 6 ? jump : undefined);
  }

  /** Monsters walk on revealed floor, around everybody, and not to where something waits (DYS-REV.10, DYS-TRAP.10). */
  ofMonster(n: number): Map<number, number> {
    const { s } = this;
    const free = (at: number) =>
      this.floor(at) && !this.thing(at) && !this.trap(at) && this.hero(at) < 0 && this.monster(at) < 0 && !this.waits(at);
    const jump = (_from: number, over: number, to: number) => this.trap(over) && this.hero(over) < 0 && this.monster(over) < 0 && free(to);
    return this.costs(s.monsters[n]!.at, free, monsterValue(s, n, 'speed') >= 6 ? jump : undefined);
  }

  /** Those on which one can end, nearest first, then by number. */
  ends(costs: Map<number, number>, from: number, steps: number): [number, number][] {
    return [...costs]
      .filter(([at, cost]) => at !== from && cost <= steps && this.hero(at) < 0 && this.monster(at) < 0)
      .sort(([a, x], [b, y]) => x - y || a - b);
  }
}

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

/** The curse under which nobody passes. */
const NO_PASSING = CURSES.find(({ bans }) => bans === 'passing')!.id;

/** The same position with more traps seen, somebody who lets nobody pass, a ghost, and less of the level set up. */
function shaken(s: State, seed: number): State {
  const chance = fast(seed, 7);
  const d = clone(s);
  for (const trap of d.traps) {
    if (chance.below(3) > 0) trap.visible = true;
    if (chance.below(6) === 0) trap.gone = true;
  }
  for (const h of d.heroes) {
    if (chance.below(3) === 0) h.pass = !h.pass;
    if (chance.below(6) === 0) h.effects.push({ what: 'ghost', n: 0, until: 9 } as never);
    if (chance.below(3) === 0) h.effects.push({ what: 'speed', n: chance.below(6) - 1, until: 9 } as never);
  }
  if (d.options.passing === 'asked') d.turn.barred = d.heroes.flatMap((_, n) => (chance.below(3) === 0 ? [n] : []));
  const cursed = d.heroes[chance.below(3 * d.heroes.length)];
  if (cursed) cursed.curses.push({ id: NO_PASSING, until: 99 } as never);
  const trap = d.traps.findIndex(({ visible, gone }) => visible && !gone);
  const onTrap = d.heroes[chance.below(4 * d.heroes.length)];
  if (trap >= 0 && onTrap && !onTrap.dead && onTrap.at >= 0) onTrap.at = gridAt(d).trapsAt[trap]!;
  // Jumps are seldom at hand.
  const jumper = d.heroes[chance.below(2 * d.heroes.length)];
  const beside = trap >= 0 ? gridAt(d).neighbours[gridAt(d).trapsAt[trap]!]!.find((at) => new Board(d).floor(at)) : undefined;
  if (beside !== undefined && jumper && !jumper.dead && jumper.at >= 0 && new Board(d).hero(beside) < 0) jumper.at = beside;
  for (const thing of d.furniture) if (chance.below(8) === 0) thing.shown = !thing.shown;
  if (chance.below(2) === 0) d.alarm += 2;
  return d;
}

/** Positions of random matches over all levels, some of them shaken. */
function* positions(matches: number): Generator<State> {
  for (let seed = 1; seed <= matches; seed++) {
    const [chance, policy] = [fast(seed, 2), fast(seed, 3)];
    const options = { campaign: false, level: 1 + (seed % 10), roundLimit: 60, passing: seed % 4 === 0 ? 'asked' : 'open' };
    const s = begin(dystopia, { seats: 1 + (seed % 4), options } as never, chance) as unknown as State;
    for (let n = 0; n < 400 && !s.outcome; n++) {
      const action = randomAction(s as never, policy);
      if (!action) break;
      play(dystopia, s, action, chance);
      if (n % 37 !== 7 || s.phase !== 'level') continue;
      yield s;
      yield shaken(s, seed * 1000 + n);
    }
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
  for (const s of positions(20)) {
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
