import { beside, type Square } from '../board/grid.ts';
import { type Trap, trapCard } from '../content/index.ts';
import type { Locals } from '../state.ts';
import { rule, type Table } from './kit.ts';
import { heroStepProblem, landing } from './paths.ts';
import { reveal } from './reveal.ts';
import { heroId, levelOf, monsterAt, onBoard, trapAt } from './values.ts';

/** A hero walks a path that has been checked, step by step (DYS-MOVE.13). */
export const walk = rule('walk', {
  step(f, g) {
    const h = g.hero(f.hero);
    const to = f.path.shift();
    if (to === undefined || g.stopped || !onBoard(h)) return 'end';
    const from = h.at;
    const jump = !beside(g.grid, from, to);
    // Something that was set up on the way stands there now (DYS-MOVE.13).
    if (jump ? !landing(g.s, to) : heroStepProblem(g.s, f.hero, to) !== undefined) return 'halt';
    h.at = to;
    g.s.turn.spent += jump ? 2 : 1;
    g.s.turn.path.push(to);
    if (g.s.turn.stage === 'fresh') g.s.turn.stage = 'moved';
    g.tell?.({
      type: 'moved',
      rule: jump ? 'DYS-TRAP.8' : 'DYS-MOVE.1',
      figure: heroId(f.hero),
      path: [g.name(from), g.name(to)],
      steps: jump ? 2 : 1,
      ...(jump ? { jump } : {}),
    });
    const trap = trapAt(g.s, to);
    if (trap >= 0 && !g.s.traps[trap]!.visible) return { call: 'trap', with: { hero: f.hero, trap, back: g.s.turn.path.slice(0, -1) } };
    if (reveal(g)) f.seen = true;
    // Something new: he stops, as soon as the square is his alone. From there he does not go back to where he saw it from.
    g.s.turn.undo = f.seen ? 0 : g.s.turn.undo + 1;
    return f.seen && !shares(g, f.hero) ? 'end' : 'step';
  },

  sprung: () => 'end',

  /** The way ends here, where somebody else stands, or he would have stopped already: back to the last free square. */
  halt(f, g) {
    putBack(g, f.hero, g.s.turn.path.slice(0, -1), 'back');
    g.s.turn.undo = 0;
  },
});

/** Whether somebody else stands where the hero is. */
const shares = (g: Table, hero: number): boolean => taken(g, hero, g.hero(hero).at);

function taken(g: Table, hero: number, at: Square): boolean {
  const { heroes } = g.s;
  for (let n = 0; n < heroes.length; n++) if (n !== hero && heroes[n]!.at === at && onBoard(heroes[n]!)) return true;
  return monsterAt(g.s, at) >= 0;
}

/** Sets a hero on the last square of a path that is free; where the turn began it always is (DYS-TRAP.5). */
function putBack(g: Table, hero: number, path: readonly Square[], by: 'trap' | 'back'): void {
  const h = g.hero(hero);
  const last = path.length - 1;
  for (let i = last; i >= 0; i--) {
    const at = path[i]!;
    if (taken(g, hero, at)) continue;
    h.at = at;
    if (g.s.turn.hero === hero) g.s.turn.path = path.slice(0, i + 1);
    const rule = by === 'back' ? 'DYS-MOVE.13' : i === last ? 'DYS-TRAP.4' : 'DYS-TRAP.5';
    g.tell?.({ type: 'placed', rule, figure: heroId(hero), at: g.name(at), by });
    return;
  }
}

/** An invisible trap goes off under a hero (DYS-TRAP.2 to DYS-TRAP.7). */
export const trap = rule('trap', {
  spring(f, g) {
    const entry = levelOf(g.s).traps[f.trap]!;
    g.s.traps[f.trap]!.visible = true;
    g.tell?.({ type: 'trapSprung', rule: 'DYS-TRAP.6', hero: f.hero, trap: entry.kind, at: g.name(g.hero(f.hero).at) });
    const h = g.hero(f.hero);
    if (h.firm) {
      h.firm = false;
      f.passed = true;
      return 'back';
    }
    return { call: 'wits', with: { figure: heroId(f.hero), against: 'trap' }, into: 'passed' };
  },

  /** He is put back before anything takes energy: whoever dies of it leaves his things there (DYS-TRAP.7). */
  hurt(f, g) {
    if (f.passed) return 'back';
    putBack(g, f.hero, f.back, 'trap');
    return { call: 'harm', with: { figure: heroId(f.hero), n: cardOf(f, g).hurt } };
  },

  also(f, g) {
    const { also } = cardOf(f, g);
    if (also?.do === 'alarm') g.s.alarm += also.steps;
    if (also?.do === 'loseTurn' && !g.hero(f.hero).dead) g.owe(heroId(f.hero));
    if (also?.do === 'fire') {
      const at = trapSquare(f, g);
      f.left = g.s.heroes.flatMap((h, n) => (n !== f.hero && onBoard(h) && beside(g.grid, h.at, at) ? [n] : []));
    }
    if (also?.do === 'curse' && !g.hero(f.hero).dead) return { call: 'curse', with: { hero: f.hero } };
  },

  fire(f) {
    const next = f.left?.[0];
    if (next === undefined) return 'back';
    return { call: 'wits', with: { figure: heroId(next), against: 'trap' }, into: 'passed' };
  },

  burn(f, g) {
    const next = f.left!.shift()!;
    const { also } = cardOf(f, g);
    if (f.passed || also?.do !== 'fire') return 'fire';
    return { call: 'harm', with: { figure: heroId(next), n: also.n } };
  },

  moreFire: () => 'fire',

  /** Back to where he came from; his turn ends, or he owes one (DYS-TRAP.4, DYS-TRAP.13). */
  back(f, g) {
    const h = g.hero(f.hero);
    // Whom it harmed is back already.
    if (onBoard(h) && h.at === trapSquare(f, g)) putBack(g, f.hero, f.back, 'trap');
    if (g.s.turn.hero === f.hero) g.s.turn.over = true;
    else if (!g.hero(f.hero).dead) g.owe(heroId(f.hero));
    g.s.turn.undo = 0;
    reveal(g);
  },
});

const cardOf = (f: Locals['trap'], g: Table): Trap => trapCard(levelOf(g.s).traps[f.trap]!.kind);

function trapSquare(f: Locals['trap'], g: Table): Square {
  const [x, y] = levelOf(g.s).traps[f.trap]!.at;
  return y * g.grid.width + x;
}
