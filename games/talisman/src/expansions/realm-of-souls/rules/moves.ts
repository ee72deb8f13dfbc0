import type { Seat } from '@questhall/kernel';
import type { Table } from '../../../rules/kit.ts';
import { has, lawful } from '../../../rules/numbers.ts';
import { isGhost } from './who.ts';

/** Dice for the movement roll: three for whoever gave a life to the Pit of Souls; told off by rolling. */
export function diceToMove(g: Table, seat: Seat): number {
  const { souls } = g.s;
  if (!souls?.threeDice.includes(seat)) return 1;
  souls.threeDice = souls.threeDice.filter((one) => one !== seat);
  return 3;
}

/** How many spaces the character may move with this roll, as options; fewer than two where nothing bends it. */
export function bends(g: Table, seat: Seat, steps: number): string[] {
  if (!g.s.souls) return [];
  let [less, more] = [0, 0];
  if (has(g.s, seat, 'bendMove')) {
    less += 1;
    more += 1;
  }
  if (isGhost(g.s, seat)) {
    if (lawful(g.s, 'ghostStep')) more += 1;
    if (lawful(g.s, 'chill')) less += 1;
  }
  const options: string[] = [];
  for (let n = Math.max(1, steps - less); n <= steps + more; n++) options.push(`steps:${n}`);
  return options;
}
