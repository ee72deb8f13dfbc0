import { distance, type Square } from '../board/grid.ts';
import { sorceryCard } from '../content/index.ts';
import type { FigureId } from '../state.ts';
import { stepsFrom } from './distances.ts';
import { groundOf } from './ground.ts';
import type { Table } from './kit.ts';
import { UNICORN, witsChance, woundChance } from './odds.ts';
import { monsterFlood, within } from './paths.ts';
import { sorceries } from './sorceries.ts';
import { spellTargets } from './spell-targets.ts';
import {
  figureValue,
  heroId,
  heroValue,
  inPlay,
  markOf,
  maxEnergy,
  monsterId,
  monsterValue,
  numberOf,
  onBoard,
  rangeOf,
  seesSquare,
  sheltered,
  stepsLeft,
  unicornInt,
  visibleTrapAt,
  witsInt,
} from './values.ts';

/** What a monster of the automatic Wizor does in its turn, as options in order (section F.1). */
export function planFor(g: Table, n: number): string[] {
  const sorcery = sorceryFor(g, n);
  if (sorcery) return [sorcery];
  const best = bestAttack(g, n);
  if (best) return [...(best.at === g.monster(n).at ? [] : [`go:${g.name(best.at)}`]), `attack:${best.to}`];
  const step = approach(g, n);
  return step === null ? [] : [`go:${g.name(step)}`];
}

function heroes(g: Table): FigureId[] {
  const found: FigureId[] = [];
  for (let n = 0; n < g.s.heroes.length; n++) if (onBoard(g.s.heroes[n]!)) found.push(heroId(n));
  return found;
}

/** The first sorcery of the list that applies (DYS-AIW.2). */
function sorceryFor(g: Table, n: number): string | undefined {
  const { s } = g;
  const m = g.monster(n);
  const able = sorceries(g, n);
  if (able.length === 0) return undefined;
  const open = (id: string) => able.includes(id);
  const reach = (id: string) => spellTargets(g, monsterId(n), sorceryCard(id).target) as FigureId[];
  const near = heroes(g).filter((id) => {
    const { at } = g.hero(numberOf(id));
    return distance(g.grid, m.at, at) <= 2 && seesSquare(s, m.at, at);
  });
  if (open('x-storm') && near.length >= 2) return 'cast:x-storm';
  if (open('x-call-fallen') && s.monsters.filter(inPlay).length <= 3) return 'cast:x-call-fallen';
  const aim = (id: string, by: (hero: FigureId) => number) => {
    const all = reach(id);
    const bare = all.filter((hero) => !sheltered(s, numberOf(hero)));
    const best = least(bare.length > 0 ? bare : all, by);
    return best === undefined ? undefined : `cast:${id}:${best}`;
  };
  const int = (id: FigureId) => figureValue(s, id, 'int');
  if (open('x-drain') && m.energy <= maxEnergy(s, monsterId(n)) / 2) {
    const best = least(reach('x-drain'), int);
    if (best !== undefined) return `cast:x-drain:${best}`;
  }
  if (open('x-mind-chain')) return aim('x-mind-chain', (id) => -figureValue(s, id, 'attack'));
  if (open('x-hex')) return aim('x-hex', int);
  if (!open('x-fire-lash')) return undefined;
  const lash = aim('x-fire-lash', (id) => g.hero(numberOf(id)).energy);
  const target = lash?.split(':')[2] as FigureId | undefined;
  const attack = bestAttack(g, n);
  const worth = attack ? attack.hit - 0.8 * attack.counter : -1;
  return target !== undefined && 1 - witsChance(witsInt(s, target, 'sorcery')) > worth ? lash : undefined;
}

function least(ids: readonly FigureId[], by: (id: FigureId) => number): FigureId | undefined {
  return ids.reduce<FigureId | undefined>((best, id) => (best === undefined || by(id) < by(best) ? id : best), undefined);
}

interface Option {
  at: Square;
  to: FigureId;
  score: number;
  hit: number;
  counter: number;
}

/** What an attack on one hero is worth, apart from the square it comes from. */
interface Prey {
  to: FigureId;
  at: Square;
  hit: number;
  /** Within these distances the attacker is struck back. */
  near: number;
  far: number;
  /** Worth where it is struck back, where it is not, and what the Wizard adds. */
  met: number;
  safe: number;
  more: number;
}

