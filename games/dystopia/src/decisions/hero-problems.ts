import { beside, isCorridor, parseSquare, type Square } from '../board/grid.ts';
import { beingCard, itemCard, spellCard } from '../content/index.ts';
import { priceOf } from '../content/prices.ts';
import { FLOOR, groundOf, NEVER } from '../rules/ground.ts';
import { goodsOf, hasGoods, hasKey, hasRoom, isWeapon } from '../rules/hero-options.ts';
import { heroFlood, heroStepProblem, jumpProblem } from '../rules/paths.ts';
import {
  attackProblem,
  banned,
  gridAt,
  heroAt,
  heroId,
  levelOf,
  monsterAt,
  onBoard,
  opponentsOf,
  stepsLeft,
  visibleTrapAt,
} from '../rules/values.ts';
import type { FigureId, Hero, State } from '../state.ts';
import { no, type Problem } from './problem.ts';

/** Further than any way leads. */
const FAR = 1000;

/** The square that an id names, or -1 where it names none of this board. */
export function squareNamed(s: State, name: string): Square {
  return parseSquare(gridAt(s), name);
}

const usedUp = no('ACTION_USED', 'DYS-TURN.4');
const cursed = no('CURSED', 'DYS-GEN.12');

/**
 * Why a hero may not do this now, with the rule; undefined where he may, or where it is nothing that can be done at all.
 * Only what the heroes see. Where several reasons apply, it is the first of appendix J.2.
 */
export function heroProblem(s: State, n: number, id: string): Problem | undefined {
  const [what = '', ...rest] = id.split(':');
  return Object.hasOwn(PROBLEMS, what) ? PROBLEMS[what]!(s, n, rest) : undefined;
}

type Look = (s: State, n: number, rest: readonly string[]) => Problem | undefined;

const PROBLEMS: Readonly<Record<string, Look>> = {
  go: (s, n, [to = '']) => goProblem(s, n, squareNamed(s, to)),
  open: (s, n, [to = '']) => doorProblem(s, n, squareNamed(s, to)),
  attack: (s, n, [to = '']) =>
    opponentsOf(s, heroId(n)).includes(to as FigureId) ? strikeProblem(s, heroId(n), to as FigureId) : undefined,
  cast: (s, n, [spell = '']) => (s.heroes[n]!.spells.includes(spell) ? spellProblem(s, n, spell) : undefined),
  search: (s, n, [to = '']) => {
    const at = squareNamed(s, to);
    const i = gridAt(s).furnitureAt.indexOf(at);
    if (i < 0 || !s.furniture[i]!.shown) return undefined;
    if (s.turn.stage === 'acted') return usedUp;
    if (banned(s.heroes[n]!, 'search')) return cursed;
    if (!isBeside(s, n, at)) return no('NOT_ADJACENT', 'DYS-TRES.2');
    return s.furniture[i]!.searched ? no('ALREADY_SEARCHED', 'DYS-TRES.4') : undefined;
  },
  pick: (s, n, [to = '']) => {
    const at = squareNamed(s, to);
    if (!s.piles.some((pile) => pile.at === at && hasGoods(pile))) return undefined;
    if (s.turn.stage === 'acted') return usedUp;
    if (banned(s.heroes[n]!, 'search')) return cursed;
    return at === s.heroes[n]!.at || isBeside(s, n, at) ? undefined : no('NOT_ADJACENT', 'DYS-EQP.12');
  },
  eat: (s, n, [thing = '']) => {
    const kind = s.heroes[n]!.things.includes(thing) ? itemCard(thing).kind : undefined;
    return (kind === 'food' || kind === 'potion') && s.turn.stage === 'acted' ? usedUp : undefined;
  },
  rods: (s, n, [to = '']) => {
    const at = squareNamed(s, to);
    if (at < 0 || !visibleTrapAt(s, at) || !hasPower(s.heroes[n]!, 'removeTrap')) return undefined;
    if (s.turn.stage === 'acted') return usedUp;
    return isBeside(s, n, at) ? undefined : no('NOT_ADJACENT', 'DYS-GEN.6');
  },
  lens: (s, n) => {
    const lens = hasPower(s.heroes[n]!, 'showTraps');
    if (lens === undefined) return undefined;
    if (s.turn.stage === 'acted') return usedUp;
    return s.heroes[n]!.used.includes(lens) ? no('USED_THIS_LEVEL', 'DYS-GEN.12') : undefined;
  },
  swap: (s, n, [attack = '', defence = '']) => {
    const h = s.heroes[n]!;
    const wanted = [attack, defence].filter((thing) => thing !== '-');
    if (wanted.some((thing) => !h.weapons.includes(thing))) return undefined;
    if (attack === (h.attack ?? '-') && defence === (h.defence ?? '-')) return undefined;
    if (s.turn.stage === 'acted') return usedUp;
    if (attack !== '-' && banned(h, 'weapon')) return cursed;
    const usable = (thing: string) => {
      const weapon = itemCard(thing);
      return weapon.kind === 'weapon' && weapon.users.includes(h.code);
    };
    return wanted.every(usable) ? undefined : no('NOT_FOR_THIS_HERO', 'DYS-EQP.10');
  },
  hand: (s, n, [thing = '', to = '']) => handProblem(s, n, thing, Number(to)),
  trade: (s, n, [to = '']) => {
    const [h, other] = [s.heroes[n]!, s.heroes[Number(to)]];
    if (Number(to) === n || other === undefined || !onBoard(other)) return undefined;
    if (h.lost + other.lost > 0) return no('OWES_TURN', 'DYS-TRD.3');
    if (s.turn.stage === 'acted') return usedUp;
    if (s.turn.stage !== 'fresh') return no('TURN_STARTED', 'DYS-TRD.3');
    return isBeside(s, n, other.at) ? undefined : no('NOT_ADJACENT', 'DYS-TRD.1');
  },
  free: (s, n) => {
    if (s.captive !== 'shown') return undefined;
    if (s.turn.stage === 'acted') return usedUp;
    return isBeside(s, n, gridAt(s).captive!) ? undefined : no('NOT_ADJACENT', 'DYS-WIZ.3');
  },
  deal: (s, n, [what = '', count = '']) =>
    what === 'lyra' ? lyraProblem(s, n) : what === 'shamyr' ? shamyrProblem(s, n, Number(count)) : undefined,
  leave: (s, n) => {
    const { goals } = levelOf(s);
    const way = goals.findIndex((goal) => goal.type === 'escape');
    if (way < 0 || !gridAt(s).exits.includes(s.heroes[n]!.at)) return undefined;
    return s.goals.every((met, i) => met || i === way) ? undefined : no('GOALS_OPEN', 'DYS-END.6');
  },
};

