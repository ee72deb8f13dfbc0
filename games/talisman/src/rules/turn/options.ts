import type { Seat } from '@questhall/kernel';
import { BACK, CROWN, ONWARD, OUTER, onRing, regionOf, VALLEY } from '../../board/index.ts';
import { reckon } from '../../reckon.ts';
import { has, isRaft, movesOne, turnings } from '../character/numbers.ts';
import { dropsAny } from '../goods/goods.ts';
import { gainful } from '../goods/trophies.ts';
import { deliverable } from '../goods/wares.ts';
import { DONE, type Table } from '../kit/table.ts';
import { OCCASIONS } from '../magic/occasions.ts';
import { castable } from '../magic/spells.ts';
import { isCovered, placeOf } from '../space/places.ts';
import { dull, mayFly, sparesTrophies } from '../variants.ts';

/** Everything that a character may do at the start of its turn (H3, 2): move in some way, or something that costs nothing. */
export function startOptions(g: Table, seat: Seat): string[] {
  const options = moves(g, seat);
  for (const spell of castable(g.s, seat, OCCASIONS.turn)) options.push(`cast:${spell}`);
  addFree(options, g, seat, g.rules.trophiesLast);
  if (leaves(g, seat)) options.push('leave');
  if (sparesTrophies(g.s, seat)) options.push('shed');
  return options;
}

/**
 * The end of the turn, and what is left to do before; nothing where nothing but leaving things would be, unless the seat wants to
 * halt for it.
 */
export function endOptions(g: Table, seat: Seat): string[] {
  const options: string[] = [DONE];
  for (const spell of castable(g.s, seat, OCCASIONS.endTurn)) options.push(`cast:${spell}`);
  addFree(options, g, seat, false);
  // For this alone nobody is asked: it can be done as the next turn begins, too.
  if (options.length > 1 && sparesTrophies(g.s, seat)) options.push('shed');
  if (g.s.halts.includes(seat) && leaves(g, seat)) options.push('leave');
  return options;
}

function moves(g: Table, seat: Seat): string[] {
  const c = g.of(seat);
  if (regionOf(c.space) === 'inner') return innerMoves(g, seat);
  const options: string[] = [];
  const onFoot = onRing(c.space);
  // A slave rolls for freedom whatever holds it (B2).
  if (onFoot) options.push(movesOne(g.s, seat) && !c.slave ? 'step' : 'roll');
  if (!onFoot || !c.slave) for (const { to } of reckon(g.s).ways(g.s, seat)) options.push(`to:${to}`);
  if (!onFoot) return options;
  if (c.toad > 0 || (c.slave && g.rules.slaveOnlyRolls)) return options;
  if (c.raft === 'ready' || has(g.s, seat, 'raft')) for (const to of placeOf(g.s, c.space).across) options.push(`raft:${to}`);
  // To be teleported is no ferry: whoever is held to one space cannot be (T86-6.11.1).
  if (c.ride === 'outer' && mayFly(g.s, seat)) for (const { id } of OUTER) if (id !== c.space) options.push(`ride:${id}`);
  // What is not in play cannot be gone to, also where it was offered before (TDE-11.17).
  if (c.ride !== null && c.ride !== 'outer' && !isCovered(g.s, c.ride)) options.push(`ride:${c.ride}`);
  if (c.slave) return options;
  const walks = reckon(g.s).walks(g.s, seat);
  if (walks.length > 0 && mayFly(g.s, seat)) for (const to of walks) options.push(`woods:${to}`);
  if (c.raft === 'none' && placeOf(g.s, c.space).timber && reckon(g.s).buildsRafts(g.s, seat) && planks(g)) options.push('build');
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

/** Adds things that cost neither movement nor encounter. */
function addFree(options: string[], g: Table, seat: Seat, noTrade: boolean): void {
  const { s } = g;
  const c = g.of(seat);
  const trades = !noTrade && c.trophies.length > 0 && !dull(s, c) && gainful(s, seat, false);
  if (c.toad > 0) {
    if (trades) options.push('trade');
    return;
  }
  for (const turning of turnings(s, seat)) options.push(turning);
  if (trades) options.push('trade');
  for (const option of reckon(s).atWill(g, seat)) options.push(option);
  for (const item of deliverable(g, seat)) options.push(`deliver:${item}`);
  // To be sold or drunk, something must be there.
  if (c.objects.length === 0) return;
  if (reckon(s).sellsFor(s, seat) !== undefined && c.objects.some((card) => !isRaft(card))) options.push('sell');
  for (const card of reckon(s).potions(s, seat)) options.push(`drink:${card}`);
}

/** Whether there is anything that it could leave here. */
export function leaves(g: Table, seat: Seat): boolean {
  const { gold, toad } = g.of(seat);
  return dropsAny(g.s, seat) || (g.rules.goldIsLeft && gold > 0 && toad === 0);
}
