import type { Seat } from '@questhall/kernel';
import { distance, type Square } from '../board/grid.ts';
import {
  CURSE_ADDS,
  curseCard,
  heroCard,
  itemCard,
  MONSTER_NUMBERS,
  monsterCard,
  type Numbers,
  numberFor,
  type Stat,
  TRINKETS_FOR,
  WEAPON_ADDS,
  type Weapon,
} from '../content/index.ts';
import type { FigureId, Hero, Monster, State } from '../state.ts';
import { FLOOR, groundOf, TRAP } from './ground.ts';
import { gridAt, levelOf } from './level.ts';

export { gridAt, levelOf } from './level.ts';

/** Pure answers about a state. Nothing here changes anything. */

/** Names of figures, so that none is put together twice. */
const HERO_IDS = Array.from({ length: 8 }, (_, n): FigureId => `h${n}`);
const MONSTER_IDS = Array.from({ length: 128 }, (_, n): FigureId => `m${n}`);

const H = 'h'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
export const isHero = (id: FigureId): boolean => id.charCodeAt(0) === H;
/** The number in a figure's name, read digit by digit: it is asked for at every look at a figure. */
export function numberOf(id: FigureId): number {
  let n = 0;
  for (let i = 1; i < id.length; i++) n = 10 * n + id.charCodeAt(i) - ZERO;
  return n;
}
export const heroId = (n: number): FigureId => HERO_IDS[n] ?? `h${n}`;
export const monsterId = (n: number): FigureId => MONSTER_IDS[n] ?? `m${n}`;

/** A living hero with a figure on the board. */
export const onBoard = (h: Hero): boolean => !h.dead && h.at >= 0;
/** A monster that lives. Those that wait are not among the monsters yet. */
export const inPlay = (m: Monster): boolean => !m.dead;

/** By loops, as all that is asked for at every question of a party. */
export function heroesOnBoard(s: State): FigureId[] {
  const ids: FigureId[] = [];
  for (let n = 0; n < s.heroes.length; n++) if (onBoard(s.heroes[n]!)) ids.push(heroId(n));
  return ids;
}
export function monstersInPlay(s: State): FigureId[] {
  const ids: FigureId[] = [];
  for (let n = 0; n < s.monsters.length; n++) if (inPlay(s.monsters[n]!)) ids.push(monsterId(n));
  return ids;
}

export const squareAt = (s: State, id: FigureId): Square => (isHero(id) ? s.heroes[numberOf(id)]!.at : s.monsters[numberOf(id)]!.at);

const MIN: Numbers = { attack: 0, defence: 0, speed: 1, int: 1 };

const added = (adds: Numbers | undefined, stat: Stat): number => (adds === undefined ? 0 : numberFor(adds, stat));

/** The current value of a hero (DYS-GEN.9, DYS-COMB.19). */
export function heroValue(s: State, n: number, stat: Stat): number {
  const h = s.heroes[n]!;
  let sum = numberFor(heroCard(h.code), stat);
  if (h.attack !== null) sum += added(WEAPON_ADDS.get(h.attack), stat);
  if (h.defence !== null) sum += added(WEAPON_ADDS.get(h.defence), stat);
  // Two of the same name do not add up (DYS-EQP.7).
  for (const { id, n: more } of numberFor(TRINKETS_FOR, stat)) if (h.things.includes(id)) sum += more;
  for (const { id } of h.curses) sum += added(CURSE_ADDS.get(id), stat);
  for (const effect of h.effects) if (effect.what === stat) sum += effect.n;
  return Math.max(numberFor(MIN, stat), sum);
}

/** The current value of a monster: its card, its entry in the level, the difficulty, effects. */
export function monsterValue(s: State, n: number, stat: Stat): number {
  const m = s.monsters[n]!;
  const own = m.entry >= 0 ? numberFor(gridAt(s).monsters[m.entry]!, stat) : undefined;
  let sum = own ?? numberFor(MONSTER_NUMBERS.get(m.code)!, stat);
  if (stat === 'attack') sum += s.options.difficulty === 'hard' ? 1 : s.options.difficulty === 'easy' ? -1 : 0;
  if (stat === 'speed') sum += s.alarm;
  for (const effect of m.effects) if (effect.what === stat) sum += effect.n;
  return Math.max(numberFor(MIN, stat), sum);
}

export const figureValue = (s: State, id: FigureId, stat: Stat): number =>
  isHero(id) ? heroValue(s, numberOf(id), stat) : monsterValue(s, numberOf(id), stat);