const isBeside = (s: State, n: number, at: Square): boolean => beside(gridAt(s), s.heroes[n]!.at, at);

const hasPower = (h: Hero, power: string): string | undefined =>
  h.things.find((thing) => {
    const item = itemCard(thing);
    return item.kind === 'trinket' && item.power === power;
  });

/** Why a step onto floor is not possible, with the rule that says so. */
function stepProblem(s: State, n: number, to: Square): Problem | undefined {
  const code = heroStepProblem(s, n, to);
  switch (code) {
    case undefined:
      return undefined;
    case 'BLOCKED_OBJECT':
      return no(code, 'DYS-MOVE.11');
    case 'BLOCKED_MONSTER':
      return no(code, 'DYS-MOVE.9');
    case 'PASS_REFUSED':
      // A curse of his, or his player's will.
      return no(code, banned(s.heroes[heroAt(s, to)]!, 'passing') ? 'DYS-GEN.12' : 'DYS-MOVE.8');
    case 'CURSED':
      return cursed;
    default:
      return no(code, 'DYS-MOVE.17');
  }
}

/** Why a hero cannot go there: a jump that fails, something on the square or on the way to it, or too few steps. */
function goProblem(s: State, n: number, to: Square): Problem | undefined {
  const h = s.heroes[n]!;
  const grid = gridAt(s);
  if (to < 0 || to === h.at) return undefined;
  const { still } = groundOf(s);
  const isFloor = (at: Square) => (still[at]! & FLOOR) !== 0;
  if (!isFloor(to)) {
    // Beside floor that is set up all looks like rock or a closed door until it is set up itself, but for a corridor that goes
    // on: a room that nobody has seen must not answer otherwise than rock (DYS-HID.3).
    const wall = !isCorridor(grid.cells[to]!) && grid.neighbours[to]!.some(isFloor);
    return wall ? no('BLOCKED_WALL', 'DYS-GEN.5') : no('NOT_REVEALED', 'DYS-MOVE.16');
  }
  const over = grid.neighbours[h.at]!.find((at) => at + (at - h.at) === to && grid.neighbours[at]!.includes(to));
  if (over !== undefined && visibleTrapAt(s, over)) {
    const code = jumpProblem(s, n, over, to);
    const taken = heroAt(s, over) >= 0 || monsterAt(s, over) >= 0;
    return code === undefined ? undefined : no(code, code === 'JUMP_BLOCKED' && taken ? 'DYS-TRAP.14' : 'DYS-TRAP.8');
  }
  const there = stepProblem(s, n, to);
  if (there) return there;
  const other = heroAt(s, to);
  if (other >= 0 && other !== n) return no('SQUARE_OCCUPIED', 'DYS-MOVE.12');
  if (monsterAt(s, to) >= 0) return no('SQUARE_OCCUPIED', 'DYS-MOVE.12');
  const reached = heroFlood(s, n, stepsLeft(s, heroId(n))).cost[to]!;
  if (reached !== NEVER) return undefined;
  if (heroFlood(s, n, FAR).cost[to] !== NEVER) return no('NO_STEPS_LEFT', 'DYS-MOVE.1');
  return wayProblem(s, n, to);
}

