import { distance, parseSquare, type Square } from '../board/grid.ts';
import { itemCard } from '../content/index.ts';
import { danger, foesOf } from '../heuristic/fight.ts';
import { counterChance, hitChance } from '../rules/odds.ts';
import { attackProblem, figureValue, gridAt, heroId, maxEnergy, monsterId, onBoard, seesSquare, stepsLeft } from '../rules/values.ts';
import type { FigureId, State } from '../state.ts';
import { craftyChoice } from './crafty.ts';

/** What a question asks, as far as a bot needs it. */
interface Question {
  kind: string;
  options: readonly string[];
  choose?: { readonly min: number; readonly max: number };
  about?: Readonly<Record<string, unknown>>;
}

/** How many squares to go to are compared: to strike from, and to be safe on. */
const STRIKES = 2;
const SHELTERS = 1;
/** How many options are compared besides the first: few, since dice are loud and playouts dear. */
const OTHERS = 4;
/** Who is farther away than this does not matter yet. */
const NEAR = 9;
/** The weight of the choice that is taken unless another one does better. */
const FIRST = 1000;
/** Wizor's seat tries what his rules of thumb would do, where craft does something else. */
const THUMB = 20;

/**
 * The options that a search of a hero's or a monster's turn compares, weights above 0 for them. Most has what the rules of
 * thumb take (`thumb`), for a monster what craft takes. Where nobody is about, and in all other questions, there is nothing else.
 */
export function consider(s: State, q: Question, thumb: readonly number[]): number[] {
  const hero = Number(q.about?.['hero'] ?? -1);
  const monster = Number(q.about?.['monster'] ?? -1);
  if (q.kind === 'hero') return weighed(q.options, thumb, heroIdeas(s, hero, q.options));
  if (q.kind !== 'monster') return [...thumb];
  const crafty = craftyChoice(s, monster, q.options);
  const ideas = monsterIdeas(s, monster, q.options);
  if (ideas.size > 0) ideas.set(q.options[thumb.indexOf(1)]!, THUMB);
  return weighed(
    q.options,
    q.options.map((id) => (id === crafty ? 1 : 0)),
    ideas,
  );
}

function weighed(options: readonly string[], thumb: readonly number[], ideas: ReadonlyMap<string, number>): number[] {
  const best = new Set([...ideas.keys()].sort((a, b) => ideas.get(b)! - ideas.get(a)!).slice(0, OTHERS));
  return options.map((id, i) => (thumb[i]! > 0 ? FIRST : best.has(id) ? ideas.get(id)! : 0));
}

type Ideas = Map<string, number>;

/** Blows, spells, meals, and where to stand; nothing while no monster is set up. */
function heroIdeas(s: State, n: number, options: readonly string[]): Ideas {
  const ideas: Ideas = new Map();
  const foes = foesOf(s, n);
  const near = (at: Square) => Math.min(...foes.map((foe) => distance(gridAt(s), foe.at, at)));
  if (foes.length === 0 || near(s.heroes[n]!.at) > NEAR) return ideas;
  const id = heroId(n);
  const hurt = maxEnergy(s, id) - s.heroes[n]!.energy;
  for (const option of options) {
    const [what = '', arg = ''] = option.split(':');
    if (what === 'attack' && arg.startsWith('m')) ideas.set(option, 10 + hitChance(s, id, arg as FigureId));
    else if (what === 'cast' || what === 'free') ideas.set(option, 8);
    else if (what === 'open') ideas.set(option, 1);
    else if (what === 'deal' && hurt > 1) ideas.set(option, 3);
    else if (what === 'search') ideas.set(option, 4);
    else if (what === 'eat' && (itemCard(arg).kind === 'potion' || hurt > 0)) ideas.set(option, 6);
  }
  ideas.set('end', 5);
  places(s, options, ideas, {
    strike:
      s.turn.stage === 'acted'
        ? undefined
        : (at, steps) =>
            strike(
              s,
              id,
              foes.map((foe) => foe.id),
              at,
              steps,
            ),
    peril: (at) => danger(s, foes, at) - 0.02 * Math.min(near(at), 12),
  });
  return ideas;
}

/** The same for a monster, which is in peril where heroes see it. */
function monsterIdeas(s: State, n: number, options: readonly string[]): Ideas {
  const ideas: Ideas = new Map();
  const id = monsterId(n);
  const grid = gridAt(s);
  const heroes = s.heroes.flatMap((h, k) => (onBoard(h) ? [heroId(k)] : []));
  if (heroes.every((hero) => distance(grid, s.heroes[Number(hero.slice(1))]!.at, s.monsters[n]!.at) > NEAR)) return ideas;
  for (const option of options) {
    const [what = '', arg = ''] = option.split(':');
    if (what === 'attack') ideas.set(option, 10 + hitChance(s, id, arg as FigureId));
    else if (what === 'cast') ideas.set(option, 9);
  }
  ideas.set('done', 5);
  const threats = heroes.map((hero) => ({
    at: s.heroes[Number(hero.slice(1))]!.at,
    hit: hitChance(s, hero, id),
    reach: figureValue(s, hero, 'speed') - 1,
  }));
  places(s, options, ideas, {
    strike: s.turn.stage === 'acted' ? undefined : (at, steps) => strike(s, id, heroes, at, steps),
    peril: (at) =>
      threats.reduce((sum, { at: from, hit, reach }) => {
        const far = distance(grid, from, at);
        return sum + (far <= reach + 1 || seesSquare(s, from, at) ? hit : 0) - 0.01 * Math.min(far, 10);
      }, 0),
  });
  return ideas;
}

interface Places {
  /** What the best blow from a square is worth, with so many steps left; undefined: none can be struck. */
  strike: ((at: Square, steps: number) => number | undefined) | undefined;
  peril: (at: Square) => number;
}

/** The squares to strike from that are best, and the safest ones. */
function places(s: State, options: readonly string[], ideas: Ideas, { strike: blow, peril }: Places): void {
  const grid = gridAt(s);
  const steps = stepsLeft(s, s.turn.hero >= 0 ? heroId(s.turn.hero) : monsterId(s.turn.monster));
  const ways = options.flatMap((option) => {
    if (!option.startsWith('go:')) return [];
    const at = parseSquare(grid, option.slice(3));
    const risk = peril(at);
    const gain = blow?.(at, steps);
    return [{ option, risk, score: gain === undefined ? undefined : gain - 0.3 * risk }];
  });
  const strikes = ways.filter((way) => way.score !== undefined).sort((a, b) => b.score! - a.score!);
  for (const [i, { option }] of strikes.slice(0, STRIKES).entries()) ideas.set(option, 7 - 0.1 * i);
  const shelters = ways.sort((a, b) => a.risk - b.risk);
  for (const [i, { option }] of shelters.slice(0, SHELTERS).entries()) if (!ideas.has(option)) ideas.set(option, 5.5 - i);
}

/** The best blow from a square: the chance to wound, more against the weak, less where it would be answered. */
function strike(s: State, id: FigureId, targets: readonly FigureId[], at: Square, steps: number): number | undefined {
  let best: number | undefined;
  for (const to of targets) {
    // At least one step is needed to get there; the rules check the rest.
    if (attackProblem(s, id, to, at, steps - 1) !== undefined) continue;
    const figure = to.startsWith('h') ? s.heroes[Number(to.slice(1))]! : s.monsters[Number(to.slice(1))]!;
    const worth = hitChance(s, id, to) * (1 + 1 / figure.energy) - 0.5 * counterChance(s, id, to, at, figure.at);
    if (best === undefined || worth > best) best = worth;
  }
  return best;
}
