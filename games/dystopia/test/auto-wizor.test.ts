import { type Chance, clone, fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { distance, nameOf } from '../src/board/grid.ts';
import { planFor } from '../src/rules/auto-wizor.ts';
import { Table } from '../src/rules/kit.ts';
import { hitChance, UNICORN, witsChance } from '../src/rules/odds.ts';
import {
  figureValue,
  gridAt,
  heroId,
  maxEnergy,
  monsterId,
  monsterValue,
  rangeOf,
  seesSquare,
  sheltered,
  unicornInt,
  witsInt,
} from '../src/rules/values.ts';
import type { FigureId, State } from '../src/state.ts';
import { Board, positions } from './board-by-rules.ts';
import { stateOf } from './table.ts';

/* What a monster of the automatic Wizor does, beside the same reckoned straight from section F.1. */

/** Only the careless Wizor draws; this one's luck is always the same. */
const even: Chance = { below: () => 250 };

/** One option: a square to attack from and a hero. */
interface Found {
  at: number;
  to: FigureId;
  steps: number;
  score: number;
  /** pHit − 0.8 pCounter, by which a sorcerer weighs a lash. */
  worth: number;
}

/** Every pair of square and hero that a monster can attack, with its score (DYS-AIW.3, DYS-AIW.6). */
function attacks(board: Board, n: number): Found[] {
  const { s } = board;
  const id = monsterId(n);
  const m = s.monsters[n]!;
  const left = monsterValue(s, n, 'speed') - s.turn.spent;
  if (left < 1) return [];
  const costs = board.ofMonster(n);
  const squares: [number, number][] = [[m.at, 0], ...board.ends(costs, m.at, left - 1)];
  const [near, far] = rangeOf(s, id);
  return squares.flatMap(([at, steps]) =>
    s.heroes.flatMap((h, k): Found[] => {
      const away = h.at < 0 ? -1 : distance(gridAt(s), at, h.at);
      if (h.dead || h.at < 0 || away < near || away > far || !seesSquare(s, at, h.at)) return [];
      const to = heroId(k);
      const hit = hitChance(s, id, to);
      const [back, reach] = rangeOf(s, to);
      const counter = unicornInt(s, to) > unicornInt(s, id) && away >= back && away <= reach ? UNICORN : 0;
      let score = hit - counter * (m.energy === 1 ? 0.8 : 0.5) - 0.005 * steps;
      if (h.energy === 1) score += 0.8 * hit;
      if (h.code === 'wizard') score += 0.2 * hit;
      if (far > 2) score += 0.02 * Math.min(away, 4);
      if (s.options.difficulty === 'hard') score += 0.3 * hit * (1 - h.energy / maxEnergy(s, to));
      if (s.options.difficulty === 'easy') score = 0.25 - 0.1 * steps;
      return [{ at, to, steps, score, worth: hit - 0.8 * counter }];
    }),
  );
}

/** The best of some, and all that are as good. */
function bestOf<T>(all: readonly T[], by: (one: T) => number): T[] {
  const most = Math.max(...all.map(by));
  return all.filter((one) => by(one) > most - 1e-9);
}

/** What a sorcerer does first, as all answers that are right; undefined where nothing applies (DYS-AIW.2). */
function sorcery(board: Board, n: number): string[] | undefined {
  const { s } = board;
  const g = new Table(s, even, undefined);
  const m = s.monsters[n]!;
  const can = SORCERIES[m.code] ?? {};
  const has = (id: string) => (can[id] ?? 0) > (s.sorceries[`${n}:${id}`] ?? 0) && !(m.code === 'W1' && s.silenced);
  const within = (far: number) =>
    s.heroes.flatMap((h, k) => (!h.dead && h.at >= 0 && distance(g.grid, m.at, h.at) <= far && seesSquare(s, m.at, h.at) ? [k] : []));
  const near = within(2);
  if (has('x-storm') && near.length >= 2) return ['cast:x-storm'];
  if (has('x-call-fallen') && s.monsters.filter(({ dead }) => !dead).length <= 3) return ['cast:x-call-fallen'];
  const reach = within(6);
  const least = (id: string, of: readonly number[], by: (k: number) => number) =>
    bestOf(of, (k) => -by(k)).map((k) => `cast:${id}:${heroId(k)}`);
  const int = (k: number) => figureValue(s, heroId(k), 'int');
  if (has('x-drain') && reach.length > 0 && m.energy <= maxEnergy(s, monsterId(n)) / 2) return least('x-drain', reach, int);
  const bare = reach.filter((k) => !sheltered(s, k));
  const aimed = bare.length > 0 ? bare : reach;
  if (aimed.length === 0) return undefined;
  if (has('x-mind-chain')) return least('x-mind-chain', aimed, (k) => -figureValue(s, heroId(k), 'attack'));
  if (has('x-hex')) return least('x-hex', aimed, int);
  if (!has('x-fire-lash')) return undefined;
  const lashed = bestOf(aimed, (k) => -s.heroes[k]!.energy);
  const best = bestOf(attacks(board, n), ({ score }) => score);
  const right = lashed.filter((k) => {
    const fails = 1 - witsChance(witsInt(s, heroId(k), 'sorcery'));
    return best.length === 0 || best.some(({ worth }) => fails > worth);
  });
  return right.length > 0 ? right.map((k) => `cast:x-fire-lash:${heroId(k)}`) : undefined;
}

/** How often each sorcerer can use what, in one level (section D.6). */
const SORCERIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  U1: { 'x-fire-lash': 1, 'x-mind-chain': 1 },
  W1: { 'x-fire-lash': 3, 'x-mind-chain': 1, 'x-hex': 1, 'x-storm': 1, 'x-drain': 1, 'x-call-fallen': 1 },
};

