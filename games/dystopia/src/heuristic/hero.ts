import { beside, distance, parseSquare } from '../board/grid.ts';
import { heroCard, itemCard, SPELLS, type Weapon } from '../content/index.ts';
import { type Distances, distances } from '../rules/paths.ts';
import { figureValue, gridAt, heroId, maxEnergy, numberOf, onBoard } from '../rules/values.ts';
import type { State } from '../state.ts';
import { explore, stepTo } from './explore.ts';
import { bestAttack, bestMeal, danger, foesOf, isWeak, safest, wizardSpell } from './fight.ts';
import { wantsOf } from './gear.ts';
import type { Temper } from './temper.ts';

/** Spells that only the Wizard can cast. */
const WIZARDS = new Set(SPELLS.flatMap((spell) => (spell.wizard ? [spell.id] : [])));

/** Farther monsters do not matter yet (DYS-AIH.6). */
const FAR = 14;

/** What the automatic heroes go by (section F.2): the first thing on the list that applies, as an option of the turn. */
export function heroChoice(s: State, n: number, options: readonly string[], temper: Temper): string {
  const h = s.heroes[n]!;
  const fresh = s.turn.stage !== 'acted';
  const foes = foesOf(s, n);
  const missing = maxEnergy(s, heroId(n)) - h.energy;
  if (options.includes('leave')) return 'leave';
  const whim = restless(s, n, options);
  if (whim) return whim;
  if (fresh) {
    const cast = wizardSpell(s, n, options, foes);
    if (cast) return cast;
    if (foes.length > 0 && h.energy <= 2 && missing > 0 && !(h.energy === 2 && foes.length === 1)) {
      const meal = bestMeal(s, n, options, true);
      if (meal) return meal;
    }
    const find = temper.greed ? found(s, n, options) : undefined;
    if (find) return find;
    const fight = foes.length > 0 ? bestAttack(s, n, options, foes, temper) : undefined;
    if (fight) return fight;
  }
  const way = foes.length > 0 ? distances(s, h.at, false) : undefined;
  const near = foes.filter((foe) => (way?.get(foe.at) ?? 99) <= FAR);
  if (!fresh && foes.length > 0 && (isWeak(s, n) || heroCard(h.code).range[0] > 1)) return safest(s, n, options, foes) ?? 'end';
  if (near.length > 0 && way) return approach(s, n, options, foes, way);
  if (fresh) {
    const gain = useful(s, n, options) ?? betterWeapon(s, n, options) ?? resting(s, n, options, temper.hunger);
    if (gain) return gain;
  }
  return explore(s, n, options);
}

/** A party that has been about for so many rounds has lost its way: now and then somebody just goes somewhere. */
const LOST = 70;

/** What a lost hero does on a whim; the same in the same state, so that a match can be played again. */
function restless(s: State, n: number, options: readonly string[]): string | undefined {
  if (s.round < LOST || s.turn.spent > 0) return undefined;
  const whim = (s.round * 7919 + n * 104_729 + s.heroes[n]!.at * 31) % 997;
  if (whim % 5 !== 0) return undefined;
  const ways = options.filter((option) => /^(go|open):/.test(option));
  return ways[whim % Math.max(1, ways.length)];
}

/** Monsters on the board, but nobody to strike at (DYS-AIH.5). */
function approach(s: State, n: number, options: readonly string[], foes: ReturnType<typeof foesOf>, way: Distances): string {
  const grid = gridAt(s);
  const h = s.heroes[n]!;
  const fresh = s.turn.stage !== 'acted';
  const nearest = foes.reduce((a, b) => ((way.get(b.at) ?? 99) < (way.get(a.at) ?? 99) ? b : a));
  const far = way.get(nearest.at) ?? 99;
  const speed = figureValue(s, nearest.id, 'speed');
  if (h.code === 'wizard' || h.energy <= 1) {
    const meal = fresh ? bestMeal(s, n, options, false) : undefined;
    if (meal) return meal;
    const help = fresh ? useful(s, n, options) : undefined;
    if (help) return help;
    if (far <= speed + 6) return safest(s, n, options, foes) ?? 'end';
    return explore(s, n, options);
  }
  const party = s.heroes.filter(onBoard).map((other) => other.at);
  const comes = party.some((at) => distance(grid, at, nearest.at) <= speed);
  const archer = heroCard(h.code).range[0] > 1;
  if (comes && !archer) {
    const help = fresh ? useful(s, n, options) : undefined;
    if (help) return help;
    // Close order: beside friends, where few can come.
    return stepTo(s, n, options, (at) => {
      const friends = party.filter((other) => other !== h.at && distance(grid, at, other) <= 2).length;
      return 0.3 * friends - 0.5 * danger(s, foes, at);
    });
  }
  const wanted = archer ? 5 : 1;
  const back = distances(s, nearest.at, false);
  const step = stepTo(s, n, options, (at) => -Math.abs((back.get(at) ?? 99) - wanted) - 0.1 * danger(s, foes, at));
  if (step !== 'end' || !fresh) return step;
  return useful(s, n, options) ?? 'end';
}

