import { distance, type Square } from '../board/grid.ts';
import { heroCard, itemCard } from '../content/index.ts';
import { groundOf } from '../rules/ground.ts';
import { counterChance, hitChance, woundChance } from '../rules/odds.ts';
import { heroFlood, within } from '../rules/paths.ts';
import {
  gridAt,
  heroId,
  heroValue,
  inPlay,
  levelOf,
  markOf,
  maxEnergy,
  monsterId,
  monsterValue,
  onBoard,
  rangeOf,
  stepsLeft,
  unicornInt,
} from '../rules/values.ts';
import type { FigureId, Hero, State } from '../state.ts';
import type { Offers } from './offers.ts';
import type { Temper } from './temper.ts';

/** A monster that is set up, as far as it threatens one hero. */
interface Foe {
  id: FigureId;
  at: Square;
  /** How far its blows come within a turn. */
  reach: number;
  /** The chance that one of them wounds this hero. */
  hit: number;
  /** Its number among the monsters, and its values. */
  n: number;
  attack: number;
  int: number;
}

/** The monsters on the board, with what each could do to this hero. */
export function foesOf(s: State, n: number): Foe[] {
  const foes: Foe[] = [];
  // The hero's own numbers are the same against all of them.
  let known = false;
  let defence = 0;
  let wits = 0;
  for (let i = 0; i < s.monsters.length; i++) {
    const m = s.monsters[i]!;
    if (!inPlay(m)) continue;
    if (!known) {
      known = true;
      defence = heroValue(s, n, 'defence') - markOf(s.heroes[n]!);
      wits = unicornInt(s, heroId(n));
    }
    const id = monsterId(i);
    const attack = monsterValue(s, i, 'attack');
    const int = monsterValue(s, i, 'int');
    const reach = monsterValue(s, i, 'speed') - 1 + rangeOf(s, id)[1];
    foes.push({ id, at: m.at, reach, hit: woundChance(attack - defence, wits < int), n: i, attack, int });
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
  if (!isFrail(s.heroes[n]!)) return false;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < s.heroes.length; k++) {
    const h = s.heroes[k]!;
    if (!onBoard(h)) continue;
    if (!isFrail(h)) return true;
    const worth = h.energy - (h.code === 'wizard' ? 10 : 0);
    if (worth <= most) continue;
    most = worth;
    best = k;
  }
  return n !== best;
}

const isFrail = (h: Hero): boolean => h.code === 'wizard' || h.code === 'archer' || h.energy <= 2;

/** The best square to strike from, and whom (DYS-AIH.3): the next option of it, or undefined. */
export function bestAttack(s: State, n: number, { all, cast }: Offers, foes: readonly Foe[], { fear, least }: Temper): string | undefined {
  const h = s.heroes[n]!;
  const id = heroId(n);
  const steps = stepsLeft(s, id);
  const weight = fear * (h.code === 'wizard' ? 2.5 : h.energy <= 2 ? 1.5 : heroCard(h.code).range[0] > 1 ? 1 : 0.25);
  const attack = heroValue(s, n, 'attack');
  const wits = unicornInt(s, id);
  const [near, far] = rangeOf(s, id);
  const ground = groundOf(s);
  const flood = heroFlood(s, n, steps);
  // A blow takes a step: the squares from which one is left, his own before them all.
  const last = steps < 1 ? -1 : within(flood, steps - 1);
  const risks: number[] = [];
  let best: { score: number; at: Square; to: FigureId } | undefined;
  for (const { id: to, at, n: number, attack: threatens, int } of foes) {
    const m = s.monsters[number]!;
    const hit = woundChance(attack - monsterValue(s, number, 'defence'), int < wits);
    const threat = 1 + threatens / 16;
    const boss = m.entry >= 0 && levelOf(s).monsters[m.entry]?.boss !== undefined;
    const gain = 2 * threat * hit + (m.energy === 1 ? 1.5 * threat * hit : 0) + (boss ? 0.3 : 0);
    for (let i = 0; i <= last; i++) {
      // What `attackProblem` says, whose range and ground are the same for all squares.
      const from = i === 0 ? h.at : flood.order[i - 1]!;
      const away = distance(ground.grid, from, at);
      if (away < near || away > far) continue;
      risks[i] ??= danger(s, foes, from) * weight + 0.01 * flood.cost[from]!;
      if (best && gain - risks[i]! <= best.score) continue;
      if (!ground.sees(from, at)) continue;
      const counter = int > wits ? counterChance(s, id, to, from, at) : 0;
      const score = gain - risks[i]! - counter * (h.energy <= 2 ? 4 : 2);
      if (!best || score > best.score) best = { score, at: from, to };
    }
  }
  if (!best || best.score <= (h.code === 'wizard' ? 0.2 : least)) return undefined;
  // Blinding chances: an Ember Dart is the better blow (DYS-AIH.4).
  const dart = cast.includes('cast:ember-dart') && best.at === h.at && hitChance(s, id, best.to) < 0.5;
  if (dart) return 'cast:ember-dart';
  const option = best.at !== h.at ? ground.grid.goes[best.at]! : `attack:${best.to}`;
  return all.includes(option) ? option : undefined;
}

