import { beside, distance, parseSquare } from '../board/grid.ts';
import { heroCard, itemCard, SPELLS, type Weapon } from '../content/index.ts';
import { stepsFrom } from '../rules/distances.ts';
import { NEVER } from '../rules/ground.ts';
import { figureValue, gridAt, heroId, maxEnergy, numberOf, onBoard } from '../rules/values.ts';
import type { Hero, State } from '../state.ts';
import { explore, stepTo } from './explore.ts';
import { bestAttack, bestMeal, danger, foesOf, isWeak, safest, wizardSpell } from './fight.ts';
import { wantsOf } from './gear.ts';
import { type Offers, offersOf } from './offers.ts';
import type { Temper } from './temper.ts';

/** Spells that only the Wizard can cast. */
const WIZARDS = new Set(SPELLS.flatMap((spell) => (spell.wizard ? [spell.id] : [])));

/** Farther monsters do not matter yet (DYS-AIH.6). */
const FAR = 14;

/** What the automatic heroes go by (section F.2): the first thing on the list that applies, as an option of the turn. */
export function heroChoice(s: State, n: number, options: readonly string[], temper: Temper): string {
  const h = s.heroes[n]!;
  const fresh = s.turn.stage !== 'acted';
  const offers = offersOf(options);
  if (offers.leave.length > 0) return 'leave';
  const whim = restless(s, n, options);
  if (whim) return whim;
  const foes = foesOf(s, n);
  const missing = maxEnergy(s, heroId(n)) - h.energy;
  if (fresh) {
    const cast = wizardSpell(s, n, offers, foes);
    if (cast) return cast;
    if (foes.length > 0 && h.energy <= 2 && missing > 0 && !(h.energy === 2 && foes.length === 1)) {
      const meal = bestMeal(s, n, offers, true);
      if (meal) return meal;
    }
    const find = temper.greed ? found(s, n, offers) : undefined;
    if (find) return find;
    const fight = foes.length > 0 ? bestAttack(s, n, offers, foes, temper) : undefined;
    if (fight) return fight;
  }
  if (!fresh && foes.length > 0 && (isWeak(s, n) || heroCard(h.code).range[0] > 1)) return safest(s, n, offers, foes) ?? 'end';
  if (foes.length > 0) {
    const way = stepsFrom(s, h.at, false);
    if (foes.some((foe) => stepsTo(way, foe.at) <= FAR)) return approach(s, n, offers, foes, way);
  }
  if (fresh) {
    const gain = useful(s, n, offers) ?? betterWeapon(s, n, offers) ?? resting(s, n, offers, temper.hunger);
    if (gain) return gain;
  }
  return explore(s, n, offers);
}

/** Steps to a square; 99 where there is no way. */
const stepsTo = (way: Int16Array, at: number): number => (way[at] === undefined || way[at] === NEVER ? 99 : way[at]);

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
function approach(s: State, n: number, offers: Offers, foes: ReturnType<typeof foesOf>, way: Int16Array): string {
  const grid = gridAt(s);
  const h = s.heroes[n]!;
  const fresh = s.turn.stage !== 'acted';
  const nearest = foes.reduce((a, b) => (stepsTo(way, b.at) < stepsTo(way, a.at) ? b : a));
  const far = stepsTo(way, nearest.at);
  const speed = figureValue(s, nearest.id, 'speed');
  if (h.code === 'wizard' || h.energy <= 1) {
    const meal = fresh ? bestMeal(s, n, offers, false) : undefined;
    if (meal) return meal;
    const help = fresh ? useful(s, n, offers) : undefined;
    if (help) return help;
    if (far <= speed + 6) return safest(s, n, offers, foes) ?? 'end';
    return explore(s, n, offers);
  }
  const party = s.heroes.filter(onBoard).map((other) => other.at);
  const comes = party.some((at) => distance(grid, at, nearest.at) <= speed);
  const archer = heroCard(h.code).range[0] > 1;
  if (comes && !archer) {
    const help = fresh ? useful(s, n, offers) : undefined;
    if (help) return help;
    // Close order: beside friends, where few can come.
    return stepTo(s, n, offers, (at) => {
      let friends = 0;
      for (const other of party) if (other !== h.at && distance(grid, at, other) <= 2) friends += 1;
      return 0.3 * friends - 0.5 * danger(s, foes, at);
    });
  }
  const wanted = archer ? 5 : 1;
  const back = stepsFrom(s, nearest.at, false);
  const step = stepTo(s, n, offers, (at) => -Math.abs(stepsTo(back, at) - wanted) - 0.1 * danger(s, foes, at));
  if (step !== 'end' || !fresh) return step;
  return useful(s, n, offers) ?? 'end';
}

