import { squareOf } from './board/grid.ts';
import { heroCard } from './content/index.ts';
import { gridAt, isFloor, onBoard } from './rules/values.ts';
import type { State } from './state.ts';

/** A sentence for every invariant that does not hold; empty where all is well. */
export function invariants(s: State): string[] {
  if (s.phase !== 'level' || s.ended) return [];
  const wrong: string[] = [];
  const grid = gridAt(s);
  const taken = new Map<number, string>();
  const stand = (at: number, who: string) => {
    const other = taken.get(at);
    if (other !== undefined) wrong.push(`${who} and ${other} share ${at}`);
    taken.set(at, who);
  };
  const walking = s.stack.some((f) => f.proc === 'walk');
  s.heroes.forEach((h, n) => {
    if (!onBoard(h)) return;
    if (!walking) stand(h.at, `hero ${n}`);
    if (!isFloor(s, h.at)) wrong.push(`hero ${n} stands on ${grid.cells[h.at]} at ${h.at}`);
    if (h.energy <= 0) wrong.push(`hero ${n} lives on with ${h.energy}`);
    if (h.energy > heroCard(h.code).energy) wrong.push(`hero ${n} has too much energy`);
    if (h.gold < 0) wrong.push(`hero ${n} owes gold`);
    if (h.attack !== null && !h.weapons.includes(h.attack)) wrong.push(`hero ${n} fights with what it does not have`);
  });
  s.monsters.forEach((m, n) => {
    if (m.dead) return;
    if (!walking) stand(m.at, `monster ${n}`);
    if (m.energy <= 0) wrong.push(`monster ${n} lives on`);
  });
  for (const entry of s.waiting) stand(squareOf(grid, grid.level.monsters[entry]!.at), `waiting monster ${entry}`);
  return wrong;
}
