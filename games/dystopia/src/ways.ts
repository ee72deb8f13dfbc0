import type { Seat } from '@questhall/kernel';
import { isCorridor, nameOf } from './board/grid.ts';
import type { AimView, WayView } from './observation.ts';
import { counterChance, hitChance } from './rules/odds.ts';
import { heroReach, monsterReach } from './rules/paths.ts';
import { attackProblem, gridAt, heroId, inPlay, leads, monsterId, onBoard, opponentsOf, squareAt, stepsLeft } from './rules/values.ts';
import type { FigureId, State } from './state.ts';

/** The figure that this seat leads now, or null. */
function acting(s: State, seat: Seat | undefined): FigureId | null {
  if (s.phase !== 'level' || seat === undefined) return null;
  const { hero, monster } = s.turn;
  const h = s.heroes[hero];
  if (h) return onBoard(h) && leads(s, seat, hero) ? heroId(hero) : null;
  const m = s.monsters[monster];
  return m && inPlay(m) && seat === s.wizor ? monsterId(monster) : null;
}

/** Where the seat's acting figure can go, the way there and its steps, and whom it could attack from there (DYS-MOVE.13). */
export function waysOf(s: State, seat: Seat | undefined): WayView[] {
  const id = acting(s, seat);
  if (id === null) return [];
  const grid = gridAt(s);
  const left = stepsLeft(s, id);
  const { hero, monster, stage } = s.turn;
  const targets = stage === 'acted' ? [] : opponentsOf(s, id).filter((to) => to[0] !== id[0]);
  return (hero >= 0 ? heroReach(s, hero, left) : monsterReach(s, monster, left)).map(({ at, steps, path }) => {
    const tired = left - steps < 1 ? targets.filter((to) => attackProblem(s, id, to, at, 1) === undefined) : [];
    const attacks = targets.filter((to) => attackProblem(s, id, to, at, left - steps) === undefined);
    const risks = attacks.map((to) => [to, counterChance(s, id, to, at, squareAt(s, to))] as const).filter(([, risk]) => risk > 0);
    return {
      to: nameOf(grid, at),
      steps,
      path: path.map((one) => nameOf(grid, one)),
      attacks,
      ...(tired.length > 0 ? { tired } : {}),
      ...(risks.length > 0 ? { risks: Object.fromEntries(risks) } : {}),
    };
  });
}

/** The odds of an attack of the seat's acting figure on each opponent, and why it cannot attack from where it stands. */
export function aimsOf(s: State, seat: Seat | undefined): AimView[] {
  const id = acting(s, seat);
  if (id === null) return [];
  const here = squareAt(s, id);
  const left = stepsLeft(s, id);
  return opponentsOf(s, id)
    .filter((to) => to[0] !== id[0])
    .map((to) => ({
      to,
      wound: hitChance(s, id, to),
      countered: counterChance(s, id, to, here, squareAt(s, to)),
      problem: s.turn.stage === 'acted' ? 'ACTION_USED' : (attackProblem(s, id, to) ?? null),
      ...(s.turn.stage !== 'acted' && left < 1 && attackProblem(s, id, to, here, 1) === undefined ? { tired: true as const } : {}),
    }));
}

/** Squares where a revealed corridor goes on into a section that is not set up: no wall stands there (DYS-HID.2). */
export function openingsOf(s: State): string[] {
  if (s.phase !== 'level') return [];
  const grid = gridAt(s);
  return grid.cells.flatMap((area, at) => {
    if (!isCorridor(area) || s.revealed.includes(area)) return [];
    const beyond = grid.neighbours[at]!.some((near) => isCorridor(grid.cells[near]!) && s.revealed.includes(grid.cells[near]!));
    return beyond ? [nameOf(grid, at)] : [];
  });
}
