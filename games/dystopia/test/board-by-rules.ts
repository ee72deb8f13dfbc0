import { begin, clone, fast, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { CURSES, curseCard } from '../src/content/index.ts';
import { dystopia } from '../src/index.ts';
import { gridAt, heroValue, levelOf, monsterValue } from '../src/rules/values.ts';
import type { State } from '../src/state.ts';

/*
 * The board and its ways reckoned a second time straight from the rules, with nothing kept and nothing clever, and positions
 * of random matches in which to compare them with what the game says.
 */

/** The board as the rules speak of it. */
export class Board {
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
  for (const [n, m] of d.monsters.entries()) {
    // Sorcerers stand in few levels only, and some of what they can has been used.
    if (chance.below(3) === 0) m.code = chance.below(2) === 0 ? 'U1' : 'W1';
    m.energy = chance.below(2) === 0 ? 1 : 1 + chance.below(8);
    for (const id of ['x-fire-lash', 'x-mind-chain', 'x-hex', 'x-storm', 'x-drain', 'x-call-fallen'])
      if (chance.below(2) === 0) d.sorceries[`${n}:${id}`] = 1 + chance.below(3);
  }
  for (const h of d.heroes) if (h.energy > 0 && chance.below(2) === 0) h.energy = 1 + chance.below(3);
  const lone = d.monsters[chance.below(3 * Math.max(1, d.monsters.length))];
  const beset = d.heroes.find(({ dead, at }) => !dead && at >= 0);
  // Beside a hero, where it is worth asking what a sorcerer does.
  const free = beset && gridAt(d).neighbours[beset.at]!.find((at) => new Board(d).floor(at) && new Board(d).hero(at) < 0);
  if (lone && free !== undefined && new Board(d).monster(free) < 0) lone.at = free;
  if (chance.below(2) === 0) d.alarm += 2;
  return d;
}

/** Positions of random matches over all levels, some of them shaken. */
export function* positions(matches: number): Generator<State> {
  for (let seed = 1; seed <= matches; seed++) {
    const [chance, policy] = [fast(seed, 2), fast(seed, 3)];
    const options = { campaign: false, level: 1 + (seed % 10), roundLimit: 60, passing: seed % 4 === 0 ? 'asked' : 'open' };
    const s = begin(dystopia, { seats: 1 + (seed % 4), options } as never, chance) as unknown as State;
    for (let n = 0; n < 400 && !s.outcome; n++) {
      const action = randomAction(s as never, policy);
      if (!action) break;
      play(dystopia, s, action, chance);
      if (n % 47 !== 7 || s.phase !== 'level') continue;
      yield s;
      yield shaken(s, seed * 1000 + n);
    }
  }
}
