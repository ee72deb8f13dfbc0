import type { DystopiaView, MonsterView } from '@questhall/dystopia/client';
import type { DungeonPlan, MapFigure, MapThing } from './map/model.ts';

const monster = (m: MonsterView, view: DystopiaView, faint: boolean): MapFigure => ({
  id: m.id,
  at: m.at,
  side: 'monster',
  code: m.code,
  name: m.name ?? m.code,
  energy: m.energy,
  most: m.most,
  boss: m.boss,
  ...(m.number === null ? {} : { number: m.number }),
  acts: m.id === `m${view.turn.monster}`,
  // Only in Wizor's round does it matter who has acted.
  rests: m.done && view.turn.hero < 0 && view.outcome === null,
  ...(faint ? { faint } : {}),
});

/** The squares by which the heroes may leave: none where nobody is to escape, for there they lead nowhere (DYS-END.6). */
export const waysOut = (view: DystopiaView): readonly string[] => (view.goals.some(({ goal }) => goal.type === 'escape') ? view.exits : []);

/** The map as this viewer knows it. Wizor's seat knows all: what is not set up is drawn dim and faint. */
export function planOf(view: DystopiaView): DungeonPlan {
  const floor = new Map(view.squares.map(({ at, area }) => [at, area]));
  for (const door of view.doors) if (door.open) floor.set(door.at, '+');
  const hidden = (at: string) => view.shown !== null && !view.shown.includes(floor.get(at) ?? '');
  const things: MapThing[] = [
    ...view.traps.map(({ at, kind, visible }) => ({ at, kind, ...(visible ? {} : { faint: true }) })),
    ...view.furniture.map(({ at, kind, searched, shown }) => ({ at, kind, spent: searched, ...(shown ? {} : { faint: true }) })),
    ...view.neutrals.map(({ at, code }) => ({ at, kind: code })),
    ...view.piles.filter((pile) => pile.gold + pile.things.length + pile.spells.length > 0).map(({ at }) => ({ at, kind: 'pile' })),
    ...(view.captive ? [{ at: view.captive, kind: 'captive' }] : []),
  ];
  const figures: MapFigure[] = [
    ...view.heroes.flatMap((h): MapFigure[] =>
      h.at === null || h.dead
        ? []
        : [
            {
              id: h.id,
              at: h.at,
              side: 'hero',
              code: h.code,
              name: h.code,
              energy: h.energy,
              most: h.values.energy,
              seat: h.seat,
              acts: h.id === `h${view.turn.hero}`,
              ...(h.pass ? {} : { bars: true }),
            },
          ],
    ),
    ...view.monsters.map((m) => monster(m, view, false)),
    ...view.waiting.map((m) => monster(m, view, true)),
  ];
  const dim = new Set([...floor.keys()].filter(hidden));
  return {
    floor,
    openings: view.openings.filter((at) => !floor.has(at)),
    doors: view.doors.map(({ at, open, locked }) => ({ at, open, locked })),
    exits: waysOut(view),
    things,
    figures,
    ...(dim.size > 0 ? { dim } : {}),
  };
}
