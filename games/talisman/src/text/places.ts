import type { Called, PlainSpaceId, SpaceId } from '../board/spaces.ts';

/** What each space is called; several spaces share a name. */
const PLACES = {
  O1: 'village',
  O2: 'fields',
  O3: 'graveyard',
  O4: 'woods',
  O5: 'sentinel',
  O6: 'hills',
  O7: 'chapel',
  O8: 'fields',
  O9: 'crags',
  O10: 'plains',
  O11: 'woods',
  O12: 'fields',
  O13: 'city',
  O14: 'fields',
  O15: 'hills',
  O16: 'plains',
  O17: 'woods',
  O18: 'plains',
  O19: 'tavern',
  O20: 'fields',
  O21: 'ruins',
  O22: 'plains',
  O23: 'forest',
  O24: 'fields',
  M1: 'portal',
  M2: 'blackKnight',
  M3: 'hiddenValley',
  M4: 'hills',
  M5: 'cursedGlade',
  M6: 'runes',
  M7: 'chasm',
  M8: 'runes',
  M9: 'warlocksCave',
  M10: 'desert',
  M11: 'oasis',
  M12: 'desert',
  M13: 'temple',
  M14: 'woods',
  M15: 'runes',
  M16: 'castle',
  I1: 'plainOfPeril',
  I2: 'mines',
  I3: 'vampiresTower',
  I4: 'pits',
  I5: 'valleyOfFire',
  I6: 'werewolfDen',
  I7: 'diceWithDeath',
  I8: 'crypt',
  I9: 'crown',
} as const satisfies Record<PlainSpaceId, string>;

type Place = (typeof PLACES)[PlainSpaceId];

/** A noun as the language's `nouns` wants it, and how it is said that something lies there. */
export type Places = Readonly<Record<Place, readonly [noun: string, there: string]>>;

/**
 * The names of all spaces, `space.O1` and so on, in the forms of the language, and where something lies, `/in`.
 * @param nouns makes the forms of a table of nouns
 */
export function spaceNames(places: Places, nouns: (table: Record<string, string>) => Record<string, string>): Record<string, string> {
  const all = Object.entries(PLACES).map(([id, place]) => [`space.${id}`, places[place]] as const);
  return {
    ...nouns(Object.fromEntries(all.map(([key, [noun]]) => [key, noun]))),
    ...Object.fromEntries(all.map(([key, [, there]]) => [`${key}/in`, there])),
  };
}

/** Whether two spaces are called the same, as they are printed or as they lie. */
export function sameName(a: SpaceId, b: SpaceId, called?: Called): boolean {
  return placeAt(a, called) === placeAt(b, called);
}

/** The spaces that are called like this one, itself among them: where there are several, the name alone does not tell which is meant. */
export function namesakes(id: SpaceId, called?: Called): SpaceId[] {
  return (Object.keys(PLACES) as PlainSpaceId[]).filter((other) => sameName(other, id, called));
}

/** What a space is called; one that lies beside the board has its name alone. A Terrain card may have the name of another space. */
function placeAt(id: SpaceId, called: Called | undefined): string {
  const name = called?.[id];
  if (name !== undefined && !name.startsWith('space.')) return name;
  const like = name?.slice('space.'.length) ?? id;
  return (PLACES as Readonly<Record<string, string>>)[like] ?? like;
}
