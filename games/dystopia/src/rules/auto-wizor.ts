import { distance, type Square } from '../board/grid.ts';
import { sorceryCard } from '../content/index.ts';
import type { FigureId } from '../state.ts';
import type { Table } from './kit.ts';
import { counterChance, hitChance, witsChance } from './odds.ts';
import { distances, monsterReach, type Reach } from './paths.ts';
import { sorceries } from './sorceries.ts';
import { spellTargets } from './spell-targets.ts';
import {
  attackProblem,
  figureValue,
  heroId,
  inPlay,
  maxEnergy,
  monsterId,
  monsterValue,
  numberOf,
  onBoard,
  rangeOf,
  seesSquare,
  sheltered,
  stepsLeft,
  witsInt,
} from './values.ts';

/** What a monster of the automatic Wizor does in its turn, as options in order (section F.1). */
export function planFor(g: Table, n: number): string[] {
  const sorcery = sorceryFor(g, n);
  if (sorcery) return [sorcery];
  const best = bestAttack(g, n);
  if (best) return [...(best.way.path.length > 0 ? [`go:${g.name(best.way.at)}`] : []), `attack:${best.to}`];
  const step = approach(g, n);
  return step === null ? [] : [`go:${g.name(step)}`];
}

const heroes = (g: Table): FigureId[] => g.s.heroes.flatMap((h, n) => (onBoard(h) ? [heroId(n)] : []));

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
  way: Reach;
  to: FigureId;
  score: number;
  hit: number;
  counter: number;
}

/** The best pair of square and target (DYS-AIW.3, DYS-AIW.6); undefined where there is none. */
function bestAttack(g: Table, n: number): Option | undefined {
  const { s } = g;
  const id = monsterId(n);
  const m = g.monster(n);
  const steps = stepsLeft(s, id);
  const ways: Reach[] = [{ at: m.at, steps: 0, path: [] }, ...monsterReach(s, n, steps - 1)];
  const [, far] = rangeOf(s, id);
  let best: Option | undefined;
  for (const way of ways) {
    for (const to of heroes(g)) {
      if (attackProblem(s, id, to, way.at, steps - way.steps) !== undefined) continue;
      const target = g.hero(numberOf(to));
      const hit = hitChance(s, id, to);
      const counter = counterChance(s, id, to, way.at, target.at);
      const away = distance(g.grid, way.at, target.at);
      let score = hit - counter * (m.energy === 1 ? 0.8 : 0.5) + (target.energy === 1 ? 0.8 * hit : 0);
      score += (target.code === 'wizard' ? 0.2 * hit : 0) - 0.005 * way.steps + (far > 2 ? 0.02 * Math.min(away, 4) : 0);
      if (s.options.difficulty === 'hard') score += 0.3 * hit * (1 - target.energy / maxEnergy(s, to));
      if (s.options.difficulty === 'easy') score = g.chance.below(500, 'easy') / 1000 - 0.1 * way.steps;
      if (!best || score > best.score) best = { way, to, score, hit, counter };
    }
  }
  return best;
}

/** Without anybody in reach: towards the nearest hero, if one is near enough (DYS-AIW.4). */
function approach(g: Table, n: number): Square | null {
  const { s } = g;
  const m = g.monster(n);
  const jumps = monsterValue(s, n, 'speed') >= 6;
  const goal = distances(s, m.at, jumps);
  const range = m.code === 'W1' ? 10 : 20;
  const targets = s.heroes
    .filter(onBoard)
    .map((h) => ({ at: h.at, far: goal.get(h.at) ?? Number.POSITIVE_INFINITY }))
    .filter(({ far }) => far <= range)
    .sort((a, b) => a.far - b.far || a.at - b.at);
  const [nearest] = targets;
  if (!nearest) return null;
  const back = distances(s, nearest.at, jumps);
  const here = back.get(m.at) ?? Number.POSITIVE_INFINITY;
  let best: { at: Square; far: number; steps: number } | null = null;
  for (const way of monsterReach(s, n, stepsLeft(s, monsterId(n)))) {
    const far = back.get(way.at) ?? Number.POSITIVE_INFINITY;
    if (far < here && (!best || far < best.far || (far === best.far && way.steps < best.steps)))
      best = { at: way.at, far, steps: way.steps };
  }
  return best?.at ?? null;
}
