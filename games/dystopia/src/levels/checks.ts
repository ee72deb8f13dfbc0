import { oneLine } from '@questhall/plain';
import { type Grid, gridOf, type Square, squareOf } from '../board/grid.ts';
import type { LevelFile, XY } from '../board/level.ts';
import { itemIds, spellIds } from '../content/ids.ts';
import { doorEntryProblems, mapProblems, rowProblems } from './check-map.ts';
import { reachProblems } from './check-reach.ts';
import type { Problem } from './problems.ts';
import { hoardsOf, type Thing, thingsOf } from './things.ts';

/** From this level on the Wizard is with the party (D.10). */
const WIZARD_FROM = 6;
const STARTS = 5;
const word = (what: string) => ({ key: `level.thing.${what}` });

/**
 * What is wrong with a level that has the form of one, beyond its form (DYS-LVL.3 to DYS-LVL.11): each with its place
 * in the document and, where there is one, its square.
 */
export function levelProblems(level: LevelFile): Problem[] {
  const rows = rowProblems(level);
  if (rows.length > 0) return [...rows, ...textProblems(level)];
  const grid = gridOf(level);
  const things = thingsOf(level);
  const standing = things.filter(({ at }) => onFloor(grid, at));
  const wrong = [...mapProblems(grid), ...doorEntryProblems(level, grid), ...squareProblems(level, grid, things)];
  return [...wrong, ...startProblems(level, grid, standing), ...goalProblems(level), ...cardProblems(level), ...textProblems(level)];
}

function onFloor(grid: Grid, [x, y]: XY): boolean {
  const cell = x < grid.width && y < grid.height ? grid.cells[y * grid.width + x] : '#';
  return cell !== '#' && cell !== '+';
}

/** Things in the rock, on each other, or before a door (DYS-LVL.7, DYS-LVL.8). */
function squareProblems(level: LevelFile, grid: Grid, things: readonly Thing[]): Problem[] {
  const found: Problem[] = [];
  const error = (code: string, rule: string, { pointer, at }: { pointer: string; at: XY }, args: NonNullable<Problem['args']>) =>
    found.push({ code, rule, severity: 'error', pointer, at, args });
  const taken = new Map<Square, Thing>();
  for (const thing of things) {
    const { at, what } = thing;
    if (!onFloor(grid, at)) {
      error('noFloor', 'DYS-LVL.7', thing, { what: word(what) });
      continue;
    }
    const square = squareOf(grid, at);
    const other = taken.get(square);
    if (other) error('shared', 'DYS-LVL.7', thing, { what: word(what), other: word(other.what) });
    else taken.set(square, thing);
    const before = thing.blocks && what !== 'captive' && grid.neighbours[square]!.some((to) => grid.cells[to] === '+');
    if (before) error('beforeDoor', 'DYS-LVL.8', thing, { what: word(what) });
  }
  for (const [i, at] of level.exits.entries()) {
    const exit = { pointer: `/exits/${i}`, at };
    const other = onFloor(grid, at) ? taken.get(squareOf(grid, at)) : undefined;
    if (!onFloor(grid, at)) error('noFloor', 'DYS-LVL.7', exit, { what: word('exit') });
    else if (other && other.what !== 'start') error('shared', 'DYS-LVL.7', exit, { what: word(other.what), other: word('exit') });
  }
  return found;
}

/** Too few start squares, and what cannot be come to from them. */
function startProblems(level: LevelFile, grid: Grid, standing: readonly Thing[]): Problem[] {
  const found: Problem[] = [];
  if (level.starts.length < STARTS) {
    found.push({
      code: 'starts',
      rule: 'DYS-SET.12',
      severity: 'error',
      pointer: '/starts',
      args: { n: level.starts.length, wanted: STARTS },
    });
  }
  if (!level.starts[0] || !onFloor(grid, level.starts[0])) return found;
  const doors = (level.doors ?? []).filter(({ at }) => grid.cells[squareOf(grid, at)] === '+');
  const exits = level.exits.filter((at) => onFloor(grid, at));
  return [...found, ...reachProblems({ ...level, doors, exits }, grid, standing)];
}

