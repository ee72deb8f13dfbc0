import { distance, isCorridor, isRoom } from '../board/grid.ts';
import { monsterCard, type Sorcery, type SpellTarget } from '../content/index.ts';
import type { FigureId } from '../state.ts';
import type { Table } from './kit.ts';
import { landing } from './paths.ts';
import { heroesOnBoard, monstersInPlay, numberOf, seesSquare, squareAt, waitsAt } from './values.ts';

/** Who or what a spell may be aimed at now: figures, "x,y" squares, area letters; a spell without a choice has one: "". */
export function spellTargets(g: Table, caster: FigureId, target: SpellTarget | Sorcery['target']): string[] {
  const { s, grid } = g;
  const from = squareAt(s, caster);
  const near = (id: FigureId, n: number | null, sight = true) => {
    const at = squareAt(s, id);
    return (n === null || distance(grid, from, at) <= n) && (!sight || seesSquare(s, from, at));
  };
  switch (target.at) {
    case 'self':
    case 'allHeroes':
      return [''];
    case 'none':
      return squaresNear(g, caster, target.within).length > 0 ? [''] : [];
    case 'hero': {
      const other = 'other' in target && target.other;
      const sight = !('sight' in target && target.sight === false);
      return heroesOnBoard(s).filter((id) => (!other || id !== caster) && near(id, target.within, sight));
    }
    case 'monster':
      return monstersInPlay(s).filter((id) => {
        const { code } = s.monsters[numberOf(id)]!;
        if (target.wizor && code !== 'W1') return false;
        return (!target.underworld || monsterCard(code).underworld) && near(id, target.within);
      });
    case 'figure':
      return [...monstersInPlay(s), ...heroesOnBoard(s).filter((id) => id !== caster)].filter((id) => near(id, target.within));
    case 'heroesNear':
      return heroesOnBoard(s).some((id) => near(id, target.within) && !('others' in target && target.others && id === caster)) ? [''] : [];
    case 'door':
      return s.doors
        .filter((at) => !s.open.includes(at) && distance(grid, from, at) <= target.within && seesSquare(s, from, at))
        .map((at) => g.name(at));
    case 'twoMonsters':
      return pairs(monstersInPlay(s).filter((id) => near(id, target.within))).flatMap(([a, b]) =>
        distance(grid, squareAt(s, a), squareAt(s, b)) <= target.apart ? [`${a}+${b}`] : [],
      );
    case 'monstersInSight':
      return monstersInPlay(s).some((id) => near(id, null)) ? [''] : [];
    case 'area':
      return s.revealed.filter((area) => (isRoom(area) || isCorridor(area)) && grid.areas.get(area)!.some((at) => seesSquare(s, from, at)));
    case 'pile':
      return s.piles
        .filter((pile) => pile.of !== null && pile.of !== 'wizard' && distance(grid, from, pile.at) <= target.within && landing(s, pile.at))
        .map((pile) => g.name(pile.at));
    case 'heroAndSquare':
      return heroesOnBoard(s).filter((id) => near(id, null));
  }
}

/** Free squares that are set up, so near to the caster (Call the Fallen). */
export function squaresNear(g: Table, caster: FigureId, within: number): number[] {
  const from = squareAt(g.s, caster);
  return g.grid.cells.flatMap((_, at) => (distance(g.grid, from, at) <= within && landing(g.s, at) && !waitsAt(g.s, at) ? [at] : []));
}

function pairs(ids: readonly FigureId[]): [FigureId, FigureId][] {
  return ids.flatMap((a, i) => ids.slice(i + 1).map((b): [FigureId, FigureId] => [a, b]));
}