export function maxEnergy(s: State, id: FigureId): number {
  if (isHero(id)) return heroCard(s.heroes[numberOf(id)]!.code).energy;
  const m = s.monsters[numberOf(id)]!;
  return (m.entry >= 0 ? levelOf(s).monsters[m.entry]?.energy : undefined) ?? monsterCard(m.code).energy;
}

/** Nearest and farthest distance of an attack with the weapon in hand (DYS-COMB.4, DYS-EQP.8). */
export function rangeOf(s: State, id: FigureId): readonly [number, number] {
  if (!isHero(id)) return monsterCard(s.monsters[numberOf(id)]!.code).range;
  const h = s.heroes[numberOf(id)]!;
  const [near, far] = (h.attack === null ? undefined : (itemCard(h.attack) as Weapon).range) ?? heroCard(h.code).range;
  if (h.curses.length === 0) return h.attack === null ? heroCard(h.code).range : [near, far];
  const fog = h.curses.reduce((sum, { id: curse }) => sum + (curseCard(curse).range ?? 0), 0);
  return [near, Math.max(near, far + fog)];
}

/** Whether a curse forbids the hero this. */
export function banned(h: Hero, what: string): boolean {
  for (const { id } of h.curses) if (curseCard(id).bans === what) return true;
  return false;
}

/** The hero holds a trinket with this power that is not spent for the level. */
export function trinketWith(h: Hero, power: string): string | undefined {
  return h.things.find((id) => {
    const item = itemCard(id);
    return item.kind === 'trinket' && item.power === power && !h.used.includes(id);
  });
}

/** Whether the line between two squares is clear of walls, closed doors and areas that are not set up (DYS-LOS.3). */
export const seesSquare = (s: State, from: Square, to: Square): boolean => groundOf(s).sees(from, to);

/** Revealed floor or an open door (DYS-MOVE.16). */
export const isFloor = (s: State, at: Square): boolean => (groundOf(s).still[at]! & FLOOR) !== 0;

/** Something waits there that is not set up yet: a monster (DYS-REV.10), or a thing that will fill the square. */
export function waitsAt(s: State, at: Square): boolean {
  const grid = gridAt(s);
  const { furniture } = grid.level;
  for (const entry of s.waiting) if (grid.monstersAt[entry] === at) return true;
  const thing = grid.furniture.get(at);
  if (thing !== undefined && !s.furniture[thing]!.shown && (furniture[thing]!.minParty ?? 1) <= s.party) return true;
  const being = grid.neutrals.get(at);
  return (being !== undefined && !s.neutrals[being]) || (s.captive === 'hidden' && grid.captive === at);
}

/** The number of the hero, or the monster, that stands there; -1: none. */
export function heroAt(s: State, at: Square): number {
  for (let n = 0; n < s.heroes.length; n++) if (s.heroes[n]!.at === at && onBoard(s.heroes[n]!)) return n;
  return -1;
}
export function monsterAt(s: State, at: Square): number {
  for (let n = 0; n < s.monsters.length; n++) if (s.monsters[n]!.at === at && inPlay(s.monsters[n]!)) return n;
  return -1;
}

/** The trap on a square, by its place in the level file; -1: none, or removed. */
export function trapAt(s: State, at: Square): number {
  const trap = gridAt(s).traps.get(at);
  return trap === undefined || s.traps[trap]!.gone ? -1 : trap;
}

export const visibleTrapAt = (s: State, at: Square): boolean => (groundOf(s).still[at]! & TRAP) !== 0;

/** Steps left in this turn (DYS-TURN.7). */
export function stepsLeft(s: State, id: FigureId): number {
  return Math.max(0, figureValue(s, id, 'speed') - s.turn.spent);
}

/** Why an attack is not possible, or undefined (DYS-COMB.2, DYS-COMB.3). `steps`: steps that would be left. */
export function attackProblem(
  s: State,
  from: FigureId,
  to: FigureId,
  at = squareAt(s, from),
  steps = stepsLeft(s, from),
): string | undefined {
  const target = squareAt(s, to);
  const [near, far] = rangeOf(s, from);
  const far2 = distance(gridAt(s), at, target);
  if (steps < 1) return 'NO_STEPS_LEFT';
  if (far2 < near || far2 > far) return 'OUT_OF_RANGE';
  return seesSquare(s, at, target) ? undefined : 'NO_LINE_OF_SIGHT';
}