/** Something here that can be searched or taken. */
function found(s: State, n: number, { use }: Offers): string | undefined {
  const h = s.heroes[n]!;
  return use.find((option) => option.startsWith('search') || picksWanted(s, h, option));
}

/** Whether an option is to pick up something that a hero would take. */
const picksWanted = (s: State, h: Hero, option: string): boolean =>
  option.startsWith('pick:') && s.piles.some((pile) => pile.at === parseSquare(gridAt(s), option.slice(5)) && wantsOf(h, pile));

/** An unused action is put to use (DYS-AIH.8). */
function useful(s: State, n: number, offers: Offers): string | undefined {
  const h = s.heroes[n]!;
  const grid = gridAt(s);
  for (const option of offers.use) {
    if (option.startsWith('search') || option.startsWith('free') || picksWanted(s, h, option)) return option;
    if (option === 'deal:lyra' && (h.curses.length > 0 || maxEnergy(s, heroId(n)) - h.energy >= 2)) return option;
  }
  if (offers.cast.includes('cast:mend')) {
    const neighbour = s.heroes.some(
      (other, k) => onBoard(other) && (k === n || beside(grid, h.at, other.at)) && maxEnergy(s, heroId(k)) - other.energy >= 3,
    );
    if (neighbour) return 'cast:mend';
  }
  // The sceptre belongs to the Wizard, and so do the spells that nobody else can cast.
  const wizard = s.heroes.findIndex(({ code }) => code === 'wizard');
  const hand = offers.hand.find((option) => {
    const between = option.indexOf(':', 5);
    if (Number(option.slice(between + 1)) !== wizard) return false;
    const thing = option.slice(5, between);
    return thing === 'sceptre' || WIZARDS.has(thing);
  });
  if (hand) return hand;
  const meal = bestMeal(s, n, offers, false);
  return meal?.startsWith('eat:') && maxEnergy(s, heroId(n)) - h.energy >= 2 ? meal : undefined;
}

/** In quiet, with less than so much of the party's energy (by the rules three quarters), one eats what wastes nothing (DYS-AIH.6). */
function resting(s: State, n: number, offers: Offers, hunger: number): string | undefined {
  let [has, most] = [0, 0];
  for (const h of s.heroes) {
    if (!onBoard(h)) continue;
    has += h.energy;
    most += heroCard(h.code).energy;
  }
  return has < hunger * most ? bestMeal(s, n, offers, false) : undefined;
}

/** A weapon or a defence that is better than what is in hand. */
export function betterWeapon(s: State, n: number, { swap }: Offers): string | undefined {
  const h = s.heroes[n]!;
  if (h.weapons.length === 0) return undefined;
  const card = (id: string | null) => (id === null ? null : (itemCard(id) as Weapon));
  const { range } = heroCard(h.code);
  const worth = (attack: Weapon | null, defence: Weapon | null) =>
    1.2 * ((attack?.adds.attack ?? 0) + (defence?.adds.attack ?? 0)) +
    (attack?.adds.defence ?? 0) +
    (defence?.adds.defence ?? 0) -
    (attack !== null && (attack.range?.[0] ?? 1) > range[0] ? 3 : 0);
  const now = worth(card(h.attack), card(h.defence));
  // Mostly he has the best of what he carries in hand, and no option need be read.
  const attacks: (Weapon | null)[] = [null];
  const defences: (Weapon | null)[] = [null];
  for (const id of h.weapons) {
    const weapon = itemCard(id) as Weapon;
    (weapon.slot === 'attack' ? attacks : defences).push(weapon);
  }
  if (!attacks.some((a) => defences.some((d) => worth(a, d) > now))) return undefined;
  let [best, most]: [string | undefined, number] = [undefined, 0];
  for (const option of swap) {
    const between = option.indexOf(':', 5);
    const [a, d] = [option.slice(5, between), option.slice(between + 1)];
    const gain = worth(card(a === '-' ? null : a), card(d === '-' ? null : d)) - now;
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
