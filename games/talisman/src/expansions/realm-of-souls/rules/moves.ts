import type { Seat } from '@questhall/kernel';
import { has, lawful } from '../../../rules/character/numbers.ts';
import type { Table } from '../../../rules/kit/table.ts';
import type { State } from '../../../state.ts';
import { isGhost, soulsOf } from './who.ts';

/** Dice for the movement roll: three for whoever gave a life to the Pit of Souls. */
export const diceToMove = (s: State, seat: Seat): number => (soulsOf(s).threeDice.includes(seat) ? 3 : 1);

/** They are told off by rolling. */
export function spendThreeDice(g: Table, seat: Seat): void {
  const souls = soulsOf(g.s);
  if (souls.threeDice.includes(seat)) souls.threeDice = souls.threeDice.filter((one) => one !== seat);
}

/** How many spaces the character may move with this roll, as options; fewer than two where nothing bends it. */
export function bends(s: State, seat: Seat, steps: number): string[] {
  let [less, more] = [0, 0];
  if (has(s, seat, 'bendMove')) {
    less += 1;
    more += 1;
  }
  if (isGhost(s, seat)) {
    if (lawful(s, 'ghostStep')) more += 1;
    if (lawful(s, 'chill')) less += 1;
  }
  const options: string[] = [];
  for (let n = Math.max(1, steps - less); n <= steps + more; n++) options.push(`steps:${n}`);
  return options;
}
