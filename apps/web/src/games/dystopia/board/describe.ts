import type { DystopiaView } from '@questhall/dystopia/client';
import type { Text } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';
import { waysOut } from '../plan.ts';
import { areaOf, figureName, heroName, sayOr } from '../words.ts';
import { besideOf, placeWords } from './nearby.ts';

/** What stands and lies on a square, in words. */
export function whatIsAt(view: DystopiaView, at: string, speak: Speaker): string[] {
  const energy = (name: Parameters<typeof speak.say>[0] | string, n: number, most: number) =>
    speak.say({ key: 'ui.dy.energyOf', args: { figure: name, n, most } });
  const things: string[] = [];
  for (const h of view.heroes) {
    if (h.at !== at || h.dead) continue;
    things.push(energy(heroName(h.code), h.energy, h.values.energy));
    if (!h.pass) things.push(speak.say({ key: 'ui.dy.noPass' }));
  }
  for (const m of [...view.monsters, ...view.waiting]) {
    if (m.at === at) things.push(energy(figureName(view, m.id) as Text | string, m.energy, m.most));
  }
  const door = view.doors.find((one) => one.at === at);
  if (door) things.push(speak.say({ key: door.open ? 'ui.dy.door.open' : door.locked ? 'ui.dy.door.locked' : 'ui.dy.door.closed' }));
  for (const thing of view.furniture) {
    if (thing.at !== at) continue;
    const name = speak.say({ key: `thing.${thing.kind}` });
    things.push(thing.searched ? speak.say({ key: 'ui.dy.searched', args: { thing: name } }) : name);
  }
  for (const trap of view.traps) if (trap.at === at) things.push(speak.say({ key: `trap.${trap.kind}` }));
  for (const being of view.neutrals) if (being.at === at) things.push(speak.say({ key: `being.${being.code}` }));
  if (view.captive === at) things.push(speak.say({ key: 'being.captive' }));
  const pile = view.piles.find((one) => one.at === at);
  if (pile) things.push(speak.say({ key: 'ui.dy.pile', args: { n: pile.things.length + pile.spells.length, gold: pile.gold } }));
  if (waysOut(view).includes(at)) things.push(speak.say({ key: 'ui.dy.exit' }));
  return things;
}

/** A square in words: by its number, which is its name for whoever sees no map, what is on it, and what is beside it. */
export function describeSquare(view: DystopiaView, at: string, speak: Speaker): string {
  const [x = '', y = ''] = at.split(',');
  if (!isKnown(view, at)) return speak.say({ key: 'ui.dy.unknown', args: { x, y } });
  const area = areaOf(view, at);
  const place =
    area === null
      ? speak.say({ key: 'ui.dy.square', args: { x, y } })
      : speak.say({ key: 'ui.dy.squareIn', args: { area: sayOr(speak, area), x, y } });
  const near = besideOf(view, at);
  const beside = near.length > 0 ? [speak.say({ key: 'ui.dy.beside', args: { things: near } })] : [];
  return [place, ...whatIsAt(view, at, speak), ...beside].join(', ');
}

/** The same for the eye: what is on it, or where it lies; the map shows no numbers. */
export function seenSquare(view: DystopiaView, at: string, speak: Speaker): string {
  if (!isKnown(view, at)) return speak.say({ key: 'ui.dy.unknown' });
  const things = whatIsAt(view, at, speak);
  // A sentence of its own, which begins with a capital.
  const said = things.length > 0 ? [speak.say({ key: 'ui.dy.place', args: { area: things.join(', ') } })] : [];
  return [...said, speak.say(placeWords(view, at))].join(' ');
}

const isKnown = (view: DystopiaView, at: string): boolean =>
  view.squares.some((square) => square.at === at) || view.doors.some((door) => door.at === at);
