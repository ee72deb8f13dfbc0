import { type Grid, type Square, squareOf } from '../board/grid.ts';
import type { LevelFile, XY } from '../board/level.ts';
import type { Problem } from './problems.ts';
import { hoardsOf, type Thing } from './things.ts';

/** Floor that can be walked to from the first start square, with everything that fills a square as a wall. */
function walk(grid: Grid, blocked: ReadonlySet<Square>, shut: ReadonlySet<Square>): Set<Square> {
  const first = grid.starts[0];
  const seen = new Set<Square>(first === undefined ? [] : [first]);
  for (const at of seen) {
    for (const to of grid.neighbours[at]!) if (grid.cells[to] !== '#' && !blocked.has(to) && !shut.has(to)) seen.add(to);
  }
  return seen;
}

/**
 * What cannot be come to (DYS-LVL.9), with locked doors shut until their keys can be fetched (DYS-LVL.10). `things`
 * all stand on floor.
 */
export function reachProblems(level: LevelFile, grid: Grid, things: readonly Thing[]): Problem[] {
  const square = (at: XY) => squareOf(grid, at);
  const blocked = new Set(things.filter(({ blocks }) => blocks).map(({ at }) => square(at)));
  const open = walk(grid, blocked, new Set());
  const { shut, reached } = fetchKeys(level, grid, blocked);
  const beside = (within: ReadonlySet<Square>, at: Square) => grid.neighbours[at]!.some((to) => within.has(to));
  const come = (within: ReadonlySet<Square>, { at, blocks, what }: Pick<Thing, 'at' | 'blocks' | 'what'>) =>
    what === 'trap' || (blocks ? beside(within, square(at)) : within.has(square(at)));

  const found: Problem[] = [];
  for (const thing of things) {
    if (come(open, thing)) continue;
    const { at, pointer, what } = thing;
    found.push({ code: 'unreachable', rule: 'DYS-LVL.9', severity: 'error', pointer, at, args: { what: { key: `level.thing.${what}` } } });
  }
  level.exits.forEach((at, i) => {
    if (open.has(square(at))) return;
    found.push({
      code: 'unreachable',
      rule: 'DYS-LVL.9',
      severity: 'error',
      pointer: `/exits/${i}`,
      at,
      args: { what: { key: 'level.thing.exit' } },
    });
  });
  for (const [area, squares] of grid.areas) {
    if (squares.some((one) => open.has(one))) continue;
    const [first = 0] = squares;
    const at: XY = [first % grid.width, Math.floor(first / grid.width)];
    found.push({ code: 'shutArea', rule: 'DYS-LVL.9', severity: 'hint', pointer: `/map/${at[1]}`, at, args: { area } });
  }
  (level.doors ?? []).forEach((door, i) => {
    if (!shut.has(square(door.at))) return;
    const place = { rule: 'DYS-LVL.10', severity: 'error' as const, pointer: `/doors/${i}`, at: door.at };
    // A second way into what it locks does not help: a door that nothing opens is a mistake.
    if (door.key === undefined) found.push({ code: 'noKey', ...place });
    else found.push({ code: 'keyAway', ...place, args: { item: door.key } });
  });
  const locked = things.some((thing) => come(open, thing) && !come(reached, thing)) || level.exits.some((at) => !reached.has(square(at)));
  return locked || shut.size === 0 ? found : found.map((one) => (one.code === 'keyAway' ? { ...one, severity: 'hint' } : one));
}

/** Opens locked doors as long as another key can be come to; tells what stays shut, and what can be walked to. */
function fetchKeys(level: LevelFile, grid: Grid, blocked: ReadonlySet<Square>): { shut: Set<Square>; reached: Set<Square> } {
  const locked = (level.doors ?? []).filter(({ state }) => state === 'locked');
  const shut = new Set(locked.map(({ at }) => squareOf(grid, at)));
  const hoards = hoardsOf(level);
  for (;;) {
    const reached = walk(grid, blocked, shut);
    const keys = new Set(
      hoards.flatMap(({ entries, at, beside, minParty }) => {
        const square = squareOf(grid, at);
        const there = minParty <= 1 && (beside ? grid.neighbours[square]!.some((to) => reached.has(to)) : reached.has(square));
        return there ? entries.flatMap((entry) => ('item' in entry ? [entry.item] : [])) : [];
      }),
    );
    const opens = locked.filter(({ at, key }) => shut.has(squareOf(grid, at)) && key !== undefined && keys.has(key));
    if (opens.length === 0) return { shut, reached };
    for (const { at } of opens) shut.delete(squareOf(grid, at));
  }
}
