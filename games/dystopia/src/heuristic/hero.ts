import { distance, nameOf, type Square, squareOf } from '../board/grid.ts';
import { heroCard, itemCard, type Weapon } from '../content/index.ts';
import { counterChance, hitChance } from '../rules/odds.ts';
import { distances, heroReach, type Reach } from '../rules/paths.ts';
import {
  attackProblem,
  figureValue,
  gridAt,
  heroId,
  inPlay,
  levelOf,
  maxEnergy,
  monsterId,
  numberOf,
  onBoard,
  rangeOf,
  seesSquare,
  stepsLeft,
} from '../rules/values.ts';
import type { FigureId, State } from '../state.ts';

/** What the automatic heroes go by (section F.2): the first thing on the list that applies, as an option of the turn. */
export function heroChoice(s: State, n: number, options: readonly string[]): string {
  const has = (id: string) => options.includes(id);
  const h = s.heroes[n]!;
  const threats = s.monsters.flatMap((m, i) => (inPlay(m) ? [monsterId(i)] : []));
  const fresh = s.turn.stage !== 'acted';
  if (fresh && threats.length > 0 && h.energy <= 2 && h.energy < maxEnergy(s, heroId(n))) {
    const meal = bestMeal(s, n, options);
    if (meal) return meal;
  }
  const cast = fresh ? wizardSpell(s, n, options, threats) : undefined;
  if (cast) return cast;
  const fight = fresh ? bestAttack(s, n, options) : undefined;
  if (fight) return fight;
  if (fresh) for (const option of options) if (/^(search|pick|free|deal:lyra)/.test(option) && useful(s, n, option)) return option;
  const better = fresh && threats.length === 0 ? betterWeapon(s, n, options) : undefined;
  if (better) return better;
  if (fresh && threats.length === 0 && maxEnergy(s, heroId(n)) - h.energy >= 2) {
    const meal = bestMeal(s, n, options);
    if (meal) return meal;
  }
  if (has('leave')) return 'leave';
  return threats.length > 0 ? approach(s, n, options, threats) : explore(s, n, options);
}

const energyOf = (s: State, id: FigureId): number => s.monsters[numberOf(id)]!.energy;
const squareOfFigure = (s: State, id: FigureId): Square => s.monsters[numberOf(id)]!.at;

/** What monsters could do to a hero who stands there (DYS-AIH: danger). */
function danger(s: State, n: number, at: Square): number {
  const grid = gridAt(s);
  let sum = 0;
  s.monsters.forEach((m, i) => {
    if (!inPlay(m)) return;
    const id = monsterId(i);
    const far = distance(grid, m.at, at);
    if (far > figureValue(s, id, 'speed') - 1 + rangeOf(s, id)[1]) return;
    sum += hitChance(s, id, heroId(n)) * (far <= 3 ? 1 : 0.7);
  });
  return sum;
}

/** The best square to strike from, and whom (DYS-AIH.3). */
function bestAttack(s: State, n: number, options: readonly string[]): string | undefined {
  const h = s.heroes[n]!;
  const id = heroId(n);
  const steps = stepsLeft(s, id);
  const ways: Reach[] = [{ at: h.at, steps: 0, path: [] }, ...heroReach(s, n, steps - 1)];
  const weight = h.code === 'wizard' ? 2.5 : h.energy <= 2 ? 1.5 : heroCard(h.code).range[0] > 1 ? 1 : 0.25;
  let best: { score: number; way: Reach; to: FigureId } | undefined;
  for (let i = 0; i < s.monsters.length; i++) {
    const to = monsterId(i);
    if (!inPlay(s.monsters[i]!)) continue;
    const hit = hitChance(s, id, to);
    const threat = 1 + figureValue(s, to, 'attack') / 16;
    for (const way of ways) {
      if (attackProblem(s, id, to, way.at, steps - way.steps) !== undefined) continue;
      const counter = counterChance(s, id, to, way.at, squareOfFigure(s, to));
      const score =
        2 * threat * hit +
        (energyOf(s, to) === 1 ? 1.5 * threat * hit : 0) -
        counter * (h.energy <= 2 ? 4 : 2) -
        danger(s, n, way.at) * weight -
        0.01 * way.steps +
        (levelOf(s).monsters[s.monsters[i]!.entry]?.boss ? 0.3 : 0);
      if (!best || score > best.score) best = { score, way, to };
    }
  }
  if (!best || best.score <= (h.code === 'wizard' ? 0.2 : -0.6)) return undefined;
  const option = best.way.path.length > 0 ? `go:${nameOf(gridAt(s), best.way.at)}` : `attack:${best.to}`;
  return options.includes(option) ? option : undefined;
}

