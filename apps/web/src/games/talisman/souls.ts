import type { Text } from '@questhall/kernel';
import {
  breachText,
  CRYPT_SPACES,
  crownTexts,
  EDITION_1986,
  EDITION_DIGITAL,
  kindOf,
  REALM_OF_SOULS,
  type SpaceId,
  shaftText,
  spaceText,
  type TalismanView,
} from '@questhall/talisman/client';
import { spaceName } from './names.ts';
import { hasCrypts, hasFate } from './status.ts';

/** What of the Realm of Souls is shown on the table. */
export interface SoulsShown {
  /** By seat: who is a ghost, whose card it was, and where its gravestone stands. */
  ghosts: readonly ({ character: string; grave: string | null; away: number } | null)[];
  terrain: readonly { space: string; card: string }[];
  terrainStack: readonly string[];
  veil: number;
  veilDiscard: readonly string[];
  ghostCards: number;
  /** Null while it is hidden. */
  finale: string | null;
  king: number;
}

/** The Realm of Souls of a view; null in a match without it. */
export const soulsIn = (view: TalismanView): SoulsShown | null => (view as { souls?: SoulsShown | null }).souls ?? null;

/** Whether a character walks on as a ghost. */
export const isGhost = (card: string | null): boolean => card?.startsWith('ghost.') ?? false;

/** The kind of the Terrain card that covers a space; undefined where none does. */
export function coverOf(view: TalismanView, space: string): string | undefined {
  const card = soulsIn(view)?.terrain.find((one) => one.space === space)?.card;
  return card && kindOf(card);
}

/** The space whose name and text the Terrain card on a space has; undefined where none lies, or where it has its own. */
export function likeOn(view: TalismanView, space: string): SpaceId | undefined {
  const cover = coverOf(view, space);
  return REALM_OF_SOULS.terrain.find(([{ id }]) => id === cover)?.[0].like;
}

/** The name that is drawn on a space as it lies: that of the Terrain card that covers it, or its own. In words: `placeName`. */
export function titleOf({ called }: TalismanView, space: string): Text {
  const name = called?.[space];
  return name === undefined ? spaceName(space) : { key: name };
}

const boardOf = (view: Pick<TalismanView, 'options'>) => (hasFate(view) ? EDITION_DIGITAL : EDITION_1986).board;

/** A space as it is printed in the edition that is played. */
export const printedSpace = (view: Pick<TalismanView, 'options'>, id: string) =>
  boardOf(view).get(id as SpaceId) ?? CRYPT_SPACES.find((space) => space.id === id);

/** What is done on the Crown, where the match may have another ending than the Command Spell. */
function crownIn(view: TalismanView) {
  const souls = soulsIn(view);
  return souls ? { crown: crownTexts(souls.finale as Parameters<typeof crownTexts>[0]) } : {};
}

/** What is to be done on a space as it lies, by the house rules of the match. */
export function spaceTexts(view: TalismanView, id: string): Text[] {
  const card = coverOf(view, id);
  const terrain = REALM_OF_SOULS.terrain.find(([one]) => one.id === card)?.[0];
  if (terrain && !terrain.like) return breachText(terrain);
  const { options, called } = view;
  const space = printedSpace(view, terrain?.like ?? id);
  const printed = space
    ? spaceText(space, { ...(options as unknown as NonNullable<Parameters<typeof spaceText>[1]>), ...crownIn(view), called })
    : [];
  return hasCrypts(view) && !card ? [...printed, ...shaftText(id as SpaceId, { tideBell: options.tideBell === true })] : printed;
}