/** Those before the lash. */
const OTHERS = ['x-mind-chain', 'x-hex', 'x-storm', 'x-drain', 'x-call-fallen'];

/** Where it may go with nobody in reach (DYS-AIW.4, DYS-AIW.5); undefined: it stays. */
function towards(board: Board, n: number): number[] | undefined {
  const { s } = board;
  const m = s.monsters[n]!;
  const jumps = monsterValue(s, n, 'speed') >= 6;
  const floor = (at: number) => board.floor(at) && !board.thing(at) && !board.trap(at);
  const ways = (from: number) =>
    board.costs(
      from,
      floor,
      jumps ? (_from: number, over: number, to: number) => board.floor(over) && board.trap(over) && floor(to) : undefined,
    );
  const mine = ways(m.at);
  const reached = s.heroes.flatMap((h) => {
    const far = h.dead || h.at < 0 ? undefined : mine.get(h.at);
    return far !== undefined && far <= (m.code === 'W1' ? 10 : 20) ? [{ at: h.at, far }] : [];
  });
  if (reached.length === 0) return undefined;
  const nearest = Math.min(...bestOf(reached, ({ far }) => -far).map(({ at }) => at));
  const left = ways(nearest);
  const from = left.get(m.at) ?? Number.POSITIVE_INFINITY;
  const steps = monsterValue(s, n, 'speed') - s.turn.spent;
  const ends = board.ends(board.ofMonster(n), m.at, steps).filter(([at]) => (left.get(at) ?? Number.POSITIVE_INFINITY) < from);
  if (ends.length === 0) return undefined;
  const close = bestOf(ends, ([at]) => -left.get(at)!);
  return bestOf(close, ([, cost]) => -cost).map(([at]) => at);
}

const counts = { lash: 0, other: 0, attack: 0, move: 0, stay: 0, scored: 0 };

/** The plan is one of those that are right. */
function checked(s: State): void {
  const board = new Board(s);
  for (const [n, m] of s.monsters.entries()) {
    if (m.dead) continue;
    const plan = planFor(new Table(s, even, undefined), n);
    const magic = sorcery(board, n);
    if (magic) {
      expect(magic).toContain(plan[0]);
      expect(plan).toHaveLength(1);
      if (plan[0]!.startsWith('cast:x-fire-lash')) counts.lash++;
      else counts.other++;
      continue;
    }
    const all = attacks(board, n);
    if (all.length > 0) {
      const right = bestOf(all, ({ score }) => score).map(({ at, to }) => [
        ...(at === m.at ? [] : [`go:${nameOf(gridAt(s), at)}`]),
        `attack:${to}`,
      ]);
      expect(right).toContainEqual(plan);
      counts.attack++;
      if (all.length > right.length) counts.scored++;
      continue;
    }
    const ways = towards(board, n);
    if (ways) expect(ways.map((at) => [`go:${nameOf(gridAt(s), at)}`])).toContainEqual(plan);
    else expect(plan).toEqual([]);
    counts[ways ? 'move' : 'stay']++;
  }
}