/** The food that gives most and wastes least; Mend on oneself where nothing is left to eat (DYS-AIH.2). */
function bestMeal(s: State, n: number, options: readonly string[]): string | undefined {
  const missing = maxEnergy(s, heroId(n)) - s.heroes[n]!.energy;
  const gain = (id: string) => {
    const item = itemCard(id);
    if (item.kind !== 'food') return 0;
    const n2 = item.effects.reduce((sum, effect) => sum + (effect.do === 'heal' ? effect.n : 0), 0);
    return n2 > missing ? 0.5 * missing : n2;
  };
  const meals = options.filter((option) => option.startsWith('eat:') && gain(option.slice(4)) > 0);
  meals.sort((a, b) => gain(b.slice(4)) - gain(a.slice(4)));
  return meals[0] ?? options.find((option) => option === 'cast:mend');
}

/** The Wizard's spells in the order of DYS-AIH.1, and Ember Dart of anybody (DYS-AIH.4). */
function wizardSpell(s: State, n: number, options: readonly string[], threats: readonly FigureId[]): string | undefined {
  const able = (spell: string) => (options.includes(`cast:${spell}`) ? `cast:${spell}` : undefined);
  if (able('w-call-back')) return able('w-call-back');
  const grid = gridAt(s);
  const h = s.heroes[n]!;
  const hurt = s.heroes.filter(
    (other, i) => onBoard(other) && distance(grid, other.at, h.at) <= 2 && maxEnergy(s, heroId(i)) - other.energy >= 2,
  );
  if (hurt.length >= 2 || hurt.some((other) => other.energy <= 2)) {
    const circle = able('w-dawn-circle');
    if (circle) return circle;
  }
  if (threats.length === 0) return undefined;
  const seen = threats.filter((id) => seesSquare(s, h.at, squareOfFigure(s, id)));
  const tough = seen.some((id) => energyOf(s, id) >= 3);
  return (
    able('w-break-crown') ??
    (threats.length >= 3 ? able('w-great-ward') : undefined) ??
    (seen.length >= 3 ? (able('w-still-hour') ?? able('w-star-rain')) : undefined) ??
    (tough ? able('w-sun-lance') : undefined) ??
    able('w-banish') ??
    (seen.length >= 2 ? able('w-mind-mirror') : undefined) ??
    (tough ? able('ember-dart') : undefined)
  );
}

function useful(s: State, n: number, option: string): boolean {
  if (option !== 'deal:lyra') return true;
  const h = s.heroes[n]!;
  return h.curses.length > 0 || maxEnergy(s, heroId(n)) - h.energy >= 2;
}

/** A weapon or a defence that is better than what is in hand. */
export function betterWeapon(s: State, n: number, options: readonly string[]): string | undefined {
  const h = s.heroes[n]!;
  const worth = (attack: string | null, defence: string | null) => {
    const adds = (id: string | null, stat: 'attack' | 'defence') => (id === null ? 0 : ((itemCard(id) as Weapon).adds[stat] ?? 0));
    return 1.2 * (adds(attack, 'attack') + adds(defence, 'attack')) + adds(attack, 'defence') + adds(defence, 'defence');
  };
  const now = worth(h.attack, h.defence);
  const swaps = options.flatMap((option) => {
    const [what, a = '-', d = '-'] = option.split(':');
    return what === 'swap' ? [{ option, gain: worth(a === '-' ? null : a, d === '-' ? null : d) - now }] : [];
  });
  swaps.sort((a, b) => b.gain - a.gain);
  return swaps[0] && swaps[0].gain > 0 ? swaps[0].option : undefined;
}

