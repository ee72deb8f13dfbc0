import { constant } from '../constant.ts';
import type { Creature, Effect, Terrain } from '../vocabulary.ts';
import type { Region, SpaceId } from './space-ids.ts';

export type { PlainSpaceId, Region, SpaceId } from './space-ids.ts';

/** What makes a space of the Inner Region: each has rules of its own (rules/space/inner.ts). */
export type InnerPlace = 'plain' | 'mines' | 'vampire' | 'pits' | 'valley' | 'werewolf' | 'death' | 'crypt' | 'crown';

/** One printed space. Its name is the text `space.<id>`. */
export interface Space {
  id: SpaceId;
  region: Region;
  /** The number of Adventure cards that should lie here when somebody meets the space; 0: none are drawn. */
  draw: number;
  /** So many cards of another deck are drawn here, whatever lies here already, and all are met (the Breach, TDE-G.3). */
  other?: { readonly deck: string; readonly n: number };
  terrain?: Terrain;
  /** A Raft may be built here (woods and the Forest). */
  timber?: true;
  /** Whether the printed instruction must or may be followed. */
  duty?: 'must' | 'may';
  /** What happens before a card is drawn. */
  first?: readonly Effect[];
  /** The printed instruction, carried out after the cards on the space. */
  instruction: readonly Effect[];
  /** The spaces straight across the Storm River (B5). */
  across: readonly SpaceId[];
  /** Creatures fought here add this to their die (the Runes). */
  runesBonus?: number;
  /** Objects give no bonus, Magic Objects do not work, no Spell is cast (the Cursed Glade). */
  cursed?: true;
  inner?: InnerPlace;
  /** Who is fought there (the Pits). */
  creature?: Creature;
}

/** Spaces that bear another name than the printed one, by their ids: each with the key of the name that it bears (TDE-11.15). */
export type Called = Readonly<Record<string, string>>;

/** The spaces of one edition by id. All editions have the same spaces in the same places; their texts differ. */
export type Board = ReadonlyMap<string, Space>;

/** The same space with every field that one may have, in one order: a field is found at once where all are of one shape. */
export function shapedSpace(space: Space): Space {
  const shaped: { [K in keyof Required<Space>]: Space[K] | undefined } = {
    id: space.id,
    region: space.region,
    draw: space.draw,
    other: constant(space.other),
    terrain: space.terrain,
    timber: space.timber,
    duty: space.duty,
    first: constant(space.first),
    instruction: constant(space.instruction),
    across: space.across,
    runesBonus: space.runesBonus,
    cursed: space.cursed,
    inner: space.inner,
    creature: space.creature,
  };
  return shaped as Space;
}
