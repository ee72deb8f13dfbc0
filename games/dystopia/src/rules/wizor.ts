import { beside, distance } from '../board/grid.ts';
import type { FigureId } from '../state.ts';
import { planFor } from './auto-wizor.ts';
import { expire } from './gains.ts';
import { rule, type Table } from './kit.ts';
import { monsterReach } from './paths.ts';
import { sorceries } from './sorceries.ts';
import { attackProblem, inPlay, monsterId, numberOf, onBoard, opponentsOf, stepsLeft } from './values.ts';

/** Wizor's round: every monster on the board has one turn, in the order he likes (DYS-MON.2 to DYS-MON.4). */
export const wizorRound = rule('wizorRound', {
  begin(_f, g) {
    for (const m of g.s.monsters) m.done = false;
    g.tell?.({ type: 'wizorBegan', rule: 'DYS-SET.10' });
  },

  next(f, g) {
    if (g.s.ended) return { goto: 'close' };
    const left = toAct(g);
    if (left.length === 0) return { goto: 'close' };
    const { wizor } = g.s;
    if (wizor === null || f.auto) {
      f.choice = monsterId(left[0]!);
      return undefined;
    }
    // "auto": the automatic Wizor finishes this round (DYS-GEN.11).
    return { ask: { seat: wizor, kind: 'wizor', options: [...left.map(monsterId), 'auto', 'end'], into: 'choice' } };
  },

  act(f, g) {
    if (f.choice === 'end') return { goto: 'close' };
    if (f.choice === 'auto') {
      f.auto = true;
      return { goto: 'next' };
    }
    const n = numberOf(f.choice as FigureId);
    g.monster(n).done = true;
    return { call: 'monsterTurn', with: { monster: n, ...(f.auto ? { auto: true } : {}) } };
  },

  again: () => ({ goto: 'next' }),

  close(_f, g) {
    g.s.alarm = 0;
    expire(g);
  },
});

/** Monsters that have still to act: nearest to a hero first, then as they were set up (DYS-AIW.1). */
function toAct(g: Table): number[] {
  const heroes = g.s.heroes.filter(onBoard);
  const away = (n: number) => Math.min(...heroes.map((h) => distance(g.grid, g.monster(n).at, h.at)));
  return g.s.monsters.flatMap((m, n) => (inPlay(m) && !m.done ? [n] : [])).sort((a, b) => away(a) - away(b) || a - b);
}

/** What a monster may do now: move, then attack or use sorcery, or the other way round (DYS-TURN.3). */
export function monsterOptions(g: Table, n: number): string[] {
  const { s } = g;
  const id = monsterId(n);
  const options = monsterReach(s, n, stepsLeft(s, id)).map(({ at }) => `go:${g.name(at)}`);
  if (s.turn.stage !== 'acted') {
    for (const to of opponentsOf(s, id)) if (attackProblem(s, id, to) === undefined) options.push(`attack:${to}`);
    for (const sorcery of sorceries(g, n)) options.push(`cast:${sorcery}`);
  }
  return [...options, 'done'];
}

/** One turn of one monster. */
export const monsterTurn = rule('monsterTurn', {
  begin(f, g) {
    const m = g.monster(f.monster);
    if (m.lost > 0) {
      m.lost -= 1;
      g.tell?.({ type: 'turnLost', rule: 'DYS-TURN.9', figure: monsterId(f.monster) });
      return { goto: 'end' };
    }
    g.s.turn = { hero: -1, monster: f.monster, spent: 0, stage: 'fresh', path: [m.at], undo: 0, over: false };
    if (g.s.wizor === null || f.auto) f.plan = planFor(g, f.monster);
  },

  ask(f, g) {
    if (g.s.ended || g.monster(f.monster).dead) return { goto: 'close' };
    if (f.plan) {
      f.choice = f.plan.shift() ?? 'done';
      return undefined;
    }
    const options = monsterOptions(g, f.monster);
    if (options.length === 1) return { goto: 'close' };
    return { ask: { seat: g.s.wizor!, kind: 'monster', options, about: { monster: f.monster }, into: 'choice' } };
  },

  act(f, g) {
    const [what = '', arg = '', target] = f.choice!.split(':');
    const id = monsterId(f.monster);
    if (what === 'done') return { goto: 'close' };
    if (what === 'go') {
      march(g, f.monster, arg);
      return { goto: 'ask' };
    }
    if (what === 'attack') {
      g.s.turn.spent += 1;
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
      return { goto: 'ask' };
    }
    if (g.s.turn.stage === 'moved') return { goto: 'close' };
    g.s.turn.stage = 'acted';
    return { goto: 'ask' };
  },

  close(f, g) {
    // He has had his turn without sorcery (Break the Crown, Unweave).
    if (g.monster(f.monster).code === 'W1') g.s.silenced = false;
    g.s.turn.monster = -1;
  },
});

/** A monster goes along its path; traps do not go off under it (DYS-TRAP.11), and it sets up nothing (DYS-REV.3). */
function march(g: Table, n: number, to: string): void {
  const m = g.monster(n);
  const way = monsterReach(g.s, n, stepsLeft(g.s, monsterId(n))).find((one) => g.name(one.at) === to);
  if (!way) return;
  const path = [m.at, ...way.path];
  m.at = way.at;
  g.s.turn.spent += way.steps;
  if (g.s.turn.stage === 'fresh') g.s.turn.stage = 'moved';
  g.tell?.({
    type: 'moved',
    rule: 'DYS-MOVE.1',
    figure: monsterId(n),
    path: path.map((at) => g.name(at)),
    steps: way.steps,
    ...(path.some((at, i) => i > 0 && !beside(g.grid, path[i - 1]!, at)) ? { jump: true } : {}),
  });
}
