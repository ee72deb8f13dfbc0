import type { DystopiaView } from '@questhall/dystopia/client';
import type { Text, TextArg } from '@questhall/kernel';
import { cellOf } from '../map/model.ts';
import { waysOut } from '../plan.ts';
import { areaOf, figureName, heroName } from '../words.ts';

/** What stands right beside a square, by name: whoever looks at the map knows the square by it. */
export function besideOf(view: DystopiaView, at: string): TextArg[] {
  const { x, y } = cellOf(at);
  const near = new Set([`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`]);
  const named: TextArg[] = [];
  for (const h of view.heroes) if (h.at && near.has(h.at) && !h.dead && h.id !== `h${view.turn.hero}`) named.push(heroName(h.code));
  for (const m of view.monsters) if (near.has(m.at)) named.push(figureName(view, m.id));
  for (const door of view.doors)
    if (near.has(door.at)) named.push({ key: door.open ? 'ui.dy.door.open' : door.locked ? 'ui.dy.door.locked' : 'ui.dy.door.closed' });
  for (const thing of view.furniture) if (near.has(thing.at)) named.push({ key: `thing.${thing.kind}` });
  for (const trap of view.traps) if (near.has(trap.at)) named.push({ key: `trap.${trap.kind}` });
  for (const being of view.neutrals) if (near.has(being.at)) named.push({ key: `being.${being.code}` });
  if (view.captive && near.has(view.captive)) named.push({ key: 'being.captive' });
  for (const out of waysOut(view)) if (near.has(out)) named.push({ key: 'ui.dy.exit' });
  return named;
}

/** A square as a person finds it on the map, where no numbers stand: its room or corridor, and what is beside it. */
export function placeWords(view: DystopiaView, at: string): Text {
  const area = areaOf(view, at) ?? { key: 'ui.dy.passage' };
  const things = besideOf(view, at);
  return things.length > 0 ? { key: 'ui.dy.place.beside', args: { area, things } } : { key: 'ui.dy.place', args: { area } };
}
