import type { Seat } from '@questhall/kernel';
import { CROWN, PLAIN, regionOf, type SpaceId } from '../../board/index.ts';
import { cardOf } from '../../editions/index.ts';
import type { MovedBy } from '../../events.ts';
import { happened } from '../../listeners.ts';
import { placeOf } from '../space/places.ts';
import { loseCard, toPile } from './cards.ts';
import type { Table } from './table.ts';

/* Figures that are set on another space, and what changes with that at once. */

/** Sets the figure on another space. A built Raft is lost, a slave is freed (T86-6.11.16, B2). */
export function moveTo(g: Table, seat: Seat, to: SpaceId, by: MovedBy, path: SpaceId[], rule: string): void {
  const c = g.of(seat);
  const from = c.space;
  c.space = to;
  // Magic Objects do not work there (B1): what they give is lost, or had again.
  if (placeOf(g.s, from).cursed || placeOf(g.s, to).cursed) g.s.unsettled = true;
  if (to === PLAIN || regionOf(to) !== 'inner') c.turnedBack = false;
  c.werewolf = 0;
  c.lizardMen = 0;
  c.dicing = false;
  // An offer is for the very next move (B2).
  c.ride = null;
  if (c.slave && by !== 'walk') {
    c.slave = false;
    g.tell?.({ type: 'freed', rule: 'T86-6.13.5b', seat });
  }
  g.tell?.({ type: 'moved', rule, seat, from, path, to, by });
  if ((regionOf(from) === 'outer') !== (regionOf(to) === 'outer')) overTheRiver(g, seat);
  if (c.raft !== 'none' && by !== 'raft') {
    c.raft = 'none';
    g.tell?.({ type: 'raftLost', rule: 'T86-6.11.16', seat });
  }
  if (to === CROWN && !g.s.crownReached) {
    g.s.crownReached = true;
    // Whoever waits for a new character waits in vain now (T86-6.4.3d).
    g.s.unsettled = true;
    happened(g, 'crownReached', { seat });
    g.tell?.({ type: 'crownReached', rule: 'T86-6.4.3e', seat });
  }
}

/** Whoever crosses the Storm River, in whatever way, is rid of some curses (the Poltergeist, D1). */
function overTheRiver(g: Table, seat: Seat): void {
  for (const card of [...g.of(seat).followers]) {
    if (!cardOf(card).abilities?.some((a) => a.can === 'moveOne' && a.until === 'river')) continue;
    loseCard(g, seat, card);
    toPile(g, card);
    g.tell?.({ type: 'curseLifted', rule: 'T86-6.11.9', seat, card });
  }
}