/** The square of least danger, then farthest from monsters, not more than four from a friend; undefined: his own. */
export function safest(s: State, n: number, { go }: Offers, foes: readonly Foe[]): string | undefined {
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
  const { order, count, cost } = heroFlood(s, n, stepsLeft(s, heroId(n)));
  for (let i = 0; i < count; i++) {
    const at = order[i]!;
    const value = worth(at) - 0.001 * cost[at]!;
    if (value <= here + 0.01 || (best && value <= best.worth)) continue;
    const option = grid.goes[at]!;
    if (go.includes(option)) best = { option, worth: value };
  }
  return best?.option;
}

/** The food that gives most and wastes least; Mend on oneself where nothing is left to eat (DYS-AIH.2). */
export function bestMeal(s: State, n: number, { eat, cast }: Offers, wasteful: boolean): string | undefined {
  const missing = maxEnergy(s, heroId(n)) - s.heroes[n]!.energy;
  if (missing <= 0) return undefined;
  const gain = (id: string) => {
    const item = itemCard(id);
    if (item.kind !== 'food') return 0;
    const heals = item.effects.reduce((sum, effect) => sum + (effect.do === 'heal' ? effect.n : 0), 0);
    if (heals > missing) return wasteful ? missing - 0.5 : 0;
    return heals;
  };
  let meal: string | undefined;
  let most = 0;
  for (const option of eat) {
    const gains = gain(option.slice(4));
    if (gains <= most) continue;
    most = gains;
    meal = option;
  }
  return meal ?? (missing >= 2 && cast.includes('cast:mend') ? 'cast:mend' : undefined);
}

/** The Wizard's spells in the order of DYS-AIH.1. */
export function wizardSpell(s: State, n: number, { cast }: Offers, foes: readonly Foe[]): string | undefined {
  // Most heroes have none.
  if (!cast.some((option) => option.startsWith('cast:w-'))) return undefined;
  const able = (spell: string) => (cast.includes(`cast:${spell}`) ? `cast:${spell}` : undefined);
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
  const ground = groundOf(s);
  const seen = foes.filter((foe) => ground.sees(h.at, foe.at));
  return (
    able('w-break-crown') ??
    (near.length >= 3 ? able('w-great-ward') : undefined) ??
    (seen.length >= 3 ? (able('w-still-hour') ?? able('w-star-rain')) : undefined) ??
    (seen.some((foe) => energy(foe) >= 3) ? able('w-sun-lance') : undefined) ??
    (seen.some((foe) => energy(foe) >= 2) ? able('w-banish') : undefined) ??
    (seen.length >= 2 ? able('w-mind-mirror') : undefined)
  );
}