/** Whom a figure can attack from where it stands with so many steps left, in the order of `opponentsOf`. */
export function attackable(s: State, from: FigureId, steps = stepsLeft(s, from)): FigureId[] {
  const found: FigureId[] = [];
  if (steps < 1) return found;
  const ground = groundOf(s);
  const at = squareAt(s, from);
  const [near, far] = rangeOf(s, from);
  const meets = (to: Square) => {
    const away = distance(ground.grid, at, to);
    return away >= near && away <= far && ground.sees(at, to);
  };
  if (isHero(from))
    for (let n = 0; n < s.monsters.length; n++) if (inPlay(s.monsters[n]!) && meets(s.monsters[n]!.at)) found.push(monsterId(n));
  for (let n = 0; n < s.heroes.length; n++)
    if (onBoard(s.heroes[n]!) && heroId(n) !== from && meets(s.heroes[n]!.at)) found.push(heroId(n));
  return found;
}

/** Those who may be attacked by this figure: heroes attack monsters and each other, monsters heroes (DYS-COMB.1, DYS-MON.6). */
export function opponentsOf(s: State, id: FigureId): FigureId[] {
  const heroes = s.heroes.flatMap((h, n) => (onBoard(h) && heroId(n) !== id ? [heroId(n)] : []));
  if (!isHero(id)) return heroes;
  return [...s.monsters.flatMap((m, n) => (inPlay(m) ? [monsterId(n)] : [])), ...heroes];
}

/** A monster attacking this figure has so much more (the curse of the marked prey). */
export const markedBy = (s: State, from: FigureId, to: FigureId): number =>
  isHero(from) || !isHero(to) ? 0 : markOf(s.heroes[numberOf(to)]!);

/** What every monster has more when it attacks this hero (the curse of the marked prey). */
export function markOf(h: Hero): number {
  let more = 0;
  for (const { id } of h.curses) more += curseCard(id).marked ?? 0;
  return more;
}

/** Int where unicorns are compared: under Mind Mirror the Wizard's, if it is better (D.5). */
export function unicornInt(s: State, id: FigureId): number {
  const own = figureValue(s, id, 'int');
  if (!isHero(id) || !s.heroes[numberOf(id)]!.effects.some((effect) => effect.what === 'mirror')) return own;
  const wizard = wizardOf(s);
  return wizard < 0 ? own : Math.max(own, heroValue(s, wizard, 'int'));
}

/**
 * Int in an Int test. Against sorcery a mirror shield adds to its bearer's own, and the Wizard with his sceptre lends his;
 * the better of the two counts (DYS-WIZ.12, DYS-SORC.2).
 */
export function witsInt(s: State, id: FigureId, against: 'trap' | 'spell' | 'sorcery'): number {
  const own = figureValue(s, id, 'int');
  if (against !== 'sorcery' || !isHero(id)) return own;
  const h = s.heroes[numberOf(id)]!;
  const shield = h.defence === null ? undefined : itemCard(h.defence);
  const bonus = shield?.kind === 'weapon' ? (shield.wits ?? 0) : 0;
  return Math.max(own + bonus, sheltered(s, numberOf(id)) ? heroValue(s, wizardOf(s), 'int') : 0);
}

/** Within three squares of the Wizard with his sceptre, and in his sight (DYS-WIZ.12). */
export function sheltered(s: State, n: number): boolean {
  const w = s.heroes[wizardOf(s)];
  const h = s.heroes[n]!;
  return w !== undefined && onBoard(w) && w.things.includes('sceptre') && distance(gridAt(s), w.at, h.at) <= 3 && seesSquare(s, w.at, h.at);
}

/** All seats but Wizor's (DYS-HID.6). */
export const heroSeats = ({ seats, wizor }: Pick<State, 'seats' | 'wizor'>): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== wizor);

/** The seats that lead heroes of their own, in the order of the heroes: they lead the Wizard too (DYS-WIZ.6). */
export function leaderSeats(s: State): Seat[] {
  const seats: Seat[] = [];
  for (const { code, seat } of s.heroes) if (code !== 'wizard' && !seats.includes(seat)) seats.push(seat);
  return seats;
}

/** Whether this seat may command the hero now: its own, or the Wizard in its turn, or together with others. */
export function leads(s: State, seat: Seat, n: number): boolean {
  const h = s.heroes[n]!;
  if (h.code !== 'wizard') return h.seat === seat;
  return s.lead.mode === 'joint' ? leaderSeats(s).includes(seat) : s.lead.seat === seat;
}

/** The number of the Wizard among the heroes, if he is with the party and alive. */
export const wizardOf = (s: State): number => s.heroes.findIndex((h) => h.code === 'wizard' && !h.dead);