/** Goals that name what the level does not contain, or what not every party finds (DYS-LVL.11, DYS-LVL.1). */
function goalProblems(level: LevelFile): Problem[] {
  const found: Problem[] = [];
  const hoards = hoardsOf(level);
  if (level.goals.length === 0) found.push({ code: 'noGoal', rule: 'DYS-LVL.11', severity: 'error', pointer: '/goals' });
  const wizor = level.monsters.findIndex(({ code }) => code === 'W1');
  if (wizor >= 0 && level.goals.some(({ type }) => type !== 'defeatWizor')) {
    const { at } = level.monsters[wizor]!;
    found.push({ code: 'wizorEnds', rule: 'DYS-GOAL.5', severity: 'hint', pointer: `/monsters/${wizor}`, at });
  }
  level.goals.forEach((goal, i) => {
    const wrong = (code: string, args: Problem['args'] = {}, at?: XY) =>
      found.push({ code, rule: 'DYS-LVL.11', severity: 'error', pointer: `/goals/${i}`, args, ...(at ? { at } : {}) });
    /** For what depends on the party's size, the smallest party counts. */
    const there = (code: string, places: readonly { minParty?: number; at: XY }[], args: Problem['args']) => {
      if (places.length === 0) wrong(code, args);
      else if (places.every(({ minParty = 1 }) => minParty > 1)) wrong('goalParty', args, places[0]!.at);
    };
    switch (goal.type) {
      case 'escape':
        if (level.exits.length === 0) wrong('noExit');
        break;
      case 'freeWizard':
        if (!level.captive) wrong('noCaptive');
        else if (level.number >= WIZARD_FROM) {
          // Then the goal counts as met; without another one the level would be won before it begins.
          const severity = level.goals.every(({ type }) => type === 'freeWizard') ? 'error' : 'hint';
          found.push({ code: 'captiveFree', rule: 'DYS-GOAL.4', severity, pointer: '/captive', at: level.captive.at });
        }
        break;
      case 'defeatWizor':
        there(
          'noWizor',
          level.monsters.filter(({ code }) => code === 'W1'),
          {},
        );
        break;
      case 'killBoss':
        there(
          'noBoss',
          level.monsters.filter(({ boss }) => boss === goal.boss),
          { boss: goal.boss },
        );
        break;
      case 'findItem':
        there(
          'noItem',
          hoards.filter(({ entries }) => entries.some((entry) => 'item' in entry && entry.item === goal.item)),
          { item: goal.item },
        );
        break;
    }
  });
  return found;
}

/** Names of cards that there are not, in treasure, keys and shops. */
function cardProblems(level: LevelFile): Problem[] {
  const found: Problem[] = [];
  const check = (known: ReadonlySet<string>, id: string, code: string, pointer: string, at?: XY) => {
    if (!known.has(id)) found.push({ code, severity: 'error', pointer, args: { id }, ...(at ? { at } : {}) });
  };
  for (const { entries, pointer, at } of hoardsOf(level)) {
    entries.forEach((entry, i) => {
      if ('item' in entry) check(itemIds, entry.item, 'itemUnknown', `${pointer}/${i}`, at);
      if ('spell' in entry) check(spellIds, entry.spell, 'spellUnknown', `${pointer}/${i}`, at);
    });
  }
  (level.doors ?? []).forEach(({ key, at }, i) => {
    if (key !== undefined) check(itemIds, key, 'itemUnknown', `/doors/${i}/key`, at);
  });
  level.after?.stock.forEach((thing, i) => {
    if (thing.startsWith('spell:')) check(spellIds, thing.slice('spell:'.length), 'spellUnknown', `/after/stock/${i}`);
    else check(itemIds, thing, 'itemUnknown', `/after/stock/${i}`);
  });
  return found;
}

/** A level without words is played all the same, but nobody knows what it is about. */
function textProblems({ title, story, monsters }: LevelFile): Problem[] {
  const found: Problem[] = [];
  if (oneLine(title) === '') found.push({ code: 'noTitle', severity: 'error', pointer: '/title' });
  if (story.intro.trim() === '') found.push({ code: 'noIntro', rule: 'DYS-GEN.3', severity: 'hint', pointer: '/story/intro' });
  if (story.won.trim() === '') found.push({ code: 'noWon', severity: 'hint', pointer: '/story/won' });
  if (monsters.length === 0) found.push({ code: 'noMonsters', severity: 'hint', pointer: '/monsters' });
  return found;
}