/** Nobody in reach: come closer, archers to about five squares; the weak stay back (DYS-AIH.5). */
function approach(s: State, n: number, options: readonly string[], threats: readonly FigureId[]): string {
  const h = s.heroes[n]!;
  const grid = gridAt(s);
  const far = distances(s, h.at, false);
  const nearest = threats.map((id) => far.get(squareOfFigure(s, id)) ?? 99).sort((a, b) => a - b)[0] ?? 99;
  if (nearest >= 99) return explore(s, n, options);
  const weak = h.code === 'wizard' || h.energy <= 1;
  const wanted = weak ? 9 : heroCard(h.code).range[0] > 1 ? 5 : 1;
  return bestStep(s, n, options, (at) => {
    const away = Math.min(...threats.map((id) => distance(grid, at, squareOfFigure(s, id))));
    return -Math.abs(away - wanted) - (weak ? danger(s, n, at) : 0.1 * danger(s, n, at));
  });
}

/** Where there is still something to do: search, free, doors, unseen corridors, the exit (DYS-AIH.6). */
function explore(s: State, n: number, options: readonly string[]): string {
  const door = options.find((option) => option.startsWith('open:'));
  if (door && together(s, n)) return door;
  const targets = goals(s, n);
  if (targets.length === 0) return door ?? 'end';
  const h = s.heroes[n]!;
  let best: { to: Square; cost: number } | undefined;
  const from = distances(s, h.at, false);
  for (const { at, bonus } of targets) {
    const cost = (from.get(at) ?? 999) - bonus;
    if (!best || cost < best.cost) best = { to: at, cost };
  }
  const back = distances(s, best!.to, false);
  const step = bestStep(s, n, options, (at) => -(back.get(at) ?? 999));
  return step === 'end' && door ? door : step;
}

/** Squares worth going to, each with how much nearer it counts. */
function goals(s: State, n: number): { at: Square; bonus: number }[] {
  const grid = gridAt(s);
  const level = levelOf(s);
  const found: { at: Square; bonus: number }[] = [];
  const around = (at: Square, bonus: number) => {
    for (const next of grid.neighbours[at]!) found.push({ at: next, bonus });
  };
  level.furniture.forEach((thing, i) => {
    if (s.furniture[i]!.shown && !s.furniture[i]!.searched) around(squareOf(grid, thing.at), 3);
  });
  for (const pile of s.piles) if (pile.gold + pile.things.length + pile.spells.length > 0) around(pile.at, 2);
  if (s.captive === 'shown' && level.captive) around(squareOf(grid, level.captive.at), 5);
  const rest = s.goals.every((met, i) => met || level.goals[i]!.type === 'escape');
  if (rest) for (const exit of grid.exits) found.push({ at: exit, bonus: 8 });
  for (const door of s.doors) if (!s.open.includes(door) && openable(s, n, door)) around(door, 0);
  // Corridors that nobody has looked into to their end.
  for (const area of s.revealed) {
    if (area >= 'a')
      for (const at of grid.areas.get(area)!)
        if (!s.heroes.some((h) => onBoard(h) && seesSquare(s, h.at, at))) found.push({ at, bonus: -4 });
  }
  return found;
}

function openable(s: State, n: number, door: Square): boolean {
  const entry = levelOf(s).doors?.find((one) => squareOf(gridAt(s), one.at) === door);
  return entry?.state !== 'locked' || (entry.key !== undefined && s.heroes[n]!.things.includes(entry.key));
}

/** Doors are opened when those who can come are near (DYS-AIH.7). */
function together(s: State, n: number): boolean {
  const here = s.heroes[n]!.at;
  return s.round % 5 === 0 || s.heroes.every((h) => !onBoard(h) || distance(gridAt(s), h.at, here) <= 6);
}

/** The reachable square of most worth; "end" where standing still is as good. */
function bestStep(s: State, n: number, options: readonly string[], worth: (at: Square) => number): string {
  const grid = gridAt(s);
  let best = 'end';
  let most = worth(s.heroes[n]!.at) + 0.01;
  for (const { at } of heroReach(s, n, stepsLeft(s, heroId(n)))) {
    const value = worth(at);
    const option = `go:${nameOf(grid, at)}`;
    if (value > most && options.includes(option)) {
      most = value;
      best = option;
    }
  }
  return best;
}
