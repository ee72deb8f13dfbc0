import type { Called, SpaceId } from '@questhall/talisman/client';
import type { AnyEvent } from '../contract.ts';
import { pictureOf, spacePicture } from './art/pictures.ts';
import type { StatName } from './cards/kinds.ts';
import { StatIcon } from './cards/Medallion.tsx';
import { Face } from './stage/Face.tsx';

/** What a line of the chronicle is about, as a picture: the dice that fell, else a card, a creature, a character, a space or a number. */
export type About = { dice: readonly number[] } | { card: string } | { space: SpaceId } | { stat: StatName };

const STATS: ReadonlySet<unknown> = new Set<StatName>(['strength', 'craft', 'life', 'gold', 'fate']);

/** The number of a character that an event changes, and nothing else. */
function statOf({ type, what }: Record<string, unknown>): StatName | undefined {
  if (type === 'healed') return 'life';
  if (type === 'replenished') return 'fate';
  if (type === 'paid') return 'gold';
  return (type === 'gained' || type === 'lost' || type === 'spoils') && STATS.has(what) ? (what as StatName) : undefined;
}

const isText = (x: unknown): x is string => typeof x === 'string';

/** Picks it from an event of any kind, also of an expansion: by the fields that events have in common. */
export function aboutOf(event: AnyEvent): About | null {
  const { dice, card, spell, cards, spells, creature, character, foes, to, space, type } = event as AnyEvent & Record<string, unknown>;
  if (Array.isArray(dice) && dice.length > 0) return { dice: dice.slice(0, 2) as number[] };
  if (type === 'moved' && isText(to)) return placeOf(event, to);
  const [foe] = Array.isArray(foes) ? (foes as { card?: string; creature?: string }[]) : [];
  const being = isText(creature) ? creature : foe?.creature;
  const first = (list: unknown) => (Array.isArray(list) ? list.find(isText) : undefined);
  const found = [card, spell, foe?.card, being && `cre.${being}`, first(cards), first(spells), character].find(
    (one): one is string => isText(one) && pictureOf(one) !== undefined,
  );
  if (found !== undefined) return { card: found };
  if (type === 'becameToad') return { card: 'toad' };
  if (isText(space)) return placeOf(event, space);
  const stat = statOf(event);
  return stat ? { stat } : null;
}

/** A space as it lay: where a Terrain card covered it, that card, or the space that the card is like. */
function placeOf(event: AnyEvent, space: string): About {
  const name = (event as { called?: Called }).called?.[space];
  if (name === undefined) return { space: space as SpaceId };
  return name.startsWith('space.') ? { space: name.slice('space.'.length) as SpaceId } : { card: name };
}

/** The picture beside a line of the chronicle. */
export function Glimpse({ event }: { event: AnyEvent }) {
  const about = aboutOf(event);
  if (!about) return null;
  if ('dice' in about) {
    const size = about.dice.length > 1 ? 22 : 30;
    return (
      <span className="glimpse-dice">
        {about.dice.map((n, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw
          <Face key={i} n={n} size={size} />
        ))}
      </span>
    );
  }
  if ('stat' in about) return <StatIcon what={about.stat} size={26} />;
  if ('space' in about) return <span className="glimpse-art" style={spacePicture(about.space)} />;
  const picture = pictureOf(about.card);
  return picture ? (
    <span className="glimpse-art" style={{ backgroundColor: picture.tint }}>
      <img src={picture.url} alt="" loading="lazy" decoding="async" draggable={false} />
    </span>
  ) : null;
}
