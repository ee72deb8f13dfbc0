import { beside, distance, squareOf } from '../board/grid.ts';
import { beingCard, itemCard, SPELLS, spellCard, WEAPONS, type Weapon } from '../content/index.ts';
import { priceOf } from '../content/prices.ts';
import type { Hero, Pile, State } from '../state.ts';
import type { Table } from './kit.ts';
import { mayVote } from './lead.ts';
import { heroFlood } from './paths.ts';
import { hasTarget } from './spell-targets.ts';
import { attackable, banned, gridAt, heroId, levelOf, onBoard, stepsLeft, visibleTrapAt } from './values.ts';

const SPELL_IDS = new Set(SPELLS.map((spell) => spell.id));
const WEAPONS_BY_ID: ReadonlyMap<string, Weapon> = new Map(WEAPONS.map((weapon) => [weapon.id, weapon]));

/** Everything a hero may do now (DYS-TURN.1 to DYS-TURN.10, appendix J.1), ids as "go:3,4", "attack:m2", "cast:mend". */
export function heroOptions(g: Table, n: number, begged: readonly number[] = []): string[] {
  const { s } = g;
  const h = g.hero(n);
  const steps = stepsLeft(s, heroId(n));
  const options: string[] = [];
  const { order, count } = heroFlood(s, n, steps);
  const { goes } = g.grid;
  for (let i = 0; i < count; i++) options.push(goes[order[i]!]!);
  if (steps >= 1) for (const door of openable(g, n)) options.push(`open:${g.name(door)}`);
  if (s.turn.stage !== 'acted') actions(g, n, steps, options);
  if (s.turn.undo > 0) options.push('undo');
  if (carries(h)) options.push('lay');
  if (decidesPass(s, n)) options.push(h.pass ? 'pass:off' : 'pass:on');
  for (let other = 0; other < s.heroes.length; other++)
    if (other !== n && inTheWay(g, n, other, steps) && !begged.includes(other)) options.push(`way:${other}`);
  if (mayVote(s)) options.push('vote');
  if (mayLeave(g, n)) options.push('leave');
  options.push('end');
  return options;
}

/** Whether a hero's player decides who may pass through it: the Wizard always lets pass, unless the match says otherwise (DYS-MOVE.8). */
export const decidesPass = (s: State, n: number): boolean => s.heroes[n]!.code !== 'wizard' || s.options.wizardPass === 'decided';

/** A hero so near that he may stand in the way, whose player lets nobody pass: he can be asked to (DYS-MOVE.8). */
function inTheWay(g: Table, n: number, other: number, steps: number): boolean {
  const h = g.hero(other);
  // Where leave is asked for, it is when somebody goes.
  return g.s.options.passing === 'open' && !h.pass && onBoard(h) && distance(g.grid, g.hero(n).at, h.at) < steps;
}

/** Closed doors beside the hero that he can open (DYS-MOVE.3, DYS-MOVE.15). */
export function openable(g: Table, n: number): number[] {
  const { s, grid } = g;
  const doors: number[] = [];
  for (const at of grid.neighbours[g.hero(n).at]!)
    if (grid.cells[at] === '+' && s.doors.includes(at) && !s.open.includes(at) && hasKey(s, n, at)) doors.push(at);
  return doors;
}

/** Whether a door is not locked, or the hero carries its key (DYS-MOVE.15). */
export function hasKey(s: State, n: number, door: number): boolean {
  const entry = levelOf(s).doors?.find((one) => squareOf(gridAt(s), one.at) === door);
  return entry?.state !== 'locked' || (entry.key !== undefined && s.heroes[n]!.things.includes(entry.key));
}

