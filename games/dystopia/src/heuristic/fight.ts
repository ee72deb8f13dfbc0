import { distance, nameOf, type Square } from '../board/grid.ts';
import { heroCard, itemCard } from '../content/index.ts';
import { groundOf } from '../rules/ground.ts';
import { counterChance, hitChance } from '../rules/odds.ts';
import { heroSpots } from '../rules/paths.ts';
import {
  figureValue,
  gridAt,
  heroId,
  inPlay,
  levelOf,
  maxEnergy,
  monsterId,
  onBoard,
  rangeOf,
  seesSquare,
  stepsLeft,
} from '../rules/values.ts';
import type { FigureId, State } from '../state.ts';
import type { Temper } from './temper.ts';

/** A monster that is set up, as far as it threatens one hero. */
interface Foe {
  id: FigureId;
  at: Square;
  /** How far its blows come within a turn. */
  reach: number;
  /** The chance that one of them wounds this hero. */
  hit: number;
}

/** The monsters on the board, with what each could do to this hero. */
export function foesOf(s: State, n: number): Foe[] {
  const foes: Foe[] = [];
  const hero = heroId(n);
  for (let i = 0; i < s.monsters.length; i++) {
    const m = s.monsters[i]!;
    if (!inPlay(m)) continue;
    const id = monsterId(i);
    foes.push({ id, at: m.at, reach: figureValue(s, id, 'speed') - 1 + rangeOf(s, id)[1], hit: hitChance(s, id, hero) });
  }
  return foes;
}

/** What monsters could do to a hero who stands there (section F.2). */
export function danger(s: State, foes: readonly Foe[], at: Square): number {
  const grid = gridAt(s);
  let sum = 0;
  for (const foe of foes) {
    const far = distance(grid, foe.at, at);
    if (far <= foe.reach) sum += foe.hit * (far <= 3 ? 1 : 0.7);
  }
  return sum;
}

/** The Wizard, the Archer, and whoever has 2 energy or less; where all are, the one with most energy is not. */
export function isWeak(s: State, n: number): boolean {
  const weak = (k: number) => {
    const h = s.heroes[k]!;
    return h.code === 'wizard' || h.code === 'archer' || h.energy <= 2;
  };
  if (!weak(n)) return false;
  const living = [...s.heroes.keys()].filter((k) => onBoard(s.heroes[k]!));
  if (!living.every(weak)) return true;
  const worth = (k: number) => s.heroes[k]!.energy - (s.heroes[k]!.code === 'wizard' ? 10 : 0);
  return n !== living.reduce((a, b) => (worth(b) > worth(a) ? b : a), living[0]!);
}

/** The best square to strike from, and whom (DYS-AIH.3): the next option of it, or undefined. */
export function bestAttack(
  s: State,
  n: number,
  options: readonly string[],
  foes: readonly Foe[],
  { fear, least }: Temper,
): string | undefined {
  const h = s.heroes[n]!;
  const id = heroId(n);
  const steps = stepsLeft(s, id);
  const spots = heroSpots(s, n, steps - 1, true);
  const weight = fear * (h.code === 'wizard' ? 2.5 : h.energy <= 2 ? 1.5 : heroCard(h.code).range[0] > 1 ? 1 : 0.25);
  const risks: number[] = [];
  for (let i = 0; i < spots.length; i += 2) risks.push(danger(s, foes, spots[i]!) * weight + 0.01 * spots[i + 1]!);
  const [near, far] = rangeOf(s, id);
  const ground = groundOf(s);
  let best: { score: number; at: Square; to: FigureId } | undefined;
  for (const { id: to, at } of foes) {
    const m = s.monsters[Number(to.slice(1))]!;
    const hit = hitChance(s, id, to);
    const threat = 1 + figureValue(s, to, 'attack') / 16;
    const boss = m.entry >= 0 && levelOf(s).monsters[m.entry]?.boss !== undefined;
    const gain = 2 * threat * hit + (m.energy === 1 ? 1.5 * threat * hit : 0) + (boss ? 0.3 : 0);
    for (let i = 0; i < risks.length; i++) {
      if (best && gain - risks[i]! <= best.score) continue;
      // What `attackProblem` says, whose range and ground are the same for all squares.
      const from = spots[2 * i]!;
      const away = distance(ground.grid, from, at);
      if (steps - spots[2 * i + 1]! < 1 || away < near || away > far || !ground.sees(from, at)) continue;
      const score = gain - risks[i]! - counterChance(s, id, to, from, at) * (h.energy <= 2 ? 4 : 2);
      if (!best || score > best.score) best = { score, at: from, to };
    }
  }
  if (!best || best.score <= (h.code === 'wizard' ? 0.2 : least)) return undefined;
  // Blinding chances: an Ember Dart is the better blow (DYS-AIH.4).
  const dart = options.includes('cast:ember-dart') && best.at === h.at && hitChance(s, id, best.to) < 0.5;
  if (dart) return 'cast:ember-dart';
  const option = best.at !== h.at ? `go:${nameOf(gridAt(s), best.at)}` : `attack:${best.to}`;
  return options.includes(option) ? option : undefined;
}