/** Something here that can be searched or taken. */
function found(s: State, n: number, options: readonly string[]): string | undefined {
  const h = s.heroes[n]!;
  const wanted = (at: string) => s.piles.some((pile) => pile.at === parseSquare(gridAt(s), at) && wantsOf(h, pile));
  return options.find((option) => option.startsWith('search') || (option.startsWith('pick:') && wanted(option.slice(5))));
}

/** An unused action is put to use (DYS-AIH.8). */
function useful(s: State, n: number, options: readonly string[]): string | undefined {
  const h = s.heroes[n]!;
  const grid = gridAt(s);
  for (const option of options) {
    if (option.startsWith('search') || option.startsWith('free')) return option;
    if (option.startsWith('pick:') && s.piles.some((pile) => pile.at === parseSquare(grid, option.slice(5)) && wantsOf(h, pile)))
      return option;
    if (option === 'deal:lyra' && (h.curses.length > 0 || maxEnergy(s, heroId(n)) - h.energy >= 2)) return option;
  }
  const neighbour = s.heroes.some(
    (other, k) => onBoard(other) && (k === n || beside(grid, h.at, other.at)) && maxEnergy(s, heroId(k)) - other.energy >= 3,
  );
  if (neighbour && options.includes('cast:mend')) return 'cast:mend';
  // The sceptre belongs to the Wizard, and so do the spells that nobody else can cast.
  const hand = options.find((option) => {
    if (!option.startsWith('hand:')) return false;
    const between = option.indexOf(':', 5);
    const thing = option.slice(5, between);
    return s.heroes[Number(option.slice(between + 1))]?.code === 'wizard' && (thing === 'sceptre' || WIZARDS.has(thing));
  });
  if (hand) return hand;
  const meal = bestMeal(s, n, options, false);
  return meal?.startsWith('eat:') && maxEnergy(s, heroId(n)) - h.energy >= 2 ? meal : undefined;
}

/** In quiet, with less than so much of the party's energy (by the rules three quarters), one eats what wastes nothing (DYS-AIH.6). */
function resting(s: State, n: number, options: readonly string[], hunger: number): string | undefined {
  const living = [...s.heroes.keys()].filter((k) => onBoard(s.heroes[k]!));
  const has = living.reduce((sum, k) => sum + s.heroes[k]!.energy, 0);
  const most = living.reduce((sum, k) => sum + maxEnergy(s, heroId(k)), 0);
  return has < hunger * most ? bestMeal(s, n, options, false) : undefined;
}

/** A weapon or a defence that is better than what is in hand. */
export function betterWeapon(s: State, n: number, options: readonly string[]): string | undefined {
  const h = s.heroes[n]!;
  const card = heroCard(h.code);
  const adds = (id: string | null, stat: 'attack' | 'defence') => (id === null ? 0 : ((itemCard(id) as Weapon).adds[stat] ?? 0));
  const awkward = (id: string | null) => (id !== null && ((itemCard(id) as Weapon).range?.[0] ?? 1) > card.range[0] ? 3 : 0);
  const worth = (attack: string | null, defence: string | null) =>
    1.2 * (adds(attack, 'attack') + adds(defence, 'attack')) + adds(attack, 'defence') + adds(defence, 'defence') - awkward(attack);
  const now = worth(h.attack, h.defence);
  let [best, most]: [string | undefined, number] = [undefined, 0];
  for (const option of options) {
    if (!option.startsWith('swap:')) continue;
    const between = option.indexOf(':', 5);
    const [a, d] = [option.slice(5, between), option.slice(between + 1)];
    const gain = worth(a === '-' ? null : a, d === '-' ? null : d) - now;
    if (gain > most) [best, most] = [option, gain];
  }
  return best;
}

/** Which of several figures or squares a spell is aimed at: the toughest monster, else the hero who lacks most. */
export function spellTarget(s: State, options: readonly string[]): string {
  const monsters = options.filter((id) => /^m\d+$/.test(id));
  const energy = (id: string) => s.monsters[numberOf(id as 'm0')]!.energy;
  if (monsters.length > 0) return monsters.reduce((a, b) => (energy(b) > energy(a) ? b : a));
  const heroes = options.filter((id) => /^h\d+$/.test(id));
  const missing = (id: string) => heroCard(s.heroes[numberOf(id as 'h0')]!.code).energy - s.heroes[numberOf(id as 'h0')]!.energy;
  if (heroes.length > 0) return heroes.reduce((a, b) => (missing(b) > missing(a) ? b : a));
  const areas = options.filter((id) => /^[a-zA-Z]$/.test(id));
  const count = (area: string) => s.monsters.filter((m) => !m.dead && gridAt(s).cells[m.at] === area).length;
  return areas.length > 0 ? areas.reduce((a, b) => (count(b) > count(a) ? b : a)) : options[0]!;
}

/** The square that is nearest to a hero, for what Wizor calls. */
export function nearHeroes(s: State, options: readonly string[]): string {
  const grid = gridAt(s);
  const far = (id: string) => Math.min(...s.heroes.filter(onBoard).map((h) => distance(grid, h.at, parseSquare(grid, id))));
  const squares = options.filter((id) => id.includes(','));
  return squares.length > 0 ? squares.reduce((a, b) => (far(b) < far(a) ? b : a)) : options[0]!;
}
