import { monsterCard } from '../content/index.ts';
import { FLOOR, groundOf, HERO, MONSTER, NEVER, OBJECT, TRAP, WAITS } from '../rules/ground.ts';
import { monsterFlood } from '../rules/paths.ts';
import { usesLeft } from '../rules/sorceries.ts';
import { monsterId, opponentsOf, stepsLeft } from '../rules/values.ts';
import type { FigureId, State } from '../state.ts';
import { squareNamed, strikeProblem } from './hero-problems.ts';
import { no, type Problem } from './problem.ts';

/**
 * Why a monster may not do this now, with the rule; undefined where it may, or where it is nothing that can be done at
 * all. Wizor's player sees the whole level.
 */
export function monsterProblem(s: State, n: number, id: string): Problem | undefined {
  const [what = '', arg = ''] = id.split(':');
  if (what === 'go') return goProblem(s, n, squareNamed(s, arg));
  if (what === 'attack')
    return opponentsOf(s, monsterId(n)).includes(arg as FigureId) ? strikeProblem(s, monsterId(n), arg as FigureId) : undefined;
  return what === 'cast' ? sorceryProblem(s, n, arg) : undefined;
}

function goProblem(s: State, n: number, to: number): Problem | undefined {
  if (to < 0 || to === s.monsters[n]!.at) return undefined;
  const { cost } = monsterFlood(s, n, stepsLeft(s, monsterId(n)));
  const reached = cost[to] !== NEVER;
  const there = groundOf(s).now[to]!;
  if ((there & FLOOR) === 0) return no('NOT_REVEALED', 'DYS-REV.10');
  if ((there & OBJECT) !== 0) return no('BLOCKED_OBJECT', 'DYS-MOVE.11');
  if ((there & (HERO | MONSTER)) !== 0) return no('BLOCKED_MONSTER', 'DYS-MOVE.10');
  if ((there & WAITS) !== 0) return no('SQUARE_OCCUPIED', 'DYS-REV.10');
  if ((there & TRAP) !== 0) return no('TRAP_VISIBLE', 'DYS-MOVE.17');
  if (reached) return undefined;
  const far = monsterFlood(s, n, 1000).cost[to] !== NEVER;
  return far ? no('NO_STEPS_LEFT', 'DYS-MOVE.1') : no('BLOCKED_MONSTER', 'DYS-MOVE.10');
}

function sorceryProblem(s: State, n: number, id: string): Problem | undefined {
  const m = s.monsters[n]!;
  if (monsterCard(m.code).sorcery?.[id] === undefined) return undefined;
  if (s.turn.stage === 'acted') return no('ACTION_USED', 'DYS-TURN.4');
  if (usesLeft(s, n, id) <= 0) return no('USED_THIS_LEVEL', 'DYS-SORC.1');
  if (m.code === 'W1' && s.silenced) return no('SILENCED', 'DYS-GEN.12');
  return no('BAD_TARGET', 'DYS-SORC.2');
}