/** A fight in an open room: all that counts for whom to strike, and from where, differs by little. */
function arena(seed: number): State {
  const chance = fast(seed, 8);
  const one = <T>(all: readonly T[]): T => all[chance.below(all.length)]!;
  const taken = new Set<string>();
  const free = (): string => {
    const at = `${2 + chance.below(7)},${2 + chance.below(6)}`;
    if (taken.has(at)) return free();
    taken.add(at);
    return at;
  };
  const effects = () => [
    { what: 'int' as const, n: chance.below(7) - 3, until: 9 },
    { what: 'defence' as const, n: chance.below(5) - 2, until: 9 },
  ];
  const codes = (['warrior', 'dwarf', 'elf', 'archer', 'wizard'] as const).filter(() => chance.below(3) > 0);
  return stateOf({
    heroes: (codes.length > 0 ? codes : (['elf', 'wizard'] as const)).map((code) => ({
      ...{ code, at: free(), energy: 1 + chance.below(3), effects: effects() },
    })),
    monsters: Array.from({ length: 3 }, () => ({ code: one(STRIKERS), at: free(), energy: 1 + chance.below(2), effects: effects() })),
  });
}

const STRIKERS = ['N1', 'G1', 'G3', 'M1', 'S2', 'S3', 'U2'] as const;

test('DYS-AIW.6 on Easy the lot decides, and a step counts a tenth against it', () => {
  const s = stateOf({ heroes: [{ code: 'warrior', at: '3,3' }], monsters: [{ code: 'N1', at: '4,3' }] });
  s.options.difficulty = 'easy';
  /** Its own square draws nothing, every other one the most. */
  const plan = (): string[] => {
    let draws = 0;
    return planFor(new Table(s, { below: (n) => (draws++ === 0 ? 0 : n - 1) }, undefined), 0);
  };
  expect(plan()).toEqual([expect.stringMatching(/^go:/), 'attack:h0']);
  // The nearest other square beside him is two steps away, and worth it; with four steps spent nothing else is reached.
  s.turn.spent = 4;
  expect(plan()).toEqual(['attack:h0']);
});

test('DYS-AIW.2 whoever has used up the lash casts none, though another sorcery is left that does not apply', () => {
  const plan = (lashes: number) => {
    const used = { '0:x-mind-chain': 1, '0:x-hex': 1, '0:x-storm': 1, '0:x-call-fallen': 1, '0:x-fire-lash': lashes };
    // Rather lashed than struck: dull, and well armoured.
    const effects = [
      { what: 'int' as const, n: -9, until: 9 },
      { what: 'defence' as const, n: 9, until: 9 },
    ];
    const s = stateOf({
      heroes: [{ code: 'warrior', at: '3,3', effects }],
      monsters: [{ code: 'W1', at: '8,3' }],
      more: { sorceries: used },
    });
    return planFor(new Table(s, even, undefined), 0);
  };
  // Drain is left, and Wizor has all his energy.
  expect(plan(2)).toEqual(['cast:x-fire-lash:h0']);
  expect(plan(3).join()).toMatch(/attack:h0$/);
});

test('DYS-AIW.3 DYS-AIW.6 in an open room each of them strikes whom, and from where, its list says', () => {
  for (let seed = 1; seed <= 60; seed++)
    for (const difficulty of ['normal', 'hard', 'easy'] as const) {
      const s = arena(seed);
      s.options.difficulty = difficulty;
      checked(s);
    }
});

test('DYS-AIW.2 DYS-AIW.3 DYS-AIW.4 DYS-AIW.5 DYS-AIW.6 each monster of the automatic Wizor does what its list says', () => {
  for (const s of positions(12)) {
    for (const difficulty of ['normal', 'hard', 'easy'] as const) {
      s.options.difficulty = difficulty;
      checked(s);
    }
    // The lash comes last on the list: here nothing else is left.
    const lash = clone(s);
    const used = [...s.monsters.keys()].flatMap((n) => OTHERS.map((id) => [`${n}:${id}`, 9]));
    checked({ ...lash, sorceries: Object.fromEntries(used) });
  }
  expect(
    Object.values(counts).every((count) => count > 5),
    JSON.stringify(counts),
  ).toBe(true);
});
