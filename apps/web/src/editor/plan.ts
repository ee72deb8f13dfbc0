import { type LevelFile, monsterCard, type XY } from '@questhall/dystopia/levels';
import { type DungeonPlan, nameAt } from '../games/dystopia/map/model.ts';
import { same, widthOf } from './model.ts';

const name = ([x, y]: XY): string => nameAt(x, y);

/** The whole level as the table's map draws it: everything in sight, doors as they stand at the start. */
export function planOf(level: LevelFile): DungeonPlan {
  const floor = new Map<string, string>();
  const doors: XY[] = [];
  for (const [y, row] of level.map.entries()) {
    for (const [x, sign] of [...row].entries()) {
      if (sign === '+') doors.push([x, y]);
      else if (sign !== '#') floor.set(nameAt(x, y), sign);
    }
  }
  return {
    floor,
    openings: [],
    doors: doors.map((at) => {
      const entry = level.doors?.find((door) => same(door.at, at));
      return { at: name(at), open: entry?.state === 'open', locked: entry?.state === 'locked' };
    }),
    exits: level.exits.map(name),
    things: [
      ...level.furniture.map(({ at, kind }) => ({ at: name(at), kind })),
      ...level.traps.map(({ at, kind, visible }) => ({ at: name(at), kind, faint: !visible })),
      ...(level.neutrals ?? []).map(({ at, code }) => ({ at: name(at), kind: code })),
      ...(level.captive ? [{ at: name(level.captive.at), kind: 'captive' }] : []),
    ],
    figures: level.monsters.map(({ at, code, name: own, energy, boss, minParty = 1 }, i) => {
      const most = energy ?? monsterCard(code).energy;
      return {
        id: `m${i}`,
        at: name(at),
        side: 'monster',
        code,
        name: own ?? code,
        energy: most,
        most,
        boss: boss !== undefined,
        faint: minParty > 1,
      };
    }),
    size: { w: widthOf(level), h: level.map.length },
  };
}