/** The square of least danger, then farthest from monsters, not more than four from a friend; undefined: his own. */
export function safest(s: State, n: number, options: readonly string[], foes: readonly Foe[]): string | undefined {
  const grid = gridAt(s);
  const h = s.heroes[n]!;
  const friends = s.heroes.filter((other, k) => k !== n && onBoard(other)).map((other) => other.at);
  const worth = (at: Square) => {
    let lonely = friends.length > 0;
    for (const other of friends) if (distance(grid, other, at) <= 4) lonely = false;
    let far = Number.POSITIVE_INFINITY;
    for (const foe of foes) far = Math.min(far, distance(grid, foe.at, at));
    return -10 * danger(s, foes, at) + 0.1 * Math.min(far, 12) - (lonely ? 5 : 0);
  };
  let best: { option: string; worth: number } | undefined;
  const here = worth(h.at);
  const spots = heroSpots(s, n, stepsLeft(s, heroId(n)), false);
  for (let i = 0; i < spots.length; i += 2) {
    const value = worth(spots[i]!) - 0.001 * spots[i + 1]!;
    if (value <= here + 0.01 || (best && value <= best.worth)) continue;
    const option = `go:${nameOf(grid, spots[i]!)}`;
    if (options.includes(option)) best = { option, worth: value };
  }
  return best?.option;
}

/** The food that gives most and wastes least; Mend on oneself where nothing is left to eat (DYS-AIH.2). */
export function bestMeal(s: State, n: number, options: readonly string[], wasteful: boolean): string | undefined {
  const missing = maxEnergy(s, heroId(n)) - s.heroes[n]!.energy;
  const gain = (id: string) => {
    const item = itemCard(id);
    if (item.kind !== 'food') return 0;
    const heals = item.effects.reduce((sum, effect) => sum + (effect.do === 'heal' ? effect.n : 0), 0);
    if (heals > missing) return wasteful ? missing - 0.5 : 0;
    return heals;
  };
  const meals = options.filter((option) => option.startsWith('eat:') && gain(option.slice(4)) > 0);
  meals.sort((a, b) => gain(b.slice(4)) - gain(a.slice(4)));
  return meals[0] ?? (missing >= 2 ? options.find((option) => option === 'cast:mend') : undefined);
}

/** The Wizard's spells in the order of DYS-AIH.1. */
export function wizardSpell(s: State, n: number, options: readonly string[], foes: readonly Foe[]): string | undefined {
  const able = (spell: string) => (options.includes(`cast:${spell}`) ? `cast:${spell}` : undefined);
  const grid = gridAt(s);
  const h = s.heroes[n]!;
  const back = able('w-call-back');
  if (back) return back;
  const hurt = s.heroes.filter(
    (other, k) => onBoard(other) && distance(grid, other.at, h.at) <= 2 && maxEnergy(s, heroId(k)) - other.energy >= 2,
  );
  if (hurt.length >= 2 || hurt.some((other) => other.energy <= 2)) {
    const circle = able('w-dawn-circle');
    if (circle) return circle;
  }
  if (foes.length === 0) return undefined;
  const energy = (foe: Foe) => s.monsters[Number(foe.id.slice(1))]!.energy;
  const near = foes.filter((foe) => distance(grid, foe.at, h.at) <= 6);
  const seen = foes.filter((foe) => seesSquare(s, h.at, foe.at));
  return (
    able('w-break-crown') ??
    (near.length >= 3 ? able('w-great-ward') : undefined) ??
    (seen.length >= 3 ? (able('w-still-hour') ?? able('w-star-rain')) : undefined) ??
    (seen.some((foe) => energy(foe) >= 3) ? able('w-sun-lance') : undefined) ??
    (seen.some((foe) => energy(foe) >= 2) ? able('w-banish') : undefined) ??
    (seen.length >= 2 ? able('w-mind-mirror') : undefined)
  );
}
