import { distance, isCorridor, isRoom, type Square } from '../board/grid.ts';
import { monsterCard, type Sorcery, type SpellTarget } from '../content/index.ts';
import type { FigureId, State } from '../state.ts';
import { type Ground, groundOf } from './ground.ts';
import type { Table } from './kit.ts';
import { landing } from './paths.ts';
import { heroesOnBoard, monstersInPlay, numberOf, squareAt, waitsAt } from './values.ts';

/** Who or what a spell may be aimed at now: figures, "x,y" squares, area letters; a spell without a choice has one: "". */
export function spellTargets(g: Table, caster: FigureId, target: SpellTarget | Sorcery['target']): string[] {
  const { s, grid } = g;
  const from = squareAt(s, caster);
  const ground = groundOf(s);
  const near = (id: FigureId, n: number | null) => isNear(s, ground, from, id, n);
  switch (target.at) {
    case 'self':
    case 'allHeroes':
      return [''];
    case 'none':
      return hasSquareNear(g, caster, target.within) ? [''] : [];
    case 'hero':
    case 'monster':
    case 'figure':
      return figuresFor(s, caster, target).filter((id) => suits(s, ground, from, id, target));
    case 'heroesNear':
      return heroesOnBoard(s).some((id) => near(id, target.within) && !('others' in target && target.others && id === caster)) ? [''] : [];
    case 'door':
      return s.doors
        .filter((at) => !s.open.includes(at) && distance(grid, from, at) <= target.within && ground.sees(from, at))
        .map((at) => g.name(at));
    case 'twoMonsters':
      return pairs(monstersInPlay(s).filter((id) => near(id, target.within))).flatMap(([a, b]) =>
        distance(grid, squareAt(s, a), squareAt(s, b)) <= target.apart ? [`${a}+${b}`] : [],
      );
    case 'monstersInSight':
      return monstersInPlay(s).some((id) => near(id, null)) ? [''] : [];
    case 'area':
      return s.revealed.filter((area) => (isRoom(area) || isCorridor(area)) && grid.areas.get(area)!.some((at) => ground.sees(from, at)));
    case 'pile':
      return s.piles
        .filter((pile) => pile.of !== null && pile.of !== 'wizard' && distance(grid, from, pile.at) <= target.within && landing(s, pile.at))
        .map((pile) => g.name(pile.at));
    case 'heroAndSquare':
      return heroesOnBoard(s).filter((id) => near(id, null));
  }
}

/** Whether there is anything at all that it may be aimed at: the first figure that suits is enough. */
export function hasTarget(g: Table, caster: FigureId, target: SpellTarget | Sorcery['target']): boolean {
  if (target.at !== 'hero' && target.at !== 'monster' && target.at !== 'figure') return spellTargets(g, caster, target).length > 0;
  const from = squareAt(g.s, caster);
  const ground = groundOf(g.s);
  return figuresFor(g.s, caster, target).some((id) => suits(g.s, ground, from, id, target));
}

type AtFigure = Extract<SpellTarget | Sorcery['target'], { at: 'hero' | 'monster' | 'figure' }>;

/** The figures among which one is chosen, as far as that does not hang on where they stand. */
function figuresFor(s: State, caster: FigureId, target: AtFigure): FigureId[] {
  if (target.at === 'monster') return monstersInPlay(s);
  const heroes = heroesOnBoard(s);
  if (target.at === 'figure') return [...monstersInPlay(s), ...heroes.filter((id) => id !== caster)];
  return 'other' in target && target.other ? heroes.filter((id) => id !== caster) : heroes;
}

/** Whether one of them is near enough, in sight where that is asked for, and of the right kind. */
function suits(s: State, ground: Ground, from: Square, id: FigureId, target: AtFigure): boolean {
  if (target.at === 'monster') {
    const { code } = s.monsters[numberOf(id)]!;
    if ((target.wizor && code !== 'W1') || (target.underworld && !monsterCard(code).underworld)) return false;
  }
  return isNear(s, ground, from, id, target.within, !('sight' in target && target.sight === false));
}

function isNear(s: State, ground: Ground, from: Square, id: FigureId, within: number | null, sight = true): boolean {
  const at = squareAt(s, id);
  return (within === null || distance(ground.grid, from, at) <= within) && (!sight || ground.sees(from, at));
}

/** Free squares that are set up, so near to the caster (Call the Fallen). */
export function squaresNear(g: Table, caster: FigureId, within: number): Square[] {
  const squares: Square[] = [];
  for (let at = 0; at < g.grid.cells.length; at++) if (isFreeNear(g, caster, within, at)) squares.push(at);
  return squares;
}

function hasSquareNear(g: Table, caster: FigureId, within: number): boolean {
  for (let at = 0; at < g.grid.cells.length; at++) if (isFreeNear(g, caster, within, at)) return true;
  return false;
}

const isFreeNear = ({ s, grid }: Table, caster: FigureId, within: number, at: Square): boolean =>
  distance(grid, squareAt(s, caster), at) <= within && landing(s, at) && !waitsAt(s, at);

function pairs(ids: readonly FigureId[]): [FigureId, FigureId][] {
  return ids.flatMap((a, i) => ids.slice(i + 1).map((b): [FigureId, FigureId] => [a, b]));
}
