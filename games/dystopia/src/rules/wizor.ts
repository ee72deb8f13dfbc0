import { beside, distance, type Square } from '../board/grid.ts';
import type { FigureId } from '../state.ts';
import { planFor } from './auto-wizor.ts';
import { expire } from './gains.ts';
import { rule, type Table } from './kit.ts';
import { monsterFlood, way } from './paths.ts';
import { sorceries } from './sorceries.ts';
import { attackable, inPlay, monsterId, numberOf, onBoard, stepsLeft } from './values.ts';

/** Wizor's round: every monster on the board has one turn, in the order he likes (DYS-MON.2 to DYS-MON.4). */
export const wizorRound = rule('wizorRound', {
  begin(_f, g) {
    for (const m of g.s.monsters) m.done = false;
    g.tell?.({ type: 'wizorBegan', rule: 'DYS-SET.10' });
  },

  next(f, g) {
    if (g.s.ended) return 'close';
    const { wizor } = g.s;
    if (wizor === null || f.auto) {
      const first = nextToAct(g);
      if (first < 0) return 'close';
      f.choice = monsterId(first);
      return undefined;
    }
    const left = toAct(g);
    if (left.length === 0) return 'close';
    // "auto": the automatic Wizor finishes this round (DYS-GEN.11).
    return { ask: { seat: wizor, kind: 'wizor', options: [...left.map(monsterId), 'auto', 'end'], into: 'choice' } };
  },

  act(f, g) {
    if (f.choice === 'end') return 'close';
    if (f.choice === 'auto') {
      f.auto = true;
      return 'next';
    }
    const n = numberOf(f.choice as FigureId);
    g.monster(n).done = true;
    return { call: 'monsterTurn', with: { monster: n, ...(f.auto ? { auto: true } : {}) } };
  },

  again: () => 'next',

  close(_f, g) {
    // Whoever was not called has had its turn too, and did nothing with it: a turn that it owed is served (DYS-MON.4).
    if (!g.s.ended && nextToAct(g) >= 0) for (const n of toAct(g)) if (!servesTurn(g, n)) hush(g, n);
    g.s.alarm = 0;
    expire(g);
  },
});

/** A turn that a monster owes is skipped (DYS-TURN.9). True where this was one. */
function servesTurn(g: Table, n: number): boolean {
  const m = g.monster(n);
  if (m.lost === 0) return false;
  m.lost -= 1;
  g.tell?.({ type: 'turnLost', rule: 'DYS-TURN.9', figure: monsterId(n) });
  return true;
}

/** Wizor has had his turn without sorcery (Break the Crown, Unweave). */
function hush(g: Table, n: number): void {
  if (g.monster(n).code === 'W1') g.s.silenced = false;
}

/** How far a monster is from the nearest hero. */
function away(g: Table, n: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const h of g.s.heroes) if (onBoard(h)) least = Math.min(least, distance(g.grid, g.monster(n).at, h.at));
  return least;
}

/** The first of those who have still to act, or -1. */
function nextToAct(g: Table): number {
  let first = -1;
  let least = Number.POSITIVE_INFINITY;
  const { monsters } = g.s;
  for (let n = 0; n < monsters.length; n++) {
    if (!inPlay(monsters[n]!) || monsters[n]!.done) continue;
    const far = away(g, n);
    if (first >= 0 && far >= least) continue;
    first = n;
    least = far;
  }
  return first;
}

/** Monsters that have still to act: nearest to a hero first, then as they were set up (DYS-AIW.1). */
function toAct(g: Table): number[] {
  const far = g.s.monsters.map((m, n) => (inPlay(m) && !m.done ? away(g, n) : -1));
  return [...far.keys()].filter((n) => far[n]! >= 0).sort((a, b) => far[a]! - far[b]! || a - b);
}

/** What a monster may do now: move, then attack or use sorcery, or the other way round (DYS-TURN.3). */
export function monsterOptions(g: Table, n: number): string[] {
  const { s } = g;
  const id = monsterId(n);
  const { order, count } = monsterFlood(s, n, stepsLeft(s, id));
  const options: string[] = [];
  for (let i = 0; i < count; i++) options.push(g.grid.goes[order[i]!]!);
  if (s.turn.stage !== 'acted') {
    for (const to of attackable(s, id)) options.push(`attack:${to}`);
    for (const sorcery of sorceries(g, n)) options.push(`cast:${sorcery}`);
  }
  return [...options, 'done'];
}

/** One turn of one monster. */
export const monsterTurn = rule('monsterTurn', {
  begin(f, g) {
    if (servesTurn(g, f.monster)) return 'end';
    const { at } = g.monster(f.monster);
    g.s.turn = { hero: -1, monster: f.monster, spent: 0, stage: 'fresh', path: [at], undo: 0, over: false };
    if (g.s.wizor === null || f.auto) f.plan = planFor(g, f.monster);
  },

  ask(f, g) {
    if (g.s.ended || g.monster(f.monster).dead) return 'close';
    if (f.plan) {
      f.choice = f.plan.shift() ?? 'done';
      return undefined;
    }
    const options = monsterOptions(g, f.monster);
    if (options.length === 1) return 'close';
    return { ask: { seat: g.s.wizor!, kind: 'monster', options, about: { monster: f.monster }, into: 'choice' } };
  },

  act(f, g) {
    if (f.choice === 'done') return 'close';
    const to = g.grid.byGo.get(f.choice!);
    if (to !== undefined) {
      march(g, f.monster, to);
      return 'ask';
    }
    const [what = '', arg = '', target] = f.choice!.split(':');
    const id = monsterId(f.monster);
    if (what === 'attack') {
      if (g.s.options.attackStep === 'spent') g.s.turn.spent += 1;
      return { call: 'attack', with: { from: id, to: arg as FigureId } };
    }
    return {
      call: 'spell',
      with: { caster: id, spell: arg, sorcery: true, ...(f.plan ? { auto: true } : {}), ...(target === undefined ? {} : { aim: target }) },
      into: 'cast',
    };
  },

  afterAct(f, g) {
    if (f.cast) {
      delete f.cast;
      return 'ask';
    }
    if (g.s.turn.stage === 'moved') return 'close';
    g.s.turn.stage = 'acted';
    return 'ask';
  },

  close(f, g) {
    hush(g, f.monster);
    g.s.turn.monster = -1;
  },
});

/** A monster goes along its path; traps do not go off under it (DYS-TRAP.11), and it sets up nothing (DYS-REV.3). */
function march(g: Table, n: number, at: Square): void {
  const m = g.monster(n);
  const { path, steps } = way(monsterFlood(g.s, n, stepsLeft(g.s, monsterId(n))), m.at, at);
  path.unshift(m.at);
  const jump = path.some((one, i) => i > 0 && !beside(g.grid, path[i - 1]!, one));
  m.at = at;
  g.s.turn.spent += steps;
  if (g.s.turn.stage === 'fresh') g.s.turn.stage = 'moved';
  g.tell?.({
    type: 'moved',
    rule: jump ? 'DYS-TRAP.10' : 'DYS-MOVE.1',
    figure: monsterId(n),
    path: path.map((one) => g.name(one)),
    steps,
    ...(jump ? { jump } : {}),
  });
}
