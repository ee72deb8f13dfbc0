import { regionOf } from '../../board/index.ts';
import type { SpaceId } from '../../board/spaces.ts';
import { figureOf } from '../../figure.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { ownAbility } from '../../rules/character/numbers.ts';
import { placeOf, spacesOf } from '../../rules/space/places.ts';

const NONE: readonly SpaceId[] = [];

/** The rule of the Elf, in both editions: from Woods to Woods of the same region (T86-6.8). */
export const elf: OwnAbilities<'walkBetween'> = {
  walkBetween: {
    reckonings: {
      walks(s, seat) {
        const walk = ownAbility(s, seat, 'walkBetween');
        if (!walk) return NONE;
        const from = figureOf(s, seat).space;
        if (placeOf(s, from).terrain !== walk.terrain) return NONE;
        const same = spacesOf(s).filter(({ id, region }) => id !== from && region === regionOf(from));
        return same.filter(({ id }) => placeOf(s, id).terrain === walk.terrain).map(({ id }) => id);
      },
    },
  },
};
