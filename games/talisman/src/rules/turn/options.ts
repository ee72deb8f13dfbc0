import type { Seat } from '@questhall/kernel';
import { BACK, CROWN, ONWARD, OUTER, onRing, regionOf, VALLEY } from '../../board/index.ts';
import { reckon } from '../../reckon.ts';
import { has, isRaft, movesOne, turnings } from '../character/numbers.ts';
import { dropsAny } from '../goods/goods.ts';
import { gainful } from '../goods/trophies.ts';
import { deliverable } from '../goods/wares.ts';
import type { Table } from '../kit/table.ts';
import { OCCASIONS } from '../magic/occasions.ts';
import { castable } from '../magic/spells.ts';
import { isCovered, placeOf } from '../space/places.ts';
import { dull, mayFly, sparesTrophies } from '../variants.ts';

/** Everything that a character may do at the start of its turn (H3, 2): move in some way, or something that costs nothing. */
export function startOptions(g: Table, seat: Seat): string[] {
  const options = moves(g, seat);
  for (const spell of castable(g.s, seat, OCCASIONS.turn)) options.push(`cast:${spell}`);
  for (const option of freeOptions(g, seat, g.rules.trophiesLast)) options.push(option);
  if (leaves(g, seat)) options.push('leave');
  if (sparesTrophies(g.s, seat)) options.push('shed');
  return options;
}

/** What is left to do when the turn ends; empty where nothing but leaving things would be, unless the seat wants to halt for it. */
export function endOptions(g: Table, seat: Seat): string[] {
  const spells = castable(g.s, seat, OCCASIONS.endTurn);
  const options = [...spells.map((spell) => `cast:${spell}`), ...freeOptions(g, seat)];
  // For this alone nobody is asked: it can be done as the next turn begins, too.
  if (options.length > 0 && sparesTrophies(g.s, seat)) options.push('shed');
  if (leaves(g, seat) && g.s.halts.includes(seat)) options.push('leave');
  return options;
}

function moves(g: Table, seat: Seat): string[] {
  const c = g.of(seat);
  if (regionOf(c.space) === 'inner') return innerMoves(g, seat);
  const ways = reckon(g.s)
    .ways(g.s, seat)
    .map(({ to }) => `to:${to}`);
  if (!onRing(c.space)) return ways;
  // A slave rolls for freedom whatever holds it (B2).
  const options = [movesOne(g.s, seat) && !c.slave ? 'step' : 'roll'];
  if (!c.slave) options.push(...ways);
  if (c.toad > 0 || (c.slave && g.rules.slaveOnlyRolls)) return options;
  if (has(g.s, seat, 'raft') || c.raft === 'ready') for (const to of placeOf(g.s, c.space).across) options.push(`raft:${to}`);
  // To be teleported is no ferry: whoever is held to one space cannot be (T86-6.11.1).
  if (c.ride === 'outer' && mayFly(g.s, seat)) for (const { id } of OUTER) if (id !== c.space) options.push(`ride:${id}`);
  // What is not in play cannot be gone to, also where it was offered before (TDE-11.17).
  if (c.ride !== null && c.ride !== 'outer' && !isCovered(g.s, c.ride)) options.push(`ride:${c.ride}`);
  if (c.slave) return options;
  if (mayFly(g.s, seat)) for (const to of reckon(g.s).walks(g.s, seat)) options.push(`woods:${to}`);
  if (placeOf(g.s, c.space).timber && c.raft === 'none' && reckon(g.s).buildsRafts(g.s, seat) && planks(g)) options.push('build');
  return options;
}

/** Where a Raft is a card, one must be left in the stock (TDE-9.10). */
const planks = (g: Table): boolean => !g.rules.raftIsCard || g.s.stock.some(isRaft);

/** One step on or back, or the unfinished adventure of this space (T86-6.11.3 to T86-6.11.7). */
function innerMoves(g: Table, seat: Seat): string[] {
  const c = g.of(seat);
  const back = (BACK[c.space] ?? []).map((to) => `back:${to}`);
  if (reckon(g.s).keptOut(g.s, seat)) return back;
  // The Valley asks for a Talisman from the Crown's side too (T86-6.11.6b).
  if (c.space === CROWN && g.rules.crownHolds) return ['act'];
  if (c.space === CROWN) return has(g.s, seat, 'enterValley') ? ['act', ...back] : ['act'];
  if (c.werewolf > 0 || c.lizardMen > 0 || c.dicing) return ['act', ...back];
  if (c.turnedBack) return back;
  const asks = (to: string) => to === VALLEY || (to === CROWN && g.rules.valleyAsksAgain);
  const onward = (ONWARD[c.space] ?? []).filter((to) => !asks(to) || has(g.s, seat, 'enterValley'));
  return [...onward.map((to) => `to:${to}`), ...back];
}

/** Things that cost neither movement nor encounter. */
function freeOptions(g: Table, seat: Seat, noTrade = false): string[] {
  const { s } = g;
  const c = g.of(seat);
  const options: string[] = [];
  const trades = !noTrade && !dull(s, c) && gainful(s, seat, false);
  if (c.toad > 0) return trades ? ['trade'] : options;
  for (const turning of turnings(s, seat)) options.push(turning);
  if (trades) options.push('trade');
  for (const option of reckon(s).atWill(g, seat)) options.push(option);
  for (const item of deliverable(g, seat)) options.push(`deliver:${item}`);
  if (reckon(s).sellsFor(s, seat) !== undefined && c.objects.some((card) => !isRaft(card))) options.push('sell');
  for (const card of reckon(s).potions(s, seat)) options.push(`drink:${card}`);
  return options;
}

/** Whether there is anything that it could leave here. */
export function leaves(g: Table, seat: Seat): boolean {
  const { gold, toad } = g.of(seat);
  return dropsAny(g.s, seat) || (g.rules.goldIsLeft && gold > 0 && toad === 0);
}