/** What stands in the way to a square to which there is none: the first of it on the shortest way over the floor that is seen. */
function wayProblem(s: State, n: number, to: Square): Problem {
  const { neighbours } = gridAt(s);
  const { still } = groundOf(s);
  const from = s.heroes[n]!.at;
  const back = new Map<Square, Square>([[from, from]]);
  for (const at of back.keys()) for (const next of neighbours[at]!) if ((still[next]! & FLOOR) !== 0 && !back.has(next)) back.set(next, at);
  let problem = no('BLOCKED_WALL', 'DYS-GEN.5');
  if (!back.has(to)) return problem;
  for (let at = to; at !== from; at = back.get(at)!) problem = stepProblem(s, n, at) ?? problem;
  return problem;
}

function doorProblem(s: State, n: number, at: Square): Problem | undefined {
  if (!s.doors.includes(at)) return undefined;
  if (stepsLeft(s, heroId(n)) < 1) return no('NO_STEPS_LEFT', 'DYS-MOVE.3');
  if (!isBeside(s, n, at)) return no('NOT_ADJACENT', 'DYS-MOVE.3');
  if (s.open.includes(at)) return no('ALREADY_OPEN', 'DYS-MOVE.14');
  return hasKey(s, n, at) ? undefined : no('DOOR_LOCKED', 'DYS-MOVE.15');
}

/** Why a figure cannot attack another now. */
export function strikeProblem(s: State, from: FigureId, to: FigureId): Problem | undefined {
  if (s.turn.stage === 'acted') return usedUp;
  const code = attackProblem(s, from, to);
  if (code === undefined) return undefined;
  return no(code, code === 'NO_STEPS_LEFT' ? 'DYS-COMB.3' : code === 'OUT_OF_RANGE' ? 'DYS-COMB.4' : 'DYS-COMB.2');
}

function spellProblem(s: State, n: number, spell: string): Problem {
  const h = s.heroes[n]!;
  if (s.turn.stage === 'acted') return usedUp;
  if (banned(h, 'spells')) return cursed;
  if (spellCard(spell).wizard) {
    if (h.code !== 'wizard') return no('WIZARD_ONLY', 'DYS-SPELL.5');
    if (!h.things.includes('sceptre')) return no('NEEDS_SCEPTRE', 'DYS-SPELL.6');
    if (h.used.includes(spell)) return no('USED_THIS_LEVEL', 'DYS-SPELL.4');
  }
  return no('BAD_TARGET', 'DYS-SPELL.7');
}

/** What never leaves its hero: the weapons with which he began, the Wizard's sceptre. */
export const boundProblem = (h: Hero, thing: string): Problem | undefined => {
  if (thing === 'own.attack' || (thing === 'own.defence' && h.code === 'dwarf')) return no('BOUND_ITEM', 'DYS-EQP.2');
  return thing === 'sceptre' && h.code === 'wizard' && h.things.includes(thing) ? no('BOUND_ITEM', 'DYS-WIZ.13') : undefined;
};

function handProblem(s: State, n: number, thing: string, to: number): Problem | undefined {
  const [h, other] = [s.heroes[n]!, s.heroes[to]];
  if (to === n || other === undefined || !onBoard(other)) return undefined;
  const bound = boundProblem(h, thing);
  if (!bound && !goodsOf(h).includes(thing)) return undefined;
  if (s.turn.stage === 'acted') return usedUp;
  if (bound) return bound;
  if (isWeapon(thing) && !hasRoom(s, to, thing)) return no('WEAPON_LIMIT', 'DYS-TRD.6');
  return isBeside(s, n, other.at) ? undefined : no('NOT_ADJACENT', 'DYS-TRD.4');
}

/** The squares of neutral beings of a kind that are set up. */
function beingSquares(s: State, code: 'L1' | 'S4'): Square[] {
  return (levelOf(s).neutrals ?? []).flatMap((being, i) => (being.code === code && s.neutrals[i] ? [gridAt(s).neutralsAt[i]!] : []));
}

function lyraProblem(s: State, n: number): Problem | undefined {
  const squares = beingSquares(s, 'L1');
  if (squares.length === 0) return undefined;
  if (s.turn.stage === 'acted') return usedUp;
  const { once } = beingCard('L1');
  if (once && s.heroes[n]!.used.includes(once.id)) return no('USED_THIS_LEVEL', 'DYS-NEU.4');
  return squares.some((at) => isBeside(s, n, at)) ? undefined : no('NOT_ADJACENT', 'DYS-NEU.1');
}

function shamyrProblem(s: State, n: number, count: number): Problem | undefined {
  const squares = beingSquares(s, 'S4');
  const { sells } = beingCard('S4');
  if (squares.length === 0 || sells === undefined || !(count >= 1)) return undefined;
  if (s.turn.stage === 'acted') return usedUp;
  if (!squares.some((at) => isBeside(s, n, at))) return no('NOT_ADJACENT', 'DYS-NEU.1');
  return priceOf(sells) * count > s.heroes[n]!.gold ? no('NOT_ENOUGH_GOLD', 'DYS-NEU.2') : undefined;
}
