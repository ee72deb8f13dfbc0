import { distance, parseSquare, type Square } from '../board/grid.ts';
import { firstOf, monsterPlan } from '../heuristic/monster.ts';
import { stepsFrom } from '../rules/distances.ts';
import { hitChance } from '../rules/odds.ts';
import { figureValue, gridAt, heroId, inPlay, monsterId, onBoard, rangeOf, seesSquare } from '../rules/values.ts';
import type { State } from '../state.ts';

/*
 * The craft that a search in Wizor's seat adds to the automatic Wizor (F.1), of whom everything is that is not said here: who
 * has struck steps back out of reach, and few wait out of reach for heroes to come, so that they strike first.
 */

/** Monsters so near to a hero, in steps, are about. */
const ABOUT = 12;
/** With so many monsters for each hero nobody waits. */
const MANY = 1.5;
/** What a blow that a hero could strike next costs against a step to the nearest hero. */
const BLOW = 15;
/** The same after a blow of one's own: safety first. */
const STRUCK = 0.1;

/** What a monster does next, as an option of its turn. */
export function craftyChoice(s: State, n: number, options: readonly string[]): string {
  const threats = threatsTo(s, n);
  if (s.turn.stage === 'acted') return post(s, n, options, threats, STRUCK);
  const plan = monsterPlan(s, n);
  const strikes = plan.some((step) => /^(attack|cast)/.test(step));
  if (!strikes && plan.length > 0 && !outnumber(s, threats)) return post(s, n, options, threats, 1);
  return firstOf(plan, options);
}

/** A hero as a monster sees him. */
interface Threat {
  at: Square;
  /** Steps from him to every square. */
  steps: Int16Array;
  speed: number;
  range: number;
  /** The chance that a blow of his wounds this monster. */
  hit: number;
}

function threatsTo(s: State, n: number): Threat[] {
  return s.heroes.flatMap((h, k): Threat[] => {
    if (!onBoard(h)) return [];
    const id = heroId(k);
    return [
      {
        at: h.at,
        steps: stepsFrom(s, h.at, false),
        speed: figureValue(s, id, 'speed'),
        range: rangeOf(s, id)[1],
        hit: hitChance(s, id, monsterId(n)),
      },
    ];
  });
}

const nearest = (threats: readonly Threat[], at: Square): number => Math.min(...threats.map(({ steps }) => steps[at]!));

const outnumber = (s: State, threats: readonly Threat[]): boolean =>
  s.monsters.filter((m) => inPlay(m) && nearest(threats, m.at) <= ABOUT).length >= MANY * threats.length;

/** The square to wait on: out of the heroes' reach, then near them. `pull`: what a step nearer is worth. */
function post(s: State, n: number, options: readonly string[], threats: readonly Threat[], pull: number): string {
  const grid = gridAt(s);
  const worth = (at: Square) => -pull * nearest(threats, at) - BLOW * blows(s, threats, at);
  let best = 'done';
  let most = worth(s.monsters[n]!.at) + 0.001;
  for (const option of options) {
    if (!option.startsWith('go:')) continue;
    const value = worth(parseSquare(grid, option.slice(3)));
    if (value <= most) continue;
    most = value;
    best = option;
  }
  return best;
}

/** How many wounds the heroes would strike a monster on a square in their next turn, if each of them struck at it. */
function blows(s: State, threats: readonly Threat[], at: Square): number {
  const grid = gridAt(s);
  let sum = 0;
  for (const { at: from, steps, speed, range, hit } of threats) {
    const far = distance(grid, from, at);
    const sees = far <= range && seesSquare(s, from, at);
    // One of the steps is the blow itself; arrows fly the rest of the way.
    if (sees || steps[at]! <= speed - 1 + range) sum += hit;
  }
  return sum;
}
