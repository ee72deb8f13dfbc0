import { regionOf } from '../../board/index.ts';
import { givers, kindOf } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import type { State } from '../../state.ts';
import { soulsOf } from './rules/who.ts';
import { SOUL_PILES } from './setup.ts';
import type { Souls } from './state.ts';

/** Cards of the Realm of Souls that lie in no place of the base game. */
export const soulCards = (souls: Souls): string[] => [
  ...souls.veil,
  ...souls.veilDiscard,
  ...souls.facedown.map(({ card }) => card),
  ...souls.hoard,
  ...souls.ghosts.flatMap((ghost) => (ghost ? [...ghost.kept.objects, ...ghost.kept.followers] : [])),
];

/** Ghosts and gravestones, Terrain cards, and what only some may hold. */
export function soulsAreSound(s: State): string[] {
  const wrong: string[] = [];
  const souls = soulsOf(s);
  const shown = souls.ghosts.flatMap((ghost, seat) => (ghost && figureOf(s, seat).card !== null ? [figureOf(s, seat).card!] : []));
  same(wrong, 'Ghost cards', [...souls.ghostCards, ...shown], SOUL_PILES.ghosts);
  // Kinds that are in no stack may lie on the board of a scenario.
  const laid = [...souls.terrainStack, ...Object.values(souls.terrain)].filter((card) => kindOf(card) === 'ter.breach');
  same(wrong, 'Terrain cards', laid, SOUL_PILES.terrain);
  for (const space of Object.keys(souls.terrain)) if (regionOf(space as never) === 'inner') wrong.push(`Terrain on ${space}`);
  souls.ghosts.forEach((ghost, seat) => {
    const c = figureOf(s, seat);
    const isGhost = c.card?.startsWith('ghost.') === true;
    if (isGhost !== (ghost !== null)) wrong.push(`seat ${seat} shows ${c.card} and is ${ghost ? 'a ghost' : 'none'}`);
    if (ghost?.away === 0 && ghost.grave === null) wrong.push(`ghost ${seat} has no gravestone`);
    if (ghost?.grave && regionOf(ghost.grave) === 'inner') wrong.push(`gravestone ${seat} in the Inner Region`);
    if (ghost && c.toad > 0 && ghost.away === 0) wrong.push(`ghost ${seat} is a toad`);
    if (ghost?.away === 0 && c.quest > 0) wrong.push(`ghost ${seat} has a quest`);
  });
  const held = souls.heart;
  const keeps = (objects: readonly string[]) => objects.some((card) => givers('store').has(card));
  if (held !== null && !s.unsettled && !s.characters.some(({ objects }) => objects.includes(held) && keeps(objects)))
    wrong.push(`${held} is in no Heart of Night`);
  for (const card of souls.lifeTrophies) if (!s.characters.some((c) => c.trophies.includes(card))) wrong.push(`${card} is nobody's trophy`);
  return wrong;
}

function same(wrong: string[], what: string, found: readonly string[], expected: readonly string[]): void {
  if ([...found].sort().join() !== [...expected].sort().join()) wrong.push(`${what}: ${found.length} instead of ${expected.length}`);
}
