import type { Seat } from '@questhall/kernel';
import { type Called, onRing, SPACES, type Space, type SpaceId, shapedSpace, spaceOf } from '../../../board/index.ts';
import { kindOf } from '../../../editions/index.ts';
import { memory } from '../../../memory.ts';
import type { Table } from '../../../rules/kit/table.ts';
import { REALM_OF_SOULS } from '../cards.ts';
import type { Souls } from '../state.ts';
import { terrainName } from '../text/card.ts';
import type { TerrainCard } from '../vocabulary.ts';
import { soulsOf } from './who.ts';

/** Whether a Terrain card may lie on the space (TDE-11.18). */
export const terrainFits = (space: SpaceId): boolean => onRing(space);

/** A card of this kind in the stack; undefined where none is left. */
export const inStack = (g: Table, kind: string): string | undefined => soulsOf(g.s).terrainStack.find((card) => kindOf(card) === kind);

/**
 * Lays a Terrain card on a space: from the stack, or from another space (TDE-11.20). One that lay there goes back to
 * the stack (TDE-11.21).
 */
export function layTerrain(g: Table, seat: Seat | undefined, space: SpaceId, kind: string, from?: SpaceId): void {
  if (!terrainFits(space)) return;
  const souls = soulsOf(g.s);
  const card = from === undefined ? inStack(g, kind) : souls.terrain[from];
  if (card === undefined || from === space) return;
  if (from === undefined) souls.terrainStack.splice(souls.terrainStack.indexOf(card), 1);
  else delete souls.terrain[from];
  const before = souls.terrain[space];
  if (before !== undefined) souls.terrainStack.push(before);
  souls.terrain[space] = card;
  g.s.unsettled = true;
  g.tell?.({
    type: 'terrainLaid',
    rule: 'TDE-11.15',
    card,
    space,
    ...(seat === undefined ? {} : { seat }),
    ...(from === undefined ? {} : { from }),
  });
}

/** The three Breaches on random different spaces of the Outer and Middle Region (TDE-11.29). */
export function breachAtRandom(g: Table): void {
  const free = SPACES.filter(({ id }) => terrainFits(id)).map(({ id }) => id);
  while (inStack(g, 'ter.breach') !== undefined) layTerrain(g, undefined, g.take(free, 'breach'), 'ter.breach');
}

/** A space under a Terrain card: where it lies stays, what it is and says is that of the card (TDE-11.15). */
export function spaceUnder(space: Space, s: object): Space {
  const laid = (s as { souls?: Pick<Souls, 'terrain'> }).souls?.terrain[space.id];
  if (laid === undefined) return space;
  return covered(`${space.id}/${kindOf(laid)}`);
}

const terrainCard = (kind: string): TerrainCard => REALM_OF_SOULS.terrain.find(([one]) => one.id === kind)![0];

/** The names of the Terrain cards that lie, by the spaces that bear them; in the order of the board, which tells nothing (TDE-11.15). */
export function calledUnder(terrain: Souls['terrain']): Called | undefined {
  const laid = SPACES.flatMap(({ id }) => (terrain[id] === undefined ? [] : [[id, terrainName(terrain[id]).key] as const]));
  return laid.length > 0 ? Object.fromEntries(laid) : undefined;
}

const covered = memory((question: string): Space => {
  const [where, kind] = question.split('/') as [SpaceId, string];
  const { id, region, across } = spaceOf(where);
  const card = terrainCard(kind);
  return shapedSpace({ id, region, across, draw: 0, instruction: [], ...card.place });
});