/** What the heroes so near are worth to a monster (DYS-AIW.3, DYS-AIW.6). */
function preyOf(g: Table, n: number, reach: number): Prey[] {
  const { s } = g;
  const m = g.monster(n);
  const k = m.energy === 1 ? 0.8 : 0.5;
  const attack = monsterValue(s, n, 'attack');
  const int = monsterValue(s, n, 'int');
  const found: Prey[] = [];
  for (let i = 0; i < s.heroes.length; i++) {
    const target = s.heroes[i]!;
    if (!onBoard(target) || distance(g.grid, m.at, target.at) > reach) continue;
    const to = heroId(i);
    const wits = unicornInt(s, to);
    const hit = woundChance(attack + markOf(target) - heroValue(s, i, 'defence'), wits < int);
    // A unicorn strikes back where the hero has more Int (DYS-COMB.13).
    const [near, far] = wits > int ? rangeOf(s, to) : NOWHERE;
    const last = target.energy === 1 ? 0.8 * hit : 0;
    const more = target.code === 'wizard' ? 0.2 * hit : 0;
    found.push({ to, at: target.at, hit, near, far, met: hit - UNICORN * k + last, safe: hit + last, more });
  }
  return found;
}

const NOWHERE = [1, 0] as const;

/** The best pair of square and target (DYS-AIW.3, DYS-AIW.6); undefined where there is none. */
function bestAttack(g: Table, n: number): Option | undefined {
  const { s } = g;
  const id = monsterId(n);
  const left = stepsLeft(s, id);
  if (left < 1) return undefined;
  const ground = groundOf(s);
  const [least, most] = rangeOf(s, id);
  const prey = preyOf(g, n, left - 1 + most);
  if (prey.length === 0) return undefined;
  const { difficulty } = s.options;
  // A blow takes a step: the squares from which one is left.
  const flood = monsterFlood(s, n, left);
  const { order, cost } = flood;
  const count = within(flood, left - 1);
  let best: Option | undefined;
  for (let i = -1; i < count; i++) {
    const at = i < 0 ? g.monster(n).at : order[i]!;
    const steps = cost[at]!;
    for (const one of prey) {
      const away = distance(ground.grid, at, one.at);
      if (away < least || away > most || !ground.sees(at, one.at)) continue;
      const countered = away >= one.near && away <= one.far;
      let score = (countered ? one.met : one.safe) + (one.more - 0.005 * steps + (most > 2 ? 0.02 * Math.min(away, 4) : 0));
      if (difficulty === 'hard') score += 0.3 * one.hit * (1 - g.hero(numberOf(one.to)).energy / maxEnergy(s, one.to));
      if (difficulty === 'easy') score = g.chance.below(500, 'easy') / 1000 - 0.1 * steps;
      if (!best || score > best.score) best = { at, to: one.to, score, hit: one.hit, counter: countered ? UNICORN : 0 };
    }
  }
  return best;
}

/** Without anybody in reach: towards the nearest hero, if one is near enough (DYS-AIW.4). */
function approach(g: Table, n: number): Square | null {
  const { s } = g;
  const m = g.monster(n);
  const jumps = monsterValue(s, n, 'speed') >= 6;
  // The way there is as long as the way back, which serves every monster, unless the monster stands on what is no way.
  const own = visibleTrapAt(s, m.at) ? stepsFrom(s, m.at, jumps) : undefined;
  let nearest = -1;
  let way = m.code === 'W1' ? 10 : 20;
  for (const h of s.heroes) {
    if (!onBoard(h)) continue;
    const far = own ? own[h.at]! : stepsFrom(s, h.at, jumps)[m.at]!;
    if (far > way || (far === way && nearest >= 0 && h.at > nearest)) continue;
    nearest = h.at;
    way = far;
  }
  if (nearest < 0) return null;
  const back = stepsFrom(s, nearest, jumps);
  let least = back[m.at]!;
  let best: Square | null = null;
  // Nearest first: of two squares that are as near to the hero the first is the one with fewer steps.
  const { order, count } = monsterFlood(s, n, stepsLeft(s, monsterId(n)));
  for (let i = 0; i < count; i++) {
    if (back[order[i]!]! >= least) continue;
    best = order[i]!;
    least = back[best]!;
  }
  return best;
}