/** Adds what may be done besides going (DYS-TURN.2). */
function actions(g: Table, n: number, steps: number, options: string[]): void {
  const { s, grid, level } = g;
  const h = g.hero(n);
  const id = heroId(n);
  for (const to of attackable(s, id, steps)) options.push(`attack:${to}`);
  if (h.spells.length > 0 && !banned(h, 'spells')) {
    for (let i = 0; i < h.spells.length; i++) {
      const spell = h.spells[i]!;
      if (h.spells.indexOf(spell) === i && mayCast(g, n, spell) && hasTarget(g, id, spellCard(spell).target)) options.push(`cast:${spell}`);
    }
  }
  if (!banned(h, 'search')) {
    for (let i = 0; i < grid.furnitureAt.length; i++) {
      const at = grid.furnitureAt[i]!;
      if (s.furniture[i]!.shown && !s.furniture[i]!.searched && beside(grid, h.at, at)) options.push(`search:${g.name(at)}`);
    }
    if (s.piles.length > 0) {
      for (const at of new Set(s.piles.filter(hasGoods).map((pile) => pile.at)))
        if (at === h.at || beside(grid, h.at, at)) options.push(`pick:${g.name(at)}`);
    }
  }
  for (let i = 0; i < h.things.length; i++) {
    const thing = h.things[i]!;
    if (h.things.indexOf(thing) !== i) continue;
    const item = itemCard(thing);
    if (item.kind === 'food' || item.kind === 'potion') options.push(`eat:${thing}`);
    if (item.kind === 'trinket' && item.power === 'removeTrap') {
      for (const at of grid.neighbours[h.at]!) if (visibleTrapAt(s, at)) options.push(`rods:${g.name(at)}`);
    }
    if (item.kind === 'trinket' && item.power === 'showTraps' && !h.used.includes(thing)) options.push('lens');
  }
  if (h.weapons.length > 0) options.push(...swaps(g, n));
  let goods: string[] | undefined;
  for (let other = 0; other < s.heroes.length; other++) {
    // Nobody is beside himself, or beside who is not on the board.
    if (!beside(grid, h.at, s.heroes[other]!.at)) continue;
    goods ??= goodsOf(h);
    for (const thing of goods) if (hasRoom(s, other, thing)) options.push(`hand:${thing}:${other}`);
    if (s.turn.stage === 'fresh' && h.lost === 0 && s.heroes[other]!.lost === 0) options.push(`trade:${other}`);
  }
  if (s.captive === 'shown' && grid.captive !== null && beside(grid, h.at, grid.captive)) options.push('free');
  level.neutrals?.forEach((being, i) => {
    if (!s.neutrals[i] || !beside(grid, h.at, grid.neutralsAt[i]!)) return;
    const { once, sells } = beingCard(being.code);
    if (once && !h.used.includes(once.id)) options.push(`deal:${once.id}`);
    if (sells) for (let k = 1; k <= Math.floor(h.gold / priceOf(sells)); k++) options.push(`deal:shamyr:${k}`);
  });
}

/** Wizard spells ask for the Wizard with his sceptre, once a level (DYS-SPELL.4 to DYS-SPELL.6). */
export function mayCast(g: Table, n: number, spell: string): boolean {
  const h = g.hero(n);
  if (!spellCard(spell).wizard) return true;
  return h.code === 'wizard' && h.things.includes('sceptre') && !h.used.includes(spell);
}

/** Changing weapons: attack, defence, or both (DYS-EQP.9). "-" is the starting one, or none. */
export function swaps(g: Table, n: number): string[] {
  const h = g.hero(n);
  const attacks: (string | null)[] = [null];
  const defences: (string | null)[] = [null];
  for (const id of h.weapons) {
    const { slot, users } = itemCard(id) as Weapon;
    if (!users.includes(h.code) || (slot === 'attack' && banned(h, 'weapon'))) continue;
    (slot === 'attack' ? attacks : defences).push(id);
  }
  const options: string[] = [];
  for (const a of attacks) for (const d of defences) if (a !== h.attack || d !== h.defence) options.push(`swap:${a ?? '-'}:${d ?? '-'}`);
  return options;
}

/** What may leave a hero's hands: not the sceptre of the Wizard (DYS-EQP.2, DYS-WIZ.13). */
export const handable = (g: Table, n: number): string[] => goodsOf(g.hero(n));

/** The same, for a hero at hand. */
export function goodsOf(h: Hero): string[] {
  const bound = h.code === 'wizard' ? 'sceptre' : undefined;
  const goods: string[] = [];
  for (const thing of h.weapons) if (!goods.includes(thing)) goods.push(thing);
  for (const thing of h.things) if (thing !== bound && !goods.includes(thing)) goods.push(thing);
  for (const spell of h.spells) if (!goods.includes(spell)) goods.push(spell);
  return goods;
}

/** Room for a weapon of its slot; everything else is without limit (DYS-EQP.4, DYS-EQP.7). */
export function hasRoom(s: State, n: number, thing: string): boolean {
  const weapon = WEAPONS_BY_ID.get(thing);
  if (weapon === undefined) return true;
  for (const id of s.heroes[n]!.weapons) if (WEAPONS_BY_ID.get(id)!.slot === weapon.slot) return false;
  return true;
}

export const isWeapon = (thing: string): boolean => WEAPONS_BY_ID.has(thing);
export function isSpell(thing: string): boolean {
  return SPELL_IDS.has(thing);
}

/** Something lies there still. */
export const hasGoods = (pile: Pile): boolean => pile.gold + pile.things.length + pile.spells.length > 0;

/** Whether a hero has anything that may leave his hands. */
export function carries(h: Hero): boolean {
  return h.gold > 0 || h.weapons.length + h.spells.length > 0 || (h.things.length > 0 && goodsOf(h).length > 0);
}

/** An exit is open once every other goal is met (DYS-END.6). */
export function mayLeave(g: Table, n: number): boolean {
  const { s, grid } = g;
  if (!grid.exits.includes(g.hero(n).at)) return false;
  const way = g.level.goals.findIndex((goal) => goal.type === 'escape');
  return way >= 0 && s.goals.every((met, i) => met || i === way);
}
