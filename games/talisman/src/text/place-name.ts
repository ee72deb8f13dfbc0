import { type Text, text } from '@questhall/kernel';
import { along } from '../board/index.ts';
import type { Called, SpaceId } from '../board/spaces.ts';
import { spaceName } from './names.ts';
import { namesakes, sameName } from './places.ts';

/*
 * What a space is called while a match is played: by the card that covers it, or by its own name (TDE-11.15). Whatever is told of a match
 * names spaces here; printed names (`spaceName`) are for what is printed: cards, the rulebook, the gallery.
 */

/** The name that a space bears, alone. */
const bare = (id: SpaceId, called: Called | undefined): Text => {
  const name = called?.[id];
  return name === undefined ? spaceName(id) : text(name);
};

/** A covered space with what lies under its card. */
const onGround = (id: SpaceId, called: Called): Text => text('place.on', { space: bare(id, called), ground: spaceName(id) });

/**
 * A space as it lies. Where another one bears the name of the card that covers it, it is told what lies under the card: “Breach (on the Plains)”.
 * @param called the names that spaces bear, at the moment that is told of
 */
export function placeName(id: SpaceId, called: Called | undefined): Text {
  return called?.[id] !== undefined && namesakes(id, called).length > 1 ? onGround(id, called) : bare(id, called);
}

/** Of several spaces that are named alike, only the first is named. */
export function placesNamed(ids: readonly SpaceId[], called: Called | undefined): Text[] {
  const alike = (a: SpaceId, b: SpaceId) => sameName(a, b, called) && ((called?.[a] ?? called?.[b]) === undefined || sameName(a, b));
  return ids.filter((id, i) => ids.findIndex((other) => alike(other, id)) === i).map((id) => placeName(id, called));
}

/** A space to choose among others: where several have the same name, with what lies under it or beside it. */
export function spotName(id: SpaceId, called: Called | undefined): Text {
  const others = namesakes(id, called).filter((other) => other !== id);
  const space = bare(id, called);
  if (others.length === 0) return space;
  if (called?.[id] !== undefined && !others.some((other) => sameName(other, id))) return onGround(id, called);
  const [a, b] = [along(id, -1), along(id, 1)];
  if (sameName(a, b, called)) return text('pick.spot.near', { space, a: bare(along(id, 2), called) });
  return text('pick.spot', { space, a: bare(a, called), b: bare(b, called) });
}
